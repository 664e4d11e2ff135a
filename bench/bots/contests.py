"""The contests behind the section "Bots" of RESULTS.md. Each is run and kept on its own:

    python -m bench.bots.contests run carrara 2 apprentice,random --games 200
    python -m bench.bots.contests run lucca 2 merchant,apprentice --games 200 --time 0.1
    python -m bench.bots.contests speed carrara lucca genoa vecchio
    python -m bench.bots.contests write
    python -m bench.bots.contests all --games 200 --tables 60      (hours on two cores)

`run` saves the report in results.json beside this file (a later run of the same contest replaces it); `write` makes the
section from all saved reports.
"""

from __future__ import annotations

import argparse
import cProfile
import json
import pstats
import sys
import time
from pathlib import Path
from typing import Any

from bench.results import write_section
from loggia.bots import Budget, level
from loggia.games import game as find_game
from loggia.kernel import Chance, Sight
from loggia.kernel.random_play import random_decision
from loggia.lab.arena import Contest, play_match, run_arena
from loggia.lab.report import report
from loggia.lab.runners import Runner

MOST_SEATS = {"carrara": 4, "lucca": 5, "genoa": 5, "vecchio": 4}
"""The largest number of seats of each game."""
PEER = "bench.bots.openspiel_ismcts:Peer"
RESULTS_FILE = Path(__file__).parent / "results.json"


def load_results() -> dict[str, Any]:
    """All saved measurements."""
    found: dict[str, Any] = json.loads(RESULTS_FILE.read_text(encoding="utf-8")) if RESULTS_FILE.exists() else {}
    return found


def save_result(key: str, data: dict[str, Any]) -> None:
    """Save one measurement."""
    everything = load_results()
    everything[key] = data
    RESULTS_FILE.write_text(json.dumps(dict(sorted(everything.items())), indent=1) + "\n", encoding="utf-8")


def run_for(contest: Contest, minutes: float) -> dict[str, Any]:
    """Play deals of a contest one after the other until the time is over; returns their report."""
    began, played = time.perf_counter(), []
    for number in range(contest.games):
        if number and number % contest.seats == 0 and time.perf_counter() - began > 60 * minutes:
            break
        played.append(play_match(contest, number))
        print(number, played[-1].seating, played[-1].scores, file=sys.stderr, flush=True)
    budget = {"seconds": contest.seconds, "iterations": contest.iterations}
    seconds = time.perf_counter() - began
    return report(contest.game, contest.bots, contest.seats, contest.seed, budget, played, seconds).plain()


def run(contest: Contest, command: str, workers: int) -> dict[str, Any]:
    """Run one contest, with progress on standard error, and keep its report."""

    def progress(done: int, games: int) -> None:
        if sys.stderr.isatty():
            print(f"\r{command}: {done}/{games}", end="", file=sys.stderr, flush=True)

    data = run_arena(contest, progress, Runner(workers)).plain()
    print(file=sys.stderr)
    return save_contest(contest, command, data)


def save_contest(contest: Contest, command: str, data: dict[str, Any]) -> dict[str, Any]:
    """Save the report of a contest under its name."""
    budget = "" if contest.seconds is None else f"@{contest.seconds}"
    save_result(f"contest {contest.game} {contest.seats} {','.join(contest.bots)}{budget}", data | {"command": command})
    return data


def plan(games: int, tables: int) -> list[tuple[str, int, str, int]]:
    """All contests of the section: `games` matches with two seats, `tables` matches with more."""
    found: list[tuple[str, int, str, int]] = []
    for game, full in MOST_SEATS.items():
        found.append((game, 2, "apprentice,random", games))
        found.append((game, 2, "merchant,apprentice", games))
        found.append((game, 2, "master,merchant", games))
        found.append((game, 3, "apprentice,random", tables))
        found.append((game, 3, "master,merchant,apprentice", tables))
        found += [(game, seats, "master,merchant,apprentice,random", tables) for seats in range(4, full + 1)]
        found.append((game, 2, "merchant@0.4,merchant@0.1", tables))
        if game in ("carrara", "lucca"):
            found.append((game, 2, f"merchant,{PEER}", tables))
    return found


def speed(name: str, seconds: float = 1.5) -> dict[str, Any]:
    """Iterations per second of merchant and master in the middle of a match, and a profile of merchant."""
    found: dict[str, Any] = {"game": name}
    match = find_game(name).new(3, seed=11)
    chance = Chance("speed")
    for _ in range(40):
        match.play(*random_decision(match, chance))
    while len(match.awaited) != 1 or len(match.choices(match.awaited[0])) < 4:
        match.play(*random_decision(match, chance))
    sight = Sight(match, match.awaited[0])
    budget = Budget(seconds=seconds, processor=True)
    for bot in ("merchant", "master"):
        thoughts = level(bot).think(sight, budget, Chance("s"))
        found[bot] = round(thoughts.iterations / thoughts.seconds)
    profile = cProfile.Profile()
    profile.enable()
    level("merchant").think(sight, budget, Chance("s"))
    profile.disable()
    times: dict[str, float] = {}
    stats: dict[Any, Any] = pstats.Stats(profile).stats  # type: ignore[attr-defined]
    for (file, _, _), (_, _, own, _, _) in stats.items():
        part = file.split("loggia/")[-1].removesuffix(".py") if "loggia/" in file else "Python itself"
        times[part] = times.get(part, 0.0) + own
    total = sum(times.values())
    top = sorted(times.items(), key=lambda item: item[1], reverse=True)[:6]
    found["profile"] = [(part, round(100 * own / total)) for part, own in top]
    save_result(f"speed {name}", found)
    return found


def _rows(data: dict[str, Any]) -> list[str]:
    lines = []
    for bot in data["bots"]:
        rate = f"{100 * bot['win_rate']:.1f}% ({100 * bot['win_rate_low']:.1f}-{100 * bot['win_rate_high']:.1f})"
        rank = f"{bot['mean_rank']:.2f} ± {bot['mean_rank_margin']:.2f}"
        score = f"{bot['mean_score']:.1f} ± {bot['mean_score_margin']:.1f}"
        rating = f"{bot['rating']} ({bot['rating_low']}-{bot['rating_high']})"
        name = bot["name"]
        name = name.split(":")[0].split(".")[-1] if ":" in name else name
        lines.append(
            f"| {data['game']} | {data['seats']} | {data['budget']['seconds'] or '-'} | {name} | {bot['games']} "
            f"| {rate} | {rank} | {score} | {rating} |"
        )
    return lines


def write() -> None:
    """Make the section of RESULTS.md from all saved results."""
    everything = load_results()
    lines = [
        "Arena with rotated seats; time is processor time a move (the cores were shared with other work); every figure",
        "with its 95% interval (win rates: Wilson). The commands are below; `bots/results.json` holds all figures.",
        "",
        "| game | seats | s/move | bot | matches | win rate | mean rank | mean score | rating |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    contests = [data for key, data in everything.items() if key.startswith("contest ")]
    contests.sort(key=lambda data: (data["game"], data["seats"], data["command"]))
    for data in contests:
        lines += _rows(data)
    lines += ["", "Search speed (one core, three seats, 40 decisions into a match; `speed`):", ""]
    lines += [
        "| game | merchant, iterations/s | master, iterations/s | where merchant's time goes |",
        "|---|---|---|---|",
    ]
    for key, data in everything.items():
        if key.startswith("speed "):
            parts = ", ".join(f"{part} {share}%" for part, share in data["profile"])
            lines.append(f"| {data['game']} | {data['merchant']} | {data['master']} | {parts} |")
    lines += ["", "```", *(data["command"] for data in contests), "```"]
    write_section("Bots", "\n".join(lines))


def run_and_print(contest: Contest, given: argparse.Namespace) -> None:
    """Run one contest as the command line says, save its report and print it."""
    began = time.perf_counter()
    words = f"python -m bench.bots.contests run {contest.game} {contest.seats} {','.join(contest.bots)} --games "
    rest = (f" --time {contest.seconds}" if contest.seconds else "") + (
        f" --seed {contest.seed}" if contest.seed != "bench" else ""
    )
    if given.minutes:
        data = run_for(contest, given.minutes)
        save_contest(contest, f"{words}{data['games']}{rest}", data)
    else:
        data = run(contest, f"{words}{contest.games}{rest}", given.workers)
    print("\n".join(_rows(data)))
    print(f"{time.perf_counter() - began:.0f} s", flush=True)


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.bots.contests")
    commands = parser.add_subparsers(dest="command", required=True)
    one = commands.add_parser("run")
    one.add_argument("game")
    one.add_argument("seats", type=int)
    one.add_argument("bots")
    one.add_argument("--games", type=int, default=200)
    one.add_argument("--time", type=float)
    every = commands.add_parser("all")
    every.add_argument("--games", type=int, default=200)
    every.add_argument("--tables", type=int, default=60)
    for either in (one, every):
        either.add_argument("--workers", type=int, default=0)
        either.add_argument("--seed", default="bench")
        either.add_argument("--minutes", type=float, help="stop a contest after so long, and keep what was played")
    many = commands.add_parser("speed")
    many.add_argument("games", nargs="+")
    commands.add_parser("write")
    given = parser.parse_args()
    if given.command == "run":
        bots = tuple(given.bots.split(","))
        run_and_print(Contest(given.game, bots, given.games, given.seats, given.time, seed=given.seed), given)
    elif given.command == "all":
        for game, seats, names, games in plan(given.games, given.tables):
            run_and_print(Contest(game, tuple(names.split(",")), games, seats, 0.1, seed=given.seed), given)
    elif given.command == "speed":
        for name in given.games:
            print(speed(name))
    else:
        write()


if __name__ == "__main__":
    main()
