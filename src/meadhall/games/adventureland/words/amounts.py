"""The numbers of the rules that the aims of the adventures tell, the same in every language."""

from __future__ import annotations

from typing import Final

from meadhall.games.adventureland.content import CONTENT, EXPANSION

GOLD: Final = CONTENT.adventure[0].gold_each
FIGURE: Final = CONTENT.adventure[1].group_factor
MOST: Final = ", ".join(map(str, CONTENT.adventure[2].most_gold))
PRINCESS: Final = EXPANSION.princess_adventure
KING: Final = EXPANSION.king_adventure
