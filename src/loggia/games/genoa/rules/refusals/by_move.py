"""Why a move may not be played now: each verb is answered by its chapter."""

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
from loggia.games.genoa.rules.state import GenoaState
from loggia.games.genoa.rules.trade import negotiating, rounds
from loggia.kernel import NotAllowed


def refusal(box: GenoaBox, state: GenoaState, seat: int, move: GenoaMove) -> NotAllowed | None:
    """Why that seat may not play that move now, with the rule; None if it may."""
    if isinstance(move, Offer):
        return (
            rounds.submission_refusal(box, state, seat, move)
            if state.slow
            else negotiating.posting_refusal(box, state, seat, move)
        )
    if isinstance(move, Pass):
        return (
            rounds.submission_refusal(box, state, seat, move)
            if state.slow
            else negotiating.pass_refusal(box, state, seat, move)
        )
    if isinstance(move, Withdraw):
        if state.slow and seat != state.tower:
            return rounds.submission_refusal(box, state, seat, move)
        return negotiating.withdrawal_refusal(box, state, seat, move)
    if isinstance(move, Counter):
        refused = negotiating.counter_refusal(box, state, seat, move)
        return rounds.counter_round_refusal(box, state) if refused is None and state.slow else refused
    if isinstance(move, Accept):
        refused = negotiating.accept_refusal(box, state, seat, move)
        return rounds.acceptance_refusal(state) if refused is None else refused
    if isinstance(move, Agree):
        return negotiating.agree_refusal(box, state, seat, move)
    if isinstance(move, (Take, Leave)):
        return negotiating.closing_refusal(box, state, seat, move)
    if isinstance(move, Again):
        return rounds.again_refusal(box, state, seat, move)
    if isinstance(move, (Go, Stop)):
        return tower.movement_refusal(box, state, seat, move)
    if isinstance(move, (Roll, Start)):
        return tower.place_refusal(box, state, seat, move)
    if isinstance(move, Main):
        return actions.main_refusal(box, state, seat, move)
    if isinstance(move, Done):
        return actions.done_refusal(state, seat, move)
    if isinstance(move, Order):
        return actions.order_refusal(box, state, seat, move)
    if isinstance(move, Pick):
        return actions.pick_refusal(box, state, seat, move)
    if isinstance(move, PlayAnyWare):
        return special_cards.any_ware_refusal(box, state, seat, move)
    if isinstance(move, PlayTrade):
        return special_cards.trade_refusal(box, state, seat, move)
    if isinstance(move, PlayBuilding):
        return special_cards.building_refusal(box, state, seat, move)
    if isinstance(move, Deliver):
        return messages.message_refusal(box, state, seat, move.card, False)
    if isinstance(move, Hold):
        return messages.message_refusal(box, state, seat, move.card, True)
    if isinstance(move, Own):
        return owner_markers.own_refusal(box, state, seat, move)
    if isinstance(move, Skip):
        return owner_markers.turn_refusal(state, seat)
    raise TypeError(f"not a move of Genoa: {move!r}")
