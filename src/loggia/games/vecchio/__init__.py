"""Il Vecchio: families send their members through Tuscany to win power (rules: text/rules.en.md).

What the game is, and which function answers which question.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path

from loggia.games.vecchio import (
    choosing,
    effects,
    faces,
    flow,
    imagining,
    insight,
    learned,
    pointing,
    refusing,
    scoring,
    setup,
)
from loggia.games.vecchio import view as views
from loggia.games.vecchio.actions import advance
from loggia.games.vecchio.board import board
from loggia.games.vecchio.box import STOCK, Box, digest, open_box
from loggia.games.vecchio.events import EVENT_TYPES
from loggia.games.vecchio.moves import MOVE_TYPES
from loggia.games.vecchio.prompts import prompt, stance
from loggia.games.vecchio.sketch import sketch
from loggia.games.vecchio.state import VecchioState
from loggia.kernel import Faces, Game, Insight, Move, Option, Rules, flag, wrong_setup

VecchioGame = Game[VecchioState, Move, Box]


def _rules(box: Box) -> Rules[VecchioState, Move]:
    return Rules(
        start=partial(setup.start, box),
        deciding=flow.deciding,
        choices=partial(choosing.choices, box),
        refusal=partial(refusing.refusal, box),
        advance=partial(advance, box),
        result=partial(scoring.result, box),
        tally=partial(scoring.tally, box),
        points_now=partial(scoring.points_now, box),
        turn=flow.turn,
        round=flow.round_number,
        open_view=partial(views.open_view, box, board(box)),
        own_view=partial(views.own_view, box),
        imagine=partial(imagining.imagine, box),
        inventory=partial(setup.inventory, box),
    )


def _faces(box: Box) -> Faces[VecchioState, Move]:
    return Faces(
        codes=len(box.notation.moves),
        parse=box.notation.parse,
        code=box.notation.code.__getitem__,
        decode=box.notation.moves.__getitem__,
        prompt=partial(prompt, box),
        stance=stance,
        describe=partial(faces.describe, box),
        effect=partial(effects.effect, box),
        ids=partial(faces.ids, box),
        meant=partial(pointing.meant, box),
        sketch=sketch,
    )


def _insight(box: Box) -> Insight[VecchioState, Move]:
    return Insight(
        values=partial(insight.values, box),
        judge=partial(learned.judge, box),
        weigh=partial(insight.weigh, box),
        gist=partial(choosing.choices, box),
    )


def on_box(box: Box, data_digest: str = "") -> VecchioGame:
    """The game on the figures of one data file."""
    return Game(
        name="vecchio",
        seats=(2, 3, 4),
        options=(flag("less_luck"), Option("middlemen", "random", ("random", "standard"))),
        box=box,
        rules=_rules(box),
        faces=_faces(box),
        insight=_insight(box),
        view_type=views.VecchioView,
        move_types=MOVE_TYPES,
        event_types=EVENT_TYPES,
        reconstructed=True,
        data_digest=data_digest,
        on_data=_on_data,
    )


def _on_data(path: Path) -> VecchioGame:
    try:
        content = Path(path).read_bytes()
    except OSError as error:
        raise wrong_setup("vecchio-data-no-file", path=str(path), why=error.strerror or str(error)) from error
    return on_box(open_box(content), digest(content))


GAME = on_box(open_box(STOCK.read_bytes()))
