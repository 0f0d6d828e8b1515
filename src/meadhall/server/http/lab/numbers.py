"""The variant editor of the laboratory's page: the numbers of a game, and saved variants."""

from __future__ import annotations

import asyncio
import math
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

import msgspec

from meadhall.engine import Game, MeadhallError
from meadhall.engine.common.variants import Variant, build_variant, read_variant
from meadhall.engine.contract.contents import numbers_of, with_number

VARIANTS_FOLDER: Final = "variants"


class NumberRow(msgspec.Struct, frozen=True):
    """One number: its file and entry, and its values in the game (None if the game lacks it) and in the variant."""

    file: str
    where: str
    entry: str
    called: str  # name of the entry
    field: str
    game: int | float | None
    now: int | float  # value in the variant


class Numbers(msgspec.Struct, frozen=True):
    """All numbers of a game with a variant, and the saved variants. `error` says why the variant is invalid."""

    numbers: list[NumberRow] = []
    saved: list[str] = []
    name: str = ""
    error: str = ""


class NumberChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new value for one number, as the user typed it."""

    file: str
    where: str
    value: str


class SaveRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A variant to save under a name: an existing variant, or the game if it is empty, with changed numbers."""

    game: str
    name: str
    variant: str = ""
    changes: list[NumberChange] = []


class SaveResult(msgspec.Struct, frozen=True):
    """The folder of the saved variant, or the error that prevents saving."""

    variant: str = ""
    error: str = ""


class VariantEditor:
    """Reads and saves variants."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder / VARIANTS_FOLDER
        self._saving = asyncio.Lock()

    async def numbers(self, game: Game[Any], variant: str) -> Numbers:
        """Return the numbers of a game with a variant. `variant` is its folder or file, or empty for the game alone."""
        return await asyncio.to_thread(self._numbers, game, variant)

    def _numbers(self, game: Game[Any], variant: str) -> Numbers:
        saved = [str(path.parent) for path in sorted(self._folder.glob("*/variant.toml"))]
        try:
            parsed_variant = read_variant(Path(variant)) if variant else None
            game_numbers = numbers_of(game, parsed_variant)
        except MeadhallError as error:
            return Numbers(saved=saved, error=str(error))
        rows = [
            NumberRow(file, number.where, number.entry, number.display_name, number.field, before, number.value)
            for file, number, before in game_numbers
        ]
        return Numbers(rows, saved, parsed_variant.name if parsed_variant is not None else "")

    async def save(self, game: Game[Any], game_name: str, request: SaveRequest) -> SaveResult:
        """Check and save a variant; `game_name` is the command-line argument for the game."""
        async with self._saving:
            try:
                variant = await asyncio.to_thread(_requested_variant, game, request)
                return await self._save(variant, game_name)
            except MeadhallError as error:
                return SaveResult(error=str(error))
            except OSError as error:
                return SaveResult(error=f"cannot save the variant in {self._folder}: {error.strerror}")

    async def _save(self, variant: Variant, game_name: str) -> SaveResult:
        self._folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=self._folder) as place:
            new, target = Path(place) / variant.name, self._folder / variant.name
            _write(variant, new)
            error = await _variant_error(new, game_name)
            if error:
                return SaveResult(error=error)
            shutil.rmtree(target, ignore_errors=True)
            new.rename(target)
        return SaveResult(str(target))


def _requested_variant(game: Game[Any], request: SaveRequest) -> Variant:
    """Return the variant to save. Raise BadContent if it is invalid."""
    base = read_variant(Path(request.variant)) if request.variant else Variant(request.name, {})
    for change in request.changes:
        base = with_number(game, base, change.file, change.where, _parsed_number(change.value))
    return build_variant(
        Variant(request.name, base.files, base.game or game.id, base.about).files_with_about, request.name
    )


def _parsed_number(text: str) -> int | float | str:
    """Return the typed number. Other text is returned unchanged, and the check of the variant reports it."""
    for kind in (int, float):
        try:
            value = kind(text)
        except ValueError:
            continue
        if math.isfinite(value):
            return value
    return text


def _write(variant: Variant, folder: Path) -> None:
    folder.mkdir()
    for name, text in variant.files_with_about.items():
        (folder / name).write_text(text, "utf-8")


async def _variant_error(folder: Path, game_name: str) -> str:
    """Return the error that `meadhall variant` reports for a variant; empty if it is valid."""
    child = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "meadhall", "variant", str(folder), "--game", game_name),
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.PIPE,
    )
    _, errors = await child.communicate()
    arguments = errors.decode("utf-8", "replace").strip().rpartition("\n")[2]
    return arguments.removeprefix("meadhall: ") if child.returncode else ""
