"""Friends: people follow each other. Whoever is followed back sees who is here, and may be invited.

Following is one-sided and tells nothing. Whether somebody is here, and where they play, is shown only where both follow
each other; an invitation reaches only those who follow the one who invites. Nothing goes between people of whom one has
blocked the other.
"""

from __future__ import annotations

from collections.abc import Callable

from loggia.house import wire
from loggia.house.people.accounts import Accounts
from loggia.house.people.mutes import Blocks
from loggia.house.people.names import said_name
from loggia.house.people.notifications import Notifications
from loggia.house.problems import trouble
from loggia.house.store import Store
from loggia.house.store.queries import follows, tables
from loggia.house.store.queries.people import Person
from loggia.kernel import phrase

MOST_FOLLOWED = 200
"""People whom one person may follow."""
MOST_FOLLOWERS = 200
"""Followers in a person's list."""


class Friends:
    """Reads and changes who follows whom."""

    def __init__(
        self, store: Store, accounts: Accounts, blocks: Blocks, notifications: Notifications, clock: Callable[[], float]
    ) -> None:
        self._store = store
        self._accounts = accounts
        self._blocks = blocks
        self._notifications = notifications
        self._now = clock

    async def follow(self, me: Person, other: int, on: bool) -> None:
        """Follow somebody, or no longer; the first time they are told."""
        if not on:
            await self._store.write(follows.unfollow(me.id, other))
            return
        if other == me.id or await self._accounts.get(other) is None:
            raise trouble(404, "house-no-person")
        if await self._blocks.between(me.id, [other]):
            raise trouble(403, "house-no-follow")
        if len(await follows.followed_by(self._store, me.id)) >= MOST_FOLLOWED:
            raise trouble(409, "house-too-many")
        if await follows.follow(self._store, me.id, other, round(self._now(), 3)):
            said = phrase("house-note-followed", name=said_name(me.name))
            self._notifications.notify(other, "followed", f"person {me.id}", "", said, False)

    async def part(self, person: int, other: int) -> None:
        """One has blocked the other: neither follows the other any more."""
        await self._store.write(follows.unfollow(person, other), follows.unfollow(other, person))

    async def of(self, me: int) -> list[wire.Friend]:
        """Whom a person follows, and who follows that person; without people with whom there is a block."""
        mine = await follows.followed_by(self._store, me)
        back = await follows.followers_of(self._store, me, MOST_FOLLOWERS)
        names = await self._accounts.names([*mine, *back])
        found = []
        for person in dict.fromkeys([*mine, *back]):
            if person not in names or await self._blocks.between(me, [person]):
                continue
            both = person in mine and person in back
            here = both and bool(self._notifications.pages.get(person))
            table = await self._table(person) if here else ""
            name, guest = names[person]
            found.append(wire.Friend(person, name, guest, person in mine, person in back, here, table))
        return sorted(found, key=lambda one: (not one.here, not one.followed))

    async def _table(self, person: int) -> str:
        """A listed table where a person sits now."""
        listed = await tables.list_of_person(self._store, person, 20)
        return next((row.code for row in listed if row.public and row.status in ("waiting", "playing")), "")

    async def invite(self, me: Person, other: int, table: str, game: str, secret: str) -> None:
        """Invite somebody who follows me to a table."""
        if me.id not in await follows.followed_by(self._store, other) or await self._blocks.between(me.id, [other]):
            raise trouble(403, "house-no-friend")
        said = phrase("house-note-invited-by", name=said_name(me.name), game=phrase(f"game-{game}"))
        self._notifications.notify(other, "invited", table, game, said, False, secret)
