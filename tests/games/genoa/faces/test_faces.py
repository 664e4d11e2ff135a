"""The faces of moves: notation, integers, pieces to point at, words."""

from __future__ import annotations

import pytest

from loggia.games.genoa import GAME
from loggia.games.genoa.rules.box.move_table import THINGS
from loggia.games.genoa.rules.moves import Counter, Offer
from loggia.games.genoa.rules.trade.bundles import Bundle
from loggia.kernel import Chance, NotAMove
from loggia.kernel.random_play import random_decision
from loggia.words import LANGUAGES, Words
from tests.games.genoa.table import BOX, A, C, D, Table


@pytest.mark.parametrize(
    ("spoken", "written"),
    [
        ("Offer 15 + silk for fabrics", "offer fabrics pay 15 + silk"),
        ("offer 15d + 2 silk for Guild hall ask copper", "offer guild_hall pay 15 + 2 silk ask copper"),
        ("OFFER harbour PAY 20 ducats ASK 1 copper", "offer harbor pay 20 ask copper"),
        ("offer silk + 15 for park", "offer park pay 15 + silk"),
        (
            "offer city_hall pay 15 + drawn 1 small_order (giver picks)",
            "offer city_hall pay 15 + drawn small_order giver",
        ),
        (
            "offer city hall pay drawn:2 small orders (receiver picks)",
            "offer city_hall pay drawn 2 small_order receiver",
        ),
        (
            "offer park pay card:SO13 + 2 messages (closed) with ms02 ms01",
            "offer park pay SO13 + 2 message with MS02 MS01",
        ),
        ("offer park pay closed MS01", "offer park pay message with MS01"),
        ("offer 1:1 trade for tavern", "offer tavern pay trade_1_1"),
        ("counter 2 10 + drawn silk for fabrics", "counter 2 fabrics pay 10 + drawn silk"),
        ("accept 2", "accept 2"),
        ("accept 2 Coach House v3 with MS01", "accept 2 coach_house v3 with MS01"),
        ("agree", "agree"),
        ("take with further action", "take"),
        ("go to st_47", "go st_47"),
        ("play trade 1:1 ms05 for marker", "play trade_1_1 MS05 for marker"),
        ("main lo01 further action", "main LO01 further_action"),
        (
            "own st_47 coach_house : remove+place guild_hall:place",
            "own st_47 guild_hall:place coach_house:remove+place",
        ),
        ("  pass  ", "pass"),
    ],
)
def test_the_notation_forgives(spoken: str, written: str) -> None:
    move = GAME.faces.parse(spoken)
    assert move.text() == written
    assert GAME.faces.parse(written) == move


@pytest.mark.parametrize(
    "text",
    [
        *("", "dance", "offer", "offer park", "offer park pay", "offer park pay 5 ask", "offer park pay 5 + 5", "go"),
        *("go nowhere", "accept", "accept x", "accept 1 park v0", "play", "play any_ware gold", "own st_47 park:burn"),
        *("main LO01 marker", "pass now", "deliver", "order XX1", "counter park pay 5", "agree park harbor"),
    ],
)
def test_what_is_not_a_move_is_explained(text: str) -> None:
    with pytest.raises(NotAMove) as refused:
        GAME.faces.parse(text)
    for language in LANGUAGES:
        assert Words(language).say(refused.value.why)


def test_sampled_moves_round_trip_and_have_their_own_pieces() -> None:
    """Every choice of a list has its own multiset of pieces; samples of all kinds are read back as they were."""
    for seed in range(6):
        match, chance = (
            GAME.new(2 + seed % 4, {"pace": ("live", "slow")[seed % 2]}, f"ids {seed}"),
            Chance(f"ids {seed}"),
        )
        while not match.over:
            seat, move = random_decision(match, chance)
            assert GAME.faces.parse(move.text()) == move
            assert match.refusal(seat, move) is None
            for viewer in range(match.seats):
                faces = match.faces(viewer)
                assert len({tuple(sorted(face.ids)) for face in faces}) == len(faces)
                assert len(faces) < (110 if not match.game.rules.lists_all(match.state, viewer) else 520)
            match.advance(seat, move)


def test_a_short_list_stays_short() -> None:
    """GEN-NEG-19: in a negotiation a list is a sample, not everything."""
    table = Table(seats=3, at="guild_hall").seat(C, "silk, LO01, SO05, MS02, 500 d")
    assert 20 < len(table.match.choices(C)) <= 60
    assert not GAME.rules.lists_all(table.state, C)


# --- integers ---------------------------------------------------------------------------------------------------------


def test_level_one_offers_have_the_index_of_the_rules() -> None:
    """GEN-NEG-17, GEN-NEG-19: target x 273 + 21 x (money / 5) + thing."""
    first = GAME.faces.code(Offer("guild_hall", Bundle(5)))
    assert first is not None
    assert THINGS == 21
    base = first - 21
    for field in ("guild_hall", "fabrics", "market", "st_76"):
        for money in (0, 5, 60):
            number = BOX.field_no[field] * 273 + 21 * (money // 5)
            if money:
                assert GAME.faces.code(Offer(field, Bundle(money))) == base + number
            assert GAME.faces.code(Offer(field, Bundle(money, (("silver", 1),)))) == base + number + 1
            assert GAME.faces.code(Offer(field, Bundle(money, closed=(("privilege", 1),)))) == base + number + 18
    assert (
        GAME.faces.code(Offer("fabrics", Bundle(10, drawn=(("silk", 1),))))
        == base + BOX.field_no["fabrics"] * 273 + 42 + 19
    )


def test_level_one_has_272_offers_per_target() -> None:
    """GEN-NEG-17: 13 x 21 - 1; with two players the 12 of money alone fall away."""
    offers = {offer.pay for offer in BOX.moves.offers(BOX.field_no["fabrics"]) if not offer.pay.empty}
    assert len(offers) == 272
    assert sum(offer.has_good() for offer in offers) == 260


def test_offers_beyond_level_one_have_no_integer_but_are_moves() -> None:
    """GEN-NEG-18, GEN-NEG-20: level 2 asks something back; people and bots write the same offers."""
    table = Table(at="park").seat(A, "copper").seat(C, "silk 2")
    for terms in ("5 ask copper", "2 silk", "65", "5 + 2 silk"):
        assert GAME.faces.code(GAME.faces.parse(f"offer park pay {terms}")) is None
        assert table.may(C, f"offer park pay {terms}")
    assert len(BOX.moves.bids(BOX.field_no["park"], 60)) == 12  # level 0: money alone


def test_proposals_have_integers_for_money_and_promises() -> None:
    """GEN-NEG-17."""
    for move in (Counter(2, "fabrics", Bundle(20)), Counter(0, "fabrics", Bundle(5, drawn=(("silk", 1),)))):
        code = GAME.faces.code(move)
        assert code is not None
        assert GAME.faces.decode(code) == move
    assert GAME.faces.code(Counter(2, "fabrics", Bundle(5, (("silk", 1),)))) is None


def test_far_targets_of_the_list_stand_on_own_cards() -> None:
    """GEN-NEG-19: the current field, neighbours, and at most three far buildings named on own cards."""
    table = Table(at="st_47").seat(C, "MS11, SO09, LO01")
    fields = {move.field for move in table.match.choices(C) if isinstance(move, Offer)}
    assert {"guild_hall", "coach_house", "st_37", "st_57"} <= fields
    assert fields - {"guild_hall", "coach_house", "st_37", "st_57"} == {"park", "metals", "villa_colini"}


def test_every_integer_is_a_move() -> None:
    for code in range(0, GAME.faces.codes, 7):
        move = GAME.faces.decode(code)
        assert GAME.faces.parse(move.text()).text() == move.text()


# --- words ------------------------------------------------------------------------------------------------------------


def test_sentences_are_whole_in_both_languages() -> None:
    table = Table(at="park").seat(C, "MS01").do((C, "offer park pay 15 + message ask nothing"))
    english, french = Words("en"), Words("fr")
    event = table.told[0].event
    assert english.say(event.say()) == "Player 3 offers 15 ducats and a message (face down) for the Park"
    assert french.say(event.say()) == "Joueur 3 offre pour le Parc\u00a0: 15 ducats et un message (face cachée)"
    refused = table.refusal(D, "offer park pay 500")
    assert english.say(refused.why) == "You do not have 500 ducats."


def test_the_view_tells_what_this_turn_could_serve() -> None:
    """Reachability of own orders and messages, so that the client needs no rule."""
    table = Table(at="guild_hall").seat(C, "MS01, SO01, LO01, SO07, PR01")
    chances = {one["card"]: one for one in table.view(C)["chances"]}
    assert chances["MS01"]["steps"] == 2
    assert chances["SO01"] == {"card": "SO01", "steps": 0, "ready": False, "missing": ["rice"], "held": False}
    assert chances["LO01"]["steps"] == 3
    assert chances["SO07"]["steps"] == 4
    assert set(chances) == {"MS01", "SO01", "LO01", "SO07"}
    assert table.view(A)["chances"] == []


def test_the_view_holds_what_a_form_for_offers_needs() -> None:
    table = Table(at="fabrics").seat(C, "silk").acted(D)
    talk = table.view(C)["talk"]
    here = next(target for target in talk["targets"] if target["field"] == "fabrics")
    assert (here["mode"], here["ready"], here["buyers"]) == ("tower", True, [1, 2])
    assert here["yields"] == [{"name": "silk", "count": 1}, {"name": "linen", "count": 1}]
    assert table.view(C)["seats"][C]["posts_left"] == 12
    street = next(target for target in talk["targets"] if target["field"] == "st_62")
    assert (street["buyers"], street["yields"], street["ready"]) == ([1, 2, 3], [], False)
