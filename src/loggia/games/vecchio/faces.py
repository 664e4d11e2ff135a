"""The faces of a move on a screen: the pieces that name it, and its words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from loggia.games.vecchio import names
from loggia.games.vecchio.box import Box
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
from loggia.games.vecchio.pieces import COLOURS, GOODS, LEVY_CHOICES
from loggia.games.vecchio.state import VecchioState
from loggia.kernel import Move, Phrase, phrase

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
    yielded = box.yields[(box.map.colour[state.goal], move.take, move.extra)]
    taken = names.goods(yielded.all(state.council[state.decider]))
    if yielded.price:
        bought = phrase("vecchio-take-bought", goods=taken, price=names.some("florin", yielded.price))
        return phrase(f"vecchio-move-work-{move.way}", taken=bought)
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
