"""What Genoa says in positions that random matches seldom reach: prompts, reasons, previews, the last line."""

from __future__ import annotations

import pytest

from loggia.games.genoa import GAME, on_box
from loggia.games.genoa.rules.box import GenoaBox
from loggia.games.genoa.rules.data_file import DATA_FILE, read_data
from loggia.games.genoa.rules.scoring import finish
from loggia.games.genoa.rules.trade.clock import end_talk
from loggia.kernel import SILENCE, Phrase
from loggia.kernel.showing import why_not
from loggia.words import Words
from tests.games.genoa.table import BOX, A, B, C, D, Table

ENGLISH = Words("en", ["Ada", "Bruno", "Carla", "Dario", "Elena"])
FRENCH = Words("fr", ENGLISH.names)


def prompt(table: Table, seat: int | None) -> str:
    """The prompt's name."""
    return GAME.faces.prompt(table.state, seat).id.removeprefix("genoa-prompt-")


def effect(table: Table, seat: int, text: str) -> Phrase:
    """What is previewed for a move."""
    found = GAME.faces.effect(table.state, seat, GAME.faces.parse(text))
    assert found is not None
    return found


def reason(table: Table, seat: int, *ids: str) -> str:
    """Why a piece is dim, in words."""
    why = why_not(table.match, seat, ids)
    assert why is not None
    return ENGLISH.say(why.why)


# --- deals ------------------------------------------------------------------------------------------------------------


def test_who_agrees_is_told_what_is_bought_and_what_it_costs() -> None:
    """GEN-NEG-6: the buyer of an action gets the action, not nothing."""
    table = Table(at="park").do((A, "counter 2 park pay 10"))
    assert ENGLISH.say(effect(table, C, "agree park")) == "You get the action of the Park and give 10 ducats"
    assert FRENCH.say(effect(table, C, "agree park")) == "Vous obtenez l’action du Parc. Vous donnez\u00a0: 10 ducats"


def test_a_deal_about_a_step_says_so() -> None:
    """GEN-TRADE-1.2: a neighbouring building comes with its action, a street is only a step."""
    table = Table(at="st_57").seat(A, "copper").seat(C, "silk")
    table.do((A, "counter 2 park pay 10 ask copper"), (A, "counter 2 st_67 pay silk"))
    said = ENGLISH.say(effect(table, C, "agree park"))
    assert said == "You get the step to the Park with the action there as well as copper, and give 10 ducats"
    assert ENGLISH.say(effect(table, C, "agree st_67")) == "You get the step to the street 6/7 and give silk"


def test_who_accepts_is_told_what_the_buyer_gets() -> None:
    """GEN-TRADE-2.3, GEN-OWN-2: also the income for the own marker there."""
    table = Table(at="park").owns(A, "park").do((C, "offer park pay 15"))
    said = ENGLISH.say(effect(table, A, "accept 2 park"))
    assert said == "You get 15 ducats; Carla gets the action of the Park; your marker there brings 10 ducats"


def test_the_card_that_goes_face_down_is_named_to_its_giver() -> None:
    """Rules, *Offers*: unless named, it is the lowest of its kind."""
    table = Table(at="park").seat(C, "MS01, MS08").do((A, "counter 2 park pay message"))
    give = effect(table, C, "agree park with MS08")["give"]
    assert ENGLISH.say(effect(table, C, "agree park")).endswith("the message “Guild hall – Park” (face down)")
    assert give != effect(table, C, "agree park")["give"]


def test_a_further_action_card_that_will_be_spent_is_mentioned() -> None:
    """GEN-ACT-9, GEN-T-22: and it is back in the supply when the action brings one."""
    table = (
        Table(at="park").acted(C).seat(C, "further_action").supply(further_action=0).do((A, "counter 2 park pay 10"))
    )
    assert ENGLISH.say(effect(table, C, "agree park")).endswith("; a “further action” card is spent")
    assert effect(table, C, "offer park pay 15").id == "genoa-effect-buys"


# --- prompts ----------------------------------------------------------------------------------------------------------


def test_nobody_is_asked_to_pass_after_passing() -> None:
    """GEN-NEG-7."""
    table = Table(at="park")
    assert prompt(table, C) == "bid"
    table.do((C, "pass"))
    assert prompt(table, C) == "bid-passed"
    table.do((C, "offer park pay 10"))
    assert prompt(table, C) == "bid-stands"


def test_an_offer_that_asks_for_something_obliges_nobody_and_the_talk_waits_for_its_writer() -> None:
    """GEN-R-05."""
    table = Table(at="park")
    table.seat(A, "salt").do((C, "offer park pay 10 ask salt"))
    assert prompt(table, C) == "bid-stands-open"
    assert C in GAME.rules.awaited(table.state)
    table.do((C, "offer park pay 10"))
    assert prompt(table, C) == "bid-stands"


def test_when_the_talk_is_over_only_what_stands_is_spoken_of() -> None:
    """GEN-NEG-11."""
    table = Table(at="park").do((B, "offer park pay 10"), (A, "counter 3 park pay 20"))
    end_talk(table.state)
    assert prompt(table, B) == "bid-stands-last"
    assert prompt(table, C) == "hushed"
    assert prompt(table, D) == "proposed-pass"


@pytest.mark.parametrize(("acted", "hushed", "wanted"), [(False, True, "tower-take"), (True, True, "tower-wait")])
def test_a_tower_player_who_can_only_wait_is_told_so(acted: bool, hushed: bool, wanted: str) -> None:
    """GEN-NEG-7, GEN-NEG-11: nothing can be proposed any more, and the others have not passed."""
    table = Table(at="park")
    if acted:
        table.acted(A)
    end_talk(table.state)
    assert prompt(table, A) == wanted


def test_the_action_can_be_sold_only_while_somebody_could_buy_it() -> None:
    """GEN-NEG-8, GEN-T-47."""
    table = Table(at="park").acted(B, C, D)
    assert prompt(table, A) == "tower-take-leave"
    assert prompt(table, B) == "no-action"
    table.acted(A)
    assert prompt(table, A) == "tower-leave"


def test_sealed_answers_are_asked_for_and_awaited() -> None:
    """GEN-NEG-14."""
    table = Table(at="park", pace="slow")
    assert (prompt(table, A), prompt(table, B)) == ("bids-awaited-take", "sealed-bid")
    table.do((B, "offer park pay 10"))
    assert prompt(table, B) == "handed-in"
    table.do((C, "pass"), (D, "pass"))
    assert (prompt(table, A), prompt(table, B)) == ("sell-or-take", "tower-other")
    passed = [one["passed"] for one in table.view(None)["seats"]]
    assert passed == [False, False, True, True], "who bids has not passed, and the tower player was not asked"


# --- reasons ----------------------------------------------------------------------------------------------------------


def test_an_offer_that_asks_something_in_return_is_no_pass() -> None:
    """GEN-NEG-7: the reason does not claim that nobody has made an offer."""
    table = Table(at="park").seat(A, "silver").do((B, "pass"), (C, "pass"), (D, "offer park pay 5 ask silver"))
    refused = table.refusal(A, "leave")
    assert ENGLISH.say(refused.why) == "Somebody who could buy the action has not passed yet."


def test_who_has_no_action_left_is_not_told_to_take_it() -> None:
    """GEN-TRADE-1.1c."""
    table = Table(at="park").do((C, "offer park pay 5"))
    assert table.refusal(A, "leave").why.id == "genoa-refused-must-sell"
    table.acted(A)
    assert table.refusal(A, "leave").why.id == "genoa-refused-must-accept"


def test_passing_is_refused_for_the_reason_that_holds() -> None:
    """GEN-NEG-7, GEN-NEG-8."""
    table = Table(at="park").acted(D).do((C, "pass"))
    why = {seat: table.refusal(seat, "pass").why.id.removeprefix("genoa-refused-") for seat in (A, C, D)}
    assert why == {A: "tower-pass", C: "passed", D: "cannot-buy"}


def test_a_large_order_needs_a_reward_to_be_named() -> None:
    """GEN-LARGE-2, GEN-R-21."""
    table = Table(at="villa_colini").seat(A, "LO01, salt, wheat, silk").do((A, "take"))
    assert ENGLISH.say(table.refusal(A, "main LO01").why) == "Name the special card that you take as a reward."


def test_a_dim_field_of_the_owner_phase_is_explained_by_what_it_touches() -> None:
    """GEN-OWN-4, GEN-OWN-7."""
    table = Table(at="st_47").seat(A, "marker").owns(A, "guild_hall").owns(B, "coach_house").do((A, "stop"))
    assert reason(table, A, "field:guild_hall") == "Your own marker stays at the Guild hall."
    assert reason(table, A, "field:coach_house") == "There is a marker at the Coach house already: remove it first."
    assert reason(table, A, "field:st_57") == "There is no disc (any more) to be used on the street 5/7."
    assert table.refusal(A, "own park park:place").why.id == "genoa-refused-not-a-street"


def test_a_privilege_has_no_use_to_be_explained() -> None:
    """GEN-PRIV-1: and a card is known by its kind, not by its id."""
    table = Table(at="park").seat(A, "PR01, MS01")
    assert why_not(table.match, A, ["card:PR01"]) is None
    assert reason(table, A, "card:MS01").startswith("The tower has not visited both buildings")


# --- the view and the end ---------------------------------------------------------------------------------------------


def test_no_steps_are_left_once_the_tower_has_stopped() -> None:
    """GEN-MOVE-4."""
    table = Table(at="st_47").seat(A, "marker")
    assert table.view(A)["steps_left"] == BOX.discs - 1
    table.do((A, "stop"))
    assert table.view(A)["steps_left"] == 0
    assert not any(one["can_act"] for one in table.view(A)["seats"])


def test_what_the_bank_pays_is_told_by_the_data() -> None:
    """GEN-MSG-3, GEN-OWN-2: an owner's data file changes what the cards are said to pay."""
    data = dict(read_data(DATA_FILE)[0])
    data["card_kinds"]["message"]["pay"] = 55
    data["owner_markers"]["income_per_foreign_action"] = 5
    game = on_box(GenoaBox(data))
    pays = game.new(3, {}, "pays").view(None)["table"]["pays"]
    assert (pays["message"], pays["income"], pays["large_order"]) == (55, 5, BOX.large_pay)


def test_a_second_small_order_is_not_for_this_turn() -> None:
    """GEN-SMALL-3."""
    table = Table(at="harbor").seat(A, "SO13, SO14, copper, salt").do((A, "take"), (A, "main"))
    assert [one["ready"] for one in table.view(A)["chances"]] == [True, True]
    table.do((A, "order SO13"))
    left = table.view(A)["chances"]
    assert [(one["card"], one["ready"], one["steps"]) for one in left] == [("SO14", False, -1)]


@pytest.mark.parametrize(
    ("goods", "wanted"),
    [
        (("silver", "", ""), "Equal money: the most unused goods decide (1)"),
        (("silver", "salt", "rice"), "Equal money and equally many unused goods (1): the victory is shared"),
        (("silver", "salt", ""), "Equal money: those with the most unused goods (1) share the victory"),
    ],
)
def test_the_last_line_says_what_settled_the_tie(goods: tuple[str, str, str], wanted: str) -> None:
    """GEN-SCORE-2, GEN-R-13: goods do not decide where they are tied, too."""
    table = Table(seats=3)
    for seat, good in enumerate(goods):
        table.seat(seat, good)
    finish(BOX, table.state, SILENCE)
    result = table.match.result
    assert result is not None
    assert result.tie_break is not None
    assert ENGLISH.say(result.tie_break) == wanted
    assert GAME.rules.tally(table.state) == result.scores
