"""Games, bots and variants that are named by file are copied to other machines. Their path there is their new name."""

from __future__ import annotations

from pathlib import Path

import pytest

from meadhall.engine.common.errors import BadOption
from meadhall.lab import bundle as module
from meadhall.lab.bundle import Bundle


@pytest.fixture
def bundle_folder(tmp_path: Path) -> Path:
    """Return the folder for the bundle."""
    (tmp_path / "there").mkdir()
    return tmp_path / "there"


def make_bundle(bundle_folder: Path, *words: str) -> Bundle:
    bundle = Bundle(bundle_folder)
    bundle.pack(words)
    return bundle


def bundled_files(bundle_folder: Path) -> list[str]:
    return sorted(str(path.relative_to(bundle_folder)) for path in bundle_folder.rglob("*") if path.is_file())


def test_names_without_a_file_are_not_bundled(bundle_folder: Path) -> None:
    bundle = make_bundle(bundle_folder, "adventureland", "sensible", "thinker:400", "tests.lab.beasts:GAME")
    assert [*map(bundle.name_in_bundle, ("adventureland", "thinker:400"))] == ["adventureland", "thinker:400"]
    assert not bundle
    assert bundled_files(bundle_folder) == []


def test_bot_is_bundled_with_files_of_its_name_and_of_its_settings(tmp_path: Path, bundle_folder: Path) -> None:
    for name in ("clever.py", "clever.npz", "cleverer.py", "mine.npz", "letter.txt"):
        (tmp_path / name).write_text(name)
    word = f"{tmp_path / 'clever.py'}:{tmp_path / 'mine.npz'}"
    bundle = make_bundle(bundle_folder, word, f"{tmp_path / 'cleverer.py'}:calm")
    assert bundle.name_in_bundle(word) == "1/clever.py:2/mine.npz"
    assert bundle.name_in_bundle(f"{tmp_path / 'cleverer.py'}:calm") == "3/cleverer.py:calm"
    assert bundled_files(bundle_folder) == ["1/clever.npz", "1/clever.py", "2/mine.npz", "3/cleverer.py"]


def test_variant_is_bundled_as_a_folder_or_a_file(tmp_path: Path, bundle_folder: Path) -> None:
    folder, file = tmp_path / "rich", tmp_path / "poor.variant"
    folder.mkdir()
    (folder / "adventureland.toml").write_text("[[adventure]]\n")
    file.write_text("-- adventureland.toml --\n[[adventure]]\n")
    bundle = make_bundle(bundle_folder, f"adventureland+{folder}", f"adventureland+{file}")
    assert bundle.name_in_bundle(f"adventureland+{folder}") == "adventureland+1/rich"
    assert bundle.name_in_bundle(f"adventureland+{file}") == "adventureland+2/poor.variant"
    assert bundled_files(bundle_folder) == ["1/rich/adventureland.toml", "2/poor.variant"]


def test_game_is_bundled_as_its_file_or_its_package(tmp_path: Path, bundle_folder: Path) -> None:
    package = tmp_path / "dice" / "src" / "dice"
    package.mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "content").mkdir()
    (package / "content" / "dice.toml").touch()
    (tmp_path / "pig.py").touch()
    pig = str(tmp_path / "pig.py")
    bundle = make_bundle(bundle_folder, str(tmp_path / "dice"), pig)
    assert bundle.name_in_bundle(str(tmp_path / "dice")) == "1/dice"
    assert bundle.name_in_bundle(pig) == "2/pig.py"
    assert bundled_files(bundle_folder) == ["1/dice/__init__.py", "1/dice/content/dice.toml", "2/pig.py"]


def test_oversized_bundle_is_refused(tmp_path: Path, bundle_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MAX_MEGABYTES", 1)
    (tmp_path / "large.py").write_bytes(b"#" * 2**21)
    with pytest.raises(BadOption, match=r"2 MB would have to be sent to every node, for .*large\.py; at most 1:"):
        make_bundle(bundle_folder, str(tmp_path / "large.py"))
