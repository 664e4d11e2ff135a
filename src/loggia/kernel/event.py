"""Events: what happened, and who learns it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from typing import ClassVar, Final, NamedTuple, ParamSpec

from mypy_extensions import mypyc_attr

from loggia.kernel.phrase import Phrase

P = ParamSpec("P")


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """Something that happened. A game's events are small frozen dataclasses (`eventclass`) that inherit from this one.

    `reveals` is true for an event that tells somebody something that was hidden or left to chance: a move
    that causes one cannot be taken back without asking. `proposes` is true for what others hear as a proposal to
    them: it can be withdrawn, not unsaid, so that a front end asks before it is made by pointing.
    """

    reveals: ClassVar[bool] = False
    proposes: ClassVar[bool] = False

    def say(self) -> Phrase:
        """The sentence for the log."""
        raise NotImplementedError

    def ids(self) -> tuple[str, ...]:
        """The pieces the sentence speaks of, for highlighting."""
        return ()

    def parties(self) -> tuple[int, ...]:
        """The seats between which this settles a deal: none of them may lose it by somebody else's undo unasked."""
        return ()

    def __reduce__(self) -> tuple[type[Event], tuple[object, ...]]:
        """A pickle makes the event again from its fields, as for moves."""
        return type(self), tuple([getattr(self, name) for name in _names(type(self))])

    def plain(self) -> dict[str, object]:
        """The event as JSON data: its kind and its fields."""
        data: dict[str, object] = {"kind": type(self).__name__}
        for name in _names(type(self)):
            value = getattr(self, name)
            data[name] = list(value) if isinstance(value, tuple) else value
        return data


_NAMES: dict[type, tuple[str, ...]] = {}


def _names(kind: type[Event]) -> tuple[str, ...]:
    """The fields of a kind of event, found once."""
    found = _NAMES.get(kind)
    if found is None:
        found = _NAMES[kind] = tuple(field.name for field in fields(kind))  # type: ignore[arg-type]
    return found


class Told(NamedTuple):
    """An event with its audience: everybody, only some seats, or everybody but some seats."""

    event: Event
    only: tuple[int, ...] | None = None
    but: tuple[int, ...] = ()

    def reaches(self, viewer: int | None) -> bool:
        """Whether that seat (None: an onlooker) learns of the event."""
        if viewer is None:
            return self.only is None
        if self.only is not None:
            return viewer in self.only
        return viewer not in self.but


_told: Final = tuple.__new__
"""Makes a `Told` of all its fields without the Python call of a named tuple: every event of every match is told."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Teller:
    """Collects what happens during one move. Rules say `tell(Bought, seat, section, blocks)`, and where search passes
    often they first ask `tell.heard`: to tell nobody costs a fifth of a move."""

    __slots__ = ("heard", "told")

    def __init__(self, heard: bool = True) -> None:
        self.heard = heard
        """Whether anybody listens."""
        self.told: list[Told] = []

    def __call__(self, kind: Callable[P, Event], *args: P.args, **kwargs: P.kwargs) -> None:
        """Tell everybody."""
        self.told.append(_told(Told, (kind(*args, **kwargs), None, ())))

    def made(self, event: Event, only: tuple[int, ...] | None = None) -> None:
        """Tell everybody, or only these seats, of an event that is made already: for those who asked `heard`."""
        self.told.append(_told(Told, (event, only, ())))

    def only(
        self,
        seats: tuple[int, ...],
        kind: Callable[P, Event],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> None:
        """Tell these seats and nobody else."""
        self.told.append(_told(Told, (kind(*args, **kwargs), seats, ())))

    def but(
        self,
        seats: tuple[int, ...],
        kind: Callable[P, Event],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> None:
        """Tell everybody but these seats, onlookers included."""
        self.told.append(_told(Told, (kind(*args, **kwargs), None, seats)))


class Silence(Teller):
    """A teller that nobody listens to: search and simulation use it, and no event is ever made."""

    __slots__ = ()

    def __call__(self, kind: Callable[P, Event], *args: P.args, **kwargs: P.kwargs) -> None:
        """Say nothing."""

    def made(self, event: Event, only: tuple[int, ...] | None = None) -> None:
        """Say nothing."""

    def only(
        self,
        seats: tuple[int, ...],
        kind: Callable[P, Event],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> None:
        """Say nothing."""

    def but(
        self,
        seats: tuple[int, ...],
        kind: Callable[P, Event],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> None:
        """Say nothing."""


SILENCE: Final = Silence(heard=False)
