"""The host's desk: reports, blocks, bans, removed lines, closed tables, the audit log, purging, and `loggia admin`."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from loggia.client import HouseRefused
from loggia.client import RemoteHouse as Visitor
from loggia.house.store import SqliteStore
from tests.house.conftest import Hosted, Open, Process
from tests.house.people.test_accounts import PASSWORD, account
from tests.house.playing import play_first, two_at_a_table, until


async def refusal(visitor: Visitor, method: str, path: str, body: dict[str, Any] | None = None) -> str:
    with pytest.raises(HouseRefused) as refused:
        await visitor.call(method, path, body)
    return refused.value.code


async def id_of(visitor: Visitor) -> int:
    return int((await visitor.call("GET", "/me"))["id"])


async def a_host(hosted: Hosted) -> Visitor:
    """An account with the flag, as the shell would set it."""
    host = await account(hosted, "Oste")
    await hosted.house.moderation.act(0, "host", str(await id_of(host)), "on")
    return host


async def test_a_line_is_reported_removed_and_the_person_banned(hosted: Hosted) -> None:
    host = await a_host(hosted)
    ada, bob, code = await two_at_a_table(hosted)
    async with ada.table(code) as a, bob.table(code) as b, asyncio.timeout(20):
        line = (await b.act("chat", text="something vile"))["answer"]
        await until(a, lambda: bool(a.chat))
        await ada.call("POST", "/reports", {"table": code, "line": line, "reason": "insult"})
        (report,) = (await host.call("GET", "/host/reports"))["reports"]
        assert (report["name"], report["about_name"], report["quote"]) == ("Ada", "Bob", "something vile")
        await host.call("POST", "/host/act", {"act": "unsay", "about": str(line)})
        state = await ada.call("GET", f"/tables/{code}")
        assert state["chat"] == []
        await host.call("POST", "/host/act", {"act": "ban", "about": str(report["about"]), "detail": "7"})
        await host.call("POST", f"/host/reports/{report['id']}")
    assert (await host.call("GET", "/host/reports"))["reports"] == []
    assert await refusal(bob, "GET", "/me") == "house-nobody"
    acts = (await host.call("GET", "/host/audit"))["acts"]
    assert [(one["act"], one["name"]) for one in acts] == [
        ("handled", "Oste"), ("ban", "Oste"), ("unsay", "Oste"), ("host", ""),
    ]  # fmt: skip


async def test_a_banned_account_comes_back_when_its_time_is_over(hosted: Hosted) -> None:
    host, eve = await a_host(hosted), await account(hosted, "Eve")
    number = str(await id_of(eve))
    await host.call("POST", "/host/act", {"act": "ban", "about": number, "detail": "7"})
    assert await refusal(eve, "POST", "/login", {"name": "Eve", "password": PASSWORD}) == "house-banned"
    hosted.clock.go(8 * 86_400)
    await eve.log_in("Eve", PASSWORD)
    await host.log_in("Oste", PASSWORD)
    for days in ("seven", "1e9", "-2", "nan"):
        body = {"act": "ban", "about": number, "detail": days}
        assert await refusal(host, "POST", "/host/act", body) == "house-malformed"


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "/host/reports", None),
        ("GET", "/host/audit", None),
        ("POST", "/host/reports/1", {}),
        ("POST", "/host/act", {"act": "ban", "about": "1", "detail": "7"}),
    ],
)
async def test_the_desk_is_for_hosts(hosted: Hosted, method: str, path: str, body: dict[str, Any] | None) -> None:
    visitor, guest, eve = await hosted.visitor(), await hosted.visitor("Ada"), await account(hosted, "Eve")
    assert await refusal(visitor, method, path, body) == "house-nobody"
    for somebody in (guest, eve):
        assert await refusal(somebody, method, path, body) == "house-hosts-only"


async def test_nobody_becomes_a_host_over_the_api(hosted: Hosted) -> None:
    host, eve = await a_host(hosted), await account(hosted, "Eve")
    for act in ("host", "remove", "repair", "purge"):
        body = {"act": act, "about": str(await id_of(eve)), "detail": "on"}
        assert await refusal(host, "POST", "/host/act", body) == "house-malformed"
    await eve.call("PATCH", "/me", {"page": {"host": True}})
    assert not (await eve.call("GET", "/me"))["host"]


async def test_whoever_is_blocked_cannot_sit_down_with_me_and_is_muted(hosted: Hosted) -> None:
    ada, bob, carla = [await hosted.visitor(name) for name in ("Ada", "Bob", "Carla")]
    me = await ada.call("POST", f"/people/{await id_of(bob)}/block", {})
    assert me["blocked"] == me["muted"] == [await id_of(bob)]
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    hers = (await ada.new_table("palio", seats=seats))["table"]
    his = (await bob.new_table("palio", seats=seats))["table"]
    assert await refusal(bob, "POST", f"/tables/{hers}/join") == "house-blocked"
    assert await refusal(ada, "POST", f"/tables/{his}/join") == "house-blocked"
    await carla.call("POST", f"/tables/{hers}/join")
    async with ada.table(hers) as a, bob.table(hers) as b, asyncio.timeout(20):
        await b.act("chat", text="unheard")
        await b.act("chat", text="unheard too")
        assert a.chat == []
    await ada.call("POST", f"/people/{await id_of(bob)}/block", {"on": False})
    await bob.call("POST", f"/tables/{hers}/join")


async def test_a_rematch_looks_at_blocks_too(hosted: Hosted) -> None:
    ada, bob, code = await two_at_a_table(hosted)
    await bob.call("POST", f"/tables/{code}/resign")
    await bob.call("POST", f"/people/{await id_of(ada)}/block", {})
    for somebody in (ada, bob):
        assert await refusal(somebody, "POST", f"/tables/{code}/rematch") == "house-blocked"
    await bob.call("POST", f"/people/{await id_of(ada)}/block", {"on": False})
    assert (await ada.call("POST", f"/tables/{code}/rematch"))["answer"]


async def test_reports_cannot_flood_and_need_a_reason(hosted: Hosted) -> None:
    ada, bob = await hosted.visitor("Ada"), await hosted.visitor("Bob")
    about = {"person": await id_of(bob), "reason": "leaves"}
    for _ in range(3):
        await ada.call("POST", "/reports", about)
    assert await refusal(ada, "POST", "/reports", about) == "house-reported-already"
    assert await refusal(ada, "POST", "/reports", {**about, "reason": ""}) == "house-malformed"
    assert await refusal(ada, "POST", "/reports", {"person": 999, "reason": "x"}) == "house-no-person"
    assert await refusal(ada, "POST", "/reports", {"line": 999, "reason": "x"}) == "house-no-line"


async def test_a_closed_match_counts_for_nobody(hosted: Hosted) -> None:
    host, ada, bob = await a_host(hosted), await account(hosted, "Ada"), await account(hosted, "Bob")
    code = (await ada.new_table("palio", seats=[{"kind": "me"}, {"kind": "open"}], rated=True))["table"]
    await bob.join(code)
    async with ada.table(code) as a, asyncio.timeout(20):
        await host.call("POST", "/host/act", {"act": "close", "about": code, "detail": "unfair"})
        await until(a, lambda: a.over)
    profile = await bob.call("GET", f"/people/{await id_of(ada)}")
    assert (profile["ratings"], profile["played"]) == ([], 0)
    assert await refusal(host, "POST", "/host/act", {"act": "close", "about": code}) == "house-over"


async def test_old_guests_sessions_and_their_tables_are_purged_by_the_rules(open_house: Open) -> None:
    hosted: Hosted = await open_house(keep_guests=90, keep_tables=180)
    ada, eve = await account(hosted, "Ada"), await hosted.visitor("Eve")
    waiting = await hosted.visitor("Still playing")
    open_table = (await waiting.new_table("palio", seats=[{"kind": "me"}, {"kind": "open"}]))["table"]
    codes = []
    for visitor in (ada, eve):
        codes.append(await visitor.play_now("palio", seats=2, level="random"))
        async with visitor.table(codes[-1]) as table, asyncio.timeout(20):
            await play_first(table)
            await until(table, lambda: table.over)
    purge = hosted.house.moderation.act
    hosted.clock.go(89 * 86_400)
    assert await purge(0, "purge", "", "") == "0 guests, 0 tables"
    hosted.clock.go(2 * 86_400)
    assert await purge(0, "purge", "", "") == "1 guests, 0 tables"
    hosted.clock.go(100 * 86_400)
    assert await purge(0, "purge", "", "") == "0 guests, 1 tables"
    ((left,),) = await hosted.house.store.read("select count(*) from sessions")
    assert left == 0
    kept = {code for (code,) in await hosted.house.store.read("select code from tables")}
    assert kept == {open_table, codes[0]}
    assert not await hosted.house.store.read("select 1 from log where table_id not in (select id from tables)")
    await ada.log_in("Ada", PASSWORD)
    assert await refusal(ada, "GET", f"/tables/{codes[1]}") == "house-no-table"


def admin(folder: Path, *given: str) -> tuple[int, str]:
    """`loggia admin`, in English."""
    command = [sys.executable, "-m", "loggia.cli", "admin", *given, "--lang", "en"]
    command += ["--database", str(folder / "house.sqlite3")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=90, check=False)
    return done.returncode, done.stdout + done.stderr


def test_the_shell_does_the_chores_of_a_house_that_runs_and_of_one_that_does_not(
    tmp_path: Path, house_process: Callable[..., Process]
) -> None:
    house = house_process()
    house.start()
    api = f"{house.address}/api/v1"
    with httpx.Client(base_url=api, timeout=20) as ada, httpx.Client(base_url=api, timeout=20) as bob:
        ada.post("account", json={"name": "Ada", "password": PASSWORD}).raise_for_status()
        number = bob.post("account", json={"name": "Bob", "password": PASSWORD}).json()["id"]
        seats = [{"kind": "me"}, {"kind": "open"}]
        code = bob.post("tables", json={"game": "palio", "seats": seats}).json()["table"]
        assert ada.get("host/reports").status_code == 403
        assert admin(tmp_path, "host", "ada")[0] == 0
        assert ada.get("host/reports").status_code == 200
        assert admin(tmp_path, "rename", "Bob", "Roberto")[0] == 0
        assert bob.get("me").json()["name"] == "Roberto"
        assert admin(tmp_path, "close", code)[0] == 0
        status, said = admin(tmp_path, "close", code)
        assert (status, "The match is over" in said) == (1, True)
        assert admin(tmp_path, "ban", str(number), "--days", "3")[0] == 0
        assert bob.get("me").status_code == 401
    status, said = admin(tmp_path, "stats", "--json")
    assert json.loads(said)["accounts"] == 2
    house.kill()
    assert admin(tmp_path, "repair", code)[0] == 0
    assert admin(tmp_path, "remove", "Roberto")[0] == 0
    assert admin(tmp_path, "person", "Roberto")[0] == 1
    status, said = admin(tmp_path, "audit", "--json")
    assert [one["act"] for one in json.loads(said)] == ["remove", "repair", "ban", "close", "close", "rename", "host"]
    assert PASSWORD not in said
    before = (tmp_path / "house.key").read_bytes()
    assert admin(tmp_path, "rotate")[0] == 0
    assert (tmp_path / "house.key").read_bytes() != before
    assert (tmp_path / "house.key").stat().st_mode & 0o777 == 0o600
    house.start()
    with httpx.Client(base_url=api, cookies=dict(ada.cookies), timeout=20) as again:
        assert again.get("me").status_code == 401
        again.post("login", json={"name": "Ada", "password": PASSWORD}).raise_for_status()
        assert again.get("me").status_code == 200
        assert admin(tmp_path, "rotate")[0] == 0
        assert again.get("me").status_code == 401
        again.post("login", json={"name": "Ada", "password": PASSWORD}).raise_for_status()
        assert len(again.get("me/sessions").json()["sessions"]) == 1


def test_the_shell_says_in_a_sentence_what_the_running_house_refuses(
    tmp_path: Path, house_process: Callable[..., Process]
) -> None:
    house = house_process()
    house.start()
    api = f"{house.address}/api/v1"
    with httpx.Client(base_url=api, timeout=20) as ada, httpx.Client(base_url=api, timeout=20) as bob:
        ada.post("account", json={"name": "Ada", "password": PASSWORD}).raise_for_status()
        bob.post("account", json={"name": "Bob", "password": PASSWORD}).raise_for_status()
        about = ada.get("me").json()["id"]
        report = {"person": about, "reason": "leaves"}
        bob.post("reports", json=report).raise_for_status()
    with httpx.Client(base_url=api, timeout=20) as carla:
        carla.post("guest", json={"name": "Carla"}).raise_for_status()
    status, said = admin(tmp_path, "rename", "Ada", "Bob")
    assert (status, said) == (1, "“Bob” is somebody’s account\n")
    for days in ("-3", "9999999999"):
        status, said = admin(tmp_path, "ban", "Bob", "--days", days)
        assert (status, "'--days'" in said) == (2, True), said
    status, said = admin(tmp_path, "ban", "Carla")
    assert (status, "loggia admin people Carla" in said) == (1, True), said
    (open_one,) = json.loads(admin(tmp_path, "reports", "--json")[1])
    assert admin(tmp_path, "handled", str(open_one["id"]))[0] == 0
    assert admin(tmp_path, "reports", "--json") == (0, "[]\n")
    status, said = admin(tmp_path, "handled", str(open_one["id"]))
    assert (status, said) == (1, "There is no such open report\n")


async def test_a_table_that_is_still_damaged_is_not_called_repaired(open_house: Open, tmp_path: Path) -> None:
    hosted = await open_house()
    ada, _, code = await two_at_a_table(hosted)
    async with ada.table(code) as table:
        await table.play("enter 5")
    await hosted.house.store.write(("delete from log where kind = 'start'", ()))
    await hosted.close()
    status, said = await asyncio.to_thread(admin, tmp_path, "repair", code)
    assert (status, said.count("\n")) == (1, 1), said
    assert "still cannot be read, so nothing was repaired: BadLog" in said


def test_the_shell_says_in_a_sentence_that_a_database_is_too_new_or_damaged(tmp_path: Path) -> None:
    file = tmp_path / "house.sqlite3"
    SqliteStore(file)._writer.execute("pragma user_version = 999")
    for command in (["stats"], ["purge"], ["person", "Ada"], ["ban", "Ada"]):
        status, said = admin(tmp_path, *command)
        assert (status, said.count("\n"), "schema 999 is newer" in said) == (1, 1, True), said
    with file.open("r+b") as opened:
        opened.seek(100)
        opened.write(b"\xff" * 5000)
    for suffix in ("-wal", "-shm"):
        Path(f"{file}{suffix}").unlink(missing_ok=True)
    for command in (["stats"], ["purge"], ["check"]):
        status, said = admin(tmp_path, *command)
        assert (status, said.count("\n")) == (1, 1), said
