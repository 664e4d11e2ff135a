"""The Palaces of Carrara, by Wolfgang Kramer and Michael Kiesling (2012): the base game and its expansion.

What the game is, and which function answers which question. The rules begin in `rules.py`.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path

from loggia.games.carrara import faces, final, insight, learned, moves, notation, pointing, rules, setup, sketch
from loggia.games.carrara import view as views
from loggia.games.carrara.box import SEATS, Box, open_box
from loggia.games.carrara.events import EVENT_TYPES
from loggia.games.carrara.state import CarraraState
from loggia.kernel import Faces, Game, Insight, Move, Option, Rules, flag

CarraraGame = Game[CarraraState, Move, Box]


def _rules(box: Box) -> Rules[CarraraState, Move]:
    return Rules(
        check_options=partial(setup.check_options, box),
        start=partial(setup.set_up, box),
        deciding=rules.deciding,
        choices=partial(rules.choices, box),
        refusal=partial(rules.refusal, box),
        advance=partial(rules.advance, box),
        result=partial(final.result, box),
        tally=partial(rules.tally, box),
        points_now=partial(final.points_now, box),
        turn=rules.turn,
        round=rules.round_number,
        open_view=partial(views.open_view, box),
        own_view=partial(views.own_view, box),
        imagine=rules.imagine,
        inventory=setup.inventory,
    )


def _faces(box: Box) -> Faces[CarraraState, Move]:
    return Faces(
        codes=moves.CODES,
        parse=notation.parse,
        code=moves.code,
        decode=moves.decode,
        prompt=partial(faces.prompt, box),
        describe=partial(faces.describe, box),
        effect=partial(faces.effect, box),
        ids=faces.ids,
        meant=partial(pointing.meant, box),
        sketch=sketch.sketch,
    )


def _insight(box: Box) -> Insight[CarraraState, Move]:
    return Insight(
        values=partial(insight.values, box),
        judge=partial(learned.judge, box),
        weigh=partial(insight.weigh, box),
        gist=partial(rules.choices, box),
    )


def on_box(box: Box, data_digest: str = "") -> CarraraGame:
    """The game on the figures of one data file."""
    return Game(
        name="carrara",
        seats=SEATS,
        options=(
            flag("expansion"),
            Option("cards", setup.RANDOM),
            flag("open_holdings"),
            Option("start_seat", setup.RANDOM, (setup.RANDOM, 0, 1, 2, 3)),
        ),
        box=box,
        rules=_rules(box),
        faces=_faces(box),
        insight=_insight(box),
        view_type=views.CarraraView,
        move_types=moves.MOVE_TYPES,
        event_types=EVENT_TYPES,
        reconstructed=True,
        data_digest=data_digest,
        on_data=_on_data,
    )


def _on_data(path: Path) -> CarraraGame:
    return on_box(*open_box(path))


GAME = on_box(open_box()[0])
