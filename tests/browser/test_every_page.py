"""Every page in French, on a phone in the dark and on a laptop: axe, no text cut, targets for a thumb."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from loggia.table.exercises import exercises
from tests.browser.conftest import LAPTOP, PHONE, Sitter
from tests.browser.people import Person
from tests.browser.robot import Robot, play_now
from tests.browser.test_everybody import CUT, serious
from tests.browser.test_my_page import store
from tests.browser.test_review_page import finished
from tests.browser.test_together import set_table

PAGES = (
    "/", "/new/lucca", "/new/genoa", "/me", "/settings", "/archive", "/archive/lucca", "/leaders/lucca", "/friends",
    "/studies", "/exercises", "/exercises/lucca", f"/exercises/lucca/{next(iter(exercises('lucca')))}", "/replay",
    "/learn/lucca", "/rules", "/rules/lucca", "/email", "/password", "/host", "/no/such/page",
)  # fmt: skip
# What a thumb has to hit, and is smaller than 44 px; but not links within a sentence, and what is for keys only.
SMALL = """() => [...document.querySelectorAll("a, button, select, input, summary, textarea, [role=tab]")]
  .filter((one) => one.checkVisibility() && !one.matches(".skip, .sr") && !one.closest("[data-board]"))
  .filter((one) => !(one.matches("p a") && getComputedStyle(one).display === "inline"))
  .map((one) => {
    const target = one.matches("[type=checkbox], [type=radio]") ? one.closest("label") ?? one : one;
    const { width, height } = target.getBoundingClientRect();
    return [one.getAttribute("aria-label") ?? target.textContent.trim().slice(0, 40), width, height];
  })
  .filter(([, width, height]) => width > 0 && Math.min(width, height) < 43.5)"""
# Buttons of the table's strip that are out of sight at its side.
HIDDEN = """() => [...document.querySelectorAll(".strip .deeds")]
  .flatMap((row) => [...row.querySelectorAll("button, a")].map((one) => [one, row.getBoundingClientRect().right]))
  .filter(([one, right]) => one.checkVisibility() && one.getBoundingClientRect().right > right + 1)
  .map(([one]) => one.textContent.trim())"""
LOOKS = [
    pytest.param("phone", PHONE, "dark", "fr", id="phone-dark-fr"),
    pytest.param("laptop", LAPTOP, "light", "fr", id="laptop-light-fr"),
]

# What the strip says, if some of it is out of sight.
STRIP = """() => {
  const strip = document.querySelector(".strip.words");
  const [said, box] = [strip.querySelector(".said").getBoundingClientRect(), strip.getBoundingClientRect()];
  return said.top < box.top || said.bottom > box.bottom + 1 ? strip.innerText : "";
}"""


def clean(page: Page, path: str) -> None:
    """Nothing serious for axe, no text is cut, no button hidden, and a thumb finds everything."""
    page.wait_for_load_state("networkidle")
    assert serious(page) == [], path
    assert page.evaluate(CUT) == [], path
    assert page.evaluate(HIDDEN) == [], path
    if page.evaluate("matchMedia('(pointer: coarse)').matches"):
        assert page.evaluate(SMALL) == [], path


@pytest.mark.console("/host/reports")  # the host's desk is refused to others
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
    page.goto(f"/review/{table}#move=3")
    expect(page.locator("[data-board] > *").first).to_be_visible()
    clean(page, "the review")


@pytest.mark.parametrize(("size", "viewport", "theme", "locale"), LOOKS)
def test_pages_about_people_are_clean(
    sit: Sitter, folder: Path, size: str, viewport: ViewportSize, theme: str, locale: str
) -> None:
    """With matches, friends and notes on them."""
    ada = Person(sit(size, viewport=viewport, color_scheme=theme, locale=locale), 0, "fr")
    bruno = Person(sit(), 1)
    numbers = [person.ask("/session")["me"]["id"] for person in (ada, bruno)]
    ada.ask(f"/people/{numbers[1]}/follow", {})
    bruno.ask(f"/people/{numbers[0]}/follow", {})
    store(folder, numbers[0])
    finished(bruno.page)  # for all to see in the archive
    for path, shown in (
        ("/me", "[data-figure=errors]"),
        (f"/people/{numbers[1]}", "[data-follow]"),
        ("/friends", "[data-friend]"),
        ("/archive", "[data-match]"),
    ):
        ada.page.goto(path)
        expect(ada.page.locator(shown).first).to_be_visible()
        clean(ada.page, path)


@pytest.mark.parametrize("game", ["carrara", "lucca", "genoa", "vecchio"])
def test_the_strip_says_everything_on_a_phone_in_french(sit: Sitter, game: str) -> None:
    """Its height stays, so that the board below never jumps: the longest words have to fit."""
    page = sit("phone", locale="fr")
    play_now(page, game)
    robot = Robot(page, 5)
    for _ in range(10):
        robot.step()
        said = page.evaluate(STRIP)
        assert said == "", f"cut: {said!r}"
