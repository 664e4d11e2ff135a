"""Observations of the Palio, the example: prize, stables, winnings."""

from __future__ import annotations

from typing import Any

from loggia.games.palio.rules.pieces import NO_HORSE, Box
from loggia.games.palio.rules.state import PalioState
from loggia.lab.envs.observations import Encoder, Memory
from loggia.lab.envs.observations.fields import Field, flags, from_me, packed


def fields(box: Box, seats: int) -> list[Field]:
    """The fields, by what they take from a view."""

    def horses(table: Any, viewer: int) -> list[int]:
        return [n for hand in from_me(table["hands"], viewer) for n in flags((h - 1 for h in hand), box.horses)]

    return [
        Field("prize", 1, lambda t, v: [t["prize"]], "points of the present race; 0: none"),
        Field(
            "prizes left",
            box.prizes,
            lambda t, v: flags((p - 1 for p in t["prizes_left"]), box.prizes),
            "1 for each prize from 1 up that is still to be drawn",
        ),
        Field("mine", 1, lambda t, v: [t["mine"]], "the horse that I have entered; 0: none"),
        Field("entered", seats, lambda t, v: [int(e) for e in from_me(t["entered"], v)], "by seat: a horse is entered"),
        Field("won", seats, lambda t, v: [sum(won) for won in from_me(t["won"], v)], "by seat: points"),
        Field("horses", seats * box.horses, horses, "by seat and horse: 1 if it is still in the stable"),
    ]


def encoder(box: Box, seats: int) -> Encoder:
    """The same from a state."""

    def encode(state: PalioState, seat: int, memory: Memory) -> bytes:
        figures = [state.prize, *flags((p - 1 for p in state.prizes), box.prizes), state.entered[seat]]
        figures += [int(horse != NO_HORSE) for horse in from_me(state.entered, seat)]
        figures += [sum(won) for won in from_me(state.won, seat)]
        for hand in from_me(state.hands, seat):
            figures += flags((horse - 1 for horse in hand), box.horses)
        return packed(figures)

    return encode
