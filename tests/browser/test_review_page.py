"""The review page in a real browser: progress, chances, marks, the split in three, playing on from there."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from loggia.kernel import Record
from tests.browser.conftest import Sitter
from tests.browser.people import Person
from tests.browser.test_everybody import CUT, serious
from tests.browser.test_studies import record


def finished(page: Page) -> str:
    """A finished match of two at Lucca: begun near its end, and its last moves played at once."""
    somebody = Person(page, 0)
    text = record()
    wish = {"record": text, "move": len(Record.read(text).moves) - 4, "seat": 0, "level": "random", "hidden": "as-was"}
    state = somebody.ask("/play-from", wish)
    somebody.table = state["table"]
    for _ in range(50):
        if state["info"]["status"] == "over":
            return somebody.table
        if state["choices"]:
            somebody.ask(
                f"/tables/{somebody.table}/move", {"text": state["choices"][0]["text"], "seen": state["number"]}
            )
            state = somebody.state()
        else:
            state = somebody.state(state["number"], 10)
    raise AssertionError("the match does not end")


ASIDE = """() => [...document.querySelectorAll("header a, header button, .strip a, .strip button")]
    .filter((one) => one.getBoundingClientRect().right > innerWidth + 1).map((one) => one.textContent)"""


def test_the_first_half_comes_first_and_a_link_shows_the_review_to_anybody(sit: Sitter) -> None:
    page = sit()
    table = finished(page)
    page.goto(f"/review/{table}")
    expect(page.locator("[data-chances]")).to_be_visible(timeout=60_000)
    expect(page.locator("[data-progress]")).to_have_count(0, timeout=120_000)
    expect(page.locator("[data-sheet=log]")).to_contain_text("Review")
    turning = page.locator("[data-turning] button").first
    expect(turning).to_contain_text(re.compile("goes from|to win instead of"))
    turning.click()
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-decision]").first).to_be_visible()
    stranger = sit(locale="fr-FR")
    stranger.goto(page.url)
    expect(stranger.locator("[data-turning] button").first).to_contain_text(
        re.compile("passe de|de chances de gagner au lieu de")
    )
    expect(stranger.locator("[data-progress]")).to_have_count(0)
    number = re.findall(r"#move=(\d+)$", page.url)[0]
    expect(stranger.locator(f"[data-decision='{int(number) + 1}']").first).to_be_visible()


# Whether the letters of the sheet's first line lie under its cross.
UNDER_CROSS = """(first) => {
  const cross = document.querySelector(".sheet .close").getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(document.querySelector(first));
  return [...range.getClientRects()].some((line) => line.right > cross.left && line.top < cross.bottom);
}"""


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_the_cross_of_a_review_lies_beside_its_words(sit: Sitter, locale: str) -> None:
    page = sit(size="phone", locale=locale)
    table = finished(page)
    making = {"done": 0.1, "review": None}
    page.route("**/api/v1/tables/*/review", lambda route: route.fulfill(json=making))
    page.goto(f"/review/{table}")
    expect(page.locator(".sheet .wait")).to_be_visible()
    assert not page.evaluate(UNDER_CROSS, ".sheet .wait")
    page.unroute("**/api/v1/tables/*/review")
    expect(page.locator(".sheet [data-chances]")).to_be_visible(timeout=60_000)
    assert not page.evaluate(UNDER_CROSS, ".sheet [data-chances] p")


# By how much what the match asks is higher than its strip.
STRIP = """() => { const one = document.querySelector(".strip"); return one.scrollHeight - one.clientHeight; }"""


@pytest.mark.parametrize(("size", "locale"), [("laptop", "en-GB"), ("phone", "fr-FR")])
def test_a_review_is_read_from_its_first_half_to_playing_on(sit: Sitter, size: str, locale: str) -> None:
    page = sit(size=size, locale=locale)
    table = finished(page)
    page.goto(f"/review/{table}")
    expect(page.locator("[data-progress], [data-chances]").first).to_be_visible()
    expect(page.locator("[data-chances]")).to_be_visible(timeout=60_000)
    assert page.evaluate(ASIDE) == [], "what can be done is in sight while the review is made"
    expect(page.locator(".strip .what")).not_to_be_empty()
    assert page.evaluate(STRIP) <= 1, "what was asked is whole"
    expect(page.locator("[data-progress]")).to_have_count(0, timeout=120_000)
    summary = page.locator("[data-summary]")
    expect(summary, "on a phone the summary comes first").to_be_visible()
    if summary.locator("[data-mistakes] button").count():
        expect(summary.locator("[data-yours] button").first).to_be_visible()
        expect(summary.locator("[data-only]")).to_have_value("0")
    expect(summary.locator("[data-split]")).to_have_count(2)
    for part in ("own", "chance", "others"):
        expect(summary.locator(f"[data-split] [data-part={part}]")).to_have_count(2)
    mistake = summary.locator("[data-mistakes] button").first
    expect(mistake).to_be_visible()
    assert serious(page) == []
    assert page.evaluate(CUT) == []
    number = int(re.findall(r"\d+", mistake.inner_text())[0])
    mistake.click()
    assert page.evaluate("scrollY") == 0, "the board stays in sight"
    expect(page).to_have_url(re.compile(f"#move={number - 1}$"))
    decision = page.locator(f"[data-decision='{number}']").first
    expect(decision.locator("[data-mark]")).to_be_visible()
    expect(decision.locator("li.played")).to_have_count(1)
    page.locator("[data-next]").click()
    expect(page).to_have_url(re.compile(f"#move={number}$"))
    page.locator("[data-mistake-before]").click()
    expect(page).to_have_url(re.compile(f"#move={number - 1}$"))
    page.locator("[data-from]").click()
    page.locator("[data-from-go]").click()
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.locator("[data-board]")).to_be_visible()
