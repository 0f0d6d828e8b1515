"""Set-up (section 3): the first state, the first player, and the cards turned over before the first turn."""

from __future__ import annotations

from collections.abc import Mapping

from meadhall.engine import Faces, Setting, Table
from meadhall.games.adventureland import adventure, content, land, terrain_cards
from meadhall.games.adventureland.events import FirstPlayerDrawn, RoundBegan
from meadhall.games.adventureland.state import CARD_BAG, CREATURE_BAG, HERB_BAG, SWORD_BAG, Options, Party, State


def first_state(chosen: Mapping[str, Setting]) -> State:
    """Return the state before the first card: all stocks are counted, and nothing is drawn (AL-SET-01 to 07)."""
    options = Options(**chosen)  # type: ignore[arg-type]
    row = content.SETUP[options.players]
    supply = content.CONTENT.pieces
    bags = {
        CARD_BAG: list(range(land.FIELDS)),
        CREATURE_BAG: list(range(len(content.CREATURE_IDS))),
        HERB_BAG: list(range(len(content.HERB_IDS))),
        SWORD_BAG: list(range(len(content.SWORD_IDS))),
    }
    s = State(
        faces=Faces(bags),
        options=options,
        parties=[Party(seat, area) for seat in range(options.players) for area in land.start_areas(options.players)],
        swords=[()] * options.players,
        herbs=[()] * options.players,
        gold=[0] * options.players,
        beaten=[()] * options.players,
        track=[0] * options.players,
        gold_on_table=supply.gold,
        creatures_on_table=len(content.CREATURE_IDS),
        herbs_on_table=len(content.HERB_IDS),
    )
    rules = adventure.RULES_BY_ADVENTURE[options.adventure]
    s.swords_on_table = rules.initial_stock(len(content.SWORD_IDS), row.swords_table)
    s.companions_on_table = rules.initial_stock(supply.companions, row.companions_table)
    s.swords_in_box = len(content.SWORD_IDS) - s.swords_on_table
    s.companions_in_box = supply.companions - s.companions_on_table
    return s


async def set_up(t: Table[State]) -> None:
    """Choose the first player, set up the adventure's own pieces, and turn the first cards (AL-SET-08, AL-SET-11)."""
    s = t.state
    s.first = s.turn = first_player(t)
    t.tell(FirstPlayerDrawn(s.first))
    adventure.rules_of(s).set_up(t)
    await terrain_cards.turn_cards(t, terrain_cards.setup_card_count(s), "AL-SET-08")
    s.round = 1
    t.tell(RoundBegan(1))
    s.step = "turn"


def first_player(t: Table[State]) -> int:
    """Return the first player: random, or the seat in the option (AL-SET-11, AL-CHN-08)."""
    named = t.state.options.start_player
    if named == "random":
        return t.pick("first player", "AL-CHN-08", range(t.state.players))
    return int(named.removeprefix("seat")) - 1
