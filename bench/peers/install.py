"""Install the peers and name those that failed: `python -m bench.peers.install`, the first step of `make bench`.

Python peers come from their locks in requirements/bench/ into this environment. boardgame.io comes from npm into a
folder outside of the repository. A bench whose peer is missing measures us alone and says so.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[2]
LOCKS = ROOT / "requirements/bench"
SERVER = ROOT / "bench/house/peer"
PIP = (sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--require-hashes")


def install(lock: Path) -> str:
    """Install one Python peer at its pinned version; returns the error, or an empty text."""
    done = subprocess.run([*PIP, "--requirement", str(lock)], capture_output=True, text=True)
    lines = [line for line in done.stderr.splitlines() if line.startswith("ERROR")]
    return "" if done.returncode == 0 else (lines or ["pip failed"])[0]


def boardgame_io() -> Path | None:
    """The folder with boardgame.io's server, installed once; None where npm fails."""
    folder = Path(tempfile.gettempdir()) / "loggia-bench-peer"
    folder.mkdir(exist_ok=True)
    for file in SERVER.iterdir():
        shutil.copy(file, folder)
    if all((folder / "node_modules" / name).exists() for name in ("boardgame.io", "node-persist")):
        return folder
    binaries = Path(sys.executable).parent
    environment = {**os.environ, "PATH": f"{binaries}{os.pathsep}{os.environ.get('PATH', '')}"}
    command = [str(binaries / "npm"), "install", "--no-audit", "--no-fund", "--loglevel=error"]
    done = subprocess.run(command, cwd=folder, env=environment, stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
    return folder if done.returncode == 0 else None


def main() -> list[str]:
    """Install all peers; prints and returns those that failed."""
    missing = []
    for lock in sorted(LOCKS.glob("*.txt")):
        print(f"installing {lock.stem}", flush=True)
        if why := install(lock):
            missing.append(f"{lock.stem}: {why}")
    print("installing boardgame.io", flush=True)
    if boardgame_io() is None:
        missing.append("boardgame.io: npm could not install it")
    for line in missing:
        print(f"NOT INSTALLED {line}")
    return missing


if __name__ == "__main__":
    main()
