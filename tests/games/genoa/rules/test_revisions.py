"""Rules revision 1 goes on for matches that began with it: records, tables, and what was different then."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

from loggia.cli import app
from loggia.games.genoa import GAME
from loggia.games.genoa.rules.data_file import DATA_FILE
from loggia.games.genoa.rules.state import GenoaState
from loggia.house.catalogue import Catalogue
from loggia.house.tables.views.replay import DECODER, replay_frames
from loggia.kernel import BadRecord, Match, Record, replay
from tests.fixtures import RECORDS
from tests.games.genoa.table import A, B, Table

FIRST = GAME.older[1]
DOUBLED = RECORDS / "genoa-r1-doubled.loggia"


def test_the_present_revision_is_2_and_1_is_kept() -> None:
    assert (GAME.revision, FIRST.revision) == (2, 1)
    assert (GAME.at_revision(2), GAME.at_revision(1), GAME.at_revision(3)) == (GAME, FIRST, None)
    assert Catalogue.revision("genoa", 1) is FIRST
    owners = GAME.with_data(DATA_FILE).at_revision(1)
    assert owners is not None
    assert owners.data_digest


def test_a_record_of_revision_1_replays_with_its_rules_and_not_with_ours() -> None:
    """GEN-TRADE-PAY: a card was delivered and then picked in it, which revision 2 refuses."""
    record = Record.read(DOUBLED.read_text(encoding="utf-8"))
    match = replay(FIRST, record)
    assert match.record.text() == DOUBLED.read_text(encoding="utf-8")
    doubled = record.moves.index((1, "pick MS08"))
    assert record.moves[doubled - 1] == (1, "deliver MS08")
    state = replay(FIRST, record, doubled + 1).state
    assert isinstance(state, GenoaState)
    inventory = GAME.rules.inventory(state)
    assert inventory["message"] == 15
    assert replay(GAME, record).game is FIRST
    newer = replace(record, revision=2)
    with pytest.raises(BadRecord) as refused:
        replay(GAME, newer)
    assert refused.value.why.id == "record-move"


@pytest.mark.parametrize("path", sorted(RECORDS.glob("genoa-r1-*.loggia")), ids=lambda path: path.stem)
def test_the_command_and_the_house_find_the_old_rules(path: Path) -> None:
    """`loggia replay --verify`, and the replay pages."""
    answer = CliRunner().invoke(app, ["replay", str(path), "--verify", "--lang", "en"])
    assert answer.exit_code == 0, answer.output
    record = Record.read(path.read_text(encoding="utf-8"))
    assert DECODER.decode(replay_frames(record, -1, [])).revision == 1


def test_a_good_that_comes_back_was_a_good_in_revision_1() -> None:
    """GEN-2P-1: refused since revision 2."""
    table = Table(seats=2, at="park").seat(A, "silk").seat(B, "silk")
    assert table.rule(B, "offer park pay 20 + silk ask silk") == "GEN-2P-1"
    older = Match(FIRST, 2, table.match.options, table.state, table.match._chance, "table", [])
    assert older.refusal(B, older.move("offer park pay 20 + silk ask silk")) is None
