"""The look of a name: two names that a reader could take for each other have the same one.

The usual pairs are covered: letters of other alphabets that look like Latin ones, accents, small capitals and other
styles, `I`, `l` and `1`, `O` and `0`, `rn` and `m`, spaces and other separators. It is deliberately coarse: a
name that is refused without need costs its owner a letter, a name that is not refused may cost somebody else theirs.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache

_ALPHABETS = ("LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE", "COPTIC", "LISU")
"""Alphabets that share shapes: a name has letters of one of them."""

_SEPARATORS = " .,_-'’‘`´·~*"

_ALIKE = str.maketrans(
    {
        # Cyrillic, in the small form that casefolding leaves
        "а": "a", "в": "b", "г": "r", "ґ": "r", "е": "e", "з": "3", "і": "l", "ї": "l", "ј": "j", "к": "k", "м": "m",
        "н": "h", "о": "o", "п": "n", "р": "p", "с": "c", "т": "t", "у": "y", "ү": "y", "х": "x", "ь": "b", "ѕ": "s",
        "һ": "h", "ѵ": "v", "ӏ": "l", "ԁ": "d", "ԛ": "q", "ԝ": "w", "ԍ": "g", "є": "e",
        # Greek: the capital decides where there is one that looks Latin
        "α": "a", "β": "b", "γ": "y", "ε": "e", "ζ": "z", "η": "h", "ι": "l", "κ": "k", "μ": "m", "ν": "n", "ο": "o",
        "ρ": "p", "σ": "o", "τ": "t", "υ": "y", "χ": "x", "ω": "w",
        # Armenian
        "օ": "o", "ս": "u", "հ": "h", "ո": "n", "ց": "g", "զ": "q", "ա": "w",
        # Latin letters and signs
        "ɑ": "a", "ɡ": "g", "ı": "l", "i": "l", "1": "l", "|": "l", "!": "l", "ǀ": "l", "0": "o", "ŋ": "n", "ʋ": "v",
        "ɩ": "l", "ſ": "s", "ƽ": "s", "ᴏ": "o", "꞉": ":", "∶": ":", "ː": ":",
    }
)  # fmt: skip

_BASE = re.compile(r"LATIN (?:SMALL |CAPITAL )?LETTER (?:SMALL CAPITAL )?([A-Z])(?: WITH .+)?")


@cache
def _base(character: str) -> str:
    """A Latin letter without stroke, hook or style."""
    found = _BASE.fullmatch(unicodedata.name(character, ""))
    return found[1].lower() if found else character


def look(name: str) -> str:
    """The form in which names are compared.

    >>> look("Ada L") == look("\u0430da.1") == look("ÁDÁ l")
    True
    """
    text = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    text = "".join(c for c in text if not "\u0300" <= c <= "\u036f" and not is_invisible(c))
    text = "".join(c if c.isascii() else _base(c) for c in text).translate(_ALIKE)
    text = "".join(c for c in text if c not in _SEPARATORS)
    return text.replace("rn", "m").replace("vv", "w")


_BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Letters, marks and signs that show nothing."""


def is_invisible(character: str) -> bool:
    """Whether a character shows nothing and is no space: controls, joiners, fillers, variation selectors."""
    return (
        unicodedata.category(character) in ("Cc", "Cf", "Cs", "Co", "Cn")
        or character in _BLANK
        or "\u180b" <= character <= "\u180f"
        or "\ufe00" <= character <= "\ufe0f"
        or "\U000e0100" <= character <= "\U000e01ef"
    )


def mixes_alphabets(name: str) -> bool:
    """Whether a name has letters of several alphabets that share shapes."""
    first = {unicodedata.name(c, "").partition(" ")[0] for c in name if c.isalpha()}
    return len(first.intersection(_ALPHABETS)) > 1
