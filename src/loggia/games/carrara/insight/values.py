"""An estimate of every seat's final score.

Everything is counted in VP. A scoring that is still to come is worth a part of what it would bring now, and an unused
marker more while the game is long; blocks and coins are worth what they usually become.
"""

from __future__ import annotations

from typing import Final

from loggia.games.carrara.rules.box import CarraraBox
from loggia.games.carrara.rules.ending import objective_cards
from loggia.games.carrara.rules.final import coins_per_vp, final_points
from loggia.games.carrara.rules.pieces import (
    BASE_TILES,
    CATEGORY_OF,
    CATEGORY_TARGET,
    CITIES,
    CITY_OF,
    COST_OF,
    FIRST_CATEGORY,
    FIRST_CITY,
    NO_BUILDING,
    NO_TILE,
    SPACES,
    TYPE_OF,
)
from loggia.games.carrara.rules.pieces.packs import KINDS, SINGLES, count, counts, total
from loggia.games.carrara.rules.state import NO_CARD, OPEN, OVER, START, TAKE, UPGRADE, CarraraState

BLOCK_WORTH: Final = (4.2, 3.3, 3.0, 2.2, 1.8, 1.2)
"""What a block of each colour usually brings once it is built with."""
COIN_EXTRA: Final = 0.25
"""What a coin is worth beyond its VP at the very start."""
MARKER_WORTH: Final = 8.0
"""What an unused marker usually brings, at the very start."""
SCORING_SHARE: Final = 0.85
"""The share of a possible scoring that counts before it is done: somebody else may score the city first."""
OBJECT_WORTH: Final = 3.0
UPGRADE_WORTH: Final = 6.0
"""What an Upgrade tile usually brings, at the very start."""


def time_left(box: CarraraBox, state: CarraraState) -> float:
    """From 1 at the start to 0 in the last round: the tiles that are left, or how far somebody is from announcing."""
    if state.ending != OPEN:
        return 0.0
    tiles = (len(state.pile) + sum([tile != NO_TILE for tile in state.display])) / len(BASE_TILES)
    return min(tiles, 1.0 - max([_announcing(box, state, seat) for seat in range(len(state.coins))]))


def _announcing(box: CarraraBox, state: CarraraState, seat: int) -> float:
    """How near a seat is to announcing the end, from 0 to 1: the mean over the three objectives."""
    near = 0.0
    for card in objective_cards(box, state):
        need = card.objective.need[len(state.coins)]
        value = card.objective.measure(state, seat)
        near += 1.0 if value >= need else value / need
    return near / 3


def turns_left(state: CarraraState, seat: int) -> int:
    """In the last round: whether the seat still has its action."""
    seats = len(state.coins)
    now, place = (state.seat - state.start) % seats, (seat - state.start) % seats
    if place == now:
        return 1 if state.phase == START else 0
    return 1 if place > now else 0


def values(box: CarraraBox, state: CarraraState) -> list[float]:
    """An estimate of every seat's final VP."""
    seats = range(len(state.coins))
    if state.phase == OVER:
        return [_final_value(box, state, seat) for seat in seats]
    if state.pending != NO_BUILDING:
        state = _as_if_paid(state)
    rate = coins_per_vp(box, state)
    left = time_left(box, state)
    coin = 1 / rate + COIN_EXTRA * left
    block = block_factor(state, left)
    taken = state.cities_marked()
    found: list[float] = []
    for seat in seats:
        markers = box.markers - len(state.scorings[seat])
        if state.ending != OPEN:
            markers = min(markers, turns_left(state, seat))
        gains = open_gains(box, state, seat, coin, state.marks[seat] | taken)
        found.append(
            vp_without_coins(box, state, seat, rate)
            + coin * state.coins[seat]
            + block * block_worth(state.blocks[seat])
            + _scorings_to_come(gains, markers, left)
        )
    if state.phase == TAKE:
        found[state.seat] += _best_take(box, state, coin, block)
    elif state.phase == UPGRADE:
        found[state.seat] += UPGRADE_WORTH * left
    return found


def _as_if_paid(state: CarraraState) -> CarraraState:
    """A building whose payment is still being chosen counts as built, with the cheapest blocks that pay for it."""
    state = state.copy()
    seat, owed, paid = state.seat, state.owed, state.paid
    for colour in range(KINDS - 1, -1, -1):
        many = min(owed, count(state.payable, colour))
        paid += many * SINGLES[colour]
        owed -= many
    state.blocks[seat] -= paid
    state.buildings[seat] = (*(b for b in state.buildings[seat] if b != state.replaced), state.pending)
    return state


def _best_take(box: CarraraBox, state: CarraraState, coin: float, block: float) -> float:
    """What the best purchase from the wheel is about to bring, as far as the coins go."""
    best = 0.0
    for content, prices in zip(state.wheel, box.prices, strict=True):
        coins, bring = state.coins[state.seat], 0.0
        for colour in range(KINDS - 1, -1, -1):
            price = prices[colour]
            net = block * BLOCK_WORTH[colour] - coin * price
            many = count(content, colour)
            if net > 0 and many:
                many = min(many, coins // price) if price else many
                coins -= many * price
                bring += many * net
        best = max(best, bring)
    return best


def _final_value(box: CarraraBox, state: CarraraState, seat: int) -> float:
    """CAR-TIE-1: the score, with the blocks as a tie-breaker."""
    return state.track(seat, box.announce_vp) + final_points(box, state, seat).vp + total(state.blocks[seat]) / 100


def vp_without_coins(box: CarraraBox, state: CarraraState, seat: int, rate: int) -> float:
    """The track, and what the cards would pay for objects and buildings if the game ended now."""
    vp = float(state.track(seat, box.announce_vp))
    vp += box.object_cards[state.cards[1]].score(state.objects[seat])
    vp += box.building_cards[state.cards[2]].score(state.buildings[seat])
    if state.cards[3] != NO_CARD:
        bonus, coins = box.bonus_cards[state.cards[3]].score(box.values, state, seat, rate)
        vp += bonus + coins / rate
    return vp


def block_factor(state: CarraraState, left: float) -> float:
    """Blocks lose their worth towards the end."""
    return 0.0 if state.ending != OPEN else min(1.0, 0.2 + 1.6 * left)


def block_worth(blocks: int) -> float:
    """What these blocks usually bring."""
    white, yellow, red, green, blue, black = counts(blocks)
    worth = BLOCK_WORTH
    return white * worth[0] + yellow * worth[1] + red * worth[2] + green * worth[3] + blue * worth[4] + black * worth[5]


def _scorings_to_come(gains: list[float], markers: int, left: float) -> float:
    """The best scorings with the markers that are left."""
    gains.sort(reverse=True)
    marker = MARKER_WORTH * left
    worth = 0.0
    for bring in gains[:markers]:
        worth += SCORING_SHARE * bring
        if bring < 2 * marker:
            worth += marker - 0.5 * bring
    return worth + marker * max(0, markers - len(gains))


def open_gains(box: CarraraBox, state: CarraraState, seat: int, coin: float, marked: int) -> list[float]:
    """What each open space would bring now, in VP; a city that needs more buildings counts in part."""
    worth = [vp + coins * coin for vp, coins in box.values[state.upgraded[seat]]]
    brings = [0.0] * len(SPACES)
    in_city = [0] * len(CITIES)
    expansion = state.expansion
    for building in state.buildings[seat]:
        city, cost = CITY_OF[building], COST_OF[building]
        bring = cost * worth[city] + OBJECT_WORTH
        brings[TYPE_OF[building]] += bring
        brings[FIRST_CITY + city] += bring
        in_city[city] += 1
        if expansion:
            category = CATEGORY_OF[building]
            brings[FIRST_CATEGORY + category] += cost * worth[CATEGORY_TARGET + category]
    for city, many in enumerate(in_city):
        if 0 < many < box.needed_in_city[city]:
            brings[FIRST_CITY + city] *= 0.5 * many / box.needed_in_city[city]
    return [bring for space, bring in enumerate(brings) if bring and not marked >> space & 1]
