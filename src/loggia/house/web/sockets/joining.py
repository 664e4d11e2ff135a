"""Joining the other workers of a house on PostgreSQL, before the first request."""

from __future__ import annotations

from typing import Any

from loggia.house.house import House
from loggia.house.tables.actions.asker import Asker
from loggia.house.tables.live_table import LiveTable
from loggia.house.web.sockets.forwarding import forward


async def join_club(house: House) -> None:
    """Become a member, and have the parts of the house ask it."""
    from loggia.house.web.sockets.member import ClubMember

    club = ClubMember(house)
    await club.open()
    house.club = club
    house.live_tables.ownership = club
    house.notifications.show_elsewhere = club.shared.show
    house.limiter.tell_others = club.shared.count

    async def send_on(what: str, live: LiveTable, body: bytes, asker: Asker) -> Any:
        return await forward(club.link, what, live, body, asker)

    house.actions.forward = send_on
