"""Find exercises in bots' matches.

    python -m bench.exercises GAME --target 60 [--themes A,B] [--into FILE] [--minutes M] [--seed TEXT]

Merchants play matches, numbered from 1 on, at all numbers of seats in turn; every decision is examined (`finding.py`,
and in a negotiation `prices.py`). The file `src/loggia/games/GAME/exercises/mined.json` is written after every match
that gave something, with all settings and the number of the last match in its head: the same command goes on from
there. The same settings find the same exercises. `--themes` goes on for some themes only; the head keeps that too.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from collections import Counter
from dataclasses import asdict
from pathlib import Path
from typing import Any

from bench.exercises.finding import SETTINGS, examine, exercise_id
from bench.exercises.prices import PRICE_SETTINGS, examine_price
from bench.review.playing import play
from loggia.games import game as find_game
from loggia.kernel import Match
from loggia.review.steps import bare
from loggia.review.winning import marks

FORM = 1
ITERATIONS = {"genoa": 4}
"""Of the merchants that play; Genoa's matches are long."""
USUAL = 8
MOST = 4
"""Exercises from one match."""
APART = 6
"""Moves between two of them."""
SHARE = 0.4
"""The part of the target that one theme may have."""
HARD = 0.45
"""The part of the target that one level may have."""


PRICED_EVERY = 3
"""Of the decisions in negotiations, so many are looked at for a price."""


def empty(game: str, seed: str, target: int) -> dict[str, Any]:
    """A file without exercises."""
    return {
        "form": FORM,
        "game": game,
        "revision": find_game(game).revision,
        "made": {
            "command": f"python -m bench.exercises {game} --target {target} --seed {seed!r}",
            "seed": seed,
            "matches": 0,
            "decisions": 0,
            "players": f"merchant, {ITERATIONS.get(game, USUAL)} iterations",
            "slip": marks(game).slip,
            **asdict(SETTINGS),
            "match_most": MOST,
            "match_apart": APART,
            "theme_share": SHARE,
            "level_share": HARD,
            **({"price_every": PRICED_EVERY, **PRICE_SETTINGS} if find_game(game).trade is not None else {}),
        },
        "matches": {},
        "exercises": [],
    }


def write(path: Path, data: dict[str, Any]) -> None:
    """One line for every match and every exercise; whole or not at all."""

    def line(value: Any) -> str:
        return json.dumps(value, ensure_ascii=False, separators=(",", ":"))

    parts = [f'"{name}":{line(data[name])}' for name in ("form", "game", "revision", "made")]
    matches = ",\n".join(f'"{name}":{line(one)}' for name, one in data["matches"].items())
    exercises = ",\n".join(line(one) for one in data["exercises"])
    text = "{" + ",\n".join(parts) + ',\n"matches":{\n' + matches + '\n},\n"exercises":[\n' + exercises + "\n]}\n"
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_suffix(".draft")
    draft.write_text(text, encoding="utf-8")
    os.replace(draft, path)


class Wanted:
    """What is still missing: no theme and no level may fill the file alone."""

    def __init__(self, data: dict[str, Any], target: int, only: str = "") -> None:
        self.target = target
        self.only = frozenset(only.split(",")) if only else frozenset[str]()
        self.themes = Counter(one["theme"] for one in data["exercises"])
        self.levels = Counter(one["level"] for one in data["exercises"])

    @property
    def done(self) -> bool:
        """Whether there are enough."""
        return sum(self.levels.values()) >= self.target

    def wants(self, theme: str) -> bool:
        """Whether an exercise of this theme is wanted."""
        return self.themes[theme] < SHARE * self.target and (not self.only or theme in self.only)

    def takes(self, found: dict[str, Any]) -> bool:
        """Whether an exercise of this kind is wanted; it is counted then."""
        theme, level = found["theme"], found["level"]
        if not self.wants(theme) or self.levels[level] >= HARD * self.target:
            return False
        self.themes[theme] += 1
        self.levels[level] += 1
        return True


def search(match: Match, seed: str, wanted: Wanted, counts: Counter[str]) -> list[dict[str, Any]]:
    """The exercises of one match."""
    again = match.game.new(match.seats, match.options, match.seed)
    found: list[dict[str, Any]] = []
    last = -APART
    for at, (seat, move) in enumerate(match.moves):
        if at - last >= APART and len(found) < MOST and len(again.choices(seat)) > 1:
            here, name = bare(again), f"{seed}/{at}"
            counts["decisions"] += 1
            one = examine(here, seat, name, wanted.wants)
            if one is None and match.game.trade is not None and match.seats > 2 and at % PRICED_EVERY == 0:
                one = examine_price(here, seat, name, wanted.wants)
            if one is not None and wanted.takes(one):
                found.append({"id": exercise_id(match.game.name, match.seed, at), "at": at, "seat": seat, **one})
                last = at
        again.play(seat, move)
    return found


def mine(game: str, target: int, path: Path, minutes: float, seed: str, only: str) -> None:
    """Go on from the file's last match until there are enough, or the time is over."""
    until = time.monotonic() + 60 * minutes
    data = json.loads(path.read_text(encoding="utf-8")) if path.exists() else empty(game, seed, target)
    made = data["made"]
    wanted = Wanted(data, target, only)
    if only:
        later = {"target": target, "themes": only, "from": made["matches"]}
        if not any((one["target"], one["themes"]) == (target, only) for one in made.setdefault("then", [])):
            made["then"].append(later)
    seats = find_game(game).seats
    while not wanted.done and time.monotonic() < until:
        number = made["matches"] + 1
        count = seats[number % len(seats)]
        match = play(game, ("merchant",) * count, ITERATIONS.get(game, USUAL), f"{made['seed']} {game} {number}")
        counts: Counter[str] = Counter()
        found = search(match, f"{made['seed']}/{number}", wanted, counts)
        made["matches"] = number
        made["decisions"] += counts["decisions"]
        if found:
            moves = [f"{seat} {move.text()}" for seat, move in match.moves[: found[-1]["at"]]]
            data["matches"][str(number)] = {"seats": count, "seed": match.seed, "moves": moves}
            data["exercises"] += [{"id": one["id"], "match": str(number), **one} for one in found]
        write(path, data)
        told = {"game": game, "match": number, "seats": count, "found": len(found), "all": len(data["exercises"])}
        print(json.dumps({**told, "themes": wanted.themes, "levels": wanted.levels}), flush=True)


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.exercises", description=__doc__)
    parser.add_argument("game", choices=("carrara", "lucca", "genoa", "vecchio"))
    parser.add_argument("--target", type=int, default=60)
    parser.add_argument("--minutes", type=float, default=600.0)
    parser.add_argument("--seed", default="exercises 1")
    parser.add_argument("--themes", default="", help="only these, with commas")
    parser.add_argument("--into", type=Path, default=None, help="a file, instead of the game's own")
    given = parser.parse_args()
    own = Path(__file__).parents[2] / "src/loggia/games" / given.game / "exercises" / "mined.json"
    mine(given.game, given.target, given.into or own, given.minutes, given.seed, given.themes)


if __name__ == "__main__":
    main()
