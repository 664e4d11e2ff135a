"""The shape of a view of Genoa: the source of the client's types."""

from __future__ import annotations

from typing import TypedDict


class Count(TypedDict):
    """A number of goods of one name."""

    name: str
    count: int


class BundleView(TypedDict):
    """One side of a proposal; `text` is its notation."""

    money: int
    goods: list[Count]
    cards: list[str]
    closed: list[Count]
    drawn: list[Count]
    picks: str
    text: str


class ProposalView(TypedDict):
    """A standing offer, or a counter-offer; `seat` is the opponent who would buy, `writer` who wrote it.

    `move` is what the viewer would send to accept or agree; empty unless it is for him to say.
    `can_pay` tells only that viewer whether his purse and hand suffice. `named` are the writer's own secret cards.
    """

    seat: int
    writer: int
    field: str
    version: int
    since: int
    mode: str
    pay: BundleView
    ask: BundleView
    obliges: bool
    ready: bool
    move: str
    can_pay: bool
    named: list[str]


class FieldView(TypedDict):
    """A field of the board: `action` is open, taken or gone; `mode` says what an offer for it means now.

    `gives` is what its action can bring, by the rules.
    """

    id: str
    kind: str
    cells: list[list[int]]
    gives: list[Count]
    discs: int
    owner: int
    action: str
    mode: str


class CardView(TypedDict):
    """The face of a card that the viewer can see."""

    id: str
    kind: str
    buildings: list[str]
    wares: list[str]


class SeatView(TypedDict):
    """A seat: its play area, the number of its cards of each kind, and of its cards those that the viewer knows.

    `money` is the viewer's own purse; when the match is over everybody's, with all that privileges and markers paid.
    """

    colour: str
    money: int | None
    wares: dict[str, int]
    specials: dict[str, int]
    markers: int
    marker_supply: int
    hand: dict[str, int]
    cards: list[str]
    acted: int
    can_act: bool
    eligible: bool
    passed: bool
    submitted: bool
    posts_left: int
    counters_left: int
    kept: int
    """`further_action` cards that it cannot give away when it buys a building: its action rests on them."""


class StackView(TypedDict):
    """A stack of game cards."""

    kind: str
    down: int
    up: list[str]


class ActionView(TypedDict):
    """The action window that is open."""

    seat: int
    field: str
    main_done: bool
    ordered: bool
    promise: list[Count]
    picks: str


class PickView(TypedDict):
    """Cards to be picked from; `cards` only for those who see them."""

    seat: int
    giver: int
    left: int
    among: int
    cards: list[str]


class TargetView(TypedDict):
    """A field that can be bid for: who may buy it, and how much of what its action can be promised."""

    field: str
    mode: str
    ready: bool
    buyers: list[int]
    yields: list[Count]


class PromiseView(TypedDict):
    """A good of an action that its buyer may promise: how many by seat, of how many drawn cards (0: no cards).

    `bars` are goods, kinds and cards that cannot be given along with it.
    """

    name: str
    most: list[int]
    cards: int
    bars: list[str]


class FormView(TypedDict):
    """A proposal that the viewer may write: for which field, with which seats as buyer, and what can be promised.

    `alone`: one promise excludes the others.
    """

    field: str
    building: bool
    ready: bool
    seats: list[int]
    promises: list[PromiseView]
    alone: bool


class ChanceView(TypedDict):
    """One of the viewer's cards and what this turn could do for it: `steps` is -1 if the tower cannot get there."""

    card: str
    steps: int
    ready: bool
    missing: list[str]
    held: bool


class TalkView(TypedDict):
    """The state of the negotiation. `over`: a live table's clock has ended it, nothing new may be posted."""

    must_sell: bool
    may_leave: bool
    over: bool
    round: int
    rounds: int
    round_open: bool
    waiting: list[int]
    offers: list[ProposalView]
    counters: list[ProposalView]
    targets: list[TargetView]
    forms: list[FormView]
    needs_good: bool
    money_step: int


class PaysView(TypedDict):
    """What the bank pays, by the data: for a card of each kind, to the owner of a building, at the end for a marker on
    a building, and for a chain of privileges by its length."""

    large_order: int
    small_order: int
    message: int
    income: int
    marker: int
    chains: list[int]


class GenoaOpenView(TypedDict):
    """What everybody sees on the table."""

    phase: str
    slow: bool
    turn: int
    space: int
    last_space: int
    start_seat: int
    tower_seat: int
    roll: list[int]
    path: list[str]
    steps_left: int
    fields: list[FieldView]
    supply: dict[str, int]
    stacks: list[StackView]
    action: ActionView | None
    owner_seat: int
    streets: list[str]
    seconds: int
    pays: PaysView


class GenoaOwnView(TypedDict):
    """What depends on which cards and coins the viewer may know."""

    seats: list[SeatView]
    cards: dict[str, CardView]
    talk: TalkView
    pick: PickView | None
    chances: list[ChanceView]


class GenoaView(GenoaOpenView, GenoaOwnView):
    """The whole table of Genoa as one viewer may know it."""
