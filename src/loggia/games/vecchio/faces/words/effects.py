"""What a choice brings or costs, as far as the seat that makes it can know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from loggia.games.vecchio.faces.words.tiles import about, reveal
from loggia.games.vecchio.rules import names
from loggia.games.vecchio.rules.actions.tracks import office_florins
from loggia.games.vecchio.rules.box import VecchioBox
from loggia.games.vecchio.rules.choices import entry_price, payments, space_cost
from loggia.games.vecchio.rules.moves import (
    Choose,
    Draft,
    Give,
    Levy,
    Office,
    Pass,
    Pay,
    Recover,
    Reinforce,
    Send,
    TakeOver,
    Town,
    Use,
    Work,
)
from loggia.games.vecchio.rules.pieces import (
    BISHOP,
    BROWN,
    CARRIAGE,
    COUNCIL,
    CREST_COLOURS,
    FLORIN,
    GOODS,
    NO_COIN,
    OFFICES,
    PURPLE,
    REGIONS,
    REUSE,
    SCROLL,
)
from loggia.games.vecchio.rules.scoring import nobility_points
from loggia.games.vecchio.rules.state import VecchioState
from loggia.kernel import Move, Phrase, Said, phrase

# --- towns -----------------------------------------------------------------------------------------------------------


def _town(box: VecchioBox, state: VecchioState, seat: int, move: Town) -> Phrase:
    """VEC-TRAVEL-2: what the town brings, after the journey there."""
    brings = _brings(box, state, seat, move)
    return _after_journey(box, state, seat, box.map.index[move.town], state.has(seat, FLORIN), brings)


def _after_journey(box: VecchioBox, state: VecchioState, seat: int, goal: int, purse: int, brings: Phrase) -> Phrase:
    """VEC-TRAVEL-2: where nobody stands, first the shortest walk, or a Carriage where the purse does not allow it."""
    row = box.map.fare[goal]
    fare = min((row[town] for town in state.standing[seat]), default=0)
    if not fare:
        return brings
    if fare <= purse:
        return phrase("vecchio-effect-walk", fare=fare, brings=brings)
    return phrase("vecchio-effect-carriage", brings=brings)


def _brings(box: VecchioBox, state: VecchioState, seat: int, move: Town) -> Phrase:
    """VEC-MAP-2 with the seat's bonuses; where the middleman is elsewhere, it takes a Bishop (VEC-TOWN-2)."""
    where = box.map.index[move.town]
    colour, council = box.map.colour[where], state.council[seat]
    takes = {BROWN: ("florins", "scroll"), PURPLE: ("bishops", "carriages")}.get(colour, ("",))
    offers = [names.goods(box.yields[(colour, take, False)].all(council)) for take in takes]
    facts: dict[str, Said] = {"goods": offers[0]} if len(offers) == 1 else {"one": offers[0], "other": offers[1]}
    message = "vecchio-effect-gain" if len(offers) == 1 else "vecchio-effect-either"
    if colour == BROWN and box.cc_scroll in council:
        more = box.yields[(BROWN, "scroll", True)]
        message += "-more"
        facts |= {"more": names.goods(more.all(council)), "extra": names.some("florin", more.price)}
    if colour < len(CREST_COLOURS) and state.middlemen[colour] != where:
        return phrase(f"{message}-for", price=names.some("bishop", 1), **facts)
    return phrase(message, **facts)


def _work(box: VecchioBox, state: VecchioState, seat: int, move: Work) -> Phrase:
    yielded = box.yields[(box.map.colour[state.goal], move.take, move.extra)]
    gained = names.goods(yielded.all(state.council[seat]))
    price = ((FLORIN, yielded.price), (BISHOP, int(move.way == "bishop")))
    if any(count for _, count in price):
        return phrase("vecchio-effect-gain-for", goods=gained, price=names.goods(price))
    return phrase("vecchio-effect-gain", goods=gained)


# --- tracks ----------------------------------------------------------------------------------------------------------


def _onto(box: VecchioBox, state: VecchioState, track: int, message: str, price: Said) -> Phrase:
    """A space's price and points; `message` has a form of its own for a space that takes a crest (VEC-EVT-1)."""
    arrivals = len(state.tracks[track])
    space = box.space(state.seats, track, arrivals)
    crest = box.crest[track][space] and bool(state.crest_stack) and arrivals < box.usable(state.seats, track)
    return phrase(f"{message}-crest" if crest else message, price=price, points=box.points[track][space])


def _office_price(box: VecchioBox, state: VecchioState, track: int) -> list[tuple[int, int]]:
    """VEC-OFF-2: the Scrolls, and the Florins of the space and of the Additional cost token."""
    return [(FLORIN, office_florins(box, state, track)), (SCROLL, box.scrolls[track])]


def _office(box: VecchioBox, state: VecchioState, seat: int, move: Office) -> Phrase:
    track = COUNCIL + OFFICES.index(move.track)
    brings = _onto(box, state, track, "vecchio-effect-entry", names.goods(_office_price(box, state, track)))
    return _to_gate(box, state, seat, track, brings)


def _to_gate(box: VecchioBox, state: VecchioState, seat: int, track: int, brings: Phrase) -> Phrase:
    """VEC-TRAVEL-2: the journey to a track's gate, with the Florins that the space leaves."""
    purse = state.has(seat, FLORIN) - entry_price(box, state, seat, track)
    return _after_journey(box, state, seat, box.gate[track], purse, brings)


def _take_over(box: VecchioBox, state: VecchioState, seat: int, move: TakeOver) -> Phrase:
    """VEC-TRACK-2: the printed price; take-over tiles that could change it are mentioned."""
    track = REGIONS.index(move.region)
    price = names.region_price(box, track, space_cost(box, state, track))
    ways = payments(box, state, seat, track, state.has(seat, FLORIN))
    tiles = any(isinstance(way, Pay) and way.tiles for way in ways)
    brings = _onto(box, state, track, "vecchio-effect-entry-tiles" if tiles else "vecchio-effect-entry", price)
    return _to_gate(box, state, seat, track, brings)


def _send(box: VecchioBox, state: VecchioState, seat: int, move: Send) -> Phrase | None:
    """VEC-TRAVEL-2: the fare; going to an office pays for that at once (VEC-OFF-2)."""
    paid: list[tuple[int, int]] = []
    if move.means == "carriage":
        paid.append((CARRIAGE, 1))
    elif move.means == "walk":
        paid.append((FLORIN, box.map.fare[box.map.index[move.town]][state.goal]))
    if state.entering >= COUNCIL:
        paid += _office_price(box, state, state.entering)
        return _onto(box, state, state.entering, "vecchio-effect-track", names.goods(paid))
    if move.means == "stay":
        return None
    good, count = paid[0]
    return phrase("vecchio-effect-cost", goods=names.some(GOODS[good], count))


def _pay(box: VecchioBox, state: VecchioState, seat: int, move: Pay) -> Phrase:
    free = any(tile.endswith(NO_COIN) for tile in move.tiles)
    paid = [(FLORIN, 0 if free else space_cost(box, state, state.entering))]
    paid += [(GOODS.index(follower), 1) for follower in move.followers]
    return _onto(box, state, state.entering, "vecchio-effect-track", names.goods(paid))


# --- the other actions, and tiles ------------------------------------------------------------------------------------


def _reinforce(box: VecchioBox, state: VecchioState, seat: int, move: Reinforce) -> Phrase:
    """VEC-REIN-1, VEC-RUL-19."""
    members = 1 + box.extra_members * (box.cc_reinforce in state.council[seat])
    return phrase("vecchio-effect-place", count=min(members, state.supply[seat]))


def _recover(box: VecchioBox, state: VecchioState, seat: int, move: Recover) -> Phrase:
    """VEC-REC-1, VEC-CC-RECOVER."""
    goods = names.some("florin", box.rules["recovery_florins"])
    count = len(state.lying[seat])
    if move.roll:
        members = min(box.recovery_members, state.supply[seat])
        placed = phrase("vecchio-effect-place", count=members)
        return phrase("vecchio-effect-recover-place", count=count, goods=goods, placed=placed)
    return phrase("vecchio-effect-recover", count=count, goods=goods)


def _use(box: VecchioBox, state: VecchioState, seat: int, move: Use) -> Phrase:
    name = move.target if move.tile == REUSE and move.target else move.tile
    tile = box.province[box.province_index[name]]
    if tile.effect == "gain_per_town_member":
        return phrase("vecchio-effect-gain", goods=names.some("florin", tile.amounts["florin"] * state.in_towns(seat)))
    return about(box, name, state.less_luck)


def _choose(box: VecchioBox, state: VecchioState, seat: int, move: Choose) -> Phrase:
    told = about(box, move.tile, state.less_luck)
    if move.tile in box.nobility_index:
        worth = nobility_points(box, state, seat, box.nobility_index[move.tile])
        return phrase("vecchio-effect-nobility", about=told, points=worth)
    if move.tile in box.council_index:
        return phrase("vecchio-effect-council", about=told, reveal=reveal(box, move.tile, state.less_luck))
    return told


def _give(box: VecchioBox, state: VecchioState, seat: int, move: Give) -> Phrase:
    return phrase("vecchio-effect-gain", goods=names.some("scroll", box.province[state.source].amounts["scroll"]))


def _levy(box: VecchioBox, state: VecchioState, seat: int, move: Levy) -> Phrase:
    """VEC-EVT-4: what the seat keeps of the good that it pays with."""
    kind = FLORIN if move.good == "florins" else GOODS.index(move.good)
    paid = box.rules["levy_florins"] if kind == FLORIN else 1
    return phrase("vecchio-effect-left", goods=names.some(GOODS[kind], state.has(seat, kind) - paid))


Effect = Callable[[VecchioBox, VecchioState, int, Any], Phrase | None]

EFFECTS: dict[type[Move], Effect] = {
    Draft: lambda box, state, seat, move: about(box, move.tile, state.less_luck),
    Town: _town,
    TakeOver: _take_over,
    Office: _office,
    Reinforce: _reinforce,
    Recover: _recover,
    Send: _send,
    Work: _work,
    Pay: _pay,
    Choose: _choose,
    Use: _use,
    Give: _give,
    Levy: _levy,
    Pass: lambda box, state, seat, move: phrase("vecchio-effect-points", points=box.rules["pass_points"]),
}


def effect(box: VecchioBox, state: VecchioState, seat: int, move: Move) -> Phrase | None:
    """What the move brings or costs, as far as the seat can know."""
    known = EFFECTS.get(type(move))
    return known(box, state, seat, move) if known else None
