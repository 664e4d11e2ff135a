"""The lobby shows running tables as they stand: the real board, small and out of reach."""

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Sitter
from tests.browser.people import Person, gather, play_at_random


def test_the_lobby_draws_a_running_table_and_nothing_of_it_can_be_reached(sit: Sitter, folder: Path) -> None:
    (player,) = gather(Person, sit, folder, "lucca", ["laptop"], bots=1, seed="living")
    play_at_random([player], 2)
    page = sit("laptop")
    page.goto("/")
    row = page.locator(f'[data-table="{player.table}"]')
    row.scroll_into_view_if_needed()
    picture = row.locator("[data-living]")
    expect(picture.locator("svg [data-piece]").first).to_be_attached()
    number = int(picture.get_attribute("data-living") or 0)
    assert 0 < number <= player.state()["number"]
    assert picture.evaluate("one => one.inert"), "only the button leads to the table"
    box, real = picture.bounding_box(), row.bounding_box()
    assert box is not None and real is not None and box["width"] <= real["width"], "the picture stays in its card"
    row.get_by_role("link").click()
    expect(page.locator("[data-board] svg").first).to_be_visible()
