"""Whose time runs: where the rules say what a time-out means, those who have to answer first are counted first.

The tables here count days: at a live one the talk itself is the clock of those who are to answer (test_talk_time.py).
"""

from __future__ import annotations

from loggia import games
from loggia.house.store import LogEntry
from loggia.house.store.queries.tables import ClockSetup, SeatSetup, TableSetup
from loggia.house.tables.fold import apply
from loggia.house.tables.state import TableState
from loggia.kernel import Chance
from loggia.kernel.random_play import random_decision
from loggia.kernel.timing import timeout
from tests.house.conftest import Hosted

RULE = ClockSetup(kind="days", move=20, reserve=0)


def sitting_of(name: str, seats: int, seed: str) -> TableState:
    """A table of people with a clock, that has begun."""
    game = games.game(name)
    setup = TableSetup({}, [SeatSetup()] * seats, False, True, RULE, "full", "invite")
    state = TableState(1, "table", game, setup, seed, 1, True, 0.0)
    for seat in range(seats):
        apply(state, LogEntry(seat + 1, 1.0, "join", seat, seat + 1))
    apply(state, LogEntry(seats + 1, 1.0, "start"))
    return state


def running(state: TableState) -> list[int]:
    """The seats whose time runs."""
    return [seat for seat in range(len(state.seats)) if state.clock.runs(seat)]


def test_the_tower_player_s_time_begins_when_the_opponents_have_answered() -> None:
    """GEN-NEG-11."""
    chance, now = Chance("tower"), 10.0
    state = sitting_of("genoa", 3, "tower")
    while True:
        match = state.match
        assert match is not None
        if match.view(None)["table"]["phase"] == "tower" and len(match.awaited) > 1:
            break
        seat, move = random_decision(match, chance)
        apply(state, LogEntry(state.number + 1, now, "move", seat, seat + 1, move.text()))
    tower = match.view(None)["table"]["tower_seat"]
    while tower not in running(state):
        now += 5
        assert running(state), "somebody's time always runs"
        silent = running(state)[0]
        ruled = timeout(match, silent)
        assert ruled is not None
        apply(state, LogEntry(state.number + 1, now, "move", silent, silent + 1, ruled.text()))
    assert running(state) == [tower]
    assert state.clock.left(tower, now) == (20, 0.0), "and he has all of it"


def test_where_the_rules_say_nothing_everybody_s_time_runs() -> None:
    state = sitting_of("palio", 3, "x")
    assert running(state) == [0, 1, 2]
    apply(state, LogEntry(state.number + 1, 5.0, "move", 1, 2, "enter 3"))
    assert running(state) == [0, 2]


async def test_silent_opponents_pass_and_nobody_is_away(hosted: Hosted) -> None:
    """GEN-NEG-11: at a table of the house, when the time of all of them is over at once."""
    visitors = [await hosted.visitor(name) for name in ("Ada", "Bob", "Eve")]
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    clock = {"kind": "days", "move": 20, "reserve": 0}
    code = (await visitors[0].new_table("genoa", seats=seats, clock=clock))["table"]
    for visitor in visitors[1:]:
        await visitor.join(code)
    live = hosted.house.live_tables.known(code)
    assert live is not None
    state, chance = live.state, Chance("silent")
    while True:
        match = state.match
        assert match is not None
        table = match.view(None)["table"]
        if table["phase"] == "tower" and len(running(state)) == 2:
            break
        seat, move = random_decision(match, chance)
        body = {"text": move.text(), "seen": state.number_for(seat)}
        await visitors[seat].call("POST", f"/tables/{code}/move", body)
    assert table["tower_seat"] not in running(state)
    hosted.clock.go(21)
    await hosted.house.clocks.tick()
    assert running(state) == [table["tower_seat"]]
    assert not any(place.away for place in state.seats)
