"""Plays matches from fixed seeds and prints a digest of each: events, records, and what bots think.

    python -m tests.compiled.digest [MATCHES]

Equal lines mean equal play, move for move: `test_same_matches.py` compares plain Python with the compiled build.
"""

from __future__ import annotations

import hashlib
import json
import sys

import loggia
from loggia.bots import level
from loggia.bots.bot import Budget
from loggia.kernel import AnyGame, Chance, Sight
from loggia.kernel.random_play import random_decision

EVERY = 25
"""A bot is asked at every so-many-eth decision of the first match."""


def match_digest(game: AnyGame, seats: int, options: dict[str, object], seed: str, thinking: bool) -> str:
    """One random match through the gate: all that is told, the views at its end, and some thoughts on the way."""
    found = hashlib.sha256()

    def put(value: object) -> None:
        found.update(json.dumps(value, sort_keys=True).encode())

    match, chance = game.new(seats, options, seed), Chance(f"play {seed}")
    while not match.over:
        seat, move = random_decision(match, chance)
        if thinking and len(match.moves) % EVERY == 0:
            for bot in ("apprentice", "master"):
                thoughts = level(bot).think(Sight(match, seat), Budget(iterations=12), Chance(f"think {seed}"))
                ideas = [(idea.move.text(), repr(idea.value), idea.line) for idea in thoughts.ideas]
                put([thoughts.move.text() if thoughts.move else None, thoughts.iterations, ideas])
        for told in match.play(seat, move):
            put([told.event.plain(), told.only, told.but])
    put([match.view(viewer) for viewer in (None, *range(seats))])
    put(match.record.text())
    return found.hexdigest()


def main(matches: int) -> None:
    """Print a line for each match."""
    assert "palio" not in loggia.names()
    for name in loggia.names():
        game = loggia.game(name)
        flags = [o.name for o in game.options if o.values == (False, True)]
        settings: list[dict[str, object]] = [{}, dict.fromkeys(flags, True)]
        for options in settings[: 2 if flags else 1]:
            for seats in game.seats:
                for number in range(matches):
                    thinking = number == 0 and not options
                    print(name, seats, *options, number, match_digest(game, seats, options, f"{number}", thinking))


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else 1)
