"""What a host does by hand, and what goes wrong with it: nothing is lost, nothing is touched that is no house's."""

from __future__ import annotations

import os
import shutil
import sqlite3
import stat
from pathlib import Path

import pytest

from loggia.house.store import SqliteStore, backup
from loggia.house.store.files import NoHouse
from tests.house.test_restore import loggia

NOBODY = 65534


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A house with one person, and its keys."""
    file = tmp_path / "house.sqlite3"
    people(file, "Ada")
    file.with_suffix(".key").write_bytes(b"first key")
    return file


def people(file: Path, *names: str) -> list[str]:
    """Who is in a database, after these have come."""
    store = SqliteStore(file)
    for name in names:
        store._writer.execute("insert into people (name, fold, made) values (?, ?, 1)", (name, name))
    found = [name for (name,) in store._writer.execute("select name from people order by id")]
    store._jobs.put(None)
    store._thread.join()
    store._writer.close()
    return found


def test_what_a_restore_replaces_is_kept_with_its_keys_and_never_overwritten(database: Path, tmp_path: Path) -> None:
    b, at = tmp_path / "b", ["--database", str(database)]
    assert loggia("backup", str(b), *at)[0] == 0
    for number, (name, key) in enumerate([("Bob", b"key of Bob"), ("Carla", b"key of Carla"), ("Dina", b"key of D")]):
        people(database, name)
        database.with_suffix(".key").write_bytes(key)
        status, said = loggia("restore", str(b), *at)
        assert (status, str(database) in said) == (0, True)
        assert people(database) == ["Ada"]
        assert database.with_suffix(".key").read_bytes() == b"first key"
        assert len(backup.replaced(database)) == number + 1
    for ending, name, key in (
        ("", "Bob", b"key of Bob"),
        ("-2", "Carla", b"key of Carla"),
        ("-3", "Dina", b"key of D"),
    ):
        kept = tmp_path / f"house.sqlite3.before-restore{ending}"
        assert loggia("restore", str(kept), *at)[0] == 0
        assert people(database) == ["Ada", name]
        assert database.with_suffix(".key").read_bytes() == key


def test_a_damaged_database_that_is_replaced_has_its_keys_beside_it(database: Path, tmp_path: Path) -> None:
    b = tmp_path / "b"
    assert loggia("backup", str(b), "--database", str(database))[0] == 0
    with database.open("r+b") as file:
        file.seek(100)
        file.write(b"\xff" * 5000)
    database.with_suffix(".key").write_bytes(b"second key")
    assert loggia("restore", str(b), "--database", str(database))[0] == 0
    assert (tmp_path / "house.sqlite3.before-restore.key").read_bytes() == b"second key"
    assert people(database) == ["Ada"]


def test_a_backup_that_cannot_be_opened_moves_nothing(database: Path, tmp_path: Path) -> None:
    """As one that belongs to root, beside a house that does not."""
    before = database.read_bytes()
    (tmp_path / "house.sqlite3.restore").write_bytes(b"not to be read by this house" * 100)
    with pytest.raises(sqlite3.Error):
        backup.put_back(database)
    assert database.read_bytes() == before
    backup.make_ready(database)  # and the house opens with what it has
    assert people(database) == ["Ada"]


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give files to others")
def test_root_restores_for_the_user_of_the_house(database: Path, tmp_path: Path) -> None:
    assert loggia("backup", str(tmp_path / "b"), "--database", str(database))[0] == 0
    for path in (tmp_path, *tmp_path.iterdir()):
        os.chown(path, NOBODY, NOBODY)
    (tmp_path / "house.key").unlink()
    backup.lay_ready(database, tmp_path / "b")
    assert (tmp_path / "house.sqlite3.restore").stat().st_uid == NOBODY
    assert loggia("restore", str(tmp_path / "b"), "--database", str(database))[0] == 0
    database.unlink()
    assert loggia("restore", str(tmp_path / "b"), "--database", str(database))[0] == 0
    assert loggia("admin", "rotate", "--database", str(database))[0] == 0
    assert {path.name for path in tmp_path.iterdir() if path.stat().st_uid != NOBODY} == set()


@pytest.mark.parametrize("command", [["serve", "--port", "0"], ["admin", "stats"], ["admin", "purge"]])
def test_an_empty_house_does_not_hide_one_that_was_replaced(database: Path, command: list[str]) -> None:
    kept = database.with_name("house.sqlite3.before-restore")
    database.rename(kept)
    status, said = loggia(*command, "--database", str(database))
    assert status == 1
    assert f"loggia restore {kept} --database {database}" in said
    assert not database.exists()
    assert loggia("restore", str(kept), "--database", str(database))[0] == 0
    assert people(database) == ["Ada"]


@pytest.mark.parametrize(
    "command", [["serve", "--port", "0"], ["admin", "stats"], ["admin", "purge"], ["admin", "check"]]
)
def test_a_file_that_is_no_database_of_a_house_is_left_as_it_is(tmp_path: Path, command: list[str]) -> None:
    notes, other, folder = tmp_path / "notes.txt", tmp_path / "other.sqlite3", tmp_path / "folder"
    notes.write_text("my notes")
    with sqlite3.connect(other) as made:
        made.execute("create table mine (a)")
    folder.mkdir()
    before = {path: path.stat().st_mode for path in tmp_path.iterdir()}
    for path, why in ((notes, "is no database of a house"), (other, "is no database"), (folder, "is a folder: name a")):
        status, said = loggia(*command, "--database", str(path))
        assert (status, said.count("\n"), why in said) == (1, 1, True), said
    assert {path: path.stat().st_mode for path in tmp_path.iterdir()} == before
    with pytest.raises(NoHouse):
        SqliteStore(notes)
    assert stat.S_IMODE(notes.stat().st_mode) == stat.S_IMODE(before[notes])


def test_a_backup_that_was_copied_into_place_can_be_backed_up_again(database: Path, tmp_path: Path) -> None:
    b, copy = tmp_path / "b", tmp_path / "new" / "house.sqlite3"
    assert loggia("backup", str(b), "--database", str(database))[0] == 0
    copy.parent.mkdir()
    shutil.copy(b, copy)
    assert loggia("backup", str(tmp_path / "b2"), "--database", str(copy))[0] == 0
    assert b"first key" in (tmp_path / "b2").read_bytes()
    backup.make_ready(copy)
    assert copy.with_suffix(".key").read_bytes() == b"first key"
    people(copy, "Bob")
    assert loggia("backup", str(tmp_path / "b3"), "--database", str(copy))[0] == 0
    assert backup.check(copy) == (0, 0)


def test_a_file_of_the_wrong_kind_is_told_apart(database: Path, tmp_path: Path) -> None:
    b, export, notes, empty, at = *(tmp_path / name for name in "bexn"), ["--database", str(database)]
    assert loggia("backup", str(b), *at)[0] == loggia("export", str(export), *at)[0] == 0
    notes.write_text("my notes")
    empty.touch()
    before = database.read_bytes()
    for command, file, why in (
        ("restore", tmp_path / "none", "there is no file"),
        ("restore", tmp_path, "is a folder"),
        ("restore", export, "“loggia import” takes it in"),
        ("restore", notes, "is not a backup made by"),
        ("restore", empty, "is not a backup made by"),
        ("import", tmp_path / "none", "there is no file"),
        ("import", tmp_path, "is a folder"),
        ("import", b, "“loggia restore” puts a backup back"),
        ("import", notes, "is not a file made by “loggia export”"),
        ("import", empty, "is not a file made by “loggia export”"),
    ):
        status, said = loggia(command, str(file), *at)
        assert (status, said.count("\n"), why in said) == (1, 1, True), said
        assert said.startswith("Nothing was changed")
    assert database.read_bytes() == before
