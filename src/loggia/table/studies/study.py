"""A study as data, and its edits. Edits check only the shape of the tree; whether a move is legal, the engine says."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from loggia.kernel import Imagined, Phrase, Record, phrase

MOST_NODES = 400
"""Moves of one study, all variations together."""
LONGEST_TITLE = 80
LONGEST_COMMENT = 2000
"""Characters of the comment on one move."""
MOST_DRAWN = 16
"""Arrows, and marks, of one position."""
COLOURS = ("green", "red", "blue", "yellow")
_PIECE = re.compile(r"\S{1,80}")
_SEED = re.compile(r"[0-9a-z]{1,64}")


class BadStudy(ValueError):
    """An edit that cannot be, or a file that is no study; says why in one phrase."""

    def __init__(self, why: Phrase) -> None:
        super().__init__(why)
        self.why = why

    def __str__(self) -> str:
        return self.why.id


@dataclass(frozen=True)
class Drawn:
    """An arrow from one piece to another; without `to`, a mark around a piece. Pieces are named as moves name them."""

    piece: str
    to: str
    colour: str


@dataclass(frozen=True)
class StudyNode:
    """A move of the tree, and the position after it. Node 0 is the start and no move."""

    parent: int
    seat: int
    text: str
    say: dict[str, Any] = field(default_factory=dict)
    """The move in words: a plain phrase."""
    fate: str = ""
    """A seed: before this move, all that its mover could not know was dealt anew by it."""
    comment: str = ""
    drawn: tuple[Drawn, ...] = ()
    children: tuple[int, ...] = ()
    """In order: the first one goes on the main line."""


START = StudyNode(parent=-1, seat=-1, text="")


@dataclass
class StudyTree:
    """A tree of variations. `base` ends where the study starts."""

    base: Record
    title: str = ""
    nodes: dict[int, StudyNode] = field(default_factory=lambda: {0: START})
    following: int = 1
    """The number of the next new node; numbers are never used again, so that links stay right."""

    # --- reading --------------------------------------------------------------------------------------

    def node(self, number: int) -> StudyNode:
        """The node with that number, or `BadStudy`."""
        found = self.nodes.get(number)
        if found is None:
            raise BadStudy(phrase("study-no-node"))
        return found

    def path(self, number: int) -> list[StudyNode]:
        """The moves from the start to a node."""
        found = []
        while number:
            node = self.node(number)
            found.append(node)
            number = node.parent
        return found[::-1]

    def main_line(self) -> list[int]:
        """The nodes of the main line, without the start."""
        found, at = [], self.nodes[0]
        while at.children:
            found.append(at.children[0])
            at = self.nodes[at.children[0]]
        return found

    def below(self, number: int) -> Iterator[int]:
        """A node and all that come after it, each variation to its end, the main one first."""
        waiting = [number]
        while waiting:
            at = waiting.pop()
            yield at
            waiting += reversed(self.node(at).children)

    def rows(self) -> Iterator[tuple[int, int]]:
        """Every node but the start with how far it is indented: after each move of a line, the variations that could
        have been played instead of it."""
        waiting = [(0, 0, False)]
        while waiting:
            number, depth, shown = waiting.pop()
            if shown:
                yield number, depth
            first, *others = self.nodes[number].children or (0,)
            if first:
                waiting += [(first, depth, False)]  # its own line goes on after the variations
                waiting += [(other, depth + 1, True) for other in reversed(others)]
                yield first, depth

    def line(self, number: int) -> Record:
        """The record of the moves that lead to a node. It has no scores: those are the engine's to say."""
        moves, imagined = list(self.base.moves), list(self.base.imagined)
        for node in self.path(number):
            if node.fate:
                imagined.append(Imagined(len(moves), node.seat, node.fate))
            moves.append((node.seat, node.text))
        return replace(self.base, moves=tuple(moves), scores=None, imagined=tuple(imagined))

    def child(self, parent: int, seat: int, text: str, fate: str) -> int | None:
        """The node that already is this move; None where there is none."""
        for number in self.node(parent).children:
            node = self.nodes[number]
            if (node.seat, node.text, node.fate) == (seat, text, fate):
                return number
        return None

    # --- edits ----------------------------------------------------------------------------------------

    def add(self, parent: int, seat: int, text: str, say: dict[str, Any], fate: str = "") -> int:
        """Add a move that the engine has played; where it is there already, nothing changes. Its number."""
        known = self.child(parent, seat, text, fate)
        if known is not None:
            return known
        if len(self.nodes) > MOST_NODES:
            raise BadStudy(phrase("study-full", most=MOST_NODES))
        if fate and not _SEED.fullmatch(fate):
            raise BadStudy(phrase("study-form"))
        number, self.following = self.following, self.following + 1
        self.nodes[number] = StudyNode(parent, seat, text, say, fate)
        above = self.nodes[parent]
        self.nodes[parent] = replace(above, children=(*above.children, number))
        return number

    def comment(self, number: int, text: str) -> None:
        """Say something about a position."""
        node = self.node(number)
        lines = [line.rstrip() for line in text.replace("\r", "").strip().split("\n")]
        if len(text) > LONGEST_COMMENT or not all(line.isprintable() for line in lines):
            raise BadStudy(phrase("study-comment", most=LONGEST_COMMENT))
        self.nodes[number] = replace(node, comment="\n".join(lines))

    def draw(self, number: int, drawn: Sequence[Drawn]) -> None:
        """Put arrows and marks on a position, in place of those it had."""
        node = self.node(number)
        for one in drawn:
            good = all(_PIECE.fullmatch(piece) and piece.isprintable() for piece in (one.piece, one.to) if piece)
            if not one.piece or not good or one.colour not in COLOURS or one.piece == one.to:
                raise BadStudy(phrase("study-form"))
        kept = tuple(dict.fromkeys(drawn))
        if len(kept) > MOST_DRAWN:
            raise BadStudy(phrase("study-drawn", most=MOST_DRAWN))
        self.nodes[number] = replace(node, drawn=kept)

    def promote(self, number: int) -> None:
        """Make the variation of a node the main one, where it leaves a better one; from the start on, one at a time."""
        while number:
            parent = self.node(number).parent
            above = self.nodes[parent]
            if above.children[0] != number:
                others = tuple(one for one in above.children if one != number)
                self.nodes[parent] = replace(above, children=(number, *others))
                return
            number = parent
        raise BadStudy(phrase("study-main-already"))

    def delete(self, number: int) -> None:
        """Delete a move and all that follow it."""
        node = self.node(number)
        if not number:
            raise BadStudy(phrase("study-no-node"))
        for one in list(self.below(number)):
            del self.nodes[one]
        above = self.nodes[node.parent]
        self.nodes[node.parent] = replace(above, children=tuple(one for one in above.children if one != number))

    def rename(self, title: str) -> None:
        """Give it another title."""
        title = " ".join(title.split())
        if len(title) > LONGEST_TITLE or not title.isprintable():
            raise BadStudy(phrase("study-title", most=LONGEST_TITLE))
        self.title = title
