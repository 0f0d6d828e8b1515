"""The numbers of a game and its variant for the laboratory's page, and the variants saved there."""

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
from meadhall.engine.common.variants import Variant, made, read_variant
from meadhall.engine.contract.contents import numbers_of, with_number

MINE: Final = "variants"  # the folder of saved variants


class NumberRow(msgspec.Struct, frozen=True):
    """One number: its file and entry, its value in the game, if it is there, and in the variant."""

    file: str
    where: str
    entry: str
    called: str
    field: str
    game: int | float | None
    now: int | float


class Numbers(msgspec.Struct, frozen=True):
    """All numbers, and the folders of saved variants; `error` if the variant does not fit."""

    numbers: list[NumberRow] = []
    saved: list[str] = []
    name: str = ""
    error: str = ""


class NumberChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One number as a user typed it."""

    file: str
    where: str
    value: str


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A variant to save: an existing one, or none, with these numbers changed."""

    game: str
    name: str
    variant: str = ""
    changes: list[NumberChange] = []


class SaveResult(msgspec.Struct, frozen=True):
    """The folder of the saved variant, or the fault that prevents saving."""

    variant: str = ""
    error: str = ""


class VariantEditor:
    """Reads and saves variants."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder / MINE
        self._saving = asyncio.Lock()

    async def numbers(self, game: Game[Any], variant: str) -> Numbers:
        """The numbers of a game, with the variant in this folder or file over it, if there is one."""
        return await asyncio.to_thread(self._numbers, game, variant)

    def _numbers(self, game: Game[Any], variant: str) -> Numbers:
        saved = [str(path.parent) for path in sorted(self._folder.glob("*/variant.toml"))]
        try:
            over = read_variant(Path(variant)) if variant else None
            found = numbers_of(game, over)
        except MeadhallError as error:
            return Numbers(saved=saved, error=str(error))
        told = [
            NumberRow(file, one.where, one.entry, one.called, one.field, before, one.value)
            for file, one, before in found
        ]
        return Numbers(told, saved, over.name if over is not None else "")

    async def save(self, game: Game[Any], word: str, wish: Wish) -> SaveResult:
        """Save a valid variant; `word` is how another process finds its game."""
        async with self._saving:
            try:
                variant = await asyncio.to_thread(_wished, game, wish)
                return await self._saved(variant, word)
            except MeadhallError as error:
                return SaveResult(error=str(error))
            except OSError as error:
                return SaveResult(error=f"{self._folder} cannot keep the variant: {error.strerror}")

    async def _saved(self, variant: Variant, word: str) -> SaveResult:
        self._folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=self._folder) as place:
            new, there = Path(place) / variant.name, self._folder / variant.name
            _write(variant, new)
            error = await _complaint(new, word)
            if error:
                return SaveResult(error=error)
            shutil.rmtree(there, ignore_errors=True)
            new.rename(there)
        return SaveResult(str(there))


def _wished(game: Game[Any], wish: Wish) -> Variant:
    """The variant to save; BadContent if it is invalid."""
    base = read_variant(Path(wish.variant)) if wish.variant else Variant(wish.name, {})
    for change in wish.changes:
        base = with_number(game, base, change.file, change.where, _typed(change.value))
    return made(Variant(wish.name, base.files, base.game or game.id, base.about).with_about, wish.name)


def _typed(text: str) -> int | float | str:
    """Read a number as TOML does; any other text stays, and the check of the variant reports it."""
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
    for name, text in variant.with_about.items():
        (folder / name).write_text(text, "utf-8")


async def _complaint(folder: Path, word: str) -> str:
    """The fault of a variant, as `meadhall variant` reports it, from a separate process."""
    child = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "meadhall", "variant", str(folder), "--game", word),
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.PIPE,
    )
    _, said = await child.communicate()
    words = said.decode("utf-8", "replace").strip().rpartition("\n")[2]
    return words.removeprefix("meadhall: ") if child.returncode else ""
