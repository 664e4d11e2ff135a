"""Counting: the numbers that each viewer is given count only the entries of the log that this viewer is told of.

A secret move must not show in a gap either. The log's own numbers stay inside the house; a viewer is a seat, or -1
for all onlookers.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable


class Numbering:
    """Which entries are kept from whom.

    >>> numbering = Numbering()
    >>> numbering.keep_from([1], 3)
    >>> [numbering.told(1, number) for number in (2, 3, 4)], numbering.told(0, 4)
    ([2, 2, 3], 4)
    >>> [numbering.logged(1, told) for told in (1, 2, 3)]
    [1, 3, 4]
    """

    __slots__ = ("_kept",)

    def __init__(self) -> None:
        self._kept: dict[int, list[int]] = {}

    def keep_from(self, viewers: Iterable[int], number: int) -> None:
        """These viewers are not told of the entry with that number, which is the newest."""
        for viewer in viewers:
            self._kept.setdefault(viewer, []).append(number)

    def told(self, viewer: int, number: int) -> int:
        """The viewer's number for an entry of the log; for one kept from it, that of the last one before."""
        kept = self._kept.get(viewer)
        return number - bisect_right(kept, number) if kept else number

    def logged(self, viewer: int, told: int) -> int:
        """The log's number for a viewer's: it has seen everything up to there, also what is kept from it."""
        for number in self._kept.get(viewer, ()):
            if number > told + 1:
                break
            told += 1
        return told

    def keeps_something_from(self, viewer: int) -> bool:
        """Whether the viewer's numbers differ from the log's."""
        return viewer in self._kept
