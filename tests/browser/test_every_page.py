"""Every page in French, on a phone in the dark and on a laptop: axe, no text that is cut, nothing in the console."""

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from loggia.table.exercises import exercises
from tests.browser.conftest import LAPTOP, PHONE, Sitter
from tests.browser.test_everybody import serious

PAGES = (
    "/", "/new/lucca", "/me", "/settings", "/archive", "/archive/lucca", "/leaders/lucca", "/friends", "/studies",
    "/exercises", "/exercises/lucca", f"/exercises/lucca/{next(iter(exercises('lucca')))}", "/replay", "/learn/lucca",
)  # fmt: skip
LOOKS = [
    pytest.param("phone", PHONE, "dark", "fr", id="phone-dark-fr"),
    pytest.param("laptop", LAPTOP, "light", "fr", id="laptop-light-fr"),
]
# Texts that their own box cuts off without a way to see the rest, and a page that is wider than the screen.
CUT = """() => {
  const cut = (one) => {
    const style = getComputedStyle(one);
    const hides = (way) => style[`overflow${way}`] === "hidden" || style[`overflow${way}`] === "clip";
    return (hides("X") && one.scrollWidth > one.clientWidth + 1 && one.title === "")
      || (hides("Y") && one.scrollHeight > one.clientHeight + 2 && style.webkitLineClamp === "none");
  };
  const leaf = (one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim() !== "");
  const texts = [...document.querySelectorAll("body *:not(svg *):not(script):not(style):not(.sr)")]
    .filter((one) => leaf(one) && one.checkVisibility() && cut(one)).map((one) => one.textContent.trim().slice(0, 60));
  const wide = document.documentElement.scrollWidth - innerWidth;
  return wide > 1 ? [...texts, `the page is ${wide} px too wide`] : texts;
}"""


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
