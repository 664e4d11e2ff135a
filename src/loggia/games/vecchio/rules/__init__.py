"""What the rulebook says: which function answers which question of the contract."""

from __future__ import annotations

from functools import partial

from loggia.games.vecchio.rules.actions import advance
from loggia.games.vecchio.rules.box import VecchioBox
from loggia.games.vecchio.rules.choices import choices
from loggia.games.vecchio.rules.imagining import imagine
from loggia.games.vecchio.rules.refusals import refusal
from loggia.games.vecchio.rules.scoring import points_now, result, tally
from loggia.games.vecchio.rules.setup import inventory, start
from loggia.games.vecchio.rules.state import VecchioState
from loggia.games.vecchio.rules.turns import deciding, round_number, turn
from loggia.games.vecchio.rules.view import open_view, own_view
from loggia.games.vecchio.rules.view.board import board
from loggia.kernel import Move, Rules


def rules(box: VecchioBox) -> Rules[VecchioState, Move]:
    """The rules on one box."""
    return Rules(
        start=partial(start, box),
        deciding=deciding,
        choices=partial(choices, box),
        refusal=partial(refusal, box),
        advance=partial(advance, box),
        result=partial(result, box),
        tally=partial(tally, box),
        points_now=partial(points_now, box),
        turn=turn,
        round=round_number,
        open_view=partial(open_view, box, board(box)),
        own_view=partial(own_view, box),
        imagine=partial(imagine, box),
        inventory=partial(inventory, box),
    )
