"""`meadhall variant`: prints the changes of a variant, and packs or unpacks its files."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import typer

from meadhall.engine import BadContent, BadOption, Game, find_game
from meadhall.engine.common.overlays import Change
from meadhall.engine.common.variants import Variant, pack_variant, read_variant
from meadhall.engine.contract import registry, varied

MAX_VALUE_WIDTH = 60  # longer values are cut


def variant(
    folder: Path = typer.Argument(help="The folder of a variant, or its packed file."),
    game: str = typer.Option("", help="Its game, such as heroes. Not needed if variant.toml names it."),
    pack: str = typer.Option("", metavar="FILE", help="Pack the variant into one file that you can send."),
    unpack: str = typer.Option(
        "", metavar="FOLDER", help="Unpack its files into this new folder, so that you can change them."
    ),
) -> None:
    """Check a variant and print its changes. Play it: meadhall play heroes --variant FOLDER.

    A variant is a folder of TOML files. They are named like the game's content files, and have only the changed values.
    """
    source = read_variant(folder)
    game_id = game or source.game
    if not game_id:
        raise BadOption(f"variant {source.name} does not name its game. Add --game, for example --game heroes")
    varied_game = registry.with_variant(find_game(game_id), source)
    print("\n".join(changed_lines(varied_game)))
    complete = replace(source, game=varied_game.base_id)
    if pack:
        _pack(complete, Path(pack))
    if unpack:
        _unpack(complete, Path(unpack))


def changed_lines(game: Game[Any]) -> list[str]:
    """Return the changes of a game's variant, one per line."""
    applied = game.variant
    assert applied is not None
    lines = [f"{game.name} ({applied.name}, {applied.digest})", *([applied.about] if applied.about else [])]
    changes = varied.changes_of(game)
    if not changes:
        return [*lines, "  This variant changes nothing: all its values equal the game's own."]
    return [*lines, *(f"  {change_line(change)}" for change in changes)]


def change_line(change: Change) -> str:
    """Return one change as a line."""
    return f"{change.file}: {change.where}: {_shortened_value(change.before)} -> {_shortened_value(change.after)}"


def _shortened_value(value: object) -> str:
    if value is None:
        return "nothing"
    text = str(value).lower() if isinstance(value, bool) else str(value)
    return text if len(text) <= MAX_VALUE_WIDTH else f"{text[:MAX_VALUE_WIDTH]}..."


def _pack(source: Variant, file: Path) -> None:
    _write(file, pack_variant(source))
    print(f"Packed into {file}. Anyone who has it can play: meadhall play {source.game} --variant {file.name}")


def _unpack(source: Variant, folder: Path) -> None:
    if folder.exists():
        raise BadOption(f"{folder} already exists. Choose a new folder")
    try:
        folder.mkdir(parents=True)
    except OSError as error:
        raise BadContent(f"{folder} cannot be created: {error.strerror}") from None
    for name, text in source.files_with_about.items():
        _write(folder / name, text)
    print(f"Unpacked into {folder}.")


def _write(file: Path, text: str) -> None:
    try:
        file.write_text(text, "utf-8")
    except OSError as error:
        raise BadContent(f"{file} cannot be written: {error.strerror}") from None
