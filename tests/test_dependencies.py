"""What comes from outside: declared where it is imported, pinned with hashes, and with the members we rely on."""

from __future__ import annotations

import ast
import inspect
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest
import uvicorn
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory

from tools import pins

ROOT = Path(__file__).parents[1]
LOCKS = [lock.file for lock in pins.locks()]
OURS = {"loggia", "tests", "bench", "tools"}

CLUB = ("src/loggia/house/store/postgres/", "src/loggia/house/club/")
"""Folders that are imported only where PostgreSQL or NATS is configured."""

LOADED_BY_OTHERS = {"uvloop": "uvicorn takes it as its event loop where it is installed"}
"""Packages needed to run that no module of ours imports."""

OF_THE_LAB = ("envs", "lab")
"""Extras that only `loggia.lab` imports; nothing else needs them."""

NOT_INSTALLED = {"pyspiel": "open-spiel"}
"""Import names that differ from the package's, of packages that `make test` does not install."""


def pinned(file: str) -> dict[str, list[Requirement]]:
    """The lines of a file of pins by name; a package has several where its version depends on the platform."""
    found: dict[str, list[Requirement]] = {}
    for line in (ROOT / file).read_text(encoding="utf-8").splitlines():
        if not line.startswith(" "):
            one = Requirement(line.removesuffix("\\"))
            found.setdefault(canonicalize_name(one.name), []).append(one)
    return found


def versions(file: str) -> set[str]:
    return {f"{one.name}{one.specifier}" for ones in pinned(file).values() for one in ones}


# --- pins ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lock", pins.locks(), ids=lambda lock: lock.file)
def test_a_file_of_pins_holds_everything_that_is_declared_for_it(lock: pins.Pins) -> None:
    """With `--require-hashes` nothing else is installed: what is missing here is missing in the container."""
    declared = pins.declared()
    named = [lock.requirement] if lock.requirement else [one for set in ("run", *lock.extras) for one in declared[set]]
    assert {canonicalize_name(Requirement(one).name) for one in named} <= set(pinned(lock.file))


@pytest.mark.parametrize("extra", pins.declared())
def test_the_pins_satisfy_what_is_declared(extra: str) -> None:
    chosen = pinned("constraints.txt")
    for one in map(Requirement, pins.declared()[extra]):
        assert canonicalize_name(one.name) in chosen, f"{one.name} has no pin: run 'make pins'"
        for pin in chosen[canonicalize_name(one.name)]:
            (exact,) = pin.specifier
            assert exact.operator == "=="
            assert one.specifier.contains(exact.version), f"{pin} does not satisfy {one}: run 'make pins'"


@pytest.mark.parametrize("file", LOCKS)
def test_a_lock_repeats_the_pins_with_hashes(file: str) -> None:
    assert versions(file) <= versions("constraints.txt")
    entries = re.split(r"\n(?! )", (ROOT / file).read_text(encoding="utf-8").strip())
    assert [entry.splitlines()[0] for entry in entries if "--hash=sha256:" not in entry] == []


def test_every_lock_is_made_by_make_pins() -> None:
    kept = {str(path.relative_to(ROOT)) for path in (ROOT / "requirements").rglob("*.txt")}
    assert kept == set(LOCKS)


def test_a_lock_holds_what_its_extra_declares() -> None:
    locked = set(pinned("requirements/dev.txt"))
    assert {
        canonicalize_name(Requirement(one).name) for extra in ("run", "dev") for one in pins.declared()[extra]
    } <= locked


def test_the_pins_name_no_registry() -> None:
    for file in ("constraints.txt", *LOCKS):
        assert "://" not in (ROOT / file).read_text(encoding="utf-8")
    assert '"resolved"' not in (ROOT / "web/package-lock.json").read_text(encoding="utf-8")


def test_make_pins_can_choose_the_versions_anew(tmp_path: Path) -> None:
    """The command of `make pins`, starting from the present pins: it finds the same packages. Needs a network."""
    (tmp_path / "constraints.txt").write_bytes((ROOT / "constraints.txt").read_bytes())
    try:
        pins.choose(pins.everything(), tmp_path)
    except subprocess.CalledProcessError as failed:
        said = failed.stderr or ""
        if re.search(r"fail(ed)? to (fetch|download)|connect|dns|network|timed out", said, re.IGNORECASE):
            pytest.skip("no package index can be reached from here")
        pytest.fail(said)
    assert set(pinned(str(tmp_path / "constraints.txt"))) == set(pinned("constraints.txt")), "run 'make pins'"


# --- imports ---------------------------------------------------------------------------------------------------------


def imported(*folders: str) -> Iterator[tuple[str, str]]:
    """Top-level names from outside with a file that imports them."""
    for folder in folders:
        for file in sorted((ROOT / folder).rglob("*.py")):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
                if isinstance(node, ast.ImportFrom) and not node.level and node.module:
                    names = [node.module]
                for name in (full.split(".")[0] for full in names):
                    if name not in sys.stdlib_module_names and name not in OURS:
                        yield name, str(file.relative_to(ROOT))


@cache
def homes() -> dict[str, list[str]]:
    """The packages that bring each top-level name."""
    return {name: list(map(canonicalize_name, found)) for name, found in packages_distributions().items()}


def packages(name: str) -> list[str]:
    return homes().get(name) or [NOT_INSTALLED.get(name, canonicalize_name(name))]


def names_in(*extras: str) -> set[str]:
    return {canonicalize_name(Requirement(one).name) for extra in extras for one in pins.declared()[extra]}


def test_what_the_package_imports_is_declared() -> None:
    missing = {f"{file} imports {name}" for name, file in imported("src") if not allowed(file) & {*packages(name)}}
    assert missing == set()


def allowed(file: str) -> set[str]:
    """What a file of the package may import from outside: the extras only where they are asked for."""
    extras = ("club",) if file.startswith(CLUB) else OF_THE_LAB if file.startswith("src/loggia/lab/") else ()
    return names_in("run", *extras)


def test_what_the_package_declares_is_imported() -> None:
    used = {package for name, _ in imported("src") for package in packages(name)}
    assert names_in("run") - used == set(LOADED_BY_OTHERS)


def test_what_tests_benches_and_tools_import_is_declared() -> None:
    known = names_in(*pins.declared())
    missing = {
        f"{file} imports {name}" for name, file in imported("tests", "bench", "tools") if not known & {*packages(name)}
    }
    assert missing == set()


def test_every_dependency_stands_in_the_docs_with_its_reason() -> None:
    rows = [
        line for line in (ROOT / "docs/dependencies.md").read_text(encoding="utf-8").splitlines() if line[:1] == "|"
    ]
    told = {canonicalize_name(word) for row in rows for word in re.findall(r"[\w.-]+", row)}
    assert names_in(*pins.declared()) - told == set()


# --- members that a library does not promise ------------------------------------------------------------------------

UNDOCUMENTED = {"_serve", "_captured_signals", "_new_conn"}
"""Private members of libraries that our classes use. Each is held by a test below, its library bounded in pyproject."""


def private_members(tree: ast.Module) -> set[str]:
    """Members with an underscore that a file takes from somebody else's objects or base classes."""
    foreign = {
        alias.asname or alias.name.split(".")[0]
        for node in ast.walk(tree)
        if isinstance(node, ast.Import | ast.ImportFrom)
        and (node.module or "" if isinstance(node, ast.ImportFrom) else node.names[0].name).split(".")[0]
        not in {*sys.stdlib_module_names, *OURS}
        for alias in node.names
    }
    found = set()
    for one in (node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)):
        bases = {name.id for base in one.bases for name in ast.walk(base) if isinstance(name, ast.Name)}
        if not bases & foreign:
            continue
        own = {node.name for node in one.body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}
        members = [node for node in ast.walk(one) if isinstance(node, ast.Attribute) and _hidden(node.attr)]
        own |= {node.attr for node in members if isinstance(node.ctx, ast.Store)}
        found |= {node.attr for node in members if isinstance(node.value, ast.Call) or node.attr not in own}
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in foreign:
            found |= {node.attr} if _hidden(node.attr) else set()
    return found


def _hidden(name: str) -> bool:
    return name.startswith("_") and not name.startswith("__")


def test_no_other_private_member_of_a_library_is_used() -> None:
    used = {
        member
        for file in sorted((ROOT / "src").rglob("*.py"))
        for member in private_members(ast.parse(file.read_text(encoding="utf-8")))
    }
    assert used == UNDOCUMENTED


def test_the_search_for_private_members_finds_them() -> None:
    text = (
        "import uvicorn\nfrom starlette import routing as r\nclass Server(uvicorn.Server):\n"
        "    def __init__(self): self._mine = 1\n    def _serve(self): super()._serve(); self._mine; self._theirs\n"
        "r._thing\n"
    )
    assert private_members(ast.parse(text)) == {"_serve", "_theirs", "_thing"}


@pytest.mark.parametrize("package", ["uvicorn", "websockets"])
def test_a_library_of_which_we_use_internals_has_an_upper_bound(package: str) -> None:
    (one,) = (found for found in map(Requirement, pins.declared()["run"]) if found.name == package)
    assert {"<", ">="} == {bound.operator for bound in one.specifier}


async def test_uvicorn_s_server_has_the_members_that_ours_uses() -> None:
    server = uvicorn.Server(uvicorn.Config("nowhere:app"))
    for member in ("_serve", "_captured_signals", "startup", "started"):
        assert hasattr(server, member), member
    assert inspect.iscoroutinefunction(server._serve)
    assert isinstance(server._captured_signals, list)


async def test_uvicorn_s_websocket_protocol_has_the_members_that_ours_uses() -> None:
    async def app(scope: object, receive: object, send: object) -> None:
        """An application that is never called."""

    config = uvicorn.Config(app)
    config.load()
    protocol = WebSocketsSansIOProtocol(config, ServerState(), {})
    members = "conn queue transport handshake_complete close_sent frames read_paused disconnected"
    for member in (*members.split(), "handle_connect", "data_received"):
        assert hasattr(protocol, member), member
    assert "self.scope" in inspect.getsource(WebSocketsSansIOProtocol.handle_connect)
    for member in ("reader", "extensions", "available_extensions"):
        assert hasattr(protocol.conn, member), member
    assert not protocol.conn.reader.buffer


def test_websockets_compression_has_the_members_that_ours_uses() -> None:
    settings = [
        "remote_no_context_takeover",
        "local_no_context_takeover",
        "remote_max_window_bits",
        "local_max_window_bits",
    ]
    assert list(inspect.signature(PerMessageDeflate).parameters)[:4] == settings
    plain = PerMessageDeflate(True, True, 12, 14)
    assert [getattr(plain, name) for name in settings] == [True, True, 12, 14]
    asked = list(inspect.signature(ServerPerMessageDeflateFactory.process_request_params).parameters)
    assert asked == ["self", "params", "accepted_extensions"]
