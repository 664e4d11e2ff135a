"""Observations of Genoa: the board, the play areas, one's own purse and cards, and what is proposed.

Fields and game cards are numbered as in the data file. A proposal is its kind (1: offer, 2: counter-offer), the buyer,
the field, and for each side money, goods, cards and promised things by their number; `MOST_PROPOSALS` are shown, offers
first, in the order of seat and field. Left out: which goods a proposal names, cards of others that the viewer knows,
the promise that an action rests on, and what follows from the rest.
"""

from __future__ import annotations

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

MOST_PROPOSALS: Final = 8
PROPOSAL: Final = 12
HEAD: Final = 15
SEAT: Final = 9 + N_GOODS + len(KINDS)
UNKNOWN: Final = -1
"""Stands for the money in another's purse."""
ACTIONS = ("", "open", "taken", "gone")
PROPOSALS: Final = 1 << 20
SEEN: Final = 0
"""Places in an encoder's memory: of the proposals, from there on, and of what else was seen last."""
NEVER: Final = -9
UNSEEN: Final[tuple[int, ...]] = (NEVER,)
"""Stand for what was not seen yet: no state has these."""


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


class _Purse:
    """One seat as encoded last, but for its money, beside what it was encoded from."""

    __slots__ = (
        "acts",
        "area",
        "cards",
        "counters",
        "goods",
        "hand",
        "hand_of_cards",
        "kept",
        "kinds",
        "marker_supply",
        "passed",
        "posts",
        "sealed",
        "seen",
        "taken",
    )

    def __init__(self) -> None:
        self.marker_supply = self.taken = self.posts = self.counters = self.kept = self.hand = NEVER
        self.acts = self.passed = self.sealed = False
        self.area: list[int] = []
        self.goods = self.kinds = self.seen = self.cards = b""
        self.hand_of_cards = NEVER
        """The hand that `cards` shows."""


class _GenoaSeen:
    """What was encoded of one match last: the fields, what lies beside them, and the seats."""

    __slots__ = (
        "cleared",
        "down",
        "near",
        "owners",
        "owners_seen",
        "path",
        "phase",
        "piles",
        "purses",
        "reach",
        "shown",
        "supply",
        "supply_seen",
        "up",
        "used",
        "visited",
    )

    def __init__(self, seats: int) -> None:
        self.purses = [_Purse() for _ in range(seats)]
        self.phase = self.near = self.reach = self.cleared = self.visited = self.used = self.up = NEVER
        self.path = UNSEEN
        self.shown = b""
        """The fields."""
        self.owners: tuple[int, ...] = (NEVER,)
        self.owners_seen = [b""] * seats
        self.supply = [NEVER]
        self.supply_seen = b""
        self.down: list[bytes] = []
        self.piles = b""


class _GenoaParts:
    """Encodes with few lookups: what is as it was is not encoded again."""

    def __init__(self, box: GenoaBox, seats: int) -> None:
        self._box, self._seats, self._fields = box, seats, len(box.fields)
        self._goods, self._stacks, self._one = packer(N_GOODS), packer(2 * len(KINDS)), packer(1)
        self._supply, self._proposal_packed = packer(MARKERS), packer(PROPOSAL - 2)
        self._clockwise: list[list[int]] = [from_me(range(seats), seat) for seat in range(seats)]
        self._kinds: Memo[int] = Memo(lambda hand: [(hand & mask).bit_count() for mask in box.kind_mask])
        self._nothing = [packed([0] * (PROPOSAL * left)) for left in range(MOST_PROPOSALS + 1)]
        self._words = words()
        self._field = [
            packed((discs, action, mode))
            for discs in range(box.discs + 1)
            for action in range(len(ACTIONS))
            for mode in range(len(MODES))
        ]
        """By discs, action and mode, in this order."""

    def _table_of(self, state: GenoaState, seat: int) -> list[bytes]:
        phase, seats, words = state.phase, self._seats, self._words
        acting = phase in (ACTION, PICK)
        roll = state.roll
        return [
            words[phase],
            words[1 if state.slow else 0],
            words[state.space],
            words[self._box.last_space[seats]],
            words[(state.start - seat) % seats + 1],
            words[(state.tower - seat) % seats + 1],
            words[roll[0]],
            words[roll[1]],
            words[steps_left(self._box, state)],
            words[(state.actor - seat) % seats + 1 if acting else 0],
            words[1 if acting and state.main_done else 0],
            words[1 if acting and state.ordered else 0],
            words[(state.picker - seat) % seats + 1 if phase == PICK else 0],
            words[(state.owner_seat - seat) % seats + 1 if phase == OWNERS and state.owner_seat >= 0 else 0],
            words[1 if state.offers and state.must_sell() else 0],
            words[state.path[-1] + 1 if state.path else 0],
        ]

    def _board_of(self, state: GenoaState, seat: int, seen: _GenoaSeen, figures: list[bytes]) -> None:
        """Fields, owners, supply and stacks: few moves change any of these."""
        if (
            state.path is not seen.path
            or state.phase != seen.phase
            or state.near != seen.near
            or state.reach != seen.reach
            or state.cleared != seen.cleared
            or state.visited != seen.visited
            or state.used != seen.used
        ):
            seen.path, seen.phase, seen.near, seen.reach = state.path, state.phase, state.near, state.reach
            seen.cleared, seen.visited, seen.used = state.cleared, state.visited, state.used
            seen.shown = self._board(state)
        if state.owners != seen.owners:
            seen.owners = state.owners
            seen.owners_seen = [packed(self._owners(viewer, state.owners)) for viewer in range(self._seats)]
        if state.supply != seen.supply:
            seen.supply = state.supply.copy()
            seen.supply_seen = self._supply(*state.supply)
        if state.down != seen.down or state.up != seen.up:
            seen.down, seen.up = state.down.copy(), state.up
            piles = zip(state.down, self._box.kind_mask, strict=True)
            seen.piles = self._stacks(*[n for pile, mask in piles for n in (len(pile), (state.up & mask).bit_count())])
        figures += (seen.shown, seen.owners_seen[seat], seen.supply_seen, seen.piles)

    def _board(self, state: GenoaState) -> bytes:
        """Discs, action and meaning of an offer; see `GenoaState.discs` and `mode`."""
        phase, path = state.phase, state.path
        at_tower, here = phase == TOWER, path[-1] if path else -1
        bargaining = at_tower or phase == MOVE
        modes, actions = len(MODES), len(ACTIONS)
        figures: list[bytes] = []
        standing = 0
        for field in path:
            standing |= 1 << field
        standing &= ~state.cleared
        for field in range(self._fields):
            bit = 1 << field
            discs = 0 if not standing & bit else self._box.discs - len(path) + 1 if field == here else 1
            action = 0
            if field < N_BUILDINGS and state.visited & bit:
                action = 2 if state.used & bit else 1 if at_tower and field == here else 3
            mode = 0
            if bargaining:
                if state.near & bit:
                    mode = 2 if field < N_BUILDINGS else 3
                elif state.reach & bit:
                    mode = 4
                elif at_tower and field == here:
                    mode = 1
            figures.append(self._field[(discs * actions + action) * modes + mode])
        return b"".join(figures)

    def _owners(self, viewer: int, owners: tuple[int, ...]) -> list[int]:
        return [relative(seat, viewer, self._seats) for seat in owners]

    def _purse(self, state: GenoaState, seat: int, purse: _Purse) -> bytes:
        """What everybody sees of a seat, but for its money; see `rules.view.table`, where each figure is explained."""
        box, phase, hand = self._box, state.phase, state.hands[seat]
        acts = phase != OWNERS and phase != OVER and can_act(box, state, seat)
        passed = phase == TOWER and bool(state.passed >> seat & 1) and has_passed(box, state, seat)
        sealed, bound = seat in state.sealed, kept(box, state, seat)
        posts = counters = 0
        if seat != state.tower and not state.hushed:
            posts, counters = max(0, box.posts - state.posts[seat]), max(0, box.counters - state.countered[seat])
        changed = hand != purse.hand
        if changed:
            purse.hand, purse.kinds = hand, self._kinds[hand]
        area = state.area[seat * N_GOODS : (seat + 1) * N_GOODS]
        if area != purse.area:
            purse.area, purse.goods, changed = area, self._goods(*area), True
        if (
            changed
            or acts != purse.acts
            or passed != purse.passed
            or sealed != purse.sealed
            or posts != purse.posts
            or counters != purse.counters
            or bound != purse.kept
            or state.marker_supply[seat] != purse.marker_supply
            or state.acted[seat] != purse.taken
        ):
            purse.acts, purse.passed, purse.sealed, purse.posts = acts, passed, sealed, posts
            purse.counters, purse.kept = counters, bound
            purse.marker_supply, purse.taken = state.marker_supply[seat], state.acted[seat]
            words = self._words
            figures = [
                words[purse.marker_supply],
                words[purse.taken],
                words[1 if acts else 0],
                words[1 if passed else 0],
                words[1 if sealed else 0],
                words[posts],
                words[counters],
                words[bound],
                purse.goods,
                purse.kinds,
            ]
            purse.seen = b"".join(figures)
        return purse.seen

    def _cards(self, hand: int, purse: _Purse) -> bytes:
        """The seat's own cards."""
        if hand != purse.hand_of_cards:
            purse.hand_of_cards, purse.cards = hand, packed(flags(bits(hand), len(self._box.cards)))
        return purse.cards

    def _proposals(self, state: GenoaState, viewer: int, memory: Memory, figures: list[bytes]) -> None:
        """The proposals on the table; each is encoded once for all viewers, but for whose it is."""
        left, words, seats = MOST_PROPOSALS, self._words, self._seats
        for kind in (1, 2):
            found = state.offers if kind == 1 else state.counters
            if not found:
                continue
            for at in sorted(found):
                if not left:
                    break
                one, place = found[at], PROPOSALS * kind + at
                known = memory.get(place)
                if known is None or known[0] is not one:
                    known = memory[place] = (one, self._proposal(at, one))
                figures.append(words[kind])
                figures.append(words[(offer_seat(at) - viewer) % seats + 1])
                figures.append(known[1])
                left -= 1
        figures.append(self._nothing[left])

    def _proposal(self, at: int, one: Standing) -> bytes:
        """All but its kind and its buyer."""
        return self._proposal_packed(offer_field(at) + 1, one.version, *_side(one.pay), *_side(one.ask))

    def encode(self, state: GenoaState, seat: int, memory: Memory) -> bytes:
        """What the seat sees; parts that are as they were when `memory` was last used are not encoded again."""
        known = memory.get(SEEN)
        if known is None:
            known = memory[SEEN] = _GenoaSeen(self._seats)
        seen: _GenoaSeen = known
        figures = self._table_of(state, seat)
        self._board_of(state, seat, seen, figures)
        purses = totals(self._box, state) if state.phase == OVER else None
        for other in self._clockwise[seat]:
            money = purses[other] if purses is not None else state.money[other] if other == seat else UNKNOWN
            figures.append(self._words[money] if money < WORDS else self._one(money))
            figures.append(self._purse(state, other, seen.purses[other]))
        figures.append(self._cards(state.hands[seat], seen.purses[seat]))
        self._proposals(state, seat, memory, figures)
        return b"".join(figures)


def encoder(box: GenoaBox, seats: int) -> Encoder:
    """The same from a state."""
    return _GenoaParts(box, seats).encode
