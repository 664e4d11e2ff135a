"""The rules as one: whose decision it is, why a move is refused, what it does. Each chapter has its own module."""

from __future__ import annotations

from collections.abc import Mapping

from loggia.games.genoa import (
    actions,
    messages,
    negotiating,
    owners,
    placing,
    rounds,
    specials,
)
from loggia.games.genoa.moves import (
    Accept,
    Again,
    Agree,
    Counter,
    Deliver,
    Done,
    GenoaMove,
    Go,
    Hold,
    Leave,
    Main,
    Offer,
    Order,
    Own,
    Pass,
    Pick,
    PlayAnyWare,
    PlayBuilding,
    PlayTrade,
    Roll,
    Skip,
    Start,
    Stop,
    Take,
    Withdraw,
)
from loggia.games.genoa.pieces import GOODS, KINDS, MARKERS, N_GOODS, Box
from loggia.games.genoa.rights import can_act, eligible
from loggia.games.genoa.state import ACTION, MOVE, OVER, OWNERS, PICK, PLACE, TOWER, GenoaState
from loggia.kernel import Chance, NotAllowed, Teller

_EVERYBODY = tuple(tuple(range(seats)) for seats in range(10))
_ONE = tuple((seat,) for seat in range(10))


def deciding(state: GenoaState) -> tuple[int, ...]:
    """Section 15: before placing only the tower player; after that everybody may speak, deliver or hold."""
    if state.phase == PLACE:
        return _ONE[state.tower]
    if state.phase == OVER:
        return ()
    return _EVERYBODY[state.seats]


def awaited(box: Box, state: GenoaState) -> tuple[int, ...]:
    """GEN-NEG-21: who is waited for. Nothing hidden has a say in it."""
    phase = state.phase
    if phase == MOVE:
        return tuple(rounds.waiting(box, state)) if state.round_open else _ONE[state.tower]
    if phase == TOWER:
        return _awaited_in_tower(box, state)
    if phase == ACTION:
        return _ONE[state.actor]
    if phase == PLACE:
        return _ONE[state.tower]
    if phase == OWNERS:
        return _ONE[state.owner_seat]
    if phase == PICK:
        return _ONE[state.picker]
    return ()


def _awaited_in_tower(box: Box, state: GenoaState) -> tuple[int, ...]:
    """The tower player as soon as he may take, accept or leave, and opponents who have not answered."""
    if state.slow:
        waiting = rounds.waiting(box, state)
        if not waiting or not state.round_open or can_act(box, state, state.tower):
            waiting.append(state.tower)
        return tuple(sorted(waiting))
    bidding = state.qualifying() if state.offers else []
    passed = state.passed
    tower = state.tower
    waiting = [
        seat
        for seat in range(state.seats)
        if seat != tower and not passed >> seat & 1 and seat not in bidding and eligible(box, state, seat)
    ]
    if not waiting or bidding or can_act(box, state, tower):
        waiting.append(tower)
    return tuple(waiting)


def refusal(box: Box, state: GenoaState, seat: int, move: GenoaMove) -> NotAllowed | None:
    """Why that seat may not play that move now, with the rule; None if it may."""
    match move:
        case Offer():
            return (
                rounds.submission_refusal(box, state, seat, move)
                if state.slow
                else negotiating.posting_refusal(box, state, seat, move)
            )
        case Pass():
            return (
                rounds.submission_refusal(box, state, seat, move)
                if state.slow
                else negotiating.pass_refusal(box, state, seat, move)
            )
        case Withdraw():
            if state.slow and seat != state.tower:
                return rounds.submission_refusal(box, state, seat, move)
            return negotiating.withdrawal_refusal(box, state, seat, move)
        case Counter():
            refused = negotiating.counter_refusal(box, state, seat, move)
            return rounds.counter_round_refusal(box, state) if refused is None and state.slow else refused
        case Accept():
            refused = negotiating.accept_refusal(box, state, seat, move)
            return rounds.acceptance_refusal(state) if refused is None else refused
        case Agree():
            return negotiating.agree_refusal(box, state, seat, move)
        case Take() | Leave():
            return negotiating.closing_refusal(box, state, seat, move)
        case Again():
            return rounds.again_refusal(box, state, seat, move)
        case Go() | Stop():
            return placing.movement_refusal(box, state, seat, move)
        case Roll() | Start():
            return placing.place_refusal(box, state, seat, move)
        case Main():
            return actions.main_refusal(box, state, seat, move)
        case Done():
            return actions.done_refusal(state, seat, move)
        case Order():
            return actions.order_refusal(box, state, seat, move)
        case Pick():
            return actions.pick_refusal(box, state, seat, move)
        case PlayAnyWare():
            return specials.any_ware_refusal(box, state, seat, move)
        case PlayTrade():
            return specials.trade_refusal(box, state, seat, move)
        case PlayBuilding():
            return specials.building_refusal(box, state, seat, move)
        case Deliver():
            return messages.message_refusal(box, state, seat, move.card, False)
        case Hold():
            return messages.message_refusal(box, state, seat, move.card, True)
        case Own():
            return owners.own_refusal(box, state, seat, move)
        case Skip():
            return owners.turn_refusal(state, seat)


def advance(box: Box, state: GenoaState, seat: int, move: GenoaMove, chance: Chance, tell: Teller) -> None:
    """Carry out a lawful move."""
    state.fresh = 0
    match move:
        case Offer():
            if state.slow:
                rounds.submit(box, state, seat, move, tell)
            else:
                negotiating.post(box, state, seat, move, tell)
        case Hold():
            messages.hold(box, state, seat, box.card_no[move.card], tell)
        case Go():
            placing.go(box, state, move, tell)
        case Pass():
            if state.slow:
                rounds.submit(box, state, seat, move, tell)
            else:
                negotiating.say_pass(state, seat, tell)
        case Main():
            actions.main(box, state, seat, move, chance, tell)
        case Done():
            actions.done(box, state, seat, tell)
        case Accept():
            negotiating.accept(box, state, seat, move, tell)
        case Take():
            negotiating.take(box, state, seat, tell)
        case Roll():
            placing.roll(box, state, seat, chance, tell)
        case Counter():
            negotiating.counter(box, state, seat, move, tell)
        case Again():
            rounds.again(box, state, tell)
        case Withdraw():
            if state.slow and seat != state.tower:
                rounds.submit(box, state, seat, move, tell)
            else:
                negotiating.withdraw(box, state, seat, move, tell)
        case Leave():
            negotiating.leave(box, state, seat, tell)
        case Stop():
            placing.stop(box, state, tell)
        case Own():
            owners.own(box, state, seat, move, tell)
        case Agree():
            negotiating.agree(box, state, seat, move, tell)
        case Deliver():
            messages.deliver(box, state, seat, box.card_no[move.card], True, tell)
            if state.round_open and box.revision > 1:
                rounds.close_if_answered(box, state, tell)
        case Order():
            actions.order(box, state, seat, move, tell)
        case Pick():
            actions.pick(box, state, move, tell)
        case PlayTrade():
            specials.play_trade(box, state, seat, move, chance, tell)
        case PlayAnyWare():
            specials.play_any_ware(box, state, seat, move, tell)
        case PlayBuilding():
            specials.play_building(box, state, seat, move, chance, tell)
        case Skip():
            owners.skip(box, state, seat, tell)
        case Start():
            placing.start(box, state, seat, move, tell)


def inventory(box: Box, state: GenoaState) -> Mapping[str, int]:
    """GEN-INV-1 to GEN-INV-4: every ware, special card, marker and game card, wherever it is."""
    seats = range(state.seats)
    found = {
        GOODS[good]: state.supply[good] + sum(state.area[seat * N_GOODS + good] for seat in seats)
        for good in range(MARKERS)
    }
    for seat in seats:
        placed = state.owners.count(seat)
        found[f"markers {seat}"] = state.marker_supply[seat] + state.area[seat * N_GOODS + MARKERS] + placed
    for kind, name in enumerate(KINDS):
        mask = box.kind_mask[kind]
        held = sum((hand & mask).bit_count() for hand in state.hands)
        found[name] = len(state.down[kind]) + (state.up & mask).bit_count() + held
    return found
