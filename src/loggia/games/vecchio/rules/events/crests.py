"""Events of the Medici crests."""

from __future__ import annotations

from typing import ClassVar

from loggia.games.vecchio.rules import names
from loggia.kernel import Event, Phrase, Seat, eventclass, phrase


@eventclass
class CrestTaken(Event):
    """VEC-EVT-1: the top crest was turned face-up; `event` is `levy` or `family`, perhaps ignored (VEC-VAR-2)."""

    seat: int
    event: str
    left: int
    ignored: bool
    reveals: ClassVar[bool] = True

    def say(self) -> Phrase:
        if self.ignored:
            return phrase("vecchio-event-crest-only", seat=Seat(self.seat), left=self.left)
        return phrase(
            "vecchio-event-crest", seat=Seat(self.seat), event=phrase(f"vecchio-crest-{self.event}"), left=self.left
        )

    def ids(self) -> tuple[str, ...]:
        return ("stack:crests", f"crests:{self.seat}")


@eventclass
class CostTokenMoved(Event):
    """VEC-ADD-2: the Additional cost token moved to the Nobility stack."""

    def say(self) -> Phrase:
        return phrase("vecchio-event-cost-token")


@eventclass
class Unaffected(Event):
    """VEC-EVT-5: a seat that can do nothing of what the event asks."""

    seat: int

    def say(self) -> Phrase:
        return phrase("vecchio-event-unaffected", seat=Seat(self.seat))


@eventclass
class LaidDown(Event):
    """VEC-EVT-3: a standing family member was laid down."""

    seat: int
    town: str

    def say(self) -> Phrase:
        return phrase("vecchio-event-laid-down", seat=Seat(self.seat), town=names.town(self.town))

    def ids(self) -> tuple[str, ...]:
        return (f"town:{self.town}",)


@eventclass
class Returned(Event):
    """VEC-EVT-3: a lying family member went back to the supply."""

    seat: int
    town: str

    def say(self) -> Phrase:
        return phrase("vecchio-event-returned", seat=Seat(self.seat), town=names.town(self.town))

    def ids(self) -> tuple[str, ...]:
        return (f"town:{self.town}",)
