"""A review as JSON data with phrases: what the terminal, the page and the API show."""

from __future__ import annotations

from typing import Any

from loggia.bots.deal_search import SILENT
from loggia.bots.hints import points
from loggia.kernel import Move, Phrase, Record, Said, Seat, phrase
from loggia.review.assembling import Review, TurningPoint
from loggia.review.decisions import SHOWN, Judgement, Weighed
from loggia.review.judge import JUDGE, Estimate
from loggia.review.steps import ReviewStep

FORM = 3
"""The version of this data: a cache forgets other ones."""
DIGITS = 4
EQUAL = 0.002
"""A move that costs no more than this, or than its standard error, is as good as the best."""
CLEAR = 0.01
"""A reason names whoever loses at least this much chance to win by the move."""


def percent(chance: float) -> Phrase:
    """A chance in words.

    >>> percent(0.416).plain()
    {'say': 'review-percent', 'with': {'percent': 42}}
    """
    return phrase("review-percent", percent=round(100 * chance))


def plain(review: Review, record: Record) -> dict[str, Any]:
    """The whole review as JSON data."""
    game = review.match.game.name
    result = review.match.result
    assert result is not None
    return {
        "form": FORM,
        "game": game,
        "seats": review.match.seats,
        "digest": record.digest,
        "judge": JUDGE,
        "done": round(review.done, 3),
        "scores": list(result.scores),
        "winners": list(result.winners),
        "chances": [[round(one, DIGITS) for one in row] for row in review.chances],
        "players": [_player(review, seat) for seat in range(review.match.seats)],
        "steps": [_step(review, step) for step in review.steps],
        "turning": [
            {"number": one.number, "seat": one.seat, "say": turning_words(review, one).plain()}
            for one in review.turning
        ],
    }


def _estimate(one: Estimate) -> list[float]:
    return [round(one.mean, DIGITS), round(one.error, DIGITS)]


def _player(review: Review, seat: int) -> dict[str, Any]:
    one = review.players[seat]
    split = one.split
    return {
        "seat": seat,
        "prior": round(split.prior, DIGITS),
        "own": _estimate(split.own),
        "chance": _estimate(split.chance),
        "others": _estimate(split.others),
        "result": round(split.result, DIGITS),
        "adjusted": round(split.adjusted, DIGITS),
        "decisions": one.decisions,
        "loss": _estimate(one.loss),
        "points": round(one.price, 3),
        "marks": dict(one.marks),
    }


def _step(review: Review, step: ReviewStep) -> dict[str, Any]:
    found = review.findings.get(step.number)
    judgement = found.judgement if found is not None else None
    struck = found.struck if found is not None else None
    prices = struck.prices if struck is not None else judgement.prices if judgement is not None else None
    changes = review.changes[step.number - 1]
    return {
        "number": step.number,
        "seat": step.seat,
        "text": step.move.text(),
        "say": step.say.plain(),
        "choice": [round(one.choice, DIGITS) for one in changes],
        "luck": [round(one.luck, DIGITS) for one in changes],
        "mark": review.mark(step.number),
        "real": judgement is not None and judgement.real,
        "loss": _estimate(judgement.loss) if judgement is not None else None,
        "points": _estimate(judgement.played.price) if judgement is not None and judgement.played is not None else None,
        "moves": _moves(step, judgement) if judgement is not None else [],
        "why": None if judgement is None or judgement.why is None else judgement.why.plain(),
        "came": None if step.came is None else step.came.plain(),
        "deal": None
        if struck is None
        else {
            "parties": list(struck.parties),
            "gains": [points(struck.gains[seat], step.before.game.name).plain() for seat in struck.parties],
        },
        "prices": None if prices is None else prices.plain(),
    }


def _moves(step: ReviewStep, judgement: Judgement) -> list[dict[str, Any]]:
    """The best few moves and the played one. The best is first, also where another came out a trifle above it in the
    worlds that had no say in who is best."""
    shown = sorted(judgement.moves[:SHOWN], key=lambda one: (one is not judgement.best, one.loss.mean))
    if judgement.played is not None and judgement.played not in shown:
        shown.append(judgement.played)
    return [
        {
            "text": "" if one.move == SILENT else one.move.text(),
            "say": _said(step, one.move).plain(),
            "chance": round(one.chance, DIGITS),
            "loss": _estimate(one.loss),
            "points": _estimate(one.price),
            "played": one is judgement.played,
            "why": reason(step, one, judgement).plain(),
        }
        for one in shown
    ]


def _said(step: ReviewStep, move: Move) -> Phrase:
    if move == SILENT:  # the very object does not come out of another process
        return phrase("review-silent")
    said: Phrase = step.before.game.faces.describe(step.before.state, step.seat, move)
    return said


def reason(step: ReviewStep, one: Weighed, judgement: Judgement) -> Phrase:
    """Why a move is worth what it is: what it does, and beside the best move, who gains what it loses."""
    best, seat = judgement.best, judgement.seat
    game = step.before.game.name
    if one is best:
        worth = phrase("review-why-best", chance=percent(one.chance))
    else:
        others = [other for other in range(len(one.shares)) if other != seat]
        gains = {other: one.shares[other] - best.shares[other] for other in others}
        winner = max(others, key=gains.__getitem__)
        cost = points(-one.price.mean, game)
        if one.loss.mean <= max(EQUAL, one.loss.error):
            worth = phrase("review-why-equal", chance=percent(one.chance))
        elif gains[winner] >= CLEAR and len(others) > 1:
            worth = phrase("review-why-gives", cost=cost, seat=Seat(winner), chance=percent(gains[winner]))
        else:
            worth = phrase("review-why-costs", cost=cost)
    if one.effect is None:
        return worth
    return phrase("review-why-effect", worth=worth, effect=one.effect)


def turning_words(review: Review, one: TurningPoint) -> Phrase:
    """A turning point in a sentence."""
    step = review.steps[one.number - 1]
    given: dict[str, Said] = {
        "number": one.number,
        "who": Seat(one.seat),
        "before": percent(one.before),
        "after": percent(one.after),
    }
    if one.luck:
        if step.came is not None:
            return phrase("review-turn-luck", **given, came=step.came)
        return phrase("review-turn-chance", **given, mover=Seat(step.seat), move=step.say)
    judgement = review.findings[one.number].judgement
    assert judgement is not None
    return phrase("review-turn-mistake", **given, move=step.say, better=_said(step, judgement.best.move))
