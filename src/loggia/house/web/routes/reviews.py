"""Routes to the reviews of finished matches."""

from __future__ import annotations

from dataclasses import replace

from starlette.responses import Response

from loggia.house import wire
from loggia.house.problems import Trouble, refused, trouble
from loggia.house.tables.actions.new_table import match_on
from loggia.house.tables.views.replay import MOST_MOVES, standings
from loggia.house.web.routes.route import ApiRequest, ApiRoute
from loggia.house.web.routes.tables import INVITE, be_somebody, encoded, finished, may_set_table, state_of
from loggia.kernel import BadRecord, Imagined, Record, Refused, new_seed, phrase


async def review_table(request: ApiRequest) -> Response:
    """The review of a finished match, as far as it is made."""
    live = await request.house.actions.finished(request.path["id"], request.asker(request.query["invite"]))
    return encoded(await request.house.match_reviews.ask(finished(live), request.address, live.id))


def _read(text: str, over: bool = True) -> Record:
    """A match's record; `Trouble` where it is none, or where it is not over and has to be."""
    try:
        record = Record.read(text)
    except BadRecord as bad:
        raise Trouble(422, bad.why, "bad-record") from bad
    if over and record.scores is None:
        raise trouble(409, "house-not-over")
    if len(record.moves) > MOST_MOVES:
        raise Trouble(422, phrase("house-too-long"), "bad-record")
    return record


async def review_record(request: ApiRequest) -> Response:
    """The review of any finished record."""
    return encoded(await request.house.match_reviews.ask(_read(request.body.record), request.address))


async def play_from(request: ApiRequest) -> Response:
    """Sit down against bots in a position of another match."""
    wish: wire.PlayFrom = request.body
    house, record = request.house, _read(wish.record, over=wish.hidden == "as-was")
    game = house.catalogue.game(record.game)
    level = house.catalogue.level(wish.level, "merchant")
    if wish.seat >= record.seats or wish.move >= len(record.moves) + (record.scores is None):
        raise trouble(400, "house-no-such-position")
    if record.revision != game.revision:
        raise trouble(409, "house-other-rules")
    try:  # a forged record may hold anything: it is played through elsewhere first
        await house.reviews.run(request.address, standings, record)
    except BadRecord as bad:
        raise Trouble(422, bad.why, "bad-record") from bad
    except Refused as why:
        raise refused(why) from why
    await be_somebody(request, wish.lang)
    await may_set_table(request, request.me, public=False)
    line = record.until(wish.move)
    if wish.hidden == "imagined":
        line = replace(line, imagined=(*line.imagined, Imagined(wish.move, wish.seat, new_seed())))
    return await state_of(request, await match_on(house.actions, request.me, line, wish.seat, level))


ROUTES = [
    ApiRoute(
        "GET", "/tables/{id}/review", "The review of a finished match, as far as it is made", review_table,
        wire.ReviewNow, query={"invite": INVITE}, rate="review",
    ),
    ApiRoute(
        "POST", "/review", "The review of a finished match from its record", review_record, wire.ReviewNow,
        wire.RecordText, rate="review",
    ),
    ApiRoute(
        "POST", "/play-from", "Sit down against bots in a position of another match", play_from, wire.TableView,
        wire.PlayFrom, rate="replay",
    ),
]  # fmt: skip
