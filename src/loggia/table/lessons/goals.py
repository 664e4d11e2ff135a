"""Goals: small predicates over what the learner's seat sees after a move.

A goal is one comparison or several joined by `and`. Its left side is `gain` (points of this move), `score`, `lead`
(over the best opponent), or a path into the game's view: `players.me.walls`, where `me` is the learner's seat and `#`
at the end asks for the length.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Mapping, Sequence
from typing import Any

COMPARED = {">=": operator.ge, "<=": operator.le, "==": operator.eq, ">": operator.gt, "<": operator.lt}
TERM = re.compile(r"([a-z_]+(?:\.[\w:#-]+)*)\s*(>=|<=|==|>|<)\s*(-?\d+)")


class BadGoal(ValueError):
    """A goal that cannot be read, or that names nothing in the view."""


def parse_goal(goal: str) -> list[tuple[str, str, int]]:
    """The comparisons of a goal.

    >>> parse_goal("gain >= 3 and players.me.walls == 1")
    [('gain', '>=', 3), ('players.me.walls', '==', 1)]
    """
    terms = []
    for part in goal.split(" and "):
        found = TERM.fullmatch(part.strip())
        if found is None:
            raise BadGoal(part)
        terms.append((found.group(1), found.group(2), int(found.group(3))))
    return terms


def reached(goal: str, before: Mapping[str, Any], after: Mapping[str, Any], seat: int) -> bool:
    """Whether a goal holds between two views of a seat (`Match.view`)."""
    return all(
        COMPARED[compared](_value(path, before, after, seat), wanted) for path, compared, wanted in parse_goal(goal)
    )


def gain(before: Mapping[str, Any], after: Mapping[str, Any], seat: int) -> int:
    """The seat's points between two views; 0 in games that keep the tally hidden."""
    if not after["tally"] or not before["tally"]:
        return 0
    return int(after["tally"][seat] - before["tally"][seat])


def _value(path: str, before: Mapping[str, Any], after: Mapping[str, Any], seat: int) -> int:
    match path:
        case "gain":
            return gain(before, after, seat)
        case "score":
            return int(after["tally"][seat])
        case "lead":
            others = [points for other, points in enumerate(after["tally"]) if other != seat]
            return int(after["tally"][seat] - max(others))
    return _walk(path, after["table"], seat)


def _walk(path: str, table: Any, seat: int) -> int:
    found = table
    for part in path.split("."):
        if part == "#":
            found = len(found)
        elif isinstance(found, Mapping) and part in found:
            found = found[part]
        elif isinstance(found, Sequence) and (part == "me" or part.isdigit()):
            found = found[seat if part == "me" else int(part)]
        else:
            raise BadGoal(path)
    if not isinstance(found, int):
        raise BadGoal(path)
    return int(found)
