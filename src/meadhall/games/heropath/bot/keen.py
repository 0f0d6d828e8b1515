"""How the table looks to a bot that thinks ahead: it counts on all of its cards, and spends what it has."""

from __future__ import annotations

from functools import cached_property
from typing import Final, NamedTuple

from meadhall.engine.model.pieces import UNSEEN, Piece
from meadhall.games.heropath import effects as op
from meadhall.games.heropath.bot import weights as w
from meadhall.games.heropath.bot.look import MOST, Look
from meadhall.games.heropath.bot.odds import odds
from meadhall.games.heropath.cards.lasting import ops_of
from meadhall.games.heropath.content import CARDS, DRAGON, TABLE
from meadhall.games.heropath.state import FAITH, VITALITY

ALL_DICE: Final = ("battle", "enemy")


class Arsenal(NamedTuple):
    """What the cards of a hero can do in Fights against the Dragon, one after the other."""

    once: float  # power in one of them
    each: float  # power in each of them
    heals: int  # VITALITY that potions give back
    rerolls: int  # own dice that may be rolled again
    chances: int  # rolls of a whole side again


class Keen(Look):
    """The table as one seat sees it, for one decision."""

    goods = w.KEEN
    heroes = ("sorcerer", "wizard", "elf", "giant", "warrior", "dwarf")  # the Sorcerer wins most

    @cached_property
    def arsenal(self) -> Arsenal:
        """What cards that are used in battle can do against the Dragon."""
        face = self.s.faces.face
        pieces = (*self.hero.resources(), *self.hero.in_armament())
        found = [self._in(piece) for piece in pieces if face[piece] != UNSEEN]
        return Arsenal(
            sum(one.once for one in found),
            sum(one.each for one in found),
            sum(one.heals for one in found),
            sum(one.rerolls for one in found),
            sum(one.chances for one in found),
        )

    def _in(self, piece: Piece) -> Arsenal:
        face = self.s.faces.face[piece]
        card = CARDS[face]
        if "passive" in card.window or not self.is_of_use(self.hero, piece, face):
            return Arsenal(0.0, 0.0, 0, 0, 0)
        aid = self.aid(self.hero, piece, face)
        heals = sum(one.n for one in ops_of(op.Gain, face) if one.res == "VITALITY") if "battle" in card.window else 0
        rolls = [one.die in ALL_DICE for one in ops_of(op.RerollNow, face)] if "rolled" in card.window else []
        once, each = (aid, 0.0) if card.is_single else (0.0, aid)
        return Arsenal(once, each, heals, rolls.count(False), rolls.count(True))

    def _fights(self, actions: int, more: int) -> float:
        once, each, heals, rerolls, chances = self.arsenal
        hero, dice = self.hero, TABLE.dragon.dice
        vitality, faith = hero.gems[VITALITY] - self.burns(self.seat), hero.gems[FAITH]
        lasting, loss, open_ = self.margin(DRAGON) - hero.gems[VITALITY] + more, 1 if self.s.is_gathered else 2, 1.0
        for nth in range(actions):
            if nth and vitality + faith <= loss:
                break
            drunk = min(heals, max(0, MOST - vitality))
            heals, vitality = heals - drunk, vitality + drunk
            now = lasting + vitality + round(each + once)
            lost = 1 - odds(now, dice, hero.turn.spirits, self.rerolls + rerolls).win
            open_ *= lost ** (1 + chances)
            once, rerolls, chances = 0.0, 0, 0
            vitality -= loss
        return 1 - open_
