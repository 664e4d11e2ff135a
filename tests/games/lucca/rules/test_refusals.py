"""What a legal move is, and how others are refused (rules, *Moves, as the house writes them*)."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from loggia.games.lucca import GAME
from loggia.games.lucca.rules.moves import Build, Keep, LuccaMove, Open, Play
from loggia.games.lucca.rules.state import CITY
from loggia.kernel import Match, NotAllowed, laws
from loggia.words import Words
from tests.games.lucca.building import X, palace, play, position, refused, stacked, state_of, texts
from tests.games.lucca.faces.test_pointing import BY_POINTING

LAYOUT = [(1, 12, 16), (21, 29, 32), (41, 44, 50), (59, 66, 67)]


def turn() -> Match:
    """A turn with something to open."""
    return position("UC R4 | CP G2>G11>G17>G20>G30", "UC B3", "UC Y6", triplets=LAYOUT, order=(0, 1, 2))


def test_a_triplet_keeps_its_number_when_others_are_taken() -> None:
    """LUC-MOVE-2"""
    match = turn()
    play(match, "take 2", "play 21 wall", "play 29 wall", "play 32 wall")
    assert texts(match) == {"take 1", "take 3", "take 4"}
    play(match, "take 3")
    assert state_of(match).hand == [41, 44, 50]


def test_a_palace_is_named_only_for_a_wild() -> None:
    """LUC-MOVE-2"""
    match = position("UC R4, B3", "UC B14", "UC Y6", hand=[20, 45, 12], order=(0, 1, 2), celebration=True)
    assert refused(match, "play 20 add") == ("LUC-MOVE-2", "lucca-refused-wild-needs-palace")
    why = match.refusal(0, Play(45, "add", "red"))
    assert why is not None
    assert why.rule == "LUC-MOVE-2"
    play(match, "play 45 add")
    assert palace(match, 0, "red") == ("UC", (4, 45))


def test_a_way_that_does_not_exist_is_refused() -> None:
    """LUC-MOVE-2: a move made by a program goes through the same gate as a text."""
    match = turn()
    play(match, "take 1")
    before = laws.fingerprint(match)
    strange: list[LuccaMove] = [Play(1, way) for way in ("sell", "", "WALL")]  # type: ignore[arg-type]
    strange += [Play(X, "start"), Play(1, "add", "ultraviolet"), Open("ultraviolet"), Build(1, 1, "ultraviolet")]
    for move in strange:
        why = match.refusal(0, move)
        assert why is not None, move
        assert why.rule
        assert all(Words(language).say(why.why) for language in ("en", "fr"))
    assert laws.fingerprint(match) == before


def test_a_wild_is_asked_for_a_palace_that_it_can_go_to() -> None:
    """LUC-MOVE-2, LUC-MOVE-3: the example of the refusal is a legal move."""
    mine = position("UC G2", "UC B14", "UC Y6", hand=[20, 45, 12], order=(0, 1, 2), celebration=True)
    city = position("UC R4", "UC B3", city="UC G2", triplets=[(1, 12, 500), (44,)], phase=CITY, celebration=True)
    for match, text in ((mine, "play 20 add"), (city, "city 1 500")):
        seat = match.deciding[0]
        why = match.refusal(seat, match.move(text))
        assert why is not None
        assert match.refusal(seat, match.move(str(why.why["example"]))) is None


def test_there_is_no_pass_and_always_a_choice() -> None:
    """LUC-MOVE-4, LUC-MOVE-6: any card can be discarded."""
    match = turn()
    play(match, "take 1")
    for left in (3, 2, 1):
        assert len(texts(match, "play")) >= 2 * left
        assert len([text for text in texts(match) if text.endswith("discard")]) == left
        play(match, min(text for text in texts(match) if text.endswith("discard")))


def test_a_refused_decision_changes_nothing_and_leaves_the_earlier_ones_in_place() -> None:
    """LUC-MOVE-5"""
    match = turn()
    play(match, "open green", "take 1", "play 1 start")
    before = laws.fingerprint(match)
    with pytest.raises(NotAllowed):
        match.play(0, "play 12 start")
    assert laws.fingerprint(match) == before
    assert (palace(match, 0, "green")[0], palace(match, 0, "brown")) == ("OP", ("UC", (1,)))


def test_every_refusal_can_happen_and_has_a_rule_and_words_in_both_languages() -> None:
    """LUC-MOVE-7: all moves of the game in every phase; no message of the language file is there for nothing."""
    city = [(1, 12, 500), (X, 45, 33), (), (500, X, X)]
    matches = [
        stacked(3, [10, 20, 14, 45], celebration=True),
        position(
            "UC R4 | CP G2>G11>G17>G20>G30 | OP B3>B10>B14>B23>B25", "UC B36", "UC Y6", triplets=[(1, 12, 16), ()]
        ),
        position(
            "UC R4 | CP G2>G11>G17>G20>G30 | OP B3>B14>B23>B25>B36",
            "UC Y7",
            "UC Y6",
            hand=[500, X, 45, 31, 42],
            celebration=True,
        ),
        position("UC R4", "UC B3", "UC G2", hand=[10, 20, 1]),
        position("UC R4", "UC B3", city="UC G2", triplets=city, phase=CITY, celebration=True),
        position("UC R4", "UC B3", triplets=city, phase=CITY, celebration=True),
        position("CP R4", "UC B3", "UC G2", hand=[500, 12, 10], order=(0, 1, 2), celebration=True),
    ]
    strange = (Keep(45, 45), Play(10, "sell"))  # type: ignore[arg-type]
    state_of(matches[4]).city_from = 1
    seen: set[str] = set()
    for match in matches:
        moves = [*(GAME.faces.decode(code) for code in range(GAME.faces.codes)), *strange]
        for why in (match.refusal(match.deciding[0], move) for move in moves):
            if why is not None and why.why.id not in seen:
                seen.add(why.why.id)
                assert why.rule.startswith("LUC-")
                assert all(Words(language).say(why.why) for language in ("en", "fr"))
    written = (files("loggia.games.lucca") / "text/en.ftl").read_text(encoding="utf-8")
    assert seen | BY_POINTING == set(re.findall(r"^(lucca-refused-[a-z-]+) =", written, re.MULTILINE))


def test_another_seat_is_told_that_it_is_not_its_decision() -> None:
    """LUC-MOVE-7: not-your-turn comes from the kernel."""
    match = turn()
    assert refused(match, "take 1", seat=1) == ("KERNEL-TURN", "refused-not-your-decision")
