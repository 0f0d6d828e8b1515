"""Errors in the arguments of a command, or in their environment variables, in one sentence."""

from __future__ import annotations

import math
import re
from typing import Any, Final

import typer

USAGE_ERROR: Final[type[Exception]] = typer.BadParameter.__mro__[1]  # raised by Typer for unreadable arguments
REWORDED: Final = (
    (
        r"No such option:? '?--workers.*",
        "there is no option --workers; for a larger hall run nodes (docs/nodes.md)",
    ),
    (r"No such option:? '?(--?[\w-]+)'?\.?", r"there is no option \1"),
    (r"No such command '(.*?)'\.?", r"there is no command '\1'"),
    (r"Missing argument '(.*?)'\.?", r"say which \1"),
    (r"Invalid value for '(.*?)'(?: \(env var: '\w+'\))?: (?:Value error, )?", r"\1: "),
    (r"Option '(--?[\w-]+)' requires an argument\.?", r"option \1 needs a value"),
    (r"Got unexpected extra argument(?:s|\(s\))? \((.*?)\)", r"'\1' is one argument too many"),
    (r"\.? ?\(?(?:Did you mean|Possible options:) (.*?)\??\)?$", r"; did you mean \1?"),
)
ENDLESS: Final = "{input} is not a usable number"
VALUE_ERRORS: Final = {  # by the names of the parser
    "int_parsing": "'{input}' is not a whole number",
    "int_parsing_size": "that number is too large",
    "float_parsing": "'{input}' is not a number",
    "bool_parsing": "'{input}' is neither yes nor no",
    "endless": ENDLESS,
    "greater_than_equal": "{input} is too small; it must be at least {ge:g}",
    "less_than_equal": "{input} is too large; it must be at most {le:g}",
}
NEITHER: Final = ("nan", "NaN", "inf", "-inf")  # neither too large nor too small


def usage_error(error: Any) -> str:
    """The fault, its place, and where to read more."""
    said = _value_error(error) or _reworded(error)
    where = error.ctx.command_path if error.ctx is not None else "meadhall"
    return said if said.endswith("?") else f"{said.rstrip('.')}; see {where} -h"


def finite(_: object, __: object, value: Any) -> Any:
    """Return the value; refuse infinity and not-a-number."""
    if isinstance(value, float) and not math.isfinite(value):
        raise typer.BadParameter(ENDLESS.format(input=value))
    return value


def _reworded(error: Any) -> str:
    said: str = error.format_message().replace("\n", " ").strip()
    for theirs, ours in REWORDED:
        said = re.sub(theirs, ours, said)
    named, variable = _named(error)
    return f"{variable}{said.removeprefix(named)}" if variable and said.startswith(f"{named}: ") else said


def _value_error(error: Any) -> str:
    """Our words for an invalid value; empty if we have none for it."""
    misfits: list[dict[str, Any]] = error.__cause__.errors() if hasattr(error.__cause__, "errors") else []
    first = misfits[0] if misfits else {}
    ours = VALUE_ERRORS.get("endless" if first.get("input") in NEITHER else first.get("type", ""))
    if ours is None:
        return ""
    named, variable = _named(error)
    return f"{variable or named}: {ours.format(input=first['input'], **first.get('ctx', {}))}"


def _named(error: Any) -> tuple[str, str]:
    """Name of an option on the command line, and the environment variable if the value came from there."""
    if getattr(error, "param", None) is None or error.ctx is None:
        return "", ""
    source = error.ctx.get_parameter_source(error.param.name)
    named: str = error.param.opts[-1] if error.param.param_type_name == "option" else error.param.name
    return named, str(error.param.envvar) if source is not None and source.name == "ENVIRONMENT" else ""
