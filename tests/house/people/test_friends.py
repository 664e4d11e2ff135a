"""Friends: following, being here, invitations; and blocks, which end all of it."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from loggia.client import HouseRefused
from loggia.client import RemoteHouse as Visitor
from tests.house.conftest import Hosted


async def number(visitor: Visitor) -> int:
    return int((await visitor.call("GET", "/me"))["id"])


async def follow(visitor: Visitor, other: Visitor, on: bool = True) -> None:
    await visitor.call("POST", f"/people/{await number(other)}/follow", {"on": on})


async def friends(visitor: Visitor) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await visitor.call("GET", "/me/friends"))["friends"]
    return found


async def notes(hosted: Hosted, visitor: Visitor) -> list[dict[str, Any]]:
    await asyncio.gather(*hosted.house.notifications._tasks)
    found: list[dict[str, Any]] = (await visitor.call("GET", "/me/notes"))["notes"]
    return found


async def test_whether_somebody_is_here_is_told_only_to_those_whom_they_follow(hosted: Hosted) -> None:
    ada, bob = await hosted.visitor("Ada"), await hosted.visitor("Bob")
    code = (await bob.new_table("palio", seats=[{"kind": "me"}, {"kind": "open"}]))["table"]
    async with bob.table(code):
        await follow(ada, bob)
        assert [(one["name"], one["here"], one["table"]) for one in await friends(ada)] == [("Bob", False, "")]
        assert [(one["followed"], one["follows_me"]) for one in await friends(bob)] == [(False, True)]
        await follow(bob, ada)
        assert [(one["here"], one["table"]) for one in await friends(ada)] == [(True, code)]
        assert [note["kind"] for note in await notes(hosted, bob)] == ["followed"]
    await follow(ada, bob, on=False)
    assert [(one["followed"], one["here"]) for one in await friends(ada)] == [(False, False)]


async def test_a_private_table_is_not_told(hosted: Hosted) -> None:
    ada, bob = await hosted.visitor("Ada"), await hosted.visitor("Bob")
    code = (await bob.new_table("palio", seats=[{"kind": "me"}, {"kind": "open"}], public=False))["table"]
    async with bob.table(code):
        await follow(ada, bob)
        await follow(bob, ada)
        assert [(one["here"], one["table"]) for one in await friends(ada)] == [(True, "")]


async def test_an_invitation_opens_a_private_table_to_a_follower(hosted: Hosted) -> None:
    ada, bob = await hosted.visitor("Ada"), await hosted.visitor("Bob")
    code = (await ada.new_table("palio", seats=[{"kind": "me"}, {"kind": "open"}], public=False))["table"]
    invitation = {"person": await number(bob)}
    with pytest.raises(HouseRefused) as refused:
        await ada.call("POST", f"/tables/{code}/invite", invitation)
    assert refused.value.code == "house-no-friend"
    await follow(bob, ada)
    await ada.call("POST", f"/tables/{code}/invite", invitation)
    note = next(note for note in await notes(hosted, bob) if note["kind"] == "invited")
    assert (note["table"], note["say"]["say"]) == (code, "house-note-invited-by")
    await bob.join(code, invite=note["invite"])
    assert (await bob.call("GET", f"/tables/{code}"))["seat"] == 1
    assert "invited" not in [note["kind"] for note in await notes(hosted, bob)], "it is answered"


async def test_an_invitation_to_a_table_that_is_gone_is_none(hosted: Hosted) -> None:
    ada, bob = await hosted.visitor("Ada"), await hosted.visitor("Bob")
    code = (await ada.new_table("palio", seats=[{"kind": "me"}, {"kind": "open"}]))["table"]
    await follow(bob, ada)
    await ada.call("POST", f"/tables/{code}/invite", {"person": await number(bob)})
    assert [note["kind"] for note in await notes(hosted, bob)] == ["invited"]
    await ada.call("POST", f"/tables/{code}/leave")
    await hosted.house.projections.write_due()
    assert await notes(hosted, bob) == []


async def test_only_those_at_a_table_invite_to_it(hosted: Hosted) -> None:
    ada, bob, eve = [await hosted.visitor(name) for name in ("Ada", "Bob", "Eve")]
    code = (await ada.new_table("palio", seats=[{"kind": "me"}, {"kind": "open"}]))["table"]
    await follow(bob, eve)
    with pytest.raises(HouseRefused) as refused:
        await eve.call("POST", f"/tables/{code}/invite", {"person": await number(bob)})
    assert refused.value.code == "house-not-seated"


async def test_a_block_ends_a_friendship_and_begins_none(hosted: Hosted) -> None:
    ada, bob = await hosted.visitor("Ada"), await hosted.visitor("Bob")
    await follow(ada, bob)
    await follow(bob, ada)
    await bob.call("POST", f"/people/{await number(ada)}/block", {"on": True})
    assert await friends(ada) == await friends(bob) == []
    with pytest.raises(HouseRefused) as refused:
        await follow(ada, bob)
    assert refused.value.code == "house-no-follow"
    await bob.call("POST", f"/people/{await number(ada)}/block", {"on": False})
    assert await friends(ada) == [], "what was ended stays so"


async def test_nobody_follows_themselves_or_nobody(hosted: Hosted) -> None:
    ada = await hosted.visitor("Ada")
    for other in (await number(ada), 999_999):
        with pytest.raises(HouseRefused) as refused:
            await ada.call("POST", f"/people/{other}/follow", {"on": True})
        assert refused.value.code == "house-no-person"


async def test_whoever_is_deleted_follows_nobody_and_is_followed_by_nobody(hosted: Hosted) -> None:
    ada, bob = await hosted.visitor("Ada"), await hosted.visitor("Bob")
    await follow(ada, bob)
    await follow(bob, ada)
    await bob.call("DELETE", "/me", {})
    assert await friends(ada) == []
    assert await hosted.house.store.read("select * from follows") == []
