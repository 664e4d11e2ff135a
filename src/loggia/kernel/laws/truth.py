"""The truth check: what a game says about a position is held against it. Call `hold_truth` from a game's test.

The kernel cannot read sentences, so a game's test tells it what they claim: which verbs each prompt offers, and how
each previewed effect shows in the position after the move. A prompt or effect that the test does not know fails.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import TypeAlias

from loggia.kernel.chance import Chance
from loggia.kernel.event import Told
from loggia.kernel.game import AnyGame
from loggia.kernel.match import Match
from loggia.kernel.move import Move
from loggia.kernel.phrase import Phrase
from loggia.kernel.random_play import random_decision

EffectCheck: TypeAlias = Callable[[Match, int, Move, Phrase, Match, list[Told]], None]
"""Asserts that a preview came true: match before, seat, move, preview, match after, what was told."""

PromptVerbs: TypeAlias = Mapping[str, Collection[str]]
"""By the prompt's message id: the first words of the moves that its sentence invites the viewer to.

`accept|counter` stands for an invitation that either of the two verbs fulfils."""


def verb(move: Move) -> str:
    """The first word of a move's text."""
    return move.text().split(" ", 1)[0]


def prompt_offers_only_choices(match: Match, seat: int, verbs: PromptVerbs) -> None:
    """Every verb that a seat's prompt names is among the seat's choices now."""
    prompt = match.game.faces.prompt(match.state, seat)
    assert prompt.id in verbs, f"the truth check does not know the prompt {prompt.id}"
    possible = {verb(move) for move in match.choices(seat)}
    missing = [one for one in verbs[prompt.id] if possible.isdisjoint(one.split("|"))]
    assert not missing, f"{prompt.id} offers {sorted(missing)} to seat {seat}, who can only {sorted(possible)}"


def effect_comes_true(match: Match, seat: int, move: Move, effects: Mapping[str, EffectCheck]) -> None:
    """What is previewed for a move is what happens when it is played."""
    effect = match.game.faces.effect(match.state, seat, move)
    if effect is None:
        return
    assert effect.id in effects, f"the truth check does not know the effect {effect.id}"
    after = match.copy()
    told = after.play(seat, move)
    effects[effect.id](match, seat, move, effect, after, told)


def final_points_are_the_result(match: Match) -> None:
    """The tally of a finished match, where it is public, is its result."""
    result = match.result
    assert result is not None
    tally = match.game.rules.tally(match.state)
    assert not tally or tuple(tally) == result.scores, f"the final view shows {tally}, the result is {result.scores}"


def hold_truth(
    game: AnyGame,
    seats: int,
    options: Mapping[str, object],
    seed: str,
    verbs: PromptVerbs,
    effects: Mapping[str, EffectCheck],
    sampled: int = 4,
) -> Match:
    """Play one random match; hold every prompt of every seat, and the effects of some choices at each decision."""
    chance = Chance(f"truth {seed}")
    match = game.new(seats, options, seed)
    while not match.over:
        for seat in range(seats):
            prompt_offers_only_choices(match, seat, verbs)
            choices = match.choices(seat)
            for _ in range(min(sampled, len(choices))):
                effect_comes_true(match, seat, chance.choice(choices), effects)
        match.play(*random_decision(match, chance))
    for seat in range(seats):
        prompt_offers_only_choices(match, seat, verbs)
    final_points_are_the_result(match)
    return match
