"""Whose decision it is, said to one seat: `Match.called`, `Faces.stance` and `Faces.aside`."""

from __future__ import annotations

from loggia import games
from loggia.kernel import Match
from loggia.kernel.showing import called


def _play(match: Match, *moves: tuple[int, str]) -> None:
    for seat, text in moves:
        match.play(seat, match.move(text))


def _until_a_tower_building(seats: int = 3) -> Match:
    """A live Genoa match where the tower stands on a building whose action somebody can buy."""
    game = games.game("genoa")
    for seed in range(50):
        match = game.new(seats=seats, options={"start_seat": "0"}, seed=seed)
        match.play(0, match.move("roll"))
        if match.view(None)["table"]["phase"] == "tower":
            return match
    raise AssertionError("no seed leads to a building")


def test_who_has_passed_is_called_no_more_and_says_so() -> None:
    """GEN-NEG-7: a pass is an answer: the match waits for somebody else, and the passer's own words say so."""
    match = _until_a_tower_building()
    assert called(match, 1) == "must"
    assert match.view(1)["stance"] is None
    _play(match, (1, "pass"))
    view = match.view(1)
    assert match.choices(1), "whoever has passed may still bid"
    assert view["part"] == ""
    assert view["stance"]["say"] == "genoa-stance-passed"
    assert 1 not in view["awaited"]
    assert view["awaited"]


def test_a_standing_offer_is_an_answer_too() -> None:
    match = _until_a_tower_building()
    here = match.view(None)["table"]["path"][-1]
    _play(match, (1, f"offer {here} pay 5"))
    assert match.view(1)["part"] == ""
    assert match.view(1)["stance"]["say"] == "genoa-stance-offer"


def test_a_proposal_that_could_be_taken_asks_its_reader() -> None:
    """GEN-NEG-6: before a step nobody waits for the opponents; a counter-offer asks one of them, if he can pay it."""
    match = _until_a_tower_building()
    _play(match, (1, "pass"), (2, "pass"), (0, "leave"))
    field = next(move.text().split()[1] for move in match.choices(0) if move.text().startswith("go "))
    assert [called(match, seat) for seat in range(3)] == ["must", "", ""]
    assert match.choices(1)
    _play(match, (0, f"counter 1 {field} pay 5"))
    assert [called(match, seat) for seat in range(3)] == ["must", "asked", ""]
    money = match.view(1)["table"]["seats"][1]["money"]
    _play(match, (0, f"counter 1 {field} pay {money + 5}"))
    assert called(match, 1) == "", "a proposal beyond the purse asks nobody"


def test_an_onlooker_is_never_called() -> None:
    match = _until_a_tower_building()
    assert match.view(None)["part"] == ""
    assert match.view(None)["stance"] is None


def test_powers_beside_the_decision_are_told_apart_with_their_price() -> None:
    """GEN-NEG-13: keeping a message costs what it would have paid; no power is the whole of a decision."""
    match = _until_a_tower_building()
    aside, effect = match.game.faces.aside, match.game.faces.effect
    held = [move for seat in range(3) for move in match.choices(seat) if move.text().startswith("hold")]
    assert held, "nobody holds a message in this deal"
    for seat in range(3):
        moves = match.choices(seat)
        assert any(not aside(match.state, seat, move) for move in moves)
        for move in moves:
            assert aside(match.state, seat, move) == move.text().startswith(("hold", "deliver", "withdraw"))
            if move.text().startswith("hold"):
                said = effect(match.state, seat, move)
                assert said is not None
                assert said.id == "genoa-effect-hold"
                assert "money" in dict(said.args)


def test_who_has_chosen_waits_for_the_others() -> None:
    """LUC-SETUP-7, VEC-RUL-5: where all choose at once, whoever has chosen is told so."""
    for name, seats, said in (("lucca", 3, "lucca-stance-kept"), ("vecchio", 3, "vecchio-stance-draft")):
        match = games.game(name).new(seats=seats, seed=3)
        assert len(match.awaited) == seats, f"{name} begins otherwise"
        assert match.view(0)["stance"] is None
        match.play(0, match.choices(0)[0])
        assert match.view(0)["part"] == ""
        assert match.view(0)["stance"]["say"] == said
