"""Options: what a table can choose about a game before it begins."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from loggia.kernel.refusal import wrong_setup

OptionValue: TypeAlias = bool | int | str
Options: TypeAlias = Mapping[str, OptionValue]


@dataclass(frozen=True)
class Option:
    """One choice of the table. Its words are `option-GAME-NAME` with `.help`, and `option-GAME-NAME-VALUE`.

    `values` lists what is allowed; an empty tuple means any text, which the game itself checks.
    """

    name: str
    default: OptionValue
    values: tuple[OptionValue, ...] = ()
    presets: tuple[str, ...] = ()
    """Texts with words of their own, offered first where any text is allowed."""
    parts: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """Where a text names one item of each part, with spaces between: the message that names the part, and its items.
    An item's words are `GAME-card-ITEM`."""
    needs: str = ""
    """The flag without which this choice means nothing: it is not offered while that one is off."""

    def read(self, given: object) -> OptionValue:
        """The value meant by a Python value or by a word on a command line, or `WrongSetup`."""
        word = " ".join(str(given).split())
        if not self.values:
            return word
        for value in self.values:
            if word.lower() == str(value).lower():
                return value
        allowed = ", ".join(str(value).lower() if isinstance(value, bool) else str(value) for value in self.values)
        raise wrong_setup("setup-option-value", option=self.name, given=word, allowed=allowed)


@dataclass(frozen=True)
class Preset:
    """A whole table by one name. Its words are `GAME-preset-NAME` with `.about`."""

    name: str
    seats: int
    options: Options
    """The options that differ from their defaults."""
    bots: str = ""
    """The level of the bots in the other seats; empty: people sit there."""
    days: bool = False
    """Whether it is played over days."""


def flag(name: str, default: bool = False) -> Option:
    """An option that is on or off."""
    return Option(name, default, (False, True))


def read_options(known: tuple[Option, ...], given: Mapping[str, object]) -> dict[str, OptionValue]:
    """Every known option with its given or default value, in the game's order."""
    names = {option.name for option in known}
    for name in given:
        if name not in names:
            raise wrong_setup(
                "setup-option-unknown",
                option=name,
                allowed=", ".join(o.name for o in known) or "-",
            )
    return {o.name: o.read(given[o.name]) if o.name in given else o.default for o in known}
