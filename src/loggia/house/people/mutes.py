"""Mutes: whose chat a person does not see, at every table."""

from __future__ import annotations

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
