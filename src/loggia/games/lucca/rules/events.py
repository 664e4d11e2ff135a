"""The events: what happened, and the sentence of the log. A card goes with its `face`: its colour, or its kind."""

from __future__ import annotations

from typing import ClassVar, Final

from loggia.games.lucca.rules.pieces import (
    CITY_SEAT,
    card_id,
    card_said,
    cards_said,
    city_palace_id,
    colour_said,
    palace_id,
)
from loggia.kernel import Event, Phrase, Said, Seat, eventclass, phrase


@eventclass
class BastionsReplaced(Event):
    """LUC-SETUP-5: a seat was dealt bastions; they lie aside."""

    seat: int
    count: int

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("lucca-bastions-replaced", seat=Seat(self.seat), count=self.count)


@eventclass
class HandDealt(Event):
    """LUC-SETUP-4: a seat's opening hand, told to that seat only."""

    seat: int
    cards: tuple[int, ...]
    faces: tuple[str, ...]
    reveals: ClassVar[bool] = True

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("lucca-hand-dealt", cards=cards_said(self.cards, self.faces))

    def ids(self) -> tuple[str, ...]:
        """The cards."""
        return tuple(card_id(card) for card in self.cards)


@eventclass
class TripletsLaid(Event):
    """LUC-SETUP-6, LUC-RND-2: a round's triplets lie on the table."""

    round: int
    triplets: tuple[tuple[int, ...], ...]
    left: int
    reveals: ClassVar[bool] = True

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("lucca-triplets-laid", round=self.round, count=len(self.triplets), left=self.left)


@eventclass
class HasChosen(Event):
    """LUC-INFO-1: everybody sees that a seat has chosen, not what."""

    seat: int

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("lucca-has-chosen", seat=Seat(self.seat))


@eventclass
class Kept(Event):
    """LUC-SETUP-7: all have chosen; a seat's two cards are turned up."""

    seat: int
    cards: tuple[int, ...]
    faces: tuple[str, ...]
    reveals: ClassVar[bool] = True

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("lucca-kept", seat=Seat(self.seat), cards=cards_said(self.cards, self.faces))

    def ids(self) -> tuple[str, ...]:
        """The cards."""
        return tuple(card_id(card) for card in self.cards)


@eventclass
class CityFounded(Event):
    """LUC-DUO-3: the cards nobody kept become the City's first palaces."""

    cards: tuple[int, ...]
    faces: tuple[str, ...]
    reveals: ClassVar[bool] = True

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("lucca-city-founded", cards=cards_said(self.cards, self.faces))


@eventclass
class Reshuffled(Event):
    """LUC-SETUP-8, LUC-SETUP-9: the deck is shuffled again and some cards leave it unseen."""

    removed: int
    left: int
    reveals: ClassVar[bool] = True

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("lucca-reshuffled", removed=self.removed, left=self.left)


@eventclass
class OrderFixed(Event):
    """LUC-ORD-1, LUC-ORD-2, LUC-ORD-3, LUC-ORD-4: the order of play; with `last`, that of the final openings
    (LUC-FIN-1)."""

    order: tuple[int, ...]
    shields: tuple[int, ...]
    last: bool = False

    def say(self) -> Phrase:
        """The sentence for the log."""
        places: tuple[Said, ...] = tuple(
            phrase("lucca-order-place", seat=Seat(seat), shields=self.shields[seat]) for seat in self.order
        )
        return phrase("lucca-order-last" if self.last else "lucca-order-fixed", order=places)


@eventclass
class Opened(Event):
    """LUC-OPEN-3: a party in a newly opened palace; with `last`, one of the final openings (LUC-FIN-2)."""

    seat: int
    colour: str
    points: int
    last: bool = False

    def say(self) -> Phrase:
        """The sentence for the log."""
        message = "lucca-opened-last" if self.last else "lucca-opened"
        return phrase(message, seat=Seat(self.seat), colour=colour_said(self.colour), points=self.points)

    def ids(self) -> tuple[str, ...]:
        """The palace."""
        return (palace_id(self.seat, self.colour),)


@eventclass
class Taken(Event):
    """LUC-TRIP-1: a seat took a triplet."""

    seat: int
    number: int
    cards: tuple[int, ...]
    faces: tuple[str, ...]

    def say(self) -> Phrase:
        """The sentence for the log."""
        said = cards_said(self.cards, self.faces)
        return phrase("lucca-taken", seat=Seat(self.seat), number=self.number, cards=said)

    def ids(self) -> tuple[str, ...]:
        """The triplet and its cards."""
        return (f"triplet:{self.number}", *(card_id(card) for card in self.cards))


@eventclass
class Started(Event):
    """LUC-PLAY-1: a new palace."""

    seat: int
    card: int
    colour: str

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("lucca-started", seat=Seat(self.seat), card=card_said(self.card, self.colour))

    def ids(self) -> tuple[str, ...]:
        """The palace."""
        return (palace_id(self.seat, self.colour),)


@eventclass
class Added(Event):
    """LUC-PLAY-2: a palace grew."""

    seat: int
    card: int
    face: str
    colour: str
    size: int

    def say(self) -> Phrase:
        """The sentence for the log."""
        card, colour = card_said(self.card, self.face), colour_said(self.colour)
        return phrase("lucca-added", seat=Seat(self.seat), card=card, colour=colour, size=self.size)

    def ids(self) -> tuple[str, ...]:
        """The palace."""
        return (palace_id(self.seat, self.colour),)


@eventclass
class Completed(Event):
    """LUC-PAL-2: a palace reached its size and scores its windows."""

    seat: int
    colour: str
    points: int

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("lucca-completed", seat=Seat(self.seat), colour=colour_said(self.colour), points=self.points)

    def ids(self) -> tuple[str, ...]:
        """The palace."""
        return (palace_id(self.seat, self.colour),)


@eventclass
class WallBuilt(Event):
    """LUC-PLAY-3: a card became a city wall."""

    seat: int
    card: int
    face: str

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("lucca-wall-built", seat=Seat(self.seat), card=card_said(self.card, self.face))

    def ids(self) -> tuple[str, ...]:
        """The player's walls."""
        return (f"walls:{self.seat}",)


@eventclass
class BastionBuilt(Event):
    """LUC-PLAY-4: a bastion stands."""

    seat: int

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("lucca-bastion-built", seat=Seat(self.seat))

    def ids(self) -> tuple[str, ...]:
        """The player's walls, where it stands."""
        return (f"walls:{self.seat}",)


@eventclass
class Discarded(Event):
    """LUC-PLAY-5: a card was discarded."""

    seat: int
    card: int
    face: str

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("lucca-discarded", seat=Seat(self.seat), card=card_said(self.card, self.face))


@eventclass
class CityBuilt(Event):
    """LUC-DUO-7: a seat gave the City a card for one of its palaces."""

    seat: int
    card: int
    face: str
    colour: str
    size: int

    def say(self) -> Phrase:
        """The sentence for the log."""
        card, colour = card_said(self.card, self.face), colour_said(self.colour)
        return phrase("lucca-city-built", seat=Seat(self.seat), card=card, colour=colour, size=self.size)

    def ids(self) -> tuple[str, ...]:
        """The palace."""
        return (city_palace_id(self.colour),)


@eventclass
class CityCompleted(Event):
    """LUC-DUO-7: one of the City's palaces is complete; nobody scores its windows."""

    colour: str

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("lucca-city-completed", colour=colour_said(self.colour))


@eventclass
class CityBastion(Event):
    """LUC-RUL-32: a seat gave the City a bastion."""

    seat: int

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("lucca-city-bastion", seat=Seat(self.seat))


@eventclass
class CityPassedOver(Event):
    """LUC-RUL-30: nothing that is left can be built in the City."""

    seat: int

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("lucca-city-passed-over", seat=Seat(self.seat))


@eventclass
class LeftOver(Event):
    """LUC-RND-1: what is left of the layout is discarded."""

    cards: tuple[int, ...]
    faces: tuple[str, ...]

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("lucca-left-over", cards=cards_said(self.cards, self.faces))


@eventclass
class WallsScored(Event):
    """LUC-FIN-3: a seat's walls and bastions, with all that counts for them."""

    seat: int
    walls: int
    bastions: int
    shields: int
    opened: int
    points: int
    supported: bool

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase(
            "lucca-walls-scored" if self.supported else "lucca-walls-unsupported",
            seat=Seat(self.seat),
            walls=self.walls,
            bastions=self.bastions,
            shields=self.shields,
            opened=self.opened,
            points=self.points,
        )


@eventclass
class StreetsPaid(Event):
    """LUC-FIN-5: the lowest street number pays the highest; seat -1 is the City (LUC-DUO-9)."""

    lowest: int
    payer: int
    highest: int
    taker: int
    points: int

    def say(self) -> Phrase:
        """The sentence for the log."""
        payer: Said = phrase("lucca-city-payer") if self.payer == CITY_SEAT else Seat(self.payer)
        taker: Said = phrase("lucca-city-taker") if self.taker == CITY_SEAT else Seat(self.taker)
        message = "lucca-streets-same" if self.payer == self.taker else "lucca-streets-paid"
        return phrase(message, payer=payer, taker=taker, lowest=self.lowest, highest=self.highest, points=self.points)


EVENT_TYPES: Final = (
    BastionsReplaced,
    HandDealt,
    TripletsLaid,
    HasChosen,
    Kept,
    CityFounded,
    Reshuffled,
    OrderFixed,
    Opened,
    Taken,
    Started,
    Added,
    Completed,
    WallBuilt,
    BastionBuilt,
    Discarded,
    CityBuilt,
    CityCompleted,
    CityBastion,
    CityPassedOver,
    LeftOver,
    WallsScored,
    StreetsPaid,
)
