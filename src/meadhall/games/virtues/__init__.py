"""Seven Virtues: two to six heroes, virtues to give, sins to play, and a world to hold together.

The rules are in `rules.md`; the first line of a file names the chapters or clauses that it carries out.
"""

from __future__ import annotations

from typing import Final

from meadhall.engine.contract.first_match import FirstMatch
from meadhall.engine.contract.game import Game
from meadhall.games.virtues.bot import GUIDE, gentle, sensible
from meadhall.games.virtues.content import (
    ARTIFACTS,
    BUILDINGS,
    CATACLYSMS,
    CHARACTERS,
    ELIXIRS,
    HEROES,
    QUESTS,
    SINS,
    TREASURES,
)
from meadhall.games.virtues.ending import standings
from meadhall.games.virtues.options import CHOICES, forbids, teams
from meadhall.games.virtues.phases.quest_phase import go, lap_end, phase_end, turn
from meadhall.games.virtues.phases.regrouping import regroup, score, sins
from meadhall.games.virtues.phases.setup import draft, first_state, lay_out, set_up
from meadhall.games.virtues.positions import POSITIONS
from meadhall.games.virtues.presentation.computed import computed
from meadhall.games.virtues.presentation.scene import scene
from meadhall.games.virtues.presentation.wording import WORDING
from meadhall.games.virtues.state import BAGS, HERO_BAG, State
from meadhall.games.virtues.study import STUDY

FACE_NAMES: Final = {
    HERO_BAG: [card.id for card in HEROES],
    BAGS.characters: [card.id for card in CHARACTERS],
    BAGS.elixirs: [card.id for card in ELIXIRS],
    BAGS.castles: [card.id for card in BUILDINGS],
    BAGS.estates: [card.id for card in BUILDINGS],
    BAGS.quests: [card.id for card in QUESTS],
    BAGS.treasures: [card.id for card in TREASURES],
    BAGS.sins: [card.id for card in SINS],
    BAGS.cataclysms: [card.id for card in CATACLYSMS],
    BAGS.artifacts: [card.id for card in ARTIFACTS],
}

GAME: Game[State] = Game(
    id="virtues",
    name="Seven Virtues",
    version="1",
    choices=CHOICES,
    first_state=first_state,
    steps={
        "setup": set_up,
        "draft": draft,
        "lay-out": lay_out,
        "turn": turn,
        "go": go,
        "lap-end": lap_end,
        "phase-end": phase_end,
        "score": score,
        "sins": sins,
        "regroup": regroup,
    },
    standings=standings,
    face_names=FACE_NAMES,
    rules="rules.md",
    forbids=forbids,
    teams=teams,
    bots={"gentle": gentle, "sensible": sensible},
    guide=GUIDE,
    study=STUDY,
    first_match=FirstMatch({"players": 3}, bot="gentle"),
    positions=POSITIONS,
    scene=scene,
    computed=computed,
    wording=WORDING,
    interrupts=frozenset(("interrupt", "end-of-phase")),  # SV-FREE-04
    passing=frozenset(("turn", "lay-out", "score", "regroup")),
)
