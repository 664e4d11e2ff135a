"""Garbage is looked for in small pieces, and what a finished match no longer needs is let go."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from loggia.house.web.garbage import SWEEPS, Sweeper
from tests.house.conftest import Hosted
from tests.house.playing import two_at_a_table, until


class Knot:
    """Something that keeps itself alive."""

    def __init__(self) -> None:
        self.me = self


@pytest.fixture
def _garbage_as_before() -> Iterator[None]:
    before = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*before)


@pytest.mark.usefixtures("_garbage_as_before")
async def test_what_is_new_goes_at_once_and_what_is_old_after_a_while() -> None:
    sweeper = Sweeper(asyncio.get_running_loop())
    new = weakref.ref(Knot())
    sweeper.sweep()
    assert new() is None
    knot = Knot()
    old = weakref.ref(knot)
    sweeper.sweep()
    del knot
    sweeper.sweep()
    assert old() is not None, "it was looked at once, and is not looked at soon again"
    for _ in range(SWEEPS[1]):
        sweeper.sweep()
    assert old() is None


async def test_after_the_end_nothing_is_kept_for_taking_back(hosted: Hosted) -> None:
    ada, bob, code = await two_at_a_table(hosted)
    async with ada.table(code) as a, bob.table(code) as b, asyncio.timeout(20):
        await a.play("enter 5")
        await b.play("enter 4")
        live = await hosted.house.live_tables.get(code)
        assert live.state.history is not None
        assert len(live.state.history.steps) == 2
        await until(a, lambda: a.number == b.number)
        await a.act("ask", what="step", seen=a.number)
        await b.act("resign")
        assert live.state.status == "over"
        assert live.state.history.steps == []
        await until(a, lambda: a.info["status"] == "over")
        assert a.info["request"] is None
