"""What the rulebook says: which function answers which question of the contract."""

from __future__ import annotations

from collections.abc import Sequence

from loggia.games.lucca.rules import choices as choosing
from loggia.games.lucca.rules import setup, turns
from loggia.games.lucca.rules.box import LuccaBox, with_setting
from loggia.games.lucca.rules.imagining import imagine
from loggia.games.lucca.rules.moves import LuccaMove
from loggia.games.lucca.rules.refusals import refusal
from loggia.games.lucca.rules.scoring import points_now, result, tally
from loggia.games.lucca.rules.state import LuccaState
from loggia.games.lucca.rules.view import open_view, own_view
from loggia.kernel import Chance, Options, Rules, Teller


def rules(box: LuccaBox) -> Rules[LuccaState, LuccaMove]:
    """The rules on one box. The two functions that search calls most often are bound without `with_setting`."""
    settings = box.settings

    def start(seats: int, options: Options, chance: Chance, tell: Teller) -> LuccaState:
        return setup.start(settings[seats, bool(options["celebration"])], chance, tell)

    def choices(state: LuccaState, seat: int) -> Sequence[LuccaMove]:
        return choosing.choices(settings[state.seats, state.celebration], state, seat)

    def advance(state: LuccaState, seat: int, move: LuccaMove, chance: Chance, tell: Teller) -> None:
        turns.advance(settings[state.seats, state.celebration], state, seat, move, chance, tell)

    return Rules(
        start=start,
        deciding=turns.deciding,
        choices=choices,
        refusal=with_setting(box, refusal),
        advance=advance,
        result=with_setting(box, result),
        tally=tally,
        points_now=with_setting(box, points_now),
        turn=turns.turn,
        round=turns.round_number,
        open_view=with_setting(box, open_view),
        own_view=with_setting(box, own_view),
        imagine=with_setting(box, imagine),
        inventory=setup.inventory,
    )
