"""The draft (3.2): in each of four turns a Hero or a Spell of the bottom row."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterator
from typing import Final

from meadhall.engine.flows.flow import NotAsked, choose
from meadhall.engine.flows.options import Candidate, Option, Reason, Refused, menu
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


ENOUGH_SPELLS: Final = Reason("HE-DRF-04", "You have {spells} drafted Spells and need a Hero.")
TOP_ROW: Final = Reason("HE-DRF-02", "{spell} lies in the top row.")
LEADS_ALREADY: Final = Reason("HE-DRF-03", "You lead {hero} already.")
TAKEN: Final = Reason("HE-DRF-02", "seat {seat} leads {hero}.")


@menu("draft", "HE-DEC-02")
def draftable(s: State, seat: Seat) -> Iterator[Candidate[Option]]:
    """Bottom-row Spells while there are fewer than three, then the Heroes that are left (HE-DRF-02 to 04)."""
    if s.is_in(seat):
        side = s.sides[seat]
        reason = ENOUGH_SPELLS(spells=side.drafted) if side.drafted >= SPELLS_EACH else None
        yield from ((spell, reason) for spell in takes(s.duel_of(seat), BOTTOM, "HE-DRF-02"))
        yield from ((option, cannot_lead(s, seat, option.hero)) for option in HERO_OPTIONS)


@draftable.never
def not_draftable(s: State, seat: Seat) -> Iterator[Refused]:
    """The top row."""
    if s.is_in(seat):
        for spell in takes(s.duel_of(seat), TOP, "HE-DRF-02"):
            yield spell, TOP_ROW(spell=SPELLS[spell.spell].name)


def cannot_lead(s: State, seat: Seat, hero: int) -> Reason | None:
    """Why a player cannot take a Hero (HE-DRF-02, HE-DRF-03)."""
    mine = s.sides[seat].hero
    if mine != EMPTY:
        return LEADS_ALREADY(hero=HEROES[mine].name)
    leader = next((other for other, side in enumerate(s.sides) if side.hero == hero), EMPTY)
    return TAKEN(seat=leader, hero=HEROES[hero].name) if leader != EMPTY else None


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
