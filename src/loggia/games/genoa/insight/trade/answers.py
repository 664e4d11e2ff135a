"""Answers: how a bot says no to a proposal, and between which prices a deal lies. For bots, in an imagined world."""

from __future__ import annotations

from math import ceil

from loggia.games.genoa.insight.trade.bargaining import Bargaining
from loggia.games.genoa.insight.trade.reputation import KNOWN_MISER, stinginess
from loggia.games.genoa.rules.box import GenoaBox
from loggia.games.genoa.rules.moves import Accept, Agree, Counter, GenoaMove, Offer
from loggia.games.genoa.rules.names import bundle_words, ducats, field_name
from loggia.games.genoa.rules.state import GenoaState, Standing, offer_key, offer_seat
from loggia.games.genoa.rules.trade.bundles import Bundle
from loggia.kernel import No, Phrase, Seat, phrase

MOST_ASKED = 150
"""Nobody names a price above this: he says no."""


def refuse(box: GenoaBox, state: GenoaState, seat: int, no: No) -> Phrase:
    """A word to whoever made a proposal that the seat does not take: a price, a good that would help, or no."""
    word = _word(box, state, seat, no)
    move = no.deal.move
    if isinstance(move, Accept) and sum(offer_seat(key) == move.seat for key in state.offers) > 1:
        place = field_name(move.field)  # he bids for other things too: say which is meant
        about = f"offer:{move.seat}:{move.field}"
        return phrase("genoa-spoken-about", to=Seat(move.seat), about=about, place=place, word=word)
    return word


def _word(box: GenoaBox, state: GenoaState, seat: int, no: No) -> Phrase:
    to = Seat(no.deal.partner)
    manner = no.character or "plain"
    if no.later:
        return phrase("genoa-spoken-later", to=to, manner=manner)
    move = no.deal.move
    if isinstance(move, Accept):
        field = box.field_no[move.field]
        standing = state.offers[offer_key(move.seat, field)]
        return _too_little(box, state, move.seat, field, standing, no, manner)
    if isinstance(move, Agree):
        key = offer_key(seat, box.field_no[move.field])
        standing, own = state.counters[key], state.offers.get(key)
        price = standing.pay.money - _steps(box, no.more)
        if own is not None:
            price = max(price, own.pay.money)  # his own bid stands: he does not call it too much
        bare = not standing.pay.has_good() and standing.ask.empty
        if bare and price >= box.step_money and no.bearable:
            return phrase("genoa-spoken-at-most", to=to, manner=manner, money=ducats(price))
        return phrase("genoa-spoken-too-dear", to=to, manner=manner)
    return phrase("genoa-spoken-no", to=to, manner=manner)


def _too_little(
    box: GenoaBox, state: GenoaState, buyer: int, field: int, standing: Standing, no: No, manner: str
) -> Phrase:
    """What the tower player says to a bid that is too low."""
    to = Seat(buyer)
    price = standing.pay.money + _steps(box, no.more)
    bare = not standing.pay.has_good() and standing.ask.empty
    own = state.counters.get(offer_key(buyer, field))
    if own is not None:
        if own.pay.has_good() or not own.ask.empty:
            word = "no-deal" if no.gone else "last-deal" if no.last else "stands"
            return phrase(f"genoa-spoken-{word}", to=to, manner=manner)
        price, bare = own.pay.money, True  # his own proposal stands: he names no other price
    elif no.bearable and not bare and not no.gone:
        return phrase("genoa-spoken-more", to=to, manner=manner, money=ducats(_steps(box, no.more)))
    if (no.bearable or own is not None) and bare and price <= MOST_ASKED:
        return phrase(_price_word(box, state, buyer, standing, no), to=to, manner=manner, money=ducats(price))
    talk = Bargaining(box, state)
    if not no.gone:
        for thing in talk.exchanges.spare(buyer, state.tower, field, False):
            if talk.exchanges.of(buyer, thing, Bundle()).tower >= no.more:
                good = bundle_words(box, box.fields[field], thing)
                return phrase("genoa-spoken-only-with", to=to, manner=manner, good=good)
    return phrase("genoa-spoken-not-for-sale", to=to, manner=manner)


def _price_word(box: GenoaBox, state: GenoaState, buyer: int, standing: Standing, no: No) -> str:
    """In which words a price is named: too late, for the last time, to a known miser, or to anybody."""
    known = standing.pay.money <= box.step_money and stinginess(state, buyer) > KNOWN_MISER
    if no.gone:
        return "genoa-spoken-known-gone" if known else "genoa-spoken-gone"
    if no.last:
        return "genoa-spoken-last-price"
    return "genoa-spoken-known" if known else "genoa-spoken-price"


def _steps(box: GenoaBox, more: float) -> int:
    """So many ducats in whole steps, at least one."""
    return max(1, ceil(more / box.step_money - 1e-9)) * box.step_money


def prices(box: GenoaBox, state: GenoaState, seat: int, move: GenoaMove) -> Phrase | None:
    """What an action is worth to buyer and seller beside the goods of the deal, the price that is meant, a fair price.

    The fair price leaves both half of what they win, as an answer's first price does (`bots/answers.py`).
    """
    worth = _worth(box, state, seat, move)
    if worth is None:
        return None
    buyer, price, least, most, goods = worth
    if most <= 0 or price < 0:
        return None
    other = state.tower if seat == buyer else buyer
    name = "genoa-prices-buy" if seat == buyer else "genoa-prices-sell"
    fair = _even(box, max(0, least), most)
    return phrase(
        name,
        other=Seat(other),
        least=ducats(max(0, least)),
        most=ducats(most),
        price=ducats(price),
        fair=ducats(fair),
        room="yes" if max(box.step_money, least) <= fair <= most else "no",
        goods="yes" if goods else "no",
    )


def limits(box: GenoaBox, state: GenoaState, seat: int, move: GenoaMove) -> Phrase | None:
    """Which ducats instead of those of the deal would have suited both; where the buyer gets some, so many of them."""
    worth = _worth(box, state, seat, move)
    if worth is None:
        return None
    _, price, least, most, _ = worth
    low, high = (least, most) if price >= 0 else (-most, -least)
    room = "yes" if high >= max(0, low) else "no"
    if price == 0 and low <= 0:  # goods alone were exchanged
        return None if high == 0 else phrase("genoa-prices-limits-top", most=ducats(max(0, high)), room=room)
    return phrase(
        "genoa-prices-limits", price=ducats(abs(price)), least=ducats(max(0, low)), most=ducats(max(0, high)), room=room
    )


def _worth(box: GenoaBox, state: GenoaState, seat: int, move: GenoaMove) -> tuple[int, int, int, int, bool] | None:
    """Of a deal: the buyer, the ducats that he pays, the least that suits the seller, the most that suits the buyer,
    and whether goods are exchanged too (the least and the most are ducats beside them)."""
    terms = _terms(box, state, seat, move)
    if terms is None:
        return None
    buyer, field, pay, ask = terms
    gains = Bargaining(box, state).gains(buyer, field, pay, ask)
    price = pay.money - ask.money
    goods = pay.has_good() or ask.has_good()
    return buyer, price, round(price - gains[state.tower]), round(price + gains[buyer]), goods


def _even(box: GenoaBox, least: int, most: int) -> int:
    """The price in whole steps that comes nearest to leaving both half; of two the lower one, unless it is too low."""
    step = box.step_money
    price = max(step, ceil((least + most - step) / (2 * step)) * step)
    return price + step if price < least else price


def _terms(box: GenoaBox, state: GenoaState, seat: int, move: GenoaMove) -> tuple[int, int, Bundle, Bundle] | None:
    """Buyer, field and both sides of what a move proposes or takes."""
    match move:
        case Offer():
            return seat, box.field_no[move.field], move.pay, move.ask
        case Counter():
            return move.seat, box.field_no[move.field], move.pay, move.ask
        case Accept():
            buyer, table = move.seat, state.offers
        case Agree():
            buyer, table = seat, state.counters
        case _:
            return None
    field = box.field_no.get(move.field, -1)
    standing = table.get(offer_key(buyer, field))
    return None if standing is None else (buyer, field, standing.pay, standing.ask)
