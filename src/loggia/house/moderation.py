"""Moderation: reports of people, and the acts of hosts, each of which is written to the audit log.

A host is an account with that flag, which only the shell can set. The shell asks a running house by a row in the audit
log that is not done yet (`carry_out_wishes`); where no house runs, `loggia admin` does it itself with this class.
"""

from __future__ import annotations

import asyncio
import re
import secrets
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import msgspec

from loggia.house import wire
from loggia.house.logs import failed, log
from loggia.house.people.keys import put_secret
from loggia.house.problems import Trouble, trouble
from loggia.house.store.queries import chat, moderation, people, studies, tables
from loggia.house.store.queries.notes import PhraseRow
from loggia.house.store.queries.people import Person
from loggia.house.tables.actions.seats import lose
from loggia.house.tables.fold import apply_next
from loggia.house.tables.live_table import LiveTable
from loggia.house.tables.live_tables import own
from loggia.house.tables.rebuild import new_state, why
from loggia.kernel import Phrase, phrase

if TYPE_CHECKING:
    from loggia.house.house import House

A_DAY = 86_400.0
FOR_EVER = 1e15
MOST_SHOWN = 200
"""Reports and acts in a list."""
REPORTS_A_DAY = 3
"""Reports of one person about the same other."""
MOST_HOSTED = 1000
"""Tables of one person that are closed when the person is deleted."""
LOOK = 2.0
"""Seconds between two looks for wishes of the shell."""
AT_ONCE = 200
"""Guests or tables that one purge deletes before others may write."""
FIRST_PURGE = 3600.0
"""Seconds after the start before anything is purged: time to notice a clock that is wrong."""
KEEP_REPORTS = 365 * A_DAY
KEEP_SESSIONS = 180 * A_DAY


STUDY = "study:"
"""Begins the place of a report that is about a study."""
_REASON = msgspec.json.Decoder(PhraseRow)


def _read_reason(reason: str) -> wire.Say:
    """The reason of a report that the house itself has made."""
    found = _REASON.decode(reason)
    return wire.Say(found.say, found.with_)


def _told(row: moderation.ReportRow, names: dict[int, tuple[str, bool]]) -> wire.OneReport:
    """A report as hosts see it."""
    study = row.table.removeprefix(STUDY) if row.table.startswith(STUDY) else ""
    return wire.OneReport(
        id=row.id,
        at=row.at,
        person=row.person,
        name=names.get(row.person, ("", True))[0],
        about=row.about,
        about_name=names.get(row.about, ("", True))[0],
        table="" if study else row.table,
        line=row.line,
        quote=row.quote,
        reason=row.reason if row.person else "",
        say=None if row.person else _read_reason(row.reason),
        study=study,
    )


def refusal(said: Phrase) -> str:
    """How an act went that was refused, for the shell: the phrase with its facts."""
    facts = said.plain()["with"]
    return f"{moderation.REFUSED}{said.id}" + (f" {msgspec.json.encode(facts).decode()}" if facts else "")


def refused(outcome: str) -> Phrase | None:
    """The phrase of an act that was refused; None of one that was carried out."""
    if not outcome.startswith(moderation.REFUSED):
        return None
    said, _, facts = outcome.removeprefix(moderation.REFUSED).partition(" ")
    return Phrase.read({"say": said, "with": msgspec.json.decode(facts) if facts else {}})


async def _damage(house: House, row: tables.TableRow) -> str:
    """Why a table's log cannot be read."""
    try:
        state = new_state(house.catalogue, row)
        for entry in await house.store.entries(row.id):
            apply_next(state, entry)
    except Exception as error:
        return why(error)
    return ""


class Moderation:
    """Reports, and what hosts do."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._acts: dict[str, Callable[[str, str], Awaitable[str]]] = {
            "close": self._close,
            "unsay": self._unsay,
            "unstudy": self._unstudy,
            "ban": self._ban,
            "rename": self._rename,
            "remove": self._remove,
            "host": self._host,
            "repair": self._repair,
            "purge": self._purge,
            "rotate": self._rotate,
            "handled": self._handled,
        }

    # --- reports --------------------------------------------------------------------------------------

    async def report(self, person: Person, wish: wire.Report) -> None:
        """A person wants a host to look at somebody, or at a line of chat."""
        house, quote = self._house, ""
        about, place = wish.person, wish.table
        if wish.line:
            found = await chat.find(house.store, wish.line)
            if found is None or found.table != wish.table:
                raise trouble(404, "house-no-line")
            about, quote = found.person, found.text
        elif wish.study:
            study = await house.studies.find(wish.study, person)
            about, quote, place = study.person, study.title, STUDY + study.code
        if about == person.id or await house.accounts.get(about) is None:
            raise trouble(404, "house-no-person")
        now = round(house.now(), 3)
        if await moderation.reported_lately(house.store, person.id, about, now - A_DAY) >= REPORTS_A_DAY:
            raise trouble(409, "house-reported-already")
        await moderation.add_report(house.store, now, person.id, about, place, wish.line, quote, wish.reason)
        log("reported", person=person.id, about=about)

    async def reports(self) -> wire.Reports:
        """Open reports, newest first."""
        rows = await moderation.reports(self._house.store, MOST_SHOWN)
        names = await self._house.accounts.names([row.person for row in rows] + [row.about for row in rows])
        return wire.Reports([_told(row, names) for row in rows])

    async def handle(self, host: int, report: int) -> None:
        """A report has been dealt with."""
        now = round(self._house.now(), 3)
        if not await moderation.handle(self._house.store, report, now):
            raise trouble(404, "house-no-report")
        await moderation.note(self._house.store, now, host, "handled", f"report {report}", "")

    async def audit(self) -> wire.Audit:
        """The last acts of hosts."""
        rows = await moderation.audit(self._house.store, MOST_SHOWN)
        names = await self._house.accounts.names(row.person for row in rows)
        return wire.Audit(
            [
                wire.AuditLine(
                    row.id, row.at, row.person, names.get(row.person, ("", True))[0], row.act, row.about, row.detail
                )
                for row in rows
            ]
        )

    # --- acts -----------------------------------------------------------------------------------------

    async def act(self, host: int, act: str, about: str, detail: str) -> str:
        """Carry an act out and write it down; how it went."""
        done = self._acts.get(act)
        if done is None:
            raise trouble(404, "house-no-action")
        outcome = await done(about, detail)
        await moderation.note(self._house.store, round(self._house.now(), 3), host, act, about, outcome)
        log("moderated", act=act, about=about, person=host)
        return outcome

    async def carry_out_wishes(self) -> None:
        """Do what the shell has asked for."""
        for wish in await moderation.wished(self._house.store):
            try:
                outcome = await self._acts[wish.act](wish.about, wish.detail)
                log("moderated", act=wish.act, about=wish.about, person=0)
            except Trouble as problem:
                outcome = refusal(problem.why)
            except Exception as error:
                failed("wish not granted", error, act=wish.act)
                outcome = refusal(phrase("house-act-failed", why=why(error)))
            await moderation.granted(self._house.store, wish.id, outcome)

    async def run(self) -> None:
        """Look for wishes, and purge once a day, until cancelled."""
        purged = self._house.now() - A_DAY + FIRST_PURGE
        while True:
            try:
                if self._house.leads:
                    await self.carry_out_wishes()
                if self._house.leads and self._house.now() - purged > A_DAY:
                    purged = self._house.now()
                    await self._purge("", "")
            except Exception as error:
                failed("moderation failed", error)
            await asyncio.sleep(LOOK)

    async def _person(self, about: str) -> Person:
        found = await self._house.accounts.get(int(about)) if about.isdigit() and len(about) < 16 else None
        if found is None:
            raise trouble(404, "house-no-person")
        return found

    async def _handled(self, about: str, detail: str) -> str:
        """A report has been dealt with."""
        number = about.removeprefix("report ")
        report = int(number) if number.isascii() and number.isdigit() and len(number) < 16 else 0
        if not await moderation.handle(self._house.store, report, round(self._house.now(), 3)):
            raise trouble(404, "house-no-report")
        return "done"

    async def _close(self, about: str, detail: str) -> str:
        """End a table. A match that is closed counts for nobody."""
        house = self._house
        live = await own(house.live_tables, about)
        async with live.lock:
            if live.state.status == "over":
                raise trouble(409, "house-over")
            await house.journal.commit(live, [house.journal.entry(live, "close", -1, 0)])
        return detail

    async def _unsay(self, about: str, detail: str) -> str:
        """Remove a line of chat, also from open pages."""
        house = self._house
        found = await chat.find(house.store, int(about)) if about.isdigit() and len(about) < 16 else None
        if found is None:
            raise trouble(404, "house-no-line")
        await chat.delete(house.store, found.id)
        live = house.live_tables.known(found.table)
        if live is not None:
            house.broadcast.tell_all(live, wire.Unsaid(found.table, line=found.id))
        return f"table {found.table}, person {found.person}"

    async def _unstudy(self, about: str, detail: str) -> str:
        """Delete a study."""
        found = await studies.find(self._house.store, about)
        if found is None:
            raise trouble(404, "house-no-study")
        await self._house.store.write(studies.delete(about))
        return f"person {found.person}"

    async def _ban(self, about: str, detail: str) -> str:
        """Keep a person out for so many days; 0 lets them in again, -1 is for ever."""
        house, person = self._house, await self._person(about)
        if not re.fullmatch(r"-1|\d{1,4}", detail):
            raise trouble(400, "house-malformed", why=detail)
        days = int(detail)
        until = 0.0 if not days else FOR_EVER if days < 0 else house.now() + days * A_DAY
        await people.set_banned(house.store, person.id, until)
        await house.accounts.reload(person.id)
        if until:
            await house.sessions.end_all(person.id)
            house.close_sockets(person.id, "")
        return f"{days} days"

    async def _rename(self, about: str, detail: str) -> str:
        """Give a person another name."""
        person = await self._person(about)
        await self._house.accounts.rename(person, detail)
        await self._house.tell_anew(person.id, "name")
        return "renamed"

    async def _host(self, about: str, detail: str) -> str:
        """Make an account a host, or no longer."""
        person = await self._person(about)
        if not person.account:
            raise trouble(409, "house-account-needed")
        await people.set_host(self._house.store, person.id, detail == "on")
        await self._house.accounts.reload(person.id)
        return detail

    async def _remove(self, about: str, detail: str) -> str:
        await self.remove(await self._person(about))
        return "removed"

    async def remove(self, person: Person) -> None:
        """Delete a person: out of every match, every list and every open page, at once."""
        house = self._house
        for code in await tables.codes_of_person(house.store, person.id, unfinished=True):
            await self._leave_table(await own(house.live_tables, code), person.id)
        for listed in await tables.list_of_person(house.store, person.id, MOST_HOSTED):
            await self._leave_table(await own(house.live_tables, listed.code), person.id)
        await house.accounts.delete(person)
        house.sessions.forget(person.id)
        house.mutes.forget(person.id)
        house.blocks.forget(person.id)
        house.close_sockets(person.id, "")
        await house.tell_anew(person.id, "gone")

    async def _leave_table(self, live: LiveTable, person: int) -> None:
        """Resign from a match, or leave a table that has not begun."""
        journal = self._house.journal
        async with live.lock:
            state = live.state
            seat = state.seat_of(person)
            if seat >= 0 and state.status in ("playing", "paused") and not state.seats[seat].lost:
                await lose(self._house.actions, live, seat, "resign", None)
            elif state.status == "waiting":
                kind = "close" if state.host == person else "leave"
                if kind == "close" or seat >= 0:
                    await journal.commit(live, [journal.entry(live, kind, seat, person)])

    async def _repair(self, about: str, detail: str) -> str:
        """Throw away what was derived from a table's log, and read the log again."""
        house = self._house
        row = await tables.find(house.store, about)
        if row is None:
            raise trouble(404, "house-no-table")
        house.snapshots.drop(row.id)
        live = await own(house.live_tables, about)
        async with live.lock:
            await house.live_tables.reload(live)
            if live.state.status == "damaged":
                raise trouble(409, "house-still-damaged", why=await _damage(house, row))
            await house.store.write(house.projections.row(live))
            await house.broadcast.send_state(live, live.all_watchers())
        return f"{live.state.number} entries"

    async def _rotate(self, about: str, detail: str) -> str:
        """Make the key of cookies and mailed links anew: everybody has to log in again, at once."""
        house, key = self._house, secrets.token_bytes(32)
        put_secret(house.settings, "key", key)
        house.letters.renew(key)
        await house.sessions.renew(key)
        for page in list(house.pages):
            if page.person:
                page.end(4401)
        return "renewed"

    async def _purge(self, about: str, detail: str) -> str:
        """Delete guests and guests' tables of old, by the settings; sessions and reports by their age."""
        house, now = self._house, self._house.now()
        guests = finished = 0
        await moderation.delete_old(house.store, now - KEEP_SESSIONS, now - KEEP_REPORTS)
        if days := house.settings.keep_guests:
            while found := await moderation.old_guests(house.store, now - days * A_DAY, AT_ONCE):
                for person in found:
                    await people.delete(house.store, person)
                    house.accounts.forget(person)
                guests += len(found)
        if days := house.settings.keep_tables:
            while old := await moderation.old_guest_tables(house.store, now - days * A_DAY, AT_ONCE):
                for table, code in old:
                    await moderation.delete_table(house.store, table)
                    house.snapshots.drop(table)
                    house.live_tables.forget(code)
                finished += len(old)
        if guests or finished:
            log("purged", guests=guests, tables=finished)
        return f"{guests} guests, {finished} tables"
