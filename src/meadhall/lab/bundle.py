"""A bundle of the files that a command names, for other machines: games, variants, bots and their data."""

from __future__ import annotations

import shutil
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from meadhall.bots.user_bots import split_file_name
from meadhall.engine import BadOption, installed_games
from meadhall.engine.contract import registry, varied

LARGEST: Final = 50  # megabytes in total
LEFT_OUT: Final = shutil.ignore_patterns("__pycache__", ".git", ".venv", "node_modules")


class Bundle:
    """Copies of files in a folder, one subfolder each, with a map from old name to new."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._words: dict[str, str] = {}
        self._things = 0

    def pack(self, words: Iterable[str]) -> None:
        """Copy the files that these words name; BadOption if they are too large to send."""
        for word in words:
            self._words[word] = self._packed(word)
        size = sum(path.stat().st_size for path in self._folder.rglob("*") if path.is_file())
        if size > LARGEST * 2**20:
            raise BadOption(
                f"{size / 2**20:.0f} MB would have to be sent to every node, for {' and '.join(self._words)}; "
                f"at most {LARGEST}: put games and bots into folders of their own"
            )

    def named(self, word: str) -> str:
        """Name of the copy in the bundle; a name without a copy stays."""
        return self._words.get(word, word)

    def __bool__(self) -> bool:
        """Whether there is anything to send."""
        return self._things > 0

    def _packed(self, word: str) -> str:
        file, settings = split_file_name(word) or (None, "")
        if file is not None and file.is_file():
            place = self._with_its_own(file)
            own = self._with_its_own(Path(settings)) if settings and Path(settings).is_file() else settings
            return f"{place}:{own}" if own else place
        game, plus, variant = word.partition(varied.PLUS)
        if plus and Path(variant).exists() and not Path(word).exists():
            return f"{self._game(game)}{varied.PLUS}{self._whole(Path(variant))}"
        return self._game(word)

    def _game(self, word: str) -> str:
        file = None if word in installed_games() else registry.file_of(Path(word))
        if file is None:
            return word
        return self._whole(file.parent) if file.name == "__init__.py" else self._with_its_own(file)

    def _whole(self, path: Path) -> str:
        """A folder with all that is in it, or one file."""
        there = self._place(path)
        if path.is_dir():
            shutil.copytree(path, there, ignore=LEFT_OUT)
        else:
            shutil.copy(path, there)
        return self._word(there)

    def _with_its_own(self, file: Path) -> str:
        """Copy a file and its siblings with the same stem, such as `learned.npz` beside `learned.py`."""
        there = self._place(file)
        for path in file.resolve().parent.iterdir():
            if path.is_file() and path.name.startswith(f"{file.resolve().stem}."):
                shutil.copy(path, there.with_name(path.name))
        return self._word(there)

    def _place(self, path: Path) -> Path:
        """Path in a new subfolder, with the same file name."""
        self._things += 1
        place = self._folder / str(self._things)
        place.mkdir()
        return place / path.resolve().name

    def _word(self, path: Path) -> str:
        return path.relative_to(self._folder).as_posix()
