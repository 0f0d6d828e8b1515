"""Parts that refer to their owner weakly, so that no reference cycle keeps it in memory."""

from __future__ import annotations

import weakref
from typing import Generic, TypeVar

O = TypeVar("O")  # noqa: E741


class WeaklyOwned(Generic[O]):
    """A part that lives no longer than its owner.

    A strong cycle would stay until the garbage collection, which a hall runs very seldom.
    """

    def __init__(self, owner: O) -> None:
        self._owned_by = weakref.ref(owner)

    @property
    def _owner(self) -> O:
        owner = self._owned_by()
        assert owner is not None, "a part outlives its owner"
        return owner
