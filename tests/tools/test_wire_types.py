"""No type of the API is written by hand in the client: they are all declared in web/src/generated."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from loggia import games
from loggia.kernel import Chance, MatchView, ResultData
from loggia.kernel.random_play import play_out

CLIENT = Path(__file__).parents[2] / "web/src"
DECLARED = re.compile(r"^[ \t]*(?:export )?(?:interface (\w+)[^{;]*|type (\w+)[^={;]*= )\{", re.M)
ALIAS = re.compile(r"^[ \t]*(?:export )?type (\w+)[^={;]* = [^{]", re.M)
FIELD = re.compile(r"^(?:readonly )?(\w+)\??:")
REQUEST = re.compile(r"\b(?:get|post|patch|remove)<\s*[\[{]")
Fields = dict[str, frozenset[str]]


def body(text: str, opening: int) -> str:
    """What stands between a brace and the one that closes it."""
    depth = 0
    for at in range(opening, len(text)):
        depth += (text[at] == "{") - (text[at] == "}")
        if depth == 0:
            return text[opening + 1 : at]
    raise ValueError("a brace is not closed")


def fields(inside: str) -> frozenset[str]:
    """The names of the fields of an interface, without those of types inside it."""
    plain = re.sub(r"/\*.*?\*/|//[^\n]*", "", inside, flags=re.S)
    while "{" in plain:
        plain = re.sub(r"\{[^{}]*\}", "object", plain)
    names = (FIELD.match(one.strip()) for one in re.split(r"[;\n,]", plain))
    return frozenset(found.group(1) for found in names if found)


def interfaces(text: str) -> Fields:
    """All object types that a file declares, with their fields."""
    return {found.group(1) or found.group(2): fields(body(text, found.end() - 1)) for found in DECLARED.finditer(text)}


def by_hand() -> Iterator[tuple[str, str]]:
    """The files of the client that are not generated, with their text; tests are left out."""
    for path in sorted(CLIENT.rglob("*")):
        if path.suffix in (".ts", ".svelte") and "generated" not in path.parts and ".test." not in path.name:
            yield str(path.relative_to(CLIENT)), path.read_text(encoding="utf-8")


def generated(*files: str) -> Fields:
    """The types of generated files."""
    return {
        name: found
        for file in files
        for name, found in interfaces((CLIENT / f"generated/{file}.ts").read_text(encoding="utf-8")).items()
    }


GENERATED = generated("wire", "phrase")


def duplicates(text: str, generated: Fields, least: int = 2) -> list[str]:
    """Types of a file that have the name of a generated one, or `least` or more fields, all of a generated one."""
    own = interfaces(text)
    found = [f"{name}: the name of a generated type" for name in own if name in generated]
    found += [f"{name}: the name of a generated type" for name in ALIAS.findall(text) if name in generated]
    for name, mine in own.items():
        same = [one for one, theirs in generated.items() if len(mine) >= least and mine <= theirs]
        if same and name not in generated:
            found.append(f"{name}: all its fields are those of {same[0]}")
    return found


def test_the_client_declares_no_type_of_the_api_itself() -> None:
    found = {name: found for name, text in by_hand() if (found := duplicates(text, GENERATED))}
    assert not found, "import these from web/src/generated, or make them of its types with Pick and &"


@pytest.mark.parametrize("game", [*games.names(), *games.EXAMPLES])
def test_a_board_declares_no_part_of_its_view_itself(game: str) -> None:
    types = generated(game)  # two fields, such as x and y, may be alike by chance
    files = ((name, text) for name, text in by_hand() if name.startswith(f"boards/{game}/"))
    found = {name: found for name, text in files if (found := duplicates(text, types, least=3))}
    assert not found, f"import these from web/src/generated/{game}.ts"


def test_answers_of_the_house_have_generated_types() -> None:
    inline = [
        f"{name}: {line.strip()}" for name, text in by_hand() for line in text.splitlines() if REQUEST.search(line)
    ]
    assert not inline, "name a type of web/src/generated instead of writing the answer's shape here"


def test_the_generated_types_are_found() -> None:
    assert GENERATED["Why"] == {"why", "rule"}
    assert {"text", "ids", "say", "effect", "aside", "led"} == GENERATED["ChoiceInfo"]
    assert {"MatchView", "ResultData", "Phrase", "TableView", "Problem"} <= set(GENERATED)


@pytest.mark.parametrize(
    "copied",
    [
        "export interface Why {\n  reason: string;\n}",
        "export type Phrase = string;",
        "  interface Move {\n    /** What is sent. */\n    text: string;\n    readonly ids: readonly string[];\n  }",
        "type Outcome = { scores: number[]; points: { source: Phrase }[][]; ranks: number[] };",
    ],
)
def test_a_copy_of_a_type_is_noticed(copied: str) -> None:
    assert duplicates(copied, GENERATED)


def test_types_of_the_client_alone_are_allowed() -> None:
    assert not duplicates("interface Box {\n  x: number;\n  y: number;\n}", GENERATED)
    assert not duplicates('export type Complaint = Pick<Problem, "why" | "rule">;', GENERATED)


@pytest.mark.parametrize("name", [*games.names(), *games.EXAMPLES])
def test_views_and_results_are_what_their_types_say(name: str) -> None:
    game = games.game(name)
    match = game.new(game.seats[0], {}, "wire")
    for _ in ("first", "last"):
        for viewer in (0, None):
            view = match.view(viewer)
            assert set(view) == set(MatchView.__required_keys__)
            msgspec.convert(view, MatchView, strict=True)
        play_out(match, Chance("wire"))
    assert match.result is not None
    assert set(match.result.plain()) == set(ResultData.__required_keys__)
    msgspec.convert(match.result.plain(), ResultData, strict=True)
