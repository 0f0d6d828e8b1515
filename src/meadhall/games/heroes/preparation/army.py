"""Armies (3.3): each player hires Creatures for up to ten points, in secret."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from meadhall.engine.contract.game import Pick
from meadhall.engine.flows.flow import choose, together
from meadhall.engine.flows.options import Candidate, Option, Reason, menu
from meadhall.engine.model.pieces import UNSEEN
from meadhall.engine.table.table import Table
from meadhall.games.heroes.board.spaces import SPACE
from meadhall.games.heroes.content import ARMIES, CREATURE, CREATURES, LIMITS, pool
from meadhall.games.heroes.duels.ends import FINALS
from meadhall.games.heroes.events import ArmiesChosen, ArmyHeld, Placed
from meadhall.games.heroes.state import A_HERO, EMPTY, SPACES, Being, Seat, Space, State, army_bag

MOST: Final = SPACES - 1  # the Hero needs a space (HE-ARM-04)


class Hire(Option):
    __slots__ = ("creature",)

    def __init__(self, creature: int) -> None:
        super().__init__(f"hire:{CREATURES[creature].id}", "HE-ARM-01")
        self.creature = creature


class Done(Option):
    """Enough: these are hired, for so many points."""

    __slots__ = ("army", "points")

    def __init__(self, army: list[int], points: int) -> None:
        super().__init__("done", "HE-ARM-05")
        self.army = tuple(army)
        self.points = points


HIRE: Final = [Hire(creature) for creature in range(len(CREATURES))]
PRINTED: Final = Option("printed", "HE-ARM-07")


def cost(army: list[int]) -> int:
    """The points an army costs (HE-ARM-02)."""
    return sum(CREATURES[creature].cost for creature in army)


def printed(hero: int, points: int) -> list[int]:
    """The army printed on the board, or what of it fits, in the order of the card list (HE-DEC-03)."""
    stands = sorted(CREATURE[stand.being] for stand in ARMIES[hero].spaces if stand.being in CREATURE)
    army: list[int] = []
    for creature in stands:
        if cost([*army, creature]) <= points:
            army.append(creature)
    return army


NO_SPACE: Final = Reason("HE-ARM-04", "You have {most} Creatures, and the Hero needs the last space.")(most=MOST)
TOO_DEAR: Final = Reason("HE-ARM-02", "{creature} costs {cost}, and you have spent {paid} of {points} points.")
NO_COPY: Final = Reason("HE-ARM-03", "There are only {copies} cards of {creature}.")


@menu("army", "HE-DEC-03", default="printed")
def hireable(s: State, seat: Seat, army: list[int], points: int) -> Iterator[Candidate[Option]]:
    """Each Creature that is left and can be paid, the printed army instead, or enough (HE-ARM-01 to 05)."""
    if s.is_in(seat):
        for creature, copies in Counter(pool(s.sides[seat].hero)).items():
            yield HIRE[creature], cannot_hire(army, creature, copies, points)
        yield PRINTED
        yield Done(army, points)


def cannot_hire(army: list[int], creature: int, copies: int, points: int) -> Reason | None:
    """Why a Creature cannot join an army (HE-ARM-02 to 04)."""
    card, paid = CREATURES[creature], cost(army)
    if len(army) == MOST:
        return NO_SPACE
    if paid + card.cost > points:
        return TOO_DEAR(creature=card.name, cost=card.cost, paid=paid, points=points)
    return NO_COPY(creature=card.name, copies=copies) if army.count(creature) == copies else None


async def army(t: Table[State]) -> None:
    """Who uses the blank side builds, all at once and in secret (HE-ARM-01); later losers again (HE-VTO-05)."""
    s = t.state
    waiting = [seat for seat in range(s.players) if s.is_in(seat) and s.sides[seat].hero_being == EMPTY]
    builders = [seat for seat in waiting if s.stage == FINALS or not s.options.has_printed_army(seat)]
    points = LIMITS.third_place_army_points if s.stage == FINALS else LIMITS.army_points
    chosen = await together({seat: build(s, seat, points) for seat in builders}) if builders else {}
    for seat in filter(s.is_in, waiting):  # whoever had chosen may have conceded since
        if seat in chosen:
            _lay_army(t, seat, chosen[seat])
        else:
            _lay_printed(t, seat)
    counts = [len(side.unplaced) + side.hero_unplaced for side in s.sides]
    if any(counts):
        t.tell(ArmiesChosen(counts))
    s.step = "place"


async def build(s: State, seat: Seat, points: int) -> list[int]:
    """One player's choice, card by card."""
    hired: list[int] = []
    while True:
        pick = await choose(seat, hireable(s, seat, hired, points))
        if isinstance(pick, Done):
            return hired
        if isinstance(pick, Hire):
            hired.append(pick.creature)
        else:
            return printed(s.sides[seat].hero, points)


def _lay_army(t: Table[State], seat: Seat, army: list[int]) -> None:
    """The chosen cards wait face down to be placed (HE-PLC-04)."""
    s = t.state
    side = s.sides[seat]
    side.unplaced = [t.lay_chosen(army_bag(seat), creature, seat) for creature in sorted(army)]
    side.hero_unplaced = True
    t.tell(ArmyHeld(seat, sorted(army)), to=seat)


def _lay_printed(t: Table[State], seat: Seat) -> None:
    """The printed army stands on its printed spaces before placing begins (HE-ARM-07, HE-ARM-08)."""
    s = t.state
    bag = s.faces.bags[army_bag(seat)]
    for stand in ARMIES[s.sides[seat].hero].spaces:
        card = CREATURE.get(stand.being, A_HERO)
        if card != A_HERO:
            bag.remove(card)
        stand_up(t, seat, card, SPACE[f"{stand.line[0]}{stand.column}"])


def deal_armies(s: State, pick: Pick) -> None:
    """Cards that wait unseen: any that the points leave possible, together with those on the board (HE-ARM-02)."""
    points = LIMITS.third_place_army_points if s.stage == FINALS else LIMITS.army_points
    for seat, side in enumerate(s.sides):
        unseen = [piece for piece in side.unplaced if s.faces.face[piece] == UNSEEN]
        placed = [b.card for b in s.beings if b.owner == seat and b.at >= 0 and not b.is_hero]
        known = [s.faces.face[piece] for piece in side.unplaced if piece not in unseen]
        left = points - cost([*placed, *known])
        for later, piece in reversed([*enumerate(reversed(unseen))]):
            some = _affordable(s.faces.bags[army_bag(seat)], left, later)
            s.faces.set_face(piece, some[pick(army_bag(seat), some)])
            left -= CREATURES[s.faces.face[piece]].cost


def _affordable(bag: list[int], points: int, later: int) -> list[int]:
    """The cards after which so many others can still be paid."""
    costs = sorted(CREATURES[card].cost for card in bag)
    cheapest, one_more = sum(costs[:later]), sum(costs[: later + 1])
    dear = max(costs[:later], default=0)  # the dearest of the cheapest

    def with_others(cost: int) -> int:
        return one_more if cost <= dear else cost + cheapest

    return [card for card in bag if with_others(CREATURES[card].cost) <= points]


def stand_up(t: Table[State], seat: Seat, card: int, space: Space) -> None:
    """A Being comes to the board, for all to see."""
    s = t.state
    s.spaces[seat][space] = len(s.beings)
    if card == A_HERO:
        s.sides[seat].hero_being = len(s.beings)
        s.sides[seat].hero_unplaced = False
    s.beings.append(Being(seat, card, space))
    t.tell(Placed(seat, card, space))
