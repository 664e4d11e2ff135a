"""Everything on the table, and nothing else. It copies and answers questions; only the rules change it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from loggia.games.vecchio.rules.pieces import (
    ABBOT,
    ASSASSIN,
    BISHOP,
    CARRIAGE,
    COUNCIL,
    FLORIN,
    GOOD_KINDS,
    GOODS_AT,
    KNIGHT,
    SCROLL,
    TRACKS,
)
from loggia.kernel import State

# --- what is being decided -------------------------------------------------------------------------------------------

DRAFT: Final = 0
SETTLE: Final = 1
MAIN: Final = 2
SEND: Final = 3
WORK: Final = 4
PAY: Final = 5
PLACE: Final = 6
CHOOSE: Final = 7
TAKE: Final = 8
GIVE: Final = 9
EXCHANGE: Final = 10
LEVIED: Final = 11
FAMILY_EVENT: Final = 12
OVER: Final = 13

PHASE_NAMES: Final = (
    *("draft", "settle", "main", "send", "work", "pay", "place", "choose"),
    *("take", "give", "exchange", "levy", "family", "over"),
)
"""By a phase's number: what views, prompts and refusals call it."""

# --- rounds before the first turn ------------------------------------------------------------------------------------

FIRST_PLACEMENT: Final = -1
SECOND_PLACEMENT: Final = 0

# --- nothing, nobody, nowhere ----------------------------------------------------------------------------------------

ANY_AREA: Final = 0
"""Stands for the area that was rolled, where any will do."""
NOBODY: Final = -1
NO_TILE: Final = -1
NOWHERE: Final = -1

Look = tuple[int, tuple[int, ...], int]
"""A seat looked at these tiles of a Florence stack and kept that one (VEC-INFO-3)."""


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)  # State says why
class VecchioState(State):
    """The board, the stacks and what every family has. Inner tuples are replaced, never changed."""

    __slots__ = (
        "actions_left",
        "active",
        "agenda",
        "area",
        "cost_token",
        "council",
        "council_down",
        "council_stack",
        "crest_stack",
        "crests",
        "crests_out",
        "dealt",
        "decider",
        "entering",
        "final",
        "goal",
        "goods",
        "less_luck",
        "looked",
        "looks",
        "lying",
        "middlemen",
        "nobility",
        "nobility_stack",
        "passed",
        "phase",
        "pool",
        "round",
        "seats",
        "source",
        "standing",
        "supply",
        "to_place",
        "touched",
        "tracks",
        "turn",
        "unused",
        "used",
    )

    seats: int
    less_luck: bool
    phase: int
    active: int
    """Whose turn it is; in the set-up, who places."""
    decider: int
    """Who decides now; events ask everybody in turn."""
    round: int
    """The number of the round from 1; FIRST_PLACEMENT and SECOND_PLACEMENT before it."""
    turn: int
    """Counts placements and turns together."""
    final: bool
    """Whether the final round is played."""
    actions_left: int
    touched: bool
    """Whether anything was done in this turn: it is then too late to pass (VEC-END-3)."""
    area: int
    """The area that was rolled, or ANY_AREA."""
    to_place: int
    """How many family members are still to be placed by this roll."""
    goal: int
    """The town where the action takes place that was begun."""
    entering: int
    """The track that the family member is to enter, or NOWHERE for a town action."""
    source: int
    """The Province tile whose choice is open, or NO_TILE."""
    cost_token: int
    """VEC-ADD-1, VEC-COMP-7: the Florence track that costs more."""
    agenda: list[int]
    """What is still to be done before the active seat goes on, in order."""
    looked: tuple[int, ...]
    """The Florence tiles that the decider is looking at."""
    dealt: list[tuple[int, ...]]
    """VEC-SETUP-6: the tiles dealt to each seat, until the draft is over."""
    goods: list[int]
    """The goods of all seats in one list; see GOODS_AT."""
    supply: list[int]
    """How many family members each seat has in its supply."""
    standing: list[tuple[int, ...]]
    """By seat, the towns of its standing family members, sorted."""
    lying: list[tuple[int, ...]]
    tracks: list[tuple[int, ...]]
    """By track, the seats of those on it in order of arrival; they stay there (VEC-TRACK-4)."""
    middlemen: list[int]
    """By crest colour, the town of its middleman."""
    pool: list[int]
    """By Province tile, how many copies the region still has."""
    unused: list[tuple[int, ...]]
    """By seat, its face-up Province tiles, sorted."""
    used: list[tuple[int, ...]]
    council: list[tuple[int, ...]]
    """By seat, its face-up City council tiles."""
    council_down: list[int]
    """By seat, the City council tile to be turned up on its next turn, or NO_TILE; in the draft, the tile kept."""
    nobility: list[tuple[int, ...]]
    council_stack: tuple[int, ...]
    nobility_stack: tuple[int, ...]
    looks: list[tuple[Look, ...]]
    """For each Florence track, every look at its stack so far."""
    crest_stack: tuple[int, ...]
    """The events on the crests left, the next one first."""
    crests_out: tuple[int, ...]
    """VEC-SETUP-2: the crests that left the game unseen."""
    crests: list[tuple[int, ...]]
    """By seat, the crests it took."""
    passed: list[bool]

    def __init__(self, seats: int, source: VecchioState | None = None) -> None:
        """An empty table, or a copy of another one that shares nothing that can change."""
        if source is None:
            self._clear(seats)
            return
        self.seats = source.seats
        self.less_luck = source.less_luck
        self.phase = source.phase
        self.active = source.active
        self.decider = source.decider
        self.round = source.round
        self.turn = source.turn
        self.final = source.final
        self.actions_left = source.actions_left
        self.touched = source.touched
        self.area = source.area
        self.to_place = source.to_place
        self.goal = source.goal
        self.entering = source.entering
        self.source = source.source
        self.cost_token = source.cost_token
        self.agenda = source.agenda.copy()
        self.looked = source.looked
        self.dealt = source.dealt.copy()
        self.goods = source.goods.copy()
        self.supply = source.supply.copy()
        self.standing = source.standing.copy()
        self.lying = source.lying.copy()
        self.tracks = source.tracks.copy()
        self.middlemen = source.middlemen.copy()
        self.pool = source.pool.copy()
        self.unused = source.unused.copy()
        self.used = source.used.copy()
        self.council = source.council.copy()
        self.council_down = source.council_down.copy()
        self.nobility = source.nobility.copy()
        self.council_stack = source.council_stack
        self.nobility_stack = source.nobility_stack
        self.looks = source.looks.copy()
        self.crest_stack = source.crest_stack
        self.crests_out = source.crests_out
        self.crests = source.crests.copy()
        self.passed = source.passed.copy()

    def _clear(self, seats: int) -> None:
        """The table before anything lies on it; `setup.start` fills it."""
        self.seats = seats
        self.less_luck = False
        self.phase = DRAFT
        self.active = 0
        self.decider = NOBODY
        self.round = FIRST_PLACEMENT
        self.turn = 0
        self.final = False
        self.actions_left = 0
        self.touched = False
        self.area = ANY_AREA
        self.to_place = 0
        self.goal = 0
        self.entering = NOWHERE
        self.source = NO_TILE
        self.cost_token = COUNCIL
        self.agenda = []
        self.looked = ()
        self.dealt = [()] * seats
        self.goods = [0] * (seats * GOOD_KINDS)
        self.supply = [0] * seats
        self.standing = [()] * seats
        self.lying = [()] * seats
        self.tracks = [()] * len(TRACKS)
        self.middlemen = []
        self.pool = []
        self.unused = [()] * seats
        self.used = [()] * seats
        self.council = [()] * seats
        self.council_down = [NO_TILE] * seats
        self.nobility = [()] * seats
        self.council_stack = ()
        self.nobility_stack = ()
        self.looks = [(), ()]
        self.crest_stack = ()
        self.crests_out = ()
        self.crests = [()] * seats
        self.passed = [False] * seats

    def copy(self) -> VecchioState:
        """An equal state that shares nothing that can change."""
        return VecchioState(self.seats, self)

    # --- questions ---------------------------------------------------------------------------------------------------

    def has(self, seat: int, good: int) -> int:
        """How many of a good a seat owns."""
        return self.goods[GOODS_AT[seat] + good]

    def followers(self, seat: int) -> tuple[int, int, int]:
        """The Assassins, Knights and Abbots of a seat."""
        at = GOODS_AT[seat]
        return (self.goods[at + ASSASSIN], self.goods[at + KNIGHT], self.goods[at + ABBOT])

    def in_towns(self, seat: int) -> int:
        """How many family members of a seat are in towns, standing or lying (VEC-RUL-39)."""
        return len(self.standing[seat]) + len(self.lying[seat])

    def on_track(self, seat: int, track: int) -> int:
        """How many family members of a seat are on a track."""
        return self.tracks[track].count(seat)

    def goods_of(self, seat: int) -> tuple[int, ...]:
        """All goods of a seat, in the order of GOODS."""
        at = GOODS_AT[seat]
        return tuple(self.goods[at : at + GOOD_KINDS])

    def tie_break(self, seat: int) -> tuple[int, int]:
        """VEC-TIE-1, VEC-RUL-42: Followers and Scrolls together, then Florins."""
        at = GOODS_AT[seat]
        return sum(self.goods[at + ASSASSIN : at + SCROLL + 1]), self.goods[at + FLORIN]

    def escorts(self, seat: int) -> int:
        """Pairs of one Carriage and one Bishop."""
        at = GOODS_AT[seat]
        return min(self.goods[at + BISHOP], self.goods[at + CARRIAGE])
