"""Counters, histograms and gauges, and how they are written (text exposition format, version 0.0.4)."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Mapping, Sequence

Labels = tuple[str, ...]
MOST_SERIES = 400
"""Maximum combinations of labels of one metric; further ones are counted together as `other`."""


def _escaped(text: str) -> str:
    return text.replace("\\", r"\\").replace("\n", r"\n").replace('"', r"\"")


def _labelled(names: Sequence[str], values: Sequence[str]) -> str:
    pairs = [f'{name}="{_escaped(value)}"' for name, value in zip(names, values, strict=True)]
    return "{" + ",".join(pairs) + "}" if pairs else ""


def _head(name: str, about: str, kind: str) -> list[str]:
    return [f"# HELP {name} {about}", f"# TYPE {name} {kind}"]


class Counter:
    """How often something has happened, by labels.

    >>> moves = Counter("moves_total", "Moves.", "game")
    >>> moves.add("genoa"); moves.add("genoa")
    >>> print(*moves.lines(), sep="\\n")
    # HELP moves_total Moves.
    # TYPE moves_total counter
    moves_total{game="genoa"} 2
    """

    def __init__(self, name: str, about: str, *labels: str) -> None:
        self.name = name
        self.about = about
        self.labels = labels
        self.values: dict[Labels, float] = {} if labels else {(): 0}

    def add(self, *labels: str, by: float = 1) -> None:
        """It has happened (`by`: so often)."""
        values = self.values
        if labels not in values and len(values) >= MOST_SERIES:
            labels = ("other",) * len(labels)
        values[labels] = values.get(labels, 0) + by

    def lines(self) -> list[str]:
        """The metric as text."""
        return _head(self.name, self.about, "counter") + [
            f"{self.name}{_labelled(self.labels, values)} {count:g}" for values, count in sorted(self.values.items())
        ]


class Timer:
    """How long something takes: one series of a histogram, in seconds."""

    __slots__ = ("bounds", "counts", "total")

    def __init__(self, bounds: Sequence[float]) -> None:
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        """It took so long."""
        self.counts[bisect_left(self.bounds, seconds)] += 1
        self.total += seconds


QUICK = (0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)


class Histogram:
    """How long things of one kind take, each with a label value of its own, known beforehand.

    >>> steps = Histogram("step_seconds", "Steps.", "step", ("append",), (0.1, 1.0))
    >>> steps["append"].observe(0.25)
    >>> print(*steps.lines()[2:], sep="\\n")
    step_seconds_bucket{step="append",le="0.1"} 0
    step_seconds_bucket{step="append",le="1"} 1
    step_seconds_bucket{step="append",le="+Inf"} 1
    step_seconds_sum{step="append"} 0.25
    step_seconds_count{step="append"} 1
    """

    def __init__(
        self, name: str, about: str, label: str = "", values: Iterable[str] = ("",), bounds: Sequence[float] = QUICK
    ) -> None:
        self.name = name
        self.about = about
        self.label = label
        self._timers = {value: Timer(bounds) for value in values}

    def __getitem__(self, value: str) -> Timer:
        return self._timers[value]

    def lines(self) -> list[str]:
        """The metric as text."""
        lines, names = _head(self.name, self.about, "histogram"), [self.label] if self.label else []
        for value, timer in self._timers.items():
            own = [value] if self.label else []
            so_far = 0
            for bound, count in zip([*timer.bounds, float("inf")], timer.counts, strict=True):
                so_far += count
                le = "+Inf" if bound == float("inf") else f"{bound:g}"
                lines.append(f"{self.name}_bucket{_labelled([*names, 'le'], [*own, le])} {so_far}")
            labels = _labelled(names, own)
            lines += [f"{self.name}_sum{labels} {timer.total:.9g}", f"{self.name}_count{labels} {so_far}"]
        return lines


def gauge(
    name: str, about: str, values: float | Mapping[str, float], label: str = "", kind: str = "gauge"
) -> list[str]:
    """Something as it is now, or (`counter`) a count that is kept elsewhere; by a label, or without."""
    if not isinstance(values, Mapping):
        return [*_head(name, about, kind), f"{name} {values:.15g}"]
    return _head(name, about, kind) + [
        f"{name}{_labelled([label], [value])} {found:.15g}" for value, found in values.items()
    ]
