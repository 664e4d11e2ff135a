"""Positions of a random match as a file, to draw a board without a server: all views, with the choices.

`python -m tools.samples lucca web/src/boards/lucca/sample.json [--seats 3] [--seed 7] [--option name=value]`
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import msgspec

from loggia import games
from loggia.kernel import Chance, Match
from loggia.kernel.random_play import random_decision

MOMENTS = 6
"""How many positions are kept, spread evenly over the match, the last one at its end."""


def moment(match: Match) -> dict[str, Any]:
    """The views of every seat and of an onlooker (the last), and the choices of each seat."""
    return {
        "move": len(match.moves),
        "views": [match.view(viewer) for viewer in (*range(match.seats), None)],
        "choices": [
            [
                {
                    "text": face.text,
                    "ids": list(face.ids),
                    "say": face.say.plain(),
                    "effect": face.effect.plain() if face.effect else None,
                }
                for face in match.faces(seat)
            ]
            for seat in range(match.seats)
        ],
    }


def moments(name: str, seats: int, options: dict[str, str], seed: str) -> list[dict[str, Any]]:
    """A few positions of a random match."""
    game = games.game(name)
    match = game.new(seats, options, seed)
    chance = Chance(f"{seed} sample")
    made = [moment(match)]
    while not match.over:
        seat, move = random_decision(match, chance)
        match.play(seat, move)
        made.append(moment(match))
    kept = sorted({round(step * (len(made) - 1) / (MOMENTS - 1)) for step in range(MOMENTS)})
    return [made[number] for number in kept]


def main() -> None:
    """Write the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("file", type=Path)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--seed", default="7")
    parser.add_argument("--option", action="append", default=[])
    given = parser.parse_args()
    options = dict(one.split("=", 1) for one in given.option)
    made = moments(given.game, given.seats, options, given.seed)
    data = {"game": given.game, "seats": given.seats, "moments": made}
    given.file.parent.mkdir(parents=True, exist_ok=True)
    given.file.write_bytes(msgspec.json.encode(data) + b"\n")


if __name__ == "__main__":
    main()
