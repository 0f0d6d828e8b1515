"""`random`: answers with any option, all with the same probability."""

from __future__ import annotations

import random
from typing import Any

from meadhall.engine import Option, View


class RandomBot:
    """Plays at random. The same seed and the same menus give the same answers."""

    def __init__(self, seed: str = "0", name: str = "random") -> None:
        self.name = name
        self._rng = random.Random(f"random bot {seed}")

    def choose(self, view: View[Any]) -> Option:
        return view.options[int(self._rng.random() * len(view.options))]
