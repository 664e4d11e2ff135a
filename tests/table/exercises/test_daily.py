"""The daily exercise and the next one."""

from __future__ import annotations

from datetime import date, timedelta

from loggia.table.exercises import daily, exercises, nearest

GAMES = ("carrara", "genoa", "lucca", "vecchio")
DAY = date(2026, 11, 17)


def test_the_daily_exercise_is_the_same_for_everybody_and_changes_every_day() -> None:
    week = [daily(GAMES, DAY + timedelta(days=at)) for at in range(8)]
    again = [daily(GAMES, DAY + timedelta(days=at)) for at in range(8)]
    assert week == again
    keys = [one.key for one in week if one is not None]
    assert len(set(keys)) == 8
    assert {key.partition("/")[0] for key in keys[:4]} == set(GAMES), "the games take turns"


def test_no_daily_exercise_comes_twice_before_all_of_its_game_have_come() -> None:
    count = len(exercises("lucca"))
    first = DAY.toordinal() - DAY.toordinal() % count
    shown = [daily(("lucca",), date.fromordinal(first + at)) for at in range(count)]
    assert len({one.id for one in shown if one is not None}) == count


def test_the_next_one_is_new_and_near_to_the_skill() -> None:
    every = exercises("carrara")
    ratings = {id: 10.0 * number for number, id in enumerate(sorted(every))}
    ranked = sorted(every)
    assert nearest("carrara", (), ratings, 0.0) == ranked[0]
    assert nearest("carrara", {ranked[0]}, ratings, 1.0) == ranked[1]
    theme = every[ranked[-1]].theme
    assert every[nearest("carrara", (), ratings, 0.0, theme)].theme == theme
    assert nearest("carrara", every, ratings, 0.0) == ""
