"""What Genoa says about a position holds in it: prompts, previews, final sums."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

import pytest

from loggia.games.genoa import GAME
from loggia.games.genoa.rules.events.actions import ActionBegan, Drew, Income, MessageDelivered, Received
from loggia.games.genoa.rules.events.course import Stepped
from loggia.games.genoa.rules.messages import deliverable
from loggia.games.genoa.rules.moves import Accept, Agree, Go, Hold, Main, Offer, Order, Take
from loggia.games.genoa.rules.pieces import GOOD_NO, GOODS, KINDS, N_BUILDINGS, N_GOODS
from loggia.games.genoa.rules.state import PICK, PLACE, TOWER, GenoaState
from loggia.games.genoa.rules.trade.negotiating import acceptable
from loggia.games.genoa.rules.trade.rights import can_act, eligible
from loggia.kernel import Chance, Event, Match, Move, Phrase, Said, Told
from loggia.kernel.laws.truth import EffectCheck, effect_comes_true, hold_truth
from loggia.kernel.random_play import random_decision
from tests.fixtures import label, setups
from tests.games.genoa.table import BOX

SELL = "accept|counter"
PLAY = "order|play"
VERBS: dict[str, tuple[str, ...]] = {
    "place": ("roll",),
    "place-card": ("roll", "start"),
    "place-other": (),
    "tower-take-sell-leave": ("take", SELL, "leave"),
    "tower-take-sell": ("take", SELL),
    "tower-take-leave": ("take", "leave"),
    "tower-take": ("take",),
    "tower-sell-leave": (SELL, "leave"),
    "tower-sell": (SELL,),
    "tower-leave": ("leave",),
    "tower-wait": (),
    "sell-or-take": ("take", "accept"),
    "sell": ("accept",),
    "bids-awaited": (),
    "bids-awaited-take": ("take",),
    "bids-awaited-move": ("go", "stop"),
    "handed-in": (),
    "sealed-bid": ("offer", "pass"),
    "sealed-step": ("offer", "pass"),
    "sealed-pass": ("pass",),
    "proposed": ("agree",),
    "proposed-bid": ("agree", "offer"),
    "proposed-pass": ("agree", "pass"),
    "proposed-bid-pass": ("agree", "offer", "pass"),
    "bid": ("offer", "pass"),
    "bid-passed": ("offer",),
    "bid-free": ("offer",),
    "bid-stands": ("offer", "withdraw"),
    "bid-stands-open": ("offer", "pass"),
    "bid-stands-last": ("withdraw",),
    "pass": ("pass",),
    "hushed": (),
    "no-action": (),
    "tower-other": (),
    "move": ("go", "stop"),
    "move-sell": ("go", SELL, "stop"),
    "move-bid": ("offer",),
    "move-watch": (),
    "action": ("main",),
    "action-play": ("main", PLAY),
    "action-done": ("done",),
    "action-done-play": ("done", PLAY),
    "action-other": (),
    "pick": ("pick",),
    "pick-other": (),
    "own": ("own", "skip"),
    "own-other": (),
    "over": (),
}
"""By the prompt, without `genoa-prompt-`: what its sentence invites to."""

Stock = Counter[str]
"""How much of what: money, goods of the play area, cards of each kind."""


def state_of(match: Match) -> GenoaState:
    """The state of a match of Genoa."""
    assert isinstance(match.state, GenoaState)
    return match.state


def stock(match: Match, seat: int) -> Stock:
    """All that a seat has."""
    state = state_of(match)
    found = Counter({name: state.area[seat * N_GOODS + good] for name, good in GOOD_NO.items()})
    found["money"] = state.money[seat]
    for kind, name in enumerate(KINDS):
        found[name] = (state.hands[seat] & BOX.kind_mask[kind]).bit_count()
    return found


def gained(before: Match, after: Match, seat: int, told: Iterable[Told]) -> Stock:
    """What a seat has more or less now, apart from messages delivered by themselves at the end of a turn."""
    found = stock(after, seat)
    found.subtract(stock(before, seat))
    for event in events(told, MessageDelivered):
        if event.seat == seat and not event.by_hand:
            found["money"] -= event.amount
            found["message"] += 1
    return nonzero(found)


def nonzero(found: Stock) -> Stock:
    """Only what is more or less than nothing."""
    return Counter({name: count for name, count in found.items() if count})


def events(told: Iterable[Told], kind: type[Event]) -> list[Any]:
    """The events of one type."""
    return [one.event for one in told if isinstance(one.event, kind)]


def said(words: Said, later: bool) -> Stock:
    """The figures of a preview: what changes hands at once, or (`later`) what the action will bring."""
    found: Stock = Counter()
    if isinstance(words, tuple):
        for one in words:
            found.update(said(one, later))
        return found
    assert isinstance(words, Phrase)
    if words.id == "genoa-nothing":
        return found
    if words.id == "genoa-and":
        return said(words["some"], later) + said(words["last"], later)
    if words.id.startswith("genoa-drawn"):
        return said(words["item"], False) if later else found
    if later:
        return found
    if words.id == "genoa-closed":
        return said(words["item"], False)
    if words.id == "genoa-ducats":
        amount = words["amount"]
        assert isinstance(amount, int)
        return Counter(money=amount)
    if words.id.startswith("genoa-card-"):
        return Counter({words.id.removeprefix("genoa-card-").removesuffix(".the").replace("-", "_"): 1})
    name = words.id.partition(".")[0].split("-", 2)[2].replace("-", "_")
    count = words["count"] if words.id.endswith(".some") else 1
    assert name in (*GOODS, *KINDS)
    assert isinstance(count, int)
    return Counter({name: count})


# --- deals ------------------------------------------------------------------------------------------------------------


def deal_is_struck(match: Match, effect: Phrase, buyer: int, field: str, told: list[Told]) -> None:
    """The buyer gets what the preview calls it: the action, the step, or both."""
    bought = effect["bought"]
    assert isinstance(bought, Phrase)
    steps = [event.field for event in events(told, Stepped)]
    acts = [(event.seat, event.field) for event in events(told, ActionBegan)]
    assert steps == ([] if bought.id == "genoa-bought-action" else [field])
    assert acts == ([] if bought.id == "genoa-bought-step" else [(buyer, field)])


def sale(match: Match, seat: int, move: Move, effect: Phrase, after: Match, told: list[Told]) -> None:
    """`accept`: what the tower player gets and gives."""
    assert isinstance(move, Accept)
    deal_is_struck(match, effect, move.seat, move.field, told)
    wanted = said(effect["get"], False)
    if effect.id.endswith("-ask"):
        wanted.subtract(said(effect["give"], False))
    income = sum(event.amount for event in events(told, Income) if event.seat == seat)
    wanted["money"] += income
    assert gained(match, after, seat, told) == nonzero(wanted)
    assert said(effect["get"], True) == Counter(dict(state_of(after).promise))


def income(match: Match, seat: int, move: Move, effect: Phrase, after: Match, told: list[Told]) -> None:
    """`accept` where the seller's own marker is paid for, too."""
    inner = effect["effect"]
    assert isinstance(inner, Phrase)
    paid = [event.amount for event in events(told, Income) if event.seat == seat]
    assert paid == [said(effect["money"], False)["money"]]
    sale(match, seat, move, inner, after, told)


def purchase(match: Match, seat: int, move: Move, effect: Phrase, after: Match, told: list[Told]) -> None:
    """`agree`: what the buyer gets and gives, and the card that it costs."""
    assert isinstance(move, Agree)
    deal_is_struck(match, effect, seat, move.field, told)
    wanted: Stock = Counter()
    wanted.subtract(said(effect["give"], False))
    if "-ask" in effect.id:
        wanted.update(said(effect["get"], False))
    if effect.id.endswith("-further"):
        wanted["further_action"] -= 1
    assert gained(match, after, seat, told) == nonzero(wanted)
    assert said(effect["give"], True) == Counter(dict(state_of(after).promise))


# --- actions ----------------------------------------------------------------------------------------------------------


def received(told: Iterable[Told]) -> Stock:
    """What a main effect brought."""
    found: Stock = Counter()
    for event in events(told, Received):
        found.update(dict(event.goods))
    for event in events(told, Drew):
        found[event.stack] += event.count
    return nonzero(found)


def action_brings(effect: Phrase, after: Match, seat: int) -> None:
    """The action that is open now brings what the preview said."""
    mains = [move for move in after.choices(seat) if isinstance(move, Main)]
    gain: Said = () if effect.id.endswith("-nothing") else effect["gain"]
    villa = gain[0] if isinstance(gain, tuple) and gain else None
    orders = [move for move in mains if move.choice and move.choice != "privilege"]
    promised = bool(state_of(after).promise)
    if isinstance(villa, Phrase) and villa.id in ("genoa-gain-villa", "genoa-gain-order"):
        assert orders or promised
        return
    trial = after.copy()
    kept = next((move for move in mains if move not in orders), None)
    if kept is not None:
        assert received(trial.play(seat, kept)) == said(gain, False)


def take(match: Match, seat: int, move: Move, effect: Phrase, after: Match, told: list[Told]) -> None:
    """`take`: what the action brings, and the card that it costs."""
    assert isinstance(move, Take)
    spent = Counter({"further_action": -1}) if "-further" in effect.id else Counter()
    assert gained(match, after, seat, told) == spent
    action_brings(effect, after, seat)


def offer(match: Match, seat: int, move: Move, effect: Phrase, after: Match, told: list[Told]) -> None:
    """`offer`: what it would buy, if it were accepted at once."""
    assert isinstance(move, Offer)
    state, field = state_of(after), BOX.field_no[move.field]
    if state.slow or not acceptable(state, field):
        return
    accept = Accept(seat, move.field)
    if after.refusal(state.tower, accept) is not None:
        return
    struck = after.copy()
    happened = struck.play(state.tower, accept)
    if effect.id == "genoa-effect-buys-step":
        assert [event.field for event in events(happened, Stepped)] == [move.field]
        assert not events(happened, ActionBegan)
    else:
        assert field < N_BUILDINGS
        steps = [move.field] if effect.id.startswith("genoa-effect-buys-there") else []
        assert [event.field for event in events(happened, Stepped)] == steps
        if move.ask.empty and not move.pay.goods:
            action_brings(effect, struck, seat)


def with_picks(match: Match) -> Match:
    """The match after all promised cards have been picked."""
    trial = match.copy()
    while state_of(trial).phase == PICK:
        seat = state_of(trial).picker
        trial.play(seat, trial.choices(seat)[0])
    return trial


def main(match: Match, seat: int, move: Move, effect: Phrase, after: Match, told: list[Told]) -> None:
    """`main`, `order`, `play building_action`: what the effect gives and takes, and what goes on as promised."""
    wanted = main_figures(effect, move)
    if not isinstance(move, (Main, Order)):
        wanted["building_action"] -= 1
    assert gained(match, with_picks(after), seat, told) == nonzero(wanted)


def main_figures(effect: Phrase, move: Move) -> Stock:
    """The figures of such a preview."""
    if effect.id == "genoa-effect-promised":
        inner = effect["effect"]
        assert isinstance(inner, Phrase)
        found = main_figures(inner, move)
        found.subtract(said(effect["give"], False))
        return found
    if effect.id.startswith("genoa-effect-gain"):
        return Counter() if effect.id.endswith("-nothing") else said(effect["gain"], False)
    found = said(effect["money"], False)
    found.subtract(said(effect["wares"], False))
    if effect.id == "genoa-effect-large":
        found.update(said(effect["special"], False))
    found["small_order" if isinstance(move, Order) else "large_order"] -= 1
    return found


def kept_back(match: Match, seat: int, move: Move, effect: Phrase, after: Match, told: list[Told]) -> None:
    """GEN-NEG-13: `hold`: nothing moves now, and the card is left out when messages deliver themselves."""
    assert isinstance(move, Hold)
    assert said(effect["money"], False) == Counter({"money": BOX.message_pay})
    assert not gained(match, after, seat, told)
    card = BOX.card_no[move.card]
    assert state_of(after).held >> card & 1
    assert state_of(after).hands[seat] >> card & 1


def message(match: Match, seat: int, move: Move, effect: Phrase, after: Match, told: list[Told]) -> None:
    """`deliver`."""
    wanted = said(effect["money"], False)
    wanted["message"] -= 1
    assert gained(match, after, seat, told) == nonzero(wanted)


def step(match: Match, seat: int, move: Move, effect: Phrase, after: Match, told: list[Told]) -> None:
    """`go`: the steps that remain, and the own messages that it completes."""
    assert isinstance(move, Go)
    state = state_of(after)
    if state.phase == TOWER or effect["left"]:
        assert after.view(seat)["table"]["steps_left"] == effect["left"]
    else:
        assert not state.near
    if state.phase == PLACE or after.over:
        return
    hand = state.hands[seat]
    before = state_of(match)
    fresh = len(deliverable(BOX, state, hand)) - len(deliverable(BOX, before, hand))
    count = effect["count"] if effect.id.endswith("-messages") else 0
    assert fresh == count
    if fresh:
        assert said(effect["money"], False)["money"] == fresh * BOX.message_pay


EFFECTS: dict[str, EffectCheck] = {
    "hold": kept_back,
    "sell": sale,
    "sell-ask": sale,
    "income": income,
    "buy": purchase,
    "buy-ask": purchase,
    "buy-further": purchase,
    "buy-ask-further": purchase,
    "take": take,
    "take-nothing": take,
    "take-further": take,
    "take-further-nothing": take,
    "buys": offer,
    "buys-nothing": offer,
    "buys-there": offer,
    "buys-there-nothing": offer,
    "buys-step": offer,
    "gain": main,
    "gain-nothing": main,
    "large": main,
    "promised": main,
    "order": main,
    "money": message,
    "go": step,
    "go-messages": step,
}
CHECKS = {f"genoa-effect-{name}": check for name, check in EFFECTS.items()}


CLAIMS: dict[str, Callable[[GenoaState, int], bool]] = {
    "tower-leave": lambda state, seat: not can_act(BOX, state, seat),
    "tower-wait": lambda state, seat: not can_act(BOX, state, seat),
    "tower-sell": lambda state, seat: not can_act(BOX, state, seat) and not state.must_sell(),
    "tower-sell-leave": lambda state, seat: not can_act(BOX, state, seat) and not state.must_sell(),
    "sell": lambda state, seat: not can_act(BOX, state, seat) and state.must_sell(),
    "sell-or-take": lambda state, seat: can_act(BOX, state, seat) and state.must_sell(),
    "no-action": lambda state, seat: not can_act(BOX, state, seat),
    "bid-passed": lambda state, seat: bool(state.passed >> seat & 1),
    "bid": lambda state, seat: eligible(BOX, state, seat) and not state.passed >> seat & 1,
    "handed-in": lambda state, seat: state.round_open and seat in state.sealed,
    "bids-awaited": lambda state, seat: state.round_open,
    "hushed": lambda state, seat: state.hushed,
}
"""What some prompts claim besides."""


PROMPT = "genoa-prompt-"
SETUPS = list(setups(GAME))
every_setup = pytest.mark.parametrize(("seats", "options"), SETUPS, ids=[label(*one) for one in SETUPS])


@every_setup
def test_prompts_and_previews_hold(seats: int, options: dict[str, Any]) -> None:
    """Nothing is said that the position contradicts, over a whole random match; the final purses are the result."""
    verbs = {f"{PROMPT}{name}": offered for name, offered in VERBS.items()}
    match = hold_truth(GAME, seats, options, "whole", verbs, CHECKS, sampled=2)
    result = match.result
    assert result is not None
    assert tuple(one["money"] for one in match.view(None)["table"]["seats"]) == result.scores


@every_setup
def test_previews_of_unlisted_moves_and_claims_of_prompts_hold(seats: int, options: dict[str, Any]) -> None:
    """Bargainers who agree and accept whenever they can: deals of every kind, with goods and cards both ways."""
    match, chance = GAME.new(seats, options, "deals"), Chance("deals")
    heard: set[str] = set()
    while not match.over and len(match.moves) < 900:
        for seat in range(seats):
            name = GAME.faces.prompt(state_of(match), seat).id.removeprefix(PROMPT)
            heard.add(name)
            assert name not in CLAIMS or CLAIMS[name](state_of(match), seat), name
        seat, move = next(
            ((seat, one) for seat in match.deciding for one in match.choices(seat) if isinstance(one, (Accept, Agree))),
            random_decision(match, chance),
        )
        effect_comes_true(match, seat, move, CHECKS)
        match.play(seat, move)
    assert {"over", "move-sell", "own", "action"} - heard <= {"over"}
