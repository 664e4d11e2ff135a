"""Standing orders: decisions made in advance by a seat, so that a slow table does not wait for it.

The same for every game: an order names a move by its text, and an event concerns the seats that its sentence mentions.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

from loggia.kernel import Match, Move, Phrase, Refused, Said, Seat, Told

NUMBER = re.compile(r"-?\d+")


@dataclass(frozen=True)
class Order:
    """One standing order.

    `play`: play `text` at the next decision where it is legal. `pass`: play `text` (default `pass`) at every decision
    until something happens that concerns the seat. `accept`: play a choice that begins with `text` (default `accept`)
    and whose value (`choice_value`) is `least` or more. A game may define further `play` texts (`Trade.standing_move`).
    `repeat` keeps a `play` or `accept` order after it was used.
    """

    kind: Literal["play", "pass", "accept"]
    text: str = ""
    least: int = 0
    repeat: bool = False


def decide(match: Match, seat: int, orders: Sequence[Order]) -> tuple[Move, tuple[Order, ...]] | None:
    """The move of the first order that fits the seat's decision, and the orders that remain after it.

    >>> import loggia
    >>> match = loggia.game("palio").new(2, seed=7)
    >>> decide(match, 0, [Order("play", "enter 3")])
    (Enter(horse=3), ())
    """
    if seat not in match.deciding:
        return None
    for at, order in enumerate(orders):
        move = _move_for(match, seat, order)
        if move is not None:
            keep = order.repeat or order.kind == "pass"
            return move, tuple(orders) if keep else (*orders[:at], *orders[at + 1 :])
    return None


def _move_for(match: Match, seat: int, order: Order) -> Move | None:
    if order.kind == "accept":
        prefix = (order.text or "accept").lower().split()
        for move in match.choices(seat):
            words = move.text().lower().split()
            if words[: len(prefix)] == prefix and choice_value(match, seat, move, prefix) >= order.least:
                return move
        return None
    try:
        move = match.move(order.text or "pass")
    except Refused:
        return _game_order(match, seat, order.text)
    return move if match.refusal(seat, move) is None else _game_order(match, seat, move.text())


def _game_order(match: Match, seat: int, text: str) -> Move | None:
    """A move by an order that only this game knows, such as `bid metals upto 25`, or its own word for `pass`."""
    trade = match.game.trade
    try:
        return None if trade is None else trade.standing_move(match.state, seat, [text])
    except Refused:
        return None


def choice_value(match: Match, seat: int, move: Move, prefix: Sequence[str]) -> int:
    """The value of a choice: the largest number in its effect less the numbers given away; else the first in its text.

    The effect comes first because numbers in a text are often names: `accept 2 park v1` is an offer of seat 2.
    """
    effect = match.game.faces.effect(match.state, seat, move)
    if effect is not None:
        given, brought = list(_numbers(effect, True)), list(_numbers(effect, False))
        if given or brought:
            return max(brought, default=0) - sum(given)
    found = NUMBER.search(" ".join(move.text().lower().split()[len(prefix) :]))
    return int(found.group()) if found else 0


def remaining_orders(orders: Sequence[Order], seat: int, mover: int, told: Iterable[Told]) -> tuple[Order, ...]:
    """The orders left after a move: a `pass` order ends when another seat's move concerns this seat."""
    if mover == seat or not any(order.kind == "pass" for order in orders):
        return tuple(orders)
    if any(t.reaches(seat) and mentions(t.event.say(), seat) for t in told):
        return tuple(order for order in orders if order.kind != "pass")
    return tuple(orders)


def mentions(said: Said, seat: int) -> bool:
    """Whether a sentence mentions that seat."""
    if isinstance(said, Seat):
        return said.number == seat
    if isinstance(said, Phrase):
        return any(mentions(value, seat) for _, value in said.args)
    return isinstance(said, tuple) and any(mentions(one, seat) for one in said)


def _numbers(said: Said, given: bool, inside: bool = False) -> Iterable[int]:
    """The numbers of a sentence: those inside an argument `give` (`given`), or all others."""
    if isinstance(said, bool):
        return
    if isinstance(said, int):
        if given == inside:
            yield said
    elif isinstance(said, Phrase):
        for name, value in said.args:
            yield from _numbers(value, given, inside or name == "give")
    elif isinstance(said, tuple):
        for one in said:
            yield from _numbers(one, given, inside)
