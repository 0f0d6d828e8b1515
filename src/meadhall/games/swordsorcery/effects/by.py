"""Under what circumstances a card is carried out: whose it is, on whom, where, in which attack."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from meadhall.games.swordsorcery.content import ENEMIES
from meadhall.games.swordsorcery.figures.crowd import place_of
from meadhall.games.swordsorcery.ops.ops import AnyOp
from meadhall.games.swordsorcery.state import (
    COMPANION,
    NOBODY,
    NOWHERE,
    Area,
    Attack,
    Ref,
    Seat,
    State,
    is_companion,
    is_hero,
)


class Kill(NamedTuple):
    """A character that was killed, by whom, where, and in which kind of attack."""

    killer: Ref
    victim: Ref
    id: str  # of an enemy
    area: Area
    tags: tuple[str, ...]


class By:
    """What the ops of one card are told. Selectors are settled here once (SS-VOC-02)."""

    __slots__ = (
        "actor", "area", "attack", "card", "chained", "failed", "given", "kills", "later", "name", "owner", "place",
        "settled", "target", "this", "trigger", "victim",
    )  # fmt: skip

    def __init__(
        self,
        card: str,
        owner: Ref = NOBODY,
        *,
        name: str = "",
        target: Ref = NOBODY,
        area: Area = NOWHERE,
        attack: Attack | None = None,
        victim: Ref = NOBODY,
        trigger: Ref = NOBODY,
        actor: Ref = NOBODY,
        this: str = "",
        chained: bool = False,
        place: Area = NOWHERE,
    ) -> None:
        self.card = card
        self.name = name or card
        self.owner = owner
        self.target = target
        self.area = area
        self.attack = attack
        self.victim = victim
        self.trigger = trigger
        self.actor = actor  # who opened, searches or interacts
        self.this = this  # the marker that triggered
        self.chained = chained
        self.place = place  # where a victim was that is dead
        self.settled: dict[str, list[Ref]] = {}
        self.given: dict[tuple[Ref, str], int] = {}  # conditions given in this attack (SS-BOD-03)
        self.failed: list[Ref] = []  # Saves
        self.kills: list[Kill] = []
        self.later: list[tuple[By, Sequence[AnyOp]]] = []  # what hit powers do after the wounds

    def on(self, target: Ref) -> By:
        """The same card upon another target."""
        other = By(
            self.card, self.owner, name=self.name, target=target, area=self.area, attack=self.attack,
            victim=self.victim, trigger=self.trigger, actor=self.actor, this=self.this, chained=self.chained,
            place=self.place,
        )  # fmt: skip
        other.given, other.kills = self.given, self.kills
        return other

    def source(self, s: State) -> Area:
        """Where the card is carried out."""
        if self.area != NOWHERE:
            return self.area
        return place_of(s, self.owner if self.owner != NOBODY else self.actor)

    @property
    def concerns_companions(self) -> bool:
        """Whether heroes means companions too: on cards of heroes, enemies and Masters (SS-CMP-10)."""
        return self.owner != NOBODY or self.card in ENEMIES


def seat_of(s: State, ref: Ref) -> Seat:
    """The player of a hero or of a companion's owner; for others the active hero's, or the Leader (SS-DEC-50)."""
    if is_hero(ref):
        return s.heroes[ref].seat
    if is_companion(ref):
        return s.heroes[ref - COMPANION].seat
    return decider(s)


def decider(s: State) -> Seat:
    """Who decides for the party: the active hero's player, else the Leader (SS-STY-02, SS-SET-06)."""
    return s.heroes[s.active].seat if s.active != NOBODY else s.leader


Finder = Callable[[State, By], list[Ref]]
