"""Variants: TOML files that change the content of a game. A variant is a folder, or one file to send to a friend.

The files in the folder have the names of the game's own files, and hold only the differences. `variant.toml` may hold
the variant's name and purpose. The single file holds the same texts, each after a line with its name.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Final

import msgspec

from meadhall.engine.common.content import ContentTable, parse_content
from meadhall.engine.common.errors import BadContent, joined_names

ABOUT_FILE: Final = "variant.toml"  # the file with a variant's name and purpose
MAX_LENGTH: Final = 256 * 1024  # maximum letters of a variant; every match file includes its variant
_NAME: Final = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")
_FILE: Final = re.compile(r"[\w-]+\.toml")
_BEGINS: Final = re.compile(r"^-- ([^\s/\\]+) --[ \t]*\n", re.MULTILINE)


class VariantDescription(ContentTable, frozen=True):
    """The contents of `variant.toml`: the variant's name, the id of its game, and a sentence for players."""

    name: str = ""
    game: str = ""
    about: str = ""


@dataclass(frozen=True)
class Variant:
    """A variant of a game; `files` maps the name of each changed file to its text."""

    name: str
    files: Mapping[str, str]
    game: str = ""
    about: str = ""

    @cached_property
    def plain(self) -> dict[str, dict[str, Any]]:
        """The parsed files of the variant."""
        return {name: _parse_toml(self.name, name, text) for name, text in sorted(self.files.items())}

    @cached_property
    def digest(self) -> str:
        """Short hash of the parsed files; comments and the order of fields do not change it."""
        try:
            encoded = msgspec.json.encode(self.plain, order="deterministic")
        except TypeError as error:
            raise BadContent(f"variant {self.name}: {error}") from None
        return hashlib.blake2b(encoded, digest_size=6).hexdigest()

    @property
    def files_with_about(self) -> dict[str, str]:
        """The files of the variant, with a `variant.toml` first."""
        about = {"name": self.name, "game": self.game, "about": self.about}
        lines = [f"{name} = {msgspec.json.encode(text).decode()}\n" for name, text in about.items() if text]
        return {ABOUT_FILE: "".join(lines), **dict(sorted(self.files.items()))}

    @property
    def title(self) -> str:
        """The variant's name without hyphens: `strong sirens`."""
        return self.name.replace("-", " ")


def read_variant(path: Path) -> Variant:
    """Read a variant from a folder or file. Raise BadContent if it cannot be read."""
    try:
        if path.is_dir():
            return _read_folder(path)
        return unpack_variant(path.read_text("utf-8"), path.name)
    except FileNotFoundError:
        raise BadContent(f"there is no variant {path}: neither a folder of TOML nor a file") from None
    except OSError as error:
        raise BadContent(f"variant {path}: cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadContent(f"variant {path} is not a text file") from None


def pack_variant(variant: Variant) -> str:
    """Return a variant as one text, which `unpack_variant` reads."""
    return "".join(f"-- {name} --\n{text.rstrip()}\n" for name, text in variant.files_with_about.items())


def unpack_variant(text: str, source: str) -> Variant:
    """Read a variant from one text; error messages call it `source`."""
    head, *parts = _BEGINS.split(text.removeprefix("\ufeff").replace("\r\n", "\n"))
    if not parts or head.strip():
        raise BadContent(
            f"{source} is not a variant: name its folder, or a file made by meadhall variant --pack, "
            f"whose first line is '-- {ABOUT_FILE} --'"
        )
    files = dict(zip(parts[::2], parts[1::2], strict=True))
    if len(files) < len(parts) // 2:
        raise BadContent(f"{source} contains a file twice; it has {joined_names(parts[::2])}")
    return build_variant(files, source.split(".")[0])


def build_variant(files: Mapping[str, str], name: str) -> Variant:
    """Make a variant from these files. It gets the name `name` if `variant.toml` has none."""
    description = parse_content(files.get(ABOUT_FILE, ""), VariantDescription, f"variant {name}: {ABOUT_FILE}")
    name = description.name or name
    if not _NAME.fullmatch(name):
        raise BadContent(
            f"a variant cannot be called '{name}'; use small letters, digits and hyphens, as in strong-sirens"
        )
    for file in files:
        if not _FILE.fullmatch(file):
            raise BadContent(f"variant {name}: a file in it cannot be called '{file}'; it is content, as in cards.toml")
    if sum(map(len, files.values())) > MAX_LENGTH:
        raise BadContent(f"variant {name} is larger than {MAX_LENGTH // 1024} KiB; it should hold only what differs")
    return Variant(
        name, {file: text for file, text in files.items() if file != ABOUT_FILE}, description.game, description.about
    )


def _read_folder(folder: Path) -> Variant:
    files = {file.name: file.read_text("utf-8") for file in sorted(folder.glob("*.toml"))}
    if not files:
        raise BadContent(f"the folder {folder} has no TOML in it, so it is not a variant")
    return build_variant(files, folder.resolve().name)


def _parse_toml(variant: str, name: str, text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadContent(f"variant {variant}: {name}: not TOML: {error}") from None
