"""The rules engine: flows and asks, tables and matches, chance, pieces and views. No I/O, no clock, no game's name.

What a game is written with can all be imported from here: `from meadhall.engine import Game, State, choose, menu`.
"""

from meadhall.engine.chance import Scripted, Seeded
from meadhall.engine.content import ContentTable, parse_content, read_content
from meadhall.engine.errors import (
    BadContent,
    BadOption,
    BadPosition,
    BadRecord,
    MeadhallError,
    NotOffered,
    Sentence,
    UnknownGame,
)
from meadhall.engine.events import EVERYBODY, Event
from meadhall.engine.finding import find_game, installed_games
from meadhall.engine.flow import CLOCK, Ask, CutTo, First, Flow, NotAsked, Seat, Step, choose, first, gather, together
from meadhall.engine.game import Choice, Game, Luck, Positions, Setting, Standing, Unasked, ranked
from meadhall.engine.guide import Asked, Guide, Plan
from meadhall.engine.lanes import Lanes
from meadhall.engine.log import Answer, Outcome, TakenBack
from meadhall.engine.match import Match
from meadhall.engine.options import Menu, Option, Refusal, Why, menu
from meadhall.engine.pieces import UNSEEN, Face, Faces, Piece
from meadhall.engine.scene import Card, Figure, Place, Scene, SeatScene
from meadhall.engine.state import HAND, OVER, PART, State
from meadhall.engine.study import Study
from meadhall.engine.table import DIE, Table
from meadhall.engine.timing import GroupTimes, SeatTimes, Sequencer, Taker, Timing
from meadhall.engine.tongue import Tongue, Wording
from meadhall.engine.view import View
from meadhall.engine.voice import Names, Voice

__all__ = [
    "CLOCK",
    "DIE",
    "EVERYBODY",
    "HAND",
    "OVER",
    "PART",
    "UNSEEN",
    "Answer",
    "Ask",
    "Asked",
    "BadContent",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Card",
    "Choice",
    "ContentTable",
    "CutTo",
    "Event",
    "Face",
    "Faces",
    "Figure",
    "First",
    "Flow",
    "Game",
    "GroupTimes",
    "Guide",
    "Lanes",
    "Luck",
    "Match",
    "MeadhallError",
    "Menu",
    "Names",
    "NotAsked",
    "NotOffered",
    "Option",
    "Outcome",
    "Piece",
    "Place",
    "Plan",
    "Positions",
    "Refusal",
    "Scene",
    "Scripted",
    "Seat",
    "SeatScene",
    "SeatTimes",
    "Seeded",
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
    "Tongue",
    "Unasked",
    "UnknownGame",
    "View",
    "Voice",
    "Why",
    "Wording",
    "choose",
    "find_game",
    "first",
    "gather",
    "installed_games",
    "menu",
    "parse_content",
    "ranked",
    "read_content",
    "together",
]
