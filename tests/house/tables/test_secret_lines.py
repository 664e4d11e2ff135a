"""A move that only its mover hears of leaves no name in the others' log."""

from __future__ import annotations

from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

from loggia.house.tables.views.lines import plain_line
from loggia.house.tables.views.numbering import Numbering
from loggia.kernel import Event, Phrase, Told, phrase


@dataclass(frozen=True)
class Kept(Event):
    """Something secret."""

    seat: int

    def say(self) -> Phrase:
        """Its words."""
        return phrase("palio-over")


def line(viewer: int | None) -> dict[str, Any]:
    entry = SimpleNamespace(number=7, at=1.0, kind="move", seat=2)
    happened = SimpleNamespace(entry=entry, told=(Told(Kept(2), only=(2,)),), back=0)
    return plain_line(happened, viewer, Numbering())  # type: ignore[arg-type]


def test_the_mover_reads_its_own_secret() -> None:
    assert line(2)["seat"] == 2
    assert len(line(2)["happened"]) == 1


def test_the_others_do_not_learn_who_it_was() -> None:
    for viewer in (0, 1, None):
        assert line(viewer)["seat"] == -1
        assert line(viewer)["happened"] == []
