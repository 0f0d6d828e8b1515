"""The table of verbs and their cause; the modules beside it define the verbs, by subject."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Any, Final, NamedTuple, TypeAlias

import msgspec

from meadhall.engine import Face, Table
from meadhall.engine.kit.decks import Deck, left, shuffle_in, turn_up
from meadhall.engine.kit.effects import Op as BaseOp
from meadhall.engine.kit.effects import Verbs
from meadhall.games.swordsorcery import state
from meadhall.games.swordsorcery.content import ENEMIES
from meadhall.games.swordsorcery.figures import crowd, predicates
from meadhall.games.swordsorcery.ops.ops import AnyOp, DropItemOp, Op, WoundOp
from meadhall.games.swordsorcery.state import NOBODY, NOWHERE, Area, Attack, Ref, Seat, State

Later: TypeAlias = "tuple[Cause, Sequence[AnyOp]]"  # what a hit power does after the wounds


class Kill(NamedTuple):
    """A killed character, with its killer, its place, and the kind of attack."""

    killer: Ref
    victim: Ref
    id: str  # of an enemy
    area: Area
    tags: tuple[str, ...]


class Cause(msgspec.Struct, eq=False):
    """The cause of one card's ops: its owner, its target, its place, its attack. Selectors are settled here once."""

    card: str
    owner: Ref = NOBODY
    target: Ref = NOBODY
    area: Area = NOWHERE
    attack: Attack | None = None
    victim: Ref = NOBODY
    trigger: Ref = NOBODY
    actor: Ref = NOBODY  # who opened, searches or interacts
    this: str = ""  # the marker that triggered
    chained: bool = False
    place: Area = NOWHERE  # where a victim was that is dead
    settled: dict[str, list[Ref]] = {}  # by selector (SS-VOC-02)
    given: dict[tuple[Ref, str], int] = {}  # conditions given (SS-BOD-03)
    failed: list[Ref] = []  # Saves
    kills: list[Kill] = []
    later: list[Later] = []

    def on(self, target: Ref) -> Cause:
        """The same card on another target."""
        return Cause(
            self.card, self.owner, target=target, area=self.area, attack=self.attack,
            victim=self.victim, trigger=self.trigger, actor=self.actor, this=self.this, chained=self.chained,
            place=self.place, given=self.given, kills=self.kills,
        )  # fmt: skip

    @property
    def fight(self) -> Attack:
        """The attack of which an op is a part."""
        assert self.attack is not None
        return self.attack

    @property
    def attack_tags(self) -> tuple[str, ...]:
        """The tags of its attack; empty without one."""
        return tuple(self.attack.tags) if self.attack is not None else ()

    def source(self, s: State) -> Area:
        """The area where the card is carried out."""
        if self.area != NOWHERE:
            return self.area
        return crowd.area_of_ref(s, self.owner if self.owner != NOBODY else self.actor)

    @property
    def concerns_companions(self) -> bool:
        """Whether heroes means companions too: on cards of heroes, enemies and Masters (SS-CMP-10)."""
        return self.owner != NOBODY or self.card in ENEMIES


def seat_of(s: State, ref: Ref) -> Seat:
    """The player of a hero or of a companion's owner; for others the active hero's, or the Leader (SS-DEC-50)."""
    if state.is_hero(ref):
        return s.heroes[ref].seat
    if state.is_companion(ref):
        return s.heroes[ref - state.COMPANION].seat
    return decider(s)


def decider(s: State) -> Seat:
    """The seat that decides for the party: the active hero's player, otherwise the Leader (SS-STY-02, SS-SET-06)."""
    return s.heroes[s.active].seat if s.active != NOBODY else s.leader


Finder = Callable[[State, Cause], list[Ref]]


class CardVerbs(Verbs[State, Cause]):
    """Carries out ops in the order written; `if`, `else_ops` and `fail_ops` are minded here for all of them."""

    async def carry_out(self, t: Table[Any], cause: Cause, ops: Iterable[BaseOp]) -> None:
        for op in ops:
            assert isinstance(op, Op)
            if op.if_ and not predicates.predicate_holds(t.state, op.if_, cause.owner, cause.attack, _target(cause)):
                continue
            if not self.would_do(t.state, cause, op):
                await self.carry_out(t, cause, op.else_ops)
                continue
            cause.failed = []
            await super().carry_out(t, cause, (op,))
            if op.fail_ops:
                for ref in cause.failed.copy():
                    await self.carry_out(t, cause.on(ref), op.fail_ops)

    def may_do(self, s: State, cause: Cause, ops: Iterable[AnyOp]) -> bool:
        """Whether some op could change anything by public facts; possible dice count (SS-POW-13).

        A price in HP that may not be the last must be payable; prices, and things given up, are not effects.
        """
        would = False
        for op in ops:
            if isinstance(op, WoundOp) and op.not_last:
                if not self.would_do(s, cause, op):
                    return False
            elif not would and not isinstance(op, DropItemOp):
                would = (not op.if_ or _may_hold(s, cause, op)) and self.would_do(s, cause, op)
        return would


DECIDED_BY_DICE: Final = ("dealt", "not_dealt")


def _may_hold(s: State, cause: Cause, op: AnyOp) -> bool:
    return predicates.predicate_holds(s, _before_the_dice(op.if_), cause.owner, cause.attack, _target(cause))


def may_hold(s: State, text: str, owner: Ref, attack: Attack) -> bool:
    """Whether a predicate may hold after the dice of an attack are rolled."""
    return predicates.predicate_holds(s, _before_the_dice(text), owner, attack)


@cache
def _before_the_dice(text: str) -> str:
    """The part of a predicate that does not depend on dice."""
    return "&".join(word for word in text.split("&") if word not in DECIDED_BY_DICE)


def _target(cause: Cause) -> int:
    """The `target`: in an attack the attacked character, even if the card is used on another one."""
    return cause.target if cause.attack is None else NOBODY


VERBS: Final = CardVerbs(AnyOp)


def draw_card(t: Table[State], deck: Deck, clause: str) -> Face | None:
    """Draw the next card face up; None if neither deck nor discards have one."""
    if not left(t.state.faces, deck):
        shuffle_in(t.state.faces, deck)
    return turn_up(t, deck, clause) if left(t.state.faces, deck) else None
