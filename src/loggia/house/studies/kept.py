"""A study as its row keeps it: the tree, and the last edits, so that they can be taken back."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from loggia.house.problems import trouble
from loggia.kernel import Record
from loggia.table.studies import StudyNode, StudyTree

MOST_EDITS = 30
"""Edits that can be taken back."""
LONGEST_EDITS = 60_000
"""Bytes that the edits may take together; the oldest go first."""
LONGEST_BODY = 250_000
"""Bytes of a study, without the edits."""


Access: TypeAlias = Literal["private", "link", "public"]


class PastEdit(msgspec.Struct, frozen=True):
    """What an edit has changed, as it was before; None: there was no such node."""

    title: str
    nodes: dict[int, StudyNode | None]


class KeptStudy(msgspec.Struct):
    """The body of a row."""

    base: str
    """The text of the record that ends where the study starts."""
    title: str
    nodes: dict[int, StudyNode]
    following: int
    edits: list[PastEdit] = msgspec.field(default_factory=list)

    @classmethod
    def of(cls, study: StudyTree) -> KeptStudy:
        """A study that is kept for the first time."""
        return cls(study.base.text(), study.title, study.nodes, study.following)

    def study(self) -> StudyTree:
        """The study to be edited; `change` takes it back."""
        return StudyTree(Record.read(self.base), self.title, dict(self.nodes), self.following)

    def change(self, study: StudyTree) -> bool:
        """Take over an edited study; whether anything is different."""
        numbers = set(self.nodes) | set(study.nodes)
        old = {n: self.nodes.get(n) for n in numbers if self.nodes.get(n) != study.nodes.get(n)}
        if not old and study.title == self.title:
            return False
        self.edits = [*self.edits, PastEdit(self.title, old)][-MOST_EDITS:]
        self.title, self.nodes, self.following = study.title, study.nodes, study.following
        return True

    def undo(self) -> None:
        """Take the last edit back; `Trouble` if none is left."""
        if not self.edits:
            raise trouble(409, "house-study-no-undo")
        last = self.edits.pop()
        self.title = last.title
        for number, node in last.nodes.items():
            if node is None:
                self.nodes.pop(number, None)
            else:
                self.nodes[number] = node

    def body(self) -> str:
        """As it is stored; `Trouble` if it is too long."""
        while len(encode(self.edits)) > LONGEST_EDITS:
            del self.edits[0]
        if len(encode(msgspec.structs.replace(self, edits=[]))) > LONGEST_BODY:
            raise trouble(413, "house-study-long")
        return encode(self).decode()


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(KeptStudy).decode
