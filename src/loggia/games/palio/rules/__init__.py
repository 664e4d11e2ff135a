"""What the rulebook says: which function answers which question of the contract."""

from __future__ import annotations

from functools import partial

from loggia.games.palio.rules.choices import choices
from loggia.games.palio.rules.imagining import imagine
from loggia.games.palio.rules.moves import Enter
from loggia.games.palio.rules.pieces import Box
from loggia.games.palio.rules.refusals import refusal
from loggia.games.palio.rules.scoring import points_now, result, tally
from loggia.games.palio.rules.setup import inventory, start
from loggia.games.palio.rules.state import PalioState
from loggia.games.palio.rules.turns import advance, deciding, turn
from loggia.games.palio.rules.view import open_view, own_view
from loggia.kernel import Rules


def rules(box: Box) -> Rules[PalioState, Enter]:
    """The rules on one box."""
    return Rules(
        start=partial(start, box),
        deciding=deciding,
        choices=partial(choices, box),
        refusal=refusal,
        advance=advance,
        result=result,
        tally=tally,
        points_now=points_now,
        turn=turn,
        open_view=open_view,
        own_view=own_view,
        imagine=imagine,
        inventory=partial(inventory, box),
    )
