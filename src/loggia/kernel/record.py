"""Records: the open text format that rebuilds a match, one line a move, sealed by a digest."""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from loggia.kernel.chance import commitment
from loggia.kernel.option import OptionValue
from loggia.kernel.phrase import Phrase, phrase

FORMAT = "loggia record 1"
LONGEST_LINE = 1000
"""Characters of a line."""
_SCORES = re.compile(r"-?[0-9]{1,7}( -?[0-9]{1,7})*")
_SEAT = re.compile(r"[0-9]{1,2}")
_NUMBER = re.compile(r"[0-9]{1,7}")
_IMAGINED = re.compile(r"[0-9]{1,7} [0-9]{1,2} [0-9a-z]{1,64}")
MOST_IMAGINED = 40
"""How often a record may deal anew."""


_SECTION = re.compile(r"^digest [0-9a-f]{64}\n(?=study )", re.MULTILINE)


def study_section(text: str) -> int | None:
    """Where a record's text goes on with a study, as `loggia.table.studies` reads it; None where it does not."""
    found = _SECTION.search(text)
    return found.end() if found else None


class Imagined(NamedTuple):
    """After so many moves, all that a seat could not know was dealt anew, by a seed of its own."""

    at: int
    seat: int
    seed: str


class BadRecord(ValueError):
    """A record that is damaged, forged, or from other rules; says where in one phrase."""

    def __init__(self, why: Phrase) -> None:
        super().__init__(why)
        self.why = why

    def __str__(self) -> str:
        return f"{self.why.id} ({', '.join(f'{name}={value}' for name, value in self.why.args)})"


@dataclass(frozen=True)
class Record:
    """What rebuilds a match: game, rules revision, options, seed and moves."""

    game: str
    revision: int
    seats: int
    seed: str
    moves: tuple[tuple[int, str], ...]
    options: dict[str, OptionValue] = field(default_factory=dict)
    data: str = ""
    scores: tuple[int, ...] | None = None
    imagined: tuple[Imagined, ...] = ()

    def _lines(self) -> list[str]:
        lines = [
            FORMAT,
            f"game {self.game}",
            f"revision {self.revision}",
            f"seats {self.seats}",
        ]
        for name, value in self.options.items():
            lines.append(f"option {name} {str(value).lower() if isinstance(value, bool) else value}")
        if self.data:
            lines.append(f"data {self.data}")
        lines += [f"commitment {commitment(self.seed)}", f"seed {self.seed}"]
        lines += [f"imagined {one.at} {one.seat} {one.seed}" for one in self.imagined]
        lines.append("moves")
        lines += [f"{seat} {text}" for seat, text in self.moves]
        if self.scores is not None:
            lines.append("scores " + " ".join(map(str, self.scores)))
        return lines

    def until(self, at: int) -> Record:
        """The record after so many of its moves, while the match was not over."""
        imagined = tuple(one for one in self.imagined if one.at <= at)
        return replace(self, moves=self.moves[:at], scores=None, imagined=imagined)

    @property
    def digest(self) -> str:
        """SHA-256 over all lines before the digest's own."""
        return hashlib.sha256(("\n".join(self._lines()) + "\n").encode()).hexdigest()

    def text(self) -> str:
        """The record as a file's content."""
        return "\n".join([*self._lines(), f"digest {self.digest}"]) + "\n"

    @classmethod
    def read(cls, text: str) -> Record:
        """Parse and verify the digest and the commitment; `BadRecord` names the line that is wrong. A study
        that follows it is left alone."""
        lines = text[: study_section(text)].split("\n")
        if not lines or lines[0] != FORMAT:
            raise BadRecord(phrase("record-not-one"))
        if len(lines) < 2 or lines[-1] != "" or not lines[-2].startswith("digest "):
            raise BadRecord(phrase("record-truncated"))
        for number, line in enumerate(lines, 1):
            if len(line) > LONGEST_LINE or not line.isprintable():
                raise BadRecord(phrase("record-line", number=number))
        body, told = lines[:-2], lines[-2][7:]
        if hashlib.sha256(("\n".join(body) + "\n").encode()).hexdigest() != told:
            raise BadRecord(phrase("record-digest"))
        record = _parse(body)
        if commitment(record.seed) != _parse_commitment(body):
            raise BadRecord(phrase("record-commitment"))
        if record._lines() != body:
            raise BadRecord(phrase("record-form"))
        return record


def _parse_commitment(body: list[str]) -> str:
    return next((line[11:] for line in body if line.startswith("commitment ")), "")


def _parse(body: list[str]) -> Record:
    if "moves" not in body:
        raise BadRecord(phrase("record-truncated"))
    split = body.index("moves")
    head: dict[str, str] = {}
    options: dict[str, OptionValue] = {}
    imagined: list[Imagined] = []
    for number, line in enumerate(body[1:split], 2):
        key, _, value = line.partition(" ")
        if key == "option":
            name, _, chosen = value.partition(" ")
            options[name] = {"true": True, "false": False}.get(chosen, chosen)
        elif key == "imagined" and _IMAGINED.fullmatch(value) and len(imagined) < MOST_IMAGINED:
            at, seat, seed = value.split(" ")
            imagined.append(Imagined(int(at), int(seat), seed))
        elif key in {"game", "revision", "seats", "data", "commitment", "seed"} and key not in head:
            head[key] = value
        else:
            raise BadRecord(phrase("record-line", number=number))
    moves: list[tuple[int, str]] = []
    scores: tuple[int, ...] | None = None
    for number, line in enumerate(body[split + 1 :], split + 2):
        seat, _, rest = line.partition(" ")
        if seat == "scores" and number == len(body) and _SCORES.fullmatch(rest):
            scores = tuple(map(int, rest.split(" ")))
        elif _SEAT.fullmatch(seat) and rest:
            moves.append((int(seat), rest))
        else:
            raise BadRecord(phrase("record-line", number=number))
    if not all(_NUMBER.fullmatch(head.get(name, "")) for name in ("revision", "seats")):
        raise BadRecord(phrase("record-form"))
    if any(one.at > len(moves) for one in imagined) or imagined != sorted(imagined, key=lambda one: one.at):
        raise BadRecord(phrase("record-form"))
    try:
        return Record(
            game=head["game"],
            revision=int(head["revision"]),
            seats=int(head["seats"]),
            seed=head["seed"],
            moves=tuple(moves),
            options=options,
            data=head.get("data", ""),
            scores=scores,
            imagined=tuple(imagined),
        )
    except (KeyError, ValueError) as error:
        raise BadRecord(phrase("record-form")) from error
