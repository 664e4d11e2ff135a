"""Observations as environments hand them out: arrays whose memory is used again once nobody holds them any more.

A mask of Carrara has 75,734 bytes: making one costs more than a move. So an environment keeps a few sheets and fills
the next one, as long as nobody else holds its arrays (a view of an array holds it, too). Whoever keeps an observation
keeps it as it is: the environment then takes a new sheet. Since only what has changed is written into a mask that is
used again, masks are read-only.
"""

from __future__ import annotations

import sys
from typing import Any, Final

import numpy as np

from loggia.lab.envs.episode import Episode, EpisodeSetup

_HOLDERS: Final = sys.getrefcount

SeenArrays = dict[str, np.ndarray[Any, Any]]


class ObservationSheet:
    """One observation and its mask, in memory that can be written again."""

    __slots__ = ("_bits", "_bytes", "_set", "figures", "mask")

    def __init__(self, size: int, actions: int) -> None:
        self._bytes = bytearray(2 * size)
        self._bits = bytearray(actions)
        self._set: list[Any] = []
        self.figures: Any = np.frombuffer(self._bytes, np.int16)
        self.mask: Any = np.frombuffer(self._bits, np.int8)
        self.mask.flags.writeable = False

    def holders(self) -> int:
        """How many hold its arrays, counted in this same way each time; the sheet itself is among them."""
        count: int = _HOLDERS(self.figures) + _HOLDERS(self.mask)
        return count

    def fill(self, told: bytes, legal: list[Any]) -> SeenArrays:
        """Write an observation and the mask of its legal actions."""
        self._bytes[:] = told
        if legal != self._set:
            bits: Any = self._bits
            for action in self._set:
                bits[action] = 0
            for action in legal:
                bits[action] = 1
            self._set = legal.copy()
        return {"observation": self.figures, "action_mask": self.mask}


class Sheets:
    """The sheets of one environment, used in turn; as many as are given out before the first can be free again."""

    __slots__ = ("_alone", "_next", "_ring", "_setting")

    def __init__(self, setting: EpisodeSetup, count: int = 2) -> None:
        self._setting = setting
        self._ring = [ObservationSheet(setting.size, setting.actions) for _ in range(count)]
        self._next = 0
        self._alone = self._ring[0].holders()

    def __reduce__(self) -> tuple[Any, ...]:
        return Sheets, (self._setting, len(self._ring))

    def look(self, episode: Episode, seat: int) -> SeenArrays:
        """What that seat of an episode sees; its mask is only `wait` while another is asked, and nothing at the end."""
        if seat == episode.seat:
            return self.seen(episode.observe(seat), episode.legal)
        return self.seen(episode.observe(seat), [] if episode.seat < 0 else [self._setting.wait])

    def seen(self, told: bytes, legal: list[Any]) -> SeenArrays:
        """An observation for whoever asks."""
        at = self._next
        sheet = self._ring[at]
        if sheet.holders() != self._alone:
            sheet = self._ring[at] = ObservationSheet(self._setting.size, self._setting.actions)
        self._next = at + 1 if at + 1 < len(self._ring) else 0
        return sheet.fill(told, legal)
