"""How long a test waits for a condition."""

from __future__ import annotations

import os
from typing import Final

MINUTE: Final = 60.0
MOST: Final = 5.0  # times as long, on a machine that is overloaded


def patience(seconds: float = MINUTE) -> float:
    """Seconds to wait at most, more of them while the machine has more to do than it has cores."""
    return seconds * min(MOST, max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1)))
