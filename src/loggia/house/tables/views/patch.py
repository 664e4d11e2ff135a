"""Patches: what changed between two views, as a list of `[path, value]` (set) and `[path]` (delete)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

Change = list[Any]


def changes(old: Any, new: Any) -> list[Change]:
    """The patch that turns the old view into the new one.

    A value in a view keeps its type: a change from `False` to 0, which Python calls equal, may be missed.

    >>> changes({"a": 1, "b": [1, 2]}, {"a": 1, "b": [1, 3], "c": {}})
    [[['b', 1], 3], [['c'], {}]]
    """
    found: list[Change] = []
    if old != new:
        _compare(old, new, [], found)
    return found


def _compare(old: Any, new: Any, path: list[str | int], found: list[Change]) -> None:
    if isinstance(old, dict) and isinstance(new, dict):
        for key in old:
            if key not in new:
                found.append([[*path, key]])
        for key, value in new.items():
            if key not in old:
                found.append([[*path, key], value])
            else:
                was = old[key]
                if was is not value and (was != value or type(was) is not type(value)):
                    _compare(was, value, [*path, key], found)
    elif isinstance(old, (list, tuple)) and isinstance(new, (list, tuple)) and len(old) == len(new):
        at = len(found)
        for index, (was, value) in enumerate(zip(old, new, strict=True)):
            if was is not value and (was != value or type(was) is not type(value)):
                _compare(was, value, [*path, index], found)
        if len(found) - at > 2 and not any(isinstance(value, (dict, list, tuple)) for value in new):
            del found[at:]
            found.append([path, new])
    else:
        found.append([path, new])


def patched(view: Any, patch: Sequence[Sequence[Any]]) -> Any:
    """The view after the patch, for clients and tests. Changes the view in place.

    >>> patched({"a": 1, "b": [1, 2]}, [[["b", 1], 3], [["a"]]])
    {'b': [1, 3]}
    """
    for path, *value in patch:
        if not path:
            return value[0]
        parent = view
        for key in path[:-1]:
            parent = parent[key]
        if value:
            parent[path[-1]] = value[0]
        elif isinstance(parent, Mapping):
            del parent[path[-1]]  # type: ignore[attr-defined]
    return view
