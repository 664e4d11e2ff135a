"""A bot's signature: a digest of what it plays from fixed positions with fixed iterations.

A commit that changes a signature changes how that bot plays; one that does not, does not (from these positions).
`python -m loggia.lab.signature` prints all of them.
"""

from __future__ import annotations

import hashlib
import json

from loggia import bots as players
from loggia.games import game as find_game
from loggia.kernel import Chance, Match, Sight
from loggia.kernel.random_play import random_decision

POSITIONS = (0, 9, 30, 80)
"""After how many random moves the bot is asked."""
ITERATIONS = 12
GAMES = ("palio", "carrara", "lucca", "genoa", "vecchio")


def signature(game: str, level: str) -> str:
    """Twelve letters that follow from the bot's moves.

    >>> signature("palio", "apprentice") == signature("palio", "apprentice")
    True
    """
    digest = hashlib.sha256()
    bot, budget = players.level(level), players.Budget(iterations=ITERATIONS)
    for seats in {find_game(game).seats[0], find_game(game).seats[-1]}:
        for moves in POSITIONS:
            match = _position(game, seats, moves)
            for seat in match.awaited:
                move = bot.think(Sight(match, seat), budget, Chance(f"signature {moves}")).move
                digest.update(f"{seats} {moves} {seat} {move.text() if move else '-'}\n".encode())
    return digest.hexdigest()[:12]


def _position(game: str, seats: int, moves: int) -> Match:
    match, chance = find_game(game).new(seats, {}, "signature"), Chance("signature")
    for _ in range(moves):
        if match.over:
            break
        match.play(*random_decision(match, chance))
    return match


def signatures() -> dict[str, dict[str, str]]:
    """Every level of every game."""
    return {game: {level: signature(game, level) for level in players.LEVELS} for game in GAMES}


if __name__ == "__main__":
    print(json.dumps(signatures(), indent=1))
