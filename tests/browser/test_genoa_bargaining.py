"""A negotiation in Genoa among three people, one of them on a phone, and a bot.

Offers are changed, withdrawn, countered and accepted, for the tower building and for the next one. Boring moves are
sent straight to the house; everything about bargaining is done with the mouse or a finger.
"""

import json
import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Sitter

JSON = dict[str, Any]
ASK = """async ([path, body]) => {
  const headers = { "content-type": "application/json" };
  const given = body === null ? {} : { method: "POST", headers, body: JSON.stringify(body) };
  return (await fetch("/api/v1" + path, given)).json();
}"""
NAMES = ("Ada", "Bruno", "Chiara")
PATIENCE = 600
DULL = ("roll", "pass", "take", "leave", "main", "done", "pick", "skip", "go", "stop")


class Player:
    """A person at the table: a page, a seat, and everything that the house has sent."""

    def __init__(self, page: Page, seat: int) -> None:
        self.page = page
        self.seat = seat
        self.table = ""
        self.frames: list[str] = []
        page.on("websocket", lambda socket: socket.on("framereceived", self._hear))
        page.goto("/")
        self.ask("/guest", {"name": NAMES[seat], "lang": "en"})

    def _hear(self, payload: str | bytes) -> None:
        self.frames.append(payload if isinstance(payload, str) else payload.decode())

    def ask(self, path: str, body: JSON | None = None) -> JSON:
        found: JSON = self.page.evaluate(ASK, [path, body])
        return found

    def state(self) -> JSON:
        return self.ask(f"/tables/{self.table}")

    def view(self) -> JSON:
        found: JSON = self.state()["view"]["table"]
        return found

    def dull(self) -> bool:
        """Play the dullest listed move, without the screen; false if there was none."""
        state = self.state()
        texts = [choice["text"] for choice in state["choices"]]
        for begins in DULL:
            for text in texts:
                if text.startswith(begins):
                    self.ask(f"/tables/{self.table}/move", {"text": text, "seen": state["number"]})
                    return True
        return False

    def until(self, act: Callable[[], None], done: str, gone: bool = False) -> None:
        """Try until it shows: others speak at the same time, and what they say may come in between."""
        end = time.monotonic() + 25
        while time.monotonic() < end:
            if (self.page.locator(done).count() == 0) == gone:
                return
            try:
                act()
            except Exception as error:
                if "Timeout" not in str(error):
                    raise
            self.page.wait_for_timeout(150)
        raise AssertionError(f"{NAMES[self.seat]} never saw {done}: {self.page.locator('[data-bargain]').inner_text()}")

    def click(self, what: str) -> None:
        found = self.page.locator(what)
        if found.count():
            found.first.click(timeout=1500)

    # --- bargaining by hand -------------------------------------------------------------------------------------------

    def bid(self, field: str, money: int) -> None:
        """One tap in the row of quick offers."""
        self.page.locator("[data-quick-field]").select_option(field)
        seen = f'[data-id="offer:{self.seat}:{field}"] .money b:text-is("{money}")'
        self.until(lambda: self.click(f'[data-bid="offer {field} pay {money}"]'), seen)

    def compose(self, field: str, part: str, taps: int, partner: int = -1) -> None:
        """Write in the composer: so many taps on the plus of one side."""
        self.page.locator("[data-quick-field]").select_option(field)
        self.until(lambda: self.click("[data-compose]"), "[data-composer]")
        if partner >= 0:
            self.click(f'[data-with="{partner}"]')
        self.tap_and_send(part, taps)

    def tap_and_send(self, part: str, taps: int) -> None:
        for _ in range(taps):
            self.click(f'[data-part="{part}"] [data-more]')
        self.click("[data-send]")
        expect(self.page.locator("[data-composer]")).to_have_count(0)

    def settle(self, slip: str) -> str:
        """Open a deal, read what changes hands, shake hands on it."""
        said = ""

        def shake() -> None:
            nonlocal said
            self.click(f'[data-settle="{slip}"]')
            panel = self.page.locator("[data-deal]")
            if panel.count():
                said = panel.inner_text(timeout=1000)
                self.click("[data-shake]")

        self.until(shake, f'[data-id="{slip}"]', gone=True)
        return said


@pytest.fixture
def players(sit: Sitter, rooms: dict[str, JSON]) -> list[Player]:
    """Three people and a bot at a table of Genoa; the first of them starts."""
    if "genoa" not in rooms:
        pytest.skip("the room of genoa is not open here")
    found = [Player(sit("phone" if seat == 2 else "laptop"), seat) for seat in range(3)]
    wish = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}, {"kind": "bot", "level": "random"}]
    clock = {"kind": "none", "move": 0, "reserve": 0, "then": "bot"}
    seats = [{"level": "", **one} for one in wish]
    options = {"start_seat": "0"}
    body = {"game": "genoa", "seats": seats, "options": options, "public": True, "rated": False, "hints": True}
    table = found[0].ask("/tables", {**body, "clock": clock, "start": "full"})["table"]
    for player in found:
        player.table = table
        if player.seat:
            player.ask(f"/tables/{table}/join", {"seat": player.seat, "invite": ""})
        player.page.goto(f"/table/{table}")
    for player in found:
        expect(player.page.locator("[data-board] svg").first).to_be_visible()
    return found


def ready_building(view: JSON) -> str:
    """A building that the next step could go to, with an action for its buyer."""
    forms = view["talk"]["forms"]
    return next((form["field"] for form in forms if form["ready"] and form["building"]), "")


def in_tower_building(tower: Player, buyer: Player, other: Player, field: str) -> None:
    """The action where the tower stands: bid, change, withdraw, counter, agree."""
    buyer.bid(field, 5)
    offer, rival = f"offer:{buyer.seat}:{field}", f"offer:{other.seat}:{field}"
    for player in (tower, other):
        expect(player.page.locator(f'[data-id="{offer}"]')).to_be_visible()
    # The duty to sell is plain to everybody, and nothing can be let go.
    for player in (tower, buyer, other):
        expect(player.page.locator("[data-duty]")).to_be_visible()
    assert tower.page.locator('[data-deed="do:leave"]').count() == 0
    # Changed in the composer: it starts from what stands.
    buyer.until(lambda: buyer.click(f'[data-write="{offer}"]'), "[data-composer]")
    buyer.tap_and_send("pay", 1)
    expect(tower.page.locator(f'[data-id="{offer}"]')).to_contain_text("v2")
    expect(tower.page.locator(f'[data-id="{offer}"]')).to_contain_text("10")
    # Another offer, and taken back.
    other.compose(field, "pay", 3)
    expect(tower.page.locator(f'[data-id="{rival}"]')).to_contain_text("15")
    other.until(lambda: other.click(f'[data-withdraw="{rival}"]'), f'[data-id="{rival}"]', gone=True)
    expect(tower.page.locator(f'[data-id="{rival}"]')).to_have_count(0)
    # The tower player proposes something else, and that is the deal.
    tower.compose(field, "pay", 4, other.seat)
    counter = f"counter:{other.seat}:{field}"
    expect(buyer.page.locator(f'[data-id="{counter}"]')).to_be_visible()
    said = other.settle(counter)
    assert "20" in said
    assert "the action" in said


def to_next_building(tower: Player, buyer: Player, other: Player, field: str) -> None:
    """A step that is sold: two bids, a change downwards, a withdrawal, one accepted."""
    offer, rival = f"offer:{buyer.seat}:{field}", f"offer:{other.seat}:{field}"
    other.bid(field, 10)
    buyer.bid(field, 10)
    buyer.bid(field, 5)
    expect(tower.page.locator(f'[data-id="{offer}"]')).to_contain_text("v2")
    expect(tower.page.locator("[data-duty]")).to_have_count(0)
    other.until(lambda: other.click(f'[data-withdraw="{rival}"]'), f'[data-id="{rival}"]', gone=True)
    said = tower.settle(offer)
    assert "5" in said
    assert "the action" in said


@pytest.mark.slow  # plays on until chance offers both situations: up to some minutes
def test_a_negotiation_in_both_situations(players: list[Player]) -> None:
    held = [set(player.view()["seats"][player.seat]["cards"]) for player in players]
    tower_done = next_done = False
    end = time.monotonic() + PATIENCE
    while not (tower_done and next_done):
        assert time.monotonic() < end, f"tower building: {tower_done}, next building: {next_done}"
        view = players[0].view()
        at = view["tower_seat"]
        if at < len(players) and view["phase"] in ("tower", "move"):
            tower = players[at]
            buyer, other = (player for player in players if player.seat != at)
            both = [player.view() for player in (buyer, other)]
            able = all(one["seats"][player.seat]["can_act"] for one, player in zip(both, (buyer, other), strict=True))
            field = ready_building(both[0])
            if able and field and view["phase"] == "tower" and not tower_done:
                in_tower_building(tower, buyer, other, view["path"][-1])
                tower_done = True
                continue
            if able and field and view["phase"] == "move" and not next_done:
                to_next_building(tower, buyer, other, field)
                next_done = True
                continue
        moved = [player.dull() for player in players]
        if not any(moved):
            players[0].page.wait_for_timeout(100)
    # The story of each deal is told to all, in the same words.
    for player in players:
        if player.seat < 2:
            deals = player.page.locator("[data-log] li", has_text="Deal:")
            expect(deals.nth(1)).to_be_visible()
            assert re.search("gets the .* for 20 ducats", " ".join(deals.all_inner_texts()))
    nothing_leaks(players, held)


def nothing_leaks(players: list[Player], held: list[set[str]]) -> None:
    """No page has ever been sent another's purse, nor a card of another's hand that nobody showed."""
    for player in players:
        mine = player.view()
        now = set(mine["seats"][player.seat]["cards"])
        secret = (held[player.seat] & now) - {card for stack in mine["stacks"] for card in stack["up"]}
        for reader in players:
            if reader is player:
                continue
            heard = "".join(reader.frames)
            shown = set(reader.view()["seats"][player.seat]["cards"])
            assert not [card for card in secret - shown if f'"{card}"' in heard or f" {card}" in heard]
            for frame in reader.frames:
                assert not purses(json.loads(frame), player.seat)
    assert all(len(player.frames) > 5 for player in players)


def purses(message: JSON, seat: int) -> list[object]:
    """What a message tells of a seat's money."""
    view = message.get("view")
    found = [view["table"]["seats"][seat]["money"]] if view else []
    for path, *value in message.get("patch") or []:
        match path:
            case ["table", "seats", number, "money"] if number == seat:
                found += value
            case ["table", "seats", number] if number == seat and value:
                found.append(value[0]["money"])
            case ["table", "seats"] if value:
                found.append(value[0][seat]["money"])
    return [money for money in found if money is not None]
