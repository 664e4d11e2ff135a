"""The board: fields, which of them are neighbours, and how far the tower can get (rules, *The board*)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from loggia.games.genoa.rules.pieces import BUILDINGS, MARKET, MARKET_NO, N_BUILDINGS, NO_WAY, bits, mask_of


class Board:
    """GEN-BOARD-1 to GEN-BOARD-4: fields, and which are neighbours; all follows from the grid.

    Fields are numbered: the buildings in the order of BUILDINGS, the market, then the streets row by row.
    """

    def __init__(self, grid: list[list[str]], codes: Mapping[str, int], street: str) -> None:
        self.size: Final = len(grid)
        names = [*BUILDINGS, MARKET]
        cells: list[list[tuple[int, int]]] = [[] for _ in names]
        at: list[int] = []
        for blue, row in enumerate(grid, 1):
            for red, code in enumerate(row, 1):
                if code == street:
                    number = len(names)
                    names.append(f"st_{red}{blue}")
                    cells.append([])
                else:
                    number = codes[code]
                cells[number].append((red, blue))
                at.append(number)
        self.fields: Final = tuple(names)
        self.field_no: Final = {name: number for number, name in enumerate(names)}
        self.cells: Final = tuple(tuple(one) for one in cells)
        self._at: Final = tuple(at)
        self.near_list: Final = self._neighbours()
        self.near: Final = tuple(mask_of(near) for near in self.near_list)
        self.streets: Final = tuple(range(MARKET_NO + 1, len(names)))
        self.street_mask: Final = mask_of(list(self.streets))
        self.touches: Final = tuple(
            tuple(f for f in self.near_list[number] if f < N_BUILDINGS) if number > MARKET_NO else ()
            for number in range(len(names))
        )
        """GEN-R-02: for a street, the one or two buildings beside it."""
        self._reached: Final[dict[int, int]] = {}
        self._routes: Final[dict[tuple[int, int, int, int], int]] = {}

    def at(self, red: int, blue: int) -> int:
        """The field that a roll of the dice means (GEN-PLACE-1): red is the column, blue the row (GEN-R-16)."""
        return self._at[(blue - 1) * self.size + red - 1]

    def _neighbours(self) -> tuple[tuple[int, ...], ...]:
        near: list[set[int]] = [set() for _ in self.fields]
        for red in range(1, self.size + 1):
            for blue in range(1, self.size + 1):
                for right, down in ((1, 0), (0, 1)):
                    if red + right <= self.size and blue + down <= self.size:
                        one, other = self.at(red, blue), self.at(red + right, blue + down)
                        if one != other:
                            near[one].add(other)
                            near[other].add(one)
        return tuple(tuple(sorted(one)) for one in near)

    def reach(self, field: int, visited: int, steps: int) -> int:
        """GEN-NEG-3: every unvisited field that can still be reached within that many steps, as a set of bits."""
        key = (visited << 10 | field) << 4 | steps
        found = self._reached.get(key)
        if found is None:
            near = self.near
            found, border = 0, 1 << field
            for _ in range(steps):
                beyond = 0
                for one in bits(border):
                    beyond |= near[one]
                border = beyond & ~visited & ~found
                found |= border
            if len(self._reached) > 50_000:
                self._reached.clear()
            self._reached[key] = found
        return found

    def steps_to_visit(self, field: int, visited: int, missing: int, left: int) -> int:
        """The fewest of at most `left` further steps that visit all missing fields; NO_WAY if there is no such way."""
        if not missing:
            return 0
        if left < missing.bit_count() or missing & visited:
            return NO_WAY
        key = (field, visited, missing, left)
        best = self._routes.get(key)
        if best is None:
            best = NO_WAY
            for beyond in self.near_list[field]:
                if not visited >> beyond & 1:
                    rest = missing & ~(1 << beyond)
                    best = min(best, 1 + self.steps_to_visit(beyond, visited | 1 << beyond, rest, left - 1))
            if len(self._routes) > 50_000:
                self._routes.clear()
            self._routes[key] = best
        return best

    def distance(self, one: int, other: int) -> int:
        """The number of steps between two fields on an empty board; -1 if there is no way."""
        seen, border, steps = 1 << one, 1 << one, 0
        while border:
            if border >> other & 1:
                return steps
            beyond = 0
            for field in bits(border):
                beyond |= self.near[field]
            border = beyond & ~seen
            seen |= border
            steps += 1
        return -1
