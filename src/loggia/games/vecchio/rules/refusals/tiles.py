"""Why a Province tile cannot be used, or a choice that it offers not be made (rules, *Province tiles*)."""

from __future__ import annotations

from loggia.games.vecchio.rules import names
from loggia.games.vecchio.rules.box import ProvinceTile, VecchioBox
from loggia.games.vecchio.rules.moves import Exchange, Give, Take, Use
from loggia.games.vecchio.rules.pieces import FLORIN, FOLLOWERS, GOODS, REUSE, SCROLL
from loggia.games.vecchio.rules.state import NO_TILE, VecchioState
from loggia.kernel import NotAllowed, not_allowed

No = NotAllowed | None


def not_face_up(box: VecchioBox, state: VecchioState, seat: int, name: str) -> No:
    """VEC-PT-0: a tile that is used already, or not owned."""
    tile = box.province_index.get(name, NO_TILE)
    if tile in state.unused[seat]:
        return None
    if tile in state.used[seat]:
        return not_allowed("VEC-PT-0", "vecchio-refused-tile-used", tile=names.tile(name))
    return not_allowed("VEC-PT-0", "vecchio-refused-tile-not-yours", tile=names.tile(name))


def use(box: VecchioBox, state: VecchioState, seat: int, move: Use) -> No:
    """VEC-PT-0, VEC-RUL-9: why that tile cannot be used now."""
    if no := not_face_up(box, state, seat, move.tile):
        return no
    if move.tile != REUSE:
        return _useless(box, state, seat, box.province[box.province_index[move.tile]])
    if not move.target:
        repeatable = (box.province[tile] for tile in state.used[seat])
        if all(_useless(box, state, seat, tile) for tile in repeatable):
            return not_allowed("VEC-PT-V-REUSE", "vecchio-refused-nothing-to-repeat", tile=names.tile(REUSE))
        return not_allowed("VEC-PT-V-REUSE", "vecchio-refused-no-target")
    target = box.province_index[move.target]
    if target == box.reuse or target not in state.used[seat]:
        return not_allowed("VEC-RUL-9", "vecchio-refused-not-used-yet", tile=names.tile(move.target))
    return _useless(box, state, seat, box.province[target])


def _useless(box: VecchioBox, state: VecchioState, seat: int, tile: ProvinceTile) -> No:
    """VEC-RUL-11: a tile must be payable and change something; VEC-RUL-6: take-over tiles wait for a take-over."""
    name = names.tile(tile.name)
    rule = f"VEC-PT-{tile.name}"
    have = state.followers(seat)
    if tile.in_takeover:
        return not_allowed("VEC-RUL-6", "vecchio-refused-take-over-tile", tile=name)
    if tile.effect == "buy" and state.has(seat, FLORIN) < tile.price:
        return not_allowed(rule, "vecchio-refused-lacking", goods=names.some("florin", tile.price))
    if tile.effect in {"place_roll", "place_free"} and not state.supply[seat]:
        return not_allowed("VEC-RUL-11", "vecchio-refused-empty-supply")
    if tile.effect == "gain_per_town_member" and not state.in_towns(seat):
        return not_allowed("VEC-RUL-11", "vecchio-refused-tile-for-nothing", tile=name)
    if tile.effect == "exchange" and not any(have) and not state.has(seat, SCROLL):
        return not_allowed(rule, "vecchio-refused-nothing-to-give", tile=name)
    if tile.effect == "pay_follower_for_scrolls" and not any(have):
        return not_allowed(rule, "vecchio-refused-no-follower-to-pay", tile=name)
    return None


def take(box: VecchioBox, state: VecchioState, seat: int, move: Take) -> No:
    """VEC-CC-OFFICE, VEC-PT-C-FOLLOWER, VEC-PT-M-BUY: a Follower, unless V-CHOICE offers more."""
    if box.offer(state.source) or move.good in FOLLOWERS:
        return None
    rule = "VEC-CC-OFFICE" if state.source == NO_TILE else f"VEC-PT-{box.province[state.source].name}"
    return not_allowed(rule, "vecchio-refused-follower-only")


def give(box: VecchioBox, state: VecchioState, seat: int, move: Give) -> No:
    """VEC-PT-C-SCRIBE: a Follower that one has."""
    if move.good not in FOLLOWERS:
        return not_allowed("VEC-PT-C-SCRIBE", "vecchio-refused-follower-only")
    return lacking("VEC-PT-C-SCRIBE", state, seat, move.good)


def lacking(rule: str, state: VecchioState, seat: int, good: str) -> No:
    """Something that the seat does not own."""
    if state.has(seat, GOODS.index(good)):
        return None
    return not_allowed(rule, "vecchio-refused-lacking", goods=names.some(good, 1))


def exchange(box: VecchioBox, state: VecchioState, seat: int, move: Exchange) -> No:
    """VEC-RUL-45: why not that exchange."""
    if move.take.count("scroll") == 1:
        return not_allowed("VEC-RUL-45", "vecchio-refused-mix")
    return lacking("VEC-PT-M-DOUBLE", state, seat, move.give)
