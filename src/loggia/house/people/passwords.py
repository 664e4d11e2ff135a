"""Passwords: argon2 hashes, computed in a thread, two at a time at most; only so many may wait."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import argon2

from loggia.house.problems import trouble

HASHER = argon2.PasswordHasher()

MOST_WAITING = 30
"""Passwords that may wait to be hashed; further ones are refused, so that nobody waits for long."""


class Passwords:
    """Hashes and checks passwords."""

    def __init__(self) -> None:
        self._hasher = HASHER
        self._two_at_a_time = asyncio.Semaphore(2)
        self._waiting = 0
        self._unknown = ""

    @asynccontextmanager
    async def _turn(self) -> AsyncIterator[None]:
        """Wait until at most one other is hashed; `Trouble` 503 if too many wait."""
        if self._waiting >= MOST_WAITING:
            raise trouble(503, "house-busy")
        self._waiting += 1
        try:
            async with self._two_at_a_time:
                yield
        finally:
            self._waiting -= 1

    async def hash(self, password: str) -> str:
        """The hash to store."""
        async with self._turn():
            return await asyncio.to_thread(self._hasher.hash, password)

    async def matches(self, hashed: str, password: str) -> bool:
        """Whether the password has that hash."""

        def verify() -> bool:
            try:
                return self._hasher.verify(hashed, password)
            except (argon2.exceptions.VerificationError, argon2.exceptions.InvalidHashError):
                return False

        async with self._turn():
            return await asyncio.to_thread(verify)

    async def of_nobody(self) -> str:
        """A hash that no password has: checking an unknown name takes as long as checking a known one."""
        if not self._unknown:
            self._unknown = await self.hash(secrets.token_urlsafe(16))
        return self._unknown
