"""Hints: a bot's best ideas for a person, with the reason in words."""

from __future__ import annotations

from dataclasses import replace

from loggia.bots.bot import Bot, Budget, Idea, Stop, Thoughts
from loggia.kernel import Chance, Phrase, Sight, State, phrase

UNITS = {"genoa": "bots-ducats"}
"""Games whose score is not called points."""


def points(amount: float, game: str = "") -> Phrase:
    """An amount with its sign, as a phrase: every language writes its own decimal mark. Ducats are told without one.

    >>> points(-2.34).plain()
    {'say': 'bots-points', 'with': {'sign': '−', 'whole': 2, 'tenth': 3}}
    >>> points(-35.6, "genoa").plain()
    {'say': 'bots-ducats', 'with': {'sign': '−', 'whole': 36}}
    """
    if game in UNITS:
        whole = round(abs(amount))
        return phrase(UNITS[game], sign="−" if amount < 0 and whole else "+", whole=whole)
    tenths = round(abs(amount) * 10)
    sign = "−" if amount < 0 and tenths else "+"
    return phrase("bots-points", sign=sign, whole=tenths // 10, tenth=tenths % 10)


def source_name(source: Phrase) -> Phrase:
    """What a source of points is called where a reason names it: how many of it there are now is no part of the name.

    >>> source_name(phrase("palio-point-laps", count=3)).id, source_name(phrase("palio-point-flag")).id
    ('palio-point-laps.brief', 'palio-point-flag')
    """
    counted = "." not in source.id and any(isinstance(value, int) for _, value in source.args)
    return Phrase(f"{source.id}.brief", source.args) if counted else source


def explained(sight: Sight, state: State, ideas: tuple[Idea, ...]) -> tuple[Idea, ...]:
    """The ideas with their reasons: what each is worth, and what it does as far as the seat can know.

    Any world that the seat cannot tell from the real one will do as the state: the effects it sees are the same.
    """
    game, seat, trade = sight.game, sight.seat, sight.game.trade
    found = []
    for idea in ideas:
        why = _why(idea, game.name, game.faces.effect(state, seat, idea.move))
        prices = None if trade is None else trade.prices(state, seat, idea.move)
        found.append(replace(idea, why=why if prices is None else phrase("bots-why-prices", why=why, prices=prices)))
    return tuple(found)


def advise(sight: Sight, bot: Bot, budget: Budget, chance: Chance, stop: Stop | None = None, most: int = 3) -> Thoughts:
    """The bot's thoughts for a person: its best few ideas, each with `why`, whether or not the bot gave a reason."""
    thoughts = bot.think(sight, budget, chance, stop)
    ideas = thoughts.ideas[:most]
    if any(idea.why is None for idea in ideas):
        ideas = explained(sight, sight.imagine(chance).state, ideas)
    return replace(thoughts, ideas=ideas)


def _why(idea: Idea, game: str, effect: Phrase | None) -> Phrase:
    gain = points(idea.gain, game)
    if effect is None:
        return phrase("bots-why", gain=gain)
    return phrase("bots-why-effect", gain=gain, effect=effect)
