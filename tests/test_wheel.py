"""The wheel carries the client, the words and the printed facts, and needs no Node to install."""

import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[1]


@pytest.mark.slow
def test_the_wheel_holds_the_client_and_every_data_file(tmp_path: Path) -> None:
    if not (ROOT / "src/loggia/house/static/index.html").exists():
        pytest.skip("the client is not built: 'make client' does it")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)], cwd=ROOT, check=True
    )
    (wheel,) = tmp_path.glob("*.whl")
    packed = set(ZipFile(wheel).namelist())
    assert "loggia/house/static/index.html" in packed
    data = [file for kind in ("*.toml", "*.ftl") for file in (ROOT / "src").rglob(kind)]
    assert {str(file.relative_to(ROOT / "src")) for file in data} <= packed
    assert not [name for name in packed if name.endswith((".so", ".pyc"))]
