"""The rules engine: flows, asks, tables, matches, luck, pieces and views. No I/O, no clock, no names of games.

A game imports everything that it needs from here: `from meadhall.engine import Game, State, choose, menu`.
"""

from meadhall.engine.common.content import ContentTable, parse_content, read_content
from meadhall.engine.common.errors import (
    BadContent,
    BadOption,
    BadPosition,
    BadRecord,
    MeadhallError,
    NotOffered,
    Sentence,
    UnknownGame,
)
from meadhall.engine.contract.cover import Cover, EventCount
from meadhall.engine.contract.game import ANY_QUESTION, Choice, Game, Setting, Standing, UnaskedActions, ranked
from meadhall.engine.contract.guide import Decision, Guide, Plan
from meadhall.engine.contract.registry import find_game, installed_games
from meadhall.engine.contract.study import Study, Trial
from meadhall.engine.flows.flow import (
    CLOCK,
    Ask,
    CutTo,
    First,
    Flow,
    NotAsked,
    Seat,
    Step,
    choose,
    first,
    gather,
    together,
)
from meadhall.engine.flows.lanes import Lanes
from meadhall.engine.flows.options import Candidate, Menu, Option, Reason, Refusal, Refused, menu
from meadhall.engine.language.language import ChoiceWords
from meadhall.engine.language.names import Names
from meadhall.engine.language.wording import Wording
from meadhall.engine.model.pieces import UNSEEN, Face, Faces, Piece
from meadhall.engine.model.state import HAND, OVER, PART, State
from meadhall.engine.play.imagining import imagine
from meadhall.engine.play.match import Match
from meadhall.engine.positions.positions import Luck, Positions
from meadhall.engine.presentation.scene import (
    Card,
    CardFace,
    Figure,
    Ladder,
    Marker,
    Moment,
    Place,
    Rung,
    Scene,
    SeatScene,
    Track,
)
from meadhall.engine.privacy.view import View
from meadhall.engine.realtime.timing import GroupTimes, SeatTimes, Sequencer, Taker, Timing
from meadhall.engine.table.chance import ScriptedLuck, SeededLuck
from meadhall.engine.table.events import EVERYBODY, Event
from meadhall.engine.table.log import Answer, Outcome, TakenBack
from meadhall.engine.table.table import DIE, Table

__all__ = [
    "ANY_QUESTION",
    "CLOCK",
    "DIE",
    "EVERYBODY",
    "HAND",
    "OVER",
    "PART",
    "UNSEEN",
    "Answer",
    "Ask",
    "BadContent",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Candidate",
    "Card",
    "CardFace",
    "Choice",
    "ChoiceWords",
    "ContentTable",
    "Cover",
    "CutTo",
    "Decision",
    "Event",
    "EventCount",
    "Face",
    "Faces",
    "Figure",
    "First",
    "Flow",
    "Game",
    "GroupTimes",
    "Guide",
    "Ladder",
    "Lanes",
    "Luck",
    "Marker",
    "Match",
    "MeadhallError",
    "Menu",
    "Moment",
    "Names",
    "NotAsked",
    "NotOffered",
    "Option",
    "Outcome",
    "Piece",
    "Place",
    "Plan",
    "Positions",
    "Reason",
    "Refusal",
    "Refused",
    "Rung",
    "Scene",
    "ScriptedLuck",
    "Seat",
    "SeatScene",
    "SeatTimes",
    "SeededLuck",
    "Sentence",
    "Sequencer",
    "Setting",
    "Standing",
    "State",
    "Step",
    "Study",
    "Table",
    "TakenBack",
    "Taker",
    "Timing",
    "Track",
    "Trial",
    "UnaskedActions",
    "UnknownGame",
    "View",
    "Wording",
    "choose",
    "find_game",
    "first",
    "gather",
    "imagine",
    "installed_games",
    "menu",
    "parse_content",
    "ranked",
    "read_content",
    "together",
]
