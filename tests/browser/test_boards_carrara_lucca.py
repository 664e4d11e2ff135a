"""The boards of Carrara and Lucca on real screens: nothing hidden, everything explained, readable in both themes."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import ROOT, Sitter
from tests.browser.robot import Robot, play_now

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
TABLES = [("carrara", 2), ("carrara", 4), ("lucca", 2), ("lucca", 5)]

# What is out of sight in a list that says so ("3 more below") is not lost.
OUTSIDE = """() => [...document.querySelectorAll("[data-board] [data-piece]")].filter((piece) => {
  if (piece.closest("[data-scroller]")?.querySelector("[data-more-after], [data-more-before]")) return false;
  const box = piece.getBoundingClientRect();
  return box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
}).map((piece) => piece.getAttribute("aria-label"))"""

SMALL = """() => [...document.querySelectorAll("[data-board] svg text")].filter((text) => {
  const letters = text.getBoundingClientRect();
  const m = text.getScreenCTM();
  return letters.height > 0 && parseFloat(getComputedStyle(text).fontSize) * Math.hypot(m.a, m.b) < 9;
}).map((text) => text.textContent)"""

FINDINGS = """async () => (await axe.run("[data-board]", { resultTypes: ["violations"] })).violations
  .filter((found) => ["serious", "critical"].includes(found.impact))
  .map((found) => found.id + ": " + found.nodes[0].html)"""


def in_mid_match(page: Page, game: str, seats: int) -> None:
    """Some way into a match, the viewer to decide."""
    play_now(page, game, seats)
    robot = Robot(page)
    page.wait_for_selector("[data-board] svg [data-piece]")
    for _ in range(40):
        if not robot.step():
            page.wait_for_timeout(100)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_whole_board_is_on_a_laptops_screen(sit: Sitter, game: str, seats: int) -> None:
    page = sit()
    in_mid_match(page, game, seats)
    assert page.evaluate(OUTSIDE) == []
    assert page.evaluate(SMALL) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", ["carrara", "lucca"])
def test_axe_finds_nothing_serious_on_the_board(sit: Sitter, game: str, theme: str) -> None:
    if not AXE.exists():
        pytest.skip("axe-core is not installed: 'make setup' does it")
    page = sit(color_scheme=theme)
    in_mid_match(page, game, 3)
    page.evaluate(AXE.read_text())
    assert page.evaluate(FINDINGS) == []


@pytest.mark.parametrize(
    ("game", "piece", "says"),
    [
        ("carrara", "[data-id^='city:pisa']", r"Accepts these blocks: white, yellow.*3 coins"),
        ("carrara", "[data-id^='section:2']", r"white 5, yellow 4, red 3, green 2, blue 1, black nothing"),
        ("lucca", "[data-id^='palace:']", r"cards.*would bring \d+ points?"),
    ],
)
def test_hovering_explains_with_the_numbers_that_matter_now(sit: Sitter, game: str, piece: str, says: str) -> None:
    page = sit()
    play_now(page, game, 2)
    if game == "lucca":
        robot = Robot(page)
        while page.locator(piece).count() == 0:
            if not robot.step():
                page.wait_for_timeout(100)
    page.locator(piece).first.focus()
    expect(page.locator(piece).first).to_have_attribute("aria-label", re.compile(says))


@pytest.mark.parametrize(("game", "own"), [("carrara", "[data-id='city:pisa']"), ("lucca", "[data-id^='card:']")])
def test_on_a_phone_your_own_things_lie_in_the_sheet(sit: Sitter, game: str, own: str) -> None:
    page = sit("phone")
    play_now(page, game, 3)
    page.wait_for_selector(own)
    box = page.locator(own).first.bounding_box()
    assert box is not None
    assert box["y"] > 844 / 2
    assert min(box["width"], box["height"]) >= 44


def test_with_cards_in_hand_luccas_hand_and_quarter_are_whole_on_a_phone(sit: Sitter) -> None:
    page = sit("phone")
    play_now(page, "lucca", 3)
    robot = Robot(page)
    for _ in range(3):
        while page.locator('.under [data-id^="card:"][data-state="open"]').count() == 0:
            if not robot.step():
                page.wait_for_timeout(50)
        cut = page.evaluate(
            "(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)(document.querySelector('.under'))"
        )
        assert cut <= 1
        robot.step()
