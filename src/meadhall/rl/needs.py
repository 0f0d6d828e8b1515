"""What has to be installed for learners, said in one sentence where it is missing."""

from __future__ import annotations

from typing import Any

from meadhall import extras
from meadhall.extras import NotInstalled

__all__ = ["NotInstalled", "needed"]


def needed(module: str, extra: str) -> Any:
    """A module of another package; NotInstalled says which extra of ours brings it."""
    return extras.needed(module, extra, "learners need")
