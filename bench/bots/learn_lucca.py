"""Learns Lucca's values from matches: `python -m bench.bots.learn_lucca [--matches 1500] [--seats 2,3,4,5]`.

Apprentices that know nothing of what was learned before play each other, with slips, every fourth match with the
Celebration variant. Every position gives one line for each seat: the facts of `games/lucca/learned.py`, and the points
that were still to come. For each row (turns to come, cards in hand) the lines are regressed with a ridge; every fifth
match is held out first, to print how far off the estimates are. Writes `learned.json` into the room.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from pathlib import Path
from typing import Any

import numpy as np

from loggia.bots import Budget
from loggia.bots.simple import Apprentice
from loggia.games import lucca
from loggia.games.lucca import Lucca, experience, insight, learned
from loggia.games.lucca.reading import own_box
from loggia.games.lucca.state import LuccaState
from loggia.kernel import Chance, Sight

RIDGE = 30.0
"""How many lines of nothing the weights are held back by."""
SLIPS = 0.15
HELD_OUT = 5

Line = tuple[bool, list[float], float, float]
"""Whether it is held out, the facts, the points to come, and the insight's estimate of them."""


class Unlearned(Lucca):
    """Lucca as it was before anything was learned."""

    def values(self, state: LuccaState) -> list[float]:
        """The insight alone."""
        return insight.estimate(self.setting(state), state)


def matches(seats: int, count: int, seed: str) -> dict[int, list[Line]]:
    """Play so many matches; the lines of each row."""
    game = Unlearned(own_box())
    player, budget = Apprentice(mistakes=SLIPS, worlds=1), Budget()
    rows: dict[int, list[Line]] = defaultdict(list)
    for number in range(count):
        match = game.new(seats, {"celebration": number % 4 == 3}, f"{seed}/{seats}/{number}")
        chance = Chance(f"gen {seed}/{seats}/{number}")
        positions: list[tuple[int, int, list[float], int, float]] = []
        turn = -1
        while not match.over:
            state = match.state
            assert isinstance(state, LuccaState)
            if state.order:
                positions += lines(game, state, game.turn(state) != turn)
                turn = game.turn(state)
            seat = match.awaited[0]
            thoughts = player.think(Sight(match, seat), budget, chance)
            assert thoughts.move is not None
            match.play(seat, thoughts.move)
        assert match.result is not None
        scores = match.result.scores
        for row, seat, facts, before, estimate in positions:
            rows[row].append((number % HELD_OUT == 0, facts, scores[seat] - before, estimate))
    return rows


def lines(game: Lucca, state: LuccaState, fresh: bool) -> list[tuple[int, int, list[float], int, float]]:
    """All seats' facts when a turn begins; within a turn only the mover's, as nothing changes for the others."""
    setting = game.setting(state)
    table = learned.Table(setting, state)
    estimates = insight.estimate(setting, state)
    found = []
    for seat in range(state.seats) if fresh else [state.active]:
        before = state.score(seat)
        row = experience.row_of(setting, state, seat)
        found.append((row, seat, table.facts(seat), before, estimates[seat] - before))
    return found


def ridge(facts: Any, points: Any) -> Any:
    """The weights for plain facts; the first fact is the constant, which is not held back."""
    middle, spread = facts.mean(0), facts.std(0)
    dead = spread < 1e-6
    spread[dead] = 1.0
    scaled = (facts - middle) / spread
    scaled[:, dead] = 0.0
    scaled[:, 0] = 1.0
    held = RIDGE * np.eye(facts.shape[1])
    held[0, 0] = 0.0
    found = np.linalg.solve(scaled.T @ scaled + held, scaled.T @ points)
    weights = found / spread
    weights[dead] = 0.0
    weights[0] = found[0] - (weights[1:] * middle[1:]).sum()
    return weights


def learn(seats: int, count: int, seed: str) -> dict[str, Any]:
    """The lessons for one number of seats."""
    rows = matches(seats, count, seed)
    lessons: dict[str, Any] = {"overlooked": [], "worths": []}
    for row in range(max(rows) + 1):
        out = np.array([line[0] for line in rows[row]])
        facts = np.array([line[1] for line in rows[row]], float)
        points = np.array([line[2] for line in rows[row]], float)
        missed = points - np.array([line[3] for line in rows[row]], float)
        off = (points - facts @ ridge(facts[~out], points[~out]))[out]
        plain = missed[out] - missed[~out].mean()
        print(
            f"seats {seats} row {row}: {len(points)} lines, overlooked {missed.mean():+.1f}, "
            f"off by {np.sqrt((plain**2).mean()):.2f} (insight, corrected), {np.sqrt((off**2).mean()):.2f} (learned)",
            flush=True,
        )
        lessons["overlooked"].append(round(float(missed.mean()), 3))
        lessons["worths"].append([round(float(weight), 4) for weight in ridge(facts, points)])
    return lessons


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.bots.learn_lucca")
    parser.add_argument("--matches", type=int, default=1500)
    parser.add_argument("--seats", default="2,3,4,5")
    parser.add_argument("--seed", default="b")
    given = parser.parse_args()
    path = Path(lucca.__file__).parent / experience.FILE
    kept: dict[str, Any] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    for seats in given.seats.split(","):
        kept[seats] = learn(int(seats), given.matches, given.seed)
        path.write_text(json.dumps(dict(sorted(kept.items())), separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
