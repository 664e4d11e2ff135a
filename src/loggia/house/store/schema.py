"""The schema of the database, as the steps that led to it. A step that was released is never changed: add another."""

from __future__ import annotations

import sqlite3

from loggia.house.store.look import look

STEPS: tuple[str, ...] = (
    # 1: people, tables and the log
    """
    create table people (
        id integer primary key autoincrement, name text not null, fold text not null,
        account integer not null default 0,
        password text not null default '', email text not null default '', lang text not null default 'en',
        page text not null default '{}', made real not null
    );
    create unique index people_fold on people (fold) where account = 1;
    create table sessions (token text primary key, person integer not null, made real not null, seen real not null);
    create index sessions_person on sessions (person);
    create table mutes (person integer not null, muted integer not null, primary key (person, muted)) without rowid;
    create table tables (
        id integer primary key autoincrement, code text not null unique, game text not null, revision integer not null,
        setup text not null, seed text not null, host integer not null, public integer not null, made real not null,
        status text not null, number integer not null default 0, seats text not null, waits text not null default '[]',
        deadline real not null default 0, changed real not null, ended real not null default 0,
        result text not null default ''
    );
    create index tables_open on tables (status, changed) where status <> 'over';
    create index tables_due on tables (deadline) where deadline > 0;
    create table sitters (
        person integer not null, table_id integer not null, seat integer not null, over integer not null default 0,
        primary key (person, table_id)
    ) without rowid;
    create table log (
        table_id integer not null, number integer not null, at integer not null, kind text not null,
        seat integer not null, person integer not null, text text not null, key text not null,
        primary key (table_id, number)
    ) without rowid;
    create table chat (
        id integer primary key autoincrement, table_id integer not null, at real not null, person integer not null,
        seat integer not null, text text not null
    );
    create index chat_table on chat (table_id, id);
    create index chat_person on chat (person);
    create table orders (
        table_id integer not null, seat integer not null, body text not null, primary key (table_id, seat)
    ) without rowid;
    create table ratings (
        person integer not null, game text not null, mu real not null, sigma real not null, matches integer not null,
        primary key (person, game)
    ) without rowid;
    create table results (
        person integer not null, ended real not null, table_id integer not null, seat integer not null,
        rank integer not null, change integer not null default 0, primary key (person, table_id)
    ) without rowid;
    create index results_time on results (person, ended);
    """,
    # 2: notes, Web Push and mail
    """
    alter table people add column mail_turns integer not null default 1;
    create table notes (
        id integer primary key autoincrement, person integer not null, at real not null, kind text not null,
        table_code text not null, game text not null, say text not null, seen integer not null default 0
    );
    create index notes_person on notes (person, id);
    create table pushes (endpoint text primary key, person integer not null, keys text not null, made real not null);
    create index pushes_person on pushes (person);
    """,
    # 3: the names that the house gave its guests, in no language
    """
    update people set name = 'guest:' || substr(name, 7), fold = 'guest:' || substr(name, 7)
        where account = 0 and (name glob 'Guest [0-9][0-9][0-9]' or name glob 'Guest [0-9][0-9][0-9][0-9]');
    update people set name = 'guest:' || substr(name, 8), fold = 'guest:' || substr(name, 8)
        where account = 0 and name glob 'Invité [0-9][0-9][0-9]';
    """,
    # 4: the identity of the database, and tables whose log cannot be read
    """
    create table house (name text primary key, value text not null) without rowid;
    insert into house values ('identity', lower(hex(randomblob(16))));
    create table damaged (table_id integer primary key, at real not null, why text not null);
    create index tables_host on tables (host) where status <> 'over';
    """,
    # 5: names by their look, e-mail that was verified, devices; reports, blocks, bans and the audit log; conduct.
    # Where two accounts of old look alike, the second keeps its old form: both can still log in.
    """
    update or ignore people set fold = look(name) where name not like 'guest:%';
    alter table people add column email_verified integer not null default 0;
    alter table people add column host integer not null default 0;
    alter table people add column banned_until real not null default 0;
    alter table sessions add column device text not null default '';
    create table blocks (
        person integer not null, blocked integer not null, primary key (person, blocked)
    ) without rowid;
    create index blocks_blocked on blocks (blocked);
    create table reports (
        id integer primary key autoincrement, at real not null, person integer not null, about integer not null,
        table_code text not null, line integer not null default 0, quote text not null default '',
        reason text not null, handled real not null default 0
    );
    create index reports_open on reports (handled, id);
    create table audit (
        id integer primary key autoincrement, at real not null, person integer not null, act text not null,
        about text not null, detail text not null, done integer not null default 1
    );
    create table conduct (
        person integer not null, table_id integer not null, at real not null, kind text not null,
        primary key (person, table_id)
    ) without rowid;
    """,
    # 6: matches that everybody may see, with what the archive asks for; who follows whom; invitations by a note
    """
    alter table tables add column shared integer not null default 0;
    alter table tables add column size integer not null default 0;
    alter table tables add column humans integer not null default 0;
    alter table tables add column level text not null default '';
    create index tables_shared on tables (ended) where shared = 1;
    create table follows (
        person integer not null, followed integer not null, since real not null, primary key (person, followed)
    ) without rowid;
    create index follows_followed on follows (followed);
    alter table notes add column invite text not null default '';
    """,
    # 7: how seats opened, and what reviews found about them
    """
    create table openings (
        table_id integer not null, seat integer not null, say text not null, primary key (table_id, seat)
    ) without rowid;
    create table reviewed (
        table_id integer not null, seat integer not null, decisions integer not null, loss real not null,
        points real not null, primary key (table_id, seat)
    ) without rowid;
    """,
    # 8: exercises: first answers, and the ratings of solvers and of exercises
    """
    create table exercise_answers (
        person integer not null, exercise text not null, game text not null, at real not null,
        solved integer not null, change integer not null, rating integer not null, primary key (person, game, exercise)
    ) without rowid;
    create index exercise_answers_time on exercise_answers (person, at);
    create table exercise_solvers (
        person integer not null, game text not null, mu real not null, sigma real not null, answers integer not null,
        primary key (person, game)
    ) without rowid;
    create table exercise_ratings (
        id integer primary key autoincrement, game text not null, exercise text not null, mu real not null,
        sigma real not null, answers integer not null
    );
    create unique index exercise_ratings_name on exercise_ratings (game, exercise);
    """,
    # 9: studies
    """
    create table studies (
        code text primary key, person integer not null, game text not null, title text not null, access text not null,
        made real not null, changed real not null, version integer not null default 1, body text not null
    );
    create index studies_person on studies (person, changed);
    create index studies_public on studies (changed) where access = 'public';
    """,
)


class TooNew(Exception):
    """The database was written by a newer house than this one."""


def migrate(connection: sqlite3.Connection) -> int:
    """Bring a database of any age to the newest schema, each step in a transaction; says how many steps it took."""
    version: int = connection.execute("pragma user_version").fetchone()[0]
    connection.create_function("look", 1, look, deterministic=True)
    if version > len(STEPS):
        raise TooNew(f"schema {version} is newer than this program's {len(STEPS)}")
    for number, step in enumerate(STEPS[version:], version + 1):
        connection.execute("begin immediate")
        try:
            (now,) = connection.execute("pragma user_version").fetchone()
            if now < number:
                for statement in step.split(";"):
                    if statement.strip():
                        connection.execute(statement)
                connection.execute(f"pragma user_version = {number}")
            connection.execute("commit")
        except BaseException:
            connection.execute("rollback")
            raise
    return len(STEPS) - version
