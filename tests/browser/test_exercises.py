"""Exercises in a real browser: found from the lobby, solved on the real board, prices named on a phone."""

from playwright.sync_api import expect

from loggia.table.exercises import exercises
from tests.browser.conftest import PHONE, Sitter

TAKEN = next(one for one in exercises("lucca").values() if one.theme == "draft")
PRICED = next(one for one in exercises("genoa").values() if one.price is not None)


def test_an_exercise_is_found_answered_wrongly_and_then_solved(sit: Sitter) -> None:
    page = sit(reduced_motion="reduce")
    page.goto("/")
    page.get_by_role("navigation").get_by_role("link", name="Exercises").click()
    expect(page.locator("[data-daily]")).to_be_visible()
    page.locator('[data-exercises-of="lucca"] a').click()
    page.locator("[data-filter=theme]").select_option("draft")
    page.locator(f'[data-exercise="{TAKEN.id}"] a').click()
    expect(page.locator("[data-ask]")).to_have_text("What is the best move now?")
    page.locator(f'[data-id="triplet:{TAKEN.glance.split()[1]}"]').click()
    expect(page.locator("[data-again]")).to_be_focused()
    expect(page.locator("[data-verdict]")).to_contain_text("less chance to win")
    expect(page.locator("[data-rated]")).to_contain_text("your rating")
    page.keyboard.press("Enter")
    page.locator(f'[data-id="triplet:{TAKEN.right[0].split()[1]}"]').click()
    expect(page.locator("[data-verdict]")).to_contain_text("Right")
    expect(page.locator("[data-rated]")).to_have_text("Only the first answer counts for the rating.")
    page.keyboard.press("Enter")
    page.wait_for_url(lambda address: "/exercises/lucca/" in address and TAKEN.id not in address)
    page.locator("[data-exercises]").click()
    expect(page.locator(f'[data-exercise="{TAKEN.id}"]')).to_have_attribute("data-state", "missed")


def test_a_price_is_named_on_a_phone(sit: Sitter) -> None:
    asked = PRICED.price
    assert asked is not None
    page = sit(viewport=PHONE, reduced_motion="reduce")
    page.goto(f"/exercises/genoa/{PRICED.id}")
    page.locator("[data-price]").fill(str(asked.best.price - 5))
    page.locator("[data-more]").click()
    page.locator("[data-name-price]").click()
    expect(page.locator("[data-question]")).to_have_attribute("data-question", "best")
    expect(page.locator("[data-verdict]")).to_contain_text("ducats")
