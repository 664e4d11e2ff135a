"""Events: what their own `__init__` makes is a frozen dataclass like any other."""

from __future__ import annotations

import copy
import pickle
from dataclasses import FrozenInstanceError, dataclass
from typing import ClassVar

import pytest

from loggia.kernel import Event, eventclass


@eventclass
class Seen(Event):
    """An event whose fields have names that its maker could trip over."""

    values: tuple[int, ...]
    known: str
    last: bool = False
    reveals: ClassVar[bool] = True


@dataclass(frozen=True)
class Plain(Event):
    """A kind of event that does without."""

    values: tuple[int, ...]


def test_an_event_has_its_fields_by_place_by_name_and_by_default() -> None:
    event = Seen((1, 2), known="cards")
    assert (event.values, event.known, event.last, event.reveals) == ((1, 2), "cards", False, True)
    assert event == Seen((1, 2), "cards", False) != Seen((1, 2), "cards", True)
    assert hash(event) == hash(Seen((1, 2), "cards"))
    assert repr(event) == "Seen(values=(1, 2), known='cards', last=False)"
    assert event.plain() == {"kind": "Seen", "values": [1, 2], "known": "cards", "last": False}
    assert Plain((3,)).plain() == {"kind": "Plain", "values": [3]}


def test_an_event_cannot_be_changed_and_can_be_sent() -> None:
    event = Seen((), "")
    with pytest.raises(FrozenInstanceError):
        event.known = "more"  # type: ignore[misc]
    with pytest.raises(TypeError):
        Seen(())  # type: ignore[call-arg]
    assert copy.deepcopy(event) == event
    assert pickle.loads(pickle.dumps(event)) == event
