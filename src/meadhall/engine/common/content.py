"""Content: TOML files read into typed tables. An error names the file, the entry and the field."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from meadhall.engine.common.errors import BadContent

T = TypeVar("T")
Plain = dict[str, Any]
Lays = Callable[
    [Plain, str, object], tuple[Plain, str]
]  # the content and the type of a file; returns what to use instead
_laid: dict[str, Lays] = {}  # by the package whose content they change
_ids: dict[str, dict[str, list[str]]] = {}  # by package, then by file and table


class ContentTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The base of content tables: a field that is missing, misspelt or of the wrong type is an error."""


def read_content(package: str, name: str, kind: type[T]) -> T:
    """Read `content/<name>` of a game's package into its typed table."""
    from importlib.resources import files

    try:
        text = files(package).joinpath("content", name).read_text("utf-8")
    except OSError as error:
        raise BadContent(f"{name}: cannot be read in the content folder of {package}: {error.strerror}") from None
    plain = _toml(text, name)
    _ids.setdefault(package, {}).update(_ids_in(plain, name))
    lays = next((lays for root, lays in _laid.items() if f"{package}.".startswith(f"{root}.")), None)
    if lays is not None:
        plain, name = lays(plain, name, kind)
    return _typed(plain, kind, name)


def content_ids(package: str) -> dict[str, list[str]]:
    """Return the ids of a package's content in the order of its files, by file and table."""
    return _ids.get(package, {})


def _ids_in(plain: Plain, file: str) -> Iterator[tuple[str, list[str]]]:
    for table, entries in plain.items():
        found: list[Any] = entries if isinstance(entries, list) else []  # pyright: ignore[reportUnknownVariableType]
        ids = [str(id) for one in found if (id := _at(one, "id") or _at(one, "kind"))]
        if ids:
            yield f"{table} in {file}", ids


def read_beside(module: str, name: str) -> str:
    """Text of a file in the folder of a loaded module."""
    try:
        return path_beside(module, name).read_text("utf-8")
    except OSError as error:
        raise BadContent(f"{name}: cannot be read beside {module}: {error.strerror}") from None


def path_beside(module: str, name: str) -> Path:
    """Path of a file in the folder of a loaded module."""
    return Path(sys.modules[module].__file__ or "").parent / name


def parse_content(text: str, kind: type[T], name: str) -> T:
    """Read content from a text; errors call it `name`."""
    return _typed(_toml(text, name), kind, name)


def lay_over(package: str, lays: Lays) -> None:
    """Lay `lays` over all content that this package, or one inside it, reads from now on."""
    _laid[package] = lays


def lift(package: str) -> None:
    """Stop laying anything over a package's content."""
    _laid.pop(package, None)


def _toml(text: str, name: str) -> Plain:
    import tomllib  # only games with content need it

    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadContent(f"{name}: not TOML: {error}") from None


def _typed(plain: Plain, kind: type[T], name: str) -> T:
    try:
        return msgspec.convert(plain, kind, str_keys=True)
    except msgspec.ValidationError as error:
        raise BadContent(f"{name}: {_where(str(error), plain)}") from None


def _where(message: str, plain: dict[str, Any]) -> str:
    """Put the place that msgspec names into words: `$.sword[1].extra` is `sword 2 (tempered), field extra`."""
    what, _, path = message.partition(" - at `$")
    place: Any = plain
    words: list[str] = []
    for part in path.rstrip("`").replace("[", ".[").split("."):
        if part.startswith("[") and part[1:-1].isdigit():
            at = int(part[1:-1])
            place = _at(place, at)
            name = _name_of(place)
            words[-1:] = [f"{words[-1] if words else 'entry'} {at + 1}" + (f" ({name})" if name else "")]
        elif part:
            place = _at(place, part)
            words.append(part)
    return f"{', '.join(words)}: {what}" if words else what


def _at(place: Any, key: int | str) -> Any:
    """Item of a parsed TOML table or list, or None if it is missing."""
    try:
        return place[key]
    except (LookupError, TypeError):
        return None


def _name_of(entry: Any) -> str:
    names = (_at(entry, key) for key in ("id", "kind", "key", "name", "field"))
    return next((str(name) for name in names if name is not None), "")
