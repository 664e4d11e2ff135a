"""An undo says what it undoes, and takes no deal from a person without that person's word."""

from __future__ import annotations

import asyncio

import pytest

from loggia.house.tables.undo import is_whole_turn, undoable
from tests.house.conftest import Hosted
from tests.house.playing import until
from tests.house.tables.in_the_park import in_the_park, play

NO_CLOCK = {"kind": "none"}


async def test_a_settled_deal_of_somebody_who_is_away_waits_for_his_word(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever is away counts as agreed elsewhere; a deal that he has struck is his."""
    ada, bob, cleo, live = await in_the_park(hosted, monkeypatch, NO_CLOCK)
    state = live.state
    async with ada.table(live.code) as a, bob.table(live.code) as b, cleo.table(live.code) as c, asyncio.timeout(30):
        await play(bob, live.code, "offer park pay 10")
        await play(cleo, live.code, "pass")
        await until(a, lambda: a.number == live.state.number)
        await a.play("accept 1 park v1")
        monkeypatch.setattr(hosted.house.bots, "wake", lambda live: None)
        await b.act("replace", kind="bot", level="random")
        await until(a, lambda: a.info["seats"][1]["away"])
        await a.act("ask", what="step")
        assert a.info["request"]["deals"] == [1]
        assert a.info["request"]["waiting"] == [1, 2]
        await c.act("answer", yes=True)
        await until(a, lambda: a.info["request"]["waiting"] == [1])
        assert state.match is not None
        number = len(state.match.moves)  # without Bob's word his deal stands
        await b.act("answer", yes=True)
        await until(a, lambda: a.info["request"] is None)
        assert len(state.match.moves) < number


async def test_whoever_is_away_without_a_deal_is_not_waited_for(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, bob, cleo, live = await in_the_park(hosted, monkeypatch, NO_CLOCK)
    async with ada.table(live.code) as a, cleo.table(live.code) as c, asyncio.timeout(30):
        await play(bob, live.code, "offer park pay 10")
        await play(cleo, live.code, "pass")
        await until(a, lambda: a.number == live.state.number)
        await a.play("accept 1 park v1")
        monkeypatch.setattr(hosted.house.bots, "wake", lambda live: None)
        await c.act("replace", kind="bot", level="random")
        await until(a, lambda: a.info["seats"][2]["away"])
        await a.act("ask", what="step")
        assert a.info["request"]["waiting"] == [1]


async def test_a_whole_turn_is_called_so_only_if_it_is_one(hosted: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    """What Bob has said in Ada's turn is no turn of his."""
    _, bob, cleo, live = await in_the_park(hosted, monkeypatch, NO_CLOCK)
    await play(bob, live.code, "offer park pay 5")
    await play(cleo, live.code, "pass")
    await play(bob, live.code, "offer park pay 10")
    own = undoable(live.state, 1)
    assert own.turn < 0 or not own.whole
    assert own.ask_turn >= 0
    assert not own.ask_whole
    async with bob.table(live.code) as b, asyncio.timeout(30):
        await b.act("ask", what="turn")
        assert b.info["request"]["what"] == "moves"


async def test_a_turn_from_its_first_move_on_is_a_whole_turn(hosted: Hosted) -> None:
    """In Carrara a turn is one player's: from its first move on it is a whole turn, from a later one it is not."""
    ada, bob = await hosted.visitor("Ada"), await hosted.visitor("Bob")
    seats = [{"kind": "me"}, {"kind": "open"}]
    code = (await ada.new_table("carrara", seats=seats))["table"]
    await bob.join(code)
    live = hosted.house.live_tables.known(code)
    assert live is not None
    assert live.state.history is not None
    for _ in range(12):
        match = live.state.match
        assert match is not None
        seat = match.awaited[0]
        await play((ada, bob)[seat], code, match.choices(seat)[0].text())
    steps = live.state.history.steps
    marks = [n for n in range(1, len(steps)) if is_whole_turn(live.state, steps[-n].seat, n)]
    assert marks == [n for n in range(1, len(steps)) if steps[-n].turn != steps[-n - 1].turn]
    assert 0 < len(marks) < len(steps) - 1
    assert not any(is_whole_turn(live.state, 1 - steps[-n].seat, n) for n in marks)
