"""The studies of a house: who may see and change which, and their edits. Only the owner writes; two pages of the owner
cannot overwrite each other, since every edit names the version that it was made for."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from typing import Any, Protocol, TypeVar

import msgspec

from loggia.house import wire
from loggia.house.bots.reviews import ReviewWorker
from loggia.house.catalogue import Catalogue
from loggia.house.limits import MOST_STUDIES_OF_ACCOUNT, MOST_STUDIES_OF_GUEST
from loggia.house.people.accounts import Accounts
from loggia.house.people.mutes import Blocks
from loggia.house.problems import Trouble, refused, trouble, wrong
from loggia.house.store import Store
from loggia.house.store.queries import studies
from loggia.house.store.queries.people import Person
from loggia.house.store.queries.studies import StudyRow
from loggia.house.studies import jobs
from loggia.house.studies.kept import Access, KeptStudy, decode
from loggia.kernel import BadRecord, Refused, WrongSetup, new_seed
from loggia.table.studies import BadStudy, Drawn, StudyNode, StudyTree

T = TypeVar("T")
ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
CODE_LENGTH = 16
"""Characters of a study's code: whoever has the link may look, so it cannot be guessed."""
A_PAGE = 30
"""Studies in one page of the public list."""


class Edit(Protocol):
    """One kind of edit of the tree."""

    def __call__(self, study: StudyTree, wish: wire.StudyEdit) -> None:
        """Carry it out, or `BadStudy`."""


def _comment(study: StudyTree, wish: wire.StudyEdit) -> None:
    study.comment(wish.node, wish.text)


def _draw(study: StudyTree, wish: wire.StudyEdit) -> None:
    study.draw(wish.node, [Drawn(one.piece, one.to, one.colour) for one in wish.drawn])


def _promote(study: StudyTree, wish: wire.StudyEdit) -> None:
    study.promote(wish.node)


def _delete(study: StudyTree, wish: wire.StudyEdit) -> None:
    study.delete(wish.node)


def _title(study: StudyTree, wish: wire.StudyEdit) -> None:
    study.rename(wish.text)


EDITS: dict[str, Edit] = {
    "comment": _comment, "draw": _draw, "promote": _promote, "delete": _delete, "title": _title,
}  # fmt: skip


class Studies:
    """All studies of the house."""

    def __init__(
        self,
        store: Store,
        accounts: Accounts,
        blocks: Blocks,
        catalogue: Catalogue,
        worker: ReviewWorker,
        limits: float,
        clock: Callable[[], float],
    ) -> None:
        self._store = store
        self._accounts = accounts
        self._blocks = blocks
        self._catalogue = catalogue
        self._worker = worker
        self._limits = limits
        self._now = clock

    # --- reading --------------------------------------------------------------------------------------

    async def find(self, code: str, person: Person | None) -> StudyRow:
        """A study that the person may see; `Trouble` 404, also where it is somebody else's private one."""
        row = await studies.find(self._store, code)
        if row is None or (row.access == "private" and (person is None or person.id != row.person)):
            raise trouble(404, "house-no-study")
        return row

    async def view(self, code: str, person: Person | None) -> wire.StudyView:
        """A study as it goes over the wire."""
        row = await self.find(code, person)
        return await self._view(row, decode(row.body), person)

    async def position(self, code: str, person: Person | None, node: int, viewer: int, address: str) -> bytes:
        """The encoded position after a node."""
        kept, path = await self._path(code, person, node)
        return await self._job(self._worker.run(address, jobs.position, kept.base, path, node, viewer))

    async def why(self, code: str, person: Person | None, node: int, wish: wire.StudyWonder, address: str) -> bytes:
        """The encoded rule that keeps a piece dim in a position."""
        kept, path = await self._path(code, person, node)
        return await self._job(self._worker.run(address, jobs.why_dim, kept.base, path, wish.seat, wish.ids))

    async def _path(self, code: str, person: Person | None, node: int) -> tuple[KeptStudy, list[StudyNode]]:
        """A study and the moves that lead to one of its nodes, without what the engine need not know."""
        row = await self.find(code, person)
        kept = decode(row.body)
        try:
            path = kept.study().path(node)
        except BadStudy as bad:
            raise Trouble(404, bad.why) from bad
        return kept, [StudyNode(one.parent, one.seat, one.text, fate=one.fate) for one in path]

    async def file(self, code: str, person: Person | None, address: str) -> str:
        """A study in the record format."""
        row = await self.find(code, person)
        return await self._job(self._worker.run(address, jobs.written, row.body))

    async def line(self, code: str, person: Person | None, node: int) -> str:
        """The record of the moves that lead to a node."""
        row = await self.find(code, person)
        try:
            return decode(row.body).study().line(node).text()
        except BadStudy as bad:
            raise Trouble(404, bad.why) from bad

    async def mine(self, person: Person) -> wire.StudyList:
        """A person's own studies."""
        rows = await studies.of_person(self._store, person.id, MOST_STUDIES_OF_ACCOUNT)
        return wire.StudyList([_listed(row, person.name) for row in rows], 0)

    async def public(self, game: str, before: float, person: Person | None) -> wire.StudyList:
        """Public studies, but not those of people whom the reader has blocked."""
        rows = await studies.public(self._store, game, before, self._now(), A_PAGE)
        names = await self._accounts.names(row.person for row in rows)
        blocked = await self._blocks.of(person.id) if person else frozenset[int]()
        found = [_listed(row, names.get(row.person, ("", True))[0]) for row in rows if row.person not in blocked]
        return wire.StudyList(found, rows[-1].changed if len(rows) == A_PAGE else 0)

    # --- writing --------------------------------------------------------------------------------------

    async def begin(self, person: Person, wish: wire.NewStudy, address: str) -> wire.StudyView:
        """Begin a study; `Trouble` if the person has too many, or if what it starts from is no position."""
        most = MOST_STUDIES_OF_ACCOUNT if person.account else MOST_STUDIES_OF_GUEST
        if self._limits and await studies.count(self._store, person.id) >= most * self._limits:
            raise trouble(409, "house-many-studies")
        kept = await self._begun(wish, address)
        if wish.title:
            study = kept.study()
            _checked(study.rename, wish.title)
            kept.title = study.title
        game = self._catalogue.game(kept.study().base.game).name
        now = round(self._now(), 3)
        code = "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))
        row = StudyRow(code, person.id, game, kept.title, "private", now, now, 1, kept.body())
        await studies.insert(self._store, row)
        return await self._view(row, kept, person)

    async def _begun(self, wish: wire.NewStudy, address: str) -> KeptStudy:
        if wish.record:
            return await self._job(self._worker.run(address, jobs.begun, wish.record, wish.move))
        game = self._catalogue.game(wish.game)
        try:
            return KeptStudy.of(StudyTree(game.new(wish.seats or min(game.seats), wish.options, new_seed()).record))
        except WrongSetup as why:
            raise wrong(why) from why

    async def edit(self, code: str, person: Person, wish: wire.StudyEdit, address: str) -> wire.StudyView:
        """Carry out an edit of the owner; `Trouble` if the study has changed since it was seen."""
        row = await self._owned(code, person)
        if row.version != wish.seen:
            raise trouble(409, "house-study-changed")
        kept, added, access = decode(row.body), wish.node, row.access
        if wish.do == "undo":
            kept.undo()
        elif wish.do == "access":
            access = self._access(person, wish.access)
        else:
            study = kept.study()
            if wish.do == "add":
                added = await self._add(kept, study, wish, address)
            else:
                _checked(EDITS[wish.do], study, wish)
            if not kept.change(study):
                return await self._view(row, kept, person, added)
        now = round(self._now(), 3)
        new = msgspec.structs.replace(
            row, title=kept.title, access=access, changed=now, version=row.version + 1, body=kept.body()
        )
        if not await studies.update(self._store, new, wish.seen):
            raise trouble(409, "house-study-changed")
        return await self._view(new, kept, person, added)

    async def delete(self, code: str, person: Person) -> None:
        """Delete a study of one's own."""
        await self._owned(code, person)
        await self._store.write(studies.delete(code))

    async def _owned(self, code: str, person: Person) -> StudyRow:
        row = await self.find(code, person)
        if row.person != person.id:
            raise trouble(403, "house-study-owner")
        return row

    def _access(self, person: Person, access: Access) -> str:
        if access == "public" and not person.account:
            raise trouble(409, "house-account-needed")
        return access

    async def _add(self, kept: KeptStudy, study: StudyTree, wish: wire.StudyEdit, address: str) -> int:
        fate = secrets.token_hex(8) if wish.anew else ""
        path = [StudyNode(one.parent, one.seat, one.text, fate=one.fate) for one in _checked(study.path, wish.node)]
        played = self._worker.run(address, jobs.new_move, kept.base, path, wish.seat, wish.text, fate)
        text, said = await self._job(played)
        return _checked(study.add, wish.node, wish.seat, text, said, fate)

    async def _job(self, job: Awaitable[T]) -> T:
        """What a job of the engine gives, with its refusals as `Trouble`."""
        try:
            return await job
        except Refused as why:
            raise refused(why) from why
        except BadRecord as bad:
            raise Trouble(422, bad.why, "bad-record") from bad
        except BadStudy as bad:
            raise Trouble(422, bad.why) from bad

    async def _view(self, row: StudyRow, kept: KeptStudy, person: Person | None, added: int = 0) -> wire.StudyView:
        names = await self._accounts.names([row.person])
        mine = person is not None and person.id == row.person
        base = kept.study().base
        return wire.StudyView(
            study=row.code,
            game=row.game,
            seats=base.seats,
            title=row.title,
            access=row.access,  # type: ignore[arg-type]
            owner=row.person,
            name=names.get(row.person, ("", True))[0],
            mine=mine,
            version=row.version,
            start=len(base.moves),
            nodes=[_move(number, node) for number, node in sorted(kept.nodes.items())],
            undo=len(kept.edits) if mine else 0,
            added=added,
        )


def _checked(edit: Callable[..., T], *values: Any) -> T:
    """What an edit gives; `Trouble` where it cannot be."""
    try:
        return edit(*values)
    except BadStudy as bad:
        raise Trouble(422, bad.why) from bad


def _move(number: int, node: StudyNode) -> wire.StudyMove:
    return wire.StudyMove(
        number,
        node.parent,
        node.seat,
        node.text,
        wire.Say(node.say["say"], node.say.get("with", {})) if node.say else None,
        bool(node.fate),
        node.comment,
        [wire.StudyDrawing(one.piece, one.to, one.colour) for one in node.drawn],  # type: ignore[arg-type]
        list(node.children),
    )


def _listed(row: StudyRow, name: str) -> wire.StudyListed:
    return wire.StudyListed(row.code, row.game, row.title, row.access, row.person, name, row.changed)  # type: ignore[arg-type]
