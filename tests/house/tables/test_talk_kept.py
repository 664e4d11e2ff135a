"""The time of a talk (GEN-NEG-11) through pauses, restarts and undo, for bots and orders, and over whole matches."""

from __future__ import annotations

from typing import Any

import pytest

from loggia.house.bots.workers import Thought
from loggia.house.problems import Trouble
from loggia.house.tables.live_table import LiveTable
from loggia.house.tables.snapshot import freeze, thaw
from loggia.house.tables.state import TableState
from loggia.kernel import Chance
from loggia.kernel.random_play import MOST_MOVES, random_decision
from tests.house.conftest import FakeClock, Hosted, Open
from tests.house.tables.in_the_park import (
    LIVE,
    RULES,
    in_the_park,
    kinds,
    pass_time,
    passed,
    play,
    refused,
    running,
)
from tests.house.tables.test_genoa_orders import (
    ADA,
    BOB,
    CLEO,
    PARK,
    leave_orders,
    present,
    roll,
    say,
    three_at_a_table,
    until,
)

pytestmark = pytest.mark.usefixtures("ticks_by_hand")

# --- interruptions ----------------------------------------------------------------------------------------------------


async def test_a_pause_shifts_the_end(hosted: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    _, bob, _, live = await in_the_park(hosted, monkeypatch, LIVE)
    hosted.clock.go(10)
    async with present(live.code, bob) as (b,):
        await b.act("pause")
        await pass_time(hosted, 1000)
        assert b.clocks is not None
        assert b.clocks["talk"] == {"left": 5, "running": False, "over": False}
        await b.act("resume")
    await pass_time(hosted, 4.9)
    await play(bob, live.code, "offer park pay 5")
    assert "hush" not in kinds(live)


async def again(open_house: Open, hosted: Hosted, clock: FakeClock, code: str) -> tuple[Hosted, LiveTable]:
    """The same house, closed and opened."""
    await hosted.close()  # type: ignore[attr-defined]
    clock.go(600)
    opened: Hosted = await open_house(clock)
    return opened, await opened.house.live_tables.get(code)


async def move(hosted: Hosted, live: LiveTable, seat: int, text: str) -> None:
    """A move of a seat, through the one way in which a table changes."""
    journal = hosted.house.journal
    async with live.lock:
        await journal.commit(live, [journal.entry(live, "move", seat, live.state.seats[seat].person, text)])


async def test_an_interruption_of_the_house_does_not_count_and_what_was_posted_after_it_stays(
    open_house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second restart knows of no forgiveness, and does not judge what was let in before."""
    clock = FakeClock()
    hosted = await open_house(clock)
    _, _, _, live = await in_the_park(hosted, monkeypatch, LIVE)
    hosted, live = await again(open_house, hosted, clock, live.code)
    assert live.state.clock.talk_ends == clock.now + 15
    await hosted.house.clocks.tick()
    clock.go(14)
    await move(hosted, live, BOB, "offer park pay 5")
    hosted, live = await again(open_house, hosted, clock, live.code)
    assert live.state.match is not None
    assert live.state.match.view(None)["table"]["talk"]["offers"]


async def test_a_talk_that_is_over_stays_over_when_the_house_is_opened_again(
    open_house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    """GEN-NEG-11: nobody posts late because of it, and nobody is waited for for ever."""
    clock = FakeClock()
    hosted = await open_house(clock)
    _, bob, _, live = await in_the_park(hosted, monkeypatch, LIVE)
    clock.go(15)
    assert await refused(bob, live.code, "offer park pay 5") == "GEN-NEG-11"
    hosted, live = await again(open_house, hosted, clock, live.code)
    with pytest.raises(Trouble) as why:
        await move(hosted, live, BOB, "offer park pay 5")
    assert why.value.rule == "GEN-NEG-11"
    await hosted.house.clocks.tick()
    assert passed(live) == [BOB, CLEO]


async def test_a_snapshot_keeps_the_end_of_a_talk(hosted: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also in the positions to which moves can be taken back."""
    _, bob, _, live = await in_the_park(hosted, monkeypatch, LIVE)
    await play(bob, live.code, "offer park pay 5")
    await pass_time(hosted, 25)
    was = live.state
    thawed = TableState(was.id, was.code, was.game, was.setup, was.seed, was.host, was.public, was.made)
    assert thaw(thawed, freeze(was))
    assert thawed.match is not None
    assert thawed.match.state.hushed  # type: ignore[attr-defined]
    assert was.history is not None
    assert thawed.history is not None
    marks = [step.before.state.hushed for step in was.history.steps]  # type: ignore[attr-defined]
    assert marks == [False, False, True]
    assert [step.before.state.hushed for step in thawed.history.steps] == marks  # type: ignore[attr-defined]
    assert thawed.clock.talk_ends == was.clock.talk_ends


async def test_taking_back_does_not_open_a_talk_again(hosted: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    """GEN-NEG-11: an offer of before the end is taken back after it; its time is over all the same."""
    _, bob, _, live = await in_the_park(hosted, monkeypatch, LIVE)
    await play(bob, live.code, "offer park pay 5")
    hosted.clock.go(26)
    async with present(live.code, bob) as (b,):
        await b.act("undo", what="step", seen=b.number)
    assert await refused(bob, live.code, "offer park pay 10") == "GEN-NEG-11"
    await pass_time(hosted, 0)
    assert passed(live) == [BOB, CLEO]


# --- those who are not there ------------------------------------------------------------------------------------------


async def test_an_order_does_not_bid_late_and_is_not_used_up(hosted: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    """GEN-NEG-11, GEN-NEG-16."""
    _, bob, _, live = await in_the_park(hosted, monkeypatch, LIVE)
    hosted.clock.go(16)
    await leave_orders(bob, live.code, {"kind": "play", "text": "offer park pay 10"})
    await hosted.settled()
    await pass_time(hosted, 0)
    assert passed(live) == [BOB, CLEO]
    assert len(live.orders[BOB]) == 1
    assert live.state.match is not None
    assert not live.state.match.view(None)["table"]["talk"]["offers"]


async def test_a_bot_that_thinks_too_long_thinks_again(hosted: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    """GEN-NEG-11: its bid comes too late; it sees what remains, and nobody is asked for ever."""
    asked = [0, 0, 0]

    async def think(game: str, revision: int, saved: bytes, seat: int, level: str, seconds: float) -> Thought:
        hosted.clock.go(20 if not asked[seat] else 0)
        asked[seat] += 1
        return Thought(["", "offer park pay 5", "pass", ""][min(asked[seat], 3)], {}, [], 0, 0.0)

    monkeypatch.setattr(hosted.house.workers, "think", think)
    roll(monkeypatch, PARK)
    ada = await hosted.visitor("Ada")
    seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]
    state = await ada.new_table("genoa", seats=seats, options={"start_seat": "0"}, clock=LIVE)
    async with present(state["table"], ada) as (a,):
        await say(a, "roll")
        await until(a, lambda: a.view["awaited"] == [ADA])
        live = hosted.house.live_tables.known(state["table"])
        assert live is not None
        assert passed(live) == [BOB, CLEO]
        assert not a.view["table"]["talk"]["offers"]
    assert max(asked) <= 4, "once too late, once more, and to say nothing"


async def test_a_silent_bot_is_passed_for_too(hosted: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    async def think(game: str, revision: int, saved: bytes, seat: int, level: str, seconds: float) -> Thought:
        return Thought("", {}, [], 0, 0.0)

    monkeypatch.setattr(hosted.house.workers, "think", think)
    roll(monkeypatch, PARK)
    ada = await hosted.visitor("Ada")
    seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]
    state = await ada.new_table("genoa", seats=seats, options={"start_seat": "0"}, clock=LIVE)
    await play(ada, state["table"], "roll")
    live = hosted.house.live_tables.known(state["table"])
    assert live is not None
    await pass_time(hosted, 15)
    assert passed(live) == [BOB, CLEO]
    assert running(live) == [ADA]


# --- whatever happens -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("clock", [LIVE, RULES], ids=["live", "rules"])
@pytest.mark.parametrize("seed", range(3))
async def test_a_live_match_never_waits_for_nobody_and_ends(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch, clock: dict[str, Any], seed: int
) -> None:
    """People who talk at random, think for any time and now and then fall silent; nothing else than a late post, or
    what has become unlawful by the end of a talk, is ever refused."""
    roll(monkeypatch, f"talk {seed}")
    _, _, _, code = await three_at_a_table(hosted, "live", clock=clock)
    live = hosted.house.live_tables.known(code)
    assert live is not None
    chance, late, hushes, state = Chance(f"talk {seed}"), 0, 0, live.state
    while state.status == "playing":
        match = state.match
        assert match is not None
        assert len(match.moves) < MOST_MOVES
        deadline = state.clock.deadline()
        assert deadline is not None, "somebody's time, or that of a talk, always runs"
        seat, chosen = random_decision(match, chance)
        if chance.below(8) == 0:
            hosted.clock.now = max(hosted.clock.now, deadline)
        else:
            hosted.clock.go(chance.below(12))
        if chance.below(3) == 0:
            before = state.number
            await hosted.house.clocks.tick()
            if hosted.clock.now >= deadline:
                assert state.number > before, "a time that is over always brings something about"
            continue
        try:
            await move(hosted, live, seat, chosen.text())
        except Trouble as why:
            if why.rule != "GEN-NEG-11":
                raise
            late += 1
        hushes += kinds(live)[-1] == "hush"
    assert state.match is not None
    assert state.match.result is not None
    assert hushes >= late > 0, "the test has seen what it is about"
