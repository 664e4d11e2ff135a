"""Learning a game's values: matches of quick bots against themselves, and ridge regression.

All seats of a match play in the same style; otherwise a fact would get credit for the skill of the bots that prefer it.
The regression is of differences between the seats of one position, because only those tell who will win.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from loggia.bots.standings import lead
from loggia.games import game as find_game
from loggia.kernel import SILENCE, AnyGame, Chance, Move, State

MOST_LOOKAHEADS = 14
"""How many of the moves with the highest weights are evaluated one move ahead."""
HOPELESS = 1e-3
"""Moves with less than this part of the highest weight are not evaluated."""
TEST_EVERY = 5
"""One match in so many is kept for testing."""

Table = NDArray[np.float64]


@dataclass(frozen=True)
class PlayStyle:
    """How all seats of a match play."""

    slips: float
    """How often a move is drawn by its weight alone."""
    noise: float
    """Standard deviation, in points, that is added to each evaluation."""


@dataclass
class TrainingMatch:
    """A finished match: its positions between two turns, the final scores and the number of turns."""

    positions: list[State]
    scores: tuple[int, ...]
    turns: int


def matches(
    name: str, seats: int, options: Mapping[str, Any], count: int, noise: float, seed: str
) -> Iterator[TrainingMatch]:
    """Play `count` matches of quick bots against themselves."""
    game = find_game(name)
    for number in range(count):
        random = Random(f"{seed} {number}")
        habit = PlayStyle(random.choice((0.02, 0.05, 0.1)), noise * random.choice((0.3, 1.0, 2.0)))
        yield _match(game, seats, options, habit, random, Chance(f"{seed} {number}"))


def _match(
    game: AnyGame, seats: int, options: Mapping[str, Any], habit: PlayStyle, random: Random, chance: Chance
) -> TrainingMatch:
    state = game.new(seats, dict(options), random.randrange(1 << 30)).imagine(0, chance).state
    positions: list[State] = []
    turn = -1
    while awaited := game.rules.awaited(state):
        if game.rules.turn(state) != turn:
            positions.append(state.copy())
            turn = game.rules.turn(state)
        seat = awaited[0]
        moves = game.insight.gist(state, seat)
        move = moves[0] if len(moves) == 1 else _decide(game, state, seat, list(moves), habit, random, chance)
        game.rules.advance(state, seat, move, chance, SILENCE)
    result = game.rules.result(state)
    assert result is not None
    return TrainingMatch(positions, result.scores, game.rules.turn(state))


def _decide(
    game: AnyGame, state: State, seat: int, moves: list[Move], habit: PlayStyle, random: Random, chance: Chance
) -> Move:
    weights = game.insight.weigh(state, seat, moves)
    top = max(weights)
    if random.random() < habit.slips:
        return random.choices(moves, [(weight / top) ** 2 for weight in weights])[0]
    order = sorted(range(len(moves)), key=weights.__getitem__, reverse=True)[:MOST_LOOKAHEADS]
    best, best_worth = moves[order[0]], -1e9
    for at in order:
        if weights[at] < HOPELESS * top:
            break
        twin = state.copy()
        game.rules.advance(twin, seat, moves[at], chance, SILENCE)
        worth = lead(game.insight.values(twin), seat) + random.gauss(0.0, habit.noise) + 0.01 * weights[at] / top
        if worth > best_worth:
            best, best_worth = moves[at], worth
    return best


# --- regression -------------------------------------------------------------------------------------------------------


class Sample(NamedTuple):
    """One seat in one position: its features (`facts`), the share of the match that is left, and points."""

    lesson: int
    position: int
    facts: Sequence[float]
    left: float
    hand: float
    """Points that are certain."""
    guess: float
    """The final score as the insight estimates it."""
    truth: float
    """The final score."""


class SampleTable:
    """Samples as columns; each value less the mean over the seats of its position."""

    def __init__(self, lines: Iterable[Sample]) -> None:
        lesson, position, facts, left, hand, guess, truth = zip(*lines, strict=True)
        of = np.array(position)
        self.facts = centred(np.array(facts, dtype=float), of)
        self.left = np.array(left)
        self.hand, self.guess, self.truth = (centred(np.array(one, dtype=float), of) for one in (hand, guess, truth))
        self.tested = np.array(lesson) % TEST_EVERY == 0

    def learn(self, title: str, knots: Sequence[float], strength: float) -> list[Table]:
        """The weights at each of these shares of the match that is left (`knots`).

        Prints how well weights learned without the test matches predict those; then learns from all matches.
        """
        hats = [np.interp(self.left, knots, hat) for hat in np.eye(len(knots))]
        wide = np.concatenate([self.facts * hat[:, None] for hat in hats], axis=1)
        to_come, test = self.truth - self.hand, self.tested
        guess = self.hand + wide @ ridge(wide[~test], to_come[~test], strength)
        print(
            f"{title}: explained by the insight {fit(self.guess[test], self.truth[test]):.3f}, "
            f"learned {fit(guess[test], self.truth[test]):.3f}",
            flush=True,
        )
        return np.split(ridge(wide, to_come, strength), len(knots))


def centred(rows: Table, positions: NDArray[np.int64]) -> Table:
    """The rows less the mean over all seats of their position."""
    sums = np.zeros((int(positions.max()) + 1, *rows.shape[1:]))
    np.add.at(sums, positions, rows)
    counts = np.bincount(positions)
    means = sums / counts.reshape(-1, *[1] * (rows.ndim - 1))
    return rows - means[positions]


def ridge(facts: Table, wanted: Table, strength: float) -> Table:
    """Ridge regression: the weights of the facts that best give `wanted`, kept small by `strength`."""
    weights = np.linalg.solve(facts.T @ facts + strength * np.eye(facts.shape[1]), facts.T @ wanted)
    return np.asarray(weights, dtype=np.float64)


def fit(guess: Table, truth: Table) -> float:
    """The part of the variance that a guess explains (R squared)."""
    return float(1 - ((truth - guess) ** 2).sum() / max((truth**2).sum(), 1e-9))


def keep(path: Path, found: Mapping[str, Mapping[str, list[float]]]) -> None:
    """Write the learned weights, one line for each row."""
    lines = [
        f' "{key}": {{\n' + ",\n".join(f'  "{part}": {json.dumps(row)}' for part, row in rows.items()) + "\n }"
        for key, rows in sorted(found.items())
    ]
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def train(path: Path, seats: Iterable[int], learn: Callable[[int, int, str], Mapping[str, Table]]) -> None:
    """The command line of `learn_GAME`: learn the weights for each number of seats and write them to `path`."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--matches", type=int, default=900, help="for two; a third of it for more")
    parser.add_argument("--seats", default=",".join(map(str, seats)))
    parser.add_argument("--seed", default="lesson")
    given = parser.parse_args()
    found = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    for number in map(int, given.seats.split(",")):
        rows = learn(number, given.matches if number == 2 else given.matches // 3, given.seed)
        found[str(number)] = {part: [round(float(weight), 4) for weight in row] for part, row in rows.items()}
        keep(path, found)
