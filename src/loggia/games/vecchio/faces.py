"""The faces of a move on a screen: the pieces that name it, its words, and what it brings or costs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from loggia.games.vecchio import names
from loggia.games.vecchio.actions import office_florins
from loggia.games.vecchio.board import about
from loggia.games.vecchio.box import Box
from loggia.games.vecchio.choosing import space_cost
from loggia.games.vecchio.flow import is_region
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
    BROWN,
    COLOURS,
    COUNCIL,
    GOODS,
    LEVY_CHOICES,
    NO_COIN,
    OFFICES,
    PURPLE,
    REGIONS,
    REUSE,
)
from loggia.games.vecchio.scoring import nobility_points
from loggia.games.vecchio.state import VecchioState
from loggia.kernel import Move, Phrase, Said, phrase

# --- the pieces that name a move -------------------------------------------------------------------------------------


def _send_ids(box: Box, state: VecchioState, move: Send) -> tuple[str, ...]:
    paid = {"stay": (), "walk": ("good:florin",), "carriage": ("good:carriage",)}[move.means]
    return (f"member:{move.town}", *paid)


def _work_ids(box: Box, state: VecchioState, move: Work) -> tuple[str, ...]:
    colour = box.map.colour[state.goal]
    who = {
        "middleman": f"middleman:{COLOURS[colour]}",
        "bishop": "good:bishop",
        "lie": "do:lie",
    }[move.way]
    taken = {"": "", "florins": "florin", "scroll": "scroll", "bishops": "bishop", "carriages": "carriage"}[move.take]
    if not taken:
        return (who,)
    return (who, *[f"supply:{taken}"] * (2 if move.extra else 1))


def _pay_ids(box: Box, state: VecchioState, move: Pay) -> tuple[str, ...]:
    found = [f"good:{follower}" for follower in move.followers]
    for tile in move.tiles:
        own, _, target = tile.partition(":")
        found.append(f"tile:{own}")
        if target:
            found.append(f"used:{target}")
    return tuple(found)


def _use_ids(box: Box, state: VecchioState, move: Use) -> tuple[str, ...]:
    return (f"tile:{move.tile}", f"used:{move.target}") if move.target else (f"tile:{move.tile}",)


def _supply(good: str) -> str:
    return "supply:florin" if good == "florins" else f"supply:{good}"


Ids = Callable[[Box, VecchioState, Any], tuple[str, ...]]

IDS: dict[type[Move], Ids] = {
    Draft: lambda box, state, move: (f"tile:{move.tile}",),
    Settle: lambda box, state, move: tuple(f"town:{town}" for town in move.towns),
    Town: lambda box, state, move: (f"town:{move.town}",),
    TakeOver: lambda box, state, move: (f"track:{move.region}",),
    Office: lambda box, state, move: (f"track:{move.track}",),
    Reinforce: lambda box, state, move: ("do:reinforce",),
    Recover: lambda box, state, move: ("do:recover-roll" if move.roll else "do:recover",),
    Send: _send_ids,
    Work: _work_ids,
    Pay: _pay_ids,
    Place: lambda box, state, move: (f"town:{move.town}",),
    Choose: lambda box, state, move: (f"tile:{move.tile}",),
    Use: _use_ids,
    Take: lambda box, state, move: (_supply(move.good),),
    Give: lambda box, state, move: (f"good:{move.good}",),
    Exchange: lambda box, state, move: (f"good:{move.give}", *(_supply(good) for good in move.take)),
    Levy: lambda box, state, move: (f"good:{GOODS[LEVY_CHOICES.index(move.good)]}",),
    LayDown: lambda box, state, move: (f"member:{move.town}",),
    Return: lambda box, state, move: (f"lying:{move.town}",),
    EndTurn: lambda box, state, move: ("do:end",),
    Pass: lambda box, state, move: ("do:pass",),
}


def ids(box: Box, state: VecchioState, seat: int, move: Move) -> tuple[str, ...]:
    """The pieces to be pointed at."""
    return IDS[type(move)](box, state, move)


# --- the move in words -----------------------------------------------------------------------------------------------


def _taken(good: str, count: int = 1) -> Phrase:
    return names.some("florin" if good == "florins" else good, count)


def _describe_work(box: Box, state: VecchioState, move: Work) -> Phrase:
    taken: Said = phrase(f"vecchio-take-{move.take}") if move.take else phrase("vecchio-take-yield")
    if move.extra:
        taken = phrase("vecchio-take-scroll-extra")
    return phrase(f"vecchio-move-work-{move.way}", taken=taken)


def _describe_pay(box: Box, state: VecchioState, move: Pay) -> Phrase:
    followers = names.followers(move.followers)
    if not move.tiles:
        return phrase("vecchio-move-pay", followers=followers)
    used = tuple(
        phrase("vecchio-tile-again", tile=names.tile(tile.partition(":")[2])) if ":" in tile else names.tile(tile)
        for tile in move.tiles
    )
    return phrase("vecchio-move-pay-with", followers=followers, tiles=used)


def _describe_send(box: Box, state: VecchioState, move: Send) -> Phrase:
    return phrase(
        f"vecchio-move-send-{move.means}", town=names.town(move.town), goal=names.town(box.map.towns[state.goal])
    )


def _describe_use(box: Box, state: VecchioState, move: Use) -> Phrase:
    if move.target:
        return phrase("vecchio-move-reuse", tile=names.tile(move.tile), target=names.tile(move.target))
    return phrase("vecchio-move-use", tile=names.tile(move.tile))


def _describe_choose(box: Box, state: VecchioState, move: Choose) -> Phrase:
    message = "vecchio-move-choose" if is_region(state.entering) else "vecchio-move-keep"
    return phrase(message, tile=names.tile(move.tile))


def _describe_take(box: Box, state: VecchioState, move: Take) -> Phrase:
    amounts = box.offer(state.source)
    key = {"florins": "or_florin", "scroll": "or_scroll"}.get(move.good, "follower_any")
    return phrase("vecchio-move-take", goods=_taken(move.good, amounts.get(key, 1)))


def _describe_exchange(box: Box, state: VecchioState, move: Exchange) -> Phrase:
    taken = names.goods((GOODS.index(good), 1) for good in move.take)
    return phrase("vecchio-move-exchange", give=_taken(move.give), take=taken)


def _describe_levy(box: Box, state: VecchioState, move: Levy) -> Phrase:
    count = box.rules["levy_florins"] if move.good == "florins" else 1
    return phrase("vecchio-move-levy", goods=_taken(move.good, count))


Words = Callable[[Box, VecchioState, Any], Phrase]

WORDS: dict[type[Move], Words] = {
    Draft: lambda box, state, move: phrase("vecchio-move-draft", tile=names.tile(move.tile)),
    Settle: lambda box, state, move: phrase("vecchio-move-settle", towns=names.towns(move.towns)),
    Town: lambda box, state, move: phrase("vecchio-move-town", town=names.town(move.town)),
    TakeOver: lambda box, state, move: phrase("vecchio-move-takeover", track=names.track(move.region)),
    Office: lambda box, state, move: phrase("vecchio-move-office", track=names.track(move.track)),
    Reinforce: lambda box, state, move: phrase("vecchio-move-reinforce"),
    Recover: lambda box, state, move: phrase("vecchio-move-recover-roll" if move.roll else "vecchio-move-recover"),
    Send: _describe_send,
    Work: _describe_work,
    Pay: _describe_pay,
    Place: lambda box, state, move: phrase("vecchio-move-place", town=names.town(move.town)),
    Choose: _describe_choose,
    Use: _describe_use,
    Take: _describe_take,
    Give: lambda box, state, move: phrase("vecchio-move-give", goods=_taken(move.good)),
    Exchange: _describe_exchange,
    Levy: _describe_levy,
    LayDown: lambda box, state, move: phrase("vecchio-move-lay", town=names.town(move.town)),
    Return: lambda box, state, move: phrase("vecchio-move-return", town=names.town(move.town)),
    EndTurn: lambda box, state, move: phrase("vecchio-move-end"),
    Pass: lambda box, state, move: phrase("vecchio-move-pass"),
}


def describe(box: Box, state: VecchioState, seat: int, move: Move) -> Phrase:
    """The move in words."""
    return WORDS[type(move)](box, state, move)


# --- what it brings or costs -----------------------------------------------------------------------------------------


def _town_effect(box: Box, state: VecchioState, seat: int, move: Town) -> Phrase:
    where = box.map.index[move.town]
    colour, council = box.map.colour[where], state.council[seat]
    takes = {BROWN: ("florins", "scroll"), PURPLE: ("bishops", "carriages")}.get(colour, ("",))
    offers = tuple(names.goods(box.yields[(colour, take, False)].all(council)) for take in takes)
    if len(offers) == 2:
        return phrase("vecchio-effect-either", one=offers[0], other=offers[1])
    return phrase("vecchio-effect-gain", goods=offers[0])


def _track_effect(box: Box, state: VecchioState, track: int, florins: int) -> Phrase:
    arrivals = len(state.tracks[track])
    space = box.space(state.seats, track, arrivals)
    crest = box.crest[track][space] and bool(state.crest_stack) and arrivals < box.usable(state.seats, track)
    message = "vecchio-effect-track-crest" if crest else "vecchio-effect-track"
    return phrase(message, florins=names.some("florin", florins), points=box.points[track][space])


def _office_effect(box: Box, state: VecchioState, seat: int, move: Office) -> Phrase:
    track = COUNCIL + OFFICES.index(move.track)
    return _track_effect(box, state, track, office_florins(box, state, track))


def _take_over_effect(box: Box, state: VecchioState, seat: int, move: TakeOver) -> Phrase:
    track = REGIONS.index(move.region)
    return _track_effect(box, state, track, space_cost(box, state, track))


def _send_effect(box: Box, state: VecchioState, seat: int, move: Send) -> Phrase | None:
    if move.means == "stay":
        return None
    fare = box.map.fare[box.map.index[move.town]][state.goal]
    paid = names.some("carriage", 1) if move.means == "carriage" else names.some("florin", fare)
    return phrase("vecchio-effect-cost", goods=paid)


def _work_effect(box: Box, state: VecchioState, seat: int, move: Work) -> Phrase:
    yielded = box.yields[(box.map.colour[state.goal], move.take, move.extra)]
    gained = names.goods(yielded.all(state.council[seat]))
    if yielded.price:
        return phrase("vecchio-effect-gain-for", goods=gained, price=names.some("florin", yielded.price))
    return phrase("vecchio-effect-gain", goods=gained)


def _pay_effect(box: Box, state: VecchioState, seat: int, move: Pay) -> Phrase:
    free = any(tile.endswith(NO_COIN) for tile in move.tiles)
    return _track_effect(box, state, state.entering, 0 if free else space_cost(box, state, state.entering))


def _use_effect(box: Box, state: VecchioState, seat: int, move: Use) -> Phrase:
    name = move.target if move.tile == REUSE and move.target else move.tile
    tile = box.province[box.province_index[name]]
    if tile.effect == "gain_per_town_member":
        return phrase("vecchio-effect-gain", goods=names.some("florin", tile.amounts["florin"] * state.in_towns(seat)))
    return about(box, name)


def _choose_effect(box: Box, state: VecchioState, seat: int, move: Choose) -> Phrase:
    if move.tile in box.nobility_index:
        worth = nobility_points(box, state, seat, box.nobility_index[move.tile])
        return phrase("vecchio-effect-nobility", about=about(box, move.tile), points=worth)
    return about(box, move.tile)


def _recover_effect(box: Box, state: VecchioState, seat: int, move: Recover) -> Phrase:
    return phrase(
        "vecchio-effect-recover",
        count=len(state.lying[seat]),
        goods=names.some("florin", box.rules["recovery_florins"]),
    )


Effect = Callable[[Box, VecchioState, int, Any], Phrase | None]

EFFECTS: dict[type[Move], Effect] = {
    Draft: lambda box, state, seat, move: about(box, move.tile),
    Town: _town_effect,
    TakeOver: _take_over_effect,
    Office: _office_effect,
    Recover: _recover_effect,
    Send: _send_effect,
    Work: _work_effect,
    Pay: _pay_effect,
    Choose: _choose_effect,
    Use: _use_effect,
    Give: lambda box, state, seat, move: phrase(
        "vecchio-effect-gain", goods=names.some("scroll", box.province[state.source].amounts["scroll"])
    ),
    Pass: lambda box, state, seat, move: phrase("vecchio-effect-points", points=box.rules["pass_points"]),
}


def effect(box: Box, state: VecchioState, seat: int, move: Move) -> Phrase | None:
    """What the move brings or costs, as far as the seat can know."""
    known = EFFECTS.get(type(move))
    return known(box, state, seat, move) if known else None
