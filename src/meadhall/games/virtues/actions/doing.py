"""How each action is carried out: one flow for each kind of answer."""

from __future__ import annotations

from typing import Final

from meadhall.games.virtues.windows.opening import Acts

ACTIONS: Final = Acts()
