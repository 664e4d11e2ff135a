"""Events of the sequence of play: turns, the tower, owner markers, scoring."""

from __future__ import annotations

from typing import ClassVar

from loggia.games.genoa.rules.names import (
    Face,
    ducats,
    field_name,
    message_part,
)
from loggia.kernel import Event, Phrase, Seat, eventclass, phrase


@eventclass
class MatchBegan(Event):
    """GEN-SETUP-4: who starts; keeps the starting-player card all game."""

    seat: int

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("genoa-began", seat=Seat(self.seat))


@eventclass
class TurnBegan(Event):
    """GEN-TURN-1: the tower and the dice pass to a seat."""

    seat: int
    space: int

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("genoa-turn", seat=Seat(self.seat), space=self.space)


@eventclass
class MarkerAdvanced(Event):
    """GEN-ROUND-2, GEN-PLACE-3: the round marker moves."""

    space: int
    market: bool

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("genoa-marker-market" if self.market else "genoa-marker-round", space=self.space)


@eventclass
class Rolled(Event):
    """GEN-PLACE-1: the dice."""

    seat: int
    red: int
    blue: int
    field: str
    reveals: ClassVar[bool] = True

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase(
            "genoa-rolled", seat=Seat(self.seat), red=self.red, blue=self.blue, field=field_name(self.field, "at")
        )

    def ids(self) -> tuple[str, ...]:
        """The first tower field."""
        return (f"field:{self.field}",)


@eventclass
class StartChosen(Event):
    """GEN-PLACE-2: the first tower field by card."""

    seat: int
    field: str

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("genoa-start-chosen", seat=Seat(self.seat), field=field_name(self.field, "at"))

    def ids(self) -> tuple[str, ...]:
        """The first tower field."""
        return (f"field:{self.field}",)


@eventclass
class Stepped(Event):
    """GEN-MOVE-1: the tower goes to a neighbouring field."""

    seat: int
    field: str

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("genoa-stepped", seat=Seat(self.seat), field=field_name(self.field, "to"))

    def ids(self) -> tuple[str, ...]:
        """Where the tower went."""
        return (f"field:{self.field}",)


@eventclass
class Stopped(Event):
    """GEN-MOVE-4: the tower stays; by choice, or because it cannot go on."""

    seat: int
    by_choice: bool

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("genoa-stopped" if self.by_choice else "genoa-stuck", seat=Seat(self.seat))


@eventclass
class MarkersPlaced(Event):
    """GEN-OWN-4: what a seat did from a street."""

    seat: int
    street: str
    ops: tuple[tuple[str, str], ...]

    def say(self) -> Phrase:
        """The sentence for the log."""
        done = tuple(
            phrase(f"genoa-op-{message_part(op).replace('+', '-')}", building=field_name(building, "at"))
            for building, op in self.ops
        )
        return phrase("genoa-owned", seat=Seat(self.seat), street=field_name(self.street), done=done)

    def ids(self) -> tuple[str, ...]:
        """The street and the buildings."""
        return (f"field:{self.street}", *(f"field:{building}" for building, _ in self.ops))


@eventclass
class OwnersSkipped(Event):
    """GEN-OWN-4: a seat places no marker."""

    seat: int

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("genoa-owners-skipped", seat=Seat(self.seat))


@eventclass
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
