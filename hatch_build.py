"""Builds the browser client into the wheel. An editable install leaves it to `make client`."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BuildClient(BuildHookInterface[Any]):
    """Build hook that runs npm in `web/`, unless the client is already built."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        web = Path(self.root) / "web"
        built = Path(self.root) / "src" / "meadhall" / "server" / "client" / "index.html"
        if version == "editable" or built.exists() or not web.is_dir():
            return
        path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
        for command in (["npm", "ci", "--silent"], ["npm", "run", "--silent", "build"]):
            subprocess.run([*command, "--prefix", str(web)], check=True, env={**os.environ, "PATH": path})
