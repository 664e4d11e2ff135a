"""The figures of a data file as typed rows."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class TownRow:
    """A town as the file has it."""

    id: str
    name: str
    colour: str
    x: int
    y: int


@dataclass(frozen=True)
class TrackRow:
    """A track: its gate, its price in Followers (a fixed set or a pattern of colours) and its spaces."""

    id: str
    gate: str
    followers: dict[str, int]
    pattern: tuple[int, ...]
    scrolls: int
    cost: tuple[int, ...]
    points: tuple[int, ...]
    crest: tuple[bool, ...]


@dataclass(frozen=True)
class ProvinceRow:
    """A kind of Province tile."""

    id: str
    region: str
    copies: int
    effect: str
    amounts: dict[str, int]


@dataclass(frozen=True)
class CouncilRow:
    """A City council tile."""

    id: str
    trigger: str
    bonus: dict[str, int]
    reveal: dict[str, int]


@dataclass(frozen=True)
class NobilityRow:
    """A Nobility tile; `points` is a number, a table by number of crests, or empty: the number of players."""

    id: str
    points: tuple[int, ...]
    most_sets: int


@dataclass(frozen=True)
class PlayersRow:
    """What depends on the number of players."""

    crests: int
    first_space: int
    florins: tuple[int, ...]
    carriages: int
    bishops: int
    dealt: int


@dataclass(frozen=True)
class Sheet:
    """The whole data file as typed rows; not yet checked against itself."""

    towns: tuple[TownRow, ...]
    roads: tuple[tuple[str, str], ...]
    areas: dict[int, tuple[str, ...]]
    numbered: tuple[int, ...]
    area_sizes: tuple[int, int]
    cycles: dict[str, tuple[str, ...]]
    standard: dict[str, str]
    most_middlemen: int
    tracks: tuple[TrackRow, ...]
    crests: tuple[int, ...]
    province: tuple[ProvinceRow, ...]
    council: tuple[CouncilRow, ...]
    nobility: tuple[NobilityRow, ...]
    players: dict[int, PlayersRow]
    members: int
    first_members: int
    second_members: int
    free_roll: int
    dice: int
    faces: int
    rules: dict[str, int]
    canvas: dict[str, tuple[int, int, int, int]]
    """Where things are drawn: x, y, width and height; the canvas itself is `canvas`."""
