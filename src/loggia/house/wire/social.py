"""The archive of matches that everybody may see, the best players, and friends."""

from __future__ import annotations

from loggia.house.wire.basic import Wire


class ArchivedSeat(Wire, frozen=True):
    """Who sat where, and how it ended: a person (0 for a bot, or for somebody who is gone), or a bot of a level."""

    person: int
    name: str
    level: str
    score: int
    rank: int


class ArchivedMatch(Wire, frozen=True):
    """A finished match that everybody may see: watch it at `/replay/{table}`."""

    table: str
    game: str
    ended: float
    rated: bool
    options: dict[str, bool | int | str]
    seats: list[ArchivedSeat]


class ArchivePage(Wire, frozen=True):
    """Shared matches, newest first; `next` is the `before` of the next page, 0 at the end."""

    matches: list[ArchivedMatch]
    next: float


class Leader(Wire, frozen=True):
    """One of the best: by rating, or (against bots of a level) by matches won."""

    person: int
    name: str
    matches: int
    won: int
    rating: int
    give_or_take: int


class Leaders(Wire, frozen=True):
    """The best players of a game, the best first. Empty `level`: by rating in matches between people."""

    game: str
    level: str
    leaders: list[Leader]


class Friend(Wire, frozen=True):
    """Somebody whom I follow or who follows me. Whether they are here is told only where both follow each other."""

    id: int
    name: str
    guest: bool
    followed: bool
    follows_me: bool
    here: bool
    table: str
    """A listed table where they sit now; empty for none."""


class FriendList(Wire, frozen=True):
    """Whom I follow, those who are here first; and then who follows me."""

    friends: list[Friend]


class Follow(Wire, frozen=True):
    """Follow a person, or no longer."""

    on: bool = True
