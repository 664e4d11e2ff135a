"""The box: everything printed, as tables made from one data file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from loggia.games.genoa.rules.box.board import Board
from loggia.games.genoa.rules.box.move_table import GenoaMoveTable
from loggia.games.genoa.rules.pieces import (
    BUILDINGS,
    DRAW_CARDS,
    GOOD_NO,
    GOODS,
    KIND_NO,
    KINDS,
    LARGE,
    MARKER,
    MARKERS,
    MARKET_NO,
    MESSAGE,
    N_BUILDINGS,
    PRIVILEGE,
    REVISION,
    SMALL,
    SPECIALS,
    TAKE_GOODS,
    TAKE_MARKERS,
    VILLA,
    WARES,
    Card,
    MainEffect,
    mask_of,
)
from loggia.kernel.datafile import Entry, is_reconstructed


class GenoaBox:
    """Everything that is printed, from one data file that `data_file.read_data` has found in order."""

    def __init__(self, data: Mapping[str, Any], revision: int = REVISION) -> None:
        self.data: Final = data
        self.revision: Final = revision
        """Which revision of the rules is played with it; matches of an older one go on as they began."""
        self.reconstructed: Final = is_reconstructed(Entry(data))
        self._read_board()
        self._read_cards()
        self._read_numbers()
        self._read_negotiation()
        self.moves: Final = GenoaMoveTable(self)
        """The moves of this box, made once."""

    def _read_board(self) -> None:
        data = self.data
        board = data["board"]
        variant = board.get("variant_two_buildings_per_street", {})
        rows = variant["grid"] if variant.get("enabled") else board["grid"]
        codes = {one["code"]: BUILDINGS.index(one["id"]) for one in data["buildings"]}
        codes[board["market_code"]] = MARKET_NO
        self.board = Board([row.split() for row in rows], codes, board["street_code"])
        self.fields = self.board.fields
        self.field_no = self.board.field_no
        printed = {one["id"]: one for one in data["buildings"]}
        self.effects = tuple(_effect(printed[name]["action"]) for name in BUILDINGS)
        self.villas = tuple(b for b, effect in enumerate(self.effects) if effect.what == VILLA)
        self.is_villa = tuple(effect.what == VILLA for effect in self.effects)
        ring = data["privilege_scoring"]["ring"]
        self.ring = tuple(BUILDINGS.index(name) for name in ring)

    def _read_cards(self) -> None:
        data = self.data
        cards = [
            Card(one["id"], LARGE, (BUILDINGS.index(one["villa"]),), tuple(GOOD_NO[ware] for ware in one["wares"]))
            for one in data["large_orders"]
        ]
        cards += [
            Card(one["id"], SMALL, (BUILDINGS.index(one["building"]),), (GOOD_NO[one["ware"]],))
            for one in data["small_orders"]
        ]
        cards += [
            Card(one["id"], MESSAGE, tuple(BUILDINGS.index(name) for name in one["buildings"]))
            for one in data["messages"]
        ]
        cards += [Card(one["id"], PRIVILEGE, (BUILDINGS.index(one["building"]),)) for one in data["privileges"]]
        self.cards = tuple(cards)
        self.card_ids = tuple(card.id for card in cards)
        self.faces = tuple(_face(card) for card in cards)
        """Each card with all that is printed on it, as events tell it: id, kind, its buildings, its wares."""
        self.card_no = {card.id: number for number, card in enumerate(cards)}
        self.card_kind = tuple(card.kind for card in cards)
        of_kind = [[c for c, card in enumerate(cards) if card.kind == kind] for kind in range(len(KINDS))]
        self.kind_cards = tuple(tuple(numbers) for numbers in of_kind)
        self.kind_mask = tuple(mask_of(numbers) for numbers in of_kind)
        self.visits = tuple(mask_of(card.buildings) if card.kind == MESSAGE else 0 for card in cards)
        """For a message: the two buildings that the tower must have visited."""
        self.villa_orders = tuple(
            mask_of([c for c in of_kind[LARGE] if cards[c].buildings[0] == b]) for b in range(N_BUILDINGS)
        )
        """For a villa: the large orders that can be fulfilled there."""
        self.building_orders = tuple(
            mask_of([c for c in of_kind[SMALL] if cards[c].buildings[0] == b]) for b in range(N_BUILDINGS)
        )
        """For a building: the small orders that can be delivered there."""
        place = {b: at for at, b in enumerate(self.ring)}
        self.ring_place = tuple(place[card.buildings[0]] if card.kind == PRIVILEGE else -1 for card in cards)

    def _read_numbers(self) -> None:
        data = self.data
        supply = {one["id"]: int(one["supply"]) for one in data["wares"]}
        supply.update({one["id"]: int(one["count"]) for one in data["special_cards"]})
        self.supply = tuple(supply[name] for name in GOODS[:MARKERS])
        self.markers = int(data["owner_markers"]["per_color"])
        self.colours = tuple(str(one["id"]) for one in data["owner_markers"]["colors"])
        self.income = int(data["owner_markers"]["income_per_foreign_action"])
        self.marker_value = int(data["owner_markers"]["end_value"])
        self.step_money = int(data["money"]["increment"])
        self.start_money = int(data["money"]["start"])
        self.discs = int(data["tower"]["discs"])
        track = data["round_track"]
        self.first_space = int(track["first"])
        self.market_advance = int(track["market_start_advance"])
        self.last_space = {int(seats): int(space) for seats, space in track["last_space"].items()}
        kinds = data["card_kinds"]
        self.large_pay = int(kinds["large_order"]["pay"])
        self.small_pay = int(kinds["small_order"]["pay"])
        self.message_pay = int(kinds["message"]["pay"])
        self.privilege_worth: dict[int, int] = {}
        """Values of sets of privileges, as far as they have been asked for."""
        self.cards_dealt = int(data["setup"]["cards_per_stack"])
        self.quota = int(data["actions"]["regular_per_player_turn"])
        self.tower_quota = int(data["two_players"]["tower_player_regular_actions_if_opponent_acted"])
        scoring = data["privilege_scoring"]
        table = {int(length): int(pay) for length, pay in scoring["table"].items()}
        longest = max(table)
        extra = int(scoring["per_building_after_4"])
        self.chain_pay = (  # GEN-R-24: longer chains follow the formula
            0,
            *(
                table[length] if length <= longest else table[longest] + extra * (length - longest)
                for length in range(1, len(self.ring) + 1)
            ),
        )

    def _read_negotiation(self) -> None:
        told = self.data["negotiation"]
        self.posts = int(told["offer_changes_per_seat_and_node"])
        self.counters = int(told["counters_per_seat_and_node"])
        self.standing = int(told["standing_offers_per_seat"])
        self.bot_money = int(told["bot_money_max"])
        self.rounds = int(told["async"]["rounds_max"])
        self.deadline_hours = int(told["async"]["prompt_deadline_h"])
        self.live_clock: dict[str, int] = {name: int(value) for name, value in told["live"].items()}
        worth = told["default_values"]
        ware, marker = int(worth["ware"]), int(worth["owner_marker"])
        self.worth = {
            **dict.fromkeys(WARES, ware),
            **{name: int(worth[name]) for name in (*SPECIALS, *KINDS)},
            MARKER: marker,
        }
        """GEN-NEG-12: what a good counts when time has run out and the rules have to choose."""
        self.yields = tuple(_level_one_yields(effect) for effect in self.effects)
        """GEN-NEG-17: for each building, the at most two promises that the bounded list knows."""


def _face(card: Card) -> tuple[str, ...]:
    buildings, wares = [BUILDINGS[b] for b in card.buildings], [GOODS[ware] for ware in card.wares]
    return card.id, KINDS[card.kind], *buildings, *wares


def _effect(action: Mapping[str, Any]) -> MainEffect:
    match action["type"]:
        case "draw_cards":
            return MainEffect(DRAW_CARDS, KIND_NO[action["stack"]], int(action["count"]))
        case "take_owner_markers":
            return MainEffect(TAKE_MARKERS, count=int(action["count"]))
        case "take_special":
            return MainEffect(TAKE_GOODS, goods=(GOOD_NO[action["special"]],))
        case "take_wares":
            return MainEffect(TAKE_GOODS, goods=tuple(GOOD_NO[ware] for ware in action["wares"]))
        case _:
            return MainEffect(VILLA)


def _level_one_yields(effect: MainEffect) -> tuple[tuple[str, int, str], ...]:
    """Name, count and who picks."""
    if effect.what == TAKE_GOODS:
        return tuple((GOODS[good], 1, "") for good in effect.goods[:2])
    if effect.what == TAKE_MARKERS:
        return tuple((MARKER, count, "") for count in range(1, min(2, effect.count) + 1))
    if effect.what == DRAW_CARDS:
        kind = KINDS[effect.kind]
        return ((kind, 1, "giver"),) if effect.count == 1 else ((kind, 1, "giver"), (kind, 1, "receiver"))
    return ((KINDS[PRIVILEGE], 1, "giver"), (SPECIALS[2], 1, ""))
