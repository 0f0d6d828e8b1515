"""The contest: a game and its variant, the bots, and the matches that both play on the same seeds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from meadhall.bots import find_bot
from meadhall.bots.names import usual_bot
from meadhall.engine import BadOption, Game, find_game
from meadhall.engine.contract.varied import changes_of
from meadhall.lab.pairings import Pairing, line_up, schedule, with_new_deals
from meadhall.lab.series import Series, forget_found_games

MIN_GAMES = 2  # of each: a single game gives no interval


@dataclass(frozen=True)
class Contest:
    """A game and its variant, played alike. A block is one seed: all seatings, by both."""

    plain: Series
    varied: Series
    blocks: tuple[tuple[Pairing, ...], ...]

    @property
    def game(self) -> Game[Any]:
        return self.plain.find_game()

    @property
    def variant(self) -> Game[Any]:
        return self.varied.find_game()

    @property
    def games(self) -> int:
        """How many matches each of the two plays."""
        return sum(map(len, self.blocks))


def contest(
    game: str,
    variant: str,
    bots: Sequence[str],
    games: int,
    *,
    seed: str = "0",
    at_random: bool = True,
    options: Mapping[str, object],
) -> Contest:
    """Make the contest; an error says if the variant, a bot or a number does not fit."""
    if games < MIN_GAMES:
        raise BadOption(f"{games} games cannot be compared; play at least {MIN_GAMES} of each")
    plain, other = find_game(game), find_game(f"{game}+{variant}")
    if not changes_of(other):
        assert other.variant is not None
        raise BadOption(f"variant {other.variant.name} changes nothing: {plain.name} already has these values")
    teams = plain.teams(plain.options(**options))
    if teams != other.teams(other.options(**options)):
        raise BadOption(f"{other.name} has other teams than {plain.name}, so they cannot be compared")
    names = tuple(line_up(bots or [usual_bot(plain)], teams))
    for name in names:
        for one in (plain, other):
            find_bot(name, one)  # a wrong name must fail before anything is played
    is_random = at_random and plain.study is not None
    ways = [Series(word, names, options, at_random=is_random) for word in (game, f"{game}+{variant}")]
    forget_found_games()
    for way in ways:
        way.find_game()  # found once, also for later processes, even if its folder changes
    pairings = schedule(games, teams, seed)
    if len(set(names)) == 1 and (plain.study is None or plain.study.new_deals):
        pairings = with_new_deals(pairings, seed)
    return Contest(ways[0], ways[1], tuple(tuple(some) for _, some in groupby(pairings, lambda pairing: pairing.seed)))
