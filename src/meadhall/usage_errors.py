"""Errors in the arguments of a command or in their environment variables, each in one sentence."""

from __future__ import annotations

import math
import re
from typing import Any, Final

import typer

USAGE_ERROR: Final[type[Exception]] = typer.BadParameter.__mro__[1]  # Typer's error for invalid arguments
REWORDED_ERRORS: Final = (
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
INFINITE_NUMBER: Final = "{input} is not a usable number"
VALUE_ERRORS: Final = {  # by pydantic's names for the errors
    "int_parsing": "'{input}' is not a whole number",
    "int_parsing_size": "that number is too large",
    "float_parsing": "'{input}' is not a number",
    "bool_parsing": "'{input}' is neither yes nor no",
    "endless": INFINITE_NUMBER,
    "greater_than_equal": "{input} is too small; it must be at least {ge:g}",
    "less_than_equal": "{input} is too large; it must be at most {le:g}",
}
NOT_FINITE: Final = ("nan", "NaN", "inf", "-inf")  # Typer would say that these are too large or too small


def usage_error(error: Any) -> str:
    """Return a sentence with the error, the argument that caused it, and the command for help."""
    sentence = _value_error_words(error) or _reworded_message(error)
    command = error.ctx.command_path if error.ctx is not None else "meadhall"
    return sentence if sentence.endswith("?") else f"{sentence.rstrip('.')}; see {command} -h"


def require_finite(_: object, __: object, value: Any) -> Any:
    """Return the value. Raise an error if it is infinite or not a number."""
    if isinstance(value, float) and not math.isfinite(value):
        raise typer.BadParameter(INFINITE_NUMBER.format(input=value))
    return value


def _reworded_message(error: Any) -> str:
    sentence: str = error.format_message().replace("\n", " ").strip()
    for pattern, replacement in REWORDED_ERRORS:
        sentence = re.sub(pattern, replacement, sentence)
    name, variable = _argument_name(error)
    return f"{variable}{sentence.removeprefix(name)}" if variable and sentence.startswith(f"{name}: ") else sentence


def _value_error_words(error: Any) -> str:
    """Return our words for an invalid value, or an empty text."""
    faults: list[dict[str, Any]] = error.__cause__.errors() if hasattr(error.__cause__, "errors") else []
    first = faults[0] if faults else {}
    template = VALUE_ERRORS.get("endless" if first.get("input") in NOT_FINITE else first.get("type", ""))
    if template is None:
        return ""
    name, variable = _argument_name(error)
    return f"{variable or name}: {template.format(input=first['input'], **first.get('ctx', {}))}"


def _argument_name(error: Any) -> tuple[str, str]:
    """Return the name of the argument, and of the environment variable if that set the value."""
    if getattr(error, "param", None) is None or error.ctx is None:
        return "", ""
    source = error.ctx.get_parameter_source(error.param.name)
    name: str = error.param.opts[-1] if error.param.param_type_name == "option" else error.param.name
    return name, str(error.param.envvar) if source is not None and source.name == "ENVIRONMENT" else ""
