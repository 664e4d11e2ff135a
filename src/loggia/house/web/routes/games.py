"""Routes to what the house offers: games, words, rules."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from loggia import __version__, bots, words
from loggia.house import wire
from loggia.house.web.routes.route import ApiRequest, ApiRoute, Query


async def about(request: ApiRequest) -> wire.About:
    """What this house is."""
    house = request.house
    return wire.About(
        house.settings.name,
        __version__,
        list(words.LANGUAGES),
        list(house.catalogue.names),
        list(bots.LEVELS),
        house.push_keys.public if house.push_keys else "",
        bool(house.settings.smtp_host),
    )


async def all_games(request: ApiRequest) -> list[wire.GameInfo]:
    """The games."""
    return [request.house.catalogue.info(name) for name in request.house.catalogue.names]


async def texts(request: ApiRequest) -> wire.Texts:
    """The words of a language."""
    return request.house.catalogue.texts(request.path["lang"])


async def rules(request: ApiRequest) -> wire.RulesPage:
    """A rules page."""
    return request.house.catalogue.rules(request.path["game"], request.query["lang"])


LANG = Query(Annotated[str, Meta(max_length=12)], "en", "the language; English where there is no other")

ROUTES = [
    ApiRoute("GET", "/house", "What this house is and can do", about, wire.About),
    ApiRoute("GET", "/games", "The games, their seats, options and bots", all_games, list[wire.GameInfo]),
    ApiRoute("GET", "/words/{lang}", "All words of a language, as Fluent sources", texts, wire.Texts),
    ApiRoute("GET", "/rules/{game}", "A game's rules page", rules, wire.RulesPage, query={"lang": LANG}),
]
