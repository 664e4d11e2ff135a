"""Names and e-mail addresses as people may choose them."""

from __future__ import annotations

import re
import unicodedata

from loggia.house.problems import trouble
from loggia.kernel import Phrase, phrase

NUMBERED = "guest:"
"""How the name of a guest begins who chose none: `guest:1234`, which every viewer reads in their own language."""
RESERVED = (NUMBERED, "bot:")
"""What no chosen name begins with."""

_INVISIBLE = ("Cc", "Cf", "Cs", "Co", "Cn")


def clean_name(name: str) -> str:
    """A name as it is shown: composed, single spaces, nothing invisible; `Trouble` if nothing is left."""
    text = unicodedata.normalize("NFC", name)
    text = "".join(" " if c.isspace() else c for c in text if unicodedata.category(c) not in _INVISIBLE)
    text = re.sub(r" +", " ", text).strip()
    if not 1 <= len(text) <= 30:
        raise trouble(400, "house-name-length")
    if re.search(r'[<>&"\\{}]', text):
        raise trouble(400, "house-name-characters")
    if text.casefold().startswith(RESERVED):
        raise trouble(400, "house-name-reserved")
    return text


def said_name(name: str) -> str | Phrase:
    """A name as it stands in a sentence: a guest's number in the reader's language.

    >>> said_name("guest:1234").plain()
    {'say': 'guest-name', 'with': {'number': '1234'}}
    """
    return phrase("guest-name", number=name.removeprefix(NUMBERED)) if name.startswith(NUMBERED) else name


def fold(name: str) -> str:
    """The form in which two names are the same.

    >>> fold("Ada L") == fold("ada l") == "adal"
    True
    """
    return unicodedata.normalize("NFKC", name).casefold().replace(" ", "")


def clean_email(email: str) -> str:
    """An e-mail address that looks like one, or nothing; `Trouble` for anything else."""
    email = email.strip()
    if email and not re.fullmatch(r"[^\s@<>\"',;:\\()\[\]]+@[A-Za-z0-9.-]+\.[A-Za-z0-9-]{2,}", email):
        raise trouble(400, "house-email-wrong")
    return email
