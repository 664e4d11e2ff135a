"""GEN-INFO-6: what everybody was told of cards that change hands face down, and what can be concluded from it."""

from __future__ import annotations

from itertools import permutations

import pytest

from loggia.games.genoa import GAME
from loggia.games.genoa.rules.events.trade import CardsShown
from loggia.games.genoa.rules.moves import Accept, Agree, Counter, Offer, Pick
from loggia.games.genoa.rules.pieces import KIND_NO, KINDS, bits, mask_of
from loggia.games.genoa.rules.state import GenoaState, offer_key
from loggia.games.genoa.rules.trade.bundles import Bundle
from loggia.games.genoa.rules.trade.offers import closed_cards
from loggia.kernel import Chance, Match, Move, laws
from loggia.kernel.random_play import random_decision
from tests.games.genoa.table import BOX, A, B, C, D, Table

WORLDS = 60


def holds(match: Match, seat: int, *cards: str) -> bool:
    """Whether a hand holds these cards."""
    assert isinstance(match.state, GenoaState)
    return all(match.state.hands[seat] >> BOX.card_no[card] & 1 for card in cards)


def worlds(table: Table, viewer: int) -> list[Match]:
    """Matches that a viewer cannot tell from the real one."""
    return [table.match.imagine(viewer, Chance(f"world {number}")) for number in range(WORLDS)]


def seen(table: Table, viewer: int | None, seat: int) -> list[str]:
    """The cards of a hand that a viewer is shown."""
    return table.view(viewer)["seats"][seat]["cards"]


def shown_by_c(field: str = "park") -> Table:
    """C has shown MS01 and MS02 in an offer, and has withdrawn it; a third message of C is unknown to all."""
    table = Table(at=field).seat(C, "MS01, MS02, MS09").seat(D, "MS05")
    return table.do((C, f"offer {field} pay MS01 + MS02"), (C, f"withdraw {field}"))


def test_an_offer_that_showed_a_card_leaves_it_known() -> None:
    """GEN-INFO-6: what everybody has seen stays known as long as everybody can follow it."""
    table = shown_by_c()
    for viewer in (A, B, D, None):
        assert seen(table, viewer, C) == ["MS01", "MS02"]


@pytest.mark.parametrize("paid", ["MS01", "MS02", "MS09"])
def test_of_a_closed_payment_only_the_two_parties_know_the_card(paid: str) -> None:
    """GEN-INFO-6: nobody else can tell which of the cards it was, also if all of them were known before."""
    table = shown_by_c()
    table.do((C, f"offer park pay message with {paid}"), (A, "accept 2"))
    for viewer in (B, D, None):
        assert seen(table, viewer, A) == []
        assert seen(table, viewer, C) == []
    assert seen(table, A, A) == [paid]
    assert seen(table, A, C) == [card for card in ("MS01", "MS02") if card != paid]
    assert seen(table, C, A) == [paid]


@pytest.mark.parametrize("paid", ["MS01", "MS02", "MS09"])
def test_third_parties_imagine_every_card_that_it_could_have_been(paid: str) -> None:
    """GEN-INFO-6: each of the two known ones, or another; and what was known is still in one of the two hands."""
    table = shown_by_c()
    table.do((C, f"offer park pay message with {paid}"), (A, "accept 2"))
    for viewer in (B, D):
        found = worlds(table, viewer)
        assert {(holds(one, A, "MS01"), holds(one, A, "MS02")) for one in found} == {
            (True, False),
            (False, True),
            (False, False),
        }
        assert all(holds(one, A, card) or holds(one, C, card) for one in found for card in ("MS01", "MS02"))
        assert not all(holds(one, A, "MS09") or holds(one, C, "MS09") for one in found)
    assert all(holds(one, A, paid) for one in worlds(table, A))
    assert all(holds(one, C, "MS01", "MS02") or holds(one, A, paid) for one in worlds(table, A))


def test_the_last_card_of_a_kind_is_known_wherever_it_goes() -> None:
    """GEN-R-14: hand sizes are public: who pays the only one, or all, pays no secret."""
    table = Table(at="park").seat(C, "MS01").do((C, "offer park pay MS01"), (C, "withdraw park"))
    table.do((C, "offer park pay message"), (A, "accept 2"))
    for viewer in (B, None):
        assert seen(table, viewer, A) == ["MS01"]
    assert all(holds(one, A, "MS01") for one in worlds(table, D))


def test_a_later_sight_settles_what_was_open() -> None:
    """C paid one of two known messages; when the receiver delivers his, everybody knows which one C has kept."""
    table = Table(at="guild_hall").seat(C, "MS01, MS02").do((C, "offer st_57 pay MS01 + MS02"), (C, "withdraw st_57"))
    table.settle().do((C, "offer st_57 pay message with MS01"), (A, "accept 2 st_57"))
    assert {holds(one, C, "MS02") for one in worlds(table, B)} == {True, False}
    table.walk("park").play(A, "deliver MS01")
    assert all(holds(one, C, "MS02") for one in worlds(table, B))


def test_a_card_may_have_gone_and_come_back() -> None:
    """C pays one of two known messages to A, who pays one of his two back; what C shows then leaves two stories."""
    table = Table(at="guild_hall").seat(C, "MS01, MS02").seat(A, "MS03")
    table.do((C, "offer guild_hall pay MS01 + MS02"), (C, "withdraw guild_hall"))
    table.do((A, "counter 2 guild_hall pay 5 ask MS03"), (A, "withdraw 2 guild_hall")).settle()
    table.do((C, "offer st_57 pay message with MS02"), (A, "accept 2 st_57"))
    table.do((C, "offer park pay 5 ask message"), (A, "accept 2 park with MS03"), (C, "main"), (C, "done"))
    assert (table.hand(A), table.hand(C)) == ({"MS02"}, {"MS01", "MS03"})
    table.play(C, "deliver MS01")
    # MS01 stayed with C: then A has MS02 or MS03; or it went and came back: then A has MS03.
    found = {(holds(one, A, "MS02"), holds(one, A, "MS03")) for one in worlds(table, B)}
    assert found == {(True, False), (False, True)}


def test_promised_cards_that_are_handed_over_are_unknown_to_others() -> None:
    """GEN-INFO-7: of the cards drawn after a turned stack, third parties know only which ones they can be."""
    table = Table(seats=3, at="market").stack("message", down="MS09", up="MS01 MS02").seat(B, "MS05")
    table.do((C, "offer post_office pay drawn message receiver"), (A, "accept 2 post_office"), (C, "main"))
    drawn = table.hand(C)
    assert "MS09" in drawn
    table.play(A, "pick MS09")
    assert {holds(one, A, "MS09") for one in worlds(table, B)} <= {True, False}
    first = [next(iter({"MS01", "MS02"} & names(one, A)), "") for one in worlds(table, B)]
    assert {"", "MS01", "MS02"} == set(first)


def names(match: Match, seat: int) -> set[str]:
    """The ids of a hand."""
    assert isinstance(match.state, GenoaState)
    return {BOX.card_ids[card] for card in bits(match.state.hands[seat])}


def test_onlookers_know_what_was_public_and_no_more() -> None:
    """A card that every seat knows, each by its own way, is still no card that was shown to all."""
    table = Table(seats=2, at="guild_hall").seat(B, "MS01, MS02, MS03").settle()
    table.do((B, "offer st_57 pay message with MS02"), (A, "accept 1 st_57"))
    assert seen(table, A, A) == seen(table, B, A) == ["MS02"]
    assert seen(table, None, A) == []


def test_showing_is_told_whoever_knew_the_card_already() -> None:
    """Whether a card is news to another seat is that seat's secret: the event is told unless it was public."""
    table = Table(seats=2, at="guild_hall").seat(B, "MS01, MS02").settle()
    table.do((B, "offer st_57 pay message with MS02"), (A, "accept 1 st_57"))
    table.play(A, "counter 1 park pay drawn further_action ask MS02")
    assert len(table.events(CardsShown)) == 1
    table.do((A, "withdraw 1 park"), (A, "counter 1 park pay drawn further_action ask MS02"))
    assert not table.events(CardsShown)


def test_what_others_have_named_or_hold_back_is_imagined_anew() -> None:
    """Rules, *Offers* and *Clocks*: naming and holding back are secret, also for cards that everybody knows."""
    table = shown_by_c("guild_hall").do((C, "hold MS01"), (C, "offer guild_hall pay message with MS01"))
    named, held = set(), set()
    for one in worlds(table, B):
        assert isinstance(one.state, GenoaState)
        named.add(one.state.offers[offer_key(C, BOX.field_no["guild_hall"])].named)
        held.add(one.state.held & mask_of([BOX.card_no["MS01"], BOX.card_no["MS02"]]))
    assert named >= {1 << BOX.card_no["MS01"], 1 << BOX.card_no["MS02"]}
    assert len(held) > 2
    mine = [one.state for one in worlds(table, C)]
    assert all(isinstance(one, GenoaState) and one.held >> BOX.card_no["MS01"] & 1 for one in mine)
    assert all(isinstance(one, GenoaState) and one.offers == table.state.offers for one in mine)


# --- all stories and no other, by counting them -----------------------------------------------------------------------


def test_imagined_worlds_are_exactly_those_that_fit() -> None:
    """Four known messages travel closed through three hands; an enumeration of all stories gives the same worlds."""
    table = Table(at="guild_hall").seat(C, "MS01, MS02").seat(A, "MS03").seat(D, "MS04")
    table.stack("message")
    table.do((C, "offer guild_hall pay MS01 + MS02"), (C, "withdraw guild_hall"))
    table.do((D, "offer guild_hall pay MS04"), (D, "withdraw guild_hall"))
    table.do((A, "counter 2 guild_hall pay 5 ask MS03"), (A, "withdraw 2 guild_hall")).settle()
    table.do((C, "offer st_57 pay message with MS01"), (A, "accept 2 st_57"))
    table.do((D, "offer st_67 pay 5 ask message"), (A, "accept 3 st_67 with MS03"))
    table.do((D, "offer metals pay message with MS04"), (A, "accept 3 metals"), (D, "main"), (D, "done"))
    possible = set()
    for paid, asked, last in permutations(["MS01", "MS02", "MS03", "MS04"], 3):
        for choice in ((paid, asked, last), (paid, paid, last), (paid, asked, asked), (paid, paid, paid)):
            world = _story(*choice)
            if world is not None:
                possible.add(world)
    found = {
        (frozenset(names(one, A)), frozenset(names(one, C)), frozenset(names(one, D)))
        for number in range(10)
        for one in (table.match.imagine(B, Chance(f"all {number} {again}")) for again in range(40))
    }
    assert found == possible


def _story(paid: str, asked: str, last: str) -> tuple[frozenset[str], ...] | None:
    """C pays A one message, A pays D one of his two, D pays A one of his two."""
    hands = {A: {"MS03"}, C: {"MS01", "MS02"}, D: {"MS04"}}
    for giver, receiver, card in ((C, A, paid), (A, D, asked), (D, A, last)):
        if card not in hands[giver]:
            return None
        hands[giver].remove(card)
        hands[receiver].add(card)
    return frozenset(hands[A]), frozenset(hands[C]), frozenset(hands[D])


# --- non-interference: another history of which the others were told the same ---------------------------------------


def other_payment(match: Match, seat: int, move: Move, chance: Chance) -> Move | None:
    """The same move with another closed card behind it, if the seat has one; else None."""
    state = match.state
    assert isinstance(state, GenoaState)
    if isinstance(move, Pick):
        others = [card for card in state.pick_cards if BOX.card_ids[card] != move.card]
        return Pick(BOX.card_ids[chance.choice(others)]) if others else None
    if isinstance(move, Offer | Counter):
        side = move.pay if isinstance(move, Offer) else move.ask
    elif isinstance(move, Accept):
        standing = state.offers.get(offer_key(move.seat, BOX.field_no.get(move.field, 0)))
        side = standing.ask if standing is not None else Bundle()
    elif isinstance(move, Agree):
        standing = state.counters.get(offer_key(seat, BOX.field_no.get(move.field, 0)))
        side = standing.pay if standing is not None else Bundle()
    else:
        return None
    if not side.closed:
        return None
    named = closed_cards(BOX, state, seat, side, move.cards)
    free = state.hands[seat] & ~named & ~mask_of([BOX.card_no[card] for card in side.cards])
    for name, _ in side.closed:
        mask = BOX.kind_mask[KIND_NO[name]]
        if free & mask:
            cards = bits(named & ~mask) + bits(named & mask)[1:] + [chance.choice(bits(free & mask))]
            return _naming(move, tuple(BOX.card_ids[card] for card in cards))
    return None


def _naming(move: Move, cards: tuple[str, ...]) -> Move | None:
    match move:
        case Offer():
            return Offer(move.field, move.pay, move.ask, cards)
        case Counter():
            return Counter(move.seat, move.field, move.pay, move.ask, cards)
        case Accept():
            return Accept(move.seat, move.field, move.version, cards)
        case Agree():
            return Agree(move.field, move.version, cards)
    return None


def bystanders(match: Match, seat: int, move: Move) -> list[int]:
    """All who are no party to it; of an offer the tower player, too, is only told that a card is closed."""
    state = match.state
    assert isinstance(state, GenoaState)
    if isinstance(move, Pick):
        parties = {state.actor, state.tower}
    elif isinstance(move, Accept):
        parties = {seat, move.seat}
    else:
        parties = {seat, state.tower}
        if isinstance(move, Counter):
            parties.add(move.seat)
    return [other for other in range(state.seats) if other not in parties]


def same_for(viewers: list[int], one: Match, other: Match) -> None:
    """Bystanders and onlookers are shown the same bytes."""
    for viewer in viewers:
        assert laws.shown(one, viewer) == laws.shown(other, viewer), f"seat {viewer} can tell which card was paid"
    assert one.view(None) == other.view(None), "onlookers can tell which card was paid"


def two_histories(match: Match, seat: int, move: Move, chance: Chance, further: int) -> int:
    """Play on after a move and after the same move with another closed card; how many moves were compared.

    All who were told the same are shown and told the same, until a card is shown that only one history has there.
    """
    changed = other_payment(match, seat, move, chance)
    if changed is None or match.refusal(seat, changed) is not None:
        return 0
    viewers = bystanders(match, seat, move)
    one, other = match.copy(), match.copy()
    compared = 0
    for _ in range(further):
        if isinstance(move, Accept | Agree | Pick):
            viewers = [viewer for viewer in viewers if viewer in bystanders(one, seat, move)]
        told, told_other = one.play(seat, move), other.play(seat, changed)
        for viewer in [*viewers, None]:
            assert laws.heard(told, viewer) == laws.heard(told_other, viewer), f"{viewer} heard which card was paid"
        same_for(viewers, one, other)
        compared += 1
        if one.over:
            break
        seat, move = trading(one, chance)
        changed = move
        if any(card in move.text() for card in BOX.card_ids) or other.refusal(seat, move) is not None:
            break
    return compared


def trading(match: Match, chance: Chance) -> tuple[int, Move]:
    """A random decision of players who like to show cards, to take offers back, and to pay face down."""
    state = match.state
    assert isinstance(state, GenoaState)
    if state.path and not chance.below(3):
        tower = state.tower
        accepts = [move for move in match.choices(tower) if isinstance(move, Accept)]
        closed = [m for m in accepts if state.offers[offer_key(m.seat, BOX.field_no[m.field])].pay.closed]
        if closed and chance.below(2):
            return tower, chance.choice(closed)
        seat, kind = chance.below(state.seats), chance.below(len(KINDS))
        held = bits(state.hands[seat] & BOX.kind_mask[kind])
        if seat != tower and len(held) > 1:
            field = BOX.fields[chance.choice([state.path[-1], *bits(state.near)])]
            openly = Offer(field, Bundle(cards=tuple(BOX.card_ids[card] for card in held)))
            unseen = Offer(field, Bundle(closed=((KINDS[kind], 1),)))
            move = openly if state.known[held[-1]] >> state.seats & 1 == 0 else unseen
            if match.refusal(seat, move) is None:
                return seat, move
    return random_decision(match, chance)


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("pace", ["live", "slow"])
def test_no_bystander_can_tell_two_histories_apart(seats: int, pace: str) -> None:
    """GEN-INFO-6: wherever a closed card is paid, the same match with another card behind it looks the same to others.

    Before that, cards are shown now and then in offers that are withdrawn, so that there is something to lose.
    """
    payments = 0
    for number in range(4):
        chance = Chance(f"histories {seats} {pace} {number}")
        match = GAME.new(seats, {"pace": pace}, f"histories {number}")
        while not match.over:
            seat, move = trading(match, chance)
            if isinstance(move, Accept | Agree | Pick | Offer | Counter):
                further = two_histories(match, seat, move, Chance(f"{number} {len(match.moves)}"), 20)
                payments += further > 3
            match.play(seat, move)
    assert payments > 4
