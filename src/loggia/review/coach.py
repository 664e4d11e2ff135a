"""The coach: the best move of a decision with two alternatives, what each costs, and why, in words of the game.

A bot proposes moves; they are compared in the same imagined worlds (`evidence.py`). The bot's move stays the best one
unless another is clearly better there. Prices are losses against the best.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce

from loggia.bots.bargaining import FRIENDLY, look
from loggia.bots.bot import Bot, Budget, Idea, Stop, Thoughts
from loggia.bots.deal_search import DealSearch
from loggia.bots.hints import UNITS, points
from loggia.kernel import Bargain, Chance, Match, Move, Phrase, Sight, State, phrase
from loggia.review.evidence import Comparison, is_clear
from loggia.review.judge import Estimate

OPTIONS = 3
"""The best move and two alternatives."""
COMPARED = 5
"""Maximum moves that are compared."""
LEAST = 0.05
"""A price below this many points is none."""
WHOLE = 0.5
"""The same in ducats, which are told whole."""


@dataclass(frozen=True)
class AdvisedMove:
    """A move that the coach offers."""

    move: Move
    say: Phrase
    price: float
    """Points that it loses against the best; 0 for the best, and for one that is about as good."""
    cost: Phrase
    """The price in words."""
    why: Phrase | None
    """What it does, as far as the game or the comparison can name it."""


@dataclass(frozen=True)
class Advice:
    """What the coach says: its options, best first (empty: wait), and the bot's own thoughts."""

    options: tuple[AdvisedMove, ...]
    thoughts: Thoughts

    @property
    def best(self) -> AdvisedMove | None:
        """The best move; None where it is better to wait."""
        return self.options[0] if self.options else None


def advice(
    match: Match, seat: int, bot: Bot, budget: Budget, chance: Chance, seconds: float = 0.6, stop: Stop | None = None
) -> Advice:
    """Think with a bot, then compare its best ideas for `seconds` (a few worlds in any case).

    >>> import loggia
    >>> from loggia.bots import level
    >>> match = loggia.game("palio").new(seats=2, seed=7)
    >>> found = advice(match, 0, level("merchant"), Budget(iterations=20), Chance("1"))
    >>> 1 <= len(found.options) <= 3, found.options[0].price
    (True, 0.0)
    """
    sight = Sight(match, seat)
    thoughts = bot.think(sight, budget, chance, stop)
    if thoughts.move is None:
        return Advice((), thoughts)
    moves = [thoughts.move, *(idea.move for idea in thoughts.ideas if idea.move != thoughts.move)][:COMPARED]
    moves = [move for move in moves if sight.allows(move)]
    state = sight.imagine(chance).state
    bargain = look(sight, chance, FRIENDLY)[0] if sight.game.trade is not None else None
    comparable = bargain is None or _comparable(bargain, moves)
    if comparable:
        moves = _filled(sight, state, moves, bargain)
    words = AdviceWords(sight, state)
    if len(moves) == 1:
        only = phrase("coach-only" if len(sight.choices) == 1 else "coach-sure")
        return Advice((words.option(moves[0], 0.0, only, ()),), thoughts)
    if not comparable:
        return Advice(words.as_thought(moves, thoughts.ideas), thoughts)
    talk = None if bargain is None else _proposals(bargain, moves)
    seed = f"coach {chance.below(1 << 30)}"
    return Advice(words.compared(Comparison(match, seat, moves, talk, seed, seconds)), thoughts)


def _filled(sight: Sight, state: State, moves: list[Move], bargain: Bargain | None) -> list[Move]:
    """The moves, and so many others, the most promising at a glance, that there are alternatives to offer.

    In a negotiation: what is left without a deal, then the deals that bring the seat most.
    """
    missing = OPTIONS - len(moves)
    if missing <= 0:
        return moves
    rest = [move for move in (sight.choices if bargain is None else bargain.otherwise) if move not in moves]
    weights = sight.game.insight.weigh(state, sight.seat, rest) if rest else []
    found = [rest[at] for at in sorted(range(len(rest)), key=weights.__getitem__, reverse=True)]
    if bargain is not None:
        deals = [deal for deal in bargain.deals if deal.binds or deal.answer is not None]
        deals.sort(key=lambda deal: deal.gains[sight.seat], reverse=True)
        found += [deal.move for deal in deals if deal.move not in moves]
    return [*moves, *[move for move in found if sight.allows(move)][:missing]]


def _comparable(bargain: Bargain, moves: Sequence[Move]) -> bool:
    """Whether playing on tells what these moves of a negotiation bring. A word that binds nobody brings an answer."""
    deals = {deal.move: deal for deal in bargain.deals}
    return all(
        deals[move].binds or deals[move].answer is not None if move in deals else move in bargain.otherwise
        for move in moves
    )


def _proposals(bargain: Bargain, moves: Sequence[Move]) -> DealSearch:
    """What the judge has to know of the proposals among the moves."""
    found = {deal.move: deal for deal in bargain.deals if deal.move in moves and deal.answer is not None}
    return DealSearch(moves, [1.0] * len(moves), found, (), FRIENDLY)


class AdviceWords:
    """Puts options into words; the state is a world that the seat cannot tell from the real one."""

    def __init__(self, sight: Sight, state: State) -> None:
        self.sight = sight
        self.game = sight.game
        self.state = state
        self._least = WHOLE if self.game.name in UNITS else LEAST

    def option(self, move: Move, price: float, cost: Phrase, reasons: Sequence[Phrase]) -> AdvisedMove:
        """A move with everything that can be said of it."""
        seat, trade = self.sight.seat, self.game.trade
        effect = self.game.faces.effect(self.state, seat, move)
        prices = None if trade is None else trade.prices(self.state, seat, move)
        clauses = [one for one in (effect, *reasons) if one is not None]
        why = (
            reduce(lambda first, second: phrase("coach-and", first=first, second=second), clauses) if clauses else None
        )
        if prices is not None:  # a sentence of its own
            why = prices if why is None else phrase("coach-then", first=why, second=prices)
        return AdvisedMove(move, self.game.faces.describe(self.state, seat, move), round(price, 3), cost, why)

    def as_thought(self, moves: Sequence[Move], ideas: Sequence[Idea]) -> tuple[AdvisedMove, ...]:
        """Options with the bot's own values, where nothing can be compared."""
        values = {idea.move: idea.value for idea in ideas}
        top = values.get(moves[0], max(values.values(), default=0.0))
        losses = sorted(
            ((max(0.0, top - values[move]), move) for move in moves[1:] if move in values), key=lambda pair: pair[0]
        )
        shown = losses[: OPTIONS - 1]
        best = self.option(moves[0], 0.0, self._lead(shown[0][0] if shown else 0.0), ())
        return (best, *(self.option(move, loss, self._cost(loss), ()) for loss, move in shown))

    def compared(self, table: Comparison) -> tuple[AdvisedMove, ...]:
        """The best moves of a comparison. The first one stays the best unless another is clearly better."""
        best = table.columns[0]
        for column in table.columns[1:]:
            if is_clear(gain := table.price(column, best)) and gain.mean > 0:
                best = column
        others = [(table.price(best, column), column) for column in table.columns if column is not best]
        others.sort(key=lambda pair: (_loss(pair[0]), pair[0].mean))
        shown = others[: OPTIONS - 1]
        second, runner_up = shown[0]
        options = [self.option(best.move, 0.0, self._lead(_loss(second)), table.reasons(best, runner_up))]
        for price, column in shown:
            loss = _loss(price)
            options.append(self.option(column.move, loss, self._cost(loss), table.reasons(column, best)))
        return tuple(options)

    def _lead(self, gain: float) -> Phrase:
        if gain < self._least:
            return phrase("coach-best-even")
        return phrase("coach-best", gain=points(gain, self.game.name))

    def _cost(self, loss: float) -> Phrase:
        if loss < self._least:
            return phrase("coach-even")
        return phrase("coach-cost", cost=points(-loss, self.game.name))


def _loss(price: Estimate) -> float:
    """A price to be named: 0 where the worlds do not tell the moves apart."""
    return price.mean if price.mean >= LEAST and price.mean > 2 * price.error else 0.0
