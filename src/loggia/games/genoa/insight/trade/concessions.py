"""Concessions: what the writer of a proposal answers when it is turned down. For bots, in an imagined world."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from loggia.games.genoa.insight.trade.bargaining import Bargaining
from loggia.games.genoa.insight.trade.terms import goods_both_ways, priced
from loggia.games.genoa.rules.box import GenoaBox
from loggia.games.genoa.rules.choices.listing import may_post
from loggia.games.genoa.rules.moves import Counter, Offer
from loggia.games.genoa.rules.names import bundle_words
from loggia.games.genoa.rules.state import MOVE, TOWER, GenoaState, Standing, offer_key
from loggia.games.genoa.rules.trade.bundles import Bundle
from loggia.games.genoa.rules.trade.negotiating import counter_refusal, posting_refusal
from loggia.kernel import Reply, Seat, phrase

TRIFLE: Final = 0.7
"""The part that a seller keeps who goes down to the smallest price."""
KEEP: Final = 0.38
"""The part of what both win that the writer keeps: whoever says no again and again gets no more than the rest."""
Better = tuple[float, Offer | Counter]
"""A better proposal, with what it would bring its writer."""


def reply(box: GenoaBox, state: GenoaState, seat: int, about: str) -> Reply:
    """The cheapest proposal that is better for the other side and still worth it; else that this is the last word."""
    kind, _, rest = about.partition(":")
    buyer, _, field = rest.partition(":")
    table = state.offers if kind == "offer" else state.counters
    deal = int(buyer), box.field_no[field]
    to = Seat(state.tower if kind == "offer" else int(buyer))
    standing = table.get(offer_key(*deal))
    if standing is None or state.phase not in (TOWER, MOVE):
        return Reply(None, phrase("genoa-spoken-never-mind", to=to))
    talk = Bargaining(box, state)
    found = _offers(talk, *deal, standing) if kind == "offer" else _counters(talk, *deal, standing)
    best = max(found, key=lambda one: one[0], default=None)
    if best is not None:
        return Reply(best[1], phrase("genoa-spoken-better", to=to))
    money = standing.pay.money
    if money and standing.pay == Bundle(money) and standing.ask.empty:
        return Reply(None, phrase("genoa-spoken-last", to=to, pay=bundle_words(box, field, standing.pay)))
    return Reply(None, phrase("genoa-spoken-last-deal", to=to))


def _offers(talk: Bargaining, seat: int, field: int, standing: Standing) -> Iterator[Better]:
    """Higher offers of a buyer: never as much as the action is worth to him."""
    box, state = talk.box, talk.state
    if not may_post(box, state, seat):
        return
    now = talk.standing(seat, field, standing)
    for goods in goods_both_ways(talk.exchanges, seat, field, seat):
        bare = talk.gains(seat, field, *goods)
        top = min(bare[seat], state.money[seat] + 0.1)
        for pay, ask in priced(box, goods, now[state.tower] - bare[state.tower], top):
            move = Offer(box.fields[field], pay, ask, talk.exchanges.worst(seat, pay) if pay.closed else ())
            brings = talk.gains(seat, field, pay, ask)
            if _better(box, now, brings, state.tower, seat) and posting_refusal(box, state, seat, move) is None:
                yield brings[seat], move


def _counters(talk: Bargaining, buyer: int, field: int, standing: Standing) -> Iterator[Better]:
    """Cheaper proposals of the tower player: never for less than he has without a deal."""
    box, state = talk.box, talk.state
    tower = state.tower
    if state.slow or state.hushed or state.countered[buyer] >= box.counters:
        return
    now = talk.standing(buyer, field, standing)
    for goods in goods_both_ways(talk.exchanges, buyer, field, tower):
        bare = talk.gains(buyer, field, *goods)
        for pay, ask in priced(box, goods, -bare[tower], bare[buyer] - now[buyer]):
            move = Counter(buyer, box.fields[field], pay, ask)
            brings = talk.gains(buyer, field, pay, ask)
            least = talk.price(move) == 1 and brings[tower] < TRIFLE * (brings[tower] + max(0.0, brings[buyer]))
            if (
                not least
                and _better(box, now, brings, buyer, tower)
                and counter_refusal(box, state, tower, move) is None
            ):
                yield brings[tower], move


def _better(box: GenoaBox, now: tuple[float, ...], brings: tuple[float, ...], other: int, writer: int) -> bool:
    """At least one step of money better for the other side, and the writer keeps his share of what both win."""
    enough = brings[writer] > 0 and brings[writer] >= KEEP * (brings[writer] + max(0.0, brings[other]))
    return enough and brings[other] >= now[other] + box.step_money - 0.01
