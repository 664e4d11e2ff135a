"""Routes for people: coming in, accounts, settings, profiles, notes."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from loggia.house import wire
from loggia.house.people.names import fold, said_name
from loggia.house.people.notifications import KEPT_NOTES
from loggia.house.problems import trouble
from loggia.house.store.queries.people import Person
from loggia.house.web.routes.route import OK, ApiRequest, ApiRoute, Query

MATCHES = 20
"""Matches in one page of a history."""
FOR_EVER = 1e18


async def me_of(request: ApiRequest, person: Person) -> wire.Me:
    """A person as it sees itself."""
    return wire.Me(
        person.id,
        person.name,
        not person.account,
        person.lang,
        person.email,
        person.email_verified,
        person.mail_turns,
        msgspec.json.decode(person.page),
        sorted(await request.house.mutes.of(person.id)),
        sorted(await request.house.blocks.of(person.id)),
        person.host,
        await request.house.notifications.unseen(person.id),
        await request.house.notifications.warning(person.id),
    )


async def me(request: ApiRequest) -> wire.Me:
    """Who I am."""
    return await me_of(request, request.me)


async def visitor(request: ApiRequest) -> wire.Visitor:
    """Who I am, if anybody: a page asks this, since a browser writes every 401 into its console as an error."""
    return wire.Visitor(await me_of(request, request.person) if request.person else None)


# --- coming in ------------------------------------------------------------------------------------------------------


async def guest(request: ApiRequest) -> wire.Me:
    """Come in."""
    if request.person is not None:
        raise trouble(409, "house-here-already", name=said_name(request.person.name))
    await request.open_session(await request.house.accounts.guest(request.body.name, request.body.lang))
    return await me_of(request, request.me)


async def account(request: ApiRequest) -> wire.Me:
    """Open an account, or make one of the guest."""
    guest, house = request.person, request.house
    person = await house.accounts.account(guest, request.body)
    if guest is not None:
        await house.sessions.end_all(person.id)
    await request.open_session(person)
    if guest is not None:
        house.close_sockets(person.id, "")
        await house.tell_anew(person.id, "name")
    await house.letters.ask_to_verify(person)
    return await me_of(request, person)


async def log_in(request: ApiRequest) -> wire.Me:
    """Log in."""
    limiter, name = request.house.limiter, fold(request.body.name)
    counted = [("login-name", f"{name} {request.address}"), ("login-all", name)]
    for kind, visitor in counted:
        limiter.take(kind, visitor)
    person = await request.house.accounts.log_in(request.body)
    for kind, visitor in counted:
        limiter.give_back(kind, visitor)
    await request.open_session(person)
    return await me_of(request, person)


async def log_out(request: ApiRequest) -> wire.Ok:
    """Log out."""
    if request.cookie:
        await request.house.sessions.end(request.cookie)
        if request.person is not None:
            request.house.close_sockets(request.person.id, request.cookie)
    request.new_cookie = ""
    return OK


# --- changing -------------------------------------------------------------------------------------------------------


async def password(request: ApiRequest) -> wire.Ok:
    """Change the password."""
    await request.house.accounts.new_password(request.me, request.body)
    await request.house.sessions.end_others(request.me.id, request.cookie)
    request.house.close_sockets(request.me.id, "", but=request.cookie)
    return OK


async def settings(request: ApiRequest) -> wire.Me:
    """Change settings."""
    before = request.me
    if request.body.email:
        request.house.limiter.take("account", request.address)
    if request.body.name is not None:
        request.house.limiter.take("name", request.visitor)
        before = await request.house.accounts.rename_guest(before, request.body.name)
        await request.house.tell_anew(before.id, "name")
    person = await request.house.accounts.change_settings(before, request.body)
    if person.email != before.email:
        await request.house.letters.ask_to_verify(person)
    return await me_of(request, person)


async def sessions(request: ApiRequest) -> wire.SessionList:
    """Where I am logged in."""
    return wire.SessionList(await request.house.sessions.of_person(request.me.id, request.cookie))


async def end_session(request: ApiRequest) -> wire.SessionList:
    """Log out one of my devices."""
    house = request.house
    ended = await house.sessions.end_one(request.me.id, request.path["id"])
    if ended is None:
        raise trouble(404, "house-no-session")
    for page in list(house.pages):
        if page.person == request.me.id and house.sessions.has_hash(page.cookie, ended):
            page.end(4401)
    if house.sessions.has_hash(request.cookie, ended):
        request.new_cookie = ""
    return wire.SessionList(await house.sessions.of_person(request.me.id, request.cookie))


async def verify_again(request: ApiRequest) -> wire.Ok:
    """Send the link once more."""
    await request.house.letters.ask_to_verify(request.me)
    return OK


async def verify_email(request: ApiRequest) -> wire.Ok:
    """This address is mine."""
    await request.house.letters.verify(request.body.token)
    return OK


async def forgotten(request: ApiRequest) -> wire.Ok:
    """Send me a link; whether there is such an account is not told."""
    request.house.limiter.take("account", f"forgotten {fold(request.body.name)}")
    await request.house.letters.forgotten(request.body.name)
    return OK


async def reset_password(request: ApiRequest) -> wire.Me:
    """Another password, and a session here; every other device is logged out."""
    house = request.house
    person = await house.letters.reset(request.body.token, request.body.password)
    await house.sessions.end_all(person.id)
    house.close_sockets(person.id, "")
    await request.open_session(person)
    return await me_of(request, person)


async def delete(request: ApiRequest) -> wire.Ok:
    """Delete me."""
    person, house = request.me, request.house
    if person.account:
        await house.accounts.check_password(person, request.body.password)
    await house.moderation.remove(person)
    request.new_cookie = ""
    return OK


async def export(request: ApiRequest) -> wire.Export:
    """All about me."""
    me = await me_of(request, request.me)
    return await request.house.profiles.export(
        me, request.me, await request.house.notifications.latest(request.me.id, KEPT_NOTES)
    )


# --- profiles -------------------------------------------------------------------------------------------------------


async def profile(request: ApiRequest) -> wire.Profile:
    """A person's page."""
    person = await request.house.accounts.get(number_of(request.path["id"]))
    if person is None:
        raise trouble(404, "house-no-person")
    return await request.house.profiles.profile(person)


async def matches(request: ApiRequest) -> wire.History:
    """A person's finished matches."""
    viewer = request.person.id if request.person else 0
    return await request.house.profiles.matches(
        number_of(request.path["id"]), request.query["before"] or FOR_EVER, viewer, MATCHES
    )


def number_of(given: str) -> int:
    """The number of a person in a path; `Trouble` 404."""
    if not (given.isascii() and given.isdigit() and len(given) < 16):
        raise trouble(404, "house-no-person")
    return int(given)


# --- notes ----------------------------------------------------------------------------------------------------------


async def notes(request: ApiRequest) -> wire.Notes:
    """My notes."""
    return wire.Notes(await request.house.notifications.latest(request.me.id))


async def saw(request: ApiRequest) -> wire.Ok:
    """I have seen them."""
    await request.house.notifications.mark_seen(request.me.id)
    return OK


async def subscribe(request: ApiRequest) -> wire.Ok:
    """Notify this browser."""
    await request.house.notifications.push.subscribe(request.me.id, request.body)
    return OK


async def unsubscribe(request: ApiRequest) -> wire.Ok:
    """No more."""
    await request.house.notifications.push.unsubscribe(request.me.id, request.body.endpoint)
    return OK


BEFORE = Query(Annotated[float, Meta(ge=0, le=1e15)], 0.0, "only what ended before this time")

ROUTES = [
    ApiRoute("GET", "/me", "The person of this session", me, wire.Me),
    ApiRoute("GET", "/session", "The person of this session, or nobody", visitor, wire.Visitor),
    ApiRoute("POST", "/guest", "Come in at once, with or without a name", guest, wire.Me, wire.Guest, rate="guest"),
    ApiRoute("POST", "/account", "Open an account", account, wire.Me, wire.Account, rate="account"),
    ApiRoute("POST", "/login", "Log in on this device", log_in, wire.Me, wire.LogIn, rate="login"),
    ApiRoute("POST", "/logout", "Log out on this device", log_out, wire.Ok, wire.Empty),
    ApiRoute("POST", "/me/password", "Change the password", password, wire.Ok, wire.NewPassword, rate="login"),
    ApiRoute("PATCH", "/me", "Change settings", settings, wire.Me, wire.PersonSettings),
    ApiRoute("GET", "/me/export", "All the house keeps about me", export, wire.Export, rate="replay"),
    ApiRoute("DELETE", "/me", "Delete me", delete, wire.Ok, wire.Farewell, rate="login"),
    ApiRoute("GET", "/me/sessions", "Where I am logged in", sessions, wire.SessionList),
    ApiRoute("DELETE", "/me/sessions/{id}", "Log out there", end_session, wire.SessionList, wire.Empty),
    ApiRoute("POST", "/me/email", "Send the link once more", verify_again, wire.Ok, wire.Empty, rate="account"),
    ApiRoute("POST", "/email", "This address is mine", verify_email, wire.Ok, wire.Token, rate="login"),
    ApiRoute("POST", "/password/forgotten", "Mail me a link", forgotten, wire.Ok, wire.Forgotten, rate="account"),
    ApiRoute("POST", "/password/reset", "Another password", reset_password, wire.Me, wire.ResetPassword, rate="login"),
    ApiRoute("GET", "/me/notes", "My notes", notes, wire.Notes),
    ApiRoute("POST", "/me/notes/seen", "I have seen my notes", saw, wire.Ok, wire.Empty),
    ApiRoute("POST", "/me/push", "Notify this browser", subscribe, wire.Ok, wire.Subscription, rate="push"),
    ApiRoute("DELETE", "/me/push", "Notify this browser no more", unsubscribe, wire.Ok, wire.Subscription),
    ApiRoute("GET", "/people/{id}", "A person's page", profile, wire.Profile),
    ApiRoute("GET", "/people/{id}/matches", "A person's matches", matches, wire.History, query={"before": BEFORE}),
]
