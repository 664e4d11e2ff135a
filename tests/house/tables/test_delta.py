"""What changed in a view, as bytes: little, and enough."""

from __future__ import annotations

from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from loggia.house.tables.views.delta import encoded_each, parts_of, patch_between, splice_between, whole
from loggia.house.tables.views.patch import patched

SEATS = [{"seat": seat, "cards": [f"card-{n}" for n in range(30)], "score": 0} for seat in range(4)]

plain = st.recursive(
    st.none() | st.integers(-5, 5) | st.text("abc", max_size=3),  # a truth value is always one, and never a number
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from("abcd"), inner, max_size=4),
    max_leaves=20,
)
views = st.fixed_dictionaries({"over": st.booleans(), "table": st.dictionaries(st.sampled_from("klmn"), plain)})


def view(score: int) -> dict[str, Any]:
    """A view whose largest part is a list of seats."""
    seats = [dict(seat) for seat in SEATS]
    seats[2]["score"] = score
    return {"over": False, "table": {"seats": seats}}


def test_of_a_long_list_only_what_changed_is_sent() -> None:
    patch = patch_between(parts_of(view(0)), parts_of(view(7)))
    assert patch == [b'[["table","seats",2,"score"],7]']


@given(views, views)
def test_a_patch_leads_from_any_view_to_any_other(old: dict[str, Any], new: dict[str, Any]) -> None:
    stretched = [{**one, "table": {**one["table"], "pad": [one["table"]] * 9}} for one in (old, new)]
    for before, after in ((old, new), tuple(stretched)):
        was, now = parts_of(before), parts_of(after)
        patch = b"[" + b",".join(patch_between(was, now)) + b"]"
        shown = patched(msgspec.json.decode(whole(was)), msgspec.json.decode(patch))
        assert msgspec.json.encode(shown, order="deterministic") == msgspec.json.encode(after, order="deterministic")


@given(st.lists(plain, min_size=1, max_size=6), st.lists(plain, max_size=3), st.lists(plain, max_size=3))
def test_a_splice_leads_from_any_list_to_any_other(old: list[Any], new: list[Any], more: list[Any]) -> None:
    for after in (new, [*old, *new], [*new, *old], [*old[:2], *new, *old[2:]], [*new, *old[1:], *more], old[1:]):
        splice = splice_between(encoded_each(old), encoded_each(after))
        if splice is not None:
            at, gone, added = msgspec.json.decode(splice)
            assert [*old[:at], *added, *old[at + gone :]] == after


def test_where_nothing_stays_the_list_is_sent() -> None:
    assert splice_between([b"1", b"2"], [b"3"]) is None
    assert splice_between([b"1", b"2"], [b"1"]) == b"[1,1,[]]"
