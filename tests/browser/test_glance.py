"""What happened and how it stands: the news since one's last turn, who leads, the staged end, replays."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Sitter
from tests.browser.robot import Robot, play_now

GAMES = ("carrara", "lucca", "genoa", "vecchio")


def code(page: Page) -> str:
    """The table of the page."""
    return page.url.rsplit("/", 1)[1].split("#")[0]


def until_news(page: Page, least: int = 1) -> None:
    """Play until somebody else has done something worth a sentence."""
    robot = Robot(page)
    while page.locator("[data-since-play]").count() < least:
        if not robot.step():
            page.wait_for_timeout(50)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_the_others_moves_are_told_in_a_sentence_and_shown_again(
    sit: Sitter, game: str, size: str, rooms: dict[str, dict[str, object]]
) -> None:
    page = sit(size)
    play_now(page, game)
    until_news(page)
    told = page.locator("[data-since] .one").first
    expect(told).to_have_text(re.compile(r"\w+ \w+.*\."))
    box = page.locator("[data-since-play]").bounding_box()
    assert box is not None
    assert box["height"] >= 44
    page.locator("[data-since-play]").click()
    expect(page.locator("[data-strip]")).to_contain_text("Shown again")
    page.locator("[data-since-play]").click()
    expect(page.locator("[data-strip]")).not_to_contain_text("Shown again")


# Opponents whose sentence leaves the line of news, and what it says of them.
CUT = """() => {
  const line = document.querySelector("[data-since]").getBoundingClientRect();
  return [...document.querySelectorAll("[data-since] .one")]
    .map((one) => [one.getBoundingClientRect(), one.textContent])
    .filter(([box]) => box.bottom > line.bottom + 1 || box.top < line.top - 1)
    .map(([_, said]) => said);
}"""


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_every_opponent_has_a_share_of_the_news(
    sit: Sitter, game: str, rooms: dict[str, dict[str, object]]
) -> None:
    page = sit("phone")
    play_now(page, game, 3)
    robot = Robot(page)
    while page.locator("[data-since] .one").count() < 2:
        if not robot.step():
            page.wait_for_timeout(50)
    assert page.evaluate(CUT) == []


# Chips from which something hangs out, and what.
OUTSIDE = """() => [...document.querySelectorAll(".seats > li")].flatMap((chip) => {
  const box = chip.getBoundingClientRect();
  return [...chip.querySelectorAll(".who, .figures > *, .name, .ordered")]
    .filter((one) => one.checkVisibility())
    .map((one) => [one.getBoundingClientRect(), one.textContent.trim()])
    .filter(([spot]) => spot.left < box.left - 1 || spot.right > box.right + 1)
    .map(([_, said]) => said);
})"""


@pytest.mark.parametrize(("game", "seats"), [("carrara", 4), ("lucca", 5)])
@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_at_a_full_table_every_chip_and_sentence_has_its_place(
    sit: Sitter, game: str, seats: int, size: str, rooms: dict[str, dict[str, object]]
) -> None:
    page = sit(size)
    play_now(page, game, seats)
    robot = Robot(page)
    while page.locator("[data-since] .one").count() < 3:
        if not robot.step():
            page.wait_for_timeout(50)
    assert page.evaluate(OUTSIDE) == []
    assert page.evaluate(CUT) == []


# How many pixels of the board, of the strip, or of what others did lie under the sign that says how much is still to be
# shown; null while there is no sign.
COVERED = """() => {
  const sign = document.querySelector("[data-catching]")?.getBoundingClientRect();
  if (!sign) return null;
  const kept = ["[data-board]", "[data-told]", "[data-strip]"].flatMap((one) => [...document.querySelectorAll(one)]);
  return kept.reduce((sum, one) => {
    const box = one.getBoundingClientRect();
    const wide = Math.min(sign.right, box.right) - Math.max(sign.left, box.left);
    const high = Math.min(sign.bottom, box.bottom) - Math.max(sign.top, box.top);
    return sum + Math.max(0, wide) * Math.max(0, high);
  }, 0);
}"""


@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_what_is_shown_of_the_others_is_not_covered_by_the_sign_that_skips_it(
    sit: Sitter, size: str, rooms: dict[str, dict[str, object]]
) -> None:
    page = sit(size, reduced_motion="no-preference")
    play_now(page, "carrara", 4)
    robot = Robot(page)
    while page.locator("[data-catching]").count() == 0:
        if not robot.step():
            page.wait_for_timeout(20)
    assert page.evaluate(COVERED) in (0, None)


@pytest.mark.parametrize("game", GAMES)
def test_a_chip_opens_to_where_its_points_are(sit: Sitter, game: str, rooms: dict[str, dict[str, object]]) -> None:
    page = sit()
    play_now(page, game)
    until_news(page)
    told = page.context.request.get(f"/api/v1/tables/{code(page)}/points").json()
    page.locator('[data-seat-points="0"]').click()
    panel = page.locator('[data-lead="0"]')
    expect(panel).to_be_visible()
    mine = told["seats"][0]
    for point in [*mine["counted"], *mine["if_it_ended"]]:
        assert point["source"]["say"]
    total = sum(point["points"] for point in [*mine["counted"], *mine["if_it_ended"]])
    expect(panel.locator("[data-total]")).to_have_text(re.compile(rf"^{total}\s"))
    page.locator("[data-expect]").check()
    expect(panel).to_contain_text("A bot expects about")
    page.locator('[data-seat-points="0"]').click()
    expect(panel).to_be_hidden()


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_the_end_is_staged_and_can_be_skipped(sit: Sitter, motion: str, rooms: dict[str, dict[str, object]]) -> None:
    page = sit(reduced_motion=motion)
    play_now(page, "lucca")
    robot = Robot(page)
    staged = page.locator("[data-ending]")
    while staged.count() == 0 and page.locator("[data-result]").count() == 0:
        skip = page.locator(".notice button")
        if skip.count():
            skip.first.click()
        elif not robot.step():
            page.wait_for_timeout(50)
    if motion == "reduce":
        assert staged.count() == 0, "nothing runs by itself where motion is reduced"
        page.locator("[data-count]").click()
    expect(page.locator("[data-board]")).to_be_visible()
    expect(staged).to_contain_text("The last move")
    page.locator("[data-ending-next]").click()
    expect(staged).to_contain_text("The final count, 1 of")
    page.locator("[data-ending-skip]").click()
    expect(page.locator("[data-result]")).to_be_visible()
    expect(page.locator("[data-result] figure svg")).to_be_visible()
    scores = page.context.request.get(f"/api/v1/tables/{code(page)}").json()["info"]["result"]["scores"]
    expect(page.locator(".score.counted").first).to_contain_text(str(scores[0]))


def test_a_replay_steps_by_turn_and_round_and_keeps_its_place_in_the_address(sit: Sitter) -> None:
    page = sit()
    play_now(page, "palio")
    Robot(page).finish()
    page.goto(f"/replay/{code(page)}#move=3")
    expect(page.get_by_text("Move 3 of 10")).to_be_visible()
    expect(page.locator("[data-eyes]")).to_have_value(re.compile("^[01]$"))
    page.locator("[data-unit]").select_option("turn")
    page.locator("[data-next]").click()
    expect(page).to_have_url(re.compile("#move=4$"))
    page.locator('[data-line="7"] button').first.click()
    expect(page).to_have_url(re.compile("#move=7$"))
    page.locator("[data-eyes]").select_option("-2")
    expect(page.get_by_text("Move 7 of 10")).to_be_visible()
    page.locator("[data-speed]").select_option("4")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_text("Move 10 of 10")).to_be_visible()
