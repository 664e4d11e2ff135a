"""How long a whole review takes in the house, and when its first half can be read.

    python -m bench.review.timing --play /tmp/matches             # one match of three merchants for each game
    python -m bench.review.timing --matches /tmp/matches --cpu    # the processor's time of each pass, one process
    python -m bench.review.timing --matches /tmp/matches          # reviewed one after the other, two processes each

Reviews are made as the house makes them (`MatchReviews`: two processes below the bots). `--seconds` replaces the time
after which no further step is looked at in depth, so that what the full depth would take can be seen. Prints a line of
JSON for every match.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
import time
from pathlib import Path

import msgspec

from bench.review.playing import play
from loggia.compiled import BUILD
from loggia.house.bots.match_reviews import MatchReviews
from loggia.kernel import Record
from loggia.review.running import ReviewWork, do_part

GAMES = ("carrara", "lucca", "genoa", "vecchio")
THINKING = {"genoa": 4}
USUAL = 16
"""Iterations a move of the merchants."""
LOOK = 0.1
"""Seconds between two looks at how far it is."""


async def timed(file: Path, seconds: float | None) -> dict[str, object]:
    """Review one match and say how long it took."""
    record = Record.read(file.read_text(encoding="utf-8"))
    first = whole = 0.0
    with tempfile.TemporaryDirectory() as folder:
        reviews = MatchReviews(Path(folder), seconds)
        began = time.monotonic()
        while True:
            now = msgspec.json.decode(await reviews.ask(record, "bench"))
            spent = time.monotonic() - began
            if now["review"] is not None:
                first = first or spent
                whole = whole or (spent if now["done"] >= 0.5 else 0.0)
            if now["done"] == 1:
                break
            await asyncio.sleep(LOOK)
        await reviews.close()
    return {
        "game": record.game,
        "seats": record.seats,
        "moves": len(record.moves),
        "compiled": BUILD.is_compiled,
        "first half shown after": round(first, 1),
        "whole seen coarsely after": round(whole, 1),
        "done after": round(spent, 1),
    }


def worked(file: Path) -> dict[str, object]:
    """The processor's time for each pass, in one process and without a limit: the same on a busy machine."""
    text = file.read_text(encoding="utf-8")
    work = ReviewWork(text, 1e9)
    spent = []
    for plan in (work.first_pass, work.second_pass):
        parts = plan()
        began = time.process_time()
        for number, part in enumerate(parts):
            work.take(do_part(part))
            if plan == work.first_pass and number == len(parts) // 2:
                spent.append(time.process_time() - began)
        spent.append(time.process_time() - began)
    half, coarse, standard = (round(one, 1) for one in spent)
    return {
        "game": work.end.game.name,
        "seats": work.end.seats,
        "moves": len(work.steps),
        "compiled": BUILD.is_compiled,
        "CPU seconds, first half": half,
        "coarse pass": coarse,
        "standard pass": standard,
    }


def main() -> None:
    """Play matches, or review them."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--play", type=Path, help="play the matches and keep them in this folder")
    parser.add_argument("--matches", type=Path, help="review the matches of this folder")
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--cpu", action="store_true", help="measure the processor's time instead, in one process")
    parser.add_argument("--seconds", type=float, help="instead of the usual time of a review")
    given = parser.parse_args()
    for game in given.games.split(","):
        if given.play:
            given.play.mkdir(parents=True, exist_ok=True)
            match = play(game, ("merchant",) * 3, THINKING.get(game, USUAL), "timing 1")
            (given.play / f"{game}.loggia").write_text(match.record.text(), encoding="utf-8")
        if given.matches:
            file = given.matches / f"{game}.loggia"
            print(json.dumps(worked(file) if given.cpu else asyncio.run(timed(file, given.seconds))), flush=True)


if __name__ == "__main__":
    main()
