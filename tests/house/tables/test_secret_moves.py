"""A secret move leaves no byte with anybody else: no line, no number, no clock, no lost undo, no answered poll."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from loggia import games
from loggia.house.store import LogEntry
from loggia.house.store.queries.tables import ClockSetup, SeatSetup, TableSetup
from loggia.house.tables.fold import apply
from loggia.house.tables.snapshot import freeze, thaw
from loggia.house.tables.state import AppliedEntry, TableState
from loggia.house.tables.undo import askable, undoable
from loggia.house.tables.views.rendering import Renderer
from loggia.kernel import Chance, Match
from loggia.kernel.random_play import random_decision
from tests.house.conftest import Hosted
from tests.house.tables.test_nothing_leaks import NAMES, whole_state

SEATS = 3
GENOA = games.game("genoa")
VIEWERS = (-1, *range(SEATS))


class Told:
    """A table with a page for every viewer, and all that these pages were sent."""

    def __init__(self, clock: ClockSetup | None = None) -> None:
        options = dict(GENOA.new(SEATS, seed="d").options)
        setup = TableSetup(options, [SeatSetup()] * SEATS, False, True, clock or ClockSetup(), "full", "invite")
        self.state = TableState(1, "table", GENOA, setup, "d", 1, True, 0.0)
        self.now = 1.0
        for seat in range(SEATS):
            apply(self.state, LogEntry(seat + 1, self.now, "join", seat, seat + 1))
        apply(self.state, LogEntry(SEATS + 1, self.now, "start"))
        self.show = Renderer(self.state, lambda: self.now)
        self.sent = {viewer: [whole_state(self.state, viewer)] for viewer in VIEWERS}
        for viewer in VIEWERS:
            self.show.whole_state(viewer, NAMES, False, 0, [], [], [])

    @property
    def match(self) -> Match:
        assert self.state.match is not None
        return self.state.match

    def enter(self, kind: str, seat: int, text: str) -> AppliedEntry:
        """An entry of the log, told to all pages."""
        entry = LogEntry(self.state.number + 1, self.now, kind, seat, seat + 1, text)
        happened = apply(self.state, entry)
        for viewer, message in self.show.updates(happened, VIEWERS, NAMES).items():
            self.sent[viewer].append(message)
        return happened

    def undo(self, seat: int) -> None:
        """Take back as the house does: secret moves of others are laid again."""
        table = self.state.history
        assert table is not None
        count = table.free_undo(seat)
        again = table.secret_moves_to_replay(seat, count)
        self.enter("undo", seat, str(count))
        for step in again:
            self.enter("move", step.seat, step.move.text())


def secret_of(match: Match, seat: int) -> str:
    """A secret move that the seat could make now, or nothing."""
    return next((move.text() for move in match.choices(seat) if move.text().startswith("hold ")), "")


def a_moment(*tables: Told) -> tuple[int, int, str]:
    """Play on until one seat could take back its move and another could do something in secret: who, who, and what."""
    chance = Chance("a moment")
    while True:
        match = tables[0].match
        for seat in range(SEATS):
            for other in range(SEATS):
                secret = secret_of(match, other)
                if seat != other and secret and undoable(tables[0].state, seat).step >= 0:
                    return seat, other, secret
        mover, move = random_decision(match, chance)
        for table in tables:
            table.enter("move", mover, move.text())


def others(holder: int) -> list[int]:
    """Everybody but the one who has a secret."""
    return [viewer for viewer in VIEWERS if viewer != holder]


def play_on(chance: Chance, moves: int, *tables: Told) -> None:
    """The same public moves at all tables."""
    for _ in range(moves):
        mover, move = random_decision(tables[0].match, chance)
        while move.text().startswith("hold ") or any(t.match.refusal(mover, move) for t in tables):
            mover, move = random_decision(tables[0].match, chance)
        for table in tables:
            table.enter("move", mover, move.text())


def same_for(viewers: list[int], one: Told, two: Told) -> None:
    """Not a byte differs for these viewers, in what they were sent and in what they would see after a reconnect."""
    for viewer in viewers:
        assert one.sent[viewer] == two.sent[viewer]
        seen = one.state.number_for(viewer)
        assert seen == two.state.number_for(viewer)
        for after in (0, max(1, seen - 5), seen):
            states = [
                Renderer(t.state, lambda: 9.0).whole_state(viewer, NAMES, False, after, [], [], []) for t in (one, two)
            ]
            assert states[0] == states[1]


@pytest.mark.parametrize("into", range(0, 60, 12))
def test_a_secret_leaves_no_byte_with_anybody_else(into: int) -> None:
    plain, secret = Told(), Told()
    play_on(Chance("into the match"), into, plain, secret)
    _, holder, text = a_moment(plain, secret)
    number = secret.state.number
    happened = secret.enter("move", holder, text)
    assert set(happened.hidden_from) == set(others(holder))
    assert secret.state.number == number + 1
    same_for(others(holder), plain, secret)
    assert msgspec.json.decode(secret.sent[holder][-1])["number"] == secret.state.number_for(holder)
    secret.undo(holder)
    same_for(others(holder), plain, secret)
    play_on(Chance("and on"), 5, plain, secret)
    same_for(others(holder), plain, secret)


def test_a_page_can_still_take_back_and_the_secret_stays() -> None:
    plain, secret = Told(), Told()
    seat, holder, text = a_moment(plain, secret)
    secret.enter("move", holder, text)
    assert undoable(plain.state, seat) == undoable(secret.state, seat)
    for table in (plain, secret):
        table.undo(seat)
    same_for(others(holder), plain, secret)
    assert secret_of(plain.match, holder) == text
    assert secret_of(secret.match, holder) != text, "it is still held back"
    lines = [msgspec.json.decode(message)["line"] for message in secret.sent[holder][-2:]]
    assert [line["kind"] for line in lines] == ["undo", "move"]


def test_a_request_to_undo_outlives_a_secret_and_takes_back_the_right_move() -> None:
    plain, secret = Told(), Told()
    seat, holder, text = a_moment(plain, secret)
    before = plain.state.number_for(seat) - 1
    for table in (plain, secret):
        assert askable(table.state, seat, "step") == 1
        table.enter("ask", seat, "step 1")
    secret.enter("move", holder, text)
    same_for(others(holder), plain, secret)
    for table in (plain, secret):
        asked = table.state.request
        assert asked is not None
        table.enter("answer", holder, "yes")
        table.enter("undo", seat, str(asked.count))
    same_for(others(holder), plain, secret)
    line = msgspec.json.decode(secret.sent[seat][-1])["line"]
    assert line["back"] == before


def test_a_secret_is_not_seen_on_the_clock() -> None:
    rule = ClockSetup(kind="live", move=30, reserve=60)
    plain, secret = Told(rule), Told(rule)
    _, holder, text = a_moment(plain, secret)
    while holder not in plain.match.awaited or not text:
        play_on(Chance(f"clock {plain.state.number}"), 1, plain, secret)
        holder = plain.match.awaited[0]
        text = secret_of(plain.match, holder)
    plain.now = secret.now = 20.0
    secret.enter("move", holder, text)
    plain.now = secret.now = 50.0
    assert plain.state.clock.left(holder, 50.0) == secret.state.clock.left(holder, 50.0)
    assert plain.state.changed == secret.state.changed


def test_numbers_are_the_same_after_a_restart() -> None:
    table = Told()
    _, holder, text = a_moment(table)
    table.enter("move", holder, text)
    play_on(Chance("restart"), 10, table)
    state = table.state
    assert state.number_for(-1) == state.number - 1
    parts = (1, "table", GENOA, state.setup, "d", 1, True, 0.0)
    folded, thawed = TableState(*parts), TableState(*parts)
    for line in state.recent:
        apply(folded, line.entry)
    assert thaw(thawed, freeze(state))
    for viewer in VIEWERS:
        assert whole_state(folded, viewer) == whole_state(thawed, viewer) == whole_state(state, viewer)


@pytest.mark.parametrize("name", games.ROOMS)
def test_what_is_not_told_is_not_shown(name: str) -> None:
    game = games.game(name)
    seats = game.seats[-1]
    setup = TableSetup({}, [SeatSetup()] * seats, False, True, ClockSetup(), "full", "invite")
    state, chance = TableState(1, "table", game, setup, "x", 1, True, 0.0), Chance("told")
    for seat in range(seats):
        apply(state, LogEntry(seat + 1, 1.0, "join", seat, seat + 1))
    apply(state, LogEntry(seats + 1, 1.0, "start"))
    looked = 0
    while state.status == "playing" and state.number < 400 and looked < 8:
        match = state.match
        assert match is not None
        mover, move = random_decision(match, chance)
        twin = match.copy()
        told = twin.play(mover, move)
        silent = bool(told) and all(t.only is not None for t in told)
        before = {viewer: whole_state(state, viewer) for viewer in range(-1, seats)} if silent else {}
        happened = apply(state, LogEntry(state.number + 1, 2.0, "move", mover, mover + 1, move.text()))
        for viewer in happened.hidden_from:
            looked += 1
            assert whole_state(state, viewer) == before[viewer], f"{move.text()} shows at viewer {viewer}"
    assert looked or name != "genoa"


async def test_over_the_wire(hosted: Hosted) -> None:
    names = ["Ada", "Bob", "Eve"]
    visitors = [await hosted.visitor(name) for name in names]
    made = await visitors[0].new_table("genoa", seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    code = made["table"]
    for visitor in visitors[1:]:
        await visitor.join(code)
    live = hosted.house.live_tables.known(code)
    assert live is not None
    state, chance = live.state, Chance("wire")
    async with asyncio.timeout(60):
        while True:
            match = state.match
            assert match is not None
            holder = next((seat for seat in range(SEATS) if secret_of(match, seat)), -1)
            if holder >= 0 and len(match.deciding) > 1:
                break
            mover, move = random_decision(match, chance)
            await _move(visitors[mover], code, move.text(), state.number_for(mover))
        other = next(seat for seat in match.deciding if seat != holder)
        seen = state.number_for(other)
        before = await visitors[other].call("GET", f"/tables/{code}")
        polling = asyncio.create_task(visitors[other].call("GET", f"/tables/{code}", seen=seen, wait=25))
        async with visitors[other].table(code) as page:
            number = state.number_for(holder)
            answer = await _move(visitors[holder], code, secret_of(match, holder), number, "once")
            again = await _move(visitors[holder], code, "hold nothing", number, "once")
            assert answer["number"] == again["number"] == number + 1
            after = await visitors[other].call("GET", f"/tables/{code}")
            assert after == {**before, "present": after["present"]}
            log = await visitors[other].call("GET", f"/tables/{code}/log")
            assert [line["number"] for line in log["lines"]] == list(range(1, seen + 1))
            assert page.number == seen
            assert not polling.done()
            text = next(m.text() for m in match.choices(other) if not m.text().startswith("hold "))
            assert await page.play(text) == seen + 1
            assert (await polling)["number"] == seen + 1
        async with visitors[holder].table(code) as page:
            assert page.number == seen + 2


async def _move(visitor: Any, code: str, text: str, seen: int, key: str = "") -> dict[str, Any]:
    answer: dict[str, Any] = await visitor.call(
        "POST", f"/tables/{code}/move", {"text": text, "seen": seen, "key": key}
    )
    return answer
