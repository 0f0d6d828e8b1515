"""What was told of an answer that was tried, read Being by Being."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from meadhall.engine.table.events import Event
from meadhall.games.heroes import events as e
from meadhall.games.heroes.state import BESIDE, EMPTY, Seat, Space, State


@dataclass
class Fate:
    """What happens to one Being. `left` are its hit points in the end, EMPTY where they do not change."""

    being: int
    wounds: int = 0
    prevented: int = 0
    healed: int = 0
    left: int = EMPTY
    struck: bool = False
    tended: bool = False
    falls: bool = False
    stunned: bool = False
    bursts: bool = False
    returns: int = EMPTY  # the space to which it comes back
    moves: Space = EMPTY
    laid: list[tuple[int, int]] = field(default_factory=list[tuple[int, int]])  # Spells, each with its power
    power: dict[int, int] = field(default_factory=dict[int, int])  # of Spells in play: what power is left, or added to
    ended: list[int] = field(default_factory=list[int])


@dataclass
class Outcome:
    """All that an answer does: to Beings, by their numbers, and to players."""

    fates: dict[int, Fate] = field(default_factory=dict[int, Fate])
    drawn: dict[Seat, int] = field(default_factory=dict[Seat, int])
    discarded: dict[Seat, int] = field(default_factory=dict[Seat, int])
    rerolled: dict[Seat, int] = field(default_factory=dict[Seat, int])
    scored: dict[Seat, int] = field(default_factory=dict[Seat, int])
    dice: dict[Seat, int] = field(default_factory=dict[Seat, int])  # gained, or lost
    ended: bool = False
    winners: list[Seat] = field(default_factory=list[Seat])


class Reader:
    """Follows Beings through what is told, from where they stand at first."""

    def __init__(self, before: State) -> None:
        self.outcome = Outcome()
        self.before = before
        self.on = {(b.owner, b.at): being for being, b in enumerate(before.beings) if b.at >= 0}
        self.moving: list[e.Moved] = []
        self.gone: set[Seat] = set()
        self.pairs: list[int] = []

    def read(self, events: Sequence[Event]) -> Outcome:
        for event in events:
            if isinstance(event, e.Moved):
                self.moving.append(event)
                continue
            self._settle_moves()
            if type(event) in READ:
                READ[type(event)](self, event)
        self._settle_moves()
        return self.outcome

    def _settle_moves(self) -> None:
        """Moves that are told one after the other are made at the same time: two may change places."""
        going = [(self.on.pop((one.owner, one.start)), one) for one in self.moving]
        self.moving = []
        for being, one in going:
            self.on[one.owner, one.end] = being
            self._fate(being).moves = one.end

    def _fate(self, being: int) -> Fate:
        return self.outcome.fates.setdefault(being, Fate(being))

    def _at(self, owner: Seat, space: Space) -> Fate:
        return self._fate(self.on[owner, space])

    def _bearer(self, seat: Seat, space: Space) -> Fate:
        """Where a Spell lies: on a Being, or on a player, whose Hero stands for it."""
        return self._at(seat, space) if space >= 0 else self._fate(self.before.sides[seat].hero_being)

    def wounded(self, event: e.Wounded) -> None:
        fate = self._at(event.owner, event.space)
        fate.struck, fate.left = True, event.left
        fate.wounds += event.wounds
        fate.prevented += event.prevented

    def healed(self, event: e.Healed) -> None:
        fate = self._at(event.owner, event.space)
        fate.tended, fate.left = True, event.left
        fate.healed += event.healed

    def died(self, event: e.CreatureDied) -> None:
        self._at(event.owner, event.space).falls = True
        del self.on[event.owner, event.space]

    def burst(self, event: e.Burst) -> None:
        self._at(event.owner, event.space).bursts = True
        del self.on[event.owner, event.space]

    def hero_fell(self, event: e.HeroFell) -> None:
        fate = self._fate(self.before.sides[event.seat].hero_being)
        fate.falls, fate.stunned = not event.stunned, event.stunned
        if fate.falls:
            self.gone.add(event.seat)

    def came_back(self, event: e.CameBack) -> None:
        dead = [b for b, one in enumerate(self.before.beings) if (one.owner, one.at) == (event.owner, BESIDE)]
        being = next(b for b in dead if self.before.beings[b].card == event.card and b not in self.on.values())
        self.on[event.owner, event.space] = being
        self._fate(being).returns = event.space

    def laid(self, event: e.SpellLaid) -> None:
        self._bearer(event.seat, event.space).laid.append((event.spell, event.power))

    def power(self, event: e.PowerAdded | e.PowerRemoved) -> None:
        self._bearer(event.seat, event.space).power[event.spell] = event.power

    def spell_ended(self, event: e.SpellEnded) -> None:
        """What goes with a Being that is gone, or with a player, is not told of them any more."""
        if event.seat not in self.gone and ((event.seat, event.space) in self.on or event.space < 0):
            fate = self._bearer(event.seat, event.space)
            fate.ended.append(event.spell)
            fate.power.pop(event.spell, None)

    def paid(self, event: e.Cast | e.DispelBegan) -> None:
        self.pairs = event.discarded

    def drew(self, event: e.Drew) -> None:
        self.outcome.drawn[event.seat] = self.outcome.drawn.get(event.seat, 0) + event.cards

    def discarded(self, event: e.Discarded) -> None:
        """How many alone: which they are may be made up. Pairs that pay for an enhancement are no loss."""
        if event.spells == self.pairs:
            self.pairs = []
            return
        self.outcome.discarded[event.seat] = self.outcome.discarded.get(event.seat, 0) + len(event.spells)

    def threw(self, event: e.Threw) -> None:
        self.outcome.rerolled[event.seat] = len(event.dice)

    def scored(self, event: e.Scored) -> None:
        self.outcome.scored[event.seat] = self.outcome.scored.get(event.seat, 0) + event.points

    def die_gained(self, event: e.DieGained) -> None:
        self.outcome.dice[event.seat] = 1

    def die_given(self, event: e.DieGivenUp) -> None:
        self.outcome.dice[event.seat] = -1

    def game_ended(self, event: e.GameEnded) -> None:
        self.outcome.ended, self.outcome.winners = True, [*event.winners]


READ: Final[dict[type[Event], Callable[[Reader, Any], None]]] = {
    e.Wounded: Reader.wounded, e.Healed: Reader.healed, e.CreatureDied: Reader.died, e.Burst: Reader.burst,
    e.HeroFell: Reader.hero_fell, e.CameBack: Reader.came_back, e.SpellLaid: Reader.laid, e.PowerAdded: Reader.power,
    e.PowerRemoved: Reader.power, e.SpellEnded: Reader.spell_ended, e.Cast: Reader.paid, e.DispelBegan: Reader.paid,
    e.Drew: Reader.drew, e.Discarded: Reader.discarded, e.Threw: Reader.threw, e.Scored: Reader.scored,
    e.DieGained: Reader.die_gained, e.DieGivenUp: Reader.die_given, e.GameEnded: Reader.game_ended,
}  # fmt: skip


def outcome(before: State, events: Sequence[Event]) -> Outcome:
    """What these events come to, for the position before them."""
    return Reader(before).read(events)
