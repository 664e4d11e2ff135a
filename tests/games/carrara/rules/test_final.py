"""Final scoring and the winner: section 10 of the rules."""

from loggia.games.carrara.rules.events import FinalScored
from loggia.games.carrara.rules.pieces import SPACES
from loggia.games.carrara.rules.state import OVER
from loggia.words import Words
from tests.games.carrara.builders import Table, blocks, table


def over(t: Table) -> Table:
    """The same table after the last turn."""
    t.state.phase = OVER
    return t


def test_t_fin_1_objects_buildings_and_coins() -> None:
    """CAR-FIN-1, CAR-FIN-2, CAR-FIN-3, T-FIN-1."""
    t = table(
        4,
        objects_held="4 book 3 cup",
        built="villa-1@lucca villa-4@pisa porta-3@massa porta-5@lerici castello-2@lerici palazzo-3@pisa palazzo-5@pisa",
        coins=4,
    )
    assert t.final() == {"objects": 21, "buildings": 23, "coins": 0}


def test_every_five_coins_are_a_point_and_the_rest_is_lost() -> None:
    """CAR-FIN-3."""
    assert [table(coins=coins).final()["coins"] for coins in (4, 5, 9, 10)] == [0, 1, 1, 2]


def test_an_object_is_worth_three_points_and_a_building_its_cost() -> None:
    """CAR-FIN-1, CAR-FIN-2."""
    assert table(objects_held="flag").final()["objects"] == 3
    assert table(built="villa-4@lerici").final()["buildings"] == 4


def test_everybody_scores_with_or_without_the_objectives() -> None:
    """CAR-FIN-4: after the last building, nobody having announced."""
    t = table(2, holds="black", display="villa-1", pile="", turn_of=1, others={0: "castello-5@lerici"})
    events = t.play("build villa-1 lerici", "end")
    finals = [event for event in events if isinstance(event, FinalScored)]
    assert [(final.seat, final.buildings, final.coins) for final in finals] == [(0, 5, 4), (1, 1, 4)]
    assert t.match.result is not None
    assert t.match.result.scores == (9, 5)


def test_t_tie_1_a_tie_is_broken_by_the_blocks_behind_the_screen() -> None:
    """CAR-TIE-1, T-TIE-1."""
    t = table(3)
    t.state.coins = [0, 0, 0]
    t.state.scorings = [((0, 61),), ((0, 61),), ((0, 60),)]
    t.state.blocks = [blocks("3 black"), blocks("2 white"), blocks("9 red")]
    result = over(t).match.result
    assert result is not None
    assert (result.scores, result.ranks, result.winners) == ((61, 61, 60), (1, 2, 3), (0,))
    assert result.tie_break is not None
    assert result.tie_break.id == "carrara-tie-blocks"


def test_still_tied_players_share_the_victory() -> None:
    """CAR-TIE-2."""
    t = table(3)
    t.state.coins = [0, 0, 0]
    t.state.blocks = [blocks("2 black"), blocks("2 white"), 0]
    result = over(t).match.result
    assert result is not None
    assert (result.winners, result.ranks) == ((0, 1), (1, 1, 3))
    assert result.tie_break is not None
    assert result.tie_break.id == "carrara-tie-shared"


def test_only_blocks_behind_the_screen_break_ties() -> None:
    """CAR-RUL-34: those paid for buildings lie in the bag and belong to nobody."""
    t = table(2, holds="2 black", display="villa-2 porta-1", wheel={"VI": "7 white"})
    t.state.coins = [0, 10]
    t.state.blocks[1] = blocks("black")
    t.play("build villa-2 lerici")
    result = over(t).match.result
    assert result is not None
    assert result.scores == (2, 2)
    assert result.winners == (1,)


def test_without_a_tie_nothing_had_to_break_it() -> None:
    """CAR-TIE-1: more blocks do not beat more points."""
    t = table(2)
    t.state.coins, t.state.blocks = [5, 0], [0, blocks("7 white")]
    result = over(t).match.result
    assert result is not None
    assert (result.winners, result.tie_break) == ((0,), None)


def test_every_point_has_a_source_in_the_order_in_which_it_came() -> None:
    """The result names scorings, the announcement and the final scoring."""
    t = table(2, built="villa-3@lucca porta-1@lucca", coins=5)
    t.play("score lucca")
    t.state.announcer = 0
    result = over(t).match.result
    assert result is not None
    sources = [(point.source.id.removeprefix("carrara-point-"), point.points) for point in result.points[0]]
    assert sources == [("scored", 8), ("announced", 5), ("objects", 6), ("buildings", 4), ("coins", 1)]
    assert result.scores[0] == 24


def test_a_scoring_that_brought_no_points_says_that_it_was_for_coins() -> None:
    """CAR-SCO-5: Pisa pays in coins, Lucca in points."""
    t = table(2, built="villa-3@pisa porta-1@lucca")
    t.play("score villa")
    t.state.scorings[0] += ((SPACES.index("porta"), 4),)
    result = over(t).match.result
    assert result is not None
    said = [(Words("en").say(point.source), point.points) for point in result.points[0][:2]]
    assert said == [("Scored for coins: Villa", 0), ("Scored: Porta", 4)]
