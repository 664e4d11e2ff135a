"""Events of Genoa: what happened, told to those who may know it (section 13 of the rules)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from loggia.games.genoa.names import (
    Face,
    Item,
    card_name,
    ducats,
    field_name,
    good_name,
    items_words,
    message_part,
    some,
)
from loggia.kernel import Event, Phrase, Seat, phrase


@dataclass(frozen=True)
class MatchBegan(Event):
    """GEN-SETUP-4: who starts; keeps the starting-player card all game."""

    seat: int

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("genoa-began", seat=Seat(self.seat))


@dataclass(frozen=True)
class TurnBegan(Event):
    """GEN-TURN-1: the tower and the dice pass to a seat."""

    seat: int
    space: int

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("genoa-turn", seat=Seat(self.seat), space=self.space)


@dataclass(frozen=True)
class MarkerAdvanced(Event):
    """GEN-ROUND-2, GEN-PLACE-3: the round marker moves."""

    space: int
    market: bool

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("genoa-marker-market" if self.market else "genoa-marker-round", space=self.space)


@dataclass(frozen=True)
class Rolled(Event):
    """GEN-PLACE-1: the dice."""

    seat: int
    red: int
    blue: int
    field: str
    reveals: ClassVar[bool] = True

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("genoa-rolled", seat=Seat(self.seat), red=self.red, blue=self.blue, field=field_name(self.field))

    def ids(self) -> tuple[str, ...]:
        """The first tower field."""
        return (f"field:{self.field}",)


@dataclass(frozen=True)
class StartChosen(Event):
    """GEN-PLACE-2: the first tower field by card."""

    seat: int
    field: str

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("genoa-start-chosen", seat=Seat(self.seat), field=field_name(self.field))

    def ids(self) -> tuple[str, ...]:
        """The first tower field."""
        return (f"field:{self.field}",)


@dataclass(frozen=True)
class Stepped(Event):
    """GEN-MOVE-1: the tower goes to a neighbouring field."""

    seat: int
    field: str

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("genoa-stepped", seat=Seat(self.seat), field=field_name(self.field))

    def ids(self) -> tuple[str, ...]:
        """Where the tower went."""
        return (f"field:{self.field}",)


@dataclass(frozen=True)
class Stopped(Event):
    """GEN-MOVE-4: the tower stays; by choice, or because it cannot go on."""

    seat: int
    by_choice: bool

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("genoa-stopped" if self.by_choice else "genoa-stuck", seat=Seat(self.seat))


# --- negotiating ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Offered(Event):
    """GEN-NEG-1: an offer on the table, new or replaced."""

    seat: int
    field: str
    version: int
    pay: tuple[Item, ...]
    ask: tuple[Item, ...]
    faces: tuple[Face, ...]

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


@dataclass(frozen=True)
class Countered(Event):
    """GEN-NEG-6: the tower player proposes a deal to one seat."""

    seat: int
    to: int
    field: str
    version: int
    pay: tuple[Item, ...]
    ask: tuple[Item, ...]
    faces: tuple[Face, ...]

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


@dataclass(frozen=True)
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


@dataclass(frozen=True)
class CounterWithdrawn(Event):
    """GEN-NEG-6: a counter-offer was taken back."""

    seat: int
    to: int
    field: str

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("genoa-counter-withdrawn", seat=Seat(self.seat), to=Seat(self.to), field=field_name(self.field))


@dataclass(frozen=True)
class Lapsed(Event):
    """GEN-NEG-2, GEN-NEG-3: offers of a seat that no longer stand."""

    seat: int
    fields: tuple[str, ...]

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("genoa-lapsed", seat=Seat(self.seat), fields=tuple(field_name(field) for field in self.fields))


@dataclass(frozen=True)
class Passed(Event):
    """GEN-NEG-7: a seat does not want the action."""

    seat: int

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("genoa-passed", seat=Seat(self.seat))


@dataclass(frozen=True)
class Submitted(Event):
    """GEN-NEG-14: slow play: a seat has handed in its sealed answer."""

    seat: int

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("genoa-submitted", seat=Seat(self.seat))


@dataclass(frozen=True)
class BidsAsked(Event):
    """GEN-NEG-14: slow play: a round of bids begins."""

    round: int

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("genoa-bids-asked", round=self.round)


@dataclass(frozen=True)
class BidsOpened(Event):
    """GEN-NEG-14: slow play: the sealed answers are opened."""

    round: int
    reveals: ClassVar[bool] = True

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("genoa-bids-opened", round=self.round)


@dataclass(frozen=True)
class Dealt(Event):
    """GEN-TRADE-2.3: a binding deal, with what changes hands now. Closed cards by their kind only (GEN-INFO-6)."""

    seat: int
    buyer: int
    field: str
    pay: tuple[Item, ...]
    ask: tuple[Item, ...]
    faces: tuple[Face, ...]

    def say(self) -> Phrase:
        """The sentence for the log."""
        seat, buyer, field = Seat(self.seat), Seat(self.buyer), field_name(self.field)
        pay = items_words(self.pay, self.faces)
        if not self.ask:
            return phrase("genoa-dealt", seat=seat, buyer=buyer, field=field, pay=pay)
        return phrase(
            "genoa-dealt-ask", seat=seat, buyer=buyer, field=field, pay=pay, ask=items_words(self.ask, self.faces)
        )

    def ids(self) -> tuple[str, ...]:
        """The field that was bought."""
        return (f"field:{self.field}",)


@dataclass(frozen=True)
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


@dataclass(frozen=True)
class ActionLeft(Event):
    """GEN-TRADE-1.1e: the action of the tower building expires."""

    seat: int
    field: str

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("genoa-left", seat=Seat(self.seat), field=field_name(self.field))

    def ids(self) -> tuple[str, ...]:
        """The building."""
        return (f"field:{self.field}",)


# --- actions ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class ActionBegan(Event):
    """GEN-ACT-6: a seat takes the action of a building."""

    seat: int
    field: str
    further: bool

    def say(self) -> Phrase:
        """The sentence for the log."""
        message = "genoa-acts-further" if self.further else "genoa-acts"
        return phrase(message, seat=Seat(self.seat), field=field_name(self.field))

    def ids(self) -> tuple[str, ...]:
        """The building."""
        return (f"field:{self.field}",)


@dataclass(frozen=True)
class Income(Event):
    """GEN-OWN-2: the bank pays the owner of the building."""

    seat: int
    field: str
    amount: int

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("genoa-income", seat=Seat(self.seat), field=field_name(self.field), money=ducats(self.amount))


@dataclass(frozen=True)
class Received(Event):
    """GEN-BLDG-1 to GEN-BLDG-12: goods that a building gave."""

    seat: int
    field: str
    goods: tuple[tuple[str, int], ...]

    def say(self) -> Phrase:
        """The sentence for the log."""
        if not self.goods:
            return phrase("genoa-received-nothing", seat=Seat(self.seat), field=field_name(self.field))
        goods = tuple(some(name, count) for name, count in self.goods)
        return phrase("genoa-received", seat=Seat(self.seat), field=field_name(self.field), goods=goods)


@dataclass(frozen=True)
class Drew(Event):
    """GEN-INFO-7: a seat draws cards; the others learn how many of which kind."""

    seat: int
    stack: str
    count: int
    reveals: ClassVar[bool] = True

    def say(self) -> Phrase:
        """The sentence for the log."""
        if not self.count:
            return phrase("genoa-drew-nothing", seat=Seat(self.seat), stack=good_name(self.stack))
        return phrase("genoa-drew", seat=Seat(self.seat), cards=some(self.stack, self.count))


@dataclass(frozen=True)
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


@dataclass(frozen=True)
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


@dataclass(frozen=True)
class Shuffled(Event):
    """GEN-CARD-1: a stack that lay face up is shuffled and turned over."""

    stack: str
    count: int
    reveals: ClassVar[bool] = True

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("genoa-shuffled", cards=some(self.stack, self.count))


@dataclass(frozen=True)
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


@dataclass(frozen=True)
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
        return phrase("genoa-large-done", seat=seat, card=card, money=money, special=good_name(self.special))

    def ids(self) -> tuple[str, ...]:
        """The card."""
        return (f"card:{self.face[0]}",)


@dataclass(frozen=True)
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


@dataclass(frozen=True)
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


@dataclass(frozen=True)
class MessageHeld(Event):
    """GEN-NEG-13: a message that its holder keeps back; only he knows."""

    seat: int
    face: Face

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("genoa-message-held", card=card_name(self.face))


@dataclass(frozen=True)
class AnyWarePlayed(Event):
    """GEN-SPEC-AW: a ware of choice."""

    seat: int
    ware: str

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("genoa-any-ware-played", seat=Seat(self.seat), ware=good_name(self.ware))


@dataclass(frozen=True)
class Traded(Event):
    """GEN-SPEC-TR: a good returned, a good taken; a returned card is shown, a taken card is not."""

    seat: int
    give: str
    take: str
    faces: tuple[Face, ...]

    def say(self) -> Phrase:
        """The sentence for the log."""
        give = card_name(self.faces[0]) if self.faces else good_name(self.give)
        return phrase("genoa-traded", seat=Seat(self.seat), give=give, take=good_name(self.take))


@dataclass(frozen=True)
class BuildingActionPlayed(Event):
    """GEN-SPEC-BA: the main effect of an own building."""

    seat: int
    field: str

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("genoa-building-played", seat=Seat(self.seat), field=field_name(self.field))

    def ids(self) -> tuple[str, ...]:
        """The building."""
        return (f"field:{self.field}",)


@dataclass(frozen=True)
class ActionEnded(Event):
    """GEN-ACT-6: the window closes."""

    seat: int
    field: str

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("genoa-action-ended", seat=Seat(self.seat), field=field_name(self.field))


# --- owner markers, end -----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class MarkersPlaced(Event):
    """GEN-OWN-4: what a seat did from a street."""

    seat: int
    street: str
    ops: tuple[tuple[str, str], ...]

    def say(self) -> Phrase:
        """The sentence for the log."""
        done = tuple(
            phrase(f"genoa-op-{message_part(op).replace('+', '-')}", building=field_name(building))
            for building, op in self.ops
        )
        return phrase("genoa-owned", seat=Seat(self.seat), street=field_name(self.street), done=done)

    def ids(self) -> tuple[str, ...]:
        """The street and the buildings."""
        return (f"field:{self.street}", *(f"field:{building}" for building, _ in self.ops))


@dataclass(frozen=True)
class OwnersSkipped(Event):
    """GEN-OWN-4: a seat places no marker."""

    seat: int

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("genoa-owners-skipped", seat=Seat(self.seat))


@dataclass(frozen=True)
class Scored(Event):
    """GEN-SCORE-1: privileges are shown and paid, then the markers on buildings."""

    seat: int
    faces: tuple[Face, ...]
    privileges: int
    markers: int
    total: int
    reveals: ClassVar[bool] = True

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase(
            "genoa-scored",
            seat=Seat(self.seat),
            privileges=ducats(self.privileges),
            markers=ducats(self.markers),
            total=ducats(self.total),
        )


EVENT_TYPES: Final[tuple[type[Event], ...]] = (
    MatchBegan,
    TurnBegan,
    MarkerAdvanced,
    Rolled,
    StartChosen,
    Stepped,
    Stopped,
    Offered,
    Countered,
    Withdrawn,
    CounterWithdrawn,
    Lapsed,
    Passed,
    Submitted,
    BidsAsked,
    BidsOpened,
    Dealt,
    CardsGiven,
    ActionLeft,
    ActionBegan,
    Income,
    Received,
    Drew,
    DrewFaces,
    ShownToPick,
    Shuffled,
    HandedOver,
    LargeOrderFulfilled,
    SmallOrderDelivered,
    MessageDelivered,
    MessageHeld,
    AnyWarePlayed,
    Traded,
    BuildingActionPlayed,
    ActionEnded,
    MarkersPlaced,
    OwnersSkipped,
    Scored,
)
