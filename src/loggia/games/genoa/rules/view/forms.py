"""What a form for proposals needs: fields, seats, promises. It allows nothing that would be refused."""

from __future__ import annotations

from loggia.games.genoa.rules.box import GenoaBox
from loggia.games.genoa.rules.buildings import fulfillable
from loggia.games.genoa.rules.choices.listing import may_post
from loggia.games.genoa.rules.pieces import (
    DRAW_CARDS,
    FURTHER,
    GOODS,
    KIND_NO,
    KINDS,
    LARGE,
    MARKER,
    N_BUILDINGS,
    N_GOODS,
    PRIVILEGE,
    SPECIALS,
    TAKE_MARKERS,
    VILLA,
    bits,
)
from loggia.games.genoa.rules.state import (
    TOWER,
    GenoaState,
    offer_field,
    offer_seat,
)
from loggia.games.genoa.rules.trade.negotiating import acceptable
from loggia.games.genoa.rules.trade.rights import can_act, quota, yields
from loggia.games.genoa.rules.trade.rounds import counter_round_refusal
from loggia.games.genoa.rules.view.types import Count, FormView, PromiseView


def gives(box: GenoaBox, field: int) -> list[Count]:
    """GEN-BLDG-1 to GEN-BLDG-11: what the action of a field can bring, whatever the supplies hold."""
    if field >= N_BUILDINGS:
        return []
    effect = box.effects[field]
    if effect.what == VILLA:
        return [{"name": KINDS[PRIVILEGE], "count": 1}]
    if effect.what == DRAW_CARDS:
        return [{"name": KINDS[effect.kind], "count": effect.count}]
    if effect.what == TAKE_MARKERS:
        return [{"name": MARKER, "count": effect.count}]
    return [{"name": GOODS[good], "count": 1} for good in effect.goods]


def kept(box: GenoaBox, state: GenoaState, seat: int) -> int:
    """GEN-NEG-V5: the `further_action` card on which the seat's next action rests."""
    return int(state.acted[seat] >= quota(box, state, seat) and state.area[seat * N_GOODS + FURTHER] > 0)


def forms(box: GenoaBox, state: GenoaState, viewer: int) -> list[FormView]:
    """The proposals that the viewer may write now."""
    fields = ([state.path[-1]] if state.phase == TOWER else []) + bits(state.reach)
    if viewer == state.tower:
        fields = [field for field in fields if acceptable(state, field)]
        partners = [seat for seat in range(state.seats) if seat != viewer and state.countered[seat] < box.counters]
        if state.hushed or (state.slow and counter_round_refusal(box, state) is not None):
            partners = []
    else:
        partners = [viewer] if may_post(box, state, viewer) else []
        standing = {offer_field(key) for key in state.offers if offer_seat(key) == viewer}
        if len(standing) >= box.standing:
            fields = [field for field in fields if field in standing]
    found = [_form(box, state, viewer, field, partners) for field in fields]
    return [form for form in found if form["seats"]]


def _form(box: GenoaBox, state: GenoaState, viewer: int, field: int, partners: list[int]) -> FormView:
    building = field < N_BUILDINGS
    return {
        "field": box.fields[field],
        "building": building,
        "ready": acceptable(state, field),
        "seats": [seat for seat in partners if can_act(box, state, seat)] if building else partners,
        "promises": _promises(box, state, viewer, field) if building else [],
        "alone": building and box.is_villa[field],
    }


def _promises(box: GenoaBox, state: GenoaState, viewer: int, field: int) -> list[PromiseView]:
    names = [name["name"] for name in gives(box, field)]
    bars: list[str] = []
    if box.is_villa[field]:
        orders = fulfillable(box, state, viewer, field) if viewer != state.tower else []
        if orders or viewer == state.tower:
            names += SPECIALS
        if orders:
            one = box.cards[orders[0]]
            bars = [*(GOODS[ware] for ware in one.wares), one.id, KINDS[LARGE]]
    cards = box.effects[field].count if box.effects[field].what == DRAW_CARDS else 0
    room = state.marker_supply[state.tower]
    found: list[PromiseView] = []
    for name in names:
        most = [0 if seat == state.tower else yields(box, state, seat, field, name) for seat in range(state.seats)]
        if name == MARKER:
            most = [min(count, room) for count in most]
        drawn = cards or int(name in KIND_NO)
        found.append({"name": name, "most": most, "cards": drawn, "bars": bars if name in SPECIALS else []})
    return [one for one in found if any(one["most"])]
