"""Observations of Genoa: the board, the play areas, one's own purse and cards, and what is proposed.

Fields and game cards are numbered as in the data file. A proposal is its kind (1: offer, 2: counter-offer), the buyer,
the field, and for each side money, goods, cards and promised things by their number; `MOST_PROPOSALS` are shown, offers
first, in the order of seat and field. Left out: which goods a proposal names, cards of others that the viewer knows,
the promise that an action rests on, and what follows from the rest.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from loggia.games.genoa.rules.box import GenoaBox
from loggia.games.genoa.rules.pieces import KINDS, MARKERS, N_BUILDINGS, N_GOODS, SPECIALS, WARES, bits
from loggia.games.genoa.rules.scoring import totals
from loggia.games.genoa.rules.state import (
    ACTION,
    MODES,
    MOVE,
    OVER,
    OWNERS,
    PHASES,
    PICK,
    TOWER,
    GenoaState,
    Standing,
    offer_field,
    offer_seat,
)
from loggia.games.genoa.rules.trade.bundles import Bundle
from loggia.games.genoa.rules.trade.rights import can_act
from loggia.games.genoa.rules.view.forms import kept
from loggia.games.genoa.rules.view.table import has_passed, steps_left
from loggia.lab.envs.observations import Encoder, Memory
from loggia.lab.envs.observations.fields import Field, Memo, flags, from_me, packed, packer, padded, relative

MOST_PROPOSALS: Final = 8
PROPOSAL: Final = 12
HEAD: Final = 15
SEAT: Final = 9 + N_GOODS + len(KINDS)
UNKNOWN: Final = -1
"""Stands for the money in another's purse."""
ACTIONS = ("", "open", "taken", "gone")
BOARD: Final = 100
CARDS: Final = 200
PROPOSALS: Final = 1 << 10
"""Places in an encoder's memory; a seat is at its own number, and as the viewer sees itself at OWN more."""
OWN: Final = 50
FieldKey = tuple[int, tuple[int, ...], int, int, int, int, int]


def fields(box: GenoaBox, seats: int) -> list[Field]:
    """The fields, by what they take from a view."""
    return [*_table_fields(box, seats), *_seat_fields(box, seats)]


def _table_fields(box: GenoaBox, seats: int) -> list[Field]:
    number = {name: at for at, name in enumerate(box.fields, 1)}

    def head(t: Any, v: int) -> list[int]:
        action, pick, talk = t["action"], t["pick"], t["talk"]
        return [
            *(PHASES.index(t["phase"]), int(t["slow"]), t["space"], t["last_space"]),
            *(relative(t["start_seat"], v, seats), relative(t["tower_seat"], v, seats), *t["roll"], t["steps_left"]),
            relative(action["seat"], v, seats) if action else 0,
            *((int(action["main_done"]), int(action["ordered"])) if action else (0, 0)),
            relative(pick["seat"], v, seats) if pick else 0,
            *(relative(t["owner_seat"], v, seats), int(talk["must_sell"])),
        ]

    def board(t: Any, v: int) -> list[int]:
        return [
            n for one in t["fields"] for n in (one["discs"], ACTIONS.index(one["action"]), MODES.index(one["mode"]))
        ]

    return [
        Field(
            "table",
            HEAD,
            head,
            f"phase (a number in {', '.join(PHASES)}), slow, round marker's space, last space, start player, tower "
            "player, both dice, steps left, acting seat, main action done, order delivered, who picks cards, who "
            "places owner markers, the tower player must sell",
        ),
        Field("here", 1, lambda t, v: [number[t["path"][-1]] if t["path"] else 0], "the tower's field from 1; 0: none"),
        Field(
            "board",
            3 * len(box.fields),
            board,
            "by field: discs, action (1 open, 2 taken, 3 gone), what an offer for it would mean "
            "(1 tower, 2 next, 3 plain, 4 far; 0: none possible)",
        ),
        Field(
            "owners",
            N_BUILDINGS,
            lambda t, v: [relative(one["owner"], v, seats) for one in t["fields"][:N_BUILDINGS]],
            "by building: whose owner marker is on it",
        ),
        Field("supply", MARKERS, lambda t, v: list(t["supply"].values()), "wares and special cards in the supply"),
        Field(
            "stacks",
            2 * len(KINDS),
            lambda t, v: [n for one in t["stacks"] for n in (one["down"], len(one["up"]))],
            "by kind of game card: face down, face up",
        ),
    ]


def _seat_fields(box: GenoaBox, seats: int) -> list[Field]:
    number = {name: at for at, name in enumerate(box.fields, 1)}
    cards = len(box.cards)

    def seat(one: Any) -> list[int]:
        money = UNKNOWN if one["money"] is None else one["money"]
        figures = [money, one["marker_supply"], one["acted"], int(one["can_act"]), int(one["passed"])]
        figures += [int(one["submitted"]), one["posts_left"], one["counters_left"], one["kept"]]
        figures += [one["wares"].get(name, 0) for name in WARES] + [one["specials"].get(name, 0) for name in SPECIALS]
        return [*figures, one["markers"], *(one["hand"][name] for name in KINDS)]

    def side(one: Any) -> list[int]:
        goods, cards = sum(g["count"] for g in one["goods"]), len(one["cards"]) + sum(g["count"] for g in one["closed"])
        return [one["money"], goods, cards, sum(g["count"] for g in one["drawn"])]

    def proposals(t: Any, v: int) -> list[int]:
        figures: list[int] = []
        for kind, found in enumerate((t["talk"]["offers"], t["talk"]["counters"]), 1):
            for one in found:
                figures += [kind, relative(one["seat"], v, seats), number[one["field"]], one["version"]]
                figures += side(one["pay"]) + side(one["ask"])
        return padded(figures, MOST_PROPOSALS * PROPOSAL)

    return [
        Field(
            "seats",
            seats * SEAT,
            lambda t, v: [n for one in from_me(t["seats"], v) for n in seat(one)],
            "by seat: money (-1: unknown), owner markers in supply, actions taken, can act, passed, has answered, "
            "offers and counter-offers left, further-action cards bound; wares, special cards, owner markers; "
            "game cards by kind",
        ),
        Field(
            "my cards",
            cards,
            lambda t, v: flags((box.card_no[name] for name in t["seats"][v]["cards"]), cards),
            "1 for each game card in my hand",
        ),
        Field(
            "proposals",
            MOST_PROPOSALS * PROPOSAL,
            proposals,
            "up to 8 proposals: kind, buyer, field from 1, version; the buyer's money, goods, cards, promises; the "
            "same asked of the tower player",
        ),
    ]


def _side(bundle: Bundle) -> list[int]:
    cards = len(bundle.cards) + sum(count for _, count in bundle.closed)
    return [
        *(bundle.money, sum(count for _, count in bundle.goods), cards),
        sum(count for _, count in bundle.drawn),
    ]


class _GenoaParts:
    """The parts of observations that depend on few things."""

    def __init__(self, box: GenoaBox, seats: int) -> None:
        self._box, self._seats = box, seats
        self._head, self._seat_head, self._stacks = packer(HEAD + 1), packer(9 + N_GOODS), packer(2 * len(KINDS))
        self._clockwise = [from_me(range(seats), seat) for seat in range(seats)]
        self.board: Memo[FieldKey] = Memo(self._board)
        self.owners: Memo[tuple[int, tuple[int, ...]]] = Memo(self._owners)
        self.kinds: Memo[int] = Memo(lambda hand: [(hand & mask).bit_count() for mask in box.kind_mask])
        self.supply: Memo[tuple[int, ...]] = Memo(tuple)
        self._packed = packer(PROPOSAL)
        self.nothing = [packed([0] * (PROPOSAL * left)) for left in range(MOST_PROPOSALS + 1)]

    def _board(self, key: FieldKey) -> Iterable[int]:
        """Discs, action and meaning of an offer, from what they depend on; see `GenoaState.discs` and `mode`."""
        phase, path, near, reach, cleared, visited, used = key
        bargaining = phase in (TOWER, MOVE)
        here = path[-1] if path else -1
        for field in range(len(self._box.fields)):
            shown = field in path and not cleared >> field & 1
            discs = 0 if not shown else self._box.discs - len(path) + 1 if field == here else 1
            action = 0
            if field < N_BUILDINGS and visited >> field & 1:
                action = 2 if used >> field & 1 else 1 if phase == TOWER and field == here else 3
            mode = 0
            if bargaining:
                if near >> field & 1:
                    mode = 2 if field < N_BUILDINGS else 3
                elif reach >> field & 1:
                    mode = 4
                elif phase == TOWER and field == here:
                    mode = 1
            yield from (discs, action, mode)

    def _owners(self, key: tuple[int, tuple[int, ...]]) -> list[int]:
        viewer, owners = key
        return [relative(seat, viewer, self._seats) for seat in owners]

    def cards(self, hand: int, seat: int, memory: Memory) -> bytes:
        """The seat's own cards."""
        known = memory.get(CARDS + seat)
        if known is None or known[0] != hand:
            known = memory[CARDS + seat] = (hand, packed(flags(bits(hand), len(self._box.cards))))
        found: bytes = known[1]
        return found

    def proposals(self, state: GenoaState, viewer: int, memory: Memory) -> list[bytes]:
        """The proposals on the table; each is encoded once for every viewer."""
        figures: list[bytes] = []
        left = MOST_PROPOSALS
        for kind, found in ((1, state.offers), (2, state.counters)):
            for at in sorted(found)[:left] if found else ():
                one, place = found[at], PROPOSALS * (2 * at + kind) + viewer
                known = memory.get(place)
                if known is None or known[0] is not one:
                    known = memory[place] = (one, self._proposal(viewer, kind, at, one))
                figures.append(known[1])
                left -= 1
        figures.append(self.nothing[left])
        return figures

    def _proposal(self, viewer: int, kind: int, at: int, one: Standing) -> bytes:
        buyer, field = relative(offer_seat(at), viewer, self._seats), offer_field(at) + 1
        return self._packed(kind, buyer, field, one.version, *_side(one.pay), *_side(one.ask))

    def _table_of(self, state: GenoaState, seat: int) -> bytes:
        phase = state.phase
        acting = phase in (ACTION, PICK)
        return self._head(
            phase,
            state.slow,
            state.space,
            self._box.last_space[self._seats],
            (state.start - seat) % self._seats + 1,
            (state.tower - seat) % self._seats + 1,
            state.roll[0],
            state.roll[1],
            steps_left(self._box, state),
            (state.actor - seat) % self._seats + 1 if acting else 0,
            acting and state.main_done,
            acting and state.ordered,
            (state.picker - seat) % self._seats + 1 if phase == PICK else 0,
            (state.owner_seat - seat) % self._seats + 1 if phase == OWNERS and state.owner_seat >= 0 else 0,
            state.must_sell(),
            state.path[-1] + 1 if state.path else 0,
        )

    def _board_of(self, state: GenoaState, seat: int, memory: Memory) -> bytes:
        """Fields, owners, supply and stacks: few moves change any of these."""
        fields_key = (state.phase, state.path, state.near, state.reach, state.cleared, state.visited, state.used)
        key = (fields_key, state.owners, state.supply, state.down, state.up)
        known = memory.get(BOARD + seat)
        if known is None or known[0] != key:
            up, piles = state.up, zip(state.down, self._box.kind_mask, strict=True)
            down = [n for pile, mask in piles for n in (len(pile), (up & mask).bit_count())]
            owners = self.owners[seat, tuple(state.owners)]
            told = self.board[fields_key] + owners + self.supply[tuple(state.supply)] + self._stacks(*down)
            kept_key = (fields_key, state.owners.copy(), state.supply.copy(), state.down.copy(), up)
            known = memory[BOARD + seat] = (kept_key, told)
        found: bytes = known[1]
        return found

    def encode(self, state: GenoaState, seat: int, memory: Memory) -> bytes:
        """What the seat sees; parts that are as they were when `memory` was last used are not encoded again."""
        phase, slow = state.phase, state.slow
        figures = [self._table_of(state, seat), self._board_of(state, seat, memory)]
        purses = totals(self._box, state) if phase == OVER else None
        settled = phase in (OWNERS, OVER)
        for other in self._clockwise[seat]:
            own, passed = other == seat, state.passed >> other & 1
            key = (
                purses[other] if purses is not None else state.money[other] if own else UNKNOWN,
                settled,
                phase == TOWER,
                state.marker_supply[other],
                state.acted,
                state.tower == other,
                state.hushed,
                has_passed(self._box, state, other) if slow and passed and phase == TOWER else passed,
                other in state.sealed,
                state.posts[other],
                state.countered[other],
                state.hands[other],
                state.area[other * N_GOODS : (other + 1) * N_GOODS],
            )
            at = other + OWN if own else other
            known = memory.get(at)
            if known is None or known[0] != key:
                told = self._seat_head(*_seat(self._box, state, other, seat, purses)) + self.kinds[state.hands[other]]
                kept_key = (*key[:4], state.acted.copy(), *key[5:])
                known = memory[at] = (kept_key, told)
            figures.append(known[1])
        figures.append(self.cards(state.hands[seat], seat, memory))
        figures += self.proposals(state, seat, memory)
        return b"".join(figures)


def encoder(box: GenoaBox, seats: int) -> Encoder:
    """The same from a state."""
    return _GenoaParts(box, seats).encode


def _seat(box: GenoaBox, state: GenoaState, seat: int, viewer: int, purses: Any) -> list[int]:
    """The seat's own figures and its goods; see `rules.view.table`, where each is explained."""
    phase = state.phase
    money = purses[seat] if purses is not None else state.money[seat] if seat == viewer else UNKNOWN
    able = can_act(box, state, seat)
    proposes = seat != state.tower and not state.hushed
    passed = phase == TOWER and bool(state.passed >> seat & 1) and has_passed(box, state, seat)
    return [
        money,
        state.marker_supply[seat],
        state.acted[seat],
        phase not in (OWNERS, OVER) and able,
        passed,
        seat in state.sealed,
        *(
            (max(0, box.posts - state.posts[seat]), max(0, box.counters - state.countered[seat]))
            if proposes
            else (0, 0)
        ),
        kept(box, state, seat),
        *state.area[seat * N_GOODS : (seat + 1) * N_GOODS],
    ]
