"""The moves of Genoa: one small frozen dataclass per verb, each with its notation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from loggia.games.genoa.rules.pieces import BUILDINGS
from loggia.games.genoa.rules.trade.bundles import NOTHING, Bundle
from loggia.kernel import Move

PRIVILEGE_CHOICE: Final = "privilege"
"""In a villa: draw a privilege instead of fulfilling a large order."""
PLACE_MARKER: Final = "place"
REMOVE: Final = "remove"
REPLACE: Final = "remove+place"


# --- placing and moving the tower -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Roll(Move):
    """GEN-PLACE-1: roll both dice."""

    def text(self) -> str:
        """`roll`."""
        return "roll"


@dataclass(frozen=True)
class Start(Move):
    """GEN-PLACE-2: return an `any_start` card and choose the first tower field."""

    field: str

    def text(self) -> str:
        """`start harbor`."""
        return f"start {self.field}"


@dataclass(frozen=True)
class Go(Move):
    """GEN-MOVE-1: move the tower one step, without a deal."""

    field: str

    def __hash__(self) -> int:
        return hash(self.field)

    def text(self) -> str:
        """`go st_47`."""
        return f"go {self.field}"


@dataclass(frozen=True)
class Stop(Move):
    """GEN-MOVE-4: the tower stays where it is for the rest of the turn."""

    def text(self) -> str:
        """`stop`."""
        return "stop"


# --- negotiating ------------------------------------------------------------------------------------------------------


def _terms(pay: Bundle, ask: Bundle, cards: tuple[str, ...]) -> str:
    text = f"pay {pay.text()}"
    if not ask.empty:
        text += f" ask {ask.text()}"
    return text + _named(cards)


def _named(cards: tuple[str, ...]) -> str:
    return f" with {' '.join(cards)}" if cards else ""


@dataclass(frozen=True)
class Offer(Move):
    """GEN-NEG-1, GEN-R-20: an opponent bids for a field. PAY goes to the tower player, ASK comes from him.

    `cards` names, in secret, which cards the bidder gives for the closed items of PAY.
    """

    field: str
    pay: Bundle
    ask: Bundle = NOTHING
    cards: tuple[str, ...] = ()

    def __hash__(self) -> int:
        return hash((self.field, self.pay, self.ask, self.cards))

    def text(self) -> str:
        """`offer city_hall pay 15 + drawn small_order giver ask copper`."""
        return f"offer {self.field} {_terms(self.pay, self.ask, self.cards)}"


@dataclass(frozen=True)
class Counter(Move):
    """GEN-NEG-6: the tower player proposes a deal to one opponent. PAY comes from that seat, ASK goes to it."""

    seat: int
    field: str
    pay: Bundle
    ask: Bundle = NOTHING
    cards: tuple[str, ...] = ()

    def __hash__(self) -> int:
        return hash((self.seat, self.field, self.pay, self.ask, self.cards))

    def text(self) -> str:
        """`counter 2 fabrics pay drawn silk`."""
        return f"counter {self.seat} {self.field} {_terms(self.pay, self.ask, self.cards)}"


@dataclass(frozen=True)
class Withdraw(Move):
    """GEN-NEG-2: take back an own offer; with a seat, the tower player takes back his counter-offer to it."""

    field: str
    seat: int = -1

    def text(self) -> str:
        """`withdraw park`, `withdraw 2 park`."""
        return f"withdraw {self.field}" if self.seat < 0 else f"withdraw {self.seat} {self.field}"


@dataclass(frozen=True)
class Pass(Move):
    """GEN-NEG-7: no (further) offer for this building; in a slow round: nothing new."""

    def text(self) -> str:
        """`pass`."""
        return "pass"


@dataclass(frozen=True)
class Accept(Move):
    """GEN-NEG-5: the tower player accepts a seat's offer in that version (0: as it stands now).

    Without a field: the only offer of that seat that can be accepted now.
    """

    seat: int
    field: str = ""
    version: int = 0
    cards: tuple[str, ...] = ()

    def __hash__(self) -> int:
        return hash((self.seat, self.field, self.version, self.cards))

    def text(self) -> str:
        """`accept 2 park v3`."""
        field = f" {self.field}" if self.field else ""
        version = f" v{self.version}" if self.version else ""
        return f"accept {self.seat}{field}{version}{_named(self.cards)}"


@dataclass(frozen=True)
class Agree(Move):
    """GEN-NEG-6: an opponent agrees to the counter-offer made to him. Without a field: the only one that stands."""

    field: str = ""
    version: int = 0
    cards: tuple[str, ...] = ()

    def text(self) -> str:
        """`agree park v1`."""
        field = f" {self.field}" if self.field else ""
        version = f" v{self.version}" if self.version else ""
        return f"agree{field}{version}{_named(self.cards)}"


@dataclass(frozen=True)
class Take(Move):
    """GEN-TRADE-1.1b: the tower player takes the action of the tower building himself."""

    def text(self) -> str:
        """`take`."""
        return "take"


@dataclass(frozen=True)
class Leave(Move):
    """GEN-TRADE-1.1e: the tower player lets the action of the tower building go."""

    def text(self) -> str:
        """`leave`."""
        return "leave"


@dataclass(frozen=True)
class Again(Move):
    """GEN-NEG-14: slow play: the tower player asks for (another) round of bids."""

    def text(self) -> str:
        """`again`."""
        return "again"


# --- taking an action -------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Main(Move):
    """GEN-ACT-6: the main effect of the building. In a villa: `privilege`, or a large order and the special card."""

    choice: str = ""
    special: str = ""

    def __hash__(self) -> int:
        return hash((self.choice, self.special))

    def text(self) -> str:
        """`main`, `main privilege`, `main LO01 further_action`."""
        return " ".join(word for word in ("main", self.choice, self.special) if word)


@dataclass(frozen=True)
class Pick(Move):
    """GEN-TRADE-2.7: which of the drawn cards changes hands."""

    card: str

    def text(self) -> str:
        """`pick SO09`."""
        return f"pick {self.card}"


@dataclass(frozen=True)
class Order(Move):
    """GEN-SMALL-2: deliver a small order."""

    card: str

    def text(self) -> str:
        """`order SO13`."""
        return f"order {self.card}"


@dataclass(frozen=True)
class PlayAnyWare(Move):
    """GEN-SPEC-AW: a ware of choice from the supply."""

    ware: str

    def text(self) -> str:
        """`play any_ware silk`."""
        return f"play any_ware {self.ware}"


@dataclass(frozen=True)
class PlayTrade(Move):
    """GEN-SPEC-TR: return any own good, take any good."""

    give: str
    take: str

    def text(self) -> str:
        """`play trade_1_1 MS05 for marker`."""
        return f"play trade_1_1 {self.give} for {self.take}"


@dataclass(frozen=True)
class PlayBuilding(Move):
    """GEN-SPEC-BA: the main effect of a building with an own marker."""

    building: str
    choice: str = ""
    special: str = ""

    def text(self) -> str:
        """`play building_action harbor`."""
        return " ".join(word for word in ("play building_action", self.building, self.choice, self.special) if word)


@dataclass(frozen=True)
class Done(Move):
    """GEN-ACT-6: the action is finished."""

    def __hash__(self) -> int:
        return hash("Done")

    def text(self) -> str:
        """`done`."""
        return "done"


# --- messages and owner markers ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Deliver(Move):
    """GEN-MSG-3: deliver a message whose two buildings the tower has visited."""

    card: str

    def text(self) -> str:
        """`deliver MS01`."""
        return f"deliver {self.card}"


@dataclass(frozen=True)
class Hold(Move):
    """GEN-NEG-13: keep a message back from the automatic delivery at the end of this turn; secret."""

    card: str

    def __hash__(self) -> int:
        return hash(self.card)

    def text(self) -> str:
        """`hold MS01`."""
        return f"hold {self.card}"


def _building_no(op: tuple[str, str]) -> int:
    return BUILDINGS.index(op[0]) if op[0] in BUILDINGS else len(BUILDINGS)


@dataclass(frozen=True)
class Own(Move):
    """GEN-OWN-4: use a street to place or remove owner markers on the buildings that it touches."""

    street: str
    ops: tuple[tuple[str, str], ...]

    def __post_init__(self) -> None:
        """The order of the operations means nothing: they are kept in the order of the buildings."""
        if len(self.ops) > 1:
            object.__setattr__(self, "ops", tuple(sorted(self.ops, key=_building_no)))

    def text(self) -> str:
        """`own st_47 guild_hall:place coach_house:remove+place`."""
        return " ".join((f"own {self.street}", *(f"{building}:{op}" for building, op in self.ops)))


@dataclass(frozen=True)
class Skip(Move):
    """GEN-OWN-4: place no owner marker this turn."""

    def text(self) -> str:
        """`skip`."""
        return "skip"


GenoaMove: TypeAlias = (
    Roll
    | Start
    | Go
    | Stop
    | Offer
    | Counter
    | Withdraw
    | Pass
    | Accept
    | Agree
    | Take
    | Leave
    | Again
    | Main
    | Pick
    | Order
    | PlayAnyWare
    | PlayTrade
    | PlayBuilding
    | Done
    | Deliver
    | Hold
    | Own
    | Skip
)

MOVE_TYPES: Final[tuple[type[Move], ...]] = (
    Roll,
    Start,
    Go,
    Stop,
    Offer,
    Counter,
    Withdraw,
    Pass,
    Accept,
    Agree,
    Take,
    Leave,
    Again,
    Main,
    Pick,
    Order,
    PlayAnyWare,
    PlayTrade,
    PlayBuilding,
    Done,
    Deliver,
    Hold,
    Own,
    Skip,
)

ROLL: Final = Roll()
STOP: Final = Stop()
PASS: Final = Pass()
TAKE: Final = Take()
LEAVE: Final = Leave()
AGAIN: Final = Again()
MAIN: Final = Main()
MAIN_PRIVILEGE: Final = Main(PRIVILEGE_CHOICE)
DONE: Final = Done()
SKIP: Final = Skip()
