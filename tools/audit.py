"""Look up known vulnerabilities of all pinned packages: `make audit`.

Exit status 1 when one is known. Without a network, or behind a mirror without the data, it says what could not be
audited and exits with 0, so that work without a network is possible.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import venv
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[1]
AUDIT_VENV = ROOT / ".venv-audit"
BIN = "Scripts" if os.name == "nt" else "bin"
Run = Callable[[list[str]], str]


class Report(NamedTuple):
    """The result of auditing one set of packages."""

    audited: int
    skipped: int
    known: list[str]
    """One line for each vulnerability."""
    why: str = ""
    """Why nothing could be audited."""


def python_report(text: str) -> Report:
    """Read pip-audit's JSON. Packages without data are listed there as skipped, and its exit status is 0 then."""
    answer = _object(text)
    if "dependencies" not in answer:
        return Report(0, 0, [], "pip-audit could not reach its data")
    packages = answer["dependencies"]
    audited = [one for one in packages if "vulns" in one]
    known = [
        f"{one['name']} {one['version']}: {found['id']}, fixed in {', '.join(found['fix_versions']) or 'no version'}"
        for one in audited
        for found in one["vulns"]
    ]
    why = "" if audited or not packages else "this package index has no data about vulnerabilities"
    return Report(len(audited), len(packages) - len(audited), known, why)


def client_report(text: str) -> Report:
    """Read npm audit's JSON; without `metadata` it is an error."""
    answer = _object(text)
    if "metadata" not in answer:
        return Report(0, 0, [], "npm could not reach its data")
    known = [f"{name}: {one['severity']}, {one['range']}" for name, one in answer.get("vulnerabilities", {}).items()]
    return Report(int(answer["metadata"]["dependencies"]["total"]), 0, known)


def _object(text: str) -> dict[str, Any]:
    try:
        answer = json.loads(text)
    except ValueError:
        return {}
    return answer if isinstance(answer, dict) else {}


def pip_audit() -> list[str] | None:
    """The command line of pip-audit, installed into its own environment; None where that fails."""
    command = AUDIT_VENV / BIN / "pip-audit"
    if not command.exists():
        venv.create(AUDIT_VENV, with_pip=True)
        pip = [str(AUDIT_VENV / BIN / "python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        lock = str(ROOT / "requirements/audit/pip-audit.txt")
        if subprocess.run([*pip, "--require-hashes", "--requirement", lock], stderr=subprocess.DEVNULL).returncode:
            return None
    return [str(command), "--disable-pip", "--require-hashes", "--format", "json", "--progress-spinner", "off"]


def output(command: list[str]) -> str:
    """The standard output of a command, whatever its exit status."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, env={**os.environ, "PATH": path})
    return done.stdout


def reports(command: list[str] | None, run: Run = output) -> dict[str, Report]:
    """The report about each lock and the client."""
    found = {}
    for lock in sorted((ROOT / "requirements").rglob("*.txt")):
        name = str(lock.relative_to(ROOT))
        if command is None:
            found[name] = Report(0, 0, [], "pip-audit could not be installed")
        else:
            found[name] = python_report(run([*command, "--requirement", str(lock)]))
    npm = str(Path(sys.executable).parent / "npm")
    found["web/package-lock.json"] = client_report(
        run([npm, "--prefix", "web", "audit", "--json", "--package-lock-only"])
    )
    return found


def main(found: dict[str, Report]) -> int:
    """Print the reports; the exit status."""
    for name, report in found.items():
        if report.why:
            print(f"{name}: NOT AUDITED, {report.why}")
            continue
        skipped = f", {report.skipped} without data" if report.skipped else ""
        print(f"{name}: {len(report.known)} known vulnerabilities in {report.audited} packages{skipped}")
        print(*(f"  {line}\n" for line in report.known), sep="", end="")
    return 1 if any(report.known for report in found.values()) else 0


if __name__ == "__main__":
    sys.exit(main(reports(pip_audit())))
