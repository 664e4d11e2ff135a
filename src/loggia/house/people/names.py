"""Names and e-mail addresses as people may choose them."""

from __future__ import annotations

import re
import unicodedata

from loggia.house.problems import trouble
from loggia.house.store.look import is_invisible, look, mixes_alphabets
from loggia.kernel import Phrase, phrase

NUMBERED = "guest:"
"""How the name of a guest begins who chose none: `guest:1234`, which every viewer reads in their own language."""
RESERVED = (NUMBERED, "bot:")
"""What no chosen name begins with."""

MOST_MARKS = 3
"""Combining marks that a character may bear."""


def clean_name(name: str) -> str:
    """A name as it is shown: composed, single spaces, nothing invisible; `Trouble` if no letter or digit is left, or
    if its letters are of several alphabets."""
    text = unicodedata.normalize("NFC", name)
    text = "".join(" " if c.isspace() else c for c in text if not is_invisible(c))
    text = re.sub(r" +", " ", text).strip()
    if not 1 <= len(text) <= 30:
        raise trouble(400, "house-name-length")
    if re.search(r'[<>&"\\{}]', text):
        raise trouble(400, "house-name-characters")
    if not any(c.isalnum() for c in text) or _MARK * (MOST_MARKS + 1) in _marks(text):
        raise trouble(400, "house-name-blank")
    if mixes_alphabets(text):
        raise trouble(400, "house-name-mixed")
    if fold(text).startswith(tuple(map(look, RESERVED))):
        raise trouble(400, "house-name-reserved")
    return text


_MARK = "m"


def _marks(text: str) -> str:
    """The text with `m` for every combining mark and a space for everything else."""
    return "".join(_MARK if unicodedata.combining(c) else " " for c in text)


def said_name(name: str) -> str | Phrase:
    """A name as it stands in a sentence: a guest's number in the reader's language.

    >>> said_name("guest:1234").plain()
    {'say': 'guest-name', 'with': {'number': '1234'}}
    """
    return phrase("guest-name", number=name.removeprefix(NUMBERED)) if name.startswith(NUMBERED) else name


def fold(name: str) -> str:
    """The form in which two names are the same: their look.

    >>> fold("Ada L") == fold("ada l")
    True
    """
    return look(name)


def clean_email(email: str) -> str:
    """An e-mail address that looks like one, or nothing; `Trouble` for anything else."""
    email = email.strip()
    if email and not re.fullmatch(r"[^\s@<>\"',;:\\()\[\]]+@[A-Za-z0-9.-]+\.[A-Za-z0-9-]{2,}", email):
        raise trouble(400, "house-email-wrong")
    return email
