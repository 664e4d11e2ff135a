"""The contract: what every game hands over. A room's `__init__.py` makes one `Game`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from loggia.kernel.chance import new_seed
from loggia.kernel.doors import Clock, Faces, Insight, M, Rules, S, Trade
from loggia.kernel.event import Event
from loggia.kernel.move import Move
from loggia.kernel.option import Option, Preset, read_options
from loggia.kernel.phrase import phrase
from loggia.kernel.refusal import wrong_setup

if TYPE_CHECKING:
    from loggia.kernel.match import Match

B = TypeVar("B")


@dataclass(frozen=True, kw_only=True, eq=False)
class Game(Generic[S, M, B]):
    """A rulebook on one box of components. It holds no match: its functions get the state they speak about."""

    name: str
    seats: tuple[int, ...]
    revision: int = 1
    options: tuple[Option, ...] = ()
    presets: tuple[Preset, ...] = ()
    """Whole tables to choose from, the one for beginners first."""
    box: B
    """The components and their figures, as the data file gives them."""

    rules: Rules[S, M]
    faces: Faces[S, M]
    insight: Insight[S, M]
    trade: Trade[S, M] | None = None
    """Only games with bargaining."""
    clock: Clock[S, M] | None = None
    """Only games whose rules speak of time."""

    view_type: type
    """The TypedDict of a seat's view; with the next two, the source of the client's TypeScript types."""
    move_types: tuple[type[Move], ...] = ()
    event_types: tuple[type[Event], ...] = ()

    reconstructed: bool = False
    """Whether some of the printed data was reconstructed rather than read from the box."""
    data_digest: str = ""
    """Empty for the game's own data file; else the SHA-256 of the owner's file that replaces it."""
    on_data: Callable[[Path], AnyGame] | None = None
    """The same game on an owner's data file; raises `WrongSetup` that names what is wrong in it."""
    older: Mapping[int, AnyGame] = field(default_factory=dict)
    """Earlier revisions of the rules, for the tables and records that began with them."""

    def new(self, seats: int, options: Mapping[str, object] | None = None, seed: int | str | None = None) -> Match:
        """A new match. Without a seed, a secret one of 128 bits is drawn."""
        from loggia.kernel.match import begin

        if seats not in self.seats:
            allowed = f"{self.seats[0]}-{self.seats[-1]}"
            raise wrong_setup("setup-seats", game=phrase(f"game-{self.name}"), seats=seats, allowed=allowed)
        read = self.rules.check_options(seats, read_options(self.options, options or {}))
        word = new_seed() if seed is None else str(seed)
        if not word.isprintable() or word != word.strip() or not 0 < len(word) <= 200:
            raise wrong_setup("setup-seed")
        return begin(self, seats, read, word)

    def with_data(self, path: Path) -> AnyGame:
        """The same game on an owner's data file, or `WrongSetup`."""
        if self.on_data is None:
            raise wrong_setup("setup-no-data", game=phrase(f"game-{self.name}"))
        return self.on_data(path)

    def at_revision(self, revision: int) -> AnyGame | None:
        """The game by that revision of its rules: this one, an older one that is still kept, or None."""
        return self if revision == self.revision else self.older.get(revision)


AnyGame = Game[Any, Any, Any]
