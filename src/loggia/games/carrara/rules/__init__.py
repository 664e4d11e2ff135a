"""What the rulebook says: which function answers which question of the contract."""

from __future__ import annotations

from functools import partial

from loggia.games.carrara.rules.box import CarraraBox
from loggia.games.carrara.rules.choices import choices
from loggia.games.carrara.rules.final import points_now, result, tally
from loggia.games.carrara.rules.imagining import imagine
from loggia.games.carrara.rules.refusals import refusal
from loggia.games.carrara.rules.setup import check_options, inventory, set_up
from loggia.games.carrara.rules.state import CarraraState
from loggia.games.carrara.rules.turns import advance, deciding, round_number, turn
from loggia.games.carrara.rules.view import open_view, own_view
from loggia.kernel import Move, Rules


def rules(box: CarraraBox) -> Rules[CarraraState, Move]:
    """The rules on one box."""
    return Rules(
        check_options=partial(check_options, box),
        start=partial(set_up, box),
        deciding=deciding,
        choices=partial(choices, box),
        refusal=partial(refusal, box),
        advance=partial(advance, box),
        result=partial(result, box),
        tally=partial(tally, box),
        points_now=partial(points_now, box),
        turn=turn,
        round=round_number,
        open_view=partial(open_view, box),
        own_view=partial(own_view, box),
        imagine=imagine,
        inventory=inventory,
    )
