"""The coach: a best move with priced alternatives, reasons that the worlds agree on, and words for all of it."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest

from loggia.bots import Budget, level
from loggia.bots.hints import source_name
from loggia.games import game as find_game
from loggia.games.palio.rules.moves import Enter
from loggia.kernel import Chance, Match, Phrase, Seat, Sight
from loggia.kernel.random_play import random_decision
from loggia.review.coach import Advice, AdviceWords, advice
from loggia.review.evidence import Column, Comparison, NextDecision
from loggia.review.judge import Outlook
from loggia.words import LANGUAGES, Words

Points = tuple[float, float]
GAMES = ("palio", "carrara", "lucca", "genoa", "vecchio")


def somewhere(game: str, moves: int = 30) -> Match:
    """A position with a choice, as apprentices reach it."""
    match = find_game(game).new(3, {}, "4")
    chance = Chance("coach tests")
    played = 0
    while played < moves or len(match.choices(match.awaited[0])) < 2:
        seat = match.awaited[0]
        move = level("apprentice").think(Sight(match, seat), Budget(), chance).move or match.choices(seat)[0]
        if game == "palio" and played >= 3:
            break
        match.play(seat, move)
        played += 1
    return match


def advised(match: Match) -> Advice:
    return advice(match, match.awaited[0], level("merchant"), Budget(iterations=15), Chance("c"), seconds=0.0)


@pytest.mark.parametrize("game", GAMES)
def test_options_are_legal_priced_from_the_best_and_said_in_both_languages(game: str) -> None:
    match = somewhere(game)
    before = match.record.text()
    found = advised(match)
    assert match.record.text() == before
    prices = [option.price for option in found.options]
    assert 2 <= len(prices) <= 3
    assert prices[0] == 0.0
    assert prices == sorted(prices)
    assert len({option.move for option in found.options}) == len(prices)
    for option in found.options:
        assert match.refusal(match.awaited[0], option.move) is None
        for language in ("en", "fr"):
            words = Words(language, ["Ada", "Bruno", "Cosimo"])
            for said in (option.say, option.cost, option.why):
                assert said is None or words.say(said)
            why = words.say(option.why) if option.why else ""
            assert "; The deal" not in why, "prices are a sentence of their own"
            assert "; L’affaire" not in why


def test_who_has_one_choice_is_told_so() -> None:
    match = find_game("palio").new(2, {}, "7")
    while len(match.choices(match.awaited[0])) > 1:
        match.play(match.awaited[0], match.choices(match.awaited[0])[0])
    found = advised(match)
    assert [option.cost.id for option in found.options] == ["coach-only"]


def compared(one: Sequence[Points], other: Sequence[Points]) -> tuple[Comparison, Column, Column]:
    """A comparison of two moves with these points of both seats in each world."""
    match = find_game("palio").new(2, {}, "7")
    table = Comparison(match, 0, [], None, "t", 0.0)
    columns = [
        Column(Enter(at), [Outlook((0.5, 0.5), row) for row in rows], [{}] * len(rows), [None] * len(rows))
        for at, rows in enumerate((one, other), 1)
    ]
    return table, columns[0], columns[1]


def test_the_bots_move_stays_the_best_unless_another_is_clearly_better() -> None:
    match = find_game("palio").new(2, {}, "7")
    words = AdviceWords(Sight(match, 0), match.state)
    table, one, other = compared([(5, 2), (6, 2), (5, 2)], [(9, 2), (9, 2), (9, 2)])
    table.columns = [one, other]
    options = words.compared(table)
    assert [option.move for option in options] == [other.move, one.move]
    assert [option.cost.id for option in options] == ["coach-best", "coach-cost"]
    assert options[1].price == pytest.approx(11 / 3, abs=0.001)
    table, one, other = compared([(5, 2), (9, 2), (5, 2)], [(6, 2), (6, 2), (9, 2)])
    table.columns = [one, other]
    options = words.compared(table)
    assert [option.move for option in options] == [one.move, other.move]
    assert [option.cost.id for option in options] == ["coach-best-even", "coach-even"]


def test_a_reason_names_the_rival_only_where_the_worlds_agree() -> None:
    table, one, other = compared([(9, 2), (9, 3), (9, 2)], [(9, 5), (9, 6), (9, 5)])
    (why,) = table.reasons(one, other)
    assert (why.id, why["seat"]) == ("coach-costs-rival", Seat(1))
    assert table.price(one, other).mean == pytest.approx(3.0)
    (against,) = table.reasons(other, one)
    assert against.id == "coach-gives"
    table, one, other = compared([(9, 2), (9, 9), (9, 2)], [(9, 5), (9, 2), (9, 5)])
    assert table.reasons(one, other) == []


def test_a_reason_names_what_an_opponent_can_no_longer_do() -> None:
    table, one, other = compared([(1, 1)] * 5, [(1, 1)] * 5)
    wish, rest = table._encode(Phrase("palio-wish")), table._encode(Phrase("palio-rest"))
    both, left = frozenset({wish, rest}), frozenset({rest})
    kinds = frozenset({Enter})
    other.replies = [NextDecision(1, wish, Enter, both, kinds)] * 5
    lost, kept = NextDecision(1, rest, Enter, left, kinds), NextDecision(1, wish, Enter, both, kinds)
    one.replies = [lost, lost, lost, kept, kept]
    (why,) = table.reasons(one, other)
    assert (why.id, why["seat"], why["move"]) == ("coach-blocks", Seat(1), Phrase("palio-wish"))
    one.said = Phrase("palio-wish")
    (why,) = table.reasons(one, other)
    assert why == Phrase("coach-wanted", (("seat", Seat(1)),)), "what one does oneself is not told twice"
    one.replies = [lost, lost, kept, kept, kept]
    assert table.reasons(one, other) == [], "in fewer than three of five worlds"
    one.replies = [NextDecision(1, rest, Enter, left, frozenset())] * 5
    assert table.reasons(one, other) == [], "another kind of decision"


def test_a_reason_names_the_source_of_more_points() -> None:
    table, one, other = compared([(1, 1)] * 3, [(1, 1)] * 3)
    few, many = (table._encode(Phrase("source", (("count", count),))) for count in (1, 2))
    one.sources, other.sources = [{many: 5}] * 3, [{few: 3}] * 3
    (why,) = table.reasons(one, other)
    assert (why.id, why["source"]) == ("coach-brings", Phrase("source.brief", (("count", 2),)))
    assert why["points"] == Phrase("bots-points", (("sign", "+"), ("whole", 2), ("tenth", 0)))
    other.sources = [{few: 5}] * 3
    assert table.reasons(one, other) == [], "told with another number, but no more"


@pytest.mark.parametrize("name", GAMES)
def test_a_source_of_points_that_counts_something_has_a_name_of_its_own(name: str) -> None:
    """A reason says 'more from the Medici crests', not 'more from 3 Medici crests'."""
    match, chance = find_game(name).new(2, seed="sources"), Chance("sources")
    found: dict[str, Phrase] = {}
    while not match.over:
        seat, move = random_decision(match, chance)
        match.play(seat, move)
        for told in match.game.rules.points_now(match.state, seat) or ():
            found |= {one.source.id: source_name(one.source) for one in (*told.counted, *told.if_it_ended)}
    assert found
    for language in LANGUAGES:
        for source in found.values():
            said = Words(language).say(source)
            assert not (source.id.endswith(".brief") and re.search(r"\d", said)), said
