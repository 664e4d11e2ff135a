"""What the game says about a position is held against it: prompts, previews and the points of the final view."""

from __future__ import annotations

from collections.abc import Collection, Iterator

import pytest

from loggia.games.carrara import GAME
from loggia.games.carrara.rules.building import own_building
from loggia.games.carrara.rules.events import colour_names
from loggia.games.carrara.rules.moves import Build, Improve, Pay, Purchase, Score, Take, Upgrade
from loggia.games.carrara.rules.pieces import COLOURS, FIRST_CITY, TILE_COST, TILE_TYPE
from loggia.games.carrara.rules.pieces.packs import total
from loggia.games.carrara.rules.state import ANNOUNCED, CarraraState
from loggia.kernel import Chance, Match, Move, Phrase, Said, Told
from loggia.kernel.laws.truth import EffectCheck, final_points_are_the_result, hold_truth, prompt_offers_only_choices
from loggia.kernel.random_play import random_decision
from loggia.words import Words
from tests.fixtures import setups
from tests.games.carrara.builders import Table, table

PROMPTS: dict[str, Collection[str]] = {
    "carrara-prompt-start": (),
    "carrara-prompt-start-announce": ("announce",),
    "carrara-prompt-start-pass": ("pass",),
    "carrara-prompt-two": ("two",),
    "carrara-prompt-two-announce": ("two", "announce"),
    "carrara-prompt-two-pass": ("two", "pass"),
    "carrara-prompt-take": ("take",),
    "carrara-prompt-pay": ("pay",),
    "carrara-prompt-pay-dear": ("pay",),
    "carrara-prompt-pay-rest": ("pay",),
    "carrara-prompt-upgrade": ("upgrade",),
    "carrara-prompt-after": ("end",),
    "carrara-prompt-after-announce": ("announce", "end"),
    "carrara-prompt-after-purchase": ("purchase", "end"),
    "carrara-prompt-after-purchase-announce": ("purchase", "announce", "end"),
    "carrara-prompt-over": (),
    **{f"carrara-wait-{phase}": () for phase in ("start", "take", "pay", "upgrade", "after")},
}
"""The verbs that each sentence names; a start prompt names its actions by arguments, see `offered`."""
ACTIONS = {
    "carrara-action-buy": "buy",
    "carrara-action-build": "build",
    "carrara-action-improve": "improve",
    "carrara-action-score": "score",
}


def offered(prompt: Phrase) -> set[str]:
    """Every verb that a prompt offers, with the actions in its arguments."""
    named = {ACTIONS[one.id] for _, value in prompt.args for one in phrases(value) if one.id in ACTIONS}
    return {*PROMPTS[prompt.id], *named}


def phrases(value: Said) -> Iterator[Phrase]:
    """The phrases within an argument."""
    if isinstance(value, tuple):
        for one in value:
            yield from phrases(one)
    elif isinstance(value, Phrase):
        yield value
        for _, one in value.args:
            yield from phrases(one)


def amounts(value: Said) -> dict[str, int]:
    """`2 VP, 9 coins, 2 books` by the message of each amount."""
    return {one.id: number for one in phrases(value) for name, number in one.args if isinstance(number, int)}


def vp(match: Match, seat: int) -> int:
    """The points that everybody sees."""
    return int(match.view(None)["tally"][seat])


def state_of(match: Match) -> CarraraState:
    assert isinstance(match.state, CarraraState)
    return match.state


def event(told: list[Told], name: str) -> dict[str, object]:
    """The first event of that type as data."""
    return next(one.event.plain() for one in told if type(one.event).__name__ == name)


# --- what each preview claims -----------------------------------------------------------------------------------------


def buy(before: Match, seat: int, move: Move, said: Phrase, after: Match, told: list[Told]) -> None:
    drawn = event(told, "WheelTurned")["drawn"]
    assert isinstance(drawn, list)
    assert len(drawn) == said["count"]


def price(before: Match, seat: int, move: Move, said: Phrase, after: Match, told: list[Told]) -> None:
    assert isinstance(move, Take)
    assert event(told, "BlocksBought")["price"] == said["price"]
    assert state_of(after).coins[seat] == said["left"]


def build(before: Match, seat: int, move: Move, said: Phrase, after: Match, told: list[Told]) -> None:
    """What it costs, and that its type and its city then bring so much more."""
    assert isinstance(move, Build)
    after = paid(after, seat)
    spent = total(state_of(before).blocks[seat]) - total(state_of(after).blocks[seat])
    assert spent == said["cost"] == TILE_COST[move.tile]
    worth = amounts(said["worth"])
    for space in (TILE_TYPE[move.tile], FIRST_CITY + move.city):
        was, now = (match.view(seat)["table"]["own"]["previews"][space] for match in (before, after))
        assert now["vp"] - was["vp"] == worth.get("carrara-vp", 0)
        assert now["coins"] - was["coins"] == worth.get("carrara-coins", 0)


def improve(before: Match, seat: int, move: Move, said: Phrase, after: Match, told: list[Told]) -> None:
    assert isinstance(move, Improve)
    after = paid(after, seat)
    assert total(state_of(before).blocks[seat]) - total(state_of(after).blocks[seat]) == said["cost"]
    assert own_building(state_of(after), seat, move.tile) >= 0
    assert own_building(state_of(after), seat, move.old) < 0


def paid(match: Match, seat: int) -> Match:
    """The match once the first payment offered has been made."""
    match = match.copy()
    while match.choices(seat) and isinstance(match.choices(seat)[0], Pay):
        match.play(seat, match.choices(seat)[0])
    return match


def pay(before: Match, seat: int, move: Move, said: Phrase, after: Match, told: list[Told]) -> None:
    assert event(told, "BuildingBuilt")
    left = {f"carrara-blocks-{colour}": 0 for colour in COLOURS}
    for colour in colour_names(state_of(after).blocks[seat]):
        left[f"carrara-blocks-{colour}"] += 1
    assert {**dict.fromkeys(left, 0), **amounts(said["blocks"])} == left


def pay_part(before: Match, seat: int, move: Move, said: Phrase, after: Match, told: list[Told]) -> None:
    """So many are chosen then: nothing is paid yet."""
    assert told == []
    assert state_of(after).owed == said["owed"]
    assert all(isinstance(one, Pay) and total(one.blocks) == said["owed"] for one in after.choices(seat))


def upgrade(before: Match, seat: int, move: Move, said: Phrase, after: Match, told: list[Told]) -> None:
    assert isinstance(move, Upgrade)
    for match, claimed in ((before, said["was"]), (after, said["worth"])):
        worth = list(match.view(seat)["table"]["players"][seat]["worth"].values())[move.upgrade]
        assert amounts(claimed) == {
            **({"carrara-vp": worth["vp"]} if worth["vp"] else {}),
            **({"carrara-coins": worth["coins"]} if worth["coins"] else {}),
        }


def score(before: Match, seat: int, move: Move, said: Phrase, after: Match, told: list[Told]) -> None:
    assert isinstance(move, Score)
    gain = amounts(said["gain"])
    assert vp(after, seat) - vp(before, seat) == gain.pop("carrara-vp", 0)
    assert state_of(after).coins[seat] - state_of(before).coins[seat] == gain.pop("carrara-coins", 0)
    assert total(state_of(after).objects[seat]) - total(state_of(before).objects[seat]) == sum(gain.values())


def purchase(before: Match, seat: int, move: Move, said: Phrase, after: Match, told: list[Told]) -> None:
    assert isinstance(move, Purchase)
    assert state_of(after).coins[seat] == said["left"]
    assert state_of(before).coins[seat] - state_of(after).coins[seat] == said["price"]
    was, now = (match.view(seat)["table"]["own"]["final"]["objects"] for match in (before, after))
    assert (said["before"], said["vp"]) == (was, now)


def announce(before: Match, seat: int, move: Move, said: Phrase, after: Match, told: list[Told]) -> None:
    assert vp(after, seat) - vp(before, seat) == said["vp"]
    assert state_of(after).ending == ANNOUNCED


def two(before: Match, seat: int, move: Move, said: Phrase, after: Match, told: list[Told]) -> None:
    assert state_of(after).coins[seat] - state_of(before).coins[seat] == said["coins"]


EFFECTS: dict[str, EffectCheck] = {
    "carrara-effect-buy": buy,
    "carrara-effect-price": price,
    "carrara-effect-build": build,
    "carrara-effect-improve": improve,
    "carrara-effect-pay": pay,
    "carrara-effect-pay-part": pay_part,
    "carrara-effect-upgrade": upgrade,
    "carrara-effect-upgrade-reconstructed": upgrade,
    "carrara-effect-score": score,
    "carrara-effect-purchase": purchase,
    "carrara-effect-announce": announce,
    "carrara-effect-two": two,
}


@pytest.mark.parametrize("seed", range(3))
def test_what_is_said_is_true_in_every_set_up(seed: int) -> None:
    for seats, options in setups(GAME):
        match = hold_truth(GAME, seats, options, f"carrara {seed}", PROMPTS, EFFECTS)
        assert match.result is not None
        for viewer in [*range(seats), None]:
            view = match.view(viewer)["table"]
            assert tuple(player["vp"] for player in view["players"]) == match.result.scores


@pytest.mark.parametrize("seed", range(4))
def test_a_start_prompt_names_exactly_the_verbs_that_are_possible(seed: int) -> None:
    """CAR-TURN-2, CAR-ANN-2, CAR-ANN-5: buying without turning is buying."""
    match, chance = GAME.new(2 + seed % 3, {"expansion": seed % 2 == 0}, seed), Chance(f"prompt {seed}")
    while not match.over:
        for seat in match.deciding:
            prompt = match.game.faces.prompt(match.state, seat)
            assert offered(prompt) == {move.text().split()[0] for move in match.choices(seat)}, prompt
        match.play(*random_decision(match, chance))


# --- positions that random matches rarely meet ------------------------------------------------------------------------

IDLE = {"wheel": {}, "bag": "", "holds": "black", "display": "villa-2"}
READY = {
    "built": "villa-5@lerici porta-5@lerici castello-5@lerici palazzo-5@lerici cathedrale-5@lerici villa-4@lerici",
    "scored": "biblioteca palazzo porta cathedrale villa castello",
    "objects_held": "8 book",
}


def prompts(t: Table) -> str:
    """The prompt of the seat that decides, held and said."""
    seat = t.match.deciding[0]
    prompt_offers_only_choices(t.match, seat, PROMPTS)
    prompt = t.match.game.faces.prompt(t.state, seat)
    assert offered(prompt) == {move.split()[0] for move in t.offers()}
    return Words("en", ["Anna", "Bruno", "Chiara"]).say(prompt)


def test_with_no_possible_action_the_prompt_offers_the_coins() -> None:
    """CAR-BUY-9, CAR-RUL-04."""
    t = table(**IDLE)  # type: ignore[arg-type]
    assert prompts(t) == "No action is possible: take 2 coins"
    t.state.ending = ANNOUNCED
    assert prompts(t) == "No action is possible: take 2 coins, or pass"


def test_with_no_possible_action_the_end_may_be_announced_first() -> None:
    """CAR-ANN-2, CAR-RUL-14."""
    t = table(wheel={}, bag="", holds="", display="porta-1", **READY)  # type: ignore[arg-type]
    assert t.offers() == ["two", "announce"]
    assert prompts(t) == "No action is possible: take 2 coins; before it you may announce the end of the game"
    t.play("announce")
    assert prompts(t) == "No action is possible: take 2 coins, or pass"


def test_the_start_prompt_names_only_what_is_possible() -> None:
    """CAR-TURN-2."""
    assert prompts(table(holds="", built="")) == "Choose your action: buy blocks"
    both = table(holds="", built="villa-1@pisa", display="porta-2")
    assert prompts(both) == "Choose your action: buy blocks or score"
    improving = table(holds="black", built="villa-1@lerici", display="porta-2", expansion=True, scored="villa rural")
    improving.state.eights = 0
    assert prompts(improving) == "Choose your action: buy blocks or improve a building"


def test_after_the_action_the_prompt_names_the_announcement_and_the_purchase() -> None:
    """CAR-TURN-3, CAR-RUL-15."""
    t = table(after_action=True, coins=10, **READY)  # type: ignore[arg-type]
    assert prompts(t) == "Buy one object for 10 coins, announce the end of the game, or end your turn"
    t.play("purchase cup")
    assert prompts(t) == "Announce the end of the game, or end your turn"
    t.play("announce")
    assert prompts(t) == "End your turn"


def test_others_are_not_told_that_an_object_could_be_bought() -> None:
    """CAR-HID-1, CAR-ADD-3: it may be too dear, and perhaps none is left."""
    words = Words("en", ["Anna", "Bruno", "Chiara"])
    for sale in ("", "cup"):
        t = table(after_action=True, coins=0, sale=sale)
        assert words.say(GAME.faces.prompt(t.state, 1)) == "Anna finishes the turn"


def test_whether_a_payment_is_asked_in_two_steps_is_hidden_from_others() -> None:
    """CAR-HID-1: the blocks behind the screen decide it."""
    few = table(expansion=True, holds="5 white 5 yellow", display="porta-1")
    many = table(expansion=True, holds="4 white 4 yellow 4 red 4 green 4 blue 4 black", display="porta-1")
    for t in (few, many):
        t.play("build villa-8 lerici")
    for viewer in (1, None):
        assert few.view(viewer)["phase"] == many.view(viewer)["phase"] == "pay"
        assert GAME.faces.prompt(few.state, viewer) == GAME.faces.prompt(many.state, viewer)
        assert few.match.view(viewer)["prompt"]["with"] == {"seat": {"seat": 0}}


def two_steps() -> Table:
    t = table(expansion=True, holds="4 white 4 yellow 4 red 3 green 2 blue")
    t.play("build villa-8 massa")
    return t


def test_the_two_steps_of_a_payment_are_described_as_they_are() -> None:
    """CAR-BLD-2: half a payment is no price, no payment is no payment of nothing."""
    t, words = two_steps(), Words("en")
    dear = "4 white blocks, 4 yellow blocks, 4 red blocks"
    assert prompts(t) == f"Villa 8 in Massa, 8 blocks: first choose which of these you pay with: {dear}"
    faces = {face.text: face for face in t.match.faces(0)}
    assert words.say(faces["pay white white white yellow"].say) == (
        "Pay 3 white blocks, 1 yellow block, the rest in other colours"
    )
    assert "pay none" not in faces, "the other colours do not suffice"
    effect = faces["pay white white white yellow"].effect
    assert effect is not None
    assert words.say(effect) == "4 more blocks are then chosen"
    effect = faces["pay white white white"].effect  # all five others pay the rest
    assert effect is not None
    assert words.say(effect) == "leaves 1 white block, 4 yellow blocks, 4 red blocks"
    why = t.refusal("pay white white").why
    assert words.say(why) == (
        "At least 3 of the blocks must be white, yellow or red: your other blocks do not suffice."
    )
    t.play("pay white white white yellow")
    assert prompts(t) == "Villa 8 in Massa: choose 4 more blocks to pay with"
    assert words.say(t.refusal("pay green").why) == "1 block is offered, and exactly 4 are owed."
    assert words.say(t.refusal("pay red").why) == (
        "The white, yellow and red blocks have been chosen already: pay what is still owed in other colours."
    )


def test_no_dear_block_is_not_nothing() -> None:
    """CAR-BLD-2."""
    t = table(expansion=True, holds="4 white 4 yellow 4 red 4 green 4 blue 4 black")
    t.play("build villa-8 lerici")
    face = next(face for face in t.match.faces(0) if face.text == "pay none")
    dear = "4 white blocks, 4 yellow blocks, 4 red blocks"
    assert Words("en").say(face.say) == f"Keep {dear}, pay in other colours"
    assert face.effect is not None
    assert Words("en").say(face.effect) == "8 more blocks are then chosen"
    all_dear = next(face for face in t.match.faces(0) if face.text == "pay white white white white red red red red")
    assert Words("en").say(all_dear.say) == "Pay 4 white blocks, 4 red blocks"


def test_refusing_a_pass_or_an_end_is_true_without_a_possible_action() -> None:
    """CAR-BUY-9, CAR-TURN-4."""
    t, words = table(**IDLE), Words("en")  # type: ignore[arg-type]
    for move in ("pass", "end"):
        assert t.rule(move) == "CAR-BUY-9"
        assert words.say(t.refusal(move).why) == "No action is possible: take 2 coins, and your turn is over."
    assert words.say(t.refusal("take I black").why) == "There is no block left on the wheel or in the bag."
    t.state.ending = ANNOUNCED
    assert words.say(t.refusal("end").why) == "No action is possible: take 2 coins, or pass."
    announced = table()
    announced.state.ending = ANNOUNCED
    assert words.say(announced.refusal("end").why) == "First take an action, or pass."


def test_the_tally_after_the_game_is_the_result() -> None:
    """CAR-FIN-4: the final scoring goes onto the track."""
    t = table(2, turn_of=1, display="villa-1", pile="", holds="black", objects_held="3 book", coins=17)
    assert t.vp(1) == 0
    t.play("build villa-1 lerici", "end")
    final_points_are_the_result(t.match)
    assert t.vp(1) == 9 + 1 + 3
    assert t.view(None)["players"][1]["vp"] == 13
