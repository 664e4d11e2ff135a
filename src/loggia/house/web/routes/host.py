"""Routes of moderation: reporting and blocking for everybody, the host's desk for hosts."""

from __future__ import annotations

from loggia.house import wire
from loggia.house.problems import trouble
from loggia.house.store.queries.people import Person
from loggia.house.web.routes.people import me_of, number_of
from loggia.house.web.routes.route import OK, ApiRequest, ApiRoute


async def report(request: ApiRequest) -> wire.Ok:
    """Report a person or a line."""
    await request.house.moderation.report(request.me, request.body)
    return OK


async def block(request: ApiRequest) -> wire.Me:
    """Block a person, or no longer. Whoever is blocked is muted too."""
    house, me = request.house, request.me
    other = number_of(request.path["id"])
    if other == me.id or await house.accounts.get(other) is None:
        raise trouble(404, "house-no-person")
    await house.blocks.set(me.id, other, request.body.on)
    if request.body.on:
        await house.friends.part(me.id, other)
    await house.mutes.set(me.id, other, request.body.on)
    return await me_of(request, me)


def _host(request: ApiRequest) -> Person:
    """The asker; `Trouble` unless they look after this house."""
    if not request.me.host:
        raise trouble(403, "house-hosts-only")
    return request.me


async def reports(request: ApiRequest) -> wire.Reports:
    """Open reports."""
    _host(request)
    return await request.house.moderation.reports()


async def handled(request: ApiRequest) -> wire.Ok:
    """A report has been dealt with."""
    await request.house.moderation.handle(_host(request).id, number_of(request.path["id"]))
    return OK


async def audit(request: ApiRequest) -> wire.Audit:
    """What hosts have done."""
    _host(request)
    return await request.house.moderation.audit()


async def act(request: ApiRequest) -> wire.Ok:
    """Close a table, remove a line, ban, rename."""
    wish: wire.HostAct = request.body
    await request.house.moderation.act(_host(request).id, wish.act, wish.about, wish.detail)
    return OK


ROUTES = [
    ApiRoute("POST", "/reports", "Report a person or a line", report, wire.Ok, wire.Report, rate="report"),
    ApiRoute("POST", "/people/{id}/block", "Block a person", block, wire.Me, wire.Block),
    ApiRoute("GET", "/host/reports", "Open reports, for hosts", reports, wire.Reports),
    ApiRoute("POST", "/host/reports/{id}", "A report is dealt with, for hosts", handled, wire.Ok, wire.Empty),
    ApiRoute("GET", "/host/audit", "What hosts have done, for hosts", audit, wire.Audit),
    ApiRoute("POST", "/host/act", "Close, remove, ban, rename, for hosts", act, wire.Ok, wire.HostAct),
]
