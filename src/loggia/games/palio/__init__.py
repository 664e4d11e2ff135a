"""Palio, the example game: quarters race for prizes with horses entered in secret. README.md tells more."""

from __future__ import annotations

from pathlib import Path

from loggia.games.palio.faces import faces
from loggia.games.palio.insight import insight
from loggia.games.palio.rules import rules
from loggia.games.palio.rules.data_file import DATA_FILE, open_box
from loggia.games.palio.rules.events import EVENT_TYPES
from loggia.games.palio.rules.moves import MOVE_TYPES, Enter
from loggia.games.palio.rules.pieces import Box
from loggia.games.palio.rules.state import PalioState
from loggia.games.palio.rules.view import PalioView
from loggia.kernel import Game

PalioGame = Game[PalioState, Enter, Box]


def on_box(box: Box, data_digest: str = "") -> PalioGame:
    """The game on the figures of one data file."""
    return Game(
        name="palio",
        seats=(2, 3, 4),
        box=box,
        rules=rules(box),
        faces=faces(box),
        insight=insight(box),
        view_type=PalioView,
        move_types=MOVE_TYPES,
        event_types=EVENT_TYPES,
        reconstructed=box.reconstructed,
        data_digest=data_digest,
        on_data=on_data,
    )


def on_data(path: Path) -> PalioGame:
    """The game on an owner's data file; `WrongSetup` names what is wrong in it."""
    return on_box(*open_box(path))


GAME = on_box(open_box(DATA_FILE)[0])
