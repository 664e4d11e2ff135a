"""What bots say to proposals that they do not take, and the share below which they take none (issue 21)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from loggia.bots import Budget, Thoughts, advise, level
from loggia.bots.answers import answer, no_to
from loggia.bots.bargaining import FIRM, FRIENDLY, Manner, Verdict, judge, suffices
from loggia.bots.characters import CHARACTERS, character, in_character
from loggia.bots.glance import Apprentice, negotiate
from loggia.games.genoa import GAME
from loggia.games.genoa.insight.trade.answers import _even
from loggia.games.genoa.rules.moves import STOP, TAKE, Accept, Agree, Go, Offer
from loggia.games.genoa.rules.trade.bundles import Bundle
from loggia.games.palio import GAME as PALIO
from loggia.games.palio.rules.state import PalioState
from loggia.kernel import Bargain, Chance, Deal, No, Phrase, Seat, Sight, phrase
from loggia.review.coach import AdviceWords
from loggia.words import Words
from tests.games.genoa.table import A, B, C, Table

LEVELS = pytest.mark.parametrize("name", ["merchant", "master"])


def thinks(table: Table, seat: int, name: str = "") -> Thoughts:
    bot = level(name) if name else Apprentice(mistakes=0.0)
    return bot.think(Sight(table.match, seat), Budget(iterations=8), Chance("answers"))


def words(said: Phrase | None, language: str = "en") -> str:
    assert said is not None
    return Words(language).say(said)


def rich_bidder(money: int, ware: str = "") -> Table:
    """C has wares and order for the harbor; A, who has acted, may lead the tower there."""
    goods = f"SO13, copper, LO01, {ware}" if ware else "SO13, copper, LO01"
    return Table(seats=3, at="st_32").seat(C, goods).do((C, f"offer harbor pay {ware or money}"))


def own_use() -> Table:
    """A can do much with the harbor himself; C bids 5 for it."""
    return Table(seats=3, at="harbor").seat(A, "SO13, copper").do((C, "offer harbor pay 5"), (B, "pass"))


@LEVELS
def test_a_lone_bid_of_5_for_something_worth_much_more_is_refused_with_a_price(name: str) -> None:
    for stream in range(3):
        table = rich_bidder(5)
        found = level(name).think(Sight(table.match, A), Budget(iterations=8), Chance(f"lone {stream}"))
        assert not isinstance(found.move, Accept)


@LEVELS
def test_a_deal_that_costs_the_seller_more_than_it_brings_is_not_even_searched(name: str) -> None:
    """A has an order for the harbor and its ware: 5 is far below his own use of it."""
    table = own_use()
    for stream in range(4):
        found = level(name).think(Sight(table.match, A), Budget(iterations=8), Chance(f"even {stream}"))
        assert not isinstance(found.move, Accept), stream
        assert not any(isinstance(idea.move, Accept) for idea in found.ideas)


@LEVELS
def test_who_refuses_a_low_bid_does_not_walk_into_having_to_take_it(name: str) -> None:
    """GEN-TRADE-1.1d: A cannot act any more; on the harbor he would have to sell for 5."""
    table = Table(seats=3, at="st_32").acted(A).seat(C, "SO13, copper, LO01").seat(A, "SO02")
    table.do((C, "offer harbor pay 5"))
    bargain = GAME.trade.bargain(table.state, A) if GAME.trade else None
    assert bargain is not None
    (bid,) = [deal for deal in bargain.deals if isinstance(deal.move, Accept)]
    assert bid.amounts_to == Go("harbor")
    for stream in range(4):
        found = level(name).think(Sight(table.match, A), Budget(iterations=8), Chance(f"walk {stream}"))
        assert found.move not in (Go("harbor"), bid.move), stream


def test_the_reservation_share_is_refused_below_and_taken_above() -> None:
    moves = PALIO.box.moves
    state = PalioState([[1], [1], [1]], [0] * 3, [], 1, [[5], [5], [5]])
    for mine, taken in ((3.0, False), (14.0, True)):
        offer = Bargain((Deal(moves[3], (mine, 20.0 - mine, 0.0), 1, binds=True),), (moves[0],))
        found = judge(PALIO, state, 0, offer, replace(FRIENDLY, close=0.0))
        assert (found.deal is not None) is taken
        assert bool(found.refused) is not taken


def test_whoever_probes_with_many_small_bids_hears_the_same_again() -> None:
    """The answer does not soften with the number of bids."""
    heard = []
    table = own_use()
    for _ in range(3):
        found = thinks(table, A)
        assert not isinstance(found.move, Accept)
        heard.append(words(found.said))
        table.do((C, "withdraw harbor"), (C, "offer harbor pay 5"))
    assert len(set(heard)) == 1


def test_a_refusal_is_spoken_in_both_languages() -> None:
    said = thinks(own_use(), A).said
    assert words(said)
    assert words(said, "fr") != words(said)


@pytest.mark.parametrize("name", [*(one.name for one in CHARACTERS), "plain"])
def test_every_no_has_its_words(name: str) -> None:
    """A price, the last price, one that comes too late, none at all, later; and the price itself is named."""
    assert GAME.trade is not None
    state = own_use().state
    bid = Deal(Accept(C, "harbor", 1), (1.0, 0.0, 30.0), C, binds=True)
    nos = [
        No(bid, 8.0),
        No(bid, 8.0, last=True),
        No(bid, 8.0, gone=True),
        No(bid, 500.0, bearable=False),
        No(bid, later=True),
    ]
    for language in ("en", "fr"):
        said = [words(GAME.trade.refuse(state, A, replace_name(no, name)), language) for no in nos]
        assert len(set(said)) == len(said)
        assert all("15" in text for text in said[:3]), "5 and two steps"
        assert not any("{" in text for text in said)
        third = Words(language, ("Ada", "Bob", "Chiara"))
        assert all("Chiara" in third.say(GAME.trade.refuse(state, A, replace_name(no, name))) for no in nos)


def test_an_answer_names_whoever_has_bid_and_not_whoever_was_asked_instead() -> None:
    table = own_use()
    said = thinks(table, A).said
    assert said is not None
    assert dict(said.args)["to"] == Seat(C)


def test_a_bid_that_stands_on_after_a_step_is_not_called_too_late() -> None:
    """A goes onto the harbor, where the bid can still be taken: he does not say that it would have been C's."""
    table = rich_bidder(5)
    bargain = GAME.trade.bargain(table.state, A) if GAME.trade else None
    assert bargain is not None
    (bid,) = [deal for deal in bargain.deals if isinstance(deal.move, Accept)]
    assert Go("harbor") in bid.stands_after
    verdict = Verdict(None, (), refused=(bid,), costs=(0.0, 0.5, 0.5))
    sight = Sight(table.match, A)
    assert answer(sight, table.state, verdict, False, FRIENDLY, Go("harbor")) is None
    gone = answer(sight, table.state, verdict, False, FRIENDLY, STOP)
    assert gone is not None


def test_goods_are_not_spoken_of_as_money() -> None:
    """A bid of copper is answered with what is to be added, not with a price."""
    assert GAME.trade is not None
    state = Table(seats=3, at="harbor").seat(C, "copper").do((C, "offer harbor pay copper")).state
    bid = Deal(Accept(C, "harbor", 1), (1.0, 0.0, 30.0), C, binds=True)
    assert words(GAME.trade.refuse(state, A, No(bid, 8.0))) == "Not enough, Player 3. 10 ducats more, and we agree."
    assert "10" not in words(GAME.trade.refuse(state, A, No(bid, 8.0, gone=True)))


def replace_name(no: No, name: str) -> No:
    return no._replace(character=name)


def test_a_price_is_even_at_first_and_the_least_at_last() -> None:
    deal = Deal(Accept(C, "harbor", 1), (2.0, 0.0, 28.0), C, binds=True)
    manner = in_character(FRIENDLY, 0, 3)
    first, last = [no_to(deal, A, (0.0, 0.0, 0.0), said, manner, False) for said in (False, True)]
    assert first.more == pytest.approx(13.0)
    assert last.more == pytest.approx(30 * manner.keep - 2)
    taken = replace(deal, gains=(2.0 + last.more + 0.01, 0.0, 28.0 - last.more - 0.01))
    assert suffices(taken, A, taken.gains[A], manner), "it keeps its word"
    assert not last.last, "a price that was only spoken is not the last word"
    assert no_to(replace(deal, breaks_word=True), A, (0.0, 0.0, 0.0), True, manner, False).last


def last_word(bid: int) -> Table:
    """A has asked C twice for the harbor, for 25 at last; C bids less, or as much."""
    table = Table(seats=3, at="st_32").seat(C, "SO13, copper, LO01")
    table.do((A, "counter 2 harbor pay 35"), (A, "counter 2 harbor pay 25"))
    return table.do((C, f"offer harbor pay {bid}"))


@LEVELS
def test_a_last_word_is_spoken_once_it_is_said_and_kept(name: str) -> None:
    for stream in range(3):
        table = last_word(20)
        found = level(name).think(Sight(table.match, A), Budget(iterations=8), Chance(f"word {stream}"))
        assert not isinstance(found.move, Accept), "25 was the last word"
        again = level(name).think(Sight(last_word(25).match, A), Budget(iterations=8), Chance(f"word {stream}"))
        assert any(isinstance(idea.move, Accept) for idea in again.ideas), "what it asked for can be had"
    assert GAME.trade is not None
    bargain = GAME.trade.bargain(last_word(20).state, A)
    assert bargain is not None
    (bid,) = [deal for deal in bargain.deals if isinstance(deal.move, Accept)]
    said = words(GAME.trade.refuse(last_word(20).state, A, No(bid, 2.0, last=bid.breaks_word)))
    assert said == "25 ducats is my last word, Player 3."


def test_while_a_proposal_stands_no_lower_price_is_named() -> None:
    """Many small bids teach the bidder nothing that the proposal has not told him."""
    assert GAME.trade is not None
    table = Table(seats=3, at="st_32").seat(C, "SO13, copper").do((A, "counter 2 harbor pay 35"))
    for _ in range(3):
        table.do((C, "offer harbor pay 5"))
        (bid,) = [d for d in bargaining(table) if isinstance(d.move, Accept)]
        assert "35" in words(GAME.trade.refuse(table.state, A, No(bid, 2.0)))


def test_who_asks_for_10_does_not_take_the_5_that_he_has_turned_down() -> None:
    """Not even if 5 would do; whoever raises his bid afterwards has answered, and may be met halfway."""
    table = Table(seats=3, at="st_32").seat(C, "SO13, copper").do((C, "offer harbor pay 5"))
    assert not any(deal.breaks_word for deal in bargaining(table))
    table.do((A, "counter 2 harbor pay 20"))
    (bid,) = [deal for deal in bargaining(table) if isinstance(deal.move, Accept)]
    assert bid.breaks_word
    assert not suffices(bid, A, 100.0, Manner(keep=0.0))
    table.do((C, "offer harbor pay 15"))
    (raised,) = [deal for deal in bargaining(table) if isinstance(deal.move, Accept)]
    assert not raised.breaks_word


@pytest.mark.parametrize("gone", [False, True])
def test_who_has_named_a_price_names_no_other_when_he_walks_away(gone: bool) -> None:
    assert GAME.trade is not None
    table = Table(seats=3, at="st_32").seat(C, "SO13, copper").do((C, "offer harbor pay 5"))
    table.do((A, "counter 2 harbor pay 20"))
    (bid,) = [deal for deal in bargaining(table) if isinstance(deal.move, Accept)]
    assert "20" in words(GAME.trade.refuse(table.state, A, No(bid, 30.0, gone=gone)))


def bargaining(table: Table) -> tuple[Deal, ...]:
    assert GAME.trade is not None
    found = GAME.trade.bargain(table.state, A)
    assert found is not None
    return found.deals


def test_a_buyer_who_finds_it_too_dear_says_so() -> None:
    table = Table(seats=3, at="harbor").do((A, "counter 2 harbor pay 90"))
    found = thinks(table, C)
    assert not isinstance(found.move, Agree)
    assert found.move is not None or found.said is not None


def test_a_deal_is_no_occasion_for_a_refusal() -> None:
    table = Table(seats=3, at="st_57").acted(A).do((C, "offer park pay 25"))
    found = thinks(table, A)
    assert isinstance(found.move, Accept)
    assert found.said is None


def test_characters_differ_between_neighbours_and_stay() -> None:
    for seats in (2, 3, 4, 5):
        names = [character(seat, seats).name for seat in range(seats)]
        assert len(set(names)) == min(seats, len(CHARACTERS))
    for manner in (FRIENDLY, FIRM):
        for seat in range(4):
            one = in_character(manner, seat, 4)
            assert in_character(one, seat + 1, 4) == one
            assert one.fair[0] >= one.expects - 0.03, "a first proposal has some hope"
            assert list(one.fair) == sorted(one.fair), "it concedes"
            assert one.keep < 0.5 < 1 - one.fair[-1] + 0.04, "two bots can meet"
    assert in_character(Manner(character="plain"), 0, 4) == Manner(character="plain")


def test_a_hint_names_the_prices_between_which_a_deal_lies() -> None:
    table = rich_bidder(15)
    hints = advise(Sight(table.match, A), Apprentice(mistakes=0.0), Budget(), Chance("hint"))
    whys = [idea.why for idea in hints.ideas if idea.why is not None and idea.why.id == "bots-why-prices"]
    assert whys
    for why in whys:
        for language in ("en", "fr"):
            assert "ducats" in words(why, language)


def test_an_answer_says_which_of_several_bids_is_meant() -> None:
    assert GAME.trade is not None
    table = rich_bidder(5)
    no = No(Deal(Accept(C, "harbor", 1), (1.0, 0.0, 30.0), C, binds=True), 8.0)
    only = GAME.trade.refuse(table.state, A, no)
    assert "Harbor" not in words(only)
    several = GAME.trade.refuse(table.do((C, "offer palace pay 5")).state, A, no)
    assert words(several) == f"For the Harbor: {words(only)}"
    assert words(several, "fr") == f"Pour le Port\N{NO-BREAK SPACE}: {words(only, 'fr')}"
    assert several["to"] == only["to"] == Seat(C)
    assert several["about"] == "offer:2:harbor", "so that the house says it of no other proposal"


def test_nobody_calls_too_dear_what_he_bids_himself() -> None:
    """C bids 15 and is asked for 20: he may say "15, not more", and not "10 at most"."""
    assert GAME.trade is not None
    table = rich_bidder(15).do((A, "counter 2 harbor pay 20"))
    no = No(Deal(Agree("harbor"), (0.0, 0.0, 1.0), A, binds=True), 8.0)
    assert "15 ducats" in words(GAME.trade.refuse(table.state, C, no))
    table.do((C, "withdraw harbor"))
    assert "10 ducats" in words(GAME.trade.refuse(table.state, C, no)), "without a bid, what is worth it"


def test_prices_tell_nothing_of_what_is_no_deal() -> None:
    state = own_use().state
    assert GAME.trade is not None
    assert GAME.trade.prices(state, A, TAKE) is None
    told = GAME.trade.prices(state, A, Accept(C, "harbor", 1))
    assert told is None or told.id == "genoa-prices-sell"


def test_looking_back_one_is_told_what_else_would_have_suited_both() -> None:
    """In words that fit everybody: no "you", and ducats that go back to the buyer are told as such an amount."""
    assert GAME.trade is not None
    table = rich_bidder(15)
    told = GAME.trade.limits(table.state, A, Accept(C, "harbor", 1))
    assert told is not None
    said = words(told)
    assert said.startswith("Instead of 15 ducats, anything from about ")
    assert "you" not in said
    assert GAME.trade.limits(table.state, A, TAKE) is None
    table = rich_bidder(0, "copper")
    told = GAME.trade.limits(table.state, A, Accept(C, "harbor", 1))
    assert told is not None
    assert words(told).startswith("No ducats changed hands: up to about ")


def test_a_hint_names_the_even_price_where_there_is_room_for_one() -> None:
    """As a first answer does: half of what both win goes to each."""
    assert GAME.trade is not None
    table = rich_bidder(15)
    told = GAME.trade.prices(table.state, A, Accept(C, "harbor", 1))
    assert told is not None
    said = dict(told.args)
    amounts = [
        dict(given.args)["amount"] for name in ("least", "fair", "most") if isinstance(given := said[name], Phrase)
    ]
    least, fair, most = [int(str(amount)) for amount in amounts]
    assert least <= fair <= most
    assert words(told, "en").startswith(f"Worth about {least} ducats to you, about {most} ducats to ")
    assert f": ask {fair} ducats (here: 15 ducats)" in words(told, "en")
    assert f"\N{NO-BREAK SPACE}: demandez {fair} ducats (ici\N{NO-BREAK SPACE}: 15 ducats)" in words(told, "fr")
    with_goods = GAME.trade.prices(rich_bidder(0, "copper").state, A, Accept(C, "harbor", 1))
    assert with_goods is not None
    assert words(with_goods, "en").startswith("Beside the goods in the deal: worth about "), "ducats on top of them"


def test_the_price_to_ask_is_one_that_suits_both_or_none_is_named() -> None:
    """Prices go in steps of 5: between 6 and 9 there is none, between 8 and 11 only 10."""
    box = GAME.box
    assert [_even(box, least, most) for least, most in ((25, 40), (8, 11), (11, 17), (0, 100))] == [30, 10, 15, 50]
    assert not 6 <= _even(box, 6, 9) <= 9
    assert GAME.trade is not None
    table = rich_bidder(15)
    for seat, word, mot in ((A, "ask", "demandez"), (C, "offer", "proposez")):
        move = Accept(C, "harbor", 1) if seat == A else Offer("harbor", Bundle(20))
        told = GAME.trade.prices(table.state, seat, move)
        assert told is not None
        for room, there in (("yes", True), ("no", False)):
            said = replace(told, args=tuple((name, room if name == "room" else one) for name, one in told.args))
            assert (f": {word} " in words(said, "en")) is there
            assert (f"\N{NO-BREAK SPACE}: {mot} " in words(said, "fr")) is there


def test_coach_and_review_name_the_same_price() -> None:
    """Both ask the game (`trade.prices`) about the move that they speak of."""
    table = rich_bidder(15)
    sight = Sight(table.match, A)
    assert GAME.trade is not None
    state = table.state
    move = Accept(C, "harbor", 1)
    option = AdviceWords(sight, state).option(move, 0.0, phrase("coach-best-even"), ())
    assert option.why is not None
    told = GAME.trade.prices(state, A, move)
    for language in ("en", "fr"):
        assert words(told, language) in words(option.why, language)


def test_who_goes_on_without_a_deal_that_he_put_off_says_so() -> None:
    """First "later", then nothing: the bidder would wait for an answer."""
    table = rich_bidder(40)
    sight = Sight(table.match, A)
    talk = negotiate(sight, Chance("later"), FRIENDLY)
    assert isinstance(talk.move, Accept)
    assert words(talk.word(STOP)) != ""
