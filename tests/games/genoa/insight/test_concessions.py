"""What a bot answers whose proposal is turned down, and who could gain by speaking (for the house's pauses)."""

from __future__ import annotations

import pytest

from loggia.bots.stakes import OWN, stake
from loggia.games.genoa.insight.trade.bargaining import Bargaining
from loggia.games.genoa.rules.moves import Counter, Offer
from loggia.games.genoa.rules.pieces import BUILDINGS
from loggia.games.genoa.rules.state import offer_key
from loggia.kernel import Chance, Sight
from tests.games.genoa.table import BOX, TRADE, A, B, C, Table


def _reply(table: Table, seat: int, about: str) -> tuple[Offer | Counter | None, str]:
    reply = TRADE.reply(table.state, seat, about)
    assert reply.move is None or isinstance(reply.move, Offer | Counter)
    return reply.move, reply.say.id


def test_a_buyer_turned_down_offers_more_but_never_more_than_it_is_worth_to_him() -> None:
    """GEN-NEG-1: the new offer replaces the old one, brings the tower player more and the buyer still something."""
    table = Table(3, at="city_hall")
    table.play(B, "offer city_hall pay 5")
    offers = 0
    move, said = _reply(table, B, "offer:1:city_hall")
    while move is not None:
        talk = Bargaining(BOX, table.state)
        field = BOX.field_no["city_hall"]
        standing = talk.standing(B, field, table.state.offers[offer_key(B, field)])
        assert isinstance(move, Offer)
        brings = talk.gains(B, field, move.pay, move.ask)
        assert brings[B] > 0
        assert brings[A] > standing[A]
        assert said == "genoa-spoken-better"
        table.play(B, move.text())
        offers += 1
        move, said = _reply(table, B, "offer:1:city_hall")
    assert 0 < offers < 8
    assert said.startswith("genoa-spoken-last")


def test_the_tower_player_turned_down_asks_for_less() -> None:
    table = Table(3, at="city_hall")
    table.play(A, "counter 1 city_hall pay 100")
    move, said = _reply(table, A, "counter:1:city_hall")
    assert isinstance(move, Counter)
    assert move.pay.money < 100
    assert said == "genoa-spoken-better"


def test_a_proposal_that_is_gone_is_nothing_to_talk_about() -> None:
    table = Table(3, at="city_hall")
    assert _reply(table, B, "offer:1:city_hall") == (None, "genoa-spoken-never-mind")


@pytest.mark.parametrize("seat", [B, C])
def test_who_has_nothing_to_buy_with_has_no_stake(seat: int) -> None:
    """GEN-ACT-9: whoever has acted cannot buy an action: bots need not wait for him."""
    worth = 0
    for building in BUILDINGS:
        table = Table(3, at=building)
        sight = Sight(table.match, seat)
        worth += stake(sight, Chance("x")) == OWN
        table.state.acted[seat] = 9
        assert stake(sight, Chance("x")) == ""
    assert worth
    assert worth < len(BUILDINGS), "where little can be gained nobody is waited for"


def test_a_proposal_worth_taking_is_a_stake_of_its_own() -> None:
    table = Table(3, at="city_hall")
    table.play(A, "counter 1 city_hall pay 5")
    assert stake(Sight(table.match, B), Chance("x")) == "counter:1:city_hall"
