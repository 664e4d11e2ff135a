"""Learns Lucca's values from matches of the house with itself, and writes them into the room's `learned.json`:

    python -m bench.bots.learn_lucca overlooked --matches 1500 --seats 2
    python -m bench.bots.learn_lucca worths --matches 1500 --seats 2

First what the insight overlooks: apprentices that know nothing of what was learned before play each other, with slips;
for each row (turns to come, cards in hand) the mean of the points that it missed. Then what facts are worth: quick
searches with the values learned so far play each other, so this can be taught again and again. Every fourth match is
with the Celebration variant. Both say what they are worth in matches that were kept aside.
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

from bench.bots.selfplay import HELD_OUT, Table, centred, fit, ridge
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
"""How long the searches of a match think, and how often a move is drawn by the insight's glance instead."""
TURNS = (0, 1, 2, 4, 7)
"""Weights are learned at so many turns to come, and mixed between."""
RIDGE = 100.0
"""How many lines of nothing the weights are held back by."""
TRUST = 0.7
"""How far a line believes what was learned about the same seat one round later, rather than the final score."""
REPEATS = 4


@dataclass
class Lesson:
    """A match that was played: every position in which somebody decided, and what came of it."""

    positions: list[LuccaState]
    scores: tuple[int, ...]


def setting_of(state: LuccaState) -> Setting:
    """What stays the same during that state's match."""
    return GAME.box.settings[state.seats, state.celebration]


def unlearned() -> LuccaGame:
    """Lucca as it was before anything was learned: the insight alone."""
    insight = replace(GAME.insight, values=lambda state: estimate(setting_of(state), state))
    return replace(GAME, insight=insight)


@dataclass(frozen=True)
class Habit:
    """How all seats of a match play: with unlike seats, facts are praised for the skill of those who like them."""

    game: LuccaGame
    player: Bot
    budget: Budget
    random: Random
    drawn: float = 0.0


def played(habit: Habit, seats: int, seed: str, number: int) -> Lesson:
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
    return Lesson(positions, match.result.scores)


# --- what the insight overlooks ---------------------------------------------------------------------------------------


def learn_overlooked(seats: int, count: int, seed: str) -> list[float]:
    """For each row the points that the insight misses, in matches of apprentices."""
    game = unlearned()
    habit = Habit(game, Apprentice(mistakes=SLIPS, worlds=1), Budget(), Random(0))
    missed: dict[int, list[float]] = defaultdict(list)
    for number in range(count):
        lesson = played(habit, seats, seed, number)
        turn = -1
        for state in lesson.positions:
            setting, estimates = setting_of(state), estimate(setting_of(state), state)
            # Within a turn nothing changes for the others.
            for seat in range(seats) if game.rules.turn(state) != turn else [state.active]:
                row = learned_weights.row_of(setting, state, seat)
                missed[row].append(lesson.scores[seat] - estimates[seat])
            turn = game.rules.turn(state)
    return [round(float(np.mean(missed[row])), 3) for row in range(max(missed) + 1)]


# --- what facts are worth ---------------------------------------------------------------------------------------------


def searched(seats: int, count: int, seed: str) -> Iterator[Lesson]:
    """So many matches of quick searches."""
    player = Searcher("pupil", MASTER)
    for number in range(count):
        random = Random(f"lesson {seats} {number}")
        budget, drawn = Budget(iterations=random.choice(ITERATIONS)), random.choice(DRAWN)
        yield played(Habit(GAME, player, budget, random, drawn), seats, seed, number)


def _lines(
    number: int, lesson: Lesson, seats: int, starts: bool
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


class Sheet:
    """Such lines as columns."""

    def __init__(self, lessons: Sequence[Lesson], seats: int, starts: bool) -> None:
        lines = [line for number, lesson in enumerate(lessons) for line in _lines(number, lesson, seats, starts)]
        facts, lesson_of, time_of, seat_of, row_of, now_of, then_of = zip(*lines, strict=True)
        self.facts: Table = np.array(facts, dtype=float)
        self.lesson, self.row = np.array(lesson_of), np.array(row_of)
        self.now, self.then = np.array(now_of, dtype=float), np.array(then_of, dtype=float)
        self.position: NDArray[np.int64] = np.arange(len(lines)) // seats
        self.tested = self.lesson % HELD_OUT == 0
        places = {key: at for at, key in enumerate(zip(lesson_of, time_of, seat_of, strict=True))}
        keys = zip(lesson_of, time_of, seat_of, strict=True)
        self.later = np.array([places.get((number, time + TURNS_A_ROUND, seat), -1) for number, time, seat in keys])
        """The same seat's line one round later."""


class Pupil:
    """The weights at each of `TURNS`, learned from the differences between the seats of a position."""

    def __init__(self, sheet: Sheet, taught: NDArray[np.bool_], size: int) -> None:
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
        """The columns less their mean in each row: only at equal times facts can be compared."""
        found = columns.copy()
        for row in set(self.sheet.row):
            here = self.sheet.row == row
            found[here] -= columns[here & self.taught].mean(0)
        return found

    def spread_out(self, facts: Table, rows: NDArray[np.int64]) -> Table:
        """The facts, once for each of `TURNS`, as far as the row is near it."""
        left = rows // self.size + rows % self.size / self.size
        hats = [np.interp(left, TURNS, hat) for hat in np.eye(len(TURNS))]
        return np.concatenate([facts / self.spread * hat[:, None] for hat in hats], axis=1)

    def learn(self, points: Table) -> None:
        """Weights for these points to come, and the guess that follows for every line."""
        sheet, taught = self.sheet, self.taught
        missing = self.less_mean(points)
        lines, wanted = centred(self.wide, sheet.position), centred(missing, sheet.position)
        self.weights = ridge(lines[taught], wanted[taught], RIDGE)
        self.guess = sheet.now + points - missing + self.wide @ self.weights

    def row(self, row: int) -> Table:
        """The weights of a row, all but its constant."""
        return self.spread_out(np.eye(len(self.spread)), np.full(len(self.spread), row)) @ self.weights


def learn_worths(seats: int, count: int, seed: str) -> list[list[float]]:
    """For each row what each fact is worth, in matches of quick searches."""
    return worths(list(searched(seats, count, seed)), seats)


def worths(lessons: Sequence[Lesson], seats: int) -> list[list[float]]:
    """For each row what each fact is worth; says how well that foretells matches that were kept aside."""
    setting = setting_of(lessons[0].positions[0])
    sheet = Sheet(lessons, seats, starts=True)
    test, size = sheet.tested, setting.triplet_size + 1
    guess = Pupil(sheet, ~test, size).guess
    truth = centred(sheet.then, sheet.position)[test]
    known = np.array([GAME.insight.judge(state) for lesson in lessons for state in _starts(lesson)]).reshape(-1)
    before, after = (fit(centred(one, sheet.position)[test], truth) for one in (known, guess))
    print(f"{seats} seats, {len(lessons)} matches: explained {before:.3f} before, {after:.3f} learned", flush=True)
    pupil = Pupil(sheet, np.ones_like(test), size)
    aside = Sheet(lessons, seats, starts=False)
    rows = []
    for row in range(setting.rounds * size + 1):
        lines = sheet if row % size == 0 else aside
        rows.append(_finished(pupil.row(row), lines, lines.row == row))
    return rows


def _starts(lesson: Lesson) -> list[LuccaState]:
    """The positions in which a turn begins."""
    turns = [-1, *(GAME.rules.turn(state) for state in lesson.positions)]
    return [state for state, before in zip(lesson.positions, turns, strict=False) if GAME.rules.turn(state) != before]


def _finished(weights: Table, sheet: Sheet, here: NDArray[np.bool_]) -> list[float]:
    """A row's weights with the constant and the worth of the hand, the first and the last, as the row's lines say."""
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
