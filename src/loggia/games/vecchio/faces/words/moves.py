"""A move in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from loggia.games.vecchio.rules import names
from loggia.games.vecchio.rules.box import VecchioBox
from loggia.games.vecchio.rules.moves import (
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
from loggia.games.vecchio.rules.pieces import GOODS, is_region
from loggia.games.vecchio.rules.state import VecchioState
from loggia.kernel import Move, Phrase, phrase


def _taken(good: str, count: int = 1) -> Phrase:
    return names.some("florin" if good == "florins" else good, count)


def _describe_work(box: VecchioBox, state: VecchioState, move: Work) -> Phrase:
    yielded = box.yields[(box.map.colour[state.goal], move.take, move.extra)]
    taken = names.goods(yielded.all(state.council[state.decider]))
    if yielded.price:
        bought = phrase("vecchio-take-bought", goods=taken, price=names.some("florin", yielded.price))
        return phrase(f"vecchio-move-work-{move.way}", taken=bought)
    return phrase(f"vecchio-move-work-{move.way}", taken=taken)


def _describe_pay(box: VecchioBox, state: VecchioState, move: Pay) -> Phrase:
    followers = names.followers(move.followers)
    if not move.tiles:
        return phrase("vecchio-move-pay", followers=followers)
    used = tuple(
        phrase("vecchio-tile-again", tile=names.tile(tile.partition(":")[2])) if ":" in tile else names.tile(tile)
        for tile in move.tiles
    )
    return phrase("vecchio-move-pay-with", followers=followers, tiles=used)


def _describe_send(box: VecchioBox, state: VecchioState, move: Send) -> Phrase:
    return phrase(
        f"vecchio-move-send-{move.means}", town=names.town(move.town), goal=names.town(box.map.towns[state.goal])
    )


def _describe_use(box: VecchioBox, state: VecchioState, move: Use) -> Phrase:
    if move.target:
        return phrase("vecchio-move-reuse", tile=names.tile(move.tile), target=names.tile(move.target))
    return phrase("vecchio-move-use", tile=names.tile(move.tile))


def _describe_choose(box: VecchioBox, state: VecchioState, move: Choose) -> Phrase:
    message = "vecchio-move-choose" if is_region(state.entering) else "vecchio-move-keep"
    return phrase(message, tile=names.tile(move.tile))


def _describe_take(box: VecchioBox, state: VecchioState, move: Take) -> Phrase:
    amounts = box.offer(state.source)
    key = {"florins": "or_florin", "scroll": "or_scroll"}.get(move.good, "follower_any")
    return phrase("vecchio-move-take", goods=_taken(move.good, amounts.get(key, 1)))


def _describe_exchange(box: VecchioBox, state: VecchioState, move: Exchange) -> Phrase:
    taken = names.goods((GOODS.index(good), 1) for good in move.take)
    return phrase("vecchio-move-exchange", give=_taken(move.give), take=taken)


def _describe_levy(box: VecchioBox, state: VecchioState, move: Levy) -> Phrase:
    count = box.rules["levy_florins"] if move.good == "florins" else 1
    return phrase("vecchio-move-levy", goods=_taken(move.good, count))


Words = Callable[[VecchioBox, VecchioState, Any], Phrase]


WORDS: dict[type[Move], Words] = {
    Draft: lambda box, state, move: phrase("vecchio-move-draft", tile=names.tile(move.tile)),
    Settle: lambda box, state, move: phrase("vecchio-move-settle", towns=names.two_towns(move.towns)),
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


def opening(state: VecchioState, seat: int, move: Move) -> Phrase | None:
    """Where the first province or office was."""
    if isinstance(move, TakeOver):
        return phrase("vecchio-opening-province", track=names.track(move.region))
    return phrase("vecchio-opening-office", track=names.track(move.track)) if isinstance(move, Office) else None


def describe(box: VecchioBox, state: VecchioState, seat: int, move: Move) -> Phrase:
    """The move in words."""
    return WORDS[type(move)](box, state, move)
