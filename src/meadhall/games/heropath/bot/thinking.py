"""The guide of a bot that thinks ahead: its look at the table, the value of a position, and the plans to try."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from functools import cached_property
from typing import Final, NamedTuple

from meadhall.engine import UNSEEN, Decision, Guide, Option, Piece, Plan
from meadhall.games.heropath import ops as op
from meadhall.games.heropath.actions.travel import COLLECT, FLY, SAIL, STOP, To
from meadhall.games.heropath.bot import cards, moving
from meadhall.games.heropath.bot import weights as w
from meadhall.games.heropath.bot.acting import ActionChooser
from meadhall.games.heropath.bot.look import MOST, Look
from meadhall.games.heropath.bot.sensible import pick_answer
from meadhall.games.heropath.cards.playing import Use
from meadhall.games.heropath.content import CARDS, DRAGON, TABLE
from meadhall.games.heropath.effects.active_cards import ops_of
from meadhall.games.heropath.land import Space
from meadhall.games.heropath.odds import odds
from meadhall.games.heropath.rows import Call, competition, opponents
from meadhall.games.heropath.state import FAITH, NOBODY, VITALITY, Seat, State
from meadhall.games.heropath.turns.acting import TRAVEL

ALL_DICE: Final = ("battle", "enemy")


class Arsenal(NamedTuple):
    """Possible effects of a hero's cards in Fights against the Dragon, one after the other."""

    once: float  # power in one of them
    each: float  # power in each of them
    heals: int  # VITALITY that potions give back
    rerolls: int  # own dice that may be rolled again
    chances: int  # re-rolls of a whole side


class ThinkerLook(Look):
    """The table as one seat sees it, for one decision."""

    goods = w.KEEN
    heroes = ("sorcerer", "wizard", "elf", "giant", "warrior", "dwarf")  # the Sorcerer wins most

    @cached_property
    def arsenal(self) -> Arsenal:
        """Return what cards used in battle can do against the Dragon."""
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
        if "passive" in card.window or not self.is_usable(self.hero, piece, face):
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


def value(s: State, seat: Seat) -> float:
    """Return a seat's lead in gems; a slain Dragon is the highest value."""
    if s.winner != NOBODY:
        return w.WIN if is_friend(s, seat, s.winner) else -w.WIN
    mine = strength_of_seat(s, seat)
    rivals = [strength_of_seat(s, other) for other in opponents(s, seat)]
    return mine - (max(rivals) if rivals else 0.0)


def is_friend(s: State, seat: Seat, other: Seat) -> bool:
    """Whether a win of `other` also counts for `seat`."""
    return seat == other or not competition(s).are_opponents(s, seat, other)


def strength_of_seat(s: State, seat: Seat) -> float:
    """Return a hero's strength: gems, cards, goods, and his chance against the Dragon."""
    look = Look(s, seat)
    hero = s.heroes[seat]
    gems = sum(hero.gems) - hero.gems[VITALITY] + sum(w.VITALITY[: hero.gems[VITALITY]])
    goods = hero.gold * w.KEEN.GOLD + hero.food * w.KEEN.FOOD - hero.leeches * w.LEECH
    kit = cards.kit_worth(look.faces, tuple(hero.gems))
    chance = odds(look.dragon_margin(), TABLE.dragon.dice).win
    return gems + goods + kit + w.NEAR * chance - (w.DEATH if hero.is_dead else 0.0)


PLANS_TRIED: Final = 4
HOPELESS: Final = 4.0  # a plan that seems this much worse than the best one is not tried
KEPT: Final = 64  # imagined matches in which somebody is on a way
CHANCES: Final = (COLLECT, SAIL, FLY)  # what a hero may do on his way besides going on


class Trail(NamedTuple):
    """The way of a hero, who stands at its first space."""

    state: State
    seat: Seat
    spaces: tuple[Space, ...]


class Trails:
    """Ways of heroes in imagined matches: each is searched once, not at each pace."""

    def __init__(self) -> None:
        self._of: OrderedDict[int, Trail] = OrderedDict()  # by the identity of the state, the latest last

    def begin(self, s: State, seat: Seat, ahead: tuple[Space, ...], pace: Option | None = None) -> None:
        """Note that a hero goes on from where he stands, or from where this pace leads, space by space."""
        at = pace.space if isinstance(pace, To) else s.heroes[seat].at
        self._of.pop(id(s), None)
        self._of[id(s)] = Trail(s, seat, (at, *ahead))
        if len(self._of) > KEPT:
            self._of.popitem(last=False)

    def next(self, asked: Decision[State]) -> Option | None:
        """Return the next pace, or the end of the way; None if the hero must search again."""
        trail = self._of.pop(id(asked.state), None)
        if trail is None or trail.state is not asked.state or trail.seat != asked.seat:
            return None
        at, ahead = trail.spaces[0], trail.spaces[1:]
        if at != asked.state.heroes[asked.seat].at:
            return None
        if any(isinstance(option, Use | Call) or option in CHANCES for option in asked.options):
            return None
        if not ahead:
            return next((option for option in asked.options if option is STOP), None)
        self._of[id(asked.state)] = Trail(asked.state, asked.seat, ahead)
        return next((option for option in asked.options if isinstance(option, To) and option.space == ahead[0]), None)


_trails: Final = Trails()


def playout_policy(asked: Decision[State]) -> Option:
    """Return an answer in an imagined match; a hero on a way does not search again at each pace."""
    if asked.question == "action":
        return _act(asked)
    if asked.question != "travel":
        return pick_answer(ThinkerLook(asked.state, asked.seat), asked)
    pace = _trails.next(asked)
    if pace is None:
        pace, spaces = moving.best_route(ThinkerLook(asked.state, asked.seat), asked.options)
        _trails.begin(asked.state, asked.seat, spaces, pace)
    return pace


def _act(asked: Decision[State]) -> Option:
    chooser = ActionChooser(ThinkerLook(asked.state, asked.seat))
    best = max(asked.options, key=chooser.rate)
    if best is TRAVEL and chooser.end[0] >= chooser.travel_values.ride()[0]:
        _trails.begin(asked.state, asked.seat, chooser.end[1])
    return best


def plans(asked: Decision[State]) -> Sequence[tuple[float, Plan]]:
    """Return the answers worth trying, most promising first; for questions in parts the policy's answer."""
    if asked.question != "action":
        return [(0.0, (playout_policy(asked).key,))]
    chooser = ActionChooser(ThinkerLook(asked.state, asked.seat))
    rated = sorted(((chooser.rate(option), option.key) for option in asked.options), reverse=True)
    least = rated[0][0] - HOPELESS
    return [(gain, (key,)) for gain, key in rated[:PLANS_TRIED] if gain >= least]


def turns_played(s: State) -> int:
    """Return how many turns have been played."""
    return s.round * len(s.heroes) + (s.now - s.first) % len(s.heroes)


GUIDE: Final = Guide(policy=playout_policy, value=value, plans=plans, turn=turns_played, horizon=1, trust=4.0)
