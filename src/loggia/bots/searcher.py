"""The two highest levels: merchant and master, the same search in two styles."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from loggia.bots.bot import Budget, Idea, Stop, Stopwatch, Thoughts
from loggia.bots.deal_search import SILENT, DealSearch
from loggia.bots.glance import Apprentice, Negotiation, candidates, negotiate, optional
from loggia.bots.hints import explained
from loggia.bots.search import Edge, Search
from loggia.bots.style import Style
from loggia.kernel import Chance, Move, Sight

GLANCE = 50
"""Iterations when nobody says how long to think."""


class Searcher:
    """A bot that searches, in the style that its level has for each game."""

    def __init__(self, name: str, styles: Mapping[str, Style]) -> None:
        self.name = name
        self.styles = styles

    def think(self, sight: Sight, budget: Budget, chance: Chance, stop: Stop | None = None) -> Thoughts:
        """Search the seat's choices until the budget is spent or somebody asks to stop."""
        clock = Stopwatch(budget, stop, GLANCE)
        style = self.styles.get(sight.game.name, Style())
        talk = negotiate(sight, chance, style.manner, style.deals, style.scale)
        found = self._decide(sight, budget, chance, stop, clock, talk)
        return replace(found, said=talk.word(found.move))

    def _decide(
        self, sight: Sight, budget: Budget, chance: Chance, stop: Stop | None, clock: Stopwatch, talk: Negotiation
    ) -> Thoughts:
        """What to do once the talk was looked at."""
        style = self.styles.get(sight.game.name, Style())
        if talk.deal_search is not None:
            return self._settle(sight, style, chance, clock, talk.deal_search)
        if talk.settled:
            return Thoughts(talk.move, explained(sight, sight.imagine(chance).state, talk.ideas), 1, clock.seconds)
        if optional(sight):
            return Apprentice(mistakes=0.0).think(sight, budget, chance, stop)
        state = sight.imagine(chance).state
        moves = list(talk.otherwise) or candidates(sight, state, chance)
        if len(moves) == 1:
            only = Idea(moves[0], 0.0, 1.0, 0.0, (f"{sight.seat} {moves[0].text()}",))
            return Thoughts(moves[0], explained(sight, state, (only,)), 0, clock.seconds)
        search = Search(sight, style, chance, moves)
        ideas = explained(sight, state, _ideas(search, search.run(clock)))
        return Thoughts(ideas[0].move, ideas, clock.iterations, clock.seconds)

    def _settle(self, sight: Sight, style: Style, chance: Chance, clock: Stopwatch, deals: DealSearch) -> Thoughts:
        """Search the best deals of a negotiation beside what is left without one."""
        search = Search(sight, style, chance, deals.moves, deals)
        ideas = _ideas(search, search.run(clock))
        move = ideas[0].move if ideas[0].move is not SILENT else None
        said = tuple(idea for idea in ideas if idea.move is not SILENT)
        if move is None and deals.later:
            said = deals.later
        return Thoughts(move, explained(sight, sight.imagine(chance).state, said), clock.iterations, clock.seconds)


def _ideas(search: Search, edges: Mapping[Move, Edge], most: int = 5) -> tuple[Idea, ...]:
    """The most visited moves, best first, with the play expected after each."""
    most_visits = max(edge.visits for edge in edges.values())
    # Among moves that were visited about as often, the better value decides.
    tried = sorted(
        (edge for edge in edges.values() if edge.visits),
        key=lambda edge: (min(edge.visits, 0.9 * most_visits), edge.total / edge.visits),
        reverse=True,
    )
    visits = sum(edge.visits for edge in tried)
    leads = sorted(edge.points / edge.visits for edge in tried)
    middle = leads[(len(leads) - 1) // 2]
    return tuple(
        Idea(
            edge.move,
            edge.points / edge.visits,
            edge.visits / visits,
            edge.points / edge.visits - middle,
            expected_line(search, edge),
        )
        for edge in tried[:most]
    )


def expected_line(search: Search, first: Edge, longest: int = 6) -> tuple[str, ...]:
    """The most visited play after a move, as far as the tree knows it."""
    mine = (search.seat, first.move)
    line = [f"{search.seat} {first.move.text()}"]
    children = [child for child in search.root.children.values() if child.made[0] == mine]
    while children and len(line) < longest:
        node = max(children, key=lambda child: child.visits)
        if node.visits < 2:
            break
        line += [f"{seat} {move.text()}" for seat, move in node.made if (seat, move) != mine]
        children = list(node.children.values())
    return tuple(line[:longest])
