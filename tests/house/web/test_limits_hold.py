"""Limits that hold, tried as an attacker would: many guests, wrong passwords, rubbish, slow headers, floods."""

from __future__ import annotations

import asyncio
import contextlib
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
import websockets

from loggia.client import HouseRefused
from loggia.house import limits
from loggia.house.limits import RATES, Addresses
from loggia.house.people import passwords
from loggia.house.problems import Trouble
from loggia.house.web import http
from loggia.house.web.connection import place
from loggia.house.web.sockets import page
from tests.house.conftest import Hosted, Open

OPEN = [{"kind": "me"}, {"kind": "open"}]


def test_every_limit_is_in_the_documentation_with_its_default() -> None:
    text = (Path(__file__).parents[3] / "docs/hosting.md").read_text()
    documented = {
        name: (float(burst), float(rate))
        for name, burst, rate in re.findall(r"^\| `([\w-]+)` \| ([\d.]+) \| ([\d.]+) \|", text, re.MULTILINE)
    }
    assert documented == {name: (float(burst), float(rate)) for name, (burst, rate) in RATES.items()}
    others = (
        limits.MOST_OPEN_OF_GUEST, limits.MOST_OPEN_OF_ACCOUNT, limits.MOST_OPEN_OF_PLACE, limits.MOST_LISTED_OF_HOST,
        page.MOST_TABLES, page.MOST_STRIKES, round(http.HEADERS), round(http.BODY), passwords.MOST_WAITING,
    )  # fmt: skip
    sentence = text[text.index("And these: a guest may") :].split("\n## ")[0]
    for number in others:
        assert re.search(rf"\b{number}\b", sentence), number


def test_one_customer_is_one_place() -> None:
    one = {place(f"2001:db8:1:2::{n:x}") for n in range(100)}
    assert one == {"2001:db8:1:2::/64"}
    assert place("2001:db8:1:3::1") not in one
    assert place("fe80::1%eth0") == "fe80::/64"


async def test_another_address_of_the_same_customer_is_limited_too(open_house: Open) -> None:
    hosted = await open_house(limits=1.0, trust_proxy=True)
    visitor = await hosted.visitor()
    statuses = []
    for n in range(25):
        visitor.http.cookies.clear()
        answer = await visitor.http.post(
            "/guest", json={"name": f"G{n}"}, headers={"x-forwarded-for": f"2001:db8::{n:x}"}
        )
        statuses.append(answer.status_code)
    assert statuses == [200] * 20 + [429] * 5


async def test_wrong_passwords_from_one_place_do_not_lock_the_owner_out(open_house: Open) -> None:
    hosted = await open_house(limits=1.0, trust_proxy=True)
    owner = await hosted.visitor()
    await owner.call("POST", "/account", {"name": "Ada", "password": "correct horse battery"})
    thief = await hosted.visitor()
    answers = []
    for n in range(40):
        name = ("Ada", "ADA", " ada ", "Ａda")[n % 4]
        answer = await thief.http.post(
            "/login", json={"name": name, "password": "guess"}, headers={"x-forwarded-for": "192.0.2.1"}
        )
        answers.append(answer.status_code)
    assert answers.count(403) <= RATES["login-name"][0] * 2, "spellings of one name count together"
    assert answers[-1] == 429
    home = await hosted.visitor()
    answer = await home.http.post(
        "/login",
        json={"name": "Ada", "password": "correct horse battery"},
        headers={"x-forwarded-for": "198.51.100.7"},
    )
    assert answer.status_code == 200


async def test_the_lobby_cannot_be_flooded(open_house: Open) -> None:
    hosted = await open_house(limits=1.0, trust_proxy=True)
    ada = await hosted.visitor("Ada")
    good = (await ada.new_table("palio", seats=OPEN, public=True))["table"]
    flooder = await hosted.visitor()
    made = 0
    for guest in range(19):
        flooder.http.cookies.clear()
        here = {"x-forwarded-for": "192.0.2.1"}
        await flooder.http.post("/guest", json={"name": f"F{guest}"}, headers=here)
        for _ in range(8):
            wish = {"game": "palio", "seats": OPEN, "public": True}
            answer = await flooder.http.post("/tables", json=wish, headers=here)
            made += answer.status_code == 200
            assert answer.status_code in (200, 409, 429)
    assert made <= limits.MOST_OPEN_OF_PLACE
    listed = (await ada.call("GET", "/tables"))["tables"]
    assert good in [table["id"] for table in listed]
    by_host: dict[int, int] = {}
    for table in listed:
        by_host[table["host"]] = by_host.get(table["host"], 0) + 1
    assert max(by_host.values()) <= limits.MOST_LISTED_OF_HOST


async def test_a_guest_has_only_so_many_unfinished_tables(open_house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("loggia.house.web.routes.tables.MOST_OPEN_OF_GUEST", 3)
    hosted = await open_house(limits=1.0)
    ada = await hosted.visitor("Ada")
    codes = [(await ada.new_table("palio", seats=OPEN))["table"] for _ in range(3)]
    with pytest.raises(HouseRefused) as refused:
        await ada.new_table("palio", seats=OPEN)
    assert refused.value.code == "house-many-tables"
    await ada.call("POST", f"/tables/{codes[0]}/leave", {})
    await ada.new_table("palio", seats=OPEN)


@pytest.mark.parametrize(
    "rubbish", ["{", '{"do":"nothing"}', "[" * 5000, '{"do":"watch","table":"nowhere"}', "\x00", '{"do":"move"}']
)
async def test_a_socket_that_sends_rubbish_is_cut(hosted: Hosted, rubbish: str) -> None:
    address = hosted.address.replace("http", "ws") + "/api/v1/live"
    async with asyncio.timeout(20), websockets.connect(address) as socket:
        with contextlib.suppress(websockets.ConnectionClosed):
            for _ in range(2 * page.MOST_STRIKES):
                await socket.send(rubbish)
                assert msgspec.json.decode(await socket.recv())["type"] == "refused"
        assert socket.close_code == 4400


POST = b"POST /api/v1/guest HTTP/1.1\r\nHost: x\r\n"


async def _slowly(hosted: Hosted, first: bytes, rest: bytes) -> bytes:
    """Send something, then the rest byte by byte until the house has enough; what it answers."""
    host, port = hosted.address.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(first)
    try:
        for byte in rest:
            writer.write(bytes([byte]))
            await writer.drain()
            await asyncio.sleep(0.02)
        return await reader.read()
    except ConnectionError:
        return b""
    finally:
        writer.close()


@pytest.mark.parametrize(
    ("first", "rest"),
    [
        (b"", b""),
        (b"GET / HTTP/1.1\r\nHost: x\r\n", b"X-Slow: " + b"x" * 2000),
        (POST + b"Content-Type: application/json\r\nContent-Length: 2000\r\n\r\n", b"x" * 1999),
        (b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n", b"GET / HTTP/1.1\r\nX-Slow: " + b"x" * 2000),
    ],
    ids=["nothing", "headers", "body", "the second request"],
)  # fmt: skip
async def test_slow_and_silent_connections_are_closed(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch, first: bytes, rest: bytes
) -> None:
    monkeypatch.setattr(http, "HEADERS", 0.3)
    monkeypatch.setattr(http, "BODY", 0.3)
    async with asyncio.timeout(20):
        answer = await _slowly(hosted, first, rest)
    assert b"200 OK" not in answer or first.startswith(b"GET /healthz")


async def test_only_so_many_passwords_wait_to_be_hashed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passwords, "MOST_WAITING", 4)
    hashing = passwords.Passwords()
    results = await asyncio.gather(*(hashing.hash(f"password {n}") for n in range(20)), return_exceptions=True)
    busy: list[Any] = [result for result in results if isinstance(result, Trouble)]
    assert len(busy) == 16
    assert {one.status for one in busy} == {503}
    assert await hashing.matches(await hashing.hash("once more"), "once more")


def test_addresses_are_remembered_for_the_newest_people(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "REMEMBERED", 3)
    addresses = Addresses()
    for person in (1, 2, 3, 1, 4):
        addresses.remember(person, "here")
    assert addresses.people_of("here") == [1, 3, 4]
    addresses.remember(1, "there")
    assert (addresses.people_of("here"), addresses.of(1), addresses.of(2)) == ([3, 4], "there", "")
