"""The checks of actions: what was seen, and what was asked before."""

from __future__ import annotations

import asyncio

import pytest

from loggia.client import HouseRefused
from loggia.house.problems import Trouble
from loggia.house.tables.actions.asker import Asker
from loggia.house.tables.actions.checks import UNKNOWN, check_seen, done_before
from tests.house.conftest import Hosted
from tests.house.playing import two_at_a_table, until


@pytest.mark.parametrize("way", ["socket", "HTTP"])
async def test_a_move_that_has_seen_what_has_not_happened_is_out_of_date(hosted: Hosted, way: str) -> None:
    ada, _, code = await two_at_a_table(hosted)
    async with ada.table(code) as a, asyncio.timeout(20):
        number = a.number
        ahead = {"text": "enter 5", "seen": number + 1, "key": "ahead"}
        over_http = ada.call("POST", f"/tables/{code}/move", ahead)
        asked = over_http if way == "HTTP" else ada.ask("ahead", {"do": "move", "table": code, **ahead})
        with pytest.raises(HouseRefused) as refused:
            await asked
        over_http.close()
        assert (refused.value.kind, refused.value.rule) == ("out-of-date", "HOUSE-SEEN")
        live = await hosted.house.live_tables.get(code)
        assert live.state.number == number
        await a.play("enter 5")


async def test_a_decision_is_out_of_date_when_it_began_after_what_was_seen(hosted: Hosted) -> None:
    ada, bob, code = await two_at_a_table(hosted)
    async with ada.table(code) as a, bob.table(code) as b, asyncio.timeout(20):
        live = await hosted.house.live_tables.get(code)
        start = a.number
        await a.play("enter 5")
        check_seen(live, 1, start)  # Bob decides at the same time: what Ada does does not matter to him
        await b.play("enter 4")
        await until(a, lambda: a.number == b.number)
        for seat in (0, 1):
            check_seen(live, seat, a.number)
            for seen in (start, a.number + 1):
                with pytest.raises(Trouble):
                    check_seen(live, seat, seen)
        await a.play("enter 1")
        check_seen(live, 1, a.number, everything=True)
        check_seen(live, 1, a.number - 1)
        with pytest.raises(Trouble):
            check_seen(live, 1, a.number - 1, everything=True)


async def test_a_key_is_known_to_its_person_after_what_was_seen(hosted: Hosted) -> None:
    ada, _, code = await two_at_a_table(hosted)
    async with ada.table(code) as a, asyncio.timeout(20):
        start = a.number
        await a.play("enter 5", "key")
        live = await hosted.house.live_tables.get(code)
        people = [await hosted.house.accounts.get(seat.person) for seat in live.state.seats]
        first, second = (Asker(person, "") for person in people)
        found = done_before(live, first, "key", start)
        assert found is not None
        assert found.number == start + 1
        assert done_before(live, first, "key", start + 1) is None, "seen already: another request with the same key"
        assert done_before(live, first, "other", start) is None
        assert done_before(live, first, "", start) is None
        assert done_before(live, second, "key", start) is None, "another person's key"
        live.state.recent.popleft()
        assert done_before(live, first, "other", 0) is UNKNOWN, "memory does not reach back so far"
