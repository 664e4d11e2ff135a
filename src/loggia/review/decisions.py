"""One decision: the best few moves, what each is worth from what the seat knew, and what the played one cost.

For other parts of the program (`weigh_decision`): a match, a seat and a depth go in; a `Judgement` comes out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from loggia.bots.bargaining import FRIENDLY, judge, look
from loggia.bots.deal_search import SILENT, DealSearch, shortlist
from loggia.bots.glance import candidates, optional
from loggia.bots.standings import lead
from loggia.kernel import SILENCE, Chance, Deal, Match, Move, Phrase, Sight, State
from loggia.review.evidence import Comparison
from loggia.review.judge import Estimate, Outlook, WorldJudge, ahead
from loggia.review.winning import marks

MOST_DEALS = 4
"""How many binding deals and how many proposals of a negotiation are weighed beside what is no talk."""
KEPT = 4
"""How many moves, beside the played one, are weighed in the second stage."""
SHOWN = 4
"""How many moves a judgement tells of."""
REAL = 0.003
"""A decision is a real choice if its moves differ by this much in chance to win, and by two standard errors."""
LOOKS = 2
"""Worlds in which many moves are compared at a glance."""


@dataclass(frozen=True)
class Depth:
    """How thoroughly a match is judged: numbers of imagined worlds."""

    first: int
    """Worlds in which all moves of a decision are compared, to find the best."""
    second: int
    """Other worlds, in which the best ones and the played one are measured."""
    moves: int
    """Maximum moves that are compared."""
    position: int
    """Worlds for the value of a position."""
    luck: int
    """Worlds for what could have come."""
    reasons: int = 0
    """Worlds in which a mistake is compared with the best move once more, for the reasons; 0: none are looked for."""


COARSE = Depth(first=4, second=6, moves=8, position=8, luck=8, reasons=8)
"""The first pass of a review."""
STANDARD = Depth(first=12, second=36, moves=12, position=48, luck=48, reasons=16)


@dataclass(frozen=True)
class Weighed:
    """A move and what it is worth."""

    move: Move
    chance: float
    """The mover's chance to win after it."""
    points: float
    """By how many points the mover would finish ahead of the best other."""
    loss: Estimate
    """Chance to win that it costs beside the best move, in the same worlds."""
    price: Estimate
    """The same in points."""
    shares: tuple[float, ...]
    """Every seat's chance to win after it: evidence for a reason (who loses what the mover gains)."""
    effect: Phrase | None = None
    """What it does, as far as the seat can know."""


@dataclass(frozen=True)
class Judgement:
    """A decision with its moves, best first; the played one is always among them."""

    seat: int
    moves: tuple[Weighed, ...]
    played: Weighed | None
    choices: int
    """How many moves were compared."""
    real: bool
    """Whether the moves differ: only real choices count."""
    prices: Phrase | None = None
    """In bargaining: what the two sides could have given or taken at most."""
    why: Phrase | None = None
    """Of a mistake: what speaks for the best move beside the played one, where the worlds agree on it."""

    @property
    def best(self) -> Weighed:
        """The best move."""
        return self.moves[0]

    @property
    def loss(self) -> Estimate:
        """What the played move cost in chance to win."""
        return Estimate(0.0, 0.0) if self.played is None else self.played.loss


@dataclass(frozen=True)
class Candidates:
    """The moves to compare; in a negotiation with what the judge has to know of proposals."""

    moves: list[Move]
    talk: DealSearch | None = None


@dataclass
class _Column:
    """What was found of one move: an outlook for each world."""

    move: Move
    outlooks: dict[int, Outlook] = field(default_factory=dict)


def weigh_decision(
    match: Match, seat: int, depth: Depth = STANDARD, seed: str = "review", played: Move | None = None
) -> Judgement | None:
    """Judge a decision of a seat as it stands in the match, from what that seat knows.

    None where there is nothing to compare: one choice only, or a word in a negotiation that binds nobody.

    >>> import loggia
    >>> match = loggia.game("palio").new(seats=2, seed=7)
    >>> found = weigh_decision(match, 0, COARSE)
    >>> found is None or found.best.loss.mean == 0.0
    True
    """
    worlds = WorldJudge(match, seat, seed)
    found = find_candidates(worlds.sight, Chance(f"{seed} moves"), depth.moves, played)
    if found is None:
        return None
    columns = [_Column(move) for move in found.moves]
    _measure(worlds, columns, found.talk, range(depth.first))
    order = sorted(columns, key=lambda one: _mean(one, seat), reverse=True)
    kept = order[:KEPT] + [one for one in order[KEPT:] if one.move == played]
    _measure(worlds, kept, found.talk, range(depth.first, depth.first + depth.second))
    second = range(depth.first, depth.first + depth.second)
    best = kept[0]
    weighed = [_weighed(one, best, seat, second) for one in kept]
    state = worlds.world(0)
    effect, trade = match.game.faces.effect, match.game.trade
    named = [one if one.move is SILENT else replace(one, effect=effect(state, seat, one.move)) for one in weighed]
    mine = next((one for one in named if one.move == played), None)
    prices = trade.limits(state, seat, played) if trade is not None and played is not None else None
    real = _is_real(columns, best, seat, range(depth.first))
    why = None
    if depth.reasons and real and mine is not None and marks(match.game.name).name(mine.loss.mean, mine.loss.error):
        table = Comparison(match, seat, [best.move, mine.move], found.talk, f"{seed} why", 0.0, depth.reasons)
        why = table.why(*table.columns)
    return Judgement(seat, tuple(named), mine, len(columns), real, prices, why)


def _mean(column: _Column, seat: int) -> float:
    return sum(one.chances[seat] for one in column.outlooks.values()) / len(column.outlooks)


def _measure(worlds: WorldJudge, columns: Sequence[_Column], talk: DealSearch | None, numbers: range) -> None:
    """Play every move in every world of these numbers."""
    for number in numbers:
        world = worlds.world(number)
        for column in columns:
            column.outlooks[number] = worlds.after(world, worlds.seat, column.move, number, talk)


def _weighed(column: _Column, best: _Column, seat: int, numbers: range) -> Weighed:
    """A move beside the best: means over the second stage's worlds, which had no say in who is best."""
    mine = [column.outlooks[number] for number in numbers]
    top = [best.outlooks[number] for number in numbers]
    loss = [one.chances[seat] - other.chances[seat] for one, other in zip(top, mine, strict=True)]
    price = [ahead(one, seat) - ahead(other, seat) for one, other in zip(top, mine, strict=True)]
    same = column is best
    seats = len(mine[0].chances)
    return Weighed(
        column.move,
        sum(one.chances[seat] for one in mine) / len(mine),
        sum(ahead(one, seat) for one in mine) / len(mine),
        Estimate(0.0, 0.0) if same else Estimate.of(loss),
        Estimate(0.0, 0.0) if same else Estimate.of(price),
        tuple(sum(one.chances[other] for one in mine) / len(mine) for other in range(seats)),
    )


def _is_real(columns: Sequence[_Column], best: _Column, seat: int, numbers: range) -> bool:
    for column in columns:
        found = Estimate.of([best.outlooks[at].chances[seat] - column.outlooks[at].chances[seat] for at in numbers])
        if found.mean > REAL and found.mean > 2 * found.error:
            return True
    return False


# --- which moves to compare ----------------------------------------------------------------------------------------


def find_candidates(sight: Sight, chance: Chance, most: int, played: Move | None) -> Candidates | None:
    """The moves worth comparing, with the played one; None where there is nothing to compare."""
    game, seat = sight.game, sight.seat
    if game.trade is not None:
        bargain, state = look(sight, chance, FRIENDLY)
        if bargain is not None:
            return _negotiating(sight, state, bargain.deals, list(bargain.otherwise), played, bargain.wait)
    if len(sight.choices) < 2 and sight.game.rules.lists_all(sight.imagine(chance).state, seat):
        return None
    state = sight.imagine(chance).state
    moves = candidates(sight, state, chance)
    if optional(sight):
        return None
    if len(moves) > most:
        moves = _best_at_a_glance(sight, moves, chance, most)
    if played is not None and played not in moves:
        moves.append(played)
    return Candidates(moves) if len(moves) > 1 else None


def _best_at_a_glance(sight: Sight, moves: list[Move], chance: Chance, most: int) -> list[Move]:
    """Half of the moves by the lead one move ahead, the others by the insight's weights."""
    game, seat = sight.game, sight.seat
    leads = [0.0] * len(moves)
    weights = [0.0] * len(moves)
    for _ in range(LOOKS):
        world = sight.imagine(chance).state
        for at, weight in enumerate(game.insight.weigh(world, seat, moves)):
            weights[at] += weight
        for at, move in enumerate(moves):
            state = world.copy()
            game.rules.advance(state, seat, move, chance, SILENCE)
            leads[at] += lead(game.insight.values(state), seat)
    by_lead = sorted(range(len(moves)), key=leads.__getitem__, reverse=True)
    by_weight = sorted(range(len(moves)), key=weights.__getitem__, reverse=True)
    chosen = dict.fromkeys(by_lead[: most - most // 2])
    for at in by_weight:
        if len(chosen) >= most:
            break
        chosen[at] = None
    return [moves[at] for at in chosen]


def _negotiating(
    sight: Sight, state: State, deals: Sequence[Deal], otherwise: list[Move], played: Move | None, wait: bool
) -> Candidates | None:
    """In a negotiation: the best deals beside what is left without one. A word that binds nobody is not judged."""
    from loggia.kernel import Bargain

    verdict = judge(sight.game, state, sight.seat, Bargain(tuple(deals), tuple(otherwise), wait))
    chosen = [deal for _, deal in shortlist(verdict, False, MOST_DEALS)]
    own = next((deal for deal in deals if deal.move == played), None)
    if own is not None and own not in chosen and (own.binds or own.answer is not None):
        chosen.append(own)
    chosen = [deal for deal in chosen if sight.allows(deal.move)]
    rest: list[Move] = otherwise[:MOST_DEALS] if otherwise and not optional(sight) else [SILENT]
    if played is not None and played in otherwise and played not in rest:
        rest.append(played)
    moves = [*(deal.move for deal in chosen), *rest]
    if len(moves) < 2 or (played is not None and played not in moves):
        return None
    proposals = {deal.move: deal for deal in chosen if deal.answer is not None}
    return Candidates(moves, DealSearch(moves, [1.0] * len(moves), proposals, (), FRIENDLY))
