"""The quantities of a match: winners and their traits, ending, length, and events."""

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

ENDS: Final = "end: "  # beginning of the tally entries for the ending of a match
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
        """Whether a match without it counts as zero."""
        return self.kind in (HAS, ENDED)


Amount = tuple[float, float]  # total and count: the quantity is their quotient
Sums = dict[Quantity, tuple[float, float, float, float]]  # the same for a block: of the game, and of the variant


def summed(block: Block, bots: Sequence[str]) -> Sums:
    """Contribution of a block to each quantity, on either side."""
    game, variant = (_added(played, bots) for played in (block.game, block.variant))
    nothing = (0.0, 0.0)
    return {name: (*game.get(name, nothing), *variant.get(name, nothing)) for name in dict.fromkeys([*game, *variant])}


def _added(series: Iterable[PlayedMatch], bots: Sequence[str]) -> dict[Quantity, Amount]:
    found: dict[Quantity, Amount] = {}
    for played in series:
        for quantity, amount, of in measured(played, bots):
            before = found.get(quantity, (0.0, 0.0))
            found[quantity] = (before[0] + amount, before[1] + of)
    return found


Measured = Iterator[tuple[Quantity, float, float]]


def measured(played: PlayedMatch, bots: Sequence[str]) -> Measured:
    """All quantities of one match."""
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
    """The quantity of a tally entry."""
    if name.startswith(ENDS):
        return Quantity(ENDED, name.removeprefix(ENDS), True)
    return Quantity(HAS, name, False)


def _of_traits(traits: Sequence[Mapping[str, Sequence[str]]], shares: Sequence[float]) -> Measured:
    for mine, share in zip(traits, shares, strict=False):
        for kind, names in mine.items():
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


ENTRY: Final = re.compile(r"\(([^()]*[a-z][^()]*)\)")  # an entry of the content, as a change names it; not a number
OF_ALL: Final = ("won by", "won:", "points", "ended by")  # asked about if the change names nothing that is measured


def asked_about(quantities: Sequence[Quantity], variant: Game[Any], about: str = "") -> list[Quantity]:
    """The quantities with these words; by default the length of matches, and anything the variant changes by name."""
    if about:
        return _named(quantities, about)
    changed = {name for change in changes_of(variant) for name in ENTRY.findall(change.where)}
    named = [quantity for quantity in quantities if quantity.name in changed and quantity.kind != HAS]
    whole = [quantity for quantity in quantities if quantity.kind in OF_ALL]
    return [*(named or whole), match_length(variant)]


def match_length(game: Game[Any]) -> Quantity:
    """The length of a match."""
    return of_tally(DECISIONS if game.study is None else game.study.length)


def _named(quantities: Sequence[Quantity], about: str) -> list[Quantity]:
    named = [quantity for quantity in quantities if about.casefold() in str(quantity).casefold()]
    if not named:
        raise BadOption(f"there is no measure '{about}'; there are {listed([*map(str, quantities)])}")
    return named
