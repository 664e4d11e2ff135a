"""Events of the set-up."""

from __future__ import annotations

from typing import ClassVar

from loggia.games.vecchio.rules import names
from loggia.kernel import Event, Phrase, Seat, eventclass, phrase


@eventclass
class MiddlemenPlaced(Event):
    """VEC-SETUP-3: where the five middlemen start, in the order of the crest colours."""

    towns: tuple[str, ...]
    reveals: ClassVar[bool] = True

    def say(self) -> Phrase:
        return phrase("vecchio-event-middlemen-placed", towns=names.towns(self.towns))

    def ids(self) -> tuple[str, ...]:
        return tuple(f"town:{town}" for town in self.towns)


@eventclass
class Dealt(Event):
    """VEC-SETUP-6: the City council tiles to choose from; told to their holder only."""

    seat: int
    tiles: tuple[str, ...]
    reveals: ClassVar[bool] = True

    def say(self) -> Phrase:
        return phrase("vecchio-event-dealt", tiles=names.tiles(self.tiles))

    def ids(self) -> tuple[str, ...]:
        return tuple(f"tile:{tile}" for tile in self.tiles)


@eventclass
class Chosen(Event):
    """VEC-RUL-5: everybody sees that a seat has chosen, not what."""

    seat: int

    def say(self) -> Phrase:
        return phrase("vecchio-event-chosen", seat=Seat(self.seat))


@eventclass
class Drafted(Event):
    """VEC-SETUP-6: the tile that a seat keeps, shown when everybody has chosen."""

    seat: int
    tile: str
    reveals: ClassVar[bool] = True

    def say(self) -> Phrase:
        return phrase("vecchio-event-drafted", seat=Seat(self.seat), tile=names.tile(self.tile))

    def ids(self) -> tuple[str, ...]:
        return (f"tile:{self.tile}",)


@eventclass
class Rolled(Event):
    """VEC-COMP-3: the dice added together; `free` is true for the roll that leaves the choice."""

    seat: int
    roll: int
    free: bool
    reveals: ClassVar[bool] = True

    def say(self) -> Phrase:
        message = "vecchio-event-rolled-free" if self.free else "vecchio-event-rolled"
        return phrase(message, seat=Seat(self.seat), roll=self.roll)

    def ids(self) -> tuple[str, ...]:
        return () if self.free else (f"area:{self.roll}",)


@eventclass
class Settled(Event):
    """VEC-SETUP-7, VEC-SETUP-8: two family members were put into towns."""

    seat: int
    towns: tuple[str, str]

    def say(self) -> Phrase:
        return phrase("vecchio-event-settled", seat=Seat(self.seat), towns=names.two_towns(self.towns))

    def ids(self) -> tuple[str, ...]:
        return tuple(f"town:{town}" for town in self.towns)
