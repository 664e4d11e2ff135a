"""Routes to the tables: lists, states, actions, records and replays."""

from __future__ import annotations

import asyncio
import secrets
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from starlette.responses import Response

from loggia.house import wire
from loggia.house.limits import MOST_OPEN_OF_ACCOUNT, MOST_OPEN_OF_GUEST, MOST_OPEN_OF_PLACE
from loggia.house.problems import Trouble, refused, say, trouble
from loggia.house.store.queries import chat, tables
from loggia.house.store.queries.people import Person
from loggia.house.tables.actions.checks import my_seat
from loggia.house.tables.actions.new_table import new_table
from loggia.house.tables.fold import apply
from loggia.house.tables.live_table import LiveTable
from loggia.house.tables.state import AppliedEntry, TableState
from loggia.house.tables.views.lines import lines_for
from loggia.house.tables.views.points import points_now
from loggia.house.tables.views.replay import ALL_OPEN, replay_frames, standings
from loggia.house.web.problems import JSON
from loggia.house.web.routes.route import ApiRequest, ApiRoute, Query
from loggia.kernel import BadRecord, Chance, NotAllowed, OrderForm, Record, Refused, is_final, new_seed, why_not
from loggia.table.order_forms import order_forms as forms_of

MY_OWN = -3
LOG_PAGE = 100
"""Lines in one page of a table's log."""
A_WAIT_ELSEWHERE = 1.0
"""The same where another worker owns the table: its log is read again."""
LONGEST_WAIT = 25.0
"""Seconds that a polling client may wait for news."""


def encoded(body: bytes) -> Response:
    """An answer that is already encoded."""
    return Response(body, media_type=JSON)


# --- lists and new tables -------------------------------------------------------------------------------------------


async def open_tables(request: ApiRequest) -> wire.Tables:
    """Public tables."""
    return wire.Tables(await request.house.lobby.public(request.query["game"], request.person))


async def my_tables(request: ApiRequest) -> wire.Mine:
    """My tables."""
    mine = await request.house.lobby.mine(request.me)
    return wire.Mine(mine, sum(table.my_turn for table in mine))


async def set_table(request: ApiRequest) -> Response:
    """Set up a table."""
    person = request.me
    await may_set_table(request, person, public=request.body.public)
    return await state_of(request, await new_table(request.house.actions, person, request.body))


async def may_set_table(request: ApiRequest, person: Person, public: bool) -> None:
    """`Trouble` if a person, or the address it comes from, sets up too many tables."""
    house = request.house
    house.limiter.take("table", request.visitor)
    house.limiter.take("table-place", request.address)
    factor = house.settings.limits
    if not factor:
        return
    most = MOST_OPEN_OF_ACCOUNT if person.account else MOST_OPEN_OF_GUEST
    if await tables.count_open(house.store, person.id) >= most * factor:
        raise trouble(409, "house-many-tables")
    if public and not person.account:
        here = house.addresses.people_of(request.address)
        if await tables.count_waiting(house.store, here) >= MOST_OPEN_OF_PLACE * factor:
            raise trouble(409, "house-many-tables-here")


async def be_somebody(request: ApiRequest, lang: str) -> None:
    """A visitor without a session becomes a guest."""
    if request.person is None:
        request.house.limiter.take("guest", request.address)
        await request.open_session(await request.house.accounts.guest("", lang))


async def play_now(request: ApiRequest) -> Response:
    """A table against bots, with one click."""
    wish: wire.PlayNow = request.body
    house = request.house
    game = house.catalogue.game(wish.game)
    level = house.catalogue.level(wish.level)
    count = wish.seats or min(game.seats, key=lambda seats: (abs(seats - 3), seats))
    if count not in game.seats:
        raise trouble(400, "house-seats", seats=count)
    await be_somebody(request, wish.lang)
    await may_set_table(request, request.me, public=False)
    mine = wish.seat if 0 <= wish.seat < count else secrets.randbelow(count)
    seats = [wire.SeatWish("me") if n == mine else wire.SeatWish("bot", level) for n in range(count)]
    new = wire.NewTable(game=wish.game, seats=seats, options=wish.options, public=False)
    return await state_of(request, await new_table(house.actions, request.me, new))


# --- the state of a table -------------------------------------------------------------------------------------------


async def state_of(request: ApiRequest, live: LiveTable, seen: int = 0, after_chat: int = 0) -> Response:
    """The state of a table for the asker."""
    person = request.person.id if request.person else 0
    muted = await request.house.mutes.of(person) if person else frozenset[int]()
    async with live.lock:
        return encoded(await request.house.broadcast.state(live, person, seen, after_chat, muted))


async def table_state(request: ApiRequest) -> Response:
    """The state of a table, now or when there is news: polling."""
    query = request.query
    live = await request.house.actions.table(request.path["id"], request.asker(query["invite"]))
    live.polled = request.house.now()
    request.house.wake(live)
    if query["wait"] > 0 and query["seen"] >= live.state.number_for(_viewer(request, live)):
        longest = LONGEST_WAIT if live.epoch >= 0 else A_WAIT_ELSEWHERE
        await _wait_for_news(request, live, query["seen"], query["chat"], min(query["wait"], longest))
        if live.epoch < 0:
            await request.house.journal.follow(live)
    return await state_of(request, live, query["seen"], query["chat"])


async def _wait_for_news(request: ApiRequest, live: LiveTable, seen: int, after_chat: int, wait: float) -> None:
    """Wait until something happens at the table, at most so many seconds."""
    news = asyncio.Event()

    def heard(message: dict[str, Any]) -> None:
        if "say" in message or live.state.number_for(_viewer(request, live)) > seen:
            news.set()

    end = request.house.bus.listen(f"table.{live.code}", heard)
    try:
        last_chat = await chat.last_id(request.house.store, live.id)
        if live.state.number_for(_viewer(request, live)) <= seen and last_chat <= after_chat:
            await asyncio.wait_for(news.wait(), wait)
    except TimeoutError:
        pass
    finally:
        end()


def _viewer(request: ApiRequest, live: LiveTable) -> int:
    return live.state.seat_of(request.person.id) if request.person else -1


# --- the log of a table ---------------------------------------------------------------------------------------------


async def table_log(request: ApiRequest) -> Response:
    """Earlier lines of the log. They are counted as the viewer counts, and only then cut into pages."""
    live = await request.house.actions.table(request.path["id"], request.asker(request.query["invite"]))
    state, viewer = live.state, _viewer(request, live)
    numbering = state.numbering
    newest = state.number_for(viewer) + 1
    before = min(request.query["before"] or newest, newest)
    first = max(1, before - LOG_PAGE)
    low, high = numbering.logged(viewer, first - 1), numbering.logged(viewer, before - 1)
    if state.frozen or (state.recent and state.recent[0].entry.number <= low + 1):
        found = [applied for applied in state.recent if low < applied.entry.number <= high]
    else:
        found = await _old_lines(request, state, low, high)
    lines = lines_for(found, viewer, numbering)
    return encoded(msgspec.json.encode({"lines": lines, "first": lines[0]["number"] if lines else before}))


async def _old_lines(request: ApiRequest, state: TableState, low: int, high: int) -> list[AppliedEntry]:
    """Lines that are not in memory any more: the match is played again up to there, in a thread."""
    request.house.limiter.take("old-lines", request.visitor)
    entries = await request.house.store.entries(state.id, 0, high)

    def fold() -> list[AppliedEntry]:
        again = TableState(
            state.id, state.code, state.game, state.setup, state.seed, state.host, state.public, state.made
        )
        return [applied for entry in entries if (applied := apply(again, entry)).entry.number > low]

    return await asyncio.to_thread(fold)


# --- actions --------------------------------------------------------------------------------------------------------


async def act(request: ApiRequest) -> Any:
    """Do something at a table."""
    body: bytes = msgspec.json.encode(request.body)
    return await request.house.actions.act(request.path["action"], request.path["id"], body, request.asker())


async def why(request: ApiRequest) -> wire.Why:
    """The rule that keeps a piece dim."""
    live = await request.house.actions.table(request.path["id"], request.asker())
    seat = my_seat(live, request.asker(), playing=True)
    ids = [piece for piece in request.query["ids"].split(",") if piece]
    match = live.state.match
    found = why_not(match, seat, ids) if match is not None and ids else None
    return wire.Why(None) if found is None else wire.Why(say(found.why), found.rule)


async def final(request: ApiRequest) -> wire.Final:
    """Whether a choice is for good. Others may just have made it impossible: that is an answer too, nonsense is not."""
    live = await request.house.actions.table(request.path["id"], request.asker())
    if my_seat(live, request.asker()) >= 0 and live.state.status == "over":
        return wire.Final(None)
    seat = my_seat(live, request.asker(), playing=True)
    assert live.state.match is not None
    try:
        return wire.Final(is_final(live.state.match, seat, request.query["text"]))
    except NotAllowed:
        return wire.Final(None)
    except Refused as nonsense:
        raise refused(nonsense) from nonsense


async def warning(request: ApiRequest) -> wire.MistakeWarning:
    """The warning before a clear mistake."""
    live = await request.house.actions.table(request.path["id"], request.asker())
    query = request.query
    return await request.house.warnings.ask(live, request.asker(), query["text"], bool(query["first"]))


async def order_forms(request: ApiRequest) -> wire.OrderForms:
    """The standing orders that a seat may put together now."""
    live = await request.house.actions.table(request.path["id"], request.asker())
    seat = my_seat(live, request.asker())
    match = live.state.match
    forms = [] if match is None else forms_of(match, seat, Chance(new_seed()))
    return wire.OrderForms([_order_form(form) for form in forms])


def _order_form(form: OrderForm) -> wire.OrderFormInfo:
    blanks = [
        wire.OrderBlank(
            slot.name,
            say(slot.label),
            [wire.OrderItem(text, say(words)) for text, words in slot.items],
            slot.least,
            slot.most,
            slot.step,
        )
        for slot in form.slots
    ]
    return wire.OrderFormInfo(form.kind, form.text, say(form.label), blanks, form.often)


async def points(request: ApiRequest) -> wire.PointsNow:
    """Who leads. An expected result is a bot's advice: there is none at rated tables, nor where hints are off."""
    live = await request.house.actions.table(request.path["id"], request.asker(request.query["invite"]))
    state = live.state
    if state.match is None:
        return wire.PointsNow([], [])
    expect = bool(request.query["expect"]) and state.setup.hints and not state.setup.rated
    return points_now(state.match, _viewer(request, live), expect)


# --- records and replays --------------------------------------------------------------------------------------------


def finished(live: LiveTable) -> Record:
    """The record of a finished match; `Trouble` before its end, since a record tells what is hidden."""
    match = live.state.match
    if live.state.status != "over" or match is None:
        raise trouble(409, "house-not-over")
    return match.record


async def record(request: ApiRequest) -> Response:
    """The record as a file."""
    live = await request.house.actions.finished(request.path["id"], request.asker(request.query["invite"]))
    name = f"{live.state.game.name}-{live.code}.loggia"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(finished(live).text(), headers=headers, media_type="text/plain; charset=utf-8")


def _eyes(viewer: int, seat: int) -> int:
    """From where a replay is seen; `MY_OWN` is the asker's own seat, or with all hands open for one who had none."""
    if viewer != MY_OWN:
        return viewer
    return seat if seat >= 0 else ALL_OPEN


async def replay_table(request: ApiRequest) -> Response:
    """A finished match step by step."""
    live = await request.house.actions.finished(request.path["id"], request.asker(request.query["invite"]))
    found = finished(live)
    names = [
        live.names.get(seat.person, ("", True))[0] if seat.person else f"bot:{seat.level}" for seat in live.state.seats
    ]
    seat = _viewer(request, live)
    return await _replayed(request, found, names, _eyes(request.query["viewer"], seat), seat)


async def _replayed(request: ApiRequest, found: Record, names: list[str], viewer: int, seat: int = -1) -> Response:
    made = await request.house.reviews.run(request.address, replay_frames, found, viewer, names, seat)
    return encoded(made)


async def standing(request: ApiRequest) -> Response:
    """How a finished match went."""
    live = await request.house.actions.finished(request.path["id"], request.asker(request.query["invite"]))
    return encoded(await request.house.reviews.run(request.address, standings, finished(live)))


async def replay_record(request: ApiRequest) -> Response:
    """Any record step by step."""
    try:
        found = Record.read(request.body.record)
        return await _replayed(request, found, [], _eyes(request.query["viewer"], -1))
    except BadRecord as bad:
        raise Trouble(422, bad.why, "bad-record") from bad


NUMBER = Annotated[int, Meta(ge=0, le=1_000_000_000)]
TEXT = Annotated[str, Meta(max_length=40)]
PIECES = Annotated[str, Meta(max_length=1000)]
MOVE = Annotated[str, Meta(max_length=500)]
INVITE = Query(TEXT, "", "the secret of the invite link")
VIEWER = Query(Annotated[int, Meta(ge=-3, le=15)], -1, "a seat, -1 an onlooker, -2 all hands open, -3 my own seat")

FLAG = Annotated[int, Meta(ge=0, le=1)]
EXPECT = Query(FLAG, 0, "1: with a bot's estimate of the final scores, where it is allowed")
ONLY = Query(TEXT, "", "only this game")

ROUTES = [
    ApiRoute("POST", "/play-now", "Sit down against bots at once", play_now, wire.TableView, wire.PlayNow),
    ApiRoute("POST", "/tables", "Set a table", set_table, wire.TableView, wire.NewTable),
    ApiRoute("GET", "/tables", "Public tables", open_tables, wire.Tables, query={"game": ONLY}),
    ApiRoute("GET", "/tables/mine", "My tables, with whose turn it is", my_tables, wire.Mine),
    ApiRoute(
        "GET",
        "/tables/{id}",
        "All I may know of a table",
        table_state,
        wire.TableView,
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
        rate="log",
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
        "GET", "/tables/{id}/warning", "What to say before a clear mistake", warning, wire.MistakeWarning,
        query={"text": Query(MOVE, "", "the move in the notation; empty: begin to look at the choices"),
               "first": Query(FLAG, 0, "1: only in my first matches against bots")}, rate="consider",
    ),
    ApiRoute(
        "GET", "/tables/{id}/order-forms", "Standing orders to be filled in", order_forms, wire.OrderForms,
        rate="consider",
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
        "GET", "/tables/{id}/standing", "How the standing of a finished match went", standing, wire.Standings,
        query={"invite": INVITE}, rate="replay",
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
