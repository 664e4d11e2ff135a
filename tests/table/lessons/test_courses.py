"""Every lesson of every game through the real engine: legal, lit, judged, and said in both languages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from loggia import games, words
from loggia.kernel import phrase
from loggia.table.lessons import Lesson, Moment, course, follow
from loggia.table.lessons.player import is_right
from loggia.words import Words

LESSONS = [lesson for name in games.ROOMS for lesson in course(name)]
MOST_BRANCHES = 200


def named(lesson: Lesson) -> str:
    return f"{lesson.game}-{lesson.id}"


def right_moves(moment: Moment) -> list[str]:
    """The accepted moves among the listed choices; their goals are judged when they are played."""
    lesson = moment.lesson
    step, own = lesson.steps[moment.step], moment.own_move().text()
    listed = [move.text() for move in moment.match.choices(lesson.seat)]
    return [own, *(text for text in listed if text != own and is_right(step, own, text))]


def walks(lesson: Lesson) -> Iterator[tuple[list[str], Moment]]:
    """Every way through a lesson by right moves, moment by moment."""
    waiting: list[list[str]] = [[]]
    for count, moves in enumerate(waiting):
        assert count < MOST_BRANCHES, f"{named(lesson)} has too many ways: the line must be played from every one"
        moment = follow(lesson, moves)
        if moves and moment.verdict == "wrong":
            assert lesson.steps[moment.step].goal, f"{moves} is accepted and then refused"
            continue
        yield moves, moment
        if not moment.done:
            waiting += [[*moves, text] for text in right_moves(moment)]


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_a_lesson_can_be_played_in_every_right_way(lesson: Lesson) -> None:
    ends = [moves for moves, moment in walks(lesson) if moment.done]
    assert ends


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_the_lines_own_moves_are_right(lesson: Lesson) -> None:
    moves: list[str] = []
    while not (moment := follow(lesson, moves)).done:
        moves.append(moment.own_move().text())
        assert follow(lesson, moves).verdict == "right", moves


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_what_is_lit_can_be_pointed_at_and_belongs_to_the_answer(lesson: Lesson) -> None:
    for moves, moment in walks(lesson):
        lit = {piece for face in moment.match.faces(lesson.seat) for piece in face.ids} if moment.asks else set()
        assert set(moment.light) <= lit, (moves, moment.light)


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_something_is_decided_in_every_step(lesson: Lesson) -> None:
    for moves, moment in walks(lesson):
        if not moment.done:
            assert len(moment.match.choices(lesson.seat)) > 1, moves


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_every_wrong_choice_is_played_and_answered(lesson: Lesson) -> None:
    moves: list[str] = []
    said: set[str] = set()
    while not (moment := follow(lesson, moves)).done:
        own, right = moment.own_move().text(), set(right_moves(moment))
        for text in [move.text() for move in moment.match.choices(lesson.seat)][:60]:
            tried = follow(lesson, [*moves, text])
            if text not in right:
                assert tried.verdict == "wrong"
                assert tried.answer is not None
                said.add(tried.answer.id)
                assert tried.match.moves[-1][1].text() == text, "the move stands on the table"
        moves.append(own)
    particular = {message for message in lesson.messages() if ".wrong-" in message}
    assert particular <= said, "an answer that nobody can ever hear"


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_all_that_a_lesson_says_is_there(lesson: Lesson, language: str) -> None:
    own = "\n".join(text for name, text in words.sources(language) if name == lesson.game)
    for message in lesson.messages():
        name, _, attribute = message.partition(".")
        assert f"\n{name} =" in own, f"{name} ({language})"
        assert Words(language).knows(message), f"{message} ({language})"
        assert Words(language).say(phrase(message, gain=3)), message
        if attribute:
            entry = own.partition(f"\n{name} =")[2].partition("\n\n")[0]
            assert f".{attribute} =" in entry, f"{message} ({language})"


@pytest.mark.parametrize("name", [name for name in games.ROOMS if course(name)])
def test_no_words_of_a_lesson_are_left_over(name: str) -> None:
    needed = {message.partition(".")[0] for lesson in course(name) for message in lesson.messages()}
    for language in words.LANGUAGES:
        for _, text in (one for one in words.sources(language) if one[0] == name):
            found = {line.split(" =")[0] for line in text.splitlines() if line.startswith(f"{name}-lesson-")}
            assert found <= needed, found - needed
