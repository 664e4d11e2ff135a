"""Mutes and blocks: whose chat a person does not see, and with whom a person does not play."""

from __future__ import annotations

from collections.abc import Iterable

from loggia.house.problems import trouble
from loggia.house.store import Store, people

MOST_MUTED = 500
"""People that one person may mute."""


class Mutes:
    """Keeps the mutes of everybody who was here since the start in memory."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[int, frozenset[int]] = {}

    async def of(self, person: int) -> frozenset[int]:
        """Whom that person has muted."""
        known = self._known.get(person)
        if known is None:
            known = self._known[person] = await people.muted_by(self._store, person)
        return known

    async def set(self, person: int, other: int, on: bool) -> frozenset[int]:
        """Mute somebody, or no longer; all whom the person has muted now."""
        if on and len(await self.of(person)) >= MOST_MUTED:
            raise trouble(409, "house-too-many")
        await people.set_muted(self._store, person, other, on)
        self.forget(person)
        return await self.of(person)

    def forget(self, person: int) -> None:
        """Drop a person's mutes from memory."""
        self._known.pop(person, None)


class Blocks:
    """Who has blocked whom. Somebody whom the host of a table has blocked, or who has blocked the host, cannot sit down
    there; chat goes neither way."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[int, frozenset[int]] = {}

    async def of(self, person: int) -> frozenset[int]:
        """Whom that person has blocked."""
        known = self._known.get(person)
        if known is None:
            known = self._known[person] = await people.blocked_by(self._store, person)
        return known

    async def between(self, person: int, others: Iterable[int]) -> bool:
        """Whether the person and one of the others do not play with each other."""
        mine = await self.of(person)
        return any([other in mine or person in await self.of(other) for other in others if other])

    async def set(self, person: int, other: int, on: bool) -> frozenset[int]:
        """Block somebody, or no longer; all whom the person has blocked now."""
        if on and len(await self.of(person)) >= MOST_MUTED:
            raise trouble(409, "house-too-many")
        await people.set_blocked(self._store, person, other, on)
        self.forget(person)
        return await self.of(person)

    def forget(self, person: int) -> None:
        """Drop a person's blocks from memory."""
        self._known.pop(person, None)
