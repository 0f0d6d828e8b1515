"""Copies the files that a command names into a bundle for other machines: games, variants, bots and their data."""

from __future__ import annotations

import shutil
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from meadhall.bots.user_bots import split_bot_spec
from meadhall.engine import BadOption, installed_games
from meadhall.engine.contract import registry, varied

MAX_MEGABYTES: Final = 50  # maximum total size, in megabytes
IGNORED: Final = shutil.ignore_patterns("__pycache__", ".git", ".venv", "node_modules")


class Bundle:
    """Copies of files, each in its own subfolder, and a mapping from the old to the new names."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._names: dict[str, str] = {}
        self._copy_count = 0

    def pack(self, names: Iterable[str]) -> None:
        """Copy the files that these command-line words name. Raise BadOption if they are too large to send."""
        for name in names:
            self._names[name] = self._pack_name(name)
        size = sum(path.stat().st_size for path in self._folder.rglob("*") if path.is_file())
        if size > MAX_MEGABYTES * 2**20:
            raise BadOption(
                f"{size / 2**20:.0f} MB would have to be sent to every node, for {' and '.join(self._names)}; "
                f"at most {MAX_MEGABYTES}: put games and bots into folders of their own"
            )

    def name_in_bundle(self, name: str) -> str:
        """Return the name of the copy in the bundle, or the name itself if the bundle has no copy."""
        return self._names.get(name, name)

    def __bool__(self) -> bool:
        """Whether the bundle has any files."""
        return self._copy_count > 0

    def _pack_name(self, original_name: str) -> str:
        file, settings = split_bot_spec(original_name) or (None, "")
        if file is not None and file.is_file():
            name = self._copy_with_siblings(file)
            settings_name = (
                self._copy_with_siblings(Path(settings)) if settings and Path(settings).is_file() else settings
            )
            return f"{name}:{settings_name}" if settings_name else name
        game, separator, variant = original_name.partition(varied.VARIANT_SEPARATOR)
        if separator and Path(variant).exists() and not Path(original_name).exists():
            return f"{self._pack_game(game)}{varied.VARIANT_SEPARATOR}{self._copy_whole(Path(variant))}"
        return self._pack_game(original_name)

    def _pack_game(self, name: str) -> str:
        file = None if name in installed_games() else registry.module_file(Path(name))
        if file is None:
            return name
        return self._copy_whole(file.parent) if file.name == "__init__.py" else self._copy_with_siblings(file)

    def _copy_whole(self, path: Path) -> str:
        """Copy one file, or a folder with its contents. Return the name of the copy."""
        copy = self._new_path(path)
        if path.is_dir():
            shutil.copytree(path, copy, ignore=IGNORED)
        else:
            shutil.copy(path, copy)
        return self._relative_name(copy)

    def _copy_with_siblings(self, file: Path) -> str:
        """Copy a file and the files with the same stem next to it, such as `learned.npz` next to `learned.py`."""
        copy = self._new_path(file)
        for path in file.resolve().parent.iterdir():
            if path.is_file() and path.name.startswith(f"{file.resolve().stem}."):
                shutil.copy(path, copy.with_name(path.name))
        return self._relative_name(copy)

    def _new_path(self, path: Path) -> Path:
        """Make a new subfolder. Return the path for a copy of this file in it."""
        self._copy_count += 1
        subfolder = self._folder / str(self._copy_count)
        subfolder.mkdir()
        return subfolder / path.resolve().name

    def _relative_name(self, path: Path) -> str:
        return path.relative_to(self._folder).as_posix()
