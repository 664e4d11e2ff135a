"""Why a piece is dim: the reasons that a finger on it gets, and that they are true where they are given."""

from __future__ import annotations

import pytest

from loggia.games.lucca.rules.state import CITY, LuccaState
from loggia.kernel import Match, NotAllowed, why_not
from loggia.words import Words
from tests.games.lucca.building import X, position, stacked, state_of

BY_POINTING = {
    "lucca-refused-city-card-first",
    "lucca-refused-city-completed",
    "lucca-refused-keep-enough",
    "lucca-refused-one-card",
    "lucca-refused-other-colour",
    "lucca-refused-palace-of-another",
    "lucca-refused-palace-of-city",
}
"""Reasons that no move of the notation gets: only a finger can mean such a thing."""

LAYOUT = [(1, 12, 16), (21, 29, 32), (41, 44, 50), (59, 66, 67)]
CITY_QUARTER = "UC G2, Y7 | CP G11>G17>G20>G30>G39"


def turn() -> Match:
    return position("UC R4 | CP B3>B14>B23>B25>B36", "UC R9, B51", triplets=LAYOUT, order=(0, 1), city=CITY_QUARTER)


def playing() -> Match:
    quarters = ("UC R4, B3 | CP G2>G11>G17>G20>G30", "UC R9", "UC Y6")
    return position(*quarters, hand=[45, 66, X], triplets=[(), (21, 29, 32)], order=(0, 1, 2))


def city_step() -> Match:
    triplets = [(), (), (1, 45, 500), (X, 66, 67)]
    return position("UC R4", "UC B3", city=CITY_QUARTER, triplets=triplets, phase=CITY, order=(0, 1), celebration=True)


def keeping() -> Match:
    return stacked(3, [87, 3, 45, 6])


@pytest.mark.parametrize(
    ("match", "ids", "rule", "message"),
    [
        (turn(), "palace:0-red", "LUC-OPEN-1", "not-completed-construction"),
        (turn(), "palace:1-blue", "LUC-OPEN-1", "palace-of-another"),
        (turn(), "palace:city-green", "LUC-DUO-7", "palace-of-city"),
        (turn(), "palace:city-green-1", "LUC-DUO-7", "palace-of-city"),
        (turn(), "card:45", "LUC-TRIP-2", "wrong-phase"),
        (playing(), "triplet:2", "LUC-TURN-2", "wrong-phase"),
        (playing(), "card:45 palace:0-blue", "LUC-PLAY-2", "other-colour"),
        (playing(), "palace:0-blue card:45", "LUC-PLAY-2", "other-colour"),
        (playing(), "card:45 palace:0-green", "LUC-PLAY-2", "other-colour"),
        (playing(), "card:66 palace:0-green", "LUC-PLAY-2", "other-colour"),
        (playing(), "card:bastion palace:0-red", "LUC-PLAY-2", "bastion-no-palace"),
        (playing(), "card:45 palace:1-red", "LUC-PLAY-2", "palace-of-another"),
        (playing(), "card:45 card:66", "LUC-TRIP-3", "one-card"),
        (playing(), "card:45 do:start", "LUC-PLAY-1", "colour-already-construction"),
        (playing(), "card:45 do:bastion", "LUC-PLAY-4", "bastion-only"),
        (playing(), "card:21", "LUC-TRIP-2", "card-not-in-triplet"),
        (city_step(), "palace:city-green-1", "LUC-PAL-4", "city-completed"),
        (city_step(), "card:500 palace:city-green-1", "LUC-PAL-4", "city-completed"),
        (city_step(), "palace:city-green", "LUC-DUO-7", "city-card-first"),
        (city_step(), "palace:0-red", "LUC-TURN-2", "wrong-phase"),
        (city_step(), "card:500 palace:1-blue", "LUC-DUO-5", "palace-of-another"),
        (city_step(), "card:500 card:45", "LUC-DUO-5", "one-card"),
        (keeping(), "card:87 card:3 card:45", "LUC-SETUP-7", "keep-enough"),
    ],
)
def test_a_dim_piece_is_explained(match: Match, ids: str, rule: str, message: str) -> None:
    """LUC-MOVE-7: the rule and the reason; every word is there in both languages."""
    seat = match.deciding[0]
    why = why_not(match, seat, ids.split())
    assert why is not None, "no reason"
    assert (why.rule, why.why.id) == (rule, f"lucca-refused-{message}")
    assert all(Words(language).say(why.why) for language in ("en", "fr"))


def test_the_city_s_second_card_comes_from_the_other_triplet() -> None:
    """LUC-DUO-5"""
    match = city_step()
    match.play(0, "city 3 45")
    why = why_not(match, 1, ["card:1"])
    assert why is not None
    assert why.why.id == "lucca-refused-must-use-other-triplet"


@pytest.mark.parametrize("piece", ["palace:city-green-1", "palace:0-red", "card:45", "triplet:1"])
def test_a_seat_that_does_not_decide_is_told_so(piece: str) -> None:
    why = why_not(turn(), 1, [piece])
    assert why is not None
    assert why.rule == "KERNEL-TURN"


@pytest.mark.parametrize(
    "piece", ["palace:", "palace:city", "palace:city-pink", "palace:9-red", "palace:x-red", "do:fly"]
)
def test_what_is_no_piece_has_no_reason(piece: str) -> None:
    assert why_not(turn(), 0, [piece]) is None


def test_in_every_phase_each_palace_that_cannot_be_pointed_at_has_a_reason() -> None:
    for match in (turn(), playing(), city_step()):
        state, seat = state_of(match), match.deciding[0]
        lit = {piece for face in match.faces(seat) for piece in face.ids}
        dim = [piece for piece in _palaces(match, state) if piece not in lit]
        assert dim
        for piece in dim:
            assert isinstance(why_not(match, seat, [piece]), NotAllowed), (match.view(seat)["prompt"], piece)


def _palaces(match: Match, state: LuccaState) -> list[str]:
    table = match.view(None)["table"]
    areas = [*table["players"], *([table["city"]] if table["city"] else [])]
    return [palace["id"] for area in areas for palace in area["palaces"]]
