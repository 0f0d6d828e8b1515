"""Adventure 4, The Kidnapped Princess (AL-PRI): collect keys in the cities, then beat the giant to rescue her."""

from __future__ import annotations

from meadhall.engine.table.table import Table
from meadhall.games.adventureland import content, fights, sent_back
from meadhall.games.adventureland.adventure import Adventure
from meadhall.games.adventureland.adventures.escape import figures_on
from meadhall.games.adventureland.events import AllKeysHeld, GiantAppeared, KeyTaken, PrincessRescued
from meadhall.games.adventureland.land import CITIES, CITY_FIELDS, NOWHERE, Place
from meadhall.games.adventureland.state import CARD_BAG, GIANT, Princess, State

CARD = content.EXPANSION.princess_adventure
COLOURS = content.EXPANSION.key_colours
FIGURES_FOR_KEY = {(chip.colour, chip.players): chip.figures for chip in content.EXPANSION.city_chip}
CITY_OF_COLOUR = {city.colour: city for city in CITIES}


class KidnappedPrincess(Adventure):
    """Rules of The Kidnapped Princess (AL-PRI-01 to 15)."""

    number = CARD.id
    name = CARD.name
    stocks_put_back = False  # AL-PRI-02

    def set_up(self, t: Table[State]) -> None:
        """Set a random terrain card aside, face down, as the prison (AL-PRI-03)."""
        s = t.state
        s.princess = Princess(prison=s.faces.lay(CARD_BAG), keys=[[False] * len(COLOURS) for _ in range(s.players)])

    def can_face_giant(self, s: State, seat: int) -> bool:
        """Whether a player may fight the giant: the player has keys of all five colours (AL-PRI-09)."""
        return has_all_keys(s, seat)

    async def meet_occupant(self, t: Table[State], party: int, other: int, field: Place) -> None:
        """Fight the giant after a move to its field."""
        await fight_giant(t, party, field)

    async def after_turn(self, t: Table[State]) -> None:
        """Give keys to players. The giant appears once a player has all five (AL-PRI-06, AL-PRI-07)."""
        s = t.state
        assert s.princess is not None
        for seat in range(s.players):
            take_keys(t, seat)
        if not s.princess.first_five:
            s.princess.first_five = [seat for seat in range(s.players) if has_all_keys(s, seat)]
            if s.princess.first_five:
                t.tell(AllKeysHeld(s.princess.first_five))
                await reveal_giant(t)

    def ends_on_empty_stocks(self) -> bool:
        return False

    def is_last_round(self, s: State) -> bool:
        """Whether the princess is rescued or the stack is empty (AL-PRI-13)."""
        assert s.princess is not None
        return s.princess.rescued_by >= 0 or not s.cards_left

    def points_by_source(self, s: State, seat: int) -> dict[str, int]:
        """Return the points by source (AL-PRI-12)."""
        princess = s.princess or Princess(keys=[[] for _ in range(s.players)])
        return {
            "fog creatures": sum(content.CREATURE_WREATHS[c] for c in s.beaten[seat]),
            "gold": s.gold[seat] * CARD.gold_each,
            "keys": sum(princess.keys[seat]) * CARD.points_key,
            "first with all keys": CARD.points_first_five_keys * (seat in princess.first_five),
            "the princess": CARD.points_princess * (princess.rescued_by == seat),
        }


def giant_strength(s: State) -> int:
    """Return the giant's strength, which depends on the number of players (AL-PRI-08)."""
    return CARD.giant_strength[s.players]


def has_all_keys(s: State, seat: int) -> bool:
    return s.princess is not None and all(s.princess.keys[seat])


def take_keys(t: Table[State], seat: int) -> None:
    """Give a seat each missing key for which it has enough figures in the city (AL-PRI-05, AL-PRI-06)."""
    s = t.state
    assert s.princess is not None
    for number, colour in enumerate(COLOURS):
        needed = FIGURES_FOR_KEY[colour, s.players]
        if not s.princess.keys[seat][number] and figures_on(s, seat, CITY_FIELDS[CITY_OF_COLOUR[colour].id]) >= needed:
            s.princess.keys[seat][number] = True
            t.tell(KeyTaken(seat, number))


async def reveal_giant(t: Table[State]) -> None:
    """Turn the prison card over. A party on its field fights the giant or is sent back (AL-PRI-07, AL-PRI-10)."""
    s = t.state
    assert s.princess is not None
    field = t.show("AL-PRI-07", s.princess.prison)
    s.princess.giant_came = True
    s.princess.giant = field
    s.lying[field] = GIANT
    t.tell(GiantAppeared(field, giant_strength(s)))
    party = s.party_on[field]
    if party == NOWHERE:
        return
    if has_all_keys(s, s.parties[party].owner):
        await fight_giant(t, party, field)
    else:
        await sent_back.send_back(t, party, "AL-PRI-10")


async def fight_giant(t: Table[State], party: int, field: Place) -> None:
    """Fight the giant by the rules for fog creatures. It is not counted as one (AL-PRI-08, AL-PRI-09, AL-PRI-11)."""
    s = t.state
    assert s.princess is not None
    owner = s.parties[party].owner
    if await fights.run_fight(t, party, field, giant_strength(s)):
        s.princess.giant = NOWHERE
        s.princess.rescued_by = owner
        t.tell(PrincessRescued(owner))
