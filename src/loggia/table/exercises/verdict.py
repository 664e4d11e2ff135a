"""Answers to exercises: played through the real engine, and judged with a reason."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import reduce
from typing import Any, Literal

from loggia.bots.hints import points, source_name
from loggia.kernel import Match, Move, Phrase, Refused, Said, Seat, Told, phrase
from loggia.kernel.refusal import NotAMove
from loggia.table.exercises.exercise import LEVELS, Exercise, PricedAnswer, PriceQuestion

Mark = Literal["best", "good", "wrong", "shown"]
"""`shown`: the answer was asked for."""
MOST_DIGITS = 4
TAKEN = 0.5
"""A price that the partner takes in fewer worlds than this is too low (or, for a seller, too high)."""


@dataclass(frozen=True)
class Attempt:
    """An answer, judged."""

    exercise: Exercise
    mark: Mark
    say: Phrase
    text: str
    """The move in the notation."""
    told: Sequence[Told]
    view: dict[str, Any]
    """What the seat sees after the move."""
    answer: str = ""
    """The right move or price: only where the exercise is solved or given up."""

    @property
    def solved(self) -> bool:
        """Whether the answer is right."""
        return self.mark in ("best", "good")


def opened(exercise: Exercise) -> Phrase:
    """What is asked."""
    price = exercise.price
    if price is None:
        return phrase(f"{exercise.game}-exercise-{exercise.part}" if exercise.part else "exercise-ask")
    said = PriceWords(exercise.game, price)
    worth = phrase("exercise-nothing") if exercise.level == max(LEVELS) else said.worth()
    return said.message("bid" if price.buying else "ask", about=price.about, worth=worth)


def attempt(exercise: Exercise, answer: str) -> Attempt:
    """Judge an answer: a move in the notation, or a price in digits; `Refused` where it is none."""
    return judge(exercise, exercise.position, answer)


def judge(exercise: Exercise, match: Match, answer: str) -> Attempt:
    """The same on a match that stands at the exercise; the answer is played in it."""
    if exercise.price is not None:
        return _priced(exercise, match, exercise.price, answer)
    move = match.move(answer)
    if exercise.part and all(one.text != move.text() for one in exercise.moves):
        raise NotAMove(phrase(f"{exercise.game}-exercise-{exercise.part}.other"))
    say = match.game.faces.describe(match.state, exercise.seat, move)
    first = _first_idea(exercise, match)
    right = [match.game.faces.describe(match.state, exercise.seat, match.move(one)) for one in exercise.right]
    told, view = _played(match, exercise.seat, move)
    text = move.text()
    found = {one.text: one for one in exercise.moves}.get(text)
    best = exercise.right[0]
    if text in exercise.right:
        why = _reasons(exercise, exercise.glance, [say])
        name = "exercise-best" if text == best else "exercise-good"
        said = phrase(name, move=say, glance=first, why=why)
        return Attempt(exercise, "best" if text == best else "good", said, text, told, view, best)
    if found is None or found.points <= 0:
        said = phrase("exercise-wrong-unknown", move=say, glance=first, why=_reasons(exercise, exercise.glance, right))
    else:
        cost = points(-found.points, exercise.game)
        percent = max(1, round(100 * found.loss))
        said = phrase("exercise-wrong", move=say, cost=cost, percent=percent, why=_reasons(exercise, text, right))
    return Attempt(exercise, "wrong", said, text, told, view)


def give_up(exercise: Exercise) -> Attempt:
    """The right answer with its reason."""
    price = exercise.price
    answer = str(price.best.price) if price is not None else exercise.right[0]
    found = attempt(exercise, answer)
    match = exercise.position
    say = match.game.faces.describe(match.state, exercise.seat, match.move(found.text))
    if price is not None:
        said = PriceWords(exercise.game, price).margin("shown", price.best.price)
    else:
        why = _reasons(exercise, exercise.glance, [say])
        said = phrase("exercise-shown", move=say, glance=_first_idea(exercise, match), why=why)
    return Attempt(exercise, "shown", said, found.text, found.told, found.view, answer)


def _first_idea(exercise: Exercise, match: Match) -> Phrase:
    """The move that looks best at a glance, in words: what the reasons for the best one are measured against."""
    said: Phrase = match.game.faces.describe(match.state, exercise.seat, match.move(exercise.glance))
    return said


def _played(match: Match, seat: int, move: Move) -> tuple[Sequence[Told], dict[str, Any]]:
    """Play a move of the exercise's seat; `Refused` if the rules forbid it."""
    why = match.refusal(seat, move)
    if why is not None:
        raise why
    told = match.play(seat, move)
    return told, match.view(seat)


def _clause(reason: Phrase, unsaid: Collection[Phrase]) -> Phrase:
    if reason.id == "coach-blocks" and reason["move"] in unsaid:
        return phrase("coach-wanted", seat=reason["seat"])
    if reason.id == "coach-brings" and isinstance(source := reason["source"], Phrase):
        return phrase("coach-brings", source=source_name(source), points=reason["points"])
    return reason


def _reasons(exercise: Exercise, text: str, unsaid: Collection[Phrase]) -> Phrase:
    """What the best move has over another one; over the glance, where that is not told.

    The moves `unsaid` are not put into words: told already, or not to be given away.
    """
    assert exercise.why is not None
    clauses = [_clause(one, unsaid) for one in exercise.why.get(text) or exercise.why[exercise.glance]]
    return reduce(lambda first, second: phrase("coach-and", first=first, second=second), clauses)


# --- prices -----------------------------------------------------------------------------------------------------------


def _priced(exercise: Exercise, match: Match, asked: PriceQuestion, answer: str) -> Attempt:
    words = PriceWords(exercise.game, asked)
    before, _, after = asked.proposal.partition("{}")
    if answer.startswith(before):  # proposed on the board
        answer = answer.removeprefix(before).removesuffix(after)
    if not answer.isascii() or not answer.isdigit() or len(answer) > MOST_DIGITS:
        raise words.no_price(answer)
    price = int(answer)
    found = next((one for one in asked.prices if one.price == price), None)
    if found is None:
        raise words.no_price(answer)
    move = match.move(asked.proposal.format(price))
    told, view = _played(match, exercise.seat, move)
    if asked.least <= price <= asked.most:
        mark: Mark = "best" if price == asked.best.price else "good"
        return Attempt(exercise, mark, words.margin(mark, price), move.text(), told, view, str(asked.best.price))
    return Attempt(exercise, "wrong", words.wrong(found), move.text(), told, view)


class PriceWords:
    """What is said about prices: in the game's own words, `GAME-exercise-...`."""

    def __init__(self, game: str, asked: PriceQuestion) -> None:
        self.game = game
        self.asked = asked
        self.side = "buy" if asked.buying else "sell"

    def message(self, name: str, **facts: Said) -> Phrase:
        """A message with the partner's name."""
        return phrase(f"{self.game}-exercise-{name}", seat=Seat(self.asked.partner), **facts)

    def amount(self, price: int) -> Phrase:
        """An amount of money."""
        return phrase(f"{self.game}-ducats", amount=max(0, price))

    def worth(self) -> Phrase:
        """What the seat could pay at most, or take at least."""
        return phrase(f"{self.game}-exercise-worth-{self.side}", money=self.amount(self.asked.mine))

    def margin(self, name: str, price: int) -> Phrase:
        """A right price, and between which ones the deal pays for both."""
        asked = self.asked
        why = self.message(f"margin-{self.side}", own=self.amount(asked.mine), other=self.amount(asked.theirs))
        return self.message(f"{name}-{self.side}", money=self.amount(price), why=why)

    def wrong(self, found: PricedAnswer) -> Phrase:
        """Why a price is not right: it brings nothing, it will not be taken, or it gives too much away."""
        asked = self.asked
        money = self.amount(found.price)
        if found.price > asked.mine if asked.buying else found.price < asked.mine:
            return self.message(f"loses-{self.side}", money=money, own=self.amount(asked.mine))
        name = "refused" if found.taken < TAKEN else "gives"
        return self.message(f"{name}-{self.side}", money=money, cost=points(-found.loss, self.game))

    def no_price(self, answer: str) -> Refused:
        """The refusal of an answer that is no price."""
        prices = [one.price for one in self.asked.prices]
        return NotAMove(
            phrase(
                f"{self.game}-exercise-no-price", given=answer[:20], low=self.amount(prices[0]),
                high=self.amount(prices[-1]),
            )
        )  # fmt: skip
