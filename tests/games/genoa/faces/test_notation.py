"""The written form of every proposal: text and move say the same, so that a record replays to the same match."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from loggia.games.genoa import GAME
from loggia.games.genoa.rules.moves import Counter, GenoaMove, Offer, Own, PlayTrade, Withdraw
from loggia.games.genoa.rules.pieces import GOODS, KINDS, N_BUILDINGS, bits
from loggia.games.genoa.rules.state import MOVE, TOWER, GenoaState
from loggia.games.genoa.rules.trade.bundles import NOTHING, Bundle
from loggia.kernel import Chance, Match, Record, laws, replay
from loggia.kernel.random_play import random_decision
from tests.games.genoa.table import BOX, A, B, C, Table


def test_goods_that_are_all_alike_have_no_picker() -> None:
    """GEN-TRADE-2.7: somebody picks among cards only; written or not, it is the same offer."""
    move = GAME.faces.parse("offer fabrics pay drawn silk receiver")
    assert move == GAME.faces.parse("offer fabrics pay drawn silk") == GAME.faces.parse(move.text())
    assert Offer("fabrics", Bundle(drawn=(("silk", 1),), picks="receiver")) == move
    assert Bundle(picks="giver") == NOTHING
    table = Table(at="fabrics").do((C, "offer fabrics pay drawn silk receiver"), (A, "accept 2"))
    action = table.view(B)["action"]
    assert action is not None
    assert action["picks"] == ""


def test_the_order_of_goods_means_nothing() -> None:
    """One deal has one text, whoever wrote it and in which order."""
    one = Bundle(5, (("silk", 1), ("rice", 2)), closed=(("privilege", 1), ("message", 1)))
    other = Bundle(5, (("rice", 2), ("silk", 1)), closed=(("message", 1), ("privilege", 1)))
    assert one == other
    assert GAME.faces.parse(f"offer park pay {one.text()}") == Offer("park", other)
    ops = (("guild_hall", "place"), ("coach_house", "place"))
    assert (
        Own("st_47", ops) == Own("st_47", ops[::-1]) == GAME.faces.parse("own st_47 coach_house:place guild_hall:place")
    )


def test_only_goods_and_kinds_can_be_taken_in_a_trade() -> None:
    """GEN-R-22: a taken card is the top one of its stack; no single card can be asked for."""
    table = Table(at="park").seat(A, "trade_1_1, MS01").do((A, "take"))
    refused = table.match.refusal(A, PlayTrade("MS01", "MS01"))
    assert refused is not None
    assert refused.rule == "GEN-R-22"


def test_a_withdrawal_has_one_form() -> None:
    """A move that the gate lets through is the one that its text says."""
    table = Table(at="park").do((C, "offer park pay 5"))
    assert table.match.refusal(C, Withdraw("park", -2)) is not None
    assert table.match.refusal(C, Withdraw("park")) is None


# --- every proposal that can be reached -------------------------------------------------------------------------------


def any_bundle(state: GenoaState, giver: int, field: int, chance: Chance) -> Bundle:
    """Some side of a deal, lawful or not: anything that the giver has, in any order, and some promises."""
    counts = [(good, 1 + chance.below(2)) for good in GOODS if not chance.below(5)]
    chance.shuffle(counts)
    cards = [BOX.card_ids[card] for card in bits(state.hands[giver]) if not chance.below(4)]
    chance.shuffle(cards)
    closed = [(kind, 1 + chance.below(2)) for kind in KINDS if not chance.below(4)]
    chance.shuffle(closed)
    drawn: list[tuple[str, int]] = []
    if field < N_BUILDINGS and chance.below(2):
        drawn = [(name, 1 + chance.below(2)) for name in (*GOODS, *KINDS) if not chance.below(9)]
        drawn += [(name, count) for name, count, _ in BOX.yields[field] if chance.below(2) and name not in dict(drawn)]
        chance.shuffle(drawn)
    held = state.area[giver * len(GOODS) : (giver + 1) * len(GOODS)]
    goods = tuple((name, count) for name, count in counts if held[GOODS.index(name)] >= count or not chance.below(6))
    picks = chance.choice(("", "", "giver", "receiver"))
    money = chance.choice((0, 0, 5, 10, 35))
    return Bundle(money, goods, tuple(cards), tuple(closed), tuple(drawn), picks)


def any_proposal(match: Match, chance: Chance) -> tuple[int, GenoaMove]:
    """An offer or a counter-offer, lawful or not."""
    state = match.state
    assert isinstance(state, GenoaState)
    seat = chance.below(state.seats)
    field = chance.choice([state.path[-1], *bits(state.reach)])
    pay = any_bundle(state, seat if seat != state.tower else (seat + 1) % state.seats, field, chance)
    ask = any_bundle(state, state.tower, N_BUILDINGS, chance) if chance.below(2) else NOTHING
    if seat != state.tower:
        return seat, Offer(BOX.fields[field], pay, ask)
    return seat, Counter((seat + 1) % state.seats, BOX.fields[field], pay, ask)


@settings(max_examples=8)
@given(seed=st.integers(0, 10_000), seats=st.sampled_from([2, 3, 4, 5]), pace=st.sampled_from(["live", "slow"]))
def test_every_proposal_that_passes_the_gate_round_trips_and_replays(seed: int, seats: int, pace: str) -> None:
    """Sampled ones, and generated ones far outside of the bounded list."""
    chance = Chance(f"writing {seed}")
    match = GAME.new(seats, {"pace": pace}, seed)
    while not match.over and len(match.moves) < 250:
        seat, move = random_decision(match, chance)
        state = match.state
        assert isinstance(state, GenoaState)
        if state.phase in (TOWER, MOVE):
            for _ in range(12):
                speaker, proposal = any_proposal(match, chance)
                if match.refusal(speaker, proposal) is None:
                    assert GAME.faces.parse(proposal.text()) == proposal
                    seat, move = speaker, proposal
            for other in range(seats):
                if match.choices(other):
                    sampled = GAME.rules.sample(state, other, chance)
                    assert GAME.faces.parse(sampled.text()) == sampled
        assert GAME.faces.parse(move.text()) == move
        match.play(seat, move)
    again = replay(GAME, Record.read(match.record.text()))
    assert laws.fingerprint(again) == laws.fingerprint(match)


@pytest.mark.parametrize("seats", [2, 4])
def test_generated_proposals_are_lawful_often_enough(seats: int) -> None:
    """The property above is not empty: proposals with several goods, with cards and with promises get through."""
    forms: set[str] = set()
    for number in range(6):
        chance, match = Chance(f"often {number}"), GAME.new(seats, {}, f"often {number}")
        while not match.over:
            state = match.state
            assert isinstance(state, GenoaState)
            for _ in range(6 if state.phase in (TOWER, MOVE) else 0):
                speaker, proposal = any_proposal(match, chance)
                if match.refusal(speaker, proposal) is None and isinstance(proposal, Offer | Counter):
                    pay = proposal.pay
                    forms |= {name for name in ("goods", "cards", "closed", "drawn", "picks") if getattr(pay, name)}
                    forms |= {"two"} if len(pay.items()) > 1 else set()
            match.play(*random_decision(match, chance))
    assert forms == {"goods", "cards", "closed", "drawn", "picks", "two"}
