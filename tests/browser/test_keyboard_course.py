"""A whole course by the keyboard alone: nothing is pressed with a mouse, the focus is never lost, all is announced."""

import pytest
from playwright.sync_api import Page, Route, expect

from loggia.table.lessons import Moment, courses, follow
from tests.browser.conftest import Sitter

MOST = 80
"""So many times Tab or B: more stops than any page of a lesson has."""

# What a screen reader would say: the words that come into live regions, as they come.
LISTEN = """addEventListener("DOMContentLoaded", () => {
    window.announced = [];
    const live = "[aria-live=polite], [role=status], [role=alert]";
    new MutationObserver((changes) => {
        for (const { target } of changes) {
            const region = (target instanceof Element ? target : target.parentElement)?.closest(live);
            if (region) window.announced.push(region.textContent.replace(/\\s+/g, " "));
        }
    }).observe(document, { subtree: true, childList: true, characterData: true });
})"""
LOST = "() => document.activeElement === null || document.activeElement === document.body"
AT = """(id) => {
    const here = document.activeElement;
    return here?.closest("[data-board]") && here.dataset.id === id && here.dataset.state === "open";
}"""
UNTOLD = """() => [...document.querySelectorAll("[data-board] [data-piece][data-highlight]")]
    .filter((one) => !one.getAttribute("aria-label")?.includes("Pointed out")).map((one) => one.dataset.id)"""
MOVED_ON = """(before) => {
    const picked = "[data-state=picked], [data-count], [data-chosen], [data-confirm]";
    const dots = document.querySelector(".dots")?.getAttribute("aria-label") ?? "";
    return document.querySelector(picked) !== null || dots !== before;
}"""
ASKS = """(step) => {
    const dots = document.querySelector(".dots")?.getAttribute("aria-label") ?? "";
    return dots === step && document.querySelector("[data-say]") !== null;
}"""
BOARD = "**/assets/board-lucca-*.js"
SETTLED = "[data-skip], [data-again], [data-next-lesson], [data-real-match]"


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until it has the focus, backwards if it lies before. It has to be there: Tab waits for nothing."""
    expect(page.locator(selector).first).to_be_visible()
    for key in ("Tab", "Shift+Tab"):
        for _ in range(MOST):
            if page.evaluate("(wanted) => document.activeElement?.matches(wanted) ?? false", selector):
                return
            page.keyboard.press(key)
    raise AssertionError(f"Tab does not lead to {selector}")


def reach(page: Page, piece: str) -> None:
    """To a piece with B, to a button of the strip with Tab."""
    button, lit, also = f'[data-deed="{piece}"]', f'[data-board] [data-id="{piece}"][data-state="open"]', "[data-also]"
    # The board comes after the words, and keys wait for nothing.
    expect(page.locator("[data-board] [data-id]").first).to_be_visible()
    expect(page.locator(f"{button}, {lit}, {also}").first).to_be_visible()
    if page.locator(button).count() or not page.locator(lit).count():
        if not page.locator(button).count():
            tab_to(page, also)
            page.keyboard.press("Enter")
        return tab_to(page, button)
    for _ in range(MOST):
        if page.evaluate(AT, piece):
            return None
        page.keyboard.press("b")
    raise AssertionError(f"B does not lead to {piece}")


def standing(page: Page) -> str:
    """Which step the page shows; empty at the end of a lesson and while moves are shown."""
    expect(page.locator(SETTLED).first).to_be_attached()
    dots = page.locator(".dots")
    return dots.get_attribute("aria-label") or "" if dots.count() else ""


def play(page: Page, moment: Moment) -> None:
    """One step as the lesson's own line goes, piece by piece until the step is done."""
    before = standing(page)
    for piece in moment.way:
        if standing(page) != before:
            return
        reach(page, piece)
        page.keyboard.press("Enter")
        page.wait_for_function(MOVED_ON, arg=before)
    if page.locator("[data-confirm]").count() and standing(page) == before:
        page.keyboard.press("Enter")


@pytest.mark.parametrize("game", ["lucca", "genoa"])
def test_a_whole_course_is_played_by_the_keyboard_alone(sit: Sitter, game: str) -> None:
    page = sit()
    page.add_init_script(LISTEN)
    page.goto(f"/learn/{game}")
    tab_to(page, "[data-begin]")
    page.keyboard.press("Enter")
    lessons = courses(game)[""]
    for lesson in lessons:
        page.wait_for_url(f"**/learn/{game}/{lesson.id}")
        expect(page.locator("[data-said]"), "whoever opens a lesson hears its goal").to_be_focused()
        title = page.locator("[data-coach] strong").inner_text()
        expect(page).to_have_title(f"{title} · {page.locator('h1').inner_text()} · Loggia")
        moves: list[str] = []
        while not (moment := follow(lesson, moves)).done:
            assert standing(page) == f"Step {moment.step + 1} of {len(lesson.steps)}"
            assert page.evaluate(UNTOLD) == [], "what is lit says so in its name"
            play(page, moment)
            moves.append("")
            last = moment.step + 1 == len(lesson.steps)
            page.wait_for_function(ASKS, arg="" if last else f"Step {moment.step + 2} of {len(lesson.steps)}")
            assert not page.evaluate(LOST), "the focus is lost"
            said = " ".join(page.locator("[data-say]").inner_text().split())
            assert any(said in one for one in page.evaluate("() => window.announced")), f"not announced: {said}"
        onward = "[data-real-match]" if lesson is lessons[-1] else "[data-next-lesson]"
        expect(page.locator(onward), "the way on has the focus").to_be_focused()
        page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    expect(page.locator("[data-strip]"), "at the table the strip says where one is").to_be_focused()


def test_a_piece_that_cannot_be_chosen_says_why_aloud(sit: Sitter) -> None:
    page = sit()
    late: list[Route] = []
    page.route(BOARD, lambda route: late.append(route))
    with page.expect_request(BOARD):
        page.goto("/learn/lucca/palace", wait_until="commit")
    expect(page.locator("[data-said]"), "the words do not wait for the board").to_be_focused()
    assert page.locator("[data-board] [data-id]").count() == 0
    page.route(BOARD, lambda route: route.continue_())
    for one in late:
        one.continue_()
    reach(page, "triplet:2")
    page.keyboard.press("Enter")
    expect(page.locator(".dots")).to_have_attribute("aria-label", "Step 2 of 4")
    other = page.locator('[data-id="triplet:1"]')
    expect(other).to_have_attribute("data-state", "dim")
    other.focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-aloud]")).to_contain_text("Not now")
