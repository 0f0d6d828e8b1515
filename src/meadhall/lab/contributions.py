"""Estimates the value of each card, piece or other feature of a game, from self-play after a random set-up.

`python -m meadhall.lab.contributions heroes 1500 0` plays 1500 matches with the seed 0 and prints a table.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, Final

from meadhall.engine import BadOption, Decision, Game, Guide, Match, Study, find_game
from meadhall.lab.regression import Coefficient, Row, fit_coefficients

MIN_POSITIONS: Final = 150  # a feature that occurs in fewer positions is left out


def sample_positions(game: Game[Any], seed: str) -> tuple[list[Row], float]:
    """Play a match of two seats. Return the feature differences in each turn, and seat 0's share of the win."""
    study, guide = _study_and_guide(game)
    match: Match[Any] = Match(game, seed, players=2)
    rng = random.Random(f"lot {seed}").random
    rows: dict[int, Row] = {}
    while match.ask is not None:
        turn = guide.turn(match.state)
        if turn not in rows:
            rows[turn] = _difference(*(study.features(match.state, seat) for seat in (0, 1)))
        _answer(match, study, guide, rng)
    places = {standing.seat: standing.place for standing in match.standings}
    return list(rows.values()), 0.5 if places[0] == places[1] else float(places[0] < places[1])


def _study_and_guide(game: Game[Any]) -> tuple[Study[Any], Guide[Any]]:
    if game.study is None or game.guide is None or not game.study.unit:
        raise BadOption(f"{game.name} has no Study.features, which name the features of its positions")
    return game.study, game.guide


def _answer(match: Match[Any], study: Study[Any], guide: Guide[Any], rng: Callable[[], float]) -> None:
    """Answer the open question: at random during set-up, and by the game's policy afterwards."""
    seat = match.asked
    menu = match.menu(seat)
    random_option = study.at_random(match.view(seat), lambda of: int(rng() * of)) if len(menu) > 1 else menu[0]
    match.answer(seat, random_option or guide.policy(Decision(match.state, seat, menu.question, menu.options)))


def _difference(own: Mapping[str, float], other: Mapping[str, float]) -> Row:
    return {name: own.get(name, 0) - other.get(name, 0) for name in sorted({*own, *other})}


def fit_contributions(game: Game[Any], matches: int, seed: str) -> dict[str, Coefficient]:
    """Play matches. Return the contribution of each feature to the log odds of a win."""
    played = [sample_positions(game, f"{seed}/{number}") for number in range(matches)]
    rows_of_matches, results = [rows for rows, _ in played], [result for _, result in played]
    position_counts = Counter(name for rows in rows_of_matches for row in rows for name, value in row.items() if value)
    unit = _study_and_guide(game)[0].unit
    return fit_coefficients(
        rows_of_matches,
        results,
        sorted(name for name, count in position_counts.items() if count >= MIN_POSITIONS or name == unit),
    )


def contributions_table(contributions: Mapping[str, Coefficient], unit: str) -> str:
    """Return a table with one contribution per line. The contribution of the feature `unit` counts as 1."""
    unit_rise = contributions[unit].value
    return "\n".join(
        f"{name:48} {slope.value / unit_rise:+6.2f} ±{slope.standard_error / unit_rise:.2f}"
        for name, slope in contributions.items()
    )


def main(arguments: list[str]) -> None:
    """Run with these arguments: game, number of matches, seed."""
    game = find_game(arguments[0])
    print(contributions_table(fit_contributions(game, int(arguments[1]), arguments[2]), _study_and_guide(game)[0].unit))


if __name__ == "__main__":
    main(sys.argv[1:])
