"""The position of the pictures: The Fellowship, three players, round 6. A fight with a Fog Stalker follows."""

from __future__ import annotations

from meadhall.bots import find_bot
from meadhall.terminal.session import Player, Session
from meadhall.testing import table

PEOPLE = ("You", "Bot Bram", "Bot Isolde")
USED_FIELDS = "B2 C1 C2 C4 D3 D4 E3 J2 I2 J3 B5 B6 C6 F4 E5 A1 G1 C10 I8 J8 H9 B9 I10"


def session() -> Session:
    """Return a session where it is your move. The answer `go:D6` selects the party on D6."""
    trial = table(
        "adventureland",
        players=3,
        seed="fog",
        step="turn",
        round=6,
        black={
            "parties": "D2 F1 E5+1 D6+2 A7 C8 row4 colD",
            "swords": [2, 1, 0],
            "herbs": [4, 2],
            "gold": 2,
            "points": 8,
        },
        green={
            "parties": "D1 C3 A4 E8+1 G7+1 row2 colB colD",
            "swords": [1],
            "herbs": [3],
            "gold": 1,
            "beaten": [10],
            "points": 9,
        },
        violet={
            "parties": "A2 H1 F6 K7+3 row4 colB colC colD",
            "swords": [2],
            "herbs": [2],
            "gold": 1,
            "beaten": [8],
            "points": 12,
        },
        board="B1 E6 K4 E10 K1 B3 A9 K3 F5 C7 B10 H10 G6 D8 H4=14 A8=8 G9=10",
        sprite="G6",
        used=USED_FIELDS,
        swords_on_table=12,
        companions_on_table=12,
        cards="D9 I6 H8",
        creatures=[12],
        dice=[3, 2],
    )
    names = list(PEOPLE)
    random = find_bot("random", trial.match.game)
    return Session(trial.match, [Player(names[0]), Player(names[1], random), Player(names[2], random)])
