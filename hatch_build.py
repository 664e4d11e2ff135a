"""The build hook: the wheel carries the built client, so that whoever installs it needs no Node.

With LOGGIA_COMPILE=1 the wheel carries the compiled engines too, and is one for this Python and machine.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface[Any]):
    """Builds the client before it is packed, unless it is built already or this machine has no Node."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Make src/loggia/house/static where it is missing; an editable install leaves that to make."""
        root = Path(self.root)
        if version != "editable" and self.target_name == "wheel" and os.environ.get("LOGGIA_COMPILE") == "1":
            self._compile(root, build_data)
        if version == "editable" or (root / "src/loggia/house/static/index.html").exists():
            return
        web, npm = root / "web", shutil.which("npm")
        if npm is None or not web.is_dir():
            self.app.display_warning("no Node here: this build has no browser client ('make wheel' builds one with it)")
            return
        subprocess.run([npm, "ci"], cwd=web, check=True)
        subprocess.run([npm, "run", "build"], cwd=web, check=True)

    def _compile(self, root: Path, build_data: dict[str, Any]) -> None:
        """Put the compiled engines into the wheel; a failure ends the build, since they were asked for."""
        folder = root / "build" / "wheel-compiled"
        subprocess.run([sys.executable, str(root / "tools/compile.py"), "--into", str(folder)], cwd=root, check=True)
        build_data["force_include"][str(folder)] = "loggia/_compiled"
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
