"""Routes to how a person plays: figures for plots, and everything as files."""

from __future__ import annotations

import io
import zipfile
from collections.abc import AsyncIterator, Sequence
from typing import Annotated

import msgspec
from msgspec import Meta
from starlette.responses import Response, StreamingResponse

from loggia.house import wire
from loggia.house.people.play.files import as_csv, played_matches
from loggia.house.problems import trouble
from loggia.house.store.queries import play
from loggia.house.store.queries.tables import TableRow
from loggia.house.tables.rebuild import finished_records
from loggia.house.web.routes.people import BEFORE, FOR_EVER, number_of
from loggia.house.web.routes.route import ApiRequest, ApiRoute, Query
from loggia.words import LANGUAGES

MOST_RECORDS = 100
"""Records in one file; `before` asks for older ones."""
TOGETHER = 5
"""Records that are rebuilt in one job."""


async def figures(request: ApiRequest) -> wire.PlayFigures:
    """How a person plays, from what the asker may know of."""
    person = await request.house.accounts.get(number_of(request.path["id"]))
    if person is None:
        raise trouble(404, "house-no-person")
    viewer, query = request.person.id if request.person else 0, request.query
    return await request.house.figures.play(person.id, viewer, query["game"], query["players"], query["against"])


def _file(body: bytes | str, name: str, media: str) -> Response:
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(body, headers=headers, media_type=media)


async def matches_json(request: ApiRequest) -> Response:
    """My finished matches as JSON."""
    found = await played_matches(request.house.store, request.me.id, _lang(request))
    return _file(msgspec.json.encode(wire.PlayedMatches(found)), "loggia-matches.json", "application/json")


async def matches_csv(request: ApiRequest) -> Response:
    """My finished matches as CSV."""
    found = await played_matches(request.house.store, request.me.id, _lang(request))
    return _file(as_csv(found), "loggia-matches.csv", "text/csv; charset=utf-8")


def _lang(request: ApiRequest) -> str:
    return request.me.lang if request.me.lang in LANGUAGES else "en"


async def records(request: ApiRequest) -> Response:
    """The records of my finished matches in one file, as they are rebuilt."""
    before = request.query["before"] or FOR_EVER
    rows = [row for _, row in await play.finished_tables(request.house.store, request.me.id, before, MOST_RECORDS)]
    headers = {"Content-Disposition": 'attachment; filename="loggia-records.zip"'}
    return StreamingResponse(_zipped(request, rows), headers=headers, media_type="application/zip")


async def _zipped(request: ApiRequest, rows: Sequence[TableRow]) -> AsyncIterator[bytes]:
    house, out = request.house, _Sink()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for first in range(0, len(rows), TOGETHER):
            some = [(row, await house.store.entries(row.id)) for row in rows[first : first + TOGETHER]]
            for row, text in zip(some, await house.reviews.run(request.address, finished_records, some), strict=True):
                if text:
                    archive.writestr(f"{row[0].game}-{row[0].code}.loggia", text)
            yield out.taken()
    yield out.taken()


class _Sink(io.RawIOBase):
    """Takes what a writer writes, to be handed on piece by piece."""

    def __init__(self) -> None:
        super().__init__()
        self._held = bytearray()

    def writable(self) -> bool:
        """It is."""
        return True

    def write(self, data: bytes | bytearray | memoryview) -> int:  # type: ignore[override]
        """Hold it."""
        self._held += data
        return len(data)

    def taken(self) -> bytes:
        """All that is held."""
        held, self._held = bytes(self._held), bytearray()
        return held


WORD = Annotated[str, Meta(max_length=40)]
CHOICE = {
    "game": Query(WORD, "", "only this game; empty: the one played most"),
    "players": Query(Annotated[int, Meta(ge=0, le=16)], 0, "only tables for so many"),
    "against": Query(WORD, "", "only against `people`, bots of a level, or `mixed` bots"),
}

ROUTES = [
    ApiRoute("GET", "/people/{id}/play", "How a person plays", figures, wire.PlayFigures, query=CHOICE, rate="archive"),
    ApiRoute(
        "GET", "/me/matches.json", "My finished matches as a file", matches_json, wire.PlayedMatches, rate="replay"
    ),
    ApiRoute(
        "GET", "/me/matches.csv", "The same for spreadsheets", matches_csv, str, rate="replay", media="text/csv"
    ),
    ApiRoute(
        "GET", "/me/records.zip", "The records of my finished matches", records, bytes,
        query={"before": BEFORE}, rate="replay", media="application/zip",
    ),
]  # fmt: skip
