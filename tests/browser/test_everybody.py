"""French, keyboard only, reduced motion, and nothing that axe calls serious on any page."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import ROOT, Sitter
from tests.browser.robot import Robot, play_now

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
IDS = re.compile(r"\b(?:ui|palio|house|game|option|bot|refused|seat)-[a-z]+(?:-[a-z]+)*\b")

FINDINGS = """async () => (await axe.run(document, { resultTypes: ["violations"] })).violations
    .filter((one) => ["serious", "critical"].includes(one.impact))
    .flatMap((one) => one.nodes.slice(0, 3).map((node) =>
        [one.id, node.html.slice(0, 160), ...node.any.map((check) => check.message)].join(" | ")))"""
# Texts that their own box cuts off without a way to see the rest, and a page that is wider than the screen.
CUT = """() => {
  const cut = (one) => {
    const style = getComputedStyle(one);
    const hides = (way) => style[`overflow${way}`] === "hidden" || style[`overflow${way}`] === "clip";
    if (one.clientWidth <= 1) return false; // for screen readers only
    return (hides("X") && one.scrollWidth > one.clientWidth + 1 && one.title === "")
      || (hides("Y") && one.scrollHeight > one.clientHeight + 2 && style.webkitLineClamp === "none");
  };
  const leaf = (one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim() !== "");
  const texts = [...document.querySelectorAll("body *:not(svg *):not(script):not(style):not(.sr)")]
    .filter((one) => leaf(one) && one.checkVisibility() && cut(one)).map((one) => one.textContent.trim().slice(0, 60));
  const wide = document.documentElement.scrollWidth - Math.min(innerWidth, screen.width); // a phone zooms out
  return wide > 1 ? [...texts, `the page is ${wide} px too wide`] : texts;
}"""
COUNT_TRAVELS = """() => {
    window.travelled = 0;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...given) { window.travelled += 1; return animate.apply(this, given); };
    window.shift = 0;
    const seen = (list) => { for (const entry of list.getEntries()) window.shift += entry.value; };
    new PerformanceObserver(seen).observe({ type: "layout-shift" });
}"""


def serious(page: Page) -> list[str]:
    """What axe-core finds, if it is serious or critical, one line per finding."""
    if not AXE.exists():
        pytest.skip("axe-core is not installed: 'make setup' does it")
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(FINDINGS)
    return found


USUAL = {("carrara", "laptop"), ("lucca", "phone")}
"""Tables that axe looks at in every run; the others are slow."""
PAGES = ("/", "/new", "/new/palio", "/me", "/settings", "/rules", "/rules/lucca", "/replay", "/no/such/page")


@pytest.mark.parametrize(("theme", "pages"), [("light", PAGES), ("dark", ("/", "/new/palio", "/rules/lucca"))])
def test_no_page_has_a_serious_finding(sit: Sitter, theme: str, pages: tuple[str, ...]) -> None:
    page = sit(color_scheme=theme)
    for path in pages:
        page.goto(path)
        expect(page.locator("h1").first).to_be_attached()
        page.wait_for_load_state("networkidle")
        assert serious(page) == [], path


TABLES = [
    pytest.param(game, size, marks=() if game == "palio" or (game, size) in USUAL else pytest.mark.slow)
    for game in ("palio", "carrara", "lucca", "vecchio", "genoa")
    for size in ("laptop", "phone")
]


@pytest.mark.parametrize(("game", "size"), TABLES)
def test_no_table_has_a_serious_finding(sit: Sitter, rooms: dict[str, dict[str, object]], game: str, size: str) -> None:
    if game not in rooms:
        pytest.skip(f"the room of {game} is not open here")
    page = sit(size, color_scheme="dark" if size == "phone" else "light")
    play_now(page, game)
    robot = Robot(page, 3)
    for _ in range(12):
        robot.step()
        page.wait_for_timeout(20)
    if robot.over():
        page.locator("[data-toggle-result]").click()
    page.locator('[data-sheet="choices"]:visible').click()
    assert serious(page) == []


def test_french_from_the_lobby_to_the_result_and_back_to_english_without_a_reload(sit: Sitter) -> None:
    page = sit(locale="fr-FR")
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_have_text("Asseyez-vous et jouez")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    play_now(page, "palio")
    expect(page.locator(".strip").first).to_contain_text("Inscrivez un cheval")
    assert IDS.findall(page.inner_text("body")) == []
    Robot(page).finish()
    assert IDS.findall(page.inner_text("body")) == []
    page.get_by_role("link", name="Vers l’accueil").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Asseyez-vous et jouez")
    page.evaluate("window.same = true")
    page.locator('[data-language="en"]').click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Sit down and play")
    assert page.evaluate("window.same") is True


def test_a_whole_match_with_the_keyboard_only(sit: Sitter) -> None:
    page = sit()
    page.goto("/")
    expect(page.locator('[data-play="palio"]')).to_be_visible()
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.dataset.play") == "palio":
            break
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-board] svg")
    page.keyboard.press("b")
    robot = Robot(page)
    while not page.locator("[data-result]").count():
        robot.watch()
        expect(page.locator(":focus"), "the focus got lost").to_be_attached()
        focused = page.evaluate("document.activeElement?.getAttribute('data-state')")
        page.keyboard.press("Enter" if focused in ("open", "picked") else "ArrowRight")
        page.wait_for_timeout(40)
    expect(page.locator("#result-title")).to_be_focused()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_pieces_travel_unless_motion_is_reduced(sit: Sitter) -> None:
    """While a piece travels nothing else moves: layout shifts stay at zero."""
    for wish, moves in (("no-preference", True), ("reduce", False)):
        page = sit(reduced_motion=wish)
        play_now(page, "palio")
        page.evaluate(COUNT_TRAVELS)
        page.locator('[data-id="horse:1"]').click()
        page.locator("[data-confirm]").click()
        expect(page.locator('[data-id="horse:1"]')).to_have_count(0)
        expect(page.locator("[data-log]").get_by_text(re.compile("the prize of"))).to_have_count(1)
        if moves:
            page.wait_for_function("window.travelled > 0")
        else:
            assert page.evaluate("window.travelled") == 0
        assert page.evaluate("window.shift") < 0.02


def test_what_is_lit_explains_itself_and_what_is_dim_says_so(sit: Sitter) -> None:
    page = sit()
    play_now(page, "palio")
    page.locator('[data-id="horse:1"]').hover()
    expect(page.get_by_role("tooltip")).to_contain_text("Enter horse 1")
    label = page.locator('[data-id="horse:1"]').get_attribute("aria-label") or ""
    assert "Horse 1" in label
    assert "Enter horse 1" in label
    page.locator('[data-id="horse:1"]').click()
    page.mouse.move(5, 5)
    page.locator('[data-id="horse:2"]').hover()
    expect(page.get_by_role("tooltip")).to_contain_text("Horse 2")


# Ends whatever moves on a page as soon as it begins, and notes how long it would have lasted.
MOVES = """addEventListener("DOMContentLoaded", () => {
  window.moved = [];
  const note = (event) => window.moved.push(...event.target.getAnimations()
    .map((one) => [event.type, event.target.outerHTML.slice(0, 80), one.effect.getTiming().duration])
    .filter(([, , lasts]) => lasts > 1));
  for (const kind of ["animationstart", "transitionrun"]) document.addEventListener(kind, note, true);
});"""

# A change is where it shall be at once, also for what measures it before the next frame.
AT_ONCE = """() => {
  const title = document.querySelector("h1");
  title.getBoundingClientRect();
  title.style.paddingLeft = "40px";
  return getComputedStyle(title).paddingLeft;
}"""


@pytest.mark.parametrize("why", ["the device asks", "the person asks"])
def test_nothing_moves_between_pages_or_at_the_table_where_that_is_wished(sit: Sitter, why: str) -> None:
    page = sit(reduced_motion="reduce" if why == "the device asks" else "no-preference")
    page.context.add_init_script(MOVES)
    if why == "the person asks":
        page.context.add_init_script("""localStorage.setItem("loggia-settings", '{"moving": "off"}')""")
    page.goto("/")
    for path in ("/archive", "/rules", "/friends", "/"):
        page.locator(f'header a[href="{path}"]').first.click()
        page.wait_for_url(f"**{path}")
    assert page.evaluate(AT_ONCE) == "40px"
    play_now(page, "carrara")
    robot = Robot(page)
    for _ in range(8):
        robot.step()
        page.locator("button").first.hover()
        assert page.evaluate("window.moved") == []
