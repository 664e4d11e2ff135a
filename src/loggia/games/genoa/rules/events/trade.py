"""Events of a negotiation: offers, counter-offers, passes, deals (GEN-INFO-6)."""

from __future__ import annotations

from typing import ClassVar

from loggia.games.genoa.rules.box import GenoaBox
from loggia.games.genoa.rules.names import (
    Face,
    Item,
    card_name,
    face_of,
    faces_of,
    field_name,
    items_of,
    items_words,
)
from loggia.games.genoa.rules.trade.bundles import Bundle
from loggia.kernel import Event, Phrase, Seat, eventclass, phrase


@eventclass
class Offered(Event):
    """GEN-NEG-1: an offer on the table, new or replaced."""

    seat: int
    field: str
    version: int
    pay: tuple[Item, ...]
    ask: tuple[Item, ...]
    faces: tuple[Face, ...]
    proposes: ClassVar[bool] = True

    def say(self) -> Phrase:
        """The sentence for the log."""
        pay = items_words(self.pay, self.faces)
        if not self.ask:
            return phrase("genoa-offered", seat=Seat(self.seat), field=field_name(self.field), pay=pay)
        ask = items_words(self.ask, self.faces)
        return phrase("genoa-offered-ask", seat=Seat(self.seat), field=field_name(self.field), pay=pay, ask=ask)

    def ids(self) -> tuple[str, ...]:
        """The field that is bid for."""
        return (f"field:{self.field}", f"offer:{self.seat}:{self.field}")


@eventclass
class CardsShown(Event):
    """Rules, *Offers*: cards named openly in a proposal: everybody sees their faces from now on."""

    seat: int
    faces: tuple[Face, ...]
    reveals: ClassVar[bool] = True

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("genoa-cards-shown", seat=Seat(self.seat), cards=tuple(card_name(face) for face in self.faces))

    def ids(self) -> tuple[str, ...]:
        """The cards."""
        return tuple(f"card:{face[0]}" for face in self.faces)


@eventclass
class Countered(Event):
    """GEN-NEG-6: the tower player proposes a deal to one seat."""

    seat: int
    to: int
    field: str
    version: int
    pay: tuple[Item, ...]
    ask: tuple[Item, ...]
    faces: tuple[Face, ...]
    proposes: ClassVar[bool] = True

    def say(self) -> Phrase:
        """The sentence for the log."""
        seat, to, field = Seat(self.seat), Seat(self.to), field_name(self.field)
        pay = items_words(self.pay, self.faces)
        if not self.ask:
            return phrase("genoa-countered", seat=seat, to=to, field=field, pay=pay)
        return phrase(
            "genoa-countered-ask", seat=seat, to=to, field=field, pay=pay, ask=items_words(self.ask, self.faces)
        )

    def ids(self) -> tuple[str, ...]:
        """The field that is spoken of."""
        return (f"field:{self.field}", f"counter:{self.to}:{self.field}")


@eventclass
class Withdrawn(Event):
    """GEN-NEG-2: an offer was taken back."""

    seat: int
    field: str

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("genoa-withdrawn", seat=Seat(self.seat), field=field_name(self.field))

    def ids(self) -> tuple[str, ...]:
        """The field that was bid for."""
        return (f"field:{self.field}",)


@eventclass
class CounterWithdrawn(Event):
    """GEN-NEG-6: a counter-offer was taken back."""

    seat: int
    to: int
    field: str

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("genoa-counter-withdrawn", seat=Seat(self.seat), to=Seat(self.to), field=field_name(self.field))


@eventclass
class Lapsed(Event):
    """GEN-NEG-2, GEN-NEG-3: offers of a seat that no longer stand."""

    seat: int
    fields: tuple[str, ...]

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("genoa-lapsed", seat=Seat(self.seat), fields=tuple(field_name(field) for field in self.fields))


@eventclass
class Passed(Event):
    """GEN-NEG-7: a seat does not want the action."""

    seat: int

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("genoa-passed", seat=Seat(self.seat))


@eventclass
class Submitted(Event):
    """GEN-NEG-14: slow play: a seat has handed in its sealed answer."""

    seat: int

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("genoa-submitted", seat=Seat(self.seat))


@eventclass
class BidsAsked(Event):
    """GEN-NEG-14: slow play: a round of bids begins."""

    round: int

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("genoa-bids-asked", round=self.round)


@eventclass
class BidsOpened(Event):
    """GEN-NEG-14: slow play: the sealed answers are opened."""

    round: int
    reveals: ClassVar[bool] = True

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("genoa-bids-opened", round=self.round)


@eventclass
class Dealt(Event):
    """GEN-TRADE-2.3: a binding deal, with what changes hands now. Closed cards by their kind only (GEN-INFO-6)."""

    seat: int
    buyer: int
    field: str
    pay: tuple[Item, ...]
    ask: tuple[Item, ...]
    faces: tuple[Face, ...]
    reveals: ClassVar[bool] = True

    def say(self) -> Phrase:
        """The sentence for the log."""
        seat, buyer, field = Seat(self.seat), Seat(self.buyer), field_name(self.field)
        pay = items_words(self.pay, self.faces)
        if not self.ask:
            return phrase("genoa-dealt", seat=seat, buyer=buyer, field=field, pay=pay)
        return phrase(
            "genoa-dealt-ask", seat=seat, buyer=buyer, field=field, pay=pay, ask=items_words(self.ask, self.faces)
        )

    def parties(self) -> tuple[int, ...]:
        """Tower player and buyer."""
        return (self.seat, self.buyer)

    def ids(self) -> tuple[str, ...]:
        """The field that was bought."""
        return (f"field:{self.field}",)


@eventclass
class CardsGiven(Event):
    """GEN-INFO-6: the faces of closed cards, for the giver and the receiver only."""

    giver: int
    receiver: int
    faces: tuple[Face, ...]
    reveals: ClassVar[bool] = True

    def say(self) -> Phrase:
        """The sentence for the log."""
        cards = tuple(card_name(face) for face in self.faces)
        return phrase("genoa-cards-given", giver=Seat(self.giver), receiver=Seat(self.receiver), cards=cards)

    def ids(self) -> tuple[str, ...]:
        """The cards."""
        return tuple(f"card:{face[0]}" for face in self.faces)


@eventclass
class ActionLeft(Event):
    """GEN-TRADE-1.1e: the action of the tower building expires."""

    seat: int
    field: str

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("genoa-left", seat=Seat(self.seat), field=field_name(self.field, "of"))

    def ids(self) -> tuple[str, ...]:
        """The building."""
        return (f"field:{self.field}",)


# --- makers: called only if somebody listens --------------------------------------------------------------------------


def offered(box: GenoaBox, seat: int, field: str, version: int, pay: Bundle, ask: Bundle) -> Offered:
    """An offer as everybody may know it."""
    return Offered(seat, field, version, items_of(box, field, pay), items_of(box, field, ask), faces_of(box, pay, ask))


def cards_shown(box: GenoaBox, seat: int, cards: tuple[int, ...]) -> CardsShown:
    """Openly named cards as everybody sees them."""
    return CardsShown(seat, tuple(face_of(box, card) for card in cards))


def countered(box: GenoaBox, seat: int, to: int, field: str, version: int, pay: Bundle, ask: Bundle) -> Countered:
    """A counter-offer as everybody may know it."""
    return Countered(
        seat, to, field, version, items_of(box, field, pay), items_of(box, field, ask), faces_of(box, pay, ask)
    )


def dealt(box: GenoaBox, seat: int, buyer: int, field: str, pay: Bundle, ask: Bundle) -> Dealt:
    """A deal as everybody may know it."""
    return Dealt(seat, buyer, field, items_of(box, field, pay), items_of(box, field, ask), faces_of(box, pay, ask))


def cards_given(box: GenoaBox, giver: int, receiver: int, cards: tuple[int, ...]) -> CardsGiven:
    """Closed cards, as their giver and their receiver see them."""
    return CardsGiven(giver, receiver, tuple(face_of(box, card) for card in cards))
