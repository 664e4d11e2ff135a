"""Slow play: negotiation in at most three rounds of sealed answers per node (rules, *Slow tables*)."""

from __future__ import annotations

from loggia.games.genoa.rules.box import GenoaBox
from loggia.games.genoa.rules.events.trade import BidsOpened, Submitted
from loggia.games.genoa.rules.moves import Again, Offer, Pass, Withdraw
from loggia.games.genoa.rules.phases import bidders, open_round
from loggia.games.genoa.rules.refusals.wrong_moment import not_now
from loggia.games.genoa.rules.state import MOVE, TOWER, GenoaState
from loggia.games.genoa.rules.trade.negotiating import post, posting_refusal, withdraw, withdrawal_refusal
from loggia.kernel import NotAllowed, Teller, not_allowed


def submission_refusal(box: GenoaBox, state: GenoaState, seat: int, move: Offer | Withdraw | Pass) -> NotAllowed | None:
    """GEN-NEG-14: one sealed answer per round from every bidder, and none outside of a round."""
    if seat == state.tower:
        message = "genoa-refused-tower-pass" if isinstance(move, Pass) else "genoa-refused-tower-offers"
        return not_allowed("GEN-NEG-14", message)
    if state.phase not in (TOWER, MOVE) or not state.round_open:
        return not_allowed("GEN-NEG-14", "genoa-refused-no-round")
    if seat in state.sealed or not bidders(box, state) >> seat & 1:
        return not_allowed("GEN-NEG-14", "genoa-refused-submitted")
    if isinstance(move, Offer):
        return posting_refusal(box, state, seat, move)
    if isinstance(move, Withdraw):
        return withdrawal_refusal(box, state, seat, move)
    return None


def submit(box: GenoaBox, state: GenoaState, seat: int, move: Offer | Withdraw | Pass, tell: Teller) -> None:
    """GEN-NEG-14: the answer is sealed; when the last one is in, all are opened."""
    state.sealed[seat] = move
    tell(Submitted, seat)
    close_if_answered(box, state, tell)


def close_if_answered(box: GenoaBox, state: GenoaState, tell: Teller) -> None:
    """GEN-NEG-14: a round ends when no bidder's answer is missing; GEN-NEG-8: who has no good left is no bidder."""
    if not waiting(box, state):
        _open_answers(box, state, tell)


def waiting(box: GenoaBox, state: GenoaState) -> list[int]:
    """The bidders whose answer is still missing."""
    if not state.round_open:
        return []
    asked = bidders(box, state)
    return [seat for seat in range(state.seats) if asked >> seat & 1 and seat not in state.sealed]


def _open_answers(box: GenoaBox, state: GenoaState, tell: Teller) -> None:
    """Clockwise from the tower player; who has no qualifying offer now counts as passed."""
    state.round_open = False
    answers, state.sealed = state.sealed, {}
    tell(BidsOpened, state.round)
    for seat in state.clockwise(state.tower):
        answer = answers.get(seat)
        if isinstance(answer, Offer) and posting_refusal(box, state, seat, answer) is None:
            post(box, state, seat, answer, tell)
        elif isinstance(answer, Withdraw) and withdrawal_refusal(box, state, seat, answer) is None:
            withdraw(box, state, seat, answer, tell)
    state.passed = (1 << state.seats) - 1


def again_refusal(box: GenoaBox, state: GenoaState, seat: int, move: Again) -> NotAllowed | None:
    """GEN-NEG-14, GEN-NEG-15: another round, but not while one is open, and no more than three."""
    if not state.slow:
        return not_allowed("GEN-NEG-14", "genoa-refused-live")
    if seat != state.tower:
        return not_allowed("GEN-NEG-14", "genoa-refused-not-tower")
    if state.phase not in (TOWER, MOVE):
        return not_now("GEN-NEG-14", state)
    if state.round_open:
        return not_allowed("GEN-NEG-14", "genoa-refused-round-open")
    if state.round >= box.rounds:
        return not_allowed("GEN-NEG-15", "genoa-refused-last-round", rounds=box.rounds)
    if not bidders(box, state):
        return not_allowed("GEN-NEG-14", "genoa-refused-no-bidders")
    return None


def again(box: GenoaBox, state: GenoaState, tell: Teller) -> None:
    """GEN-NEG-14: the tower player asks for another round."""
    open_round(box, state, tell)


def acceptance_refusal(state: GenoaState) -> NotAllowed | None:
    """GEN-NEG-14: the tower player decides when the answers are open: one of them may withdraw what stands."""
    return not_allowed("GEN-NEG-14", "genoa-refused-round-open") if state.round_open else None


def counter_round_refusal(box: GenoaBox, state: GenoaState) -> NotAllowed | None:
    """GEN-NEG-14: counter-offers go with the question for another round: not while one is open, not after the last."""
    if state.round_open:
        return not_allowed("GEN-NEG-14", "genoa-refused-round-open")
    if state.round >= box.rounds:
        return not_allowed("GEN-NEG-15", "genoa-refused-last-round", rounds=box.rounds)
    return None
