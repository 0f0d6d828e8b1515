"""`meadhall variant`: prints the changes of a variant, and packs or unpacks its files."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import typer

from meadhall.engine import BadContent, BadOption, Game, find_game
from meadhall.engine.common.overlays import Change
from meadhall.engine.common.variants import Variant, packed, read_variant
from meadhall.engine.contract import registry, varied

MAX_VALUE_WIDTH = 60  # longer values are cut


def variant(
    folder: Path = typer.Argument(help="The folder of a variant, or its packed file."),
    game: str = typer.Option("", help="Its game, as in heroes. Not needed if variant.toml names it."),
    pack: str = typer.Option("", metavar="FILE", help="Pack the variant into one file that you can send."),
    unpack: str = typer.Option(
        "", metavar="FOLDER", help="Unpack its files into this new folder, so that you can change them."
    ),
) -> None:
    """Check a variant and print what it changes. Play it: meadhall play heroes --variant FOLDER.

    A variant is a folder of TOML: files of the same names as the game's own content, and in them only what differs.
    """
    found = read_variant(folder)
    whose = game or found.game
    if not whose:
        raise BadOption(f"variant {found.name} does not name its game. Add --game, as in --game heroes")
    played = registry.with_variant(find_game(whose), found)
    print("\n".join(changed_lines(played)))
    mine = replace(found, game=played.original)
    if pack:
        _write_one(mine, Path(pack))
    if unpack:
        _write_all(mine, Path(unpack))


def changed_lines(game: Game[Any]) -> list[str]:
    """The changes of a game's variant, in lines."""
    one = game.variant
    assert one is not None
    lines = [f"{game.name} ({one.name}, {one.digest})", *([one.about] if one.about else [])]
    changes = varied.changes_of(game)
    if not changes:
        return [*lines, "  This variant changes nothing: all its values equal the game's own."]
    return [*lines, *(f"  {change_told(change)}" for change in changes)]


def change_told(change: Change) -> str:
    """Return one change in a line."""
    return f"{change.file}: {change.where}: {_short(change.before)} -> {_short(change.after)}"


def _short(value: object) -> str:
    if value is None:
        return "nothing"
    said = str(value).lower() if isinstance(value, bool) else str(value)
    return said if len(said) <= MAX_VALUE_WIDTH else f"{said[:MAX_VALUE_WIDTH]}..."


def _write_one(found: Variant, file: Path) -> None:
    _write(file, packed(found))
    print(f"Packed into {file}. Anyone who has it can play: meadhall play {found.game} --variant {file.name}")


def _write_all(found: Variant, folder: Path) -> None:
    if folder.exists():
        raise BadOption(f"{folder} already exists. Choose a new folder")
    try:
        folder.mkdir(parents=True)
    except OSError as error:
        raise BadContent(f"{folder} cannot be created: {error.strerror}") from None
    for name, text in found.with_about.items():
        _write(folder / name, text)
    print(f"Unpacked into {folder}.")


def _write(file: Path, text: str) -> None:
    try:
        file.write_text(text, "utf-8")
    except OSError as error:
        raise BadContent(f"{file} cannot be written: {error.strerror}") from None
