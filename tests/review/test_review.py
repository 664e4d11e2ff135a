"""Reviews: the same worlds for all moves, nothing from the future, luck apart from choices, and sums that fit."""

from __future__ import annotations

import json
import pickle
from functools import cache
from pathlib import Path

import pytest
from typer.testing import CliRunner

from loggia.bots.deal_search import SILENT
from loggia.cli import app
from loggia.games import game as find_game
from loggia.kernel import SILENCE, Chance, Match, Record
from loggia.kernel.random_play import random_decision
from loggia.review import Depth, weigh_decision
from loggia.review.assembling import Review, StepChange, assemble
from loggia.review.findings import examine, position
from loggia.review.judge import Estimate, WorldJudge
from loggia.review.running import ReviewWork, do_part
from loggia.review.steps import bare, unfold
from loggia.review.telling import _said, plain
from loggia.review.winning import KNOTS, Marks, WinMap, fitted, marks, win_map
from loggia.terminal.review import unseen
from loggia.words import Words

QUICK = Depth(first=2, second=3, moves=4, position=3, luck=3)
GAMES = ("carrara", "lucca", "genoa", "vecchio")


@cache
def played(game: str, seats: int, seed: str = "1") -> Match:
    """A whole match of random moves."""
    match = find_game(game).new(seats, {}, seed)
    chance = Chance(f"tests {seed}")
    while not match.over:
        seat, move = random_decision(match, chance)
        match.play(seat, move)
    return match


@cache
def reviewed(game: str, seats: int) -> Review:
    match = played(game, seats)
    steps, end = unfold(match.game, match.record)
    return assemble(steps, {step.number: examine(step, QUICK, "t") for step in steps}, end)


@pytest.mark.parametrize("game", ["palio", "lucca"])
def test_own_choices_chance_and_others_give_the_result_exactly(game: str) -> None:
    review = reviewed(game, 3)
    for player in review.players:
        split = player.split
        total = split.prior + split.own.mean + split.chance.mean + split.others.mean
        assert total == pytest.approx(split.result, abs=1e-9)
        assert split.result == review.chances[-1][player.seat]
    assert sum(player.split.result for player in review.players) == pytest.approx(1.0)


def test_a_move_that_leaves_nothing_to_chance_brings_nobody_luck() -> None:
    review = reviewed("lucca", 3)
    certain = [step for step in review.steps if not step.open]
    assert certain
    for step in certain:
        assert all(abs(change.luck) < 1e-12 for change in review.changes[step.number - 1])
    assert any(change.luck for step in review.steps if step.open for change in review.changes[step.number - 1])


def test_luck_sums_to_zero_in_expectation() -> None:
    """Over all that could have come of one draw, what came differs from the mean by nothing on average."""
    match = played("lucca", 3)
    steps, _ = unfold(match.game, match.record)
    step = next(one for one in steps if one.learns(0) and one.number > 10)
    judge = WorldJudge(step.before, 0, "zero")
    expected, came = [], []
    for number in range(120):
        state = step.world_after(0, Chance(f"expected {number}"))
        assert state is not None
        judge.begin(number)
        expected.append(judge.outlook(state).chances[0])
        # Another outcome, seen as the seat sees it afterwards: imagined anew from what it was shown.
        other = step.world_after(0, Chance(f"came {number}"))
        assert other is not None
        after = WorldJudge(Match(match.game, 3, match.options, other, Chance("n"), None, []), 0, f"came {number}")
        came.append(after.now(0).chances[0])
    one, two = Estimate.of(expected), Estimate.of(came)
    assert abs(one.mean - two.mean) < 3.5 * (one.error**2 + two.error**2) ** 0.5


@pytest.mark.parametrize("game", GAMES)
def test_a_judgement_is_the_same_whatever_is_hidden_from_the_seat(game: str) -> None:
    """The real position and one that the seat cannot tell from it are judged alike: nothing hidden has a say."""
    seats = 3 if game != "lucca" else 4
    match = played(game, seats)
    again = match.game.new(seats, match.options, match.seed)
    judged = 0
    for number, (seat, move) in enumerate(match.moves):
        if number % 23 == 5 and len(again.choices(seat)) > 1:
            here = bare(again)
            found = weigh_decision(here, seat, QUICK, "same", move)
            if found is not None:
                judged += 1
                assert [one.move.text() for one in found.moves if one.move == move]
                assert found.best.loss == Estimate(0.0, 0.0)
                assert all(abs(sum(one.shares) - 1) < 1e-9 for one in found.moves)
                # The dice of the real match play no part: with others the judgement is the same.
                assert weigh_decision(again.copy(Chance("other dice")), seat, QUICK, "same", move) == found
        again.play(seat, move)
        if judged >= 4:
            return
    pytest.fail("nothing was judged")


def test_a_clearly_worse_move_costs_more_than_its_error() -> None:
    """At the end of a Lucca, throwing a card away beside laying it out; over a match the best move never loses."""
    review = reviewed("lucca", 3)
    losses = [
        found.judgement.loss.mean for found in review.findings.values() if found.judgement and found.judgement.real
    ]
    assert sum(losses) / len(losses) > 0.01  # random play loses much
    marked = [review.mark(step.number) for step in review.steps]
    assert marked.count("blunder") > 0
    for step in review.steps:
        found = review.findings[step.number].judgement
        if review.mark(step.number):
            assert found is not None
            assert found.loss.mean >= 2 * found.loss.error


def test_below_two_standard_errors_it_is_no_error() -> None:
    assert Marks(0.01, 0.05, 0.1).name(0.2, 0.11) == ""
    assert Marks(0.01, 0.05, 0.1).name(0.2, 0.05) == "blunder"
    assert Marks(0.01, 0.05, 0.1).name(0.009, 0.0) == ""


def test_every_game_is_calibrated_for_every_number_of_seats() -> None:
    for name in GAMES:
        game = find_game(name)
        assert {str(game.seats[0]), str(game.seats[-1])} <= set(fitted()[name]["seats"])
        found = marks(name)
        assert 0 < found.slip < found.error < found.blunder < 1
        for seats in game.seats:
            table = win_map(name, seats)
            assert len(table.temperatures) == KNOTS
            assert min(table.temperatures) > 0
            assert len(table.advantage) == len(table.prior) == seats
            assert sum(table.prior) == pytest.approx(1.0, abs=0.01)


def test_a_lead_counts_more_the_later_it_is() -> None:
    table = WinMap((2.0, 5.0, 8.0, 10.0, 12.0), (0.0, 0.0), 100.0, (0.5, 0.5))
    early, late = table.chances([10.0, 5.0], 0)[0], table.chances([10.0, 5.0], 95)[0]
    assert 0.5 < early < late < 1
    assert table.chances([10.0, 5.0], 250)[0] > late  # a long match is over when it is over


def test_every_seat_judges_a_position_from_its_own_knowledge() -> None:
    """A seat's number is the mean of its own worlds, in which the chances of all seats are one together."""
    match = played("lucca", 3)
    steps, _ = unfold(match.game, match.record)
    found = position(steps[20], 4, "t")
    for seat in range(3):
        rows = [WorldJudge(steps[20].before, seat, "t").now(number).chances for number in range(4)]
        assert all(sum(row) == pytest.approx(1.0) for row in rows)
        assert found[seat] == Estimate.of([row[seat] for row in rows])


def test_parts_can_be_done_in_any_order() -> None:
    text = played("palio", 3).record.text()
    work, other = ReviewWork(text, 1000.0, depth=QUICK), ReviewWork(text, 1000.0, depth=QUICK)
    for part in work.first_pass():
        work.take(do_part(part))
    for part in reversed(other.first_pass()):
        other.take(do_part(part))
    assert work.complete
    record = Record.read(text)
    assert plain(work.review(), record) == plain(other.review(), record)
    assert sorted(n for part in work.second_pass() for n in part.numbers) == list(range(1, len(work.steps) + 1))


def test_a_review_out_of_time_ends_where_nothing_was_looked_at() -> None:
    text = played("palio", 3).record.text()
    late = ReviewWork(text, seconds=-1.0)
    assert all(do_part(part) == [] for part in late.first_pass())
    work = ReviewWork(text, 1000.0, depth=QUICK)
    for part in work.first_pass():
        work.take(do_part(part))
    whole = work.review()
    half = len(work.steps) // 2
    del work.findings[half]
    cut = work.review()
    assert not work.complete
    assert len(cut.chances) <= half
    assert cut.chances == whole.chances[: len(cut.chances)]
    assert all(one.number < half for one in cut.turning), "the leap over the gap is no turning point"
    told = plain(cut, Record.read(text))
    assert unseen(told, Words("en")).startswith("The time was over")
    assert unseen(plain(whole, Record.read(text)), Words("en")) == ""


def test_a_half_made_review_says_nothing_about_the_rest() -> None:
    whole = reviewed("lucca", 3)
    steps, end = whole.steps, whole.match
    half = {number: found for number, found in whole.findings.items() if number <= len(steps) // 2}
    part = assemble(steps, half, end, 0.25, partly=True)
    known = len(part.chances)
    assert len(steps) // 3 < known <= len(half)
    assert part.chances == whole.chances[:known]
    assert all(change == StepChange(0.0, 0.0) for row in part.changes[known:] for change in row)
    assert len(part.changes) == len(steps)
    assert all(one.number < known for one in part.turning), "the leap to the result is no turning point"
    for player in part.players:
        split = player.split
        assert split.result == part.chances[-1][player.seat]
        assert split.prior + split.own.mean + split.chance.mean + split.others.mean == pytest.approx(split.result)


def test_a_deal_is_told_with_its_worth_to_both_sides() -> None:
    match = played("genoa", 3)
    steps, _ = unfold(match.game, match.record)
    step = next(one for one in steps if len(one.parties) == 2)
    found = examine(step, QUICK, "t").struck
    assert found is not None
    assert set(found.parties) == set(step.parties)
    assert len(found.gains) == 3
    talk = [one for one in steps if one.talk]
    assert talk  # words that bind nobody change nothing
    assert examine(talk[0], QUICK, "t").before is None


def test_what_turned_a_match_is_a_mistake_or_luck_and_not_a_good_move() -> None:
    review = reviewed("lucca", 3)
    told = plain(review, review.match.record)
    assert len(review.turning) == 3
    assert [one.number for one in review.turning] == sorted(one.number for one in review.turning)
    for one, words in zip(review.turning, told["turning"], strict=True):
        step, judgement = review.steps[one.number - 1], review.findings[one.number].judgement
        if one.luck:
            luck = review.changes[one.number - 1][one.seat].luck
            assert one.after - one.before == pytest.approx(luck)
            assert step.came is not None
            assert words["say"]["with"]["came"] == step.came.plain()
        else:
            assert review.mark(one.number)
            assert judgement is not None
            assert judgement.played is not None
            assert (one.seat, one.before, one.after) == (step.seat, judgement.best.chance, judgement.played.chance)
            assert words["say"]["say"] == "review-turn-mistake"


def test_a_mistake_is_told_with_what_speaks_for_the_better_move() -> None:
    review = reviewed("lucca", 3)
    marked = [step for step in review.steps if review.mark(step.number) == "blunder"]
    depth = Depth(first=4, second=6, moves=6, position=3, luck=3, reasons=8)
    found = [weigh_decision(step.before, step.seat, depth, "why", step.move) for step in marked[:12]]
    reasons = [one.why for one in found if one is not None and one.why is not None]
    assert reasons
    for one in reasons:
        said = Words("en").say(one)
        assert "helps" not in said, "what speaks against it is no reason for it"
        assert "-point" not in said


def test_the_best_move_is_told_first_also_where_another_came_out_a_trifle_above_it() -> None:
    review = reviewed("lucca", 3)
    judged = {number: one for number, found in review.findings.items() if (one := found.judgement) is not None}
    assert any(move.loss.mean < 0 for one in judged.values() for move in one.moves)
    for step in plain(review, review.match.record)["steps"]:
        if step["number"] in judged:
            assert step["moves"][0]["text"] == judged[step["number"]].best.move.text()


def test_saying_nothing_is_told_as_such_by_another_process_too() -> None:
    match = played("genoa", 3)
    steps, _ = unfold(match.game, match.record)
    elsewhere = pickle.loads(pickle.dumps(SILENT))
    assert elsewhere is not SILENT
    assert _said(steps[0], elsewhere).id == "review-silent"


def test_an_advance_in_a_world_leaves_the_match_alone() -> None:
    match = played("vecchio", 2)
    steps, _ = unfold(match.game, match.record)
    before = match.game.rules.view(steps[30].before.state, None)
    examine(steps[30], QUICK, "t")
    assert match.game.rules.view(steps[30].before.state, None) == before
    world = steps[30].before.imagine(0, Chance("w")).state
    match.game.rules.advance(world, steps[30].seat, steps[30].move, Chance("x"), SILENCE)
    assert match.game.rules.view(steps[30].before.state, None) == before


def test_the_command_tells_the_review(tmp_path: Path) -> None:
    file = tmp_path / "match.loggia"
    file.write_text(played("palio", 3).record.text(), encoding="utf-8")
    run = CliRunner().invoke
    done = run(app, ["review", str(file), "--json", "--workers", "1", "--time", "20"])
    assert done.exit_code == 0, done.output
    told = json.loads(done.stdout)
    assert (told["game"], told["seats"], told["done"]) == ("palio", 3, 1.0)
    assert len(told["chances"]) == len(told["steps"]) + 1
    for lang in ("en", "fr"):
        for flag in ("--html", "--time=20"):
            said = run(app, ["review", str(file), flag, "--workers", "1", "--lang", lang])
            assert said.exit_code == 0, said.output
            assert ("<svg" in said.stdout) == (flag == "--html")


def test_the_command_refuses_what_is_no_finished_match(tmp_path: Path) -> None:
    file = tmp_path / "match.loggia"
    file.write_text(find_game("palio").new(2, {}, "1").record.text(), encoding="utf-8")
    run = CliRunner().invoke
    assert run(app, ["review", str(file)]).exit_code == 1
    file.write_text("nonsense", encoding="utf-8")
    assert run(app, ["review", str(file)]).exit_code == 1
    assert run(app, ["review", str(tmp_path / "none")]).exit_code == 2
    assert run(app, ["review", str(file), "--time", "-1"]).exit_code != 0
