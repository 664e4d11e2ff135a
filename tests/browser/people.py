"""People at one table, each with a page of their own; what they were sent, and what is true.

Boring moves are sent straight to the house by the page's own session; whatever a test is about is done by hand.
"""

import json
import random
import sqlite3
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, TypeVar

from playwright.sync_api import Page, Response, expect

from loggia import games
from loggia.kernel import Match
from tests.browser.conftest import DATABASE, Sitter
from tests.browser.serving import SEED

JSON = dict[str, Any]
NAMES = ("Ada", "Bruno", "Chiara", "Dario", "Elena")
CLOCK = {"kind": "none", "move": 0, "reserve": 0, "then": "bot"}


class Person:
    """Somebody at the table: a page, a seat, and everything that the house has sent."""

    def __init__(self, page: Page, seat: int, lang: str = "en") -> None:
        self.page = page
        self.seat = seat
        self.table = ""
        self.frames: list[str] = []
        self.answers: list[str] = []
        page.on("websocket", lambda socket: socket.on("framereceived", self._hear))
        page.on("response", self._answered)
        page.goto("/")
        self.ask("/guest", {"name": NAMES[seat], "lang": lang})

    def _hear(self, payload: str | bytes) -> None:
        self.frames.append(payload if isinstance(payload, str) else payload.decode())

    def _answered(self, answer: Response) -> None:
        if "/api/v1/tables" in answer.url:
            self.answers.append(answer.text())

    def ask(self, path: str, body: JSON | None = None) -> JSON:
        """Ask the house over HTTP with this page's session, without the page."""
        ways = self.page.context.request
        answer = ways.get(f"/api/v1{path}") if body is None else ways.post(f"/api/v1{path}", data=body)
        text = answer.text()
        if path.startswith("/tables"):
            self.answers.append(text)
        found: JSON = json.loads(text)
        return found

    def state(self, seen: int = 0, wait: float = 0) -> JSON:
        """The table as this person may know it; with `wait`, as soon as there is something after `seen`."""
        return self.ask(f"/tables/{self.table}?seen={seen}&wait={wait}")

    def view(self) -> JSON:
        """The game's part of what this person may know."""
        found: JSON = self.state()["view"]["table"]
        return found

    def play(self, text: str, seen: int = -1) -> JSON:
        """Send a move straight to the house."""
        number = self.state()["number"] if seen < 0 else seen
        return self.ask(f"/tables/{self.table}/move", {"text": text, "seen": number})

    def catch_up(self, seconds: float = 30) -> None:
        """Wait until the page has been sent everything that is in the log now."""
        last = self.state()["number"]
        end = time.monotonic() + seconds
        while max((json.loads(frame).get("number", 0) for frame in self.frames), default=0) < last:
            assert time.monotonic() < end, f"{NAMES[self.seat]} was never sent line {last}"
            self.page.wait_for_timeout(30)

    def heard(self) -> list[JSON]:
        """Everything the house sent to this page about tables, by socket and by plain answers."""
        return [json.loads(one) for one in (*self.frames, *self.answers)]


Somebody = TypeVar("Somebody", bound=Person)


def gather(
    who: type[Somebody],
    sit: Sitter,
    folder: Path,
    game: str,
    people: Sequence[str],
    bots: int = 0,
    seed: str = "",
    **options: str,
) -> list[Somebody]:
    """A table of that game with a page for each person (`laptop` or `phone`) and random bots in the last seats."""
    found = [who(sit(size), seat) for seat, size in enumerate(people)]
    kinds = ["me", *["open"] * (len(people) - 1), *["bot"] * bots]
    seats = [{"kind": kind, "level": "random" if kind == "bot" else ""} for kind in kinds]
    body = {"game": game, "seats": seats, "options": options, "public": True, "rated": False, "hints": True}
    if seed:
        (folder / SEED).write_text(seed, encoding="utf-8")
    table = found[0].ask("/tables", {**body, "clock": CLOCK, "start": "full"})["table"]
    for person in found:
        person.table = table
        if person.seat:
            person.ask(f"/tables/{table}/join", {"seat": person.seat, "invite": ""})
        person.page.goto(f"/table/{table}")
    for person in found:
        expect(person.page.locator("[data-board] svg").first).to_be_visible()
    return found


def play_at_random(people: Sequence[Person], moves: int, seed: int = 7) -> None:
    """Let everybody play random listed moves over the API; bots play by themselves."""
    chance = random.Random(seed)
    person = people[0]
    seen = [0] * len(people)
    made = 0
    while made < moves:
        state = person.state(seen[person.seat])
        seen[person.seat] = state["number"]
        if state["view"]["over"]:
            return
        awaited = [one for one in people if one.seat in state["view"]["awaited"]]
        texts = [choice["text"] for choice in state["choices"] or []]
        if person in awaited and texts:
            person.play(chance.choice(texts), state["number"])
            made += 1
        elif not awaited:
            person.state(state["number"], 5)
        if awaited:
            person = chance.choice(awaited)


def truth(folder: Path, table: str) -> Iterator[tuple[float, Match]]:
    """The real match, rebuilt from the house's own log: after each move, when it was made, and the match."""
    with sqlite3.connect(f"file:{folder / DATABASE}?mode=ro", uri=True) as store:
        found = store.execute("select id, game, seed, setup from tables where code = ?", (table,)).fetchone()
        lines = store.execute(
            "select at, seat, text from log where table_id = ? and kind = 'move' order by number", (found[0],)
        ).fetchall()
    setup = json.loads(found[3])
    match = games.game(found[1]).new(len(setup["seats"]), setup["options"], found[2])
    yield 0, match
    for at, seat, text in lines:
        match.play(seat, match.move(text))
        yield at / 1000, match
