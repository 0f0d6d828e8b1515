"""How Adventure Land speaks. Only what the listener may know is said: hidden values are taken from the masked state."""

from meadhall.engine.language.wording import Wording
from meadhall.games.adventureland.events import (
    CardTurned,
    FightBegan,
    FightLost,
    FightWon,
    FirstPlayerDrawn,
    GameEnded,
    GoldPickedUp,
    Grouped,
    Hopeless,
    Joined,
    KingJoined,
    KingLeft,
    KingRescued,
    Looked,
    NobodyCanMove,
    PrincessRescued,
    Rolled,
    RoundBegan,
    Scored,
    SentBack,
    SweptOff,
    TileShown,
    Took,
    TurnBegan,
    TurnSkipped,
)
from meadhall.games.adventureland.words.english.aim import aim
from meadhall.games.adventureland.words.english.events import befalls, brief_event, event
from meadhall.games.adventureland.words.english.options import brief_option, option, parts
from meadhall.games.adventureland.words.english.questions import aside, question, warning

WORDING = Wording(
    event=event,
    option=option,
    question=question,
    brief_event=brief_event,
    brief_option=brief_option,
    befalls=befalls,
    opens=(FirstPlayerDrawn, TurnBegan, TurnSkipped, NobodyCanMove, GameEnded),
    joins=(
        SweptOff, Grouped, Took, Looked, Joined, Scored, FightBegan, Hopeless, Rolled, FightWon, FightLost,
        GoldPickedUp, KingJoined, KingLeft, KingRescued, PrincessRescued, SentBack,
    ),
    marks={
        RoundBegan: "round", FightWon: "fight", FightLost: "fight", SweptOff: "sweep", TileShown: "reveal",
        PrincessRescued: "rescue", KingRescued: "rescue", GameEnded: "end",
        CardTurned: lambda card: "reveal" if card.creature >= 0 else "",
    },
    aside=aside,
    warning=warning,
    letters={"stay": "s"},
    parts=parts,
    aim=aim,
)  # fmt: skip
