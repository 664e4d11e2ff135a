"""Reviews of finished matches."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from loggia.house.wire.basic import Say, Wire

Pair = list[float]
"""A mean and its standard error."""


class ReviewedMove(Wire, frozen=True):
    """A move of a decision: the mover's chance to win after it, and what it costs beside the best one."""

    text: str
    say: Say
    chance: float
    loss: Pair
    """In chance to win."""
    points: Pair
    played: bool
    why: Say


class ReviewedDeal(Wire, frozen=True):
    """A deal that a step settled: what it was worth to each of its parties."""

    parties: list[int]
    gains: list[Say]


class ReviewedStep(Wire, frozen=True):
    """One move: what it did to every seat's chance to win, by choice and by luck; `moves` best first."""

    number: int
    seat: int
    text: str
    say: Say
    choice: list[float]
    luck: list[float]
    mark: Literal["", "slip", "error", "blunder"]
    real: bool
    """Whether it was a decision with a real choice."""
    loss: Pair | None
    points: Pair | None
    moves: list[ReviewedMove]
    deal: ReviewedDeal | None
    prices: Say | None
    """Of a deal or a proposal: what would have suited both sides."""
    why: Say | None
    """Of a mistake: what speaks for the best move beside it."""
    came: Say | None
    """What came to light with the move: a roll, a new tile, the terms of a deal."""


class ReviewedPlayer(Wire, frozen=True):
    """A seat's match: what it began with, and what its own choices, chance and the others' choices brought."""

    seat: int
    prior: float
    own: Pair
    chance: Pair
    others: Pair
    result: float
    adjusted: float
    """The result without luck."""
    decisions: int
    loss: Pair
    """Chance to win lost per decision with a real choice."""
    points: float
    marks: dict[str, int]


class TurningMove(Wire, frozen=True):
    """One of the moves that changed most."""

    number: int
    seat: int
    say: Say


class MatchReview(Wire, frozen=True):
    """A reviewed match. `chances` are each seat's before every move and at the end, from what that seat knew; while the
    review is made, only as far as it has got."""

    form: int
    game: str
    seats: int
    digest: str
    judge: str
    """The level whose playouts judge."""
    done: float
    scores: list[int]
    winners: list[int]
    chances: list[list[float]]
    players: list[ReviewedPlayer]
    steps: list[ReviewedStep]
    turning: list[TurningMove]


class ReviewNow(Wire, frozen=True):
    """A review as far as it is made: `done` goes from 0 to 1; there is nothing at first. Ask again until it is 1."""

    done: float
    review: MatchReview | None


class PlayFrom(Wire, frozen=True):
    """A match against bots that begins with the first moves of another one.

    `as-was`: with the same deal and the same dice to come, only after the end of that match. `imagined`: what the seat
    could not know then is dealt anew, and so is chance.
    """

    record: Annotated[str, Meta(min_length=1, max_length=512_000)]
    move: Annotated[int, Meta(ge=0, le=10_000)]
    """How many of its moves."""
    seat: Annotated[int, Meta(ge=0, le=15)]
    level: Annotated[str, Meta(max_length=40)] = ""
    lang: Annotated[str, Meta(max_length=12)] = "en"
    """The language of a visitor who becomes a guest."""
    hidden: Literal["as-was", "imagined"] = "as-was"
