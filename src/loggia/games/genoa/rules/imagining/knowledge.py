"""Who knows which card, and what was told of the others (rules, *Who knows what*).

Every card lies at a *place*, which is named after the card that really lies there. `state.known` holds for each place
who can name its face now: a bit for each seat, and one more for the public, which is what onlookers know. Knowledge
ends when a seat loses track of a card:

- a stack is turned over: nobody knows any of its cards;
- a card is paid face down out of several (GEN-INFO-6): only giver and receiver can tell which one it was. Everybody
  else forgets the faces of all cards that it could have been.

What a seat can still conclude from the past is kept in `state.told`, in the order in which it happened. A `Mixed` says:
these places may have exchanged their cards in any way, nobody but `by` can tell how, and these were known before. A
`CardHint` says: at least one of these places held one of these faces. `histories.py` finds histories that fit.

A hand has no order: whoever shows one card of it does not show which of its places it came from. That matters only for
hands whose cards have a past in common with other hands.
"""

from __future__ import annotations

from loggia.games.genoa.rules.box import GenoaBox
from loggia.games.genoa.rules.pieces import bits
from loggia.games.genoa.rules.state import CardHint, GenoaState, Mixed


def everybody(state: GenoaState) -> int:
    """All seats and the public."""
    return (2 << state.seats) - 1


def is_public(state: GenoaState, card: int) -> bool:
    """Whether everybody was shown where this card is; not only every single seat."""
    return bool(state.known[card] >> state.seats & 1)


def set_known(state: GenoaState, cards: int, seats: int) -> None:
    """From now on just these seats can name the cards."""
    known = bytearray(state.known)
    for card in bits(cards):
        known[card] = seats
    state.known = bytes(known)


def add_known(state: GenoaState, cards: int, seat: int) -> None:
    """One more seat can name the cards."""
    known, bit = bytearray(state.known), 1 << seat
    for card in bits(cards):
        known[card] |= bit
    state.known = bytes(known)


def shuffle(state: GenoaState, cards: int) -> None:
    """Cards that everybody has seen are shuffled."""
    state.told = (*state.told, Mixed(cards, -1, (everybody(state),) * cards.bit_count()))
    set_known(state, cards, 0)


def show(box: GenoaBox, state: GenoaState, seat: int, cards: int) -> None:
    """Everybody learns that a seat has these cards in its hand."""
    told = state.told
    if told:
        _show_from_hands(box, state, seat, cards)
    set_known(state, cards, everybody(state))
    if told:
        state.told = _without_solved(state.told, cards)


def hand_over_cards(box: GenoaBox, state: GenoaState, giver: int, receiver: int, cards: int, among: int) -> None:
    """GEN-INFO-6: cards change hands face down; for all others it could have been any of those among which they were.

    The receiver sees every card that leaves, so he knows that those he knew before and did not get have stayed.
    """
    if cards != among:
        for mask in box.kind_mask:
            lost = among & mask
            if lost & cards and lost & ~cards:
                _mix(state, lost, giver)
                kept = 1 << giver | 1 << receiver
                state.known = bytes(
                    seats & kept if lost >> card & 1 else seats for card, seats in enumerate(state.known)
                )
    state.hands[giver] &= ~cards
    state.hands[receiver] |= cards
    state.held &= ~cards
    add_known(state, cards, receiver)


def hint(state: GenoaState, where: int, faces: int) -> None:
    """Everybody can conclude that one of these places holds one of these faces."""
    if any(is_public(state, card) for card in bits(where & faces)):
        return
    found = CardHint(where, faces)
    for one in reversed(state.told):
        if one == found:
            return
        if isinstance(one, Mixed) and one.cards & where:
            break
    state.told = (*state.told, found)


def _show_from_hands(box: GenoaBox, state: GenoaState, seat: int, cards: int) -> None:
    """Before cards are shown: if their hand has a past in common with others, any of its places may be theirs."""
    everyone = everybody(state)
    fresh = 0
    for card in bits(cards):
        if state.known[card] != everyone:
            fresh |= 1 << card
    for mask in box.kind_mask:
        hand = state.hands[seat] & mask
        if fresh & hand and hand & (hand - 1) and _has_a_past(state, hand):
            _mix(state, hand, seat)


def _has_a_past(state: GenoaState, cards: int) -> bool:
    for one in state.told:
        if isinstance(one, CardHint):
            if one.where & cards:
                return True
        elif one.by >= 0 and one.cards & cards:
            return True
    return False


def _mix(state: GenoaState, cards: int, by: int) -> None:
    """Nobody but one seat can tell these places apart any more; noted only where somebody could before."""
    if not _alike(state, cards, by):
        state.told = (*state.told, Mixed(cards, by, tuple(state.known[card] for card in bits(cards))))


def _alike(state: GenoaState, cards: int, by: int) -> bool:
    """Whether nobody else can tell these places apart anyway: none is known, and their past is the same."""
    others = ~(1 << by)
    if any(state.known[card] & others for card in bits(cards)):
        return False
    for one in reversed(state.told):
        if isinstance(one, CardHint):
            if one.where & cards and cards & ~one.where:
                return False
        elif one.cards & cards:
            return not cards & ~one.cards
    return True


def _without_solved(told: tuple[Mixed | CardHint, ...], shown: int) -> tuple[Mixed | CardHint, ...]:
    """What is left of the hints when these cards are public: one that came true says nothing more."""
    found: list[Mixed | CardHint] = []
    mixed = 0
    for one in reversed(told):
        if isinstance(one, Mixed):
            mixed |= one.cards
        elif one.where & shown and not one.where & mixed:
            if one.where & shown & one.faces:
                continue
            one = CardHint(one.where & ~shown, one.faces)
        found.append(one)
    found.reverse()
    return tuple(found)
