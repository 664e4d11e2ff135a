"""What a seat may know of Genoa, as data for the screen: also all that a form for offers needs.

Rules, *Who knows what*.
"""

from __future__ import annotations

from functools import lru_cache

from loggia.games.genoa.rules.box import GenoaBox
from loggia.games.genoa.rules.moves import Agree
from loggia.games.genoa.rules.pieces import (
    BUILDINGS,
    DRAW_CARDS,
    GOODS,
    KINDS,
    MARKER,
    MARKERS,
    MARKET_NO,
    N_BUILDINGS,
    N_GOODS,
    PRIVILEGE,
    SPECIALS,
    TAKE_MARKERS,
    VILLA,
    WARES,
    bits,
)
from loggia.games.genoa.rules.scoring import totals
from loggia.games.genoa.rules.state import (
    ACTION,
    MODES,
    MOVE,
    NOBODY,
    OVER,
    OWNERS,
    PHASES,
    PICK,
    TOWER,
    GenoaState,
    Standing,
    offer_field,
    offer_key,
    offer_seat,
)
from loggia.games.genoa.rules.trade.bundles import Bundle
from loggia.games.genoa.rules.trade.clock import seconds
from loggia.games.genoa.rules.trade.negotiating import acceptable, agree_refusal, paying_refusal
from loggia.games.genoa.rules.trade.rights import can_act, eligible, hand_size, may_leave, yields
from loggia.games.genoa.rules.trade.rounds import waiting
from loggia.games.genoa.rules.view.forms import forms, gives, kept
from loggia.games.genoa.rules.view.own_cards import chances
from loggia.games.genoa.rules.view.types import (
    ActionView,
    BundleView,
    CardView,
    Count,
    FieldView,
    GenoaOpenView,
    GenoaOwnView,
    PaysView,
    PickView,
    ProposalView,
    SeatView,
    StackView,
    TalkView,
    TargetView,
)

BOXES = 8
"""Boxes whose printed parts are kept: owners' files and older revisions of the rules have boxes of their own."""


def own_view(box: GenoaBox, state: GenoaState, viewer: int | None) -> GenoaOwnView:
    """Coins, cards and talk as that viewer knows them."""
    seats = [_seat(box, state, seat, viewer) for seat in range(state.seats)]
    talk = _talk(box, state, viewer)
    pick = _pick(box, state, viewer)
    seen = {card for one in seats for card in one["cards"]} | {box.card_ids[card] for card in bits(state.up)}
    for proposal in (*talk["offers"], *talk["counters"]):
        seen |= {*proposal["pay"]["cards"], *proposal["ask"]["cards"]}
    if pick is not None:
        seen |= set(pick["cards"])
    faces = _card_faces(box)
    return {
        "seats": seats,
        "cards": {card: faces[card] for card in sorted(seen, key=box.card_no.__getitem__)},
        "talk": talk,
        "pick": pick,
        "chances": [] if viewer is None else chances(box, state, viewer),
    }


def open_view(box: GenoaBox, state: GenoaState) -> GenoaOpenView:
    """What everybody sees (GEN-INFO-4)."""
    return {
        "phase": PHASES[state.phase],
        "slow": state.slow,
        "turn": state.turns,
        "space": state.space,
        "last_space": box.last_space[state.seats],
        "start_seat": state.start,
        "tower_seat": state.tower,
        "roll": list(state.roll),
        "path": [box.fields[field] for field in state.path],
        "steps_left": steps_left(box, state),
        "fields": [_field(box, state, field, printed) for field, printed in enumerate(_printed_fields(box))],
        "supply": {GOODS[good]: state.supply[good] for good in range(MARKERS)},
        "stacks": [_stack(box, state, kind) for kind in range(len(KINDS))],
        "action": _action(box, state),
        "owner_seat": state.owner_seat if state.phase == OWNERS else NOBODY,
        "streets": [box.fields[f] for f in state.path if f > MARKET_NO and not state.cleared >> f & 1],
        "seconds": seconds(box, state),
        "pays": _pays(box),
    }


def steps_left(box: GenoaBox, state: GenoaState) -> int:
    """GEN-MOVE-1, GEN-MOVE-4: the steps that the tower can still take; none once it has stopped."""
    if state.phase in (OWNERS, OVER):
        return 0
    return max(0, box.discs - max(1, len(state.path))) if state.near or not state.path else 0


@lru_cache(maxsize=BOXES)
def _pays(box: GenoaBox) -> PaysView:
    return {
        "large_order": box.large_pay,
        "small_order": box.small_pay,
        "message": box.message_pay,
        "income": box.income,
        "marker": box.marker_value,
        "chains": list(box.chain_pay[1:]),
    }


@lru_cache(maxsize=BOXES)
def _card_faces(box: GenoaBox) -> dict[str, CardView]:
    """What is printed on each card, by its id."""
    return {
        one.id: {
            "id": one.id,
            "kind": KINDS[one.kind],
            "buildings": [BUILDINGS[b] for b in one.buildings],
            "wares": [GOODS[ware] for ware in one.wares],
        }
        for one in box.cards
    }


@lru_cache(maxsize=BOXES)
def _printed_fields(box: GenoaBox) -> tuple[tuple[str, list[list[int]], list[Count]], ...]:
    """What is printed on the board, by field: its kind, its cells, and what its action can bring."""
    return tuple(
        (_kind(box, field), [list(cell) for cell in box.board.cells[field]], gives(box, field))
        for field in range(len(box.fields))
    )


def _kind(box: GenoaBox, field: int) -> str:
    if field < N_BUILDINGS:
        return "villa" if box.is_villa[field] else "building"
    return "market" if field == MARKET_NO else "street"


def _field(
    box: GenoaBox, state: GenoaState, field: int, printed: tuple[str, list[list[int]], list[Count]]
) -> FieldView:
    kind, cells, brings = printed
    action = ""
    if field < N_BUILDINGS and state.visited >> field & 1:
        here = state.phase == TOWER and field == state.path[-1]
        action = "taken" if state.used >> field & 1 else "open" if here else "gone"
    bargaining = state.phase in (TOWER, MOVE)
    return {
        "id": box.fields[field],
        "kind": kind,
        "cells": cells,
        "gives": brings,
        "discs": state.discs(field, box.discs),
        "owner": state.owners[field] if field < N_BUILDINGS else -1,
        "action": action,
        "mode": MODES[state.mode(field)] if bargaining else "",
    }


def _seat(box: GenoaBox, state: GenoaState, seat: int, viewer: int | None) -> SeatView:
    """GEN-INFO-3: goods and markers for every viewer; coins and cards as far as that one may know them."""
    area = state.area[seat * N_GOODS : (seat + 1) * N_GOODS]
    over = state.phase == OVER
    tower = state.phase == TOWER
    acts = state.phase not in (OWNERS, OVER)
    proposes = seat != state.tower and not state.hushed
    looks = state.seats if viewer is None else viewer
    known = [box.card_ids[card] for card in bits(state.hands[seat]) if state.known[card] >> looks & 1]
    return {
        "colour": box.colours[seat],
        "money": totals(box, state)[seat] if over else state.money[seat] if seat == viewer else None,
        "wares": {name: area[good] for good, name in enumerate(WARES) if area[good]},
        "specials": {name: area[good] for good, name in enumerate(SPECIALS, len(WARES)) if area[good]},
        "markers": area[MARKERS],
        "marker_supply": state.marker_supply[seat],
        "hand": {name: hand_size(box, state, seat, kind) for kind, name in enumerate(KINDS)},
        "cards": known,
        "acted": state.acted[seat],
        "can_act": acts and can_act(box, state, seat),
        "eligible": tower and eligible(box, state, seat),
        "passed": tower and has_passed(box, state, seat),
        "submitted": seat in state.sealed,
        "posts_left": max(0, box.posts - state.posts[seat]) if proposes else 0,
        "counters_left": max(0, box.counters - state.countered[seat]) if proposes else 0,
        "kept": kept(box, state, seat),
    }


def has_passed(box: GenoaBox, state: GenoaState, seat: int) -> bool:
    """GEN-NEG-7, GEN-NEG-14: who let the action be. In slow play everybody counts as passed once the answers are open,
    whoever bids, too; there, it is who was asked and has no offer for it on the table."""
    if not state.passed >> seat & 1:
        return False
    return not state.slow or (eligible(box, state, seat) and offer_key(seat, state.path[-1]) not in state.offers)


def _stack(box: GenoaBox, state: GenoaState, kind: int) -> StackView:
    up = [box.card_ids[card] for card in bits(state.up & box.kind_mask[kind])]
    return {"kind": KINDS[kind], "down": len(state.down[kind]), "up": up}


def _action(box: GenoaBox, state: GenoaState) -> ActionView | None:
    if state.phase not in (ACTION, PICK):
        return None
    return {
        "seat": state.actor,
        "field": box.fields[state.path[-1]],
        "main_done": state.main_done,
        "ordered": state.ordered,
        "promise": [{"name": name, "count": count} for name, count in state.promise],
        "picks": state.picks,
    }


def _pick(box: GenoaBox, state: GenoaState, viewer: int | None) -> PickView | None:
    if state.phase != PICK:
        return None
    cards = sorted(state.pick_cards)
    sees = (
        viewer is not None
        and all(state.known[card] >> viewer & 1 for card in cards)
        and viewer
        in (
            state.picker,
            state.actor,
        )
    )
    return {
        "seat": state.picker,
        "giver": state.actor,
        "left": state.pick_left,
        "among": len(cards),
        "cards": [box.card_ids[card] for card in cards] if sees else [],
    }


# --- negotiation ------------------------------------------------------------------------------------------------------


def _talk(box: GenoaBox, state: GenoaState, viewer: int | None) -> TalkView:
    bargaining = state.phase in (TOWER, MOVE)
    return {
        "must_sell": state.must_sell(),
        "may_leave": state.phase == TOWER and may_leave(box, state),
        "over": state.hushed,
        "round": state.round,
        "rounds": box.rounds if state.slow else 0,
        "round_open": state.round_open,
        "waiting": waiting(box, state) if bargaining and state.slow else [],
        "offers": [_offer(box, state, key, state.offers[key], viewer) for key in sorted(state.offers)],
        "counters": [_counter(box, state, key, state.counters[key], viewer) for key in sorted(state.counters)],
        "targets": _targets(box, state, viewer) if bargaining else [],
        "forms": forms(box, state, viewer) if bargaining and viewer is not None else [],
        "needs_good": state.seats == 2,
        "money_step": box.step_money,
    }


def bundle_view(bundle: Bundle) -> BundleView:
    """One side of a proposal as data."""
    return {
        "money": bundle.money,
        "goods": [{"name": name, "count": count} for name, count in bundle.goods],
        "cards": list(bundle.cards),
        "closed": [{"name": name, "count": count} for name, count in bundle.closed],
        "drawn": [{"name": name, "count": count} for name, count in bundle.drawn],
        "picks": bundle.picks,
        "text": bundle.text(),
    }


def _offer(box: GenoaBox, state: GenoaState, key: int, one: Standing, viewer: int | None) -> ProposalView:
    """An offer: only the tower player is told whether he can pay what it asks (GEN-R-31)."""
    seat, field = offer_seat(key), offer_field(key)
    ready = state.phase in (TOWER, MOVE) and acceptable(state, field) and not state.round_open
    mine = viewer == state.tower
    return {
        "seat": seat,
        "writer": seat,
        "field": box.fields[field],
        "version": one.version,
        "since": one.since,
        "mode": MODES[state.mode(field)],
        "pay": bundle_view(one.pay),
        "ask": bundle_view(one.ask),
        "obliges": state.phase == TOWER and acceptable(state, field) and one.ask.empty,
        "ready": ready,
        "move": f"accept {seat} {box.fields[field]} v{one.version}" if mine and ready else "",
        "can_pay": mine and paying_refusal(box, state, state.tower, one.ask, ()) is None,
        "named": [box.card_ids[card] for card in bits(one.named)] if viewer == seat else [],
    }


def _counter(box: GenoaBox, state: GenoaState, key: int, one: Standing, viewer: int | None) -> ProposalView:
    """A counter-offer: only the seat it is made to is told whether it can agree."""
    seat, field = offer_seat(key), offer_field(key)
    mine = viewer == seat
    return {
        "seat": seat,
        "writer": state.tower,
        "field": box.fields[field],
        "version": one.version,
        "since": one.since,
        "mode": MODES[state.mode(field)],
        "pay": bundle_view(one.pay),
        "ask": bundle_view(one.ask),
        "obliges": False,
        "ready": True,
        "move": f"agree {box.fields[field]} v{one.version}" if mine else "",
        "can_pay": mine and agree_refusal(box, state, seat, Agree(box.fields[field], one.version)) is None,
        "named": [box.card_ids[card] for card in bits(one.named)] if viewer == state.tower else [],
    }


def _targets(box: GenoaBox, state: GenoaState, viewer: int | None) -> list[TargetView]:
    """Every lawful target, with who could buy it now and what its action may promise."""
    fields = ([state.path[-1]] if state.phase == TOWER else []) + bits(state.reach)
    opponents = [seat for seat in range(state.seats) if seat != state.tower]
    buyers = [seat for seat in opponents if can_act(box, state, seat)]
    asked = viewer if viewer is not None and viewer != state.tower else opponents[0]
    return [
        {
            "field": box.fields[field],
            "mode": MODES[state.mode(field)],
            "ready": acceptable(state, field),
            "buyers": buyers if field < N_BUILDINGS else opponents,
            "yields": _yields(box, state, asked, field) if field < N_BUILDINGS else [],
        }
        for field in fields
    ]


def _yields(box: GenoaBox, state: GenoaState, seat: int, building: int) -> list[Count]:
    effect = box.effects[building]
    if effect.what == VILLA:
        names = [KINDS[PRIVILEGE], *SPECIALS]
    elif effect.what == DRAW_CARDS:
        names = [KINDS[effect.kind]]
    elif effect.what == TAKE_MARKERS:
        names = [MARKER]
    else:
        names = [GOODS[good] for good in effect.goods]
    counts = [(name, yields(box, state, seat, building, name)) for name in names]
    return [{"name": name, "count": count} for name, count in counts if count]
