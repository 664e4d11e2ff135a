"""The data file, read and checked as a whole. The reader itself is the kernel's."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, cast

from loggia.games.genoa.rules.box import GenoaBox
from loggia.games.genoa.rules.pieces import BUILDINGS, KINDS, MARKET, MARKET_NO, N_BUILDINGS, SPECIALS, WARES
from loggia.games.genoa.rules.state import MOST_FIELDS
from loggia.kernel import wrong_setup
from loggia.kernel.datafile import Entry, read

DATA_FILE: Final = Path(__file__).parents[1] / "data.toml"
SEATS: Final = ("2", "3", "4", "5")
MOST_CARDS: Final = 200
"""A stack is kept as bytes, one per card."""

_NUMBERS: Final = (
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
"""Every number that the rules use, with the least that makes sense."""
_IN_STEPS: Final = (
    "money.start",
    "owner_markers.income_per_foreign_action",
    "owner_markers.end_value",
    "card_kinds.large_order.pay",
    "card_kinds.small_order.pay",
    "card_kinds.message.pay",
    "privilege_scoring.per_building_after_4",
    "negotiation.bot_money_max",
)
"""Amounts of money: multiples of the smallest note."""
_CLOCKS: Final = (
    *("tower_window_min_s", "tower_window_max_s", "extend_on_change_s", "tower_decision_s", "seat_bank_s"),
    *("place_s", "move_decision_s", "action_step_s", "owner_phase_s"),
)
_CARDS: Final = ("large_orders", "small_orders", "messages", "privileges")
"""The tables of cards, in the order of KINDS."""


def read_data(path: Path) -> tuple[Mapping[str, Any], str]:
    """The data of a file that is in order, and the file's SHA-256; else `WrongSetup` names what is wrong in it."""
    data, digest = read(path)
    _check_vocabulary(data)
    _check_numbers(data)
    _check_grid(data)
    for building in data["buildings"].entries():
        _check_action(building["action"])
    _check_cards(data)
    checked = cast("Mapping[str, Any]", data.value)
    _check_board(GenoaBox(checked))
    return checked, digest


def _at(data: Entry, key: str) -> Entry:
    """The entry of that dotted key."""
    for part in key.split("."):
        data = data[part]
    return data


# --- words and numbers ------------------------------------------------------------------------------------------------


def _check_each_once(data: Entry, given: Iterable[str], known: Sequence[str]) -> None:
    """Exactly these ids, each once, in any order: they have names in every language."""
    seen: set[str] = set()
    for one in given:
        if one not in known:
            raise wrong_setup("data-word", where=data.where, given=one, allowed=", ".join(known))
        if one in seen:
            raise wrong_setup("genoa-data-twice", where=data.where, given=one)
        seen.add(one)
    for one in known:
        if one not in seen:
            raise wrong_setup("data-missing", where=f"{data.where}.{one}")


def _ids(data: Entry) -> list[str]:
    return [entry["id"].word() for entry in data.entries()]


def _check_vocabulary(data: Entry) -> None:
    _check_each_once(data["buildings"], _ids(data["buildings"]), BUILDINGS)
    _check_each_once(data["wares"], _ids(data["wares"]), WARES)
    specials = [name for name in _ids(data["special_cards"]) if name != "starting_player"]
    _check_each_once(data["special_cards"], specials, SPECIALS)
    _check_each_once(data["card_kinds"], data["card_kinds"].keys(), KINDS)
    colours = data["owner_markers"]["colors"]
    if len(_ids(colours)) < len(SEATS) + 1:
        raise wrong_setup("data-missing", where=f"{colours.where}.{len(SEATS) + 1}")


def _check_numbers(data: Entry) -> None:
    """GEN-INV-5: every amount of money is a multiple of the smallest note."""
    for key, least in _NUMBERS:
        _at(data, key).number(least)
    table = data["privilege_scoring"]["table"]
    lengths = table.keys()
    for length in range(1, len(lengths) + 1):
        table[str(length)].number()
    step = data["money"]["increment"].number()
    amounts = [*(_at(data, key) for key in _IN_STEPS), *(table[length] for length in lengths)]
    for amount in amounts:
        if amount.number() % step:
            raise wrong_setup("genoa-data-steps", key=amount.where, given=amount.number(), step=step)
    for seats in SEATS:
        data["round_track"]["last_space"][seats].number(data["round_track"]["first"].number())
    clocks = data["negotiation"]["live"]
    for key in {*_CLOCKS, *clocks.keys()}:
        clocks[key].number(1 if key in _CLOCKS else 0)
    for key in ("ware", "owner_marker", *SPECIALS, *KINDS):
        data["negotiation"]["default_values"][key].number()
    for ware in data["wares"].entries():
        ware["supply"].number()
    for special in data["special_cards"].entries():
        special["count"].number()


# --- board and actions ------------------------------------------------------------------------------------------------


def _check_grid(data: Entry) -> None:
    """GEN-BOARD-1: a square of known codes; every building and the market are on it, each in one piece."""
    board = data["board"]
    grid, variant = board["grid"], "variant_two_buildings_per_street"
    if variant in board and "enabled" in board[variant] and board[variant]["enabled"].truth():
        grid = board[variant]["grid"]
    rows = [row.split() for row in grid.words()]
    size = len(rows)
    if not 2 <= size <= 9 or any(len(row) != size for row in rows):
        raise wrong_setup("genoa-data-grid-shape", size=size)
    street = board["street_code"].word()
    codes = {one["code"].word(): one["id"].word() for one in data["buildings"].entries()}
    codes[board["market_code"].word()] = MARKET
    if len(codes) != N_BUILDINGS + 1 or street in codes:
        raise wrong_setup("genoa-data-twice", where="buildings.code", given=board["market_code"].word())
    for row in rows:
        for code in row:
            if code not in codes and code != street:
                raise wrong_setup("data-word", where=grid.where, given=code, allowed=", ".join((*codes, street)))
    for code, name in codes.items():
        cells = {(r, c) for r, row in enumerate(rows) for c, one in enumerate(row) if one == code}
        if not cells:
            raise wrong_setup("data-missing", where=f"{grid.where}.{name}")
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


def _check_action(action: Entry) -> None:
    kind = action["type"].word(("draw_cards", "take_owner_markers", "take_special", "take_wares", "villa"))
    if kind == "draw_cards":
        action["stack"].word(KINDS)
    if kind in ("draw_cards", "take_owner_markers"):
        action["count"].number(1)
    if kind == "take_special":
        action["special"].word(SPECIALS)
    if kind == "take_wares":
        action["wares"].words(WARES)


def _check_board(box: GenoaBox) -> None:
    """GEN-BOARD-3, GEN-BOARD-6, GEN-PRIV-2: every field can be reached, the ring is closed, offers have room."""
    for field, name in enumerate(box.fields):
        if box.board.distance(MARKET_NO, field) < 0:
            raise wrong_setup("genoa-data-unreachable", field=name)
    for at, building in enumerate(box.ring):
        after = box.ring[(at + 1) % len(box.ring)]
        if after not in box.board.near_list[building]:
            raise wrong_setup("genoa-data-ring", one=box.fields[building], other=box.fields[after])
    if len(box.fields) > MOST_FIELDS:
        raise wrong_setup("genoa-data-grid-shape", size=box.board.size)


# --- cards ------------------------------------------------------------------------------------------------------------


def _check_cards(data: Entry) -> None:
    """GEN-COMP-3: every card names buildings and wares that exist; ids are unique; there are enough to deal."""
    seen: set[str] = set()
    villas = [one["id"].word() for one in data["buildings"].entries() if one["action"]["type"].word() == "villa"]
    dealt = int(SEATS[-1]) * data["setup"]["cards_per_stack"].number()
    for kind, table in zip(KINDS, _CARDS, strict=True):
        cards = data[table].entries()
        if len(cards) != data["card_kinds"][kind]["count"].number() or len(cards) < dealt:
            raise wrong_setup("genoa-data-card-count", kind=kind, count=len(cards))
        for card in cards:
            name = card["id"].word()
            if not re.fullmatch(r"[A-Za-z]+\d+", name) or name.lower() in seen:
                raise wrong_setup("genoa-data-twice", where=table, given=name)
            seen.add(name.lower())
            _check_face(card, table, villas)
    if len(seen) > MOST_CARDS:
        raise wrong_setup("genoa-data-card-count", kind="cards", count=len(seen))
    privileges = data["privileges"]
    _check_each_once(
        privileges,
        (card["building"].word() for card in privileges.entries()),
        data["privilege_scoring"]["ring"].words(BUILDINGS),
    )


def _check_face(card: Entry, table: str, villas: Sequence[str]) -> None:
    """What is printed on one card, by its kind."""
    if table == "large_orders":
        card["villa"].word(villas)
        _check_different(card["wares"], card["wares"].words(WARES))
    elif table == "small_orders":
        card["building"].word(BUILDINGS)
        card["ware"].word(WARES)
    elif table == "messages":
        buildings = card["buildings"].words(BUILDINGS)
        _check_different(card["buildings"], buildings)
        if len(buildings) != 2:
            raise wrong_setup("genoa-data-twice", where=card["buildings"].where, given=", ".join(buildings))
    else:
        card["building"].word(BUILDINGS)


def _check_different(entry: Entry, names: Sequence[str]) -> None:
    if len(set(names)) != len(names):
        raise wrong_setup("genoa-data-twice", where=entry.where, given=", ".join(names))
