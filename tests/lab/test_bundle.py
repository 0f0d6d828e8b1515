"""Games, bots and variants named by file are copied to other machines, and named by their place there."""

from __future__ import annotations

from pathlib import Path

import pytest

from meadhall.engine.common.errors import BadOption
from meadhall.lab import bundle as module
from meadhall.lab.bundle import Bundle


@pytest.fixture
def there(tmp_path: Path) -> Path:
    """Folder for the bundle."""
    (tmp_path / "there").mkdir()
    return tmp_path / "there"


def packed(there: Path, *words: str) -> Bundle:
    bundle = Bundle(there)
    bundle.pack(words)
    return bundle


def lying(there: Path) -> list[str]:
    return sorted(str(path.relative_to(there)) for path in there.rglob("*") if path.is_file())


def test_names_without_a_file_are_not_bundled(there: Path) -> None:
    bundle = packed(there, "adventureland", "sensible", "thinker:400", "tests.lab.beasts:GAME")
    assert [*map(bundle.name_in_bundle, ("adventureland", "thinker:400"))] == ["adventureland", "thinker:400"]
    assert not bundle
    assert lying(there) == []


def test_bundled_bot_brings_files_of_its_name_and_of_its_settings(tmp_path: Path, there: Path) -> None:
    for name in ("clever.py", "clever.npz", "cleverer.py", "mine.npz", "letter.txt"):
        (tmp_path / name).write_text(name)
    word = f"{tmp_path / 'clever.py'}:{tmp_path / 'mine.npz'}"
    bundle = packed(there, word, f"{tmp_path / 'cleverer.py'}:calm")
    assert bundle.name_in_bundle(word) == "1/clever.py:2/mine.npz"
    assert bundle.name_in_bundle(f"{tmp_path / 'cleverer.py'}:calm") == "3/cleverer.py:calm"
    assert lying(there) == ["1/clever.npz", "1/clever.py", "2/mine.npz", "3/cleverer.py"]


def test_variant_is_bundled_as_a_folder_or_a_file(tmp_path: Path, there: Path) -> None:
    folder, file = tmp_path / "rich", tmp_path / "poor.variant"
    folder.mkdir()
    (folder / "adventureland.toml").write_text("[[adventure]]\n")
    file.write_text("-- adventureland.toml --\n[[adventure]]\n")
    bundle = packed(there, f"adventureland+{folder}", f"adventureland+{file}")
    assert bundle.name_in_bundle(f"adventureland+{folder}") == "adventureland+1/rich"
    assert bundle.name_in_bundle(f"adventureland+{file}") == "adventureland+2/poor.variant"
    assert lying(there) == ["1/rich/adventureland.toml", "2/poor.variant"]


def test_a_game_goes_as_its_file_or_as_its_package(tmp_path: Path, there: Path) -> None:
    package = tmp_path / "dice" / "src" / "dice"
    package.mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "content").mkdir()
    (package / "content" / "dice.toml").touch()
    (tmp_path / "pig.py").touch()
    pig = str(tmp_path / "pig.py")
    bundle = packed(there, str(tmp_path / "dice"), pig)
    assert bundle.name_in_bundle(str(tmp_path / "dice")) == "1/dice"
    assert bundle.name_in_bundle(pig) == "2/pig.py"
    assert lying(there) == ["1/dice/__init__.py", "1/dice/content/dice.toml", "2/pig.py"]


def test_oversized_bundle_is_refused(tmp_path: Path, there: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LARGEST", 1)
    (tmp_path / "large.py").write_bytes(b"#" * 2**21)
    with pytest.raises(BadOption, match=r"2 MB would have to be sent to every node, for .*large\.py; at most 1:"):
        packed(there, str(tmp_path / "large.py"))
