"""Rates of catanatron: random play and copies on one core.

A decision is one `play_tick`: list the legal actions, choose one at random, check it and carry it out. Whole matches
are counted, with their set-up, as ours are. A copy is one `Game.copy()` of a position in the middle of a match. Rates
are per second of this process's own CPU time, so that other programs on the machine hardly change them.

    python -m bench.peers.catanatron_peer [SECONDS]
"""

from importlib.metadata import version
from time import process_time
from typing import Any

from bench.peers.rates import Rates, told, whole_matches

SEATS = 4
MIDDLE = 150  # decisions before copying starts; a random match of four seats has some 500 to 1,500


def new_game(seed: int) -> Any:
    """A match of four random players."""
    from catanatron import Color, Game, RandomPlayer

    colors = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    return Game([RandomPlayer(color) for color in colors[:SEATS]], seed=seed)


def play(number: int) -> int:
    """One whole random match; how many decisions it had."""
    from catanatron.game import TURNS_LIMIT

    decisions, game = 0, new_game(seed=number)
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        game.play_tick()
        decisions += 1
    return decisions


def copies_in(seconds: float) -> tuple[int, float]:
    """Copy a position from the middle of a match for about `seconds`; returns copies and CPU seconds."""
    game = new_game(seed=1)
    for _ in range(MIDDLE):
        game.play_tick()
    copies = 0
    start = process_time()
    while (taken := process_time() - start) < seconds:
        for _ in range(100):
            game.copy()
        copies += 100
    return copies, taken


def measure(seconds: float = 10.0) -> Rates:
    """Measure catanatron on one core for about `seconds`."""
    new_game(seed=1).play()  # warm up imports and caches
    decisions, matches, playing = whole_matches(play, seconds * 0.7)
    copies, copying = copies_in(seconds * 0.3)
    return Rates(
        peer="catanatron",
        version=version("catanatron"),
        seats=SEATS,
        decisions_per_s=round(decisions / playing, 1),
        copies_per_s=round(copies / copying, 1),
        decisions=decisions,
        copies=copies,
        matches=matches,
    )


if __name__ == "__main__":
    told(measure)
