"""End of the match, ties and ranking (9). The rules check for the end after every effect."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from meadhall.engine import OVER, CutTo, Standing, Table
from meadhall.games.heroes.content import CONTENT
from meadhall.games.heroes.events import DuelEnded, GameEnded
from meadhall.games.heroes.state import APART, FINALS, Duel, Seat, State


def end_if_too_few(t: Table[State], seats: Sequence[Seat]) -> None:
    """End the match or the duel if too few players remain after these have left (HE-END-01, HE-DTH-09)."""
    s = t.state
    duel = s.duel_of(seats[0])
    if s.options.format == "standard":
        if len(s.alive(duel)) <= 1:
            end_match(t, "last" if s.alive(duel) else "level")
        return
    if s.options.format == "team":
        if len({seat // 2 for seat in range(s.players) if s.is_in(seat)}) <= 1:  # HE-VTM-08, HE-VTM-10
            end_match(t, "last" if any(s.is_in(seat) for seat in range(s.players)) else "level")
        if s.stage == APART:
            end_duel(t, duel)
    elif len(s.alive(duel)) <= 1:
        end_duel(t, duel)


def end_duel(t: Table[State], duel: Duel) -> None:
    """End a duel at once, with its round, while the match continues (HE-VTM-06, HE-VTO-01)."""
    s = t.state
    if duel.over:
        return
    duel.over, duel.caller = True, -1
    t.tell(DuelEnded(s.duels.index(duel), s.alive(duel)))
    is_building_armies = s.stage == FINALS and not duel.ready  # armies for third place, which is decided now
    if is_building_armies or (s.round is not None and s.duel is duel):
        if s.options.extra_win == "on":
            check_creatures(t)  # a board has been removed, and no later step of this duel checks for that (HE-END-10)
        s.round = s.act = s.plan = None
        raise CutTo("rounds")


def fatigued_seats(s: State, duel: Duel, seats: list[Seat]) -> list[Seat]:
    """Return the seats that fatigue wounds. In a tournament, one of two who would both fall is spared (HE-END-11)."""
    if s.options.format != "tournament" or s.stage != APART or any(s.hit_points(seat) > 1 for seat in seats):
        return seats
    spared_seat = min(seats, key=duel.priority.index)
    return [seat for seat in seats if seat != spared_seat]


def check_points(t: Table[State]) -> None:
    """Without elimination, end the match at once if a player has 21 points (HE-VNE-08)."""
    if any(side.points >= CONTENT.options.victory_points_to_win and not side.left for side in t.state.sides):
        end_match(t, "points")


def check_creatures(t: Table[State]) -> None:
    """Check the extra win condition of the match, or of a tournament duel, after a loss of Creatures (HE-END-03)."""
    s = t.state
    owners_of_lost, s.lost = s.lost, []
    if s.options.extra_win == "off" or not owners_of_lost:
        return
    if s.options.format != "tournament":
        _check_boards(t, s.duel, range(s.players), any(duel.extra_win_spent for duel in s.duels))
        return
    for duel in [duel for duel in s.duels if not duel.over and set(owners_of_lost) & set(duel.seats)]:
        _check_boards(t, duel, duel.seats, duel.extra_win_spent)


def _check_boards(t: Table[State], duel: Duel, seats: Iterable[Seat], is_condition_spent: bool) -> None:
    s = t.state
    seats_in_game = [seat for seat in seats if s.is_in(seat)]
    has_creatures = any(not s.beings[being].is_hero for seat in seats_in_game for being in s.on_board(seat))
    if is_condition_spent or has_creatures or len(seats_in_game) < 2 or not s.have_placed_all(seats_in_game):
        return
    if is_tied(s, seats_in_game):
        duel.extra_win_spent = True  # HE-END-04
    else:
        decide_by_hit_points(t, duel, "creatures")


def is_tied(s: State, seats: Sequence[Seat]) -> bool:
    """Whether two players are tied for the most hit points, or in a team game both teams have the same sum."""
    if s.options.format == "team":
        return team_hit_points(s, 0) == team_hit_points(s, 1)
    hit_points = sorted((s.hit_points(seat) for seat in seats), reverse=True)
    return hit_points[0] == hit_points[1]


def team_hit_points(s: State, team: int) -> int:
    return sum(s.hit_points(seat) for seat in (2 * team, 2 * team + 1) if s.is_in(seat))


def decide_by_hit_points(t: Table[State], duel: Duel, reason: str) -> None:
    """Decide the match, or the duel of a tournament, by hit points (HE-END-03, HE-END-08, HE-END-10, HE-END-11)."""
    if t.state.options.format == "tournament":
        duel.undecided = True
        raise CutTo("rounds")
    end_match(t, reason)


def end_match(t: Table[State], reason: str) -> None:
    """End the match with the places that follow from the state."""
    s = t.state
    s.places = final_places(s)
    t.tell(GameEnded([seat for seat, place in enumerate(s.places) if place == 1], reason))
    s.round = s.act = s.plan = None
    raise CutTo(OVER)


def final_places(s: State) -> list[int]:
    """Return the place of each seat: players in the game by score, then the others, last to leave first (HE-END-06)."""
    if s.places:
        return s.places
    if s.options.format == "team":
        team_scores = [
            any(s.is_in(seat) for seat in (2 * team, 2 * team + 1)) * (1 + team_hit_points(s, team)) for team in (0, 1)
        ]
        return [1 if team_scores[seat // 2] >= max(team_scores) else 3 for seat in range(s.players)]
    if s.stage == FINALS:
        return _tournament_places(s)
    keys = [_rank_key(s, seat) for seat in range(s.players)]
    return [1 + sum(other > key for other in keys) for key in keys]


def _tournament_places(s: State) -> list[int]:
    """Return the places from the final and the match for third place. Tied players share one (HE-END-07, HE-END-11)."""
    places = [3] * s.players
    for duel in s.duels:
        if duel.name:
            best_place = 1 if duel.name == "final" else 3
            keys = {seat: (s.is_in(seat), s.sides[seat].left) for seat in duel.seats}
            for seat in duel.seats:
                places[seat] = best_place + sum(other > keys[seat] for other in keys.values())
    return places


def _rank_key(s: State, seat: Seat) -> tuple[int, int, int]:
    if not s.is_in(seat):
        return 0, 0, s.sides[seat].left
    return 1, s.hit_points(seat) if s.options.has_elimination else s.sides[seat].points, 0


def points_of(s: State, seat: Seat) -> int:
    """Return the hit points of a seat, or its victory points without elimination."""
    return _hit_points_in_game(s, seat) if s.options.has_elimination else s.sides[seat].points


def _hit_points_in_game(s: State, seat: Seat) -> int:
    return s.hit_points(seat) if s.is_in(seat) else 0


def standings(s: State) -> list[Standing]:
    """Return the standings by hit points, or by victory points without elimination, as if the match ended now."""
    places = final_places(s)
    unsorted: list[Standing] = []
    for seat, side in enumerate(s.sides):
        parts = {"hit points": _hit_points_in_game(s, seat), "victory points": side.points}
        unsorted.append(Standing(seat, places[seat], points_of(s, seat), parts))
    return sorted(unsorted, key=lambda standing: (standing.place, standing.seat))
