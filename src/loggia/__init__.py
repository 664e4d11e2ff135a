"""Loggia: four great games of Renaissance Italy, to play, study and master."""

from loggia.compiled import BUILD
from loggia.games import game, names
from loggia.kernel import (
    Match,
    NotAllowed,
    NotAMove,
    OutOfDate,
    Record,
    Refused,
    WrongSetup,
    replay,
)

__version__ = "0.1.0"

__all__ = [
    "BUILD",
    "Match",
    "NotAMove",
    "NotAllowed",
    "OutOfDate",
    "Record",
    "Refused",
    "WrongSetup",
    "game",
    "names",
    "replay",
]
