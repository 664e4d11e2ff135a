"""Our own engines on one core, as whichever build runs: `bench.engines` starts this plain and compiled.

    LOGGIA_COMPILED=no python -m bench.own_engines [SECONDS] [GAME ...]

Prints one JSON object: the build, and a row for each game, seat count and flag.
"""

import json
import pickle
import sys
from time import process_time
from typing import TypedDict

import loggia
from loggia.bots.search import Search
from loggia.bots.style import Style
from loggia.games import game as find_game
from loggia.games import names
from loggia.kernel import AnyGame, Chance, Match, Sight
from loggia.kernel.random_play import play_out, random_decision
from tools.usage import help_if_asked

MIDDLE = 60
"""Decisions into a match where copies are taken and searches begin."""


class OwnRow(TypedDict):
    """What was measured of one game in one setting; rates are per second of CPU time."""

    game: str
    seats: int
    options: str
    search: float
    gate: float
    match_copies: float
    state_copies: float
    iterations: float
    early: float
    late: float
    state_bytes: int
    moves: float


def decisions_per_s(
    game: AnyGame, seats: int, options: dict[str, object], seconds: float, checked: bool
) -> tuple[float, float]:
    """Whole random matches with their set-up, by `Match.play` (`checked`) or `Match.advance`; moves a match too."""
    chance, decisions, matches = Chance("bench"), 0, 0
    start = process_time()
    while (taken := process_time() - start) < seconds:
        decisions += play_out(game.new(seats, options, matches), chance, checked)
        matches += 1
    return decisions / taken, decisions / matches


def middle_of(game: AnyGame, seats: int, options: dict[str, object], moves: int = MIDDLE) -> Match:
    """A random match after that many decisions."""
    match, chance = game.new(seats, options, "bench"), Chance("bench")
    for _ in range(moves):
        if not match.over:
            match.advance(*random_decision(match, chance))
    return match


def copies_per_s(match: Match, seconds: float) -> tuple[float, float]:
    """Copies of the whole match, and of its state alone."""
    rates = []
    for copy in (match.copy, match.state.copy):
        copies, start = 0, process_time()
        while (taken := process_time() - start) < seconds / 2:
            for _ in range(200):
                copy()
            copies += 200
        rates.append(copies / taken)
    return rates[0], rates[1]


def iterations_per_s(match: Match, seconds: float) -> float:
    """Iterations of the tree search from the next position in which a seat has a choice."""
    chance = Chance("choice")
    while len(match.choices(match.awaited[0])) < 2:
        match.advance(*random_decision(match, chance))
    seat = match.awaited[0]
    moves = match.choices(seat)
    search, count = Search(Sight(match, seat), Style(), Chance("bench"), moves), 0
    start = process_time()
    while (taken := process_time() - start) < seconds:
        search.iterate(search.sight.imagine(search.chance).state)
        count += 1
    return count / taken


def by_length(game: AnyGame, seats: int, options: dict[str, object], seconds: float) -> tuple[float, float]:
    """Decisions a second in the first and in the last third of random matches: does a move cost more later?"""
    early = late = 0.0
    thirds = matches = 0
    start = process_time()
    while process_time() - start < seconds:
        match, chance = game.new(seats, options, matches), Chance(f"length {matches}")
        times = []
        while not match.over:
            match.advance(*random_decision(match, chance))
            times.append(process_time())
        third, matches = len(times) // 3, matches + 1
        early += times[third] - times[0]
        late += times[-1] - times[-1 - third]
        thirds += third
    return thirds / early, thirds / late


def rows(seconds: float, games: list[str]) -> list[OwnRow]:
    """Each game at its fewest and most seats, and with each of its flags."""
    found: list[OwnRow] = []
    for name in games:
        game = find_game(name)
        flags = [o.name for o in game.options if o.values == (False, True) and o.name != "open_holdings"]
        settings: list[dict[str, object]] = [{}]
        settings += [{flag: True} for flag in flags]
        for options in settings:
            for seats in (game.seats[-1],) if options else (game.seats[0], game.seats[-1]):
                play_out(game.new(seats, options, "warm"), Chance("warm"))
                fast, moves = decisions_per_s(game, seats, options, seconds, checked=False)
                safe, _ = decisions_per_s(game, seats, options, seconds, checked=True)
                match = middle_of(game, seats, options)
                copies = copies_per_s(match, seconds / 2)
                early, late = by_length(game, seats, options, seconds / 2)
                found.append(
                    OwnRow(
                        game=name,
                        seats=seats,
                        options=" ".join(options) or "-",
                        search=fast,
                        gate=safe,
                        match_copies=copies[0],
                        state_copies=copies[1],
                        iterations=iterations_per_s(match.copy(), seconds),
                        early=early,
                        late=late,
                        state_bytes=len(pickle.dumps(match.state, protocol=5)),
                        moves=moves,
                    )
                )
    return found


if __name__ == "__main__":
    help_if_asked(__doc__)
    given = sys.argv[1:]
    found = rows(float(given[0]) if given else 1.0, given[1:] or list(names()))
    print(json.dumps({"build": "compiled" if loggia.BUILD.is_compiled else "plain", "rows": found}))
