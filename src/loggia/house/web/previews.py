"""What a messenger shows of a link to a finished match: title, result and a picture. Only of shared matches."""

from __future__ import annotations

import asyncio
import re
from collections import OrderedDict
from html import escape
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import Response

from loggia.house.people.names import said_name
from loggia.house.pictures.card import match_card
from loggia.house.problems import Trouble, trouble
from loggia.house.tables.live_table import LiveTable
from loggia.house.web.connection import address, is_secure
from loggia.kernel import Phrase, phrase
from loggia.words import LANGUAGES, Words

if TYPE_CHECKING:
    from loggia.house.house import House

KEPT = 200
"""Pictures kept in memory, about 15 kB each."""
REPLAY = re.compile(r"replay/([0-9a-z]{4,40})/?")
LANGUAGE = re.compile(r"\s*([a-z]{2})\b")


class Previews:
    """Tags for the head of a replay's page, and its picture. A match that is not shared has neither."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._pictures: OrderedDict[str, bytes] = OrderedDict()

    async def _shared(self, code: str) -> tuple[LiveTable, dict[str, Any]] | None:
        try:
            live = await self._house.live_tables.get(code)
        except Trouble:
            return None
        result = live.state.result() if live.state.shared else None
        return (live, result) if result is not None else None

    async def tags(self, request: Request, path: str) -> str:
        """The tags for a page; empty for any that shows no shared match. Like every guess at a table, it is counted."""
        found = REPLAY.fullmatch(path)
        if found is None:
            return ""
        try:
            self._house.limiter.take("preview", address(self._house.settings, request))
        except Trouble:
            return ""
        match = await self._shared(found[1])
        if match is None:
            return ""
        live, result = match
        words = Words(_language(request))
        title = words.say(phrase(f"game-{live.state.game.name}"))
        about = words.say(phrase("house-preview", names=" · ".join(self._results(live, result, words))))
        here = self._origin(request)
        tags = {
            "og:type": "website",
            "og:site_name": self._house.settings.name,
            "og:title": title,
            "og:description": about,
            "og:url": f"{here}/replay/{live.code}",
            "og:image": f"{here}/api/v1/pictures/{live.code}.png",
            "og:image:type": "image/png",
            "og:image:width": "1200",
            "og:image:height": "630",
            "twitter:card": "summary_large_image",
        }
        return "".join(f'<meta property="{name}" content="{escape(value)}">' for name, value in tags.items())

    def _results(self, live: LiveTable, result: dict[str, Any], words: Words) -> list[str]:
        """Everybody's name and score, the best first."""
        found = []
        for number, seat in enumerate(live.state.seats):
            name: str | Phrase = said_name(live.names.get(seat.person, ("", True))[0]) if seat.person else ""
            if not seat.person:
                name = phrase(f"ui-bot-{number % 5}")
            shown = words.say(name) if isinstance(name, Phrase) else name
            found.append((result["ranks"][number], number, f"{shown} {result['scores'][number]}".strip()))
        return [text for _, _, text in sorted(found)]

    def _origin(self, request: Request) -> str:
        """The address that people use: messengers need it whole."""
        public = urlsplit(self._house.settings.public_url)
        if public.netloc:
            return f"{public.scheme}://{public.netloc}"
        scheme = "https" if is_secure(self._house.settings, request) else "http"
        return f"{scheme}://{request.headers.get('host', '')}"

    async def picture(self, request: Request) -> Response:
        """The picture of a shared match."""
        house = self._house
        house.limiter.take("preview", address(house.settings, request))
        code = request.path_params["code"]
        match = await self._shared(code)
        if match is None:
            raise trouble(404, "house-no-table")
        live, result = match
        made = self._pictures.get(code)
        if made is None:
            made = await asyncio.to_thread(match_card, live.state.game.name, result["scores"], result["ranks"])
            self._pictures[code] = made
            if len(self._pictures) > KEPT:
                self._pictures.popitem(last=False)
        headers = {"Cache-Control": "public, max-age=86400", "Cross-Origin-Resource-Policy": "cross-origin"}
        return Response(made, headers=headers, media_type="image/png")


def _language(request: Request) -> str:
    found = LANGUAGE.match(request.headers.get("accept-language", ""))
    return found[1] if found and found[1] in LANGUAGES else "en"
