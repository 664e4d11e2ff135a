"""Everything on the table, and nothing else. It copies and answers questions; only the rules change it."""

from __future__ import annotations

from typing import Final

from loggia.games.vecchio.pieces import ABBOT, ASSASSIN, BISHOP, GOOD_KINDS, KNIGHT, SCROLL
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

NOBODY: Final = -1
NO_TILE: Final = -1
NOWHERE: Final = -1

Look = tuple[int, tuple[int, ...], int]
"""A seat looked at these tiles of a Florence stack and kept that one (VEC-INFO-3)."""


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

    def __init__(
        self,
        seats: int,
        less_luck: bool,
        phase: int,
        active: int,
        decider: int,
        round: int,
        turn: int,
        final: bool,
        actions_left: int,
        touched: bool,
        area: int,
        to_place: int,
        goal: int,
        entering: int,
        source: int,
        cost_token: int,
        agenda: list[int],
        looked: tuple[int, ...],
        dealt: list[tuple[int, ...]],
        goods: list[int],
        supply: list[int],
        standing: list[tuple[int, ...]],
        lying: list[tuple[int, ...]],
        tracks: list[tuple[int, ...]],
        middlemen: list[int],
        pool: list[int],
        unused: list[tuple[int, ...]],
        used: list[tuple[int, ...]],
        council: list[tuple[int, ...]],
        council_down: list[int],
        nobility: list[tuple[int, ...]],
        council_stack: tuple[int, ...],
        nobility_stack: tuple[int, ...],
        looks: list[tuple[Look, ...]],
        crest_stack: tuple[int, ...],
        crests_out: tuple[int, ...],
        crests: list[tuple[int, ...]],
        passed: list[bool],
    ) -> None:
        self.seats = seats
        self.less_luck = less_luck
        self.phase = phase
        self.active = active
        """Whose turn it is; in the set-up, who places."""
        self.decider = decider
        """Who decides now; events ask everybody in turn."""
        self.round = round
        self.turn = turn
        self.final = final
        self.actions_left = actions_left
        self.touched = touched
        """Whether anything was done in this turn: it is then too late to pass (VEC-END-3)."""
        self.area = area
        """The area that was rolled; 0 means any."""
        self.to_place = to_place
        self.goal = goal
        """The town where the action takes place that was begun."""
        self.entering = entering
        """The track that the family member is to enter, or NOWHERE for a town action."""
        self.source = source
        """The Province tile whose choice is open, or NO_TILE."""
        self.cost_token = cost_token
        """VEC-ADD-1: the Florence track that costs more."""
        self.agenda = agenda
        """What is still to be done before the active seat goes on, in order."""
        self.looked = looked
        """The Florence tiles that the decider is looking at."""
        self.dealt = dealt
        """VEC-SETUP-6: the tiles dealt in the draft; a single one is the tile kept."""
        self.goods = goods
        self.supply = supply
        self.standing = standing
        self.lying = lying
        self.tracks = tracks
        self.middlemen = middlemen
        self.pool = pool
        self.unused = unused
        self.used = used
        self.council = council
        self.council_down = council_down
        self.nobility = nobility
        self.council_stack = council_stack
        self.nobility_stack = nobility_stack
        self.looks = looks
        self.crest_stack = crest_stack
        self.crests_out = crests_out
        self.crests = crests
        self.passed = passed

    def copy(self) -> VecchioState:
        """An equal state that shares nothing that can change."""
        return VecchioState(
            self.seats,
            self.less_luck,
            self.phase,
            self.active,
            self.decider,
            self.round,
            self.turn,
            self.final,
            self.actions_left,
            self.touched,
            self.area,
            self.to_place,
            self.goal,
            self.entering,
            self.source,
            self.cost_token,
            self.agenda.copy(),
            self.looked,
            self.dealt.copy(),
            self.goods.copy(),
            self.supply.copy(),
            self.standing.copy(),
            self.lying.copy(),
            self.tracks.copy(),
            self.middlemen.copy(),
            self.pool.copy(),
            self.unused.copy(),
            self.used.copy(),
            self.council.copy(),
            self.council_down.copy(),
            self.nobility.copy(),
            self.council_stack,
            self.nobility_stack,
            self.looks.copy(),
            self.crest_stack,
            self.crests_out,
            self.crests.copy(),
            self.passed.copy(),
        )

    # --- questions ---------------------------------------------------------------------------------------------------

    def has(self, seat: int, good: int) -> int:
        """How many of a good a seat owns."""
        return self.goods[seat * GOOD_KINDS + good]

    def followers(self, seat: int) -> tuple[int, int, int]:
        """The Assassins, Knights and Abbots of a seat."""
        at = seat * GOOD_KINDS
        return (self.goods[at + ASSASSIN], self.goods[at + KNIGHT], self.goods[at + ABBOT])

    def in_towns(self, seat: int) -> int:
        """How many family members of a seat are in towns, standing or lying (VEC-RUL-39)."""
        return len(self.standing[seat]) + len(self.lying[seat])

    def on_track(self, seat: int, track: int) -> int:
        """How many family members of a seat are on a track."""
        return self.tracks[track].count(seat)

    def goods_of(self, seat: int) -> tuple[int, ...]:
        """All goods of a seat, in the order of GOODS."""
        at = seat * GOOD_KINDS
        return tuple(self.goods[at : at + GOOD_KINDS])

    def tie_break(self, seat: int) -> tuple[int, int]:
        """VEC-TIE-1: Followers and Scrolls together, then Florins."""
        at = seat * GOOD_KINDS
        return sum(self.goods[at + ASSASSIN : at + SCROLL + 1]), self.goods[at]

    def escorts(self, seat: int) -> int:
        """Pairs of one Carriage and one Bishop."""
        at = seat * GOOD_KINDS
        return min(self.goods[at + BISHOP], self.goods[at + BISHOP - 1])
