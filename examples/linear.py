"""A linear softmax policy that learns by REINFORCE: the simplest learner that these examples can share."""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from typing import Any

import numpy as np

Array = np.ndarray[Any, Any]


class Linear:
    """Prefers actions by a weighted sum of the observation's figures."""

    def __init__(self, size: int, actions: int, rate: float = 0.02, seed: int = 0) -> None:
        self.weights = np.zeros((actions, size + 1), np.float32)
        self.rate = rate
        self.generator = np.random.default_rng(seed)
        self.mean = 0.0

    def features(self, observation: Array) -> Array:
        """The figures on a scale that suits a linear policy, and a constant."""
        squeezed = np.sign(observation) * np.log1p(np.abs(observation.astype(np.float32)))
        return np.append(squeezed, np.float32(1)) / np.sqrt(len(observation) + 1)

    def act(self, observation: Array, mask: Array) -> tuple[int, Any]:
        """A legal action, and what `learn` needs to know about the decision."""
        seen, legal = self.features(observation), np.flatnonzero(mask)
        values = self.weights[legal] @ seen
        chances = np.exp(values - values.max())
        chances /= chances.sum()
        pick = int(self.generator.choice(len(legal), p=chances))
        return int(legal[pick]), (seen, legal, chances, pick)

    def learn(self, decisions: list[Any], reward: float) -> None:
        """Make what was decided likelier if the reward was better than usual."""
        better = reward - self.mean
        self.mean += 0.01 * better
        for seen, legal, chances, pick in decisions:
            wanted = -chances
            wanted[pick] += 1
            self.weights[legal] += np.float32(self.rate * better) * np.outer(wanted, seen).astype(np.float32)


def seconds() -> float:
    """How long to train, from the command line."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=45)
    return float(parser.parse_args().seconds)


def until(limit: float) -> Iterator[int]:
    """0, 1, 2 ... until the time is over; at least three."""
    began, number = time.monotonic(), 0
    while number < 3 or time.monotonic() - began < limit:
        yield number
        number += 1
