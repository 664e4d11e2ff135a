"""People: guests, accounts, devices, passwords, export, deletion, ratings, history."""

from __future__ import annotations

import asyncio
import re

import pytest

from loggia.client import HouseRefused
from loggia.client import RemoteHouse as Visitor
from loggia.house.people.names import said_name
from loggia.kernel import Phrase
from loggia.words import LANGUAGES, Words
from tests.house.conftest import Hosted, Open
from tests.house.playing import play_first, two_at_a_table, until

PASSWORD = "correct horse battery"


async def account(hosted: Hosted, name: str) -> Visitor:
    visitor = await hosted.visitor()
    await visitor.call("POST", "/account", {"name": name, "password": PASSWORD})
    return visitor


async def test_a_guest_becomes_an_account_and_keeps_its_seats(hosted: Hosted) -> None:
    ada, _bob, code = await two_at_a_table(hosted)
    before = await ada.call("GET", "/me")
    assert before["guest"]
    me = await ada.call("POST", "/account", {"password": PASSWORD, "email": "ada@example.org", "name": "Ada L"})
    assert (me["id"], me["guest"], me["email"]) == (before["id"], False, "ada@example.org")
    state = await ada.call("GET", f"/tables/{code}")
    assert state["seat"] == 0
    assert state["info"]["seats"][0]["name"] == "Ada L"
    with pytest.raises(HouseRefused) as refused:
        await hosted.visitor("ada l")
    assert refused.value.code == "house-name-taken"


async def test_a_guest_without_a_name_gets_a_number_that_everybody_reads_in_their_own_language(hosted: Hosted) -> None:
    """The house stores `guest:1234`, not “Guest 1234”: the sentence is made where somebody reads it."""
    eve = await hosted.visitor()
    state = await eve.call("POST", "/play-now", {"game": "palio", "lang": "fr"})
    me = await eve.call("GET", "/me")
    assert re.fullmatch(r"guest:\d{4}", me["name"])
    assert me["lang"] == "fr"
    assert me["name"] in [seat["name"] for seat in state["info"]["seats"]]
    number = me["name"].removeprefix("guest:")
    assert [Words(lang).say(_phrase(said_name(me["name"]))) for lang in LANGUAGES] == [
        f"Guest {number}",
        f"Invité {number}",
    ]
    with pytest.raises(HouseRefused) as refused:
        await eve.call("POST", "/guest", {})
    assert refused.value.code == "house-here-already"
    with pytest.raises(HouseRefused) as refused:
        await eve.call("POST", "/account", {"password": PASSWORD})
    assert refused.value.code == "house-name-length"
    assert (await eve.call("POST", "/account", {"password": PASSWORD, "name": "Eve"}))["name"] == "Eve"


def _phrase(said: str | Phrase) -> Phrase:
    assert isinstance(said, Phrase)
    return said


@pytest.mark.parametrize("name", ["guest:1234", "Guest:1234", "bot:master"])
async def test_nobody_can_call_themselves_what_the_house_calls_others(hosted: Hosted, name: str) -> None:
    with pytest.raises(HouseRefused) as refused:
        await hosted.visitor(name)
    assert refused.value.code == "house-name-reserved"


async def test_an_account_is_used_on_several_devices(hosted: Hosted) -> None:
    ada = await account(hosted, "Ada")
    phone = await hosted.visitor()
    me = await phone.log_in("ADA", PASSWORD)
    assert me["id"] == (await ada.call("GET", "/me"))["id"]
    for name, password in (("Ada", "wrong password"), ("Nobody", PASSWORD)):
        with pytest.raises(HouseRefused) as refused:
            await phone.log_in(name, password)
        assert refused.value.code == "house-login-wrong"
    with pytest.raises(HouseRefused) as refused:
        await ada.call("POST", "/me/password", {"old": "wrong password", "new": "another password"})
    assert refused.value.code == "house-password-wrong"
    await ada.call("POST", "/me/password", {"old": PASSWORD, "new": "another password"})
    await ada.call("GET", "/me")
    with pytest.raises(HouseRefused):
        await phone.call("GET", "/me")
    await phone.log_in("Ada", "another password")


async def test_passwords_are_kept_as_argon2(hosted: Hosted) -> None:
    await account(hosted, "Ada")
    ((password,),) = await hosted.house.store.read("select password from people where name = 'Ada'")
    assert password.startswith("$argon2id$")


async def test_settings_are_kept(hosted: Hosted) -> None:
    ada = await hosted.visitor("Ada")
    await ada.call("PATCH", "/me", {"lang": "fr", "page": {"motion": "less"}, "mail_turns": False})
    me = await ada.call("GET", "/me")
    assert (me["lang"], me["page"], me["mail_turns"]) == ("fr", {"motion": "less"}, False)
    wrong: list[dict[str, object]] = [{"page": {"x": "y" * 5000}}, {"email": "not an address"}, {"page": []}]
    for body in wrong:
        with pytest.raises(HouseRefused):
            await ada.call("PATCH", "/me", body)


async def test_i_can_take_my_data_with_me_and_be_forgotten(hosted: Hosted) -> None:
    ada, bob, code = await two_at_a_table(hosted)
    await ada.call("POST", "/account", {"password": PASSWORD, "email": "ada@example.org"})
    async with bob.table(code) as b, asyncio.timeout(20):
        async with ada.table(code) as a:
            await a.act("chat", text="arrivederci")
        exported = await ada.call("GET", "/me/export")
        assert exported["me"]["email"] == "ada@example.org"
        assert [line["text"] for line in exported["chat"]] == ["arrivederci"]
        assert exported["tables"] == [code]
        with pytest.raises(HouseRefused):
            await ada.call("DELETE", "/me", {"password": "wrong"})
        me = await ada.call("GET", "/me")
        await ada.call("DELETE", "/me", {"password": PASSWORD})
        await until(b, lambda: b.over)
    with pytest.raises(HouseRefused):
        await ada.call("GET", "/me")
    with pytest.raises(HouseRefused):
        await bob.call("GET", f"/people/{me['id']}")
    state = await bob.call("GET", f"/tables/{code}")
    assert state["chat"] == []
    assert "Ada" not in str(state)
    for table in ("people", "sessions", "chat", "results", "sitters", "notes"):
        column = "id" if table == "people" else "person"
        rows = await hosted.house.store.read(f"select 1 from {table} where {column} = ?", me["id"])
        assert rows == []
    await account(hosted, "Ada")


async def test_rated_tables_change_ratings_and_others_do_not(hosted: Hosted) -> None:
    ada, bob = await account(hosted, "Ada"), await account(hosted, "Bob")
    me = await ada.call("GET", "/me")
    await _beaten(ada, bob, rated=False)
    assert (await bob.call("GET", f"/people/{me['id']}"))["ratings"] == []
    code = await _beaten(ada, bob, rated=True)
    profile = await bob.call("GET", f"/people/{me['id']}")
    assert profile["ratings"][0]["rating"] > 1500
    assert (profile["played"], profile["won"]) == (2, 2)
    history = (await bob.call("GET", f"/people/{me['id']}/matches"))["matches"]
    assert [match["rated"] for match in history] == [True, False]
    assert history[0]["change"] > 0
    assert (await ada.call("GET", f"/tables/{code}/record")).startswith("loggia record 1")


async def _beaten(ada: Visitor, bob: Visitor, rated: bool) -> str:
    """Bob resigns against Ada."""
    state = await ada.new_table("palio", seats=[{"kind": "me"}, {"kind": "open"}], rated=rated)
    code: str = state["table"]
    await bob.join(code)
    async with ada.table(code) as a, bob.table(code) as b, asyncio.timeout(20):
        await a.play("enter 5")
        await b.play("enter 1")
        await until(a, lambda: a.number == b.number)
        await b.act("resign")
        await until(a, lambda: a.over)
    return code


async def test_rated_tables_are_for_people_with_accounts(hosted: Hosted) -> None:
    ada, guest = await account(hosted, "Ada"), await hosted.visitor("Eve")
    with pytest.raises(HouseRefused):
        await guest.new_table("palio", seats=[{"kind": "me"}, {"kind": "open"}], rated=True)
    with pytest.raises(HouseRefused):
        await ada.new_table("palio", seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}], rated=True)
    state = await ada.new_table("palio", seats=[{"kind": "me"}, {"kind": "open"}], rated=True)
    with pytest.raises(HouseRefused) as refused:
        await guest.join(state["table"])
    assert refused.value.code == "house-account-needed"


async def test_history_hides_tables_by_invitation_from_strangers(hosted: Hosted) -> None:
    ada = await hosted.visitor("Ada")
    async with ada.table(await ada.play_now("palio", seats=2, level="random")) as table, asyncio.timeout(20):
        await play_first(table)
        await until(table, lambda: table.over)
    await ada.call("POST", f"/tables/{table.code}/share", {"allow": False})
    me = await ada.call("GET", "/me")
    assert len((await ada.call("GET", f"/people/{me['id']}/matches"))["matches"]) == 1
    eve = await hosted.visitor("Eve")
    assert (await eve.call("GET", f"/people/{me['id']}/matches"))["matches"] == []


async def test_push_addresses_must_be_public_and_secure(open_house: Open) -> None:
    hosted = await open_house(push=True)
    ada = await hosted.visitor("Ada")
    assert len((await ada.call("GET", "/house"))["push_key"]) > 80
    for endpoint in (
        "http://push.example/x",
        "https://127.0.0.1/x",
        "https://localhost/x",
        "https://[::1]/",
        "https://a:99999/",
    ):
        with pytest.raises(HouseRefused) as refused:
            await ada.call("POST", "/me/push", {"endpoint": endpoint, "keys": {"p256dh": "x", "auth": "y"}})
        assert refused.value.code == "house-push-address"
