"""docs/server.md lists every setting that there is, and no others."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import typer.main

from meadhall.cli import build

DOCS = Path(__file__).parents[2] / "docs"


def test_the_page_on_the_server_tells_of_every_setting_and_of_no_others() -> None:
    command: Any = typer.main.get_command(build(["serve"]))
    serve = command.commands["serve"] if hasattr(command, "commands") else command
    options = [one for one in serve.params if one.name != "help"]
    written = re.findall(r"^\| `(--[\w-]+)` \| `(\w+)` \|", (DOCS / "server.md").read_text("utf-8"), re.MULTILINE)
    there = [(one.opts[0], one.envvar[0] if isinstance(one.envvar, list) else one.envvar) for one in options]
    assert sorted(written) == sorted(there)
    assert all(variable.startswith("MEADHALL_") for _, variable in there)
