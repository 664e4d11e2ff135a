"""What a seat may know (section 2 of the rules): everything but what lies behind the others' screens."""

from __future__ import annotations

from typing import TypedDict, cast

from loggia.games.carrara.rules.box import CarraraBox
from loggia.games.carrara.rules.ending import objective_cards
from loggia.games.carrara.rules.events import colour_names, object_names
from loggia.games.carrara.rules.final import coins_per_vp, final_points, may_look, points
from loggia.games.carrara.rules.pieces import (
    CATEGORIES,
    CITIES,
    CITY_OF,
    COLOURS,
    COST_OF,
    EIGHTS,
    FIRST_CATEGORY,
    FIRST_CITY,
    NO_BUILDING,
    NO_TILE,
    OBJECTS,
    SECTIONS,
    SPACES,
    TILE_COST,
    TILE_OF,
    TILE_TYPE,
    TILES,
    TYPE_CATEGORY,
    TYPES,
    UPGRADES,
    bits,
)
from loggia.games.carrara.rules.pieces.packs import counts, total
from loggia.games.carrara.rules.scoring import gain, open_spaces
from loggia.games.carrara.rules.state import ENDINGS, NO_CARD, OVER, PAY, PAY_DEAR, PHASES, CarraraState
from loggia.kernel import Phrase, PlainPhrase


class WorthView(TypedDict):
    """What one point of cost brings in a city or category."""

    vp: int
    coins: int


class SectionView(TypedDict):
    """A section of the wheel: its blocks and its price for each colour."""

    id: str
    blocks: dict[str, int]
    prices: dict[str, int]


class BuildingTileView(TypedDict):
    """A building tile."""

    id: str
    type: str
    cost: int
    category: str


class UpgradeView(TypedDict):
    """An Upgrade tile that is still to be had."""

    id: str
    target: str
    vp: int
    coins: int
    reconstructed: bool


class CarraraCityView(TypedDict):
    """A city of the game board; `scored_by` is -1 while nobody has scored it."""

    id: str
    colour: str
    accepts: list[str]
    vp: int
    coins: int
    needed: int
    scored_by: int


class TypeView(TypedDict):
    """A building type; `reconstructed` where it was guessed which object belongs to it."""

    id: str
    category: str
    object: str
    reconstructed: bool


class ObjectiveView(TypedDict):
    """An objective with every seat's progress, null where it is behind a screen, and what its card says."""

    card: str
    number: int
    deck: str
    reconstructed: bool
    need: int
    values: list[int | None]
    met: list[bool | None]
    text: PlainPhrase


class BonusView(TypedDict):
    """The Bonus Points card in play."""

    card: str
    number: int
    reconstructed: bool
    text: PlainPhrase


class HoldingsView(TypedDict):
    """What lies behind a screen (CAR-HID-1)."""

    coins: int
    blocks: dict[str, int]
    objects: dict[str, int]


class PlayerBoardView(TypedDict):
    """A player board; `holdings` is null where the viewer may not look behind the screen."""

    seat: int
    vp: int
    markers_left: int
    marked: list[str]
    buildings: dict[str, list[BuildingTileView]]
    total_cost: int
    upgrades: list[str]
    worth: dict[str, WorthView]
    holdings: HoldingsView | None


class PendingView(TypedDict):
    """A building whose payment is being chosen; `replaces` is empty unless it improves a tile."""

    tile: str
    city: str
    replaces: str
    owed: int
    paid: list[str]
    payable: list[str]


class PreviewView(TypedDict):
    """What scoring a space would bring the viewer now, and whether he may."""

    space: str
    kind: str
    allowed: bool
    vp: int
    coins: int
    objects: list[str]


class FinalView(TypedDict):
    """What the final scoring would bring now, in VP; `bonus_coins` are the coins of the bonus card among them."""

    objects: int
    buildings: int
    bonus: int
    coins: int
    bonus_coins: int


class ForecastView(TypedDict):
    """What only the viewer is told: previews of his scorings and of his final scoring as things stand."""

    previews: list[PreviewView]
    final: FinalView


class CarraraOpenView(TypedDict):
    """What everybody sees in front of the screens."""

    expansion: bool
    open_holdings: bool
    phase: str
    turn: int
    round: int
    start_seat: int
    turn_seat: int
    purchased: bool
    ending: str
    announcer: int
    coins_per_vp: int
    object_price: int
    announce_vp: int
    wheel: list[SectionView]
    bag: int
    display: list[BuildingTileView | None]
    pile: int
    removed: list[str]
    eights: list[BuildingTileView]
    upgrades: list[UpgradeView]
    sale: dict[str, int]
    supply: dict[str, int]
    cities: list[CarraraCityView]
    types: list[TypeView]
    bonus: BonusView | None


class CarraraOwnView(TypedDict):
    """What depends on which screens the viewer may look behind."""

    objectives: list[ObjectiveView]
    players: list[PlayerBoardView]
    pending: PendingView | None
    own: ForecastView | None


class CarraraView(CarraraOpenView, CarraraOwnView):
    """All that a seat may know."""


def own_view(box: CarraraBox, state: CarraraState, viewer: int | None) -> CarraraOwnView:
    """The viewer's own things, and all screens as the viewer sees them."""
    return {
        "objectives": _objectives(box, state, viewer),
        "players": [_player(box, state, seat, may_look(state, viewer, seat)) for seat in range(state.seats)],
        "pending": _pending(state, viewer),
        "own": None if viewer is None or state.phase == OVER else _own(box, state, viewer),
    }


def open_view(box: CarraraBox, state: CarraraState) -> CarraraOpenView:
    """CAR-HID-2: the open table."""
    return {
        "expansion": state.expansion,
        "open_holdings": state.open_holdings,
        # CAR-HID-1: the blocks decide whether a payment is asked in two steps, so both are "pay"
        "phase": PHASES[PAY if state.phase == PAY_DEAR else state.phase],
        "turn": state.turn,
        "round": state.round,
        "start_seat": state.start,
        "turn_seat": state.seat,
        "purchased": state.purchased,
        "ending": ENDINGS[state.ending],
        "announcer": state.announcer,
        "coins_per_vp": coins_per_vp(box, state),
        "object_price": box.object_price,
        "announce_vp": box.announce_vp,
        "wheel": [_section(box, state, section) for section in range(len(SECTIONS))],
        "bag": total(state.bag),  # CAR-HID-3: the number, not the content
        "display": [None if tile == NO_TILE else _tile(tile) for tile in state.display],
        "pile": len(state.pile),
        "removed": [TILES[tile] for tile in bits(state.removed)],
        "eights": [_tile(EIGHTS[kind]) for kind in bits(state.eights)],
        "upgrades": [_upgrade(box, number) for number in bits(state.upgrades)],
        "sale": dict(zip(OBJECTS, counts(state.sale), strict=True)),
        "supply": dict(zip(OBJECTS, counts(state.supply), strict=True)),
        "cities": [_city(box, state, city) for city in range(len(CITIES))],
        "types": [
            {
                "id": kind,
                "category": CATEGORIES[TYPE_CATEGORY[number]],
                "object": OBJECTS[number],
                "reconstructed": box.object_reconstructed[number],
            }
            for number, kind in enumerate(TYPES)
        ],
        "bonus": _bonus(box, state),
    }


def _section(box: CarraraBox, state: CarraraState, section: int) -> SectionView:
    return {
        "id": SECTIONS[section],
        "blocks": dict(zip(COLOURS, counts(state.wheel[section]), strict=True)),
        "prices": dict(zip(COLOURS, box.prices[section], strict=True)),
    }


def _tile(tile: int) -> BuildingTileView:
    return {
        "id": TILES[tile],
        "type": TYPES[TILE_TYPE[tile]],
        "cost": TILE_COST[tile],
        "category": CATEGORIES[TYPE_CATEGORY[TILE_TYPE[tile]]],
    }


def _upgrade(box: CarraraBox, number: int) -> UpgradeView:
    vp, coins = box.upgrade_worth[number]
    return {
        "id": UPGRADES[number],
        "target": UPGRADES[number].removeprefix("up-"),
        "vp": vp,
        "coins": coins,
        "reconstructed": box.upgrade_reconstructed[number],
    }


def _city(box: CarraraBox, state: CarraraState, city: int) -> CarraraCityView:
    return {
        "id": CITIES[city],
        "colour": COLOURS[city],
        "accepts": list(COLOURS[: city + 1]),  # CAR-BLD-3
        "vp": box.printed[city][0],
        "coins": box.printed[city][1],
        "needed": box.needed_in_city[city],
        "scored_by": state.scorer_of(city),
    }


def _objectives(box: CarraraBox, state: CarraraState, viewer: int | None) -> list[ObjectiveView]:
    found: list[ObjectiveView] = []
    for deck, card in zip(("top", "object", "building"), objective_cards(box, state), strict=True):
        objective = card.objective
        need = objective.need[state.seats]
        values = [
            objective.measure(state, seat) if not objective.hidden or may_look(state, viewer, seat) else None
            for seat in range(state.seats)
        ]
        found.append(
            {
                "card": card.id,
                "number": card.number,
                "deck": deck,
                "reconstructed": card.reconstructed,
                "need": need,
                "values": values,
                "met": [None if value is None else value >= need for value in values],
                "text": _plain(card.text(state.seats)),
            }
        )
    return found


def _bonus(box: CarraraBox, state: CarraraState) -> BonusView | None:
    if state.cards[3] == NO_CARD:
        return None
    card = box.bonus_cards[state.cards[3]]
    return {"card": card.id, "number": card.number, "reconstructed": card.reconstructed, "text": _plain(card.text())}


def _plain(text: Phrase) -> PlainPhrase:
    """A phrase as the wire has it."""
    return cast(PlainPhrase, text.plain())


def _player(box: CarraraBox, state: CarraraState, seat: int, look: bool) -> PlayerBoardView:
    own = state.buildings[seat]
    worth = box.values[state.upgraded[seat]]
    targets = [*CITIES, *CATEGORIES] if state.expansion else CITIES
    return {
        "seat": seat,
        "vp": points(box, state, seat),
        "markers_left": box.markers - len(state.scorings[seat]),
        "marked": [SPACES[space] for space, _ in state.scorings[seat]],
        "buildings": {name: [_tile(TILE_OF[b]) for b in own if CITY_OF[b] == city] for city, name in enumerate(CITIES)},
        "total_cost": sum(COST_OF[b] for b in own),
        "upgrades": [UPGRADES[number] for number in bits(state.upgraded[seat])],
        "worth": {name: {"vp": worth[t][0], "coins": worth[t][1]} for t, name in enumerate(targets)},
        "holdings": _holdings(state, seat) if look else None,
    }


def _holdings(state: CarraraState, seat: int) -> HoldingsView:
    return {
        "coins": state.coins[seat],
        "blocks": dict(zip(COLOURS, counts(state.blocks[seat]), strict=True)),
        "objects": dict(zip(OBJECTS, counts(state.objects[seat]), strict=True)),
    }


def _pending(state: CarraraState, viewer: int | None) -> PendingView | None:
    """Everybody sees what is being built; what could pay for it, and half a payment, lie behind a screen."""
    if state.pending == NO_BUILDING:
        return None
    look = may_look(state, viewer, state.seat)
    return {
        "tile": TILES[TILE_OF[state.pending]],
        "city": CITIES[CITY_OF[state.pending]],
        "replaces": "" if state.replaced == NO_BUILDING else TILES[TILE_OF[state.replaced]],
        "owed": state.owed if look else state.owed + total(state.paid),
        "paid": list(colour_names(state.paid)) if look else [],
        "payable": list(colour_names(state.payable)) if look else [],
    }


def _own(box: CarraraBox, state: CarraraState, viewer: int) -> ForecastView:
    allowed = open_spaces(box, state, viewer)
    spaces = range(len(SPACES) if state.expansion else FIRST_CATEGORY)
    final = final_points(box, state, viewer)
    return {
        "previews": [_preview(box, state, viewer, space, bool(allowed >> space & 1)) for space in spaces],
        "final": {
            "objects": final.objects,
            "buildings": final.buildings,
            "bonus": final.bonus,
            "coins": final.coins,
            "bonus_coins": final.bonus_coins,
        },
    }


def _preview(box: CarraraBox, state: CarraraState, viewer: int, space: int, allowed: bool) -> PreviewView:
    vp, coins, objects = gain(box, state, viewer, space)
    kind = "type" if space < FIRST_CITY else "city" if space < FIRST_CATEGORY else "category"
    return {
        "space": SPACES[space],
        "kind": kind,
        "allowed": allowed,
        "vp": vp,
        "coins": coins,
        "objects": list(object_names(objects)),
    }
