"""Kept records: written once for each rules revision."""

from dataclasses import replace
from pathlib import Path

import pytest

from loggia.games import game
from loggia.kernel import Option, Record, flag
from tests.fixtures import KeptRecord, keep_records

PALIO = game("palio")


def texts(folder: Path) -> dict[str, str]:
    return {path.name: path.read_text(encoding="utf-8") for path in sorted(folder.iterdir())}


def test_records_are_written_once(tmp_path: Path) -> None:
    keep_records(PALIO, tmp_path)
    before = texts(tmp_path)
    assert before
    keep_records(PALIO, tmp_path)
    assert texts(tmp_path) == before


def test_a_record_of_the_present_revision_is_not_overwritten(tmp_path: Path) -> None:
    keep_records(PALIO, tmp_path)
    first, *_, last = sorted(tmp_path.iterdir())
    first.unlink()
    last.write_text(PALIO.new(4, {}, "another match").record.text(), encoding="utf-8")
    before = texts(tmp_path)
    with pytest.raises(KeptRecord, match="raise the revision of palio"):
        keep_records(PALIO, tmp_path)
    assert texts(tmp_path) == before, "it must be refused as a whole"


def test_a_raised_revision_keeps_the_old_records_beside_the_new(tmp_path: Path) -> None:
    keep_records(PALIO, tmp_path)
    old, revision = texts(tmp_path), PALIO.revision
    keep_records(replace(PALIO, revision=revision + 1), tmp_path)
    new = texts(tmp_path)
    renamed = {name.replace("palio-", f"palio-r{revision}-", 1): text for name, text in old.items()}
    assert {name: new.pop(name) for name in renamed} == renamed
    assert set(new) == set(old)
    assert {Record.read(text).revision for text in new.values()} == {revision + 1}


@pytest.mark.parametrize("option", [flag("short"), Option("pace", "live", ("live", "slow"))])
def test_a_new_option_is_written_into_the_kept_records_with_its_default(option: Option, tmp_path: Path) -> None:
    keep_records(PALIO, tmp_path)
    old = [Record.read(text) for text in texts(tmp_path).values()]
    game = replace(PALIO, options=(*PALIO.options, option))
    keep_records(game, tmp_path)
    new = [Record.read(text) for text in texts(tmp_path).values()]
    assert {record.options[option.name] for record in new} == set(option.values)
    kept = [record for record in new if record.options[option.name] == option.default]
    assert [record.moves for record in kept] == [record.moves for record in old]
    assert len(new) == 2 * len(old)


def test_a_new_option_does_not_hide_a_change(tmp_path: Path) -> None:
    keep_records(PALIO, tmp_path)
    (tmp_path / "palio-4.loggia").write_text(PALIO.new(4, {}, "another match").record.text(), encoding="utf-8")
    with pytest.raises(KeptRecord, match="raise the revision of palio"):
        keep_records(replace(PALIO, options=(flag("short"),)), tmp_path)
