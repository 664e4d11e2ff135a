"""The wheel carries the client, the words and the printed facts, and needs no Node to install."""

import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

import loggia

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> ZipFile:
    """The wheel of this tree; without a built client the build would run npm, so there is none then."""
    if not (ROOT / "src/loggia/house/static/index.html").exists():
        pytest.skip("the client is not built: 'make client' does it")
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)], cwd=ROOT, check=True)
    (made,) = folder.glob("*.whl")
    return ZipFile(made)


def test_it_holds_the_client_and_every_data_file(wheel: ZipFile) -> None:
    packed = set(wheel.namelist())
    assert "loggia/house/static/index.html" in packed
    data = [file for kind in ("*.toml", "*.ftl", "*.json", "*.md") for file in (ROOT / "src").rglob(kind)]
    assert {str(file.relative_to(ROOT / "src")) for file in data} <= packed
    assert not [name for name in packed if name.endswith((".so", ".pyc"))]


def test_it_says_that_it_is_typed(wheel: ZipFile) -> None:
    """PEP 561: without the marker, type checkers ignore our annotations."""
    assert "loggia/py.typed" in wheel.namelist()


def test_it_has_the_version_of_the_package(wheel: ZipFile) -> None:
    assert f"loggia-{loggia.__version__}.dist-info/METADATA" in wheel.namelist()
