"""Depth of the random tests: 1 by default, and 10 with MEADHALL_DEPTH=10 (`make deep`)."""

from __future__ import annotations

import os
from typing import Final

DEPTH: Final = int(os.environ.get("MEADHALL_DEPTH") or 1)


def deep(count: int) -> int:
    """Return how many matches or samples to try: `count` times the depth of this run."""
    return count * DEPTH
