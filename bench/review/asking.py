"""The order of the levels by error rate, each asked in the same positions.

    PYTHONPATH=src python3 -m bench.review.asking --games vecchio --minutes 8 --keep asked.jsonl

In a match of its own a weak player soon stands so badly that hardly any move changes its chance to win: what it loses a
decision is then small, however it plays. So the positions here come from matches of merchants, where all still have a
chance, and in each of them all four levels are asked for their move from what the seat knows. The four moves are judged
in the same imagined worlds. Prints one line of JSON for every level: the loss a decision with its 95 % interval over
matches, and by how much a level loses more than the next better one in the same positions. With `--keep` every match is
written to a file at once, and a further run goes on after those that are there.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any, NamedTuple

from bench.review.calibrate import DEPTH, SPEEDS, USUAL, _ratio
from bench.review.playing import in_time, interleaved, play
from loggia.bots import LEVELS, Budget, level
from loggia.games import game as find_game
from loggia.kernel import Chance, Match, Move, Sight
from loggia.review.decisions import weigh_decision
from loggia.review.steps import bare

POSITIONS = 10
"""Decisions of a match in which the levels are asked."""


class Job(NamedTuple):
    """One match in which the levels are asked."""

    game: str
    number: int
    seed: str
    thinking: int
    """Iterations a move of the searching levels; 0: the usual number."""


Losses = dict[str, tuple[float, float]]
"""By level: the loss in chance to win and in points."""


def _answer(match: Match, seat: int, name: str, iterations: int, seed: str) -> Move | None:
    return level(name).think(Sight(match, seat), Budget(None, iterations), Chance(seed)).move


def _losses(match: Match, seat: int, iterations: int, seed: str) -> Losses | None:
    """What each level's move costs in one position; None where nothing is to be decided."""
    here = bare(match)
    asked = {name: _answer(here, seat, name, iterations, f"{seed} {name}") for name in LEVELS}
    found: Losses = {}
    priced: dict[Move, tuple[float, float]] = {}
    for name, move in asked.items():
        if move is None:
            return None
        if move not in priced:
            judged = weigh_decision(here, seat, DEPTH, seed, move)
            if judged is None or not judged.real or judged.played is None:
                return None
            for one in judged.moves:  # the others' moves are often among them: the same worlds, the same best
                priced.setdefault(one.move, (one.loss.mean, one.price.mean))
        found[name] = priced[move]
    return found


def ask_levels(job: Job) -> tuple[str, int, list[Losses]]:
    """The losses in some positions of one match of merchants."""
    name, number, seed = job.game, job.number, job.seed
    _, quick, usual = SPEEDS.get(name, USUAL)
    iterations = job.thinking or usual
    seats = find_game(name).seats
    count = seats[number % len(seats)]
    match = play(name, ("merchant",) * count, quick, f"{seed}/{number}")
    chance = Chance(f"{seed} {number} positions")
    again = match.game.new(match.seats, match.options, match.seed)
    found = []
    for at, (seat, move) in enumerate(match.moves):
        if chance.below(max(1, len(match.moves) // (3 * POSITIONS))) == 0 and len(again.choices(seat)) > 1:
            losses = _losses(again, seat, iterations, f"asked {number}/{at}")
            if losses is not None:
                found.append(losses)
                if len(found) == POSITIONS:
                    break
        again.play(seat, move)
    return name, number, found


def lines(game: str, matches: list[list[Losses]]) -> list[dict[str, Any]]:
    """One line for each level, the weakest first."""
    matches = [one for one in matches if one]
    told = []
    for at, name in enumerate(LEVELS):
        line: dict[str, Any] = {
            "game": game,
            "level": name,
            "matches": len(matches),
            "positions": sum(map(len, matches)),
        }
        for part, word, factor in ((0, "loss_percent", 100), (1, "points", 1)):
            mean, margin = _ratio([[factor * one[name][part] for one in match] for match in matches])
            line |= {word: round(mean, 3), f"{word}_margin": round(margin, 3)}
            if at + 1 < len(LEVELS):
                better = LEVELS[at + 1]
                rows = [[factor * (one[name][part] - one[better][part]) for one in match] for match in matches]
                mean, margin = _ratio(rows)
                line |= {f"{word}_more": round(mean, 3), f"{word}_more_margin": round(margin, 3)}
        told.append(line)
    return told


def kept_matches(file: Path) -> dict[tuple[str, int], list[Losses]]:
    """The matches of earlier runs, by game and number."""
    found: dict[tuple[str, int], list[Losses]] = {}
    if file.exists():
        for line in file.read_text().splitlines():
            one = json.loads(line)
            found[one["game"], one["number"]] = [
                {name: (loss[0], loss[1]) for name, loss in position.items()} for position in one["losses"]
            ]
    return found


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.review.asking", description=__doc__)
    parser.add_argument("--games", default="carrara,lucca,genoa,vecchio")
    parser.add_argument("--minutes", type=float, default=8.0)
    parser.add_argument("--matches", type=int, default=2000, help="most matches of a game")
    parser.add_argument("--thinking", type=int, default=0, help="iterations a move of the levels that are asked")
    parser.add_argument("--workers", type=int, default=0)
    parser.add_argument("--keep", type=Path, help="file of matches, added to; one file for one seed and thinking")
    parser.add_argument("--seed", default="asked 1")
    given = parser.parse_args()
    games = given.games.split(",")
    found = kept_matches(given.keep) if given.keep else {}
    jobs = [
        Job(name, number, given.seed, given.thinking)
        for name, number in interleaved(dict.fromkeys(games, given.matches))
        if (name, number) not in found
    ]

    def keep(game: str, number: int, losses: list[Losses]) -> None:
        found[game, number] = losses
        if given.keep:
            with given.keep.open("a") as file:
                file.write(json.dumps({"game": game, "number": number, "losses": losses}) + "\n")

    in_time(ask_levels, jobs, 60 * given.minutes, given.workers, lambda one: keep(*one))
    for name in games:
        matches = [losses for (game, _), losses in found.items() if game == name]
        if sum(bool(one) for one in matches) > 1:
            for line in lines(name, matches):
                print(json.dumps(line), flush=True)


if __name__ == "__main__":
    main()
