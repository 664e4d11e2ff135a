"""What using a Province tile does (rules, *Province tiles*)."""

from __future__ import annotations

from loggia.games.vecchio.rules import events
from loggia.games.vecchio.rules.agenda import TAKE_A_FOLLOWER, proceed, roll_and_place
from loggia.games.vecchio.rules.box import VecchioBox
from loggia.games.vecchio.rules.goods import gain, spend, with_one, without_one
from loggia.games.vecchio.rules.moves import Exchange, Give, Take, Use
from loggia.games.vecchio.rules.pieces import FLORIN, GOODS, REUSE, SCROLL
from loggia.games.vecchio.rules.state import ANY_AREA, EXCHANGE, GIVE, NO_TILE, PLACE, TAKE, VecchioState
from loggia.kernel import Chance, Teller


def turn_down(box: VecchioBox, state: VecchioState, seat: int, name: str) -> None:
    """VEC-PT-0: a used tile lies face-down."""
    tile = box.province_index[name]
    state.unused[seat] = without_one(state.unused[seat], tile)
    state.used[seat] = with_one(state.used[seat], tile)


def use(box: VecchioBox, state: VecchioState, seat: int, move: Use, chance: Chance, tell: Teller) -> None:
    """VEC-PT-0: turn the tile down and apply its effect; V-REUSE applies its target's (VEC-RUL-9) and
    is then used, too (VEC-RUL-10)."""
    state.touched = True
    turn_down(box, state, seat, move.tile)
    tell(events.TileUsed, seat, move.tile, move.target)
    tile = box.province[box.province_index[move.target if move.tile == REUSE else move.tile]]
    effect = tile.effect
    if effect in {"gain", "buy"}:
        if tile.price:
            spend(state, seat, ((FLORIN, tile.price),), tell)
        if tile.gains:
            gain(state, seat, tile.gains, tell)
        if tile.free_followers:
            state.source = tile.number
            state.agenda += [TAKE_A_FOLLOWER] * tile.free_followers
        proceed(box, state, chance, tell)
    elif effect == "gain_per_town_member":  # VEC-PT-V-TOWNCOIN
        gain(state, seat, ((FLORIN, tile.amounts["florin"] * state.in_towns(seat)),), tell)
    elif effect == "place_roll":  # VEC-PT-M-ROLL
        roll_and_place(box, state, tile.amounts["members"], chance, tell)
    elif effect == "place_free":  # VEC-PT-M-PLACE
        state.area, state.phase = ANY_AREA, PLACE
        state.to_place = min(tile.amounts["members"], state.supply[seat])
    else:
        state.source = tile.number
        state.phase = {"gain_choice": TAKE, "exchange": EXCHANGE, "pay_follower_for_scrolls": GIVE}[effect]


def take(box: VecchioBox, state: VecchioState, seat: int, move: Take, chance: Chance, tell: Teller) -> None:
    """A Follower of any colour; V-CHOICE also offers a Scroll or Florins."""
    amounts = box.offer(state.source)
    if move.good == "florins":
        gain(state, seat, ((FLORIN, amounts["or_florin"]),), tell)
    elif move.good == "scroll":
        gain(state, seat, ((SCROLL, amounts["or_scroll"]),), tell)
    else:
        gain(state, seat, ((GOODS.index(move.good), amounts.get("follower_any", 1)),), tell)
    if TAKE_A_FOLLOWER not in state.agenda:
        state.source = NO_TILE
    proceed(box, state, chance, tell)


def give(box: VecchioBox, state: VecchioState, seat: int, move: Give, chance: Chance, tell: Teller) -> None:
    """VEC-PT-C-SCRIBE: a Follower for Scrolls."""
    spend(state, seat, ((GOODS.index(move.good), 1),), tell)
    gain(state, seat, ((SCROLL, box.province[state.source].amounts["scroll"]),), tell)
    state.source = NO_TILE
    proceed(box, state, chance, tell)


def exchange(box: VecchioBox, state: VecchioState, seat: int, move: Exchange, chance: Chance, tell: Teller) -> None:
    """VEC-PT-M-DOUBLE, VEC-RUL-45: one token for two."""
    spend(state, seat, ((GOODS.index(move.give), 1),), tell)
    gain(state, seat, tuple((GOODS.index(good), 1) for good in move.take), tell)
    state.source = NO_TILE
    proceed(box, state, chance, tell)
