"""The client's TypeScript types, written from the Python definitions: views, moves, events and the types of the API.

`python -m tools.typescript web/src/generated` writes them. The build of the client runs it; a test compares.
"""

from __future__ import annotations

import dataclasses
import enum
import sys
import types
import typing
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from loggia import games, kernel
from loggia.house import wire
from loggia.kernel import AnyGame, Phrase, PlainPhrase, Seat

HEAD = "// Written by `python -m tools.typescript` from the Python definitions. Do not edit.\n"
SIMPLE: dict[object, str] = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    None: "null",
    type(None): "null",
    Any: "unknown",
    object: "unknown",
    Phrase: "Phrase",
    PlainPhrase: "Phrase",
    wire.Say: "Phrase",
    msgspec.Raw: "unknown",
    Seat: "{ seat: number }",
    bytes: "string",
}
LISTS = (list, tuple, Sequence, Iterable, set, frozenset)
MAPS = (dict, Mapping)


class Writer:
    """Writes interfaces, each once, together with those that their fields need."""

    def __init__(self) -> None:
        self.names: dict[str, object] = {}
        self.parts: list[str] = []
        self.phrases = False

    def typescript(self, hint: Any) -> str:
        """The TypeScript of one type hint; declares the interfaces that it names."""
        if isinstance(hint, typing.NewType):
            return self.typescript(hint.__supertype__)
        if (isinstance(hint, type) and hint in SIMPLE) or hint is None or hint is Any:
            self.phrases |= SIMPLE[hint] == "Phrase"
            return SIMPLE[hint]
        origin, args = typing.get_origin(hint), typing.get_args(hint)
        if origin is typing.Literal:
            return " | ".join(_literal(value) for value in args)
        if origin in (typing.Union, types.UnionType):
            return " | ".join(dict.fromkeys(self.typescript(one) for one in args if one is not msgspec.UnsetType))
        if origin is typing.Annotated:
            return self.typescript(_described(hint))
        if origin in (typing.Required, typing.NotRequired, typing.ClassVar, typing.Final):
            return self.typescript(args[0])
        if origin is tuple and args and args[-1] is not Ellipsis:
            return f"[{', '.join(self.typescript(one) for one in args)}]"
        if origin in LISTS:
            inner = self.typescript(args[0])
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        if origin in MAPS:
            return f"Record<string, {self.typescript(args[1])}>"
        if isinstance(hint, type) and hint in LISTS:
            return "unknown[]"
        if isinstance(hint, type) and hint in MAPS:
            return "Record<string, unknown>"
        if isinstance(hint, type) and issubclass(hint, enum.Enum):
            return " | ".join(_literal(member.value) for member in hint)
        if isinstance(hint, type):
            return self.declare(hint)
        raise TypeError(f"no TypeScript for {hint!r}")

    def declare(self, kind: type) -> str:
        """Write the interface of a TypedDict, a Struct or a dataclass, and give its name."""
        name = kind.__name__
        known = self.names.get(name)
        if known is not None:
            if known is not kind:
                raise TypeError(f"two types are called {name}: {known!r} and {kind!r}")
            return name
        self.names[name] = kind
        lines = [f"  {key}{'?' if optional else ''}: {self.typescript(hint)};" for key, hint, optional in _fields(kind)]
        doc = (kind.__doc__ or "").strip().split("\n")[0]
        text = f"/** {doc} */\n" if doc and not doc.startswith(f"{name}(") else ""
        body = "\n".join(lines)
        self.parts.append(
            f"{text}export interface {name} {{\n{body}\n}}" if lines else f"{text}export type {name} = object;"
        )
        return name

    def union(self, name: str, kinds: Iterable[type]) -> None:
        """Write a union of several interfaces."""
        members = [self.declare(kind) for kind in kinds]
        self.parts.append(f"export type {name} = {' | '.join(members) or 'never'};")

    def text(self) -> str:
        """The whole file."""
        imports = 'import type { Phrase } from "./phrase";\n' if self.phrases else ""
        return "\n".join([HEAD + imports, *(f"{part}\n" for part in self.parts)])


def _described(hint: Any) -> Any:
    """The type of an annotated hint; `Meta(extra={"typescript": TYPE})` names the exact type of plain JSON data."""
    for note in hint.__metadata__:
        if isinstance(note, msgspec.Meta) and note.extra and "typescript" in note.extra:
            return note.extra["typescript"]
    return typing.get_args(hint)[0]


def _literal(value: object) -> str:
    if isinstance(value, str):
        return f'"{value}"'
    return str(value).lower() if isinstance(value, bool) else "null" if value is None else str(value)


def _fields(kind: type) -> Iterable[tuple[str, Any, bool]]:
    hints = typing.get_type_hints(kind, include_extras=True)
    if typing.is_typeddict(kind):
        for name, hint in hints.items():
            yield name, hint, name not in kind.__required_keys__  # type: ignore[attr-defined]
    elif issubclass(kind, msgspec.Struct):
        config = kind.__struct_config__
        if config.tag is not None:
            yield str(config.tag_field), typing.Literal[config.tag], False
        for field in msgspec.structs.fields(kind):
            hint = hints[field.name]
            unset = msgspec.UnsetType in typing.get_args(hint)
            yield field.encode_name, hint, unset or (not field.required and config.omit_defaults)
    elif dataclasses.is_dataclass(kind):
        yield "kind", typing.Literal[kind.__name__], False
        for member in dataclasses.fields(kind):
            yield member.name, hints[member.name], False
    else:
        raise TypeError(f"no TypeScript for {kind!r}")


def game_types(game: AnyGame) -> str:
    """The types of one game: its view, its moves, its events."""
    writer = Writer()
    title = game.name.capitalize()
    writer.declare(game.view_type)
    writer.union(f"{title}Move", game.move_types)
    writer.union(f"{title}Event", game.event_types)
    return writer.text()


def wire_types() -> str:
    """The types of the API, and the two unions of the socket's messages."""
    writer = Writer()
    for name in wire.__all__:
        value = getattr(wire, name)
        if (
            isinstance(value, type)
            and issubclass(value, msgspec.Struct)
            and value not in SIMPLE
            and value is not wire.Wire
        ):
            writer.declare(value)
        elif typing.get_origin(value) is typing.Literal:
            writer.parts.append(f"export type {name} = {writer.typescript(value)};")
    writer.union("FromPage", typing.get_args(wire.FromPage))
    writer.union("ToPage", typing.get_args(wire.ToPage))
    return writer.text()


def phrase_types() -> str:
    """Phrases and what they may hold. `with` may be left out, as the page does in phrases of its own."""
    kinds = [
        "readonly Said[]" if typing.get_origin(one) is tuple else SIMPLE[one] for one in typing.get_args(kernel.Said)
    ]
    fields = kernel.PlainPhrase.__annotations__
    assert list(fields) == ["say", "with"]
    return (
        f"{HEAD}\n/** What a phrase can hold. */\nexport type Said = {' | '.join(kinds)};\n\n"
        "/** A message id with its arguments: what is to be said, without the words. */\n"
        f"export interface Phrase {{\n  say: {SIMPLE[fields['say']]};\n  with?: Record<string, Said>;\n}}\n"
    )


def rooms_text() -> str:
    """The games that are offered, so that the lobby can be drawn before the house has answered."""
    found = [{"name": name, "seats": list(games.game(name).seats)} for name in games.names()]
    rows = "".join(f"  {msgspec.json.encode(one).decode()},\n" for one in found)
    return f"{HEAD}\nexport const ROOMS: readonly {{ name: string; seats: number[] }}[] = [\n{rows}];\n"


def files() -> dict[str, str]:
    """Every generated file with its content. A game that cannot be imported yet is named and left out."""
    made = {"phrase.ts": phrase_types(), "wire.ts": wire_types(), "rooms.ts": rooms_text()}
    for name in (*games.names(), *games.EXAMPLES):
        try:
            game = games.game(name)
        except (AttributeError, ImportError) as error:
            print(f"{name}: {error}", file=sys.stderr)
            continue
        made[f"{name}.ts"] = game_types(game)
    return made


def write(folder: Path) -> list[str]:
    """Write the files that differ, and name them."""
    folder.mkdir(parents=True, exist_ok=True)
    changed = []
    for name, text in files().items():
        path = folder / name
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
            changed.append(name)
    return changed
