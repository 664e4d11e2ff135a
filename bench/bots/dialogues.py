"""Prints the negotiations of one match of Genoa: our bots, and a bot with a fixed habit in seat 0.

PYTHONPATH=src python -m bench.bots.dialogues miser --seed 1
(any habit of exploiters/habits.py: miser is stubborn, generous pays well, stonewall is silent)
"""

from __future__ import annotations

import argparse
from typing import cast

from bench.bots.exploiters.bot import Exploiter
from bench.bots.exploiters.habits import HABITS
from loggia.bots import Budget, level
from loggia.bots.bot import Bot
from loggia.games import game as find_game
from loggia.games.genoa.rules.moves import Accept, Agree, Counter, Go, Leave, Offer, Pass, Start, Stop, Take, Withdraw
from loggia.games.genoa.rules.state import GenoaState
from loggia.kernel import Chance, Sight
from loggia.lab.arena import asking_order
from loggia.words import Words

TALK = (Offer, Counter, Accept, Agree, Withdraw, Take, Leave, Go, Stop, Start, Pass)


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.bots.dialogues", description=__doc__)
    parser.add_argument("habit", choices=list(HABITS))
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--iterations", type=int, default=8)
    parser.add_argument("--turns", type=int, default=1000)
    parser.add_argument("--level", default="merchant")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--language", default="en")
    given = parser.parse_args()
    match = find_game("genoa").new(given.seats, {}, given.seed)
    bots: list[Bot] = [Exploiter(given.habit, given.level), *(level(given.level) for _ in range(given.seats - 1))]
    words, chance, heard = (
        Words(given.language, [f"seat {seat}" for seat in range(given.seats)]),
        Chance(given.seed),
        {-1: ""},
    )
    while not match.over and cast(GenoaState, match.state).turns < given.turns:
        for seat in asking_order(match):
            if seat not in match.deciding:
                continue
            thoughts = bots[seat].think(Sight(match, seat), Budget(None, given.iterations), chance)
            said = words.say(thoughts.said) if thoughts.said is not None else ""
            tower = cast(GenoaState, match.state).tower
            if said and heard.get(seat) != said:
                print(f"   {seat}{'*' if seat == tower else ''} says: {said}")
            heard[seat] = said
            if thoughts.move is not None:
                if isinstance(thoughts.move, TALK):
                    print(f"   {seat}{'*' if seat == tower else ''} {thoughts.move.text()}")
                match.play(seat, thoughts.move)
    print(match.result.scores if match.result else match.game.rules.tally(match.state))


if __name__ == "__main__":
    main()
