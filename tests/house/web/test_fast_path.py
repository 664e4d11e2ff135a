"""The short way of a message from the socket: for pages that compress, as browsers do, and for those that do not."""

import zlib

import pytest

from loggia.house.web.sockets.page import Page
from loggia.house.web.sockets.protocol import LONGEST, inflated, whole_body
from tests.house.conftest import Hosted
from tests.house.playing import two_at_a_table

MASK = b"\x01\x7f\x80\xff"
MOVE = '{"do":"move","text":"perché no"}'.encode()


def deflated(message: bytes) -> bytes:
    encoder = zlib.compressobj(wbits=-12)
    return encoder.compress(message) + encoder.flush(zlib.Z_SYNC_FLUSH)[:-4]


def frame(body: bytes, first: int = 0x81, masked: int = 0x80) -> bytes:
    """As a browser sends it."""
    size = bytes((masked | len(body),)) if len(body) < 126 else bytes((masked | 126,)) + len(body).to_bytes(2, "big")
    return bytes((first,)) + size + MASK + bytes(one ^ MASK[at % 4] for at, one in enumerate(body))


@pytest.mark.parametrize("length", [1, 7, 125, 126, 400, LONGEST])
def test_a_whole_message_is_read_at_once(length: int) -> None:
    body = (MOVE * (LONGEST // len(MOVE) + 1))[:length]
    assert whole_body(frame(body)) == body
    packed = deflated(body)
    assert whole_body(frame(packed, 0xC1)) == packed
    assert inflated(packed) == body


@pytest.mark.parametrize(
    "data",
    [
        b"",
        frame(MOVE)[:-1],
        frame(MOVE) + b"\x81",
        frame(MOVE, 0x01),
        frame(MOVE, 0x82),
        frame(MOVE, 0x89),
        frame(MOVE, 0xE1),
        frame(MOVE, masked=0),
        frame(b"x" * (LONGEST + 1)),
    ],
    ids=["nothing", "part", "more", "to be continued", "binary", "ping", "unknown bits", "unmasked", "too long"],
)
def test_everything_else_goes_the_long_way(data: bytes) -> None:
    assert whole_body(data) is None


def test_a_small_message_that_swells_is_not_unpacked() -> None:
    assert inflated(deflated(b" " * (LONGEST + 1))) is None
    assert inflated(deflated(b" " * 50_000_000)) is None
    assert inflated(b"\xff\xff\xff") is None


async def test_moves_of_a_client_that_compresses_take_the_short_way(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, _, code = await two_at_a_table(hosted)
    taken: list[bool] = []
    hear_now = Page.hear_now

    def heard(page: Page, text: str) -> bool:
        taken.append(hear_now(page, text))
        return taken[-1]

    monkeypatch.setattr(Page, "hear_now", heard)
    async with ada.table(code) as table:
        taken.clear()
        await table.play("enter 5")
    assert taken[:1] == [True]
