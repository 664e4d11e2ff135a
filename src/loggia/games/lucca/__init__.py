"""Lucca, the City of Games: draft triplets, build palaces, give parties, hold the walls. README.md tells more."""

from __future__ import annotations

from pathlib import Path

from loggia.games.lucca.faces import faces
from loggia.games.lucca.insight import insight
from loggia.games.lucca.rules import rules
from loggia.games.lucca.rules.box import LuccaBox
from loggia.games.lucca.rules.data_file import DATA_FILE, open_box
from loggia.games.lucca.rules.events import EVENT_TYPES
from loggia.games.lucca.rules.moves import MOVE_TYPES, LuccaMove
from loggia.games.lucca.rules.state import LuccaState
from loggia.games.lucca.rules.view import LuccaView
from loggia.kernel import Game, Preset, flag

LuccaGame = Game[LuccaState, LuccaMove, LuccaBox]


def on_box(box: LuccaBox, data_digest: str = "") -> LuccaGame:
    """The game with the cards of one data file."""
    return Game(
        name="lucca",
        seats=(2, 3, 4, 5),
        options=(flag("celebration"),),
        presets=(
            Preset("first", 3, {}, bots="apprentice"),
            Preset("evening", 2, {}, bots="merchant"),
            Preset("full", 4, {"celebration": True}),
        ),
        box=box,
        rules=rules(box),
        faces=faces(box),
        insight=insight(box),
        view_type=LuccaView,
        move_types=MOVE_TYPES,
        event_types=EVENT_TYPES,
        reconstructed=box.reconstructed,
        data_digest=data_digest,
        on_data=on_data,
    )


def on_data(path: Path) -> LuccaGame:
    """The game with an owner's cards; `WrongSetup` names what is wrong in the file."""
    return on_box(*open_box(path))


GAME = on_box(open_box(DATA_FILE)[0])
