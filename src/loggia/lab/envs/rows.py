"""Rows of a batch: matches side by side in one process, writing into buffers that others share."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any

import numpy as np

from loggia import bots as players
from loggia.games import game as find_game
from loggia.kernel import Chance
from loggia.lab.envs.episode import Episode, EpisodeSetup

MOST_LISTED = 512
"""Legal actions of a row that are also listed one by one; the mask has them all."""
LEARNER = -1
"""Stands in `players` for a seat that whoever steps the batch plays."""


@dataclass(frozen=True)
class BatchPlan:
    """What a batch plays; small enough to be sent to every process."""

    game: str
    seats: int
    matches: int
    seed: str
    options: Mapping[str, object] = field(default_factory=dict)
    reward: str = "rank"
    learners: int | None = None
    """How many seats of each match learn, drawn anew for each; None: all."""
    bots: tuple[str, ...] = ()
    """Levels among the opponents; the policies of the pool are numbered after them."""
    iterations: int = 10
    keep: bool = False
    """Whether records of finished matches are kept for `records`."""
    data: str = ""

    def __reduce__(self) -> tuple[type[BatchPlan], tuple[object, ...]]:
        """A pickle makes the plan again from its fields: a compiled class lets nothing set them afterwards."""
        return BatchPlan, tuple([getattr(self, one.name) for one in fields(self)])

    def setting(self) -> EpisodeSetup:
        """The setting of its episodes; raises `WrongSetup`."""
        from pathlib import Path

        game = find_game(self.game)
        for bot in self.bots:
            players.level(bot)
        return EpisodeSetup(
            game.with_data(Path(self.data)) if self.data else game, self.seats, self.options, self.reward
        )


def shapes(plan: BatchPlan, setting: EpisodeSetup) -> dict[str, tuple[str, tuple[int, ...]]]:
    """The buffers with their types and shapes."""
    rows, seats = plan.matches, plan.seats
    return {
        "observations": ("h", (rows, setting.observations.size)),
        "masks": ("b", (rows, setting.actions)),
        "rewards": ("f", (rows, seats)),
        "dones": ("b", (rows,)),
        "seats": ("i", (rows,)),
        "players": ("i", (rows, seats)),
        "finished": ("i", (rows,)),
        "counts": ("i", (rows,)),
        "listed": ("i", (rows, MOST_LISTED)),
        "actions": ("i", (rows,)),
        "due": ("b", (rows,)),
        "pool": ("i", (1,)),
    }


class Rows:
    """Some rows of a batch, from `first` up to `last`."""

    def __init__(self, plan: BatchPlan, first: int, last: int, raw: Mapping[str, Any]) -> None:
        self._plan, self._setting = plan, plan.setting()
        self._first = first
        self._bots = [players.level(name) for name in plan.bots]
        self._budget = players.Budget(iterations=plan.iterations)
        self._flat = {name: memoryview(buffer).cast("B") for name, buffer in raw.items()}
        types: dict[str, Any] = {name: kind for name, (kind, _) in shapes(plan, self._setting).items()}
        self._view: dict[str, Any] = {name: flat.cast(types[name]) for name, flat in self._flat.items()}
        self._seen, self._masks = self._flat["observations"], self._view["masks"]
        self._seats, self._counts, self._listed = self._view["seats"], self._view["counts"], self._view["listed"]
        self._matches = [0] * (last - first)
        self._set: list[list[int]] = [[] for _ in range(first, last)]
        self._chances: list[Chance] = [Chance("")] * (last - first)
        self.records: list[str] = []
        """Of matches that have been finished since somebody took them, where they are kept."""
        self._episodes = [self._begin(row) for row in range(last - first)]
        for row in range(last - first):
            self._settle(row)
            self._show(row)

    def _begin(self, row: int) -> Episode:
        """The next match of a row, with whoever sits there."""
        plan, number = self._plan, self._first + row
        seed = f"{plan.seed}/{number}/{self._matches[row]}"
        chance = self._chances[row] = Chance(f"batch {seed}")
        seated = self._view["players"]
        pool = len(self._bots) + self._view["pool"][0]
        learners = plan.seats if plan.learners is None or not pool else plan.learners
        order = list(range(plan.seats))
        chance.shuffle(order)
        for place, seat in enumerate(order):
            seated[number * plan.seats + seat] = LEARNER if place < learners else chance.below(pool)
        self._view["finished"][number] = self._matches[row]
        return self._setting.begin(seed)

    def step(self) -> None:
        """Carry out the actions of the rows that are due, up to the next decision that is not a bot's."""
        due, actions, first = self._view["due"], self._view["actions"], self._first
        for row, episode in enumerate(self._episodes):
            number = first + row
            if due[number]:
                episode.act(actions[number])
                self._settle(row)
                self._show(row)

    def _settle(self, row: int) -> None:
        """Let bots answer; where a match is over, pay the rewards and begin the next."""
        number, seats = self._first + row, self._plan.seats
        seated, bots = self._view["players"], self._bots
        while True:
            episode = self._episodes[row]
            if episode.seat < 0:
                rewards = self._view["rewards"]
                for seat, reward in enumerate(episode.rewards()):
                    rewards[number * seats + seat] += reward
                self._view["dones"][number] = 1
                if self._plan.keep:
                    self.records.append(episode.record.text())
                self._matches[row] += 1
                self._episodes[row] = self._begin(row)
                continue
            if not bots:
                return
            player = seated[number * seats + episode.seat]
            if player == LEARNER or player >= len(bots):
                return
            episode.answer(bots[player], self._budget, self._chances[row].fork(str(episode.asked)))

    def _show(self, row: int) -> None:
        """Write what the row's seat sees, and its actions."""
        number, episode = self._first + row, self._episodes[row]
        seen = episode.observe(episode.seat)
        at = number * len(seen)
        self._seen[at : at + len(seen)] = seen
        masks, base, legal = self._masks, number * self._setting.actions, episode.legal
        for code in self._set[row]:
            masks[base + code] = 0
        for code in legal:
            masks[base + code] = 1
        self._set[row] = legal
        self._seats[number] = episode.seat
        count = self._counts[number] = len(legal)
        at = number * MOST_LISTED
        if count <= MOST_LISTED:
            self._listed[at : at + count] = array("i", legal)
        else:
            self._listed[at : at + MOST_LISTED] = array("i", legal[:MOST_LISTED])


def arrays(plan: BatchPlan, setting: EpisodeSetup, raw: Mapping[str, Any]) -> dict[str, np.ndarray[Any, Any]]:
    """The buffers as arrays that share their memory."""
    types = {"h": np.int16, "b": np.int8, "f": np.float32, "i": np.int32}
    return {
        name: np.frombuffer(raw[name], types[kind]).reshape(shape)
        for name, (kind, shape) in shapes(plan, setting).items()
    }
