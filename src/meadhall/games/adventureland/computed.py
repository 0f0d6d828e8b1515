"""Numbers for the drawn board: the strength in a fight, possible additions, the ends of a move."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

import msgspec

from meadhall.engine.flows.options import Option
from meadhall.engine.privacy.view import Glance
from meadhall.games.adventureland.fights import AddGold, Reroll, UseHerb, reached
from meadhall.games.adventureland.land import NOWHERE, WAYS, place_name
from meadhall.games.adventureland.moves import ends, leapt, walls_for
from meadhall.games.adventureland.odds import begins_fight, lead_after, use_of, win_points
from meadhall.games.adventureland.state import CREATURE, Fight, State


class Addition(msgspec.Struct, frozen=True, gc=False):
    """A herb, a gold piece or a re-roll: the strength it makes for certain, and what is lost of that.

    `faces` are those with which a new die wins at once; `chance` is that to win in the end, with all that is left.
    """

    total: int
    wins: bool
    wasted: int
    faces: list[int]
    chance: float


class FightNow(msgspec.Struct, frozen=True, gc=False):
    """The fight that is on: the strength so far, and the points for winning it.

    `lead` are the owner's points after a victory and the best of the others, where it is scored at once. `additions`
    are what the asked owner may add, by the keys of the answers, and `best` the key of the cheapest that wins.
    """

    reached: int
    points: int
    lead: tuple[int, int] | None
    additions: dict[str, Addition] = {}
    best: str = ""


class End(msgspec.Struct, frozen=True, gc=False):
    """A field where the move may end: whether that means a fight, and the fields with parties that it leaps over."""

    fight: bool
    over: list[str]


class Computed(msgspec.Struct, frozen=True, gc=False):
    """What the board shows that the state does not say.

    While the looking seat is asked where its party goes, `ends` are the fields where it may end and `blocked` those on
    its ways where it may not.
    """

    fight: FightNow | None = None
    ends: dict[str, End] = {}
    blocked: list[str] = []


def computed(glance: Glance[State]) -> Computed | None:
    """All of it; None where there is neither a fight nor a move."""
    s = glance.state
    if s.fight is not None:
        return Computed(fight=_fight(glance, s.fight))
    if glance.question == "where" and s.moving != NOWHERE:
        here = s.parties[s.moving].at
        open_ = [to.field for to in ends(s, s.moving)]
        found = {place_name(to): End(begins_fight(s, to), [place_name(f) for f in leapt(s, here, to)]) for to in open_}
        return Computed(ends=found, blocked=[place_name(field) for field in _blocked(s, frozenset(open_))])
    return None


def _fight(glance: Glance[State], fight: Fight) -> FightNow:
    s, owner = glance.state, glance.state.parties[fight.party].owner
    is_asked = glance.question == "reinforce" and glance.seat == owner
    options = [one for one in glance.options if isinstance(one, UseHerb | AddGold | Reroll)] if is_asked else []
    additions = dict[str, Addition]()
    for option in options:
        use = use_of(s, fight, option)
        additions[option.key] = Addition(use.total, use.wins, use.wasted, list(use.faces), use.chance)
    lead = lead_after(s, owner, fight.field)
    return FightNow(reached(s, fight), win_points(s, fight.field), lead, additions, _cheapest(options, additions))


def _cheapest(options: Iterable[Option], additions: Mapping[str, Addition]) -> str:
    """The addition that wins and wastes least; of equal ones gold, which is more common than herbs."""
    winning = [option for option in options if additions[option.key].wins]
    best = min(winning, key=lambda one: (additions[one.key].wasted, isinstance(one, UseHerb)), default=None)
    return "" if best is None else best.key


def _blocked(s: State, open_: frozenset[int]) -> Iterator[int]:
    """The fields along the ways of the party that moves where it may not end, as far as it could see."""
    p = s.parties[s.moving]
    walls = walls_for(s, p.owner)
    for way in WAYS[p.at]:
        for field in way:
            if field not in open_:
                yield field
            if field in walls or (s.party_on[field] == NOWHERE and s.lying[field] >= CREATURE):
                break
