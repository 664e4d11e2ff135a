"""What the rulebook says: which function answers which question of the contract."""

from __future__ import annotations

from functools import partial

from loggia.games.genoa.rules.box import GenoaBox
from loggia.games.genoa.rules.choices.listing import choices, lists_all, speaks
from loggia.games.genoa.rules.choices.sampling import sample
from loggia.games.genoa.rules.imagining.worlds import imagine
from loggia.games.genoa.rules.moves import GenoaMove
from loggia.games.genoa.rules.refusals.by_move import refusal
from loggia.games.genoa.rules.scoring import points_now, result, tally
from loggia.games.genoa.rules.setup import check_options, inventory, start
from loggia.games.genoa.rules.state import GenoaState
from loggia.games.genoa.rules.trade.clock import seconds, timeout
from loggia.games.genoa.rules.turns import advance, awaited, deciding, round_number, turn
from loggia.games.genoa.rules.view.table import open_view, own_view
from loggia.kernel import Clock, Rules


def rules(box: GenoaBox) -> Rules[GenoaState, GenoaMove]:
    """The rules on one box."""
    return Rules(
        check_options=check_options,
        start=partial(start, box),
        deciding=deciding,
        awaited=partial(awaited, box),
        choices=partial(choices, box),
        speaks=partial(speaks, box),
        lists_all=lists_all,
        sample=partial(sample, box),
        refusal=partial(refusal, box),
        advance=partial(advance, box),
        result=partial(result, box),
        tally=partial(tally, box),
        points_now=partial(points_now, box),
        turn=turn,
        round=round_number,
        open_view=partial(open_view, box),
        own_view=partial(own_view, box),
        imagine=partial(imagine, box),
        inventory=partial(inventory, box),
    )


def clock(box: GenoaBox) -> Clock[GenoaState, GenoaMove]:
    """GEN-NEG-11, GEN-NEG-12: the clocks of the protocol."""
    return Clock(reserve=box.live_clock["seat_bank_s"], seconds=partial(seconds, box), timeout=partial(timeout, box))
