"""What `make wire` writes is never older than the Python types, and is marked as written."""

from __future__ import annotations

from pathlib import Path

import pytest

from meadhall.server.write_wire_types import ROOT, written

FILES = {path.relative_to(ROOT): text for path, text in written().items()}


@pytest.mark.parametrize("path", FILES, ids=str)
def test_what_is_written_is_that_of_the_types(path: Path) -> None:
    assert (ROOT / path).read_text() == FILES[path], "run: make wire"


@pytest.mark.parametrize("path", FILES, ids=str)
def test_what_is_written_is_marked_so(path: Path) -> None:
    marked = [line.split()[0] for line in (ROOT / ".gitattributes").read_text().splitlines() if "generated" in line]
    assert any(path.match(pattern.lstrip("/")) for pattern in marked)
    assert path.suffix != ".ts" or FILES[path].startswith("// Written by `make wire`")
