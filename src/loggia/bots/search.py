"""Information-set Monte-Carlo tree search: every iteration imagines another world that fits what the seat knows.

One tree of decisions serves all worlds: a node's edges are the moves seen there in any world, each with the number of
worlds in which it was possible. Seats that decide at the same time choose independently of each other: each from its
own edges of the same node, and the tree only branches when all of them have chosen. It also branches by the news: what
chance lays open in sight of all. Values are a vector over the seats.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from math import exp, sqrt
from random import Random

from mypy_extensions import mypyc_attr

from loggia.bots.bot import Stopwatch
from loggia.bots.deal_search import SILENT, WARMTH, DealSearch
from loggia.bots.standings import lead, standings
from loggia.bots.style import Style
from loggia.kernel import SILENCE, AnyGame, Chance, Move, Sight, State

DEEPEST = 60
"""Maximum depth of the tree, in decisions."""
LONGEST = 400
"""Maximum length of a playout, in decisions."""
PAUSE = 16
"""Iterations between two checks whether the search can stop early."""
LOOKS = 2
"""Number of imagined worlds that a one-move lookahead is averaged over."""


class Edge:
    """One move of one seat at one node."""

    __slots__ = ("move", "points", "prior", "seen", "total", "visits")

    def __init__(self, move: Move, prior: float) -> None:
        self.move = move
        self.prior = prior
        """How promising it looked at a glance, beside the other moves of the decision."""
        self.visits = 0
        """How often it was chosen."""
        self.seen = 0
        """How often it could have been chosen: not in every imagined world is it legal."""
        self.total = 0.0
        """The sum of the rewards of its seat."""
        self.points = 0.0
        """The sum of the leads at the end, in points; counted at the root only."""


class Node:
    """A point of the tree: for every seat that may decide there, the edges it can choose from."""

    __slots__ = ("by_id", "children", "edges", "made", "visits")

    def __init__(self, made: tuple[tuple[int, Move], ...] = ()) -> None:
        self.made = made
        """The moves that led here from the node above, each with its seat."""
        self.visits = 0
        self.edges: dict[int, dict[Move, Edge]] = {}
        """For each seat that decides here, its moves."""
        self.by_id: dict[int, dict[int, Edge]] = {}
        """The same edges by the identity of their moves, which they keep alive: rooms hand out the same objects again,
        and finding one by its fields costs far more."""
        self.children: dict[tuple[tuple[tuple[int, Move], ...], Hashable], Node] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Search:
    """One search for one decision of one seat."""

    def __init__(
        self, sight: Sight, style: Style, chance: Chance, moves: Sequence[Move], deal_search: DealSearch | None = None
    ) -> None:
        self.sight = sight
        self.game: AnyGame = sight.game
        self.seat = sight.seat
        self.style = style
        self.chance = chance
        self.random = Random(chance.below(1 << 30))
        self.moves = moves
        self.deal_search = deal_search
        self.root = Node()
        self._values = self.game.insight.judge if style.learned else self.game.insight.values
        self._turns = style.horizon
        self._rewards: list[float] = []
        self._lead = 0.0

    def run(self, clock: Stopwatch) -> dict[Move, Edge]:
        """Search until the clock is spent; the edges of the root, each with its visits and values."""
        if self.style.lookahead and self.deal_search is None:
            self._look_ahead()
        imagine, chance, farther = self.sight.imagine, self.chance, self.style.farther
        while True:
            self.iterate(imagine(chance).state)
            clock.iterations += 1
            if farther and clock.iterations % farther == 0:
                self._turns *= 2
            if clock.spent or (clock.iterations % PAUSE == 0 and self._is_decided(clock)):
                return self.root.edges[self.seat]

    def _look_ahead(self) -> None:
        """Mix the values after each own move into the prior weights of the root's edges."""
        game, seat, share = self.game, self.seat, self.style.lookahead
        leads = [0.0] * len(self.moves)
        worlds = [self.sight.imagine(self.chance).state for _ in range(LOOKS)]
        for world in worlds:
            for number, move in enumerate(self.moves):
                state = world.copy()
                game.rules.advance(state, seat, move, self.chance, SILENCE)
                leads[number] += lead(game.insight.values(state), seat) / LOOKS
        top = max(leads)
        warmth = WARMTH * self.style.scale
        ahead = [exp((one - top) / warmth) for one in leads]
        total = sum(ahead)
        edges = self._widened(self.root, worlds[0], seat, self.moves)
        for move, weight in zip(self.moves, ahead, strict=True):
            edges[move].prior = (1 - share) * edges[move].prior + share * weight / total

    def _is_decided(self, clock: Stopwatch) -> bool:
        """Whether the second choice can no longer catch up in the time that is left."""
        share = clock.share
        if share < 0.2:
            return False
        visits = sorted([edge.visits for edge in self.root.edges[self.seat].values()])
        return visits[-1] - visits[-2] > clock.iterations * (1.0 - share) / share

    def iterate(self, state: State) -> None:
        """One world: down the tree, one step beyond it, a playout, and back."""
        rules, insight, chance = self.game.rules, self.game.insight, self.chance
        advance, awaited_now, choices, news = rules.advance, rules.awaited, insight.gist, insight.news
        path: list[tuple[Edge, int]] = []
        node, at_root, fresh = self.root, True, False
        for _ in range(DEEPEST):
            group: Sequence[int] = awaited_now(state)
            if at_root and self.deal_search is not None:
                group = (self.seat,)
            elif at_root and self.seat not in group[:1]:
                group = (self.seat, *(seat for seat in group if seat != self.seat))
            if not group:
                break
            made: list[tuple[int, Move]] = []
            for seat in group:
                if made and seat not in awaited_now(state):
                    break  # the choice of an earlier seat has settled the matter
                moves = self.moves if at_root and seat == self.seat else choices(state, seat)
                if len(moves) == 1 and not (at_root and seat == self.seat):
                    move = moves[0]
                else:
                    edge = self._pick(node, state, seat, moves)
                    fresh = fresh or edge.visits == 0
                    path.append((edge, seat))
                    move = edge.move
                if at_root and self.deal_search is not None:
                    self._say(state, move, self.deal_search)
                else:
                    advance(state, seat, move, chance, SILENCE)
                made.append((seat, move))
            at_root = False
            if fresh:
                break
            key = tuple(made), news(state)
            child = node.children.get(key)
            if child is None:
                child = node.children[key] = Node(key[0])
            child.visits += 1
            node = child
        self._judge(state)
        rewards = self._rewards
        for edge, seat in path:
            edge.visits += 1
            edge.total += rewards[seat]
        path[0][0].points += self._lead

    def _say(self, state: State, move: Move, deal_search: DealSearch) -> None:
        """Carry out what the seat says; a proposal that its partner would accept is accepted at once."""
        game = self.game
        if move is SILENT:
            return
        deal = deal_search.taken(game, state, self.seat, move)
        game.rules.advance(state, self.seat, move, self.chance, SILENCE)
        if deal is None or deal.answer is None:
            return
        sealed = deal.sealed and game.rules.refusal(state, deal.partner, deal.answer) is not None
        if sealed:
            self._hear(state, deal.partner)
        if game.rules.refusal(state, deal.partner, deal.answer) is None and not (
            sealed and self._outbid(state, deal.partner, deal.answer)
        ):
            game.rules.advance(state, deal.partner, deal.answer, self.chance, SILENCE)

    def _hear(self, state: State, partner: int) -> None:
        """A sealed proposal is answered once the others have answered too, as they would at a glance."""
        game, random = self.game, self.random.random
        for _ in range(self.sight.seats):
            others = [seat for seat in game.rules.awaited(state) if seat != partner]
            if not others:
                return
            moves = game.insight.gist(state, others[0])
            weights = game.insight.weigh(state, others[0], moves)
            left = random() * sum(weights)
            index = 0
            while index < len(moves) - 1 and left >= weights[index]:
                left -= weights[index]
                index += 1
            game.rules.advance(state, others[0], moves[index], self.chance, SILENCE)

    def _outbid(self, state: State, partner: int, answer: Move) -> bool:
        """Whether the partner has a better answer of the same kind: somebody else's proposal."""
        rivals = [move for move in self.game.insight.gist(state, partner) if type(move) is type(answer)]
        weights = self.game.insight.weigh(state, partner, [answer, *rivals])
        return max(weights) > weights[0] * 1.0001

    def _widened(self, node: Node, state: State, seat: int, moves: Sequence[Move]) -> dict[Move, Edge]:
        """The seat's edges at the node, with one for each of these moves."""
        edges = node.edges.get(seat)
        if edges is None:
            edges = node.edges[seat] = {}
            node.by_id[seat] = {}
        by_id = node.by_id[seat]
        weights: Sequence[float]
        if node is self.root and self.deal_search is not None:
            weights = self.deal_search.weights
        else:
            weights = self.game.insight.weigh(state, seat, moves)
        if self.style.priors != 1.0:
            top = max(weights)
            weights = [(weight / top) ** self.style.priors for weight in weights]
        total = sum(weights) or 1.0
        for move, weight in zip(moves, weights, strict=True):
            if move not in edges:
                edges[move] = by_id[id(move)] = Edge(move, weight / total)
        return edges

    def _pick(self, node: Node, state: State, seat: int, moves: Sequence[Move]) -> Edge:
        """The edge to follow, by PUCT with progressive widening: mean value plus a bonus weighted by the prior."""
        edges = self._edges(node, state, seat, moves)
        style = self.style
        visited = visits = 0
        value = 0.0
        for edge in edges:
            edge.seen += 1
            n = edge.visits
            if n:
                visited += 1
                visits += n
                value += edge.total
        if not visits:
            return max(edges, key=_prior)
        widened = visited >= style.widen * sqrt(visits + 1)
        first = value / visits - style.reduction
        curiosity = style.explore
        best, best_score = edges[0], -1e9
        for edge in edges:
            n = edge.visits
            if n:
                score = edge.total / n + curiosity * edge.prior * sqrt(edge.seen) / (1 + n)
            elif widened:
                continue
            else:
                score = first + curiosity * edge.prior * sqrt(edge.seen)
            if score > best_score:
                best, best_score = edge, score
        return best

    def _edges(self, node: Node, state: State, seat: int, moves: Sequence[Move]) -> list[Edge]:
        """The edges of these moves; those that the node has not seen before are made."""
        known = node.by_id.get(seat)
        if known is not None:
            edges: list[Edge] = []
            for move in moves:
                edge = known.get(id(move))
                if edge is None:
                    edge = node.edges[seat].get(move)
                    if edge is None:
                        break
                edges.append(edge)
            else:
                return edges
        widened = self._widened(node, state, seat, moves)
        return [widened[move] for move in moves]

    def _judge(self, state: State) -> None:
        """Play on for a few turns with the insight's weights, then value the position for every seat."""
        game = self.game
        self.play_on(state, self._turns)
        if not game.rules.deciding(state):
            result = game.rules.result(state)
            assert result is not None
            scores = result.scores
            winners = result.ranks.count(1)
            soft = standings(scores, self.style.scale)
            self._rewards = [
                0.5 * share + (0.5 / winners if rank == 1 else 0.0)
                for share, rank in zip(soft, result.ranks, strict=True)
            ]
            self._lead = lead(scores, self.seat)
            return
        values = self._values(state)
        self._rewards = standings(values, self.style.scale)
        self._lead = lead(values, self.seat)

    def play_on(self, state: State, turns: int) -> None:
        """Carry the state on for that many turns, every seat guided by the insight's glance at its moves."""
        game, chance, random, greed = (
            self.game,
            self.chance,
            self.random.random,
            self.style.greed,
        )
        awaited_now, choices, weigh, advance, turn_now = (
            game.rules.awaited,
            game.insight.gist,
            game.insight.weigh,
            game.rules.advance,
            game.rules.turn,
        )
        turn = turn_now(state)
        for _ in range(LONGEST):
            awaited = awaited_now(state)
            if not awaited:
                return
            now = turn_now(state)
            if now != turn:
                turns -= 1
                turn = now
            if turns <= 0:
                return
            seat = awaited[0]
            moves = choices(state, seat)
            count = len(moves)
            if count == 1:
                move = moves[0]
            elif greed == 0.0:
                move = moves[int(random() * count)]
            else:
                weights = weigh(state, seat, moves)
                if greed != 1.0:
                    top = max(weights)
                    weights = [(weight / top) ** greed for weight in weights]
                left = random() * sum(weights)
                index = 0
                for weight in weights:
                    left -= weight
                    if left < 0.0:
                        break
                    index += 1
                move = moves[index if index < count else count - 1]
            advance(state, seat, move, chance, SILENCE)


def _prior(edge: Edge) -> float:
    return edge.prior
