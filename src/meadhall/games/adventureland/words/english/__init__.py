"""How Adventure Land speaks. Only what the listener may know is said: hidden values are taken from the masked state."""

from meadhall.engine.language.wording import Wording
from meadhall.games.adventureland import events as e
from meadhall.games.adventureland.words.english import aim
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
    opens=(e.FirstPlayerDrawn, e.TurnBegan, e.TurnSkipped, e.NobodyCanMove, e.GameEnded),
    joins=(
        e.SweptOff, e.Grouped, e.Took, e.Looked, e.Joined, e.Scored, e.FightBegan, e.Hopeless, e.Rolled, e.FightWon,
        e.FightLost, e.GoldPickedUp, e.KingJoined, e.KingLeft, e.KingRescued, e.PrincessRescued, e.SentBack,
    ),
    marks={
        e.RoundBegan: "round", e.FightWon: "fight", e.FightLost: "fight", e.SweptOff: "sweep", e.TileShown: "reveal",
        e.PrincessRescued: "rescue", e.KingRescued: "rescue", e.GameEnded: "end",
        e.CardTurned: lambda card: "reveal" if card.creature >= 0 else "",
    },
    aside=aside,
    warning=warning,
    letters={"stay": "s"},
    parts=parts,
    aim=aim.aim,
)  # fmt: skip
