"""Each term of the glossary exists in the code and is listed once."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
ROW = re.compile(r"^\| ([^|]+) \| ([^|]+) \| `(\w+)` \|$", re.MULTILINE)
DEFINED = re.compile(
    r"^\s*(?:class|def|async def) (\w+)|^\s*(?:self\.)?(\w+)(?:: [^=\n]+)? = |^type (\w+)", re.MULTILINE
)


def test_every_term_is_defined_in_code() -> None:
    rows = ROW.findall((ROOT / "docs/glossary.md").read_text("utf-8"))
    assert len(rows) > 35
    terms = [term for term, _, _ in rows]
    assert len(terms) == len(set(terms))
    sources = (path.read_text("utf-8") for path in (ROOT / "src/meadhall").rglob("*.py"))
    names = {name for text in sources for definition in DEFINED.findall(text) for name in definition}
    assert [f"{term}: {name}" for term, _, name in rows if name not in names] == []
