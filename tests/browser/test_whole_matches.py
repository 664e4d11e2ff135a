"""Whole matches by clicks against bots, to the result screen, at desktop and at phone size."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sitter
from tests.browser.robot import Robot, play_now

GAMES = ("palio", "carrara", "lucca", "vecchio", "genoa")
SLOW = {("vecchio", "phone"), ("genoa", "laptop")}
"""Long matches: each is played at one size in every run."""
TABLES = [
    pytest.param(game, size, marks=pytest.mark.slow if (game, size) in SLOW else ())
    for game in GAMES
    for size in ("laptop", "phone")
]
LEVELS = {"vecchio": "apprentice"}
"""Two who play at random take twice as long to the end as one against an apprentice."""
PATIENCE = 400
"""Seconds for a whole match: a quiet machine needs 5 to 40, a busy one many more."""


@pytest.mark.parametrize(("game", "size"), TABLES)
def test_a_whole_match_against_bots(sit: Sitter, rooms: dict[str, dict[str, object]], game: str, size: str) -> None:
    if game not in rooms:
        pytest.skip(f"the room of {game} is not open here")
    page = sit(size)
    play_now(page, game, level=LEVELS.get(game, "random"))
    robot = Robot(page)
    steps = robot.finish(PATIENCE)
    result = page.locator("[data-result]")
    expect(result.locator("ol > li")).to_have_count(2)
    # Nobody need win a race of Palio: where nobody has points, nothing is to be explained.
    if any(not text.startswith("0 ") for text in result.locator("ol .score").all_inner_texts()):
        expect(result.locator("tbody tr").first).to_be_visible()
    expect(result.locator("svg[role=img]")).to_be_visible()
    page.locator("[data-toggle-result]").click()
    expect(page.locator("[data-board]")).to_be_visible()
    assert steps > 2
    assert not re.search(rf"\b({game}|ui|house|option|game|refused)-[a-z]+-?[a-z]*\b", page.inner_text("body"))
