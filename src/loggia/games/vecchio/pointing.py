"""What a player may mean who points at a piece that is dim: the moves that its refusal speaks of."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from loggia.games.vecchio.state import (
    CHOOSE,
    DRAFT,
    FAMILY_EVENT,
    GIVE,
    LEVIED,
    PAY,
    PLACE,
    SEND,
    SETTLE,
    WORK,
    VecchioState,
)

MEANS = {"florin": "walk", "carriage": "carriage"}
TOKENS = {"florin": "florins"}
"""Goods that moves call otherwise than pieces do."""


def meant(state: VecchioState, seat: int, ids: Sequence[str]) -> Iterator[str]:
    """Moves in the notation, the likeliest first."""
    pointed = [piece.partition(":")[::2] for piece in ids]
    kind, name = pointed[-1]
    if kind == "town":
        yield from _with_town(state, [name for kind, name in pointed if kind == "town"])
    elif kind == "track":
        yield f"takeover {name}"
        yield f"office {name}"
    elif kind == "tile":
        verb = {DRAFT: "draft", CHOOSE: "choose"}.get(state.phase, "use")
        yield f"{verb} {name}"
    elif kind == "member":
        yield from (f"lay {name}",) if state.phase == FAMILY_EVENT else (f"send {name} walk", f"send {name} carriage")
    elif kind == "lying":
        yield f"return {name}" if state.phase == FAMILY_EVENT else f"send {name} walk"
    elif kind == "middleman":
        yield "work middleman"
        yield "work middleman florins"
        yield "work middleman carriages"
    elif kind == "supply":
        yield f"take {TOKENS.get(name, name)}"
    elif kind == "good":
        yield from _with_good(state, pointed)


def _with_town(state: VecchioState, towns: list[str]) -> Iterator[str]:
    if state.phase == SETTLE:
        yield f"settle {towns[0]} {towns[-1]}"
    elif state.phase == PLACE:
        yield f"place {towns[-1]}"
    else:
        yield f"town {towns[-1]}"


def _with_good(state: VecchioState, pointed: list[tuple[str, str]]) -> Iterator[str]:
    name = pointed[-1][1]
    phase = state.phase
    if phase == SEND:
        yield from (f"send {town} {MEANS[name]}" for kind, town in pointed if kind == "member" and name in MEANS)
    elif phase == WORK:
        yield f"work {name}"
        yield f"work {name} scroll"
    elif phase == PAY:
        yield f"pay {' '.join(name for kind, name in pointed if kind == 'good')}"
    elif phase == LEVIED:
        yield f"levy {TOKENS.get(name, name)}"
    elif phase == GIVE:
        yield f"give {name}"
