"""The view as lines of text for the terminal, in rich's console markup."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from textwrap import wrap
from typing import Any, Final

from loggia.games.carrara.rules.pieces.names import (
    blocks_said,
    card_said,
    city_said,
    colour_said,
    gain_said,
    label_said,
    object_said,
    objects_said,
    tile_said,
)
from loggia.kernel import Phrase, Seat, phrase

STYLES: Final = {
    "white": "bold bright_white",
    "yellow": "bright_yellow",
    "red": "bright_red",
    "green": "bright_green",
    "blue": "bright_blue",
    "black": "bright_black",
    "urban": "dark_orange",
    "rural": "green",
}
INDENT: Final = 12
_MARKUP: Final = re.compile(r"(?<!\\)\[[^\]]*\]")


def sketch(view: Mapping[str, Any], say: Callable[[Phrase], str], width: int) -> list[str]:
    """The whole table: wheel, display, objects, cities, objectives, and every player's board."""
    return _Sketch(view, say, width).lines()


def _seen(text: str) -> int:
    """How many columns the text takes once its markup is drawn."""
    return len(_MARKUP.sub("", text).replace("\\[", "["))


def _pad(text: str, columns: int) -> str:
    return text + " " * max(0, columns - _seen(text))


class _Sketch:
    """One drawing; each method draws one part of the table."""

    def __init__(self, view: Mapping[str, Any], say: Callable[[Phrase], str], width: int) -> None:
        self.view = view
        self.say_raw = say
        self.width = width

    def say(self, message: Phrase) -> str:
        """Words with literal brackets escaped."""
        return self.say_raw(message).replace("[", "\\[")

    def word(self, message: str, **args: int) -> str:
        """A word of the frame."""
        return self.say(phrase(f"carrara-sketch-{message}", **args))

    def name(self, seat: int) -> str:
        """Who sits there."""
        return self.say(phrase("seat-name", seat=Seat(seat)))

    def lines(self) -> list[str]:
        """All parts, one below the other."""
        parts = [self._header(), self._wheel(), self._display(), self._objects(), self._cities(), self._objectives()]
        parts += [self._player(player) for player in self.view["players"]]
        parts.append(self._own())
        return [line for part in parts for line in part]

    def _flow(self, title: str, cells: Iterable[str]) -> list[str]:
        """A title, then cells from left to right, on as many lines as they need."""
        lines, line = [], _pad(f"[bold]{title}[/bold]", INDENT - 2) + "  "
        for cell in cells:
            if _seen(line) + _seen(cell) > self.width:
                lines.append(line.rstrip())
                line = " " * INDENT
            line += cell + "  "
        return [*lines, line.rstrip()]

    def _pair(self, name: str, items: Iterable[str]) -> str:
        """`Pisa: Villa 4, Porta 2`, from texts that may hold markup."""
        return self.say_raw(phrase("carrara-sketch-pair", name=name, items=", ".join(items)))

    def _list(self, name: str, items: list[str]) -> list[str]:
        """The same as several cells, so that a long list can go on in the next line."""
        head = self._pair(name, items[:1])
        cells = [head, *items[1:]]
        return [cell + "," for cell in cells[:-1]] + cells[-1:]

    def _tile(self, tile: Mapping[str, Any]) -> str:
        return f"[{STYLES[tile['category']]}]{self.say(tile_said(tile['id']))}[/]"

    def _header(self) -> list[str]:
        view = self.view
        line = f"[bold]{self.word('round', round=view['round'])}[/bold]"
        if view["ending"] != "open":
            line += f"  [bold red]{self.word('last-round')}[/bold red]"
        lines = [line]
        if view["pending"]:
            pending = view["pending"]
            what = {"tile": tile_said(pending["tile"]), "city": city_said(pending["city"]), "owed": pending["owed"]}
            lines.append(self.say(phrase("carrara-sketch-paying", seat=Seat(view["turn_seat"]), **what)))
        return lines

    def _wheel(self) -> list[str]:
        """One row a section; every cell is a price and the blocks that lie there."""
        column = (self.width - INDENT) // len(_COLOURS)
        head = _pad(f"[bold]{self.word('wheel')}[/bold]", INDENT)
        lines = [head + "".join(_pad(f"[{STYLES[c]}]{self.say(colour_said(c))}[/]", column) for c in _COLOURS)]
        for section in self.view["wheel"]:
            line = _pad(f"  {section['id']}", INDENT)
            for colour in _COLOURS:
                many, price = section["blocks"][colour], section["prices"][colour]
                cell = f"{price} [{STYLES[colour]}]{'■' * many}[/]" if many else f"[dim]{price}[/]"
                line += _pad(cell, column)
            lines.append(line.rstrip())
        return [*lines, " " * INDENT + self.word("bag", bag=self.view["bag"])]

    def _display(self) -> list[str]:
        view = self.view
        tiles = [self._tile(tile) for tile in view["display"] if tile]
        lines = self._flow(self.word("display"), [*tiles, f"[dim]({self.word('pile', pile=view['pile'])})[/]"])
        if view["expansion"]:
            lines += self._flow(self.word("eights"), [self._tile(tile) for tile in view["eights"]])
            lines += self._flow(self.word("upgrades"), [self._upgrade(one) for one in view["upgrades"]])
        return lines

    def _upgrade(self, upgrade: Mapping[str, Any]) -> str:
        note = " " + self.word("reconstructed") if upgrade["reconstructed"] else ""
        return self._pair(self.say(label_said(upgrade["target"])), [self._gain(upgrade["vp"], upgrade["coins"])]) + note

    def _gain(self, vp: int, coins: int) -> str:
        return self.say(phrase("carrara-list", items=gain_said(vp, coins)))

    def _gains(self, preview: Mapping[str, Any]) -> list[str]:
        amounts = [self._gain(preview["vp"], preview["coins"])]
        return amounts + [self.say(one) for one in objects_said(preview["objects"])]

    def _objects(self) -> list[str]:
        view = self.view
        sale = [self.say(object_said(kind)) for kind, many in view["sale"].items() for _ in range(many)]
        supply = [f"{self.say(object_said(kind))} {many}" for kind, many in view["supply"].items()]
        lines = self._flow(self.word("objects"), [self.word("sale"), *(sale or ["-"])])
        return lines + self._flow("", [self.word("supply"), *supply])

    def _cities(self) -> list[str]:
        cells = []
        for city in self.view["cities"]:
            name = f"[{STYLES[city['colour']]}]{self.say(city_said(city['id']))}[/]"
            cell = f"{name} {self._gain(city['vp'], city['coins'])}"
            if city["scored_by"] >= 0:
                cell += f" ({self.word('scored-by')} {self.name(city['scored_by'])})"
            else:
                cell += f" [dim]({self.word('least')} {city['needed']})[/]"
            cells.append(cell)
        return self._flow(self.word("city"), cells)

    def _objectives(self) -> list[str]:
        lines: list[str] = []
        title = self.word("objectives")
        for objective in self.view["objectives"]:
            values = []
            for seat, value in enumerate(objective["values"]):
                mark = "[bold green]✓[/]" if objective["met"][seat] else ""
                values.append(f"{self.name(seat)} {'?' if value is None else value}{mark}")
            need = f"{self.word('need')} {objective['need']}"
            lines += self._flow(title, [self._pair(self.say(card_said(objective["card"])), [need]), *values])
            lines += self._card_text(objective)
            title = ""
        bonus = self.view["bonus"]
        if bonus:
            note = " " + self.word("reconstructed") if bonus["reconstructed"] else ""
            lines += self._flow(self.word("bonus"), [self.say(card_said(bonus["card"])) + note])
            lines += self._card_text(bonus)
        return lines

    def _card_text(self, card: Mapping[str, Any]) -> list[str]:
        """What a card says."""
        text = wrap(self.say(Phrase.read(card["text"])), self.width - INDENT)
        return [f"{' ' * INDENT}[dim]{line}[/]" for line in text]

    def _player(self, player: Mapping[str, Any]) -> list[str]:
        seat = player["seat"]
        turn = "▶ " if seat == self.view["turn_seat"] and self.view["phase"] != "over" else ""
        facts = [
            f"[bold]{self.say(phrase('carrara-vp', count=player['vp']))}[/bold]",
            self.word("markers", count=player["markers_left"]),
            self.word("total", cost=player["total_cost"]),
        ]
        lines = ["─" * self.width, *self._flow(turn + self.name(seat), facts)]
        if player["marked"]:
            lines += self._flow("", [self.word("scored"), *(self.say(label_said(s)) for s in player["marked"])])
        built = [
            cell
            for city, tiles in player["buildings"].items()
            if tiles
            for cell in self._list(self.say(city_said(city)), [self._tile(tile) for tile in tiles])
        ]
        if built:
            lines += self._flow("", built)
        own = [name.removeprefix("up-") for name in player["upgrades"]]
        if own:
            worth = [self._pair(self.say(label_said(t)), [self._gain(**player["worth"][t])]) for t in own]
            lines += self._flow("", [self.word("upgraded"), *worth])
        return lines + self._flow("", self._holdings(player["holdings"]))

    def _holdings(self, holdings: Mapping[str, Any] | None) -> list[str]:
        if holdings is None:
            return [f"[dim]{self.word('hidden')}[/]"]
        blocks = [colour for colour, many in holdings["blocks"].items() for _ in range(many)]
        objects = [kind for kind, many in holdings["objects"].items() for _ in range(many)]
        said = blocks_said(blocks)
        cells = [self.say(phrase("carrara-coins", count=holdings["coins"]))]
        if blocks and isinstance(said, tuple):
            cells += [self.say(one) for one in said if isinstance(one, Phrase)]
        return cells + [self.say(one) for one in objects_said(objects)]

    def _own(self) -> list[str]:
        """What the viewer could score, and his final scoring as things stand."""
        own = self.view["own"]
        if own is None:
            return []
        lines = ["─" * self.width]
        cells = [
            cell
            for one in own["previews"]
            if one["allowed"]
            for cell in self._list(self.say(label_said(one["space"])), self._gains(one))
        ]
        if cells:
            lines += self._flow("", [self.word("your-scorings"), *cells])
        parts = [self.word(f"final-{part}", vp=own["final"][part]) for part in _FINAL_PARTS]
        return [*lines, *self._flow("", [self.word("final"), *parts])]


_FINAL_PARTS: Final = ("objects", "buildings", "bonus", "coins")
_COLOURS: Final = ("white", "yellow", "red", "green", "blue", "black")
