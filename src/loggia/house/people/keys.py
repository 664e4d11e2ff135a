"""The house's secrets: made once, kept beside the database, readable by its owner only."""

from __future__ import annotations

import base64
import os
import secrets
from collections.abc import Callable
from pathlib import Path

from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from loggia.house.settings import Settings
from loggia.house.store.files import create_private
from loggia.house.store.postgres.opening import renew_secret


def _kept(path: Path, fresh: bytes) -> bytes:
    """The content of a secret file. If there is none it is made with the fresh content; safe if two processes start at
    once."""
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        return path.read_bytes()
    except FileNotFoundError:
        pass
    draft = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
    with os.fdopen(create_private(draft), "wb") as file:
        file.write(fresh)
        file.flush()
        os.fsync(file.fileno())
    try:
        os.link(draft, path)
    except FileExistsError:
        pass
    finally:
        draft.unlink()
    return path.read_bytes()


def put_secret(settings: Settings, name: str, fresh: bytes) -> None:
    """Put another secret in the place of one: beside the SQLite file, or in PostgreSQL."""
    if settings.on_postgres:
        renew_secret(settings, name, fresh)
    else:
        path = settings.beside(f".{name}")
        path.unlink(missing_ok=True)
        _kept(path, fresh)


Keep = Callable[[str, bytes], bytes]
"""Keeps a secret: by its name, and the fresh one for the first time; answers with the one that is kept."""


def keep_beside(settings: Settings) -> Keep:
    """Keep secrets in files beside the database."""
    return lambda name, fresh: _kept(settings.beside(f".{name}"), fresh)


class PushKeys:
    """The VAPID keys of this house."""

    def __init__(self, keep: Keep) -> None:
        private = ec.generate_private_key(ec.SECP256R1())
        pem = private.private_bytes(
            serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
        )
        loaded = serialization.load_pem_private_key(keep("push.pem", pem), None)
        assert isinstance(loaded, ec.EllipticCurvePrivateKey)
        point = loaded.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        number = loaded.private_numbers().private_value.to_bytes(32, "big")
        self.public = base64.urlsafe_b64encode(point).rstrip(b"=").decode()
        self.private = base64.urlsafe_b64encode(number).rstrip(b"=").decode()
