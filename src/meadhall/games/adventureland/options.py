"""The options of a match (8.1) with their clauses, and the combinations that are forbidden."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from meadhall.engine import Choice, Sentence, Setting
from meadhall.games.adventureland.content import CONTENT

CLAUSES: Final = {
    "adventure": "AL-OPT-02",
    "players": "AL-DEC-01",
    "start_player": "AL-SET-11",
    "swords_after_win": "AL-OPT-01",
    "place_ties": "AL-ESC-08",
    "open_tiles": "AL-HID-03",
    "expansion": "AL-PRI-01",
    "king_fog_left": "AL-KNG-15",
}
BASIC: Final[Mapping[str, Setting]] = {"expansion": False, "king_fog_left": 0}
PRINCESS: Final[Mapping[str, Setting]] = {"expansion": True, "king_fog_left": 0}
KING: Final[Mapping[str, Setting]] = {"expansion": True}
SETTINGS_OF_CHOICE: Final[Mapping[str, Mapping[Setting, Mapping[str, Setting]]]] = {
    "adventure": {1: BASIC, 2: BASIC, 3: BASIC, 4: PRINCESS, 5: KING},
    "expansion": {False: {"adventure": 1, "king_fog_left": 0}, True: {"adventure": 4}},
}


CHOICES: Final = tuple(
    Choice(row.id, tuple(row.values), row.default, CLAUSES[row.id], form_sets=SETTINGS_OF_CHOICE.get(row.id, {}))
    for row in CONTENT.option
)


def forbids(chosen: Mapping[str, Setting]) -> Sentence | None:
    """Return why the chosen options cannot be combined, or None (8.1)."""
    start, players, adventure = str(chosen["start_player"]), int(chosen["players"]), int(chosen["adventure"])
    if start != "random" and int(start.removeprefix("seat")) > players:
        text = "start_player = {start} needs that seat, but there are only {players} players"
        return Sentence(text, start=start, players=players)
    if adventure in (4, 5) and not chosen["expansion"]:
        return Sentence("adventure = {adventure} needs expansion = true", adventure=adventure)
    if chosen["expansion"] and adventure not in (4, 5):
        return Sentence("expansion = true needs adventure 4 or 5, not {adventure}", adventure=adventure)
    if chosen["king_fog_left"] and adventure != 5:
        text = "king_fog_left = {left} needs adventure 5, not {adventure}"
        return Sentence(text, left=chosen["king_fog_left"], adventure=adventure)
    return None
