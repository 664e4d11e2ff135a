"""Learns Lucca's values from matches of bots against themselves, and writes them into the game's `learned.json`:

    python -m bench.bots.learn_lucca overlooked --matches 1500 --seats 2
    python -m bench.bots.learn_lucca worths --matches 1500 --seats 2

`overlooked` is the error of the insight: apprentices without learned values play each other, with random errors; for
each row (turns to come, cards in hand) it is the mean of the points that the estimate missed. `worths` are the weights
of facts: quick searches with the values learned so far play each other, so this can be repeated. Every fourth match is
with the Celebration variant. `worths` prints how well the weights predict test matches.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bench.bots.selfplay import TEST_EVERY, Table, centred, fit, ridge
from loggia.bots import Bot, Budget
from loggia.bots.glance import Apprentice
from loggia.bots.searcher import Searcher
from loggia.bots.style import MASTER
from loggia.games.lucca import GAME, LuccaGame
from loggia.games.lucca.insight import learned_weights
from loggia.games.lucca.insight.learned import PositionFacts
from loggia.games.lucca.insight.values import estimate
from loggia.games.lucca.rules.box import Setting
from loggia.games.lucca.rules.state import LuccaState
from loggia.games.lucca.rules.turns import TURNS_A_ROUND
from loggia.kernel import Chance, Move, Sight

SLIPS = 0.15
"""How often an apprentice errs."""
ITERATIONS = (25, 45, 70)
DRAWN = (0.0, 0.04, 0.12)
"""Iterations of the searches of a match, and how often a move is drawn by its weight instead."""
TURNS = (0, 1, 2, 4, 7)
"""The numbers of turns to come at which weights are learned; between them they are interpolated."""
RIDGE = 100.0
"""Strength of the ridge regression."""
TRUST = 0.7
"""The target is this much of the estimate for the same seat one round later; the rest is the final score."""
REPEATS = 4


@dataclass
class TrainingMatch:
    """A finished match: every position in which a seat decided, and the final scores."""

    positions: list[LuccaState]
    scores: tuple[int, ...]


def setting_of(state: LuccaState) -> Setting:
    """The constants of that state's match."""
    return GAME.box.settings[state.seats, state.celebration]


def unlearned() -> LuccaGame:
    """Lucca without learned values: the insight's estimates alone."""
    insight = replace(GAME.insight, values=lambda state: estimate(setting_of(state), state))
    return replace(GAME, insight=insight)


@dataclass(frozen=True)
class PlayStyle:
    """How all seats of a match play. They play alike, so that no fact gets credit for the skill of one bot."""

    game: LuccaGame
    player: Bot
    budget: Budget
    random: Random
    drawn: float = 0.0


def played(habit: PlayStyle, seats: int, seed: str, number: int) -> TrainingMatch:
    """One match."""
    game, random = habit.game, habit.random
    match = game.new(seats, {"celebration": number % 4 == 3}, f"{seed}/{seats}/{number}")
    chance = Chance(f"{seed} {seats} {number}")
    positions = []
    while not match.over:
        state, seat = match.state, match.awaited[0]
        assert isinstance(state, LuccaState)
        if state.order:
            positions.append(state.copy())
        if random.random() < habit.drawn:
            moves = list(game.insight.gist(state, seat))
            move: Move | None = random.choices(moves, game.insight.weigh(state, seat, moves))[0]
        else:
            move = habit.player.think(Sight(match, seat), habit.budget, chance).move
        assert move is not None
        match.play(seat, move)
    assert match.result is not None
    return TrainingMatch(positions, match.result.scores)


# --- errors of the insight --------------------------------------------------------------------------------------------


def learn_overlooked(seats: int, count: int, seed: str) -> list[float]:
    """For each row the mean error of the insight's estimate, in matches of apprentices."""
    game = unlearned()
    habit = PlayStyle(game, Apprentice(mistakes=SLIPS, worlds=1), Budget(), Random(0))
    missed: dict[int, list[float]] = defaultdict(list)
    for number in range(count):
        lesson = played(habit, seats, seed, number)
        turn = -1
        for state in lesson.positions:
            setting, estimates = setting_of(state), estimate(setting_of(state), state)
            # Within a turn the other seats' facts do not change.
            for seat in range(seats) if game.rules.turn(state) != turn else [state.active]:
                row = learned_weights.row_of(setting, state, seat)
                missed[row].append(lesson.scores[seat] - estimates[seat])
            turn = game.rules.turn(state)
    return [round(float(np.mean(missed[row])), 3) for row in range(max(missed) + 1)]


# --- weights of facts -------------------------------------------------------------------------------------------------


def searched(seats: int, count: int, seed: str) -> Iterator[TrainingMatch]:
    """Play `count` matches of quick searches."""
    player = Searcher("pupil", MASTER)
    for number in range(count):
        random = Random(f"lesson {seats} {number}")
        budget, drawn = Budget(iterations=random.choice(ITERATIONS)), random.choice(DRAWN)
        yield played(PlayStyle(GAME, player, budget, random, drawn), seats, seed, number)


def _lines(
    number: int, lesson: TrainingMatch, seats: int, starts: bool
) -> Iterator[tuple[list[float], int, int, int, int, int, int]]:
    """The facts of all seats where a turn begins, or of the mover elsewhere; the match, the turn, the seat, its row,
    and its score then and at the end."""
    turn = -1
    for state in lesson.positions:
        before, turn = turn, GAME.rules.turn(state)
        if starts == (turn != before):
            setting = setting_of(state)
            position = PositionFacts(setting, state)
            for seat in range(seats) if starts else [state.active]:
                row = learned_weights.row_of(setting, state, seat)
                yield position.facts(seat), number, turn, seat, row, state.score(seat), lesson.scores[seat]


class SampleTable:
    """The samples of `_lines` as columns."""

    def __init__(self, lessons: Sequence[TrainingMatch], seats: int, starts: bool) -> None:
        lines = [line for number, lesson in enumerate(lessons) for line in _lines(number, lesson, seats, starts)]
        facts, lesson_of, time_of, seat_of, row_of, now_of, then_of = zip(*lines, strict=True)
        self.facts: Table = np.array(facts, dtype=float)
        self.lesson, self.row = np.array(lesson_of), np.array(row_of)
        self.now, self.then = np.array(now_of, dtype=float), np.array(then_of, dtype=float)
        self.position: NDArray[np.int64] = np.arange(len(lines)) // seats
        self.tested = self.lesson % TEST_EVERY == 0
        places = {key: at for at, key in enumerate(zip(lesson_of, time_of, seat_of, strict=True))}
        keys = zip(lesson_of, time_of, seat_of, strict=True)
        self.later = np.array([places.get((number, time + TURNS_A_ROUND, seat), -1) for number, time, seat in keys])
        """Index of the same seat's sample one round later; -1: none."""


class FittedWeights:
    """The weights at each of `TURNS`, learned from the differences between the seats of a position."""

    def __init__(self, sheet: SampleTable, taught: NDArray[np.bool_], size: int) -> None:
        self.sheet, self.taught, self.size = sheet, taught, size
        spread = sheet.facts.std(0)
        self.spread = np.where(spread < 1e-9, 1.0, spread)
        self.wide = self.spread_out(self.less_mean(sheet.facts), sheet.row)
        target = sheet.then
        for _ in range(REPEATS):
            self.learn(target - sheet.now)
            later = np.where(sheet.later < 0, sheet.then, self.guess[sheet.later])
            target = TRUST * later + (1 - TRUST) * sheet.then

    def less_mean(self, columns: Table) -> Table:
        """The columns less their mean in each row, because facts are only comparable at the same time of a match."""
        found = columns.copy()
        for row in set(self.sheet.row):
            here = self.sheet.row == row
            found[here] -= columns[here & self.taught].mean(0)
        return found

    def spread_out(self, facts: Table, rows: NDArray[np.int64]) -> Table:
        """The facts once for each of `TURNS`, multiplied by the interpolation weight of the sample's row."""
        left = rows // self.size + rows % self.size / self.size
        hats = [np.interp(left, TURNS, hat) for hat in np.eye(len(TURNS))]
        return np.concatenate([facts / self.spread * hat[:, None] for hat in hats], axis=1)

    def learn(self, points: Table) -> None:
        """Fit the weights to these future points, and the resulting estimate of every sample."""
        sheet, taught = self.sheet, self.taught
        missing = self.less_mean(points)
        lines, wanted = centred(self.wide, sheet.position), centred(missing, sheet.position)
        self.weights = ridge(lines[taught], wanted[taught], RIDGE)
        self.guess = sheet.now + points - missing + self.wide @ self.weights

    def row(self, row: int) -> Table:
        """The weights of a row, all but its constant."""
        return self.spread_out(np.eye(len(self.spread)), np.full(len(self.spread), row)) @ self.weights


def learn_worths(seats: int, count: int, seed: str) -> list[list[float]]:
    """For each row the weight of each fact, from matches of quick searches."""
    return worths(list(searched(seats, count, seed)), seats)


def worths(lessons: Sequence[TrainingMatch], seats: int) -> list[list[float]]:
    """For each row the weight of each fact; prints how well these predict the test matches."""
    setting = setting_of(lessons[0].positions[0])
    sheet = SampleTable(lessons, seats, starts=True)
    test, size = sheet.tested, setting.triplet_size + 1
    guess = FittedWeights(sheet, ~test, size).guess
    truth = centred(sheet.then, sheet.position)[test]
    known = np.array([GAME.insight.judge(state) for lesson in lessons for state in _starts(lesson)]).reshape(-1)
    before, after = (fit(centred(one, sheet.position)[test], truth) for one in (known, guess))
    print(f"{seats} seats, {len(lessons)} matches: explained {before:.3f} before, {after:.3f} learned", flush=True)
    pupil = FittedWeights(sheet, np.ones_like(test), size)
    aside = SampleTable(lessons, seats, starts=False)
    rows = []
    for row in range(setting.rounds * size + 1):
        lines = sheet if row % size == 0 else aside
        rows.append(_finished(pupil.row(row), lines, lines.row == row))
    return rows


def _starts(lesson: TrainingMatch) -> list[LuccaState]:
    """The positions in which a turn begins."""
    turns = [-1, *(GAME.rules.turn(state) for state in lesson.positions)]
    return [state for state, before in zip(lesson.positions, turns, strict=False) if GAME.rules.turn(state) != before]


def _finished(weights: Table, sheet: SampleTable, here: NDArray[np.bool_]) -> list[float]:
    """A row's weights with the constant (first) and the weight of the hand (last) fitted to the samples of that row."""
    weights[0] = weights[-1] = 0.0
    facts, points = sheet.facts[here], sheet.then[here] - sheet.now[here]
    rest = points - facts @ weights
    hand = facts[:, -1]
    if hand.std() > 1e-9:
        weights[-1] = np.cov(hand, rest)[0, 1] / hand.var(ddof=1)
    weights[0] = (rest - hand * weights[-1]).mean()
    return [round(float(weight), 4) for weight in weights]


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.bots.learn_lucca")
    parser.add_argument("part", choices=("overlooked", "worths"))
    parser.add_argument("--matches", type=int, default=1500)
    parser.add_argument("--seats", default="2,3,4,5")
    parser.add_argument("--seed", default="second")
    given = parser.parse_args()
    path = Path(learned_weights.__file__).parent / learned_weights.FILE
    kept: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    learn = learn_overlooked if given.part == "overlooked" else learn_worths
    for seats in given.seats.split(","):
        kept[seats][given.part] = learn(int(seats), given.matches, given.seed)
        path.write_text(json.dumps(dict(sorted(kept.items())), separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
