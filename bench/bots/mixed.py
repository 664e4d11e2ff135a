"""Today's bots against those of another checkout, in mixed tables: what a change of bargaining is accepted by.

    git worktree add ../before COMMIT    # and `python tools/compile.py --game genoa` in both, to be fast
    PYTHONPATH=src python -m bench.bots.mixed ../before --seats 3,4 --minutes 20 --workers 2 --keep mixed.jsonl

Every deal is played twice, with the seats of new and old exchanged. The old bots think in a process of their own that
plays the same match. A pair of matches counts as the mean score of the new seats less that of the old ones, in percent
of the mean of all. Besides, the report says what the deals between a new and an old seat brought the new side less what
they brought the old one, by the insight's values with all cards open, in percent of all scores: its interval is five
times narrower, but it leaves out whatever is not such a deal.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import multiprocessing
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from math import inf, sqrt
from pathlib import Path
from typing import TYPE_CHECKING, Any

from loggia.bots import Budget, level
from loggia.games import game as find_game
from loggia.kernel import Chance, Match, Sight

if TYPE_CHECKING:
    from bench.bots.exploiters.matches import Sale

PROPOSALS, DEALS = ("offer", "counter"), ("accept", "agree")


class Player:
    """A match with bots that think about it, told what is played in it."""

    def __init__(self, game: str, of: str, seats: int, options: dict[str, Any], seed: str, iterations: int) -> None:
        self.match: Match = find_game(game).new(seats, options, seed)
        self.bot = level(of)
        self.budget = Budget(None, iterations, processor=True)
        self.streams = [Chance(f"mixed {seed}").fork(str(seat)) for seat in range(seats)]

    def think(self, seat: int) -> str:
        """The text of a seat's move; empty: it says nothing."""
        move = self.bot.think(Sight(self.match, seat), self.budget, self.streams[seat]).move
        return "" if move is None else move.text()


class Elsewhere:
    """The same in a process of another checkout."""

    def __init__(self, checkout: Path) -> None:
        path = os.pathsep.join([str(checkout / "src"), str(checkout), os.environ.get("PYTHONPATH", "")])
        command = [sys.executable, __file__, "--serve"]
        environment = os.environ | {"PYTHONPATH": path}
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment
        )

    def ask(self, *words: object) -> str:
        """One question, one answer."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(words) + "\n")
        self._process.stdin.flush()
        return str(json.loads(self._process.stdout.readline()))

    def close(self) -> None:
        """End the process."""
        self._process.communicate()


def serve() -> None:
    """Answer questions from the standard input: a new match, a move, a thought."""
    player: Player | None = None
    for line in sys.stdin:
        what, *given = json.loads(line)
        answer = ""
        if what == "new":
            player = Player(*given)
        elif player is not None and what == "play":
            player.match.play(*given)
        elif player is not None:
            answer = player.think(*given)
        print(json.dumps(answer), flush=True)


def play(elsewhere: Elsewhere, setup: Sequence[Any], new: Sequence[int]) -> dict[str, Any]:
    """One match: its scores, and how much the new and the old seats proposed, agreed on and thought."""
    # not at the top: an old checkout, which only serves, may not have them
    from bench.bots.exploiters.matches import SalesLog
    from loggia.lab.arena import asking_order

    here = Player(*setup)
    log = SalesLog(here.match.game.box, -1)
    elsewhere.ask("new", *setup)
    said = {"new": 0, "old": 0}
    spent = {"new": 0.0, "old": 0.0}
    deals = 0
    while not here.match.over:
        for seat in asking_order(here.match):
            if seat not in here.match.deciding:
                continue
            side, began = ("new" if seat in new else "old"), time.perf_counter()
            text = here.think(seat) if seat in new else elsewhere.ask("think", seat)
            spent[side] += time.perf_counter() - began
            if text:
                verb = text.split()[0]
                said[side] += verb in PROPOSALS
                deals += verb in DEALS
                move = here.match.move(text)
                log.before(here.match, seat, move)
                here.match.play(seat, move)
                elsewhere.ask("play", seat, text)
    assert here.match.result is not None
    scores = list(here.match.result.scores)
    between = _between(log.sales, new)
    return {"new": list(new), "scores": scores, "said": said, "spent": spent, "deals": deals, "between": between}


def _between(sales: Sequence[Sale], new: Sequence[int]) -> list[float]:
    """What the deals between a new and an old seat brought the new side, and the old one."""
    brought = [0.0, 0.0]
    for sale in sales:
        if (sale.seller in new) != (sale.buyer in new):
            brought[sale.seller not in new] += sale.sold
            brought[sale.buyer not in new] += sale.bought
    return brought


Setup = tuple[str, str, int, dict[str, Any], str, int]
"""Game, level, seats, options, seed and iterations of a match."""
_elsewhere: list[Elsewhere] = []
"""In a worker: the other checkout's process."""


def _begin(checkout: Path) -> None:
    _elsewhere.append(Elsewhere(checkout))


def _pair(job: tuple[int, Setup]) -> dict[str, Any]:
    """Both matches of one deal."""
    deal, setup = job
    seats = setup[2]
    first = [seat for seat in range(seats) if (seat + deal) % 2]
    sides = (first, [seat for seat in range(seats) if seat not in first])
    return {"seats": seats, "deal": deal, "matches": [play(_elsewhere[0], setup, side) for side in sides]}


def _jobs(given: argparse.Namespace, done: set[tuple[int, int]]) -> Iterator[tuple[int, Setup]]:
    """The deals that have not been played yet, each at all tables before the next."""
    for deal in range(given.deals):
        for seats in map(int, given.seats.split(",")):
            if (seats, deal) not in done:
                options = {"pace": given.pace}
                yield deal, ("genoa", given.level, seats, options, f"{given.seed}/{deal}", given.iterations)


def lead(match: dict[str, Any]) -> float:
    """The mean score of the new seats less that of the old ones, in percent of all."""
    scores, new = match["scores"], match["new"]
    ours = statistics.fmean(scores[seat] for seat in new)
    theirs = statistics.fmean(score for seat, score in enumerate(scores) if seat not in new)
    return 100 * (ours - theirs) / statistics.fmean(scores)


def lead_between(pair: dict[str, Any]) -> float | None:
    """What the deals between the sides brought the new one more, in percent of all scores; None: it was not kept."""
    matches = pair["matches"]
    if not all("between" in match for match in matches):
        return None
    more = sum(match["between"][0] - match["between"][1] for match in matches)
    return float(100 * more / sum(sum(match["scores"]) for match in matches))


def _interval(values: Sequence[float]) -> str:
    """The mean with its 95 % interval."""
    mean = statistics.fmean(values)
    margin = 1.96 * statistics.stdev(values) / sqrt(len(values)) if len(values) > 1 else inf
    return f"{mean:+.1f} % ({mean - margin:.1f} to {mean + margin:.1f})"


def report(kept: list[dict[str, Any]]) -> str:
    """The lead of the new bots with its interval, for each number of seats and in all."""
    lines = []
    for seats in [*sorted({one["seats"] for one in kept}), 0]:
        pairs = [one for one in kept if seats in (0, one["seats"])]
        leads = [statistics.fmean([lead(match) for match in pair["matches"]]) for pair in pairs]
        found = [one for one in map(lead_between, pairs) if one is not None]
        between = f"; deals between them {_interval(found)} of all scores" if found else ""
        matches = [match for pair in pairs for match in pair["matches"]]
        said = {side: sum(match["said"][side] for match in matches) for side in ("new", "old")}
        spent = {side: sum(match["spent"][side] for match in matches) for side in ("new", "old")}
        deals = sum(match["deals"] for match in matches)
        lines.append(
            f"{seats or 'all'} seats: {len(pairs)} pairs, new less old {_interval(leads)}{between}; proposals a deal "
            f"{sum(said.values()) / max(1, deals):.2f} (new {said['new']}, old {said['old']}); time new "
            f"{spent['new']:.0f} s, old {spent['old']:.0f} s"
        )
    return "\n".join(lines)


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.bots.mixed", description=__doc__)
    parser.add_argument("checkout", type=Path, help="the folder of the other checkout")
    parser.add_argument("--level", default="merchant")
    parser.add_argument("--seats", default="3,4")
    parser.add_argument("--pace", default="live", choices=("live", "slow"))
    parser.add_argument("--iterations", type=int, default=3)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--deals", type=int, default=10_000)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seed", default="mixed")
    parser.add_argument("--keep", type=Path, help="a file for the pairs, one a line: a later run goes on from there")
    given = parser.parse_args()
    kept = []
    if given.keep and given.keep.exists():
        kept = [json.loads(line) for line in given.keep.read_text(encoding="utf-8").splitlines()]
    began, done = time.perf_counter(), {(one["seats"], one["deal"]) for one in kept}
    pool = multiprocessing.Pool(given.workers, _begin, (given.checkout.resolve(),))
    try:
        for pair in pool.imap_unordered(_pair, _jobs(given, done)):
            kept.append(pair)
            if given.keep:
                with given.keep.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(pair) + "\n")
            if time.perf_counter() - began > 60 * given.minutes:
                break
    finally:
        pool.terminate()
        pool.join()
    print(report(kept))


if __name__ == "__main__":
    if sys.argv[1:] == ["--serve"]:
        with contextlib.suppress(BrokenPipeError):  # whoever asked has ended
            serve()
    else:
        main()
