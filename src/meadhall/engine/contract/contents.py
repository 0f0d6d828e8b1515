"""The content files of a game with their types. To find them, a temporary copy of the game is loaded."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import msgspec.inspect as types

from meadhall.engine.common.content import Plain
from meadhall.engine.common.errors import BadContent
from meadhall.engine.common.numbers import Number, as_toml, numbers_in, with_changed_number
from meadhall.engine.common.overlays import merged_content
from meadhall.engine.common.variants import Variant
from meadhall.engine.contract.copies import LOAD_LOCK, find_declaration, import_from_copy, register_copy, unload_copy
from meadhall.engine.contract.game import Game

READ_MARK: Final = "read"


class File(NamedTuple):
    """The parsed content of a file, and its type."""

    content: Plain
    kind: types.Type


class NumberInFile(NamedTuple):
    """A number of a game with a variant, and the name of its file."""

    file: str
    number: Number
    original_value: int | float | None  # value in the game without the variant; None if the variant adds the number


_files_by_package: dict[str, dict[str, File]] = {}  # by package


def contents_of(game: Game[Any]) -> dict[str, File]:
    """Return the content files of a game by name. Raise BadContent if the game has none."""
    package = game.package
    with LOAD_LOCK:
        if package not in _files_by_package:
            _files_by_package[package] = _files(game)
        return _files_by_package[package]


def _files(game: Game[Any]) -> dict[str, File]:
    content_files: dict[str, File] = {}

    def record_file(base: Plain, name: str, kind: object) -> tuple[Plain, str]:
        content_files[name] = File(base, types.type_info(kind))
        return base, name

    declaration = find_declaration(game.package, Game, game.id) if game.package else None
    if declaration is None:
        raise BadContent(f"{game.name} reads no content from TOML files (`read_content`), so it can have no variant")
    copy = register_copy(game.package, READ_MARK, record_file)
    try:
        import_from_copy(declaration[0].__name__, game.package, copy)
    finally:
        unload_copy(copy)
    return content_files


def numbers_of(game: Game[Any], variant: Variant | None = None) -> list[NumberInFile]:
    """Return all numbers of a game's content with a variant merged in. Raise BadContent if the variant does not fit."""
    numbers: list[NumberInFile] = []
    for name, file in contents_of(game).items():
        original_values = {number.where: number.value for number in numbers_in(*file)}
        content = _content(file, variant, name)
        numbers += [
            NumberInFile(name, number, original_values.get(number.where)) for number in numbers_in(content, file.kind)
        ]
    return numbers


def with_number(game: Game[Any], variant: Variant, file: str, where: str, value: object) -> Variant:
    """Return the variant with one number changed. Raise BadContent if the game has no such number."""
    content_file = contents_of(game).get(file)
    if content_file is None:
        raise BadContent(f"{game.name} has no content file '{file}'")
    content = _content(content_file, variant, file)
    number = next((candidate for candidate in numbers_in(content, content_file.kind) if candidate.where == where), None)
    if number is None:
        raise BadContent(f"{game.name} has no number '{where}' in {file}")
    new_content = with_changed_number(variant.plain.get(file, {}), content, number, value)
    return Variant(variant.name, {**variant.files, file: as_toml(new_content)}, variant.game, variant.about)


def _content(file: File, variant: Variant | None, name: str) -> Plain:
    if variant is None or name not in variant.plain:
        return file.content
    return merged_content(file.content, variant, name, file.kind).content
