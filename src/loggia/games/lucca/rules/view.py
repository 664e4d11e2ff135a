"""What a seat may know (LUC-INFO)."""

from __future__ import annotations

from typing import TypedDict

from loggia.games.lucca.rules import parties, rounds, scoring
from loggia.games.lucca.rules.box import Setting
from loggia.games.lucca.rules.pieces import AREAS, COMPLETED, NOWHERE, OPENED, card_id, city_palace_id, palace_id
from loggia.games.lucca.rules.state import KEEPING, PHASES, Cards, LuccaState


class CardView(TypedDict):
    """A card that lies face up, or whose face everybody remembers."""

    id: str
    street: int
    kind: str
    colour: str
    windows: int
    shields: int
    golden: bool


class TripletView(TypedDict):
    """One place of the layout; empty once it was taken."""

    id: str
    number: int
    cards: list[CardView]


class PalaceView(TypedDict):
    """A palace, bottom card first; `street` is the number on its top card, `party` what opening it now would bring."""

    id: str
    colour: str
    area: str
    cards: list[CardView]
    street: int
    windows: int
    shields: int
    party: int


class PlayerView(TypedDict):
    """A player's quarter. `shields` are those under construction, `highest` the highest visible street number.

    `supported` and `wall_points` say what walls and bastions would bring if the match ended now, when the completed
    palaces are opened too (LUC-FIN-2): `wall_palaces` of them would be open then. `highest` is 0 before the reveal.
    """

    seat: int
    score: int
    palaces: list[PalaceView]
    walls: list[CardView]
    bastions: int
    shields: int
    shields_needed: int
    supported: bool
    wall_points: int
    wall_palaces: int
    opened: int
    highest: int
    has_chosen: bool
    bastions_aside: int


class CityView(TypedDict):
    """The City of Lucca, with two players."""

    palaces: list[PalaceView]
    bastions: int


class StreetsView(TypedDict):
    """LUC-FIN-5 as things stand: who would pay whom for street numbers, how much; -1 is the City."""

    lowest: int
    payer: int
    highest: int
    taker: int
    points: int


class FiguresView(TypedDict):
    """Figures of the data file that the board's sentences name."""

    keep: int
    window_points: int
    party_completed_points: int


class LuccaOpenView(TypedDict):
    """What everybody sees. `next_order` is the order of play that the quarters would give now.

    At the end, `order` is that of the last openings (LUC-FIN-1).
    """

    phase: str
    celebration: bool
    colours: list[str]
    figures: FiguresView
    round: int
    rounds: int
    palace_size: int
    deck: int
    removed: int
    active: int
    order: list[int]
    next_order: list[int]
    streets: StreetsView | None
    triplets: list[TripletView]
    taken: int
    hand: list[CardView]
    players: list[PlayerView]
    city: CityView | None
    city_from: int
    discards: list[CardView]


class LuccaOwnView(TypedDict):
    """What only the viewer knows."""

    opening_hand: list[CardView]
    kept: list[CardView]
    given_back: list[CardView]


class LuccaView(LuccaOpenView, LuccaOwnView):
    """All that a viewer may know."""


def own_view(setting: Setting, state: LuccaState, viewer: int | None) -> LuccaOwnView:
    """LUC-INFO-2: a seat's own secret cards."""

    def mine(cards: tuple[Cards, ...]) -> list[CardView]:
        return [] if viewer is None else _cards(setting, cards[viewer])

    return {"opening_hand": mine(state.hands), "kept": mine(state.kept), "given_back": mine(state.given_back)}


def open_view(setting: Setting, state: LuccaState) -> LuccaOpenView:
    """LUC-INFO-1: everything but others' opening hands and choices, the deck's order and the removed cards."""
    return {
        "phase": PHASES[state.phase],
        "celebration": state.celebration,
        "colours": list(setting.colours),
        "figures": {
            "keep": setting.constants.keep,
            "window_points": setting.constants.window_points,
            "party_completed_points": setting.constants.party_completed_points,
        },
        "round": state.round,
        "rounds": setting.rounds,
        "palace_size": setting.palace_size,
        "deck": len(state.deck),
        "removed": len(state.removed),
        "active": state.active,
        "order": list(state.order),
        "next_order": [] if state.phase == KEEPING else list(rounds.order_of_play(setting, state)),
        "streets": None if state.phase == KEEPING else _streets(setting, state),
        "triplets": [_triplet(setting, number, cards) for number, cards in enumerate(state.triplets, 1)],
        "taken": state.taken + 1,
        "hand": _cards(setting, tuple(state.hand)),
        "players": [_player(setting, state, seat) for seat in range(state.seats)],
        "city": _city(setting, state) if setting.city else None,
        "city_from": state.city_from + 1,
        "discards": _cards(setting, tuple(state.discards)),
    }


def card_view(setting: Setting, card: int, triplet: int = 0) -> CardView:
    """What is printed on a card; a bastion is told from another by the triplet it lies in."""
    printed = setting.cards[card]
    return {
        "id": card_id(card, triplet),
        "street": printed.street,
        "kind": printed.kind,
        "colour": printed.colour,
        "windows": printed.windows,
        "shields": printed.shields,
        "golden": printed.golden,
    }


def _cards(setting: Setting, cards: Cards) -> list[CardView]:
    return [card_view(setting, card) for card in cards]


def _triplet(setting: Setting, number: int, cards: Cards) -> TripletView:
    return {"id": f"triplet:{number}", "number": number, "cards": [card_view(setting, c, number) for c in cards]}


def _streets(setting: Setting, state: LuccaState) -> StreetsView:
    lowest, payer, highest, taker = scoring.street_extremes(state)
    return {
        "lowest": lowest,
        "payer": scoring.shown_owner(state, payer),
        "highest": highest,
        "taker": scoring.shown_owner(state, taker),
        "points": setting.constants.street_transfer,
    }


def _palace(setting: Setting, name: str, colour: int, area: int, stack: Cards, party: int) -> PalaceView:
    """LUC-PAL-5: all windows and shields stay visible; of the street numbers, the top one counts (LUC-INFO-4)."""
    return {
        "id": name,
        "colour": setting.colours[colour],
        "area": AREAS[area],
        "cards": _cards(setting, stack),
        "street": stack[-1],
        "windows": sum(setting.windows[card] for card in stack),
        "shields": sum(setting.shields[card] for card in stack),
        "party": party,
    }


def _palaces(setting: Setting, state: LuccaState, seat: int) -> list[PalaceView]:
    found = []
    for colour, name in enumerate(setting.colours):
        area = state.area(seat, colour)
        if area != NOWHERE:
            of_city = seat == state.seats
            piece = city_palace_id(name) if of_city else palace_id(seat, name)
            party = 0 if of_city or area == OPENED else parties.party(setting, state, seat, colour)
            found.append(_palace(setting, piece, colour, area, state.palace(seat, colour), party))
    return found


def _player(setting: Setting, state: LuccaState, seat: int) -> PlayerView:
    return {
        "seat": seat,
        "score": state.score(seat),
        "palaces": _palaces(setting, state, seat),
        "walls": _cards(setting, state.walls[seat]),  # LUC-RUL-37
        "bastions": state.bastions[seat],
        "shields": state.shields(seat, setting.shields),
        "shields_needed": setting.constants.shields_per_wall * len(state.walls[seat]),
        "supported": scoring.supports_walls(setting, state, seat),
        "wall_points": scoring.wall_points_at_end(setting, state, seat),
        "wall_palaces": state.opened(seat) + len(state.completed(seat)),
        "opened": state.opened(seat),
        "highest": state.highest_street(seat),
        "has_chosen": state.phase == KEEPING and bool(state.kept[seat]),
        "bastions_aside": state.aside[seat],
    }


def _city(setting: Setting, state: LuccaState) -> CityView:
    completed = [
        _palace(setting, f"palace:city-{setting.colours[colour]}-{number}", colour, COMPLETED, stack, 0)
        for number, (colour, stack) in enumerate(state.city_completed, 1)
    ]
    return {"palaces": _palaces(setting, state, state.seats) + completed, "bastions": state.bastions[state.seats]}
