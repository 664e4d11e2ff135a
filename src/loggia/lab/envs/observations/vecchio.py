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
from loggia.lab.envs.observations.fields import Field, Memo, flags, from_me, packer, padded, relative

HIDDEN: Final = -1
"""Stands for a tile that the viewer may not know."""
HEAD: Final = 15
POINTS: Final = 100
BOARD: Final = 200
"""Places in an encoder's memory; a seat is at its own number, and as the viewer sees itself at OWN more."""
OWN: Final = 50


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


class _VecchioParts:
    """The parts of observations that depend on few things."""

    def __init__(self, box: VecchioBox, seats: int) -> None:
        self._box, self._seats = box, seats
        self._head, self._pool = packer(HEAD), packer(len(box.province))
        self._middlemen, self._player = packer(len(CREST_COLOURS)), packer(6 + GOOD_KINDS)
        self._lengths = [len(row) for row in box.cost]
        self._sizes = (len(box.council), len(box.nobility))
        self._clockwise = [from_me(range(seats), seat) for seat in range(seats)]
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

    def points(self, state: VecchioState, memory: Memory) -> list[int]:
        """What everybody can count of each seat's points: it changes with few moves."""
        key = (state.tracks, state.crests, state.passed)
        known = memory.get(POINTS)
        if known is None or known[0] != key:
            points = [public_score(self._box, state, seat) for seat in range(self._seats)]
            known = memory[POINTS] = ((state.tracks.copy(), state.crests.copy(), state.passed.copy()), points)
        found: list[int] = known[1]
        return found

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

    def _table(self, state: VecchioState, seat: int) -> bytes:
        phase, entering = state.phase, state.entering
        return self._head(
            phase,
            state.less_luck,
            (state.active - seat) % self._seats + 1 if state.active >= 0 else 0,
            (state.decider - seat) % self._seats + 1 if state.decider >= 0 else 0,
            max(state.round, 0),
            state.final,
            state.actions_left if phase != OVER else 0,
            state.area if phase in (SETTLE, PLACE) else 0,
            state.to_place if phase == PLACE else 0,
            state.goal + 1 if phase in (SEND, WORK, PAY) else 0,
            entering + 1 if entering != NOWHERE and phase in (SEND, PAY, CHOOSE) else 0,
            state.source + 1 if state.source != NO_TILE else 0,
            state.cost_token,
            len(state.crest_stack),
            len(state.council_stack) + len(state.nobility_stack),
        )

    def _board(self, state: VecchioState, seat: int, memory: Memory) -> bytes:
        """Tracks, pool, middlemen and what the seat has looked at: few moves change any of these."""
        key = (state.tracks, state.pool, state.middlemen, state.looked if seat == state.decider else (), state.looks)
        known = memory.get(BOARD + seat)
        if known is None or known[0] != key:
            figures = [self.track[on, size, seat] for on, size in zip(state.tracks, self._lengths, strict=True)]
            figures += (
                self._pool(*state.pool),
                self._middlemen(*[town + 1 for town in state.middlemen]),
                self.looking[key[3]],
            )
            figures += [self.looks[looks, seat, size] for looks, size in zip(state.looks, self._sizes, strict=True)]
            kept = (state.tracks.copy(), state.pool.copy(), state.middlemen.copy(), key[3], state.looks.copy())
            known = memory[BOARD + seat] = (kept, b"".join(figures))
        found: bytes = known[1]
        return found

    def _family(self, state: VecchioState, other: int, key: tuple[Any, ...]) -> bytes:
        """One family; `key` begins with what is packed, up to the tiles that the viewer knows."""
        worth, supply, drafted, passed, shown, nobles, goods = key[:7]
        return b"".join(
            [
                self._player(worth, supply, drafted, passed, shown, len(nobles), *goods),
                self.crests[state.crests[other]],
                self.towns[state.standing[other]],
                self.towns[state.lying[other]],
                self.tiles[state.unused[other]],
                self.tiles[state.used[other]],
                self.council[state.council[other]],
                self.nobility[key[-2]],
                self.council[key[-1]],
            ]
        )

    def encode(self, state: VecchioState, seat: int, memory: Memory) -> bytes:
        """What the seat sees; parts that are as they were when `memory` was last used are not encoded again."""
        phase = state.phase
        figures = [self._table(state, seat), self._board(state, seat, memory)]
        over = phase == OVER
        points = (
            [score(self._box, state, other) for other in range(self._seats)] if over else self.points(state, memory)
        )
        for other in self._clockwise[seat]:
            down, own = state.council_down[other], other == seat
            first, nobles = GOODS_AT[other], state.nobility[other]
            key = (
                points[other],
                state.supply[other],
                phase != DRAFT or down != NO_TILE,
                state.passed[other],
                0 if down == NO_TILE else down + 1 if own else HIDDEN,
                nobles,
                state.goods[first : first + GOOD_KINDS],
                state.crests[other],
                state.standing[other],
                state.lying[other],
                state.unused[other],
                state.used[other],
                state.council[other],
                nobles if own or over else (),
                state.dealt[other] if own else (),
            )
            at = other + OWN if own else other
            known = memory.get(at)
            if known is None or known[0] != key:
                known = memory[at] = (key, self._family(state, other, key))
            figures.append(known[1])
        return b"".join(figures)


def encoder(box: VecchioBox, seats: int) -> Encoder:
    """The same from a state."""
    return _VecchioParts(box, seats).encode
