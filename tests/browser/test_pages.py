"""The pages around the tables: rules, replays, records, hints, profile."""

import contextlib
import re
from pathlib import Path

import pytest
from playwright.sync_api import TimeoutError, expect

from tests.browser.conftest import Sitter
from tests.browser.robot import Robot, play_now


@pytest.mark.console("/replay")
def test_a_finished_match_is_watched_again_shared_and_dropped_as_a_file(sit: Sitter, tmp_path: Path) -> None:
    page = sit()
    play_now(page, "palio")
    Robot(page).finish()
    with page.expect_download() as download:
        page.locator("[data-record]").click()
    file = tmp_path / "match.loggia"
    download.value.save_as(file)
    assert file.read_text().startswith("loggia record 1")
    page.get_by_role("link", name="Watch the match").click()
    page.locator("[data-next]").click()
    expect(page.get_by_text("Move 1 of 10")).to_be_visible()
    page.locator("[data-timeline]").fill("6")
    expect(page.get_by_text("Move 6 of 10")).to_be_visible()
    page.locator("[data-eyes]").select_option("1")
    page.locator("[data-last]").click()
    page.get_by_role("button", name="See the result").click()
    expect(page.locator("[data-result]")).to_be_visible()

    other = sit("phone")
    other.goto("/replay")
    other.locator("[data-file]").set_input_files(file)
    expect(other.locator("[data-timeline]")).to_be_visible()
    other.locator("[data-next]").click()
    expect(other.get_by_text("Move 1 of 10")).to_be_visible()
    other.goto("/replay")
    other.locator("[data-file]").set_input_files({"name": "x.loggia", "mimeType": "text/plain", "buffer": b"nonsense"})
    expect(other.get_by_role("alert")).to_contain_text("not a Loggia record")


# The distances between the lines of rules of plain words, in pixels: the least and the greatest.
APART = """() => {
    const plain = [...document.querySelectorAll("article li[id]")].filter((one) => one.children.length === 1);
    const gaps = plain.flatMap((one) => {
        const range = document.createRange();
        const words = [...one.childNodes].find((node) => node.nodeType === 3 && node.data.trim().length > 60);
        range.selectNodeContents(words ?? one.lastChild);
        const bottoms = [...range.getClientRects()].map((box) => box.bottom);
        return bottoms.slice(1).map((bottom, at) => bottom - bottoms[at]);
    });
    return [Math.min(...gaps), Math.max(...gaps)];
}"""


def test_on_a_phone_the_room_for_a_finger_at_a_rule_does_not_part_its_lines(sit: Sitter) -> None:
    page = sit(size="phone")
    page.goto("/rules/lucca")
    expect(page.locator("article li .id").first).to_be_visible()
    least, most = page.evaluate(APART)
    assert most - least < 5


def test_rules_are_searched_and_each_has_an_address(sit: Sitter, rooms: dict[str, dict[str, object]]) -> None:
    page = sit()
    page.goto("/rules/lucca")
    rule = page.locator("article .id").nth(3)
    name = rule.inner_text()
    rule.click()
    expect(page).to_have_url(re.compile(f"#{name}$"))
    page.goto(f"/rules/lucca#{name}")
    expect(page.locator(f'[id="{name}"]')).to_have_class(re.compile("spoken"))
    page.locator("[data-rules-search]").fill(name)
    expect(page.locator("article .id").first).to_have_text(name)
    page.locator("[data-rules-search]").fill("zzzz")
    expect(page.get_by_text("No rule speaks of")).to_be_visible()


def test_the_coach_offers_moves_and_one_click_plays_one(sit: Sitter) -> None:
    page = sit()
    play_now(page, "palio")
    page.locator("[data-hint-button]").click()
    options = page.locator("[data-hint] [data-hint-option]")
    expect(options).to_have_count(3)
    expect(options.first).to_contain_text("Enter horse")
    expect(page.locator("[data-hint] li").first).to_contain_text("the best")
    options.nth(1).click()
    expect(page.locator("[data-hint]")).to_have_count(0)


def test_the_log_lights_up_what_it_speaks_of(sit: Sitter, rooms: dict[str, dict[str, object]]) -> None:
    page = sit()
    play_now(page, "lucca")
    robot = Robot(page)
    while page.locator("[data-log] li.points").count() <= 3:
        if not robot.step():
            page.wait_for_timeout(20)
    for line in reversed(page.locator("[data-log] li.points").all()):
        line.hover()
        with contextlib.suppress(TimeoutError):
            page.locator("[data-highlight]").first.wait_for(state="attached", timeout=2_000)
            return
    raise AssertionError("no line lit up anything")


def test_a_guest_becomes_an_account_and_finds_its_matches(sit: Sitter) -> None:
    page = sit()
    play_now(page, "palio")
    Robot(page).finish()
    page.goto("/me")
    expect(page.get_by_text("Finished matches")).to_be_visible()
    form = page.locator("form").first
    form.get_by_label("Name").fill("Ada Lovelace")
    form.get_by_label("Password").fill("correct horse battery")
    form.get_by_role("button").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Ada Lovelace")
    page.goto("/settings")
    page.get_by_label("dark").check()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
