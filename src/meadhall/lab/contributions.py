"""Contribution of each thing in a game, from self-play of its own heuristics after a random set-up.

`python -m meadhall.lab.contributions heroes 1500 0` plays 1500 matches on the seed 0 and prints a table.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, Final

from meadhall.engine import BadOption, Decision, Game, Guide, Match, Study, find_game
from meadhall.lab.regression import Row, Slope, slopes

MIN_POSITIONS: Final = 150  # positions: rarer things are left out


def positions(game: Game[Any], seed: str) -> tuple[list[Row], float]:
    """Play a match of two; return a row of feature differences for each turn, and the result for seat 0."""
    study, guide = _known(game)
    match: Match[Any] = Match(game, seed, players=2)
    rng = random.Random(f"lot {seed}").random
    found: dict[int, Row] = {}
    while match.ask is not None:
        turn = guide.turn(match.state)
        if turn not in found:
            found[turn] = _between(*(study.features(match.state, seat) for seat in (0, 1)))
        _answer(match, study, guide, rng)
    places = {standing.seat: standing.place for standing in match.standings}
    return list(found.values()), 0.5 if places[0] == places[1] else float(places[0] < places[1])


def _known(game: Game[Any]) -> tuple[Study[Any], Guide[Any]]:
    if game.study is None or game.guide is None or not game.study.unit:
        raise BadOption(f"{game.name} has no Study.features, which name the features of its positions")
    return game.study, game.guide


def _answer(match: Match[Any], study: Study[Any], guide: Guide[Any], rng: Callable[[], float]) -> None:
    """Answer randomly at set-up, and by the game's heuristics later."""
    seat = match.asked
    menu = match.menu(seat)
    chosen = study.at_random(match.view(seat), lambda of: int(rng() * of)) if len(menu) > 1 else menu[0]
    match.answer(seat, chosen or guide.policy(Decision(match.state, seat, menu.question, menu.options)))


def _between(mine: Mapping[str, float], theirs: Mapping[str, float]) -> Row:
    return {name: mine.get(name, 0) - theirs.get(name, 0) for name in sorted({*mine, *theirs})}


def fitted(game: Game[Any], games: int, seed: str) -> dict[str, Slope]:
    """Contribution of each thing to the chance to win."""
    played = [positions(game, f"{seed}/{number}") for number in range(games)]
    matches, won = [rows for rows, _ in played], [result for _, result in played]
    seen = Counter(name for rows in matches for row in rows for name, value in row.items() if value)
    unit = _known(game)[0].unit
    return slopes(matches, won, sorted(name for name, times in seen.items() if times >= MIN_POSITIONS or name == unit))


def worths_table(found: Mapping[str, Slope], unit: str) -> str:
    """Table of contributions in units of one of them, one thing a line."""
    one = found[unit].rise
    return "\n".join(f"{name:48} {slope.rise / one:+6.2f} ±{slope.error / one:.2f}" for name, slope in found.items())


def main(words: list[str]) -> None:
    """Run with the game, the number of matches, and the seed."""
    game = find_game(words[0])
    print(worths_table(fitted(game, int(words[1]), words[2]), _known(game)[0].unit))


if __name__ == "__main__":
    main(sys.argv[1:])
