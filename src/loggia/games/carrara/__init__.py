"""The Palaces of Carrara, by Wolfgang Kramer and Michael Kiesling (2012), with its expansion. README.md tells more."""

from __future__ import annotations

from pathlib import Path

from loggia.games.carrara.faces import faces
from loggia.games.carrara.insight import insight
from loggia.games.carrara.rules import rules
from loggia.games.carrara.rules.box import CarraraBox
from loggia.games.carrara.rules.data_file import open_box
from loggia.games.carrara.rules.events import EVENT_TYPES
from loggia.games.carrara.rules.moves import MOVE_TYPES
from loggia.games.carrara.rules.pieces import DECKS, SEATS
from loggia.games.carrara.rules.setup import RANDOM
from loggia.games.carrara.rules.state import CarraraState
from loggia.games.carrara.rules.view import CarraraView
from loggia.kernel import Game, Move, Option, Preset, flag

CarraraGame = Game[CarraraState, Move, CarraraBox]


def on_box(box: CarraraBox, data_digest: str = "") -> CarraraGame:
    """The game on the figures of one data file."""
    return Game(
        name="carrara",
        seats=SEATS,
        options=(
            flag("expansion"),
            Option("cards", RANDOM, presets=(RANDOM, *box.sets), parts=_decks(box), needs="expansion"),
            flag("open_holdings"),
            Option("start_seat", RANDOM, (RANDOM, 0, 1, 2, 3)),
        ),
        presets=(
            Preset("first", 3, {"open_holdings": True}, bots="apprentice"),
            Preset("evening", 2, {}, bots="merchant"),
            Preset("full", 4, {"expansion": True}),
            Preset("first-expansion", 3, {"expansion": True, "cards": "first-expansion-game"}, bots="apprentice"),
        ),
        box=box,
        rules=rules(box),
        faces=faces(box),
        insight=insight(box),
        view_type=CarraraView,
        move_types=MOVE_TYPES,
        event_types=EVENT_TYPES,
        reconstructed=box.reconstructed,
        data_digest=data_digest,
        on_data=on_data,
    )


def _decks(box: CarraraBox) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The cards of each deck, from which a table may choose (CAR-XSET-3)."""
    return tuple(
        (f"carrara-deck-{name}", tuple(card.id for card in deck)) for name, deck in zip(DECKS, box.decks, strict=True)
    )


def on_data(path: Path) -> CarraraGame:
    """The game on an owner's data file; `WrongSetup` names what is wrong in it."""
    return on_box(*open_box(path))


GAME = on_box(open_box()[0])
