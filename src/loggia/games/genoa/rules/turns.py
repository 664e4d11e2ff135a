"""Whose decision it is, and what a move does: each verb is carried out by its chapter."""

from __future__ import annotations

from loggia.games.genoa.rules import actions, messages, owner_markers, special_cards, tower
from loggia.games.genoa.rules.box import GenoaBox
from loggia.games.genoa.rules.moves import (
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
from loggia.games.genoa.rules.state import ACTION, MOVE, OVER, OWNERS, PICK, PLACE, TOWER, GenoaState
from loggia.games.genoa.rules.trade import negotiating, rounds
from loggia.games.genoa.rules.trade.rights import can_act, eligible
from loggia.kernel import Chance, Teller

_EVERYBODY = tuple(tuple(range(seats)) for seats in range(10))
_ONE = tuple((seat,) for seat in range(10))


def deciding(state: GenoaState) -> tuple[int, ...]:
    """Before placing only the tower player; after that everybody may speak, deliver or hold."""
    if state.phase == PLACE:
        return _ONE[state.tower]
    if state.phase == OVER:
        return ()
    return _EVERYBODY[state.seats]


def awaited(box: GenoaBox, state: GenoaState) -> tuple[int, ...]:
    """GEN-NEG-21: who is waited for; depends on public facts only.

    GEN-NEG-9, GEN-TRADE-1.2d: before a step nobody has to bid.
    """
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


def _awaited_in_tower(box: GenoaBox, state: GenoaState) -> tuple[int, ...]:
    """GEN-TRADE-1.1a: the tower player as soon as he may take, accept or leave, and opponents who have not answered."""
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


def round_number(state: GenoaState) -> int:
    """The number of the round."""
    return state.round


def turn(state: GenoaState) -> int:
    """One turn of the tower player."""
    return state.turns


def advance(box: GenoaBox, state: GenoaState, seat: int, move: GenoaMove, chance: Chance, tell: Teller) -> None:
    """Carry out a lawful move."""
    state.fresh = 0
    if type(move) in _TALK:
        _speak(box, state, seat, move, tell)
    else:
        _do(box, state, seat, move, chance, tell)


_TALK = frozenset((Offer, Pass, Accept, Take, Leave, Counter, Withdraw, Agree, Again))


def _speak(box: GenoaBox, state: GenoaState, seat: int, move: GenoaMove, tell: Teller) -> None:
    """What is said in a negotiation."""
    if isinstance(move, Offer):
        if state.slow:
            rounds.submit(box, state, seat, move, tell)
        else:
            negotiating.post(box, state, seat, move, tell)
    elif isinstance(move, Pass):
        if state.slow:
            rounds.submit(box, state, seat, move, tell)
        else:
            negotiating.say_pass(state, seat, tell)
    elif isinstance(move, Accept):
        negotiating.accept(box, state, seat, move, tell)
    elif isinstance(move, Take):
        negotiating.take(box, state, seat, tell)
    elif isinstance(move, Counter):
        negotiating.counter(box, state, seat, move, tell)
    elif isinstance(move, Again):
        rounds.again(box, state, tell)
    elif isinstance(move, Withdraw):
        if state.slow and seat != state.tower:
            rounds.submit(box, state, seat, move, tell)
        else:
            negotiating.withdraw(box, state, seat, move, tell)
    elif isinstance(move, Leave):
        negotiating.leave(box, state, seat, tell)
    elif isinstance(move, Agree):
        negotiating.agree(box, state, seat, move, tell)


def _do(box: GenoaBox, state: GenoaState, seat: int, move: GenoaMove, chance: Chance, tell: Teller) -> None:
    """What is done with the tower, in an action, with messages and with owner markers."""
    if isinstance(move, Hold):
        messages.hold(box, state, seat, box.card_no[move.card], tell)
    elif isinstance(move, Go):
        tower.go(box, state, move, tell)
    elif isinstance(move, Main):
        actions.main(box, state, seat, move, chance, tell)
    elif isinstance(move, Done):
        actions.done(box, state, seat, tell)
    elif isinstance(move, Roll):
        tower.roll(box, state, seat, chance, tell)
    elif isinstance(move, Stop):
        tower.stop(box, state, tell)
    elif isinstance(move, Own):
        owner_markers.own(box, state, seat, move, tell)
    elif isinstance(move, Deliver):
        messages.deliver(box, state, seat, box.card_no[move.card], True, tell)
        if state.round_open and box.revision > 1:
            rounds.close_if_answered(box, state, tell)
    elif isinstance(move, Order):
        actions.order(box, state, seat, move, tell)
    elif isinstance(move, Pick):
        actions.pick(box, state, move, tell)
    elif isinstance(move, PlayTrade):
        special_cards.play_trade(box, state, seat, move, chance, tell)
    elif isinstance(move, PlayAnyWare):
        special_cards.play_any_ware(box, state, seat, move, tell)
    elif isinstance(move, PlayBuilding):
        special_cards.play_building(box, state, seat, move, chance, tell)
    elif isinstance(move, Skip):
        owner_markers.skip(box, state, seat, tell)
    elif isinstance(move, Start):
        tower.start(box, state, seat, move, tell)
