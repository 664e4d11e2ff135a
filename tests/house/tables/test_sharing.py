"""Finished matches that everybody may see: whose word it takes, and that nothing is shown before."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from loggia.client import HouseRefused
from loggia.client import RemoteHouse as Visitor
from loggia.house.pictures.canvas import read
from tests.house.conftest import Hosted
from tests.house.people.test_accounts import account
from tests.house.playing import play_first, two_at_a_table, until

OPENED = ("record", "replay", "standing")
HIDDEN = (*OPENED, "review")


async def finish(*sitting: tuple[Visitor, str]) -> None:
    """Play a match to its end, all of them at once."""
    async with asyncio.timeout(30):
        await asyncio.gather(*(_play(visitor, code) for visitor, code in sitting))


async def _play(visitor: Visitor, code: str) -> None:
    async with visitor.table(code) as table:
        await play_first(table)
        await until(table, lambda: table.over)


async def code_of(visitor: Visitor, path: str, body: Any = None) -> str:
    """Why a request is refused; empty if it is not."""
    try:
        await visitor.call("GET" if body is None else "POST", path, body)
    except HouseRefused as refused:
        return refused.code
    return ""


async def archived(visitor: Visitor, **query: Any) -> list[str]:
    return [match["table"] for match in (await visitor.call("GET", "/archive", **query))["matches"]]


async def test_a_match_against_bots_is_open_when_it_is_over_and_not_before(hosted: Hosted) -> None:
    ada, eve, nobody = await hosted.visitor("Ada"), await hosted.visitor("Eve"), await hosted.visitor()
    code = await ada.play_now("palio", seats=2, level="random")
    for other in (eve, nobody):
        assert [await code_of(other, f"/tables/{code}/{what}") for what in HIDDEN] == ["house-no-table"] * 4
    assert await archived(eve) == []
    await finish((ada, code))
    for other in (eve, nobody):
        assert [await code_of(other, f"/tables/{code}/{what}") for what in OPENED] == [""] * 3
        assert await code_of(other, f"/tables/{code}") == "house-no-table", "the table and its talk stay private"
    found = (await nobody.call("GET", "/archive"))["matches"]
    assert [match["table"] for match in found] == [code]
    assert {seat["name"] or seat["level"] for seat in found[0]["seats"]} == {"Ada", "random"}

    await ada.call("POST", f"/tables/{code}/share", {"allow": False})
    assert await code_of(eve, f"/tables/{code}/replay") == "house-no-table"
    assert await code_of(ada, f"/tables/{code}/replay") == ""
    assert await archived(eve) == []


@pytest.mark.parametrize("public", [True, False])
async def test_between_people_everybody_has_to_agree(hosted: Hosted, public: bool) -> None:
    ada, bob, code = await two_at_a_table(hosted, public=public)
    eve = await hosted.visitor("Eve")
    before = "house-not-over" if public else "house-no-table"
    closed = "house-not-shared" if public else "house-no-table"
    assert await code_of(eve, f"/tables/{code}/replay") == before
    assert await code_of(ada, f"/tables/{code}/share", {"allow": True}) == "house-not-over"
    await finish((ada, code), (bob, code))
    assert [await code_of(eve, f"/tables/{code}/{what}") for what in HIDDEN] == [closed] * 4
    sharing = (await ada.call("GET", f"/tables/{code}"))["info"]["sharing"]
    assert sharing == {"shared": False, "agreed": [], "denied": [], "waiting": [0, 1]}

    await ada.call("POST", f"/tables/{code}/share", {"allow": True})
    assert await code_of(eve, f"/tables/{code}/replay") == closed
    assert await code_of(eve, f"/tables/{code}/share", {"allow": True}) in ("house-not-seated", "house-no-table")
    assert await archived(eve) == []
    await bob.call("POST", f"/tables/{code}/share", {"allow": True})
    assert [await code_of(eve, f"/tables/{code}/{what}") for what in OPENED] == [""] * 3
    assert await archived(eve) == [code]
    await bob.call("POST", f"/tables/{code}/share", {"allow": False})
    assert await code_of(eve, f"/tables/{code}/replay") == closed
    assert await archived(eve) == []


async def test_a_match_that_was_broken_off_is_nobodys_to_share(hosted: Hosted) -> None:
    ada, eve = await hosted.visitor("Ada"), await hosted.visitor("Eve")
    code = await ada.play_now("palio", seats=2, level="random")
    await ada.call("POST", f"/tables/{code}/resign")
    assert await code_of(eve, f"/tables/{code}/replay") == "house-no-table"
    assert await archived(eve) == []


async def test_the_archive_by_game_seats_and_opponents(hosted: Hosted) -> None:
    ada = await hosted.visitor("Ada")
    two, three = [await ada.play_now("palio", seats=seats, level="random") for seats in (2, 3)]
    await finish((ada, two), (ada, three))
    assert set(await archived(ada, game="palio")) == {two, three}
    assert await archived(ada, seats=3) == [three]
    assert await archived(ada, game="lucca") == []
    assert await archived(ada, against="people") == []
    assert set(await archived(ada, against="bots", level="random")) == {two, three}
    assert await archived(ada, level="master") == []
    assert await code_of(ada, "/archive?against='%20or%201=1") == "house-malformed"
    assert await archived(ada, level="' or '1'='1") == []


async def test_leaders_by_level_are_accounts_with_their_wins(hosted: Hosted) -> None:
    ada, guest = await account(hosted, "Ada L"), await hosted.visitor("Eve")
    me, ranks = (await ada.call("GET", "/me"))["id"], [0]
    while ranks[0] != 1:  # until Ada has won; whoever has not is no leader
        codes = [await who.play_now("palio", seats=2, level="random") for who in (ada, guest)]
        await finish((ada, codes[0]), (guest, codes[1]))
        ranks = [past["rank"] for past in (await ada.call("GET", f"/people/{me}/matches"))["matches"]]
        found = (await guest.call("GET", "/leaders/palio", level="random"))["leaders"]
        told = [(one["name"], one["matches"], one["won"]) for one in found]
        assert told == ([("Ada L", len(ranks), 1)] if ranks[0] == 1 else [])
    assert (await guest.call("GET", "/leaders/palio", level="master"))["leaders"] == []
    assert await code_of(guest, "/leaders/chess") == "house-no-game"


async def test_a_rated_match_is_rated_once_whatever_is_done_afterwards(hosted: Hosted) -> None:
    """A word about sharing, or a rematch, is one more entry of a log that is over."""
    ada, bob = await account(hosted, "Ada L"), await account(hosted, "Bob M")
    state = await ada.new_table("palio", seats=[{"kind": "me"}, {"kind": "open"}], rated=True)
    code = state["table"]
    await bob.join(code)
    await finish((ada, code), (bob, code))
    first = (await ada.call("GET", "/leaders/palio"))["leaders"]
    assert [one["matches"] for one in first] == [1, 1]
    for allow in (True, False, True):
        await ada.call("POST", f"/tables/{code}/share", {"allow": allow})
    await bob.call("POST", f"/tables/{code}/rematch")
    assert (await ada.call("GET", "/leaders/palio"))["leaders"] == first


async def test_a_history_says_what_may_be_watched(hosted: Hosted) -> None:
    ada, bob, code = await two_at_a_table(hosted)
    await finish((ada, code), (bob, code))
    me = (await ada.call("GET", "/me"))["id"]
    eve = await hosted.visitor("Eve")
    for viewer, may in ((ada, True), (bob, True), (eve, False)):
        assert [past["open"] for past in (await viewer.call("GET", f"/people/{me}/matches"))["matches"]] == [may]


async def test_a_messenger_gets_a_picture_of_a_shared_match_and_nothing_of_others(hosted: Hosted) -> None:
    ada = await hosted.visitor("Ada")
    code = await ada.play_now("palio", seats=2, level="random")
    nobody = await hosted.visitor()
    page, picture = f"{hosted.address}/replay/{code}", f"{hosted.address}/api/v1/pictures/{code}.png"
    assert "og:" not in (await nobody.http.get(page)).text
    assert (await nobody.http.get(picture)).status_code == 404
    await finish((ada, code))
    head = (await nobody.http.get(page, headers={"Accept-Language": "fr"})).text
    if "<head>" in head:  # where the client is not built there is no page to put tags into
        assert f'property="og:image" content="{picture}"' in head
        assert "Regardez cette partie" in head
    found = await nobody.http.get(picture)
    assert (found.status_code, found.headers["content-type"]) == (200, "image/png")
    assert read(found.content).width == 1200
    await ada.call("POST", f"/tables/{code}/share", {"allow": False})
    assert "og:" not in (await nobody.http.get(page)).text
    assert (await nobody.http.get(picture)).status_code == 404
