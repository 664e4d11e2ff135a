"""Replays: a finished match step by step, as one viewer saw it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from loggia import games
from loggia.house import wire
from loggia.house.problems import say
from loggia.house.tables.views.delta import decode, encode
from loggia.house.tables.views.lines import plain_told
from loggia.house.tables.views.patch import changes
from loggia.house.tables.views.points import true_totals
from loggia.kernel import BadRecord, Match, Record, Refused, Told, WrongSetup, deal_as_recorded, phrase
from loggia.kernel.showing import all_open_view

MOST_MOVES = 10_000
"""Maximum moves of a record that is replayed."""
ALL_OPEN = -2
"""The viewer before whom all hands lie open; there is one only after the end."""


def replay_frames(record: Record, viewer: int, names: list[str], seat: int = -1) -> bytes:
    """The encoded `wire.Replay` of a record; `BadRecord` where it does not fit the rules. `seat`: the asker's."""
    match = _begun(record)
    if viewer >= match.seats:
        viewer = -1
    look = viewer if viewer >= 0 else None
    first = decode(encode(_view(match, viewer)))
    tally, standing = list(first["tally"]), true_totals(match)
    turn, round_number = match.game.rules.turn(match.state), match.game.rules.round(match.state)
    frames = list(_frames(match, record, viewer, first))
    result = match.result
    if record.scores is not None and (result is None or result.scores != record.scores):
        raise BadRecord(phrase("record-scores", told=" ".join(map(str, record.scores))))
    return encode(
        wire.Replay(
            game=record.game,
            revision=record.revision,
            seats=record.seats,
            options=record.options,
            names=names,
            commitment=match.commitment,
            seed=record.seed,
            digest=record.digest,
            viewer=viewer,
            opening=plain_told(match.opening, look),  # type: ignore[arg-type]
            view=first,
            tally=tally,
            standing=standing,
            turn=turn,
            round=round_number,
            frames=frames,
            result=result.plain() if result else None,
            record=record.text(),
            seat=seat,
        )
    )


def _begun(record: Record) -> Match:
    """The match of a record before its first move; `BadRecord` where it does not fit the rules."""
    try:
        game = games.game(record.game)
        game = game.at_revision(record.revision) or game
    except WrongSetup as wrong:
        raise BadRecord(wrong.why) from wrong
    if record.revision != game.revision:
        told = phrase(f"game-{record.game}")
        raise BadRecord(phrase("record-revision", game=told, revision=record.revision, ours=game.revision))
    if record.data != game.data_digest:
        raise BadRecord(phrase("house-other-data"))
    if len(record.moves) > MOST_MOVES:
        raise BadRecord(phrase("house-too-long"))
    try:
        match = game.new(record.seats, record.options, record.seed)
    except WrongSetup as wrong:
        raise BadRecord(phrase("record-setup", why=wrong.why)) from wrong
    deal_as_recorded(match, record)
    return match


def standings(record: Record) -> bytes:
    """The encoded `wire.Standings` of a record: much less work than a replay."""
    match = _begun(record)
    found = [true_totals(match)]
    for seat, text in record.moves:
        match.play(seat, text)
        deal_as_recorded(match, record)
        found.append(true_totals(match))
    return encode(wire.Standings(found))


def _view(match: Match, viewer: int) -> dict[str, Any]:
    if viewer == ALL_OPEN:
        return all_open_view(match)
    return match.view(viewer if viewer >= 0 else None)


def _heard(told: Iterable[Told], viewer: int, seat: int) -> list[dict[str, Any]]:
    """What a viewer heard; with all hands open, what the one who moved heard as well as everybody."""
    look = viewer if viewer >= 0 else seat if viewer == ALL_OPEN else None
    return plain_told(told, look)


def _frames(match: Match, record: Record, viewer: int, view: object) -> list[wire.Frame]:
    frames, rules = [], match.game.rules
    for number, (seat, text) in enumerate(record.moves, 1):
        try:
            move = match.move(text)
            words = (
                say(match.game.faces.describe(match.state, seat, move)) if match.refusal(seat, move) is None else None
            )
            told = match.play(seat, move)
        except Refused as refused:
            raise BadRecord(
                phrase("record-move", number=number, seat=seat, move=text, why=refused.why, rule=refused.rule)
            ) from refused
        assert words is not None
        deal_as_recorded(match, record)
        new = decode(encode(_view(match, viewer)))
        frames.append(
            wire.Frame(
                number=number,
                seat=seat,
                text=text,
                say=words,
                happened=_heard(told, viewer, seat),  # type: ignore[arg-type]
                tally=new["tally"],
                standing=true_totals(match),
                turn=rules.turn(match.state),
                round=rules.round(match.state),
                patch=changes(view, new),
            )
        )
        view = new
    return frames


DECODER = msgspec.json.Decoder(wire.Replay)
