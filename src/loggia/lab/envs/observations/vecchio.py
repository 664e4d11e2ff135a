"""Observations of Il Vecchio: the map, the tracks, the tiles, and every family as the viewer knows it.

Towns and tiles are numbered in the order of the data file. Left out: prices and free spaces of tracks, which follow
from the number of those on them, and the order in which Florence tiles were looked at.
"""

from __future__ import annotations

from typing import Any, Final

from loggia.games.vecchio.rules.box import VecchioBox
from loggia.games.vecchio.rules.pieces import CREST_COLOURS, EVENTS, GOOD_KINDS, GOODS, GOODS_AT, REGIONS, TRACKS
from loggia.games.vecchio.rules.scoring import public_score, score
from loggia.games.vecchio.rules.state import (
    CHOOSE,
    DRAFT,
    NO_TILE,
    NOWHERE,
    OVER,
    PAY,
    PHASE_NAMES,
    PLACE,
    SEND,
    SETTLE,
    WORK,
    Look,
    VecchioState,
)
from loggia.lab.envs.observations import Encoder, Memory
from loggia.lab.envs.observations.fields import (
    WORDS,
    Field,
    Memo,
    flags,
    from_me,
    packed,
    packer,
    padded,
    relative,
    words,
)

HIDDEN: Final = -1
"""Stands for a tile that the viewer may not know."""
HEAD: Final = 15
SEEN: Final = 0
"""The place of what was seen last in an encoder's memory."""
NEVER: Final = -9
UNSEEN: Final[tuple[int, ...]] = (NEVER,)
NO_LOOKS: Final[tuple[Look, ...]] = ((NEVER, (), NEVER),)
"""Stand for what was not seen yet: no state has these."""


def fields(box: VecchioBox, seats: int) -> list[Field]:
    """The fields, by what they take from a view."""
    return [*_table_fields(box, seats), *_look_fields(box), *_family_fields(box, seats)]


def _table_fields(box: VecchioBox, seats: int) -> list[Field]:
    towns = {name: number for number, name in enumerate(box.map.towns, 1)} | {"": 0}
    tiles = len(box.province)
    lengths = [len(row) for row in box.cost]

    def tile(name: str) -> int:
        return box.province_index[name] + 1 if name else 0

    def head(t: Any, v: int) -> list[int]:
        return [
            *(PHASE_NAMES.index(t["phase"]), int(t["less_luck"])),
            *(relative(t["active"], v, seats), relative(t["decider"], v, seats)),
            *(t["round"], int(t["final"]), t["actions_left"], t["area"], t["to_place"], towns[t["goal"]]),
            *(TRACKS.index(t["entering"]) + 1 if t["entering"] else 0, tile(t["source"])),
            *(TRACKS.index(t["cost_token"]), t["crests_left"], sum(one["stack"] for one in t["tracks"])),
        ]

    def arrivals(t: Any, v: int) -> list[int]:
        figures: list[int] = []
        for track, size in zip(t["tracks"], lengths, strict=True):
            figures += padded([relative(seat, v, seats) for seat in track["arrivals"]], size)
        return figures

    def pool(t: Any, v: int) -> list[int]:
        names = [name for one in t["tracks"][: len(REGIONS)] for name in one["tiles"]]
        return flags((box.province_index[name] for name in names), tiles)

    return [
        Field(
            "table",
            HEAD,
            head,
            f"phase (a number in {', '.join(PHASE_NAMES)}), less luck, active seat, deciding seat, round, final round, "
            "actions left, area rolled, members to place, goal town, track to enter, tile in use, track that costs "
            "more, crests left, Florence tiles left; towns, tracks and tiles from 1, 0: none",
        ),
        Field("arrivals", sum(lengths), arrivals, "track by track, whose member is on each space, in order of arrival"),
        Field("pool", tiles, pool, "copies left of each Province tile"),
        Field(
            "middlemen",
            len(CREST_COLOURS),
            lambda t, v: [towns[one["town"]] for one in t["middlemen"]],
            "the town of each",
        ),
    ]


def _look_fields(box: VecchioBox) -> list[Field]:
    council, nobility = len(box.council), len(box.nobility)

    def looks(t: Any, v: int) -> list[int]:
        found = [0] * (council + nobility)
        for one in t["looks"]:
            index, first = (box.council_index, 0) if one["track"] == "council" else (box.nobility_index, council)
            for name in one["seen"]:
                at = first + index[name]
                found[at] = 2 if name == one["kept"] else max(1, found[at])
        return found

    def looking(t: Any, v: int) -> list[int]:
        index = box.council_index if t["entering"] == "council" else box.nobility_index
        return flags((index[name] for name in t["looking"]), max(council, nobility))

    return [
        Field("looking", max(council, nobility), looking, "the Florence tiles that I am looking at"),
        Field("looks", council + nobility, looks, "council, then nobility tiles that I have looked at: 1, kept: 2"),
    ]


def _family_fields(box: VecchioBox, seats: int) -> list[Field]:
    towns = {name: number for number, name in enumerate(box.map.towns, 1)} | {"": 0}
    tiles, council, nobility = len(box.province), len(box.council), len(box.nobility)

    def player(one: Any) -> list[int]:
        down = one["council_down"]
        figures = [one["points"], one["supply"], int(one["drafted"]), int(one["passed"])]
        figures += [0 if not down else box.council_index[down[0]] + 1 if down[0] else HIDDEN, len(one["nobility"])]
        figures += [one["goods"][name] for name in GOODS] + flags(map(EVENTS.index, one["crests"]), len(EVENTS))
        figures += flags((towns[name] - 1 for name in one["standing"]), len(box.map.towns))
        figures += flags((towns[name] - 1 for name in one["lying"]), len(box.map.towns))
        figures += flags((box.province_index[name] for name in one["tiles"]), tiles)
        figures += flags((box.province_index[name] for name in one["used"]), tiles)
        figures += flags((box.council_index[name] for name in one["council"]), council)
        figures += flags((box.nobility_index[name] for name in one["nobility"] if name), nobility)
        return figures + flags((box.council_index[name] for name in one["dealt"] if name), council)

    per_seat = 6 + GOOD_KINDS + len(EVENTS) + 2 * len(box.map.towns) + 2 * tiles + 2 * council + nobility
    return [
        Field(
            "players",
            seats * per_seat,
            lambda t, v: [n for one in from_me(t["seats"], v) for n in player(one)],
            "by seat: points that I can count, supply, drafted, passed, council tile face down (from 1; -1 hidden), "
            "nobility tiles; goods; crests by event; members standing and lying in each town; Province tiles unused "
            "and used; council tiles; nobility tiles and dealt tiles as far as I know them",
        ),
    ]


class _Family:
    """One family as it was encoded last, beside what it was encoded from: tuples by identity, as they never change."""

    __slots__ = (
        "council",
        "crests",
        "dealt",
        "down",
        "drafted",
        "goods",
        "goods_seen",
        "lying",
        "mine",
        "nobility",
        "open",
        "over",
        "parts",
        "passed",
        "points",
        "standing",
        "supply",
        "theirs",
        "unused",
        "used",
    )

    def __init__(self) -> None:
        self.crests = self.standing = self.lying = self.unused = self.used = self.council = UNSEEN
        self.nobility = self.dealt = UNSEEN
        self.points = self.supply = self.down = NEVER
        self.drafted = self.passed = self.over = False
        self.goods: list[int] = []
        self.goods_seen = b""
        self.parts = [b""] * 6
        """Crests, standing, lying, unused, used, council: all that everybody sees, beside points and goods."""
        self.open = b""
        """The same, joined."""
        self.mine = self.theirs = b""
        """What the family itself and what others see of it; empty where that is out of date."""


class _VecchioSeen:
    """What was encoded of one match last."""

    __slots__ = (
        "board_parts",
        "boards",
        "crests",
        "families",
        "goods",
        "looked",
        "looks",
        "middlemen",
        "passed",
        "points",
        "pool",
        "stale",
        "tracks",
        "tracks_counted",
    )

    def __init__(self, seats: int, tracks: int) -> None:
        self.families = [_Family() for _ in range(seats)]
        self.goods: list[int] = []
        self.tracks: list[tuple[int, ...]] = [UNSEEN] * tracks
        self.looks: list[tuple[Look, ...]] = [NO_LOOKS]
        self.pool: list[int] = [NEVER]
        self.middlemen: list[int] = [NEVER]
        self.looked = [UNSEEN] * seats
        self.board_parts: list[list[bytes]] = [[b""] * (tracks + 5) for _ in range(seats)]
        """By viewer: the tracks, the pool, the middlemen, what it is looking at, what it has looked at."""
        self.boards = [b""] * seats
        self.stale = [True] * seats
        """Whether the board of that viewer is out of date."""
        self.tracks_counted: list[tuple[int, ...]] = [UNSEEN]
        self.crests: list[tuple[int, ...]] = [UNSEEN]
        self.passed: list[bool] = []
        self.points = [0] * seats


class _VecchioParts:
    """Encodes with few lookups: few moves change more than one family, and what is as it was is not encoded again."""

    def __init__(self, box: VecchioBox, seats: int) -> None:
        self._box, self._seats = box, seats
        self._pool, self._goods = packer(len(box.province)), packer(GOOD_KINDS)
        self._middlemen, self._line = packer(len(CREST_COLOURS)), packer(2)
        self._lengths: list[int] = [len(row) for row in box.cost]
        self._tracks = len(box.cost)
        self._sizes = (len(box.council), len(box.nobility))
        self._clockwise: list[list[int]] = [from_me(range(seats), seat) for seat in range(seats)]
        self._words = words()
        towns, tiles = len(box.map.towns), len(box.province)
        council, nobility = len(box.council), len(box.nobility)
        self.towns: Memo[tuple[int, ...]] = Memo(lambda found: flags(found, towns))
        self.tiles: Memo[tuple[int, ...]] = Memo(lambda found: flags(found, tiles))
        self.council: Memo[tuple[int, ...]] = Memo(lambda found: flags(found, council))
        self.nobility: Memo[tuple[int, ...]] = Memo(lambda found: flags(found, nobility))
        self.crests: Memo[tuple[int, ...]] = Memo(lambda found: flags(found, len(EVENTS)))
        self.looking: Memo[tuple[int, ...]] = Memo(lambda found: flags(found, max(council, nobility)))
        self.track: Memo[tuple[tuple[int, ...], int, int]] = Memo(self._track)
        self.looks: Memo[tuple[tuple[Look, ...], int, int]] = Memo(self._looks)
        self._no_nobility, self._no_dealt = packed([0] * nobility), packed([0] * council)

    def _count(self, state: VecchioState, seen: _VecchioSeen) -> None:
        """What everybody can count of each seat's points: it changes with few moves."""
        if state.tracks != seen.tracks_counted or state.crests != seen.crests or state.passed != seen.passed:
            seen.tracks_counted, seen.crests = state.tracks.copy(), state.crests.copy()
            seen.passed = state.passed.copy()
            seen.points = [public_score(self._box, state, seat) for seat in range(self._seats)]

    def _track(self, key: tuple[tuple[int, ...], int, int]) -> list[int]:
        seats_on_it, size, viewer = key
        return padded([relative(seat, viewer, self._seats) for seat in seats_on_it], size)

    def _looks(self, key: tuple[tuple[Look, ...], int, int]) -> list[int]:
        looks, viewer, size = key
        found = [0] * size
        for who, seen, kept in looks:
            if who == viewer:
                for tile in seen:
                    found[tile] = 2 if tile == kept else max(1, found[tile])
        return found

    def _table(self, state: VecchioState, seat: int) -> list[bytes]:
        phase, entering, seats, words = state.phase, state.entering, self._seats, self._words
        return [
            words[phase],
            words[1 if state.less_luck else 0],
            words[(state.active - seat) % seats + 1 if state.active >= 0 else 0],
            words[(state.decider - seat) % seats + 1 if state.decider >= 0 else 0],
            words[max(state.round, 0)] if state.round < WORDS else packed([state.round]),
            words[1 if state.final else 0],
            words[state.actions_left if phase != OVER else 0],
            words[state.area if phase in (SETTLE, PLACE) else 0],
            words[state.to_place if phase == PLACE else 0],
            words[state.goal + 1 if phase in (SEND, WORK, PAY) else 0],
            words[entering + 1 if entering != NOWHERE and phase in (SEND, PAY, CHOOSE) else 0],
            words[state.source + 1 if state.source != NO_TILE else 0],
            words[state.cost_token],
            words[len(state.crest_stack)],
            words[len(state.council_stack) + len(state.nobility_stack)],
        ]

    def _changes(self, state: VecchioState, seen: _VecchioSeen) -> None:
        """Take over what has changed on the board: it is out of date for all viewers then."""
        seats, tracks = self._seats, self._tracks
        changed = False
        if state.tracks != seen.tracks:
            changed = True
            for at in range(tracks):
                on = state.tracks[at]
                if on is not seen.tracks[at]:
                    seen.tracks[at] = on
                    for viewer in range(seats):
                        seen.board_parts[viewer][at] = self.track[on, self._lengths[at], viewer]
        if state.pool != seen.pool:
            changed, seen.pool = True, state.pool.copy()
            pool = self._pool(*state.pool)
            for viewer in range(seats):
                seen.board_parts[viewer][tracks] = pool
        if state.middlemen != seen.middlemen:
            changed, seen.middlemen = True, state.middlemen.copy()
            middlemen = self._middlemen(*[town + 1 for town in state.middlemen])
            for viewer in range(seats):
                seen.board_parts[viewer][tracks + 1] = middlemen
        if state.looks != seen.looks:
            changed, seen.looks = True, state.looks.copy()
            for viewer in range(seats):
                for at, looks in enumerate(state.looks):
                    seen.board_parts[viewer][tracks + 3 + at] = self.looks[looks, viewer, self._sizes[at]]
        if changed:
            for viewer in range(seats):
                seen.stale[viewer] = True

    def _board(self, state: VecchioState, seat: int, seen: _VecchioSeen) -> bytes:
        """Tracks, pool, middlemen and what the seat has looked at: few moves change any of these."""
        self._changes(state, seen)
        looked = state.looked if seat == state.decider else ()
        if seen.stale[seat] or looked != seen.looked[seat]:
            seen.stale[seat], seen.looked[seat] = False, looked
            parts = seen.board_parts[seat]
            parts[self._tracks + 2] = self.looking[looked]
            seen.boards[seat] = b"".join(parts)
        return seen.boards[seat]

    def _open(self, state: VecchioState, seat: int, family: _Family) -> bool:
        """Take over what everybody sees of a family; whether anything has changed."""
        parts, changed = family.parts, False
        if state.crests[seat] is not family.crests:
            family.crests, changed = state.crests[seat], True
            parts[0] = self.crests[family.crests]
        if state.standing[seat] is not family.standing:
            family.standing, changed = state.standing[seat], True
            parts[1] = self.towns[family.standing]
        if state.lying[seat] is not family.lying:
            family.lying, changed = state.lying[seat], True
            parts[2] = self.towns[family.lying]
        if state.unused[seat] is not family.unused:
            family.unused, changed = state.unused[seat], True
            parts[3] = self.tiles[family.unused]
        if state.used[seat] is not family.used:
            family.used, changed = state.used[seat], True
            parts[4] = self.tiles[family.used]
        if state.council[seat] is not family.council:
            family.council, changed = state.council[seat], True
            parts[5] = self.council[family.council]
        if changed:
            family.open = b"".join(parts)
        return changed

    def _family(self, state: VecchioState, seat: int, family: _Family, points: int, over: bool, sold: bool) -> None:
        """Take over what has changed of a family; `sold`: somebody's goods have changed."""
        changed = self._open(state, seat, family)
        if sold:
            goods = state.goods[GOODS_AT[seat] : GOODS_AT[seat] + GOOD_KINDS]
            if goods != family.goods:
                family.goods, family.goods_seen, changed = goods, self._goods(*goods), True
        down = state.council_down[seat]
        drafted = state.phase != DRAFT or down != NO_TILE
        if (
            changed
            or points != family.points
            or state.supply[seat] != family.supply
            or down != family.down
            or drafted != family.drafted
            or state.passed[seat] != family.passed
            or over != family.over
            or state.nobility[seat] is not family.nobility
            or state.dealt[seat] is not family.dealt
        ):
            family.points, family.supply, family.down = points, state.supply[seat], down
            family.drafted, family.passed, family.over = drafted, state.passed[seat], over
            family.nobility, family.dealt = state.nobility[seat], state.dealt[seat]
            family.mine = family.theirs = b""

    def _told(self, family: _Family, own: bool) -> bytes:
        """What the family itself, or others see of it."""
        words, down = self._words, family.down
        return b"".join(
            [
                self._line(family.points, family.supply),
                words[1 if family.drafted else 0],
                words[1 if family.passed else 0],
                words[0 if down == NO_TILE else down + 1 if own else HIDDEN],
                words[len(family.nobility)],
                family.goods_seen,
                family.open,
                self.nobility[family.nobility] if own or family.over else self._no_nobility,
                self.council[family.dealt] if own else self._no_dealt,
            ]
        )

    def encode(self, state: VecchioState, seat: int, memory: Memory) -> bytes:
        """What the seat sees; parts that are as they were when `memory` was last used are not encoded again."""
        known = memory.get(SEEN)
        if known is None:
            known = memory[SEEN] = _VecchioSeen(self._seats, self._tracks)
        seen: _VecchioSeen = known
        over = state.phase == OVER
        figures = self._table(state, seat)
        figures.append(self._board(state, seat, seen))
        self._count(state, seen)
        sold = state.goods != seen.goods
        if sold:
            seen.goods = state.goods.copy()
        for other in range(self._seats):
            points = score(self._box, state, other) if over else seen.points[other]
            self._family(state, other, seen.families[other], points, over, sold)
        for other in self._clockwise[seat]:
            family = seen.families[other]
            if other == seat:
                if not family.mine:
                    family.mine = self._told(family, True)
                figures.append(family.mine)
            else:
                if not family.theirs:
                    family.theirs = self._told(family, False)
                figures.append(family.theirs)
        return b"".join(figures)


def encoder(box: VecchioBox, seats: int) -> Encoder:
    """The same from a state."""
    return _VecchioParts(box, seats).encode
