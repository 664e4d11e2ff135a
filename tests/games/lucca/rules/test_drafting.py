"""Rules, *Taking a triplet, playing cards* and *Palaces, walls, bastions*."""

from __future__ import annotations

import itertools

import pytest

from loggia.games.lucca.rules.events import Completed
from tests.games.lucca.building import X, palace, play, position, refused, scores, setting_of, state_of, texts

LAYOUT = [(1, 12, 16), (21, 29, 32), (41, 44, 50), (59, 66, 67)]


def ways(card: str, *quarters: str, hand: tuple[int, ...], celebration: bool = False) -> set[str]:
    """How the first player can play a card."""
    match = position(*quarters, hand=hand, order=tuple(range(len(quarters))), celebration=celebration)
    return {text.removeprefix(f"play {card} ") for text in texts(match, f"play {card} ")}


def test_a_triplet_must_be_taken_and_one_that_is_gone_cannot() -> None:
    """LUC-TRIP-1"""
    match = position("UC R4", "UC B3", "UC G2", triplets=[(1, 12, 16), (), (21, 29, 32)], order=(0, 1, 2))
    assert texts(match) == {"take 1", "take 3"}
    assert refused(match, "take 2") == ("LUC-TRIP-1", "lucca-refused-triplet-taken")
    assert refused(match, "take 6") == ("LUC-TRIP-1", "lucca-refused-no-such-triplet")
    play(match, "take 3")
    assert state_of(match).triplets == [(1, 12, 16), (), ()]


def test_all_three_cards_must_be_played_in_the_turn() -> None:
    """LUC-TRIP-2, LUC-RUL-16: the turn lasts until the hand is empty; nothing is kept for later."""
    match = position("UC R4", "UC B3", "UC G2", triplets=LAYOUT, order=(0, 1, 2))
    play(match, "take 1")
    for card in (1, 12, 16):
        assert match.deciding == (0,)
        play(match, f"play {card} wall")
    assert match.deciding == (1,)
    assert state_of(match).hand == []


def test_only_cards_of_the_taken_triplet_can_be_played() -> None:
    """LUC-TRIP-2: not one of another triplet, and none twice."""
    match = position("UC R4", "UC B3", "UC G2", triplets=LAYOUT, order=(0, 1, 2))
    play(match, "take 1", "play 1 wall")
    assert refused(match, "play 21 wall") == ("LUC-TRIP-2", "lucca-refused-card-not-in-triplet")
    assert refused(match, "play 1 wall") == ("LUC-TRIP-2", "lucca-refused-card-not-in-triplet")


def test_the_player_picks_the_order_and_each_card_finds_what_the_one_before_left() -> None:
    """LUC-TRIP-3: the second red card can be added only once the first has started the palace."""
    match = position("UC B3", "UC G2", "UC Y6", hand=[13, 53, 1], order=(0, 1, 2))
    assert refused(match, "play 53 add") == ("LUC-PLAY-2", "lucca-refused-no-palace-to-extend")
    play(match, "play 13 start")
    assert refused(match, "play 53 start") == ("LUC-PLAY-1", "lucca-refused-colour-already-construction")
    play(match, "play 53 add")
    assert palace(match, 0, "red") == ("UC", (13, 53))


@pytest.mark.parametrize("order", list(itertools.permutations((45, 21, 6))))
def test_every_order_of_the_three_cards_is_accepted(order: tuple[int, ...]) -> None:
    """LUC-MOVE-6: different orders, the same position."""
    match = position("UC R4", "UC B3", "UC G2", hand=[45, 21, 6], order=(0, 1, 2))
    way = {45: "add", 21: "start", 6: "wall"}
    play(match, *(f"play {card} {way[card]}" for card in order))
    assert (palace(match, 0, "red"), palace(match, 0, "brown")) == (("UC", (4, 45)), ("UC", (21,)))
    assert state_of(match).walls[0] == (6,)


def test_a_palace_is_started_only_in_a_colour_that_the_player_has_nowhere() -> None:
    """LUC-PLAY-1"""
    assert ways("39", "UC R4", "UC G2", "UC B3", hand=(39, 1, 12)) == {"start", "wall", "discard"}
    assert ways("39", "UC G2", "UC R4", "UC B3", hand=(39, 1, 12)) == {"add", "wall", "discard"}


def test_a_card_is_added_on_top_of_the_palace_of_its_colour() -> None:
    """LUC-PLAY-2"""
    match = position("UC R4>R9", "UC B3", "UC G2", hand=[45, 1, 12], order=(0, 1, 2))
    play(match, "play 45 add")
    assert palace(match, 0, "red") == ("UC", (4, 9, 45))


def test_any_card_can_be_a_wall() -> None:
    """LUC-PLAY-3, worked example LUC-T28: its colour is irrelevant."""
    match = position("UC B51", "UC G2", "UC Y6", hand=[4, 58, X], order=(0, 1, 2))
    play(match, "play 4 wall", "play 58 wall", "play x wall")
    assert state_of(match).walls[0] == (4, 58, X)


def test_a_wall_keeps_nothing_of_what_is_printed_on_it() -> None:
    """LUC-WALL-2, LUC-RUL-12, worked example LUC-T28"""
    match = position("UC B51", "UC G2", "UC Y6", hand=[4, 76, 81], order=(0, 1, 2))
    play(match, "play 76 wall", "play 4 wall")
    player = match.view(None)["table"]["players"][0]
    assert (player["shields"], player["highest"], len(player["walls"])) == (2, 51, 2)
    assert ways("81", "UC B51 | walls 1", "UC G2", "UC Y6", hand=(81, 1, 12)) == {"start", "wall", "discard"}


def test_only_a_bastion_card_can_be_a_bastion() -> None:
    """LUC-PLAY-4"""
    match = position("UC B51", "UC G2", "UC Y6", hand=[X, 4, 1], order=(0, 1, 2))
    assert refused(match, "play 4 bastion") == ("LUC-PLAY-4", "lucca-refused-bastion-only")
    play(match, "play x bastion")
    assert state_of(match).bastions == [1, 0, 0, 0]
    assert state_of(match).walls[0] == ()


def test_any_card_may_be_discarded_whatever_else_is_possible() -> None:
    """LUC-PLAY-5, LUC-RUL-15"""
    match = position("UC B51", "UC G2", "UC Y6", hand=[58, X, 4], order=(0, 1, 2), deck=range(70, 82))
    play(match, "play 58 discard", "play x discard", "play 4 discard")
    assert state_of(match).discards == [58, X, 4]
    assert palace(match, 0, "blue") == ("UC", (51,))


def test_a_bastion_card_may_be_a_wall_or_be_discarded_but_is_never_part_of_a_palace() -> None:
    """LUC-RUL-14, worked example LUC-T27 (players)"""
    assert ways("x", "UC R4", "UC B3", "UC G2", hand=(X, 1, 12)) == {"bastion", "wall", "discard"}
    match = position("UC R4", "UC B3", "UC G2", hand=[X, 1, 12], order=(0, 1, 2))
    assert refused(match, "play x start") == ("LUC-PLAY-1", "lucca-refused-bastion-no-palace")
    assert refused(match, "play x add") == ("LUC-PLAY-2", "lucca-refused-bastion-no-palace")


def test_two_bastions_of_a_triplet_are_one_choice_each_time() -> None:
    """LUC-COMP-6: bastions are all alike."""
    match = position("UC R4", "UC B3", "UC G2", hand=[X, 1, X], order=(0, 1, 2))
    assert len(texts(match, "play x")) == len([m for m in match.choices(0) if m.text().startswith("play x")]) == 3
    play(match, "play x bastion", "play x bastion")
    assert state_of(match).bastions[0] == 2


def test_a_colour_is_not_new_again_once_its_palace_is_opened() -> None:
    """LUC-PLAY-1, LUC-PAL-4, LUC-RUL-8, worked example LUC-T08: exactly wall and discard."""
    quarters = ("UC R4 | OP G2>G11>G17>G30", "UC B3", "UC Y6", "UC P5")
    assert ways("39", *quarters, hand=(39, 1, 12)) == {"wall", "discard"}
    match = position(*quarters, hand=[39, 1, 12], order=(0, 1, 2, 3))
    assert refused(match, "play 39 start") == ("LUC-PLAY-1", "lucca-refused-colour-already-opened")


def test_nothing_is_added_to_a_completed_palace() -> None:
    """LUC-PAL-4, LUC-RUL-8"""
    match = position("UC R4 | CP G2>G11>G17>G30", "UC B3", "UC Y6", "UC P5", hand=[39, 1, 12], order=(0, 1, 2, 3))
    assert texts(match, "play 39") == {"play 39 wall", "play 39 discard"}
    assert refused(match, "play 39 add") == ("LUC-PLAY-2", "lucca-refused-no-palace-to-extend")
    assert refused(match, "play 39 start") == ("LUC-PLAY-1", "lucca-refused-colour-already-completed")


def test_there_is_no_second_stack_of_a_colour_and_adding_is_never_compulsory() -> None:
    """LUC-RUL-9"""
    assert ways("45", "UC R4", "UC B3", "UC G2", hand=(45, 1, 12)) == {"add", "wall", "discard"}


@pytest.mark.parametrize(("seats", "size"), [(2, 5), (3, 5), (4, 4), (5, 3)])
def test_a_palace_is_complete_at_the_size_of_the_table(seats: int, size: int) -> None:
    """LUC-PAL-1"""
    reds = (4, 9, 13, 24, 28)
    stack = ">".join(f"R{card}" for card in reds[: size - 2])
    others = ["UC B3", "UC G2", "UC Y6", "UC P5"][: seats - 1]
    match = position(f"UC {stack}" if size > 2 else "UC R4", *others, hand=[33, 40, 1], order=tuple(range(seats)))
    play(match, "play 33 add")
    assert palace(match, 0, "red")[0] == "UC"
    play(match, "play 40 add")
    assert palace(match, 0, "red")[0] == "CP"


def test_a_completed_palace_scores_its_windows_at_once_and_moves() -> None:
    """LUC-PAL-2, LUC-RUL-10, LUC-RUL-39, worked example LUC-T05: 2 + 3 + 1 + 2 on top of 6."""
    match = position("UC R9>R24>R33, B3 | score 6", "UC B14", "UC G2", "UC Y6", hand=[64, 1, 12], order=(0, 1, 2, 3))
    told = play(match, "play 64 add")
    assert Completed(0, "red", 8) in told
    assert scores(match) == (14, 0, 0, 0)
    assert palace(match, 0, "red") == ("CP", (9, 24, 33, 64))
    assert state_of(match).visible_streets(0) == [64, 3]


def test_the_shields_of_a_completed_palace_stop_counting() -> None:
    """LUC-PAL-2: for the order of play and for walls; those of the other palace stay."""
    match = position("UC R4>R45>R69, B3", "UC B14", "UC G2", "UC Y6", hand=[76, 1, 12], order=(0, 1, 2, 3))
    shields = setting_of(state_of(match)).shields
    assert state_of(match).shields(0, shields) == 11
    play(match, "play 76 add")
    assert state_of(match).shields(0, shields) == 2


def test_nothing_scores_before_the_palace_is_complete() -> None:
    """LUC-PAL-1, LUC-TRIP-3, worked example LUC-T06: 4 of 5, no points; then 2 + 0 + 3 + 3 + 2."""
    match = position("UC B10>B14>B23", "UC R4", "UC G2", hand=[36, 58, 1], order=(0, 1, 2))
    play(match, "play 36 add")
    assert scores(match) == (0, 0, 0)
    play(match, "play 58 add")
    assert scores(match) == (10, 0, 0)


def test_a_palace_can_be_started_and_completed_in_one_turn_but_opened_only_later() -> None:
    """LUC-PLAY-1, LUC-PLAY-2, LUC-PAL-3, worked example LUC-T07: 1 + 3 + 1."""
    match = position(
        "UC G2",
        "UC B3",
        "UC Y6",
        "UC P5",
        "UC N1",
        triplets=[(13, 53, 89), *[(card, card + 1, card + 2) for card in (41, 44, 47, 50, 56)]],
        order=(0, 1, 2, 3, 4),
        deck=range(60, 78),
    )
    play(match, "take 1", "play 13 start", "play 53 add", "play 89 add")
    assert scores(match)[0] == 5
    assert palace(match, 0, "red") == ("CP", (13, 53, 89))
    while match.deciding != (0,):
        match.play(match.deciding[0], match.choices(match.deciding[0])[-1])
    assert "open red" in texts(match)


def test_a_palace_shows_only_the_street_number_of_its_top_card_but_all_its_symbols() -> None:
    """LUC-PAL-5"""
    match = position("UC R4>R9>R24", "UC B3", "UC G2", triplets=LAYOUT)
    shown = match.view(None)["table"]["players"][0]["palaces"][0]
    assert (shown["street"], shown["windows"], shown["shields"]) == (24, 5, 4)
    assert state_of(match).visible_streets(0) == [24]


def test_walls_are_worth_nothing_until_the_end() -> None:
    """LUC-WALL-1"""
    match = position("UC R4, B3 | OP G2>G11>G17>G20>G30", "UC B14", "UC Y6", hand=[1, 12, 16], order=(0, 1, 2))
    play(match, "play 1 wall", "play 12 wall")
    assert scores(match) == (0, 0, 0)


def test_bastions_are_worth_nothing_until_the_end_and_need_no_shields() -> None:
    """LUC-BAST-1"""
    match = position("UC G39 | OP B3>B14>B25>B36>B42", "UC R9", "UC Y26", hand=[X, 1, 12], order=(1, 2, 0), at=2)
    play(match, "play x bastion")
    assert scores(match) == (0, 0, 0)
    play(match, "play 1 discard", "play 12 discard")
    assert match.result is not None
    assert {p.source.id: p.points for p in match.result.points[0]}["lucca-point-walls"] == 1
