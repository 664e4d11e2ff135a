"""Sessions: a new one when a guest becomes an account, a list of them, and log-out of each."""

from __future__ import annotations

import asyncio

import pytest

from loggia.client import HouseRefused
from tests.house.conftest import Hosted
from tests.house.people.test_accounts import PASSWORD, account
from tests.house.playing import play_first, two_at_a_table, until


async def test_a_copy_of_a_guests_cookie_is_worth_nothing_once_there_is_an_account(hosted: Hosted) -> None:
    ada = await hosted.visitor("Ada")
    thief = await hosted.visitor()
    thief.http.cookies.update(ada.http.cookies)
    assert (await thief.call("GET", "/me"))["name"] == "Ada"
    before = dict(ada.http.cookies)
    await ada.call("POST", "/account", {"password": PASSWORD})
    assert dict(ada.http.cookies) != before
    assert not (await ada.call("GET", "/me"))["guest"]
    with pytest.raises(HouseRefused) as refused:
        await thief.call("GET", "/me")
    assert refused.value.code == "house-nobody"


async def test_i_see_my_devices_and_log_out_one_of_them(hosted: Hosted) -> None:
    ada = await account(hosted, "Ada")
    phone = await hosted.visitor()
    phone.http.headers["user-agent"] = "Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0"
    await phone.log_in("Ada", PASSWORD)
    hosted.clock.go(7200)
    await ada.call("GET", "/me")
    mine = (await ada.call("GET", "/me/sessions"))["sessions"]
    assert [(one["here"], one["seen"] - one["since"]) for one in mine] == [(True, 7200.0), (False, 0.0)]
    assert mine[1]["device"] == "Firefox, Android"
    eve = await account(hosted, "Eve")
    with pytest.raises(HouseRefused) as refused:
        await eve.call("DELETE", f"/me/sessions/{mine[1]['id']}")
    assert refused.value.code == "house-no-session"
    await phone.call("GET", "/me")
    left = await ada.call("DELETE", f"/me/sessions/{mine[1]['id']}")
    assert [one["id"] for one in left["sessions"]] == [mine[0]["id"]]
    with pytest.raises(HouseRefused):
        await phone.call("GET", "/me")
    await ada.call("DELETE", f"/me/sessions/{mine[0]['id']}")
    with pytest.raises(HouseRefused):
        await ada.call("GET", "/me")


async def test_deletion_takes_the_name_out_of_every_open_page_at_once(hosted: Hosted) -> None:
    """Also of a finished match that somebody looks at, whose table is in memory."""
    ada, bob, code = await two_at_a_table(hosted)
    async with ada.table(code) as a, bob.table(code) as b, asyncio.timeout(20):
        await asyncio.gather(play_first(a), play_first(b))
        await until(b, lambda: b.over)
        assert "Ada" in str(b.info)
        await ada.call("DELETE", "/me")
        await until(b, lambda: "Ada" not in str(b.info))
    eve = await hosted.visitor("Eve")
    for visitor, path in ((eve, f"/tables/{code}"), (bob, f"/tables/{code}/replay"), (eve, "/tables")):
        assert "Ada" not in str(await visitor.call("GET", path))


async def test_the_export_has_all_that_is_stored(hosted: Hosted) -> None:
    ada, _bob, code = await two_at_a_table(hosted)
    async with ada.table(code) as a:
        await a.play("enter 5")
    exported = await ada.call("GET", "/me/export")
    assert [(entry["kind"], entry["text"]) for entry in exported["entries"]] == [("join", ""), ("move", "enter 5")]
    person = (await ada.call("GET", "/me"))["id"]
    tables = await hosted.house.store.read("select name from sqlite_master where type = 'table'")
    holding = set()
    for (table,) in tables:
        columns = [row[0] for row in await hosted.house.store.read(f"select name from pragma_table_info('{table}')")]
        if {"person", "endpoint"} & set(columns):
            holding.add(table)
    told = {
        "sessions": "sessions", "mutes": "me", "sitters": "tables", "log": "entries", "chat": "chat",
        "ratings": "ratings", "results": "matches", "notes": "notes", "pushes": "push", "blocks": "me",
        "reports": "reports", "conduct": "conduct", "follows": "following",
        "exercise_answers": "exercises", "exercise_solvers": "exercises", "studies": "studies",
    }  # fmt: skip
    assert holding - {"audit"} == set(told), "what is stored about a person is in the export"
    assert set(told.values()) <= set(exported)
    assert person == exported["me"]["id"]
