"""Whose time runs: where the rules say what a time-out means, those who have to answer first are counted first.

The tables here count days: at a live one the talk itself is the clock of those who are to answer (test_talk_time.py).
"""

from __future__ import annotations

from loggia import games
from loggia.house import wire
from loggia.house.sitting import Setup, Sitting
from loggia.house.store import Entry
from loggia.kernel import Chance
from loggia.kernel.playing import random_decision
from tests.house.conftest import Hosted

RULE = wire.ClockRule(kind="days", move=20, reserve=0)


def sitting_of(name: str, seats: int, seed: str) -> Sitting:
    """A table of people with a clock, that has begun."""
    game = games.game(name)
    setup = Setup({}, [wire.SeatWish()] * seats, False, True, RULE, "full", "invite")
    sitting = Sitting(1, "table", game, setup, seed, 1, True, 0.0)
    for seat in range(seats):
        sitting.apply(Entry(seat + 1, 1.0, "join", seat, seat + 1))
    sitting.apply(Entry(seats + 1, 1.0, "start"))
    return sitting


def running(sitting: Sitting) -> list[int]:
    """The seats whose time runs."""
    return [seat for seat in range(len(sitting.places)) if sitting.clock.runs(seat)]


def test_the_tower_player_s_time_begins_when_the_opponents_have_answered() -> None:
    """GEN-NEG-11."""
    chance, now = Chance("tower"), 10.0
    sitting = sitting_of("genoa", 3, "tower")
    while True:
        match = sitting.match
        assert match is not None
        if match.view(None)["table"]["phase"] == "tower" and len(match.awaited) > 1:
            break
        seat, move = random_decision(match, chance)
        sitting.apply(Entry(sitting.number + 1, now, "move", seat, seat + 1, move.text()))
    tower = match.view(None)["table"]["tower_seat"]
    while tower not in running(sitting):
        now += 5
        assert running(sitting), "somebody's time always runs"
        silent = running(sitting)[0]
        ruled = match.timeout(silent)
        assert ruled is not None
        sitting.apply(Entry(sitting.number + 1, now, "move", silent, silent + 1, ruled.text()))
    assert running(sitting) == [tower]
    assert sitting.clock.left(tower, now) == (20, 0.0), "and he has all of it"


def test_where_the_rules_say_nothing_everybody_s_time_runs() -> None:
    sitting = sitting_of("palio", 3, "x")
    assert running(sitting) == [0, 1, 2]
    sitting.apply(Entry(sitting.number + 1, 5.0, "move", 1, 2, "enter 3"))
    assert running(sitting) == [0, 2]


async def test_silent_opponents_pass_and_nobody_is_away(hosted: Hosted) -> None:
    """GEN-NEG-11: at a table of the house, when the time of all of them is over at once."""
    visitors = [await hosted.visitor(name) for name in ("Ada", "Bob", "Eve")]
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    clock = {"kind": "days", "move": 20, "reserve": 0}
    code = (await visitors[0].new_table("genoa", seats=seats, clock=clock))["table"]
    for visitor in visitors[1:]:
        await visitor.join(code)
    live = hosted.house.keeper.known(code)
    assert live is not None
    sitting, chance = live.sitting, Chance("silent")
    while True:
        match = sitting.match
        assert match is not None
        table = match.view(None)["table"]
        if table["phase"] == "tower" and len(running(sitting)) == 2:
            break
        seat, move = random_decision(match, chance)
        body = {"text": move.text(), "seen": sitting.told(seat)}
        await visitors[seat].call("POST", f"/tables/{code}/move", body)
    assert table["tower_seat"] not in running(sitting)
    hosted.clock.go(21)
    await hosted.house.timekeeper.tick()
    assert running(sitting) == [table["tower_seat"]]
    assert not any(place.away for place in sitting.places)
