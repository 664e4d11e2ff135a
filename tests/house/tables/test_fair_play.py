"""Fair play at rated tables: pauses by consent, losses that stay, no bots and no hints, abandoned tables, conduct."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from loggia.client import HouseRefused, RemoteTable
from loggia.client import RemoteHouse as Visitor
from loggia.house.people.conduct import GRACE, REPORT_AT, WARN_AT
from loggia.kernel import Phrase
from loggia.words import LANGUAGES, Words
from tests.house.conftest import FakeClock, Hosted, Open
from tests.house.people.test_accounts import PASSWORD, account
from tests.house.playing import play_first, two_at_a_table, until
from tests.house.test_moderation import a_host, id_of, refusal

pytestmark = pytest.mark.usefixtures("ticks_by_hand")

LIVE = {"kind": "live", "move": 10, "reserve": 60}


async def seated(people: list[Visitor], **wish: Any) -> str:
    """The code of a rated table at which these people have begun; the first is its host."""
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (len(people) - 1)]
    code: str = (await people[0].new_table("palio", seats=seats, **{"rated": True, **wish}))["table"]
    for other in people[1:]:
        await other.join(code)
    return code


async def accounts(hosted: Hosted, *names: str) -> list[Visitor]:
    return [await account(hosted, name) for name in names]


async def refused(asked: Any) -> str:
    with pytest.raises(HouseRefused) as why:
        await asked
    return why.value.code


async def eventually(found: Callable[[], Any]) -> Any:
    """What an answer of the house is, once it is something."""
    async with asyncio.timeout(10):
        while not (got := await found()):
            await asyncio.sleep(0.01)
    return got


# --- pauses ---------------------------------------------------------------------------------------------------------


async def test_a_rated_match_is_paused_only_when_all_others_agree(hosted: Hosted) -> None:
    people = await accounts(hosted, "Ada", "Bob", "Carla")
    code = await seated(people, clock=LIVE)
    ada, bob, carla = people
    async with ada.table(code) as a, bob.table(code) as b, carla.table(code) as c, asyncio.timeout(20):
        await a.act("pause", why="meal")
        assert (a.info["status"], a.info["request"]["what"]) == ("playing", "pause")
        assert a.info["request"]["why"] == "meal"
        await until(b, lambda: bool(b.info["request"]))
        assert a.lines[-1]["say"]["say"] == "house-line-ask-pause"
        assert await refused(a.act("pause")) == "house-asked-already"
        assert await refused(a.act("answer", yes=True)) == "house-nothing-asked"
        await b.act("answer", yes=True)
        assert b.info["request"]["waiting"] == [2]
        hosted.clock.go(5)
        await a.play("enter 2")
        assert a.clocks is not None
        assert a.clocks["seats"][1]["running"]
        await until(c, lambda: c.number == a.number)
        assert c.info["request"] is not None
        await c.act("answer", yes=True)
        await until(a, lambda: a.info["status"] == "paused")
        assert a.info["request"] is None
        assert (a.info["paused"]["seat"], a.info["paused"]["why"]) == (0, "meal")
        await b.act("resume")
        await until(a, lambda: a.info["status"] == "playing")


async def test_one_no_ends_the_request_and_whoever_asked_may_leave_none_behind(hosted: Hosted) -> None:
    people = await accounts(hosted, "Ada", "Bob", "Carla")
    code = await seated(people)
    async with people[0].table(code) as a, people[1].table(code) as b, asyncio.timeout(20):
        await a.act("pause")
        await until(b, lambda: bool(b.info["request"]))
        await b.act("answer", yes=False)
        await until(a, lambda: a.info["request"] is None)
        assert a.info["status"] == "playing"
        assert await refused(a.act("pause")) == "house-pause-refused", "nobody is asked again and again"
        hosted.clock.go(600)
        await a.act("pause")
        await a.act("resign")
        await until(b, lambda: b.info["seats"][0]["lost"])
        assert not b.info["request"]
        await b.act("pause")
        assert b.info["request"]["waiting"] == [2]


async def test_an_unrated_match_is_paused_by_anybody(hosted: Hosted) -> None:
    ada, _bob, code = await two_at_a_table(hosted)
    async with ada.table(code) as a, asyncio.timeout(20):
        await a.act("pause")
        assert a.info["status"] == "paused"


# --- losses ---------------------------------------------------------------------------------------------------------


async def test_a_match_that_ends_early_counts_what_was_behind_the_screens(hosted: Hosted) -> None:
    ada, bob = await accounts(hosted, "Ada", "Bob")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}]
    code: str = (await ada.new_table("genoa", seats=seats))["table"]
    await bob.join(code)
    async with ada.table(code) as a, asyncio.timeout(20):
        await bob.call("POST", f"/tables/{code}/resign")
        await until(a, lambda: bool(a.info["result"]))
        result = a.info["result"]
    assert min(result["scores"]) > 0, "the purses are hidden, not empty"
    assert [sum(point["points"] for point in own) for own in result["points"]] == result["scores"]
    assert result["points"][0][0]["source"]["say"] == "genoa-point-start"


async def test_a_seat_that_is_left_keeps_its_loss_whoever_sits_down_later(hosted: Hosted) -> None:
    people = await accounts(hosted, "Ada", "Bob", "Carla", "Dora")
    ada, bob, carla, dora = people
    code = await seated(people[:3])
    async with ada.table(code) as a, bob.table(code) as b, asyncio.timeout(60):
        await carla.call("POST", f"/tables/{code}/resign")
        await until(a, lambda: a.info["seats"][2]["lost"])
        assert await refusal(dora, "POST", f"/tables/{code}/join") == "house-table-full"
        await a.act("replace", kind="open", seat=2)
        await dora.join(code)
        assert await refusal(carla, "POST", f"/tables/{code}/join") in ("house-table-full", "house-seat-lost")
        async with dora.table(code) as d:
            assert d.seat == 2
            await asyncio.gather(*(play_first(table) for table in (a, b, d)))
        await until(a, lambda: a.over)
    rows = {name: await history_of(who) for name, who in zip(("ada", "bob", "carla", "dora"), people, strict=True)}
    assert rows["carla"]["rank"] == 3
    assert rows["carla"]["change"] < 0
    assert max(rows["ada"]["change"], rows["bob"]["change"]) > 0
    assert rows["dora"]["change"] == 0
    assert (await ada.call("GET", f"/people/{await id_of(dora)}"))["ratings"] == []


async def history_of(visitor: Visitor) -> dict[str, Any]:
    """A person's only finished match."""
    (match,) = (await visitor.call("GET", f"/people/{await id_of(visitor)}/matches"))["matches"]
    found: dict[str, Any] = match
    return found


async def test_whoever_lost_a_seat_does_not_come_back_through_another(hosted: Hosted) -> None:
    people = await accounts(hosted, "Ada", "Bob", "Carla", "Dora")
    ada, _, carla, dora = people
    code = await seated(people)
    for gone, seat in ((carla, 2), (dora, 3)):
        await gone.call("POST", f"/tables/{code}/resign")
        await ada.call("POST", f"/tables/{code}/replace", {"kind": "open", "seat": seat})
    await (await account(hosted, "Enzo")).call("POST", f"/tables/{code}/join", {"seat": 2})
    assert await refusal(carla, "POST", f"/tables/{code}/join") == "house-seat-lost"


# --- bots and hints -------------------------------------------------------------------------------------------------


async def test_no_bot_and_no_hint_helps_at_a_rated_table(hosted: Hosted) -> None:
    ada, bob = await accounts(hosted, "Ada", "Bob")
    code = await seated([ada, bob], hints=True, clock={**LIVE, "then": "bot"})
    async with ada.table(code) as a, bob.table(code) as b, asyncio.timeout(20):
        assert not a.info["hints"]
        assert await refused(a.act("hint")) == "house-no-hints"
        assert await ada.call("GET", f"/tables/{code}/warning") == {"on": False, "say": None}
        assert (await ada.call("GET", f"/tables/{code}/points", expect=1))["expected"] == []
        for kind in ("bot", "open"):
            assert await refused(a.act("replace", kind=kind)) == "house-rated-seat"
            assert await refused(a.act("replace", kind=kind, seat=1)) == "house-rated-seat"
        assert [seat["level"] for seat in a.info["seats"]] == ["", ""]
        hosted.clock.go(71)
        await hosted.house.clocks.tick()
        await until(b, lambda: b.over)
        assert any(seat["lost"] for seat in b.info["seats"])
        assert not any(seat["away"] for seat in b.info["seats"])


async def test_a_bot_cannot_be_set_into_a_rated_seat_before_the_match(hosted: Hosted) -> None:
    (ada,) = await accounts(hosted, "Ada")
    seats = [{"kind": "me"}, {"kind": "open"}]
    code = (await ada.new_table("palio", seats=seats, rated=True, start="host"))["table"]
    bot = {"kind": "bot", "level": "random"}
    assert await refusal(ada, "POST", f"/tables/{code}/set-seat", {"seat": 1, "to": bot}) == "house-rated-people"
    assert await refusal(ada, "POST", f"/tables/{code}/start", {}) == "house-rated-people"
    body = {"game": "palio", "seats": [{"kind": "me"}, bot], "rated": True}
    assert await refusal(ada, "POST", "/tables", body) == "house-rated-people"


# --- abandoned tables -----------------------------------------------------------------------------------------------


async def test_the_clock_ends_an_abandoned_seat_and_the_others_finish_with_a_bot(hosted: Hosted) -> None:
    people = await accounts(hosted, "Ada", "Bob", "Carla")
    ada, bob, carla = people
    code = await seated(people, clock={"kind": "days", "move": 86_400, "then": "bot"})
    async with ada.table(code) as a, bob.table(code) as b, asyncio.timeout(60):
        await asyncio.gather(a.play("enter 5"), b.play("enter 4"))
        hosted.clock.go(86_401)
        await hosted.house.clocks.tick()
        await until(a, lambda: a.info["seats"][2]["lost"])
        assert a.info["seats"][2]["level"]
        await asyncio.gather(play_first(a), play_first(b))
        await until(a, lambda: a.over)
        assert a.info["result"]["ranks"][2] == 3
    assert (await history_of(carla))["change"] < 0


async def test_a_rated_table_without_a_clock_gets_one_so_that_it_ends(hosted: Hosted) -> None:
    ada, bob = await accounts(hosted, "Ada", "Bob")
    code = await seated([ada, bob])
    assert (await ada.call("GET", f"/tables/{code}"))["info"]["clock"] == {
        "kind": "days", "move": 3 * 86_400, "reserve": 0, "then": "lost",
    }  # fmt: skip
    async with ada.table(code) as a, asyncio.timeout(20):
        await a.play("enter 5")
        hosted.clock.go(3 * 86_400 + 1)
        await hosted.house.clocks.tick()
        await until(a, lambda: a.over)
        assert a.info["result"]["winners"] == [0]
    free = await seated([ada, bob], rated=False)
    assert (await ada.call("GET", f"/tables/{free}"))["info"]["clock"]["kind"] == "none"


# --- a start of the house -------------------------------------------------------------------------------------------


async def test_nobody_loses_or_is_blamed_who_has_not_come_back_within_ten_minutes_of_a_start(open_house: Open) -> None:
    clock = FakeClock()
    hosted: Hosted = await open_house(clock)
    ada, bob = await accounts(hosted, "Ada", "Bob")
    clock.go(GRACE)
    code = await seated([ada, bob], clock={**LIVE, "then": "lost"})
    async with ada.table(code) as a, asyncio.timeout(20):
        await a.play("enter 5")
    await hosted.close()  # type: ignore[attr-defined]
    clock.go(7200)
    hosted = await open_house(clock)
    ada = await hosted.visitor()
    await ada.log_in("Ada", PASSWORD)
    async with ada.table(code) as a, asyncio.timeout(20):
        assert a.lines[-1]["say"] == {"say": "house-line-forgive", "with": {"minutes": 120}}
        clock.go(71)
        await hosted.house.clocks.tick()
        await until(a, lambda: a.lines[-1]["kind"] == "forgive" and a.lines[-1]["seat"] == 1)
        assert not a.info["seats"][1]["lost"]
        clock.go(GRACE - 75)
        await hosted.house.clocks.tick()
        assert not a.info["seats"][1]["lost"]
        clock.go(10)
        await hosted.house.clocks.tick()
        await until(a, lambda: a.info["seats"][1]["lost"])


async def test_what_happens_just_after_a_start_is_not_held_against_anybody(hosted: Hosted) -> None:
    ada, bob = await accounts(hosted, "Ada", "Bob")
    for _ in range(REPORT_AT + 1):
        await leave(hosted, ada, bob)
    assert (await bob.call("GET", "/me"))["warning"] is None
    assert (await bob.call("GET", "/me/export"))["conduct"] == []


async def test_forgiven_time_is_in_the_log_so_that_no_later_start_takes_it_back(open_house: Open) -> None:
    """Without snapshots: the log alone tells how much time is left."""
    clock = FakeClock()
    code = ""
    for start in range(3):
        hosted = await open_house(clock, snapshots=False)
        if not start:
            ada, _bob, code = await two_at_a_table(hosted, clock=LIVE)
            await ada.call("POST", "/account", {"password": PASSWORD, "name": "Ada"})
        ada = await hosted.visitor()
        await ada.log_in("Ada", PASSWORD)
        async with ada.table(code) as a, asyncio.timeout(20):
            if start == 1:
                clock.go(15)
                await a.play("enter 5")
            if start:
                assert a.clocks is not None
                assert a.clocks["seats"][0]["reserve"] == 55.0
        await hosted.close()
        clock.go(7200)


# --- conduct --------------------------------------------------------------------------------------------------------


async def leave(hosted: Hosted, stays: Visitor, goes: Visitor, how: str = "resign", **wish: Any) -> str:
    """One match that somebody leaves at once, by giving up or by letting the time run out."""
    code = await seated([stays, goes], **{"clock": {**LIVE, "then": "lost"}, **wish})
    async with stays.table(code) as table, asyncio.timeout(20):
        await table.play("enter 5")
        hosted.clock.go(1)
        if how == "resign":
            await goes.call("POST", f"/tables/{code}/resign")
        else:
            hosted.clock.go(71)
            await hosted.house.clocks.tick()
        await until(table, lambda: table.over)
    return code


async def test_repeated_leaving_is_warned_of_with_a_reason_and_then_reported(hosted: Hosted) -> None:
    host = await a_host(hosted)
    ada, bob = await accounts(hosted, "Ada", "Bob")
    hosted.clock.go(GRACE + 1)
    for number in range(WARN_AT):
        assert (await bob.call("GET", "/me"))["warning"] is None
        await leave(hosted, ada, bob, "late" if number else "resign")

    async def warning() -> Any:
        return (await bob.call("GET", "/me"))["warning"]

    said = await eventually(warning)
    assert said["with"] == {"bad": 3, "matches": 3, "resigned": 1, "late": 2}
    texts = {Words(lang).say(Phrase.read(said)) for lang in LANGUAGES}
    assert len(texts) == len(LANGUAGES)
    assert (await host.call("GET", "/host/reports"))["reports"] == []
    await bob.call("POST", "/me/notes/seen")
    assert await warning() is None
    last = await leave(hosted, ada, bob)

    async def reports() -> Any:
        return (await host.call("GET", "/host/reports"))["reports"]

    (report,) = await eventually(reports)
    assert (report["person"], report["about_name"], report["table"], report["reason"]) == (0, "Bob", last, "")
    assert report["say"]["with"] == {"bad": 4, "matches": 4, "resigned": 2, "late": 2}
    await leave(hosted, ada, bob)
    await hosted.settled()
    assert len(await reports()) == 1
    assert await warning() is None
    assert (await ada.call("GET", "/me"))["warning"] is None
    kinds = [row["kind"] for row in (await bob.call("GET", "/me/export"))["conduct"]]
    assert kinds == ["left", "late", "late", "left", "left"]


async def test_leaving_now_and_then_giving_up_late_and_unrated_matches_are_nobodys_business(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("loggia.house.people.conduct.EARLY", 2)
    ada, bob = await accounts(hosted, "Ada", "Bob")
    hosted.clock.go(GRACE + 1)
    for number in range(WARN_AT + 1):
        await leave(hosted, ada, bob, rated=False)
        await leave(hosted, ada, bob) if number < WARN_AT - 1 else None
    for _ in range(2):
        code = await seated([ada, bob], clock=LIVE)
        async with ada.table(code) as a, bob.table(code) as b, asyncio.timeout(30):
            await asyncio.gather(_play_until(a, 2), _play_until(b, 2))
            await b.act("resign")
    await hosted.settled()
    assert (await bob.call("GET", "/me"))["warning"] is None
    kinds = [row["kind"] for row in (await bob.call("GET", "/me/export"))["conduct"]]
    assert kinds == ["left", "left", "resigned", "resigned"]


async def _play_until(table: RemoteTable, moves: int) -> None:
    """Make so many moves; wait for the others."""
    async for decision in table.decisions():
        await table.play(decision.choices[0].text)
        moves -= 1
        if not moves:
            return
