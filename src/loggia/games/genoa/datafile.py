"""An owner's data file: read, checked as a whole, and refused in one sentence that names what is wrong."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from loggia.games.genoa.pieces import BUILDINGS, KINDS, MARKET_NO, N_BUILDINGS, SPECIALS, WARES, Box, read_data
from loggia.kernel import WrongSetup, wrong_setup

_ACTIONS = {
    "draw_cards": ("stack", "count"),
    "take_owner_markers": ("count",),
    "take_special": ("special",),
    "take_wares": ("wares",),
    "villa": (),
}
_FACES = {
    "large_orders": ("villa", "wares"),
    "small_orders": ("building", "ware"),
    "messages": ("buildings",),
    "privileges": ("building",),
}
_NUMBERS = (
    ("money.increment", 1),
    ("money.start", 0),
    ("owner_markers.per_color", 0),
    ("owner_markers.income_per_foreign_action", 0),
    ("owner_markers.end_value", 0),
    ("tower.discs", 1),
    ("round_track.first", 1),
    ("round_track.market_start_advance", 0),
    ("card_kinds.large_order.pay", 0),
    ("card_kinds.small_order.pay", 0),
    ("card_kinds.message.pay", 0),
    ("setup.cards_per_stack", 0),
    ("actions.regular_per_player_turn", 1),
    ("two_players.tower_player_regular_actions_if_opponent_acted", 1),
    ("privilege_scoring.per_building_after_4", 0),
    ("negotiation.offer_changes_per_seat_and_node", 1),
    ("negotiation.counters_per_seat_and_node", 0),
    ("negotiation.standing_offers_per_seat", 1),
    ("negotiation.bot_money_max", 5),
    ("negotiation.async.rounds_max", 1),
    ("negotiation.async.prompt_deadline_h", 1),
)
_IN_STEPS = (
    "money.start",
    "owner_markers.income_per_foreign_action",
    "owner_markers.end_value",
    "card_kinds.large_order.pay",
    "card_kinds.small_order.pay",
    "card_kinds.message.pay",
    "privilege_scoring.per_building_after_4",
    "negotiation.bot_money_max",
)
_CLOCKS = ("tower_window_min_s", "tower_decision_s", "place_s", "move_decision_s", "action_step_s", "owner_phase_s")


def read_checked(path: Path) -> dict[str, Any]:
    """The data of a file that is in order, or `WrongSetup`."""
    try:
        data = read_data(path)
    except OSError as error:
        raise wrong_setup("genoa-data-unreadable", file=path.name) from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise wrong_setup("genoa-data-not-toml", file=path.name, why=str(error)) from error
    check(data)
    return data


def check(data: Mapping[str, Any]) -> None:
    """Everything that the rules lean on; `WrongSetup` for the first thing that is wrong."""
    try:
        _check_vocabulary(data)
        _check_numbers(data)
        _check_grid(data)
        _check_actions(data)
        _check_cards(data)
        _check_board(Box(data))
    except KeyError as error:
        raise wrong_setup("genoa-data-missing", key=str(error.args[0])) from error
    except (TypeError, AttributeError) as error:
        raise wrong_setup("genoa-data-shape", why=str(error)) from error


def _look_up(data: Mapping[str, Any], key: str) -> Any:
    found: Any = data
    for part in key.split("."):
        if not isinstance(found, Mapping) or part not in found:
            raise wrong_setup("genoa-data-missing", key=key)
        found = found[part]
    return found


def _wrong(where: str, given: object) -> WrongSetup:
    return wrong_setup("genoa-data-unknown", where=where, given=str(given))


def _check_same(where: str, given: Iterable[str], known: Iterable[str]) -> None:
    """Exactly these ids, each once: they have names in every language."""
    ids, wanted = list(given), set(known)
    for one in ids:
        if one not in wanted:
            raise _wrong(where, one)
        if ids.count(one) > 1:
            raise wrong_setup("genoa-data-twice", where=where, given=one)
    for one in sorted(wanted - set(ids)):
        raise wrong_setup("genoa-data-missing", key=f"{where}.{one}")


def _check_vocabulary(data: Mapping[str, Any]) -> None:
    _check_same("buildings", (one["id"] for one in _look_up(data, "buildings")), BUILDINGS)
    _check_same("wares", (one["id"] for one in _look_up(data, "wares")), WARES)
    specials = [one["id"] for one in _look_up(data, "special_cards") if one["id"] != "starting_player"]
    _check_same("special_cards", specials, SPECIALS)
    _check_same("card_kinds", _look_up(data, "card_kinds"), KINDS)
    if len(_look_up(data, "owner_markers.colors")) < 5:
        raise wrong_setup("genoa-data-missing", key="owner_markers.colors")


def _number(where: str, value: object, least: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or value < least:
        raise wrong_setup("genoa-data-number", key=where, given=str(value), least=least)
    return value


def _check_numbers(data: Mapping[str, Any]) -> None:
    """GEN-INV-5: every amount of money is a multiple of the smallest note."""
    for key, least in _NUMBERS:
        _number(key, _look_up(data, key), least)
    step = data["money"]["increment"]
    amounts = [(key, _look_up(data, key)) for key in _IN_STEPS]
    table = _look_up(data, "privilege_scoring.table")
    amounts += [
        (f"privilege_scoring.table.{length}", _number("privilege_scoring.table", pay, 0))
        for length, pay in table.items()
    ]
    for key, amount in amounts:
        if amount % step:
            raise wrong_setup("genoa-data-steps", key=key, given=amount, step=step)
    for length in range(1, len(table) + 1):
        if str(length) not in table:
            raise wrong_setup("genoa-data-missing", key=f"privilege_scoring.table.{length}")
    for seats in ("2", "3", "4", "5"):
        _number(
            f"round_track.last_space.{seats}",
            _look_up(data, f"round_track.last_space.{seats}"),
            data["round_track"]["first"],
        )
    for key in _CLOCKS:
        _number(f"negotiation.live.{key}", _look_up(data, f"negotiation.live.{key}"), 1)
    for key in ("ware", "owner_marker", *SPECIALS, *KINDS):
        _number(f"negotiation.default_values.{key}", _look_up(data, f"negotiation.default_values.{key}"), 0)
    for one in data["wares"]:
        _number(f"wares.{one['id']}.supply", one["supply"], 0)
    for one in data["special_cards"]:
        _number(f"special_cards.{one['id']}.count", one["count"], 0)


def _check_grid(data: Mapping[str, Any]) -> None:
    """GEN-BOARD-1: a square of known codes; every building and the market are on it, each in one piece."""
    board = _look_up(data, "board")
    variant = board.get("variant_two_buildings_per_street", {})
    rows = [row.split() for row in (variant["grid"] if variant.get("enabled") else board["grid"])]
    size = len(rows)
    if not 2 <= size <= 9 or any(len(row) != size for row in rows):
        raise wrong_setup("genoa-data-grid-shape", size=size)
    codes = {one["code"]: one["id"] for one in data["buildings"]}
    codes[board["market_code"]] = "market"
    if len(codes) != N_BUILDINGS + 1 or board["street_code"] in codes:
        raise wrong_setup("genoa-data-twice", where="buildings.code", given=board["market_code"])
    for row in rows:
        for code in row:
            if code not in codes and code != board["street_code"]:
                raise _wrong("board.grid", code)
    for code, name in codes.items():
        cells = {(r, c) for r, row in enumerate(rows) for c, one in enumerate(row) if one == code}
        if not cells:
            raise wrong_setup("genoa-data-missing", key=f"board.grid.{name}")
        if not _in_one_piece(cells):
            raise wrong_setup("genoa-data-torn", field=name)


def _in_one_piece(cells: set[tuple[int, int]]) -> bool:
    left = set(cells)
    border = [left.pop()]
    while border:
        row, column = border.pop()
        for near in ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)):
            if near in left:
                left.remove(near)
                border.append(near)
    return not left


def _check_actions(data: Mapping[str, Any]) -> None:
    for one in data["buildings"]:
        where, action = f"buildings.{one['id']}.action", one["action"]
        kind = action.get("type")
        if kind not in _ACTIONS:
            raise _wrong(where, kind)
        for key in _ACTIONS[kind]:
            if key not in action:
                raise wrong_setup("genoa-data-missing", key=f"{where}.{key}")
        if kind == "draw_cards" and action["stack"] not in KINDS:
            raise _wrong(where, action["stack"])
        if kind == "take_special" and action["special"] not in SPECIALS:
            raise _wrong(where, action["special"])
        if "count" in _ACTIONS[kind]:
            _number(f"{where}.count", action["count"], 1)
        for ware in action.get("wares", ()):
            if ware not in WARES:
                raise _wrong(where, ware)


def _check_cards(data: Mapping[str, Any]) -> None:
    """GEN-COMP-3: every card names buildings and wares that exist; ids are unique; there are enough to deal."""
    seen: set[str] = set()
    villas = {one["id"] for one in data["buildings"] if one["action"]["type"] == "villa"}
    dealt = 5 * data["setup"]["cards_per_stack"]
    for kind, (table, keys) in zip(KINDS, _FACES.items(), strict=True):
        cards = _look_up(data, table)
        if len(cards) != data["card_kinds"][kind]["count"] or len(cards) < dealt:
            raise wrong_setup("genoa-data-card-count", kind=kind, count=len(cards))
        for card in cards:
            name = card["id"]
            if not re.fullmatch(r"[A-Za-z]+\d+", name) or name.lower() in seen:
                raise wrong_setup("genoa-data-twice", where=table, given=name)
            seen.add(name.lower())
            _check_face(name, card, keys, villas)
    if len(seen) > 200:
        raise wrong_setup("genoa-data-card-count", kind="cards", count=len(seen))
    ring = _look_up(data, "privilege_scoring.ring")
    _check_same("privilege_scoring.ring", (card["building"] for card in data["privileges"]), ring)


def _check_face(name: str, card: Mapping[str, Any], keys: tuple[str, ...], villas: set[str]) -> None:
    for key in keys:
        if key not in card:
            raise wrong_setup("genoa-data-missing", key=f"{name}.{key}")
        values = [card[key]] if isinstance(card[key], str) else card[key]
        for value in values:
            known = WARES if key.startswith("ware") else villas if key == "villa" else BUILDINGS
            if value not in known:
                raise _wrong(f"{name}.{key}", value)
        if len(set(values)) != len(values) or (key == "buildings" and len(values) != 2):
            raise wrong_setup("genoa-data-twice", where=f"{name}.{key}", given=", ".join(values))


def _check_board(box: Box) -> None:
    """GEN-BOARD-3, GEN-PRIV-2: every field can be reached, the ring is closed, and offers have room for the fields."""
    for field, name in enumerate(box.fields):
        if box.board.distance(MARKET_NO, field) < 0:
            raise wrong_setup("genoa-data-unreachable", field=name)
    for at, building in enumerate(box.ring):
        after = box.ring[(at + 1) % len(box.ring)]
        if after not in box.board.near_list[building]:
            raise wrong_setup("genoa-data-ring", one=box.fields[building], other=box.fields[after])
    if len(box.fields) > 63:
        raise wrong_setup("genoa-data-grid-shape", size=box.board.size)
