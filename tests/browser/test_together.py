"""Two people and an onlooker at one table: the same story for all, and to each only their own secrets."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Sitter
from tests.browser.robot import Robot


def set_table(page: Page, game: str = "palio") -> str:
    """Set a table for two through the form, and give the invitation's path."""
    page.goto(f"/new/{game}")
    page.locator("[data-make]").click()
    page.locator("[data-name-later]").click()
    page.wait_for_url(re.compile(r"/table/\w+"))
    expect(page.locator("[data-share]")).to_be_visible()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.locator("[data-share]").click()
    link = str(page.evaluate("navigator.clipboard.readText()"))
    return re.sub(r"^https?://[^/]+", "", link)


def enter(page: Page, horse: int) -> None:
    page.locator(f'[data-id="horse:{horse}"]').click()
    page.locator("[data-confirm]:visible").click()


def story(page: Page) -> list[str]:
    """The log; each page says which name is one's own."""
    return [line.replace(" (you)", "") for line in page.locator("[data-log] li").all_inner_texts()]


def told(line: str) -> list[str]:
    """A seat's line of the result without its name, which is "You" on one's own page."""
    rank, _, *rest = line.splitlines()
    return [rank, *rest]


def test_two_people_and_an_onlooker(sit: Sitter) -> None:
    ada, bruno, onlooker = sit(), sit(), sit()
    path = set_table(ada)
    bruno.goto(path)
    bruno.locator("[data-join]").click()
    bruno.locator("[data-name-later]").click()
    for page in (ada, bruno):
        expect(page.locator("[data-board] svg")).to_be_visible()
    onlooker.goto(path)
    expect(onlooker.locator("[data-board] svg")).to_be_visible()

    # A secret stays one until the race, and can be taken back freely until then.
    enter(ada, 4)
    expect(ada.get_by_text("entered: 4")).to_be_visible()
    expect(bruno.get_by_text("has entered", exact=True)).to_be_visible()
    for page in (bruno, onlooker):
        assert "entered: 4" not in page.content()
        expect(page.get_by_text("has entered", exact=True)).to_be_visible()
    ada.locator("[data-undo]").click()
    expect(bruno.get_by_text("has entered", exact=True)).to_have_count(0)
    assert onlooker.locator('[data-state="open"]').count() == 0
    enter(ada, 5)
    enter(bruno, 1)
    for page in (ada, bruno, onlooker):
        expect(page.locator("[data-log]").get_by_text(re.compile("wins the prize"))).to_have_count(1)

    # Talk.
    ada.locator('[data-sheet="chat"]').click()
    ada.get_by_placeholder("Say something").fill("Buona fortuna <b>!</b>")
    ada.get_by_role("button", name="Send").click()
    bruno.locator('[data-sheet="chat"]').click()
    expect(bruno.locator(".chat").get_by_text("Buona fortuna <b>!</b>")).to_be_visible()
    expect(bruno.locator('[data-spoken="0"]')).to_contain_text("Buona fortuna <b>!</b>")
    for page in (ada, bruno):
        page.locator('[data-sheet="log"]').click()

    # To the end, in turns; and the same story for all.
    robots = [Robot(ada, 1), Robot(bruno, 2)]
    while not all(robot.over() for robot in robots):
        done = [robot.step() for robot in robots]
        if not any(done):
            ada.wait_for_timeout(30)
    for page in (ada, bruno, onlooker):
        expect(page.locator("[data-result]")).to_be_visible()
    assert story(ada) == story(bruno) == story(onlooker)
    ranks = [
        [told(one) for one in page.locator("[data-result] ol > li").all_inner_texts()]
        for page in (ada, bruno, onlooker)
    ]
    assert ranks[0] == ranks[1] == ranks[2]

    # Once more.
    ada.locator("[data-rematch]").click()
    ada.wait_for_url(lambda url: "/table/" in url and path.split("?")[0] not in url)
    expect(bruno.get_by_role("link", name="To the next match")).to_be_visible()
