"""Possible histories of the hidden cards: how they may have moved, by what a seat was told (`knowledge.py`).

A history says which face lay at which place after every `Mixed`. Two neighbouring moments differ only at the places
that were mixed between them. In the real history every place always holds its own card. Another history is found from
it by many random swaps (a Markov chain): two faces that were mixed together at one moment exchange their roles from
there on, until a later moment at which they are mixed together again, or until now. A swap that contradicts what the
seat knew, or a hint, is rejected. So every history that is found fits all that the seat was told.
"""

from __future__ import annotations

from loggia.games.genoa.rules.box import GenoaBox
from loggia.games.genoa.rules.pieces import bits
from loggia.games.genoa.rules.state import CardHint, GenoaState, Mixed
from loggia.kernel import Chance

EXCHANGES = 12
"""How many swaps are tried for every card and every moment."""


class CardHistories:
    """A random history of all four kinds of cards; `table[place]` is the face that lies there now."""

    def __init__(self, box: GenoaBox, state: GenoaState, seat: int, chance: Chance) -> None:
        self._box = box
        self._state = state
        self._seat = seat
        self._chance = chance
        self.table = list(range(len(box.cards)))
        self._histories: dict[int, KindHistory] = {}
        known, up = state.known, state.up
        for kind in range(len(box.kind_cards)):
            mask = box.kind_mask[kind]
            told = [one for one in state.told if _cards(one) & mask] if state.told else []
            unknown = [card for card in box.kind_cards[kind] if not (known[card] >> seat | up >> card) & 1]
            if any(isinstance(one, CardHint) or 0 <= one.by != seat for one in told):
                history = self._histories[kind] = KindHistory(box.kind_cards[kind], told, seat, mask & ~_mask(unknown))
                history.exchange(chance)
                for card, face in history.now():
                    self.table[card] = face
            else:
                self._shuffle(unknown, told)

    def _shuffle(self, unknown: list[int], told: list[Mixed | CardHint]) -> None:
        """Without closed payments and hints: unknown cards that were last shuffled together may be anywhere."""
        groups: dict[int, list[int]] = {0: unknown}
        if told:
            last = [one.cards for one in told if isinstance(one, Mixed) and one.by < 0]
            last.reverse()
            groups = {}
            for card in unknown:
                group = next((number for number, cards in enumerate(last) if cards >> card & 1), -1)
                groups.setdefault(group, []).append(card)
        for places in groups.values():
            faces = places.copy()
            self._chance.shuffle(faces)
            for card, face in zip(places, faces, strict=True):
                self.table[card] = face

    def told(self) -> tuple[Mixed | CardHint, ...]:
        """What was told, with the places named after the cards that lay there in this history."""
        box = self._box
        moment = [0] * len(box.kind_cards)
        found: list[Mixed | CardHint] = []
        for one in self._state.told:
            kind = box.card_kind[(_cards(one) & -_cards(one)).bit_length() - 1]
            history = self._histories.get(kind)
            if history is None:  # a shuffle of what lay open, or a payment of cards that the seat knew
                found.append(one)
                continue
            found.append(_renamed(one, history.faces(moment[kind])))
            if isinstance(one, Mixed) and one.by != self._seat:
                moment[kind] += 1
        return tuple(found)


class KindHistory:
    """A history of one kind of cards."""

    def __init__(self, cards: tuple[int, ...], told: list[Mixed | CardHint], seat: int, known: int) -> None:
        self._cards = cards
        self._first = first = cards[0]
        count = len(cards)
        self._mixed = [(1 << count) - 1]
        """By moment: the places that were mixed just before it; at first all."""
        self._fixed = [0]
        """By moment: the places whose face the seat knew at its end, as far as they were mixed then."""
        self._hints: list[list[tuple[int, int]]] = [[]]
        for one in told:
            if isinstance(one, CardHint):
                self._hints[-1].append((one.where >> first, one.faces >> first))
            elif one.by != seat:
                seen = [card for card, known_by in zip(bits(one.cards), one.known, strict=True) if known_by >> seat & 1]
                self._fixed[-1] = _mask(seen) >> first
                self._mixed.append(one.cards >> first)
                self._fixed.append(0)
                self._hints.append([])
        self._fixed[-1] = known >> first
        moments = len(self._mixed)
        self._at = [list(range(count)) for _ in range(moments)]
        self._where = [list(range(count)) for _ in range(moments)]

    def exchange(self, chance: Chance) -> None:
        """Try many random swaps of two faces."""
        places = [bits(mixed) for mixed in self._mixed]
        for number in range(EXCHANGES * (len(self._cards) + len(places))):
            moment = chance.below(len(places)) if number & 1 else 0
            choice = places[moment]
            one = self._at[moment][choice[chance.below(len(choice))]]
            two = self._at[moment][choice[chance.below(len(choice))]]
            if one != two:
                end = self._end(moment, one, two, chance)
                for at in range(moment, end):
                    where, faces = self._where[at], self._at[at]
                    where[one], where[two] = where[two], where[one]
                    faces[where[one]], faces[where[two]] = one, two

    def _end(self, moment: int, one: int, two: int, chance: Chance) -> int:
        """The moment up to which two faces can be swapped; the first moment if the swap is rejected."""
        at = moment
        while True:
            here, there = self._where[at][one], self._where[at][two]
            if (self._fixed[at] >> here | self._fixed[at] >> there) & 1 or not self._still_true(at, one, two):
                return moment
            at += 1
            if at == len(self._mixed):
                return at
            mixed = self._mixed[at]
            if mixed >> here & mixed >> there & 1 and chance.below(2):
                return at

    def _still_true(self, at: int, one: int, two: int) -> bool:
        here, there = self._where[at][one], self._where[at][two]
        for where, faces in self._hints[at]:
            if (where >> here ^ where >> there) & 1:
                held = {self._at[at][place] for place in bits(where)} ^ {one, two}
                if not any(faces >> face & 1 for face in held):
                    return False
        return True

    def now(self) -> list[tuple[int, int]]:
        """Every place with its face now."""
        first = self._first
        return [(first + place, first + face) for place, face in enumerate(self._at[-1])]

    def faces(self, moment: int) -> dict[int, int]:
        """For every place the face that lay there at a moment."""
        first = self._first
        return {first + place: first + face for place, face in enumerate(self._at[moment])}


def _cards(one: Mixed | CardHint) -> int:
    return one.where if isinstance(one, CardHint) else one.cards


def _mask(cards: list[int]) -> int:
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def _renamed(one: Mixed | CardHint, faces: dict[int, int]) -> Mixed | CardHint:
    """The same fact with its places named after other cards."""
    places = bits(_cards(one))
    cards = _mask([faces[place] for place in places])
    if isinstance(one, CardHint):
        return CardHint(cards, one.faces)
    known = dict(zip((faces[place] for place in places), one.known, strict=True))
    return Mixed(cards, one.by, tuple(known[card] for card in bits(cards)))
