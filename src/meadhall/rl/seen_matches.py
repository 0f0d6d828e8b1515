"""Plays matches with fixed seeds, to learn the vector sizes, words and keys of a game, and whether it is cooperative.

The matches are the same on every machine. So a game with given options always has the same observations.
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

RANDOM_ANSWERS: Final = 4000  # number of answers of the random bot; it plays as many matches as this needs
BOT_ANSWERS: Final = 600  # answers of the game's own bot
STUDY_INTERVAL: Final = 10  # number of log entries between two moments that are encoded for all seats
MAX_MATCHES: Final = 60


@dataclass
class SeenMatches:
    """Results of the matches: an encoder for all their states, all keys, and whether all seats win together."""

    encoder: ObservationEncoder
    keys: set[str] = field(default_factory=set[str])
    is_cooperative: bool = True  # whether all seats always had the same place


def seen_matches(game: Game[Any], options: Mapping[str, Setting]) -> SeenMatches:
    """Play some matches of a game. Raise BadOption for a game in real time, where a turn is not a single answer."""
    if game.is_timed(options):
        raise BadOption(
            "{game} in real time cannot be an environment; choose the options without a clock",
            game=game.name,
        )
    return _play_matches(game.id, tuple(sorted(options.items())), _UnhashedGame(game))


class _UnhashedGame:
    """A game as part of a cache key, with the hash of its id. Games themselves are not hashable."""

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
    seen = SeenMatches(ObservationEncoder.for_states_like(first.state, game.seats(dict(options))))
    for match in _moments(game, dict(options)):
        _record_moment(match, seen)
    return seen


def _moments(game: Game[Any], options: Mapping[str, Setting]) -> Iterator[Match[Any]]:
    """Yield a match at every question and at its end. First the random bot plays, then the game's own bot."""
    for kind, answers in (("random", RANDOM_ANSWERS), (usual_bot(game), BOT_ANSWERS)):
        remaining = answers
        for number in range(MAX_MATCHES):
            match = Match(game, seed=f"study {kind} {number}", **options)
            bot = find_bot(kind, game, str(number))
            while match.ask is not None and remaining > 0:
                remaining -= 1
                yield match
                _answer(match, bot, random.Random(f"{number} {len(match.log)}"))
            yield match
            if remaining <= 0:
                break


def _answer(match: Match[Any], bot: Bot, rng: random.Random) -> None:
    seat = match.asked
    if bot.name == "random":
        match.answer(seat, rng.choice(match.menu(seat).options))
    else:
        answer_with(bot, match, seat)


def _record_moment(match: Match[Any], seen: SeenMatches) -> None:
    if match.ask is not None:
        for seat in match.ask.waiting:
            menu = match.menu(seat)
            seen.keys.update(menu.keys)
            if menu.question not in seen.encoder.questions:
                seen.encoder.include(match.glance(seat))
    if len(match.log) % STUDY_INTERVAL == 0 or match.over:
        for seat in range(seen.encoder.seats):
            seen.encoder.include(match.glance(seat))
        seen.is_cooperative &= len({standing.place for standing in match.standings}) == 1


def actions_of(game: Game[Any], seen: SeenMatches, spare: int = SPARE) -> Actions:
    """Return the actions of a game: its stored keys, or else the keys of the seen matches."""
    return Actions(known_keys(game) or sorted(seen.keys), spare)
