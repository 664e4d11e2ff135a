"""Action I, Buy blocks: sections 5 and 11.2 of the rules."""

from __future__ import annotations

from bisect import bisect_right

from loggia.games.carrara.rules.box import CarraraBox
from loggia.games.carrara.rules.ending import end_turn
from loggia.games.carrara.rules.events import BlocksBought, NoActionPossible, NothingAffordable, WheelLeft, WheelTurned
from loggia.games.carrara.rules.moves import Buy, Take, TakeTwo
from loggia.games.carrara.rules.pieces import COLOURS, SECTIONS
from loggia.games.carrara.rules.pieces.names import blocks_said, colour_said
from loggia.games.carrara.rules.pieces.packs import EMPTY, KINDS, SINGLES, count, counts, covers, nth, total
from loggia.games.carrara.rules.state import AFTER, TAKE, CarraraState
from loggia.kernel import Chance, NotAllowed, Teller, not_allowed

# --- what may be done -------------------------------------------------------------------------------------------------


def can_turn(state: CarraraState) -> bool:
    """CAR-BUY-9: there is a block on the wheel or in the bag."""
    if state.bag != EMPTY:
        return True
    return any(state.wheel)


def can_afford_a_block(box: CarraraBox, state: CarraraState, seat: int) -> bool:
    """CAR-BUY-5: whether some block on the wheel, as it lies, is within the player's means (a free one counts)."""
    coins = min(state.coins[seat], box.highest_price)
    within = box.within
    for section, content in enumerate(state.wheel):  # noqa: SIM110 - asked every turn: a generator takes longer
        if content & within[section][coins]:
            return True
    return False


def takes(box: CarraraBox, state: CarraraState, seat: int) -> list[Take]:
    """CAR-BUY-3: any number of blocks, at least one, of one section, as far as the coins go."""
    coins = state.coins[seat]
    moves: list[Take] = []
    for section, content in enumerate(state.wheel):
        if content:
            offered, prices = box.offers[section][content]
            moves += offered if prices[-1] <= coins else offered[: bisect_right(prices, coins)]
    return moves


# --- what may not -----------------------------------------------------------------------------------------------------


def refuse_buy(box: CarraraBox, state: CarraraState, seat: int, move: Buy) -> NotAllowed | None:
    """Why the wheel cannot be turned, or left (CAR-RUL-08: not without a block within reach)."""
    if move.turning:
        if state.bag == EMPTY and not any(state.wheel):
            return not_allowed("CAR-BUY-9", "carrara-refused-no-blocks")
        return None
    if not state.expansion:
        return not_allowed("CAR-BUY-1", "carrara-refused-still-base")
    cheapest = [
        prices[colour]
        for content, prices in zip(state.wheel, box.prices, strict=True)
        for colour, many in enumerate(counts(content))
        if many
    ]
    if not cheapest or min(cheapest) > state.coins[seat]:
        return not_allowed("CAR-XBUY-3", "carrara-refused-still-nothing")
    return None


def refuse_take(box: CarraraBox, state: CarraraState, seat: int, move: Take) -> NotAllowed | None:
    """Why these blocks cannot be had."""
    content = state.wheel[move.section]
    section = SECTIONS[move.section]
    if move.blocks == EMPTY:
        return not_allowed("CAR-BUY-5", "carrara-refused-take-none")
    if not covers(content, move.blocks):
        missing = next(c for c in range(KINDS) if count(move.blocks, c) > count(content, c))
        return not_allowed(
            "CAR-BUY-3",
            "carrara-refused-section",
            section=section,
            colour=colour_said(COLOURS[missing]),
            blocks=blocks_said([COLOURS[missing]] * count(content, missing)),
            there=count(content, missing),
        )
    price = box.price(move.section, move.blocks)
    if price > state.coins[seat]:
        return not_allowed("CAR-BUY-4", "carrara-refused-price", price=price, coins=state.coins[seat])
    return None


def refuse_two(box: CarraraBox, state: CarraraState, seat: int, move: TakeTwo) -> NotAllowed | None:
    """CAR-RUL-04: the two coins are only for a player without any action; the other actions are checked elsewhere."""
    if can_turn(state):
        return not_allowed("CAR-RUL-04", "carrara-refused-two-buy", coins=box.consolation)
    return None


# --- what then happens ------------------------------------------------------------------------------------------------


def buy(box: CarraraBox, state: CarraraState, seat: int, move: Buy, chance: Chance, tell: Teller) -> None:
    """CAR-BUY-1, CAR-XBUY-2: turn and refill, or leave the wheel as it is; then the blocks are chosen.

    CAR-BUY-8, CAR-RUL-03: it turns also when the bag is empty.
    """
    state.phase = TAKE
    if not move.turning:
        if tell.heard:
            tell.made(WheelLeft(seat))
        return
    wheel = state.wheel
    wheel.insert(0, wheel.pop())  # every section moves on by one, and VI becomes I (CAR-BUY-6)
    drawn = _refill(box, state, chance)
    if tell.heard:
        tell.made(WheelTurned.of(seat, drawn))
    if not can_afford_a_block(box, state, seat):  # CAR-BUY-7, CAR-RUL-07: two coins, no more
        state.coins[seat] += box.consolation
        tell(NothingAffordable, seat, box.consolation)
        end_turn(box, state, tell)


def _refill(box: CarraraBox, state: CarraraState, chance: Chance) -> int:
    """CAR-BUY-2, CAR-RUL-02: draw into section I until the wheel is full or the bag empty."""
    bag, drawn = state.bag, EMPTY
    left, lying = total(bag), EMPTY
    for content in state.wheel:
        lying += content
    for _ in range(min(box.wheel_capacity - total(lying), left)):
        block = SINGLES[nth(bag, chance.below(left))]
        bag -= block
        drawn += block
        left -= 1
    state.bag = bag
    state.wheel[0] += drawn
    return drawn


def take(box: CarraraBox, state: CarraraState, seat: int, move: Take, chance: Chance, tell: Teller) -> None:
    """CAR-BUY-4: pay and take; the action is over."""
    price = box.price(move.section, move.blocks)
    state.wheel[move.section] -= move.blocks
    state.blocks[seat] += move.blocks
    state.coins[seat] -= price
    state.phase = AFTER
    if tell.heard:
        tell.made(BlocksBought.of(seat, move.section, move.blocks, price))


def take_two(box: CarraraBox, state: CarraraState, seat: int, move: TakeTwo, chance: Chance, tell: Teller) -> None:
    """CAR-BUY-9, CAR-RUL-14: two coins, and the turn is over."""
    state.coins[seat] += box.consolation
    tell(NoActionPossible, seat, box.consolation)
    end_turn(box, state, tell)
