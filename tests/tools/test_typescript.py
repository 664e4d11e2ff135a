"""The client's TypeScript types come from the Python definitions: what is kept is what would be generated now."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Literal, NotRequired, TypedDict

import pytest

from loggia import games
from loggia.kernel import Move
from tools.typescript import generate as types

GENERATED = Path(__file__).parents[2] / "web/src/generated"


@pytest.mark.parametrize("name", [*games.names(), *games.EXAMPLES])
def test_the_types_of_a_room_have_not_drifted(name: str) -> None:
    fresh = types.game_types(games.game(name))
    kept = GENERATED / f"{name}.ts"
    assert kept.exists()
    assert kept.read_text(encoding="utf-8") == fresh, (
        f"run 'python -m tools.typescript web/src/generated': the types of {name} have changed"
    )


def test_the_types_of_the_wire_and_the_list_of_rooms_have_not_drifted() -> None:
    for name in ("phrase.ts", "wire.ts", "rooms.ts"):
        fresh = types.files()[name]
        kept = (GENERATED / name).read_text(encoding="utf-8")
        assert kept == fresh, "run 'python -m tools.typescript web/src/generated'"


class Inner(TypedDict):
    """What a view is made of."""

    colour: Literal["green", "blue"]
    maybe: NotRequired[int]


class View(TypedDict):
    inner: dict[str, Inner]
    pair: tuple[int, str]
    many: list[int | None]
    flag: Annotated[bool, "a note"]


@dataclass(frozen=True)
class Take(Move):
    """Take blocks."""

    blocks: tuple[int, ...]


def test_hints_become_typescript() -> None:
    writer = types.Writer()
    writer.declare(View)
    writer.union("Moves", [Take])
    text = writer.text()
    assert 'colour: "green" | "blue";' in text
    assert "maybe?: number;" in text
    assert "inner: Record<string, Inner>;" in text
    assert "pair: [number, string];" in text
    assert "many: (number | null)[];" in text
    assert "flag: boolean;" in text
    assert 'kind: "Take";\n  blocks: number[];' in text
    assert "export type Moves = Take;" in text


def test_two_types_of_one_name_are_noticed() -> None:
    writer = types.Writer()
    writer.declare(Inner)
    with pytest.raises(TypeError, match="two types are called Inner"):
        writer.declare(type("Inner", (Move,), {}))
