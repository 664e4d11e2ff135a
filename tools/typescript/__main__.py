"""`python -m tools.typescript FOLDER`: write the files that differ, and name them."""

from __future__ import annotations

import sys
from pathlib import Path

from tools.typescript.generate import write
from tools.usage import help_if_asked

help_if_asked(__doc__)
print(*write(Path(sys.argv[1])), sep="\n")
