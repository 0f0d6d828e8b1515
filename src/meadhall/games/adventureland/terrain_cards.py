"""Terrain cards (4.4): turn a card over, lay its item, and give the item to a party on the field."""

from __future__ import annotations

from meadhall.engine.table.table import Table
from meadhall.games.adventureland import adventure, collecting, content, ending, fights, sprite, state
from meadhall.games.adventureland.events import BoxOpened, CardTurned, StackRanOut
from meadhall.games.adventureland.land import CITY, FOG, FOREST, MOUNTAIN, NOWHERE, TERRAIN, Place
from meadhall.games.adventureland.state import State

CARDS_A_TURN = 2


async def turn_cards(t: Table[State], count: int, clause: str) -> None:
    """Turn cards over until this many have been carried out. Fog cards do not count (AL-TRN-03, AL-CRD-07)."""
    while count:
        if not t.state.cards_left:  # AL-CRD-12
            t.tell(StackRanOut())
            return
        field = t.draw(clause, state.CARD_BAG)
        t.state.discard.append(field)  # AL-CRD-09; first, so that no card is ever missing (AL-INV-01)
        if TERRAIN[field] == FOG:
            await lay_creature(t, field)
        else:
            lay_item(t, field)
            count -= 1


def lay_item(t: Table[State], field: Place) -> None:
    """Lay the item of a card other than fog. A party on the field takes it (AL-CRD-02 to 05, AL-CRD-13)."""
    s = t.state
    terrain = TERRAIN[field]
    item = state.GOLD
    if terrain == FOREST:
        item = state.HERB
        s.herbs_on_table -= 1
        s.which[field] = s.faces.lay(state.HERB_BAG)
    elif terrain == MOUNTAIN:
        item = state.SWORD
        s.which[field] = lay_sword(t)
    elif terrain == CITY:
        item = state.COMPANION
        take_companion(t)
    else:
        s.gold_on_table -= 1
    s.lying[field] = item
    t.tell(CardTurned(s.turn, field, item))
    party = s.party_on[field]
    if party != NOWHERE:
        collecting.collect_from_field(t, party, field, "AL-CRD-13")  # before the sprite runs (AL-WSP-06)
    if item == state.GOLD:
        sprite.pull_sprite(t, field)
    ending.check_stocks(t)


async def lay_creature(t: Table[State], field: Place) -> None:
    """Lay the top creature face up on fog. A party on the field fights it (AL-CRD-06, AL-CRD-08, AL-FGT-02)."""
    s = t.state
    creature = t.draw("AL-CRD-06", state.CREATURE_BAG)
    s.creatures_on_table -= 1
    s.lying[field] = state.CREATURE
    s.which[field] = creature
    t.tell(CardTurned(s.turn, field, state.CREATURE, creature))
    party = s.party_on[field]
    if party != NOWHERE and await fights.fight_creature(t, party, field):
        adventure.rules_of(s).after_arrival(t, party, field)


def lay_sword(t: Table[State]) -> int:
    """Take the top sword on the table, or a random one from the box (AL-CRD-03, AL-CRD-11)."""
    s = t.state
    if s.swords_on_table:
        s.swords_on_table -= 1
        return s.faces.lay(state.SWORD_BAG)
    t.tell(BoxOpened(state.SWORD))
    if s.used_swords:
        mixed = f"box{len(s.faces.mixed_from) + 1}"
        s.faces.mix(mixed, s.box, s.swords_in_box - len(s.used_swords), s.used_swords)
        s.box = mixed
        s.used_swords = []
    s.swords_in_box -= 1
    return s.faces.lay(s.box)


def take_companion(t: Table[State]) -> None:
    """Take one companion from the table, or from the box (AL-CRD-04, AL-CRD-10)."""
    s = t.state
    if s.companions_on_table:
        s.companions_on_table -= 1
    else:
        s.companions_in_box -= 1
        t.tell(BoxOpened(state.COMPANION))


def setup_card_count(s: State) -> int:
    """Return the number of cards other than fog that are carried out at set-up (AL-SET-08)."""
    return content.SETUP[s.players].seed_cards
