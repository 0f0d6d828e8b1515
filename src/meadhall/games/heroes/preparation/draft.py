"""The draft (3.2): in each of four turns a Hero or a Spell of the bottom row."""

from __future__ import annotations

from bisect import insort
from typing import Final

from meadhall.engine.flows.flow import NotAsked, choose
from meadhall.engine.flows.options import Option, Refusals, Why, menu
from meadhall.engine.table.table import Table
from meadhall.games.heroes.content import HEROES, LIMITS, SPECIAL, SPELLS, pool
from meadhall.games.heroes.events import HeroTaken
from meadhall.games.heroes.preparation.tableau import BOTTOM, TOP, TakeCard, take, takes
from meadhall.games.heroes.state import EMPTY, Seat, State, army_bag, deck_bag

SPELLS_EACH: Final = LIMITS.draft_turns - 1


class TakeHero(Option):
    __slots__ = ("hero",)

    def __init__(self, hero: int) -> None:
        super().__init__(f"hero:{HEROES[hero].id}", "HE-DRF-02")
        self.hero = hero


HERO_OPTIONS: Final = [TakeHero(hero) for hero in range(len(HEROES))]


@menu("draft", "HE-DEC-02")
def draftable(no: Why, s: State, seat: Seat) -> list[Option]:
    """Bottom-row Spells while there are fewer than three, then the Heroes that are left (HE-DRF-02 to 04)."""
    side = s.sides[seat]
    if not s.is_in(seat):
        return []
    options: list[Option] = []
    if side.drafted < SPELLS_EACH:
        options += takes(s.duel_of(seat), BOTTOM, "HE-DRF-02")
    taken = {other.hero: owner for owner, other in enumerate(s.sides) if other.hero != EMPTY}
    if side.hero == EMPTY:
        options += [option for option in HERO_OPTIONS if option.hero not in taken]
    if no is not None:
        _why_not(no, s, seat, taken)
    return options


def _why_not(no: Refusals, s: State, seat: Seat, taken: dict[int, Seat]) -> None:
    side = s.sides[seat]
    for option in HERO_OPTIONS:
        if side.hero != EMPTY:
            no(option.key, "HE-DRF-03", "You lead {hero} already.", hero=HEROES[side.hero].name)
        elif option.hero in taken:
            no(
                option.key,
                "HE-DRF-02",
                "seat {seat} leads {hero}.",
                seat=taken[option.hero],
                hero=HEROES[option.hero].name,
            )
    duel = s.duel_of(seat)
    for take_it in takes(duel, TOP, "HE-DRF-02"):
        no(take_it.key, "HE-DRF-02", "{spell} lies in the top row.", spell=SPELLS[take_it.spell].name)
    if side.drafted >= SPELLS_EACH:
        for take_it in takes(duel, BOTTOM, "HE-DRF-02"):
            no(take_it.key, "HE-DRF-04", "You have {spells} drafted Spells and need a Hero.", spells=side.drafted)


async def draft(t: Table[State]) -> None:
    """One draft turn (HE-DRF-01, HE-DRF-08)."""
    s = t.state
    seat = (s.first + s.turns) % s.players
    s.turn = seat
    if s.is_in(seat):
        try:
            pick = await choose(seat, draftable(s, seat))
        except NotAsked:  # conceded
            pick = None
        if isinstance(pick, TakeHero):
            _take_hero(t, seat, pick.hero)
        elif isinstance(pick, TakeCard):
            spell = take(t, seat, pick.space, "HE-DRF-06")
            s.sides[seat].drafted += 1
            into_deck(s, seat, spell)
    s.turns += 1
    if s.turns == s.players * LIMITS.draft_turns:
        s.turns = 0
        s.step = "army"


def _take_hero(t: Table[State], seat: Seat, hero: int) -> None:
    """A Hero brings hit points, 23 Creatures to choose from and the Special Spell (HE-DRF-05)."""
    s = t.state
    side = s.sides[seat]
    side.hero, side.most = hero, HEROES[hero].hit_points
    side.owned.append(SPECIAL[hero])
    into_deck(s, seat, SPECIAL[hero])
    s.faces.bags[army_bag(seat)] = pool(hero)
    t.tell(HeroTaken(seat, hero))


def into_deck(s: State, seat: Seat, spell: int) -> None:
    """Adds a card to a deck that is shuffled before anybody draws from it."""
    insort(s.faces.bags[deck_bag(seat)], spell)
    s.sides[seat].deck += 1
