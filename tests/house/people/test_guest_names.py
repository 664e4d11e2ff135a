"""What a guest is called: a name chosen later, and who is asked for one."""

from __future__ import annotations

import asyncio

import pytest

from loggia.client import HouseRefused
from tests.house.conftest import Hosted, Open
from tests.house.playing import until

PASSWORD = "correct horse battery"


async def test_a_page_may_ask_who_it_is_without_an_error(hosted: Hosted) -> None:
    nobody = await hosted.visitor()
    assert await nobody.call("GET", "/session") == {"me": None}
    ada = await hosted.visitor("Ada")
    assert (await ada.call("GET", "/session"))["me"] == await ada.call("GET", "/me")


async def test_a_guest_chooses_a_name_and_everybody_at_the_table_reads_it_at_once(hosted: Hosted) -> None:
    eve, bob = await hosted.visitor(), await hosted.visitor("Bob")
    await eve.call("POST", "/guest", {})
    state = await eve.new_table("palio", seats=[{"kind": "me"}, {"kind": "open"}])
    async with bob.table(state["table"]) as seen, asyncio.timeout(10):
        assert seen.info["seats"][0]["name"].startswith("guest:")
        me = await eve.call("PATCH", "/me", {"name": "  Eve  "})
        assert (me["name"], me["guest"]) == ("Eve", True)
        await until(seen, lambda: seen.info["seats"][0]["name"] == "Eve")
    listed = (await bob.call("GET", "/tables"))["tables"]
    assert [seat["name"] for seat in listed[0]["seats"]] == ["Eve", ""]
    assert (await eve.call("GET", "/session"))["me"]["name"] == "Eve"


async def test_a_new_name_counts_for_what_an_open_page_does_next(hosted: Hosted) -> None:
    """The socket was opened under the old name."""
    ada, eve = await hosted.visitor("Ada"), await hosted.visitor()
    await eve.call("POST", "/guest", {})
    code = (await ada.new_table("palio", seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]))["table"]
    async with eve.table(code), ada.table(code) as seen, asyncio.timeout(10):
        await eve.call("PATCH", "/me", {"name": "Eve"})
        await eve.ask("j", {"do": "act", "table": code, "what": "join", "body": {"seat": 1, "key": "j"}})
        await until(seen, lambda: seen.info["seats"][1]["name"] == "Eve")


@pytest.mark.parametrize("name", ["guest:1234", "bot:master", "ada l", "<b>", "\u200b", "x" * 31])
async def test_no_name_that_is_not_free(hosted: Hosted, name: str) -> None:
    """Neither one of the house's own, nor that of an account or one that looks like it."""
    ada = await hosted.visitor()
    await ada.call("POST", "/account", {"name": "Ada L", "password": PASSWORD})
    eve = await hosted.visitor("Eve")
    with pytest.raises(HouseRefused) as refused:
        await eve.call("PATCH", "/me", {"name": name})
    assert refused.value.code.startswith("house-name-")
    assert (await eve.call("GET", "/me"))["name"] == "Eve"


async def test_an_account_keeps_its_name_and_the_other_settings_are_not_touched(hosted: Hosted) -> None:
    ada = await hosted.visitor()
    await ada.call("POST", "/account", {"name": "Ada L", "password": PASSWORD})
    with pytest.raises(HouseRefused) as refused:
        await ada.call("PATCH", "/me", {"name": "Somebody", "lang": "fr"})
    assert refused.value.code == "house-name-kept"
    assert (await ada.call("GET", "/me"))["lang"] == "en"


async def test_a_name_is_not_changed_all_the_time(open_house: Open) -> None:
    hosted = await open_house(limits=1.0)
    eve = await hosted.visitor("Eve")
    for number in range(10):
        await eve.call("PATCH", "/me", {"name": f"Eve {number}"})
    with pytest.raises(HouseRefused) as refused:
        await eve.call("PATCH", "/me", {"name": "Eve"})
    assert refused.value.code == "house-too-fast"
