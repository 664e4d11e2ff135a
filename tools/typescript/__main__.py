"""`python -m tools.typescript FOLDER`: write the files that differ, and name them."""

from __future__ import annotations

import sys
from pathlib import Path

from tools.typescript.generate import write

print(*write(Path(sys.argv[1])), sep="\n")
