"""Set-up (section 3): the first state, the start areas, and the cards that are turned over before the first turn."""

from __future__ import annotations

from collections.abc import Mapping

from meadhall.engine import Faces, Setting, Table
from meadhall.games.adventureland.adventure import ADVENTURES, rules_of
from meadhall.games.adventureland.content import CONTENT, CREATURE_IDS, HERB_IDS, SETUP, SWORD_IDS
from meadhall.games.adventureland.events import FirstPlayerDrawn, RoundBegan
from meadhall.games.adventureland.land import FIELDS, start_areas
from meadhall.games.adventureland.state import CARD_BAG, CREATURE_BAG, HERB_BAG, SWORD_BAG, Options, Party, State
from meadhall.games.adventureland.terrain_cards import seed_cards, turn_cards


def first_state(chosen: Mapping[str, Setting]) -> State:
    """The table before the first card: everything counted out, nothing drawn (AL-SET-01 to 07)."""
    options = Options(**chosen)  # type: ignore[arg-type]
    row = SETUP[options.players]
    supply = CONTENT.pieces
    bags = {
        CARD_BAG: list(range(FIELDS)),
        CREATURE_BAG: list(range(len(CREATURE_IDS))),
        HERB_BAG: list(range(len(HERB_IDS))),
        SWORD_BAG: list(range(len(SWORD_IDS))),
    }
    s = State(
        faces=Faces(bags),
        options=options,
        parties=[Party(seat, area) for seat in range(options.players) for area in start_areas(options.players)],
        swords=[()] * options.players,
        herbs=[()] * options.players,
        gold=[0] * options.players,
        beaten=[()] * options.players,
        track=[0] * options.players,
        gold_on_table=supply.gold,
        creatures_on_table=len(CREATURE_IDS),
        herbs_on_table=len(HERB_IDS),
    )
    rules = ADVENTURES[options.adventure]
    s.swords_on_table = rules.first_stock(len(SWORD_IDS), row.swords_table)
    s.companions_on_table = rules.first_stock(supply.companions, row.companions_table)
    s.swords_in_box = len(SWORD_IDS) - s.swords_on_table
    s.companions_in_box = supply.companions - s.companions_on_table
    return s


async def set_up(t: Table[State]) -> None:
    """The first player, the adventure's own pieces, and the first cards (AL-SET-08, AL-SET-11)."""
    s = t.state
    s.first = s.turn = first_player(t)
    t.tell(FirstPlayerDrawn(s.first))
    rules_of(s).set_up(t)
    await turn_cards(t, seed_cards(s), "AL-SET-08")
    s.round = 1
    t.tell(RoundBegan(1))
    s.step = "turn"


def first_player(t: Table[State]) -> int:
    """Drawn at random, or the seat that the option names (AL-SET-11, AL-CHN-08)."""
    named = t.state.options.start_player
    if named == "random":
        return t.pick("first player", "AL-CHN-08", range(t.state.players))
    return int(named.removeprefix("seat")) - 1
