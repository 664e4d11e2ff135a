"""Il Vecchio: families send their members through Tuscany to win power. README.md tells more."""

from __future__ import annotations

from pathlib import Path

from loggia.games.vecchio.faces import faces
from loggia.games.vecchio.insight import insight
from loggia.games.vecchio.rules import rules
from loggia.games.vecchio.rules.box import VecchioBox
from loggia.games.vecchio.rules.data_file import DATA_FILE, open_box
from loggia.games.vecchio.rules.events import EVENT_TYPES
from loggia.games.vecchio.rules.moves import MOVE_TYPES
from loggia.games.vecchio.rules.state import VecchioState
from loggia.games.vecchio.rules.view import VecchioView
from loggia.kernel import Game, Move, Option, Preset, flag

VecchioGame = Game[VecchioState, Move, VecchioBox]


def on_box(box: VecchioBox, data_digest: str = "") -> VecchioGame:
    """The game on the figures of one data file."""
    return Game(
        name="vecchio",
        seats=(2, 3, 4),
        options=(flag("less_luck"), Option("middlemen", "random", ("random", "standard"))),
        presets=(
            Preset("first", 3, {"middlemen": "standard"}, bots="apprentice"),
            Preset("evening", 2, {"less_luck": True}, bots="merchant"),
            Preset("full", 4, {}),
        ),
        box=box,
        rules=rules(box),
        faces=faces(box),
        insight=insight(box),
        view_type=VecchioView,
        move_types=MOVE_TYPES,
        event_types=EVENT_TYPES,
        reconstructed=box.reconstructed,
        data_digest=data_digest,
        on_data=on_data,
    )


def on_data(path: Path) -> VecchioGame:
    """The game on an owner's data file; `WrongSetup` names what is wrong in it."""
    return on_box(*open_box(path))


GAME = on_box(open_box(DATA_FILE)[0])
