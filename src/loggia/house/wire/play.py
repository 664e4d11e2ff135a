"""How a person plays: figures over finished matches, for plots."""

from __future__ import annotations

from loggia.house.wire.basic import Say, Wire


class Tally(Wire, frozen=True):
    """Matches of one kind. `fair` are the wins of somebody who wins as often as everybody else at the table."""

    played: int
    won: int
    fair: float


class GameTally(Wire, frozen=True):
    """The matches of a game."""

    game: str
    tally: Tally


class OpponentTally(Wire, frozen=True):
    """The matches against one kind of opponents: `people`, a level of bots, or `mixed` (bots of several levels)."""

    against: str
    tally: Tally


class SeatTally(Wire, frozen=True):
    """The matches in one seat, from 0, of a table for so many players."""

    players: int
    seat: int
    tally: Tally


class OpeningTally(Wire, frozen=True):
    """The matches that began in one way."""

    say: Say
    tally: Tally


class FormPoint(Wire, frozen=True):
    """The share of wins over the last matches up to one of them, and the fair share over the same matches."""

    at: float
    share: float
    fair: float
    matches: int


class RatingPoint(Wire, frozen=True):
    """The rating after a rated match."""

    at: float
    rating: int


class ErrorPoint(Wire, frozen=True):
    """What the review of a match found, and the mean over the last reviewed matches up to it."""

    at: float
    table: str
    decisions: int
    loss: float
    """Chance to win lost per decision with a real choice."""
    points: float
    mean: float
    """Of `loss`, each match by its decisions."""


class ExercisePoint(Wire, frozen=True):
    """An answered exercise: my rating at exercises of the game after it."""

    at: float
    solved: bool
    rating: int


class PlayChoice(Wire, frozen=True):
    """Which matches: of a game, with so many players (0: any), against one kind of opponents (empty: any)."""

    game: str
    players: int
    against: str


class PlayFigures(Wire, frozen=True):
    """How a person plays, from the matches that the viewer may know of.

    Everything but `games` is about the chosen game (empty: nothing was played); `tally`, `form`, `errors`,
    `openings` and `unreviewed` only about the chosen number of players and kind of opponents.
    """

    id: int
    choice: PlayChoice
    games: list[GameTally]
    opponents: list[OpponentTally]
    seats: list[SeatTally]
    tally: Tally
    """Of the choice."""
    form: list[FormPoint]
    rating: list[RatingPoint]
    errors: list[ErrorPoint]
    openings: list[OpeningTally]
    exercises: list[ExercisePoint]
    """The game's exercises that I have answered; empty about others."""
    unreviewed: list[str]
    """The newest matches of the choice that have no review and that the viewer may review."""
    older: bool
    """Whether there are older matches that are not counted."""


class PlayedMatch(Wire, frozen=True):
    """A finished match of mine with all that my page shows of it, for download."""

    table: str
    game: str
    ended: str
    """ISO 8601, UTC."""
    players: int
    seat: int
    """From 1."""
    against: str
    rated: bool
    score: int
    rank: int
    rating_change: int
    decisions: int
    lost_chance: float
    """Chance to win lost per decision; 0 without a review, as `decisions`."""
    lost_points: float
    opening: str
    """How I opened, in words."""


class PlayedMatches(Wire, frozen=True):
    """All finished matches of mine, newest first."""

    matches: list[PlayedMatch]
