"""Standing orders for people: forms to put them together by clicking, their words, and the refusal of nonsense."""

from __future__ import annotations

from collections.abc import Sequence

from loggia.kernel import Chance, Match, OrderForm, OrderSlot, Phrase, Refused, not_allowed, phrase
from loggia.table.orders import Order

WORLDS = 6
"""How many imagined worlds are looked at for the moves that the seat may have next."""
DECISIONS = 4
"""How many of the seat's next decisions are looked at."""
MOST_STEPS = 80
"""At most so many moves are imagined for that."""
MOST_MOVES = 150
"""At most so many moves are offered in a form."""
MOST_VALUE = 1000
"""The highest least value in a form."""


def order_words(match: Match, seat: int, order: Order) -> Phrase:
    """An order in words. Raises `Refused` where it is nonsense: no order of this game, or one that never applies."""
    if order.kind == "pass":
        if order.text:
            return phrase("order-keep", what=_move_words(match, seat, order.text))
        if not knows_pass(match):
            raise not_allowed("", "order-no-pass")
        return phrase("order-pass")
    if order.kind == "accept":
        if match.game.trade is None and not order.text:
            raise not_allowed("", "order-no-offers")
        return phrase("order-accept", least=order.least)
    return phrase("order-play-always" if order.repeat else "order-play", what=_move_words(match, seat, order.text))


def _move_words(match: Match, seat: int, text: str) -> Phrase:
    """What an order plays: a move, or an order of the game's own."""
    trade = match.game.trade
    try:
        move = match.move(text)
    except Refused:
        if trade is None:
            raise
        return trade.order_words(match.state, seat, text)
    return match.game.faces.describe(match.state, seat, move)


def knows_pass(match: Match) -> bool:
    """Whether the game has a move `pass`."""
    try:
        match.move("pass")
    except Refused:
        return False
    return True


def check(match: Match, seat: int, orders: Sequence[Order], known: Sequence[Order] = ()) -> None:
    """`Refused` with the reason if an order is nonsense, or is there twice; the `known` ones were checked."""
    for at, order in enumerate(orders):
        if order in orders[:at]:
            raise not_allowed("", "order-twice")
        if order not in known:
            order_words(match, seat, order)


def order_forms(match: Match, seat: int, chance: Chance) -> list[OrderForm]:
    """What the seat may order now: the game's own orders, a move of its next decision, accepting, passing."""
    trade = match.game.trade
    forms: list[OrderForm] = []
    if trade is not None:
        forms += trade.order_forms(match.state, seat)
        least = OrderSlot("least", phrase("order-least"), (), 0, MOST_VALUE, 5)
        forms.append(OrderForm("accept", phrase("order-accept-form"), (least,), often=True, kind="accept"))
    elif seat not in match.deciding:
        moves = coming_moves(match, seat, chance)
        if moves:
            forms.append(
                OrderForm("{move}", phrase("order-move-form"), (OrderSlot("move", phrase("order-move"), moves),))
            )
    if knows_pass(match):
        forms.append(OrderForm("", phrase("order-pass"), kind="pass"))
    return forms


def coming_moves(match: Match, seat: int, chance: Chance) -> tuple[tuple[str, Phrase], ...]:
    """The moves that the seat will probably have at its next decisions.

    They are looked for in worlds that the seat cannot tell from the real one, where everybody plays at random. A move
    is given if half of the worlds have it in the same words: words that name a card which only one world has drawn are
    made up. The chance must be unknown to the seat: with a known one, a world would tell how the real cards lie.
    """
    counts: dict[tuple[str, Phrase], int] = {}
    for _ in range(WORLDS):
        for move in _moves_ahead(match.imagine(seat, chance), seat, chance):
            counts[move] = counts.get(move, 0) + 1
    return tuple([move for move, count in counts.items() if 2 * count >= WORLDS][:MOST_MOVES])


def _moves_ahead(world: Match, seat: int, chance: Chance) -> dict[tuple[str, Phrase], None]:
    """The choices of the seat's next decisions in one world."""
    found: dict[tuple[str, Phrase], None] = {}
    decisions = 0
    for _ in range(MOST_STEPS):
        if world.over or decisions == DECISIONS:
            break
        if seat in world.deciding:
            decisions += 1
            found.update(((choice.text, choice.say), None) for choice in world.faces(seat))
        mover = (world.awaited or world.deciding)[0]
        world.advance(mover, world.game.rules.sample(world.state, mover, chance))
    return found
