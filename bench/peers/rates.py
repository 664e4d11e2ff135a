"""What every peer's bench gives and does: rates per second of this process's own CPU time, over whole matches."""

import json
import sys
from collections.abc import Callable
from importlib.metadata import version
from time import process_time
from typing import TypedDict


class Rates(TypedDict):
    """The measured rates of a peer."""

    peer: str
    version: str
    seats: int
    decisions_per_s: float
    copies_per_s: float
    decisions: int
    copies: int
    matches: int


def whole_matches(play: Callable[[int], int], seconds: float) -> tuple[int, int, float]:
    """Play matches 1, 2, 3 ... for about `seconds`; returns decisions, matches and CPU seconds."""
    decisions = matches = 0
    start = process_time()
    while (taken := process_time() - start) < seconds:
        matches += 1
        decisions += play(matches)
    return decisions, matches, taken


def without_copies(peer: str, package: str, seats: int, play: Callable[[int], int], seconds: float) -> Rates:
    """The rates of a peer that has no copy."""
    decisions, matches, taken = whole_matches(play, seconds)
    return Rates(
        peer=peer,
        version=version(package),
        seats=seats,
        decisions_per_s=round(decisions / taken, 1),
        copies_per_s=0.0,
        decisions=decisions,
        copies=0,
        matches=matches,
    )


def told(measure: Callable[..., Rates]) -> None:
    """The command of a peer's module: seconds, then its game."""
    given = sys.argv[1:]
    print(json.dumps(measure(float(given[0]) if given else 10.0, *given[1:2]), indent=2))
