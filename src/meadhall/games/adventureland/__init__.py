"""Adventure Land: two to four players lead their adventurers south and east through fog, river and cities.

The rules are in `rules.md`. Each module implements the chapter of the rules that its name suggests.
"""

from __future__ import annotations

from meadhall.engine.contract.cover import Cover, EventCount
from meadhall.engine.contract.game import FirstMatch, Game
from meadhall.games.adventureland import computed, ending, options, preview, scene, setup, turns
from meadhall.games.adventureland.bot.explaining import reason
from meadhall.games.adventureland.bot.gentle import gentle
from meadhall.games.adventureland.bot.judgement import JUDGEMENT
from meadhall.games.adventureland.bot.sensible import GUIDE, sensible
from meadhall.games.adventureland.content import CONTENT, CREATURE_IDS, HERB_IDS, SWORD_IDS
from meadhall.games.adventureland.land import FIELD_NAMES
from meadhall.games.adventureland.lesson import LESSON
from meadhall.games.adventureland.positions import POSITIONS
from meadhall.games.adventureland.state import State
from meadhall.games.adventureland.study import STUDY
from meadhall.games.adventureland.words import WORDING

GAME: Game[State] = Game(
    id="adventureland",
    name="Adventure Land",
    version=f"1.{CONTENT.meta.content_version}",
    choices=options.CHOICES,
    first_state=setup.first_state,
    steps={"setup": setup.set_up, "turn": turns.begin_turn, "move": turns.move_party},
    standings=ending.standings,
    counts_hidden=True,
    wording=WORDING,
    scene=scene.scene,
    face_names={"card": FIELD_NAMES, "creature": CREATURE_IDS, "herb": HERB_IDS, "sword": SWORD_IDS},
    drawing="meadhall.games.adventureland.drawing:DRAWING",
    rarely_asking_steps=frozenset({"turn"}),
    cover=Cover(
        minutes="45",
        picture="cover.svg",
        sign="castle",
        colour="green",
        counts={
            "PartySweptOff": EventCount(("adventurers", "companions"), "count-figures", is_loss=True),
            "FightLost": EventCount(("adventurers", "companions"), "count-figures", is_loss=True),
            "PointsScored": EventCount(("points",), "count-points"),
        },
    ),
    rules="rules.md",
    handbook="handbook",
    lesson=LESSON,
    forbids=options.forbids,
    bots={"gentle": gentle, "sensible": sensible},
    guide=GUIDE,
    judgement=JUDGEMENT,
    reason=reason,
    first_match=FirstMatch({"players": 2, "open_tiles": True}, bot="gentle"),
    positions=POSITIONS,
    preview=preview.preview,
    computed=computed.computed,
    study=STUDY,
)
