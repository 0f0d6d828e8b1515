"""The numbers of a game and its variant for the laboratory's page, and variants that are saved there."""

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

MINE: Final = "variants"  # the folder of what is saved


class Told(msgspec.Struct, frozen=True):
    """One number: in which entry of which file, and what it is in the game, if it is there, and in the variant."""

    file: str
    where: str
    entry: str
    called: str
    field: str
    game: int | float | None
    now: int | float


class Numbers(msgspec.Struct, frozen=True):
    """All numbers, and the folders of the variants that were saved; `error` where the variant does not fit."""

    numbers: list[Told] = []
    saved: list[str] = []
    name: str = ""
    error: str = ""


class Changed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One number as somebody typed it."""

    file: str
    where: str
    value: str


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A variant that is to be saved: another, or none, with these numbers changed."""

    game: str
    name: str
    variant: str = ""
    changes: list[Changed] = []


class Saved(msgspec.Struct, frozen=True):
    """The folder of what was saved, or what is wrong with it."""

    variant: str = ""
    error: str = ""


class Bench:
    """Where variants are looked at and changed."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder / MINE
        self._saving = asyncio.Lock()

    async def numbers(self, game: Game[Any], variant: str) -> Numbers:
        """The numbers of a game, with the variant in this folder or file over it, if one is named."""
        return await asyncio.to_thread(self._numbers, game, variant)

    def _numbers(self, game: Game[Any], variant: str) -> Numbers:
        saved = [str(path.parent) for path in sorted(self._folder.glob("*/variant.toml"))]
        try:
            over = read_variant(Path(variant)) if variant else None
            found = numbers_of(game, over)
        except MeadhallError as error:
            return Numbers(saved=saved, error=str(error))
        told = [
            Told(file, one.where, one.entry, one.called, one.field, before, one.value) for file, one, before in found
        ]
        return Numbers(told, saved, over.name if over is not None else "")

    async def save(self, game: Game[Any], word: str, wish: Wish) -> Saved:
        """Saves a variant if it is one; `word` is how its game is found from elsewhere."""
        async with self._saving:
            try:
                variant = await asyncio.to_thread(_wished, game, wish)
                return await self._saved(variant, word)
            except MeadhallError as error:
                return Saved(error=str(error))
            except OSError as error:
                return Saved(error=f"{self._folder} cannot keep the variant: {error.strerror}")

    async def _saved(self, variant: Variant, word: str) -> Saved:
        self._folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=self._folder) as place:
            new, there = Path(place) / variant.name, self._folder / variant.name
            _write(variant, new)
            error = await _complaint(new, word)
            if error:
                return Saved(error=error)
            shutil.rmtree(there, ignore_errors=True)
            new.rename(there)
        return Saved(str(there))


def _wished(game: Game[Any], wish: Wish) -> Variant:
    """The variant as it is wished for; BadContent where that is none."""
    base = read_variant(Path(wish.variant)) if wish.variant else Variant(wish.name, {})
    for change in wish.changes:
        base = with_number(game, base, change.file, change.where, _typed(change.value))
    return made(Variant(wish.name, base.files, base.game or game.id, base.about).with_about, wish.name)


def _typed(text: str) -> int | float | str:
    """A number as TOML would have it; what is none stays as it is, and is told of by who checks variants."""
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
    """What is wrong with a variant, as `meadhall variant` says it, in a process that leaves nothing here."""
    child = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "meadhall", "variant", str(folder), "--game", word),
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.PIPE,
    )
    _, said = await child.communicate()
    words = said.decode("utf-8", "replace").strip().rpartition("\n")[2]
    return words.removeprefix("meadhall: ") if child.returncode else ""
