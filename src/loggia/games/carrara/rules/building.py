"""Action II, Build, with improving and Upgrade tiles: sections 6, 11.3 and 11.5 of the rules.

A build is one thing said at the table: the tile and the city, then the blocks to pay with where there is a choice.
Nothing is revealed before the payment: only then is the display refilled.
"""

from __future__ import annotations

from typing import Final

from loggia.games.carrara.rules.box import CarraraBox
from loggia.games.carrara.rules.events import BuildingBuilt, LastBuildingBuilt, TileShown, UpgradeTaken
from loggia.games.carrara.rules.moves import BUILDS_FROM, IMPROVES_OF, UPGRADE_MOVES, Build, Improve, Pay, Upgrade, pay
from loggia.games.carrara.rules.pieces import (
    CITIES,
    CITY_OF,
    COLOURS,
    COSTS,
    DEARER_BY_UP_TO,
    EIGHT,
    EIGHTS_IN,
    MOST_DEARER,
    NO_BUILDING,
    NO_TILE,
    TILE_COST,
    TILE_OF,
    TILE_STEP,
    TILE_TYPE,
    TILES,
    UPGRADES,
    bits,
    building_of,
)
from loggia.games.carrara.rules.pieces.known import Known
from loggia.games.carrara.rules.pieces.names import city_said, colour_said, space_said, tile_said
from loggia.games.carrara.rules.pieces.packs import (
    EMPTY,
    KINDS,
    MOST_PACK,
    PRICE_AT,
    UP_TO,
    count,
    covers,
    parts,
    running_totals,
    total,
    ways,
)
from loggia.games.carrara.rules.state import AFTER, LAST_BUILDING, OPEN, PAY, PAY_DEAR, UPGRADE, CarraraState
from loggia.kernel import Chance, Move, NotAllowed, Teller, not_allowed

MOST_PAYMENTS: Final = 100
"""Where a building could be paid in more ways, the dear colours are asked first and the others then."""
DEAR: Final = UP_TO[2]
"""White, yellow and red."""
NOWHERE: Final = len(CITIES)
OWED_AT: Final = PRICE_AT
"""Where what is owed stands above a pack in one integer."""
EIGHTS_SHOWN: Final = tuple(sum(1 << tile for tile in tiles) for tiles in EIGHTS_IN)
"""`EIGHTS_IN` as bit masks."""

# --- what may be done -------------------------------------------------------------------------------------------------


def _most_exacting_city(blocks: int) -> tuple[int, ...]:
    accepted = running_totals(blocks)
    return tuple(next((city for city, many in enumerate(accepted) if many >= cost), NOWHERE) for cost in COSTS)


_CITY_FOR: Final[dict[int, tuple[int, ...]]] = Known(_most_exacting_city)
"""CAR-BLD-3: by blocks, for each cost a tile can have, the most exacting city that accepts enough of them."""


def add_builds(state: CarraraState, seat: int, moves: list[Move]) -> None:
    """CAR-BLD-1, CAR-XBLD-1: every displayed tile or 8-building in every city that accepts enough of the blocks.

    CAR-RUL-10: however many stand there.
    """
    city_for = _CITY_FOR[state.blocks[seat]]
    if city_for[0] == NOWHERE:
        return  # not even the cheapest
    for tile in state.display:
        if tile != NO_TILE:
            moves += BUILDS_FROM[tile][city_for[TILE_STEP[tile]]]
    if state.eights and city_for[EIGHT] != NOWHERE:
        for tile in EIGHTS_IN[state.eights]:
            moves += BUILDS_FROM[tile][city_for[EIGHT]]


def add_improves(state: CarraraState, seat: int, moves: list[Move]) -> None:
    """CAR-XIMP-1, CAR-XIMP-2: every own building by every dearer tile, if its city accepts enough of the blocks."""
    own = state.buildings[seat]
    if not own or state.blocks[seat] == EMPTY:
        return
    accepted = _ACCEPTED[state.blocks[seat]]
    shown = EIGHTS_SHOWN[state.eights]
    for tile in state.display:
        if tile != NO_TILE:
            shown |= 1 << tile
    for old in own:
        dearer = DEARER_BY_UP_TO[TILE_OF[old]][accepted[CITY_OF[old]]] & shown
        if dearer:
            by = IMPROVES_OF[TILE_OF[old]]
            for tile in state.display:
                if tile != NO_TILE and dearer >> tile & 1:
                    moves.append(by[tile])
            if dearer & EIGHTS_SHOWN[state.eights]:
                moves += [by[tile] for tile in EIGHTS_IN[state.eights] if dearer >> tile & 1]


_ACCEPTED: Final[dict[int, tuple[int, ...]]] = Known(
    lambda blocks: tuple(min(many, MOST_DEARER) for many in running_totals(blocks))
)
"""By blocks, how many of them each city accepts; no more of them than ever count for improving."""


def payments(payable: int, owed: int) -> tuple[Pay, ...]:
    """CAR-BLD-2, CAR-RUL-09: every way to pay exactly what is owed."""
    return _PAYMENTS[payable | owed << OWED_AT]


def dear_payments(payable: int, owed: int) -> tuple[Pay, ...]:
    """Every way to use dear blocks for a payment that can still be completed with the others."""
    return _DEAR_PAYMENTS[payable | owed << OWED_AT]


def _payments(key: int) -> tuple[Pay, ...]:
    owed = key >> OWED_AT
    return tuple(pay(part) for part in parts(key & MOST_PACK, owed, owed))


def _dear_payments(key: int) -> tuple[Pay, ...]:
    payable, owed = key & MOST_PACK, key >> OWED_AT
    dear = payable & DEAR
    least = max(0, owed - total(payable - dear))
    return tuple(pay(part) for part in parts(dear, least, owed))


_PAYMENTS: Final[dict[int, tuple[Pay, ...]]] = Known(_payments)
_DEAR_PAYMENTS: Final[dict[int, tuple[Pay, ...]]] = Known(_dear_payments)
_WAYS: Final[dict[int, int]] = Known(lambda key: ways(key & MOST_PACK, key >> OWED_AT))
"""By payable blocks and what is owed."""


def upgrades(state: CarraraState) -> list[Upgrade]:
    """CAR-XUPG-2: the Upgrade tiles that are left; CAR-RUL-32: for scored spaces and for owners of others too."""
    return [UPGRADE_MOVES[number] for number in bits(state.upgrades)]


# --- what may not -----------------------------------------------------------------------------------------------------


def _refuse_tile(state: CarraraState, tile: int) -> NotAllowed | None:
    """CAR-BLD-1, CAR-XBLD-1: why that tile cannot be had."""
    if TILE_STEP[tile] == EIGHT:
        if not state.expansion:
            return not_allowed("CAR-XBLD-1", "carrara-refused-base", tile=tile_said(TILES[tile]))
        if not state.eights >> TILE_TYPE[tile] & 1:
            return not_allowed("CAR-XBLD-1", "carrara-refused-eight-gone", tile=tile_said(TILES[tile]))
    elif tile not in state.display:
        return not_allowed("CAR-BLD-1", "carrara-refused-not-displayed", tile=tile_said(TILES[tile]))
    return None


def refuse_build(box: CarraraBox, state: CarraraState, seat: int, move: Build) -> NotAllowed | None:
    """Why that tile cannot be built there."""
    why = _refuse_tile(state, move.tile)
    if why is not None:
        return why
    blocks, cost = state.blocks[seat], TILE_COST[move.tile]
    if total(blocks) < cost:
        return not_allowed("CAR-BLD-2", "carrara-refused-blocks", cost=cost, blocks=total(blocks))
    accepted = total(blocks & UP_TO[move.city])
    if accepted < cost:
        city = city_said(CITIES[move.city])
        return not_allowed("CAR-BLD-3", "carrara-refused-city", city=city, cost=cost, blocks=accepted)
    return None


def refuse_improve(box: CarraraBox, state: CarraraState, seat: int, move: Improve) -> NotAllowed | None:
    """Why that building cannot be improved by that tile."""
    if not state.expansion:
        return not_allowed("CAR-XIMP-1", "carrara-refused-improve-base")
    old = own_building(state, seat, move.old)
    if old == NO_BUILDING:
        return not_allowed("CAR-XIMP-1", "carrara-refused-not-own", tile=tile_said(TILES[move.old]))
    price = TILE_COST[move.tile] - TILE_COST[move.old]
    if price <= 0:  # CAR-RUL-37
        return not_allowed(
            "CAR-XIMP-1", "carrara-refused-not-dearer", old=tile_said(TILES[move.old]), tile=tile_said(TILES[move.tile])
        )
    why = _refuse_tile(state, move.tile)
    if why is not None:
        return why
    accepted = total(state.blocks[seat] & UP_TO[CITY_OF[old]])
    if accepted < price:
        city = city_said(CITIES[CITY_OF[old]])
        return not_allowed("CAR-XIMP-2", "carrara-refused-city", city=city, cost=price, blocks=accepted)
    return None


def refuse_pay(box: CarraraBox, state: CarraraState, seat: int, move: Pay) -> NotAllowed | None:
    """Why these blocks do not pay for the building."""
    blocks, city = state.blocks[seat], CITY_OF[state.pending]
    for colour in range(KINDS):
        if count(move.blocks, colour) and colour > city:
            rule = "CAR-BLD-3" if state.replaced == NO_BUILDING else price_rule(state)
            return not_allowed(
                rule, "carrara-refused-colour", city=city_said(CITIES[city]), colour=colour_said(COLOURS[colour])
            )
    if not covers(blocks, move.blocks):
        return not_allowed("CAR-MOV-2", "carrara-refused-not-held")
    if not covers(state.payable, move.blocks):
        return not_allowed("CAR-MOV-2", "carrara-refused-already-chosen")
    many = total(move.blocks)
    if state.phase == PAY_DEAR:
        if move.blocks & ~DEAR:
            return not_allowed("CAR-MOV-1", "carrara-refused-dear-first")
        least = state.owed - total(state.payable & ~DEAR)
        if many < least:
            return not_allowed(price_rule(state), "carrara-refused-dear-few", least=least)
        if many > state.owed:
            return not_allowed(price_rule(state), "carrara-refused-amount", owed=state.owed, given=many)
    elif many != state.owed:
        return not_allowed(price_rule(state), "carrara-refused-amount", owed=state.owed, given=many)
    return None


def price_rule(state: CarraraState) -> str:
    """The rule that sets the price of what is being paid for: the cost, or with improving the difference of costs."""
    return "CAR-BLD-2" if state.replaced == NO_BUILDING else "CAR-XIMP-2"


def refuse_upgrade(box: CarraraBox, state: CarraraState, seat: int, move: Upgrade) -> NotAllowed | None:
    """CAR-XUPG-2: why that Upgrade tile cannot be taken."""
    if not state.upgrades >> move.upgrade & 1:
        target = space_said(UPGRADES[move.upgrade].removeprefix("up-"))
        return not_allowed("CAR-XUPG-2", "carrara-refused-upgrade-gone", target=target)
    return None


def own_building(state: CarraraState, seat: int, tile: int) -> int:
    """The player's building with that tile, or NO_BUILDING."""
    return next((b for b in state.buildings[seat] if TILE_OF[b] == tile), NO_BUILDING)


# --- what then happens ------------------------------------------------------------------------------------------------


def build(box: CarraraBox, state: CarraraState, seat: int, move: Build, chance: Chance, tell: Teller) -> None:
    """CAR-BLD-2, CAR-BLD-3: the price is the cost of the tile."""
    state.pending = building_of(move.tile, move.city)
    state.replaced = NO_BUILDING
    _owe(state, seat, TILE_COST[move.tile], chance, tell)


def improve(box: CarraraBox, state: CarraraState, seat: int, move: Improve, chance: Chance, tell: Teller) -> None:
    """CAR-XIMP-2, CAR-XIMP-3: the price is the difference of the costs; the new tile stands in the same city."""
    old = own_building(state, seat, move.old)
    state.pending = building_of(move.tile, CITY_OF[old])
    state.replaced = old
    _owe(state, seat, TILE_COST[move.tile] - TILE_COST[move.old], chance, tell)


def _owe(state: CarraraState, seat: int, price: int, chance: Chance, tell: Teller) -> None:
    """Pay at once where there is only one way, else ask."""
    state.payable = state.blocks[seat] & UP_TO[CITY_OF[state.pending]]
    state.owed = price
    state.paid = EMPTY
    number = _WAYS[state.payable | price << OWED_AT]
    if number == 1:
        _place(state, seat, payments(state.payable, price)[0].blocks, chance, tell)
    else:
        state.phase = PAY if number <= MOST_PAYMENTS else PAY_DEAR


def pay_blocks(box: CarraraBox, state: CarraraState, seat: int, move: Pay, chance: Chance, tell: Teller) -> None:
    """CAR-BLD-2: the chosen blocks; after the dear ones, the others are asked if there is still a choice."""
    if state.phase == PAY:
        _place(state, seat, state.paid + move.blocks, chance, tell)
        return
    state.paid = move.blocks
    state.payable &= ~DEAR
    state.owed -= total(move.blocks)
    rest = payments(state.payable, state.owed)
    if len(rest) == 1:
        _place(state, seat, state.paid + rest[0].blocks, chance, tell)
    else:
        state.phase = PAY


def _place(state: CarraraState, seat: int, paid: int, chance: Chance, tell: Teller) -> None:
    """CAR-BLD-2, CAR-BLD-4, CAR-XIMP-4: the blocks go into the bag, the tile on the board, a replaced one out.

    CAR-RUL-05: the wheel is not refilled. CAR-RUL-23: improving changes nothing else.
    """
    building, replaced = state.pending, state.replaced
    state.blocks[seat] -= paid
    state.bag += paid
    own = state.buildings[seat]
    if replaced != NO_BUILDING:
        own = tuple(b for b in own if b != replaced)
        state.removed |= 1 << TILE_OF[replaced]
    state.buildings[seat] = (*own, building)
    state.pending = state.replaced = NO_BUILDING
    state.payable = state.paid = EMPTY
    state.owed = 0
    if tell.heard:
        tell.made(BuildingBuilt.of(seat, building, replaced, paid))
    tile = TILE_OF[building]
    if TILE_STEP[tile] == EIGHT:
        state.eights &= ~(1 << TILE_TYPE[tile])
        state.phase = UPGRADE  # CAR-XBLD-2, CAR-RUL-22
    else:
        state.phase = AFTER
        _fill_space(state, seat, state.display.index(tile), chance, tell)


def _fill_space(state: CarraraState, seat: int, slot: int, chance: Chance, tell: Teller) -> None:
    """CAR-BLD-5, CAR-RUL-36: a tile of the pile into the empty space; CAR-END-1, CAR-XEND-1, CAR-RUL-21: or the end."""
    pile = state.pile
    if pile:
        number = chance.below(len(pile))
        tile = pile[number]
        pile[number] = pile[-1]
        pile.pop()
        state.display[slot] = tile
        if tell.heard:
            tell.made(TileShown.of(tile, slot))
        return
    state.display[slot] = NO_TILE
    if state.ending == OPEN and all(tile == NO_TILE for tile in state.display):
        state.ending = LAST_BUILDING
        tell(LastBuildingBuilt, seat)


def take_upgrade(box: CarraraBox, state: CarraraState, seat: int, move: Upgrade, chance: Chance, tell: Teller) -> None:
    """CAR-XUPG-3: the tile covers the value of its city or category on the own board."""
    state.upgrades &= ~(1 << move.upgrade)
    state.upgraded[seat] |= 1 << move.upgrade
    state.phase = AFTER
    tell(UpgradeTaken.of, seat, move.upgrade, box.upgrade_worth[move.upgrade])
