"""Profiles: what a person has played, and all that the house keeps about them."""

from __future__ import annotations

import asyncio

import msgspec

from loggia.house import wire
from loggia.house.people.accounts import Accounts
from loggia.house.people.ratings import Ratings
from loggia.house.store import Store
from loggia.house.store.queries import chat, export, follows, notes, ratings, sessions, studies, tables
from loggia.house.store.queries.exercises import exercises_solved
from loggia.house.store.queries.people import Person

FOR_EVER = 1e18
"""A time that is after everything."""
EXPORTED = 10_000
"""Finished matches in an export."""


class Profiles:
    """Reads what people have done."""

    def __init__(self, store: Store, accounts: Accounts, rated: Ratings) -> None:
        self._store = store
        self._accounts = accounts
        self._ratings = rated

    async def matches(self, person: int, before: float, viewer: int, most: int) -> wire.History:
        """Finished matches of a person before a time, newest first; private tables only for those who sat there."""
        found = await ratings.history(self._store, person, before, viewer, most)
        shown = []
        for match in found:
            names = await self._accounts.names(seat.person for seat in match.seats)
            shown.append(
                wire.Past(
                    match.table,
                    match.game,
                    match.ended,
                    match.rated,
                    [names.get(s.person, ("", True))[0] if s.person else f"bot:{s.level}" for s in match.seats],
                    match.seat,
                    match.result.scores,
                    match.result.ranks,
                    match.rank,
                    match.change,
                    match.open,
                )
            )
        return wire.History(shown, found[-1].ended if len(found) == most else 0)

    async def profile(self, person: Person) -> wire.Profile:
        """A person's page."""
        (played, won), rated = await asyncio.gather(ratings.count(self._store, person.id), self._ratings.of(person.id))
        return wire.Profile(person.id, person.name, not person.account, person.made, rated, played, won)

    async def export(self, me: wire.Me, person: Person, noted: list[wire.OneNote]) -> wire.Export:
        """All that the house keeps about a person."""
        lines = await chat.of_person(self._store, person.id)
        opened = await sessions.of_person(self._store, person.id)
        return wire.Export(
            me,
            person.made,
            await self._ratings.of(person.id),
            (await self.matches(person.id, FOR_EVER, person.id, EXPORTED)).matches,
            await tables.codes_of_person(self._store, person.id),
            [{"table": line.table, "at": line.at, "text": line.text} for line in lines],
            noted,
            [{"since": session.made, "seen": session.seen, "device": session.device} for session in opened],
            await export.entries(self._store, person.id),
            await export.orders(self._store, person.id),
            [browser.endpoint for browser in await notes.subscriptions(self._store, person.id)],
            await export.reports(self._store, person.id),
            await follows.followed_by(self._store, person.id),
            await export.conduct(self._store, person.id),
            [msgspec.structs.asdict(one) for one in await exercises_solved(self._store, person.id)],
            await studies.exported(self._store, person.id),
        )
