"""Set-up: the deal, the secret choice of two cards, and the reveal (LUC-SETUP, LUC-DUO-3, LUC-CEL-9)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from loggia.games.lucca.rules.box import Setting
from loggia.games.lucca.rules.drafting import lay_triplets
from loggia.games.lucca.rules.events import (
    BastionsReplaced,
    CityFounded,
    HandDealt,
    HasChosen,
    Kept,
    Reshuffled,
    TripletsLaid,
)
from loggia.games.lucca.rules.moves import Keep
from loggia.games.lucca.rules.pieces import BASTION, CONSTRUCTION, WILD
from loggia.games.lucca.rules.rounds import begin_turns
from loggia.games.lucca.rules.state import Cards, LuccaState
from loggia.kernel import Chance, Teller


def start(setting: Setting, chance: Chance, tell: Teller) -> LuccaState:
    """LUC-SETUP-1, LUC-SETUP-2, LUC-SETUP-3, LUC-SETUP-4, LUC-SETUP-5, LUC-SETUP-6:
    shuffle, deal, replace bastions, lay out the first triplets."""
    deck = list(setting.deck)
    chance.shuffle(deck)
    hands, aside = deal(setting, deck)
    state = LuccaState(setting.seats, setting.celebration, len(setting.colours), setting.city)
    state.deck, state.hands, state.aside = deck, hands, aside
    for seat in range(state.seats):
        if aside[seat]:
            tell(BastionsReplaced, seat, aside[seat])
        tell.only((seat,), HandDealt, seat, hands[seat], setting.faces(hands[seat]))
    lay_triplets(setting, state)  # LUC-RUL-34, LUC-RUL-35: whatever they are, before the choice
    tell(TripletsLaid, 1, tuple(state.triplets), len(state.deck))
    return state


def deal(setting: Setting, deck: list[int]) -> tuple[tuple[Cards, ...], tuple[int, ...]]:
    """LUC-SETUP-4, LUC-SETUP-5, LUC-SETUP-10: four cards each from the top; then bastions are replaced."""
    hands = [[deck.pop() for _ in range(setting.constants.deal)] for _ in range(setting.seats)]
    aside = []
    for hand in hands:
        replaced = 0
        for place, card in enumerate(hand):
            while card == BASTION:
                replaced += 1
                card = deck.pop()
            hand[place] = card
        aside.append(replaced)
    return tuple(tuple(hand) for hand in hands), tuple(aside)


def keep(setting: Setting, state: LuccaState, seat: int, move: Keep, chance: Chance, tell: Teller) -> None:
    """LUC-SETUP-7: a secret choice; when it is the last one, all are revealed."""
    kept = list(state.kept)
    kept[seat] = (move.first, move.second)
    state.kept = tuple(kept)
    if tell.heard:
        tell.made(HasChosen(seat))
    if all(state.kept):
        reveal(setting, state, chance, tell)


def reveal(setting: Setting, state: LuccaState, chance: Chance, tell: Teller) -> None:
    """LUC-SETUP-7, LUC-SETUP-8, LUC-SETUP-9: the kept cards become palaces, the others return to the deck or found
    the City."""
    given_back = tuple(
        tuple(card for card in hand if card not in kept) for hand, kept in zip(state.hands, state.kept, strict=True)
    )
    seen = [card for triplet in state.triplets for card in triplet]
    for seat, kept in enumerate(state.kept):
        if tell.heard:
            tell.made(Kept(seat, kept, setting.faces(kept)))
        lay_kept(setting, state, seat, kept)
        seen += kept
    back = [BASTION] * sum(state.aside)  # LUC-RUL-36
    if setting.city:
        found_city(setting, state, [card for cards in given_back for card in cards], tell)
        given_back = ((),) * state.seats
    else:
        back += [card for cards in given_back for card in cards]
        state.first_seen = tuple(seen)
    state.given_back = given_back
    state.hands = state.kept = ((),) * state.seats
    state.aside = (0,) * state.seats
    state.deck += back
    chance.shuffle(state.deck)
    state.removed = tuple([state.deck.pop() for _ in range(setting.removed)])
    tell(Reshuffled, len(state.removed), len(state.deck))
    begin_turns(setting, state, tell)


def lay_kept(setting: Setting, state: LuccaState, seat: int, kept: Cards) -> None:
    """LUC-SETUP-7, LUC-RUL-17, LUC-RUL-24: one stack per colour, the second card on top; a wild on the first.

    LUC-RUL-7: so everybody has a palace.
    """
    for card in kept:
        colour = setting.colour_of[card]
        place = state.place(seat, setting.colour_of[kept[0]] if colour == WILD else colour)
        state.stacks[place] += (card,)
        state.areas[place] = CONSTRUCTION


def found_city(setting: Setting, state: LuccaState, cards: list[int], tell: Teller) -> None:
    """LUC-DUO-3: the cards nobody kept, in ascending order (LUC-RUL-27), then the wilds (LUC-RUL-28)."""
    city = state.seats
    laid = sorted(cards, key=lambda card: (setting.colour_of[card] == WILD, card))
    for card in laid:
        colour = setting.colour_of[card]
        if colour == WILD:
            building = state.under_construction(city)
            colour = max(building, key=lambda c: (len(state.palace(city, c)), state.palace(city, c)[-1]))
        place = state.place(city, colour)
        state.stacks[place] += (card,)
        state.areas[place] = CONSTRUCTION
    tell(CityFounded, tuple(laid), setting.faces(tuple(laid)))


def inventory(state: LuccaState) -> Mapping[str, int]:
    """LUC-INFO-5: every card, wherever it lies."""
    places: list[Sequence[int]] = [state.deck, state.removed, state.hand, state.discards]
    places += [*state.triplets, *state.stacks, *state.walls, *state.hands]
    places += [stack for _, stack in state.city_completed]
    counts = Counter(card for place in places for card in place)
    counts[BASTION] += sum(state.bastions) + sum(state.aside)
    return {"bastions" if card == BASTION else f"card {card}": number for card, number in counts.items()}
