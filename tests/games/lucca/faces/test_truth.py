"""No sentence that the position contradicts: prompts, previews, the final view, what is said of a quarter."""

from __future__ import annotations

import pytest
from rich.text import Text

from loggia.games.lucca import GAME
from loggia.games.lucca.rules.events import CityCompleted, Completed, Opened
from loggia.games.lucca.rules.moves import Build, Open, Play, Take
from loggia.games.lucca.rules.parties import party
from loggia.games.lucca.rules.state import CITY, KEEPING, OVER
from loggia.kernel import Chance, Match, Move, Phrase, Told
from loggia.kernel.laws.truth import EffectCheck, effect_comes_true, hold_truth
from loggia.kernel.random_play import play_out, random_decision
from loggia.words import LANGUAGES, Words
from tests.fixtures import label, setups
from tests.games.lucca.building import X, position, setting_of, stacked, state_of

SETUPS = list(setups(GAME))
NAMES = [label(*one) for one in SETUPS]

VERBS = {
    "lucca-prompt-keeping": {"keep"},
    "lucca-prompt-keeping-wild": {"keep"},
    "lucca-prompt-keeping-others": set[str](),
    "lucca-prompt-open": {"open", "take"},
    "lucca-prompt-take": {"take"},
    "lucca-prompt-open-other": set[str](),
    "lucca-prompt-take-other": set[str](),
    "lucca-prompt-playing": {"play"},
    "lucca-prompt-playing-other": set[str](),
    "lucca-prompt-city": {"city"},
    "lucca-prompt-city-one": {"city"},
    "lucca-prompt-city-other": set[str](),
    "lucca-prompt-over": set[str](),
}
"""The moves that each prompt invites to."""


def _shields(match: Match, seat: int) -> int:
    state = state_of(match)
    return state.shields(seat, setting_of(state).shields)


def _gained(before: Match, after: Match, seat: int) -> int:
    return state_of(after).score(seat) - state_of(before).score(seat)


def keep(before: Match, seat: int, move: Move, effect: Phrase, after: Match, told: list[Told]) -> None:
    """LUC-SETUP-7: the shields and the highest number that the cards show when all have chosen."""
    revealed, chance = after.copy(), Chance("keep")
    while state_of(revealed).phase == KEEPING:
        revealed.play(*random_decision(revealed, chance))
    assert effect["shields"] == _shields(revealed, seat)
    assert effect["street"] == state_of(revealed).highest_street(seat)


def opening(before: Match, seat: int, move: Move, effect: Phrase, after: Match, told: list[Told]) -> None:
    """LUC-OPEN-3"""
    assert isinstance(move, Open)
    assert effect["points"] == _gained(before, after, seat)
    assert Opened(seat, move.colour, _gained(before, after, seat)) in [one.event for one in told]


def taking(before: Match, seat: int, move: Move, effect: Phrase, after: Match, told: list[Told]) -> None:
    """LUC-TRIP-1: what is printed on the three cards."""
    assert isinstance(move, Take)
    hand = after.view(seat)["table"]["hand"]
    assert effect["windows"] == sum(card["windows"] for card in hand)
    assert effect["shields"] == sum(card["shields"] for card in hand)


def completing(before: Match, seat: int, move: Move, effect: Phrase, after: Match, told: list[Told]) -> None:
    """LUC-PAL-2: the windows score at once, and the palace's shields stop counting."""
    completed = [one.event for one in told if isinstance(one.event, Completed)]
    assert [event.points for event in completed] == [effect["points"]]
    if state_of(after).phase != OVER:
        assert effect["points"] == _gained(before, after, seat)
        assert effect["shields"] == _shields(before, seat) - _shields(after, seat)


def growing(before: Match, seat: int, move: Move, effect: Phrase, after: Match, told: list[Told]) -> None:
    """LUC-PLAY-1, LUC-PLAY-2"""
    assert isinstance(move, Play)
    assert not any(isinstance(one.event, Completed) for one in told)
    assert effect["shields"] == _shields(after, seat) - _shields(before, seat)
    tops = {stack[-1]: len(stack) for stack in state_of(after).stacks if stack}
    assert tops[int(str(effect["street"]))] == effect["size"]
    assert effect["of"] == setting_of(state_of(after)).palace_size


def walling(before: Match, seat: int, move: Move, effect: Phrase, after: Match, told: list[Told]) -> None:
    """LUC-FIN-3: the shields needed and there are those of the view after it."""
    player = after.view(seat)["table"]["players"][seat]
    assert (effect["needed"], effect["shields"]) == (player["shields_needed"], player["shields"])
    assert player["supported"] == (player["shields"] >= player["shields_needed"])


def fortifying(before: Match, seat: int, move: Move, effect: Phrase, after: Match, told: list[Told]) -> None:
    """LUC-FIN-3: each opened palace is worth that much more, if the walls hold."""
    old, new = (match.view(seat)["table"]["players"][seat] for match in (before, after))
    assert new["bastions"] == old["bastions"] + 1
    assert effect["opened"] == old["opened"]
    if state_of(after).phase != OVER and old["supported"]:
        assert new["wall_points"] - old["wall_points"] == int(str(effect["points"])) * new["wall_palaces"]


def city_growing(before: Match, seat: int, move: Move, effect: Phrase, after: Match, told: list[Told]) -> None:
    """LUC-DUO-7"""
    assert isinstance(move, Build)
    assert not any(isinstance(one.event, CityCompleted) for one in told)
    tops = {stack[-1]: len(stack) for stack in state_of(after).stacks if stack}
    assert tops[move.card] == effect["size"]


def city_completing(before: Match, seat: int, move: Move, effect: Phrase, after: Match, told: list[Told]) -> None:
    """LUC-DUO-8: a party of the colour then gets that much from it, and no longer a point for each card."""
    setting = setting_of(state_of(before))
    (colour,) = (
        setting.colour_number[event.colour] for event in (one.event for one in told) if isinstance(event, CityCompleted)
    )
    if state_of(after).phase != OVER:
        cards = setting.constants.party_card_points * (setting.palace_size - 1)
        gain = party(setting, state_of(after), seat, colour) - party(setting, state_of(before), seat, colour)
        assert gain == int(str(effect["points"])) - cards


EFFECTS: dict[str, EffectCheck] = {
    "lucca-effect-keep": keep,
    "lucca-effect-points": opening,
    "lucca-effect-take": taking,
    "lucca-effect-completes": completing,
    "lucca-effect-grows": growing,
    "lucca-effect-wall": walling,
    "lucca-effect-bastion": fortifying,
    "lucca-effect-city-grows": city_growing,
    "lucca-effect-city-completes": city_completing,
}


@pytest.mark.parametrize("seed", ["truth", "holds"])
@pytest.mark.parametrize(("seats", "options"), SETUPS, ids=NAMES)
def test_prompts_and_previews_are_true(seats: int, options: dict[str, object], seed: str) -> None:
    match = hold_truth(GAME, seats, options, seed, VERBS, EFFECTS)
    result, table = match.result, match.view(None)["table"]
    assert result is not None
    for seat, player in enumerate(table["players"]):
        assert player["score"] == result.scores[seat]
        walls = [point.points for point in result.points[seat] if point.source.id.startswith("lucca-point-walls")]
        assert player["wall_points"] == sum(walls)
    streets = table["streets"]
    paid = dict.fromkeys(range(-1, seats), 0)
    paid[streets["payer"]] -= streets["points"]
    paid[streets["taker"]] += streets["points"]
    for seat in range(seats):
        ids = ("lucca-point-lowest", "lucca-point-highest")
        assert paid[seat] == sum(point.points for point in result.points[seat] if point.source.id in ids)


def test_every_preview_of_the_rare_kinds_is_true() -> None:
    """Positions for what random matches seldom reach: completions, openings, the City's fifth card, a wild kept."""
    matches = [
        position("UC R9>R24>R33>R4", "UC B3", "UC Y6", hand=[64, X, 12], order=(0, 1, 2), triplets=[()]),
        position("UC R24>R28>R53>R81", "UC B3", "UC Y6", hand=[64, X, 12], order=(0, 1, 2), triplets=[()]),
        position("UC R4 | CP G2>G11>G17>G20>G30", "UC G31", "UC Y6", triplets=[(1, X, 16)], order=(0, 1, 2)),
        position("UC R4", "UC B3 | CP G2", city="UC G46>G54>G55>G61", triplets=[(72, X, 1), (12, 75, X)], phase=CITY),
        stacked(3, [10, 20, 45, 14], celebration=True),
    ]
    seen: set[str] = set()
    for match in matches:
        seat = match.deciding[0]
        for move in match.choices(seat):
            effect_comes_true(match, seat, move, EFFECTS)
            effect = match.game.faces.effect(match.state, seat, move)
            seen |= {effect.id} if effect else set()
    assert seen == set(EFFECTS)


def _asked(match: Match, viewer: int | None) -> str:
    return Words("en", ["Anna", "Bruno", "Chiara"]).say(GAME.faces.prompt(state_of(match), viewer))


def test_who_still_chooses_is_named() -> None:
    """LUC-INFO-1"""
    match = stacked(3, [87, 3, 45, 6])
    assert _asked(match, None) == "Still choosing 2 of their 4 cards: Anna, Bruno and Chiara."
    match.play(1, match.choices(1)[0])
    assert _asked(match, 1) == "Still choosing 2 of their 4 cards: Anna and Chiara."
    assert _asked(match, 0).startswith("Keep 2 of your 4 cards.")


def test_who_has_nothing_to_open_is_not_said_to_open() -> None:
    """LUC-OPEN-1"""
    some = position("UC R4 | CP G2>G11>G17>G20>G30", "UC G31", "UC Y6", triplets=[(1, X, 16)], order=(0, 1, 2))
    none = position("UC R4", "UC G31", "UC Y6", triplets=[(1, X, 16)], order=(0, 1, 2))
    assert _asked(some, 1) == "Anna may open palaces, and takes a triplet."
    assert _asked(none, 1) == "Anna takes a triplet."


def test_a_triplet_without_a_card_for_the_city_is_not_offered() -> None:
    """LUC-RUL-30: only wilds lie there, and the City has no palace for them."""
    layout = [(10, 20, 500), (1, 12, 16)]
    none = position("UC R4", "UC B3", triplets=layout, phase=CITY, order=(0, 1), celebration=True)
    assert _asked(none, 0) == "Give the City one card of triplet 2."
    some = position("UC R4", "UC B3", city="UC G2", triplets=layout, phase=CITY, order=(0, 1), celebration=True)
    assert _asked(some, 0) == "Each of you gives the City a card: choose one of either triplet that is left."
    some.play(0, "city 2 12")
    assert _asked(some, 1) == "Give the City one card of triplet 1."


def test_a_card_left_of_three_is_not_called_all_cards_of_the_triplet() -> None:
    match = position("UC R4", "UC B3", "UC G2", hand=[10, 20], order=(0, 1, 2))
    assert _asked(match, 0) == "You have 2 cards of your triplet to play, one by one."
    assert _asked(match, 1) == "Anna has 2 cards of a triplet to play."


def test_walls_are_valued_with_the_palaces_that_the_end_opens() -> None:
    """LUC-FIN-2 comes before LUC-FIN-3: a completed palace multiplies walls and bastions, too."""
    quarter = "UC R4, B3 | CP G2>G11>G17>G20>G30 | OP Y6>Y7>Y15>Y22>Y26 | walls 1 | bastions 2"
    match = position(quarter, "UC B14", "UC N1", triplets=[(12, 16, 21)], order=(0, 1, 2))
    player = match.view(None)["table"]["players"][0]
    assert (player["opened"], player["wall_palaces"], player["wall_points"]) == (1, 2, 6)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_negative_score_is_said_as_it_is(language: str) -> None:
    """LUC-RUL-19"""
    match = position("UC N1 | score -1", "UC B43 | score 1", "UC P96", triplets=[(12, 16, 21)], order=(0, 1, 2))
    drawn = _drawn(match, language)
    assert "-1 point " in drawn
    assert drawn.count("1 point ") == 2


@pytest.mark.parametrize(("seats", "options"), SETUPS, ids=NAMES)
def test_the_final_drawing_numbers_nobody(seats: int, options: dict[str, object]) -> None:
    """LUC-FIN-1: the order of the last openings is no ranking, and stands before no name."""
    match = GAME.new(seats, options, "final")
    assert "1. Player 1" not in _drawn(match, "en")
    play_out(match, Chance("final"), checked=True)
    drawn = _drawn(match, "en")
    for seat in range(seats):
        assert f"Player {seat + 1}" in drawn
        assert not any(f"{place}. Player {seat + 1}" in drawn for place in range(1, seats + 1))


def _drawn(match: Match, language: str) -> str:
    names = [f"Player {seat + 1}" for seat in range(match.seats)]
    lines = GAME.faces.sketch(match.view(None)["table"], Words(language, names).say, 200)
    return "\n".join(Text.from_markup(line).plain for line in lines)


def test_a_tie_names_the_number_of_those_who_are_tied() -> None:
    """LUC-WIN-2, worked example LUC-T24: C shows 96, but is not tied; 88 decides."""
    match = position("UC R40 | OP N12>N16>N21>N88 | score 31", "UC N79 | score 31", "UC P96, G2 | score 20", "UC B43")
    state_of(match).phase = OVER
    result = match.result
    assert result is not None
    assert result.tie_break is not None
    said = Words("en").say(result.tie_break)
    assert said == "Tied for first place: of those players, the one showing the highest street number, 88, wins."


def test_with_two_players_the_first_choice_says_where_the_others_go() -> None:
    """LUC-DUO-3"""
    for seats, wanted in ((2, "Keep 2 of your 4 cards, the City gets the others. "), (3, "Keep 2 of your 4 cards. ")):
        assert _asked(GAME.new(seats, {}, "first"), 0).startswith(wanted)
