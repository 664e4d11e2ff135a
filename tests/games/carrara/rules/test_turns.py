"""The structure of a turn: section 4 of the rules."""

from tests.games.carrara.builders import table


def test_players_take_turns_clockwise_and_a_round_begins_with_the_start_player() -> None:
    """CAR-TURN-1."""
    t = table(3, turn_of=0)
    order = []
    for _ in range(7):
        order.append((t.view()["round"], t.match.deciding[0]))
        t.play("buy")
        t.play(t.offers("take")[0])
        t.play("end")
    assert order == [(1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (2, 2), (3, 0)]


def test_only_one_action_a_turn() -> None:
    """CAR-TURN-2."""
    t = table(holds="2 black", built="villa-1@lerici", display="porta-1 porta-2")
    t.play("build porta-1 lerici")
    assert {t.rule(move) for move in ("buy", "build porta-2 lerici", "score villa")} == {"CAR-TURN-2"}


def test_after_the_action_a_purchase_and_then_the_end_of_the_turn() -> None:
    """CAR-TURN-3."""
    t = table(built="villa-1@lerici", coins=20)
    t.play("score villa")
    assert t.offers() == ["end"] + [
        f"purchase {kind}" for kind in ("book", "crown", "gate", "cup", "flag", "coat_of_arms")
    ]
    t.play("purchase cup", "end")
    assert t.match.deciding == (1,)


def test_an_action_may_not_be_skipped_while_one_is_possible() -> None:
    """CAR-TURN-4."""
    t = table()
    assert t.rule("end") == t.rule("pass") == "CAR-TURN-4"
    assert t.rule("two") == "CAR-RUL-04"
    assert t.offers("buy") == ["buy"]
