"""The events: what happened, and the sentence of the log."""

from __future__ import annotations

from typing import ClassVar, Final

from loggia.games.palio.rules.pieces import NOBODY
from loggia.kernel import Event, Phrase, Seat, eventclass, phrase


@eventclass
class PrizeDrawn(Event):
    """PAL-PRIZE-1: the next prize was drawn by lot."""

    prize: int
    reveals: ClassVar[bool] = True

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("palio-prize-drawn", prize=self.prize)


@eventclass
class Entered(Event):
    """PAL-ENTER-2: everybody sees that a seat has chosen, not what."""

    seat: int

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("palio-entered", seat=Seat(self.seat))


@eventclass
class Raced(Event):
    """PAL-RACE-1: all horses are shown, and the prize goes to its winner (-1: to nobody)."""

    horses: tuple[int, ...]
    winner: int
    prize: int
    reveals: ClassVar[bool] = True

    def say(self) -> Phrase:
        """The sentence for the log."""
        if self.winner == NOBODY:
            return phrase("palio-nobody-won", prize=self.prize)
        return phrase("palio-won", seat=Seat(self.winner), prize=self.prize)


EVENT_TYPES: Final = (PrizeDrawn, Entered, Raced)
