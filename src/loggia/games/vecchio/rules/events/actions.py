"""Events of the five actions and of tiles."""

from __future__ import annotations

from typing import ClassVar

from loggia.games.vecchio.rules import names
from loggia.games.vecchio.rules.pieces import GOODS
from loggia.kernel import Event, Phrase, Seat, eventclass, phrase


def goods_ids(seat: int, goods: tuple[int, ...]) -> tuple[str, ...]:
    """Where these goods of a seat lie on the board."""
    return tuple(f"good:{seat}:{name}" for name, count in zip(GOODS, goods, strict=True) if count)


@eventclass
class Travelled(Event):
    """VEC-TRAVEL-2: a family member went to another town, on foot for a fare or by Carriage."""

    seat: int
    origin: str
    goal: str
    means: str
    fare: int

    def say(self) -> Phrase:
        return phrase(
            f"vecchio-event-travelled-{self.means}",
            seat=Seat(self.seat),
            origin=names.town(self.origin),
            goal=names.town(self.goal),
            fare=self.fare,
        )

    def ids(self) -> tuple[str, ...]:
        return (f"town:{self.origin}", f"town:{self.goal}")


@eventclass
class Worked(Event):
    """VEC-TOWN-3: a town action was done there, by middleman, by Bishop or lying down."""

    seat: int
    town: str
    way: str

    def say(self) -> Phrase:
        return phrase(f"vecchio-event-worked-{self.way}", seat=Seat(self.seat), town=names.town(self.town))

    def ids(self) -> tuple[str, ...]:
        return (f"town:{self.town}",)


@eventclass
class MiddlemanMoved(Event):
    """VEC-MID-1: a middleman went on along his cycle."""

    colour: str
    origin: str
    goal: str

    def say(self) -> Phrase:
        return phrase("vecchio-event-middleman-moved", colour=names.colour(self.colour), goal=names.town(self.goal))

    def ids(self) -> tuple[str, ...]:
        return (f"middleman:{self.colour}", f"town:{self.goal}")


@eventclass
class Gained(Event):
    """Goods gained, in the order of the goods: Florins, Assassins, Knights, Abbots, Scrolls, Carriages, Bishops."""

    seat: int
    goods: tuple[int, ...]

    def say(self) -> Phrase:
        return phrase("vecchio-event-gained", seat=Seat(self.seat), goods=names.goods(enumerate(self.goods)))

    def ids(self) -> tuple[str, ...]:
        return goods_ids(self.seat, self.goods)


@eventclass
class Spent(Event):
    """Goods paid, in the order of the goods."""

    seat: int
    goods: tuple[int, ...]

    def say(self) -> Phrase:
        return phrase("vecchio-event-spent", seat=Seat(self.seat), goods=names.goods(enumerate(self.goods)))

    def ids(self) -> tuple[str, ...]:
        return goods_ids(self.seat, self.goods)


@eventclass
class Entered(Event):
    """VEC-PROV-2, VEC-OFF-2: a family member was put on a space of a track."""

    seat: int
    track: str
    space: int
    points: int
    origin: str

    def say(self) -> Phrase:
        return phrase(
            "vecchio-event-entered",
            seat=Seat(self.seat),
            track=names.track(self.track),
            space=self.space,
            points=self.points,
        )

    def ids(self) -> tuple[str, ...]:
        return (f"track:{self.track}",)


@eventclass
class TileTaken(Event):
    """VEC-PROV-2: a Province tile was chosen."""

    seat: int
    tile: str

    def say(self) -> Phrase:
        return phrase("vecchio-event-tile-taken", seat=Seat(self.seat), tile=names.tile(self.tile))

    def ids(self) -> tuple[str, ...]:
        return (f"tile:{self.tile}",)


@eventclass
class LookedAt(Event):
    """VEC-OFF-2: a seat looks at the top tiles of a Florence stack."""

    seat: int
    track: str
    count: int
    reveals: ClassVar[bool] = True

    def say(self) -> Phrase:
        return phrase("vecchio-event-looked", seat=Seat(self.seat), track=names.track(self.track), count=self.count)


@eventclass
class Saw(Event):
    """VEC-INFO-3: the tiles that a seat looks at; told to that seat only."""

    seat: int
    tiles: tuple[str, ...]
    reveals: ClassVar[bool] = True

    def say(self) -> Phrase:
        return phrase("vecchio-event-saw", tiles=names.tiles(self.tiles))

    def ids(self) -> tuple[str, ...]:
        return tuple(f"tile:{tile}" for tile in self.tiles)


@eventclass
class Kept(Event):
    """VEC-OFF-2: a seat kept one of the tiles; the others lie under the stack."""

    seat: int
    track: str

    def say(self) -> Phrase:
        return phrase("vecchio-event-kept", seat=Seat(self.seat), track=names.track(self.track))


@eventclass
class KeptThis(Event):
    """VEC-INFO-3: which tile it was; told to its holder only."""

    seat: int
    tile: str

    def say(self) -> Phrase:
        return phrase("vecchio-event-kept-this", tile=names.tile(self.tile))

    def ids(self) -> tuple[str, ...]:
        return (f"tile:{self.tile}",)


@eventclass
class Revealed(Event):
    """VEC-CC-2: a City council tile is turned face-up."""

    seat: int
    tile: str
    reveals: ClassVar[bool] = True

    def say(self) -> Phrase:
        return phrase("vecchio-event-revealed", seat=Seat(self.seat), tile=names.tile(self.tile))

    def ids(self) -> tuple[str, ...]:
        return (f"tile:{self.tile}",)


@eventclass
class Reinforced(Event):
    """VEC-REIN-1: a seat calls for reinforcement."""

    seat: int

    def say(self) -> Phrase:
        return phrase("vecchio-event-reinforced", seat=Seat(self.seat))


@eventclass
class Placed(Event):
    """VEC-REIN-1: a family member came from the supply into a town."""

    seat: int
    town: str

    def say(self) -> Phrase:
        return phrase("vecchio-event-placed", seat=Seat(self.seat), town=names.town(self.town))

    def ids(self) -> tuple[str, ...]:
        return (f"town:{self.town}",)


@eventclass
class Recovered(Event):
    """VEC-REC-1: all lying family members of a seat stood up."""

    seat: int
    towns: tuple[str, ...]

    def say(self) -> Phrase:
        return phrase("vecchio-event-recovered", seat=Seat(self.seat), count=len(self.towns))

    def ids(self) -> tuple[str, ...]:
        return tuple(f"town:{town}" for town in self.towns)


@eventclass
class TileUsed(Event):
    """VEC-PT-0: a Province tile was used; `target` is what V-REUSE repeated."""

    seat: int
    tile: str
    target: str

    def say(self) -> Phrase:
        if self.target:
            return phrase(
                "vecchio-event-tile-reused",
                seat=Seat(self.seat),
                tile=names.tile(self.tile),
                target=names.tile(self.target),
            )
        return phrase("vecchio-event-tile-used", seat=Seat(self.seat), tile=names.tile(self.tile))

    def ids(self) -> tuple[str, ...]:
        return (f"tile:{self.tile}", *([f"used:{self.target}"] if self.target else []))
