"""Adventure Land: two to four players lead their adventurers south and east through fog, river and cities.

The rules are in `rules.md`; each clause is carried out in the file named like its chapter.
"""

from __future__ import annotations

from collections.abc import Mapping

from meadhall.engine.game import Choice, Game, Setting
from meadhall.games.adventureland.adventures import ADVENTURES
from meadhall.games.adventureland.bot import GUIDE, sensible
from meadhall.games.adventureland.content import CONTENT, CREATURE_IDS, HERB_IDS, SWORD_IDS
from meadhall.games.adventureland.map import FIELD_NAMES
from meadhall.games.adventureland.positions import POSITIONS
from meadhall.games.adventureland.preview import preview
from meadhall.games.adventureland.scene import scene
from meadhall.games.adventureland.scoring import standings
from meadhall.games.adventureland.setup import first_state, set_up
from meadhall.games.adventureland.state import State
from meadhall.games.adventureland.turn import move, turn
from meadhall.games.adventureland.words import VOICE

HELP = {
    "adventure": "what scores: " + ", ".join(f"{number} {adventure.name}" for number, adventure in ADVENTURES.items()),
    "players": "how many play",
    "start_player": "who begins",
    "swords_after_win": "whether swords used in a won fight are spent or come back",
    "place_ties": "places after a tie in a majority: 1-1-3 (competition) or 1-1-2 (dense)",
    "open_tiles": "whether everybody sees the values of all tiles at once, for teaching",
    "expansion": "adds King & Princess, which adventures 4 and 5 need",
    "king_fog_left": "adventure 5: how many creatures may be left",
}


def forbids(chosen: Mapping[str, Setting]) -> str | None:
    """Which options exclude each other (section 8.1)."""
    start, players, adventure = str(chosen["start_player"]), int(chosen["players"]), int(chosen["adventure"])
    if start != "random" and int(start.removeprefix("seat")) > players:
        return f"start_player = {start} needs that seat, but there are only {players} players"
    if adventure in (4, 5) and not chosen["expansion"]:
        return f"adventure = {adventure} needs expansion = true"
    if chosen["expansion"] and adventure not in (4, 5):
        return f"expansion = true needs adventure 4 or 5, not {adventure}"
    if chosen["king_fog_left"] and adventure != 5:
        return f"king_fog_left = {chosen['king_fog_left']} needs adventure 5, not {adventure}"
    return None


GAME: Game[State] = Game(
    id="adventureland",
    name="Adventure Land",
    version=f"1.{CONTENT.meta.content_version}",
    choices=tuple(Choice(o.id, tuple(o.values), o.default, "AL-DEC-01", HELP[o.id]) for o in CONTENT.option),
    first_state=first_state,
    steps={"setup": set_up, "turn": turn, "move": move},
    standings=standings,
    voice=VOICE,
    scene=scene,
    face_names={"card": FIELD_NAMES, "creature": CREATURE_IDS, "herb": HERB_IDS, "sword": SWORD_IDS},
    drawing="meadhall.games.adventureland.board:DRAWING",
    passing=frozenset({"turn"}),
    rules="rules.md",
    forbids=forbids,
    bots={"sensible": sensible},
    guide=GUIDE,
    positions=POSITIONS,
    preview=preview,
)
