"""Doors for people: coming in, accounts, settings, profiles, notes."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from loggia.house import wire
from loggia.house.people.accounts import Person, said_name
from loggia.house.problems import trouble
from loggia.house.tables.actions.seats import lose
from loggia.house.web.routes.route import OK, ApiRequest, ApiRoute, Query

PAGE = 20


async def me_of(ask: ApiRequest, person: Person) -> wire.Me:
    """A person as it sees itself."""
    return wire.Me(
        person.id,
        person.name,
        not person.account,
        person.lang,
        person.email,
        person.mail_turns,
        msgspec.json.decode(person.page),
        sorted(await ask.house.accounts.muted(person.id)),
        await ask.house.notifications.unseen(person.id),
    )


async def me(ask: ApiRequest) -> wire.Me:
    """Who I am."""
    return await me_of(ask, ask.me)


async def guest(ask: ApiRequest) -> wire.Me:
    """Come in."""
    if ask.person is not None:
        raise trouble(409, "house-here-already", name=said_name(ask.person.name))
    await ask.enter(await ask.house.accounts.guest(ask.body.name, ask.body.lang))
    return await me_of(ask, ask.me)


async def account(ask: ApiRequest) -> wire.Me:
    """Open an account, or make one of the guest."""
    person = await ask.house.accounts.account(ask.person, ask.body)
    if ask.person is None:
        await ask.enter(person)
    else:
        await ask.house.accounts.end_others(person.id, ask.cookie)
    ask.house.renamed(person)
    return await me_of(ask, person)


async def log_in(ask: ApiRequest) -> wire.Me:
    """Log in."""
    ask.house.limiter.take("login", f"name {ask.body.name[:40].casefold()}")
    person = await ask.house.accounts.log_in(ask.body)
    await ask.enter(person)
    return await me_of(ask, person)


async def log_out(ask: ApiRequest) -> wire.Ok:
    """Log out."""
    if ask.cookie:
        await ask.house.accounts.end_session(ask.cookie)
        if ask.person is not None:
            ask.house.cut_off(ask.person.id, ask.cookie)
    ask.new_cookie = ""
    return OK


async def password(ask: ApiRequest) -> wire.Ok:
    """Change the password."""
    await ask.house.accounts.new_password(ask.me, ask.body)
    await ask.house.accounts.end_others(ask.me.id, ask.cookie)
    ask.house.cut_off(ask.me.id, "", but=ask.cookie)
    return OK


async def settle(ask: ApiRequest) -> wire.Me:
    """Change settings."""
    return await me_of(ask, await ask.house.accounts.settle(ask.me, ask.body))


async def delete(ask: ApiRequest) -> wire.Ok:
    """Delete me."""
    person, house = ask.me, ask.house
    if person.account:
        await house.accounts.check_password(person, ask.body.password)
    rows = await house.store.read(
        "select t.code from sitters s join tables t on t.id = s.table_id where s.person = ? and s.over = 0", person.id
    )
    for (code,) in rows:
        live = await house.live_tables.get(code)
        async with live.lock:
            seat = live.state.seat_of(person.id)
            if seat >= 0 and live.state.status in ("playing", "paused") and not live.state.places[seat].lost:
                await lose(house.actions, live, seat, "resign", None)
            elif live.state.status == "waiting":
                kind = "close" if live.state.host == person.id else "leave"
                if kind == "close" or seat >= 0:
                    await house.journal.commit(live, [house.journal.entry(live, kind, seat, person.id)])
            live.names.pop(person.id, None)
    await house.accounts.delete(person)
    house.cut_off(person.id, "")
    ask.new_cookie = ""
    return OK


async def export(ask: ApiRequest) -> wire.Export:
    """All about me."""
    person, store = ask.me, ask.house.store
    chat = await store.read(
        "select t.code, c.at, c.text from chat c join tables t on t.id = c.table_id where c.person = ? order by c.id",
        person.id,
    )
    tables = await store.read(
        "select t.code from sitters s join tables t on t.id = s.table_id where s.person = ? order by t.id", person.id
    )
    sessions = await store.read("select made, seen from sessions where person = ?", person.id)
    return wire.Export(
        await me_of(ask, person),
        person.made,
        await ask.house.ratings.of(person.id),
        (await past(ask, person.id, 1e18, 10_000)).matches,
        [code for (code,) in tables],
        [{"table": code, "at": at, "text": text} for code, at, text in chat],
        await ask.house.notifications.notes(person.id),
        [{"since": made, "seen": seen} for made, seen in sessions],
    )


async def profile(ask: ApiRequest) -> wire.Profile:
    """A person's page."""
    person = await ask.house.accounts.get(_number(ask.path["id"]))
    if person is None:
        raise trouble(404, "house-no-person")
    rows, ratings = await asyncio.gather(
        ask.house.store.read("select count(*), sum(rank = 1) from results where person = ?", person.id),
        ask.house.ratings.of(person.id),
    )
    played, won = rows[0]
    return wire.Profile(person.id, person.name, not person.account, person.made, ratings, played, won or 0)


async def matches(ask: ApiRequest) -> wire.History:
    """A person's finished matches."""
    return await past(ask, _number(ask.path["id"]), ask.query["before"] or 1e18, PAGE)


async def past(ask: ApiRequest, person: int, before: float, count: int) -> wire.History:
    """Finished matches of a person before a time, newest first; private tables only for those who sat there."""
    me = ask.person.id if ask.person else 0
    rows = await ask.house.store.read(
        "select t.code, t.game, r.ended, t.setup, t.seats, r.seat, t.result, r.rank, r.change, t.public"
        " from results r join tables t on t.id = r.table_id where r.person = ? and r.ended < ?"
        " and (t.public = 1 or exists (select 1 from results m where m.table_id = r.table_id and m.person = ?))"
        " order by r.ended desc limit ?",
        person,
        before,
        me,
        count,
    )
    found = []
    for code, game, ended, setup, seats, seat, result, rank, change, _ in rows:
        places: list[list[Any]] = msgspec.json.decode(seats)
        names = await ask.house.accounts.names(place[0] for place in places)
        told = msgspec.json.decode(result) if result else {"scores": [], "ranks": []}
        found.append(
            wire.Past(
                code,
                game,
                ended,
                msgspec.json.decode(setup)["rated"],
                [names.get(place[0], ("", True))[0] if place[0] else f"bot:{place[1]}" for place in places],
                seat,
                told["scores"],
                told["ranks"],
                rank,
                change,
            )
        )
    return wire.History(found, rows[-1][2] if len(rows) == count else 0)


def _number(given: str) -> int:
    if not (given.isascii() and given.isdigit() and len(given) < 16):
        raise trouble(404, "house-no-person")
    return int(given)


async def notes(ask: ApiRequest) -> wire.Notes:
    """My notes."""
    return wire.Notes(await ask.house.notifications.notes(ask.me.id))


async def saw(ask: ApiRequest) -> wire.Ok:
    """I have seen them."""
    await ask.house.notifications.saw(ask.me.id)
    return OK


async def subscribe(ask: ApiRequest) -> wire.Ok:
    """Notify this browser."""
    await ask.house.notifications.subscribe(ask.me.id, ask.body)
    return OK


async def unsubscribe(ask: ApiRequest) -> wire.Ok:
    """No more."""
    await ask.house.notifications.unsubscribe(ask.me.id, ask.body.endpoint)
    return OK


BEFORE = Query(Annotated[float, Meta(ge=0, le=1e15)], 0.0, "only what ended before this time")

ROUTES = [
    ApiRoute("GET", "/me", "The person of this session", me, wire.Me),
    ApiRoute("POST", "/guest", "Come in at once, with or without a name", guest, wire.Me, wire.Guest, rate="guest"),
    ApiRoute("POST", "/account", "Open an account", account, wire.Me, wire.Account, rate="account"),
    ApiRoute("POST", "/login", "Log in on this device", log_in, wire.Me, wire.LogIn, rate="login"),
    ApiRoute("POST", "/logout", "Log out on this device", log_out, wire.Ok, wire.Empty),
    ApiRoute("POST", "/me/password", "Change the password", password, wire.Ok, wire.NewPassword, rate="login"),
    ApiRoute("PATCH", "/me", "Change settings", settle, wire.Me, wire.Settings),
    ApiRoute("GET", "/me/export", "All the house keeps about me", export, wire.Export, rate="replay"),
    ApiRoute("DELETE", "/me", "Delete me", delete, wire.Ok, wire.Farewell, rate="login"),
    ApiRoute("GET", "/me/notes", "My notes", notes, wire.Notes),
    ApiRoute("POST", "/me/notes/seen", "I have seen my notes", saw, wire.Ok, wire.Empty),
    ApiRoute("POST", "/me/push", "Notify this browser", subscribe, wire.Ok, wire.Subscription, rate="push"),
    ApiRoute("DELETE", "/me/push", "Notify this browser no more", unsubscribe, wire.Ok, wire.Subscription),
    ApiRoute("GET", "/people/{id}", "A person's page", profile, wire.Profile),
    ApiRoute("GET", "/people/{id}/matches", "A person's matches", matches, wire.History, query={"before": BEFORE}),
]
