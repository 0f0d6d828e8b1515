"""Heropath: Dragon Roar. Rival heroes travel through the land of the Dragon, grow stronger, and fight it.

The rules are in `rules.md`. Each chapter has a file of the same name here, and each mode a file in `modes`.
"""

from __future__ import annotations

from typing import Final

from meadhall.engine import Game, Table
from meadhall.engine.contract.cover import Cover
from meadhall.engine.contract.game import FirstMatch
from meadhall.games.heropath import computed, modes, preview, scene
from meadhall.games.heropath.actions.trading import ask_for_answer, assign_offered_cards
from meadhall.games.heropath.bot.explaining import reason
from meadhall.games.heropath.bot.gentle import gentle
from meadhall.games.heropath.bot.judgement import JUDGEMENT
from meadhall.games.heropath.bot.sensible import sensible
from meadhall.games.heropath.bot.thinking import GUIDE
from meadhall.games.heropath.content import CARDS, DECKS, ENEMIES, SITES
from meadhall.games.heropath.dragon.gathering import gather_at_start
from meadhall.games.heropath.ending import end_match, standings
from meadhall.games.heropath.lesson import LESSON
from meadhall.games.heropath.options import CHOICES, allied_seats, forbids
from meadhall.games.heropath.positions import POSITIONS
from meadhall.games.heropath.real_time.sequencer import TIMING
from meadhall.games.heropath.rows import pace
from meadhall.games.heropath.setup.draft import arm_heroes, place_kept_cards, play_draft
from meadhall.games.heropath.setup.start import first_state, set_up
from meadhall.games.heropath.state import ENEMY_BAG, SITE_BAG, State
from meadhall.games.heropath.study import STUDY
from meadhall.games.heropath.turns.acting import exchange_step, rest_step, travel_step, visit_step
from meadhall.games.heropath.turns.meanwhile import UNASKED
from meadhall.games.heropath.words import WORDING

MODES: Final = modes


async def begin_round(t: Table[State]) -> None:
    """Begin a Game Round (HP-TRN-01), after the Gathering if one is due (HP-GAT-03)."""
    gather_at_start(t)
    await pace(t.state).begin_round(t)


GAME: Game[State] = Game(
    id="heropath",
    name="Heropath: Dragon Roar",
    version="1",
    choices=CHOICES,
    first_state=first_state,
    steps={
        "setup": set_up,
        "draft": play_draft,
        "opening": place_kept_cards,
        "arming": arm_heroes,
        "round": begin_round,
        "turn": lambda t: pace(t.state).open_turn(t),
        "go": lambda t: pace(t.state).take_action(t),
        "travel": travel_step,
        "rest": rest_step,
        "visit": visit_step,
        "answer": ask_for_answer,
        "dealt": exchange_step,
        "close": lambda t: pace(t.state).close_turn(t),
        "end": end_match,
    },
    standings=standings,
    wording=WORDING,
    scene=scene.scene,
    face_names={
        **{deck: [card.name for card in CARDS] for deck in DECKS},
        SITE_BAG: [site.name for site in SITES],
        ENEMY_BAG: [enemy.name for enemy in ENEMIES],
    },
    cover=Cover(minutes="60–120", picture="cover.svg", sign="dragon", colour="red"),
    rules="rules.md",
    handbook="handbook",
    drawing="meadhall.games.heropath.drawing:DRAWING",
    forbids=forbids,
    bots={"gentle": gentle, "sensible": sensible},
    first_match=FirstMatch({"players": 2, "first_game": True}, bot="gentle"),
    lesson=LESSON,
    guide=GUIDE,
    reason=reason,
    judgement=JUDGEMENT,
    deals=assign_offered_cards,
    study=STUDY,
    unasked=UNASKED,
    timing=TIMING,
    teams=allied_seats,
    positions=POSITIONS,
    preview=preview.preview,
    computed=computed.computed,
    interrupts=frozenset(("use-card",)),  # HP-ASK-18: a card as a reaction to another player
    turn=lambda s: s.now,
)
