"""Setting up (section 3 of the rules, and section 11.1 for the expansion), and counting that nothing gets lost."""

from __future__ import annotations

from loggia.games.carrara.rules.box import CarraraBox
from loggia.games.carrara.rules.cards.kinds import CarraraCard
from loggia.games.carrara.rules.events import GameBegan
from loggia.games.carrara.rules.pieces import (
    BASE_TILES,
    COLOURS,
    DECKS,
    EIGHTS,
    NO_TILE,
    OBJECTS,
    TILE_OF,
    TILES,
    TYPES,
    UPGRADES,
    bits,
)
from loggia.games.carrara.rules.pieces.names import plain_words
from loggia.games.carrara.rules.pieces.packs import ONES, SINGLES, count
from loggia.games.carrara.rules.state import NO_CARD, CarraraState
from loggia.kernel import Chance, Options, OptionValue, Teller, wrong_setup

RANDOM = "random"
BASE_CARDS = (0, 0, 0, NO_CARD)
"""CAR-COMP-3, CAR-XSET-3: the base objectives are the first cards of their decks; no Bonus Points card."""


def check_options(box: CarraraBox, seats: int, options: dict[str, OptionValue]) -> dict[str, OptionValue]:
    """The options in their canonical form, or `WrongSetup`."""
    start = options["start_seat"]
    if isinstance(start, int) and start >= seats:
        raise wrong_setup("carrara-setup-start-seat", given=start, last=seats - 1)
    chosen = " ".join(plain_words(str(options["cards"])))
    if chosen != RANDOM and not options["expansion"]:
        raise wrong_setup("carrara-setup-cards-base", given=chosen)
    if chosen != RANDOM and chosen not in box.sets:
        chosen = " ".join(card.id for card in _chosen_cards(box, chosen))
    return {**options, "cards": chosen}


def _chosen_cards(box: CarraraBox, given: str) -> list[CarraraCard]:
    """CAR-XSET-3: four cards chosen by the table, one of each deck, in any order."""
    words = given.split()
    chosen: list[CarraraCard] = [card for deck in box.decks for card in deck if card.id in words]
    one_each = all(sum(card in deck for card in chosen) == 1 for deck in box.decks)
    if len(words) != len(DECKS) or not one_each:
        raise wrong_setup("carrara-setup-cards", given=given, sets=", ".join([RANDOM, *box.sets]))
    return chosen


def _cards_in_play(box: CarraraBox, options: Options, chance: Chance) -> tuple[int, ...]:
    """CAR-XSET-3: one card of each deck, at random unless the table chose."""
    if not options["expansion"]:
        return BASE_CARDS
    chosen = str(options["cards"])
    if chosen == RANDOM:
        return tuple(chance.below(len(deck)) for deck in box.decks)
    if chosen in box.sets:
        return box.sets[chosen]
    ids = chosen.split()
    return tuple([card.id for card in deck].index(name) for deck, name in zip(box.decks, ids, strict=True))


def set_up(box: CarraraBox, seats: int, options: Options, chance: Chance, tell: Teller) -> CarraraState:
    """CAR-SET-1: a new game for two to four. The order of the draws is part of every record."""
    state = CarraraState(seats)  # CAR-SET-2
    state.expansion = bool(options["expansion"])
    state.open_holdings = bool(options["open_holdings"])
    state.cards = cards = _cards_in_play(box, options, chance)
    start = chance.below(seats) if options["start_seat"] == RANDOM else int(options["start_seat"])
    state.start = state.seat = start  # CAR-SET-4, CAR-RUL-01
    for place in range(seats):  # CAR-SET-5
        state.blocks[(start + place) % seats] = SINGLES[box.start_blocks[place]]
    state.coins = [box.start_coins] * seats  # CAR-SET-3
    state.pile = list(BASE_TILES)
    state.display = [_drawn(state.pile, chance) for _ in range(box.display_size)]  # CAR-SET-8
    state.wheel[0] = ONES  # CAR-SET-6
    state.bag = (box.blocks_per_colour - 1) * ONES - sum(state.blocks)  # CAR-SET-7
    state.sale = box.sale_objects * ONES  # CAR-SET-9
    state.supply = box.supply_objects * ONES
    if state.expansion:  # CAR-XSET-2
        state.eights = (1 << len(TYPES)) - 1
        state.upgrades = (1 << len(UPGRADES)) - 1
    in_play = (deck[card].id for deck, card in zip(box.decks, cards, strict=True) if card != NO_CARD)
    tell(GameBegan, start, tuple(in_play))
    return state


def _drawn(pile: list[int], chance: Chance) -> int:
    return pile.pop(chance.below(len(pile)))


def inventory(state: CarraraState) -> dict[str, int]:
    """CAR-MOV-6: every piece over all places."""
    found: dict[str, int] = {}
    for colour, name in enumerate(COLOURS):
        places = [*state.wheel, state.bag, *state.blocks]
        found[f"block {name}"] = sum(count(pack, colour) for pack in places)
    for kind, name in enumerate(OBJECTS):
        places = [state.sale, state.supply, *state.objects]
        found[f"object {name}"] = sum(count(pack, kind) for pack in places)
    built = [TILE_OF[b] for own in state.buildings for b in own]
    beside = [EIGHTS[kind] for kind in bits(state.eights)]
    shown = [tile for tile in state.display if tile != NO_TILE]
    for tile in [*state.pile, *shown, *beside, *built, *bits(state.removed)]:
        found[f"tile {TILES[tile]}"] = found.get(f"tile {TILES[tile]}", 0) + 1
    for number, name in enumerate(UPGRADES):
        places = [state.upgrades, *state.upgraded]
        found[f"upgrade {name}"] = sum(mask >> number & 1 for mask in places)
    return found
