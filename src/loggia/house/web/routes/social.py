"""Routes to what people share: the archive, the best players, friends."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from loggia.house import wire
from loggia.house.web.routes.people import BEFORE, FOR_EVER, number_of
from loggia.house.web.routes.route import ApiRequest, ApiRoute, Query


async def archive(request: ApiRequest) -> wire.ArchivePage:
    """Finished matches that everybody may see."""
    query = request.query
    return await request.house.archive.matches(
        query["game"], query["seats"], query["against"], query["level"], query["before"] or FOR_EVER
    )


async def leaders(request: ApiRequest) -> wire.Leaders:
    """The best players of a game."""
    game = request.house.catalogue.game(request.path["game"])
    return await request.house.archive.leaders(game.name, request.query["level"])


async def friends(request: ApiRequest) -> wire.FriendList:
    """Whom I follow, and who follows me."""
    return wire.FriendList(await request.house.friends.of(request.me.id))


async def follow(request: ApiRequest) -> wire.FriendList:
    """Follow somebody, or no longer."""
    me, house = request.me, request.house
    house.limiter.take("follow", request.visitor)
    await house.friends.follow(me, number_of(request.path["id"]), request.body.on)
    return wire.FriendList(await house.friends.of(me.id))


TEXT = Annotated[str, Meta(max_length=40)]
SEATS = Query(Annotated[int, Meta(ge=0, le=16)], 0, "only matches of so many players")
AGAINST = Query(Literal["", "people", "bots", "rated"], "", "only matches among people, against bots, or rated")

ROUTES = [
    ApiRoute(
        "GET", "/archive", "Finished matches that everybody may see", archive, wire.ArchivePage, rate="archive",
        query={
            "game": Query(TEXT, "", "only this game"), "seats": SEATS, "against": AGAINST,
            "level": Query(TEXT, "", "only alone against bots of this level"), "before": BEFORE,
        },
    ),
    ApiRoute(
        "GET", "/leaders/{game}", "The best players of a game", leaders, wire.Leaders, rate="archive",
        query={"level": Query(TEXT, "", "empty: by rating; else by matches won against bots of this level")},
    ),
    ApiRoute("GET", "/me/friends", "Whom I follow and who follows me", friends, wire.FriendList),
    ApiRoute("POST", "/people/{id}/follow", "Follow somebody, or no longer", follow, wire.FriendList, wire.Follow),
]  # fmt: skip
