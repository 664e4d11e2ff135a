"""The steps of a match: each move with the position before it, and what each seat learned by it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import reduce

from loggia.kernel import (
    SILENCE,
    AnyGame,
    Chance,
    Match,
    Move,
    Phrase,
    Record,
    State,
    Told,
    deal_as_recorded,
    phrase,
    replay,
)

MOST_TOLD = 2
"""How much of what came to light with a move is told."""
LOOKS = 3
"""Imagined worlds that are asked whether a move had to turn out as it did."""


@dataclass(frozen=True)
class ReviewStep:
    """One move: who made it, where, and what came of it."""

    number: int
    """Counted from 1."""
    seat: int
    move: Move
    say: Phrase
    before: Match
    """The position before it. Without the match's dice and seed, so that nothing can look ahead."""
    after: State
    parties: tuple[int, ...]
    """The seats between which it settled a deal."""
    open: bool
    """Whether something was left to chance or laid open."""
    came: Phrase | None
    """What came to light with it, in words, as far as everybody saw it: a roll, a new tile."""

    def learns(self, seat: int) -> bool:
        """Whether the move brought the seat something that it could not foresee from the move alone.

        What the move itself tells (a card that another seat can only play if it has it) is a choice, not luck.
        """
        if not self.open:
            return False
        rules = self.before.game.rules
        seen = rules.view(self.after, seat)
        for look in range(LOOKS):
            world = self.world_after(seat, Chance(f"learns {self.number} {seat} {look}"))
            if world is not None and rules.view(world, seat) != seen:
                return True
        return False

    def world_after(self, seat: int, chance: Chance) -> State | None:
        """A world that the seat imagines before the move, after it; None where the move is impossible in that world."""
        rules = self.before.game.rules
        world: State = self.before.imagine(seat, chance).state
        if self.seat not in rules.deciding(world) or rules.refusal(world, self.seat, self.move) is not None:
            return None
        rules.advance(world, self.seat, self.move, chance, SILENCE)
        return world

    @property
    def forced(self) -> bool:
        """Whether there was no other choice."""
        rules, state = self.before.game.rules, self.before.state
        return rules.lists_all(state, self.seat) and len(self.before.choices(self.seat)) == 1

    @property
    def talk(self) -> bool:
        """Whether it was only a word in a negotiation: nothing has changed hands."""
        game, state = self.before.game, self.before.state
        if game.trade is None or self.parties or self.open or game.trade.bargain(state, self.seat) is None:
            return False
        return bool(game.insight.values(state) == game.insight.values(self.after))


def unfold(game: AnyGame, record: Record) -> tuple[list[ReviewStep], Match]:
    """All steps of a record, and the match at its end; `BadRecord` where it does not fit the rules."""
    end = replay(game, record)
    match = end.game.new(record.seats, record.options, record.seed)
    deal_as_recorded(match, record)
    return list(_steps(match, end, record)), end


def _steps(match: Match, end: Match, record: Record) -> Iterator[ReviewStep]:
    for number, (seat, move) in enumerate(end.moves, 1):
        before = bare(match)
        say = match.game.faces.describe(match.state, seat, move)
        spent = match.spent_chance
        told = match.play(seat, move)
        shown = match.spent_chance != spent or any(one.event.reveals for one in told)
        shown = deal_as_recorded(match, record) or shown
        yield ReviewStep(number, seat, move, say, before, match.state.copy(), _parties(told), shown, _came(told))


def bare(match: Match) -> Match:
    """A copy of a match without its dice, its seed and its past."""
    return Match(match.game, match.seats, match.options, match.state.copy(), Chance("none"), None, [])


def _came(told: list[Told]) -> Phrase | None:
    seen = [one.event.say() for one in told if one.event.reveals and one.only is None][:MOST_TOLD]
    return reduce(lambda first, second: phrase("review-and", first=first, second=second), seen) if seen else None


def _parties(told: list[Told]) -> tuple[int, ...]:
    return tuple(sorted({seat for one in told for seat in one.event.parties()}))
