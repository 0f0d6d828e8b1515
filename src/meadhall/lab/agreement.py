"""Agreement of an analysis with results: over many fair matches, luck must come to nothing.

`python -m meadhall.lab.agreement adventureland 40 0` plays 40 matches of the usual bot on the seed 0, with at most two
seats, analyses each, and prints a table. A fourth word names another bot, and a fifth a weaker one for the other side.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Sequence
from math import sqrt
from typing import Any, Final, NamedTuple

from meadhall.analysis import Analysis, analyse
from meadhall.analysis.report import Share
from meadhall.bots import find_bot, play_out
from meadhall.bots.names import usual_bot
from meadhall.engine import BadOption, Game, Match, find_game, record

SEATS: Final = 2
NORMAL_95: Final = 1.96  # standard errors on each side of a 95 % interval


class Part(NamedTuple):
    """One part of the results, in chances from 0 to 1."""

    size: float  # root mean square
    mean: float
    within: float  # half of the 95 % interval of the mean


class Agreement(NamedTuple):
    """The parts of one side's results over many matches. The mean of luck should be 0 within its interval."""

    matches: int
    result: Part  # less start
    luck: Part
    play: Part  # of all sides, as it changed this side's chance
    rejudged: Part  # the part of luck that comes from corrections of the judgement
    rest: Part  # result less start, luck and play


def analysis_of_bot_match(game: Game[Any], number: int, seed: str, bot: str, other: str = "") -> tuple[Analysis, Share]:
    """An analysis of a match of two bots, and the share of the first bot's side; they take turns to begin."""
    if game.judgement is None:
        raise BadOption(f"{game.name} does not judge its positions")
    tables = [table for table in game.judgement.tables if game.seats(game.options(**table)) <= SEATS]
    seed = f"{seed}/{number}"
    match: Match[Any] = Match(game, seed, **random.Random(f"table {seed}").choice(tables))
    seats = game.seats(match.options)
    own = number % seats
    names = [bot if seat == own or not other else other for seat in range(seats)]
    play_out(match, [find_bot(name, game, f"{seed}/{seat}") for seat, name in enumerate(names)])
    found = analyse(record.replay(record.save(match), game), mistakes=False)
    return found, next(share for share in found.shares if own in share.seats)


def agreement(shares: Sequence[Share]) -> Agreement:
    """The parts of these results."""
    return Agreement(
        matches=len(shares),
        result=part([share.end - share.start for share in shares]),
        luck=part([share.luck for share in shares]),
        play=part([share.play + share.others for share in shares]),
        rejudged=part([share.rejudged for share in shares]),
        rest=part([share.end - share.start - share.luck - share.play - share.others for share in shares]),
    )


def part(values: Sequence[float]) -> Part:
    """Size and mean of one part."""
    mean = sum(values) / len(values)
    spread = sqrt(sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1))
    size = sqrt(sum(value * value for value in values) / len(values))
    return Part(size, mean, NORMAL_95 * spread / sqrt(len(values)))


def figure_lines(found: Agreement, seconds: float) -> str:
    """The figures in points, one a line."""
    parts = {
        "result - start": found.result,
        "luck": found.luck,
        "play": found.play,
        "correction": found.rejudged,
        "rest": found.rest,
    }
    lines = [f"{found.matches} matches, {seconds:.0f} s each; points"]
    for name, one in parts.items():
        lines.append(f"{name:14} {100 * one.size:5.1f}, mean {100 * one.mean:+5.1f} ±{100 * one.within:.1f}")
    return "\n".join(lines)


def main(words: list[str]) -> None:
    """Run with the game, the number of matches, the seed, and perhaps one or two bots."""
    game = find_game(words[0])
    bot, other = [*words[3:], "", ""][:2]
    found = [
        analysis_of_bot_match(game, number, words[2], bot or usual_bot(game), other) for number in range(int(words[1]))
    ]
    seconds = sum(analysis.seconds for analysis, _ in found) / len(found)
    print(figure_lines(agreement([share for _, share in found]), seconds))


if __name__ == "__main__":
    main(sys.argv[1:])
