"""Routes to the reviews of finished matches."""

from __future__ import annotations

from starlette.responses import Response

from loggia.house import wire
from loggia.house.problems import Trouble, trouble
from loggia.house.tables.views.replay import MOST_MOVES
from loggia.house.web.routes.route import ApiRequest, ApiRoute
from loggia.house.web.routes.tables import INVITE, encoded, finished
from loggia.kernel import BadRecord, Record, phrase


async def review_table(request: ApiRequest) -> Response:
    """The review of a finished match, as far as it is made."""
    live = await request.house.actions.finished(request.path["id"], request.asker(request.query["invite"]))
    return encoded(await request.house.match_reviews.ask(finished(live), request.address))


async def review_record(request: ApiRequest) -> Response:
    """The review of any finished record."""
    try:
        record = Record.read(request.body.record)
    except BadRecord as bad:
        raise Trouble(422, bad.why, "bad-record") from bad
    if record.scores is None:
        raise trouble(409, "house-not-over")
    if len(record.moves) > MOST_MOVES:
        raise Trouble(422, phrase("house-too-long"), "bad-record")
    return encoded(await request.house.match_reviews.ask(record, request.address))


ROUTES = [
    ApiRoute(
        "GET", "/tables/{id}/review", "The review of a finished match, as far as it is made", review_table,
        wire.ReviewNow, query={"invite": INVITE}, rate="review",
    ),
    ApiRoute(
        "POST", "/review", "The review of a finished match from its record", review_record, wire.ReviewNow,
        wire.RecordText, rate="review",
    ),
]  # fmt: skip
