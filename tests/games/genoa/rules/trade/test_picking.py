"""GEN-TRADE-PAY: promised cards are settled before any other use of them; GEN-INV-4 under players who try to cheat."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from loggia.games.genoa import GAME
from loggia.games.genoa.rules.moves import Accept, Deliver, Go, Hold, Leave, Offer, Order, Pass, PlayTrade
from loggia.games.genoa.rules.pieces import DRAW_CARDS, GOODS, KINDS, N_BUILDINGS, bits
from loggia.games.genoa.rules.refusals.by_move import refusal
from loggia.games.genoa.rules.state import ACTION, MOVE, PICK, TOWER, GenoaState, offer_key
from loggia.games.genoa.rules.trade.bundles import GIVER, RECEIVER, Bundle
from loggia.kernel import AnyGame, Chance, Match, Move
from loggia.kernel.random_play import random_decision
from tests.games.genoa.table import BOX, CLOCK, TRADE, A, C, Table
from tests.games.genoa.test_matches import conserved

FIRST = GAME.older[1]


def picking(who: str) -> Table:
    """C has bought the post office for one of the two messages that it draws; one of them could be delivered now."""
    table = Table(seats=3, at="park").walk("st_57", "guild_hall", "market").stack("message", down="MS01 MS08")
    return table.do((C, f"offer post_office pay drawn message {who}"), (A, "accept 2 post_office"), (C, "main"))


def picking_from_a_hand() -> Table:
    """C has promised two messages, has drawn one of them beforehand, and now owes one out of its hand."""
    table = Table(seats=3, at="park").walk("st_57", "guild_hall", "market").seat(C, "MS01, trade_1_1, silk")
    table.stack("message", down="MS08 MS02").do((C, "offer post_office pay drawn 2 message"))
    return table.do((A, "accept 2 post_office"), (C, "play trade_1_1 silk for message"), (C, "main"))


@pytest.mark.parametrize("who", ["giver", "receiver"])
def test_a_card_in_question_cannot_be_delivered(who: str) -> None:
    """GEN-TRADE-PAY (4): drawn and promised, so it is settled first whose card it is."""
    table = picking(who)
    picker = C if who == "giver" else A
    assert (table.phase, table.match.awaited) == ("pick", (picker,))
    refused = table.refusal(C, "deliver MS01")
    assert (refused.rule, refused.why.id) == ("GEN-TRADE-PAY", "genoa-refused-pick-first")
    assert "deliver MS01" not in [move.text() for move in table.match.choices(C)]
    assert not any(chance["ready"] for chance in table.view(C)["chances"])
    table.play(picker, "pick MS01")
    table.play(A, "deliver MS01")
    assert (table.up("MS01"), table.hand(A), table.hand(C)) == (True, set(), {"MS08"})


def test_a_card_of_the_hand_in_question_cannot_be_delivered() -> None:
    """GEN-R-07: the same where what the action did not bring is picked from a hand."""
    table = picking_from_a_hand()
    assert (table.phase, table.hand(C)) == ("pick", {"MS01", "MS08"})
    assert table.rule(C, "deliver MS01") == "GEN-TRADE-PAY"
    table.do((C, "pick MS01"), (A, "deliver MS01"))
    assert (table.hand(A), table.hand(C)) == ({"MS02"}, {"MS08"})


def test_other_messages_can_be_delivered_meanwhile() -> None:
    """GEN-MSG-3: at any time after both visits; only the cards in question wait."""
    table = picking("giver")
    table.hold(A, "MS02")
    table.hold(C, "MS03")
    assert table.rule(A, "deliver MS02") == "GEN-MSG-2"
    table.state.visited |= BOX.visits[BOX.card_no["MS02"]] | BOX.visits[BOX.card_no["MS03"]]
    assert table.may(A, "deliver MS02")
    assert table.may(C, "deliver MS03")


@pytest.mark.parametrize("make", [lambda: picking("giver"), lambda: picking("receiver"), picking_from_a_hand])
def test_clocks_and_standing_orders_propose_nothing_else(make: object) -> None:
    """GEN-NEG-12, GEN-NEG-16: what is proposed for an absent seat is lawful and keeps every card in one place."""
    assert callable(make)
    table = make()
    assert isinstance(table, Table)
    for seat in range(3):
        assert TRADE.standing_move(table.state, seat, ["deliver", "pass"]) is None
        answer = CLOCK.timeout(table.state, seat)
        assert answer is None or refusal(BOX, table.state, seat, answer) is None
    picker = table.state.picker
    answer = CLOCK.timeout(table.state, picker)
    assert answer is not None
    table.match.play(picker, answer)
    cards_are_unique(table.state)


def cards_are_unique(state: GenoaState) -> None:
    """GEN-INV-4, where a test has taken cards out of the box: none lies in two places."""
    cards = [card for hand in state.hands for card in bits(hand)] + bits(state.up)
    cards += [card for stack in state.down for card in stack]
    assert len(cards) == len(set(cards))


# --- players who try everything ---------------------------------------------------------------------------------------


def special_actions(state: GenoaState) -> Iterator[Move]:
    """Everything that a seat could try with any card, at any time."""
    for card in BOX.card_ids:
        yield Deliver(card)
        yield Hold(card)
        yield Order(card)
    for number in state.pick_cards:
        yield from (PlayTrade(BOX.card_ids[number], take) for take in (*GOODS, *KINDS))


def promise_of_cards(state: GenoaState, seat: int, chance: Chance) -> Offer | None:
    """An offer that leads to a pick: for the tower building, or a neighbour, that draws cards."""
    fields = [state.path[-1]] if state.phase == TOWER else bits(state.near)
    for field in fields:
        effect = BOX.effects[field] if field < N_BUILDINGS else None
        if effect is not None and effect.what == DRAW_CARDS and effect.count > 1:
            pay = Bundle(drawn=((KINDS[effect.kind], 1),), picks=chance.choice((GIVER, RECEIVER)))
            move = Offer(BOX.fields[field], pay)
            if offer_key(seat, field) not in state.offers and GAME.rules.refusal(state, seat, move) is None:
                return move
    return None


def cunning(match: Match, chance: Chance) -> tuple[int, Move]:
    """A random decision of players who want cards to be promised and picked: they bid, accept, and walk to stacks."""
    state = match.state
    assert isinstance(state, GenoaState)
    if state.phase in (TOWER, MOVE) and chance.below(3):
        for seat in range(state.seats):
            if seat != state.tower:
                offer = promise_of_cards(state, seat, chance)
                if offer is not None:
                    return seat, offer
        for move in match.choices(state.tower):
            if isinstance(move, Accept) and state.offers[offer_key(move.seat, BOX.field_no[move.field])].pay.drawn:
                return state.tower, move
        steps = [move for move in match.choices(state.tower) if isinstance(move, Go) and BOX.field_no[move.field] < 4]
        steps += [move for move in match.choices(state.tower) if isinstance(move, Go) and move.field == "market"]
        if steps and chance.below(4):
            return state.tower, chance.choice(steps)
        for seat in match.awaited:
            easy = [move for move in match.choices(seat) if isinstance(move, Leave | Pass)]
            if easy:
                return seat, easy[0]
    if state.phase == PICK and chance.below(2):
        tried = [
            (seat, move)
            for seat in range(state.seats)
            for move in special_actions(state)
            if match.refusal(seat, move) is None
        ]
        if tried:
            return chance.choice(tried)
    return random_decision(match, chance)


def settle_every_pick(match: Match) -> None:
    """Whatever is picked now, every card is in one place."""
    state = match.state
    assert isinstance(state, GenoaState)
    for card in state.pick_cards:
        copy = match.copy()
        copy.play(state.picker, f"pick {BOX.card_ids[card]}")
        assert isinstance(copy.state, GenoaState)
        conserved(copy.state)
        assert copy.state.phase in (PICK, ACTION)


def hold_under_cunning(game: AnyGame, seats: int, pace: str, number: int) -> int:
    """One match in which every special action is tried during every pick, and every pick after it; how many picks."""
    match, chance = game.new(seats, {"pace": pace}, f"cunning {number}"), Chance(f"cunning {seats} {pace} {number}")
    picks = 0
    while not match.over:
        state = match.state
        assert isinstance(state, GenoaState)
        if state.phase == PICK:
            picks += 1
            settle_every_pick(match)
            for seat in range(seats):
                for move in special_actions(state):
                    if game.rules.refusal(state, seat, move) is None:
                        copy = match.copy()
                        copy.play(seat, move)
                        settle_every_pick(copy)
        match.play(*cunning(match, chance))
        conserved(state)
    return picks


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("pace", ["live", "slow"])
def test_whoever_tries_every_special_action_during_every_pick_doubles_no_card(seats: int, pace: str) -> None:
    """GEN-INV-4, GEN-TRADE-PAY (4): after each special action and each pick that follows it, and at every step."""
    assert sum(hold_under_cunning(GAME, seats, pace, number) for number in range(4)) > 20


def test_the_law_finds_the_card_that_revision_1_doubled() -> None:
    """The law can fail: in revision 1 a card in question could be delivered and picked."""
    with pytest.raises(AssertionError):
        hold_under_cunning(FIRST, 3, "live", 3)
