"""Every legal move of a decision, in a canonical order that depends on nothing hidden."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from loggia.games.vecchio.rules.actions.tracks import office_florins
from loggia.games.vecchio.rules.box import ProvinceTile, VecchioBox
from loggia.games.vecchio.rules.box.move_tables import (
    END_TURN,
    PASS,
    RECOVER,
    RECOVER_AND_ROLL,
    REINFORCE,
    TOWNS_PER_TABLE,
    USUAL_WAY,
    WITH_BISHOP,
)
from loggia.games.vecchio.rules.pieces import (
    ABBOT,
    ANY_COLOUR,
    ASSASSIN,
    BISHOP,
    BY_CARRIAGE,
    CARRIAGE,
    COUNCIL,
    FLORIN,
    GOOD_KINDS,
    GOODS_AT,
    KNIGHT,
    NO_COIN,
    NOBILITY,
    REGIONS,
    REUSE,
    SCROLL,
    STAY,
    WALK,
)
from loggia.games.vecchio.rules.state import (
    CHOOSE,
    DRAFT,
    EXCHANGE,
    FAMILY_EVENT,
    GIVE,
    LEVIED,
    MAIN,
    NO_TILE,
    NOWHERE,
    PAY,
    PLACE,
    SEND,
    SETTLE,
    TAKE,
    WORK,
    VecchioState,
)
from loggia.kernel import Move

IMPOSSIBLE = 1 << 20
"""More Florins than anybody ever has: the price of what cannot be bought."""

ONE_TABLE = (1 << TOWNS_PER_TABLE) - 1
"""The bits of the towns that one table of moves holds."""

TileWays = tuple[tuple[str, ...], ...]


# --- what things cost ------------------------------------------------------------------------------------------------


def is_open(box: VecchioBox, state: VecchioState, track: int) -> bool:
    """VEC-RUL-26, VEC-END-6: a full track can be entered in the final round only."""
    return state.final or len(state.tracks[track]) < box.usable(state.seats, track)


def space_cost(box: VecchioBox, state: VecchioState, track: int) -> int:
    """The Florins printed on the next space of a track."""
    return box.cost[track][box.space(state.seats, track, len(state.tracks[track]))]


def tile_ways(box: VecchioBox, state: VecchioState, seat: int, tile: int, name: str) -> TileWays:
    """VEC-PT-0: the ways to use a take-over tile now: itself, or through V-REUSE when it is used already."""
    ways: TileWays = ()
    if tile in state.unused[seat]:
        ways += ((name,),)
    if tile in state.used[seat] and box.reuse in state.unused[seat]:
        ways += ((f"{REUSE}:{name}",),)
    return ways


def _covers(have: tuple[int, int, int], mix: tuple[int, int, int]) -> bool:
    return have[0] >= mix[0] and have[1] >= mix[1] and have[2] >= mix[2]


def payments(box: VecchioBox, state: VecchioState, seat: int, track: int, purse: int) -> list[Move]:
    """VEC-PROV-2: every way to pay for the next space of a region with that many Florins.

    VEC-PT-V-NOCOIN, VEC-PT-C-ANYCOLOUR, VEC-RUL-44: the tiles change those Florins, or the colours of the Followers.
    """
    have = state.followers(seat)
    size = box.price_size[track]
    price = space_cost(box, state, track)
    coin_ways: TileWays = ((),) if price <= purse else ()
    colour_ways: TileWays = ()
    if state.unused[seat]:
        if price:  # VEC-RUL-11: the tile must change the price
            coin_ways += tile_ways(box, state, seat, box.no_coin, NO_COIN)
        colour_ways = tile_ways(box, state, seat, box.any_colour, ANY_COLOUR)
    if not coin_ways:
        return []
    found: list[Move] = []
    pay_of = box.tables.pay_of
    for mix in box.mixes[size]:
        if _covers(have, mix):
            for colours in ((),) if mix in box.accepted[track] else colour_ways:
                for coins in coin_ways:
                    pay = pay_of.get((mix, coins + colours))  # V-REUSE exists once
                    if pay is not None:
                        found.append(pay)
    return found


def entry_price(box: VecchioBox, state: VecchioState, seat: int, track: int) -> int:
    """The fewest Florins, without the fare, with which a seat can enter a track now; or IMPOSSIBLE."""
    if not is_open(box, state, track):
        return IMPOSSIBLE
    if track >= COUNCIL:
        scrolls = state.goods[GOODS_AT[seat] + SCROLL]
        return office_florins(box, state, track) if scrolls >= box.scrolls[track] else IMPOSSIBLE
    have = state.followers(seat)
    if not state.unused[seat]:  # the usual case, quickly
        for mix in box.accepted[track]:
            if _covers(have, mix):
                return space_cost(box, state, track)
        return IMPOSSIBLE
    if payments(box, state, seat, track, 0):
        return 0
    price = space_cost(box, state, track)
    return price if payments(box, state, seat, track, price) else IMPOSSIBLE


def cheapest_fare(box: VecchioBox, state: VecchioState, seat: int, goal: int) -> int:
    """The fewest Florins for which one of a seat's standing family members gets to a town; a Carriage makes it 0."""
    standing = state.standing[seat]
    if not standing:
        return IMPOSSIBLE
    if state.goods[GOODS_AT[seat] + CARRIAGE]:
        return 0
    row = box.map.fare[goal]
    return min([row[town] for town in standing])


def usable(box: VecchioBox, state: VecchioState, seat: int, tile: ProvinceTile) -> bool:
    """VEC-PT-0, VEC-RUL-11: whether a tile's effect, outside a take-over, can be paid and changes something."""
    effect = tile.effect
    if effect in {"gain", "gain_choice"}:
        return True
    at = GOODS_AT[seat]
    if effect == "buy":
        return state.goods[at + FLORIN] >= tile.price
    if effect in {"place_roll", "place_free"}:
        return state.supply[seat] > 0
    if effect == "gain_per_town_member":
        return state.in_towns(seat) > 0
    if effect == "exchange":
        return any(state.goods[at + ASSASSIN : at + SCROLL + 1])
    if effect == "pay_follower_for_scrolls":
        return any(state.goods[at + ASSASSIN : at + SCROLL])
    return False


# --- the decisions ---------------------------------------------------------------------------------------------------


def draft(box: VecchioBox, state: VecchioState, seat: int) -> Sequence[Move]:
    """VEC-SETUP-6: one of the tiles dealt."""
    drafts = box.tables.drafts
    return [drafts[tile] for tile in state.dealt[seat]]


def settle(box: VecchioBox, state: VecchioState, seat: int) -> Sequence[Move]:
    """VEC-SETUP-7, VEC-SETUP-8: two towns of the area."""
    return box.tables.settles_in[state.area]


def main(box: VecchioBox, state: VecchioState, seat: int) -> Sequence[Move]:
    """VEC-TURN-2: an action, a Province tile, or the end of the turn."""
    moves: list[Move] = []
    left = state.actions_left
    if left:
        if state.standing[seat]:
            _journeys(box, state, seat, moves)
        if state.supply[seat]:
            moves.append(REINFORCE)
        moves.append(RECOVER)
        if box.cc_recover in state.council[seat] and state.supply[seat]:
            moves.append(RECOVER_AND_ROLL)
    if state.unused[seat]:
        _tiles(box, state, seat, moves)
    if not left or (state.final and left < box.rules["final_round_actions"]):
        moves.append(END_TURN)
    elif state.final and not state.touched:
        moves.append(PASS)
    return moves


def _journeys(box: VecchioBox, state: VecchioState, seat: int, moves: list[Move]) -> None:
    """Actions a, b and c: wherever a standing family member can get to and do something."""
    at = GOODS_AT[seat]
    goods, board = state.goods, box.map
    purse = goods[at]
    if goods[at + CARRIAGE]:
        reach = board.all_towns
    else:
        steps = purse if purse < board.dearest else board.dearest
        reach = 0
        for town in state.standing[seat]:
            reach |= board.within[town][steps]
    if goods[at + BISHOP]:
        work = reach & board.workable
    else:
        a, b, c, d, e = state.middlemen
        work = reach & (board.green | 1 << a | 1 << b | 1 << c | 1 << d | 1 << e)
    for table in box.tables.town_tables:
        moves += table[work & ONE_TABLE]
        work >>= TOWNS_PER_TABLE
    gates = box.gate
    if goods[at + ASSASSIN] or goods[at + KNIGHT] or goods[at + ABBOT]:
        for track in range(len(REGIONS)):
            if reach >> gates[track] & 1:
                price = entry_price(box, state, seat, track)
                if price <= purse and cheapest_fare(box, state, seat, gates[track]) + price <= purse:
                    moves.append(box.tables.take_overs[track])
    if goods[at + SCROLL] and reach >> board.florence & 1:
        for track in (COUNCIL, NOBILITY):
            price = entry_price(box, state, seat, track)
            if price <= purse and cheapest_fare(box, state, seat, gates[track]) + price <= purse:
                moves.append(box.tables.offices[track - COUNCIL])


def _tiles(box: VecchioBox, state: VecchioState, seat: int, moves: list[Move]) -> None:
    """VEC-TURN-4, VEC-RUL-6: Province tiles, outside a take-over."""
    before = NO_TILE
    for tile in state.unused[seat]:
        if tile == before:  # VEC-MOVE-2: copies are interchangeable
            continue
        before = tile
        if tile != box.reuse:
            if usable(box, state, seat, box.province[tile]):
                moves.append(box.tables.uses[tile])
            continue
        last = NO_TILE
        for target in state.used[seat]:
            if target not in (last, tile) and usable(box, state, seat, box.province[target]):
                moves.append(box.tables.reuses[target])
            last = target


def can_use_a_tile(box: VecchioBox, state: VecchioState, seat: int) -> bool:
    """Whether a Province tile can be used now, outside a take-over."""
    found: list[Move] = []
    _tiles(box, state, seat, found)
    return bool(found)


def send(box: VecchioBox, state: VecchioState, seat: int) -> Sequence[Move]:
    """VEC-TRAVEL-1, VEC-TRAVEL-2: one of the standing family members, and how he travels."""
    moves: list[Move] = []
    at, goal, sends = GOODS_AT[seat], state.goal, box.tables.sends
    purse, carriage = state.goods[at], state.goods[at + CARRIAGE]
    if state.entering != NOWHERE:
        purse -= entry_price(box, state, seat, state.entering)
    fares = box.map.fare[goal]
    before = NOWHERE
    for town in state.standing[seat]:
        if town == before:  # VEC-MOVE-2
            continue
        before = town
        if town == goal:
            moves.append(sends[town][STAY])
            continue
        if fares[town] <= purse:
            moves.append(sends[town][WALK])
        if carriage:
            moves.append(sends[town][BY_CARRIAGE])
    return moves


def work(box: VecchioBox, state: VecchioState, seat: int) -> Sequence[Move]:
    """VEC-TOWN-2, VEC-TOWN-4: through whom, and what to take."""
    at, colour = GOODS_AT[seat], box.map.colour[state.goal]
    ways = USUAL_WAY if colour >= len(state.middlemen) or state.middlemen[colour] == state.goal else 0
    if state.goods[at + BISHOP]:
        ways += WITH_BISHOP
    extra = box.cc_scroll in state.council[seat] and state.goods[at] >= box.extra_scroll_price
    return box.tables.works_in[(colour, ways, extra)]


def pay(box: VecchioBox, state: VecchioState, seat: int) -> Sequence[Move]:
    """VEC-PROV-2: the Followers and the take-over tiles."""
    return payments(box, state, seat, state.entering, state.goods[GOODS_AT[seat]])


def place(box: VecchioBox, state: VecchioState, seat: int) -> Sequence[Move]:
    """VEC-REIN-1: a town of the area, or any town (VEC-RUL-49)."""
    return box.tables.places_in[state.area]


def choose(box: VecchioBox, state: VecchioState, seat: int) -> Sequence[Move]:
    """VEC-PROV-2: any tile the region still has; VEC-OFF-2: any tile looked at."""
    track, notation = state.entering, box.tables
    if track < len(REGIONS):
        return [notation.choose_province[tile] for tile in box.tiles_of[track] if state.pool[tile]]
    table = notation.choose_council if track == COUNCIL else notation.choose_nobility
    return [table[tile] for tile in state.looked]


def take(box: VecchioBox, state: VecchioState, seat: int) -> Sequence[Move]:
    """Any Follower; V-CHOICE offers a Scroll and Florins too."""
    takes = box.tables.takes
    return takes if box.offer(state.source) else takes[:3]


def give(box: VecchioBox, state: VecchioState, seat: int) -> Sequence[Move]:
    """VEC-PT-C-SCRIBE: any Follower one has."""
    have = state.followers(seat)
    return [move for move, count in zip(box.tables.gives, have, strict=False) if count]


def exchange(box: VecchioBox, state: VecchioState, seat: int) -> Sequence[Move]:
    """VEC-RUL-45: one token one has, for two Followers or two Scrolls."""
    at = GOODS_AT[seat] + ASSASSIN
    moves: list[Move] = []
    for given, offers in enumerate(box.tables.exchanges_for):
        if state.goods[at + given]:
            moves += offers
    return moves


def levied(box: VecchioBox, state: VecchioState, seat: int) -> Sequence[Move]:
    """VEC-EVT-4: whatever one can pay with."""
    at = GOODS_AT[seat]
    levies = box.tables.levies
    moves: list[Move] = [levies[good] for good in range(1, GOOD_KINDS) if state.goods[at + good]]
    if state.goods[at] >= box.rules["levy_florins"]:
        moves.insert(0, levies[FLORIN])
    return moves


def family_event(box: VecchioBox, state: VecchioState, seat: int) -> Sequence[Move]:
    """VEC-EVT-3: a standing family member to lay down, or a lying one to return."""
    notation = box.tables
    moves: list[Move] = [notation.lay_downs[town] for town in dict.fromkeys(state.standing[seat])]
    moves += [notation.returns[town] for town in dict.fromkeys(state.lying[seat])]
    return moves


Listing = Callable[[VecchioBox, VecchioState, int], Sequence[Move]]

_BY_PHASE: dict[int, Listing] = {
    DRAFT: draft,
    SETTLE: settle,
    MAIN: main,
    SEND: send,
    WORK: work,
    PAY: pay,
    PLACE: place,
    CHOOSE: choose,
    TAKE: take,
    GIVE: give,
    EXCHANGE: exchange,
    LEVIED: levied,
    FAMILY_EVENT: family_event,
}

LISTS: tuple[Listing, ...] = tuple(_BY_PHASE[phase] for phase in range(len(_BY_PHASE)))
"""The list of each phase's decision, by the phase's number."""


def choices(box: VecchioBox, state: VecchioState, seat: int) -> Sequence[Move]:
    """Every legal move of that seat."""
    return LISTS[state.phase](box, state, seat)
