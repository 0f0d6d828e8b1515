"""Plays a series of matches between bots, on one or more cores or machines."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, partial
from typing import Any

from meadhall.bots import Bot, answer_with, find_bot, runner, user_bots
from meadhall.engine import Game, Match, MeadhallError, Option, Trial, View, find_game
from meadhall.engine.common.errors import FlowError
from meadhall.engine.contract.registry import game_error_text
from meadhall.lab.pairings import Pairing, line_up, make_schedule, with_new_deals
from meadhall.lab.worker_pools import WorkerPool, worker_pool

Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class PlayedMatch:
    """One match of a series. Tuples have one entry per seat, except `teams` and `trials`.

    `teams` lists the groups of seats that win together. `asked` is the number of questions to each seat, and `events`
    the number of events by name. `traits`, `tally` and `trials` come from the game's study, if the game has one.
    """

    pairing: Pairing
    points: tuple[int, ...]
    places: tuple[int, ...]
    answers: int  # number of answers of all seats
    events: Mapping[str, int]
    seconds: float  # duration of the match
    thinking: tuple[float, ...]  # seconds that each seat needed for its answers
    asked: tuple[int, ...]
    traits: tuple[Mapping[str, Sequence[str]], ...] = ()
    tally: Mapping[str, float] = field(default_factory=dict[str, float])
    teams: tuple[tuple[int, ...], ...] = ()
    trials: tuple[Trial, ...] = ()


@dataclass(frozen=True)
class Series:
    """Settings of all matches in a series: the game, the bots, and the options.

    If `at_random` is set, questions during set-up are answered at random, as the game's study defines.
    """

    game: str | Game[Any]
    bots: tuple[str, ...]
    options: Mapping[str, object]
    forgiving: bool = False
    at_random: bool = False

    def find_game(self) -> Game[Any]:
        return _find_cached(self.game) if isinstance(self.game, str) else self.game

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the game and the bots; empty if the game is given as an object."""
        return (self.game, *self.bots) if isinstance(self.game, str) else ()

    def with_names_in(self, pool: WorkerPool) -> Series:
        """Return this series with the names of its game and bots replaced by their names in the workers of `pool`."""
        game = pool.name_in_workers(self.game) if isinstance(self.game, str) else self.game
        return replace(self, game=game, bots=tuple(pool.name_in_workers(bot) for bot in self.bots))


_find_cached = cache(find_game)  # finding a game takes longer than playing a match


def forget_found_games() -> None:
    """Clear the cache of games. Call it if the folder of a variant may have changed."""
    _find_cached.cache_clear()


def play_series(
    game: str | Game[Any],
    bots: Sequence[str],
    matches: int,
    *,
    seed: str = "0",
    jobs: int | None = None,
    ray: str = "",
    forgiving: bool = False,
    at_random: bool = False,
    progress: Progress | None = None,
    **options: object,
) -> list[PlayedMatch]:
    """Play at least `matches` matches, in the order of the schedule.

    `progress` is called with the number of matches done and the total. `ray` is the address of a Ray cluster. If `game`
    is an object, all matches are played in this process.
    """
    game_object = find_game(game) if isinstance(game, str) else game
    teams = game_object.teams(game_object.options(**options))
    series = Series(game, tuple(line_up(bots, teams)), options, forgiving, at_random)
    for name in series.bots:
        find_bot(name, game_object)  # an unknown bot must fail before the first match
    pairings = make_schedule(matches, teams, seed)
    if game_object.study is not None and game_object.study.new_deals and len(set(series.bots)) == 1:
        pairings = with_new_deals(pairings, seed)
    if not isinstance(game, str):
        jobs, ray = 1, ""
    results: list[PlayedMatch] = []
    with worker_pool(series.names, len(pairings), jobs=jobs, ray=ray) as pool:
        for played in pool.in_order(partial(play_in_worker, series.with_names_in(pool)), pairings):
            results.append(played)
            if progress is not None:
                progress(len(results), len(pairings))
    return results


def play_in_worker(series: Series, pairing: Pairing) -> PlayedMatch:
    """Play one match in a worker process. Raise FlowError, with the line, for an error in the code of a game."""
    try:
        return play_pairing(series, pairing)
    except (MeadhallError, FlowError):
        raise
    except Exception as error:
        sentence = game_error_text(error)
        if sentence is None:
            raise
        raise FlowError(f"{sentence}; --traceback shows the whole traceback") from error


def play_pairing(series: Series, pairing: Pairing) -> PlayedMatch:
    """Play one match. The results are reproducible unless a bot uses the clock."""
    game, thinking, asked = series.find_game(), [0.0] * len(pairing.seats), [0] * len(pairing.seats)
    began = time.perf_counter()
    match = play_match(series, pairing, thinking, asked)
    seconds = time.perf_counter() - began
    standings = sorted(match.standings, key=lambda standing: standing.seat)
    study, seats = game.study, range(len(asked))
    events = [event for event, _, _ in match.table.told]
    return PlayedMatch(
        pairing,
        tuple(standing.points for standing in standings),
        tuple(standing.place for standing in standings),
        sum(asked),
        dict(Counter(type(event).__name__ for event in events)),
        seconds,
        tuple(thinking),
        tuple(asked),
        tuple(study.traits(match.state, seat) for seat in seats) if study is not None else (),
        study.tally(match.state, events) if study is not None else {},
        tuple(tuple(team) for team in game.teams(match.options)),
        tuple(study.trials(match.state, events)) if study is not None else (),
    )


def play_match(series: Series, pairing: Pairing, thinking: list[float], asked: list[int]) -> Match[Any]:
    """Play a match of a series to its end. Add each seat's thinking time and number of questions to these lists."""
    game = series.find_game()
    bots = [_make_bot(series, game, entrant, f"{pairing.seed}/{entrant}") for entrant in pairing.seats]
    match: Match[Any] = Match(game, pairing.seed, **series.options)
    while match.ask is not None:
        seat = match.ask.seat
        started_at = time.perf_counter()
        answer_with(bots[seat], match, seat, forgiving=series.forgiving)
        thinking[seat] += time.perf_counter() - started_at
        asked[seat] += 1
        runner.require_end(match, sum(asked))
    return match


def _make_bot(series: Series, game: Game[Any], entrant: int, seed: str) -> Bot:
    user_bots.load_bot_files(series.bots[entrant])  # a worker process may not have loaded the bot yet
    bot = find_bot(series.bots[entrant], game, seed)
    return RandomSetUpBot(bot, game, seed) if series.at_random and game.study is not None else bot


class RandomSetUpBot:
    """A bot that chooses at random during set-up.

    A bot's own choices would prefer strong cards, and the results would not show how strong each card is.
    """

    def __init__(self, bot: Bot, game: Game[Any], seed: str) -> None:
        assert game.study is not None
        self.name = bot.name
        self._bot = bot
        self._at_random = game.study.at_random
        self._rng = random.Random(f"lot {seed}")

    def choose(self, view: View[Any]) -> Option | str:
        option = self._at_random(view, lambda count: int(self._rng.random() * count))
        return self._bot.choose(view) if option is None else option
