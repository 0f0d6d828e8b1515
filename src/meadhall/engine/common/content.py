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
# Receives a file's content, its name and its type; returns the content to use, and the name to use in errors.
Overlayer = Callable[[Plain, str, object], tuple[Plain, str]]
_active_overlays: dict[str, Overlayer] = {}  # by the package whose content the overlay changes
_cached_ids: dict[str, dict[str, list[str]]] = {}  # ids in the content, by package, then by file and table


class ContentTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Base class of content tables. A field that is missing, misspelt or of the wrong type is an error."""


def read_content(package: str, name: str, kind: type[T]) -> T:
    """Read `content/<name>` of a game's package into its typed table."""
    from importlib.resources import files

    try:
        text = files(package).joinpath("content", name).read_text("utf-8")
    except OSError as error:
        raise BadContent(f"{name}: cannot be read in the content folder of {package}: {error.strerror}") from None
    plain = _parse_toml(text, name)
    _cached_ids.setdefault(package, {}).update(_ids_in(plain, name))
    overlayer = next(
        (overlayer for root, overlayer in _active_overlays.items() if f"{package}.".startswith(f"{root}.")), None
    )
    if overlayer is not None:
        plain, name = overlayer(plain, name, kind)
    return _convert_table(plain, kind, name)


def content_ids(package: str) -> dict[str, list[str]]:
    """Return the ids in a package's content, in file order, by table. A key is `swords in cards.toml`."""
    return _cached_ids.get(package, {})


def _ids_in(plain: Plain, file: str) -> Iterator[tuple[str, list[str]]]:
    for table, entries in plain.items():
        rows: list[Any] = entries if isinstance(entries, list) else []  # pyright: ignore[reportUnknownVariableType]
        ids = [str(id) for row in rows if (id := _item_or_none(row, "id") or _item_or_none(row, "kind"))]
        if ids:
            yield f"{table} in {file}", ids


def read_beside(module: str, name: str) -> str:
    """Return the text of a file in the folder of a loaded module."""
    try:
        return path_beside(module, name).read_text("utf-8")
    except OSError as error:
        raise BadContent(f"{name}: cannot be read beside {module}: {error.strerror}") from None


def path_beside(module: str, name: str) -> Path:
    """Return the path of a file in the folder of a loaded module."""
    return Path(sys.modules[module].__file__ or "").parent / name


def parse_content(text: str, kind: type[T], name: str) -> T:
    """Parse content from a text. Error messages call the text `name`."""
    return _convert_table(_parse_toml(text, name), kind, name)


def add_overlay(package: str, overlayer: Overlayer) -> None:
    """From now on, pass all content that this package and its subpackages read through `overlayer`."""
    _active_overlays[package] = overlayer


def remove_overlay(package: str) -> None:
    """Stop changing a package's content."""
    _active_overlays.pop(package, None)


def _parse_toml(text: str, name: str) -> Plain:
    import tomllib  # only games with content need it

    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadContent(f"{name}: not TOML: {error}") from None


def _convert_table(plain: Plain, kind: type[T], name: str) -> T:
    try:
        return msgspec.convert(plain, kind, str_keys=True)
    except msgspec.ValidationError as error:
        raise BadContent(f"{name}: {_message_with_place(str(error), plain)}") from None


def _message_with_place(message: str, plain: dict[str, Any]) -> str:
    """Return msgspec's message with its place in words first: `$.sword[1].extra` is `sword 2 (tempered), extra`."""
    fault, _, path = message.partition(" - at `$")
    place: Any = plain
    words: list[str] = []
    for part in path.rstrip("`").replace("[", ".[").split("."):
        if part.startswith("[") and part[1:-1].isdigit():
            index = int(part[1:-1])
            place = _item_or_none(place, index)
            name = _entry_name(place)
            words[-1:] = [f"{words[-1] if words else 'entry'} {index + 1}" + (f" ({name})" if name else "")]
        elif part:
            place = _item_or_none(place, part)
            words.append(part)
    return f"{', '.join(words)}: {fault}" if words else fault


def _item_or_none(place: Any, key: int | str) -> Any:
    """Return an item of a parsed TOML table or list, or None if it is missing."""
    try:
        return place[key]
    except (LookupError, TypeError):
        return None


def _entry_name(entry: Any) -> str:
    names = (_item_or_none(entry, key) for key in ("id", "kind", "key", "name", "field"))
    return next((str(name) for name in names if name is not None), "")
