"""A study in a real browser: begun from a record, grown by playing on the board, drawn on, stepped through, undone."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from loggia.games import game
from loggia.kernel import Chance
from loggia.kernel.random_play import random_decision
from tests.browser.conftest import Sitter
from tests.browser.test_everybody import serious


def record() -> str:
    match = game("lucca").new(2, {}, "browser")
    chance = Chance("browser")
    while not match.over:
        match.play(*random_decision(match, chance))
    return match.record.text()


def begin(page: Page) -> None:
    """A study after eight moves of a match, at its first position."""
    page.goto("/studies")
    expect(page.locator("[data-begin]")).to_be_enabled()
    made: dict[str, Any] = page.evaluate(
        """async (record) => (await fetch("/api/v1/studies", {
        method: "POST", headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ record, move: 8, title: "Eight" }) })).json()""",
        record(),
    )
    page.goto(f"/study/{made['study']}")
    expect(page.locator("[data-board] [data-id]").first).to_be_visible()


@pytest.mark.console("500")
def test_a_study_whose_position_the_house_cannot_show_says_so_instead_of_waiting(sit: Sitter) -> None:
    page = sit()
    begin(page)
    answer = {"status": 500, "content_type": "application/json", "body": '{"say": "refused-trouble", "with": {}}'}
    page.route("**/positions/**", lambda route: route.fulfill(**answer))
    page.reload()
    expect(page.locator("h1")).to_be_visible()
    expect(page.locator(".loading")).to_have_count(0)


def test_a_study_grows_on_the_board_and_is_taken_back(sit: Sitter) -> None:
    page = sit()
    begin(page)
    nodes = page.locator("[data-node]")
    before = nodes.count()
    page.locator("[data-sheet=choices]").click()
    page.locator("#drawer [data-choice]").last.click()
    page.locator("[data-sheet=log]").click()
    expect(nodes).to_have_count(before + 1)
    added = page.locator("[data-node][aria-current]")
    number = added.get_attribute("data-node")
    expect(page).to_have_url(re.compile(f"#node={number}$"))
    page.locator("[data-comment]").fill("Instead?")
    page.locator("[data-comment]").press("Escape")
    expect(added).to_contain_text("Instead?")
    page.locator("[data-draw]").click()
    piece = page.locator("[data-board] [data-id]").first
    piece.dispatch_event("click")
    piece.dispatch_event("click")
    expect(page.locator("[data-arrows='1']")).to_be_attached()
    page.keyboard.press("ArrowLeft")
    expect(page.locator("[data-node='0']")).to_have_attribute("aria-current", "true")
    expect(page.locator("[data-arrows]")).to_have_count(0)
    for left in (2, 1, 0):
        page.locator("[data-undo]").click()
        expect(nodes).to_have_count(before + (left > 0))
    assert serious(page) == []
    page.goto("/studies")
    expect(page.locator("[data-study]")).to_contain_text("Eight")
    assert serious(page) == []
