"""Every phrase that random matches of a game say: prompts, choices, effects, reasons, events, results, the drawing."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from loggia.kernel import AnyGame, Chance, Match, Phrase, why_not
from loggia.kernel.random_play import random_decision
from loggia.words import Words
from tests.fixtures import setups

MOST_FACES = 40
MOST_DIM = 20


def said_in_matches(game: AnyGame, rounds: int = 1) -> set[Phrase]:
    """The phrases of one random match of every set-up (or more of each), nested ones included."""
    found: set[Phrase] = set()
    for number in range(rounds):
        for seats, options in setups(game):
            _listen(game.new(seats, options, f"sayings {number}"), Chance(f"sayings {number}"), found)
    return found


def _listen(match: Match, chance: Chance, found: set[Phrase]) -> None:
    words, known = Words("en"), set[str]()

    def say(phrase: Phrase) -> str:
        found.update(_nested(phrase))
        return words.say(phrase)

    for told in match.opening:
        say(told.event.say())
    while not match.over:
        seat, move = random_decision(match, chance)
        _ask(match, seat, chance, known, say)
        for told in match.play(seat, move):
            say(told.event.say())
    result = match.result
    assert result is not None
    for points in result.points:
        for point in points:
            say(point.source)
    match.game.faces.sketch(match.view(0)["table"], say, 80)


def _ask(match: Match, seat: int, chance: Chance, known: set[str], say: Callable[[Phrase], str]) -> None:
    """Everything that the seat can be told before it decides."""
    game, seats = match.game, match.seats
    for viewer in [*range(seats), None]:
        say(game.faces.prompt(match.state, viewer))
    faces = match.faces(seat)
    for face in faces[:MOST_FACES]:
        say(face.say)
        if face.effect:
            say(face.effect)
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
            say(why.why)
    if len(match.moves) % 5 == 0:
        game.faces.sketch(match.view(seat)["table"], say, 80)


def _nested(phrase: Phrase) -> Iterator[Phrase]:
    yield phrase
    for _, value in phrase.args:
        for one in value if isinstance(value, tuple) else (value,):
            if isinstance(one, Phrase):
                yield from _nested(one)
