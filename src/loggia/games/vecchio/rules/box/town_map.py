"""Towns, roads and areas, and what walking costs."""

from __future__ import annotations

from collections import deque

from loggia.games.vecchio.rules.box.sheet import Sheet
from loggia.games.vecchio.rules.pieces import COLOURS, FLORENCE, GREEN, RED


class TownMap:
    """Towns, roads and areas, with the cheapest way between any two towns worked out beforehand."""

    def __init__(self, sheet: Sheet) -> None:
        self.towns = tuple(row.id for row in sheet.towns)
        self.index = {town: number for number, town in enumerate(self.towns)}
        self.rows = sheet.towns
        self.roads = tuple((self.index[a], self.index[b]) for a, b in sheet.roads)
        self.colour = tuple(COLOURS.index(row.colour) for row in sheet.towns)
        self.areas = {number: tuple(self.index[t] for t in towns) for number, towns in sorted(sheet.areas.items())}
        self.distance = self._distances()
        step = sheet.rules["travel_cost_per_step"]
        self.fare = [[step * steps for steps in row] for row in self.distance]
        """VEC-TRAVEL-2, VEC-RUL-13: what walking from a town to another costs in Florins, by the shortest way."""
        self.dearest = max(max(row) for row in self.fare)
        self.within = [
            [sum(1 << to for to, fare in enumerate(row) if fare <= purse) for purse in range(self.dearest + 1)]
            for row in self.fare
        ]
        """The towns (as bits) that a family member can walk to from a town with so many Florins."""
        self.all_towns = (1 << len(self.towns)) - 1
        self.green = self._bits({GREEN})
        self.workable = self.all_towns & ~self._bits({RED, FLORENCE})
        self.florence = self.index["florence"]

    def _bits(self, colours: set[int]) -> int:
        return sum(1 << town for town, colour in enumerate(self.colour) if colour in colours)

    def _distances(self) -> list[list[int]]:
        """VEC-TRAVEL-3, VEC-RUL-12: roads lead through any town, Florence included."""
        near: list[list[int]] = [[] for _ in self.towns]
        for a, b in self.roads:
            near[a].append(b)
            near[b].append(a)
        table = []
        for start in range(len(self.towns)):
            steps = {start: 0}
            edge = deque([start])
            while edge:
                here = edge.popleft()
                for there in near[here]:
                    if there not in steps:
                        steps[there] = steps[here] + 1
                        edge.append(there)
            table.append([steps[to] for to in range(len(self.towns))])
        return table
