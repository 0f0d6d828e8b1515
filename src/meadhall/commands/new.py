"""`meadhall new NAME`: writes a package with a small working game and its tests, as a start for your own."""

from __future__ import annotations

import keyword
import re
import sys
from collections.abc import Iterator, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated, Final

import typer

from meadhall.engine import MeadhallError, find_game, installed_games
from meadhall.engine.contract.rulebook import rulebook

VALID_NAME: Final = re.compile(r"[a-z][a-z0-9_]*[a-z0-9]")
SUFFIX: Final = ".txt"  # suffix of template files, so that tools ignore them


class BadName(MeadhallError):
    """An invalid name or place for a new game."""


def new(
    name: Annotated[str, typer.Argument(help="Id and package of the game: small letters, digits and _.")],
    into: Annotated[Path, typer.Option(help="Where to create the new folder.")] = Path("."),
) -> None:
    """Start a game of your own: a package with a small game that already runs and has tests."""
    folder = write_skeleton(name, into)
    print(f"{folder} is a small game that runs. Change it step by step. docs/tutorial.md shows how it was made.")
    print(f"\n  meadhall play {folder}\n  meadhall check {folder} --tests {folder / 'tests'}\n")
    print(f"To install it (then its name is enough) and run its tests:\n\n  cd {folder}")
    print(f"  python -m pip install --editable '.[dev]'\n  meadhall play {name}\n  pytest")


def write_skeleton(name: str, into: Path) -> Path:
    """Write the package of a new game and return its folder. Raise BadName if that is not possible."""
    _check_name(name)
    folder = into / name
    if folder.exists():
        raise BadName(f"{folder} already exists. Choose another name, or another folder with --into")
    replacements = {
        "thegame": name,
        "The Game": _game_title(name),
        "TG-": f"{_clause_prefix(name)}-",
        "prefix TG": f"prefix {_clause_prefix(name)}",
    }
    try:
        for path, text in _templates(files("meadhall").joinpath("skeleton")):
            target = folder / _replace_words(replacements, path)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(_replace_words(replacements, text), "utf-8")
    except OSError as error:
        raise BadName(f"{error.filename} cannot be written: {error.strerror}") from None
    return folder


def _replace_words(replacements: Mapping[str, str], text: str) -> str:
    for placeholder, replacement in replacements.items():
        text = text.replace(placeholder, replacement)
    return text


def _check_name(name: str) -> None:
    if not VALID_NAME.fullmatch(name):
        raise BadName(f"'{name}' is not a valid name. Use two or more small letters, digits and _, such as dark_tower")
    if keyword.iskeyword(name) or keyword.issoftkeyword(name) or name in sys.stdlib_module_names:
        raise BadName(f"'{name}' is a name that Python uses itself. Choose another name")
    if name in ("meadhall", "tests"):
        raise BadName(f"'{name}' is used by Meadhall itself. Choose another name")
    if name in installed_games():
        raise BadName(f"a game '{name}' is already installed. Choose another name")


def _game_title(name: str) -> str:
    return name.replace("_", " ").title()


def _clause_prefix(name: str) -> str:
    """Return two capitals for the ids of clauses: the first letter, and a letter that makes the pair unique."""
    letters = name.replace("_", "").upper()
    initials = [part[0].upper() for part in name.split("_")[1:] if part]
    used_prefixes = {clause[:2] for game in installed_games() for clause in _first_clauses(game)}
    pairs = [letters[0] + second for second in [*initials, *letters[1:]] if second.isalpha()]
    return next((pair for pair in pairs if pair not in used_prefixes), "XX")


def _first_clauses(game: str) -> list[str]:
    return [clause.id for clause in rulebook(find_game(game)).clauses[:1]]


def _templates(folder: Traversable, prefix: str = "") -> Iterator[tuple[str, str]]:
    """Yield the path and the text of every template file."""
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from _templates(entry, f"{prefix}{entry.name}/")
        elif entry.name.endswith(SUFFIX):
            name = entry.name.removesuffix(SUFFIX)
            yield prefix + (".gitignore" if name == "gitignore" else name), entry.read_text("utf-8")
