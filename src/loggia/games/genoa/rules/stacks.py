"""The four stacks: drawing, turning over, returning (GEN-CARD-1, GEN-CARD-2). Who knows what: `knowledge.py`."""

from __future__ import annotations

from loggia.games.genoa.rules.box import GenoaBox
from loggia.games.genoa.rules.events.actions import Drew, Shuffled, drew_faces
from loggia.games.genoa.rules.imagining.knowledge import set_known, show, shuffle
from loggia.games.genoa.rules.pieces import KINDS, bits
from loggia.games.genoa.rules.state import GenoaState
from loggia.kernel import Chance, Teller


def draw(box: GenoaBox, state: GenoaState, seat: int, kind: int, chance: Chance, tell: Teller) -> int:
    """GEN-CARD-1: the top card of a stack into the seat's hand; -1 if the stack is empty."""
    down = state.down[kind]
    if not down:
        down = _turn_over(box, state, kind, chance, tell)
        if not down:
            return -1
    card = down[-1]
    state.down[kind] = down[:-1]
    state.hands[seat] |= 1 << card
    set_known(state, 1 << card, 1 << seat)
    return card


def _turn_over(box: GenoaBox, state: GenoaState, kind: int, chance: Chance, tell: Teller) -> bytes:
    """GEN-CARD-1, GEN-R-30: a stack that is entirely face up is shuffled and turned face down before a draw."""
    cards = bits(state.up & box.kind_mask[kind])
    if not cards:
        return b""
    chance.shuffle(cards)
    shuffle(state, state.up & box.kind_mask[kind])
    state.up &= ~box.kind_mask[kind]
    tell(Shuffled, KINDS[kind], len(cards))
    return bytes(cards)


def draw_some(
    box: GenoaBox, state: GenoaState, seat: int, kind: int, count: int, chance: Chance, tell: Teller
) -> tuple[int, ...]:
    """Draw one by one; the drawn cards in their order."""
    drawn: list[int] = []
    for _ in range(count):
        card = draw(box, state, seat, kind, chance, tell)
        if card >= 0:
            drawn.append(card)
    cards = tuple(drawn)
    if tell.heard:
        tell.made(Drew(seat, KINDS[kind], len(cards)))
    if cards and tell.heard:
        tell.only((seat,), drew_faces, box, seat, cards)
    return cards


def give_back(box: GenoaBox, state: GenoaState, seat: int, card: int) -> None:
    """GEN-CARD-1: a played or returned card goes face up to the bottom of its stack."""
    bit = 1 << card
    show(box, state, seat, bit)
    state.hands[seat] &= ~bit
    state.up |= bit
    state.held &= ~bit
