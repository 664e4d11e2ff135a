"""Doors to the tables: lists, states, actions, records and replays."""

from __future__ import annotations

import asyncio
import secrets
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from starlette.responses import Response

from loggia.house import wire
from loggia.house.problems import Trouble, say, trouble
from loggia.house.tables.actions.dispatch import Actions
from loggia.house.tables.broadcast import lines_for
from loggia.house.tables.live_tables import LiveTable
from loggia.house.tables.lobby import Lobby
from loggia.house.tables.points import points_now
from loggia.house.tables.state import KEPT_LINES, AppliedEntry, TableState
from loggia.house.web.routes.route import JSON, ApiRequest, ApiRoute, Query
from loggia.kernel import BadRecord, Record, Refused, is_final, why_not

LOG_PAGE = 100
LONGEST_WAIT = 25.0


def raw(body: bytes) -> Response:
    """An answer that is already encoded."""
    return Response(body, media_type=JSON)


async def state_of(ask: ApiRequest, live: LiveTable, seen: int = 0, chat: int = 0) -> Response:
    """The state of a table for the asker."""
    person = ask.person.id if ask.person else 0
    muted = await ask.house.accounts.muted(person) if person else frozenset[int]()
    async with live.lock:
        return raw(await ask.house.journal.state(live, person, seen, chat, muted))


async def open_tables(ask: ApiRequest) -> wire.Tables:
    """Public tables."""
    return wire.Tables(await Lobby(ask.house).public(ask.query["game"], ask.person))


async def my_tables(ask: ApiRequest) -> wire.Mine:
    """My tables."""
    tables = await Lobby(ask.house).mine(ask.me)
    return wire.Mine(tables, sum(table.my_turn for table in tables))


async def new_table(ask: ApiRequest) -> Response:
    """Set a table."""
    person = ask.me
    ask.house.limiter.take("table", ask.visitor)
    return await state_of(ask, await ask.house.actions.new_table(person, ask.body))


async def play_now(ask: ApiRequest) -> Response:
    """One click."""
    wish: wire.PlayNow = ask.body
    house = ask.house
    game = house.catalogue.game(wish.game)
    level = house.catalogue.level(wish.level)
    count = wish.seats or min(game.seats, key=lambda seats: (abs(seats - 3), seats))
    if count not in game.seats:
        raise trouble(400, "house-seats", seats=count)
    if ask.person is None:
        house.limiter.take("guest", house.address(ask.request))
        await ask.enter(await house.accounts.guest("", wish.lang))
    house.limiter.take("table", ask.visitor)
    mine = wish.seat if 0 <= wish.seat < count else secrets.randbelow(count)
    seats = [wire.SeatWish("me") if n == mine else wire.SeatWish("bot", level) for n in range(count)]
    new = wire.NewTable(game=wish.game, seats=seats, options=wish.options, public=False)
    return await state_of(ask, await house.actions.new_table(ask.me, new))


async def table_state(ask: ApiRequest) -> Response:
    """Polling."""
    query = ask.query
    live = await ask.house.actions.table(ask.path["id"], ask.asker(query["invite"]))
    if query["wait"] > 0 and query["seen"] >= live.state.told(_viewer(ask, live)):
        await _news(ask, live, query["seen"], query["chat"], min(query["wait"], LONGEST_WAIT))
    return await state_of(ask, live, query["seen"], query["chat"])


async def _news(ask: ApiRequest, live: LiveTable, seen: int, chat: int, wait: float) -> None:
    """Wait until something happens at the table, or for so long."""
    happened = asyncio.Event()

    def heard(message: dict[str, Any]) -> None:
        if "say" in message or live.state.told(_viewer(ask, live)) > seen:
            happened.set()

    end = ask.house.bus.listen(f"table.{live.code}", heard)
    try:
        rows = await ask.house.store.read("select max(id) from chat where table_id = ?", live.id)
        if live.state.told(_viewer(ask, live)) <= seen and (rows[0][0] or 0) <= chat:
            await asyncio.wait_for(happened.wait(), wait)
    except TimeoutError:
        pass
    finally:
        end()


async def table_log(ask: ApiRequest) -> Response:
    """Earlier lines. They are rebuilt from the log of moves, in a thread."""
    live = await ask.house.actions.table(ask.path["id"], ask.asker(ask.query["invite"]))
    state, viewer = live.state, _viewer(ask, live)
    numbering = state.numbering
    before = numbering.logged(viewer, ask.query["before"] - 1) + 1 if ask.query["before"] else state.number + 1
    before = min(before, state.number + 1)
    kept = [line for line in state.lines if before - LOG_PAGE <= line.entry.number < before]
    if state.frozen or (kept and kept[0].entry.number <= max(1, before - LOG_PAGE)):
        lines = kept
    else:
        lines = await _old_lines(ask, state, before)
    first = numbering.told(viewer, lines[0].entry.number - 1) + 1 if lines else before
    return raw(msgspec.json.encode({"lines": lines_for(lines, viewer, numbering), "first": first}))


def _viewer(ask: ApiRequest, live: LiveTable) -> int:
    return live.state.seat_of(ask.person.id) if ask.person else -1


async def _old_lines(ask: ApiRequest, state: TableState, before: int) -> list[AppliedEntry]:
    entries = await ask.house.store.entries(state.id, 0, before - 1)

    def fold() -> list[AppliedEntry]:
        again = TableState(
            state.id,
            state.code,
            state.game,
            state.setup,
            state.seed,
            state.host,
            state.public,
            state.made,
        )
        for entry in entries:
            again.apply(entry)
        return [line for line in again.lines if line.entry.number >= before - LOG_PAGE]

    assert LOG_PAGE <= KEPT_LINES
    return await asyncio.to_thread(fold)


async def act(ask: ApiRequest) -> Any:
    """Do something at a table."""
    body: bytes = msgspec.json.encode(ask.body)
    answer = await ask.house.actions.act(ask.path["action"], ask.path["id"], body, ask.asker())
    return answer


async def why(ask: ApiRequest) -> wire.Why:
    """The rule that keeps a piece dim."""
    live = await ask.house.actions.table(ask.path["id"], ask.asker())
    seat = ask.house.actions.my_seat(live, ask.asker(), playing=True)
    ids = [piece for piece in ask.query["ids"].split(",") if piece]
    match = live.state.match
    found = why_not(match, seat, ids) if match is not None and ids else None
    return wire.Why(None) if found is None else wire.Why(say(found.why), found.rule)


async def final(ask: ApiRequest) -> wire.Final:
    """Whether a choice is for good; what cannot be played at all is not considered."""
    live = await ask.house.actions.table(ask.path["id"], ask.asker())
    seat = ask.house.actions.my_seat(live, ask.asker(), playing=True)
    assert live.state.match is not None
    try:
        return wire.Final(is_final(live.state.match, seat, ask.query["text"]))
    except Refused as refused:
        raise Trouble(422, refused.why, refused.kind, refused.rule) from refused


async def points(ask: ApiRequest) -> wire.PointsNow:
    """Who leads. An expected result is a bot's advice: there is none at rated tables, nor where hints are off."""
    live = await ask.house.actions.table(ask.path["id"], ask.asker(ask.query["invite"]))
    state = live.state
    if state.match is None:
        return wire.PointsNow([], [])
    expect = bool(ask.query["expect"]) and state.setup.hints and not state.setup.rated
    return points_now(state.match, _viewer(ask, live), expect)


def _finished(live: LiveTable, actions: Actions) -> Record:
    """The record of a finished match; `Trouble` before: it would tell what is hidden."""
    match = live.state.match
    if live.state.status != "over" or match is None:
        raise trouble(409, "house-not-over")
    return match.record


async def record(ask: ApiRequest) -> Response:
    """The record as a file."""
    live = await ask.house.actions.table(ask.path["id"], ask.asker(ask.query["invite"]))
    name = f"{live.state.game.name}-{live.code}.loggia"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(_finished(live, ask.house.actions).text(), headers=headers, media_type="text/plain; charset=utf-8")


async def replay_table(ask: ApiRequest) -> Response:
    """A finished match step by step."""
    live = await ask.house.actions.table(ask.path["id"], ask.asker(ask.query["invite"]))
    found = _finished(live, ask.house.actions)
    names = [
        live.names.get(place.person, ("", True))[0] if place.person else f"bot:{place.level}"
        for place in live.state.places
    ]
    return raw(await ask.house.workers.replay(found, ask.query["viewer"], names, _viewer(ask, live)))


async def replay_record(ask: ApiRequest) -> Response:
    """Any record step by step."""
    try:
        found = Record.read(ask.body.record)
        return raw(await ask.house.workers.replay(found, ask.query["viewer"], []))
    except BadRecord as bad:
        raise Trouble(422, bad.why, "bad-record") from bad


NUMBER = Annotated[int, Meta(ge=0, le=1_000_000_000)]
TEXT = Annotated[str, Meta(max_length=40)]
PIECES = Annotated[str, Meta(max_length=1000)]
MOVE = Annotated[str, Meta(max_length=500)]
INVITE = Query(TEXT, "", "the secret of the invite link")
VIEWER = Query(Annotated[int, Meta(ge=-2, le=15)], -1, "a seat, -1 for an onlooker, or -2 for all hands open")

EXPECT = Query(Annotated[int, Meta(ge=0, le=1)], 0, "1: with a bot's estimate of the final scores, where it is allowed")
ONLY = Query(TEXT, "", "only this game")

ROUTES = [
    ApiRoute("POST", "/play-now", "Sit down against bots at once", play_now, wire.State, wire.PlayNow),
    ApiRoute("POST", "/tables", "Set a table", new_table, wire.State, wire.NewTable),
    ApiRoute("GET", "/tables", "Public tables", open_tables, wire.Tables, query={"game": ONLY}),
    ApiRoute("GET", "/tables/mine", "My tables, with whose turn it is", my_tables, wire.Mine),
    ApiRoute(
        "GET",
        "/tables/{id}",
        "All I may know of a table",
        table_state,
        wire.State,
        query={
            "seen": Query(NUMBER, 0, "the last log number I have"),
            "chat": Query(NUMBER, 0, "the last chat id I have"),
            "wait": Query(Annotated[float, Meta(ge=0, le=60)], 0.0, "answer when there is news, at the latest after"),
            "invite": INVITE,
        },
    ),
    ApiRoute(
        "GET",
        "/tables/{id}/log",
        "Earlier lines of the log",
        table_log,
        wire.Log,
        query={"before": Query(NUMBER, 0, "lines before this number"), "invite": INVITE},
    ),
    ApiRoute(
        "GET", "/tables/{id}/why", "Why a piece cannot be pointed at", why, wire.Why,
        query={"ids": Query(PIECES, "", "what was pointed at and then the piece, with commas")}, rate="consider",
    ),
    ApiRoute(
        "GET", "/tables/{id}/final", "Whether a choice could not be freely taken back", final, wire.Final,
        query={"text": Query(MOVE, "", "the move in the notation")}, rate="consider",
    ),
    ApiRoute(
        "GET", "/tables/{id}/record", "The record of a finished match", record, str,
        query={"invite": INVITE}, media="text/plain",
    ),
    ApiRoute(
        "GET", "/tables/{id}/points", "Where everybody's points come from now", points, wire.PointsNow,
        query={"expect": EXPECT, "invite": INVITE},
    ),
    ApiRoute(
        "GET", "/tables/{id}/replay", "A finished match step by step", replay_table, wire.Replay,
        query={"viewer": VIEWER, "invite": INVITE}, rate="replay",
    ),
    ApiRoute(
        "POST", "/replay", "Any record step by step", replay_record, wire.Replay, wire.RecordText,
        query={"viewer": VIEWER}, rate="replay",
    ),
    ApiRoute("POST", "/tables/{id}/{action}", "Do something at a table", act, wire.Done, dict[str, Any]),
]  # fmt: skip
