"""How Adventure Land speaks German."""

from dataclasses import replace

from meadhall.engine.language.german import GermanNames
from meadhall.engine.language.language import Language
from meadhall.games.adventureland.preview import Previews
from meadhall.games.adventureland.scene import Scenes
from meadhall.games.adventureland.state import State
from meadhall.games.adventureland.words.english import WORDING as ENGLISH
from meadhall.games.adventureland.words.german.aim import aim
from meadhall.games.adventureland.words.german.choices import CHOICES
from meadhall.games.adventureland.words.german.events import brief_event, event
from meadhall.games.adventureland.words.german.forecasts import Forecasts
from meadhall.games.adventureland.words.german.labels import Labels
from meadhall.games.adventureland.words.german.names import POINTS
from meadhall.games.adventureland.words.german.options import brief_option, option, parts
from meadhall.games.adventureland.words.german.questions import aside, question, warning
from meadhall.games.adventureland.words.german.reasons import reason

WORDING = replace(
    ENGLISH,
    event=event,
    option=option,
    question=question,
    brief_event=brief_event,
    brief_option=brief_option,
    aside=aside,
    warning=warning,
    parts=parts,
    reason=reason,
    aim=aim,
)


LANGUAGE: Language[State] = Language(
    "de",
    WORDING,
    Scenes(Labels()),
    Previews(Forecasts()),
    names=GermanNames,
    choices=CHOICES,
    points=POINTS,
)
