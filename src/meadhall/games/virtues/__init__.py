"""Seven Virtues: two to six heroes collect virtues, play sins, and save the world together.

The rules are in `rules.md`. The first line of each module names the chapters or clauses that the module implements.
"""

from __future__ import annotations

from typing import Final

from meadhall.engine.contract.cover import Cover
from meadhall.engine.contract.game import FirstMatch, Game
from meadhall.games.virtues import computed, content, ending, options, scene, setup, turns
from meadhall.games.virtues.bot.explaining import reason
from meadhall.games.virtues.bot.gentle import gentle
from meadhall.games.virtues.bot.judgement import JUDGEMENT
from meadhall.games.virtues.bot.sensible import GUIDE, sensible
from meadhall.games.virtues.lesson import LESSON
from meadhall.games.virtues.positions import POSITIONS
from meadhall.games.virtues.state import BAGS, HERO_BAG, State
from meadhall.games.virtues.study import STUDY
from meadhall.games.virtues.words import WORDING

FACE_NAMES: Final = {
    HERO_BAG: [card.id for card in content.HEROES],
    BAGS.characters: [card.id for card in content.CHARACTERS],
    BAGS.elixirs: [card.id for card in content.ELIXIRS],
    BAGS.castles: [card.id for card in content.BUILDINGS],
    BAGS.estates: [card.id for card in content.BUILDINGS],
    BAGS.quests: [card.id for card in content.QUESTS],
    BAGS.treasures: [card.id for card in content.TREASURES],
    BAGS.sins: [card.id for card in content.SINS],
    BAGS.cataclysms: [card.id for card in content.CATACLYSMS],
    BAGS.artifacts: [card.id for card in content.ARTIFACTS],
}

GAME: Game[State] = Game(
    id="virtues",
    name="Seven Virtues",
    version="1",
    choices=options.CHOICES,
    first_state=setup.first_state,
    steps={
        "setup": setup.set_up,
        "draft": setup.draft_hero,
        "lay-out": setup.lay_out_cards,
        "turn": turns.start_turn,
        "go": turns.play_go,
        "lap-end": turns.end_lap,
        "phase-end": turns.end_phase,
        "score": turns.score_majorities,
        "sins": turns.draw_and_discard_sins,
        "regroup": turns.regroup,
    },
    standings=ending.standings,
    face_names=FACE_NAMES,
    cover=Cover(minutes="90–150", picture="cover.svg", sign="candle", colour="violet"),
    rules="rules.md",
    handbook="handbook",
    forbids=options.forbids,
    teams=options.teams,
    bots={"gentle": gentle, "sensible": sensible},
    guide=GUIDE,
    judgement=JUDGEMENT,
    reason=reason,
    study=STUDY,
    first_match=FirstMatch({"players": 3}, bot="gentle"),
    lesson=LESSON,
    positions=POSITIONS,
    scene=scene.scene,
    computed=computed.computed,
    wording=WORDING,
    interrupts=frozenset(("interrupt", "end-of-phase")),  # SV-FREE-04
    rarely_asking_steps=frozenset(("turn", "lay-out", "score", "regroup")),
)
