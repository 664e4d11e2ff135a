"""Nobody where they don't belong: seats, views, cookies, origins, invites, sizes, floods, markup."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import httpx
import pytest
import websockets

from loggia.client import HouseRefused
from loggia.house.web.routes.route import COOKIE
from tests.house.conftest import Hosted, Open
from tests.house.playing import two_at_a_table, until

ELSEWHERE = "https://evil.example"


async def test_nobody_plays_anothers_seat(hosted: Hosted) -> None:
    _ada, bob, code = await two_at_a_table(hosted)
    eve = await hosted.visitor("Eve")
    async with eve.table(code) as table, bob.table(code) as b:
        for act in ("undo", "ask"):
            with pytest.raises(HouseRefused) as refused:
                await table.act(act, what="step")
            assert refused.value.code == "house-not-seated"
        for act in ("resign", "pause", "rematch", "hint", "orders"):
            with pytest.raises(HouseRefused) as refused:
                await table.act(act, orders=[])
            assert refused.value.code in ("house-not-seated", "house-not-over")
        with pytest.raises(HouseRefused) as refused:
            await table.play("enter 1")
        assert refused.value.code == "house-not-seated"
        with pytest.raises(HouseRefused) as refused:
            await table.act("replace", kind="bot", seat=0)
        assert refused.value.code == "house-not-seated"
        with pytest.raises(HouseRefused) as refused:
            await b.act("replace", kind="bot", seat=0)
        assert refused.value.code == "house-not-seated"
        with pytest.raises(HouseRefused) as refused:
            await table.act("join", seat=0)
        assert refused.value.code == "house-table-full"
        with pytest.raises(HouseRefused) as refused:
            await b.act("start")
        assert refused.value.code == "house-host-only"


async def test_a_seat_cannot_be_named_in_a_move(hosted: Hosted) -> None:
    ada, bob, code = await two_at_a_table(hosted)
    async with bob.table(code) as b, ada.table(code) as a:
        body = {"text": "enter 3", "seen": b.number, "key": "k", "seat": 0, "person": 1}
        await bob.call("POST", f"/tables/{code}/move", body)
        await until(a, lambda: a.view["table"]["entered"] == [False, True])


async def test_views_and_choices_are_the_viewers_own(hosted: Hosted) -> None:
    ada, bob, code = await two_at_a_table(hosted)
    eve = await hosted.visitor("Eve")
    async with ada.table(code) as a:
        await a.play("enter 5")
    for visitor in (eve, await hosted.visitor()):
        state = await visitor.call("GET", f"/tables/{code}")
        assert state["seat"] == -1
        assert state["choices"] is None
        assert state["undo"] is None
        assert state["orders"] == []
        assert state["info"]["invite"] == ""
        assert state["view"]["viewer"] is None
        assert state["view"]["table"]["mine"] == 0
        for page in ("record", "replay"):
            with pytest.raises(HouseRefused) as refused:
                await visitor.call("GET", f"/tables/{code}/{page}")
            assert refused.value.code == "house-not-over"
    assert (await bob.call("GET", f"/tables/{code}"))["view"]["table"]["mine"] == 0


async def test_a_table_by_invitation_is_not_there_for_others(hosted: Hosted) -> None:
    ada = await hosted.visitor("Ada")
    state = await ada.new_table("palio", seats=[{"kind": "me"}, {"kind": "open"}], public=False)
    code, invite = state["table"], state["info"]["invite"]
    assert len(invite) >= 22
    eve = await hosted.visitor("Eve")
    for guess in ("", "x", invite[:-1], invite + "x", invite.swapcase()):
        for method, path in (("GET", ""), ("GET", "/log")):
            with pytest.raises(HouseRefused) as refused:
                await eve.call(method, f"/tables/{code}{path}", invite=guess)
            assert refused.value.code == "house-no-table"
        with pytest.raises(HouseRefused) as refused:
            await eve.join(code, invite=guess)
        assert refused.value.code == "house-no-table"
    with pytest.raises(HouseRefused):
        async with eve.table(code):
            pass
    with pytest.raises(HouseRefused):
        await eve.call("POST", f"/tables/{code}/chat", {"text": "hello"})
    assert (await eve.call("GET", "/tables"))["tables"] == []
    await eve.join(code, invite=invite)


async def test_guessing_tables_and_invites_is_slowed_down(open_house: Open) -> None:
    hosted = await open_house(limits=1.0)
    eve = await hosted.visitor("Eve")
    answers = [await eve.http.get(f"/tables/guess{n}") for n in range(40)]
    assert answers[0].json()["code"] == "house-no-table"
    assert answers[-1].json()["code"] == "house-too-fast"
    assert answers[-1].json()["wait"] > 0


async def test_forged_and_replayed_cookies_open_nothing(hosted: Hosted) -> None:
    ada = await hosted.visitor("Ada")
    cookie = ada.http.cookies[COOKIE]
    token, signature = cookie.rsplit(".", 1)
    forged = [
        token,
        f"{token}.{signature[::-1]}",
        f"x{token}.{signature}",
        "1",
        "",
        "a.b",
        f"{token}.",
        "é.x",
        "." * 500,
    ]
    async with httpx.AsyncClient(base_url=hosted.address) as client:
        for one in forged:
            header = {"Cookie": f"{COOKIE}={one}".encode("latin-1")}
            answer = await client.get("/api/v1/me", headers=header)  # type: ignore[arg-type]
            assert answer.status_code == 401, one
        assert (await client.get("/api/v1/me", headers={"Cookie": f"{COOKIE}={cookie}"})).status_code == 200
        await ada.call("POST", "/logout")
        assert (await client.get("/api/v1/me", headers={"Cookie": f"{COOKIE}={cookie}"})).status_code == 401


async def test_the_cookie_is_strict(hosted: Hosted) -> None:
    async with httpx.AsyncClient(base_url=hosted.address) as client:
        answer = await client.post("/api/v1/guest", json={"name": "Ada"})
    said = answer.headers["set-cookie"].lower()
    assert "httponly" in said
    assert "samesite=strict" in said
    assert "path=/" in said


async def test_requests_and_sockets_from_other_sites_are_refused(hosted: Hosted) -> None:
    ada = await hosted.visitor("Ada")
    cookie = {"Cookie": f"{COOKIE}={ada.http.cookies[COOKIE]}"}
    async with httpx.AsyncClient(base_url=hosted.address, headers=cookie) as client:
        for headers in (
            {"Origin": ELSEWHERE},
            {"Origin": "null"},
            {"Origin": hosted.address + ".evil.example"},
            {"Sec-Fetch-Site": "cross-site"},
            {"Sec-Fetch-Site": "same-site"},
        ):
            answer = await client.post("/api/v1/play-now", json={"game": "palio"}, headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (403, "house-other-origin"), headers
        answer = await client.post("/api/v1/play-now", json={"game": "palio"}, headers={"Origin": hosted.address})
        assert answer.status_code == 200
        form = await client.post("/api/v1/play-now", data={"game": "palio"})
        assert form.status_code == 415
        plain = await client.post(
            "/api/v1/play-now", content='{"game":"palio"}', headers={"Content-Type": "text/plain"}
        )
        assert plain.status_code == 415
    url = hosted.address.replace("http", "ws") + "/api/v1/live"
    for origin in (ELSEWHERE, "null"):
        with pytest.raises(websockets.InvalidStatus) as refused:
            await websockets.connect(url, origin=origin, additional_headers=cookie, proxy=None)  # type: ignore[arg-type]
        assert refused.value.response.status_code == 403
    async with websockets.connect(url, origin=hosted.address, additional_headers=cookie, proxy=None):  # type: ignore[arg-type]
        pass


async def test_a_logged_out_session_loses_its_open_sockets(hosted: Hosted) -> None:
    ada, _bob, code = await two_at_a_table(hosted)
    async with ada.table(code) as a, asyncio.timeout(10):
        await ada.call("POST", "/logout")
        while a.seat != -1:
            await a.changed()
        assert a.choices is None


MALFORMED = [
    "",
    "{",
    "[]",
    "null",
    '"watch"',
    '{"do":"nothing"}',
    '{"do":"watch"}',
    '{"do":"watch","table":7}',
    '{"do":"move","table":"x","text":1,"seen":0}',
    '{"do":"move","table":"x","text":"a","seen":-1}',
    '{"do":"act","table":"x","what":"__init__","body":{}}',
    '{"do":"act","table":"x","what":"move","body":[]}',
    '{"do":"act","table":"x","what":"move"}',
    "[" * 5000,
    "\x00",
    '{"do":"ping","at":1e999}',
]


async def test_malformed_messages_are_answered_and_harm_nobody(hosted: Hosted) -> None:
    ada = await hosted.visitor("Ada")
    cookie = {"Cookie": f"{COOKIE}={ada.http.cookies[COOKIE]}"}
    url = hosted.address.replace("http", "ws") + "/api/v1/live"
    async with websockets.connect(url, additional_headers=cookie, proxy=None) as socket, asyncio.timeout(10):
        for message in MALFORMED:
            await socket.send(message)
            answer = json.loads(await socket.recv())
            assert answer["type"] == "refused", message
            assert answer["code"].startswith("house-")
            await socket.send('{"do":"ping","at":1}')
            assert json.loads(await socket.recv())["type"] == "pong"


async def test_messages_and_bodies_that_are_too_long_are_refused(hosted: Hosted) -> None:
    ada = await hosted.visitor("Ada")
    url = hosted.address.replace("http", "ws") + "/api/v1/live"
    async with websockets.connect(url, proxy=None) as socket, asyncio.timeout(10):
        await socket.send('{"do":"watch","table":"' + "x" * 20_000 + '"}')
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await socket.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
    for body in ({"name": "x" * 100_000}, {"name": "x" * 50}):
        answer = await ada.http.post("/guest", json=body)
        assert answer.status_code in (400, 413)

    async def pieces() -> Any:
        for _ in range(100):
            yield b'{"name": "' + b"x" * 10_000

    answer = await ada.http.post("/guest", content=pieces(), headers={"Content-Type": "application/json"})
    assert answer.status_code == 413


async def test_floods_get_a_clear_answer(open_house: Open) -> None:
    hosted = await open_house(limits=1.0)
    ada, bob, code = await two_at_a_table(hosted)
    async with ada.table(code) as a, bob.table(code) as b, asyncio.timeout(20):
        refused: HouseRefused | None = None
        for n in range(30):
            try:
                await a.act("chat", text=f"spam {n}")
            except HouseRefused as why:
                refused = why
                break
        assert refused is not None
        assert refused.code == "house-too-fast"
        assert refused.wait > 0
        await b.play("enter 1")
    answers = [await ada.http.post("/login", json={"name": "Ada", "password": "wrong"}) for _ in range(12)]
    assert answers[-1].status_code == 429
    assert int(answers[-1].headers["retry-after"]) >= 1


async def test_a_page_that_does_not_listen_delays_nobody(hosted: Hosted) -> None:
    ada, _bob, code = await two_at_a_table(hosted)
    url = hosted.address.replace("http", "ws") + "/api/v1/live"
    async with websockets.connect(url, proxy=None, max_queue=1, close_timeout=0.1) as deaf:
        await deaf.send(json.dumps({"do": "watch", "table": code}))
        async with ada.table(code) as a, asyncio.timeout(20):
            for _ in range(40):
                await a.act("chat", text="x" * 400)
            await a.play("enter 1")


@pytest.mark.parametrize(
    "name", ["<script>alert(1)</script>", "a\u202eb<", "  ", "\u200b\u200b", "x" * 31, "a\x00", '"', "{{7*7}}", "&amp;"]
)
async def test_names_with_markup_or_nothing_to_see_are_refused_or_cleaned(hosted: Hosted, name: str) -> None:
    visitor = await hosted.visitor()
    answer = await visitor.http.post("/guest", json={"name": name})
    if answer.status_code == 400:
        assert answer.json()["code"] in ("house-name-characters", "house-name-length", "house-malformed")
    else:
        assert answer.json()["name"] == "a"


async def test_chat_is_text_and_answers_are_never_sniffed(hosted: Hosted) -> None:
    ada, _bob, code = await two_at_a_table(hosted)
    async with ada.table(code) as a:
        await a.act("chat", text="<img src=x onerror=alert(1)>\u202e\x07")
    answer = await ada.http.get(f"/tables/{code}")
    assert answer.json()["chat"][0]["text"] == "<img src=x onerror=alert(1)>"
    assert answer.headers["content-type"].startswith("application/json")
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    assert answer.headers["cache-control"] == "no-store"


async def test_the_clients_files_do_not_lead_outside(hosted: Hosted) -> None:
    async with httpx.AsyncClient(base_url=hosted.address) as client:
        for path in (
            "/../settings.py",
            "/%2e%2e/settings.py",
            "/assets/../../app.py",
            "/..%2f..%2fapp.py",
            "//etc/passwd",
        ):
            answer = await client.get(path)
            assert "from __future__" not in answer.text
            assert "root:" not in answer.text
        assert (await client.get("/api/v1/nothing")).status_code == 404
        assert (await client.get("/api/v1/guest")).status_code == 405


async def test_logs_tell_no_secrets(open_house: Open, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("DEBUG", "loggia.house")
    hosted = await open_house()
    ada, _bob, code = await two_at_a_table(hosted, public=False)
    await ada.call("POST", "/account", {"password": "a long secret", "email": "ada@example.org"})
    async with ada.table(code) as a:
        await a.play("enter 5")
        await a.act("chat", text="between us")
        with pytest.raises(HouseRefused):
            await a.play("enter 5")
        invite = a.info["invite"]
    live = await hosted.house.live_tables.get(code)
    said = " ".join(f"{record.getMessage()} {getattr(record, 'facts', '')}" for record in caplog.records)
    secrets = (
        "a long secret",
        "ada@example.org",
        "enter 5",
        "between us",
        invite,
        live.state.seed,
        ada.http.cookies[COOKIE],
    )
    for secret in secrets:
        assert secret not in said
    assert "request" in said
