"""Mutes and blocks: whose chat a person does not see, and with whom a person does not play."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable

from loggia.house.problems import trouble
from loggia.house.store import Store
from loggia.house.store.queries import people

MOST_MUTED = 500
"""People that one person may mute, or block."""


async def _nobody_else(person: int) -> None:
    """Nobody has to know."""


class PeopleLists:
    """A list of other people for each person, kept in memory once it was asked for."""

    def __init__(
        self,
        store: Store,
        read: Callable[[Store, int], Awaitable[frozenset[int]]],
        write: Callable[[Store, int, int, bool], Awaitable[None]],
    ) -> None:
        self._store = store
        self._read = read
        self._write = write
        self._known: dict[int, frozenset[int]] = {}
        self.on_set: Callable[[int], Awaitable[None]] = _nobody_else
        """Called when a person's list has changed."""

    async def of(self, person: int) -> frozenset[int]:
        """The people on that person's list."""
        known = self._known.get(person)
        if known is None:
            known = self._known[person] = await self._read(self._store, person)
        return known

    async def set(self, person: int, other: int, on: bool) -> frozenset[int]:
        """Put somebody on the person's list, or take them off; returns the list."""
        if on and len(await self.of(person)) >= MOST_MUTED:
            raise trouble(409, "house-too-many")
        await self._write(self._store, person, other, on)
        self.forget(person)
        await self.on_set(person)
        return await self.of(person)

    def forget(self, person: int) -> None:
        """Drop a person's list from memory."""
        self._known.pop(person, None)


class Mutes(PeopleLists):
    """Whom each person has muted."""

    def __init__(self, store: Store) -> None:
        super().__init__(store, people.muted_by, people.set_muted)


class Blocks(PeopleLists):
    """Whom each person has blocked. Somebody whom the host of a table has blocked, or who has blocked the host, cannot
    sit down there; chat goes neither way."""

    def __init__(self, store: Store) -> None:
        super().__init__(store, people.blocked_by, people.set_blocked)

    async def between(self, person: int, others: Iterable[int]) -> bool:
        """Whether the person and one of the others do not play with each other."""
        mine = await self.of(person)
        return any([other in mine or person in await self.of(other) for other in others if other])
