"""Standing orders: what a seat has decided in advance, so that a slow table does not wait for it. Works in every game.

Orders speak of moves by their text and of events by whom their sentence names: no game is known here.
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
    and whose number is `least` or more. A `play` order may also be one that the game itself reads. `repeat` keeps a
    `play` or `accept` order after it was used.
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
        move = _fitting(match, seat, order)
        if move is not None:
            keep = order.repeat or order.kind == "pass"
            return move, tuple(orders) if keep else (*orders[:at], *orders[at + 1 :])
    return None


def _fitting(match: Match, seat: int, order: Order) -> Move | None:
    if order.kind == "accept":
        begins = (order.text or "accept").lower().split()
        for move in match.choices(seat):
            words = move.text().lower().split()
            if words[: len(begins)] == begins and worth(match, seat, move, begins) >= order.least:
                return move
        return None
    try:
        move = match.move(order.text or "pass")
    except Refused:
        return _of_the_game(match, seat, order.text)
    return move if match.refusal(seat, move) is None else _of_the_game(match, seat, move.text())


def _of_the_game(match: Match, seat: int, text: str) -> Move | None:
    """A game may read orders of its own kind, such as `bid metals upto 25`, and know `pass` by other names."""
    trade = match.game.trade
    try:
        return None if trade is None else trade.standing_move(match.state, seat, [text])
    except Refused:
        return None


def worth(match: Match, seat: int, move: Move, begins: Sequence[str]) -> int:
    """What a choice brings: the largest number that its effect speaks of, less what it gives; else that of its text.

    The text comes last because its numbers are often names: `accept 2 park v1` is an offer of seat 2.
    """
    effect = match.game.faces.effect(match.state, seat, move)
    if effect is not None:
        given, brought = list(_numbers(effect, True)), list(_numbers(effect, False))
        if given or brought:
            return max(brought, default=0) - sum(given)
    found = NUMBER.search(" ".join(move.text().lower().split()[len(begins) :]))
    return int(found.group()) if found else 0


def after(orders: Sequence[Order], seat: int, mover: int, told: Iterable[Told]) -> tuple[Order, ...]:
    """The orders that still stand after something happened: `pass` ends when another's move concerns the seat."""
    if mover == seat or not any(order.kind == "pass" for order in orders):
        return tuple(orders)
    if any(t.reaches(seat) and names(t.event.say(), seat) for t in told):
        return tuple(order for order in orders if order.kind != "pass")
    return tuple(orders)


def names(said: Said, seat: int) -> bool:
    """Whether a sentence speaks of that seat."""
    if isinstance(said, Seat):
        return said.number == seat
    if isinstance(said, Phrase):
        return any(names(value, seat) for _, value in said.args)
    return isinstance(said, tuple) and any(names(one, seat) for one in said)


def _numbers(said: Said, given: bool, inside: bool = False) -> Iterable[int]:
    """The numbers of a sentence that stand in an argument `give`, at any depth, or all others."""
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
