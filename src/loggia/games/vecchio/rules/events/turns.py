"""Events of turns and rounds."""

from __future__ import annotations

from typing import ClassVar

from loggia.games.vecchio.rules import names
from loggia.kernel import Event, Phrase, Seat, eventclass, phrase


@eventclass
class TurnBegan(Event):
    """VEC-TURN-1: whose turn it is; `final` is true for a double-turn."""

    seat: int
    round: int
    final: bool

    def say(self) -> Phrase:
        message = "vecchio-event-double-turn" if self.final else "vecchio-event-turn"
        return phrase(message, seat=Seat(self.seat), round=self.round)


@eventclass
class EndTriggered(Event):
    """VEC-END-1: the last crest was taken."""

    seat: int

    def say(self) -> Phrase:
        return phrase("vecchio-event-end-triggered", seat=Seat(self.seat))


@eventclass
class FinalRound(Event):
    """VEC-END-2: the round of double-turns begins."""

    def say(self) -> Phrase:
        return phrase("vecchio-event-final-round")


@eventclass
class Passed(Event):
    """VEC-END-3: a seat passes its whole double-turn."""

    seat: int
    points: int

    def say(self) -> Phrase:
        return phrase("vecchio-event-passed", seat=Seat(self.seat), points=self.points)


@eventclass
class NobilityShown(Event):
    """VEC-INFO-4: at the end the Nobility tiles are turned up."""

    seat: int
    tiles: tuple[str, ...]
    reveals: ClassVar[bool] = True

    def say(self) -> Phrase:
        if not self.tiles:
            return phrase("vecchio-event-no-nobility", seat=Seat(self.seat))
        return phrase("vecchio-event-nobility-shown", seat=Seat(self.seat), tiles=names.tiles(self.tiles))

    def ids(self) -> tuple[str, ...]:
        return tuple(f"tile:{tile}" for tile in self.tiles)
