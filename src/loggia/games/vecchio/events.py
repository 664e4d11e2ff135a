"""What happens, and the sentence that tells it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from loggia.games.vecchio import names
from loggia.kernel import Event, Phrase, Seat, phrase

# --- set-up ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class MiddlemenPlaced(Event):
    """VEC-SETUP-3: where the five middlemen start, in the order of the crest colours."""

    towns: tuple[str, ...]
    reveals: ClassVar[bool] = True

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("vecchio-event-middlemen-placed", towns=names.towns(self.towns))

    def ids(self) -> tuple[str, ...]:
        """The towns."""
        return tuple(f"town:{town}" for town in self.towns)


@dataclass(frozen=True)
class Dealt(Event):
    """VEC-SETUP-6: the City council tiles to choose from; told to their holder only."""

    seat: int
    tiles: tuple[str, ...]
    reveals: ClassVar[bool] = True

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("vecchio-event-dealt", tiles=names.tiles(self.tiles))

    def ids(self) -> tuple[str, ...]:
        """The tiles."""
        return tuple(f"tile:{tile}" for tile in self.tiles)


@dataclass(frozen=True)
class Chosen(Event):
    """VEC-RUL-5: everybody sees that a seat has chosen, not what."""

    seat: int

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("vecchio-event-chosen", seat=Seat(self.seat))


@dataclass(frozen=True)
class Drafted(Event):
    """VEC-SETUP-6: the tile that a seat keeps, shown when everybody has chosen."""

    seat: int
    tile: str
    reveals: ClassVar[bool] = True

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("vecchio-event-drafted", seat=Seat(self.seat), tile=names.tile(self.tile))

    def ids(self) -> tuple[str, ...]:
        """The tile."""
        return (f"tile:{self.tile}",)


@dataclass(frozen=True)
class Rolled(Event):
    """VEC-COMP-3: the dice added together; `free` is true for the roll that leaves the choice."""

    seat: int
    roll: int
    free: bool
    reveals: ClassVar[bool] = True

    def say(self) -> Phrase:
        """The sentence for the log."""
        message = "vecchio-event-rolled-free" if self.free else "vecchio-event-rolled"
        return phrase(message, seat=Seat(self.seat), roll=self.roll)

    def ids(self) -> tuple[str, ...]:
        """The area."""
        return () if self.free else (f"area:{self.roll}",)


@dataclass(frozen=True)
class Settled(Event):
    """VEC-SETUP-7, VEC-SETUP-8: two family members were put into towns."""

    seat: int
    towns: tuple[str, str]

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("vecchio-event-settled", seat=Seat(self.seat), towns=names.towns(self.towns))

    def ids(self) -> tuple[str, ...]:
        """The towns."""
        return tuple(f"town:{town}" for town in self.towns)


# --- turns -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class TurnBegan(Event):
    """VEC-TURN-1: whose turn it is; `final` is true for a double-turn."""

    seat: int
    round: int
    final: bool

    def say(self) -> Phrase:
        """The sentence for the log."""
        message = "vecchio-event-double-turn" if self.final else "vecchio-event-turn"
        return phrase(message, seat=Seat(self.seat), round=self.round)


@dataclass(frozen=True)
class EndTriggered(Event):
    """VEC-END-1: the last crest was taken."""

    seat: int

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("vecchio-event-end-triggered", seat=Seat(self.seat))


@dataclass(frozen=True)
class FinalRound(Event):
    """VEC-END-2: the round of double-turns begins."""

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("vecchio-event-final-round")


@dataclass(frozen=True)
class Passed(Event):
    """VEC-END-3: a seat passes its whole double-turn."""

    seat: int
    points: int

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("vecchio-event-passed", seat=Seat(self.seat), points=self.points)


@dataclass(frozen=True)
class NobilityShown(Event):
    """VEC-INFO-4: at the end the Nobility tiles are turned up."""

    seat: int
    tiles: tuple[str, ...]
    reveals: ClassVar[bool] = True

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("vecchio-event-nobility-shown", seat=Seat(self.seat), tiles=names.tiles(self.tiles))

    def ids(self) -> tuple[str, ...]:
        """The tiles."""
        return tuple(f"tile:{tile}" for tile in self.tiles)


# --- actions ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Travelled(Event):
    """VEC-TRAVEL-2: a family member went to another town, on foot for a fare or by Carriage."""

    seat: int
    origin: str
    goal: str
    means: str
    fare: int

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase(
            f"vecchio-event-travelled-{self.means}",
            seat=Seat(self.seat),
            origin=names.town(self.origin),
            goal=names.town(self.goal),
            fare=self.fare,
        )

    def ids(self) -> tuple[str, ...]:
        """Both towns."""
        return (f"town:{self.origin}", f"town:{self.goal}")


@dataclass(frozen=True)
class Worked(Event):
    """VEC-TOWN-3: a town action was done there, by middleman, by Bishop or lying down."""

    seat: int
    town: str
    way: str

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase(f"vecchio-event-worked-{self.way}", seat=Seat(self.seat), town=names.town(self.town))

    def ids(self) -> tuple[str, ...]:
        """The town."""
        return (f"town:{self.town}",)


@dataclass(frozen=True)
class MiddlemanMoved(Event):
    """VEC-MID-1: a middleman went on along his cycle."""

    colour: str
    origin: str
    goal: str

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("vecchio-event-middleman-moved", colour=names.colour(self.colour), goal=names.town(self.goal))

    def ids(self) -> tuple[str, ...]:
        """Where he went."""
        return (f"middleman:{self.colour}", f"town:{self.goal}")


@dataclass(frozen=True)
class Gained(Event):
    """Goods gained, in the order of the goods: Florins, Assassins, Knights, Abbots, Scrolls, Carriages, Bishops."""

    seat: int
    goods: tuple[int, ...]

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("vecchio-event-gained", seat=Seat(self.seat), goods=names.goods(enumerate(self.goods)))


@dataclass(frozen=True)
class Spent(Event):
    """Goods paid, in the order of the goods."""

    seat: int
    goods: tuple[int, ...]

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("vecchio-event-spent", seat=Seat(self.seat), goods=names.goods(enumerate(self.goods)))


@dataclass(frozen=True)
class Entered(Event):
    """VEC-PROV-2, VEC-OFF-2: a family member was put on a space of a track."""

    seat: int
    track: str
    space: int
    points: int
    origin: str

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase(
            "vecchio-event-entered",
            seat=Seat(self.seat),
            track=names.track(self.track),
            space=self.space,
            points=self.points,
        )

    def ids(self) -> tuple[str, ...]:
        """The track."""
        return (f"track:{self.track}",)


@dataclass(frozen=True)
class TileTaken(Event):
    """VEC-PROV-2: a Province tile was chosen."""

    seat: int
    tile: str

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("vecchio-event-tile-taken", seat=Seat(self.seat), tile=names.tile(self.tile))

    def ids(self) -> tuple[str, ...]:
        """The tile."""
        return (f"tile:{self.tile}",)


@dataclass(frozen=True)
class LookedAt(Event):
    """VEC-OFF-2: a seat looks at the top tiles of a Florence stack."""

    seat: int
    track: str
    count: int
    reveals: ClassVar[bool] = True

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("vecchio-event-looked", seat=Seat(self.seat), track=names.track(self.track), count=self.count)


@dataclass(frozen=True)
class Saw(Event):
    """VEC-INFO-3: the tiles that a seat looks at; told to that seat only."""

    seat: int
    tiles: tuple[str, ...]
    reveals: ClassVar[bool] = True

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("vecchio-event-saw", tiles=names.tiles(self.tiles))

    def ids(self) -> tuple[str, ...]:
        """The tiles."""
        return tuple(f"tile:{tile}" for tile in self.tiles)


@dataclass(frozen=True)
class Kept(Event):
    """VEC-OFF-2: a seat kept one of the tiles; the others lie under the stack."""

    seat: int
    track: str

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("vecchio-event-kept", seat=Seat(self.seat), track=names.track(self.track))


@dataclass(frozen=True)
class KeptThis(Event):
    """VEC-INFO-3: which tile it was; told to its holder only."""

    seat: int
    tile: str

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("vecchio-event-kept-this", tile=names.tile(self.tile))

    def ids(self) -> tuple[str, ...]:
        """The tile."""
        return (f"tile:{self.tile}",)


@dataclass(frozen=True)
class Revealed(Event):
    """VEC-CC-2: a City council tile is turned face-up."""

    seat: int
    tile: str
    reveals: ClassVar[bool] = True

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("vecchio-event-revealed", seat=Seat(self.seat), tile=names.tile(self.tile))

    def ids(self) -> tuple[str, ...]:
        """The tile."""
        return (f"tile:{self.tile}",)


@dataclass(frozen=True)
class Reinforced(Event):
    """VEC-REIN-1: a seat calls for reinforcement."""

    seat: int

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("vecchio-event-reinforced", seat=Seat(self.seat))


@dataclass(frozen=True)
class Placed(Event):
    """VEC-REIN-1: a family member came from the supply into a town."""

    seat: int
    town: str

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("vecchio-event-placed", seat=Seat(self.seat), town=names.town(self.town))

    def ids(self) -> tuple[str, ...]:
        """The town."""
        return (f"town:{self.town}",)


@dataclass(frozen=True)
class Recovered(Event):
    """VEC-REC-1: all lying family members of a seat stood up."""

    seat: int
    towns: tuple[str, ...]

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("vecchio-event-recovered", seat=Seat(self.seat), count=len(self.towns))

    def ids(self) -> tuple[str, ...]:
        """Where they stood up."""
        return tuple(f"town:{town}" for town in self.towns)


@dataclass(frozen=True)
class TileUsed(Event):
    """VEC-PT-0: a Province tile was used; `target` is what V-REUSE repeated."""

    seat: int
    tile: str
    target: str

    def say(self) -> Phrase:
        """The sentence for the log."""
        if self.target:
            return phrase(
                "vecchio-event-tile-reused",
                seat=Seat(self.seat),
                tile=names.tile(self.tile),
                target=names.tile(self.target),
            )
        return phrase("vecchio-event-tile-used", seat=Seat(self.seat), tile=names.tile(self.tile))

    def ids(self) -> tuple[str, ...]:
        """The tiles."""
        return (f"tile:{self.tile}", *([f"used:{self.target}"] if self.target else []))


# --- crests ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class CrestTaken(Event):
    """VEC-EVT-1: the top crest was turned face-up; `event` is `levy` or `family`."""

    seat: int
    event: str
    left: int
    reveals: ClassVar[bool] = True

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase(
            "vecchio-event-crest", seat=Seat(self.seat), event=phrase(f"vecchio-crest-{self.event}"), left=self.left
        )

    def ids(self) -> tuple[str, ...]:
        """The crest stack."""
        return ("stack:crests",)


@dataclass(frozen=True)
class CostTokenMoved(Event):
    """VEC-ADD-2: the Additional cost token moved to the Nobility stack."""

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("vecchio-event-cost-token")


@dataclass(frozen=True)
class Unaffected(Event):
    """VEC-EVT-5: a seat that can do nothing of what the event asks."""

    seat: int

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("vecchio-event-unaffected", seat=Seat(self.seat))


@dataclass(frozen=True)
class LaidDown(Event):
    """VEC-EVT-3: a standing family member was laid down."""

    seat: int
    town: str

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("vecchio-event-laid-down", seat=Seat(self.seat), town=names.town(self.town))

    def ids(self) -> tuple[str, ...]:
        """The town."""
        return (f"town:{self.town}",)


@dataclass(frozen=True)
class Returned(Event):
    """VEC-EVT-3: a lying family member went back to the supply."""

    seat: int
    town: str

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("vecchio-event-returned", seat=Seat(self.seat), town=names.town(self.town))

    def ids(self) -> tuple[str, ...]:
        """The town."""
        return (f"town:{self.town}",)


EVENT_TYPES: tuple[type[Event], ...] = (
    MiddlemenPlaced,
    Dealt,
    Chosen,
    Drafted,
    Rolled,
    Settled,
    TurnBegan,
    EndTriggered,
    FinalRound,
    Passed,
    NobilityShown,
    Travelled,
    Worked,
    MiddlemanMoved,
    Gained,
    Spent,
    Entered,
    TileTaken,
    LookedAt,
    Saw,
    Kept,
    KeptThis,
    Revealed,
    Reinforced,
    Placed,
    Recovered,
    TileUsed,
    CrestTaken,
    CostTokenMoved,
    Unaffected,
    LaidDown,
    Returned,
)
