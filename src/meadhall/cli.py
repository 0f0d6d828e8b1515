"""The command `meadhall`. Each of its words is a module under commands/, found by name and loaded only when used."""

from __future__ import annotations

import importlib
import pkgutil
import sys

import typer

import meadhall
import meadhall.commands
from meadhall.engine.errors import MeadhallError


def command_names() -> list[str]:
    """All words of the command: adding a module under commands/ adds a word."""
    return sorted(module.name for module in pkgutil.iter_modules(meadhall.commands.__path__))


def build(wanted: list[str]) -> typer.Typer:
    """The command line with these words; each module has a function of its own name."""
    help_by = {"help_option_names": ["-h", "--help"]}
    app = typer.Typer(no_args_is_help=True, add_completion=False, context_settings=help_by)
    app.callback()(about)
    for name in wanted:
        module = importlib.import_module(f"meadhall.commands.{name}")
        app.command(name, context_settings=getattr(module, "CONTEXT", None))(getattr(module, name))
    return app


def about(version: bool = typer.Option(False, "--version", help="Say the version and stop.", is_eager=True)) -> None:
    """Hero board games with enforced rules: play, replay, match bots, read the rules, make your own."""
    if version:
        print(f"meadhall {meadhall.__version__}")
        raise typer.Exit


def main() -> None:
    """Runs a command; what a person can mend is one clear sentence, not a traceback."""
    names = command_names()
    asked = sys.argv[1] if len(sys.argv) > 1 else ""
    try:
        build([asked] if asked in names else names)(prog_name="meadhall")
    except MeadhallError as error:
        print(f"meadhall: {error}", file=sys.stderr)
        sys.exit(2)
