"""Taking over provinces and assuming offices.

Rules, *Taking over a province*, *Assuming an office* and *Additional cost*.
"""

from __future__ import annotations

from loggia.games.vecchio.rules import events
from loggia.games.vecchio.rules.agenda import (
    CHOOSE_PROVINCE_TILE,
    LOOK_AT_TILES,
    TAKE_A_FOLLOWER,
    TAKE_OVER_BONUS,
    proceed,
)
from loggia.games.vecchio.rules.box import VecchioBox
from loggia.games.vecchio.rules.council_tiles import reveal
from loggia.games.vecchio.rules.crests import take_crest
from loggia.games.vecchio.rules.goods import spend, with_one, without_one
from loggia.games.vecchio.rules.moves import Choose, Pay
from loggia.games.vecchio.rules.pieces import ASSASSIN, COUNCIL, FLORIN, NO_COIN, SCROLL, TRACKS, is_region
from loggia.games.vecchio.rules.province_tiles import turn_down
from loggia.games.vecchio.rules.state import VecchioState
from loggia.kernel import Chance, Teller


def pay(box: VecchioBox, state: VecchioState, seat: int, move: Pay, chance: Chance, tell: Teller) -> None:
    """VEC-PROV-2: the Followers, then the Florins of the space, then the family member goes onto it."""
    mix, tiles = box.tables.pays[move]
    track = state.entering
    for tile in tiles:
        own, _, target = tile.partition(":")
        turn_down(box, state, seat, own)
        tell(events.TileUsed, seat, own, target)
    price = 0
    if not any(tile.endswith(NO_COIN) for tile in tiles):
        price = box.cost[track][box.space(state.seats, track, len(state.tracks[track]))]
    followers = tuple((ASSASSIN + colour, count) for colour, count in enumerate(mix) if count)
    spend(state, seat, ((FLORIN, price), *followers) if price else followers, tell)
    _enter(box, state, seat, track, tell)
    state.agenda.append(CHOOSE_PROVINCE_TILE)
    if box.cc_province in state.council[seat]:  # VEC-CC-PROVINCE, VEC-RUL-24: the bonus comes last
        state.agenda.append(TAKE_OVER_BONUS)
    proceed(box, state, chance, tell)


def surcharge(box: VecchioBox, state: VecchioState, track: int) -> int:
    """VEC-ADD-1, VEC-ADD-2, VEC-ADD-3, VEC-RUL-25: what the Additional cost token adds to a Florence track now."""
    return box.rules["additional_cost_florins"] if state.cost_token == track else 0


def assume_office(box: VecchioBox, state: VecchioState, seat: int, chance: Chance, tell: Teller) -> None:
    """VEC-OFF-2: the Scrolls and perhaps the surcharge, then the family member goes onto the track."""
    track = state.entering
    florins = office_florins(box, state, track)
    scrolls = ((SCROLL, box.scrolls[track]),)
    spend(state, seat, (*scrolls, (FLORIN, florins)) if florins else scrolls, tell)
    _enter(box, state, seat, track, tell)
    state.agenda.append(LOOK_AT_TILES)
    if box.cc_office in state.council[seat]:  # VEC-RUL-34: a tile gained now does not count yet
        state.agenda += [TAKE_A_FOLLOWER] * box.office_followers
    proceed(box, state, chance, tell)


def office_florins(box: VecchioBox, state: VecchioState, track: int) -> int:
    """The Florins that a Florence track costs now: its space's own and the surcharge."""
    return box.cost[track][box.space(state.seats, track, len(state.tracks[track]))] + surcharge(box, state, track)


def _enter(box: VecchioBox, state: VecchioState, seat: int, track: int, tell: Teller) -> None:
    """VEC-PROV-2, VEC-OFF-2: onto the next space; a crest is taken at once (VEC-EVT-1, VEC-EVT-6, VEC-RUL-32)."""
    arrivals = len(state.tracks[track])
    space = box.space(state.seats, track, arrivals)
    state.standing[seat] = without_one(state.standing[seat], state.goal)
    state.tracks[track] += (seat,)
    tell(events.Entered, seat, TRACKS[track], space + 1, box.points[track][space], box.map.towns[state.goal])
    if state.crest_stack and box.crest[track][space] and arrivals < box.usable(state.seats, track):
        take_crest(state, seat, tell)


def choose(box: VecchioBox, state: VecchioState, seat: int, move: Choose, chance: Chance, tell: Teller) -> None:
    """VEC-PROV-2: a Province tile, kept face-up, for use from now on (VEC-PROV-3, VEC-RUL-7).

    VEC-OFF-2: a Florence tile, kept face-down.
    """
    if is_region(state.entering):
        tile = box.province_index[move.tile]
        state.pool[tile] -= 1
        state.unused[seat] = with_one(state.unused[seat], tile)
        tell(events.TileTaken, seat, move.tile)
    else:
        _keep(box, state, seat, move.tile, chance, tell)
    proceed(box, state, chance, tell)


def _keep(box: VecchioBox, state: VecchioState, seat: int, name: str, chance: Chance, tell: Teller) -> None:
    """VEC-OFF-2, VEC-OFF-4: keep one tile, face-down; the others are shuffled and put under the stack."""
    council = state.entering == COUNCIL
    tile = (box.council_index if council else box.nobility_index)[name]
    back = [other for other in state.looked if other != tile]
    chance.shuffle(back)
    state.looks[0 if council else 1] += ((seat, state.looked, tile),)
    stack = state.council_stack if council else state.nobility_stack
    stack = stack[len(state.looked) :] + tuple(back)
    state.looked = ()
    tell(events.Kept, seat, TRACKS[state.entering])
    tell.only((seat,), events.KeptThis, seat, name)
    if council:
        state.council_stack = stack
        state.council_down[seat] = tile
        if state.final:  # VEC-END-5: no delay in the final round
            reveal(box, state, seat, tell)
    else:
        state.nobility_stack = stack
        state.nobility[seat] = with_one(state.nobility[seat], tile)
