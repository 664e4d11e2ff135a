"""Deltas: a view cut into encoded parts, and the encoded changes between two such views."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import msgspec

from loggia.house.tables.views.patch import changes

_encoder = msgspec.json.Encoder()
encode = _encoder.encode
decode = msgspec.json.Decoder().decode

Parts = dict[str, bytes]
"""Encoded parts of a view by name. Those of the game's own part have a dot before the name."""

COMPARED_FROM = 160
"""Minimum bytes of a changed part for comparing it piece by piece; a shorter one is sent whole."""


def parts_of(view: Mapping[str, Any]) -> Parts:
    """Cut a view, or a part of one, into encoded parts.

    >>> parts_of({"over": False, "table": {"prize": 3}})
    {'over': b'false', '.prize': b'3'}
    """
    parts: Parts = {}
    for name, value in view.items():
        if name == "table":
            for own, part in value.items():
                parts["." + own] = encode(part)
        else:
            parts[name] = encode(value)
    return parts


def whole(parts: Parts) -> bytes:
    """The encoded view that the parts make.

    >>> whole({"over": b"false", ".prize": b"3"})
    b'{"over":false,"table":{"prize":3}}'
    """
    own = b",".join([b'"%b":%b' % (name[1:].encode(), part) for name, part in parts.items() if name[0] == "."])
    others = b"".join([b'"%b":%b,' % (name.encode(), part) for name, part in parts.items() if name[0] != "."])
    return b'{%b"table":{%b}}' % (others, own)


def patch_between(old: Parts, new: Parts) -> list[bytes]:
    """The encoded changes that lead from one view to another.

    >>> patch_between({"over": b"false", ".prize": b"3"}, {"over": b"false", ".prize": b"4"})
    [b'[["table","prize"],4]']
    """
    found: list[bytes] = []
    if old == new:
        return found
    for name, part in new.items():
        was = old.get(name)
        if was != part and (change := _change(name, was, part)):
            found.append(change)
    if len(old) != len(new) or old.keys() != new.keys():
        found += [b"[[%b]]" % _path(name) for name in old if name not in new]
    return found


@cache
def _path(name: str) -> bytes:
    return b'"table","%b"' % name[1:].encode() if name[0] == "." else b'"%b"' % name.encode()


def encoded_each(values: Sequence[Any]) -> list[bytes]:
    """Each of the values encoded.

    >>> encoded_each([{"a": "x\\ny"}, 2])
    [b'{"a":"x\\\\ny"}', b'2']
    """
    return _encoder.encode_lines(values).split(b"\n")[:-1]  # no JSON text has a line break in it


def splice_between(old: Sequence[bytes], new: Sequence[bytes]) -> bytes | None:
    """`[at, gone, added]`, encoded: what is to be replaced in the old list; None where nothing stays at either end.

    >>> splice_between([b"1", b"2", b"3"], [b"1", b"5", b"6", b"3"])
    b'[1,1,[5,6]]'
    """
    most = min(len(old), len(new))
    at = 0
    while at < most and old[at] == new[at]:
        at += 1
    tail = 0
    while tail < most - at and old[-1 - tail] == new[-1 - tail]:
        tail += 1
    if not at and not tail:
        return None
    return b"[%d,%d,[%b]]" % (at, len(old) - at - tail, b",".join(new[at : len(new) - tail]))


def _change(name: str, was: bytes | None, part: bytes) -> bytes:
    path = _path(name)
    if was is not None and len(part) >= COMPARED_FROM and len(was) >= COMPARED_FROM:
        small = b",".join(
            [
                b"[[%b]%b]" % (b",".join([path, *map(encode, deeper)]), b"".join([b"," + encode(v) for v in value]))
                for deeper, *value in changes(decode(was), decode(part))
            ]
        )
        if len(small) < len(part):
            return small
    return b"[[%b],%b]" % (path, part)
