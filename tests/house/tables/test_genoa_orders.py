"""Standing orders at Genoa's tables in a running house: who is not there does not hold up the others (GEN-NEG-16).

Ada leads the tower first; Bob leaves orders and goes; Cleo is there. The dice are known: the house's seeds are ours.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest

from loggia.client import HouseRefused, RemoteTable
from loggia.client import RemoteHouse as Visitor
from tests.house.conftest import FakeClock, Hosted, Open
from tests.house.playing import Wait

ADA, BOB, CLEO = range(3)
PARK, BESIDE_THE_PARK = "28", "124"
"""Seeds with which the first roll shows the park, or the street st_57 beside it."""
BID = {"kind": "play", "text": "bid park upto 25", "repeat": True}
PASS = {"kind": "pass"}
ACT = [{"kind": "play", "text": text, "repeat": True} for text in ("main", "done")]
DAYS = {"kind": "days", "move": 3 * 86_400}


def roll(monkeypatch: pytest.MonkeyPatch, seed: str) -> None:
    """Matches of this house begin with that seed."""
    monkeypatch.setattr("loggia.house.tables.actions.new_table.new_seed", lambda: seed)


async def three_at_a_table(hosted: Hosted, pace: str, **wish: Any) -> tuple[Visitor, Visitor, Visitor, str]:
    """A table of Genoa that has begun."""
    ada, bob, cleo = [await hosted.visitor(name) for name in ("Ada", "Bob", "Cleo")]
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    state = await ada.new_table("genoa", seats=seats, options={"pace": pace, "start_seat": "0"}, **wish)
    for visitor in (bob, cleo):
        await visitor.join(state["table"], invite=state["info"]["invite"])
    return ada, bob, cleo, state["table"]


async def leave_orders(visitor: Visitor, code: str, *orders: dict[str, Any]) -> None:
    """Sit down, leave these orders and go."""
    async with visitor.table(code) as table:
        await table.act("orders", orders=list(orders))


@asynccontextmanager
async def present(code: str, *visitors: Visitor) -> AsyncIterator[list[RemoteTable]]:
    """Those who are at the table."""
    async with asyncio.timeout(120), AsyncExitStack() as seats:
        yield [await seats.enter_async_context(visitor.table(code)) for visitor in visitors]


async def until(table: RemoteTable, done: Wait) -> None:
    """Wait for something at the table; `present` ends a wait that is in vain."""
    while not done():
        await table.changed()


def offers(table: RemoteTable) -> dict[int, int]:
    """Who offers how much money."""
    return {one["seat"]: one["pay"]["money"] for one in table.view["table"]["talk"]["offers"]}


def phase(table: RemoteTable) -> str:
    found: str = table.view["table"]["phase"]
    return found


async def say(table: RemoteTable, text: str) -> None:
    """Play once what was said before has arrived here, however often somebody else is quicker."""
    while True:
        seen = table.number
        try:
            await table.play(text)
            return
        except HouseRefused as refused:
            if refused.kind != "out-of-date":
                raise
            while table.number == seen:
                await table.changed()


# --- leaving them -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("order", "why"),
    [
        ({"kind": "play", "text": "bid atlantis upto 25"}, "genoa-not-a-move"),
        ({"kind": "play", "text": "bid park upto 3"}, "genoa-refused-order-least"),
        ({"kind": "play", "text": ""}, "genoa-not-a-move"),
    ],
)
async def test_nonsense_is_refused_and_what_was_left_before_stays(
    hosted: Hosted, order: dict[str, Any], why: str
) -> None:
    _, bob, _, code = await three_at_a_table(hosted, "live")
    async with bob.table(code) as table:
        await table.act("orders", orders=[BID])
        with pytest.raises(HouseRefused) as refused:
            await table.act("orders", orders=[BID, order])
        assert refused.value.why["say"] == why
        with pytest.raises(HouseRefused) as refused:
            await table.act("orders", orders=[BID, BID])
        assert refused.value.why["say"] == "order-twice"
    state = await bob.call("GET", f"/tables/{code}")
    assert [one["text"] for one in state["orders"]] == [BID["text"]]
    assert state["orders"][0]["say"]["with"]["what"]["say"] == "genoa-order-bid"


async def test_forms_are_for_the_seat_that_asks_and_are_accepted(hosted: Hosted) -> None:
    ada, bob, _, code = await three_at_a_table(hosted, "live")
    forms = (await bob.call("GET", f"/tables/{code}/order-forms"))["forms"]
    assert [form["kind"] for form in forms] == ["play", "play", "play", "accept", "pass"]
    fields = next(blank for blank in forms[0]["blanks"] if blank["name"] == "field")
    assert {"text": "park", "say": {"say": "genoa-building-park", "with": {}}} in fields["items"]
    stranger = await hosted.visitor("Dora")
    with pytest.raises(HouseRefused) as refused:
        await stranger.call("GET", f"/tables/{code}/order-forms")
    assert refused.value.code in ("house-not-seated", "house-no-table")
    async with ada.table(code) as table:
        assert table.orders == [], "another's orders are nobody's business"


# --- bidding ----------------------------------------------------------------------------------------------------------


async def test_a_bid_is_made_when_its_time_comes_and_raised_as_far_as_it_goes(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    roll(monkeypatch, BESIDE_THE_PARK)
    ada, bob, cleo, code = await three_at_a_table(hosted, "live")
    await leave_orders(bob, code, BID)
    async with present(code, ada, cleo) as (a, c):
        assert offers(a) == {}
        await say(a, "roll")
        await until(a, lambda: offers(a) == {BOB: 5})
        await say(c, "offer park pay 10")
        await until(a, lambda: offers(a) == {BOB: 15, CLEO: 10})
        await say(c, "offer park pay 25")
        await until(a, lambda: offers(a) == {BOB: 15, CLEO: 25})
        await say(c, "offer park pay 20")
        await until(a, lambda: offers(a) == {BOB: 25, CLEO: 20})
        await say(a, "accept 1 park v3")
        await until(a, lambda: phase(a) == "action")
        assert a.view["awaited"] == [BOB]


async def test_a_sealed_bid_is_made_at_a_slow_table_and_the_match_waits_for_nobody_who_left_orders(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Over days: no hour passes while Bob is away, and his bid is made, accepted and carried out."""
    roll(monkeypatch, PARK)
    ada, bob, cleo, code = await three_at_a_table(hosted, "slow", clock=DAYS)
    await leave_orders(bob, code, BID, *ACT, PASS)
    now = hosted.clock.now
    async with present(code, ada, cleo) as (a, c):
        await say(a, "roll")
        await until(c, lambda: c.view["table"]["seats"][BOB]["submitted"])
        assert offers(c) == {}, "it is sealed"
        await say(c, "pass")
        await until(a, lambda: offers(a) == {BOB: 5})
        await say(a, "accept 1 park v1")
        await until(a, lambda: phase(a) == "move")
        assert a.view["table"]["seats"][BOB]["specials"]["further_action"] == 1
        await say(a, "stop")
        await until(a, lambda: a.view["table"]["tower_seat"] == BOB)
    assert hosted.clock.now == now


async def test_days_pass_and_the_house_is_closed_and_the_orders_still_stand(
    open_house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    roll(monkeypatch, PARK)
    clock = FakeClock()
    hosted = await open_house(clock)
    ada, bob, cleo, code = await three_at_a_table(hosted, "slow", clock=DAYS)
    await leave_orders(bob, code, BID)
    keys = [dict(visitor.http.cookies) for visitor in (ada, cleo)]
    await hosted.close()
    clock.go(2 * 86_400)
    hosted = await open_house(clock)
    ada, cleo = await hosted.visitor(), await hosted.visitor()
    for visitor, key in zip((ada, cleo), keys, strict=True):
        visitor.http.cookies.update(key)
    async with present(code, ada, cleo) as (a, c):
        assert (a.seat, c.seat) == (ADA, CLEO)
        await say(a, "roll")
        await until(c, lambda: c.view["table"]["seats"][BOB]["submitted"])
        await say(c, "pass")
        await until(a, lambda: offers(a) == {BOB: 5})


# --- secrecy, taking back ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("pace", ["live", "slow"])
async def test_orders_are_seen_by_nobody_else(hosted: Hosted, monkeypatch: pytest.MonkeyPatch, pace: str) -> None:
    roll(monkeypatch, PARK)
    ada, bob, cleo, code = await three_at_a_table(hosted, pace)
    onlooker = await hosted.visitor("Dino")
    await leave_orders(bob, code, BID)
    async with present(code, ada, cleo) as (a, c):
        await say(a, "roll")
        await say(c, "pass")
        await until(c, lambda: offers(c) == {BOB: 5})
        for one in (a, c):
            assert one.orders == []
            assert "upto" not in str((one.view, one.lines, one.info, one.choices, one.chat))
        for visitor in (ada, cleo, onlooker):
            assert "upto" not in str(await visitor.call("GET", f"/tables/{code}"))
            assert "upto" not in str(await visitor.call("GET", "/tables"))
    async with present(code, bob) as (b,):
        assert [one["text"] for one in b.orders] == ["bid park upto 25"]


@pytest.mark.parametrize("pace", ["live", "slow"])
async def test_orders_can_be_taken_back(hosted: Hosted, monkeypatch: pytest.MonkeyPatch, pace: str) -> None:
    roll(monkeypatch, PARK)
    ada, bob, cleo, code = await three_at_a_table(hosted, pace)
    await leave_orders(bob, code, BID, PASS)
    await leave_orders(bob, code)
    async with present(code, ada, cleo) as (a, c):
        await say(a, "roll")
        await until(c, lambda: phase(c) == "tower")
        await say(c, "pass")
        await hosted.settled()
        await until(a, lambda: CLEO not in a.view["awaited"])
        assert BOB in a.view["awaited"]
        assert offers(a) == {}
        async with present(code, bob) as (b,):
            assert b.orders == []
            await say(b, "offer park pay 10")
        await until(a, lambda: offers(a) == {BOB: 10})


# --- accepting, passing -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("pace", ["live", "slow"])
async def test_an_offer_is_accepted_from_so_much_up(hosted: Hosted, monkeypatch: pytest.MonkeyPatch, pace: str) -> None:
    """Ada rolls and goes; what is offered her for the park is accepted from 20 ducats up."""
    roll(monkeypatch, PARK)
    ada, bob, cleo, code = await three_at_a_table(hosted, pace)
    await leave_orders(ada, code, {"kind": "accept", "least": 20})
    async with present(code, bob, cleo) as (b, c):
        async with present(code, ada) as (a,):
            await say(a, "roll")
        await until(b, lambda: phase(b) == "tower")
        await until(c, lambda: phase(c) == "tower")
        await say(b, "offer park pay 15")
        if pace == "live":
            await until(c, lambda: offers(c) == {BOB: 15})
            assert phase(c) == "tower", "15 are not enough"
        await say(c, "offer park pay 25")
        await until(b, lambda: phase(b) == "action")
        assert b.view["awaited"] == [CLEO]
        assert b.view["table"]["seats"][BOB]["money"] == 130
    async with present(code, ada) as (a,):
        assert a.view["table"]["seats"][ADA]["money"] == 155
        assert a.orders == [], "it was for once"


async def test_who_passes_until_something_happens_is_asked_again_when_it_does(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A proposal to Bob concerns him: from then on he decides himself."""
    roll(monkeypatch, PARK)
    ada, bob, cleo, code = await three_at_a_table(hosted, "live")
    await leave_orders(bob, code, PASS)
    async with present(code, ada, cleo) as (a, c):
        await say(a, "roll")
        await until(a, lambda: BOB not in a.view["awaited"])
        await say(c, "pass")
        await until(a, lambda: a.view["awaited"] == [ADA])
        await say(a, "counter 1 park pay 10")
        await until(a, lambda: BOB in a.view["awaited"])
        async with present(code, bob) as (b,):
            await until(b, lambda: b.orders == [])
            await say(b, "agree")
        await until(a, lambda: phase(a) == "action")
