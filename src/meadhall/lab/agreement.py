"""Checks analyses against results: over many fair matches, the mean luck must be 0.

`python -m meadhall.lab.agreement adventureland 40 0` plays 40 matches of the usual bot with the seed 0 and at most two
seats. It analyses each match and prints a table. A fourth argument names another bot, and a fifth argument names the
bot of the other side.
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
NORMAL_95: Final = 1.96  # half-width of a 95 % interval, in standard errors


class Part(NamedTuple):
    """Statistics of one part of the results over many matches. A win is 1."""

    root_mean_square: float  # root mean square
    mean: float
    margin: float  # half of the 95 % interval of the mean


class Agreement(NamedTuple):
    """Statistics of the parts that add up to a side's result, over many matches. The mean luck should be about 0."""

    matches: int
    result: Part  # result minus chance at the start
    luck: Part
    play: Part  # how much the play of all sides changed this side's chance
    correction: Part  # the part of luck that comes from corrections of the judgement
    remainder: Part  # result minus start, luck and play, which should be 0


def analysis_of_bot_match(
    game: Game[Any], number: int, seed: str, bot: str, other_bot: str = ""
) -> tuple[Analysis, Share]:
    """Play a match between two bots. Return its analysis, and the analysis of the first bot's side.

    The first bot moves to the next seat from match to match.
    """
    if game.judgement is None:
        raise BadOption(f"{game.name} does not judge its positions")
    tables = [table for table in game.judgement.tables if game.seats(game.options(**table)) <= SEATS]
    seed = f"{seed}/{number}"
    match: Match[Any] = Match(game, seed, **random.Random(f"table {seed}").choice(tables))
    seats = game.seats(match.options)
    own = number % seats
    names = [bot if seat == own or not other_bot else other_bot for seat in range(seats)]
    play_out(match, [find_bot(name, game, f"{seed}/{seat}") for seat, name in enumerate(names)])
    analysis = analyse(record.replay(record.save(match), game), mistakes=False)
    return analysis, next(share for share in analysis.shares if own in share.seats)


def agreement_of(shares: Sequence[Share]) -> Agreement:
    """Return the statistics of these results."""
    return Agreement(
        matches=len(shares),
        result=part_of([share.end - share.start for share in shares]),
        luck=part_of([share.luck for share in shares]),
        play=part_of([share.play + share.others for share in shares]),
        correction=part_of([share.rejudged for share in shares]),
        remainder=part_of([share.end - share.start - share.luck - share.play - share.others for share in shares]),
    )


def part_of(values: Sequence[float]) -> Part:
    """Return the root mean square, the mean, and the interval of the mean."""
    mean = sum(values) / len(values)
    spread = sqrt(sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1))
    size = sqrt(sum(value * value for value in values) / len(values))
    return Part(size, mean, NORMAL_95 * spread / sqrt(len(values)))


def statistics_table(statistics: Agreement, seconds: float) -> str:
    """Return the statistics as text, in percentage points, with one part per line."""
    parts = {
        "result - start": statistics.result,
        "luck": statistics.luck,
        "play": statistics.play,
        "correction": statistics.correction,
        "rest": statistics.remainder,
    }
    lines = [f"{statistics.matches} matches, {seconds:.0f} s each; points"]
    for name, part in parts.items():
        lines.append(
            f"{name:14} {100 * part.root_mean_square:5.1f}, mean {100 * part.mean:+5.1f} ±{100 * part.margin:.1f}"
        )
    return "\n".join(lines)


def main(arguments: list[str]) -> None:
    """Run with these arguments: game, number of matches, seed, and optionally one or two bots."""
    game = find_game(arguments[0])
    bot, other_bot = [*arguments[3:], "", ""][:2]
    analyses = [
        analysis_of_bot_match(game, number, arguments[2], bot or usual_bot(game), other_bot)
        for number in range(int(arguments[1]))
    ]
    seconds = sum(analysis.seconds for analysis, _ in analyses) / len(analyses)
    print(statistics_table(agreement_of([share for _, share in analyses]), seconds))


if __name__ == "__main__":
    main(sys.argv[1:])
