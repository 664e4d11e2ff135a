"""The build hook: the wheel carries the built client, so that whoever installs it needs no Node."""

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface[Any]):
    """Builds the client before it is packed, unless it is built already or this machine has no Node."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Make src/loggia/house/static where it is missing; an editable install leaves that to make."""
        root = Path(self.root)
        if version == "editable" or (root / "src/loggia/house/static/index.html").exists():
            return
        web, npm = root / "web", shutil.which("npm")
        if npm is None or not web.is_dir():
            self.app.display_warning("no Node here: this build has no browser client ('make wheel' builds one with it)")
            return
        subprocess.run([npm, "ci"], cwd=web, check=True)
        subprocess.run([npm, "run", "build"], cwd=web, check=True)
