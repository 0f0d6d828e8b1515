"""The end of the game (section 9): its conditions, and the standings."""

from __future__ import annotations

from collections.abc import Callable

from meadhall.engine import OVER, CutTo, Standing, Table
from meadhall.games.virtues.content import RULES
from meadhall.games.virtues.events.goods import GameEnded
from meadhall.games.virtues.state import NOBODY, Seat, State


def end_match(t: Table[State], ending: str) -> None:
    """End the match at once, even in the middle of an effect."""
    s = t.state
    s.ending, s.on_go = ending, NOBODY
    s.windows, s.payment, s.exchange, s.reward = [], None, [], None
    t.tell(GameEnded(ending))
    raise CutTo(OVER)


def check_armour(t: Table[State]) -> None:
    """End the match if the armour is complete and a good hero has enough might (SV-END-02, SV-END-03, SV-FAL-23)."""
    if is_armour_victory(t.state):
        end_match(t, "armour")


def is_armour_victory(s: State) -> bool:
    if s.armour < RULES.armour_pieces:
        return False
    return any(not player.fallen and player.might >= s.options.might_to_win for player in s.players)


def check_portals(t: Table[State]) -> None:
    """End the match if all portals are closed. A victory by armour has priority (SV-END-06, SV-END-08)."""
    check_armour(t)
    if NOBODY not in t.state.portals:
        end_match(t, "portals")


def check_cataclysms(t: Table[State]) -> None:
    """End the match if the last cataclysm was played. Call this after the Quest Phase and in Regrouping (SV-END-05)."""
    check_armour(t)
    if len(t.state.cataclysms) == RULES.cataclysms:
        end_match(t, "cataclysm")


def check_fallen(t: Table[State]) -> None:
    """End the match at once if all heroes have fallen (SV-FAL-22)."""
    if all(player.fallen for player in t.state.players):
        end_match(t, "fallen")


# ---- ranking

Key = tuple[int, ...]


def count_portals(s: State, seat: Seat) -> int:
    return s.portals.count(seat)


def _by_might(s: State, seat: Seat) -> Key:
    """Return the sort key: might, then portal markers, then fewer sin cards in hand (SV-END-04)."""
    player = s.players[seat]
    return player.might, count_portals(s, seat), -len(player.sins)


def _by_portals(s: State, seat: Seat) -> Key:
    """Return the sort key: portal markers, then might, then fewer sin cards in hand (SV-END-06)."""
    player = s.players[seat]
    return count_portals(s, seat), player.might, -len(player.sins)


def _heroes_win(hero_key: Callable[[State, Seat], Key]) -> Callable[[State, Seat], Key]:
    """Return a function that returns the sort key of a seat after a victory of the heroes (SV-END-09).

    Good heroes are first, sorted by this key. Fallen heroes follow, sorted by might. The Unnamed is last.
    """

    def key(s: State, seat: Seat) -> Key:
        if seat >= len(s.players):
            return (0,)
        if s.players[seat].fallen:
            return 1, s.players[seat].might
        return 2, *hero_key(s, seat)

    return key


def _heroes_lose(s: State, seat: Seat) -> Key:
    """Return the sort key for a defeat of the heroes: fallen heroes and the Unnamed share the first place."""
    return (int(seat >= len(s.players) or s.players[seat].fallen),)


def _all_fell(s: State, seat: Seat) -> Key:
    """Return the sort key if all heroes fell: the last one to fall loses, and all others share the first place."""
    return (int(seat != s.fell_last),)


SORT_KEYS = {
    "": _heroes_win(_by_might),
    "armour": _heroes_win(_by_might),
    "portals": _heroes_win(_by_portals),
    "cataclysm": _heroes_lose,
    "stopped": _heroes_lose,  # SV-END-10
    "fallen": _all_fell,
}


def standings(s: State) -> list[Standing]:
    """Return the standings, now or at the end, best first (SV-END-09).

    A hero's points are might. The points of the Unnamed are the number of played cataclysms.
    """
    seats = range(len(s.players) + (s.unnamed is not None))
    keys = {seat: SORT_KEYS[s.ending](s, seat) for seat in seats}
    order = sorted(seats, key=keys.__getitem__, reverse=True)
    return [Standing(seat, _place(s, keys, seat), *_points(s, seat)) for seat in order]


def _place(s: State, keys: dict[Seat, Key], seat: Seat) -> int:
    """Return 1 plus the number of better seats. Losing heroes are at best second, even if nobody has won."""
    better_seats = sum(key > keys[seat] for key in keys.values())
    is_lost = SORT_KEYS[s.ending] is _heroes_lose and keys[seat] == (0,)
    return 1 + max(better_seats, int(is_lost))


def _points(s: State, seat: Seat) -> tuple[int, dict[str, int]]:
    if seat >= len(s.players):
        return len(s.cataclysms), {}
    player = s.players[seat]
    return player.might, {source: n for source, n in player.made_of.items() if n}
