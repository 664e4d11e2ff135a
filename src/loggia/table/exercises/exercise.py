"""Exercise files: `games/NAME/exercises/*.json`, written by `python -m bench.exercises NAME`, read here.

The head names the game, the revision of its rules and how the file was made (`made`). `matches` holds the beginnings of
bots' matches (seats, options, seed, moves in the notation), `exercises` the decisions: which match, after how many
moves, whose decision, theme and level, and either

- `right`: the right moves, the best first; `glance`: what looks best at once; `moves`: every choice with its loss in
  chance to win and in points, each with its standard error; `why`: by wrong move, what the best has over it; `part`:
  where only some of the choices are asked for (in Genoa's talks the tower's way), the name of the question; or
- a price (`buying`, `proposal`, `about`, `partner`, `range`, `mine`, `theirs`, `prices`): what to bid, or to ask.

Reasons are phrases: ids of words with their facts.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

from loggia import games
from loggia.kernel import BadRecord, Match, Phrase, Record, replay

FORM = 1
"""The version of the files that this program reads."""
LEVELS = (1, 2, 3)
KEPT = 96
"""Positions that are kept in memory: a replay of many moves takes its time."""


class BadExercise(ValueError):
    """An exercise file that does not fit the game; says where."""


@dataclass(frozen=True)
class WeighedAnswer:
    """A move and what it loses beside the best."""

    text: str
    loss: float
    """Chance to win, 0 to 1."""
    error: float
    points: float
    points_error: float


@dataclass(frozen=True)
class PricedAnswer:
    """A price and what it loses beside the best one."""

    price: int
    loss: float
    error: float
    taken: float
    """In which part of the worlds the partner takes it."""


@dataclass(frozen=True)
class PriceQuestion:
    """What to bid for something, or to ask for it."""

    buying: bool
    """Whether the seat bids; else it asks."""
    proposal: str
    """The move in the notation, with `{}` for the price."""
    about: Phrase
    """What is on sale."""
    partner: int
    least: int
    """The right prices: from here"""
    most: int
    """to here."""
    mine: int
    """What it is worth to the seat: the most to pay for a bidder, the least to take for the seller."""
    theirs: int
    prices: tuple[PricedAnswer, ...]

    @property
    def best(self) -> PricedAnswer:
        """The best price."""
        return min(self.prices, key=lambda one: one.loss)


@dataclass(frozen=True)
class Exercise:
    """One decision to be found."""

    game: str
    id: str
    record: Record
    """The beginning of the match, at least up to the decision."""
    at: int
    """How many moves are played before it."""
    seat: int
    theme: str
    level: int
    right: tuple[str, ...] = ()
    glance: str = ""
    moves: tuple[WeighedAnswer, ...] = ()
    why: Mapping[str, tuple[Phrase, ...]] | None = None
    price: PriceQuestion | None = None
    part: str = ""
    """The part of the choices that is asked for; empty for all of them."""

    @property
    def key(self) -> str:
        """Its name among the exercises of all games."""
        return f"{self.game}/{self.id}"

    @property
    def position(self) -> Match:
        """The match before the decision: a copy of one's own."""
        return _position(self.game, self.id).copy()


@cache
def exercises(game: str) -> dict[str, Exercise]:
    """All exercises of a game by id; empty where it has none."""
    games.game(game)
    folder = files(f"loggia.games.{game}") / "exercises"
    if not folder.is_dir():
        return {}
    found: dict[str, Exercise] = {}
    for path in sorted(folder.iterdir(), key=lambda one: one.name):
        if not path.name.endswith(".json"):
            continue
        try:
            for one in _file(game, json.loads(path.read_text(encoding="utf-8"))):
                if one.id in found:
                    raise BadExercise(f"{one.id} twice")
                found[one.id] = one
        except (KeyError, TypeError, ValueError) as error:
            raise BadExercise(f"{game}/exercises/{path.name}: {error!r}") from error
    return found


def exercise(game: str, id: str) -> Exercise | None:
    """The exercise of that name."""
    return exercises(game).get(id)


def themes(game: str) -> list[str]:
    """The themes of a game's exercises."""
    return sorted({one.theme for one in exercises(game).values()})


def _file(game: str, data: Mapping[str, Any]) -> list[Exercise]:
    ours = games.game(game)
    if data["form"] != FORM or data["game"] != game or data["revision"] != ours.revision:
        raise BadExercise(f"of {data['game']} revision {data['revision']}, not of {game} {ours.revision}")
    records = {name: _record(game, ours.revision, one) for name, one in data["matches"].items()}
    return [_exercise(game, records[one["match"]], one) for one in data["exercises"]]


def _record(game: str, revision: int, data: Mapping[str, Any]) -> Record:
    moves = []
    for line in data["moves"]:
        seat, _, text = line.partition(" ")
        moves.append((int(seat), text))
    return Record(game, revision, data["seats"], data["seed"], tuple(moves), dict(data.get("options", {})))


def _exercise(game: str, record: Record, data: Mapping[str, Any]) -> Exercise:
    at, seat, level = data["at"], data["seat"], data["level"]
    if not 0 <= at <= len(record.moves) or not 0 <= seat < record.seats or level not in LEVELS:
        raise BadExercise(f"{data['id']}: no such place")
    if "prices" in data:
        least, most = data["range"]
        price = PriceQuestion(
            data["buying"], data["proposal"], Phrase.read(data["about"]), data["partner"], least, most,
            data["mine"], data["theirs"],
            tuple(PricedAnswer(*one) for one in data["prices"]),
        )  # fmt: skip
        return Exercise(game, data["id"], record, at, seat, data["theme"], level, price=price)
    return Exercise(
        game, data["id"], record, at, seat, data["theme"], level, tuple(data["right"]), data["glance"],
        tuple(WeighedAnswer(*one) for one in data["moves"]),
        {text: tuple(Phrase.read(one) for one in found) for text, found in data["why"].items()},
        part=data.get("part", ""),
    )  # fmt: skip


@lru_cache(maxsize=KEPT)
def _position(game: str, id: str) -> Match:
    one = exercises(game)[id]
    try:
        return replay(games.game(game), one.record, one.at)
    except BadRecord as error:
        raise BadExercise(f"{one.key}: {error}") from error
