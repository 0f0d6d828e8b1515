"""Picking one of several options by what each is worth."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from meadhall.engine import Option

O = TypeVar("O", bound=Option)  # noqa: E741


def best(options: Sequence[O], worth: Callable[[O], Any]) -> O:
    """The option that is worth most; of equals the first."""
    return max(options, key=worth)


def least(options: Sequence[O], worth: Callable[[O], Any]) -> O:
    """The option that is worth least; of equals the first."""
    return min(options, key=worth)
