"""Events of actions: what was received, drawn, delivered, played (GEN-INFO-5, GEN-INFO-7)."""

from __future__ import annotations

from typing import ClassVar

from loggia.games.genoa.rules.box import GenoaBox
from loggia.games.genoa.rules.names import (
    Face,
    card_name,
    ducats,
    face_of,
    field_name,
    message_part,
    some,
    the_card,
)
from loggia.kernel import Event, Phrase, Seat, eventclass, phrase


@eventclass
class ActionBegan(Event):
    """GEN-ACT-6: a seat takes the action of a building."""

    seat: int
    field: str
    further: bool

    def say(self) -> Phrase:
        """The sentence for the log."""
        message = "genoa-acts-further" if self.further else "genoa-acts"
        return phrase(message, seat=Seat(self.seat), field=field_name(self.field, "of"))

    def ids(self) -> tuple[str, ...]:
        """The building."""
        return (f"field:{self.field}",)


@eventclass
class Income(Event):
    """GEN-OWN-2: the bank pays the owner of the building."""

    seat: int
    field: str
    amount: int

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase(
            "genoa-income", seat=Seat(self.seat), field=field_name(self.field, "at"), money=ducats(self.amount)
        )

    def ids(self) -> tuple[str, ...]:
        """Who is paid, and the building."""
        return (f"seat:{self.seat}", f"field:{self.field}")


@eventclass
class Received(Event):
    """GEN-BLDG-1 to GEN-BLDG-12: goods that a building gave."""

    seat: int
    field: str
    goods: tuple[tuple[str, int], ...]

    def say(self) -> Phrase:
        """The sentence for the log."""
        if not self.goods:
            return phrase("genoa-received-nothing", seat=Seat(self.seat), field=field_name(self.field, "at"))
        goods = tuple(some(name, count) for name, count in self.goods)
        return phrase("genoa-received", seat=Seat(self.seat), field=field_name(self.field, "at"), goods=goods)

    def ids(self) -> tuple[str, ...]:
        """Who has them now, and the building."""
        return (f"seat:{self.seat}", f"field:{self.field}")


@eventclass
class Drew(Event):
    """GEN-INFO-7: a seat draws cards; the others learn how many of which kind."""

    seat: int
    stack: str
    count: int
    reveals: ClassVar[bool] = True

    def say(self) -> Phrase:
        """The sentence for the log."""
        if not self.count:
            stack = phrase(f"genoa-kind-{message_part(self.stack)}.stack")
            return phrase("genoa-drew-nothing", seat=Seat(self.seat), stack=stack)
        return phrase("genoa-drew", seat=Seat(self.seat), cards=some(self.stack, self.count))

    def ids(self) -> tuple[str, ...]:
        """The stack, and who has the cards now."""
        return (f"stack:{self.stack}", f"seat:{self.seat}")


@eventclass
class DrewFaces(Event):
    """GEN-INFO-7: the faces of drawn cards, for the seat that drew them."""

    seat: int
    faces: tuple[Face, ...]
    reveals: ClassVar[bool] = True

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("genoa-drew-faces", cards=tuple(card_name(face) for face in self.faces))

    def ids(self) -> tuple[str, ...]:
        """The cards."""
        return tuple(f"card:{face[0]}" for face in self.faces)


@eventclass
class ShownToPick(Event):
    """GEN-INFO-7: `receiver picks`: the tower player sees the drawn cards."""

    giver: int
    receiver: int
    faces: tuple[Face, ...]
    reveals: ClassVar[bool] = True

    def say(self) -> Phrase:
        """The sentence for the log."""
        cards = tuple(card_name(face) for face in self.faces)
        return phrase("genoa-shown", giver=Seat(self.giver), receiver=Seat(self.receiver), cards=cards)


@eventclass
class Shuffled(Event):
    """GEN-CARD-1: a stack that lay face up is shuffled and turned over."""

    stack: str
    count: int
    reveals: ClassVar[bool] = True

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("genoa-shuffled", cards=some(self.stack, self.count))


@eventclass
class HandedOver(Event):
    """GEN-TRADE-PAY: promised goods of the action change hands."""

    giver: int
    receiver: int
    good: str
    count: int

    def say(self) -> Phrase:
        """The sentence for the log."""
        goods = some(self.good, self.count)
        return phrase("genoa-handed-over", giver=Seat(self.giver), receiver=Seat(self.receiver), goods=goods)


@eventclass
class LargeOrderFulfilled(Event):
    """GEN-LARGE-2: a large order."""

    seat: int
    face: Face
    amount: int
    special: str
    reveals: ClassVar[bool] = True

    def say(self) -> Phrase:
        """The sentence for the log."""
        seat, card, money = Seat(self.seat), card_name(self.face), ducats(self.amount)
        if not self.special:
            return phrase("genoa-large-done-plain", seat=seat, card=card, money=money)
        return phrase("genoa-large-done", seat=seat, card=card, money=money, special=some(self.special, 1))

    def ids(self) -> tuple[str, ...]:
        """The card."""
        return (f"card:{self.face[0]}",)


@eventclass
class SmallOrderDelivered(Event):
    """GEN-SMALL-2: a small order."""

    seat: int
    face: Face
    amount: int
    reveals: ClassVar[bool] = True

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("genoa-small-done", seat=Seat(self.seat), card=card_name(self.face), money=ducats(self.amount))

    def ids(self) -> tuple[str, ...]:
        """The card."""
        return (f"card:{self.face[0]}",)


@eventclass
class MessageDelivered(Event):
    """GEN-MSG-3, GEN-NEG-13: a message, by hand or at the end of the turn."""

    seat: int
    face: Face
    amount: int
    by_hand: bool
    reveals: ClassVar[bool] = True

    def say(self) -> Phrase:
        """The sentence for the log."""
        message = "genoa-message-done" if self.by_hand else "genoa-message-auto"
        return phrase(message, seat=Seat(self.seat), card=card_name(self.face), money=ducats(self.amount))

    def ids(self) -> tuple[str, ...]:
        """The card."""
        return (f"card:{self.face[0]}",)


@eventclass
class MessageHeld(Event):
    """GEN-NEG-13: a message that its holder keeps back; only he knows."""

    seat: int
    face: Face

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("genoa-message-held", seat=Seat(self.seat), card=card_name(self.face))


@eventclass
class AnyWarePlayed(Event):
    """GEN-SPEC-AW: a ware of choice."""

    seat: int
    ware: str

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("genoa-any-ware-played", seat=Seat(self.seat), ware=some(self.ware, 1))


@eventclass
class Traded(Event):
    """GEN-SPEC-TR: a good returned, a good taken; a returned card is shown, a taken card is not."""

    seat: int
    give: str
    take: str
    faces: tuple[Face, ...]
    reveals: ClassVar[bool] = True

    def say(self) -> Phrase:
        """The sentence for the log."""
        give = the_card(self.faces[0]) if self.faces else some(self.give, 1)
        return phrase("genoa-traded", seat=Seat(self.seat), give=give, take=some(self.take, 1))


@eventclass
class BuildingActionPlayed(Event):
    """GEN-SPEC-BA: the main effect of an own building."""

    seat: int
    field: str

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("genoa-building-played", seat=Seat(self.seat), field=field_name(self.field, "at"))

    def ids(self) -> tuple[str, ...]:
        """The building."""
        return (f"field:{self.field}",)


@eventclass
class ActionEnded(Event):
    """GEN-ACT-6: the window closes."""

    seat: int
    field: str

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("genoa-action-ended", seat=Seat(self.seat), field=field_name(self.field, "at"))


# --- makers: called only if somebody listens --------------------------------------------------------------------------


def drew_faces(box: GenoaBox, seat: int, cards: tuple[int, ...]) -> DrewFaces:
    """Drawn cards as their owner sees them."""
    return DrewFaces(seat, tuple(face_of(box, card) for card in cards))


def shown_to_pick(box: GenoaBox, giver: int, receiver: int, cards: tuple[int, ...]) -> ShownToPick:
    """Drawn cards as the two parties of the deal see them."""
    return ShownToPick(giver, receiver, tuple(face_of(box, card) for card in cards))
