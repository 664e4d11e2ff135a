"""The end: privileges in chains, markers on buildings, ties (rules, *The end*, GEN-PRIV-2, GEN-R-13)."""

from __future__ import annotations

from loggia.games.genoa.rules.box import GenoaBox
from loggia.games.genoa.rules.events.course import Scored
from loggia.games.genoa.rules.imagining.knowledge import show
from loggia.games.genoa.rules.names import face_of, field_name
from loggia.games.genoa.rules.pieces import BUILDINGS, N_GOODS, PRIVILEGE, bits
from loggia.games.genoa.rules.state import (
    FROM_DEALS,
    FROM_INCOME,
    FROM_LARGE,
    FROM_MESSAGES,
    FROM_SMALL,
    OVER,
    SOURCES,
    GenoaState,
)
from loggia.kernel import Phrase, Point, Result, SeatPoints, Teller, phrase, ranked

_SOURCES = (
    (FROM_LARGE, "genoa-point-large"),
    (FROM_SMALL, "genoa-point-small"),
    (FROM_MESSAGES, "genoa-point-messages"),
    (FROM_INCOME, "genoa-point-income"),
    (FROM_DEALS, "genoa-point-deals"),
)


def chains(box: GenoaBox, hand: int) -> list[list[int]]:
    """GEN-PRIV-2, GEN-PRIV-3: the buildings of a hand's privileges, cut into maximal chains along the closed ring.

    Worked example GEN-EX-07.
    """
    places = {box.ring_place[card] for card in bits(hand & box.kind_mask[PRIVILEGE])}
    length = len(box.ring)
    if len(places) == length:
        return [list(box.ring)]
    found: list[list[int]] = []
    for place in sorted(places):
        if (place - 1) % length not in places:
            chain = [box.ring[place]]
            while (place := (place + 1) % length) in places:
                chain.append(box.ring[place])
            found.append(chain)
    return found


def privilege_value(box: GenoaBox, hand: int) -> int:
    """GEN-PRIV-2: what a hand's privileges are worth."""
    cards = hand & box.kind_mask[PRIVILEGE]
    worth = box.privilege_worth.get(cards)
    if worth is None:
        worth = box.privilege_worth[cards] = sum(box.chain_pay[len(chain)] for chain in chains(box, cards))
    return worth


def unused_goods(box: GenoaBox, state: GenoaState, seat: int) -> int:
    """GEN-R-13: wares, special cards, markers in the play area, orders and messages; privileges do not count."""
    area = sum(state.area[seat * N_GOODS : (seat + 1) * N_GOODS])
    return area + (state.hands[seat] & ~box.kind_mask[PRIVILEGE]).bit_count()


def finish(box: GenoaBox, state: GenoaState, tell: Teller) -> None:
    """GEN-SCORE-1, GEN-PRIV-1: every privilege is shown and paid, then every marker on a building."""
    state.phase = OVER
    for seat in range(state.seats):
        privileges = state.hands[seat] & box.kind_mask[PRIVILEGE]
        show(box, state, seat, privileges)
        value = privilege_value(box, privileges)
        markers = state.owners.count(seat) * box.marker_value
        total = state.money[seat] + value + markers
        tell(Scored, seat, tuple(face_of(box, card) for card in bits(privileges)), value, markers, total)


def result(box: GenoaBox, state: GenoaState) -> Result | None:
    """GEN-SCORE-2: most ducats; among equals most unused goods; then the victory is shared."""
    if state.phase != OVER:
        return None
    points = tuple(_points(box, state, seat) for seat in range(state.seats))
    scores = tuple(sum(point.points for point in one) for one in points)
    goods = tuple(unused_goods(box, state, seat) for seat in range(state.seats))
    return Result(scores, ranked(list(zip(scores, goods, strict=True))), points, _tie_break(scores, goods))


def _tie_break(scores: tuple[int, ...], goods: tuple[int, ...]) -> Phrase | None:
    """GEN-SCORE-2: what settled the first place among equal sums, or that nothing did."""
    tied = [seat for seat, score in enumerate(scores) if score == max(scores)]
    if len(tied) == 1:
        return None
    most = max(goods[seat] for seat in tied)
    best = sum(goods[seat] == most for seat in tied)
    message = "decided" if best == 1 else "shared" if best == len(tied) else "shared-by-most"
    return phrase(f"genoa-tie-{message}", goods=most)


def tally(box: GenoaBox, state: GenoaState) -> tuple[int, ...]:
    """GEN-INFO-1: money is hidden until the end; then the final sums."""
    return totals(box, state) if state.phase == OVER else ()


def totals(box: GenoaBox, state: GenoaState) -> tuple[int, ...]:
    """GEN-SCORE-1: every seat's money with its privileges and its markers on buildings."""
    return tuple(
        state.money[seat] + privilege_value(box, state.hands[seat]) + state.owners.count(seat) * box.marker_value
        for seat in range(state.seats)
    )


def points_now(box: GenoaBox, state: GenoaState, viewer: int | None) -> tuple[SeatPoints, ...]:
    """GEN-SCORE-1, GEN-INFO-1: markers are public; money is one's own, privileges count as far as the viewer knows."""
    return tuple(_seat_points(box, state, seat, viewer) for seat in range(state.seats))


def _seat_points(box: GenoaBox, state: GenoaState, seat: int, viewer: int | None) -> SeatPoints:
    if state.phase == OVER:
        return SeatPoints(_points(box, state, seat))
    hand = state.hands[seat] & box.kind_mask[PRIVILEGE]
    if seat == viewer:
        return SeatPoints(_money(box, state, seat), _at_end(box, state, seat, hand))
    looks = state.seats if viewer is None else viewer
    known = 0
    for card in bits(hand):
        if state.known[card] >> looks & 1:
            known |= 1 << card
    hidden = [phrase("genoa-point-hidden-money")]
    if known != hand:
        hidden.append(phrase("genoa-point-hidden-privileges", count=(hand & ~known).bit_count()))
    return SeatPoints((), _at_end(box, state, seat, known), tuple(hidden))


def _points(box: GenoaBox, state: GenoaState, seat: int) -> tuple[Point, ...]:
    return _money(box, state, seat) + _at_end(box, state, seat, state.hands[seat])


def _money(box: GenoaBox, state: GenoaState, seat: int) -> tuple[Point, ...]:
    """The ducats of a seat by where they came from."""
    points = [Point(phrase("genoa-point-start"), box.start_money)]
    for source, message in _SOURCES:
        amount = state.ledger[seat * SOURCES + source]
        if amount:
            points.append(Point(phrase(message), amount))
    return tuple(points)


def _at_end(box: GenoaBox, state: GenoaState, seat: int, hand: int) -> tuple[Point, ...]:
    """GEN-SCORE-1: the chains of a hand's privileges, and the markers on buildings."""
    points = []
    for chain in chains(box, hand):
        buildings = tuple(field_name(BUILDINGS[b], "") for b in chain)
        ids = tuple(f"field:{BUILDINGS[b]}" for b in chain)
        points.append(Point(phrase("genoa-point-chain", buildings=buildings), box.chain_pay[len(chain)], True, ids))
    for building, owner in enumerate(state.owners):
        if owner == seat:
            source = phrase("genoa-point-marker", building=field_name(BUILDINGS[building], "at"))
            points.append(Point(source, box.marker_value, True, (f"field:{BUILDINGS[building]}",)))
    return tuple(points)
