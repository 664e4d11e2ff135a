"""A whole match over the wire, and everything around it that a player does."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

import loggia
from loggia.client import HouseRefused
from loggia.client import RemoteHouse as Visitor
from loggia.house.bots.workers import BotWorkers, Thought
from loggia.kernel import Record, commitment
from tests.house.conftest import Hosted
from tests.house.playing import play_first, two_at_a_table, until


async def test_a_click_seats_a_visitor_against_bots_and_the_match_goes_to_its_end(hosted: Hosted) -> None:
    visitor = await hosted.visitor()
    code = await visitor.play_now("palio", seats=3, level="random")
    async with visitor.table(code) as table, asyncio.timeout(20):
        assert len(table.info["commitment"]) == 64
        assert table.info["seed"] == ""
        await play_first(table)
        await until(table, lambda: table.over)
        assert sorted(table.info["result"]["ranks"])[0] == 1
        assert commitment(table.info["seed"]) == table.info["commitment"]
    record = Record.read(await visitor.call("GET", f"/tables/{code}/record"))
    assert loggia.replay(loggia.game("palio"), record).over
    replay = await visitor.call("GET", f"/tables/{code}/replay", viewer=1)
    assert len(replay["frames"]) == len(record.moves) == 15
    went = await visitor.call("GET", f"/tables/{code}/standing")
    assert went["standing"][-1] == replay["result"]["scores"]
    again = await visitor.call("POST", "/replay", {"record": record.text()})
    assert again["result"]["scores"] == replay["result"]["scores"]


async def test_people_who_decide_at_the_same_time_do_not_get_in_each_others_way(hosted: Hosted) -> None:
    ada, bob, code = await two_at_a_table(hosted)
    async with ada.table(code) as a, bob.table(code) as b, asyncio.timeout(20):
        seen = b.number
        await a.play("enter 5")
        await until(b, lambda: b.number > seen)
        late = {"do": "move", "table": code, "text": "enter 4", "seen": seen, "key": "late"}
        await bob.ask("late", late)
        await until(a, lambda: a.view["tally"] != [0, 0])
        assert a.view["table"]["hands"] == [[1, 2, 3, 4], [1, 2, 3, 5]]


async def test_what_is_hidden_does_not_travel(hosted: Hosted) -> None:
    ada, bob, code = await two_at_a_table(hosted)
    async with ada.table(code) as a, bob.table(code) as b, asyncio.timeout(20):
        await a.play("enter 5")
        await until(b, lambda: b.view["table"]["entered"][0])
        assert b.view["table"]["mine"] == 0
        assert "enter 5" not in str(b.lines)
        assert "enter 5" not in str((await bob.call("GET", f"/tables/{code}"))["lines"])


async def test_a_refused_move_reaches_its_mover_with_the_reason_and_nobody_else(hosted: Hosted) -> None:
    ada, bob, code = await two_at_a_table(hosted)
    async with ada.table(code) as a, bob.table(code) as b, asyncio.timeout(20):
        await a.play("enter 5")
        number = a.number
        with pytest.raises(HouseRefused) as refused:
            await a.play("enter 4")
        assert (refused.value.kind, refused.value.rule) == ("not-allowed", "KERNEL-TURN")
        with pytest.raises(HouseRefused) as refused:
            await b.play("dance")
        assert refused.value.kind == "not-a-move"
        assert a.number == b.number == number


async def test_a_step_is_free_to_take_back_until_somebody_learnt_something(hosted: Hosted) -> None:
    ada, bob, code = await two_at_a_table(hosted)
    async with ada.table(code) as a, bob.table(code) as b, asyncio.timeout(20):
        await a.play("enter 5")
        assert a.undo is not None
        assert a.undo["step"] == a.number - 1
        await a.act("undo", what="step")
        await until(b, lambda: b.lines[-1]["kind"] == "undo")
        assert not b.view["table"]["entered"][0]
        assert b.lines[-1]["back"] == b.number - 2
        await a.play("enter 5")
        await b.play("enter 4")
        await until(a, lambda: a.view["tally"] != [0, 0])
        with pytest.raises(HouseRefused) as refused:
            await a.act("undo", what="step")
        assert refused.value.code == "house-undo-ask"
        await a.act("ask", what="step")
        await until(b, lambda: b.info["request"] is not None)
        assert b.info["request"]["waiting"] == [1]
        await b.act("answer", yes=True)
        await until(a, lambda: a.lines[-1]["kind"] == "undo")
        assert a.view["tally"] == [0, 0]
        assert a.view["table"]["entered"] == [False, False]


async def test_a_request_to_take_back_can_be_refused(hosted: Hosted) -> None:
    ada, bob, code = await two_at_a_table(hosted)
    async with ada.table(code) as a, bob.table(code) as b, asyncio.timeout(20):
        await a.play("enter 5")
        await b.play("enter 4")
        await until(a, lambda: a.view["tally"] != [0, 0])
        await a.act("ask", what="turn")
        await until(b, lambda: b.info["request"] is not None)
        await b.act("answer", yes=False)
        await until(a, lambda: a.info["request"] is None)
        assert a.view["tally"] != [0, 0]
        assert a.lines[-1]["say"] == {"say": "house-line-not-answer", "with": {"seat": {"seat": 1}}}


async def test_against_bots_only_nobody_has_to_be_asked(hosted: Hosted) -> None:
    ada = await hosted.visitor("Ada")
    async with ada.table(await ada.play_now("palio", seats=2, level="random")) as a, asyncio.timeout(20):
        await a.play("enter 5")
        await until(a, lambda: len(a.view["table"]["prizes_left"]) == 3)
        await asyncio.sleep(0.1)
        await a.act("ask", what="turn")
        await until(a, lambda: "undo" in [line["kind"] for line in a.lines])
        assert len(a.view["table"]["prizes_left"]) == 4


async def test_standing_orders_play_when_their_time_comes(hosted: Hosted) -> None:
    ada, bob, code = await two_at_a_table(hosted)
    async with ada.table(code) as a, bob.table(code) as b, asyncio.timeout(20):
        await a.act("orders", orders=[{"kind": "play", "text": "enter 5"}, {"kind": "play", "text": "enter 3"}])
        await until(a, lambda: a.view["table"]["mine"] == 5)
        await b.play("enter 1")
        await until(a, lambda: a.view["table"]["mine"] == 3)
        await until(a, lambda: a.orders == [])
        assert b.orders == []


async def test_resigning_against_one_ends_the_match_and_ranks_last(hosted: Hosted) -> None:
    ada, bob, code = await two_at_a_table(hosted)
    async with ada.table(code) as a, bob.table(code) as b, asyncio.timeout(20):
        await a.act("resign")
        await until(b, lambda: b.over)
        assert b.info["result"]["ranks"] == [2, 1]
        with pytest.raises(HouseRefused):
            await b.play("enter 1")
        assert b.info["seats"][0]["lost"]


async def test_a_seat_that_a_bot_plays_in_is_shown_no_choices(hosted: Hosted) -> None:
    """Neither who has given up nor who is away has anything to decide; whoever comes back has."""
    ada = await hosted.visitor("Ada")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    code = (await ada.new_table("palio", seats=seats, start="full"))["table"]
    bob, eve = await hosted.visitor("Bob"), await hosted.visitor("Eve")
    await bob.join(code)
    await eve.join(code)
    async with ada.table(code) as a, bob.table(code) as b, asyncio.timeout(20):
        assert a.choices
        assert b.choices
        await a.act("replace", kind="bot", level="random")
        assert not a.choices
        await until(a, lambda: a.view["table"]["entered"][0])
        await a.act("replace", kind="me")
        await b.act("resign")
        assert not b.choices
        async with eve.table(code) as e:
            await e.play(f"enter {e.view['table']['hands'][2][0]}")
        await until(a, lambda: bool(a.choices))
        await until(b, lambda: b.number >= a.number)
        assert b.choices is None


async def test_a_seat_can_be_left_to_a_bot_taken_back_and_given_to_another(hosted: Hosted) -> None:
    ada, bob, code = await two_at_a_table(hosted)
    eve = await hosted.visitor("Eve")
    async with ada.table(code) as a, bob.table(code) as b, asyncio.timeout(20):
        await a.act("replace", kind="bot", level="random")
        await until(b, lambda: b.view["table"]["entered"][0])
        await a.act("replace", kind="me")
        assert not a.info["seats"][0]["away"]
        await b.play("enter 2")
        await until(a, lambda: a.view["table"]["entered"] == [False, False])
        await a.play(f"enter {a.view['table']['hands'][0][0]}")
        await b.act("replace", kind="open")
        await until(a, lambda: a.info["seats"][1]["replace"])
        await eve.join(code)
        await until(b, lambda: b.seat == -1)
        assert b.choices is None
        async with eve.table(code) as e:
            assert e.seat == 1


async def test_a_pause_stops_everything_until_somebody_goes_on(hosted: Hosted) -> None:
    ada, bob, code = await two_at_a_table(hosted)
    async with ada.table(code) as a, bob.table(code) as b, asyncio.timeout(20):
        await a.act("pause")
        await until(b, lambda: b.info["status"] == "paused")
        with pytest.raises(HouseRefused) as refused:
            await b.play("enter 1")
        assert refused.value.code == "house-not-playing-paused"
        await b.act("resume")
        await b.play("enter 1")


async def test_a_rematch_keeps_options_and_tells_everybody_where(hosted: Hosted) -> None:
    ada, bob, code = await two_at_a_table(hosted, hints=False, public=False)
    async with ada.table(code) as a, bob.table(code) as b, asyncio.timeout(20):
        await asyncio.gather(play_first(a), play_first(b))
        await until(b, lambda: b.over)
        answer = (await b.act("rematch"))["answer"]
        await until(a, lambda: a.info["next"] == answer)
        async with bob.table(answer) as again:
            assert not again.info["hints"]
            assert again.info["seats"][0]["name"] == "Bob"
            await ada.join(answer, invite=a.info["invite"])
            await until(again, lambda: again.info["status"] == "playing")


async def test_a_seat_of_the_rematch_is_kept_for_whoever_sat_there(hosted: Hosted) -> None:
    """Nobody from the lobby takes it, and its person needs no link; the host may free it."""
    ada, bob, code = await two_at_a_table(hosted)
    eve = await hosted.visitor("Eve")
    async with ada.table(code) as a, bob.table(code) as b, asyncio.timeout(20):
        await asyncio.gather(play_first(a), play_first(b))
        await until(b, lambda: b.over)
        answer = (await b.act("rematch"))["answer"]
        async with bob.table(answer) as again:
            kept = again.info["seats"][1]
            assert (kept["kind"], kept["name"], kept["person"]) == ("open", "Ada", 0)
            assert kept["kept"] == a.info["seats"][a.seat]["person"]
            assert answer not in [table["id"] for table in (await eve.call("GET", "/tables"))["tables"]]
            with pytest.raises(HouseRefused) as refused:
                await eve.join(answer)
            assert refused.value.code == "house-table-full"
            await again.act("set-seat", seat=1, to={"kind": "open"})
            assert again.info["seats"][1]["kept"] == 0
            await eve.join(answer)
            await until(again, lambda: again.info["status"] == "playing")


async def test_a_rematch_that_is_not_listed_needs_no_link_of_whoever_sat_there(hosted: Hosted) -> None:
    ada, bob, code = await two_at_a_table(hosted, public=False)
    async with ada.table(code) as a, bob.table(code) as b, asyncio.timeout(20):
        await asyncio.gather(play_first(a), play_first(b))
        await until(b, lambda: b.over)
        answer = (await b.act("rematch"))["answer"]
        async with bob.table(answer) as again, ada.table(answer):
            await ada.join(answer)
            await until(again, lambda: again.info["status"] == "playing")


async def test_whoever_gave_up_and_stays_has_a_seat_in_the_rematch(hosted: Hosted) -> None:
    ada, bob, code = await two_at_a_table(hosted)
    async with ada.table(code) as a, bob.table(code) as b, asyncio.timeout(20):
        await b.act("resign")
        await until(a, lambda: a.over)
        answer = (await a.act("rematch"))["answer"]
        async with ada.table(answer) as again:
            assert [seat["kind"] for seat in again.info["seats"]] == ["open", "person"]
            assert again.info["status"] == "waiting"


async def test_who_gave_up_and_went_is_not_waited_for_in_the_rematch(hosted: Hosted) -> None:
    ada, bob, code = await two_at_a_table(hosted)
    async with ada.table(code) as a, asyncio.timeout(20):
        async with bob.table(code) as b:
            await b.act("resign")
        await until(a, lambda: a.over and len(a.present) == 1)
        answer = (await a.act("rematch"))["answer"]
        async with ada.table(answer) as again:
            assert again.info["seats"][0]["kind"] == "bot"


async def test_hints_come_from_a_bot_where_the_table_allows_it(hosted: Hosted) -> None:
    ada = await hosted.visitor("Ada")
    async with ada.table(await ada.play_now("palio", seats=2, level="random")) as table, asyncio.timeout(20):
        hint = await table.act("hint", level="apprentice")
        assert hint["type"] == "hint"
        listed = [choice["text"] for choice in table.choices or ()]
        assert hint["text"] in listed
        options = hint["options"]
        assert len(options) == 3
        assert options[0]["text"] == hint["text"]
        assert {option["text"] for option in options} <= set(listed)
        assert [option["price"] for option in options] == sorted(option["price"] for option in options)
        assert all(option["cost"]["say"].startswith("coach-") for option in options)
    ada2, _bob, code = await two_at_a_table_named(hosted, hints=False)
    async with ada2.table(code) as table:
        with pytest.raises(HouseRefused) as refused:
            await table.act("hint")
        assert refused.value.code == "house-no-hints"


async def test_a_hint_is_kept_for_its_position_and_a_new_one_says_what_changed(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    advised: list[str] = []

    async def another_each_time(self: BotWorkers, game: str, revision: int, saved: bytes, *rest: Any) -> Thought:
        advised.append(f"enter {len(advised) + 1}")
        say = {"say": "palio-enter", "with": {"horse": len(advised)}}
        return Thought(advised[-1], say, [], 1, 0.0)

    monkeypatch.setattr(BotWorkers, "advise", another_each_time)
    ada, bob, code = await two_at_a_table(hosted)
    async with ada.table(code) as a, bob.table(code) as b, asyncio.timeout(20):
        first, again = await asyncio.gather(a.act("hint"), a.act("hint"))
        third = await a.act("hint")
        assert {**first, "key": ""} == {**again, "key": ""} == {**third, "key": ""}
        assert (first["text"], first["before"], first["since"]) == ("enter 1", None, [])
        assert advised == ["enter 1"]
        await b.play("enter 1")
        await until(a, lambda: a.number == b.number)
        changed = await a.act("hint")
        assert (changed["text"], changed["before"]) == ("enter 2", first["say"])
        assert len(changed["since"]) == 1, "Bob has chosen"
        assert {**await a.act("hint"), "key": ""} == {**changed, "key": ""}
        assert advised == ["enter 1", "enter 2"]
        await a.play("enter 2")
        await until(b, lambda: b.number == a.number)
        await until(a, lambda: bool(a.choices))
        monkeypatch.setattr("loggia.house.bots.hint._allows", lambda *_: True)  # as where it could be played again
        followed = await a.act("hint")
        assert (followed["text"], followed["before"], followed["since"]) == ("enter 3", None, []), "it was carried out"


async def test_a_hint_to_wait_says_for_whom_and_what_then(hosted: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    """The tower player hears those who have not answered first; a bot knows what it would do as things stand."""
    monkeypatch.setattr("loggia.house.tables.actions.new_table.new_seed", lambda: "28")
    ada, bob, cleo = [await hosted.visitor(name) for name in ("Ada", "Bob", "Cleo")]
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    state = await ada.new_table("genoa", seats=seats, options={"start_seat": "0"})
    for visitor in (bob, cleo):
        await visitor.join(state["table"], invite=state["info"]["invite"])
    async with ada.table(state["table"]) as a, bob.table(state["table"]) as b, asyncio.timeout(60):
        await a.play("roll")
        await until(b, lambda: b.view["table"]["phase"] == "tower")
        await b.play("offer park pay 60")
        await until(a, lambda: 1 not in a.view["awaited"])
        hint = await a.act("hint", level="apprentice")
        assert hint["text"] == ""
        assert hint["say"]["say"] == "house-hint-wait-then"
        assert hint["say"]["with"]["seats"] == [{"seat": 2}]
        assert hint["say"]["with"]["move"]["say"].startswith("genoa-")
        await until(b, lambda: b.number == a.number)
        quiet = await b.act("hint", level="apprentice")
        assert quiet["text"] or quiet["say"]["say"] in ("house-hint-silent", "house-hint-wait")


async def two_at_a_table_named(hosted: Hosted, **wish: Any) -> tuple[Visitor, Visitor, str]:
    ada, bob = await hosted.visitor("Carla"), await hosted.visitor("Dino")
    state = await ada.new_table("palio", seats=[{"kind": "me"}, {"kind": "open"}], **wish)
    await bob.join(state["table"])
    return ada, bob, state["table"]


async def test_chat_is_kept_reaches_all_and_can_be_muted_for_oneself(hosted: Hosted) -> None:
    ada, bob, code = await two_at_a_table(hosted)
    onlooker = await hosted.visitor("Eve")
    async with ada.table(code) as a, bob.table(code) as b, onlooker.table(code) as o, asyncio.timeout(20):
        await a.act("chat", text="buona <b>fortuna</b>")
        await until(b, lambda: len(b.chat) == 1)
        await until(o, lambda: len(o.chat) == 1)
        assert o.chat[0]["text"] == "buona <b>fortuna</b>"
        await b.act("mute", person=a.chat[0]["person"])
        await a.act("chat", text="hello?")
        await until(o, lambda: len(o.chat) == 2)
        assert len(b.chat) == 1
    polled = await bob.call("GET", f"/tables/{code}")
    assert polled["chat"] == []
    assert len((await onlooker.call("GET", f"/tables/{code}"))["chat"]) == 2


async def test_polling_tells_the_same_as_the_socket(hosted: Hosted) -> None:
    ada, bob, code = await two_at_a_table(hosted)
    before = await bob.call("GET", f"/tables/{code}")
    async with ada.table(code) as a, asyncio.timeout(20):
        waiting = asyncio.create_task(bob.call("GET", f"/tables/{code}", seen=before["number"], wait=10))
        await asyncio.sleep(0.05)
        await a.play("enter 5")
        news = await waiting
        assert news["number"] == before["number"] + 1
        assert [line["kind"] for line in news["lines"]] == ["move"]
        answer = await bob.call("POST", f"/tables/{code}/move", {"text": "enter 1", "seen": news["number"], "key": "k"})
        assert answer["number"] == news["number"] + 1
        await until(a, lambda: a.number == answer["number"])
        whole = await ada.call("GET", f"/tables/{code}")
        assert whole["view"] == a.view
        assert whole["choices"] == a.choices


async def test_my_tables_say_whose_turn_it_is(hosted: Hosted) -> None:
    ada, bob, code = await two_at_a_table(hosted)
    mine = await ada.call("GET", "/tables/mine")
    assert mine["waiting_for_me"] == 1
    async with ada.table(code) as a:
        await a.play("enter 1")
    mine = await ada.call("GET", "/tables/mine")
    assert (mine["waiting_for_me"], mine["tables"][0]["deciding"]) == (0, [1])
    assert [t["id"] for t in (await bob.call("GET", "/tables"))["tables"]] == [code]


async def test_a_note_that_it_is_ones_turn_stands_until_one_has_played(hosted: Hosted) -> None:
    _, bob, code = await two_at_a_table(hosted)

    async def calls() -> list[str]:
        return [note["kind"] for note in (await bob.call("GET", "/me/notes"))["notes"] if note["kind"] == "turn"]

    async with asyncio.timeout(20):
        await asyncio.gather(*hosted.house.notifications._tasks)
        assert await calls() == ["turn"]
        hosted.clock.go(5)
        seen = (await bob.call("GET", f"/tables/{code}"))["number"]
        await bob.call("POST", f"/tables/{code}/move", {"text": "enter 2", "seen": seen})
        while await calls():
            await asyncio.sleep(0.01)


async def test_somebody_who_looks_elsewhere_gets_a_note_that_it_is_his_turn(hosted: Hosted) -> None:
    ada, bob, code = await two_at_a_table(hosted)
    other = await bob.play_now("palio", seats=2, level="random")
    async with bob.table(other) as elsewhere, ada.table(code) as a, asyncio.timeout(20):
        await a.play("enter 1")
        await a.act("resign")
        while not any(note["kind"] == "over" and note["table"] == code for note in bob.notes):
            await asyncio.sleep(0.01)
        assert elsewhere.number > 0
    async with asyncio.timeout(20):
        while not await hosted.house.store.read("select 1 from tables where code = ? and status = 'over'", code):
            await asyncio.sleep(0.01)
    notes = (await bob.call("GET", "/me/notes"))["notes"]
    assert {note["kind"] for note in notes if note["table"] == code} == {"over"}, "a call stands until it is answered"
    assert (await bob.call("GET", "/me"))["unseen"] > 0
    await bob.call("POST", "/me/notes/seen")
    assert (await bob.call("GET", "/me"))["unseen"] == 0


async def test_the_host_can_fill_open_seats_with_bots_and_begin(hosted: Hosted) -> None:
    ada = await hosted.visitor("Ada")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    state = await ada.new_table("palio", seats=seats, start="host")
    async with ada.table(state["table"]) as a, asyncio.timeout(20):
        await a.act("set-seat", seat=1, to={"kind": "bot", "level": "random"})
        await a.act("set-seat", seat=1, to={"kind": "open"})
        assert a.info["status"] == "waiting"
        await a.act("start", level="random")
        assert a.info["status"] == "playing"
        assert [seat["kind"] for seat in a.info["seats"]] == ["person", "bot", "bot"]


async def test_leaving_before_the_start_frees_the_seat_and_the_host_clears_the_table(hosted: Hosted) -> None:
    ada, bob = await hosted.visitor("Ada"), await hosted.visitor("Bob")
    state = await ada.new_table("palio", seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    code = state["table"]
    await bob.join(code)
    async with bob.table(code) as b, ada.table(code) as a, asyncio.timeout(20):
        assert b.seat == 1
        await b.act("leave")
        await until(b, lambda: b.seat == -1)
        await a.act("leave")
        await until(b, lambda: b.over)
    assert (await ada.call("GET", "/tables"))["tables"] == []


async def test_tables_of_bots_only_play_by_themselves_for_onlookers(hosted: Hosted) -> None:
    ada = await hosted.visitor("Ada")
    state = await ada.new_table("palio", seats=[{"kind": "bot", "level": "random"}] * 2)
    async with ada.table(state["table"]) as table, asyncio.timeout(20):
        await until(table, lambda: table.over)
        assert table.seat == -1


async def test_the_house_says_why_a_piece_is_dim_and_what_is_for_good(hosted: Hosted) -> None:
    ada, bob = await hosted.visitor("Ada"), await hosted.visitor("Bob")
    seats = [{"kind": "me"}, {"kind": "open"}]
    state = await ada.new_table("carrara", seats=seats, options={"start_seat": "0"})
    code = state["table"]
    await bob.join(code, invite=state["info"]["invite"])
    wheel = await ada.call("GET", f"/tables/{code}/why", ids="wheel:1-white")
    assert wheel["rule"] == "CAR-BUY-1"
    assert wheel["why"]["say"] == "carrara-refused-buy-first"
    assert (await ada.call("GET", f"/tables/{code}/why", ids="moon:1")) == {"why": None, "rule": ""}
    assert (await bob.call("GET", f"/tables/{code}/why", ids="wheel:1-white"))["rule"] == "KERNEL-TURN"
    assert (await ada.call("GET", f"/tables/{code}/final", text="buy"))["final"]
    # What cannot be played now is an ordinary answer, as others may just have moved; nonsense is refused.
    assert await ada.call("GET", f"/tables/{code}/final", text="buy still") == {"final": None}
    assert await bob.call("GET", f"/tables/{code}/final", text="buy") == {"final": None}
    with pytest.raises(HouseRefused) as refused:
        await ada.call("GET", f"/tables/{code}/final", text="dance")
    assert refused.value.kind == "not-a-move"
    onlooker = await hosted.visitor("Eve")
    with pytest.raises(HouseRefused) as refused:
        await onlooker.call("GET", f"/tables/{code}/why", ids="wheel:1-white")
    assert refused.value.code == "house-not-seated"
