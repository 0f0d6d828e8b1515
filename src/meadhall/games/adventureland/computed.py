"""Numbers for the drawn board: the strength in a fight, possible additions, the ends of a move, stocks and points."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

import msgspec

from meadhall.engine import OVER, Option
from meadhall.engine.presentation.alike import read_off_state
from meadhall.engine.privacy.view import Glance
from meadhall.games.adventureland import adventure, land, odds
from meadhall.games.adventureland.adventures.king import simple_companions
from meadhall.games.adventureland.fights import MOST_SWORDS, AddGold, Reroll, UseHerb, purse, tally_of
from meadhall.games.adventureland.moves import ends, leapt, walls_for
from meadhall.games.adventureland.state import CREATURE, Fight, State, Tally


class Addition(msgspec.Struct, frozen=True, gc=False):
    """A herb, a gold piece or a re-roll: the sure strength with it, the part still missing, and the wasted part.

    `least` is the lowest face of a new die that wins at once, None if none does; `chance` is that to win in the end,
    with all that is left.
    """

    total: int
    wins: bool
    missing: int
    wasted: int
    least: int | None
    chance: float


class FightNow(msgspec.Struct, frozen=True, gc=False):
    """The fight that is on: the strength so far, gold for it, how many swords at most, and the points for winning it.

    `lead` are the owner's points after a victory and the best of the others, if it brings the lead at once.
    `additions` are what the asked owner may add, by the keys of the answers, and `best` the key of the cheapest that
    wins.
    """

    tally: Tally
    gold: int
    most: int
    points: int
    lead: tuple[int, int] | None
    additions: dict[str, Addition] = {}
    best: str = ""


class End(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """A field where the move may end: whether that means a fight, its points, and the fields that it leaps over."""

    fight: bool
    points: int
    over: list[str]


class ComputedValues(msgspec.Struct, frozen=True, gc=False):
    """Numbers for the board that the state does not contain.

    `stocks` are the things left on the table. `won` are the points of each seat before those of the end, None if all
    come at the end. `secret` says whether seats hide their tiles. `plain` counts the companions of each party without
    super companions. While the viewing seat is asked for the end of a move, `ends` are the fields where the party may
    end. `blocked` are fields on its way where it may not, and `swords` those of the chances shown.
    """

    stocks: dict[str, int]
    won: list[int | None]
    secret: bool
    plain: dict[int, int] = {}
    fight: FightNow | None = None
    ends: dict[str, End] = {}
    blocked: list[str] = []
    swords: list[int] = []


def computed(glance: Glance[State]) -> ComputedValues:
    """All computed values, as far as the looking seat may know."""
    s = glance.state
    table = _table(s)
    if s.fight is not None:
        return msgspec.structs.replace(table, fight=_fight(glance, s.fight))
    if glance.question == "where" and s.moving != land.NOWHERE:
        p = s.parties[s.moving]
        open_ = [to.field for to in ends(s, s.moving)]
        found = {
            land.place_name(to): End(
                odds.begins_fight(s, to), odds.promised(s, to), [land.place_name(f) for f in leapt(s, p.at, to)]
            )
            for to in open_
        }
        blocked = [land.place_name(field) for field in _blocked(s, frozenset(open_))]
        return msgspec.structs.replace(table, ends=found, blocked=blocked, swords=odds.best_swords(s, p.owner))
    return table


@read_off_state
def _table(s: State) -> ComputedValues:
    rules = adventure.rules_of(s)
    plain = {at: simple_companions(p) for at, p in enumerate(s.parties) if p.supers}
    won = [rules.won(s, seat) for seat in range(s.players)]
    return ComputedValues(_stocks(s), won, s.step != OVER and not s.options.open_tiles, plain)


def _stocks(s: State) -> dict[str, int]:
    """The King in the Fog lays all creatures out at once, and has super companions instead (AL-KNG-03, AL-KNG-08)."""
    last = ("creatures", s.creatures_on_table) if s.king is None else ("supers", s.king.supers_left)
    return {
        "cards": s.cards_left,
        "swords": s.swords_on_table,
        "companions": s.companions_on_table,
        "herbs": s.herbs_on_table,
        "gold": s.gold_on_table,
        last[0]: last[1],
    }


def _fight(glance: Glance[State], fight: Fight) -> FightNow:
    s, owner = glance.state, glance.state.parties[fight.party].owner
    is_asked = glance.question == "reinforce" and glance.seat == owner
    options = [one for one in glance.options if isinstance(one, UseHerb | AddGold | Reroll)] if is_asked else []
    additions = dict[str, Addition]()
    for option in options:
        use = odds.use_of(s, fight, option)
        least = min(use.faces, default=None)
        additions[option.key] = Addition(use.total, use.wins, use.missing, use.wasted, least, use.chance)
    lead = odds.lead_after(s, owner, fight.field)
    leads = lead if lead is not None and lead[0] > lead[1] else None
    points, best = odds.win_points(s, fight.field), _cheapest(options, additions)
    return FightNow(tally_of(s, fight), purse(s, fight), MOST_SWORDS, points, leads, additions, best)


def _cheapest(options: Iterable[Option], additions: Mapping[str, Addition]) -> str:
    """The addition that wins and wastes least; ties go to gold, which is more common than herbs."""
    winning = [option for option in options if additions[option.key].wins]
    best = min(winning, key=lambda one: (additions[one.key].wasted, isinstance(one, UseHerb)), default=None)
    return "" if best is None else best.key


def _blocked(s: State, open_: frozenset[int]) -> Iterator[int]:
    """The fields along the ways of the party that moves where it may not end, as far as it could see."""
    p = s.parties[s.moving]
    walls = walls_for(s, p.owner)
    for way in land.WAYS[p.at]:
        for field in way:
            if field not in open_:
                yield field
            if field in walls or (s.party_on[field] == land.NOWHERE and s.lying[field] >= CREATURE):
                break
