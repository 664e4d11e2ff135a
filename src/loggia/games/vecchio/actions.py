"""What every move does. Unchecked: the refusals are in refusing.py, the lists in choosing.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from loggia.games.vecchio import events
from loggia.games.vecchio.box import Box
from loggia.games.vecchio.flow import (
    CHOOSE_PROVINCE_TILE,
    FIRST_PLACEMENT,
    LOOK_AT_TILES,
    TAKE_A_FOLLOWER,
    TAKE_OVER_BONUS,
    begin_placement,
    end_placement,
    end_turn,
    gain,
    is_region,
    proceed,
    reveal,
    roll_and_place,
    spend,
    take_crest,
    with_one,
    without_one,
)
from loggia.games.vecchio.moves import (
    Choose,
    Draft,
    EndTurn,
    Exchange,
    Give,
    LayDown,
    Levy,
    Office,
    Pass,
    Pay,
    Place,
    Recover,
    Reinforce,
    Return,
    Send,
    Settle,
    Take,
    TakeOver,
    Town,
    Use,
    Work,
)
from loggia.games.vecchio.pieces import (
    ASSASSIN,
    BISHOP,
    CARRIAGE,
    COUNCIL,
    CREST_COLOURS,
    FLORIN,
    GOOD_KINDS,
    LEVY_CHOICES,
    NO_COIN,
    OFFICES,
    REGIONS,
    SCROLL,
    TRACKS,
)
from loggia.games.vecchio.state import (
    NO_TILE,
    NOWHERE,
    PAY,
    SEND,
    WORK,
    VecchioState,
)
from loggia.games.vecchio.tiles import exchange, give, take, turn_down, use
from loggia.kernel import Chance, Move, Teller

# --- set-up ----------------------------------------------------------------------------------------------------------


def draft(box: Box, state: VecchioState, seat: int, move: Draft, chance: Chance, tell: Teller) -> None:
    """VEC-SETUP-6: keep a tile face-down; when all have chosen, the tiles are shown and the rest becomes the stack."""
    state.council_down[seat] = box.council_index[move.tile]
    tell(events.Chosen, seat)
    if NO_TILE in state.council_down:
        return
    rest = list(state.council_stack)
    for other, kept in enumerate(state.council_down):
        state.council[other] = (kept,)
        tell(events.Drafted, other, box.council[kept])
        rest += [tile for tile in state.dealt[other] if tile != kept]
    rest.sort()  # so that the new order depends on nothing but chance
    chance.shuffle(rest)
    state.council_stack = tuple(rest)
    state.council_down = [NO_TILE] * state.seats
    state.dealt = [()] * state.seats
    state.round = FIRST_PLACEMENT
    begin_placement(box, state, chance, tell)


def settle(box: Box, state: VecchioState, seat: int, move: Settle, chance: Chance, tell: Teller) -> None:
    """VEC-SETUP-7, VEC-SETUP-8: two family members stand in towns."""
    index = box.map.index
    state.standing[seat] = tuple(sorted((*state.standing[seat], *(index[town] for town in move.towns))))
    state.supply[seat] -= len(move.towns)
    tell(events.Settled, seat, move.towns)
    end_placement(box, state, chance, tell)


# --- travelling ------------------------------------------------------------------------------------------------------


def _begin(state: VecchioState, goal: int, entering: int) -> None:
    state.actions_left -= 1
    state.touched = True
    state.goal = goal
    state.entering = entering
    state.phase = SEND


def town(box: Box, state: VecchioState, seat: int, move: Town, chance: Chance, tell: Teller) -> None:
    """VEC-TOWN-1: a town action is announced; who does it comes next."""
    _begin(state, box.map.index[move.town], NOWHERE)


def take_over(box: Box, state: VecchioState, seat: int, move: TakeOver, chance: Chance, tell: Teller) -> None:
    """VEC-PROV-1: a province is to be taken over."""
    track = REGIONS.index(move.region)
    _begin(state, box.gate[track], track)


def office(box: Box, state: VecchioState, seat: int, move: Office, chance: Chance, tell: Teller) -> None:
    """VEC-OFF-1: an office is to be assumed."""
    track = COUNCIL + OFFICES.index(move.track)
    _begin(state, box.gate[track], track)


def send(box: Box, state: VecchioState, seat: int, move: Send, chance: Chance, tell: Teller) -> None:
    """VEC-TRAVEL-2: pay the fare or a Carriage, and go; then use the town, or pay for the track."""
    origin, goal = box.map.index[move.town], state.goal
    if origin != goal:
        fare = 0
        if move.means == "carriage":
            state.goods[seat * GOOD_KINDS + CARRIAGE] -= 1
        else:
            fare = box.map.fare[origin][goal]
            state.goods[seat * GOOD_KINDS + FLORIN] -= fare
        state.standing[seat] = with_one(without_one(state.standing[seat], origin), goal)
        tell(events.Travelled, seat, move.town, box.map.towns[goal], move.means, fare)
    if state.entering == NOWHERE:
        state.phase = WORK
    elif is_region(state.entering):
        state.phase = PAY
    else:
        _assume_office(box, state, seat, chance, tell)


# --- action a --------------------------------------------------------------------------------------------------------


def work(box: Box, state: VecchioState, seat: int, move: Work, chance: Chance, tell: Teller) -> None:
    """VEC-TOWN-2 to VEC-TOWN-4: by middleman or lying down, or by Bishop; then the yield with its bonuses."""
    here = state.goal
    tell(events.Worked, seat, box.map.towns[here], move.way)
    if move.way == "bishop":  # VEC-BISHOP-1, VEC-RUL-15: nobody moves, nobody lies down
        state.goods[seat * GOOD_KINDS + BISHOP] -= 1
    else:
        state.standing[seat] = without_one(state.standing[seat], here)
        state.lying[seat] = with_one(state.lying[seat], here)
        if move.way == "middleman":  # VEC-MID-1
            who = box.map.colour[here]
            there = state.middlemen[who] = box.next_stop[here]
            tell(events.MiddlemanMoved, CREST_COLOURS[who], box.map.towns[here], box.map.towns[there])
    yielded = box.yields[(box.map.colour[here], move.take, move.extra)]
    if yielded.price:
        spend(state, seat, ((FLORIN, yielded.price),), tell)
    gain(state, seat, yielded.all(state.council[seat]), tell)
    proceed(box, state, chance, tell)


# --- actions b and c -------------------------------------------------------------------------------------------------


def pay(box: Box, state: VecchioState, seat: int, move: Pay, chance: Chance, tell: Teller) -> None:
    """VEC-PROV-2: the Followers, then the Florins of the space, then the family member goes onto it."""
    mix, tiles = box.notation.pays[move]
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
    if box.cc_province in state.council[seat]:  # VEC-RUL-24: the bonus comes last
        state.agenda.append(TAKE_OVER_BONUS)
    proceed(box, state, chance, tell)


def surcharge(box: Box, state: VecchioState, track: int) -> int:
    """VEC-ADD-1 to VEC-ADD-3: what the Additional cost token adds to a Florence track now."""
    return box.rules["additional_cost_florins"] if state.cost_token == track else 0


def _assume_office(box: Box, state: VecchioState, seat: int, chance: Chance, tell: Teller) -> None:
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


def office_florins(box: Box, state: VecchioState, track: int) -> int:
    """The Florins that a Florence track costs now: its space's own and the surcharge."""
    return box.cost[track][box.space(state.seats, track, len(state.tracks[track]))] + surcharge(box, state, track)


def _enter(box: Box, state: VecchioState, seat: int, track: int, tell: Teller) -> None:
    """VEC-PROV-2, VEC-OFF-2: onto the next space; a crest symbol is resolved at once (VEC-EVT-1, VEC-EVT-6)."""
    arrivals = len(state.tracks[track])
    space = box.space(state.seats, track, arrivals)
    state.standing[seat] = without_one(state.standing[seat], state.goal)
    state.tracks[track] += (seat,)
    tell(events.Entered, seat, TRACKS[track], space + 1, box.points[track][space], box.map.towns[state.goal])
    if state.crest_stack and box.crest[track][space] and arrivals < box.usable(state.seats, track):
        take_crest(state, seat, tell)


def choose(box: Box, state: VecchioState, seat: int, move: Choose, chance: Chance, tell: Teller) -> None:
    """VEC-PROV-2: a Province tile, kept face-up; VEC-OFF-2: a Florence tile, kept face-down."""
    if is_region(state.entering):
        tile = box.province_index[move.tile]
        state.pool[tile] -= 1
        state.unused[seat] = with_one(state.unused[seat], tile)
        tell(events.TileTaken, seat, move.tile)
    else:
        _keep(box, state, seat, move.tile, chance, tell)
    proceed(box, state, chance, tell)


def _keep(box: Box, state: VecchioState, seat: int, name: str, chance: Chance, tell: Teller) -> None:
    """VEC-OFF-2: keep one tile; the others are shuffled and put under the stack."""
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


# --- actions d and e -------------------------------------------------------------------------------------------------


def reinforce(box: Box, state: VecchioState, seat: int, move: Reinforce, chance: Chance, tell: Teller) -> None:
    """VEC-REIN-1: one family member; with CC-REINFORCE two on the one roll (VEC-RUL-19)."""
    state.actions_left -= 1
    state.touched = True
    tell(events.Reinforced, seat)
    roll_and_place(box, state, 1 + box.extra_members * (box.cc_reinforce in state.council[seat]), chance, tell)


def recover(box: Box, state: VecchioState, seat: int, move: Recover, chance: Chance, tell: Teller) -> None:
    """VEC-REC-1: everybody stands up, and 1 Florin; with CC-RECOVER perhaps a new family member too."""
    state.actions_left -= 1
    state.touched = True
    lying = state.lying[seat]
    if lying:
        state.standing[seat] = tuple(sorted(state.standing[seat] + lying))
        state.lying[seat] = ()
    tell(_recovered, seat, lying, box.map.towns)
    gain(state, seat, ((FLORIN, box.rules["recovery_florins"]),), tell)
    if move.roll:
        roll_and_place(box, state, box.recovery_members, chance, tell)


def _recovered(seat: int, lying: tuple[int, ...], towns: tuple[str, ...]) -> events.Recovered:
    return events.Recovered(seat, tuple(towns[where] for where in lying))


def place(box: Box, state: VecchioState, seat: int, move: Place, chance: Chance, tell: Teller) -> None:
    """VEC-REIN-1: a family member comes from the supply and stands."""
    state.standing[seat] = with_one(state.standing[seat], box.map.index[move.town])
    state.supply[seat] -= 1
    state.to_place -= 1
    tell(events.Placed, seat, move.town)
    if not state.to_place:
        proceed(box, state, chance, tell)


# --- events and the end of a turn ------------------------------------------------------------------------------------


def levy(box: Box, state: VecchioState, seat: int, move: Levy, chance: Chance, tell: Teller) -> None:
    """VEC-EVT-4: exactly one of the things a Levy can be paid with."""
    good = LEVY_CHOICES.index(move.good)
    spend(state, seat, ((good, box.rules["levy_florins"] if good == FLORIN else 1),), tell)
    proceed(box, state, chance, tell)


def lay_down(box: Box, state: VecchioState, seat: int, move: LayDown, chance: Chance, tell: Teller) -> None:
    """VEC-EVT-3: a standing family member lies down."""
    where = box.map.index[move.town]
    state.standing[seat] = without_one(state.standing[seat], where)
    state.lying[seat] = with_one(state.lying[seat], where)
    tell(events.LaidDown, seat, move.town)
    proceed(box, state, chance, tell)


def return_home(box: Box, state: VecchioState, seat: int, move: Return, chance: Chance, tell: Teller) -> None:
    """VEC-EVT-3: a lying family member goes back to the supply."""
    state.lying[seat] = without_one(state.lying[seat], box.map.index[move.town])
    state.supply[seat] += 1
    tell(events.Returned, seat, move.town)
    proceed(box, state, chance, tell)


def end(box: Box, state: VecchioState, seat: int, move: EndTurn, chance: Chance, tell: Teller) -> None:
    """VEC-TURN-2: the turn is over."""
    end_turn(box, state, chance, tell)


def pass_turn(box: Box, state: VecchioState, seat: int, move: Pass, chance: Chance, tell: Teller) -> None:
    """VEC-END-3: the whole double-turn for some points at the end (VEC-SCORE-8)."""
    state.passed[seat] = True
    tell(events.Passed, seat, box.rules["pass_points"])
    end_turn(box, state, chance, tell)


Deed = Callable[[Box, VecchioState, int, Any, Chance, Teller], None]

DEEDS: dict[type[Move], Deed] = {
    Draft: draft,
    Settle: settle,
    Town: town,
    TakeOver: take_over,
    Office: office,
    Reinforce: reinforce,
    Recover: recover,
    Send: send,
    Work: work,
    Pay: pay,
    Place: place,
    Choose: choose,
    Use: use,
    Take: take,
    Give: give,
    Exchange: exchange,
    Levy: levy,
    LayDown: lay_down,
    Return: return_home,
    EndTurn: end,
    Pass: pass_turn,
}


def advance(box: Box, state: VecchioState, seat: int, move: Move, chance: Chance, tell: Teller) -> None:
    """Carry out a legal move."""
    DEEDS[type(move)](box, state, seat, move, chance, tell)
