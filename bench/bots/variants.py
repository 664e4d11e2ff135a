"""Search styles to try in the arena, named by a level and changed settings.

Example: `bench.bots.variants:master;explore=0.3;horizon=1`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from loggia.bots.searcher import Searcher
from loggia.bots.style import MASTER, MERCHANT, Style


def __getattr__(name: str) -> Callable[[], Searcher]:
    """A bot in a level's style (`merchant`, `master` or `plain`) with some of its settings changed."""
    base, *changes = name.split(";")
    if base not in ("merchant", "master", "plain"):
        raise AttributeError(name)
    given: dict[str, object] = {}
    for change in changes:
        setting, _, value = change.partition("=")
        given[setting] = type(getattr(Style(), setting))(float(value))
    styles = {"merchant": MERCHANT, "master": MASTER, "plain": {}}[base]

    class Changed(dict[str, Style]):
        def get(self, game: str, default: Style | None = None) -> Style:  # type: ignore[override]
            return replace(styles.get(game, Style()), **given)  # type: ignore[arg-type]

    return lambda: Searcher(name, Changed())
