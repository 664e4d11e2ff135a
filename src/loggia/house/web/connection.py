"""What a request's connection tells: its address, whether it is secure, whether it comes from our own pages."""

from __future__ import annotations

import ipaddress
from functools import lru_cache
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from loggia.house.settings import Settings


def address(settings: Settings, request: HTTPConnection) -> str:
    """Where a request comes from, for rate limits."""
    if settings.trust_proxy:
        forwarded = request.headers.get("x-forwarded-for", "")
        if forwarded:
            return place(forwarded.rsplit(",", 1)[-1].strip()[:60])
    return place(request.client.host) if request.client else "?"


@lru_cache(4096)
def place(given: str) -> str:
    """The place that an address belongs to: an IPv4 address, or the /64 of an IPv6 one, which one customer has whole.

    >>> place("2001:db8:1:2:3:4:5:6"), place("::ffff:192.0.2.7"), place("192.0.2.7"), place("?")
    ('2001:db8:1:2::/64', '192.0.2.7', '192.0.2.7', '?')
    """
    try:
        found = ipaddress.ip_address(given.partition("%")[0])
    except ValueError:
        return given
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))


def is_secure(settings: Settings, request: HTTPConnection) -> bool:
    """Whether people reach the house by https."""
    if settings.public_url:
        return settings.public_url.startswith("https:")
    if settings.trust_proxy and request.headers.get("x-forwarded-proto"):
        return request.headers["x-forwarded-proto"] == "https"
    return request.url.scheme in ("https", "wss")


def is_own_origin(settings: Settings, request: HTTPConnection, origin: str) -> bool:
    """Whether a page of that origin is ours: of the public address, where there is one, else of the same host."""
    if settings.public_url:
        return _origin(origin) == _origin(settings.public_url)
    host = request.headers.get("host", "")
    try:
        return bool(host) and urlsplit(origin).netloc.lower() == host.lower()
    except ValueError:
        return False


@lru_cache(256)
def _origin(address: str) -> tuple[str, str, int] | None:
    """Scheme, host and port of an address; None if it is no address of a page.

    >>> _origin("https://Play.example.org/") == _origin("https://play.example.org:443")
    True
    """
    try:
        found = urlsplit(address)
        port = found.port or {"http": 80, "https": 443}[found.scheme]
    except (ValueError, KeyError):
        return None
    return (found.scheme, found.hostname, port) if found.hostname else None


_BROWSERS = (("Firefox", "Firefox"), ("Edg", "Edge"), ("OPR", "Opera"), ("Chrome", "Chrome"), ("Safari", "Safari"))
_SYSTEMS = (
    ("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad"), ("Windows", "Windows"), ("Mac OS", "macOS"),
    ("CrOS", "ChromeOS"), ("Linux", "Linux"),
)  # fmt: skip


def device(agent: str) -> str:
    """Browser and system by their names, from a `User-Agent`; nothing else of it is kept.

    >>> device("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
    'Firefox, Linux'
    """
    found = [next((name for mark, name in known if mark in agent), "") for known in (_BROWSERS, _SYSTEMS)]
    return ", ".join(name for name in found if name)
