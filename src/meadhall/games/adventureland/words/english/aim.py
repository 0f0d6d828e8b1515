"""What the game is about, and what scores in each adventure: for who sits down without having read the rules."""

from __future__ import annotations

from typing import Final

from meadhall.games.adventureland.ending import KING, PRINCESS
from meadhall.games.adventureland.state import State
from meadhall.games.adventureland.words.numbers import FIGURE, GOLD, MOST

COMMON: Final = [
    "Your adventurers go south or east only; who stops on a field takes what lies there.",
    "Who stops at a fog creature fights it, with companions, dice, swords, herbs and gold.",
]
STOCKS: Final = "The round in which the last sword and the last companion leave the table is the last."
CARDS: Final = "The game ends with the round in which that is done, or the terrain cards run out."
# How to win, how it ends, and what else brings points.
SCORES: Final = {
    1: (
        f"Most points win, counted at once: gold {GOLD}, creatures by wreath, a party's companions 1, 2, 3.",
        STOCKS,
        "A companion brings as many points as its party has companions with it: the larger, the more.",
    ),
    2: (
        f"Most points win, counted at the end: a gold {GOLD}, creatures their strength, tiles their value.",
        STOCKS,
        f"Each figure of your largest party brings {FIGURE}, and parties of yours may join into one.",
    ),
    3: (
        f"Most points win, counted at the end: a gold {GOLD}, creatures their wreath, most of each {MOST}.",
        STOCKS,
        "Cities pay who has most figures there; each outside loses a point for every creature left.",
    ),
    4: (
        f"Most points win: the princess {PRINCESS.points_princess}, a key {PRINCESS.points_key}, "
        f"a gold {GOLD}, a beaten creature its wreath.",
        CARDS.replace("that is done", "she is freed"),
        "Enough figures in a city win its key; with all five you may fight the giant for the princess.",
    ),
    5: (
        "Beat {creatures} and bring the king to the capital, all together; then most points win.",
        CARDS,
        f"A creature brings its wreath, the king {KING.points_king}, most creatures and most in the capital {MOST}.",
    ),
}


def aim(s: State) -> list[str]:
    """How to win this adventure, how it ends, and how one moves and fights: five short sentences."""
    left = s.options.king_fog_left
    first, *more = SCORES[s.options.adventure]
    return [first.format(creatures=f"all but {left} creatures" if left else "every creature"), *more, *COMMON]
