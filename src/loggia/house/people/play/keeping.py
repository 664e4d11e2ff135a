"""What a finished review says about each seat, kept for people's own figures."""

from __future__ import annotations

import msgspec

from loggia.house.store import Store
from loggia.house.store.queries import play


class _Player(msgspec.Struct, frozen=True):
    """The part of a `wire.ReviewedPlayer` that is kept."""

    seat: int
    decisions: int
    loss: list[float]
    points: float


class _Review(msgspec.Struct, frozen=True):
    players: list[_Player]


_REVIEW = msgspec.json.Decoder(_Review)


async def keep_review(store: Store, table: int, told: bytes) -> None:
    """Write what an encoded `wire.MatchReview` says about each seat that had something to decide."""
    await store.write(
        *(
            play.add_review(table, player.seat, player.decisions, player.loss[0], player.points)
            for player in _REVIEW.decode(told).players
            if player.decisions
        )
    )
