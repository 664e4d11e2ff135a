"""Lessons in a real browser: every step of every lesson on the real board, with what is pointed out lit there."""

import re

import pytest
from playwright.sync_api import Page, expect

from loggia.table.lessons import courses, follow
from tests.browser.conftest import PHONE, Sitter

GAMES = ("carrara", "lucca", "genoa", "vecchio")


def lit(page: Page, piece: str) -> None:
    """A piece of the board or a button of the strip is on the screen and pointed out."""
    found = page.locator(f'[data-id="{piece}"][data-highlight], [data-deed="{piece}"].told')
    expect(found.first, piece).to_be_attached()


def show(page: Page) -> None:
    """Ask for help twice: the first time it points at the answer, the second time it is played."""
    help = page.locator("[data-skip]")
    expect(help).to_have_text("Show me")
    help.click()
    expect(help).to_have_text("Do it for me")
    expect(page.locator("[data-piece][data-highlight], [data-deed].told, [data-choice]").first).to_be_attached()
    help.click()


@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_can_be_followed_and_lights_what_it_speaks_of(sit: Sitter, game: str) -> None:
    page = sit(reduced_motion="reduce")
    for lesson in [one for lessons in courses(game).values() for one in lessons]:
        page.goto(f"/learn/{game}/{lesson.id}")
        moves: list[str] = []
        while not (moment := follow(lesson, moves)).done:
            expect(page.locator(".dots")).to_have_attribute(
                "aria-label", f"Step {moment.step + 1} of {len(lesson.steps)}"
            )
            expect(page.locator("[data-say]")).not_to_contain_text("-lesson-")
            for piece in moment.light:
                lit(page, piece)
            show(page)
            moves.append("")
        expect(page.locator("[data-next-lesson], [data-real-match]")).to_be_visible()


def test_a_wrong_move_shows_its_consequence_and_is_tried_again(sit: Sitter) -> None:
    page = sit(reduced_motion="reduce")
    page.goto("/")
    page.locator('[data-learn="lucca"]').click()
    page.locator("[data-begin]").click()
    page.locator('[data-id="triplet:3"]').click()
    expect(page.locator("[data-again]")).to_be_focused()
    expect(page.locator("[data-answer]")).to_contain_text("no brown card")
    page.keyboard.press("Enter")
    page.locator('[data-id="triplet:2"]').click()
    expect(page.locator("[data-answer]")).to_contain_text("Nobody else")
    page.reload()
    expect(page.locator(".dots")).to_have_attribute("aria-label", "Step 2 of 4")
    page.locator("[data-back]").click()
    expect(page.locator(".dots")).to_have_attribute("aria-label", "Step 1 of 4")


def test_an_impossible_click_is_answered_with_the_reason(sit: Sitter) -> None:
    page = sit(reduced_motion="reduce")
    page.goto("/learn/lucca/palace")
    show(page)
    page.locator('[data-id="triplet:1"]').click()
    expect(page.get_by_role("tooltip")).to_contain_text("Not now")


def test_a_course_ends_in_a_real_match(sit: Sitter) -> None:
    page = sit(viewport=PHONE, reduced_motion="reduce")
    page.goto("/learn/lucca/end")
    for _ in courses("lucca")[""][-1].steps:
        show(page)
        expect(page.locator("[data-skip], [data-real-match]")).to_be_visible()
    page.locator("[data-real-match]").click()
    page.wait_for_url("**/table/*")
    expect(page.locator("[data-board] svg").first).to_be_visible()


OVER = """() => {
    const button = document.querySelector(".ways").getBoundingClientRect();
    const words = [...document.querySelectorAll("[data-coach] p")].map((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        return [...range.getClientRects()];
    }).flat();
    const beside = (one) => one.right <= button.left || one.left >= button.right;
    return words.filter((one) => !beside(one) && one.bottom > button.top + 1 && one.top < button.bottom - 1).length;
}"""
UNSEEN = """() => {
    const frame = document.querySelector("[data-panzoom]").getBoundingClientRect();
    const middles = [...document.querySelectorAll('[data-panzoom] [data-piece][data-state="open"]')].map((one) => {
        const box = one.getBoundingClientRect();
        return box.y + box.height / 2;
    });
    return middles.length > 0 && middles.every((one) => one < frame.top || one > frame.bottom);
}"""


def test_on_a_phone_no_button_of_a_courses_end_lies_over_its_words(sit: Sitter) -> None:
    for locale in ("en-GB", "fr-FR"):
        page = sit(size="phone", locale=locale)
        page.goto("/learn/vecchio/end")
        for _ in courses("vecchio")[""][-1].steps:
            page.locator("[data-skip]").click()
            page.locator("[data-skip]").click()
            expect(page.locator("[data-skip], [data-real-match]")).to_be_visible()
        expect(page.locator("[data-real-match]")).to_be_visible()
        assert page.evaluate(OVER) == 0


@pytest.mark.parametrize(("game", "id"), [("genoa", "marker"), ("vecchio", "work")])
def test_on_a_phone_the_buttons_of_a_lessons_end_stand_beside_its_title(sit: Sitter, game: str, id: str) -> None:
    page = sit(size="phone", locale="fr-FR")
    page.goto(f"/learn/{game}/{id}")
    for step in range(len(next(one for one in courses(game)[""] if one.id == id).steps)):
        expect(page.locator(".dots i").nth(step)).to_have_class(re.compile("here"))
        page.locator("[data-skip]").click()
        page.locator("[data-skip]").click()
    expect(page.locator("[data-next-lesson]")).to_be_visible()
    assert page.evaluate(OVER) == 0


def test_a_proposal_that_waits_for_an_answer_is_whole_above_many_quick_ones(sit: Sitter) -> None:
    page = sit()
    page.goto("/learn/genoa/bid")
    for step in ("Step 1 of 5", "Step 2 of 5"):
        expect(page.locator(".dots")).to_have_attribute("aria-label", step)
        show(page)
    expect(page.locator(".dots")).to_have_attribute("aria-label", "Step 3 of 5")
    assert page.locator("[data-bid]").count() > 8
    expect(page.locator("[data-settle]").first).to_be_in_viewport(ratio=0.98)


def test_on_a_phone_a_free_decision_is_in_sight_and_the_goal_gives_its_room_back(sit: Sitter) -> None:
    page = sit(size="phone")
    page.goto("/learn/vecchio/family")
    coach = page.locator("[data-coach]")
    first = coach.bounding_box()
    show(page)
    expect(page.locator(".dots")).to_have_attribute("aria-label", "Step 2 of 4")
    page.wait_for_function(f"() => !({UNSEEN})()")
    expect(page.locator('[data-id="town:mensano"]')).to_be_in_viewport()
    second = coach.bounding_box()
    assert first is not None
    assert second is not None
    assert second["height"] < first["height"]


def test_before_the_first_match_lessons_are_offered_once(sit: Sitter) -> None:
    page = sit(reduced_motion="reduce")
    page.goto("/")
    page.locator('[data-play="lucca"]').click()
    expect(page.locator("dialog")).to_contain_text("first match")
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.reload()
    page.locator('[data-play="lucca"]').click()
    page.wait_for_selector("[data-board] > *")
    page.goto("/")
    page.locator('[data-play="carrara"]').click()
    page.locator("[data-offer-learn]").click()
    expect(page).to_have_url(re.compile("/learn/carrara"))


def test_the_rules_lead_to_a_position_where_a_rule_can_be_tried(sit: Sitter) -> None:
    page = sit(reduced_motion="reduce")
    page.goto("/rules/genoa")
    page.locator('[data-example="GEN-LARGE-2"]').click()
    expect(page).to_have_url(re.compile("/learn/genoa/order"))
    expect(page.locator("[data-say]")).to_be_visible()
