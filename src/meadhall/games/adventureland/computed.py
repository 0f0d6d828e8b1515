"""Numbers for the drawn board: strength and reinforcements in a fight, ends of a move, stocks and points."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

import msgspec

from meadhall.engine import OVER, Option
from meadhall.engine.presentation.alike import read_off_state
from meadhall.engine.privacy.view import Glance
from meadhall.games.adventureland import adventure, land, odds
from meadhall.games.adventureland.adventures.king import simple_companions
from meadhall.games.adventureland.fights import MAX_SWORDS, AddGold, Reroll, UseHerb, tally_of, usable_gold
from meadhall.games.adventureland.moves import ends, leapt_fields, obstacles_for
from meadhall.games.adventureland.state import CREATURE, Fight, State, Tally


class Addition(msgspec.Struct, frozen=True, gc=False):
    """The effect of a herb, a gold or a re-roll: the certain strength after it, and the missing or wasted strength.

    `least` is the lowest face of a re-rolled die that wins at once, or None. `chance` is the chance to win with
    the best use of everything left.
    """

    total: int
    wins: bool
    missing: int
    wasted: int
    least: int | None
    chance: float


class FightNow(msgspec.Struct, frozen=True, gc=False):
    """The current fight: the strength so far, the usable gold, the maximum number of swords, and the points for a win.

    `lead`: the owner's points after a win and the best of the others' points, if the win gives the owner the lead.
    `additions`: the effects of the owner's answers, by key. `best`: the key of the cheapest answer that wins.
    """

    tally: Tally
    gold: int
    most: int
    points: int
    lead: tuple[int, int] | None
    additions: dict[str, Addition] = {}
    best: str = ""


class End(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """A field where the move may end: whether a fight begins, the points to gain, and the fields leapt over."""

    fight: bool
    points: int
    over: list[str]


class ComputedValues(msgspec.Struct, frozen=True, gc=False):
    """Numbers for the board that the state does not contain.

    - `stocks`: items left on the table.
    - `won`: each seat's points before the final scoring, or None if all points are scored at the end.
    - `secret`: whether seats hide their tiles.
    - `plain`: the number of simple companions of each party with a super companion, by party.
    - `ends`: the fields where the moving party may end.
    - `blocked`: the fields on its lines where it may not end.
    - `swords`: the extra values of the swords that these chances assume.

    `ends`, `blocked` and `swords` are empty unless the viewing seat is asked for the end of a move.
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
    """Return all computed values that the viewing seat may know."""
    s = glance.state
    table = _common_values(s)
    if s.fight is not None:
        return msgspec.structs.replace(table, fight=_fight_now(glance, s.fight))
    if glance.question == "where" and s.moving != land.NOWHERE:
        p = s.parties[s.moving]
        end_fields = [to.field for to in ends(s, s.moving)]
        values = {
            land.place_name(to): End(
                odds.begins_fight(s, to),
                odds.possible_points(s, to),
                [land.place_name(f) for f in leapt_fields(s, p.at, to)],
            )
            for to in end_fields
        }
        blocked = [land.place_name(field) for field in _blocked_fields(s, frozenset(end_fields))]
        return msgspec.structs.replace(table, ends=values, blocked=blocked, swords=odds.best_swords(s, p.owner))
    return table


@read_off_state
def _common_values(s: State) -> ComputedValues:
    rules = adventure.rules_of(s)
    plain = {at: simple_companions(p) for at, p in enumerate(s.parties) if p.supers}
    won = [rules.points_before_end(s, seat) for seat in range(s.players)]
    return ComputedValues(_stocks(s), won, s.step != OVER and not s.options.open_tiles, plain)


def _stocks(s: State) -> dict[str, int]:
    """Return the items left on the table.

    In The King in the Fog all creatures are laid at set-up, and super companions are in the stock (AL-KNG-03, 08).
    """
    last_stock = ("creatures", s.creatures_on_table) if s.king is None else ("supers", s.king.supers_left)
    return {
        "cards": s.cards_left,
        "swords": s.swords_on_table,
        "companions": s.companions_on_table,
        "herbs": s.herbs_on_table,
        "gold": s.gold_on_table,
        last_stock[0]: last_stock[1],
    }


def _fight_now(glance: Glance[State], fight: Fight) -> FightNow:
    s, owner = glance.state, glance.state.parties[fight.party].owner
    is_asked = glance.question == "reinforce" and glance.seat == owner
    options = (
        [option for option in glance.options if isinstance(option, UseHerb | AddGold | Reroll)] if is_asked else []
    )
    additions = dict[str, Addition]()
    for option in options:
        effect = odds.reinforcement_effect(s, fight, option)
        least = min(effect.winning_faces, default=None)
        additions[option.key] = Addition(
            effect.strength, effect.is_win, effect.missing, effect.wasted_strength, least, effect.chance
        )
    lead = odds.points_after_win(s, owner, fight.field)
    lead_after_win = lead if lead is not None and lead[0] > lead[1] else None
    points, best = odds.win_points(s, fight.field), _cheapest_winner(options, additions)
    return FightNow(tally_of(s, fight), usable_gold(s, fight), MAX_SWORDS, points, lead_after_win, additions, best)


def _cheapest_winner(options: Iterable[Option], additions: Mapping[str, Addition]) -> str:
    """Return the key of the winning addition that wastes the least strength, or "". In a tie, prefer gold."""
    winning_options = [option for option in options if additions[option.key].wins]
    best = min(
        winning_options, key=lambda option: (additions[option.key].wasted, isinstance(option, UseHerb)), default=None
    )
    return "" if best is None else best.key


def _blocked_fields(s: State, end_fields: frozenset[int]) -> Iterator[int]:
    """Yield the fields on the moving party's lines where it may not end, up to the first obstacle of each line."""
    p = s.parties[s.moving]
    obstacles = obstacles_for(s, p.owner)
    for way in land.WAYS[p.at]:
        for field in way:
            if field not in end_fields:
                yield field
            if field in obstacles or (s.party_on[field] == land.NOWHERE and s.lying[field] >= CREATURE):
                break
