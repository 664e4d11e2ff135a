"""Every lesson of every game through the real engine: legal, lit, judged, and said in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fnmatch import fnmatchcase
from importlib.resources import files

import pytest

from loggia import games, words
from loggia.kernel import phrase, replay
from loggia.table.lessons import Lesson, Moment, courses, follow
from loggia.table.lessons.player import is_right
from loggia.words import Words

LESSONS = [lesson for name in games.ROOMS for course in courses(name).values() for lesson in course]
MOST_BRANCHES = 200


def named(lesson: Lesson) -> str:
    return f"{lesson.game}-{lesson.id}"


def right_moves(moment: Moment) -> list[str]:
    """The accepted moves among the listed choices; their goals are judged when they are played."""
    lesson = moment.lesson
    step, own = lesson.steps[moment.step], moment.own_move().text()
    listed = [move.text() for move in moment.match.choices(lesson.seat)]
    return [own, *(text for text in listed if text != own and is_right(step, own, text))]


def tried_out(moment: Moment) -> list[str]:
    """At most 60 of the choices, among them three for every particular answer; and a high bid, which no list holds."""
    match, seat = moment.match, moment.lesson.seat
    listed = [move.text() for move in match.choices(seat)]
    bids = {re.sub(r"pay \d+", "pay 45", text) for text in listed if "pay " in text} - set(listed)
    listed += sorted(text for text in bids if match.refusal(seat, match.move(text)) is None)
    step, own = moment.lesson.steps[moment.step], moment.own_move().text()
    answered: dict[str, list[str]] = {}
    for text in listed:
        found = (name for pattern, name in step.wrong if fnmatchcase(text, pattern))
        name = "" if is_right(step, own, text) and not step.goal else next(found, "")
        answered.setdefault(name, []).append(text)
    particular = [text for name, texts in answered.items() if name for text in texts[:3]]
    return [*particular, *answered.get("", [])][:60]


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
def test_a_lesson_ends_in_a_free_decision_that_is_judged_with_a_reason(lesson: Lesson) -> None:
    last = f"{lesson.title}-{len(lesson.steps)}"
    assert not lesson.steps[-1].light, "the last answer is pointed out"
    for language in words.LANGUAGES:
        said = Words(language)
        assert said.knows(f"{last}.wrong")
        assert said.knows(f"{last}.right") or said.knows(f"{lesson.title}.end")


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
        own, step = moment.own_move().text(), lesson.steps[moment.step]
        for text in tried_out(moment):
            tried = follow(lesson, [*moves, text])
            assert is_right(step, own, text) or tried.verdict == "wrong", text
            if tried.verdict == "wrong":
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


@pytest.mark.parametrize("name", [name for name in games.ROOMS if courses(name)])
def test_no_words_of_a_lesson_are_left_over(name: str) -> None:
    needed = {
        message.partition(".")[0]
        for lesson in LESSONS
        if lesson.game == name
        for message in (*lesson.messages(), f"{name}-course-{lesson.course}")
    }
    for language in words.LANGUAGES:
        for _, text in (one for one in words.sources(language) if one[0] == name):
            ours = (f"{name}-lesson-", f"{name}-course-")
            found = {line.split(" =")[0] for line in text.splitlines() if line.startswith(ours)}
            assert found <= needed, found - needed


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_further_course_has_a_title(language: str) -> None:
    for name in games.ROOMS:
        for course in courses(name):
            if course:
                assert Words(language).knows(f"{name}-course-{course}")
                assert Words(language).knows(f"{name}-course-{course}.about")


@pytest.mark.parametrize("name", [name for name in games.ROOMS if courses(name)])
def test_the_guided_first_match_ends_in_a_real_one(name: str) -> None:
    """The last lesson says where it goes on: a match that is not over, and of which most is still to come."""
    for course in courses(name).values():
        start = course[-1].match
        assert start is not None, course[-1].id
        match = replay(games.game(name), start.line, start.at)
        assert not match.over
        assert all(lesson.match is None for lesson in course[:-1])


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_a_lesson_is_an_example_of_a_rule(lesson: Lesson) -> None:
    for language in words.LANGUAGES:
        page = files(f"loggia.games.{lesson.game}") / "text" / f"rules.{language}.md"
        assert f"**{lesson.rule}**" in page.read_text(encoding="utf-8"), lesson.rule
