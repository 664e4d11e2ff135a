"""Big enough for a thumb, large enough to read: targets and letters are measured in every game."""

from typing import Any

import pytest
from playwright.sync_api import Page, TimeoutError, ViewportSize

from tests.browser.conftest import Sitter
from tests.browser.robot import Robot, play_now

GAMES = ("carrara", "lucca", "genoa", "vecchio")
THUMB = 43.5  # 44 px, less what a browser rounds away
LETTERS = 11.95  # 12 px
LETTERS_IN_HAND = 10.95  # 11 px: a phone is held closer
SMALL, BIG = ViewportSize(width=1366, height=768), ViewportSize(width=1920, height=1080)

# Every lit piece with its size on the screen, or that of its button in the tray; places that have a button in the strip
# (`do:...`) need none.
TARGETS = """() => {
  const size = (one) => { const { width, height } = one.getBoundingClientRect(); return Math.min(width, height); };
  const tray = new Map([...document.querySelectorAll("[data-tray]")].map((one) => [one.dataset.tray, size(one)]));
  const lit = [...document.querySelectorAll('[data-board] [data-piece][data-state="open"]:not([data-id^="do:"])')];
  const buttons = [...document.querySelectorAll("button, a.button, select")].filter((one) => one.checkVisibility());
  const board = document.querySelector("[data-panzoom]");
  const { left, right, top, bottom } = board?.getBoundingClientRect() ?? {};
  const spots = [0.02, 0.25, 0.5, 0.75, 0.98].flatMap((x) => [0.02, 0.25, 0.5, 0.75, 0.98].map((y) => [x, y]));
  const over = (board ? spots : [])
    .map(([x, y]) => document.elementFromPoint(left + x * (right - left), top + y * (bottom - top)))
    .filter((one) => one && !board.contains(one));
  return {
    covering: over.map((one) => one.outerHTML.slice(0, 80)),
    pieces: lit.map((one) => [one.dataset.id, Math.max(size(one), tray.get(one.dataset.id) ?? 0)]),
    buttons: buttons.map((one) => [one.getAttribute("aria-label") ?? one.textContent.trim(), size(one)]),
    outside: [...document.querySelectorAll(".thumb button:not([data-tray]):not(.deeds > *)")]
      .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > innerWidth + 1)
      .map((one) => one.textContent),
    board: Math.round(document.querySelector("main").getBoundingClientRect().height),
  };
}"""
# Every text of the drawing and the table around it, with the height of its letters on the screen.
TEXTS = """() => {
  const seen = (one) => one.checkVisibility({ opacityProperty: true }) && one.textContent.trim() !== "";
  const drawn = [...document.querySelectorAll("[data-board] svg text")].filter(seen).map((one) => {
    const m = one.getScreenCTM();
    return [one.textContent.trim(), parseFloat(getComputedStyle(one).fontSize) * Math.hypot(m.a, m.b)];
  });
  const leaf = (one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim() !== "");
  const written = [...document.querySelectorAll("body *:not(svg *):not(script):not(.sr)")]
    .filter((one) => leaf(one) && seen(one))
    .map((one) => [one.textContent.trim().slice(0, 30), parseFloat(getComputedStyle(one).fontSize)]);
  return [...drawn, ...written];
}"""


def small(found: list[list[Any]], least: float) -> list[list[Any]]:
    """Those under the measure, each once."""
    return [list(one) for one in dict.fromkeys((name, round(size, 1)) for name, size in found) if one[1] < least]


def decided(robot: Robot, page: Any) -> None:
    """Play on until there is something to point at."""
    for _ in range(400):
        if page.evaluate(TARGETS)["pieces"]:
            return
        if not robot.step():
            page.wait_for_timeout(50)
    raise AssertionError("nothing was ever lit")


def tray_shown(robot: Robot, page: Page) -> None:
    """Play until the tray is there. What was lit may go dark again in a talk, when somebody else is quicker."""
    for _ in range(20):
        decided(robot, page)
        try:
            page.wait_for_selector("[data-tray]", state="attached", timeout=2000)
            return
        except TimeoutError:
            robot.step()
    raise AssertionError("no tray at the thumb")


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_every_target_fits_a_thumb_and_the_board_stays(sit: Sitter, game: str) -> None:
    page = sit("phone")
    play_now(page, game, 3)
    robot = Robot(page)
    heights = set()
    for _ in range(6):
        tray_shown(robot, page)
        page.wait_for_timeout(120)
        found = page.evaluate(TARGETS)
        assert small(found["pieces"], THUMB) == []
        assert small(found["buttons"], THUMB) == []
        assert found["outside"] == []
        assert found["covering"] == [], "pieces under a button or a sign can be neither read nor tapped"
        heights.add(found["board"])
        robot.step()
        heights.add(page.evaluate(TARGETS)["board"])
    assert len(heights) == 1, f"the board jumped between taps: {heights}"


@pytest.mark.parametrize("game", GAMES)
def test_the_tray_points_like_the_board(sit: Sitter, game: str) -> None:
    page = sit("phone")
    play_now(page, game, 3)
    decided(Robot(page), page)
    page.wait_for_selector("[data-tray]")
    before = page.evaluate(
        "[document.querySelectorAll('[data-tray]').length, document.querySelector('[data-strip]').textContent]"
    )
    page.locator("[data-tray]").first.tap()
    page.wait_for_function(
        "([many, said]) => document.querySelectorAll('[data-tray]').length !== many"
        " || document.querySelector('[data-strip]').textContent !== said",
        arg=before,
    )


# In the tray, as it is drawn: buttons that stand half outside it, words without room, room that nothing uses, and how
# many are out of sight beside what the sign says.
TRAY = """async () => {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  const tray = document.querySelector("[data-thumb-tray]");
  const row = tray.firstElementChild.getBoundingClientRect();
  const all = [...tray.querySelectorAll("[data-tray]")];
  const edge = (one) => [one.getBoundingClientRect(), one.textContent];
  const broken = (word) => {
    const range = document.createRange();
    range.setStart(word.node, word.index);
    range.setEnd(word.node, word.index + word[0].length);
    // Where a sentence is cut short, the browser tells its last line twice.
    return new Set([...range.getClientRects()].map((box) => Math.round(box.bottom))).size > 1;
  };
  const texts = [...tray.querySelectorAll(".label > span")].map((one) => one.firstChild).filter(Boolean);
  return {
    broken: texts.flatMap((node) => [...node.data.matchAll(/[^ ]+/g)].map((word) => Object.assign(word, { node })))
      .filter(broken).map((word) => word[0]),
    half: all.map(edge).filter(([box]) => box.left < row.right - 4 && box.right > row.right + 4)
      .map(([, said]) => said),
    cut: all.map((one) => one.querySelector(".label")).filter((one) => one.scrollHeight > one.clientHeight + 5)
      .map((one) => one.textContent),
    over: [...document.querySelectorAll(".hand .deeds button")]
      .filter((one) => one.getBoundingClientRect().bottom > one.closest(".hand").getBoundingClientRect().bottom + 1)
      .map((one) => one.textContent),
    idle: document.querySelector(".hand").getBoundingClientRect().height - row.height
      - document.querySelector(".hand > .strip").getBoundingClientRect().height,
    hidden: all.map(edge).filter(([box]) => box.right > row.right + 4).length,
    said: parseInt(tray.querySelector(".more")?.textContent ?? "0"),
  };
}"""


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
@pytest.mark.parametrize("game", GAMES)
def test_words_in_the_tray_are_whole(sit: Sitter, game: str, locale: str) -> None:
    page = sit("phone", locale=locale)
    play_now(page, game, 3)
    robot = Robot(page)
    for _ in range(12):
        tray_shown(robot, page)
        found = page.evaluate(TRAY)
        assert (found["half"], found["cut"], found["broken"], found["over"]) == ([], [], [], [])
        assert found["idle"] < 12, "room at the thumb that nothing uses"
        assert found["hidden"] == found["said"], "the sign does not say how many are out of sight"
        robot.step()


@pytest.mark.parametrize("size", ["laptop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_no_letters_are_too_small_to_read(sit: Sitter, game: str, size: str) -> None:
    page = sit(size)
    play_now(page, game, 3)
    robot = Robot(page)
    for _ in range(3):
        decided(robot, page)
        if size == "phone":
            assert small(page.evaluate(TEXTS), LETTERS_IN_HAND) == []
        else:
            assert small(page.evaluate(TEXTS), LETTERS) == []
            page.set_viewport_size(BIG)
            assert small(page.evaluate(TEXTS), LETTERS) == []
            page.set_viewport_size(SMALL)
        robot.step()


# Whether the sign counts what lies out of sight: below the board and its sheet, or above the board, where more is.
SIGNS = """() => {
  const out = (frame, way) => [...frame?.querySelectorAll('[data-piece][data-state="open"]') ?? []].filter((one) => {
    const { top, bottom } = frame.getBoundingClientRect();
    const { y, height } = one.getBoundingClientRect();
    return way === "below" ? y + height / 2 > bottom : y + height / 2 < top;
  }).length;
  const board = document.querySelector("[data-panzoom]");
  const below = out(board, "below") + out(document.querySelector(".stage > .under"), "below");
  const above = out(board, "above");
  const sign = document.querySelector("[data-more]");
  if (!sign) return below === 0 && above === 0;
  const told = document.querySelector("[data-strip] .can")?.textContent ?? "";
  return parseInt(sign.textContent) === Math.max(below, above) && told.includes(sign.title)
    && sign.dataset.more === (below >= above ? "below" : "above");
}"""


@pytest.mark.parametrize("game", ["vecchio", "genoa"])
def test_signs_tell_what_is_out_of_sight_now(sit: Sitter, game: str) -> None:
    page = sit("phone")
    play_now(page, game, 3)
    robot = Robot(page)
    followed = 0
    while followed < 2:
        page.wait_for_function(SIGNS, timeout=5000)
        sign = page.locator("[data-more]")
        if sign.count():
            try:
                sign.tap(timeout=2000)
            except TimeoutError:
                continue  # somebody has moved, and it went
            page.wait_for_timeout(50)  # the pan is drawn
            page.wait_for_function(SIGNS, timeout=5000)
            followed += 1
        if not robot.step():
            page.wait_for_timeout(50)


SWIPE = """([dx, step]) => {
  const box = document.querySelector("[data-panzoom]");
  const { x, y, width, height } = box.getBoundingClientRect();
  const [from, at] = [x + width / 2 - dx / 2, y + height / 2];
  const send = (kind, left) => box.dispatchEvent(new PointerEvent(kind,
    { pointerId: 5, pointerType: "touch", clientX: left, clientY: at, bubbles: true, isPrimary: true }));
  send("pointerdown", from);
  for (let gone = step; Math.abs(gone) <= Math.abs(dx); gone += step) send("pointermove", from + gone);
  send("pointerup", from + dx);
}"""
OTHERS = """() => {
  const frame = document.querySelector("[data-panzoom]").getBoundingClientRect();
  const spot = document.querySelector("[data-others]").getBoundingClientRect();
  const shown = Math.min(spot.bottom, frame.bottom) - Math.max(spot.top, frame.top);
  return { share: Math.max(0, shown) / Math.min(spot.height, frame.height),
    at: document.querySelector("[data-panzoom] > .inner").style.transform };
}"""


@pytest.mark.parametrize("game", GAMES)
def test_a_swipe_or_a_key_leads_to_the_others_boards_and_back(sit: Sitter, game: str) -> None:
    page = sit("phone")
    play_now(page, game, 3)
    decided(Robot(page), page)
    page.wait_for_selector("[data-zoom-others]", state="attached")
    page.evaluate("document.activeElement.blur()")
    page.locator("[data-look]").tap()
    if page.locator("[data-zoom-whole]").is_enabled():
        page.locator("[data-zoom-whole]").tap()
    page.locator("[data-strip]").tap()
    page.locator("[data-zoom-whole]").wait_for(state="hidden")
    rest = page.evaluate(OTHERS)
    page.evaluate(SWIPE, [-120, -15])
    page.wait_for_function(f"() => ({OTHERS})().share > 0.7")  # the board glides there
    page.evaluate(SWIPE, [120, 15])
    page.wait_for_function(
        "(at) => document.querySelector('[data-panzoom] > .inner').style.transform === at", arg=rest["at"]
    )
    page.keyboard.press("o")
    page.wait_for_function(
        "(at) => document.querySelector('[data-panzoom] > .inner').style.transform !== at", arg=rest["at"]
    )
    page.evaluate(SWIPE, [20, 5])
    assert page.evaluate(OTHERS)["at"] != rest["at"], "a short drag only pans"


def test_one_sign_at_a_time_says_what_is_below(sit: Sitter) -> None:
    """Both Carrara's board and one's own cities under it may hide lit pieces: one sign counts both."""
    page = sit("phone")
    play_now(page, "carrara")
    robot = Robot(page, 5)
    told = False
    for _ in range(12):
        page.wait_for_function(SIGNS, timeout=5000)
        told = told or page.locator("[data-more]").count() == 1
        robot.step()
    assert told
