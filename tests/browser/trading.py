"""People who bargain in Genoa by hand, and matches whose first dice are known."""

import time
from collections.abc import Callable, Sequence
from itertools import count

from playwright.sync_api import expect

from loggia import games
from loggia.kernel import Match
from tests.browser.people import JSON, NAMES, Person

ADA, BRUNO, CHIARA = range(3)


class Trader(Person):
    """A person who bargains by hand."""

    def until(self, act: Callable[[], None], done: str, gone: bool = False) -> None:
        """Try until it shows, or, once it has been there, is gone: what others say may come in between."""
        if gone:
            expect(self.page.locator(done)).not_to_have_count(0)
        end = time.monotonic() + 60
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

    def field(self) -> str:
        """A building that the next step could go to, with an action for its buyer."""
        return ready_building(self.view())

    def move_on(self) -> None:
        """Play a dull move if there is one to be made."""
        state = self.state()
        texts = [choice["text"] for choice in state["choices"] or []] if self.seat in state["view"]["awaited"] else []
        for begins in ("roll", "main", "done", "stop", "skip"):
            for text in texts:
                if text.split()[0] == begins:
                    self.play(text, state["number"])
                    return

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
            self.click(f'[data-settle="{slip}"]:visible, [data-tray="{slip}"]')  # on a phone the tray leads with it
            panel = self.page.locator("[data-deal]")
            if panel.count():
                said = panel.inner_text(timeout=1000) or said
                self.click('[data-reply="shake"]')

        self.until(shake, f'[data-id="{slip}"]', gone=True)
        return said


def seed_of(fits: Callable[[Match], bool], seats: int = 4) -> str:
    """A seed with which a match for so many, started by Ada, begins as wanted."""
    for number in count():
        match = games.game("genoa").new(seats, {"start_seat": "0"}, f"bargain {number}")
        if fits(match):
            return f"bargain {number}"
    raise AssertionError


def a_street_then_a_building(match: Match) -> bool:
    """Ada's tower starts where nobody can act but next to a building, Bruno's in a building."""
    match.play(ADA, match.move("roll"))
    if match.view(ADA)["table"]["phase"] != "move" or not ready_building(match.view(BRUNO)["table"]):
        return False
    match.play(ADA, match.move("stop"))
    match.play(BRUNO, match.move("roll"))
    return bool(match.view(BRUNO)["table"]["phase"] == "tower")


def ready_building(view: JSON) -> str:
    """A building that the next step could go to, with an action for its buyer."""
    forms = view["talk"]["forms"]
    return next((form["field"] for form in forms if form["ready"] and form["building"]), "")


def push_on(traders: Sequence[Trader], phase: str, tower: int) -> None:
    """Make the dull moves up to that phase of somebody's turn."""
    while True:
        view = traders[0].view()
        if (view["phase"], view["tower_seat"]) == (phase, tower):
            return
        for trader in traders:
            trader.move_on()
