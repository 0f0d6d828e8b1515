"""The command `meadhall`. Each subcommand is a module in `commands/`, imported only when it is used."""

from __future__ import annotations

import importlib
import os
import pkgutil
import sys
from typing import Any, Final

import typer
import typer.main

import meadhall
import meadhall.commands
from meadhall.usage_errors import USAGE_ERROR, require_finite, usage_error

HELP_SETTINGS: Final[dict[str, Any]] = {"help_option_names": ["-h", "--help"]}
TRACEBACK_FLAG: Final = "--traceback"
DRAWN_COMMANDS: Final = ("play", "learn", "replay")  # commands that load for a moment before they draw
BRAND: Final = "\u22c8 MEADHALL"


def command_names() -> list[str]:
    """Return the names of all subcommands. Each is a module in `commands/`."""
    return sorted(module.name for module in pkgutil.iter_modules(meadhall.commands.__path__))


def build_app(subcommands: list[str]) -> typer.Typer:
    """Return the command line with these subcommands. Each is a function in the module with the same name."""
    app = typer.Typer(invoke_without_command=True, add_completion=False, context_settings=HELP_SETTINGS)
    app.callback()(about)
    for name in subcommands:
        module = importlib.import_module(f"meadhall.commands.{name}")
        app.command(name, context_settings=getattr(module, "CONTEXT", None))(getattr(module, name))
    return app


def about(
    context: typer.Context,
    version: bool = typer.Option(False, "--version", help="Print the version and exit."),
    traceback: bool = typer.Option(
        False, TRACEBACK_FLAG, help="Where a game's own code fails, show the whole Python traceback."
    ),
) -> None:
    """Fantasy board games with enforced rules: play, replay, match bots, read the rules, make your own."""
    if version:
        print(f"meadhall {meadhall.__version__}")
    elif context.invoked_subcommand is None:
        print(context.get_help())


def main() -> None:
    """Run the command that was typed."""
    _print_brand(sys.argv[1:])
    sys.exit(run(sys.argv[1:]))


def _print_brand(arguments: list[str]) -> None:
    """Print the brand before a drawn command, while engine, game and screen load."""
    if arguments[:1] and arguments[0] in DRAWN_COMMANDS and sys.stdout.isatty():
        coding = sys.stdout.encoding or "ascii"
        print(BRAND.encode(coding, "ignore").decode(coding).strip(), flush=True)


def run(arguments: list[str]) -> int:
    """Run a command and return its exit code. Errors that users can fix are printed as one sentence."""
    with_traceback = TRACEBACK_FLAG in arguments or bool(os.environ.get("MEADHALL_TRACEBACK"))
    try:
        code = _run_app([argument for argument in arguments if argument != TRACEBACK_FLAG])
        return code if _flush_output() else 0
    except Exception as error:
        sentence = _error_sentence(error)
        if sentence is None or (with_traceback and not isinstance(error, USAGE_ERROR)):
            raise
        print(f"meadhall: {sentence}", file=sys.stderr)
        return 2


def _run_app(arguments: list[str]) -> int:
    names = command_names()
    subcommands = arguments[:1] if arguments and arguments[0] in names else names
    command: Any = typer.main.get_command(build_app(subcommands))
    for subcommand in (command, *command.commands.values()):
        _set_metavars(subcommand)
        _require_finite_numbers(subcommand)
    try:
        code = command.main(args=arguments, prog_name="meadhall", standalone_mode=False)
    except typer.Abort:
        return 1
    except SystemExit as stop:
        if isinstance(stop.__context__, BrokenPipeError):
            return 0  # the reader has ended, such as `head` in `meadhall rules adventureland | head`
        raise
    return code if isinstance(code, int) else 0


def _set_metavars(command: Any) -> None:
    """Set the placeholders of options in the help. They are N or WORD, not Typer's names. Switches have none."""
    for option in command.get_params(typer.Context(command, **HELP_SETTINGS)):
        if option.param_type_name == "option" and option.metavar is None:
            option.metavar = "" if option.is_flag else "N" if isinstance(option.default, int) else "WORD"


def _require_finite_numbers(command: Any) -> None:
    """Make all numeric options of a command refuse infinity and NaN."""
    for option in command.params:
        option.callback = option.callback or require_finite


def _error_sentence(error: Exception) -> str | None:
    """Return an error as one sentence; None for a fault in Meadhall, which needs a traceback."""
    from meadhall.engine.common.errors import FlowError, MeadhallError
    from meadhall.engine.contract.registry import game_error_text
    from meadhall.engine.language.catalogue import MissingText

    if isinstance(error, USAGE_ERROR):
        return usage_error(error)
    if isinstance(error, MeadhallError | FlowError):
        return str(error)
    if isinstance(error, MissingText):
        return f"{error}; meadhall check lists every missing message, --traceback shows the place"
    sentence = game_error_text(error)
    return sentence and f"{sentence}; --traceback shows the whole traceback"


def _flush_output() -> bool:
    """Flush the output. Return False if its reader has ended."""
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        # Otherwise Python reports the broken pipe again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return False
    return True
