"""Records: text, digest, commitment, and everything that can be wrong with one."""

from __future__ import annotations

import hashlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from loggia import Record, game, replay
from loggia.kernel import BadRecord, Chance, Imagined, deal_anew
from loggia.kernel.random_play import play_out, random_decision


def finished() -> str:
    match = game("palio").new(3, seed="abc")
    play_out(match, Chance("r"))
    return match.record.text()


def sealed(text: str) -> str:
    """The text with its own right digest: a careful forger's work."""
    body = text[: text.index("digest ")]
    return body + "digest " + hashlib.sha256(body.encode()).hexdigest() + "\n"


def test_a_record_is_text_that_reads_back() -> None:
    text = finished()
    assert Record.read(text).text() == text
    assert replay(game("palio"), Record.read(text)).record.text() == text


@given(st.data())
def test_any_changed_character_is_noticed(data: st.DataObject) -> None:
    text = finished()
    at = data.draw(st.integers(0, len(text) - 1))
    other = data.draw(st.characters(codec="ascii").filter(lambda c: c != text[at]))
    with pytest.raises(BadRecord):
        Record.read(text[:at] + other + text[at + 1 :])


@given(st.integers(0, 400))
def test_any_cut_is_noticed(length: int) -> None:
    text = finished()
    with pytest.raises(BadRecord):
        Record.read(text[: min(length, len(text) - 1)])


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("enter", "gallop", "record-move"),
        ("seed abc", "seed abd", "record-commitment"),
        ("revision 1", "revision 2", "record-revision"),
        ("seats 3", "seats 8", "record-setup"),
        ("game palio", "game polo", "record-revision"),
        ("moves\n0", "moves\n9", "record-move"),
        ("seats 3", "seats three", "record-form"),
        ("seats 3", "seats 3\nfood 3", "record-line"),
        ("moves", "moved", "record-truncated"),
        ("scores ", "scores 1", "record-scores"),
        ("moves", "imagined 0 3 ab\nmoves", "record-imagined"),
        ("moves", "imagined 15 0 ab\nmoves", "record-imagined"),
        ("moves", "imagined 999 0 ab\nmoves", "record-form"),
        ("moves", "imagined 2 0 ab\nimagined 1 0 ab\nmoves", "record-form"),
        ("moves", "imagined 0 0 a b\nmoves", "record-line"),
        ("moves", "imagined 00 0 ab\nmoves", "record-form"),
        ("moves", "imagined 0 0 ab\n" * 41 + "moves", "record-line"),
    ],
)
def test_a_forged_record_is_refused_and_says_where(old: str, new: str, message: str) -> None:
    text = sealed(finished().replace(old, new, 1))
    with pytest.raises(BadRecord) as bad:
        replay(game("palio"), Record.read(text))
    assert bad.value.why.id == message


def test_a_record_of_another_data_file_is_refused() -> None:
    text = sealed(finished().replace("commitment", "data 00ff\ncommitment", 1))
    with pytest.raises(BadRecord) as bad:
        replay(game("palio"), Record.read(text))
    assert bad.value.why.id == "record-data"


def test_a_replay_can_stop_on_the_way() -> None:
    record = Record.read(finished())
    assert len(replay(game("palio"), record, upto=4).moves) == 4


def test_an_unfinished_match_has_a_record_without_scores() -> None:
    match = game("palio").new(2, seed=1)
    match.play(1, "enter 2")
    again = replay(game("palio"), Record.read(match.record.text()))
    assert again.deciding == (0,)
    assert match.record.scores is None


def test_what_was_dealt_anew_is_in_the_record_and_comes_back() -> None:
    match = game("lucca").new(3, seed="abc")
    chance = Chance("r")
    for _ in range(12):
        match.play(*random_decision(match, chance))
    mine = match.view(1)
    deal_anew(match, 1, "another")
    assert match.view(1) == mine
    mark = match.mark()
    play_out(match, chance)
    record = match.record
    assert record.imagined == (Imagined(12, 1, "another"),)
    assert Record.read(record.text()) == record
    assert replay(game("lucca"), record).record == record
    match.back_to(mark)
    assert match.record == replay(game("lucca"), record, 12).record
