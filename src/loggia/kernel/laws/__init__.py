"""The laws that every game is held to, as a test kit: call `hold_all` from a test of the game.

Each law raises `AssertionError` with a sentence that says what broke and where. The laws know no game.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any

from loggia.kernel.chance import Chance
from loggia.kernel.event import Told
from loggia.kernel.game import AnyGame
from loggia.kernel.match import Match, replay
from loggia.kernel.move import Move, attributes
from loggia.kernel.random_play import MOST_MOVES, random_decision
from loggia.kernel.record import Record
from loggia.kernel.refusal import Refused
from loggia.kernel.timing import current_talk, end_talk, timeout


def plain(value: object) -> Any:
    """Any state as comparable data: slots and attributes by name, sets sorted, sequences as lists."""
    if value is None or isinstance(value, (bool, int, float, str)):
        return value
    if isinstance(value, (bytes, bytearray)):
        return list(value)
    if isinstance(value, (set, frozenset)):
        return sorted((plain(one) for one in value), key=repr)
    if isinstance(value, Mapping):
        return {repr(plain(key)): plain(one) for key, one in value.items()}
    if isinstance(value, Iterable):
        return [plain(one) for one in value]
    return {name: plain(getattr(value, name)) for name in attributes(value)}


def fingerprint(match: Match) -> str:
    """The whole state of a match as text: equal texts are equal states."""
    return json.dumps(plain(match.state), sort_keys=True)


def shown(match: Match, seat: int | None) -> str:
    """Everything a viewer is shown now, as bytes on a wire would be: view, prompt, choices, effects."""
    faces = [] if seat is None else match.faces(seat)
    listed = [(f.text, f.ids, f.say.plain(), f.effect.plain() if f.effect else None) for f in faces]
    return json.dumps([match.view(seat), listed, points_shown(match, seat)], sort_keys=True)


def points_shown(match: Match, viewer: int | None) -> list[Any]:
    """Where the points come from now, as a viewer is told."""
    return [
        [[p.plain() for p in (*seat.counted, *seat.if_it_ended)], [one.plain() for one in seat.hidden]]
        for seat in match.game.rules.points_now(match.state, viewer)
    ]


def heard(told: Iterable[Told], viewer: int | None) -> str:
    """What a viewer hears of some events, with the sentences of the log."""
    return json.dumps(
        [(t.event.plain(), t.event.say().plain()) for t in told if t.reaches(viewer)],
        sort_keys=True,
    )


def refusals(match: Match, seat: int, moves: Iterable[Move]) -> str:
    """How a seat would be refused each of those moves."""
    answers = [match.refusal(seat, move) for move in moves]
    return json.dumps([a.plain() if a else None for a in answers], sort_keys=True)


def offered_is_accepted(match: Match) -> None:
    """What is offered is accepted, once each; every seat that is waited for has a choice."""
    game = match.game
    assert set(match.awaited) <= set(match.deciding), "a seat is waited for that does not decide"
    assert bool(match.deciding) == (match.result is None), "over, or with somebody deciding: one of the two"
    assert bool(match.awaited) == bool(match.deciding), "the match is not over and waits for nobody"
    for seat in range(match.seats):
        moves = match.choices(seat)
        assert moves or seat not in match.awaited, f"seat {seat} is waited for and has no choice"
        if seat in match.deciding:
            assert game.rules.speaks(match.state, seat) == bool(moves), f"seat {seat} speaks or not: {moves}"
        assert len({move.text() for move in moves}) == len(moves), f"a choice is listed twice: {moves}"
        for move in moves:
            why = match.refusal(seat, move)
            assert why is None, f"offered to seat {seat} and refused: {move} ({why})"
            assert game.faces.parse(move.text()) == move, f"the text of {move!r} does not round-trip"
            assert match.move(move.text()) == move, f"the text of {move!r} means another move in this match"
            code = game.faces.code(move)
            assert code is not None or not game.rules.lists_all(match.state, seat), f"no integer for {move}"
            if code is not None:
                assert 0 <= code < game.faces.codes, f"the integer of {move} is out of range"
                assert game.faces.decode(code) == move, f"the integer of {move} does not round-trip"


def all_else_is_refused(match: Match, others: Iterable[Move]) -> None:
    """What is not offered is refused, with a rule, and refusing changes nothing."""
    before = fingerprint(match)
    for seat in range(match.seats):
        offered = set(match.choices(seat))
        open_list = seat in match.deciding and not match.game.rules.lists_all(match.state, seat)
        for move in others:
            if move in offered or (open_list and match.refusal(seat, move) is None):
                continue
            try:
                match.play(seat, move)
            except Refused as refused:
                assert refused.rule and refused.why.id, f"{move} was refused without a reason"
            else:
                raise AssertionError(f"not offered to seat {seat} and accepted: {move}")
    assert fingerprint(match) == before, "a refused move changed the match"


def copies_share_nothing(match: Match, chance: Chance) -> None:
    """Whatever happens to a copy, the original stays as it was, and the other way round."""
    before, saved = fingerprint(match), match.save()
    copy = match.copy()
    assert fingerprint(copy) == before, "a copy differs"
    for _ in range(8):
        if copy.over:
            break
        copy.play(*random_decision(copy, chance))
    assert fingerprint(match) == before, "playing on a copy changed the original"
    assert fingerprint(Match.restore(match.game, saved)) == before, "a snapshot does not restore the match"


def an_ended_talk_only_forbids(match: Match, chance: Chance) -> None:
    """When a clock ends a talk, choices may go, none comes, everybody who is waited for still has one, and what is
    played then does what it would have done: the record needs to know nothing of it."""
    talk, hushed, free = current_talk(match), match.copy(), match.copy()
    end_talk(hushed)
    if talk is None:
        assert fingerprint(hushed) == fingerprint(match), "a talk ended that there was not"
        return
    ended = current_talk(hushed)
    assert ended == talk._replace(over=True), f"a talk that was ended is another: {ended}"
    assert hushed.awaited == match.awaited, "the end of a talk is no answer of anybody"
    offered_is_accepted(hushed)
    for seat in range(match.seats):
        assert set(hushed.choices(seat)) <= set(match.choices(seat)), f"the end of a talk gave seat {seat} a choice"
        answer = timeout(match, seat) if seat in talk.silent else None
        assert answer or seat not in talk.silent, f"seat {seat} is silent and the rules do not answer for it"
        assert answer is None or hushed.refusal(seat, answer) is None, f"the rules' answer of seat {seat} is refused"
    seat, move = random_decision(hushed, chance)
    hushed.play(seat, move)
    free.play(seat, move)
    after = current_talk(free)
    if after is not None and after.id == talk.id:
        end_talk(free)
    assert fingerprint(hushed) == fingerprint(free), f"after the end of a talk {move} does something else"


def views_have_two_parts(match: Match) -> None:
    """What is the same for everybody and what is a viewer's own do not overlap."""
    game, state = match.game, match.state
    common = game.rules.open_view(state)
    for viewer in (*range(match.seats), None):
        own = game.rules.own_view(state, viewer)
        assert not common.keys() & own.keys(), f"{common.keys() & own.keys()} are open and the viewer's own"


def nothing_is_lost(match: Match, box: Mapping[str, int]) -> None:
    """Every piece of the box is somewhere, once."""
    now = match.game.rules.inventory(match.state)
    wrong = {kind: (box.get(kind), now.get(kind)) for kind in {*box, *now} if box.get(kind) != now.get(kind)}
    assert not wrong, f"pieces appeared or vanished (then, now): {wrong}"


def hidden_things_stay_hidden(match: Match, seat: int, chance: Chance, others: Iterable[Move]) -> Match:
    """A seat is shown the same bytes in every match that it cannot tell from the real one."""
    twin = match.imagine(seat, chance)
    assert shown(twin, seat) == shown(match, seat), f"seat {seat} is shown what it cannot know"
    assert refusals(twin, seat, others) == refusals(match, seat, others), f"a refusal tells seat {seat} a secret"
    nothing_is_lost(twin, match.game.rules.inventory(match.state))
    return twin


def quiet_moves_tell_no_secret(match: Match, seat: int, move: Move, chance: Chance) -> None:
    """A seat's own move that reveals nothing tells it the same in every match that it cannot tell apart."""
    real, twin = match.copy(), match.imagine(seat, chance)
    if twin.refusal(seat, move) is not None:
        raise AssertionError(f"{move} is legal for seat {seat} only thanks to something hidden from it")
    spent, twin_spent = real.spent_chance, twin.spent_chance
    told, twin_told = real.play(seat, move), twin.play(seat, move)
    if real.spent_chance != spent or twin.spent_chance != twin_spent:
        return
    if any(t.event.reveals for t in [*told, *twin_told]):
        return
    assert heard(told, seat) == heard(twin_told, seat), f"the events of {move} told seat {seat} a secret"
    assert shown(real, seat) == shown(twin, seat), f"after {move} seat {seat} is shown what it cannot know"


def a_record_replays(match: Match) -> None:
    """The record, through its text, gives the same match again."""
    again = replay(match.game, Record.read(match.record.text()))
    assert fingerprint(again) == fingerprint(match), "the record replays to another match"
    assert again.record.digest == match.record.digest, "the record of the replay has another digest"


def points_now_add_up(match: Match) -> None:
    """What is told of the points on the way is the public score, and a seat is told all of its own."""
    rules, state = match.game.rules, match.state
    tally = rules.tally(state)
    for viewer in (*range(match.seats), None):
        told = rules.points_now(state, viewer)
        assert len(told) in (0, match.seats), f"points of {len(told)} seats are told, of {match.seats}"
        for seat, points in enumerate(told):
            assert not (points.hidden and seat == viewer), f"something of seat {seat} is hidden from itself"
            assert all(point.at_end for point in points.if_it_ended), "what the end would add is marked so"
            counted = sum(point.points for point in points.counted)
            if tally:
                assert counted == tally[seat], f"seat {seat} has {tally[seat]} and {viewer} is told of {counted}"


def points_now_are_the_result(match: Match) -> None:
    """After the end, everybody is told the result's points."""
    result = match.result
    assert result is not None, "the match is over without a result"
    for viewer in (*range(match.seats), None):
        told = match.game.rules.points_now(match.state, viewer)
        for seat, points in enumerate(told):
            assert points.counted == result.points[seat], f"{viewer} is told other points of seat {seat}"
            assert not points.if_it_ended and not points.hidden, f"after the end nothing of seat {seat} is still open"


def points_add_up(match: Match) -> None:
    """Every point of the result has a source, and the ranks follow the scores."""
    result = match.result
    assert result is not None, "the match is over without a result"
    for seat, points in enumerate(result.points):
        assert sum(p.points for p in points) == result.scores[seat], f"the points of seat {seat} do not add up"
    assert len(result.scores) == len(result.ranks) == match.seats and 1 in result.ranks
    best = max(result.scores)
    assert all(result.scores[seat] == best for seat in result.winners), "a winner without the best score"


def hold_all(
    game: AnyGame,
    seats: int,
    options: Mapping[str, object],
    seed: str,
    every: int = 7,
    others: int = 12,
) -> Match:
    """Play one random match and hold all laws: cheap ones at each move, dear ones at every n-th."""
    chance = Chance(f"laws {seed}")
    match = game.new(seats, options, seed)
    box = dict(game.rules.inventory(match.state))
    seen: list[Move] = []
    while not match.over:
        assert len(match.moves) < MOST_MOVES, "the match does not end"
        offered_is_accepted(match)
        nothing_is_lost(match, box)
        if len(match.moves) % every == 0:
            points_now_add_up(match)
            strange = [game.faces.decode(chance.below(game.faces.codes)) for _ in range(others)]
            strange += [chance.choice(seen) for _ in range(min(others, len(seen)))]
            all_else_is_refused(match, strange)
            copies_share_nothing(match, chance)
            views_have_two_parts(match)
            an_ended_talk_only_forbids(match, Chance(f"{seed} talk {len(match.moves)}"))
            for seat in range(seats):
                hidden_things_stay_hidden(match, seat, Chance(f"{seed} {len(match.moves)} {seat}"), strange)
        seat, move = random_decision(match, chance)
        if len(match.moves) % every == 1:
            quiet_moves_tell_no_secret(match, seat, move, Chance(f"{seed} quiet {len(match.moves)}"))
        seen.append(move)
        told = match.play(seat, move)
        for t in told:
            t.event.say()
    assert not match.deciding and all(not match.choices(seat) for seat in range(seats))
    nothing_is_lost(match, box)
    points_add_up(match)
    points_now_are_the_result(match)
    a_record_replays(match)
    return match
