"""An undo says what it undoes, and takes no deal from a person without that person's word."""

from __future__ import annotations

import asyncio

import pytest

from loggia.house.tables.undo import undoable
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
        await a.play("accept 1 park v1")
        monkeypatch.setattr(hosted.house.bots, "wake", lambda live: None)
        await b.act("replace", kind="bot", level="random")
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
        await a.play("accept 1 park v1")
        monkeypatch.setattr(hosted.house.bots, "wake", lambda live: None)
        await c.act("replace", kind="bot", level="random")
        await a.act("ask", what="step")
        assert a.info["request"]["waiting"] == [1]


async def test_a_whole_turn_is_called_so_only_if_it_is_one(hosted: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ada's turn began with her roll; what Bob has said in it is no turn of his."""
    ada, bob, cleo, live = await in_the_park(hosted, monkeypatch, NO_CLOCK)
    await play(bob, live.code, "offer park pay 5")
    await play(cleo, live.code, "pass")
    await play(bob, live.code, "offer park pay 10")
    own, tower = undoable(live.state, 1), undoable(live.state, 0)
    assert own.turn < 0 or not own.whole
    assert own.ask_turn >= 0
    assert not own.ask_whole
    assert tower.ask_turn >= 0
    assert tower.ask_whole
    async with bob.table(live.code) as b, asyncio.timeout(30):
        await b.act("ask", what="turn")
        assert b.info["request"]["what"] == "moves"
        async with ada.table(live.code) as a:
            await a.act("answer", yes=False)
            await a.act("ask", what="turn")
            assert a.info["request"]["what"] == "turn"
