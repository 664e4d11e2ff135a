"""What holds over all workers of a club together: rate limits, one push and one mail, time in which all were closed."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from email.message import EmailMessage
from typing import Any

import pytest

from loggia.client import RemoteHouse as Visitor
from loggia.house.club.servers import NatsServer
from loggia.house.limits import PER_PROCESS, RATES
from loggia.house.people.mail import Mail
from loggia.house.people.push import WebPush
from tests.house.conftest import FakeClock, Hosted, Open
from tests.house.playing import two_at_a_table

Worker = Callable[..., Awaitable[Hosted]]


@pytest.fixture
def worker(open_house: Open, postgres_url: str, nats_server: NatsServer) -> Worker:
    """Opens another worker of the same house."""

    async def opener(**more: Any) -> Hosted:
        hosted: Hosted = await open_house(database=postgres_url, nats=nats_server.url, **more)
        return hosted

    return opener


async def at(other: Hosted, visitor: Visitor) -> Visitor:
    """The same person at another worker."""
    there = await other.visitor()
    there.http.cookies = visitor.http.cookies
    return there


async def all_members(*hosted: Hosted) -> None:
    """Wait until every worker knows of the others."""
    async with asyncio.timeout(10):
        while any(one.house.club is None or len(one.house.club.living) < len(hosted) for one in hosted):
            await asyncio.sleep(0.02)


# --- limits -----------------------------------------------------------------------------------------------------------


def _stop_limits_clock(*hosted: Hosted) -> None:
    """Nothing is allowed again by waiting, however slow the machine is."""
    for one in hosted:
        one.house.limiter._now = FakeClock()


async def test_an_attacker_who_turns_from_worker_to_worker_guesses_no_more_passwords(worker: Worker) -> None:
    doors = [await worker(limits=1.0) for _ in range(3)]
    _stop_limits_clock(*doors)
    await all_members(*doors)
    people = [await door.visitor() for door in doors]
    await people[0].call("POST", "/account", {"name": "Ada", "password": "a long password"})
    burst = int(RATES["login-name"][0])
    guess = {"name": "Ada", "password": "a wrong password"}
    answers = [(await people[number % 3].http.post("/login", json=guess)).status_code for number in range(3 * burst)]
    assert answers.count(403) <= burst + 2, "the counts of the two others may be on their way when the last is allowed"
    assert answers[-1] == 429


async def test_what_an_attacker_gets_by_asking_all_workers_in_one_moment_is_paid_back(worker: Worker) -> None:
    doors = [await worker(limits=1.0) for _ in range(3)]
    await all_members(*doors)
    people = [await door.visitor() for door in doors]
    burst = int(RATES["guest"][0])
    asked = [one.http.post("/guest", json={"name": f"G{number}"}) for number in range(burst) for one in people]
    answers = [answer.status_code for answer in await asyncio.gather(*asked)]
    allowed = answers.count(200)
    again = [await one.http.post("/guest", json={"name": "G"}) for one in people]
    assert [answer.status_code for answer in again] == [429] * 3, "every worker knows what the others have let in"
    wait = (allowed + 1 - burst) / RATES["guest"][1]
    assert all(answer.json()["wait"] > wait - 30 for answer in again), "and has all of them wait for it"


async def test_tables_and_lines_of_chat_are_counted_together(worker: Worker) -> None:
    one, two = await worker(limits=1.0), await worker(limits=1.0)
    await all_members(one, two)
    ada = await one.visitor("Ada")
    there = await at(two, ada)
    wish = {"game": "palio", "seats": [{"kind": "me"}, {"kind": "bot", "level": "apprentice"}]}
    answers = []
    for number in range(30):
        answers.append((await (ada, there)[number % 2].http.post("/tables", json=wish)).status_code)
    assert answers.count(200) <= 12, "a guest has at most so many"
    assert 429 in answers or 409 in answers
    _stop_limits_clock(one, two)
    house = one.house.limiter
    for _ in range(int(RATES["chat"][0])):
        house.take("chat", "p1")
    async with asyncio.timeout(5):
        while two.house.limiter._buckets.get(("chat", "p1"), (0.0, 0.0))[0] < RATES["chat"][0]:
            await asyncio.sleep(0.01)


async def test_whoever_logs_in_rightly_is_forgiven_at_every_worker(worker: Worker) -> None:
    one, two = await worker(limits=1.0), await worker(limits=1.0)
    await all_members(one, two)
    ada = await one.visitor()
    await ada.call("POST", "/account", {"name": "Ada", "password": "a long password"})
    right = {"name": "Ada", "password": "a long password"}
    doors = [ada, await two.visitor()]
    answers = [(await doors[number % 2].http.post("/login", json=right)).status_code for number in range(12)]
    assert answers == [200] * 12


def test_only_what_costs_little_is_counted_by_each_worker_alone() -> None:
    dear = {"login", "login-name", "login-all", "account", "guest", "table", "table-place", "chat", "hint", "review"}
    assert not dear & PER_PROCESS
    assert set(RATES) >= PER_PROCESS


# --- push and mail ----------------------------------------------------------------------------------------------------


@pytest.fixture
def pushed(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """People to whom a push was sent, by whichever worker."""
    sent: list[int] = []

    async def send(self: WebPush, person: int, *more: object) -> None:
        sent.append(person)

    monkeypatch.setattr(WebPush, "send", send)
    return sent


async def test_a_push_goes_out_once_whoever_owns_the_table(worker: Worker, pushed: list[int]) -> None:
    one, two = await worker(push=True), await worker(push=True)
    await all_members(one, two)
    ada, bob, code = await two_at_a_table(one)
    me = (await bob.call("GET", "/me"))["id"]
    there = await at(two, ada)
    await _notes_delivered(one, two)
    pushed.clear()  # that the match has begun
    async with ada.table(code) as a, there.table(code):  # the other worker has the table in memory too
        await bob.call("POST", f"/tables/{code}/move", {"text": "enter 2", "seen": a.number})
        await a.play("enter 1")
        await _until(lambda: me in pushed)
        await _notes_delivered(one, two)
    assert pushed.count(me) == 1


async def test_who_has_a_page_open_at_another_worker_is_shown_the_note_and_not_pushed(
    worker: Worker, pushed: list[int]
) -> None:
    one, two = await worker(push=True), await worker(push=True)
    await all_members(one, two)
    ada, bob, code = await two_at_a_table(one)
    elsewhere = await at(two, bob)
    other = await elsewhere.new_table("palio", seats=[{"kind": "me"}, {"kind": "open"}])
    async with elsewhere.table(other["table"]), ada.table(code) as a:
        await _notes_delivered(one, two)
        pushed.clear()
        await bob.call("POST", f"/tables/{code}/move", {"text": "enter 2", "seen": a.number})
        await a.play("enter 1")
        await _until(lambda: any(note["table"] == code and note["kind"] == "turn" for note in elsewhere.notes))
        await _notes_delivered(one, two)
    assert (await bob.call("GET", "/me"))["id"] not in pushed


async def test_a_worker_that_takes_a_table_over_does_not_say_again_whose_turn_it_is(
    worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[EmailMessage] = []
    monkeypatch.setattr(Mail, "_send", lambda self, mail: sent.append(mail))
    mail = {"smtp_host": "mail.example", "smtp_from": "house@example.org", "public_url": "http://play.example"}
    one, two = await worker(**mail), await worker(**mail)
    await all_members(one, two)
    ada, bob, code = await two_at_a_table(one, clock={"kind": "days", "move": 86_400})
    await _notes_delivered(one)  # of the first turn, before there is an address for mail
    await bob.call("PATCH", "/me", {"email": "bob@example.org"})
    await _until(lambda: bool(sent))
    token = sent.pop().get_content().replace("=\n", "").split("#")[1].split()[0]
    await bob.call("POST", "/email", {"token": token})
    async with ada.table(code) as a:
        await bob.call("POST", f"/tables/{code}/move", {"text": "enter 2", "seen": a.number})
        await a.play("enter 1")
        await _until(lambda: bool(sent))
    there = await at(two, ada)
    await one.close()  # type: ignore[attr-defined]
    await there.call("POST", f"/tables/{code}/chat", {"text": "ciao"})
    live = await two.house.live_tables.get(code)
    assert live.epoch > 0
    await there.call("POST", f"/tables/{code}/resign", {})
    await _notes_delivered(two)
    assert [mail["Subject"] for mail in sent] == ["Loggia: Palio: it is your turn"]


async def _until(done: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not done():
            await asyncio.sleep(0.01)


async def _notes_delivered(*hosted: Hosted) -> None:
    for one in hosted:
        await asyncio.gather(*one.house.notifications._tasks, return_exceptions=True)


# --- time -------------------------------------------------------------------------------------------------------------


async def test_time_in_which_all_workers_were_closed_counts_for_nobody(worker: Worker) -> None:
    clock = FakeClock()
    one, two = await worker(clock=clock), await worker(clock=clock)
    await all_members(one, two)
    ada, _, code = await two_at_a_table(one, clock={"kind": "days", "move": 86_400})
    await one.close()  # type: ignore[attr-defined]
    clock.go(3600)
    live = await two.house.live_tables.get(code)
    assert "forgive" not in [entry.kind for entry in await two.house.store.entries(live.id)], "another was open"
    await two.close()  # type: ignore[attr-defined]
    clock.go(5 * 86_400)
    three, four = await worker(clock=clock), await worker(clock=clock)
    await all_members(three, four)
    there = await at(four, ada)
    state = await there.call("GET", f"/tables/{code}")
    assert state["info"]["status"] == "playing"
    owner = three if (await three.house.live_tables.get(code)).epoch > 0 else four
    await owner.house.clocks.tick()
    live = await owner.house.live_tables.get(code)
    async with live.lock:  # what is being written is stored
        forgiven = [entry for entry in await owner.house.store.entries(live.id) if entry.kind == "forgive"]
    assert len(forgiven) == 1, "once, by the owner"
    assert float(forgiven[0].text) >= 5 * 86_400
    assert live.state.status == "playing"


async def test_time_is_over_at_a_table_whose_owner_has_left_though_another_worker_has_only_read_it(
    worker: Worker,
) -> None:
    clock = FakeClock()
    one, two = await worker(clock=clock), await worker(clock=clock)
    await all_members(one, two)
    ada, _, code = await two_at_a_table(one, clock={"kind": "days", "move": 86_400, "then": "lost"})
    there = await at(two, ada)
    await there.call("GET", f"/tables/{code}")
    read = two.house.live_tables.known(code)
    assert read is not None
    assert read.epoch < 0
    await one.close()  # type: ignore[attr-defined]
    clock.go(3 * 86_400)
    await two.house.clocks.sweep()
    assert read.epoch > 0
    assert "lost" in [entry.kind for entry in await two.house.store.entries(read.id)]
