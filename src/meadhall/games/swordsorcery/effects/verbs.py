"""The registry of verbs, the functions that carry out ops, and the cause of an op.

The other modules of this package define the verbs, by subject.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Any, Final, NamedTuple, TypeAlias

import msgspec

from meadhall.engine import Face, Table
from meadhall.engine.kit.decks import Deck, cards_left, shuffle_in, turn_up
from meadhall.engine.kit.effects import Op as BaseOp
from meadhall.engine.kit.effects import Verbs
from meadhall.games.swordsorcery import state
from meadhall.games.swordsorcery.content import ENEMIES
from meadhall.games.swordsorcery.figures import crowd, predicates
from meadhall.games.swordsorcery.ops.ops import AnyOp, DropItemOp, Op, WoundOp
from meadhall.games.swordsorcery.state import NOBODY, NOWHERE, Area, Attack, Ref, Seat, State

# ops of a hit power that are carried out after the wounds, with their cause
LaterOps: TypeAlias = "tuple[Cause, Sequence[AnyOp]]"


class Kill(NamedTuple):
    """A killed character, with its killer, its area, and the tags of the attack."""

    killer: Ref
    victim: Ref
    victim_id: str  # card id if the victim is an enemy
    area: Area
    tags: tuple[str, ...]


class Cause(msgspec.Struct, eq=False):
    """The card whose ops are carried out, with its owner, target, area and attack.

    It stores the result of each selector, so that all ops of the card concern the same characters.
    """

    card: str
    owner: Ref = NOBODY
    target: Ref = NOBODY
    area: Area = NOWHERE
    attack: Attack | None = None
    victim: Ref = NOBODY
    trigger: Ref = NOBODY
    actor: Ref = NOBODY  # the hero who opens, searches or interacts
    marker: str = ""  # id of the marker that triggered the ops
    is_chained: bool = False
    death_area: Area = NOWHERE  # last area of a dead victim
    refs_by_selector: dict[str, list[Ref]] = {}  # characters by selector (SS-VOC-02)
    # conditions and Criticals that this card gave: 1 if new, 0 if the character had it before (SS-BOD-03)
    conditions_given: dict[tuple[Ref, str], int] = {}
    refs_failing_save: list[Ref] = []  # characters who failed their Save
    kills: list[Kill] = []
    later_ops: list[LaterOps] = []

    def against(self, target: Ref) -> Cause:
        """Return a cause for the same card against another target."""
        return Cause(
            self.card, self.owner, target=target, area=self.area, attack=self.attack,
            victim=self.victim, trigger=self.trigger, actor=self.actor, marker=self.marker, is_chained=self.is_chained,
            death_area=self.death_area, conditions_given=self.conditions_given, kills=self.kills,
        )  # fmt: skip

    @property
    def fight(self) -> Attack:
        """Return the attack that the op is part of."""
        assert self.attack is not None
        return self.attack

    @property
    def attack_tags(self) -> tuple[str, ...]:
        """Return the tags of the attack; empty without an attack."""
        return tuple(self.attack.tags) if self.attack is not None else ()

    def source(self, s: State) -> Area:
        """Return the area that the ranges of this card are measured from."""
        if self.area != NOWHERE:
            return self.area
        return crowd.area_of_character(s, self.owner if self.owner != NOBODY else self.actor)

    @property
    def concerns_companions(self) -> bool:
        """Whether "heroes" on this card includes companions.

        It does on cards of heroes, enemies and Masters (SS-CMP-10).
        """
        return self.owner != NOBODY or self.card in ENEMIES


def seat_of(s: State, ref: Ref) -> Seat:
    """Return the seat that decides for a character (SS-DEC-50).

    It is the player of a hero or companion. For others it is the seat that decides for the party.
    """
    if state.is_hero(ref):
        return s.heroes[ref].seat
    if state.is_companion(ref):
        return s.heroes[ref - state.COMPANION].seat
    return deciding_seat(s)


def deciding_seat(s: State) -> Seat:
    """Return the seat that decides for the party (SS-STY-02, SS-SET-06).

    It is the active hero's player. Between turns it is the Leader.
    """
    return s.heroes[s.active].seat if s.active != NOBODY else s.leader


CharacterFinder = Callable[[State, Cause], list[Ref]]


class CardVerbs(Verbs[State, Cause]):
    """Carries out ops in order, and applies their fields `if`, `else_ops` and `fail_ops`."""

    async def carry_out(self, t: Table[Any], cause: Cause, ops: Iterable[BaseOp]) -> None:
        for op in ops:
            assert isinstance(op, Op)
            if op.if_ and not predicates.predicate_holds(
                t.state, op.if_, cause.owner, cause.attack, _predicate_target(cause)
            ):
                continue
            if not self.would_do(t.state, cause, op):
                await self.carry_out(t, cause, op.else_ops)
                continue
            cause.refs_failing_save = []
            await super().carry_out(t, cause, (op,))
            if op.fail_ops:
                for ref in cause.refs_failing_save.copy():
                    await self.carry_out(t, cause.against(ref), op.fail_ops)

    def could_change_anything(self, s: State, cause: Cause, ops: Iterable[AnyOp]) -> bool:
        """Whether some op could have an effect, judging by public facts and with the best dice (SS-POW-13).

        Paying a price or giving up an item does not count as an effect. A price in HP must be payable.
        """
        has_effect = False
        for op in ops:
            if isinstance(op, WoundOp) and op.not_last:
                if not self.would_do(s, cause, op):
                    return False
            elif not has_effect and not isinstance(op, DropItemOp):
                has_effect = (not op.if_ or _could_condition_hold(s, cause, op)) and self.would_do(s, cause, op)
        return has_effect


DICE_PREDICATES: Final = ("dealt", "not_dealt")


def _could_condition_hold(s: State, cause: Cause, op: AnyOp) -> bool:
    return predicates.predicate_holds(
        s, _without_dice_words(op.if_), cause.owner, cause.attack, _predicate_target(cause)
    )


def could_predicate_hold(s: State, text: str, owner: Ref, attack: Attack) -> bool:
    """Whether a predicate could be true after the dice of an attack are rolled."""
    return predicates.predicate_holds(s, _without_dice_words(text), owner, attack)


@cache
def _without_dice_words(text: str) -> str:
    """Return a predicate without the words that depend on dice."""
    return "&".join(word for word in text.split("&") if word not in DICE_PREDICATES)


def _predicate_target(cause: Cause) -> int:
    """Return the target for predicates. It is NOBODY in an attack: predicates then use the attacked character."""
    return cause.target if cause.attack is None else NOBODY


VERBS: Final = CardVerbs(AnyOp)


def draw_card(t: Table[State], deck: Deck, clause: str) -> Face | None:
    """Draw the next card face up. Return None if the deck and its discards are empty."""
    if not cards_left(t.state.faces, deck):
        shuffle_in(t.state.faces, deck)
    return turn_up(t, deck, clause) if cards_left(t.state.faces, deck) else None
