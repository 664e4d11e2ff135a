"""Setting up the table (section 3), and counting what is on it (section 14)."""

from __future__ import annotations

from collections.abc import Mapping

from loggia.games.genoa.rules.box import GenoaBox
from loggia.games.genoa.rules.events.course import MatchBegan, TurnBegan
from loggia.games.genoa.rules.pieces import GOODS, KINDS, MARKERS, N_BUILDINGS, N_GOODS
from loggia.games.genoa.rules.state import PLACE, SOURCES, GenoaState
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
    return set_up(box, seats, -1 if first == "random" else int(first), slow, chance, tell)


def set_up(box: GenoaBox, seats: int, start: int, slow: bool, chance: Chance, tell: Teller) -> GenoaState:
    """GEN-SETUP-1 to GEN-SETUP-5; `start` below 0: a seat by lot (GEN-SETUP-4)."""
    hands, known = [0] * seats, [0] * len(box.cards)
    down: list[bytes] = []
    if start < 0:
        start = chance.below(seats)
    for cards in box.kind_cards:
        stack = list(cards)
        chance.shuffle(stack)
        for seat in range(seats):
            for _ in range(box.cards_dealt):
                card = stack.pop()
                hands[seat] |= 1 << card
                known[card] = 1 << seat
        down.append(bytes(stack))
    state = GenoaState(
        seats,
        slow,
        start,
        box.first_space,
        0,
        start,
        PLACE,
        [box.start_money] * seats,
        [0] * (SOURCES * seats),
        [0] * (N_GOODS * seats),
        list(box.supply),
        [box.markers] * seats,
        [-1] * N_BUILDINGS,
        hands,
        down,
        0,
        known,
        (),
        (0, 0),
        (),
        0,
        0,
        0,
        0,
        [0] * seats,
        0,
        0,
        0,
        -1,
        False,
        False,
        (),
        "",
        -1,
        (),
        0,
        -1,
        {},
        {},
        {},
        0,
        [0] * seats,
        [0] * seats,
        0,
        0,
        False,
        {},
    )
    tell(MatchBegan, start)
    tell(TurnBegan, start, state.space)
    return state


def inventory(box: GenoaBox, state: GenoaState) -> Mapping[str, int]:
    """GEN-INV-1 to GEN-INV-4: every ware, special card, marker and game card, wherever it is."""
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
