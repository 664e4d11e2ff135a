"""The soak: blocks that follow from their numbers, a file that is gone on with, and differences that are found."""

import json
from pathlib import Path

import pytest

from bench import soak


@pytest.fixture(autouse=True)
def small_blocks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak, "BLOCK", 4)
    monkeypatch.setattr(soak, "GATE", 1)


def test_a_run_that_was_ended_goes_on_and_gives_the_same(tmp_path: Path) -> None:
    whole, ended = tmp_path / "whole.jsonl", tmp_path / "ended.jsonl"
    soak.run(whole, range(2))
    first = whole.read_text(encoding="utf-8").splitlines(keepends=True)[0]
    ended.write_text(first + '{"block": 1, "dig', encoding="utf-8")  # the machine died here
    soak.run(ended, range(2))
    digests = [[block["digest"] for block in soak.read(file)] for file in (whole, ended)]
    assert digests[0] == digests[1]
    assert len(set(digests[0])) == 2
    assert soak.compared(soak.read(whole), soak.read(ended)) == "8 matches in both, all the same"
    assert soak.summary(soak.read(whole)).startswith("8 matches")


def test_another_course_of_a_block_is_named(tmp_path: Path) -> None:
    soak.run(tmp_path / "one.jsonl", [0])
    (block,) = soak.read(tmp_path / "one.jsonl")
    other = tmp_path / "other.jsonl"
    other.write_text(json.dumps({**block, "digest": "0"}) + "\n", encoding="utf-8")
    assert "DIFFERENT in the blocks [0]" in soak.compared([block], soak.read(other))
