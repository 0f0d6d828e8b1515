"""Sword & Sorcery: heroes raised from death fight against enemies that the game itself moves.

The rules are in `rules.md`. The code for a clause is in the file named like its chapter.
"""

from __future__ import annotations

from typing import Final

from meadhall.engine import Game
from meadhall.engine.contract.cover import Cover
from meadhall.engine.contract.game import FirstMatch
from meadhall.engine.contract.puzzling import Puzzling
from meadhall.games.swordsorcery import computed, ending, market, options, preview, scene, setup
from meadhall.games.swordsorcery.bot.explaining import answer_reason
from meadhall.games.swordsorcery.bot.judgement import JUDGEMENT, PUZZLE_TABLES
from meadhall.games.swordsorcery.bot.sensible import sensible_answer
from meadhall.games.swordsorcery.bot.thought import GUIDE
from meadhall.games.swordsorcery.content import DECKS, ENEMIES
from meadhall.games.swordsorcery.content.checking import check_content
from meadhall.games.swordsorcery.effects import fights, foes, health, places, powers, stories, treasures
from meadhall.games.swordsorcery.lesson import LESSON
from meadhall.games.swordsorcery.positions import POSITIONS
from meadhall.games.swordsorcery.state import State
from meadhall.games.swordsorcery.study import STUDY
from meadhall.games.swordsorcery.turns.enemy_turn import enemy_turn
from meadhall.games.swordsorcery.turns.hero_turn import act_once, next_turn
from meadhall.games.swordsorcery.turns.phases import event_phase, time_phase
from meadhall.games.swordsorcery.words import WORDING

check_content()
# Importing these modules registers their verbs.
VERB_MODULES: Final = (fights, foes, health, places, powers, stories, treasures)

GAME: Game[State] = Game(
    id="swordsorcery",
    name="Sword & Sorcery",
    version="1",
    choices=options.CHOICES,
    first_state=setup.first_state,
    steps={
        "heroes": setup.choose_party,
        "market": market.market,
        "setup": setup.set_up,
        "time": time_phase,
        "turn": next_turn,
        "act": act_once,
        "foes": enemy_turn,
        "event": event_phase,
        "ended": ending.end_quest,
    },
    standings=ending.standings,
    face_names={
        **{deck: names for deck, names in DECKS.items() if deck != "power"},
        **{f"power/{id}": DECKS["power"] for id, card in ENEMIES.items() if card.deck},
    },
    cover=Cover(minutes="30–60", together=True, picture="cover.svg", sign="bell", colour="amber"),
    rules="rules.md",
    handbook="handbook",
    drawing="meadhall.games.swordsorcery.drawing:DRAWING",
    lesson=LESSON,
    first_match=FirstMatch({"players": 2, "mode": "single", "difficulty": "story"}),
    forbids=options.forbids,
    positions=POSITIONS,
    bots={"sensible": sensible_answer},
    guide=GUIDE,
    judgement=JUDGEMENT,
    puzzling=Puzzling(PUZZLE_TABLES, skipped_share=0.8, has_random_setup=True, uses_hidden_content=True),
    reason=answer_reason,
    wording=WORDING,
    scene=scene.scene,
    preview=preview.preview,
    computed=computed.computed,
    study=STUDY,
    sealed=True,
)
