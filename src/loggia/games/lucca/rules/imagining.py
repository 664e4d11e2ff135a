"""Imagining what is hidden: a complete state that a seat cannot tell from the real one (LUC-INFO-2, LUC-INFO-3)."""

from __future__ import annotations

from loggia.games.lucca.rules.box import Setting
from loggia.games.lucca.rules.pieces import BASTION, WILD
from loggia.games.lucca.rules.state import KEEPING, Cards, LuccaState
from loggia.kernel import Chance


def imagine(setting: Setting, state: LuccaState, seat: int, chance: Chance) -> LuccaState:
    """Hidden cards change places among themselves; all that the seat was told stays."""
    twin = state.copy()
    if state.phase == KEEPING:
        _imagine_hands(setting, twin, seat, chance)
    else:
        _imagine_deck(twin, chance)
        _imagine_given_back(setting, twin, seat, chance)
    return twin


def _imagine_hands(setting: Setting, twin: LuccaState, seat: int, chance: Chance) -> None:
    """Other hands are any cards but bastions (LUC-SETUP-5); who has chosen keeps two of them, as the rules allow."""
    unseen = twin.deck + [card for other, hand in enumerate(twin.hands) if other != seat for card in hand]
    chance.shuffle(unseen)
    dealt = [card for card in unseen if card != BASTION]
    hands, kept = list(twin.hands), list(twin.kept)
    used = 0
    for other in range(twin.seats):
        if other != seat:
            size = len(hands[other])
            hands[other] = tuple(dealt[used : used + size])
            used += size
            if kept[other]:
                kept[other] = _some_choice(setting, hands[other], chance)
    gone = set(dealt[:used])
    twin.deck = [card for card in unseen if card not in gone]
    twin.hands, twin.kept = tuple(hands), tuple(kept)


def _some_choice(setting: Setting, hand: Cards, chance: Chance) -> Cards:
    """Two cards of a hand, the first of them no wild (LUC-CEL-9)."""
    first = chance.choice([card for card in hand if setting.colour_of[card] != WILD])
    return first, chance.choice([card for card in hand if card != first])


def _imagine_deck(twin: LuccaState, chance: Chance) -> None:
    """LUC-INFO-3: deck and removed cards are exactly the cards never yet shown to all."""
    unseen = [*twin.deck, *twin.removed]
    chance.shuffle(unseen)
    size = len(twin.deck)
    twin.deck, twin.removed = unseen[:size], tuple(unseen[size:])


def _imagine_given_back(setting: Setting, twin: LuccaState, seat: int, chance: Chance) -> None:
    """LUC-INFO-2: the others gave back cards neither laid out at first, nor kept, nor given back by this seat."""
    if not any(twin.given_back):
        return
    known = {BASTION, *twin.first_seen, *twin.given_back[seat]}
    pool = [card for card in setting.deck if card not in known]
    given_back = list(twin.given_back)
    for other, cards in enumerate(given_back):
        if other != seat:
            given_back[other] = tuple([pool.pop(chance.below(len(pool))) for _ in cards])
    twin.given_back = tuple(given_back)
