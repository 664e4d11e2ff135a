"""Before a move is sent: a dim piece tells its rule, and only what is for good waits for a second click."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Sitter
from tests.browser.robot import Robot, play_now

LIT = '[data-board] [data-piece][data-state="open"]'
POINT = "(lit) => document.querySelector(lit)?.dispatchEvent(new MouseEvent('click', { bubbles: true }))"


def _at_my_turn(sit: Sitter, game: str, **more: str) -> Page:
    page = sit(**more)
    play_now(page, game)
    expect(page.locator("[data-mine]").first).to_be_attached(timeout=60_000)
    return page


def test_a_dim_piece_tells_the_rule_that_keeps_it_dim(sit: Sitter) -> None:
    page = _at_my_turn(sit, "carrara")
    page.locator('[data-id="object:crown"][data-state="dim"]').first.dispatch_event("click")
    expect(page.get_by_role("tooltip").get_by_role("link", name=re.compile("CAR-ADD"))).to_be_visible()


def test_only_what_is_for_good_waits_for_a_second_click(sit: Sitter) -> None:
    """Taking a triplet in Lucca can be taken back, so it is sent; the secret first choice waits."""
    page = _at_my_turn(sit, "lucca")
    confirm = page.locator("[data-confirm]")
    robot = Robot(page)
    while not robot.look()["confirm"]:
        page.evaluate(POINT, LIT)
        robot.watch()
    confirm.click()
    expect(page.locator('[data-id^="triplet:"][data-state="open"]').first).to_be_attached(timeout=60_000)
    page.locator('[data-id^="triplet:"][data-state="open"]').first.dispatch_event("click")
    expect(page.locator('[data-id^="card:"][data-state="open"]').first).to_be_attached()
    expect(page.locator("[data-undo]")).to_be_enabled()
