"""The view as lines of text for a terminal of 80 columns, in rich's console markup."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from loggia.games.genoa.rules.box import GenoaBox
from loggia.games.genoa.rules.names import card_name, field_name, good_name, some
from loggia.games.genoa.rules.pieces import KINDS, SPECIALS, WARES
from loggia.games.genoa.rules.view.types import (
    BundleView,
    CardView,
    Count,
    FieldView,
    GenoaView,
    ProposalView,
    SeatView,
)
from loggia.kernel import Phrase, Said, Seat, phrase

Say = Callable[[Phrase], str]
COLOURS: Final = {
    "blue": "blue",
    "red": "red",
    "yellow": "yellow",
    "green": "green",
    "purple": "magenta",
}
CELL: Final = 8


def sketch(box: GenoaBox, view: GenoaView, say: Say, width: int) -> list[str]:
    """Round, board, seats, supplies, offers, own cards."""
    return [
        *_head(view, say),
        *_board(box, view, say),
        "",
        *_wrapped(say, "genoa-ui-supply", _supplies(view, say), width),
        *_wrapped(say, "genoa-ui-stacks", _stacks(view, say), width),
        "",
        *[line for number in range(len(view["seats"])) for line in _seat(view, number, say, width)],
        *_talk(view, say, width),
        *_mine(view, say, width),
    ]


def _ui(say: Say, name: str, **args: Said) -> str:
    return say(phrase(f"genoa-ui-{name}", **args))


def _name(view: GenoaView, seat: int, say: Say) -> str:
    colour = COLOURS.get(view["seats"][seat]["colour"], "white")
    return f"[{colour}]{say(phrase('seat-name', seat=Seat(seat)))}[/{colour}]"


def _head(view: GenoaView, say: Say) -> list[str]:
    track = _ui(say, "round", space=view["space"], last=view["last_space"])
    parts = [f"[bold]{say(phrase('game-genoa'))}[/bold]", track, _ui(say, f"phase-{view['phase']}")]
    tower = _ui(say, "tower-line", player=_name(view, view["tower_seat"], say))
    if view["slow"] and view["talk"]["round"]:
        tower += f"   {_ui(say, 'rounds', round=view['talk']['round'], rounds=view['talk']['rounds'])}"
    if view["path"] and view["phase"] not in ("owners", "over"):
        tower += f"   {_ui(say, 'steps', left=view['steps_left'])}"
    return ["  ".join(parts), tower]


# --- the board --------------------------------------------------------------------------------------------------------


def _board(box: GenoaBox, view: GenoaView, say: Say) -> list[str]:
    """The grid: every space with its field; under it discs and the owner's marker."""
    size = box.board.size
    fields = view["fields"]
    at = {(cell[0], cell[1]): field for field in fields for cell in field["cells"]}
    here = view["path"][-1] if view["path"] else ""
    lines = ["     " + "".join(f"{red:<{CELL}}" for red in range(1, size + 1))]
    for blue in range(1, size + 1):
        names, marks = [f"  {blue}  "], ["     "]
        for red in range(1, size + 1):
            field = at[(red, blue)]
            first = tuple(field["cells"][0]) == (red, blue)
            names.append(_cell_name(field, say, here, first))
            marks.append(_cell_marks(field, view, first))
        lines.append("".join(names).rstrip())
        if any(mark.strip() for mark in marks):
            lines.append("".join(marks).rstrip())
    return lines


def _cell_name(field: FieldView, say: Say, here: str, first: bool) -> str:
    name = say(field_name(field["id"], "short")) if first else "│"
    text = f"{name[: CELL - 1]:<{CELL}}"
    if field["id"] == here:
        return f"[bold reverse]{text[:-1]}[/bold reverse] "
    if field["discs"]:
        return f"[bold underline]{text[:-1]}[/bold underline] "
    if field["mode"] in ("next", "plain"):
        return f"[cyan]{text}[/cyan]"
    return text if field["kind"] != "street" else f"[dim]{text}[/dim]"


def _cell_marks(field: FieldView, view: GenoaView, first: bool) -> str:
    if not first:
        return " " * CELL
    marks = "o" * field["discs"]
    text = f"{marks:<{CELL - 2}}"
    if field["owner"] < 0:
        return text + "  "
    colour = COLOURS.get(view["seats"][field["owner"]]["colour"], "white")
    return f"{text[:-1]}[{colour}]#{field['owner']}[/{colour}] "


# --- supplies and seats -----------------------------------------------------------------------------------------------


def _wrapped(say: Say, title: str, parts: Sequence[str], width: int) -> list[str]:
    """A titled list over as many lines as it needs."""
    head = f"[bold]{say(phrase(title))}[/bold] "
    plain = len(say(phrase(title))) + 1
    return _flow(head, plain, parts, width)


def _flow(head: str, plain: int, parts: Sequence[str], width: int) -> list[str]:
    lines: list[str] = []
    line, length = head, plain
    for number, part in enumerate(parts):
        shown = part + ("," if number < len(parts) - 1 else "")
        if length + len(shown) + 1 > width and length > plain:
            lines.append(line.rstrip())
            line, length = " " * min(plain, 4), min(plain, 4)
        line += shown + " "
        length += len(shown) + 1
    lines.append(line.rstrip())
    return lines


def _supplies(view: GenoaView, say: Say) -> list[str]:
    return [f"{say(good_name(name))} {view['supply'][name]}" for name in (*WARES, *SPECIALS)]


def _stacks(view: GenoaView, say: Say) -> list[str]:
    return [
        _ui(say, "stack", kind=good_name(stack["kind"]), down=stack["down"], up=len(stack["up"]))
        for stack in view["stacks"]
    ]


def _seat(view: GenoaView, number: int, say: Say, width: int) -> list[str]:
    seat = view["seats"][number]
    money = _ui(say, "hidden") if seat["money"] is None else say(phrase("genoa-ducats", amount=seat["money"]))
    ended = view["phase"] in ("owners", "over")
    signs = [] if ended else [_ui(say, "can-act" if seat["can_act"] else "acted")]
    if seat["passed"]:
        signs.append(_ui(say, "passed"))
    if number == view["start_seat"]:
        signs.append(_ui(say, "starting-player"))
    mark = "►" if number == view["tower_seat"] else " "
    name = _name(view, number, say)
    plain = f"{mark} {number} {say(phrase('seat-name', seat=Seat(number)))}  "
    parts = [_ui(say, "purse-line", money=money), *signs]
    lines = _flow(f"{mark} {number} {name}  ", len(plain), parts, width)
    return [*lines, *_flow("      ", 6, _area(seat, say), width)]


def _area(seat: SeatView, say: Say) -> list[str]:
    goods = [*seat["wares"].items(), *seat["specials"].items()]
    parts = [f"{count} × {say(good_name(name))}" for name, count in goods]
    parts.append(_ui(say, "markers-line", area=seat["markers"], supply=seat["marker_supply"]))
    cards = [f"{seat['hand'][kind]} × {say(good_name(kind))}" for kind in KINDS if seat["hand"][kind]]
    return [*parts, *cards]


# --- negotiation ------------------------------------------------------------------------------------------------------


def _talk(view: GenoaView, say: Say, width: int) -> list[str]:
    talk = view["talk"]
    lines: list[str] = []
    for title, proposals in (("offers", talk["offers"]), ("counters", talk["counters"])):
        if proposals:
            lines += ["", f"[bold]{_ui(say, title)}[/bold]"]
            for one in proposals:
                lines += _proposal(view, one, say, width)
    if talk["must_sell"]:
        lines.append(f"[bold]{_ui(say, 'must-sell')}[/bold]")
    return lines


def _proposal(view: GenoaView, one: ProposalView, say: Say, width: int) -> list[str]:
    cards = view["cards"]
    plain = say(phrase("seat-name", seat=Seat(one["seat"])))
    head = f"  {one['seat']} {_name(view, one['seat'], say)} "
    mode = f"v{one['version']} ({_ui(say, 'mode-' + one['mode'])})" if one["mode"] else f"v{one['version']}"
    parts = [f"{say(field_name(one['field'], ''))} {mode}"]
    drawn = sum(gift["count"] for field in view["fields"] if field["id"] == one["field"] for gift in field["gives"])
    parts.append(_ui(say, "pays-line", what=" + ".join(_items(one["pay"], cards, say, drawn))))
    asked = _items(one["ask"], cards, say, drawn)
    if asked:
        parts.append(_ui(say, "asks-line", what=" + ".join(asked)))
    return _flow(head, len(plain) + 5, _short(parts, width - 10), width)


def _short(parts: Sequence[str], most: int) -> list[str]:
    """No part longer than a line."""
    return [part if len(part) <= most else part[: most - 1] + "…" for part in parts]


def _items(bundle: BundleView, cards: dict[str, CardView], say: Say, drawn: int) -> list[str]:
    """One side of a proposal; `drawn` cards come from the action."""
    items = [say(phrase("genoa-ducats", amount=bundle["money"]))] if bundle["money"] else []
    items += [_count(one, say) for one in bundle["goods"]]
    items += [_card(cards[card], say) for card in bundle["cards"]]
    items += [say(phrase("genoa-closed", item=some(one["name"], one["count"]))) for one in bundle["closed"]]
    for one in bundle["drawn"]:
        chosen = bundle["picks"] and one["name"] in KINDS and one["count"] < drawn
        picks = f"-{bundle['picks']}" if chosen else ""
        items.append(say(phrase(f"genoa-drawn{picks}", item=some(one["name"], one["count"]))))
    return items


def _count(one: Count, say: Say) -> str:
    return say(some(one["name"], one["count"]))


def _card(card: CardView, say: Say) -> str:
    return say(card_name((card["id"], card["kind"], *card["buildings"], *card["wares"])))


# --- the viewer's own cards -------------------------------------------------------------------------------------------


def _mine(view: GenoaView, say: Say, width: int) -> list[str]:
    """The viewer's cards with their ids, and what this turn could do for them."""
    mine = next((seat for seat in view["seats"] if seat["money"] is not None), None)
    if mine is None or view["phase"] == "over":
        return []
    chances = {chance["card"]: chance for chance in view["chances"]}
    lines = ["", f"[bold]{_ui(say, 'hand')}[/bold]"]
    for card in mine["cards"]:
        text = f"  {card} {_card(view['cards'][card], say)}"
        chance = chances.get(card)
        if chance is not None:
            when = (
                _ui(say, "chance-ready")
                if chance["ready"]
                else _ui(say, "chance-steps", steps=chance["steps"])
                if chance["steps"] >= 0
                else _ui(say, "chance-none")
            )
            notes = [when]
            if chance["missing"]:
                wares = tuple(good_name(ware) for ware in chance["missing"])
                notes.append(_ui(say, "missing", wares=wares))
            if chance["held"]:
                notes.append(_ui(say, "held"))
            text += f" ({'; '.join(notes)})"
        lines.append(text if len(text) <= width else text[: width - 1] + "…")
    return lines
