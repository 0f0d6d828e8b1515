"""A few matches on fixed seeds, played to learn lengths of lists, words, and whether all win together.

They are the same on every machine, so that a game with given options always has the same observations.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Final

from meadhall.bots import Bot, answer_with, find_bot
from meadhall.bots.names import usual_bot
from meadhall.engine import BadOption, Game, Match, Setting
from meadhall.rl.actions import SPARE, Actions, known_keys
from meadhall.rl.encoder import ObservationEncoder

ANSWERS: Final = 4000  # random ones, in as many matches as needed
ANSWERED: Final = 600  # by the game's own bot
STUDY_INTERVAL: Final = 10  # every tenth moment is studied
MOST_MATCHES: Final = 60


@dataclass
class SeenMatches:
    """The needs of a game with given options, as far as seen."""

    encoder: ObservationEncoder
    keys: set[str] = field(default_factory=set[str])
    shared: bool = True  # whether no two seats ever had different places


def seen_matches(game: Game[Any], options: Mapping[str, Setting]) -> SeenMatches:
    """Play some matches of a game; BadOption for one in real time, where a turn is not a single answer."""
    if game.is_timed(options):
        raise BadOption(
            "{game} in real time cannot be an environment; choose the options without a clock",
            game=game.name,
        )
    return _play_matches(game.id, tuple(sorted(options.items())), _UnhashedGame(game))


class _UnhashedGame:
    """A game that is left out of the cache key: its id and options are enough."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _UnhashedGame) and other.game is self.game

    def __hash__(self) -> int:
        return hash(self.game.id)


@lru_cache(maxsize=32)
def _play_matches(name: str, options: tuple[tuple[str, Setting], ...], unhashed: _UnhashedGame) -> SeenMatches:
    game = unhashed.game
    first: Match[Any] = Match(game, seed="study", **dict(options))
    found = SeenMatches(ObservationEncoder.of_states_like(first.state, game.seats(dict(options))))
    for match in _moments(game, dict(options)):
        _look(match, found)
    return found


def _moments(game: Game[Any], options: Mapping[str, Setting]) -> Iterator[Match[Any]]:
    """Yield matches at every question: random ones, then those of the game's own bot."""
    for kind, answers in (("random", ANSWERS), (usual_bot(game), ANSWERED)):
        left = answers
        for number in range(MOST_MATCHES):
            match = Match(game, seed=f"study {kind} {number}", **options)
            bot = find_bot(kind, game, str(number))
            while match.ask is not None and left > 0:
                left -= 1
                yield match
                _answer(match, bot, random.Random(f"{number} {len(match.log)}"))
            yield match
            if left <= 0:
                break


def _answer(match: Match[Any], bot: Bot, rng: random.Random) -> None:
    seat = match.asked
    if bot.name == "random":
        match.answer(seat, rng.choice(match.menu(seat).options))
    else:
        answer_with(bot, match, seat)


def _look(match: Match[Any], found: SeenMatches) -> None:
    if match.ask is not None:
        for seat in match.ask.waiting:
            menu = match.menu(seat)
            found.keys.update(menu.keys)
            if menu.question not in found.encoder.questions:
                found.encoder.see(match.glance(seat))
    if len(match.log) % STUDY_INTERVAL == 0 or match.over:
        for seat in range(found.encoder.seats):
            found.encoder.see(match.glance(seat))
        found.shared &= len({standing.place for standing in match.standings}) == 1


def actions_of(game: Game[Any], found: SeenMatches, spare: int = SPARE) -> Actions:
    """The actions of a game: its known keys, or the keys seen in its matches."""
    return Actions(known_keys(game) or sorted(found.keys), spare)
