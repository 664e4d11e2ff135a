"""Who asks something of a table."""

from __future__ import annotations

import secrets

import msgspec

from loggia.house.store.queries.people import Person
from loggia.house.tables.live_table import LiveTable, Watcher


class Asker(msgspec.Struct, frozen=True):
    """A person or a visitor, the invite that was shown, and the page, if the request came through a socket."""

    person: Person | None
    visitor: str
    """For rate limits: the person's number or the address."""
    invite: str = ""
    page: Watcher | None = None

    @property
    def id(self) -> int:
        """The person's number, 0 for a visitor."""
        return self.person.id if self.person else 0

    def may_open(self, live: LiveTable) -> bool:
        """Whether the asker may see all of a finished match: sat there, or everybody may."""
        return live.state.shared or (bool(self.id) and self.id in live.state.voters)

    def may_see(self, live: LiveTable) -> bool:
        """Whether the asker may see a table: it is public, the asker's own, or the invite is right."""
        state = live.state
        if state.public or (self.id and (self.id == state.host or state.seat_of(self.id) >= 0)):
            return True
        if self.id and any(seat.kept == self.id for seat in state.seats):
            return True
        return bool(self.invite) and secrets.compare_digest(self.invite.encode(), state.setup.invite.encode())
