"""Each viewer's own numbering of a table's log: it counts only the entries that this viewer is told of.

A secret move must not show as a gap in the numbers either. So the log's own numbers stay inside the house. A viewer is
a seat, or -1 for all onlookers.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable


class Numbering:
    """Which entries are hidden from whom.

    >>> numbering = Numbering()
    >>> numbering.hide(3, [1])
    >>> [numbering.shown(1, number) for number in (2, 3, 4)], numbering.shown(0, 4)
    ([2, 2, 3], 4)
    >>> [numbering.logged(1, shown) for shown in (1, 2, 3)]
    [1, 3, 4]
    """

    __slots__ = ("_hidden",)

    def __init__(self) -> None:
        self._hidden: dict[int, list[int]] = {}

    def hide(self, number: int, viewers: Iterable[int]) -> None:
        """These viewers are not told of the entry with that number, which is the newest."""
        for viewer in viewers:
            self._hidden.setdefault(viewer, []).append(number)

    def shown(self, viewer: int, number: int) -> int:
        """The viewer's number for an entry of the log; for a hidden one, that of the last one before it."""
        hidden = self._hidden.get(viewer)
        return number - bisect_right(hidden, number) if hidden else number

    def logged(self, viewer: int, shown: int) -> int:
        """The log's number for a viewer's: the viewer has seen everything up to there, except what is hidden."""
        for number in self._hidden.get(viewer, ()):
            if number > shown + 1:
                break
            shown += 1
        return shown

    def most_hidden_since(self, number: int) -> int:
        """How many entries from that number on are hidden from the viewer from whom most are."""
        return max((len(one) - bisect_left(one, number) for one in self._hidden.values()), default=0)

    def differs_for(self, viewer: int) -> bool:
        """Whether the viewer's numbers differ from the log's."""
        return viewer in self._hidden
