"""What losses still to come take from a hero: VITALITY, FAITH in its place, or his life (VIT)."""

from __future__ import annotations

from meadhall.engine.model.pieces import UNSEEN
from meadhall.games.heropath.cards.lasting import meets
from meadhall.games.heropath.cards.playing import can_pay, usable_places
from meadhall.games.heropath.content import CARDS
from meadhall.games.heropath.state import FAITH, VITALITY, Hero, Seat, State


class Toll:
    """The losses of one hero, told one after the other as he would take them (HP-VIT-02, HP-VIT-04)."""

    def __init__(self, hero: Hero) -> None:
        self.vitality = hero.gems[VITALITY]
        self.faith = hero.gems[FAITH]

    @property
    def left(self) -> int:
        return self.vitality + self.faith

    def take(self, n: int) -> str:
        """One more loss, in words; nothing where nothing is lost."""
        vitality = min(n, self.vitality)
        faith = min(n - vitality, self.faith)
        self.vitality -= vitality
        self.faith -= faith
        lost = ((vitality, "VITALITY"), (faith, "FAITH"))
        return " and ".join(f"{one} {gem}" for one, gem in lost if one)


def dying(s: State, seat: Seat, toll: Toll) -> str:
    """What is added to losses that leave a hero nothing."""
    if toll.left:
        return ""
    return ", and you die unless a card saves you" if _may_be_saved(s, s.heroes[seat]) else ", and you die"


def _may_be_saved(s: State, hero: Hero) -> bool:
    """Whether he has a card for the moment of a loss or of death."""
    for piece in usable_places(hero):
        face = s.faces.face[piece]
        fits = face != UNSEEN and bool({"loss", "death"} & set(CARDS[face].window))
        if fits and can_pay(hero, CARDS[face]) and meets(s, hero, face):
            return True
    return False
