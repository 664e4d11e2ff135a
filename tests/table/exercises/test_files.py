"""Every exercise of every game through the real engine: reachable, legal, clearly best, said in both languages."""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib.resources import files
from typing import cast

import pytest

from loggia import games, words
from loggia.kernel import Match, Phrase, Refused, Seat, replay
from loggia.kernel.match import begin
from loggia.review.winning import marks
from loggia.table import exercises
from loggia.table.exercises import BadExercise, Exercise, opened
from loggia.table.exercises.exercise import _file
from loggia.table.exercises.verdict import judge
from loggia.words import Words

ENOUGH = 60


def positions(game: str) -> Iterator[tuple[Exercise, Match]]:
    """Every exercise with its position; each match is replayed once."""
    by_match: dict[str, list[Exercise]] = {}
    for one in exercises.exercises(game).values():
        by_match.setdefault(one.record.seed, []).append(one)
    for found in by_match.values():
        record = found[0].record
        match = begin(
            games.game(game), record.seats, games.game(game).new(record.seats, record.options).options, record.seed
        )
        for number, (seat, text) in enumerate([*record.moves, (-1, "")]):
            for one in found:
                if one.at == number:
                    yield one, match.copy()
            if text:
                match.play(seat, text)


def ids(said: Phrase) -> Iterator[str]:
    """Every message that a phrase needs."""
    yield said.id
    for _, value in said.args:
        for one in value if isinstance(value, tuple) else (value,):
            if isinstance(one, Phrase):
                yield from ids(one)


def assert_said(said: Phrase, seats: int) -> None:
    """A phrase has words in both languages, and names only seats of the match."""
    for language in words.LANGUAGES:
        assert [one for one in ids(said) if words._find(language, one) is None] == []
        assert Words(language, [f"N{seat}" for seat in range(seats)]).say(said)
    for _, value in said.args:
        assert not isinstance(value, Seat) or value.number < seats


@pytest.mark.parametrize("game", games.ROOMS)
def test_every_exercise_is_reached_asks_and_judges(game: str) -> None:
    slip = marks(game).slip
    count = 0
    for one, match in positions(game):
        count += 1
        seats, seat = match.seats, one.seat
        assert seat in (match.awaited if one.price is None else match.deciding), one.key
        assert_said(opened(one), seats)
        assert_said(Phrase(f"{game}-theme-{one.theme}"), seats)
        if one.price is not None:
            _check_prices(one, match)
            continue
        assert match.game.rules.lists_all(match.state, seat) is not bool(one.part)
        texts = [move.text() for move in match.choices(seat)]
        if one.part:
            texts = _check_part(one, match, texts)
        assert sorted(texts) == sorted(answer.text for answer in one.moves), one.key
        assert set(one.right) < set(texts)
        assert one.glance in texts
        assert one.glance not in one.right
        assert one.why is not None
        assert one.why[one.glance], "the reason against the glance can be named"
        for answer in one.moves:
            told = answer.text in one.why or answer.text in one.right
            if told and answer.text not in one.right:
                assert answer.loss >= max(slip, 2 * answer.error) - 1e-9, one.key
                assert answer.points > 0
        for text in {*one.right, one.glance, one.moves[-1].text}:
            found = judge(one, match.copy(), text)
            assert found.solved == (text in one.right)
            assert (found.answer != "") == found.solved, "a wrong answer does not give the right one away"
            why = Words("en", [f"N{seat}" for seat in range(seats)]).say(cast(Phrase, found.say["why"]))
            secret = one.right if not found.solved else (text,)
            for said in (match.game.faces.describe(match.state, seat, match.move(move)) for move in secret):
                assert f"next: {Words('en', []).say(said)}" not in why, "nor do its reasons"
            assert_said(found.say, seats)
            if found.solved:
                first = match.game.faces.describe(match.state, seat, match.move(one.glance))
                assert found.say["glance"] == first, "what the reasons compare it with is named"
        for reasons in one.why.values():
            for reason in reasons:
                assert_said(reason, seats)
    assert count == len(exercises.exercises(game))


def _check_part(one: Exercise, match: Match, texts: list[str]) -> list[str]:
    """The choices that such a question is about; a proposal is refused with the reason, and nothing is played."""
    assert (one.game, one.part) == ("genoa", "tower")
    asked = [text for text in texts if text.split()[0] in ("go", "stop", "take", "leave")]
    for text in [text for text in texts if text not in asked][:2]:
        twin = match.copy()
        with pytest.raises(Refused) as refused:
            judge(one, twin, text)
        assert len(twin.moves) == one.at
        assert_said(refused.value.why, match.seats)
    return asked


def test_genoa_asks_for_the_towers_way_and_for_orders() -> None:
    found = list(exercises.exercises("genoa").values())
    tower = [one for one in found if one.theme == "tower"]
    assert len(tower) >= 10
    assert all(one.part == "tower" for one in tower)
    assert {one.level for one in tower} == set(exercises.LEVELS)
    assert sum(one.theme == "orders" for one in found) >= 10


def _check_prices(one: Exercise, match: Match) -> None:
    asked = one.price
    assert asked is not None
    assert asked.partner != one.seat
    assert asked.prices[0].price < asked.least <= asked.best.price <= asked.most < asked.prices[-1].price
    marked = {}
    for answer in asked.prices[:: max(1, len(asked.prices) // 8)] + asked.prices[-1:]:
        found = judge(one, match.copy(), str(answer.price))
        marked[answer.price] = found.mark
        assert found.solved == (asked.least <= answer.price <= asked.most)
        assert_said(found.say, match.seats)
    glances = (asked.prices[0].price, asked.prices[-1].price)
    assert all(marked[price] == "wrong" for price in glances), "neither the least nor the most is right"


@pytest.mark.parametrize("game", games.ROOMS)
def test_there_are_enough_over_themes_and_levels(game: str) -> None:
    found = list(exercises.exercises(game).values())
    assert len(found) >= ENOUGH
    for level in exercises.LEVELS:
        assert sum(one.level == level for one in found) >= 5, level
    assert len(exercises.themes(game)) >= 4
    assert max(sum(one.theme == theme for one in found) for theme in exercises.themes(game)) <= 0.5 * len(found)


def test_genoa_asks_for_prices_on_both_sides() -> None:
    asked = [one.price for one in exercises.exercises("genoa").values() if one.price is not None]
    assert sum(one.buying for one in asked) >= 8
    assert sum(not one.buying for one in asked) >= 8


@pytest.mark.parametrize("game", games.ROOMS)
def test_a_file_says_how_it_was_made(game: str) -> None:
    data = json.loads((files(f"loggia.games.{game}") / "exercises" / "mined.json").read_text(encoding="utf-8"))
    made = data["made"]
    assert made["command"].startswith(f"python -m bench.exercises {game} ")
    assert made["slip"] == marks(game).slip
    assert {"seed", "matches", "decisions", "players", "sieve", "deep", "iterations", "errors"} <= set(made)
    assert data["revision"] == games.game(game).revision


def test_a_position_is_a_copy_of_the_replayed_match() -> None:
    one = next(iter(exercises.exercises("lucca").values()))
    first, second = one.position, one.position
    first.play(one.seat, one.right[0])
    assert len(second.moves) == one.at
    again = replay(games.game("lucca"), one.record, one.at)
    assert second.view(one.seat) == again.view(one.seat)


def test_a_file_of_another_revision_is_refused() -> None:
    with pytest.raises(BadExercise, match="revision"):
        _file("lucca", {"form": 1, "game": "lucca", "revision": 10_000, "matches": {}, "exercises": []})
