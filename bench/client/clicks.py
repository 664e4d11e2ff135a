"""Clicks per turn: `python -m bench.client.clicks`. Typical turns are played in Chromium by real clicks.

A bot says which move a person would make; its pieces are clicked on the board, or its button in the strip,
and the confirmation where the page asks for one. A turn is a run of one's own moves without a move of others.
"""

import os
import statistics
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from bench.client.running import house_and_browser
from bench.results import write_section
from tests.browser.serving import SEED
from tools.usage import help_if_asked

JSON = dict[str, Any]
SEATS = 3
TURNS = 6
CLOCK = {"kind": "none", "move": 0, "reserve": 0, "then": "bot"}
TIMING = """() => {
  window.shown = [];
  let clicked = 0;
  addEventListener("click", () => (clicked = performance.now()), true);
  const log = document.querySelector("[data-log]");
  new MutationObserver(() => { if (clicked) window.shown.push(performance.now() - clicked); clicked = 0; })
    .observe(log, { subtree: true, childList: true });
}"""
CLICK_PIECE = """(id) => {
  const open = (one) => one.checkVisibility() && one.getAttribute("data-state") === "open";
  const places = `[data-deed="${id}"], [data-board] [data-piece][data-id="${id}"]`;
  const found = [...document.querySelectorAll(places)].filter(open)[0];
  if (found === undefined) return false;
  found.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  return true;
}"""


@dataclass
class ClickCounts:
    """Clicks of some turns of one game; `shown` are the milliseconds from a click to the changed log."""

    turns: int = 0
    moves: int = 0
    pieces: int = 0
    confirmations: int = 0
    shown: list[float] = field(default_factory=list)


def matching(choices: Sequence[JSON], pointed: Sequence[str]) -> list[JSON]:
    """The choices whose pieces include all that were pointed at."""
    return [one for one in choices if not Counter(pointed) - Counter(one["ids"])]


def pieces_to_click(choices: Sequence[JSON], wanted: JSON) -> list[str]:
    """The pieces to click, the most selective first, until only the wanted move is left."""
    pointed: list[str] = []
    while not pointed or len(matching(choices, pointed)) > 1:
        ids: list[str] = wanted["ids"]
        more = list((Counter(ids) - Counter(pointed)).elements())
        if not more:
            break
        pointed.append(min(more, key=lambda one: len(matching(choices, [*pointed, one]))))
    return pointed


class Player:
    """One person at a table with bots, who plays what a bot recommends, by clicks."""

    def __init__(self, page: Page, game: str, folder: Path) -> None:
        self.page = page
        (folder / SEED).write_text(f"clicks {game}", encoding="utf-8")
        page.goto("/")
        self.ask("/guest", {"name": "Ada", "lang": "en"})
        seats = [{"kind": "me", "level": ""}, *[{"kind": "bot", "level": "apprentice"}] * (SEATS - 1)]
        body = {"game": game, "seats": seats, "options": {}, "public": False, "rated": False, "hints": True}
        self.table = self.ask("/tables", {**body, "clock": CLOCK, "start": "full"})["table"]
        page.goto(f"/table/{self.table}")
        page.wait_for_selector("[data-board] svg")
        page.wait_for_selector("[data-log]")
        page.evaluate(TIMING)

    def ask(self, path: str, body: JSON | None = None) -> JSON:
        """Ask the house over HTTP, beside the page."""
        ways = self.page.context.request
        answer = ways.get(f"/api/v1{path}") if body is None else ways.post(f"/api/v1{path}", data=body)
        found: JSON = answer.json()
        return found

    def state(self, seen: int = 0, wait: float = 0) -> JSON:
        """The table; with `wait`, as soon as there is something after `seen`."""
        return self.ask(f"/tables/{self.table}?seen={seen}&wait={wait}")

    def run(self, turns: int) -> ClickCounts:
        """Play so many turns."""
        counts, last = ClickCounts(), -2
        while counts.turns < turns:
            state = self.state()
            if state["view"]["over"]:
                break
            number = state["number"]
            if state["view"]["part"] != "must":
                self.state(number, 5)
                continue
            listed = {one["text"]: one for one in state["choices"] or []}
            text = self.ask(f"/tables/{self.table}/hint", {"seen": number}).get("text", "")
            wanted = listed.get(text)
            if wanted is None:  # a proposal of one's own, written in the composer: not a typical click
                self.ask(f"/tables/{self.table}/move", {"text": text or next(iter(listed)), "seen": number})
                last = number
                continue
            counts.turns += number != last + 1
            last = number
            counts.moves += 1
            if not self.play(list(listed.values()), wanted, number, counts):
                self.ask(f"/tables/{self.table}/move", {"text": text, "seen": number})
        counts.shown = self.page.evaluate("window.shown")
        return counts

    def click(self, piece: str) -> bool:
        """Click a lit piece or button, as soon as the page shows it; false where it never does."""
        for _ in range(20):
            if self.page.evaluate(CLICK_PIECE, piece):
                return True
            self.page.wait_for_timeout(100)
        return False

    def play(self, choices: Sequence[JSON], wanted: JSON, number: int, counts: ClickCounts) -> bool:
        """Click one move; false where the page did not send it."""
        for one in pieces_to_click(choices, wanted):
            if not self.click(one):
                print(f"not lit: {one} for {wanted['text']}", file=sys.stderr)
                return False
            counts.pieces += 1
        for glance in range(40):
            if self.state()["number"] > number:
                return True
            self.page.wait_for_timeout(60)
            if self.page.locator("[data-confirm]").count() and glance > 3:
                counts.confirmations += 1
                self.page.locator("[data-confirm]").first.click()
                self.page.wait_for_timeout(200)
        return False


def report(browser: Browser, address: str, folder: Path, turns: int = TURNS) -> str:
    """The section's text."""
    lines = [
        f"{SEATS} seats, about {turns} turns of one person, moves as a bot recommends, default settings.",
        "",
        "| game | turns | moves | clicks a turn | of them confirmations | click to board ms (median) | load |",
        "|---|---|---|---|---|---|---|",
    ]
    for game in ("carrara", "lucca", "genoa", "vecchio"):
        page = browser.new_page(base_url=address, viewport={"width": 1366, "height": 768}, reduced_motion="reduce")
        counts = Player(page, game, folder).run(turns)
        page.close()
        clicks = counts.pieces + counts.confirmations
        lines.append(
            f"| {game} | {counts.turns} | {counts.moves} | {clicks / max(1, counts.turns):.1f}"
            f" | {counts.confirmations / max(1, counts.turns):.1f} | {statistics.median(counts.shown or [0]):.0f}"
            f" | {os.getloadavg()[0]:.1f} |"
        )
        print(lines[-1], flush=True)
    return "\n".join(lines)


def main() -> None:
    """Measure and write the section of RESULTS.md."""
    with house_and_browser() as found:
        if found is None:
            print("not measured: the client needs Chromium, and none was found (LOGGIA_CHROMIUM names one)")
            return
        write_section("Clicks", report(*found))


if __name__ == "__main__":
    help_if_asked(__doc__)
    main()
