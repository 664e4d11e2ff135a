"""Every phrase that random matches of a game say: prompts, choices, effects, reasons, events, results, the drawing."""

from __future__ import annotations

from collections.abc import Iterator

from loggia.kernel import AnyGame, Chance, Match, Phrase, why_not
from loggia.kernel.random_play import random_decision
from loggia.words import LANGUAGES, Words
from tests.fixtures import setups

PEOPLE = ("Ada", "Bruno", "Carla", "Dario", "Elena")
MOST_FACES = 40
MOST_DIM = 20
EVERY = 4
"""Choices and reasons are asked for at every so many moves, the drawing ten times less often."""


class Listener:
    """Collects phrases by language: a drawing puts sentences of one language into other phrases."""

    def __init__(self) -> None:
        self.heard: dict[str, set[Phrase]] = {language: set() for language in LANGUAGES}

    def hear(self, phrase: Phrase) -> None:
        """A phrase that is the same in all languages."""
        for heard in self.heard.values():
            _note(phrase, heard)

    def look(self, match: Match, seat: int) -> None:
        """The terminal's drawing, in every language."""
        for language, heard in self.heard.items():
            words = Words(language, PEOPLE)

            def say(phrase: Phrase, words: Words = words, heard: set[Phrase] = heard) -> str:
                _note(phrase, heard)
                return words.say(phrase)

            match.game.faces.sketch(match.view(seat)["table"], say, 80)


def _note(phrase: Phrase, heard: set[Phrase]) -> None:
    if phrase not in heard:
        heard.add(phrase)
        for inner in _inner(phrase):
            _note(inner, heard)


def _inner(phrase: Phrase) -> Iterator[Phrase]:
    for _, value in phrase.args:
        for one in value if isinstance(value, tuple) else (value,):
            if isinstance(one, Phrase):
                yield one


def said_in_matches(game: AnyGame, rounds: int = 1) -> dict[str, set[Phrase]]:
    """By language: the phrases of one random match of every set-up (or more of each), nested ones included."""
    listener = Listener()
    for number in range(rounds):
        for seats, options in setups(game):
            _listen(game.new(seats, options, f"sayings {number}"), Chance(f"sayings {number}"), listener)
    return listener.heard


def _listen(match: Match, chance: Chance, listener: Listener) -> None:
    known = set[str]()
    for told in match.opening:
        listener.hear(told.event.say())
    while not match.over:
        seat, move = random_decision(match, chance)
        _ask(match, seat, chance, known, listener)
        for told in match.play(seat, move):
            listener.hear(told.event.say())
    result = match.result
    assert result is not None
    for points in result.points:
        for point in points:
            listener.hear(point.source)
    listener.look(match, 0)


def _ask(match: Match, seat: int, chance: Chance, known: set[str], listener: Listener) -> None:
    """Everything that the seat can be told before it decides."""
    game, seats = match.game, match.seats
    for viewer in [*range(seats), None]:
        listener.hear(game.faces.prompt(match.state, viewer))
    if len(match.moves) % EVERY:
        return
    faces = match.faces(seat)
    for face in faces[:MOST_FACES]:
        listener.hear(face.say)
        if face.effect:
            listener.hear(face.effect)
        opening = game.faces.opening(match.state, seat, face.move)
        if opening is not None:
            listener.hear(opening)
    lit = {piece for face in faces for piece in face.ids}
    known |= lit
    reasons = [why_not(match, seat, [piece]) for piece in sorted(known - lit)[:MOST_DIM]]
    reasons += [
        match.refusal(other, game.faces.decode(chance.below(game.faces.codes)))
        for other in range(seats)
        for _ in range(3)
    ]
    for why in reasons:
        if why is not None:
            listener.hear(why.why)
    if len(match.moves) % (10 * EVERY) == 0:
        listener.look(match, seat)
