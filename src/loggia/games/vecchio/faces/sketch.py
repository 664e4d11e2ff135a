"""The view as lines of text for a terminal, in rich's console markup."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from textwrap import wrap
from typing import Any, Final

from loggia.games.vecchio.rules import names
from loggia.games.vecchio.rules.pieces import GOODS, REGIONS
from loggia.kernel import Phrase, Said, Seat, phrase

Say = Callable[[Phrase], str]

INK: Final = {
    "brown": "dark_orange3",
    "black": "grey54",
    "gray": "bright_black",
    "white": "bright_white",
    "purple": "magenta",
    "green": "green",
    "red": "red",
    "florence": "bold yellow",
}
SEAT_INK: Final = ("red", "blue", "yellow", "green")
MARKUP: Final = re.compile(r"\[/?[a-z_0-9 ]*\]")
NAME_WIDTH: Final = 18
COLOUR_WIDTH: Final = 7
MEMBERS_WIDTH: Final = 17
SHORT: Final = 6


def sketch(view: Mapping[str, Any], say: Say, width: int) -> list[str]:
    """The table: the state of play, the map by areas, the tracks, then every family."""
    talk = _Talk(say)
    lines = _heading(view, talk, width)
    lines += _map(view, talk, width)
    lines += _middlemen(view, talk, width)
    for track in view["tracks"]:
        lines += _track(view, track, talk, width)
    lines += _private(view, talk, width)
    for seat, family in enumerate(view["seats"]):
        lines += ["", *_family(view, seat, family, talk, width)]
    legend = talk.say(phrase("vecchio-sketch-legend"))
    return [*lines, "", *(f"[dim]{line}[/dim]" for line in wrap(legend, width))]


class _Talk:
    """Says names that may be phrases or plain texts."""

    def __init__(self, say: Say) -> None:
        self.say = say

    def said(self, what: Said) -> str:
        return self.say(what) if isinstance(what, Phrase) else str(what)

    def town(self, name: str) -> str:
        return self.said(names.town(name))

    def tiles(self, tiles: Iterable[str]) -> list[str]:
        return [self.say(names.tile(tile)) if tile else "▒" for tile in tiles]


def _width(marked: str) -> int:
    return len(MARKUP.sub("", marked).replace("\\[", "["))


def _pad(marked: str, width: int) -> str:
    return marked + " " * (width - _width(marked))


def _flow(head: str, parts: Iterable[str], between: str, width: int) -> list[str]:
    """A line that begins with a head and is broken between its parts."""
    lines, line, first = [], head, True
    for part in parts:
        joined = f"{line} {part}" if first else f"{line}{between}{part}"
        if _width(joined) > width and not first:
            lines.append(line)
            joined = f"    {part}"
        line, first = joined, False
    return [*lines, line]


def _heading(view: Mapping[str, Any], talk: _Talk, width: int) -> list[str]:
    if view["phase"] in ("draft", "settle"):
        title = phrase("vecchio-sketch-setup")
    elif view["phase"] == "over":
        title = phrase("vecchio-sketch-over")
    elif view["final"]:
        title = phrase("vecchio-sketch-final")
    else:
        title = phrase("vecchio-sketch-round", round=view["round"])
    parts = [
        talk.say(phrase("vecchio-sketch-crests", left=view["crests_left"], all=view["crests_in_play"])),
    ]
    if view["phase"] != "over":
        token = names.track(view["cost_token"])
        parts.append(talk.say(phrase("vecchio-sketch-surcharge", track=token, florins=view["surcharge"])))
    return _flow(f"[bold]{talk.say(title)}[/bold] ", parts, " · ", width)


# --- the map ---------------------------------------------------------------------------------------------------------


def _map(view: Mapping[str, Any], talk: _Talk, width: int) -> list[str]:
    """Every town once, under the first of its areas; an area's heading names all its towns."""
    towns = {town["id"]: town for town in view["board"]["towns"]}
    shown: set[str] = set()
    lines = []
    for area in view["board"]["areas"]:
        chance = talk.say(phrase("vecchio-sketch-area", area=area["number"]))
        around = ", ".join(talk.town(town) for town in area["towns"])
        head = f"[bold]{chance}[/bold] [dim]{area['ways']}/{view['board']['rolls']}[/dim]"
        lines.append(f"{head} [dim]{around[: width - _width(head) - 1]}[/dim]")
        for name in area["towns"]:
            if name not in shown:
                shown.add(name)
                lines.append(_town(view, towns[name], talk, width))
    lines += [_town(view, town, talk, width) for name, town in towns.items() if name not in shown]
    return lines


def _town(view: Mapping[str, Any], town: Mapping[str, Any], talk: _Talk, width: int) -> str:
    here = any(middleman["town"] == town["id"] for middleman in view["middlemen"])
    ink = INK[town["colour"]]
    colour = "" if town["colour"] == "florence" else talk.say(names.colour(town["colour"]))[: COLOUR_WIDTH - 1]
    name = talk.town(town["id"])[: NAME_WIDTH - 1]
    line = f"  {'[bold]◆[/bold]' if here else ' '} [{ink}]{name}[/]"
    line = _pad(line, 4 + NAME_WIDTH) + f"[{ink}]{colour}[/]"
    line = _pad(line, 4 + NAME_WIDTH + COLOUR_WIDTH) + _members(view, town["id"])
    line = _pad(line, 4 + NAME_WIDTH + COLOUR_WIDTH + MEMBERS_WIDTH)
    roads = " ".join(talk.town(road).replace(" ", "")[:SHORT] for road in town["roads"])
    return f"{line}[dim]{roads[: width - _width(line)]}[/dim]"


def _members(view: Mapping[str, Any], town: str) -> str:
    """`1↑2 3↓`: two of player 1 stand, one of player 3 lies."""
    found = []
    for seat, family in enumerate(view["seats"]):
        for place, mark in (("standing", "↑"), ("lying", "↓")):
            count = family[place].count(town)
            if count:
                found.append(f"[{SEAT_INK[seat]}]{seat + 1}{mark}{count if count > 1 else ''}[/]")
    return " ".join(found)


def _middlemen(view: Mapping[str, Any], talk: _Talk, width: int) -> list[str]:
    parts = [
        f"[{INK[man['colour']]}]{talk.say(names.colour(man['colour']))}[/] {talk.town(man['town'])}"
        f" → {talk.town(man['next'])}"
        for man in view["middlemen"]
    ]
    return ["", *_flow(f"[bold]◆ {talk.say(phrase('vecchio-sketch-middlemen'))}[/bold]", parts, " · ", width)]


# --- the tracks ------------------------------------------------------------------------------------------------------


def _track(view: Mapping[str, Any], track: Mapping[str, Any], talk: _Talk, width: int) -> list[str]:
    """Taken spaces show who holds them, free ones their price, points and crest."""
    spaces = []
    for number, space in enumerate(track["spaces"], 1):
        arrival = number - track["first"]
        worth = f"{space['points']}{'✠' if space['crest'] else ''}"
        if not space["usable"]:
            spaces.append("[dim]—[/dim]")
        elif arrival < len(track["arrivals"]):
            owner = track["arrivals"][arrival]
            spaces.append(f"[reverse {SEAT_INK[owner]}] {owner + 1} [/]:{worth}")
        else:
            price = f"{space['cost']}F/" if space["cost"] or track["id"] in REGIONS else ""
            spaces.append(f"{'▸' if number == track['next'] else ''}{price}{worth}")
    beyond = track["arrivals"][len(track["spaces"]) - track["first"] + 1 :]
    spaces += [f"[reverse {SEAT_INK[owner]}] {owner + 1} [/]" for owner in beyond]
    head = f"[bold]{talk.say(names.track(track['id']))}[/bold] [dim]({talk.town(track['gate'])})[/dim]"
    lines = _flow(head, spaces, "  ", width)
    if track["id"] in REGIONS:
        tiles = talk.tiles(track["tiles"]) or [talk.say(phrase("vecchio-sketch-no-tiles"))]
        lines += _flow("   ", tiles, ", ", width)
    else:
        lines[-1] += f"  [dim]({talk.say(phrase('vecchio-sketch-stack', count=track['stack']))})[/dim]"
    return lines


# --- the families ----------------------------------------------------------------------------------------------------


def _private(view: Mapping[str, Any], talk: _Talk, width: int) -> list[str]:
    """What only the viewer sees: tiles dealt or looked at."""
    lines = []
    for family in view["seats"]:
        if any(family["dealt"]):
            lines += _flow(
                f"[bold]{talk.say(phrase('vecchio-sketch-dealt'))}[/bold]", talk.tiles(family["dealt"]), ", ", width
            )
    if view["looking"]:
        head = f"[bold]{talk.say(phrase('vecchio-sketch-looking'))}[/bold]"
        lines += _flow(head, talk.tiles(view["looking"]), ", ", width)
    for look in view["looks"]:
        back = [tile for tile in look["seen"] if tile != look["kept"]]
        if back:
            head = talk.say(phrase("vecchio-sketch-put-under", track=names.track(look["track"])))
            lines += [f"[dim]{line}[/dim]" for line in _flow(head, talk.tiles(back), ", ", width)]
    return lines


def _family(view: Mapping[str, Any], seat: int, family: Mapping[str, Any], talk: _Talk, width: int) -> list[str]:
    """Goods and pieces on the first line, tiles below."""
    name = talk.say(phrase("seat-name", seat=Seat(seat)))
    mark = "[reverse] > [/] " if seat == view["decider"] else ""
    parts = [talk.say(names.some(good, family["goods"][good])) for good in GOODS if family["goods"][good]]
    parts.append(talk.say(phrase("vecchio-sketch-supply", count=family["supply"])))
    if family["crests"]:
        parts.append(talk.say(phrase("vecchio-sketch-owned-crests", count=len(family["crests"]))))
    points = "vecchio-sketch-final-points" if view["phase"] == "over" else "vecchio-sketch-points"
    parts.append(talk.say(phrase(points, points=family["points"])))
    if family["passed"]:
        parts.append(talk.say(phrase("vecchio-sketch-passed")))
    lines = _flow(f"{mark}[bold {SEAT_INK[seat]}]{seat + 1} {name}[/]", parts, " · ", width)
    for message, key in (
        ("vecchio-sketch-council", "council"),
        ("vecchio-sketch-council-down", "council_down"),
        ("vecchio-sketch-nobility", "nobility"),
        ("vecchio-sketch-tiles", "tiles"),
        ("vecchio-sketch-used", "used"),
    ):
        if family[key]:
            lines += _flow(f"  [dim]{talk.say(phrase(message))}[/dim]", talk.tiles(family[key]), ", ", width)
    return lines
