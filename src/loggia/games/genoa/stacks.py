"""The four stacks, and who knows which card: drawing, returning, showing (GEN-CARD-1, GEN-CARD-2, section 13).

For every card the state keeps which seats know it (`known`), and with which others it was last shuffled (`group`): a
seat can think any two cards of one group exchanged that it does not know. A hint is a public fact about unknown cards:
at least one card of the first set is one of the second.
"""

from __future__ import annotations

from loggia.games.genoa.deed_events import Drew, Shuffled, drew_faces
from loggia.games.genoa.pieces import KINDS, Box, bits
from loggia.games.genoa.state import GenoaState
from loggia.kernel import Chance, Teller


def draw(box: Box, state: GenoaState, seat: int, kind: int, chance: Chance, tell: Teller) -> int:
    """GEN-CARD-1: the top card of a stack into the seat's hand; -1 if the stack is empty."""
    down = state.down[kind]
    if not down:
        down = _turn_over(box, state, kind, chance, tell)
        if not down:
            return -1
    card = down[-1]
    state.down[kind] = down[:-1]
    state.hands[seat] |= 1 << card
    state.known[card] = 1 << seat
    return card


def _turn_over(box: Box, state: GenoaState, kind: int, chance: Chance, tell: Teller) -> bytes:
    """GEN-CARD-1, GEN-R-30: a stack that is entirely face up is shuffled and turned face down before a draw."""
    cards = bits(state.up & box.kind_mask[kind])
    if not cards:
        return b""
    chance.shuffle(cards)
    state.up &= ~box.kind_mask[kind]
    state.shuffles += 1
    for card in cards:
        state.known[card] = 0
        state.group[card] = state.shuffles
    tell(Shuffled, KINDS[kind], len(cards))
    return bytes(cards)


def draw_some(
    box: Box, state: GenoaState, seat: int, kind: int, count: int, chance: Chance, tell: Teller
) -> tuple[int, ...]:
    """Draw one by one; the drawn cards in their order."""
    drawn: list[int] = []
    for _ in range(count):
        card = draw(box, state, seat, kind, chance, tell)
        if card >= 0:
            drawn.append(card)
    cards = tuple(drawn)
    tell(Drew, seat, KINDS[kind], len(cards))
    if cards:
        tell.only((seat,), drew_faces, box, seat, cards)
    return cards


def give_back(state: GenoaState, seat: int, card: int) -> None:
    """GEN-CARD-1: a played or returned card goes face up to the bottom of its stack."""
    bit = 1 << card
    state.hands[seat] &= ~bit
    state.up |= bit
    state.held &= ~bit
    show(state, bit)


def show(state: GenoaState, cards: int) -> None:
    """Everybody learns the faces of these cards."""
    everybody = (1 << state.seats) - 1
    for card in bits(cards):
        state.known[card] = everybody
    if state.hints:
        state.hints = _simpler(state.hints, cards)


def _simpler(hints: tuple[tuple[int, int], ...], shown: int) -> tuple[tuple[int, int], ...]:
    """What is left of the hints when these cards are known to all: a hint that came true says nothing more."""
    return tuple((where & ~shown, faces) for where, faces in hints if not where & shown & faces)


def hand_over_cards(state: GenoaState, giver: int, receiver: int, cards: int) -> None:
    """Cards change hands; the receiver knows them from now on, and so does the giver."""
    state.hands[giver] &= ~cards
    state.hands[receiver] |= cards
    state.held &= ~cards
    bit = 1 << receiver
    for card in bits(cards):
        state.known[card] |= bit
