"""The boards of Il Vecchio and Genoa on real screens: all in sight, large enough, in French, for axe, by keys alone."""

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import ROOT, Sitter
from tests.browser.people import gather
from tests.browser.robot import Robot, play_now
from tests.browser.test_boards_carrara_lucca import OUTSIDE, SMALL
from tests.browser.test_everybody import serious
from tests.browser.trading import ADA, BRUNO, Trader, a_street_then_a_building, push_on, seed_of

NARROW = """() => [...document.querySelectorAll(".under button, .under select, .under .piece[data-state=open]")]
  .filter((one) => one.checkVisibility() && (one.offsetWidth ?? 99) > 0)
  .map((one) => [one.getBoundingClientRect(), one.outerHTML.slice(0, 120)])
  .filter(([box]) => box.height < 43.5 || box.width < 43.5)
  .map(([box, html]) => `${box.width} x ${box.height}: ${html}`)"""
SAID = """() => {
  const texts = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) texts.push(walk.currentNode.textContent.trim());
  for (const one of document.querySelectorAll("[aria-label], [title]"))
    texts.push(one.getAttribute("aria-label") ?? "", one.getAttribute("title") ?? "");
  return texts.filter((text) => text !== "");
}"""


# It is my turn, and nothing is being shown or sent: what axe looks at stands still.
AT_REST = """() => document.querySelector(".strip[data-mine]") !== null
  && document.querySelector("[data-catching]") === null"""


def in_mid_match(page: Page, game: str, seats: int, steps: int = 40) -> None:
    """Some way into a match."""
    play_now(page, game, seats)
    robot = Robot(page)
    while robot.steps < steps:
        if not robot.step():
            page.wait_for_timeout(50)


@pytest.mark.parametrize(("game", "seats"), [("vecchio", 2), ("vecchio", 4), ("genoa", 2), ("genoa", 5)])
def test_the_whole_board_is_on_a_laptops_screen(sit: Sitter, game: str, seats: int) -> None:
    page = sit()
    in_mid_match(page, game, seats)
    assert page.evaluate(OUTSIDE) == []
    assert page.evaluate(SMALL) == []


# Every name on the map: what is drawn, the house it names, and by how many pixels it leaves that house.
NAMES = """() => [...document.querySelectorAll('[data-board] [data-id^="field:"]')].flatMap((field) => {
  const name = field.querySelector("text.name");
  if (name === null) return [];
  const [inner, outer] = [name.getBoundingClientRect(), field.getBoundingClientRect()];
  const wide = Math.max(outer.left - inner.left, inner.right - outer.right);
  const over = Math.max(wide, outer.top - inner.top, inner.bottom - outer.bottom);
  return [[name.textContent, field.getAttribute("data-label"), over]];
})"""
A_HAIR = 3


@pytest.mark.parametrize(("size", "locale"), [("laptop", "en-GB"), ("laptop", "fr-FR"), ("phone", "fr-FR")])
def test_genoas_map_carries_whole_names_inside_their_houses(sit: Sitter, size: str, locale: str) -> None:
    page = sit(size, locale=locale)
    play_now(page, "genoa", 3)
    names = page.evaluate(NAMES)
    assert len(names) > 15
    words = [[set(re.findall(r"\w+", said.casefold())) for said in (name, whole)] for name, whole, _ in names]
    assert [name for name, whole in words if not name <= whole] == []
    assert [(name, over) for name, _, over in names if over > A_HAIR] == []


def test_the_tray_tells_what_a_town_brings(sit: Sitter) -> None:
    page = sit("phone")
    play_now(page, "vecchio")
    robot = Robot(page)
    while page.locator('[data-deed="do:recover"]').count() == 0:
        if not robot.step():
            page.wait_for_timeout(50)
    expect(page.locator('[data-tray^="town:"]', has_text="brings").first).to_be_visible()
    # Every town to which one has to walk names its fare, if not all that it brings has room.
    state = page.evaluate("async () => (await fetch(location.pathname.replace('/table/', '/api/v1/tables/'))).json()")
    effects = [(choice["ids"][0], (choice["effect"] or {}).get("say")) for choice in state["choices"]]
    walks = [piece for piece, effect in effects if effect == "vecchio-effect-walk"]
    assert walks
    for walk in walks:
        expect(page.locator(f'[data-tray="{walk}"]')).to_contain_text(re.compile(r"walk \d+ F"))


# --- a negotiation that stands still ----------------------------------------------------------------------------------


def bargaining(sit: Sitter, folder: Path, *sizes: str, seats: int = 4) -> list[Trader]:
    """A negotiation about the next building, with Ada as tower player: everything on the table but no deal yet."""
    seed = seed_of(a_street_then_a_building, seats)
    bots = seats - len(sizes)
    traders = gather(Trader, sit, folder, "genoa", sizes, bots=bots, seed=seed, start_seat="0")
    push_on(traders, "move", ADA)
    return traders


def test_slips_that_are_out_of_sight_are_announced(sit: Sitter, folder: Path) -> None:
    ada, bruno = bargaining(sit, folder, "laptop", "laptop")
    fields = [form["field"] for form in bruno.view()["talk"]["forms"]][:5]
    for field in fields:
        bruno.compose(field, "pay", 1)
        expect(ada.page.locator(f'[data-id="offer:{BRUNO}:{field}"]')).to_have_count(1)
    ada.page.set_viewport_size({"width": 1366, "height": 640})
    list_of_slips = ada.page.locator("[data-scroller]", has=ada.page.locator("[data-id^=offer]"))
    sign = list_of_slips.locator("[data-more-after]")
    expect(sign).to_be_visible()
    assert 0 < int(sign.get_attribute("data-more-after") or 0) < list_of_slips.locator(".slip").count()
    while sign.count():
        sign.click(timeout=2000)
        ada.page.wait_for_timeout(100)
    expect(list_of_slips.locator("[data-more-before]")).to_be_visible()
    expect(list_of_slips.locator("[data-id^=offer]").last).to_be_in_viewport(ratio=0.5)


@pytest.mark.parametrize(("size", "theme"), [("laptop", "light"), ("phone", "dark")])
def test_axe_finds_nothing_serious_at_the_bargaining_table(sit: Sitter, folder: Path, size: str, theme: str) -> None:
    ada, bruno = bargaining(sit, folder, size, size)
    for trader in (ada, bruno):
        trader.page.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")
    field = bruno.field()
    bruno.bid(field, 10)
    offer = f"offer:{BRUNO}:{field}"
    answer = f'[data-settle="{offer}"]:visible, [data-tray="{offer}"]'  # on a phone the tray leads with it
    expect(ada.page.locator(answer)).to_be_visible()
    assert serious(ada.page) == []
    if size == "phone":
        assert ada.page.evaluate(NARROW) == []
    # The deal, before hands are shaken.
    ada.until(lambda: ada.click(answer), "[data-deal]")
    assert serious(ada.page) == []
    # It is asked about in one place: in the deal, or on a phone at the thumb.
    assert ada.page.locator("[data-confirm]:visible").evaluate_all(
        "(all, place) => all.map((one) => one.closest(place) !== null)", ".thumb" if size == "phone" else "[data-deal]"
    ) == [True]
    assert ada.page.locator(f'[data-settle="{offer}"]').count() == 0
    # The composer, and all that is to be touched in it.
    bruno.until(lambda: bruno.click(f'[data-write="{offer}"]'), "[data-composer]")
    expect(bruno.page.locator("[data-have]")).to_contain_text(str(bruno.view()["seats"][BRUNO]["money"]))
    assert serious(bruno.page) == []
    if size == "phone":
        assert bruno.page.evaluate(NARROW) == []
    bruno.page.locator("[data-close]").click()
    # The orders.
    bruno.page.locator("[data-about]").click()
    expect(bruno.page.locator("[data-orders]")).to_be_visible()
    assert serious(bruno.page) == []


@pytest.mark.parametrize(("size", "theme"), [("laptop", "dark"), ("phone", "light")])
def test_axe_finds_nothing_serious_on_the_map(sit: Sitter, folder: Path, size: str, theme: str) -> None:
    page = sit(size, color_scheme=theme)
    play_now(page, "vecchio", 4)
    # Tiles to choose from lie over the map, or in the sheet.
    expect(page.locator('[data-id^="tile:"][data-state="open"]').first).to_be_visible()
    assert serious(page) == []
    # The button that lies over a chip hides its letters from axe.
    page.add_style_tag(content=".seats .opens { display: none }")
    robot = Robot(page)
    for steps in (8, 16, 24, 32):
        while robot.steps < steps or not page.evaluate(AT_REST):
            if not robot.step():
                page.wait_for_timeout(50)
        assert serious(page) == []


@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_a_deal_is_answered_without_looking_for_the_buttons(sit: Sitter, folder: Path, size: str) -> None:
    ada, bruno, _ = bargaining(sit, folder, size, "laptop", "laptop", seats=3)
    field = bruno.field()
    bruno.bid(field, 10)
    offer = f"offer:{BRUNO}:{field}"
    if size == "phone":
        first = ada.page.locator("[data-tray]").first
        expect(first).to_have_attribute("data-tray", offer)
        expect(first).to_contain_text("Bruno pays you 10 ducats and gets")
        first.tap()
    else:
        ada.until(lambda: ada.click(f'[data-settle="{offer}"]'), "[data-deal]")
    for answer in ("shake", "no", "not-yet"):
        expect(ada.page.locator(f'[data-reply="{answer}"]')).to_be_in_viewport(ratio=1)
    ada.page.locator('[data-reply="no"]').click()
    expect(ada.page.locator(f'.slip [data-id="{offer}"]')).to_contain_text("You said no.")


def test_quick_proposals_say_what_they_ask(sit: Sitter, folder: Path) -> None:
    ada, bruno = bargaining(sit, folder, "laptop", "phone")
    expect(bruno.page.locator("[data-quick]")).to_contain_text("Offer")
    expect(ada.page.locator("[data-quick]")).to_contain_text(re.compile(r"Ask \w+ for"))
    expect(ada.page.locator("[data-bargain] h2")).to_have_text(re.compile("Where next\\? You have"))
    # Whoever writes needs the room.
    ada.until(lambda: ada.click("[data-compose]"), "[data-composer]")
    expect(ada.page.locator("[data-quick]")).to_have_count(0)


# --- French -----------------------------------------------------------------------------------------------------------


def plain_words(path: Path) -> dict[str, str]:
    """The messages of a file that are one line without arguments, by id."""
    found = re.findall(r"^([a-z][\w-]*) = ([^{}\n]+)$", path.read_text(encoding="utf-8"), re.MULTILINE)
    return {name: said.strip() for name, said in found}


def english_only(game: str) -> set[str]:
    """What is said in English of a game and its table, and otherwise in French."""
    found: set[str] = set()
    for folder in (ROOT / "src/loggia/text", ROOT / f"src/loggia/games/{game}/text"):
        english, french = (plain_words(folder / f"{lang}.ftl") for lang in ("en", "fr"))
        found |= {said for name, said in english.items() if french.get(name, said) != said and len(said) > 3}
        found -= set(french.values())
    return found


def all_french(page: Page, game: str, english: set[str]) -> None:
    """Nothing on the page is English, nor the name of a message or of an option."""
    said = page.evaluate(SAID)
    assert len(said) > 20
    assert [text for text in said if text in english] == []
    assert [text for text in said if re.search(rf"\b({game}|ui|house|option|game)-[a-z]+(-[a-z]+)*\b", text)] == []
    assert [text for text in said if re.fullmatch("[a-z]+(_[a-z]+)+", text)] == []


@pytest.mark.parametrize("game", ["vecchio", "genoa"])
def test_french_leaves_no_english_and_no_key(sit: Sitter, game: str) -> None:
    english = english_only(game)
    page = sit(locale="fr-FR")
    page.goto(f"/new/{game}")
    expect(page.locator("[data-make]")).to_be_enabled()  # the options are there
    all_french(page, game, english)
    play_now(page, game, 3)
    page.locator("[data-about]").click()
    expect(page.locator("[data-orders]")).to_be_visible()
    all_french(page, game, english)
    page.keyboard.press("Escape")
    robot = Robot(page, 5)
    for sheet in ("log", "choices", "chat"):
        while robot.steps < {"log": 12, "choices": 24, "chat": 36}[sheet]:
            if not robot.step():
                page.wait_for_timeout(50)
        page.locator(f'[data-sheet="{sheet}"]').click()
        all_french(page, game, english)


# Names of tracks that run into the first price, and whether the drawer's head is wider than the drawer.
RUNS_OVER = """() => [...document.querySelectorAll('[data-board] [data-id^="track:"]')]
  .map((track) => [track.querySelector("text.name"), track.querySelector("rect.space")])
  .filter(([name, space]) => name.getBoundingClientRect().right > space.getBoundingClientRect().left + 1)
  .map(([name]) => name.textContent)"""
BAR = "(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)(document.querySelector('aside .bar'))"


def test_long_french_names_have_room(sit: Sitter) -> None:
    page = sit(locale="fr-FR")
    play_now(page, "vecchio", 3)
    assert page.evaluate(RUNS_OVER) == []
    assert page.evaluate(BAR) <= 0


# --- by keys alone ----------------------------------------------------------------------------------------------------


def focused(page: Page, selector: str) -> bool:
    """Whether the focus is on something of that kind; it must not be lost for longer than a move is on its way."""
    expect(page.locator(":focus")).to_be_attached()
    found: bool = page.evaluate("(selector) => document.activeElement.matches(selector)", selector)
    return found


def reached(page: Page, selector: str) -> bool:
    """Press Tab until the focus is there; false if it vanished meanwhile, since others decide too."""
    for _ in range(90):
        if page.locator(selector).count() == 0:
            return False
        page.keyboard.press("Tab")
        if page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            return True
    raise AssertionError(f"Tab never came to {selector}")


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until the focus is there, and it has to come there."""
    expect(page.locator(selector).first).to_be_visible()
    assert reached(page, selector)


def test_an_offer_is_composed_and_accepted_by_keys_alone(sit: Sitter, folder: Path) -> None:
    ada, bruno = bargaining(sit, folder, "laptop", "laptop")
    field = bruno.field()
    tab_to(bruno.page, "[data-compose]")
    bruno.page.keyboard.press("Enter")
    expect(bruno.page.locator("[data-composer]")).to_be_visible()
    expect(bruno.page.locator("[data-composer] [data-field]")).to_be_focused()
    assert bruno.page.locator("[data-composer] [data-field]").input_value() == field
    tab_to(bruno.page, '[data-part="pay"] [data-more]')
    bruno.page.keyboard.press("Enter")
    bruno.page.keyboard.press("Enter")
    tab_to(bruno.page, "[data-send]")
    bruno.page.keyboard.press("Enter")
    offer = f"offer:{BRUNO}:{field}"
    expect(bruno.page.locator(f'[data-id="{offer}"] .money b')).to_have_text("10")
    expect(bruno.page.locator("[data-compose]")).to_be_focused()

    tab_to(ada.page, f'[data-settle="{offer}"]')
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator('[data-reply="shake"]')).to_be_focused()
    assert "10" in ada.page.locator("[data-deal]").inner_text()
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator("[data-log]").get_by_text("Deal: Bruno gets")).to_be_visible()
    assert focused(ada.page, "*")


@pytest.mark.parametrize("game", ["vecchio", "genoa"])
def test_several_decisions_by_keys_alone(sit: Sitter, game: str) -> None:
    page = sit()
    play_now(page, game)
    told = page.locator("[data-log] li")
    expect(page.locator("[data-board] [data-piece]").first).to_be_visible()
    page.keyboard.press("b")
    chance = random.Random(3)
    made, seen = 0, told.count()
    while made < 8:
        deeds = page.locator("[data-confirm], [data-deed], [data-choice]").count()
        lit = page.locator('[data-board] [data-state="open"]').count()
        if page.locator("[data-confirm]").count():
            if reached(page, "[data-confirm]"):
                page.keyboard.press("Enter")
        elif lit and (not deeds or chance.random() < 0.5):
            page.keyboard.press("b")
            for _ in range(chance.randrange(4)):
                page.keyboard.press(chance.choice(("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")))
            if focused(page, '[data-board] [data-state="open"]'):
                page.keyboard.press("Enter")
        elif deeds:
            if reached(page, "[data-deed], [data-choice]"):
                page.keyboard.press("Enter")
        else:
            page.wait_for_timeout(50)
        assert focused(page, "*")
        made += told.count() > seen
        seen = told.count()


# --- standing orders --------------------------------------------------------------------------------------------------


@pytest.mark.console("/orders")
def test_orders_are_left_listed_removed_and_carried_out(sit: Sitter, folder: Path) -> None:
    # People only: a random bot's bid could be more than the order may outbid.
    ada, bruno, _ = bargaining(sit, folder, "laptop", "phone", "laptop", seats=3)
    field = bruno.field()
    bruno.page.locator("[data-about]").click()
    orders = bruno.page.locator("[data-orders] li")
    bruno.page.locator('[data-order-kind="pass"]').click()
    expect(orders).to_have_text(["Pass until something concerns me"])
    expect(bruno.page.locator("[data-my-orders]")).to_have_text("1")
    orders.first.get_by_role("button", name="Withdraw this order").click()
    expect(orders).to_have_count(0)
    # Nonsense is refused where it is written, with the game's reason.
    bruno.page.get_by_text("Write it as text").click()
    bruno.page.locator("#order-text").fill(f"bid {field} upto 3")
    bruno.page.locator("[data-order-play]").click()
    expect(bruno.page.locator("[data-order-refused]")).to_have_text("A bid is 5 ducats at least.")
    expect(orders).to_have_count(0)
    # Put together by clicking.
    bruno.page.get_by_role("button", name="Bid for the action of a building").click()
    bruno.page.locator('[data-order-blank="field"]').select_option(field)
    bruno.page.locator('[data-order-blank="most"]').fill("25")
    bruno.page.locator("[data-order-repeat]").uncheck()
    bruno.page.locator("[data-order-add]").click()
    # It is carried out at once, since a deal can be struck; then it has done its work.
    expect(ada.page.locator(f'[data-id="offer:{BRUNO}:{field}"] .money b')).to_have_text("5")
    expect(orders).to_have_count(0)
    # A general order of the tower player: whatever brings enough is accepted.
    ada.page.locator("[data-about]").click()
    ada.page.locator('[data-order-kind="accept"]').click()
    ada.page.locator('[data-order-blank="least"]').fill("5")
    ada.page.locator("[data-order-add]").click()
    expect(ada.page.locator("[data-log]").get_by_text("Deal: Bruno gets")).to_be_attached()
