"""The warning before a clear mistake in a real browser: think again, play it anyway, never again."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Sitter
from tests.browser.test_everybody import serious

SAID = {
    "say": "warning-why",
    "with": {
        "why": {
            "say": "warning-gives",
            "with": {"seat": {"seat": 1}, "points": {"say": "warning-points", "with": {"count": 12}}},
        },
        "cost": {"say": "warning-cost", "with": {"points": {"say": "warning-points", "with": {"count": 9}}}},
    },
}


def at_a_table(page: Page, warning: str) -> tuple[list[str], dict[str, Any]]:
    """Sit down against bots at Lucca. Every move is called a mistake; what the house was asked is kept."""
    asked: list[str] = []

    def answer(route: Route) -> None:
        asked.append(route.request.url.partition("?")[2])
        told: dict[str, Any] = {"on": True, "say": SAID if "text=&" not in asked[-1] else None}
        route.fulfill(content_type="application/json", body=json.dumps(told))

    page.route("**/warning?*", answer)
    page.goto("/settings")
    page.locator(f"input[name=mistakes][value={warning}]").check()
    page.goto("/")
    made = page.evaluate(
        """async () => (await fetch("/api/v1/play-now", {
        method: "POST", headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ game: "lucca", seats: 3, level: "random", seat: 0, lang: "en" }) })).json()"""
    )
    page.goto(f"/table/{made['table']}")
    expect(page.locator("[data-board] [data-id]").first).to_be_visible()
    return asked, made


def play_first(page: Page) -> None:
    page.locator("[data-sheet=choices]").click()
    page.locator("[data-choice]").first.click()


@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_a_mistake_is_said_and_played_only_when_one_insists(sit: Sitter, size: str) -> None:
    page = sit(size=size)
    asked, made = at_a_table(page, "always")
    while not asked:
        page.wait_for_timeout(50)
    play_first(page)
    warned = page.locator("[data-warned]")
    expect(warned).to_contain_text("12 points")
    expect(page.locator("[data-warned-think]")).to_be_focused()
    assert serious(page) == []
    assert asked[0].startswith("text=&first=0"), "the house begins to look when the decision begins"
    page.locator("[data-warned-think]").click()
    expect(warned).to_have_count(0)
    page.reload()  # whoever was warned of a move in a position is not warned of it again
    play_first(page)
    page.locator("[data-warned-play]").click()
    expect(warned).to_have_count(0)
    page.wait_for_function(
        "async ([table, before]) => (await (await fetch(`/api/v1/tables/${table}`)).json()).number > before",
        arg=[made["table"], made["number"]],
    )


@pytest.mark.parametrize("answer", ["think", "hint"])
def test_whoever_thinks_again_finds_the_pieces_picked_as_before(sit: Sitter, answer: str) -> None:
    page = sit()
    page.goto("/settings")
    page.locator("input[name=confirming][value=always]").check()
    at_a_table(page, "always")
    play_first(page)
    confirm = page.locator("[data-confirm]")
    before = page.locator("[data-strip] .what").inner_text()
    picked = page.locator('[data-board] [data-state="picked"]')
    many = picked.count()
    assert many
    confirm.click()
    page.locator(f"[data-warned-{answer}]").click()
    expect(page.locator("[data-warned]")).to_have_count(0)
    expect(confirm).to_be_visible()
    expect(picked).to_have_count(many)
    expect(page.locator("[data-strip] .what")).to_have_text(before, use_inner_text=True)


def test_who_wants_no_warnings_is_asked_nothing(sit: Sitter) -> None:
    page = sit()
    asked, _ = at_a_table(page, "always")
    play_first(page)
    page.locator("[data-warned-never]").click()
    expect(page.locator("[data-warned]")).to_have_count(0)
    before = len(asked)
    page.goto("/settings")
    expect(page.locator("input[name=mistakes][value=never]")).to_be_checked()
    page.go_back()
    expect(page.locator("[data-board] [data-id]").first).to_be_visible()
    assert len(asked) == before
