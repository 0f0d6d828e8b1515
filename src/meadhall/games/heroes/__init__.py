"""Heroes: two to four players roll dice at the same time to cast Spells and command Creatures.

The rules are in `rules.md`. Each module docstring names the chapters that the module implements.
"""

from __future__ import annotations

from meadhall.engine import Game, Table
from meadhall.engine.contract.cover import Cover
from meadhall.engine.contract.game import FirstMatch
from meadhall.games.heroes import computed
from meadhall.games.heroes.bot.gentle import gentle
from meadhall.games.heroes.bot.judgement import JUDGEMENT
from meadhall.games.heroes.bot.sensible import GUIDE, sensible
from meadhall.games.heroes.content import SPELLS
from meadhall.games.heroes.ending import standings
from meadhall.games.heroes.lesson import LESSON
from meadhall.games.heroes.options import CHOICES, forbids
from meadhall.games.heroes.positions import POSITIONS
from meadhall.games.heroes.preparation import play_beat
from meadhall.games.heroes.preview import answer_effects, answer_preview
from meadhall.games.heroes.real_time.flows import run_race_event
from meadhall.games.heroes.real_time.sequencer import TIMING
from meadhall.games.heroes.scene import table_scene
from meadhall.games.heroes.setup import (
    build_armies,
    deal_armies,
    deal_hands,
    first_state,
    place_one_card,
    set_up,
    take_draft_turn,
)
from meadhall.games.heroes.side_by_side import LANES
from meadhall.games.heroes.state import SPELL_BAG, State
from meadhall.games.heroes.study import STUDY
from meadhall.games.heroes.turns.at_any_time import UNASKED
from meadhall.games.heroes.turns.formats import begin_stage, teams
from meadhall.games.heroes.turns.rounds import (
    activate_or_move,
    ask_next_player,
    begin_action,
    begin_next_round,
    resume_preparation,
    run_action,
)
from meadhall.games.heroes.words import WORDING


async def run_preparation(t: Table[State]) -> None:
    """Play one beat of Preparation, or in real time one event (HE-SEQ-02, HE-GAM-05)."""
    if t.state.options.mode == "realtime":
        await run_race_event(t)
    else:
        await play_beat(t)


GAME: Game[State] = Game(
    id="heroes",
    name="Heroes",
    version="1",
    choices=CHOICES,
    first_state=first_state,
    steps={
        "setup": set_up,
        "draft": take_draft_turn,
        "army": build_armies,
        "place": place_one_card,
        "hands": deal_hands,
        "prepare": run_preparation,
        "rounds": begin_next_round,
        "act": begin_action,
        "action": run_action,
        "activate": activate_or_move,
        "next": ask_next_player,
        "resume": resume_preparation,
        "stage": begin_stage,
    },
    standings=standings,
    wording=WORDING,
    scene=table_scene,
    face_names={SPELL_BAG: [spell.id for spell in SPELLS]},
    cover=Cover(minutes="20–30", players=2, picture="cover.svg", sign="dice", colour="blue"),
    rules="rules.md",
    handbook="handbook",
    forbids=forbids,
    unasked=UNASKED,
    timing=TIMING,
    bots={"gentle": gentle, "sensible": sensible},
    guide=GUIDE,
    judgement=JUDGEMENT,
    positions=POSITIONS,
    study=STUDY,
    first_match=FirstMatch({"first_game": True}, bot="gentle"),
    lesson=LESSON,
    deals=deal_armies,
    preview=answer_preview,
    outlook=answer_effects,
    computed=computed.computed,
    teams=teams,
    fields="meadhall.games.heroes.drawing.fields:FIELDS",
    tray="meadhall.games.heroes.drawing.tray:TRAY",
    lanes=LANES,
    answers_stand=True,
)
