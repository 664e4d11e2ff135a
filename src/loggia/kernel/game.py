"""The contract: what every game answers. A room's `__init__.py` holds one subclass of `Game`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Self, TypeVar

from loggia.kernel.bargain import Bargain, Deal
from loggia.kernel.chance import Chance, new_seed
from loggia.kernel.event import Event, Teller
from loggia.kernel.move import Move
from loggia.kernel.option import Option, Options, OptionValue, read_options
from loggia.kernel.phrase import Phrase, phrase
from loggia.kernel.refusal import NotAllowed, wrong_setup
from loggia.kernel.result import Result
from loggia.kernel.talk import Talk

if TYPE_CHECKING:
    from loggia.kernel.match import Match


class State(ABC):
    """Everything on the table, and nothing else: plain ints, strings, lists, tuples, dicts and bytes in slots."""

    __slots__ = ()

    @abstractmethod
    def copy(self) -> Self:
        """An equal state that shares nothing that can change."""


S = TypeVar("S", bound=State)
M = TypeVar("M", bound=Move)


class Game(ABC, Generic[S, M]):
    """A rulebook. It holds no match: every method gets the state it speaks about."""

    name: ClassVar[str]
    seats: ClassVar[tuple[int, ...]]
    revision: ClassVar[int] = 1
    options: ClassVar[tuple[Option, ...]] = ()
    codes: int
    """How many integers the moves' integer face needs: codes are 0 to codes - 1."""

    view_type: ClassVar[type]
    """The TypedDict that `view` returns; with the next two, the source of the client's TypeScript types."""
    move_types: ClassVar[tuple[type[Move], ...]] = ()
    event_types: ClassVar[tuple[type[Event], ...]] = ()

    data_digest: str = ""
    """Empty for the game's own data file; else the SHA-256 of the owner's file that replaces it."""

    # --- before a match -------------------------------------------------------------------------------

    def new(
        self,
        seats: int,
        options: Mapping[str, object] | None = None,
        seed: int | str | None = None,
    ) -> Match:
        """A new match. Without a seed, a secret one of 128 bits is drawn."""
        from loggia.kernel.match import Match

        if seats not in self.seats:
            allowed = f"{self.seats[0]}-{self.seats[-1]}"
            raise wrong_setup(
                "setup-seats",
                game=phrase(f"game-{self.name}"),
                seats=seats,
                allowed=allowed,
            )
        read = self.check_options(seats, read_options(self.options, options or {}))
        word = new_seed() if seed is None else str(seed)
        if not word.isprintable() or word != word.strip() or not 0 < len(word) <= 200:
            raise wrong_setup("setup-seed")
        return Match.begin(self, seats, read, word)

    def check_options(self, seats: int, options: dict[str, OptionValue]) -> dict[str, OptionValue]:
        """The options as the match will keep them; raises `WrongSetup` where they contradict each other."""
        return options

    def with_data(self, path: Path) -> Game[S, M]:
        """The same game on an owner's data file; raises `WrongSetup` that names what is wrong in it."""
        raise wrong_setup("setup-no-data", game=phrase(f"game-{self.name}"))

    @abstractmethod
    def start(self, seats: int, options: Options, chance: Chance, tell: Teller) -> S:
        """Set up."""

    # --- whose decision, and what ---------------------------------------------------------------------

    @abstractmethod
    def deciding(self, state: S) -> tuple[int, ...]:
        """The seats that must or may decide now: public knowledge. Empty when the match is over."""

    def awaited(self, state: S) -> tuple[int, ...]:
        """Those of them that the match waits for; each has at least one choice."""
        return self.deciding(state)

    @abstractmethod
    def choices(self, state: S, seat: int) -> Sequence[M]:
        """Every legal move of that seat in a canonical order, or a bounded list where `lists_all` is false."""

    def speaks(self, state: S, seat: int) -> bool:
        """Whether a seat that decides now has anything to choose from; for games that know without listing it."""
        return bool(self.choices(state, seat))

    def lists_all(self, state: S, seat: int) -> bool:
        """Whether `choices` is the whole list. Where it is not, `refusal` checks any move and `sample` finds some."""
        return True

    def sample(self, state: S, seat: int, chance: Chance) -> M:
        """A random legal move, also from outside a bounded list."""
        return chance.choice(self.choices(state, seat))

    @abstractmethod
    def refusal(self, state: S, seat: int, move: M) -> NotAllowed | None:
        """Why that seat may not play that move now, with the rule's id; None if it may."""

    def meant(self, state: S, seat: int, ids: Sequence[str]) -> Iterable[str | NotAllowed]:
        """What somebody may want to play who points at these pieces, the last of them dim: moves in the notation, the
        likeliest first. The first that `refusal` refuses tells why that piece is dim. Where no move expresses what was
        meant, the refusal itself."""
        return ()

    @abstractmethod
    def advance(self, state: S, seat: int, move: M, chance: Chance, tell: Teller) -> None:
        """Carry out a legal move, in place, unchecked: the door for search. `Match.play` is the gate."""

    @abstractmethod
    def result(self, state: S) -> Result | None:
        """None until the match is over."""

    def tally(self, state: S) -> tuple[int, ...]:
        """The public score of each seat so far, for the seats' frames and the plot; empty if scores are hidden."""
        return ()

    def turn(self, state: S) -> int:
        """A number that changes when a new turn begins, so that a whole turn can be undone at once."""
        return 0

    def timeout(self, state: S, seat: int) -> M | None:
        """What the rules say happens when that seat's time runs out; None: a bot decides."""
        return None

    def seconds(self, state: S) -> int:
        """How long the rules let the present decision take; 0 where they say nothing."""
        return 0

    def reserve(self) -> int | None:
        """Seconds that the rules give each seat for a whole match beside `seconds`; None: they know no clocks."""
        return None

    def talk(self, state: S) -> Talk | None:
        """The negotiation that a live table's clock has to end; None where the rules set it no time."""
        return None

    def end_talk(self, state: S) -> None:
        """The time of the talk is over, in place: nothing new may be proposed in it.

        This only forbids, and no move does anything else after it: a record needs no trace of it.
        """

    # --- who may know what ----------------------------------------------------------------------------

    @abstractmethod
    def view(self, state: S, viewer: int | None) -> Mapping[str, Any]:
        """All that one seat (None: an onlooker) may know, as JSON data; a TypedDict in the room's view.py."""

    def open_view(self, state: S) -> Mapping[str, Any]:
        """The parts of `view` that are the same for everybody, where a game tells them apart: the house, which shows
        a state to many, makes and compares them once."""
        return {}

    def own_view(self, state: S, viewer: int | None) -> Mapping[str, Any]:
        """The other parts of `view`."""
        return self.view(state, viewer)

    @abstractmethod
    def prompt(self, state: S, viewer: int | None) -> Phrase:
        """What is being decided, said to that viewer."""

    @abstractmethod
    def imagine(self, state: S, seat: int, chance: Chance) -> S:
        """A complete state that the seat cannot tell from the real one, by all it was ever told."""

    def inventory(self, state: S) -> Mapping[str, int]:
        """Every kind of piece with its number over all places: the same at every moment of a match."""
        return {}

    # --- the faces of a move --------------------------------------------------------------------------

    @abstractmethod
    def parse(self, text: str) -> M:
        """The move with that text, or `NotAMove`. Forgives case and extra spaces."""

    @abstractmethod
    def code(self, move: M) -> int | None:
        """The move's integer; None only for moves outside a bounded list."""

    @abstractmethod
    def decode(self, code: int) -> M:
        """The move with that integer."""

    def ids(self, state: S, seat: int, move: M) -> tuple[str, ...]:
        """The pieces that name the move, to be pointed at: `("section:2", "block:green", "block:green")`."""
        return ()

    @abstractmethod
    def describe(self, state: S, seat: int, move: M) -> Phrase:
        """The move in words."""

    def effect(self, state: S, seat: int, move: M) -> Phrase | None:
        """What it would bring or cost, as far as the seat can know; for previews."""
        return None

    # --- for bots -------------------------------------------------------------------------------------

    def values(self, state: S) -> list[float]:
        """An estimate of each seat's final standing, higher is better (room's insight.py)."""
        return [float(score) for score in self.tally(state)]

    def judge(self, state: S) -> list[float]:
        """Better `values` of a position between two turns, where the room has learned some from many matches."""
        return self.values(state)

    def weigh(self, state: S, seat: int, moves: Sequence[M]) -> list[float]:
        """How promising each move looks at a glance, above zero; guides playouts and search (insight.py)."""
        return [1.0] * len(moves)

    def gist(self, state: S, seat: int) -> Sequence[M]:
        """The few choices that matter when a match is only thought through; all of them, where they are few."""
        return self.choices(state, seat)

    def news(self, state: S) -> Hashable:
        """What chance has laid open to all by now, such as a new display: a search tells decisions apart by it.

        None where the moves alone say what everybody sees, or where it matters little.
        """
        return None

    def bargain(self, state: S, seat: int) -> Bargain | None:
        """In a negotiation: what the seat could say and what each deal would bring; None where nobody negotiates."""
        return None

    def appraise(self, state: S, seat: int, deals: Sequence[Deal]) -> Sequence[Deal]:
        """Deals of the seat's bargain in another imagined world, with what they would bring there."""
        return deals

    # --- for the terminal -----------------------------------------------------------------------------

    def sketch(self, view: Mapping[str, Any], say: Callable[[Phrase], str], width: int) -> list[str]:
        """The view drawn as lines of text in rich's console markup, at most `width` columns."""
        return [f"{key}: {value}" for key, value in view.items()]


AnyGame = Game[Any, Any]
