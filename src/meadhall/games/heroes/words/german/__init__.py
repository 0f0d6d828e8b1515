"""How Heroes speaks German."""

from dataclasses import replace

from meadhall.engine.german import GermanNames
from meadhall.engine.tongue import Tongue
from meadhall.games.heroes.foresight import Previews
from meadhall.games.heroes.scene import Scenes
from meadhall.games.heroes.state import State
from meadhall.games.heroes.words.english import VOICE as ENGLISH
from meadhall.games.heroes.words.german.aim import aim
from meadhall.games.heroes.words.german.choices import CHOICES
from meadhall.games.heroes.words.german.events import event
from meadhall.games.heroes.words.german.forecasts import Forecasts
from meadhall.games.heroes.words.german.labels import Labels
from meadhall.games.heroes.words.german.names import ALIKE
from meadhall.games.heroes.words.german.options import brief_option, option, parts
from meadhall.games.heroes.words.german.questions import question, warning
from meadhall.games.heroes.words.german.reasons import reason

VOICE = replace(
    ENGLISH,
    event=event,
    option=option,
    question=question,
    brief_option=brief_option,
    warning=warning,
    parts=parts,
    reason=reason,
    aim=aim,
)
PREVIEWS = Previews(Forecasts())

TONGUE: Tongue[State] = Tongue(
    "de",
    VOICE,
    Scenes(Labels()),
    PREVIEWS,
    PREVIEWS.outlook,
    names=GermanNames,
    choices=CHOICES,
    points={"hit points": "Lebenspunkte", "victory points": "Siegpunkte"},
    alike=ALIKE,
)
