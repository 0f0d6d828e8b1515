"""How much the tests play at random: a little each time, and more with MEADHALL_DEPTH=10 (`make deep`)."""

from __future__ import annotations

import os
from typing import Final

DEPTH: Final = int(os.environ.get("MEADHALL_DEPTH") or 1)


def deep(few: int) -> int:
    """Return `few` times the depth of this run: how many matches or looks to try."""
    return few * DEPTH
