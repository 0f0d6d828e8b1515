"""docs/server.md lists every setting, and no other names."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import typer.main

from meadhall.cli import build_app

DOCS = Path(__file__).parents[2] / "docs"


def test_server_page_lists_exactly_the_settings() -> None:
    command: Any = typer.main.get_command(build_app(["serve"]))
    serve = command.commands["serve"] if hasattr(command, "commands") else command
    options = [param for param in serve.params if param.name != "help"]
    written = re.findall(r"^\| `(--[\w-]+)` \| `(\w+)` \|", (DOCS / "server.md").read_text("utf-8"), re.MULTILINE)
    listed_settings = [
        (option.opts[0], option.envvar[0] if isinstance(option.envvar, list) else option.envvar) for option in options
    ]
    assert sorted(written) == sorted(listed_settings)
    assert all(variable.startswith("MEADHALL_") for _, variable in listed_settings)
