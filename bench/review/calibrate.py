"""Fit and test the review's chances to win, its marks, and the order of the levels by error rate.

    PYTHONPATH=src python3 -m bench.review.calibrate --minutes 8 --out fitted.json

1. Bots of one level play matches; a quarter of them is for the fit, the others for the test.
2. The map from values to chances is fitted and tested.
3. The four levels meet at one table, seats rotated; their decisions are judged with the new map. That gives each
   level's loss a decision, and the thresholds of slip, error and blunder: the quantiles of what apprentice and
   merchant lose.

Prints one line of JSON for every result; `--out` gets the data of `src/loggia/review/fitted.json`.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import time
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from bench.review.fitting import Leaf, Sample, fit, report
from bench.review.playing import in_time, interleaved, play
from loggia.bots import LEVELS
from loggia.bots.style import MASTER
from loggia.games import game as find_game
from loggia.kernel import Chance
from loggia.review import winning
from loggia.review.decisions import Depth, weigh_decision
from loggia.review.judge import WorldJudge
from loggia.review.steps import bare

MOMENTS = 6
"""Positions of a match, one in each sixth of it, and in each of them two seats."""
WORLDS = 16
FIT_EVERY = 4
"""Every so many matches, one is for the fit."""
QUANTILES = {"slip": 0.8, "error": 0.92, "blunder": 0.98}
DEPTH = Depth(first=8, second=16, moves=8, position=0, luck=0)
JUDGED_EVERY = 3
"""Every so many decisions of the levels' matches, one is judged."""
SPEEDS = {"genoa": ("apprentice", 4, 4)}
"""By game: who plays the matches of the fit, the iterations, and those of the levels' matches; Genoa's are long."""
USUAL = ("merchant", 8, 16)


class Table(NamedTuple):
    """A game with so many seats."""

    game: str
    seats: int


@dataclass(frozen=True)
class PlayJob:
    """One match of the fit or of the test."""

    table: Table
    number: int
    seed: str


class Played(NamedTuple):
    """What a match gives to the fit."""

    job: PlayJob
    winners: tuple[float, ...]
    turns: int
    samples: list[Sample]


def gather(job: PlayJob) -> Played:
    """Play a match and keep some of its positions, as two seats knew them."""
    who, iterations, _ = SPEEDS.get(job.table.game, USUAL)
    match = play(job.table.game, (who,) * job.table.seats, iterations, f"{job.seed}/{job.number}")
    result = match.result
    assert result is not None
    won = tuple(1 / len(result.winners) if rank == 1 else 0.0 for rank in result.ranks)
    random = Random(f"{job.seed} {job.table} {job.number}")
    count = len(match.moves)
    moments = {int(count * (one + random.random()) / MOMENTS) for one in range(MOMENTS)}
    again = match.game.new(match.seats, match.options, match.seed)
    samples = []
    for at, (seat, move) in enumerate(match.moves):
        if at in moments:
            here = bare(again)
            for viewer in random.sample(range(match.seats), 2):
                judge = WorldJudge(here, viewer, f"calibrate {job.number}/{at}")
                leaves = tuple(_leaf(judge, number) for number in range(WORLDS))
                samples.append(Sample(job.number, at / count, viewer, won[viewer], leaves))
        again.play(seat, move)
    return Played(job, won, match.game.rules.turn(match.state), samples)


def _leaf(judge: WorldJudge, number: int) -> Leaf:
    state = judge.world(number)
    judge.begin(number)
    final, values, turn = judge.leaf(state)
    return Leaf(None if final is None else final.chances[judge.seat], tuple(values), turn)


def test_table(given: tuple[Table, list[Played]]) -> tuple[Table, dict[str, Any]]:
    """Test the map that is there on matches of another seed."""
    table, played = given
    found = winning.win_map(*table)
    return table, {
        "level": SPEEDS.get(table.game, USUAL)[0],
        **report(found, [sample for one in played for sample in one.samples]),
    }


def fit_table(given: tuple[Table, list[Played]]) -> tuple[Table, dict[str, Any], dict[str, Any]]:
    """Fit and test one table."""
    table, played = given
    learning = [one for one in played if one.job.number % FIT_EVERY == 0]
    testing = [one for one in played if one.job.number % FIT_EVERY]
    length = sum(one.turns for one in learning) / len(learning)
    prior = [
        (sum(one.winners[seat] for one in learning) + 20 / table.seats) / (len(learning) + 20)
        for seat in range(table.seats)
    ]
    scale = MASTER[table.game].scale
    found = fit([sample for one in learning for sample in one.samples], table.seats, length, prior, scale)
    told = report(found, [sample for one in testing for sample in one.samples])
    data = {
        "temperatures": list(found.temperatures),
        "advantage": list(found.advantage),
        "length": found.length,
        "prior": list(found.prior),
    }
    return table, data, {"fitted_on": len(learning), "level": SPEEDS.get(table.game, USUAL)[0], **told}


# --- the levels -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class LevelJob:
    """One match of the four levels."""

    game: str
    number: int
    seed: str
    thinking: int = 0
    """Iterations of the searching bots; 0: the usual."""


def judge_levels(job: LevelJob) -> tuple[str, int, list[tuple[str, float, float]]]:
    """The losses of a match: level, loss in chance to win, loss in points, for every decision with a real choice."""
    turn = job.number % len(LEVELS)
    seating = (*LEVELS[turn:], *LEVELS[:turn])
    iterations = job.thinking or SPEEDS.get(job.game, USUAL)[2]
    match = play(job.game, seating, iterations, f"{job.seed}/{job.number // len(LEVELS)}")
    again = match.game.new(match.seats, match.options, match.seed)
    losses = []
    for at, (seat, move) in enumerate(match.moves):
        if Chance(f"{job.seed} {job.number} {at}").below(JUDGED_EVERY) == 0 and len(again.choices(seat)) > 1:
            found = weigh_decision(bare(again), seat, DEPTH, f"levels {job.number}/{at}", move)
            if found is not None and found.real and found.played is not None:
                losses.append((seating[seat], found.loss.mean, found.played.price.mean))
        again.play(seat, move)
    return job.game, job.number, losses


def level_lines(game: str, found: list[tuple[str, int, list[tuple[str, float, float]]]]) -> list[dict[str, Any]]:
    """Each level's loss a decision, with an interval over matches."""
    lines = []
    for name in LEVELS:
        rows = [[one for one in losses if one[0] == name] for at, _, losses in found if at == game]
        rows = [row for row in rows if row]
        if len(rows) < 2:
            continue
        loss, margin = _ratio([[one[1] for one in row] for row in rows])
        points, points_margin = _ratio([[one[2] for one in row] for row in rows])
        lines.append(
            {
                "game": game,
                "level": name,
                "matches": len(rows),
                "decisions": sum(map(len, rows)),
                "loss_percent": round(100 * loss, 3),
                "loss_margin": round(100 * margin, 3),
                "points": round(points, 3),
                "points_margin": round(points_margin, 3),
            }
        )
    return lines


def _ratio(rows: list[list[float]]) -> tuple[float, float]:
    """The mean over all decisions with half of its 95% interval, matches being the independent units."""
    count = sum(map(len, rows))
    mean = sum(map(sum, rows)) / count
    spread = sum((sum(row) - mean * len(row)) ** 2 for row in rows)
    return mean, 1.96 * sqrt(spread * len(rows) / (len(rows) - 1)) / count


def thresholds(game: str, found: list[tuple[str, int, list[tuple[str, float, float]]]]) -> dict[str, float]:
    """The losses from which on a decision is a slip, an error, a blunder: what few decisions of such bots cost."""
    losses = sorted(
        loss for at, _, rows in found if at == game for name, loss, _ in rows if name in ("apprentice", "merchant")
    )
    return {name: round(max(0.005, losses[int(part * len(losses))]), 4) for name, part in QUANTILES.items()}


def tables(games: list[str], matches: int) -> dict[Table, int]:
    """How many matches of each table; a Genoa of five takes five times as long as one of two."""
    counts = {}
    for name in games:
        seats = find_game(name).seats
        shares = (1.5, 0.45) if name == "genoa" else (1.0, 1.0)
        for number, share in zip((seats[0], seats[-1]), shares, strict=True):
            counts[Table(name, number)] = max(8, int(matches * share))
    return counts


def measure_levels(given: argparse.Namespace, games: list[str], seconds: float, data: dict[str, Any]) -> None:
    """Let the levels meet, print their losses, and put the thresholds into the data."""
    wanted = interleaved(dict.fromkeys(games, given.levels))
    jobs = [LevelJob(name, number, given.seed + " levels", given.thinking) for name, number in wanted]
    judged = in_time(judge_levels, jobs, seconds, given.workers)
    for name in games:
        for line in level_lines(name, judged):
            print(json.dumps(line), flush=True)
        if any(at == name and losses for at, _, losses in judged):
            data[name]["marks"] = thresholds(name, judged)
            print(json.dumps({"game": name, "marks": data[name]["marks"]}), flush=True)


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.review.calibrate", description=__doc__)
    parser.add_argument("--minutes", type=float, default=8.0)
    parser.add_argument("--games", default="carrara,lucca,genoa,vecchio")
    parser.add_argument("--matches", type=int, default=700, help="most matches of a table for fit and test; 0: none")
    parser.add_argument("--levels", type=int, default=400, help="most matches of the four levels in a game; 0: none")
    parser.add_argument("--thinking", type=int, default=0, help="iterations of the levels that search")
    parser.add_argument("--test", action="store_true", help="fit nothing: test the map that is there")
    parser.add_argument("--workers", type=int, default=0)
    parser.add_argument("--seed", default="calibration 1")
    parser.add_argument("--out", type=Path, default=Path("fitted.json"))
    given = parser.parse_args()
    began, seconds = time.monotonic(), 60 * given.minutes
    games = given.games.split(",")
    data: dict[str, Any] = {name: {"seats": {}} for name in games}
    if given.matches:
        counts = tables(games, given.matches)
        jobs = [PlayJob(table, number, given.seed) for table, number in interleaved(counts)]
        played = in_time(gather, jobs, (0.66 if given.levels else 0.9) * seconds, given.workers)
        print(json.dumps({"played": len(played), "seconds": round(time.monotonic() - began)}), flush=True)
        groups = {table: [one for one in played if one.job.table == table] for table in counts}
        with multiprocessing.get_context("fork").Pool(given.workers or os.cpu_count() or 1) as pool:
            if given.test:
                for table, told in pool.map(test_table, groups.items(), chunksize=1):
                    print(json.dumps({"game": table.game, "seats": table.seats, **told}), flush=True)
            else:
                for table, found, told in pool.map(fit_table, groups.items(), chunksize=1):
                    data[table.game]["seats"][str(table.seats)] = found
                    print(json.dumps({"game": table.game, "seats": table.seats, **told, "map": found}), flush=True)
    if given.test or not given.matches:
        data = {name: winning.fitted()[name] for name in games}
    winning.use(data)
    if given.levels:
        measure_levels(given, games, seconds - (time.monotonic() - began) - 5, data)
    if not given.test and given.matches:
        given.out.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
    print(json.dumps({"seconds": round(time.monotonic() - began)}))


if __name__ == "__main__":
    main()
