"""How Lucca's values are learned (bench/bots/learn_lucca.py): what a lesson's lines say, and what becomes of them."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from bench.bots.learn_lucca import PlayStyle, SampleTable, TrainingMatch, played, worths
from loggia.bots import Budget
from loggia.bots.glance import Apprentice
from loggia.games.lucca import GAME
from loggia.games.lucca.insight.learned_weights import learned_weights
from tests.games.lucca.building import setting_of

MATCHES = 10


@pytest.fixture(scope="module")
def lessons() -> list[TrainingMatch]:
    """A few matches of apprentices, some of their moves drawn at a glance."""
    habit = PlayStyle(GAME, Apprentice(mistakes=0.1, worlds=1), Budget(), Random(1), drawn=0.1)
    return [played(habit, 2, "lessons", number) for number in range(MATCHES)]


def test_a_lesson_is_the_same_when_it_is_played_again(lessons: list[TrainingMatch]) -> None:
    habit = PlayStyle(GAME, Apprentice(mistakes=0.1, worlds=1), Budget(), Random(1), drawn=0.1)
    again = played(habit, 2, "lessons", 0)
    assert again.scores == lessons[0].scores
    assert len(again.positions) == len(lessons[0].positions)


def test_every_fourth_match_is_a_celebration(lessons: list[TrainingMatch]) -> None:
    assert [lesson.positions[0].celebration for lesson in lessons[:8]] == [False, False, False, True] * 2


def test_a_line_knows_its_seat_one_round_later(lessons: list[TrainingMatch]) -> None:
    sheet = SampleTable(lessons, 2, starts=True)
    rounds = setting_of(lessons[0].positions[0]).rounds
    assert np.mean(sheet.later < 0) == pytest.approx(1 / rounds)
    here = np.flatnonzero(sheet.later >= 0)
    assert (sheet.later[here] % 2 == here % 2).all()
    assert (sheet.lesson[sheet.later[here]] == sheet.lesson[here]).all()
    assert (sheet.then[sheet.later[here]] == sheet.then[here]).all()
    later_rows = sheet.row[here] - sheet.row[sheet.later[here]]
    assert later_rows.mean() == pytest.approx(setting_of(lessons[0].positions[0]).triplet_size + 1)


def test_what_was_learned_is_right_on_average_at_every_time(lessons: list[TrainingMatch]) -> None:
    rows = worths(lessons, 2)
    known = learned_weights(setting_of(lessons[0].positions[0]))
    assert known is not None
    assert [len(row) for row in rows] == [len(row) for row in known.worths]
    for starts in (True, False):
        sheet = SampleTable(lessons, 2, starts)
        for row in set(sheet.row):
            here = sheet.row == row
            if starts == (row % 4 == 0):
                missed = sheet.then[here] - sheet.now[here] - sheet.facts[here] @ np.array(rows[row])
                assert abs(missed.mean()) < 0.1
