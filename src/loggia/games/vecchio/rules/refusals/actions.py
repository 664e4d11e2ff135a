"""Why an action, or a part of one, is not allowed: travelling, towns, provinces, offices, placing, choosing."""

from __future__ import annotations

from loggia.games.vecchio.rules import names
from loggia.games.vecchio.rules.actions.tracks import office_florins
from loggia.games.vecchio.rules.box import VecchioBox
from loggia.games.vecchio.rules.moves import Choose, Office, Pay, Place, Recover, Reinforce, Send, TakeOver, Town, Work
from loggia.games.vecchio.rules.pieces import (
    ANY_COLOUR,
    BISHOP,
    BROWN,
    CARRIAGE,
    COUNCIL,
    CREST_COLOURS,
    FLORENCE,
    FLORIN,
    FOLLOWERS,
    GREEN,
    NO_COIN,
    OFFICES,
    PURPLE,
    RED,
    REGIONS,
    REUSE,
    SCROLL,
    TRACKS,
    is_region,
)
from loggia.games.vecchio.rules.refusals.tiles import not_face_up
from loggia.games.vecchio.rules.state import NO_TILE, NOWHERE, VecchioState
from loggia.kernel import NotAllowed, not_allowed

No = NotAllowed | None


def not_bordering(rule: str, box: VecchioBox, where: int, area: int) -> NotAllowed:
    """A town that does not border the area."""
    return not_allowed(rule, "vecchio-refused-not-bordering", town=names.town(box.map.towns[where]), area=area)


def no_action(state: VecchioState) -> No:
    """VEC-TURN-2: one action in a turn; VEC-END-2: two in a double-turn."""
    if not state.actions_left:
        rule = "VEC-END-2" if state.final else "VEC-TURN-2"
        return not_allowed(rule, "vecchio-refused-acted")
    return None


def _nobody_gets_there(box: VecchioBox, state: VecchioState, seat: int, goal: int, price: int) -> No:
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
        return _too_dear(fare, price, purse)
    return None


def _too_dear(fare: int, price: int, purse: int) -> NotAllowed:
    """VEC-TRAVEL-2, VEC-PROV-4: the seat cannot pay for the journey and the space together."""
    if not price:
        return not_allowed("VEC-TRAVEL-2", "vecchio-refused-walk", fare=fare, florins=purse)
    if not fare:
        return not_allowed("VEC-PROV-4", "vecchio-refused-space-price", price=price, florins=purse)
    return not_allowed("VEC-PROV-4", "vecchio-refused-price", fare=fare, price=price, florins=purse)


def town(box: VecchioBox, state: VecchioState, seat: int, move: Town) -> No:
    """VEC-TOWN-1 to VEC-TOWN-6: why no town action there."""
    if no := no_action(state):
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


def _full(box: VecchioBox, state: VecchioState, track: int) -> No:
    if len(state.tracks[track]) >= box.usable(state.seats, track) and not state.final:
        return not_allowed("VEC-RUL-26", "vecchio-refused-full", track=names.track(TRACKS[track]))
    return None


def take_over(box: VecchioBox, state: VecchioState, seat: int, move: TakeOver) -> No:
    """VEC-PROV-1, VEC-PROV-4: why no province of that region."""
    track = REGIONS.index(move.region)
    if no := no_action(state) or _full(box, state, track):
        return no
    enough = sum(state.followers(seat)) >= box.price_size[track]
    if not _pays_regularly(box, state, seat, track) and not (enough and _ready(box, state, seat, ANY_COLOUR)):
        return _wrong_followers("VEC-TRACK-2", box, track)
    return _nobody_gets_there(box, state, seat, box.gate[track], _fewest_florins(box, state, seat, track))


def _wrong_followers(rule: str, box: VecchioBox, region: int) -> NotAllowed:
    return not_allowed(
        rule, "vecchio-refused-followers", track=names.region(region), price=names.follower_price(box, region)
    )


def _pays_regularly(box: VecchioBox, state: VecchioState, seat: int, track: int) -> bool:
    """VEC-TRACK-2: whether the seat has Followers that the region accepts without a tile."""
    have = state.followers(seat)
    return any(all(h >= n for h, n in zip(have, mix, strict=True)) for mix in box.accepted[track])


def _space_price(box: VecchioBox, state: VecchioState, track: int) -> int:
    return box.cost[track][box.space(state.seats, track, len(state.tracks[track]))]


def _fewest_florins(box: VecchioBox, state: VecchioState, seat: int, track: int) -> int:
    """What the next space of a region costs at the least: nothing where V-NOCOIN can be used."""
    price = _space_price(box, state, track)
    coin = _ready(box, state, seat, NO_COIN)
    both = coin | _ready(box, state, seat, ANY_COLOUR)
    free = coin and (_pays_regularly(box, state, seat, track) or len(both) > 1)
    return 0 if free else price


def _ready(box: VecchioBox, state: VecchioState, seat: int, name: str) -> set[str]:
    """The face-up tiles through which a take-over tile's effect can be had: itself, or V-REUSE."""
    tile = box.province_index.get(name, NO_TILE)
    found = {name} if tile in state.unused[seat] else set()
    if tile in state.used[seat] and box.reuse in state.unused[seat]:
        found.add(REUSE)
    return found


def office(box: VecchioBox, state: VecchioState, seat: int, move: Office) -> No:
    """VEC-OFF-1, VEC-OFF-2: why no office on that track."""
    track = COUNCIL + OFFICES.index(move.track)
    if no := no_action(state) or _full(box, state, track):
        return no
    if state.has(seat, SCROLL) < box.scrolls[track]:
        need = names.some("scroll", box.scrolls[track])
        return not_allowed(
            "VEC-TRACK-2",
            "vecchio-refused-scrolls",
            track=names.track(move.track),
            need=need,
            have=state.has(seat, SCROLL),
        )
    florins = office_florins(box, state, track)
    no = _nobody_gets_there(box, state, seat, box.gate[track], florins)
    if no and no.rule == "VEC-PROV-4" and state.cost_token == track:
        rule = "VEC-ADD-1" if track == COUNCIL else "VEC-ADD-2"
        return not_allowed(rule, "vecchio-refused-surcharge", price=florins, florins=state.has(seat, FLORIN))
    return no


def reinforce(box: VecchioBox, state: VecchioState, seat: int, move: Reinforce) -> No:
    """VEC-REIN-2, VEC-RUL-30: why no reinforcement."""
    if no := no_action(state):
        return no
    return None if state.supply[seat] else not_allowed("VEC-REIN-2", "vecchio-refused-empty-supply")


def recover(box: VecchioBox, state: VecchioState, seat: int, move: Recover) -> No:
    """VEC-REC-1: recovery itself is always allowed; the roll needs CC-RECOVER."""
    if no := no_action(state):
        return no
    if move.roll and box.cc_recover not in state.council[seat]:
        return not_allowed("VEC-CC-RECOVER", "vecchio-refused-no-recover-tile")
    if move.roll and not state.supply[seat]:
        return not_allowed("VEC-CC-RECOVER", "vecchio-refused-empty-supply")
    return None


def send(box: VecchioBox, state: VecchioState, seat: int, move: Send) -> No:
    """VEC-TRAVEL-1, VEC-TRAVEL-2: why not that family member, or not by that means."""
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
            return _too_dear(fare, price, purse)
    return None


def _price_left(box: VecchioBox, state: VecchioState, seat: int) -> int:
    """The fewest Florins that the track to be entered will still cost."""
    track = state.entering
    if track == NOWHERE:
        return 0
    if not is_region(track):
        return office_florins(box, state, track)
    return _fewest_florins(box, state, seat, track)


def work(box: VecchioBox, state: VecchioState, seat: int, move: Work) -> No:
    """VEC-TOWN-2 to VEC-TOWN-4: why the town cannot be used that way, or does not offer that."""
    colour, name = box.map.colour[state.goal], names.town(box.map.towns[state.goal])
    if move.way == "lie" and colour != GREEN:
        return not_allowed("VEC-TOWN-2", "vecchio-refused-lie", town=name)
    if move.way == "middleman":
        if colour == GREEN:
            return not_allowed("VEC-TOWN-4", "vecchio-refused-green", town=name)
        if state.middlemen[colour] != state.goal:
            return not_allowed(
                "VEC-TOWN-2", "vecchio-refused-bishop-only", town=name, colour=names.colour(CREST_COLOURS[colour])
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
            price, purse = box.extra_scroll_price, state.has(seat, FLORIN)
            return not_allowed("VEC-CC-SCROLL", "vecchio-refused-extra-price", price=price, florins=purse)
    return None


def pay(box: VecchioBox, state: VecchioState, seat: int, move: Pay) -> No:
    """VEC-TRACK-2, VEC-PT-0: why not with those Followers and tiles."""
    track = state.entering
    mix, tiles = box.tables.pays[move]
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
        return _too_dear(0, price, state.has(seat, FLORIN))
    return None


def _tile_in_take_over(box: VecchioBox, state: VecchioState, seat: int, tile: str) -> No:
    own, _, target = tile.partition(":")
    if no := not_face_up(box, state, seat, own):
        return no
    if target and box.province_index[target] not in state.used[seat]:
        return not_allowed("VEC-RUL-9", "vecchio-refused-not-used-yet", tile=names.tile(target))
    return None


def place(box: VecchioBox, state: VecchioState, seat: int, move: Place) -> No:
    """VEC-REIN-1: why not in that town."""
    where = box.map.index[move.town]
    if state.area and where not in box.map.areas[state.area]:
        return not_bordering("VEC-REIN-1", box, where, state.area)
    return None


def choose(box: VecchioBox, state: VecchioState, seat: int, move: Choose) -> No:
    """VEC-PROV-2, VEC-OFF-2: why not that tile."""
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
