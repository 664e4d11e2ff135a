"""The view as lines of text for a terminal, in rich's console markup."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from textwrap import wrap
from typing import Final

from loggia.games.lucca.rules.view import CardView, LuccaView, PalaceView, PlayerView
from loggia.kernel import Phrase, Seat, phrase

Say = Callable[[Phrase], str]

INK: Final = {
    "red": "red",
    "blue": "blue",
    "green": "green",
    "yellow": "yellow",
    "purple": "magenta",
    "brown": "dark_orange3",
    "orange": "orange1",
    "pink": "hot_pink",
    "white": "bright_white",
    "grey": "grey62",
    "black": "grey37",
}
AREAS: Final = ("construction", "completed", "opened")
MARKUP: Final = re.compile(r"(?<!\\)\[/?[a-z][^\]]*\]|(?<!\\)\[/\]")
INDENT: Final = "    "


def sketch(view: LuccaView, say: Say, width: int) -> list[str]:
    """The table, from the triplets in the middle to every player's quarter."""
    lines = _heading(view, say)
    lines += _layout(view, say)
    lines += _own_cards(view, say, width)
    for player in view["players"]:
        lines += ["", *_player(view, player, say, width)]
    if view["city"] is not None:
        title = f"[bold]{say(phrase('lucca-city-name'))}[/]"
        tail = say(phrase("lucca-sketch-bastions", bastions=view["city"]["bastions"]))
        lines += ["", f"{title}  {tail}", *_palaces(view["city"]["palaces"], say, width)]
    legend = say(phrase("lucca-sketch-legend"))
    return [*lines, "", *(f"[dim]{line}[/]" for line in wrap(legend, width))]


def _heading(view: LuccaView, say: Say) -> list[str]:
    title = say(phrase("lucca-sketch-round", round=view["round"], rounds=view["rounds"]))
    stock = phrase("lucca-sketch-deck", deck=view["deck"], removed=view["removed"], size=view["palace_size"])
    return [f"[bold]{title}[/]  [dim]{say(stock)}[/]"]


def _card(card: CardView, say: Say) -> str:
    """`45 2w1s` in its colour; the number alone would hide what counts."""
    if card["kind"] == "bastion":
        return "[bold]x[/]"
    symbols = say(phrase("lucca-sketch-symbols", windows=card["windows"], shields=card["shields"]))
    colour = say(phrase(f"lucca-colour-{card['colour']}")) if card["kind"] == "palace" else "*"
    return f"[{INK.get(card['colour'], 'bold')}]{colour} {card['street']} {symbols}[/]"


def _layout(view: LuccaView, say: Say) -> list[str]:
    if not view["triplets"]:
        return []
    lines = [f"[bold]{say(phrase('lucca-sketch-triplets'))}[/]"]
    for triplet in view["triplets"]:
        cards = "  ".join(_card(card, say) for card in triplet["cards"])
        lines.append(f"  {triplet['number']}  {cards or '[dim]' + say(phrase('lucca-sketch-gone')) + '[/]'}")
    return lines


def _own_cards(view: LuccaView, say: Say, width: int) -> list[str]:
    """What is to be played, and what only the viewer knows."""
    lines = []
    for message, cards in (
        ("lucca-sketch-hand", view["hand"]),
        ("lucca-sketch-opening", view["opening_hand"]),
        ("lucca-sketch-kept", view["kept"]),
        ("lucca-sketch-given-back", view["given_back"]),
    ):
        if cards:
            lines += _flow(f"[bold]{say(phrase(message))}[/]", [_card(card, say) for card in cards], "  ", width)
    return lines


def _player(view: LuccaView, player: PlayerView, say: Say, width: int) -> list[str]:
    """A quarter: one line that sums it up, then the palaces by area."""
    seat = player["seat"]
    mark = "[reverse] > [/] " if seat == view["active"] else ""
    # At the end, `order` is that of the last openings: a number before a name would be taken for a rank.
    place = f"{view['order'].index(seat) + 1}. " if view["order"] and view["phase"] != "over" else ""
    parts = [
        say(phrase("lucca-sketch-score", score=player["score"])),
        say(phrase("lucca-sketch-shields", shields=player["shields"])),
        say(phrase("lucca-sketch-walls", walls=len(player["walls"]))),
        say(phrase("lucca-sketch-bastions", bastions=player["bastions"])),
    ]
    if player["shields_needed"]:
        parts[1] += " " + say(phrase("lucca-sketch-needed", needed=player["shields_needed"]))
    if view["phase"] == "keeping":
        parts.append(say(phrase("lucca-sketch-chosen" if player["has_chosen"] else "lucca-sketch-choosing")))
    name = say(phrase("seat-name", seat=Seat(seat))).replace("[", r"\[")
    head = f"{mark}[bold]{place}{name}[/]"
    return [*_flow(head, parts, " · ", width), *_palaces(player["palaces"], say, width)]


def _palaces(palaces: list[PalaceView], say: Say, width: int) -> list[str]:
    """The palaces of each area; in a palace the numbers under the top one are dim, for they no longer show."""
    lines = []
    for area in AREAS:
        found = [_palace(palace, say) for palace in palaces if palace["area"] == area]
        if found:
            lines += _flow(f"  {say(phrase(f'lucca-sketch-{area}'))}", found, "  ", width)
    return lines


def _palace(palace: PalaceView, say: Say) -> str:
    ink = INK.get(palace["colour"], "bold")
    symbols = say(phrase("lucca-sketch-symbols", windows=palace["windows"], shields=palace["shields"]))
    under = "".join(f"{card['street']}>" for card in palace["cards"][:-1])
    colour = say(phrase(f"lucca-colour-{palace['colour']}"))
    return f"[{ink}]{colour} [dim]{under}[/dim][bold]{palace['street']}[/bold] {symbols}[/]"


def _width(marked: str) -> int:
    """How many columns a line with markup takes."""
    return len(MARKUP.sub("", marked))


def _flow(head: str, parts: Iterable[str], between: str, width: int) -> list[str]:
    """A line that begins with a head and is broken between its parts."""
    lines, line = [], head
    first = True
    for part in parts:
        joined = f"{line} {part}" if first else f"{line}{between}{part}"
        if _width(joined) > width and not first:
            lines.append(line)
            joined = f"{INDENT}{part}"
        line, first = joined, False
    return [*lines, line]
