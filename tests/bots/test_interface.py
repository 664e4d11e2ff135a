from __future__ import annotations

import time

import pytest

import loggia
from loggia.bots import LEVELS, Budget, advise, level, points
from loggia.bots.bot import Stopwatch
from loggia.kernel import Chance, Match, Sight, WrongSetup
from loggia.kernel.random_play import random_decision
from loggia.words import LANGUAGES, Words

GAMES = ("palio", *loggia.names())


def somewhere(game: str, seats: int = 2, moves: int = 12, seed: int = 3) -> Match:
    """A match some moves after its start (Palio is short: fewer)."""
    match = loggia.game(game).new(seats, seed=seed)
    chance = Chance("somewhere")
    for _ in range(moves if game != "palio" else 2):
        if not match.over:
            match.play(*random_decision(match, chance))
    return match


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", LEVELS)
def test_every_level_plays_legal_moves_in_every_game(game: str, name: str) -> None:
    match, chance, bot = somewhere(game), Chance("b"), level(name)
    for _ in range(4):
        for seat in match.deciding:
            thoughts = bot.think(Sight(match, seat), Budget(iterations=3), chance)
            if thoughts.move is None:
                assert match.awaited != (seat,), "a seat that alone is waited for has to answer"
            elif seat in match.deciding:
                match.play(seat, thoughts.move)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", LEVELS)
def test_the_same_stream_gives_the_same_thoughts(game: str, name: str) -> None:
    match = somewhere(game)
    seat = match.awaited[0]
    one, two = (level(name).think(Sight(match, seat), Budget(iterations=8), Chance("same")) for _ in range(2))
    assert one.move == two.move
    assert one.ideas == two.ideas


@pytest.mark.parametrize("game", GAMES)
def test_thinking_changes_nothing_in_the_match(game: str) -> None:
    match = somewhere(game)
    before, spent = match.save(), match.spent_chance
    level("merchant").think(Sight(match, match.awaited[0]), Budget(iterations=10), Chance("x"))
    assert (match.save(), match.spent_chance) == (before, spent)


@pytest.mark.parametrize("name", ["merchant", "master"])
def test_an_iteration_budget_is_kept_exactly(name: str) -> None:
    sight = Sight(loggia.game("palio").new(3, seed=1), 0)
    assert level(name).think(sight, Budget(iterations=37), Chance("x")).iterations == 37


@pytest.mark.parametrize("name", ["merchant", "master"])
def test_a_search_that_is_stopped_answers_with_its_best_move_so_far(name: str) -> None:
    match = loggia.game("palio").new(3, seed=1)
    asked = iter([False] * 5 + [True])
    thoughts = level(name).think(Sight(match, 0), Budget(seconds=60), Chance("x"), lambda: next(asked))
    assert thoughts.move in match.choices(0)
    assert thoughts.iterations == 6


def test_a_budget_of_seconds_ends_the_search() -> None:
    began = time.perf_counter()
    thoughts = level("merchant").think(Sight(loggia.game("palio").new(3, seed=1), 0), Budget(seconds=0.05), Chance("x"))
    assert thoughts.iterations > 1
    assert time.perf_counter() - began < 5  # generous: the machine may be busy


def test_a_clock_without_a_budget_allows_a_glance() -> None:
    clock = Stopwatch(Budget(), None, glance=2)
    spent = []
    for clock.iterations in range(4):
        spent.append((clock.spent, clock.share))
    assert spent == [(False, 0.0), (False, 0.5), (True, 1.0), (True, 1.0)]


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(WrongSetup):
        level("doge")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_says_in_words_what_a_move_is_worth(game: str, language: str) -> None:
    match = somewhere(game)
    seat = match.awaited[0]
    words = Words(language)
    thoughts = advise(Sight(match, seat), level("merchant"), Budget(iterations=12), Chance("h"))
    for idea in thoughts.ideas:
        assert idea.why is not None
        assert words.say(idea.why)
        assert idea.line[0] == f"{seat} {idea.move.text()}"
    assert 0 < sum(idea.share for idea in thoughts.ideas) <= 1.0 + 1e-9


def test_amounts_are_said_with_the_decimal_mark_of_the_language() -> None:
    assert Words("en").say(points(2.3)) == "+2.3 points"
    assert Words("fr").say(points(-1.25)) == "−1,2 point"
    assert Words("en").say(points(-0.01)) == "+0.0 points"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_has_a_name(language: str) -> None:
    for name in LEVELS:
        assert Words(language).knows(f"bots-level-{name}")
