"""What happened, for the log. Everything in this game is done openly (CAR-HID-4), so everybody is told every event.

Fields hold names, as they go over the wire. The rules pass numbers and packs to `of`; where nobody listens, as in a
search, it is never called and nothing is converted.
"""

from __future__ import annotations

from typing import ClassVar

from loggia.games.carrara.rules.pieces import (
    BUILDINGS,
    CITIES,
    COLOURS,
    NO_BUILDING,
    OBJECTS,
    SECTIONS,
    SPACES,
    TILE_OF,
    TILES,
    UPGRADES,
)
from loggia.games.carrara.rules.pieces.names import (
    blocks_said,
    card_said,
    city_said,
    gain_said,
    object_said,
    objects_said,
    space_said,
    tile_said,
)
from loggia.games.carrara.rules.pieces.packs import pieces
from loggia.kernel import Event, Phrase, Seat, eventclass, phrase


def colour_names(blocks: int) -> tuple[str, ...]:
    """The colours of the blocks, one by one."""
    return tuple(COLOURS[colour] for colour in pieces(blocks))


def object_names(objects: int) -> tuple[str, ...]:
    """The kinds of the objects, one by one."""
    return tuple(OBJECTS[kind] for kind in pieces(objects))


@eventclass
class GameBegan(Event):
    """CAR-SET-4, CAR-XSET-3: who starts, and the cards in play."""

    start_seat: int
    cards: tuple[str, ...]

    def say(self) -> Phrase:
        """The sentence for the log."""
        start = Seat(self.start_seat)
        if len(self.cards) < 4:
            return phrase("carrara-event-began", seat=start)
        return phrase("carrara-event-began-cards", seat=start, cards=tuple(card_said(name) for name in self.cards))


@eventclass
class WheelTurned(Event):
    """CAR-BUY-1, CAR-BUY-2: the wheel turned and these blocks came into section I (CAR-MOV-3: no way back)."""

    seat: int
    drawn: tuple[str, ...]
    reveals: ClassVar[bool] = True

    @classmethod
    def of(cls, seat: int, drawn: int) -> WheelTurned:
        """From a pack."""
        return cls(seat, colour_names(drawn))

    def say(self) -> Phrase:
        """The sentence for the log."""
        if not self.drawn:
            return phrase("carrara-event-turned-only", seat=Seat(self.seat))
        return phrase("carrara-event-turned", seat=Seat(self.seat), blocks=blocks_said(self.drawn))

    def ids(self) -> tuple[str, ...]:
        """The section where the new blocks lie."""
        return ("section:1",)


@eventclass
class WheelLeft(Event):
    """CAR-XBUY-1: the player buys without turning the wheel."""

    seat: int

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("carrara-event-left", seat=Seat(self.seat))


@eventclass
class BlocksBought(Event):
    """CAR-BUY-4: blocks went from a section behind a screen."""

    seat: int
    section: str
    blocks: tuple[str, ...]
    price: int

    @classmethod
    def of(cls, seat: int, section: int, blocks: int, price: int) -> BlocksBought:
        """From numbers."""
        return cls(seat, SECTIONS[section], colour_names(blocks), price)

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase(
            "carrara-event-bought",
            seat=Seat(self.seat),
            section=self.section,
            blocks=blocks_said(self.blocks),
            price=self.price,
        )

    def ids(self) -> tuple[str, ...]:
        """The section."""
        return (f"section:{SECTIONS.index(self.section) + 1}",)


@eventclass
class NothingAffordable(Event):
    """CAR-BUY-7, CAR-HID-5: no block was within reach; two coins, and the turn is over."""

    seat: int
    coins: int
    reveals: ClassVar[bool] = True

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("carrara-event-nothing-affordable", seat=Seat(self.seat), coins=self.coins)


@eventclass
class NoActionPossible(Event):
    """CAR-BUY-9, CAR-HID-5: no action was possible; two coins, and the turn is over."""

    seat: int
    coins: int
    reveals: ClassVar[bool] = True

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("carrara-event-no-action", seat=Seat(self.seat), coins=self.coins)


@eventclass
class BuildingBuilt(Event):
    """CAR-BLD-4, CAR-XIMP-3: a tile was paid for and stands in a city; `replaced` is empty unless it improves one."""

    seat: int
    tile: str
    city: str
    replaced: str
    paid: tuple[str, ...]

    @classmethod
    def of(cls, seat: int, building: int, replaced: int, paid: int) -> BuildingBuilt:
        """From numbers."""
        old = "" if replaced == NO_BUILDING else TILES[TILE_OF[replaced]]
        where = BUILDINGS[building].split("@")
        return cls(seat, where[0], where[1], old, colour_names(paid))

    def say(self) -> Phrase:
        """The sentence for the log."""
        paid = blocks_said(self.paid)
        if self.replaced:
            return phrase(
                "carrara-event-improved",
                seat=Seat(self.seat),
                old=tile_said(self.replaced),
                tile=tile_said(self.tile),
                city=city_said(self.city),
                blocks=paid,
            )
        return phrase(
            "carrara-event-built",
            seat=Seat(self.seat),
            tile=tile_said(self.tile),
            city=city_said(self.city),
            blocks=paid,
        )

    def ids(self) -> tuple[str, ...]:
        """The tile, and the player's place in that city."""
        return (f"tile:{self.tile}", f"city:{self.seat}:{self.city}")


@eventclass
class TileShown(Event):
    """CAR-BLD-5: a tile from the pile fills the space."""

    tile: str
    slot: int
    reveals: ClassVar[bool] = True

    @classmethod
    def of(cls, tile: int, slot: int) -> TileShown:
        """From numbers."""
        return cls(TILES[tile], slot)

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("carrara-event-shown", tile=tile_said(self.tile))

    def ids(self) -> tuple[str, ...]:
        """The tile."""
        return (f"tile:{self.tile}",)


@eventclass
class UpgradeTaken(Event):
    """CAR-XUPG-1: an Upgrade tile was taken."""

    seat: int
    upgrade: str
    vp: int
    coins: int

    @classmethod
    def of(cls, seat: int, upgrade: int, worth: tuple[int, int]) -> UpgradeTaken:
        """From numbers."""
        return cls(seat, UPGRADES[upgrade], *worth)

    def say(self) -> Phrase:
        """The sentence for the log."""
        target = space_said(self.upgrade.removeprefix("up-"))
        return phrase(
            "carrara-event-upgraded", seat=Seat(self.seat), target=target, gain=gain_said(self.vp, self.coins)
        )

    def ids(self) -> tuple[str, ...]:
        """The tile."""
        return (f"upgrade:{self.upgrade}",)


@eventclass
class SpaceScored(Event):
    """CAR-SCO-1: a type, a city or a category was scored."""

    seat: int
    space: str
    vp: int
    coins: int
    objects: tuple[str, ...]

    @classmethod
    def of(cls, seat: int, space: int, vp: int, coins: int, objects: int) -> SpaceScored:
        """From numbers."""
        return cls(seat, SPACES[space], vp, coins, object_names(objects))

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase(
            "carrara-event-scored",
            seat=Seat(self.seat),
            space=space_said(self.space),
            gain=gain_said(self.vp, self.coins, objects_said(self.objects)),
        )

    def ids(self) -> tuple[str, ...]:
        """The player's marker; a city's space is everybody's."""
        marker = f"mark:{self.seat}:{self.space}"
        return (marker, f"space:{self.space}") if self.space in CITIES else (marker,)


@eventclass
class ObjectPurchased(Event):
    """CAR-ADD-1: an object left the board for a price."""

    seat: int
    object: str
    price: int

    @classmethod
    def of(cls, seat: int, kind: int, price: int) -> ObjectPurchased:
        """From numbers."""
        return cls(seat, OBJECTS[kind], price)

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase(
            "carrara-event-purchased", seat=Seat(self.seat), object=object_said(self.object), price=self.price
        )

    def ids(self) -> tuple[str, ...]:
        """The object, where it was and where it is."""
        return (f"object:{self.object}", f"owned:{self.seat}:{self.object}")


@eventclass
class EndAnnounced(Event):
    """CAR-ANN-3, CAR-HID-5: the end was announced; the values of the three objectives are shown."""

    seat: int
    vp: int
    objectives: tuple[str, ...]
    values: tuple[int, ...]
    reveals: ClassVar[bool] = True

    def say(self) -> Phrase:
        """The sentence for the log."""
        shown = tuple(
            phrase("carrara-objective-value", card=card_said(name), value=value)
            for name, value in zip(self.objectives, self.values, strict=True)
        )
        return phrase("carrara-event-announced", seat=Seat(self.seat), vp=self.vp, objectives=shown)


@eventclass
class LastBuildingBuilt(Event):
    """CAR-END-1: display and pile are empty, so this is the last round."""

    seat: int

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("carrara-event-last-building", seat=Seat(self.seat))


@eventclass
class Passed(Event):
    """CAR-ANN-5: the player does without an action."""

    seat: int

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("carrara-event-passed", seat=Seat(self.seat))


@eventclass
class TurnEnded(Event):
    """CAR-TURN-3: a turn is over, and who begins the next (-1: nobody, the game is over)."""

    seat: int
    following: int

    def say(self) -> Phrase:
        """The sentence for the log."""
        if self.following < 0:
            return phrase("carrara-event-over")
        return phrase("carrara-event-turn", seat=Seat(self.following))


@eventclass
class FinalScored(Event):
    """CAR-FIN-4: what one player's final scoring brought, with the screen lifted."""

    seat: int
    objects: int
    buildings: int
    bonus: int
    coins: int
    reveals: ClassVar[bool] = True

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase(
            "carrara-event-final",
            seat=Seat(self.seat),
            objects=self.objects,
            buildings=self.buildings,
            bonus=self.bonus,
            coins=self.coins,
        )


EVENT_TYPES = (
    GameBegan,
    WheelTurned,
    WheelLeft,
    BlocksBought,
    NothingAffordable,
    NoActionPossible,
    BuildingBuilt,
    TileShown,
    UpgradeTaken,
    SpaceScored,
    ObjectPurchased,
    EndAnnounced,
    LastBuildingBuilt,
    Passed,
    TurnEnded,
    FinalScored,
)
