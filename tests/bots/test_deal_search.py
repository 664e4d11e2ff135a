"""Deals that are searched: what a proposal leads to, silence, and that more thought mends a wrong glance."""

from __future__ import annotations

from dataclasses import replace

import pytest

import loggia
from loggia.bots import Budget, level
from loggia.bots.bargaining import FRIENDLY, Verdict
from loggia.bots.bot import Idea, Stopwatch
from loggia.bots.deal_search import SILENT, DealSearch, deal_search, shortlist
from loggia.bots.glance import negotiate
from loggia.bots.search import Search
from loggia.bots.searcher import Searcher
from loggia.bots.style import MERCHANT, Style
from loggia.games.genoa import GAME
from loggia.games.genoa.rules.imagining.knowledge import set_known
from loggia.games.genoa.rules.moves import Accept
from loggia.games.palio import GAME as PALIO
from loggia.games.palio.rules.moves import Enter
from loggia.games.palio.rules.state import PalioState
from loggia.kernel import Bargain, Chance, Deal, Match, Move, Sight
from loggia.lab.arena import asking_order
from tests.games.genoa.table import BOX, TRADE, A, B, C, Table

PAY_5, PAY_10, PAY_15, ACCEPT, WITHDRAW = PALIO.box.moves


def race() -> Match:
    """Two horses each: 4 and 5 against 3 and 5, for a prize of 5 and then one of 1."""
    match = loggia.game("palio").new(2, seed=1)
    match.state = PalioState([[4, 5], [3, 5]], [0, 0], [1], 5, [[], []])
    return match


def told(match: Match, moves: list[Move], proposals: dict[Move, Deal]) -> Search:
    return Search(Sight(match, 0), Style(), Chance("x"), moves, DealSearch(moves, [1.0] * len(moves), proposals))


@pytest.mark.parametrize(("theirs", "entered"), [(1.0, True), (-1.0, False)])
def test_a_proposal_is_taken_where_the_partner_likes_it(theirs: float, entered: bool) -> None:
    match = race()
    deal = Deal(Enter(4), (0.0, theirs), 1, answer=Enter(3))
    search = told(match, [Enter(4), Enter(5)], {Enter(4): deal})
    state = match.state.copy()
    search._say(state, Enter(4), search.deal_search)  # type: ignore[arg-type]
    assert isinstance(state, PalioState)
    assert (state.hands == [[5], [5]]) is entered, "the race is run once both have entered"


def test_an_answer_that_the_rules_refuse_is_not_given() -> None:
    match = race()
    search = told(match, [Enter(4)], {Enter(4): Deal(Enter(4), (0.0, 1.0), 1, answer=Enter(2))})
    state = match.state.copy()
    search._say(state, Enter(4), search.deal_search)  # type: ignore[arg-type]
    assert isinstance(state, PalioState)
    assert state.entered == [4, 0]


def test_silence_leaves_the_table_as_it_is_and_the_others_go_on() -> None:
    match = race()
    search = told(match, [Enter(4), SILENT], {})
    state = match.state.copy()
    search._say(state, SILENT, search.deal_search)  # type: ignore[arg-type]
    assert isinstance(state, PalioState)
    assert state.entered == [0, 0]
    for _ in range(10):
        search.iterate(match.state.copy())
    visits = {move: edge.visits for move, edge in search.root.edges[0].items()}
    assert visits[SILENT] > 0
    assert sum(visits.values()) == 10


def test_the_search_begins_with_what_the_glance_likes() -> None:
    match = race()
    moves: list[Move] = [Enter(4), Enter(5)]
    for favoured in moves:
        weights = [20.0 if move == favoured else 1.0 for move in moves]
        search = Search(Sight(match, 0), Style(), Chance("x"), moves, DealSearch(moves, weights))
        edges = search.run(Stopwatch(Budget(iterations=1), None))
        assert edges[favoured].visits == 1


def hopes(*deals: Deal) -> Verdict:
    return Verdict(None, (), tuple((10.0 - number, deal) for number, deal in enumerate(deals)))


ACCEPTING = Deal(ACCEPT, (5.0, 5.0), 1, binds=True)
ASKING = Deal(PAY_5, (5.0, 5.0), 1, answer=ACCEPT)
ASKING_LESS = Deal(PAY_10, (4.0, 6.0), 1, answer=ACCEPT)
LATER = Deal(PAY_15, (9.0, 9.0), 1)


def test_the_best_of_each_kind_are_searched_and_no_answer_before_the_others_were_heard() -> None:
    found = hopes(ACCEPTING, ASKING, LATER, ASKING_LESS)
    assert [deal for _, deal in shortlist(found, wait=False, most=1)] == [ACCEPTING, ASKING]
    assert [deal for _, deal in shortlist(found, wait=True, most=2)] == [ASKING, ASKING_LESS]


def test_what_is_no_talk_is_searched_beside_the_deals() -> None:
    state = race().state
    table = Bargain((ACCEPTING,), (PAY_10, PAY_15))
    found = deal_search(PALIO, state, 0, table, hopes(ACCEPTING), silent=False, most=2, scale=10.0)
    assert found is not None
    assert list(found.moves) == [ACCEPT, PAY_10, PAY_15]
    assert found.weights[0] > found.weights[1] + found.weights[2], "five points better at a glance"
    speaking = deal_search(PALIO, state, 0, table, hopes(ACCEPTING), silent=True, most=2, scale=10.0)
    assert speaking is not None
    assert list(speaking.moves) == [ACCEPT, SILENT]


@pytest.mark.parametrize("wait", [True, False])
def test_whoever_waits_says_what_it_would_answer_then(wait: bool) -> None:
    verdict = replace(hopes(ACCEPTING, ASKING), deal=ACCEPTING, ideas=(Idea(ACCEPT, 5.0, 1.0, 5.0, ()),))
    table = Bargain((ACCEPTING, ASKING), (PAY_10,), wait)
    found = deal_search(PALIO, race().state, 0, table, verdict, silent=False, most=2, scale=10.0)
    assert found is not None
    assert found.later == (verdict.ideas if wait else ())
    quiet = replace(found, moves=[Enter(4), SILENT], weights=[1.0, 1000.0], proposals={})
    clock = Stopwatch(Budget(iterations=1), None)
    thoughts = Searcher("test", {})._settle(Sight(race(), 0), Style(), Chance("x"), clock, quiet)
    assert thoughts.move is None
    assert [idea.move for idea in thoughts.ideas] == ([ACCEPT] if wait else [])


def test_what_nobody_can_answer_yet_is_left_to_the_glance() -> None:
    verdict = replace(hopes(LATER, ACCEPTING), deal=LATER)
    table = Bargain((LATER, ACCEPTING), (PAY_10,))
    assert deal_search(PALIO, race().state, 0, table, verdict, silent=False, most=2, scale=10.0) is None


# --- Genoa ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["merchant", "master"])
def test_a_bid_for_what_the_tower_player_cannot_use_is_accepted(name: str) -> None:
    table = Table(at="park").acted(A).do((B, "pass"), (C, "offer park pay 40"), (3, "pass"))
    thoughts = level(name).think(Sight(table.match, A), Budget(iterations=150), Chance("bid"))
    assert isinstance(thoughts.move, Accept)
    assert thoughts.iterations > 1, "it was searched"


@pytest.mark.parametrize("name", ["merchant", "master"])
@pytest.mark.parametrize("stream", ["one", "two"])
def test_the_winning_move_is_not_sold_for_a_trifle_by_a_search_either(name: str, stream: str) -> None:
    table = Table(seats=2, at="metals").seat(B, "LO01, salt, wheat, silk, rice, 100 d").seat(A, "120 d").acted(A)
    state = table.state
    set_known(state, 1 << BOX.card_no["LO01"], 0b11)
    state.space = BOX.last_space[2]
    table.settle().do((B, "offer villa_colini pay 5 + rice"))
    assert table.may(A, "accept 1 villa_colini v1")
    state.countered = [BOX.counters] * 2
    move = level(name).think(Sight(table.match, A), Budget(iterations=120), Chance(stream)).move
    assert not isinstance(move, Accept)


def test_at_a_slow_table_bids_are_sealed() -> None:
    for pace, sealed in (("live", False), ("slow", True)):
        table = Table(at="harbor", pace=pace).seat(C, "SO13, 60 d").seat(A, "copper 2")
        deals = [deal for deal in TRADE.bargain(table.state, C).deals if not deal.binds]  # type: ignore[union-attr]
        assert deals
        assert all(deal.answer is not None and deal.sealed is sealed for deal in deals)
        assert negotiate(Sight(table.match, C), Chance("x"), FRIENDLY, 2, 60.0).deal_search is not None


@pytest.mark.parametrize("seats", [2, 3])
def test_searched_negotiations_end_in_a_few_steps(seats: int) -> None:
    match = GAME.new(seats, {}, seed=4)
    bot, chance = Searcher("test", {"genoa": replace(MERCHANT["genoa"], horizon=1)}), Chance("genoa")
    verbs = []
    while not match.over and len(match.moves) < 120:
        before = len(match.moves)
        for seat in asking_order(match):
            if seat in match.deciding:
                move = bot.think(Sight(match, seat), Budget(iterations=12), chance).move
                if move is not None:
                    match.play(seat, move)
                    verbs.append(move.text().split()[0])
        assert len(match.moves) > before, "everybody waits for somebody else"
    assert verbs.count("accept") + verbs.count("agree") > 0
    assert verbs.count("withdraw") <= verbs.count("roll") + verbs.count("start")
