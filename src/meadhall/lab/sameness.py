"""Identifies this Meadhall exactly: all machines of a series must have the same."""

from __future__ import annotations

import hashlib
import platform
from functools import cache
from pathlib import Path
from typing import Final

import meadhall

COUNTS: Final = (".py", ".toml")  # the files that a match depends on


@cache
def code_here() -> str:
    """Version of Meadhall, digest of its code and content, and version of Python."""
    digest, root = hashlib.blake2b(digest_size=4), Path(meadhall.__file__).parent
    for path in sorted(path for path in root.rglob("*") if path.suffix in COUNTS):
        digest.update(f"{path.relative_to(root).as_posix()}\n".encode())
        digest.update(path.read_bytes())
    python = ".".join(platform.python_version_tuple()[:2])
    return f"Meadhall {meadhall.__version__} (code {digest.hexdigest()}) with Python {python}"
