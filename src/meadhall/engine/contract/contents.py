"""The content files of a game with their types, read by a copy of the game that is then forgotten."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import msgspec.inspect as types

from meadhall.engine.common.content import Plain
from meadhall.engine.common.errors import BadContent
from meadhall.engine.common.numbers import Number, as_toml, changed, numbers_in
from meadhall.engine.common.overlays import laid_over
from meadhall.engine.common.variants import Variant
from meadhall.engine.contract.copies import LOADING, copied, forgotten, game_in, imported
from meadhall.engine.contract.game import Game

MARK: Final = "read"


class File(NamedTuple):
    """The content of a file, and its type."""

    content: Plain
    kind: types.Type


class NumberInFile(NamedTuple):
    """A number in its file: its value in the game, if it is there, and its value with a variant."""

    file: str
    number: Number
    before: int | float | None


_read: dict[str, dict[str, File]] = {}  # by package


def contents_of(game: Game[Any]) -> dict[str, File]:
    """Return the content files of a game by name; BadContent if it has none."""
    package = game.package
    with LOADING:
        if package not in _read:
            _read[package] = _files(game)
        return _read[package]


def _files(game: Game[Any]) -> dict[str, File]:
    found: dict[str, File] = {}

    def noted(base: Plain, name: str, kind: object) -> tuple[Plain, str]:
        found[name] = File(base, types.type_info(kind))
        return base, name

    there = game_in(game.package, Game, game.id) if game.package else None
    if there is None:
        raise BadContent(f"{game.name} reads no content from TOML files (`read_content`), so it can have no variant")
    copy = copied(game.package, MARK, noted)
    try:
        imported(there[0].__name__, game.package, copy)
    finally:
        forgotten(copy)
    return found


def numbers_of(game: Game[Any], variant: Variant | None = None) -> list[NumberInFile]:
    """Return all numbers of a game's content with a variant over it; BadContent if the variant does not fit."""
    found: list[NumberInFile] = []
    for name, file in contents_of(game).items():
        before = {number.where: number.value for number in numbers_in(*file)}
        content = _content(file, variant, name)
        found += [NumberInFile(name, one, before.get(one.where)) for one in numbers_in(content, file.kind)]
    return found


def with_number(game: Game[Any], variant: Variant, file: str, where: str, value: object) -> Variant:
    """Return the variant with one more number; BadContent if the game has no number of that name."""
    there = contents_of(game).get(file)
    if there is None:
        raise BadContent(f"{game.name} has no content file '{file}'")
    content = _content(there, variant, file)
    number = next((one for one in numbers_in(content, there.kind) if one.where == where), None)
    if number is None:
        raise BadContent(f"{game.name} has no number '{where}' in {file}")
    told = changed(variant.plain.get(file, {}), content, number, value)
    return Variant(variant.name, {**variant.files, file: as_toml(told)}, variant.game, variant.about)


def _content(file: File, variant: Variant | None, name: str) -> Plain:
    if variant is None or name not in variant.plain:
        return file.content
    return laid_over(file.content, variant, name, file.kind).content
