"""Measures quantities in each match: wins, traits of winners, points, the ending, the length, and events."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from meadhall.engine import BadOption, Game
from meadhall.engine.common.errors import joined_names
from meadhall.engine.contract.varied import changes_of
from meadhall.lab.balance import share_of_win
from meadhall.lab.compare.blocks import Block
from meadhall.lab.series import PlayedMatch

ENDING_PREFIX: Final = "end: "  # prefix of tally entries for the ending of a match
MATCH_HAS_KIND: Final = "a match has"
ENDED_BY_KIND: Final = "ended by"
WON_WITH_PREFIX: Final = "won with "
DECISIONS: Final = "decisions"


class Quantity(NamedTuple):
    """A measured quantity, such as "won with creature siren": a share of wins or matches, or an amount."""

    kind: str
    name: str
    is_share: bool

    def __str__(self) -> str:
        return f"{self.kind} {self.name}"

    @property
    def counts_zero_matches(self) -> bool:
        """Whether a match without this quantity counts as zero. If not, the match is left out."""
        return self.kind in (MATCH_HAS_KIND, ENDED_BY_KIND)


Amount = tuple[float, float]  # total and count; the mean is total / count
# total and count in the game, then total and count in the variant
Sums = dict[Quantity, tuple[float, float, float, float]]


def sum_block(block: Block, bots: Sequence[str]) -> Sums:
    """Return the total and count of each quantity in a block, for the game and for its variant."""
    game, variant = (_sum_side(played, bots) for played in (block.game, block.variant))
    zero_amount = (0.0, 0.0)
    return {
        name: (*game.get(name, zero_amount), *variant.get(name, zero_amount))
        for name in dict.fromkeys([*game, *variant])
    }


def _sum_side(series: Iterable[PlayedMatch], bots: Sequence[str]) -> dict[Quantity, Amount]:
    sums: dict[Quantity, Amount] = {}
    for played in series:
        for quantity, amount, weight in measurements(played, bots):
            total = sums.get(quantity, (0.0, 0.0))
            sums[quantity] = (total[0] + amount, total[1] + weight)
    return sums


Measurements = Iterator[tuple[Quantity, float, float]]


def measurements(played: PlayedMatch, bots: Sequence[str]) -> Measurements:
    """Yield each quantity of one match, its amount, and how many matches, seats or trials the amount is from."""
    shares = [share_of_win(played, seat) for seat in range(len(played.places))]
    yield from _trait_quantities(played.traits, shares)
    if played.trials:
        yield from _trial_quantities(played)
    elif len(played.teams) > 1:
        yield from _seat_quantities(played, bots, shares)
    yield Quantity("points", "of a seat", False), sum(played.points), len(played.points)
    yield Quantity("points", "of the winner", False), max(played.points), 1
    for name, amount in played.tally.items():
        yield tally_quantity(name), amount, 1
    yield tally_quantity(DECISIONS), played.answers, 1


def tally_quantity(name: str) -> Quantity:
    """Return the quantity of a tally entry."""
    if name.startswith(ENDING_PREFIX):
        return Quantity(ENDED_BY_KIND, name.removeprefix(ENDING_PREFIX), True)
    return Quantity(MATCH_HAS_KIND, name, False)


def _trait_quantities(traits: Sequence[Mapping[str, Sequence[str]]], shares: Sequence[float]) -> Measurements:
    for by_kind, share in zip(traits, shares, strict=False):
        for kind, names in by_kind.items():
            for name in dict.fromkeys(names):
                yield Quantity(f"{WON_WITH_PREFIX}{kind}", name, True), share, 1


def _trial_quantities(played: PlayedMatch) -> Measurements:
    for trial in played.trials:
        yield Quantity("won:", trial.name, True), trial.won, 1
        yield Quantity("cost of", trial.name, False), trial.cost, 1
        if trial.won:
            yield Quantity("length, if won, of", trial.name, False), trial.length, 1


def _seat_quantities(played: PlayedMatch, bots: Sequence[str], shares: Sequence[float]) -> Measurements:
    for seat, share in enumerate(shares):
        yield Quantity("won by", f"seat {seat + 1}", True), share, 1
        if len(set(bots)) > 1:
            yield Quantity("won by", bots[played.pairing.seats[seat]], True), share, 1


ENTRY_NAME: Final = re.compile(r"\(([^()]*[a-z][^()]*)\)")  # the name of a content entry in the description of a change
# kinds to compare if the variant changes no measured entry
GENERAL_KINDS: Final = (
    "won by",
    "won:",
    "points",
    "ended by",
)


def selected_quantities(quantities: Sequence[Quantity], variant: Game[Any], about: str = "") -> list[Quantity]:
    """Return the quantities that a comparison asks about.

    If `about` is set, they are those whose name contains it. Otherwise they are the match length, and the quantities
    named like entries that the variant changes. If no changed entry is measured, the general kinds replace these.
    """
    if about:
        return _matching_quantities(quantities, about)
    changed_names = {name for change in changes_of(variant) for name in ENTRY_NAME.findall(change.where)}
    changed_quantities = [
        quantity for quantity in quantities if quantity.name in changed_names and quantity.kind != MATCH_HAS_KIND
    ]
    general = [quantity for quantity in quantities if quantity.kind in GENERAL_KINDS]
    return [*(changed_quantities or general), match_length(variant)]


def match_length(game: Game[Any]) -> Quantity:
    """Return the quantity that measures the length of a match."""
    return tally_quantity(DECISIONS if game.study is None else game.study.length)


def _matching_quantities(quantities: Sequence[Quantity], about: str) -> list[Quantity]:
    matching_quantities = [quantity for quantity in quantities if about.casefold() in str(quantity).casefold()]
    if not matching_quantities:
        raise BadOption(f"no quantity has '{about}' in its name; choose one of {joined_names([*map(str, quantities)])}")
    return matching_quantities
