"""Gathers the keys of a game for its actions: `python -m meadhall.rl.gather adventureland` prints them, one a line.

It plays random matches, and some by the game's own bot, with each value of each option. Ours lie in `actions`, one file
a game. A stored key keeps its number: new ones are added at the end.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator, Mapping
from typing import Any, Final

from meadhall.bots import answer_with, find_bot
from meadhall.bots.names import usual_bot
from meadhall.engine import BadOption, Game, Match, Setting, find_game
from meadhall.rl.actions import known_keys

ANSWERS: Final = 4000  # answers of the random bot per set of options
ANSWERED: Final = 400  # answers of the game's own bot per set of options


def tables(game: Game[Any]) -> Iterator[dict[str, Setting]]:
    """Yield one set of options for each value of each option.

    The others have their defaults, or what the value requires.
    """
    seen: list[dict[str, Setting]] = []
    for choice in game.choices:
        for value in choice.values:
            given: dict[str, object] = {**choice.form_sets.get(value, {}), **choice.needs, choice.id: value}
            try:
                options = game.options(**given)
            except BadOption:  # a value without effect beside the usual ones
                continue
            if options not in seen and not game.is_timed(options):
                seen.append(options)
                yield options


def keys_of(game: Game[Any], options: Mapping[str, Setting]) -> Iterator[str]:
    """Yield the keys of some matches."""
    for kind, answers in (("random", ANSWERS), (usual_bot(game), ANSWERED)):
        number, left = 0, answers
        while left > 0:
            match = Match(game, seed=f"gather {kind} {number}", **options)
            rng, bot = random.Random(number), find_bot(kind, game, str(number))
            number += 1
            while match.ask is not None and left > 0:
                left -= 1
                seat = match.asked
                yield from match.menu(seat).keys
                if kind == "random":
                    match.answer(seat, rng.choice(match.menu(seat).options))
                else:
                    answer_with(bot, match, seat)


def gathered(game: Game[Any]) -> list[str]:
    """The known keys, followed by the new ones."""
    known = known_keys(game) or []
    new = {key for options in tables(game) for key in keys_of(game, options)} - set(known)
    return [*known, *sorted(new)]


if __name__ == "__main__":
    print("\n".join(gathered(find_game(sys.argv[1]))))
