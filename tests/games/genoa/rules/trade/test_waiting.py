"""GEN-NEG-21: somebody is always waited for, also in sealed rounds; GEN-NEG-3: what has expired is off the table."""

from __future__ import annotations

import pytest

from loggia.games.genoa import GAME
from loggia.games.genoa.rules.events.trade import BidsOpened, Lapsed
from loggia.games.genoa.rules.messages import deliverable
from loggia.games.genoa.rules.moves import Deliver
from loggia.games.genoa.rules.state import OWNERS, GenoaState
from loggia.kernel import AnyGame, Chance, Match, laws
from loggia.kernel.random_play import random_decision
from tests.games.genoa.table import BOX, A, B, C, Table


def round_that_loses_its_only_bidder(game: AnyGame = GAME) -> Table:
    """A has acted and stands in a villa without privileges; B's only good is a message that can be delivered."""
    table = Table(seats=2, at="coach_house", pace="slow").seat(B, "MS13")
    table.match = Match(game, 2, table.match.options, table.state, Chance("waiting"), "waiting", [])
    table.stack("privilege")
    table.do((B, "pass"), (A, "take"), (A, "main"), (A, "done"))
    table.do((A, "go park"), (B, "pass"), (A, "leave"), (A, "go villa_colini"))
    assert table.match.awaited == (B,)
    return table


def test_a_round_without_bidders_is_over() -> None:
    """GEN-NEG-8, GEN-NEG-14: who has no good left is no bidder; when none is left, no answer is missing."""
    table = round_that_loses_its_only_bidder()
    table.play(B, "deliver MS13")
    assert len(table.events(BidsOpened)) == 1
    assert not table.state.round_open
    assert table.match.awaited == (A,)
    laws.offered_is_accepted(table.match)
    assert table.may(A, "leave")


def test_a_table_of_revision_1_waits_for_the_tower_player_there() -> None:
    """GEN-NEG-21: its round stays open as it always did, but T may leave, so he is waited for."""
    table = round_that_loses_its_only_bidder(GAME.older[1])
    table.play(B, "deliver MS13")
    assert table.state.round_open
    assert table.match.awaited == (A,)
    assert table.may(A, "leave")


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("pace", ["live", "slow"])
def test_no_position_is_a_dead_end_when_messages_go_at_once(seats: int, pace: str) -> None:
    """GEN-NEG-21: every message is delivered as soon as it can be, in the middle of rounds, too."""
    for number in range(4):
        match, chance = GAME.new(seats, {"pace": pace}, f"waiting {number}"), Chance(f"waiting {number}")
        while not match.over:
            state = match.state
            assert isinstance(state, GenoaState)
            assert match.awaited
            assert all(match.choices(seat) for seat in match.awaited)
            ready = [(seat, card) for seat in range(seats) for card in deliverable(BOX, state, state.hands[seat])]
            if ready and match.deciding and state.path:
                seat, card = ready[0]
                match.play(seat, Deliver(BOX.card_ids[card]))
            else:
                match.play(*random_decision(match, chance))


# --- offers in the owner phase ----------------------------------------------------------------------------------------


def test_no_offer_stands_in_the_owner_phase() -> None:
    """GEN-NEG-3: once the tower stays, no field can be reached, so every offer is removed, and everybody is told."""
    table = Table(at="st_57").seat(A, "marker").do((C, "offer park pay 10"), (B, "offer st_67 pay 5"))
    table.play(A, "stop")
    assert table.phase == "owners"
    assert table.offers() == set()
    assert {(told.event.seat, told.event.fields) for told in table.told if isinstance(told.event, Lapsed)} == {
        (C, ("park",)),
        (B, ("st_67",)),
    }


def test_the_owner_phase_promises_no_further_step() -> None:
    """What this turn could still serve: nothing that needs another step."""
    table = Table(at="st_57").seat(A, "marker, MS01").do((A, "stop"))
    assert [chance["steps"] for chance in table.view(A)["chances"]] == [-1]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_offer_on_show_can_still_be_meant(seats: int) -> None:
    """GEN-NEG-3: over whole matches, an offer that stands has a mode, in every phase."""
    owners = 0
    for number in range(4):
        match, chance = GAME.new(seats, {}, f"modes {number}"), Chance(f"modes {seats} {number}")
        while not match.over:
            state = match.state
            assert isinstance(state, GenoaState)
            owners += state.phase == OWNERS
            assert all(offer["mode"] for offer in match.view(None)["table"]["talk"]["offers"])
            match.play(*random_decision(match, chance))
    assert owners
