"""Collects the keys of a game for its actions: `python -m meadhall.rl.gather adventureland` prints one per line.

It plays matches of the random bot and of the game's own bot, with each value of each option. The folder `actions` has
the keys of our games, one file per game. A stored key keeps its number: new keys are added at the end.
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

RANDOM_ANSWERS: Final = 4000  # answers of the random bot per set of options
BOT_ANSWERS: Final = 400  # answers of the game's own bot per set of options


def option_sets(game: Game[Any]) -> Iterator[dict[str, Setting]]:
    """Yield one set of options for each value of each option.

    In each set the other options have their defaults, or the values that this value requires.
    """
    yielded: list[dict[str, Setting]] = []
    for choice in game.choices:
        for value in choice.values:
            chosen: dict[str, object] = {**choice.form_sets.get(value, {}), **choice.needs, choice.id: value}
            try:
                options = game.options(**chosen)
            except BadOption:  # this value has no effect with the defaults
                continue
            if options not in yielded and not game.is_timed(options):
                yielded.append(options)
                yield options


def keys_of(game: Game[Any], options: Mapping[str, Setting]) -> Iterator[str]:
    """Play some matches and yield every key that is on offer. Keys may be repeated."""
    for kind, answers in (("random", RANDOM_ANSWERS), (usual_bot(game), BOT_ANSWERS)):
        number, remaining = 0, answers
        while remaining > 0:
            match = Match(game, seed=f"gather {kind} {number}", **options)
            rng, bot = random.Random(number), find_bot(kind, game, str(number))
            number += 1
            while match.ask is not None and remaining > 0:
                remaining -= 1
                seat = match.asked
                yield from match.menu(seat).keys
                if kind == "random":
                    match.answer(seat, rng.choice(match.menu(seat).options))
                else:
                    answer_with(bot, match, seat)


def all_keys(game: Game[Any]) -> list[str]:
    """Return the stored keys in their order, and after them the new keys."""
    stored = known_keys(game) or []
    new = {key for options in option_sets(game) for key in keys_of(game, options)} - set(stored)
    return [*stored, *sorted(new)]


if __name__ == "__main__":
    print("\n".join(all_keys(find_game(sys.argv[1]))))
