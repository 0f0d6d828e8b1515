"""How Heroes speaks."""

from typing import Final

from meadhall.engine import Wording
from meadhall.games.heroes.events import ActionBegan, PreparationBegan, Stopped
from meadhall.games.heroes.words.common import harms_friends
from meadhall.games.heroes.words.english.events import befalls, event
from meadhall.games.heroes.words.english.options import brief_option, option, parts
from meadhall.games.heroes.words.english.questions import SIGNS, aim, question, warning

WORDING: Final = Wording(
    event=event,
    option=option,
    question=question,
    brief_option=brief_option,
    befalls=befalls,
    opens=(PreparationBegan, Stopped, ActionBegan),
    warning=warning,
    parts=parts,
    aim=aim,
    signs=SIGNS,
    chances={"spells": "a Spell", "deck": "a Spell", "army": "a Creature", "setup": "the order of players"},
    late=harms_friends,
    letters={"end": "z", "pass": "y", "none": "z"},
)
