"""Setting up the table (rules, *Set-up*), and counting what is on it (rules, *What always holds*)."""

from __future__ import annotations

from collections.abc import Mapping

from loggia.games.genoa.rules.box import GenoaBox
from loggia.games.genoa.rules.events.course import MatchBegan, TurnBegan
from loggia.games.genoa.rules.imagining.knowledge import set_known
from loggia.games.genoa.rules.pieces import GOODS, KINDS, MARKERS, N_GOODS
from loggia.games.genoa.rules.state import NOBODY, GenoaState
from loggia.kernel import Chance, Options, OptionValue, Teller, wrong_setup


def check_options(seats: int, options: dict[str, OptionValue]) -> dict[str, OptionValue]:
    """GEN-SETUP-4: the seat that starts must be at the table."""
    first = str(options["start_seat"])
    if first != "random" and int(first) >= seats:
        raise wrong_setup("genoa-setup-start-seat", seat=int(first), seats=seats)
    return options


def start(box: GenoaBox, seats: int, options: Options, chance: Chance, tell: Teller) -> GenoaState:
    """GEN-SETUP-1 to GEN-SETUP-5."""
    first = str(options["start_seat"])
    slow = options["pace"] == "slow"
    return set_up(box, seats, NOBODY if first == "random" else int(first), slow, chance, tell)


def set_up(box: GenoaBox, seats: int, start: int, slow: bool, chance: Chance, tell: Teller) -> GenoaState:
    """GEN-SETUP-1 to GEN-SETUP-5; `start` NOBODY: a seat by lot (GEN-SETUP-4)."""
    state = GenoaState(seats, slow, len(box.cards))
    state.start = state.tower = chance.below(seats) if start == NOBODY else start
    state.space = box.first_space
    state.money = [box.start_money] * seats
    state.supply = list(box.supply)
    state.marker_supply = [box.markers] * seats
    for cards in box.kind_cards:
        state.down.append(_deal(box, state, list(cards), chance))
    tell(MatchBegan, state.start)
    tell(TurnBegan, state.start, state.space)
    return state


def _deal(box: GenoaBox, state: GenoaState, stack: list[int], chance: Chance) -> bytes:
    """GEN-SETUP-2, GEN-SETUP-3: shuffle one stack and deal from it; what is left."""
    chance.shuffle(stack)
    for seat in range(state.seats):
        for _ in range(box.cards_dealt):
            card = stack.pop()
            state.hands[seat] |= 1 << card
            set_known(state, 1 << card, 1 << seat)
    return bytes(stack)


def inventory(box: GenoaBox, state: GenoaState) -> Mapping[str, int]:
    """GEN-INV-1, GEN-INV-2, GEN-INV-3, GEN-INV-4: every ware, special card, marker and game card, wherever it is."""
    seats = range(state.seats)
    found = {
        GOODS[good]: state.supply[good] + sum(state.area[seat * N_GOODS + good] for seat in seats)
        for good in range(MARKERS)
    }
    for seat in seats:
        placed = state.owners.count(seat)
        found[f"markers {seat}"] = state.marker_supply[seat] + state.area[seat * N_GOODS + MARKERS] + placed
    for kind, name in enumerate(KINDS):
        mask = box.kind_mask[kind]
        held = sum((hand & mask).bit_count() for hand in state.hands)
        found[name] = len(state.down[kind]) + (state.up & mask).bit_count() + held
    return found
