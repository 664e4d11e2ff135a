"""A picture in memory, 8 bits each of red, green and blue, and the little of PNG that is needed to keep it."""

from __future__ import annotations

import struct
import zlib
from dataclasses import dataclass
from typing import Final

CARD: Final = (1200, 630)
"""Width and height of a card: what messengers ask for."""
ARMS: Final = (70, 80)
"""Width and height of a seat's arms in the strip; there are five of them."""
DIGIT: Final = (34, 64)
"""Width and height of a digit in the strip, after the arms: 0 to 9, and a minus."""

Colour = tuple[int, int, int]


@dataclass
class Picture:
    """Rows of pixels, three bytes each."""

    width: int
    height: int
    pixels: bytearray

    def copy(self) -> Picture:
        """Another one, to draw on."""
        return Picture(self.width, self.height, bytearray(self.pixels))

    def fill(self, left: int, top: int, width: int, height: int, colour: Colour) -> None:
        """Draw a rectangle."""
        line = bytes(colour) * width
        for y in range(top, top + height):
            start = (y * self.width + left) * 3
            self.pixels[start : start + len(line)] = line

    def put(self, source: Picture, x: int, width: int, height: int, left: int, top: int) -> None:
        """Copy a part of another picture, from its top and the column `x`."""
        for row in range(height):
            line = source.pixels[(row * source.width + x) * 3 : (row * source.width + x + width) * 3]
            start = ((top + row) * self.width + left) * 3
            self.pixels[start : start + len(line)] = line

    def png(self) -> bytes:
        """The picture as a PNG: no filter, so that reading it back is a mere unpacking."""
        step = self.width * 3
        rows = b"".join(b"\0" + self.pixels[y * step : (y + 1) * step] for y in range(self.height))
        head = struct.pack(">IIBBBBB", self.width, self.height, 8, 2, 0, 0, 0)
        parts = [(b"IHDR", head), (b"IDAT", zlib.compress(rows, 6)), (b"IEND", b"")]
        return b"\x89PNG\r\n\x1a\n" + b"".join(
            struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
            for kind, body in parts
        )


def read(png: bytes) -> Picture:
    """A picture that `Picture.png` has written.

    >>> dot = Picture(2, 1, bytearray(b"abcdef"))
    >>> read(dot.png()) == dot
    True
    """
    at, data, width, height = 8, b"", 0, 0
    while at < len(png):
        (length,), kind = struct.unpack(">I", png[at : at + 4]), png[at + 4 : at + 8]
        body = png[at + 8 : at + 8 + length]
        if kind == b"IHDR":
            width, height = struct.unpack(">II", body[:8])
        elif kind == b"IDAT":
            data += body
        at += 12 + length
    raw, step = zlib.decompress(data), width * 3 + 1
    return Picture(width, height, bytearray(b"".join(raw[y * step + 1 : (y + 1) * step] for y in range(height))))
