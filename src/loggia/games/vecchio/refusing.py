"""Why a move is not allowed here and now, with the rule that forbids it. Decided without the lists of choices."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from loggia.games.vecchio import names
from loggia.games.vecchio.actions import office_florins
from loggia.games.vecchio.box import Box, Tile
from loggia.games.vecchio.flow import FIRST_PLACEMENT, is_region
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
    ANY_COLOUR,
    BISHOP,
    BROWN,
    CARRIAGE,
    COUNCIL,
    CREST_COLOURS,
    FLORENCE,
    FLORIN,
    FOLLOWERS,
    GOODS,
    GREEN,
    LEVY_CHOICES,
    NO_COIN,
    OFFICES,
    PURPLE,
    RED,
    REGIONS,
    REUSE,
    SCROLL,
    TRACKS,
)
from loggia.games.vecchio.state import (
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
from loggia.kernel import Move, NotAllowed, not_allowed

No = NotAllowed | None

WHEN: dict[type[Move], tuple[int, str]] = {
    Draft: (DRAFT, "VEC-SETUP-6"),
    Settle: (SETTLE, "VEC-SETUP-7"),
    Town: (MAIN, "VEC-TURN-2"),
    TakeOver: (MAIN, "VEC-TURN-2"),
    Office: (MAIN, "VEC-TURN-2"),
    Reinforce: (MAIN, "VEC-TURN-2"),
    Recover: (MAIN, "VEC-TURN-2"),
    Send: (SEND, "VEC-RUL-14"),
    Work: (WORK, "VEC-TOWN-1"),
    Pay: (PAY, "VEC-PROV-2"),
    Place: (PLACE, "VEC-REIN-1"),
    Choose: (CHOOSE, "VEC-OFF-2"),
    Use: (MAIN, "VEC-RUL-6"),
    Take: (TAKE, "VEC-CC-3"),
    Give: (GIVE, "VEC-PT-C-SCRIBE"),
    Exchange: (EXCHANGE, "VEC-PT-M-DOUBLE"),
    Levy: (LEVIED, "VEC-EVT-4"),
    LayDown: (FAMILY_EVENT, "VEC-EVT-3"),
    Return: (FAMILY_EVENT, "VEC-EVT-3"),
    EndTurn: (MAIN, "VEC-TURN-2"),
    Pass: (MAIN, "VEC-TURN-2"),
}
"""When each move has its place, and the rule that says so in a turn of one's own."""

FIRST: dict[int, tuple[str, str]] = {
    DRAFT: ("VEC-SETUP-6", "draft"),
    SETTLE: ("VEC-SETUP-7", "settle"),
    SEND: ("VEC-TRAVEL-1", "send"),
    WORK: ("VEC-TOWN-2", "work"),
    PAY: ("VEC-PROV-2", "pay"),
    PLACE: ("VEC-REIN-1", "place"),
    CHOOSE: ("VEC-OFF-2", "choose"),
    TAKE: ("VEC-PT-0", "take"),
    GIVE: ("VEC-PT-C-SCRIBE", "give"),
    EXCHANGE: ("VEC-PT-M-DOUBLE", "exchange"),
    LEVIED: ("VEC-EVT-4", "levy"),
    FAMILY_EVENT: ("VEC-EVT-3", "family"),
}
"""What must be finished before anything else: the rule, and the end of the message's id."""


def refusal(box: Box, state: VecchioState, seat: int, move: Move) -> No:
    """Why that seat may not play that move now; None if it may."""
    if move not in box.notation.code:
        return not_allowed("VEC-MOVE-1", "vecchio-refused-unknown")
    kind = type(move)
    phase, rule = WHEN[kind]
    if state.phase != phase:
        if state.phase == MAIN:
            return not_allowed(rule, f"vecchio-refused-not-now-{kind.__name__.lower()}")
        return _something_first(state)
    return CHECKS[kind](box, state, seat, move)


def _something_first(state: VecchioState) -> NotAllowed:
    rule, what = FIRST[state.phase]
    if state.phase == SETTLE and state.round != FIRST_PLACEMENT:
        rule = "VEC-SETUP-8"
    elif state.phase == PLACE and state.to_place > 1:
        rule = "VEC-RUL-19"
    elif state.phase == CHOOSE and is_region(state.entering):
        rule = "VEC-PROV-2"
    return not_allowed(rule, f"vecchio-refused-first-{what}")


# --- set-up ----------------------------------------------------------------------------------------------------------


def _draft(box: Box, state: VecchioState, seat: int, move: Draft) -> No:
    if box.council_index[move.tile] not in state.dealt[seat]:
        return not_allowed("VEC-SETUP-6", "vecchio-refused-not-dealt", tile=names.tile(move.tile))
    return None


def _settle(box: Box, state: VecchioState, seat: int, move: Settle) -> No:
    a, b = (box.map.index[town] for town in move.towns)
    if state.area:
        for where in (a, b):
            if where not in box.map.areas[state.area]:
                return _not_bordering("VEC-SETUP-7", box, where, state.area)
        return None
    if any(a in area and b in area for area in box.map.areas.values()):
        return None
    rule = "VEC-RUL-4" if state.round == FIRST_PLACEMENT else "VEC-SETUP-8"
    return not_allowed(rule, "vecchio-refused-two-areas", towns=names.towns(move.towns))


def _not_bordering(rule: str, box: Box, where: int, area: int) -> NotAllowed:
    return not_allowed(rule, "vecchio-refused-not-bordering", town=names.town(box.map.towns[where]), area=area)


# --- actions ---------------------------------------------------------------------------------------------------------


def _no_action(state: VecchioState) -> No:
    """VEC-TURN-2: one action in a turn; VEC-END-2: two in a double-turn."""
    if not state.actions_left:
        rule = "VEC-END-2" if state.final else "VEC-TURN-2"
        return not_allowed(rule, "vecchio-refused-acted")
    return None


def _nobody_gets_there(box: Box, state: VecchioState, seat: int, goal: int, price: int) -> No:
    """VEC-TRAVEL-2, VEC-TRAVEL-4: a standing family member must get to the goal and still pay the price."""
    purse, carriages = state.has(seat, FLORIN), state.has(seat, CARRIAGE)
    if not state.standing[seat]:
        return not_allowed("VEC-TOWN-6", "vecchio-refused-nobody-stands")
    fare = min(box.map.fare[where][goal] for where in state.standing[seat])
    if carriages:
        fare = 0
    name = names.town(box.map.towns[goal])
    if fare > purse:
        return not_allowed("VEC-TRAVEL-4", "vecchio-refused-fare", town=name, fare=fare, florins=purse)
    if fare + price > purse:
        return not_allowed("VEC-PROV-4", "vecchio-refused-price", fare=fare, price=price, florins=purse)
    return None


def _town(box: Box, state: VecchioState, seat: int, move: Town) -> No:
    if no := _no_action(state):
        return no
    where = box.map.index[move.town]
    colour, name = box.map.colour[where], names.town(move.town)
    if colour in (RED, FLORENCE):
        return not_allowed("VEC-TOWN-5", "vecchio-refused-no-town-action", town=name)
    if no := _nobody_gets_there(box, state, seat, where, 0):
        return no
    if colour != GREEN and state.middlemen[colour] != where and not state.has(seat, BISHOP):
        return not_allowed(
            "VEC-TOWN-2", "vecchio-refused-no-middleman", town=name, colour=names.colour(CREST_COLOURS[colour])
        )
    return None


def _full(box: Box, state: VecchioState, track: int) -> No:
    if len(state.tracks[track]) >= box.usable(state.seats, track) and not state.final:
        return not_allowed("VEC-RUL-26", "vecchio-refused-full", track=names.track(TRACKS[track]))
    return None


def _take_over(box: Box, state: VecchioState, seat: int, move: TakeOver) -> No:
    track = REGIONS.index(move.region)
    if no := _no_action(state) or _full(box, state, track):
        return no
    enough = sum(state.followers(seat)) >= box.price_size[track]
    if not _pays_regularly(box, state, seat, track) and not (enough and _ready(box, state, seat, ANY_COLOUR)):
        return _wrong_followers("VEC-TRACK-2", box, track)
    return _nobody_gets_there(box, state, seat, box.gate[track], _fewest_florins(box, state, seat, track))


def _wrong_followers(rule: str, box: Box, region: int) -> NotAllowed:
    return not_allowed(
        rule, "vecchio-refused-followers", track=names.region(region), price=names.follower_price(box, region)
    )


def _pays_regularly(box: Box, state: VecchioState, seat: int, track: int) -> bool:
    """VEC-TRACK-2: whether the seat has Followers that the region accepts without a tile."""
    have = state.followers(seat)
    return any(all(h >= n for h, n in zip(have, mix, strict=True)) for mix in box.accepted[track])


def _space_price(box: Box, state: VecchioState, track: int) -> int:
    return box.cost[track][box.space(state.seats, track, len(state.tracks[track]))]


def _fewest_florins(box: Box, state: VecchioState, seat: int, track: int) -> int:
    """What the next space of a region costs at the least: nothing where V-NOCOIN can be used."""
    price = _space_price(box, state, track)
    coin = _ready(box, state, seat, NO_COIN)
    both = coin | _ready(box, state, seat, ANY_COLOUR)
    free = coin and (_pays_regularly(box, state, seat, track) or len(both) > 1)
    return 0 if free else price


def _ready(box: Box, state: VecchioState, seat: int, name: str) -> set[str]:
    """The face-up tiles through which a take-over tile's effect can be had: itself, or V-REUSE."""
    tile = box.province_index.get(name, NO_TILE)
    found = {name} if tile in state.unused[seat] else set()
    if tile in state.used[seat] and box.reuse in state.unused[seat]:
        found.add(REUSE)
    return found


def _office(box: Box, state: VecchioState, seat: int, move: Office) -> No:
    track = COUNCIL + OFFICES.index(move.track)
    if no := _no_action(state) or _full(box, state, track):
        return no
    if state.has(seat, SCROLL) < box.scrolls[track]:
        return not_allowed(
            "VEC-TRACK-2", "vecchio-refused-scrolls", need=box.scrolls[track], have=state.has(seat, SCROLL)
        )
    florins = office_florins(box, state, track)
    no = _nobody_gets_there(box, state, seat, box.gate[track], florins)
    if no and no.rule == "VEC-PROV-4" and state.cost_token == track:
        rule = "VEC-ADD-1" if track == COUNCIL else "VEC-ADD-2"
        return not_allowed(rule, "vecchio-refused-surcharge", price=florins, florins=state.has(seat, FLORIN))
    return no


def _reinforce(box: Box, state: VecchioState, seat: int, move: Reinforce) -> No:
    if no := _no_action(state):
        return no
    return None if state.supply[seat] else not_allowed("VEC-REIN-2", "vecchio-refused-empty-supply")


def _recover(box: Box, state: VecchioState, seat: int, move: Recover) -> No:
    if no := _no_action(state):
        return no
    if move.roll and box.cc_recover not in state.council[seat]:
        return not_allowed("VEC-CC-RECOVER", "vecchio-refused-no-recover-tile")
    if move.roll and not state.supply[seat]:
        return not_allowed("VEC-CC-RECOVER", "vecchio-refused-empty-supply")
    return None


def _send(box: Box, state: VecchioState, seat: int, move: Send) -> No:
    origin, goal, name = box.map.index[move.town], state.goal, names.town(move.town)
    if origin not in state.standing[seat]:
        rule = "VEC-TOWN-6" if origin in state.lying[seat] else "VEC-TRAVEL-1"
        return not_allowed(rule, "vecchio-refused-not-standing", town=name)
    if (origin == goal) != (move.means == "stay"):
        message = "vecchio-refused-is-there" if origin == goal else "vecchio-refused-not-there"
        return not_allowed("VEC-TRAVEL-1", message, town=name, goal=names.town(box.map.towns[goal]))
    if move.means == "carriage" and not state.has(seat, CARRIAGE):
        return not_allowed("VEC-TRAVEL-2", "vecchio-refused-no-carriage")
    if move.means == "walk":
        fare, purse = box.map.fare[origin][goal], state.has(seat, FLORIN)
        price = _price_left(box, state, seat)
        if fare + price > purse:
            return not_allowed(
                "VEC-PROV-4" if price else "VEC-TRAVEL-2",
                "vecchio-refused-price",
                fare=fare,
                price=price,
                florins=purse,
            )
    return None


def _price_left(box: Box, state: VecchioState, seat: int) -> int:
    """The fewest Florins that the track to be entered will still cost."""
    track = state.entering
    if track == NOWHERE:
        return 0
    if not is_region(track):
        return office_florins(box, state, track)
    return _fewest_florins(box, state, seat, track)


def _work(box: Box, state: VecchioState, seat: int, move: Work) -> No:
    colour, name = box.map.colour[state.goal], names.town(box.map.towns[state.goal])
    if move.way == "lie" and colour != GREEN:
        return not_allowed("VEC-TOWN-2", "vecchio-refused-lie", town=name)
    if move.way == "middleman":
        if colour == GREEN:
            return not_allowed("VEC-TOWN-4", "vecchio-refused-green", town=name)
        if state.middlemen[colour] != state.goal:
            return not_allowed(
                "VEC-TOWN-2", "vecchio-refused-no-middleman", town=name, colour=names.colour(CREST_COLOURS[colour])
            )
    if move.way == "bishop" and not state.has(seat, BISHOP):
        return not_allowed("VEC-BISHOP-1", "vecchio-refused-no-bishop")
    offered = {BROWN: ("florins", "scroll"), PURPLE: ("bishops", "carriages")}.get(colour, ("",))
    if move.take not in offered:
        return not_allowed("VEC-MAP-2", "vecchio-refused-yield", town=name)
    if move.extra:
        if box.cc_scroll not in state.council[seat]:
            return not_allowed("VEC-CC-SCROLL", "vecchio-refused-no-scroll-tile")
        if state.has(seat, FLORIN) < box.extra_scroll_price:
            return not_allowed("VEC-CC-SCROLL", "vecchio-refused-extra-price", price=box.extra_scroll_price)
    return None


def _pay(box: Box, state: VecchioState, seat: int, move: Pay) -> No:
    track = state.entering
    mix, tiles = box.notation.pays[move]
    have = state.followers(seat)
    if sum(mix) != box.price_size[track]:
        return _wrong_followers("VEC-TRACK-2", box, track)
    for colour, (count, owned) in enumerate(zip(mix, have, strict=True)):
        if count > owned:
            good = names.some(FOLLOWERS[colour], count)
            return not_allowed("VEC-PROV-4", "vecchio-refused-lacking", goods=good)
    for tile in tiles:
        if no := _tile_in_take_over(box, state, seat, tile):
            return no
    regular = mix in box.accepted[track]
    if regular and any(tile.endswith(ANY_COLOUR) for tile in tiles):
        return not_allowed("VEC-RUL-11", "vecchio-refused-tile-for-nothing", tile=names.tile(ANY_COLOUR))
    if not regular and not any(tile.endswith(ANY_COLOUR) for tile in tiles):
        rule = "VEC-RUL-48" if REGIONS[track] == "church" else "VEC-TRACK-2"
        return _wrong_followers(rule, box, track)
    price = _space_price(box, state, track)
    free = any(tile.endswith(NO_COIN) for tile in tiles)
    if free and not price:
        return not_allowed("VEC-RUL-11", "vecchio-refused-tile-for-nothing", tile=names.tile(NO_COIN))
    if not free and price > state.has(seat, FLORIN):
        return not_allowed("VEC-PROV-4", "vecchio-refused-price", fare=0, price=price, florins=state.has(seat, FLORIN))
    return None


def _tile_in_take_over(box: Box, state: VecchioState, seat: int, tile: str) -> No:
    own, _, target = tile.partition(":")
    if no := _not_face_up(box, state, seat, own):
        return no
    if target and box.province_index[target] not in state.used[seat]:
        return not_allowed("VEC-RUL-9", "vecchio-refused-not-used-yet", tile=names.tile(target))
    return None


def _place(box: Box, state: VecchioState, seat: int, move: Place) -> No:
    where = box.map.index[move.town]
    if state.area and where not in box.map.areas[state.area]:
        return _not_bordering("VEC-REIN-1", box, where, state.area)
    return None


def _choose(box: Box, state: VecchioState, seat: int, move: Choose) -> No:
    track, name = state.entering, names.tile(move.tile)
    if is_region(track):
        tile = box.province_index.get(move.tile, NO_TILE)
        if tile == NO_TILE or box.province[tile].region != track or not state.pool[tile]:
            region = names.track(TRACKS[track])
            return not_allowed("VEC-PROV-2", "vecchio-refused-tile-not-there", tile=name, track=region)
        return None
    index = box.council_index if track == COUNCIL else box.nobility_index
    if index.get(move.tile, NO_TILE) not in state.looked:
        return not_allowed("VEC-OFF-2", "vecchio-refused-tile-not-seen", tile=name)
    return None


# --- Province tiles --------------------------------------------------------------------------------------------------


def _not_face_up(box: Box, state: VecchioState, seat: int, name: str) -> No:
    tile = box.province_index.get(name, NO_TILE)
    if tile in state.unused[seat]:
        return None
    if tile in state.used[seat]:
        return not_allowed("VEC-PT-0", "vecchio-refused-tile-used", tile=names.tile(name))
    return not_allowed("VEC-PT-0", "vecchio-refused-tile-not-yours", tile=names.tile(name))


def _use(box: Box, state: VecchioState, seat: int, move: Use) -> No:
    if no := _not_face_up(box, state, seat, move.tile):
        return no
    if move.tile != REUSE:
        return _useless(box, state, seat, box.province[box.province_index[move.tile]])
    if not move.target:
        return not_allowed("VEC-PT-V-REUSE", "vecchio-refused-no-target")
    target = box.province_index[move.target]
    if target == box.reuse or target not in state.used[seat]:
        return not_allowed("VEC-RUL-9", "vecchio-refused-not-used-yet", tile=names.tile(move.target))
    return _useless(box, state, seat, box.province[target])


def _useless(box: Box, state: VecchioState, seat: int, tile: Tile) -> No:
    """VEC-RUL-11: a tile must be payable and change something; VEC-RUL-6: take-over tiles wait for a take-over."""
    name = names.tile(tile.name)
    rule = f"VEC-PT-{tile.name}"
    have = state.followers(seat)
    if tile.in_takeover:
        return not_allowed("VEC-RUL-6", "vecchio-refused-take-over-tile", tile=name)
    if tile.effect == "buy" and state.has(seat, FLORIN) < tile.price:
        return not_allowed(rule, "vecchio-refused-lacking", goods=names.some("florin", tile.price))
    if tile.effect in {"place_roll", "place_free"} and not state.supply[seat]:
        return not_allowed("VEC-RUL-11", "vecchio-refused-empty-supply")
    if tile.effect == "gain_per_town_member" and not state.in_towns(seat):
        return not_allowed("VEC-RUL-11", "vecchio-refused-tile-for-nothing", tile=name)
    if tile.effect == "exchange" and not any(have) and not state.has(seat, SCROLL):
        return not_allowed(rule, "vecchio-refused-nothing-to-give", tile=name)
    if tile.effect == "pay_follower_for_scrolls" and not any(have):
        return not_allowed(rule, "vecchio-refused-nothing-to-give", tile=name)
    return None


def _take(box: Box, state: VecchioState, seat: int, move: Take) -> No:
    if state.source == NO_TILE and move.good not in FOLLOWERS:
        return not_allowed("VEC-CC-OFFICE", "vecchio-refused-follower-only")
    return None


def _give(box: Box, state: VecchioState, seat: int, move: Give) -> No:
    if move.good not in FOLLOWERS:
        return not_allowed("VEC-PT-C-SCRIBE", "vecchio-refused-follower-only")
    return _lacking("VEC-PT-C-SCRIBE", state, seat, move.good)


def _lacking(rule: str, state: VecchioState, seat: int, good: str) -> No:
    if state.has(seat, GOODS.index(good)):
        return None
    return not_allowed(rule, "vecchio-refused-lacking", goods=names.some(good, 1))


def _exchange(box: Box, state: VecchioState, seat: int, move: Exchange) -> No:
    if move.take.count("scroll") == 1:
        return not_allowed("VEC-RUL-45", "vecchio-refused-mix")
    return _lacking("VEC-PT-M-DOUBLE", state, seat, move.give)


# --- events and the end of a turn ------------------------------------------------------------------------------------


def _levy(box: Box, state: VecchioState, seat: int, move: Levy) -> No:
    good = LEVY_CHOICES.index(move.good)
    need = box.rules["levy_florins"] if good == FLORIN else 1
    if state.has(seat, good) < need:
        return not_allowed("VEC-RUL-22", "vecchio-refused-lacking", goods=names.some(GOODS[good], need))
    return None


def _lay_down(box: Box, state: VecchioState, seat: int, move: LayDown) -> No:
    if box.map.index[move.town] not in state.standing[seat]:
        return not_allowed("VEC-EVT-3", "vecchio-refused-not-standing", town=names.town(move.town))
    return None


def _return(box: Box, state: VecchioState, seat: int, move: Return) -> No:
    if box.map.index[move.town] not in state.lying[seat]:
        return not_allowed("VEC-EVT-3", "vecchio-refused-not-lying", town=names.town(move.town))
    return None


def _end(box: Box, state: VecchioState, seat: int, move: EndTurn) -> No:
    if state.final:
        if state.actions_left >= box.rules["final_round_actions"]:
            return not_allowed("VEC-END-4", "vecchio-refused-act-or-pass")
    elif state.actions_left:
        return not_allowed("VEC-TURN-3", "vecchio-refused-act-first")
    return None


def _pass(box: Box, state: VecchioState, seat: int, move: Pass) -> No:
    if not state.final:
        return not_allowed("VEC-RUL-29", "vecchio-refused-no-passing")
    if state.touched:
        return not_allowed("VEC-END-3", "vecchio-refused-too-late-to-pass", points=box.rules["pass_points"])
    return None


Check = Callable[[Box, VecchioState, int, Any], No]

CHECKS: dict[type[Move], Check] = {
    Draft: _draft,
    Settle: _settle,
    Town: _town,
    TakeOver: _take_over,
    Office: _office,
    Reinforce: _reinforce,
    Recover: _recover,
    Send: _send,
    Work: _work,
    Pay: _pay,
    Place: _place,
    Choose: _choose,
    Use: _use,
    Take: _take,
    Give: _give,
    Exchange: _exchange,
    Levy: _levy,
    LayDown: _lay_down,
    Return: _return,
    EndTurn: _end,
    Pass: _pass,
}
