"""The end of the match: Total Powers and places (END)."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.engine import OVER, Standing, Table
from meadhall.games.heropath import content, rows
from meadhall.games.heropath.cards.holding import reveal_card
from meadhall.games.heropath.dragon.gathering import clear_unfinished_effects
from meadhall.games.heropath.effects.active_cards import power_parts
from meadhall.games.heropath.events.land import MatchEnded, PowerMeasured
from meadhall.games.heropath.state import NOBODY, State


async def end_match(t: Table[State]) -> None:
    """End the match: measure the Total Power of all heroes that have not won (HP-END-02, HP-END-03)."""
    s = t.state
    s.totals = [0] * len(s.heroes)
    if s.winner != NOBODY and s.battle is not None:
        s.totals[s.winner] = s.battle.hero_total
    clear_unfinished_effects(s)
    if not rows.competition(s).shares_fate:
        for seat in s.clockwise(s.winner if s.winner != NOBODY else s.first):
            if seat != s.winner:
                measure_total_power(t, seat)
    t.tell(match_ending(s))
    s.step = OVER


def match_ending(s: State) -> MatchEnded:
    """Return the event of the end, which names the cause: Dragon slain, last round, or Evil full (END)."""
    row, is_slain = rows.competition(s), s.winner != NOBODY
    if row.shares_fate and not row.is_solo:
        cause = "together" if is_slain else "lost"
    elif is_slain:
        cause = "won"
    else:
        cause = "evil" if row.is_solo else "limit"
    first = tuple(standing.seat for standing in standings(s) if standing.place == 1)
    return MatchEnded(cause, first, s.round, s.scale.level)


def measure_total_power(t: Table[State], seat: int) -> None:
    """Roll for a hero's Total Power, and record it: gems, two dice, and Extra Power against the Dragon."""
    s, hero = t.state, t.state.heroes[seat]
    dice = tuple(t.pick("dice/hero", "HP-END-03", content.HERO_DIE) for _ in range(content.HERO_DICE))
    parts = power_parts(s, seat, content.DRAGON, first_battle=True)
    for part in parts:
        reveal_card(t, seat, part.piece, "HP-END-03")
    s.totals[seat] = hero.power + sum(dice) + sum(part.n for part in parts)
    t.tell(PowerMeasured(seat, s.totals[seat], dice))


def standings(s: State) -> list[Standing]:
    """Return the places: the winner, then by Total Power, gems, GOLD, FOOD (HP-END-01 to 06).

    Before the end, the order is by power.
    """
    return rows.competition(s).standings(s)


def _total_parts(s: State, seat: int, points: int, keys: Sequence[tuple[int, ...]]) -> dict[str, int]:
    """Return the parts of a Total Power, with GOLD and FOOD if they break a tie (HP-END-04)."""
    hero, power_keys = s.heroes[seat], [key[:3] for key in keys]
    parts = {"power": hero.power, "dice and cards": points - hero.power}
    return parts | {"gold": hero.gold, "food": hero.food} if power_keys.count(power_keys[seat]) > 1 else parts


def standings_by_power(s: State) -> list[Standing]:
    """Return the places of all seats without teams."""
    totals = s.totals or [hero.power for hero in s.heroes]
    points = [totals[seat] or s.heroes[seat].power for seat in s.seats]
    first = [int(seat == s.winner) for seat in s.seats]
    keys = list(zip(first, totals, [hero.power for hero in s.heroes], [hero.gold for hero in s.heroes],
                    [hero.food for hero in s.heroes], strict=True))  # fmt: skip
    sorted_keys = sorted(keys, reverse=True)
    places = [1 + sorted_keys.index(key) for key in keys]
    ranking = [
        Standing(seat, places[seat], points[seat], _total_parts(s, seat, points[seat], keys)) for seat in s.seats
    ]
    return sorted(ranking, key=lambda standing: (standing.place, standing.seat))
