"""Parts with a weak reference to their owner, which avoids reference cycles."""

from __future__ import annotations

import weakref
from typing import Generic, TypeVar

O = TypeVar("O")  # noqa: E741


class WeaklyOwned(Generic[O]):
    """A part with a weak reference to its owner.

    With a strong reference both would stay in memory until the next garbage collection, which is rare in a hall.
    """

    def __init__(self, owner: O) -> None:
        self._owner_reference = weakref.ref(owner)

    @property
    def _owner(self) -> O:
        owner = self._owner_reference()
        assert owner is not None, "a part outlives its owner"
        return owner
