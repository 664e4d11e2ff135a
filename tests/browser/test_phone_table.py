"""A table in the hand: what others do and say comes into sight, and nothing that counts lies under the fold."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Sitter
from tests.browser.people import Person, gather, play_at_random

# Rows of the final count of which the points cannot be read without scrolling.
HIDDEN = """() => {
  const frame = document.querySelector(".ending .said").getBoundingClientRect();
  return [...document.querySelectorAll(".ending li")]
    .filter((row) => row.getBoundingClientRect().bottom > frame.bottom + 1).map((row) => row.textContent);
}"""
PLACE = "document.querySelector('[data-panzoom] > .inner').style.transform"
# Marks the last piece of the board as events do, and the board as a finger that draws it down.
MARK = """(as) => [...document.querySelectorAll("[data-panzoom] [data-piece]")].at(-1).toggleAttribute(as, true)"""
DRAW_DOWN = """() => {
  const box = document.querySelector("[data-panzoom]");
  const send = (kind, y) => box.dispatchEvent(new PointerEvent(kind,
    { pointerId: 6, pointerType: "touch", clientX: 150, clientY: y, bubbles: true, isPrimary: true }));
  send("pointerdown", 300);
  for (let y = 320; y < 2400; y += 40) send("pointermove", y);
  send("pointerup", 2400);
}"""


@pytest.mark.parametrize("size", ["phone", "laptop"])
def test_the_final_count_shows_everybodys_points_at_once(sit: Sitter, folder: Path, size: str) -> None:
    (ada,) = gather(Person, sit, folder, "lucca", [size], bots=4)
    play_at_random([ada], 400)
    page = ada.page
    skip = page.locator("button[data-catching]")
    while page.locator("[data-count]").count() == 0:  # what the bots did is still being shown
        if skip.count():
            skip.first.click(force=True)
        page.wait_for_timeout(50)
    page.locator("[data-count]").click()
    staged = page.locator("[data-ending]")
    steps = 0
    expect(staged).to_contain_text("The last move")
    while page.locator("[data-raised]").count() == 0:
        assert page.evaluate(HIDDEN) == []
        steps += 1
        page.locator("[data-ending-next]").click()
        expect(staged).to_have_attribute("data-ending", str(steps))
    assert steps > 2


def test_a_word_in_the_chat_moves_nothing_under_the_thumb(sit: Sitter, folder: Path) -> None:
    ada, bruno = gather(Person, sit, folder, "lucca", ["phone", "laptop"])
    board = ada.page.locator("[data-board]")
    before = board.bounding_box()
    bruno.page.locator("#tab-chat, [data-tab=chat]").first.click()
    bruno.page.locator("[data-chat-field]").fill("Ciao!")
    bruno.page.keyboard.press("Enter")
    expect(ada.page.locator(".news")).to_be_visible()
    assert board.bounding_box() == before


def onlooker(sit: Sitter, folder: Path) -> Page:
    """A phone on which nothing is lit, at a table where somebody thinks."""
    (ada,) = gather(Person, sit, folder, "carrara", ["laptop"], bots=2)
    expect(ada.page.locator(".strip")).to_have_attribute("data-mine", "true")
    page = sit("phone")
    page.goto(ada.page.url)
    page.locator("[data-panzoom] [data-piece]").first.wait_for()
    return page


def test_what_others_change_comes_into_sight_until_one_decides_again(sit: Sitter, folder: Path) -> None:
    page = onlooker(sit, folder)
    at = page.evaluate(PLACE)
    page.evaluate(MARK, "data-changed")
    page.wait_for_function(f"(at) => {PLACE} !== at", arg=at)
    page.evaluate("document.querySelector('[data-panzoom] [data-piece]').dataset.state = 'open'")
    page.wait_for_function(f"(at) => {PLACE} === at", arg=at)


def test_whoever_drew_the_board_back_no_longer_looks_at_the_others(sit: Sitter, folder: Path) -> None:
    page = onlooker(sit, folder)
    at = page.evaluate(PLACE)
    page.keyboard.press("o")
    page.wait_for_function(f"(at) => {PLACE} !== at", arg=at)
    page.evaluate(DRAW_DOWN)
    page.wait_for_function(f"(at) => {PLACE} === at", arg=at)
    page.evaluate(MARK, "data-highlight")
    page.wait_for_function(f"(at) => {PLACE} !== at", arg=at)


def test_a_whole_table_is_begun_from_where_it_was_chosen(sit: Sitter) -> None:
    page = sit("phone")
    page.goto("/new/carrara")
    page.get_by_role("button", name="First game").first.tap()
    expect(page.locator("[data-make]")).to_be_in_viewport(ratio=1)
