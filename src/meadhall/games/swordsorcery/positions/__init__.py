"""Test positions, written in few words. May import `study` and below."""

from typing import Final

from meadhall.engine import Luck, Positions
from meadhall.games.swordsorcery.content import ENEMIES
from meadhall.games.swordsorcery.positions.build import WORDS, begin, finish
from meadhall.games.swordsorcery.state import State

KINDS: Final = {
    "red": "red", "blue": "blue", "encounters": "encounter", "traps_drawn": "trap", "treasures_drawn": "treasure",
    "searched": "search", "events": "event", "drawn": "enemies", "legends": "legend",
}  # fmt: skip

POSITIONS: Final[Positions[State]] = Positions(
    luck={
        **{word: Luck(kind) for word, kind in KINDS.items()},
        **{f"power_{id}": Luck(f"power/{id}") for id, card in ENEMIES.items() if card.deck},
    },
    words=WORDS,
    each=(),
    begin=begin,
    finish=finish,
)
