"""Imports the packages that learners need."""

from __future__ import annotations

from typing import Any

from meadhall import extras
from meadhall.extras import NotInstalled

__all__ = ["NotInstalled", "require"]


def require(module: str, extra: str) -> Any:
    """Import a module of another package. Raise NotInstalled, which names the extra to install, if it is missing."""
    return extras.require(module, extra, "learners need")
