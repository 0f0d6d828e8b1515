"""How Heroes speaks German."""

from dataclasses import replace

from meadhall.engine import Language
from meadhall.engine.language.german import GermanNames
from meadhall.games.heroes.preview import Previews
from meadhall.games.heroes.scene import Scenes
from meadhall.games.heroes.state import State
from meadhall.games.heroes.words.english import WORDING as ENGLISH
from meadhall.games.heroes.words.german.choices import CHOICES
from meadhall.games.heroes.words.german.events import event
from meadhall.games.heroes.words.german.forecasts import Forecasts
from meadhall.games.heroes.words.german.labels import Labels
from meadhall.games.heroes.words.german.names import ALIKE
from meadhall.games.heroes.words.german.options import brief_option, option, parts
from meadhall.games.heroes.words.german.questions import SIGNS, aim, question, warning
from meadhall.games.heroes.words.german.reasons import reason

WORDING = replace(
    ENGLISH,
    event=event,
    option=option,
    question=question,
    brief_option=brief_option,
    warning=warning,
    parts=parts,
    reason=reason,
    aim=aim,
    signs=SIGNS,
)
PREVIEWS = Previews(Forecasts())

LANGUAGE: Language[State] = Language(
    "de",
    WORDING,
    Scenes(Labels()),
    PREVIEWS,
    PREVIEWS.outlook,
    names=GermanNames,
    choices=CHOICES,
    points={"hit points": "Lebenspunkte", "victory points": "Siegpunkte"},
    alike=ALIKE,
)
