"""How much the tests play at random: a little each time, and more with MEADHALL_DEPTH=10 (`make deep`)."""

from __future__ import annotations

import os
from typing import Final

DEPTH: Final = int(os.environ.get("MEADHALL_DEPTH") or 1)


def deep(few: int) -> int:
    """So many matches or looks as a usual run has time for, and many times as many where depth is asked for."""
    return few * DEPTH
