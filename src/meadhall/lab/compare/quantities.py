"""Quantities that are measured in each match: winners and their traits, ending, length, and events."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from meadhall.engine import BadOption, Game
from meadhall.engine.common.errors import listed
from meadhall.engine.contract.varied import changes_of
from meadhall.lab.balance import won_share
from meadhall.lab.compare.blocks import Block
from meadhall.lab.series import PlayedMatch

ENDS: Final = "end: "  # prefix of tally entries for the ending of a match
HAS: Final = "a match has"
ENDED: Final = "ended by"
WON_WITH: Final = "won with "
DECISIONS: Final = "decisions"


class Quantity(NamedTuple):
    """One measured quantity: a percentage, or an amount."""

    kind: str
    name: str
    is_share: bool

    def __str__(self) -> str:
        return f"{self.kind} {self.name}"

    @property
    def is_of_every_match(self) -> bool:
        """Whether matches in which the quantity did not occur count as zero."""
        return self.kind in (HAS, ENDED)


Amount = tuple[float, float]  # total and count: the quantity is their quotient
Sums = dict[Quantity, tuple[float, float, float, float]]  # total and count of the game, then of the variant


def summed(block: Block, bots: Sequence[str]) -> Sums:
    """Return total and count of each quantity in a block, for game and variant."""
    game, variant = (_summed_side(played, bots) for played in (block.game, block.variant))
    nothing = (0.0, 0.0)
    return {name: (*game.get(name, nothing), *variant.get(name, nothing)) for name in dict.fromkeys([*game, *variant])}


def _summed_side(series: Iterable[PlayedMatch], bots: Sequence[str]) -> dict[Quantity, Amount]:
    sums: dict[Quantity, Amount] = {}
    for played in series:
        for quantity, amount, of in measured(played, bots):
            total = sums.get(quantity, (0.0, 0.0))
            sums[quantity] = (total[0] + amount, total[1] + of)
    return sums


Measured = Iterator[tuple[Quantity, float, float]]


def measured(played: PlayedMatch, bots: Sequence[str]) -> Measured:
    """Yield each quantity of one match with its amount, and the number of matches, seats or trials it counts for."""
    shares = [won_share(played, seat) for seat in range(len(played.places))]
    yield from _of_traits(played.traits, shares)
    if played.trials:
        yield from _of_trials(played)
    elif len(played.teams) > 1:
        yield from _of_seats(played, bots, shares)
    yield Quantity("points", "of a seat", False), sum(played.points), len(played.points)
    yield Quantity("points", "of the winner", False), max(played.points), 1
    for name, amount in played.tally.items():
        yield of_tally(name), amount, 1
    yield of_tally(DECISIONS), played.answers, 1


def of_tally(name: str) -> Quantity:
    """Return the quantity of a tally entry."""
    if name.startswith(ENDS):
        return Quantity(ENDED, name.removeprefix(ENDS), True)
    return Quantity(HAS, name, False)


def _of_traits(traits: Sequence[Mapping[str, Sequence[str]]], shares: Sequence[float]) -> Measured:
    for by_kind, share in zip(traits, shares, strict=False):
        for kind, names in by_kind.items():
            for name in dict.fromkeys(names):
                yield Quantity(f"{WON_WITH}{kind}", name, True), share, 1


def _of_trials(played: PlayedMatch) -> Measured:
    for trial in played.trials:
        yield Quantity("won:", trial.name, True), trial.won, 1
        yield Quantity("cost of", trial.name, False), trial.cost, 1
        if trial.won:
            yield Quantity("length, if won, of", trial.name, False), trial.length, 1


def _of_seats(played: PlayedMatch, bots: Sequence[str], shares: Sequence[float]) -> Measured:
    for seat, share in enumerate(shares):
        yield Quantity("won by", f"seat {seat + 1}", True), share, 1
        if len(set(bots)) > 1:
            yield Quantity("won by", bots[played.pairing.seats[seat]], True), share, 1


ENTRY: Final = re.compile(r"\(([^()]*[a-z][^()]*)\)")  # name of a content entry in a change
OF_ALL: Final = ("won by", "won:", "points", "ended by")  # asked about if the changed entries are not measured


def asked_about(quantities: Sequence[Quantity], variant: Game[Any], about: str = "") -> list[Quantity]:
    """Return the quantities whose name contains `about`.

    By default these are the entries that the variant changes, or else the general quantities, and the match length.
    """
    if about:
        return _containing(quantities, about)
    changed = {name for change in changes_of(variant) for name in ENTRY.findall(change.where)}
    changed_quantities = [quantity for quantity in quantities if quantity.name in changed and quantity.kind != HAS]
    general = [quantity for quantity in quantities if quantity.kind in OF_ALL]
    return [*(changed_quantities or general), match_length(variant)]


def match_length(game: Game[Any]) -> Quantity:
    """Return the quantity that is the length of a match."""
    return of_tally(DECISIONS if game.study is None else game.study.length)


def _containing(quantities: Sequence[Quantity], about: str) -> list[Quantity]:
    found = [quantity for quantity in quantities if about.casefold() in str(quantity).casefold()]
    if not found:
        raise BadOption(f"there is no measure '{about}'; there are {listed([*map(str, quantities)])}")
    return found
