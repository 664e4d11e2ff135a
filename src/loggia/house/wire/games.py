"""What the house offers: games, words, rules."""

from __future__ import annotations

from loggia.house.wire.basic import Wire


class OptionPart(Wire, frozen=True):
    """A part of an option's text: the message that names it, and its items. Words of an item: `GAME-card-ITEM`."""

    word: str
    items: list[str]


class OptionInfo(Wire, frozen=True):
    """One choice of a table. Words: `option-GAME-NAME` (`.help`) and `option-GAME-NAME-VALUE`.

    An empty `values` means any text.
    """

    name: str
    default: bool | int | str
    values: list[bool | int | str]
    presets: list[str]
    """Texts with words of their own, where any text is allowed."""
    parts: list[OptionPart]
    """Where a text may name one item of each part, with spaces between."""
    needs: str
    """The option that has to be on for this one to mean anything; empty: none."""


class PresetInfo(Wire, frozen=True):
    """A whole table by one name. Words: `GAME-preset-NAME` (`.about`)."""

    name: str
    seats: int
    options: dict[str, bool | int | str]
    """All of the game's options."""
    bots: str
    """The level of the bots in the other seats; empty: people sit there."""
    days: bool
    """Whether it is played over days."""


class GameInfo(Wire, frozen=True):
    """A game of the house. Words: `game-NAME` (`.about`)."""

    name: str
    seats: list[int]
    revision: int
    options: list[OptionInfo]
    presets: list[PresetInfo]
    """Whole tables to choose from, the one for beginners first."""
    levels: list[str]
    """The bots that play it, weakest first. Words: `bot-LEVEL`."""
    timed: bool
    """Whether its rules say how long decisions may take: then a table's clock may be of the kind `rules`."""
    reconstructed: bool
    """Whether some of its printed data is reconstructed rather than read from the box."""


class About(Wire, frozen=True):
    """What this house is and can do."""

    name: str
    version: str
    languages: list[str]
    games: list[str]
    levels: list[str]
    push_key: str
    """The VAPID public key for Web Push, base64url; empty where push is off."""
    mail: bool
    """Whether the house sends e-mail."""


class Texts(Wire, frozen=True):
    """All Fluent texts of a language, one per source file."""

    lang: str
    texts: list[str]


class RulesPage(Wire, frozen=True):
    """A game's rules page in Markdown; every rule begins with its id in bold."""

    game: str
    lang: str
    markdown: str
