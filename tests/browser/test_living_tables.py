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
    wide, room = (one.evaluate("one => one.getBoundingClientRect().width") for one in (picture, row))
    assert wide <= room, "the picture stays in its card"
    row.get_by_role("link").click()
    expect(page.locator("[data-board] svg").first).to_be_visible()


def test_every_game_has_a_scene_that_follows_the_theme_of_the_page(sit: Sitter) -> None:
    """Night falls on the cards when a person chooses the dark theme, whatever the system prefers."""
    page = sit("laptop", color_scheme="light")
    pictures = {}
    for theme in ("light", "dark"):
        page.goto("/settings")
        page.locator(f'input[value="{theme}"]').check()
        page.goto("/")
        scenes = page.locator("[data-game] > .emblem")
        expect(scenes).to_have_count(5)
        page.wait_for_function("() => [...document.querySelectorAll('.emblem')].every((one) => one.naturalWidth > 0)")
        assert len(set(scenes.evaluate_all("all => all.map((one) => one.src)"))) == 5, "each game has its own"
        pictures[theme] = [scene.screenshot() for scene in scenes.all()]
    assert not set(pictures["light"]) & set(pictures["dark"])
