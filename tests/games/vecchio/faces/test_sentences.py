"""Sentences about prepared positions: prompts, previews, reasons of dim pieces, and texts on an owner's figures."""

from __future__ import annotations

from pathlib import Path

import pytest

from loggia.games.vecchio import GAME
from loggia.games.vecchio.faces.sketch import sketch
from loggia.games.vecchio.faces.words.tiles import about
from loggia.games.vecchio.rules.state import OVER
from loggia.games.vecchio.rules.view.board import board
from loggia.kernel import AnyGame, Match, NotAllowed, why_not
from loggia.words import Words
from tests.games.vecchio.rules.test_data_file import complaint, edited
from tests.games.vecchio.table import BOX, offered, play, settled, state_of, table

SAY = Words("en").say


def asked(match: Match, seat: int | None = None) -> str:
    """The prompt of whoever decides, as a message id."""
    return GAME.faces.prompt(state_of(match), match.deciding[0] if seat is None else seat).id


def previewed(match: Match, move: str, language: str = "en") -> str:
    effect = GAME.faces.effect(state_of(match), match.deciding[0], GAME.faces.parse(move))
    return Words(language).say(effect) if effect else ""


def dim(match: Match, *ids: str) -> tuple[str, str]:
    """The rule and the sentence that explain a dim piece."""
    why = why_not(match, match.deciding[0], ids)
    assert isinstance(why, NotAllowed)
    for language in ("en", "fr"):
        Words(language).say(why.why)
    return why.rule, SAY(why.why)


# --- prompts ---------------------------------------------------------------------------------------------------------


def test_no_pass_is_offered_after_a_tile_was_used() -> None:
    """VEC-END-3: whoever has done something in the double-turn cannot pass it any more."""
    match = table("prato+, C-SIXCOIN, V-SCROLL", "", final=True)
    assert asked(match) == "vecchio-prompt-double-pass-tiles"
    play(match, "use C-SIXCOIN")
    assert "pass" not in offered(match)
    assert asked(match) == "vecchio-prompt-double-tiles"
    play(match, "use V-SCROLL")
    assert asked(match) == "vecchio-prompt-double"
    why = match.refusal(0, GAME.faces.parse("end"))
    assert why is not None
    assert "pass" not in SAY(why.why)
    play(match, "recover")
    assert asked(match) == "vecchio-prompt-second"
    play(match, "recover")
    assert asked(match) == "vecchio-prompt-end"


def test_tiles_are_offered_only_where_one_can_be_used() -> None:
    """VEC-PT-0: a take-over tile, and a tile that cannot be paid, wait."""
    assert asked(table("prato+, V-NOCOIN, M-BUY, 4 florin", "")) == "vecchio-prompt-main"
    assert asked(table("prato+, V-NOCOIN, M-BUY, 5 florin", "")) == "vecchio-prompt-main-tiles"


@pytest.mark.parametrize(
    ("family", "wanted"),
    [
        ("vicchio+, 5 florin, 1 assassin, 1 carriage, 2 bishop", "A Levy! Pay one token."),
        ("vicchio+, 8 florin, 1 assassin, 1 carriage", "A Levy! Pay 3 Florins or one token."),
        ("vicchio+, 8 florin, 1 assassin", "A Levy! Pay 3 Florins."),
    ],
)
def test_a_levy_asks_only_for_what_the_family_has(family: str, wanted: str) -> None:
    """VEC-EVT-4, VEC-RUL-22"""
    match = table(family, "", "", tracks={"venice": "BC"}, crests="levy levy")
    play(match, "takeover venice", "send vicchio stay", "pay assassin")
    assert SAY(GAME.faces.prompt(state_of(match), 0)) == wanted


def test_a_family_event_names_only_what_can_be_done() -> None:
    """VEC-EVT-3"""
    for family, wanted in (("siena+, ", "-lay"), ("siena-, ", "-return"), ("siena-, colle+, ", "")):
        match = table(family + "vicchio+, 9 florin, 1 assassin", "", tracks={"venice": "B"}, crests="family levy")
        play(match, "takeover venice", "send vicchio stay", "pay assassin")
        assert asked(match) == f"vecchio-prompt-family{wanted}"
        assert SAY(GAME.faces.prompt(state_of(match), 0)).startswith("A Medici event!")


def test_an_exchange_names_only_what_can_be_given() -> None:
    """VEC-PT-M-DOUBLE"""
    for goods, wanted in (("1 scroll", "-scroll"), ("1 knight", "-follower"), ("1 knight, 1 scroll", "")):
        match = table(f"prato+, M-DOUBLE, {goods}", "")
        play(match, "use M-DOUBLE")
        assert asked(match) == f"vecchio-prompt-exchange{wanted}"


def test_a_payment_says_whether_tiles_may_or_must_be_used() -> None:
    """VEC-PROV-2, VEC-PT-0"""
    for goods, wanted in (("9 florin", ""), ("9 florin, V-NOCOIN", "-tiles"), ("1 florin, V-NOCOIN", "-only-tiles")):
        match = table(f"vicchio+, 1 assassin, {goods}", "")
        play(match, "takeover venice", "send vicchio stay")
        assert asked(match) == f"vecchio-prompt-pay{wanted}"
        assert "1 Assassin, 3 Florins" in SAY(GAME.faces.prompt(state_of(match), 0))


# --- previews --------------------------------------------------------------------------------------------------------


def test_an_office_costs_its_scrolls_too() -> None:
    """VEC-OFF-2, VEC-ADD-1"""
    match = table("florence+, 2 scroll, 9 florin", "")
    assert previewed(match, "office council") == "the space costs 3 Florins, 2 Scrolls and is worth 2 PP"
    play(match, "office council")
    assert previewed(match, "send florence stay") == "costs 3 Florins, 2 Scrolls, worth 2 PP"


def test_a_province_costs_its_followers_too() -> None:
    """VEC-TRACK-2, VEC-RUL-48"""
    match = table("sovicille+, 2 knight, 1 abbot, 9 florin, V-NOCOIN", "", "")
    price = "2 Followers of one colour, 1 of another colour, 4 Florins"
    assert previewed(match, "takeover church") == f"without tiles the space costs {price}; it is worth 10 PP"
    play(match, "takeover church", "send sovicille stay")
    assert previewed(match, "pay knight knight abbot") == "costs 4 Florins, 2 Knights, 1 Abbot, worth 10 PP"


def test_a_bishop_is_part_of_the_price_where_no_middleman_is() -> None:
    """VEC-TOWN-2"""
    match = table("siena+, empoli+, 1 bishop", "")
    assert previewed(match, "town siena") == "brings 1 Assassin for 1 Bishop"
    assert previewed(match, "town empoli") == "brings 1 Assassin"


def test_a_town_where_nobody_stands_tells_what_the_walk_costs() -> None:
    """VEC-TRAVEL-2"""
    fare = BOX.map.fare[BOX.map.index["siena"]][BOX.map.index["empoli"]]
    match = table(f"empoli+, {fare} florin, 1 bishop, 1 carriage", "")
    assert fare > 0
    assert previewed(match, "town siena") == f"walk {fare} F; brings 1 Assassin for 1 Bishop"
    assert previewed(match, "town siena", "fr").startswith(f"à pied, {fare} F\N{NO-BREAK SPACE}; rapporte 1 assassin")
    match = table(f"empoli+, {fare - 1} florin, 1 bishop, 1 carriage", "")
    assert previewed(match, "town siena") == "by Carriage; brings 1 Assassin for 1 Bishop"


def test_a_track_whose_gate_is_far_tells_of_the_journey() -> None:
    """VEC-TRAVEL-2: what the space costs is not there for the walk."""
    fare = BOX.map.fare[BOX.map.index["empoli"]][BOX.map.index["florence"]]
    price = "the space costs 3 Florins, 2 Scrolls and is worth 2 PP"
    match = table(f"empoli+, 2 scroll, {fare + 3} florin, 1 carriage", "")
    assert previewed(match, "office council") == f"walk {fare} F; {price}"
    match = table(f"empoli+, 2 scroll, {fare + 2} florin, 1 carriage", "")
    assert previewed(match, "office council") == f"by Carriage; {price}"


def test_a_levy_says_what_it_leaves() -> None:
    """VEC-EVT-4"""
    match = table("vicchio+, 8 florin, 1 assassin, 1 carriage", "", "", tracks={"venice": "BC"}, crests="levy levy")
    play(match, "takeover venice", "send vicchio stay", "pay assassin")
    left = state_of(match).has(0, 0) - BOX.rules["levy_florins"]
    assert previewed(match, "levy florins") == f"leaves you {left} Florin{'' if left == 1 else 's'}"
    assert previewed(match, "levy carriage") == "leaves you 0 Carriages"


def test_the_tile_kept_in_the_draft_promises_no_reveal_bonus() -> None:
    """VEC-CC-2"""
    match = GAME.new(4, {}, "draft")
    for move in (m.text() for seat in range(4) for m in match.choices(seat)):
        assert "turned up" not in previewed(match, move)
    looking = table("florence+, 2 scroll, 3 florin", "", council_stack="CC-COIN CC-WAGE")
    play(looking, "office council", "send florence stay")
    assert previewed(looking, "choose CC-COIN").endswith("When turned up: 4 F.")


@pytest.mark.parametrize("less_luck", [False, True])
def test_without_luck_no_tile_speaks_of_dice(less_luck: bool) -> None:
    """VEC-RUL-43"""
    match = table("prato+, M-ROLL", "", less_luck=less_luck)
    assert ("Roll the dice" in previewed(match, "use M-ROLL")) is not less_luck


def test_without_luck_a_crest_tells_of_no_event() -> None:
    """VEC-VAR-2"""
    for less_luck, wanted in (
        (False, "Player 1 takes a Medici crest: Levy. 1 left."),
        (True, "Player 1 takes a Medici crest. 1 left."),
    ):
        match = table(
            "vicchio+, 9 florin, 1 assassin", "", tracks={"venice": "B"}, crests="levy levy", less_luck=less_luck
        )
        told = play(match, "takeover venice", "send vicchio stay", "pay assassin")
        assert wanted in [SAY(event.say()) for event in told]


# --- the final view --------------------------------------------------------------------------------------------------


def test_the_final_view_counts_the_nobility_tiles() -> None:
    """VEC-SCORE-1: at the end everything is shown."""
    match = table("prato+, NB-SUPPLY, supply 4", "siena+, NB-UNUSED", final=True, active="B")
    assert [seat["points"] for seat in match.view(0)["table"]["seats"]] == [0, 0]
    play(match, "pass")
    view, result = match.view(None)["table"], match.result
    assert state_of(match).phase == OVER
    assert result is not None
    assert [seat["points"] for seat in view["seats"]] == list(result.scores) == [6, 2]
    text = "\n".join(sketch(view, SAY, 100))
    assert "6 PP" in text
    assert "so far" not in text
    assert "The game is over" in text
    assert view["actions_left"] == 0
    assert [track["next"] for track in view["tracks"]] == [0] * 5


# --- dim pieces ------------------------------------------------------------------------------------------------------


def test_another_colours_middleman_says_where_he_is_not() -> None:
    """VEC-TOWN-2"""
    match = table("empoli+, 1 bishop", "")
    play(match, "town empoli", "send empoli stay")
    assert dim(match, "middleman:white") == ("VEC-TOWN-2", "The white middleman is not in Empoli.")


def test_who_lies_is_dim_because_he_lies() -> None:
    """VEC-TOWN-6: also beside somebody who stands, whatever he could or could not afford."""
    match = table("siena-, siena+, empoli+, 9 florin", "")
    assert dim(match, "lying:siena")[0] == "VEC-TOWN-6"
    play(match, "town empoli")
    assert dim(match, "lying:siena")[0] == "VEC-TOWN-6"


def test_once_more_without_anything_to_repeat_says_so() -> None:
    """VEC-RUL-9"""
    match = table("prato+, V-REUSE, V-SCROLL, V-NOCOIN used", "")
    assert dim(match, "tile:V-REUSE")[1].startswith("None of your used tiles")
    play(match, "use V-SCROLL")
    assert "use V-REUSE V-SCROLL" in offered(match)


def test_a_used_tile_is_used() -> None:
    """VEC-PT-0, VEC-RUL-9"""
    match = table("prato+, M-BUY used", "")
    assert dim(match, "used:M-BUY") == ("VEC-PT-0", "“Purchase” is used already.")
    match = table("prato+, M-BUY used, V-REUSE", "")
    assert dim(match, "used:M-BUY") == ("VEC-PT-M-BUY", "You do not have 5 Florins.")


def test_a_take_over_tile_that_changes_nothing_says_so_while_paying() -> None:
    """VEC-RUL-11"""
    match = table("vicchio+, 1 assassin, 9 florin, C-ANYCOLOUR", "")
    play(match, "takeover venice", "send vicchio stay")
    assert dim(match, "tile:C-ANYCOLOUR") == ("VEC-RUL-11", "“Any colours” would change nothing here.")
    assert dim(match, "good:assassin", "tile:C-ANYCOLOUR")[0] == "VEC-RUL-11"
    match = table("vicchio+, 1 assassin, 1 knight, 9 florin", "")
    play(match, "takeover venice", "send vicchio stay")
    assert dim(match, "good:knight") == ("VEC-TRACK-2", "The Republic of Venice takes exactly 1 Assassin.")


def test_what_a_town_does_not_offer_and_what_cannot_be_mixed() -> None:
    """VEC-MAP-2, VEC-RUL-45"""
    match = table("montevarchi+", "")
    play(match, "town montevarchi", "send montevarchi stay")
    assert dim(match, "supply:florin") == ("VEC-MAP-2", "Montevarchi does not offer that.")
    match = table("prato+, M-DOUBLE, 1 scroll", "")
    play(match, "use M-DOUBLE")
    assert dim(match, "good:scroll", "supply:knight", "supply:scroll")[0] == "VEC-RUL-45"
    assert dim(match, "good:knight")[0] == "VEC-PT-M-DOUBLE"


def test_after_the_action_nobody_is_told_to_announce_one() -> None:
    """VEC-TURN-2"""
    match = table("prato+, siena+", "")
    play(match, "recover")
    assert dim(match, "member:siena") == ("VEC-TURN-2", "You have no action left in this turn.")
    assert dim(match, "middleman:brown")[0] == "VEC-TURN-2"


def test_buttons_explain_themselves() -> None:
    """VEC-END-3, VEC-REIN-2"""
    match = table("prato+, V-SCROLL, supply 0", "", final=True)
    play(match, "use V-SCROLL")
    assert dim(match, "do:pass")[0] == "VEC-END-3"
    assert dim(match, "do:reinforce")[0] == "VEC-REIN-2"


def test_a_refusal_given_for_a_piece_is_for_the_seat_that_decides() -> None:
    match = settled(2)
    other = 1 - match.deciding[0]
    state_of(match).lying[other] = state_of(match).standing[other][:1]
    where = GAME.box.map.towns[state_of(match).lying[other][0]]
    why = why_not(match, other, [f"lying:{where}"])
    assert why is not None
    assert why.rule.startswith("KERNEL")


# --- an owner's figures ----------------------------------------------------------------------------------------------


def owner(tmp_path: Path, *changes: tuple[str, str]) -> AnyGame:
    return GAME.with_data(edited(tmp_path, *changes))


def test_every_figure_that_is_said_comes_from_the_data(tmp_path: Path) -> None:
    game = owner(
        tmp_path,
        ("council_tiles_dealt = 3", "council_tiles_dealt = 2"),
        ("brown_town_scrolls = 1", "brown_town_scrolls = 2"),
        (
            "params = { follower_any = 1, or_scroll = 1, or_florin = 5 }",
            "params = { follower_any = 2, or_scroll = 3, or_florin = 1 }",
        ),
        ("pp = [0, 3, 5, 7, 10]", "pp = [1, 3, 5, 7, 10]"),
        ("final_round_actions = 2", "final_round_actions = 3"),
    )
    match = game.new(2, {"middlemen": "standard"}, "owner")
    assert SAY(game.faces.prompt(state_of(match), 0)).startswith("Keep one of the 2 City council tiles")
    text = "Take 2 Followers of one colour, or 3 Scrolls, or 1 Florin."
    assert SAY(about(game.box, "V-CHOICE")) == text
    assert SAY(about(game.box, "NB-CRESTS")).startswith("1 / 3 / 5 / 7 / 10 PP for 0 / 1 / 2 / 3 / 4")
    assert board(game.box)["yields"]["brown"] == [{"florin": 5}, {"scroll": 2}]
    assert board(game.box)["final_actions"] == 3
    state = state_of(table("pistoia+", "", final=True))
    state.actions_left = 3
    assert SAY(game.faces.prompt(state, 0)) == "Your double-turn: do up to 3 actions, or pass it as a whole for 2 PP."
    effect = game.faces.effect(state, 0, game.faces.parse("town pistoia"))
    assert effect is not None
    assert SAY(effect) == "brings either 5 Florins, or 2 Scrolls"


def test_a_limit_on_a_nobility_tile_is_told(tmp_path: Path) -> None:
    """VEC-NB-0: `max_sets`, where 0 means without limit."""
    unlimited = owner(tmp_path, ("max_sets = 4", "max_sets = 0"))
    assert SAY(about(unlimited.box, "NB-ESCORT")) == "2 PP for each pair of 1 Carriage and 1 Bishop."
    assert SAY(about(GAME.box, "NB-ESCORT")) == "2 PP for each pair of 1 Carriage and 1 Bishop, at most 8 PP."
    assert SAY(about(GAME.box, "NB-SUPPLY")) == "3 PP for every 2 family members in your supply."


@pytest.mark.parametrize(
    "line",
    ["tiles_looked_at = 5", "final_round_actions = 2", "levy_florins = 3", "recovery_florins = 1", "scrolls = 2"],
)
def test_figures_that_would_stop_a_match_are_refused(tmp_path: Path, line: str) -> None:
    key = line.split()[0]
    assert "must be at least 1" in complaint(edited(tmp_path, (f"\n{line}\n", f"\n{key} = 0\n")))
