"""The reader of data files: each complaint names the place and what belongs there, in both languages."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from loggia.kernel import WrongSetup
from loggia.kernel.datafile import Entry, is_reconstructed, read
from loggia.words import LANGUAGES, Words

DATA = Entry(
    {"n": 7, "t": "red", "flag": True, "list": [1, 2], "rows": [{"id": "a"}, {"id": "b"}], "costs": {"red": 2}}
)


def test_what_is_right_is_read() -> None:
    assert DATA["n"].number(0, 9) == 7
    assert DATA["t"].word(("red", "blue")) == "red"
    assert DATA["flag"].truth() is True
    assert DATA["list"].numbers() == (1, 2)
    assert [row.where for row in DATA["rows"].by_id(("a", "b"))] == ["rows.a", "rows.b"]
    assert DATA["costs"].amounts(("red", "blue")) == {"red": 2}
    assert "n" in DATA
    assert "m" not in DATA


@pytest.mark.parametrize(
    ("ask", "message", "where"),
    [
        (lambda: DATA["m"], "data-missing", "m"),
        (lambda: DATA["n"].number(8), "data-small", "n"),
        (lambda: DATA["n"].number(0, 6), "data-number", "n"),
        (lambda: DATA["flag"].number(), "data-kind", "flag"),
        (lambda: DATA["n"].word(), "data-kind", "n"),
        (lambda: DATA["t"].word(("blue",)), "data-word", "t"),
        (lambda: DATA["n"].truth(), "data-kind", "n"),
        (lambda: DATA["n"].entries(), "data-kind", "n"),
        (lambda: DATA["n"].keys(), "data-kind", "n"),
        (lambda: DATA["costs"].amounts(("blue",)), "data-word", "costs"),
        (lambda: DATA["rows"].by_id(("b", "a")), "data-fixed", "rows"),
        (lambda: DATA["rows"].entries()[1]["vp"], "data-missing", "rows.b.vp"),
    ],
)
def test_what_is_wrong_is_named(ask: Callable[[], object], message: str, where: str) -> None:
    with pytest.raises(WrongSetup) as wrong:
        ask()
    assert (wrong.value.why.id, wrong.value.why["where"]) == (message, where)
    for language in LANGUAGES:
        assert where in Words(language).say(wrong.value.why)


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(WrongSetup) as missing:
        read(tmp_path / "none.toml")
    assert missing.value.why.id == "data-unreadable"
    bad = tmp_path / "bad.toml"
    bad.write_bytes(b"a = \xff")
    with pytest.raises(WrongSetup) as broken:
        read(bad)
    assert broken.value.why.id == "data-not-toml"


def test_only_texts_mark_data_as_reconstructed() -> None:
    assert not is_reconstructed(Entry({"reconstructed": 1, "list": ["printed"]}))
    assert is_reconstructed(Entry({"list": [{"prov": "Reconstructed from a photograph"}]}))
