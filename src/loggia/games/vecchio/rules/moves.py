"""The moves: one small frozen type per verb, each with the words it is written in."""

from __future__ import annotations

from dataclasses import dataclass

from loggia.kernel import Move

# --- set-up ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Draft(Move):
    """Keep one of the City council tiles that were dealt (VEC-SETUP-6)."""

    tile: str

    def text(self) -> str:
        """`draft CC-COIN`."""
        return f"draft {self.tile}"


@dataclass(frozen=True)
class Settle(Move):
    """Put the two family members of a set-up placement into towns of one area (VEC-SETUP-7, VEC-SETUP-8)."""

    towns: tuple[str, str]

    def text(self) -> str:
        """`settle empoli castel_fiorentino`."""
        return f"settle {self.towns[0]} {self.towns[1]}"


# --- the five actions: what, then who and how ------------------------------------------------------------------------


@dataclass(frozen=True)
class Town(Move):
    """Action a: a town action there (VEC-TOWN-1)."""

    town: str

    def __hash__(self) -> int:
        return hash(self.town)

    def text(self) -> str:
        """`town siena`."""
        return f"town {self.town}"


@dataclass(frozen=True)
class TakeOver(Move):
    """Action b: take over a province of that region (VEC-PROV-1)."""

    region: str

    def text(self) -> str:
        """`takeover milan`."""
        return f"takeover {self.region}"


@dataclass(frozen=True)
class Office(Move):
    """Action c: assume an office on that Florence track (VEC-OFF-1)."""

    track: str

    def text(self) -> str:
        """`office nobility`."""
        return f"office {self.track}"


@dataclass(frozen=True)
class Reinforce(Move):
    """Action d: reinforcement (VEC-REIN-1)."""

    def __hash__(self) -> int:
        return hash("Reinforce")

    def text(self) -> str:
        """`reinforce`."""
        return "reinforce"


@dataclass(frozen=True)
class Recover(Move):
    """Action e: recovery (VEC-REC-1), with a new family member where CC-RECOVER allows it."""

    roll: bool

    def __hash__(self) -> int:
        return hash(self.roll)

    def text(self) -> str:
        """`recover`, `recover roll`."""
        return "recover roll" if self.roll else "recover"


@dataclass(frozen=True)
class Send(Move):
    """Who does it: the standing family member in that town, and how he travels (VEC-TRAVEL-2)."""

    town: str
    means: str

    def __hash__(self) -> int:
        return hash((self.town, self.means))

    def text(self) -> str:
        """`send empoli walk`, `send empoli carriage`, `send siena stay`."""
        return f"send {self.town} {self.means}"


@dataclass(frozen=True)
class Work(Move):
    """Use the town: through whom, and what to take where there is a choice (VEC-TOWN-2, VEC-TOWN-4)."""

    way: str
    take: str = ""
    extra: bool = False

    def __hash__(self) -> int:
        return hash((self.way, self.take, self.extra))

    def text(self) -> str:
        """`work middleman florins`, `work bishop`, `work bishop scroll extra`, `work lie`."""
        return " ".join(filter(None, ("work", self.way, self.take, "extra" if self.extra else "")))


@dataclass(frozen=True)
class Pay(Move):
    """Pay for a province: the Followers handed in and the take-over tiles used (VEC-PROV-2)."""

    followers: tuple[str, ...]
    tiles: tuple[str, ...] = ()

    def text(self) -> str:
        """`pay knight abbot`, `pay assassin assassin assassin with V-NOCOIN V-REUSE:C-ANYCOLOUR`."""
        words = ["pay", *self.followers]
        if self.tiles:
            words += ["with", *self.tiles]
        return " ".join(words)


@dataclass(frozen=True)
class Place(Move):
    """Put a family member from the supply into that town (VEC-REIN-1)."""

    town: str

    def text(self) -> str:
        """`place siena`."""
        return f"place {self.town}"


@dataclass(frozen=True)
class Choose(Move):
    """Take a Province tile of the region, or keep one of the Florence tiles looked at (VEC-PROV-2, VEC-OFF-2)."""

    tile: str

    def __hash__(self) -> int:
        return hash(self.tile)

    def text(self) -> str:
        """`choose NB-HOARD`."""
        return f"choose {self.tile}"


# --- tiles and events ------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Use(Move):
    """Use a Province tile; V-REUSE names the used tile that it repeats (VEC-PT-0)."""

    tile: str
    target: str = ""

    def text(self) -> str:
        """`use C-SIXCOIN`, `use V-REUSE C-SIXCOIN`."""
        return f"use {self.tile} {self.target}".rstrip()


@dataclass(frozen=True)
class Take(Move):
    """Which token to take, where a tile leaves the choice."""

    good: str

    def text(self) -> str:
        """`take knight`, `take scroll`, `take florins`."""
        return f"take {self.good}"


@dataclass(frozen=True)
class Give(Move):
    """Which Follower to give for C-SCRIBE."""

    good: str

    def text(self) -> str:
        """`give knight`."""
        return f"give {self.good}"


@dataclass(frozen=True)
class Exchange(Move):
    """What to give and what to take for M-DOUBLE (VEC-RUL-45)."""

    give: str
    take: tuple[str, str]

    def text(self) -> str:
        """`give scroll take knight abbot`."""
        return f"give {self.give} take {self.take[0]} {self.take[1]}"


@dataclass(frozen=True)
class Levy(Move):
    """What to pay the Levy with (VEC-EVT-4)."""

    good: str

    def text(self) -> str:
        """`levy florins`, `levy carriage`."""
        return f"levy {self.good}"


@dataclass(frozen=True)
class LayDown(Move):
    """Lay down a standing family member for the Family member event (VEC-EVT-3)."""

    town: str

    def text(self) -> str:
        """`lay siena`."""
        return f"lay {self.town}"


@dataclass(frozen=True)
class Return(Move):
    """Return a lying family member to the supply for the Family member event (VEC-EVT-3)."""

    town: str

    def text(self) -> str:
        """`return colle`."""
        return f"return {self.town}"


# --- the end of a turn -----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class EndTurn(Move):
    """End the turn (VEC-TURN-2)."""

    def __hash__(self) -> int:
        return hash("EndTurn")

    def text(self) -> str:
        """`end`."""
        return "end"


@dataclass(frozen=True)
class Pass(Move):
    """Pass the whole double-turn of the final round (VEC-END-3)."""

    def text(self) -> str:
        """`pass`."""
        return "pass"


MOVE_TYPES: tuple[type[Move], ...] = (
    Draft,
    Settle,
    Town,
    TakeOver,
    Office,
    Reinforce,
    Recover,
    Send,
    Work,
    Pay,
    Place,
    Choose,
    Use,
    Take,
    Give,
    Exchange,
    Levy,
    LayDown,
    Return,
    EndTurn,
    Pass,
)
