"""Agreement of an analysis with results: how much of them start, luck and play explain.

`python -m meadhall.lab.agreement adventureland 40 0` plays 40 matches of the usual bot on the seed 0, with at most two
seats, analyses each, and prints a table. A third word names another bot.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Sequence
from math import sqrt
from typing import Any, Final, NamedTuple

from meadhall.analysis import analyse
from meadhall.analysis.report import Share
from meadhall.bots import find_bot, play_out
from meadhall.bots.names import usual_bot
from meadhall.engine import BadOption, Game, Match, find_game, record

SEATS: Final = 2
SURE: Final = 1.96  # standard errors on each side of a 95 % interval


class Agreement(NamedTuple):
    """Size of each part of the first side's results. All but the first two are chances from 0 to 1."""

    matches: int
    explained: float  # part of the squared distance between start and result that luck and play explain
    result: float  # root mean square of result less start
    luck: float  # root mean square of the luck
    play: float  # root mean square of the play of all sides, as it changed the first side's chance
    rest: float  # root mean square of the rest
    bias: float  # mean of the rest
    within: float  # half of the 95 % interval of the bias


def share_of_bot_match(game: Game[Any], seed: str, bot: str) -> Share:
    """The first side's share in a match of a bot against itself."""
    if game.judgement is None:
        raise BadOption(f"{game.name} does not judge its positions")
    tables = [one for one in game.judgement.tables if game.seats(game.options(**one)) <= SEATS]
    match: Match[Any] = Match(game, seed, **random.Random(f"table {seed}").choice(tables))
    play_out(match, [find_bot(bot, game, f"{seed}/{seat}") for seat in range(game.seats(match.options))])
    return analyse(record.replay(record.save(match), game)).shares[0]


def agreement(shares: Sequence[Share]) -> Agreement:
    """How well the parts of these results add up without the rest."""
    rests = [share.rest for share in shares]
    result, rest = _size([share.end - share.start for share in shares]), _size(rests)
    bias = sum(rests) / len(rests)
    spread = sqrt(sum((one - bias) ** 2 for one in rests) / max(1, len(rests) - 1))
    return Agreement(
        matches=len(shares),
        explained=1 - (rest / result) ** 2 if result else 1.0,
        result=result,
        luck=_size([share.luck for share in shares]),
        play=_size([share.play + share.others for share in shares]),
        rest=rest,
        bias=bias,
        within=SURE * spread / sqrt(len(rests)),
    )


def _size(values: Sequence[float]) -> float:
    """Root mean square."""
    return sqrt(sum(value * value for value in values) / len(values))


def figure_lines(found: Agreement) -> str:
    """The figures in points, one a line."""
    points = [
        ("result - start", found.result), ("luck", found.luck), ("play", found.play), ("rest", found.rest),
    ]  # fmt: skip
    return "\n".join(
        [
            f"{found.matches} matches; points, root mean square",
            *(f"{name:14} {100 * value:5.1f}" for name, value in points),
            f"{'explained':14} {100 * found.explained:5.1f} %",
            f"{'mean rest':14} {100 * found.bias:+5.1f} ±{100 * found.within:.1f}",
        ]
    )


def main(words: list[str]) -> None:
    """Run with the game, the number of matches, the seed, and perhaps a bot."""
    game = find_game(words[0])
    bot = words[3] if len(words) > 3 else usual_bot(game)
    print(
        figure_lines(
            agreement([share_of_bot_match(game, f"{words[2]}/{number}", bot) for number in range(int(words[1]))])
        )
    )


if __name__ == "__main__":
    main(sys.argv[1:])
