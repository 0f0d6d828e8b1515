"""The contest: a game and its variant, the bots, and all matches to play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from meadhall.bots import find_bot
from meadhall.bots.names import usual_bot
from meadhall.engine import BadOption, Game, find_game
from meadhall.engine.contract.varied import changes_of
from meadhall.lab.pairings import Pairing, line_up, make_schedule, with_new_deals
from meadhall.lab.series import Series, forget_found_games

MIN_MATCHES = 2  # minimum for each of the two games; one match gives no interval


@dataclass(frozen=True)
class Contest:
    """All matches of a game and of its variant. A block has all seatings of one seed. Both games play each seating."""

    game_series: Series
    variant_series: Series
    blocks: tuple[tuple[Pairing, ...], ...]

    @property
    def game(self) -> Game[Any]:
        return self.game_series.find_game()

    @property
    def variant(self) -> Game[Any]:
        return self.variant_series.find_game()

    @property
    def matches(self) -> int:
        """Number of matches with the unchanged game. The variant has as many."""
        return sum(map(len, self.blocks))


def make_contest(
    game: str,
    variant: str,
    bots: Sequence[str],
    matches: int,
    *,
    seed: str = "0",
    at_random: bool = True,
    options: Mapping[str, object],
) -> Contest:
    """Return the contest. Raise BadOption or BotError if the variant, a bot or the number of matches is invalid."""
    if matches < MIN_MATCHES:
        raise BadOption(f"{matches} games cannot be compared; play at least {MIN_MATCHES} of each")
    base_game, variant_game = find_game(game), find_game(f"{game}+{variant}")
    if not changes_of(variant_game):
        assert variant_game.variant is not None
        raise BadOption(
            f"variant {variant_game.variant.name} changes nothing: {base_game.name} already has these values"
        )
    teams = base_game.teams(base_game.options(**options))
    if teams != variant_game.teams(variant_game.options(**options)):
        raise BadOption(f"{variant_game.name} and {base_game.name} have different teams, so they cannot be compared")
    names = tuple(line_up(bots or [usual_bot(base_game)], teams))
    for name in names:
        for checked_game in (base_game, variant_game):
            find_bot(name, checked_game)  # an unknown bot must fail before the first match
    is_random = at_random and base_game.study is not None
    both_series = [Series(name, names, options, at_random=is_random) for name in (game, f"{game}+{variant}")]
    forget_found_games()
    for series in both_series:
        series.find_game()  # cache it now, for all processes, in case its folder changes later
    pairings = make_schedule(matches, teams, seed)
    if len(set(names)) == 1 and (base_game.study is None or base_game.study.new_deals):
        pairings = with_new_deals(pairings, seed)
    return Contest(
        both_series[0],
        both_series[1],
        tuple(tuple(block) for _, block in groupby(pairings, lambda pairing: pairing.seed)),
    )
