"""The tables of observation fields in docs/research.md: `python -m tools.observation_tables` writes them anew."""

from __future__ import annotations

from pathlib import Path

import loggia
from loggia.lab.envs.observations import GAMES, observations
from tools.usage import help_if_asked

PAGE = Path(__file__).parents[1] / "docs/research.md"
BEGIN, END = "<!-- fields: made by tools/observation_tables.py -->", "<!-- end of the fields -->"


def tables() -> str:
    """A table for each game: field, number of figures with the fewest and the most seats, meaning."""
    lines = [BEGIN]
    for name in GAMES:
        game = loggia.game(name)
        few, many = (observations(game, seats) for seats in (game.seats[0], game.seats[-1]))
        sizes = {field.name: field.size for field in many.fields}
        lines += ["", f"### {name.capitalize()}", ""]
        lines += [f"{few.size} figures with {game.seats[0]} seats, {many.size} with {game.seats[-1]}.", ""]
        lines += [f"{game.faces.codes + 1} actions.", "", "| field | figures | what |", "|---|---|---|"]
        for field in few.fields:
            size = sizes.get(field.name, 0)
            many_too = f" to {size}" if size > field.size else " with 2 seats" if not size else ""
            lines.append(f"| {field.name} | {field.size}{many_too} | {field.says} |")
    return "\n".join([*lines, "", END])


def page(text: str) -> str:
    """The page with the tables of today."""
    before, _, rest = text.partition(BEGIN)
    return before + tables() + rest.partition(END)[2]


if __name__ == "__main__":
    help_if_asked(__doc__)
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
