"""A person's finished matches as files: JSON and CSV with the same fields."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from datetime import UTC, datetime

import msgspec

from loggia.house import wire
from loggia.house.people.play.figures import MOST, against
from loggia.house.store import Store
from loggia.house.store.queries import play
from loggia.kernel import Phrase
from loggia.words import Words


async def played_matches(store: Store, person: int, lang: str) -> list[wire.PlayedMatch]:
    """All finished matches of a person, newest first; openings in words of the language."""
    words = Words(lang)
    said: dict[str, str] = {"": ""}
    found = []
    for match in await play.matches(store, person, person, MOST):
        if match.opening not in said:
            said[match.opening] = words.say(Phrase.read(msgspec.json.decode(match.opening)))
        ended, opening = datetime.fromtimestamp(match.ended, UTC).isoformat(timespec="seconds"), said[match.opening]
        one = wire.PlayedMatch(
            match.code, match.game, ended, match.players, match.seat + 1, against(match), match.rated, match.score,
            match.rank, match.change, match.decisions, round(match.loss, 5), round(match.points, 3), opening,
        )  # fmt: skip
        found.append(one)
    return found


def as_csv(matches: Sequence[wire.PlayedMatch]) -> str:
    """The matches as CSV (RFC 4180) with a line of names."""
    fields = [field.name for field in msgspec.structs.fields(wire.PlayedMatch)]
    out = io.StringIO()
    writer = csv.writer(out)
    writer.writerow(fields)
    for match in matches:
        writer.writerow([getattr(match, field) for field in fields])
    return out.getvalue()
