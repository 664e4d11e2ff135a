from __future__ import annotations

import pytest

import loggia
from loggia.bots import Budget, level
from loggia.bots.bot import Stopwatch
from loggia.bots.search import Search
from loggia.bots.searcher import Searcher
from loggia.bots.standings import lead, standings
from loggia.bots.style import Style
from loggia.games.palio.rules.moves import Enter
from loggia.games.palio.rules.state import PalioState
from loggia.kernel import Chance, Match, Sight, State
from loggia.kernel.random_play import random_decision


def last_prize(mine: list[int], theirs: list[int], prizes: list[int], prize: int) -> Match:
    match = loggia.game("palio").new(2, seed=1)
    match.state = PalioState([mine, theirs], [0, 0], prizes, prize, [[], []])
    return match


@pytest.mark.parametrize("style", [Style(), Style(lookahead=0.7, greed=6.0, priors=0.5)])
def test_search_finds_the_only_horse_that_wins(style: Style) -> None:
    match = last_prize([2, 5], [3, 4], [1], 5)
    thoughts = Searcher("test", {"palio": style}).think(Sight(match, 0), Budget(iterations=200), Chance("x"))
    assert thoughts.move == Enter(5)
    assert thoughts.ideas[0].value > thoughts.ideas[1].value


def test_a_seat_never_answers_a_choice_that_is_not_shown_yet() -> None:
    # Seat 0 has entered its 3. Whoever saw it would enter the 4 for sure and keep the 5; our seat must not know.
    match = last_prize([1, 3], [4, 5], [5], 1)
    match.play(0, "enter 3")
    search = Search(Sight(match, 1), Style(), Chance("x"), match.choices(1))
    worlds = {search.sight.imagine(search.chance).state.entered[0] for _ in range(50)}  # type: ignore[attr-defined]
    assert worlds == {1, 3}


def test_simultaneous_choices_are_made_from_the_same_node_and_branch_together() -> None:
    match = loggia.game("palio").new(3, seed=1)
    search = Search(Sight(match, 1), Style(), Chance("x"), match.choices(1))
    for _ in range(30):
        search.iterate(search.sight.imagine(search.chance).state)
    assert set(search.root.edges) == {0, 1, 2}
    assert all({seat for seat, _ in made} == {0, 1, 2} for made, _ in search.root.children)
    visits = {seat: sum(edge.visits for edge in desk.values()) for seat, desk in search.root.edges.items()}
    assert visits == {0: 30, 1: 30, 2: 30}


def test_few_visits_go_to_few_moves() -> None:
    match = loggia.game("palio").new(2, seed=1)
    style = Style(widen=0.5)
    search = Search(Sight(match, 0), style, Chance("x"), match.choices(0))
    for _ in range(16):
        search.iterate(search.sight.imagine(search.chance).state)
    assert sum(1 for edge in search.root.edges[0].values() if edge.visits) <= 3


def test_a_longer_search_plays_on_further() -> None:
    match = loggia.game("palio").new(2, seed=1)
    asked: list[int] = []

    class Watched(Search):
        def play_on(self, state: State, turns: int) -> None:
            asked.append(turns)

    search = Watched(Sight(match, 0), Style(horizon=1, farther=10), Chance("x"), match.choices(0))
    search.run(Stopwatch(Budget(iterations=30), lambda: len(asked) == 25))
    assert asked == [1] * 10 + [2] * 10 + [4] * 5


def test_a_lone_choice_needs_no_thought() -> None:
    match = last_prize([4], [3], [], 5)
    assert level("master").think(Sight(match, 0), Budget(seconds=60), Chance("x")).iterations == 0


def test_standings_are_a_share_of_one_victory() -> None:
    parts = standings([30.0, 20.0, 25.0], 5.0)
    assert sum(parts) == pytest.approx(1.0)
    assert parts[0] > parts[2] > parts[1]
    assert lead([30.0, 20.0, 25.0], 2) == -5.0


def test_what_chance_lays_open_makes_different_decisions() -> None:
    # The last card of Lucca's first round: whatever follows is decided in sight of new triplets, never seen twice.
    match, chance = loggia.game("lucca").new(3, seed=4), Chance("x")
    while True:
        seat, table = match.awaited[0], match.view(0)["table"]
        if table["order"][-1:] == [seat] and len(table["hand"]) == 1:
            break
        match.play(*random_decision(match, chance))
    search = Search(Sight(match, seat), Style(), Chance("x"), match.choices(seat))
    for _ in range(30):
        search.iterate(search.sight.imagine(search.chance).state)
    assert len(search.root.children) > len({made for made, _ in search.root.children})
    assert all(child.visits == 1 for child in search.root.children.values())
