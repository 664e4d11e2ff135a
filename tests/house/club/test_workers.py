"""Several workers of one house: one owner for a table, fences, tunnels, take-overs. On real servers."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from loggia.client import RemoteHouse as Visitor
from loggia.house.chores import act
from loggia.house.club.servers import NatsServer
from loggia.house.house import House
from loggia.house.problems import Trouble
from loggia.house.settings import Settings
from loggia.house.store import Conflict, LogEntry, Store
from loggia.house.store.postgres import ownership
from loggia.house.store.postgres.ownership import LEASE, MISSED
from loggia.house.store.postgres.store import READERS, connect
from loggia.house.web.sockets.joining import join_club
from tests.house.conftest import Hosted, Open, make_settings
from tests.house.playing import play_first, two_at_a_table, until

Worker = Callable[[], Awaitable[Hosted]]


@pytest.fixture
def worker(open_house: Open, postgres_url: str, nats_server: NatsServer) -> Worker:
    """Opens another worker of the same house."""

    async def opener() -> Hosted:
        hosted: Hosted = await open_house(database=postgres_url, nats=nats_server.url)
        return hosted

    return opener


async def at(other: Hosted, visitor: Visitor) -> Visitor:
    """The same person at another worker."""
    there = await other.visitor()
    there.http.cookies = visitor.http.cookies
    return there


def epoch(hosted: Hosted, code: str) -> int:
    live = hosted.house.live_tables.known(code)
    return live.epoch if live is not None else -1


async def eventually(done: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not done():
            await asyncio.sleep(0.02)


# --- the referee ------------------------------------------------------------------------------------------------------


async def test_one_claim_wins_and_the_loser_cannot_write(worker: Worker) -> None:
    store = (await worker()).house.store
    first, second = await ownership.register(store, "first"), await ownership.register(store, "second")
    claims = await asyncio.gather(*(ownership.claim(store, 7, one) for one in (first, second) for _ in range(5)))
    assert len({owner for owner, _ in claims}) == 1
    _, epoch = max(claims)
    await store.append(7, [LogEntry(1, 1.0, "join")], epoch=epoch)
    for wrong in (epoch - 1, epoch + 1, -1):
        with pytest.raises(Conflict):
            await store.append(7, [LogEntry(2, 1.0, "join")], epoch=wrong)
    assert [entry.number for entry in await store.entries(7)] == [1]


async def test_a_lease_that_is_over_is_taken_and_the_stalled_owner_is_fenced(worker: Worker) -> None:
    store = (await worker()).house.store
    stalled, other = await ownership.register(store, "stalled"), await ownership.register(store, "other")
    owner, before = await ownership.claim(store, 7, stalled)
    assert owner == stalled
    assert (await ownership.claim(store, 7, other))[0] == stalled, "it lives"
    await store.write(("update workers set until = now() - interval '1 second' where id = ?", (stalled,)))
    owner, after = await ownership.claim(store, 7, other)
    assert (owner, after) == (other, before + 1)
    assert await ownership.renew(store, stalled), "it wakes up, and believes that nothing has happened"
    results = await asyncio.gather(
        store.append(7, [LogEntry(1, 1.0, "join")], epoch=before),
        store.append(7, [LogEntry(1, 2.0, "join", text="the owner's")], epoch=after),
        return_exceptions=True,
    )
    assert isinstance(results[0], Conflict)
    assert [entry.text for entry in await store.entries(7)] == ["the owner's"]


async def test_a_worker_stopped_in_mid_transaction_does_not_keep_its_tables(worker: Worker, postgres_url: str) -> None:
    store = (await worker()).house.store
    stalled, other = await ownership.register(store, "stalled"), await ownership.register(store, "other")
    await ownership.claim(store, 7, stalled)
    connection = await connect(postgres_url)
    await connection.execute("begin")
    await connection.execute("select 1 from owners where table_id = 7 for share")  # and nothing more is heard of it
    await store.write(("update workers set until = now() - interval '1 second' where id = ?", (stalled,)))
    waiting = [asyncio.create_task(ownership.claim(store, 7, other)) for _ in range(READERS)]
    async with asyncio.timeout(4):
        assert await ownership.living(store), "claims that wait leave connections to others"
    await asyncio.gather(*waiting, return_exceptions=True)
    owner, _ = await ownership.claim(store, 7, other)
    assert owner == other
    connection.terminate()


async def test_a_killed_worker_is_seen_by_its_connections_and_one_that_only_hesitates_is_not(
    worker: Worker, postgres_url: str
) -> None:
    """A lease that has not been renewed for a while, and a connection that is there or not."""
    store = (await worker()).house.store
    other = await ownership.register(store, "other")
    killed = await ownership.register(store, "killed", "loggia-killed")
    _, before = await ownership.claim(store, 7, killed)
    late = f"update workers set until = now() + interval '{LEASE - MISSED - 0.1} seconds' where id = ?"
    connection = await connect(postgres_url, "loggia-killed")
    await store.write((late, (killed,)))
    assert killed in await ownership.living(store), "it only hesitates"
    assert (await ownership.claim(store, 7, other))[0] == killed
    await connection.close()
    await gone(store, "loggia-killed")
    await ownership.renew(store, killed)
    assert killed in await ownership.living(store), "it has lost its connections and come back at once"
    await store.write((late, (killed,)))
    assert killed not in await ownership.living(store)
    assert await ownership.claim(store, 7, other) == (other, before + 1)
    with pytest.raises(Conflict):  # should it live after all
        await store.append(7, [LogEntry(1, 1.0, "join")], epoch=before)


async def gone(store: Store, session: str) -> None:
    """Wait until the server has noticed that a connection is closed."""
    async with asyncio.timeout(10):
        while await store.read("select 1 from pg_stat_activity where application_name = ?", session):
            await asyncio.sleep(0.01)


# --- playing across workers -------------------------------------------------------------------------------------------


async def test_people_at_two_workers_play_one_match_to_its_end(worker: Worker) -> None:
    one, two = await worker(), await worker()
    ada, bob, code = await two_at_a_table(one)
    bob = await at(two, bob)
    async with ada.table(code) as a, bob.table(code) as b, asyncio.timeout(30):
        await until(a, lambda: len(a.present) == 2)
        await until(b, lambda: len(b.present) == 2)
        await b.act("chat", text="ciao")
        await until(a, lambda: any(line["text"] == "ciao" for line in a.chat))
        await asyncio.gather(play_first(a), play_first(b))
        assert a.over
        assert b.over
    assert (epoch(one, code) > 0) + (epoch(two, code) > 0) == 1
    entries = await one.house.store.entries((await one.house.live_tables.get(code)).id)
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))


async def test_an_action_over_http_is_carried_out_by_the_owner(worker: Worker) -> None:
    one, two = await worker(), await worker()
    ada, _, code = await two_at_a_table(one)
    there = await at(two, ada)
    state = await there.call("GET", f"/tables/{code}")
    move = {"text": "enter 5", "seen": state["number"], "key": "k1"}
    done = await there.call("POST", f"/tables/{code}/move", move)
    again = await there.call("POST", f"/tables/{code}/move", move)
    assert done["number"] == again["number"], "asked again with the same key, it is not done again"
    refused = await there.http.post(f"/tables/{code}/move", json={**move, "key": "k2"})
    assert refused.status_code == 409
    assert refused.json()["code"] == "house-out-of-date"
    assert (await there.call("GET", f"/tables/{code}"))["view"]["table"]["mine"] == 5
    assert epoch(one, code) > 0 > epoch(two, code)


async def test_a_worker_that_leaves_hands_its_tables_over_and_pages_go_on(worker: Worker) -> None:
    one, two = await worker(), await worker()
    ada, _, code = await two_at_a_table(one)
    there = await at(two, ada)
    async with there.table(code) as a, asyncio.timeout(15):
        await a.play("enter 5")
        await one.close()  # type: ignore[attr-defined]
        await eventually(lambda: epoch(two, code) > 0)
        await until(a, lambda: a.view["table"]["mine"] == 5)


async def test_tables_that_nobody_looks_at_are_taken_over_from_a_worker_that_leaves(worker: Worker) -> None:
    """A bot may have been thinking there, and somebody waits to be told."""
    one, two = await worker(), await worker()
    _, _, code = await two_at_a_table(one)
    assert epoch(one, code) > 0
    await one.close()  # type: ignore[attr-defined]
    await eventually(lambda: epoch(two, code) > 0)


async def test_an_owner_that_was_stalled_writes_nothing_and_loses_its_pages(worker: Worker) -> None:
    one, two = await worker(), await worker()
    ada, _, code = await two_at_a_table(one)
    live = await one.house.live_tables.get(code)
    club = one.house.club
    assert club is not None
    stale = live.epoch
    await one.house.store.write(("update workers set until = now() - interval '1 second' where id = ?", (club.worker,)))
    taken = await two.house.live_tables.get(code)
    assert taken.epoch == stale + 1
    live.epoch = stale  # whatever its heartbeat has found out: it does not know yet
    refused = await ada.http.post(f"/tables/{code}/move", json={"text": "enter 5", "seen": live.state.number})
    assert refused.status_code in (409, 503)
    there = await at(two, ada)
    assert (await there.call("GET", f"/tables/{code}"))["view"]["table"]["mine"] == 0
    await eventually(lambda: live.epoch < 0)


@pytest.mark.parametrize("through_another", [False, True])
async def test_a_page_that_comes_while_its_table_is_lost_ends_up_at_the_new_owner(
    worker: Worker, through_another: bool
) -> None:
    one, two, three = await worker(), await worker(), await worker()
    ada, bob, code = await two_at_a_table(one)
    live = await one.house.live_tables.get(code)
    club = one.house.club
    assert club is not None
    there = await at(three if through_another else one, ada)
    table = there.table(code)
    async with asyncio.timeout(20):
        async with live.lock:
            coming = asyncio.create_task(table.__aenter__())
            await eventually(lambda: bool(live.lock._waiting))
            assert two.house.club is not None
            await one.house.store.write(("update owners set worker = ?, epoch = epoch + 1", (two.house.club.worker,)))
            assert (await two.house.live_tables.get(code)).epoch > 0
            club._lose(live)
        await coming
        elsewhere = await at(two, bob)
        seen = (await elsewhere.call("GET", f"/tables/{code}"))["number"]
        await elsewhere.call("POST", f"/tables/{code}/move", {"text": "enter 2", "seen": seen})
        await until(table, lambda: table.number > seen)
        await table.play("enter 1")
        await table.__aexit__()


async def test_an_action_that_waits_keeps_no_other_waiting(worker: Worker) -> None:
    one, two = await worker(), await worker()
    ada, _, slow = await two_at_a_table(one)
    bea, _, quick = await two_at_a_table(one)
    at_slow, at_quick = await at(two, ada), await at(two, bea)
    move = {"text": "enter 5", "seen": 3, "key": "k1"}
    live = await one.house.live_tables.get(slow)
    async with live.lock, asyncio.timeout(10):
        waiting = asyncio.create_task(at_slow.call("POST", f"/tables/{slow}/move", move))
        await eventually(lambda: bool(live.lock._waiting))
        assert (await at_quick.call("POST", f"/tables/{quick}/move", move))["number"] == 4
        assert not waiting.done()
    assert (await waiting)["number"] == 4


async def test_a_page_whose_worker_has_left_the_club_comes_back_with_its_move(worker: Worker) -> None:
    one = await worker()
    ada, _, code = await two_at_a_table(one)
    club = one.house.club
    assert club is not None
    async with ada.table(code) as a, asyncio.timeout(20):
        await club._step_down()
        assert await a.play("enter 5") == 4, "the page has come back by itself, and has sent it again"
        assert a.view["table"]["mine"] == 5
    assert ada.reconnects >= 1
    assert epoch(one, code) > 0


async def test_whoever_leaves_the_club_while_it_waits_to_claim_a_table_claims_nothing(worker: Worker) -> None:
    one = await worker()
    _, _, code = await two_at_a_table(one)
    live, club = await one.house.live_tables.get(code), one.house.club
    assert club is not None
    assert club._task is not None
    before = live.epoch
    club._task.cancel()  # it does not join again
    live.epoch = -1
    lock = club._taking[live.id]
    async with lock, asyncio.timeout(10):
        coming = asyncio.create_task(club.take(live))
        await eventually(lambda: bool(lock._waiters))
        await club._step_down()
    with pytest.raises(Trouble):
        await coming
    assert live.epoch < 0
    rows = await one.house.store.read("select epoch from owners where table_id = ?", live.id)
    assert rows == [(before,)]


async def test_a_note_reaches_the_pages_of_every_worker_and_logging_out_closes_them(worker: Worker) -> None:
    one, two = await worker(), await worker()
    ada, _, _ = await two_at_a_table(one)
    there = await at(two, ada)
    me = (await ada.call("GET", "/me"))["id"]
    other = await there.new_table("palio", seats=[{"kind": "me"}, {"kind": "open"}])
    async with there.table(other["table"]), asyncio.timeout(10):
        assert two.house.notifications.pages.get(me)
        await ada.call("POST", "/logout")
        await eventually(lambda: not two.house.notifications.pages.get(me))


async def test_the_shell_asks_a_club_and_an_act_is_carried_out_once(worker: Worker, postgres_url: str) -> None:
    one, two = await worker(), await worker()
    _, _, first = await two_at_a_table(one)
    _, _, second = await two_at_a_table(two)
    settings = Settings(database=postgres_url)
    for code in (first, second):
        await asyncio.to_thread(act, settings, "close", code)
        live = await one.house.live_tables.get(code)
        assert live.state.status == "over"
        kinds = [entry.kind for entry in await one.house.store.entries(live.id)]
        assert kinds.count("close") == 1


async def test_a_second_house_without_a_bus_is_refused(open_house: Open, postgres_url: str) -> None:
    await open_house(database=postgres_url)
    second = House(make_settings(Path("/nowhere"), database=postgres_url))
    with pytest.raises(RuntimeError, match="no bus"):
        await join_club(second)
    await second.close()
