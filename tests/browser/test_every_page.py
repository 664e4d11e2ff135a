"""Every page in French, on a phone in the dark and on a laptop: axe, no text that is cut, nothing in the console."""

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from loggia.table.exercises import exercises
from tests.browser.conftest import LAPTOP, PHONE, Sitter
from tests.browser.test_everybody import CUT, serious
from tests.browser.test_review_page import finished
from tests.browser.test_together import set_table

PAGES = (
    "/", "/new/lucca", "/me", "/settings", "/archive", "/archive/lucca", "/leaders/lucca", "/friends", "/studies",
    "/exercises", "/exercises/lucca", f"/exercises/lucca/{next(iter(exercises('lucca')))}", "/replay", "/learn/lucca",
)  # fmt: skip
LOOKS = [
    pytest.param("phone", PHONE, "dark", "fr", id="phone-dark-fr"),
    pytest.param("laptop", LAPTOP, "light", "fr", id="laptop-light-fr"),
]


def clean(page: Page, path: str) -> None:
    """Nothing serious for axe, and no text is cut."""
    page.wait_for_load_state("networkidle")
    assert serious(page) == [], path
    assert page.evaluate(CUT) == [], path


@pytest.mark.parametrize(("size", "viewport", "theme", "locale"), LOOKS)
def test_every_page_is_clean(sit: Sitter, size: str, viewport: ViewportSize, theme: str, locale: str) -> None:
    page = sit(size, viewport=viewport, color_scheme=theme, locale=locale)
    for path in PAGES:
        page.goto(path)
        expect(page.locator("h1").first).to_be_attached()
        clean(page, path)


@pytest.mark.parametrize(("size", "viewport", "theme", "locale"), LOOKS)
def test_a_table_is_clean_before_and_after_its_match(
    sit: Sitter, size: str, viewport: ViewportSize, theme: str, locale: str
) -> None:
    page = sit(size, viewport=viewport, color_scheme=theme, locale=locale)
    set_table(page, "lucca")
    clean(page, "the waiting room")
    table = finished(page)
    page.goto(f"/table/{table}")
    expect(page.locator("[data-result]")).to_be_visible()
    clean(page, "the result")
    page.goto(f"/replay/{table}#move=3")
    expect(page.locator("[data-board] > *").first).to_be_visible()
    clean(page, "the replay")
