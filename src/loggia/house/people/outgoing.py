"""HTTPS to strangers' machines: never follows a redirect, never reaches a private address.

The address is checked on the open connection, before a byte is sent: a name may lead elsewhere than it did when it was
looked up.
"""

from __future__ import annotations

import ipaddress
import socket
from typing import Any

import requests
from requests.adapters import HTTPAdapter
from urllib3.connection import HTTPSConnection
from urllib3.connectionpool import HTTPSConnectionPool


class PrivateAddress(OSError):
    """The connection led to a machine that only the house can reach."""


def is_public(address: str) -> bool:
    """Whether an IP address is one of the public internet."""
    return ipaddress.ip_address(address.split("%")[0]).is_global


class _Connection(HTTPSConnection):
    def _new_conn(self) -> socket.socket:
        made = super()._new_conn()
        if not is_public(str(made.getpeername()[0])):
            made.close()
            raise PrivateAddress
        return made


class _Pool(HTTPSConnectionPool):
    ConnectionCls = _Connection


class _Adapter(HTTPAdapter):
    def init_poolmanager(self, *given: Any, **more: Any) -> None:
        super().init_poolmanager(*given, **more)
        self.poolmanager.pool_classes_by_scheme = {"https": _Pool}


class PublicSession(requests.Session):
    """Requests to public https addresses only; no redirects, no proxy from the environment."""

    def __init__(self) -> None:
        super().__init__()
        self.trust_env = False
        self.adapters.clear()
        self.mount("https://", _Adapter())

    def request(self, *given: Any, **more: Any) -> requests.Response:
        """Send a request; a redirect is an answer like any other."""
        return super().request(*given, **{**more, "allow_redirects": False})
