"""Events of heroes: set-up, turns, actions, battles, gems and goods."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from meadhall.engine import Event
from meadhall.engine.common.text import NO_WORDS, Text, Words, text
from meadhall.games.heropath import content, state, texts

# level number of the burning skull, above the last level (HP-EVL-07, HP-GAT-06)
SKULL: Final = content.LIMITS.scale_levels + 1


class Silent(Event, frozen=True):
    """An event without a line in the log."""

    def message(self) -> Words:
        return NO_WORDS


class HeroChosen(Event, frozen=True):
    seat: int
    hero: texts.HeroName


class FirstPlayer(Event, frozen=True):
    seat: int


class DraftRound(Event, frozen=True):
    round: int
    keep: int


class CardsDrafted(Event, frozen=True):
    seat: int
    shown: tuple[int, ...]
    hidden: int

    def message(self) -> Text:
        return text("cards-drafted", seat=self.seat, cards=texts.thing_texts(self.shown, hidden_count=self.hidden))


class RoundBegan(Event, frozen=True):
    round: int


class TurnBegan(Event, frozen=True):
    seat: int


class ActionsGivenUp(Event, frozen=True):
    seat: int
    actions: int


class HeroCameForward(Silent, frozen=True):
    """One of several heroes who may act began an action."""

    seat: int


class ActionBegan(Silent, frozen=True):
    """A hero spent an action. The next event names the action."""

    seat: int
    action: str
    left: int


class MomentPassed(Silent, frozen=True):
    """The window of a pending event closed: the event takes place now, or was cancelled."""

    kind: str


class GemsChosen(Event, frozen=True):
    seat: int
    wisdom: int
    skills: int


class HeroRested(Event, frozen=True):
    seat: int


class SearchRolled(Event, frozen=True):
    seat: int
    face: int

    def message(self) -> Text:
        return text("search-rolled", seat=self.seat, found=texts.search_find_texts(self.face))


class FoodEaten(Event, frozen=True):
    seat: int


class SiteVisited(Event, frozen=True):
    seat: int
    site: texts.SiteName


class ActivityDone(Silent, frozen=True):
    seat: int
    site: int
    activity: str


class SpecialRolled(Event, frozen=True):
    seat: int
    face: int


class EncounterBegan(Event, frozen=True):
    seat: int
    to: int
    kind: str


class EncounterCancelled(Event, frozen=True):
    seat: int
    to: int


class HeroCaptured(Event, frozen=True):
    seat: int


class CardStolen(Event, frozen=True):
    """A hero stole a card. `card` is -1 if it stays face down. Then its new owner receives a `CardReceived`."""

    seat: int
    to: int
    card: int
    deck: str

    def message(self) -> Text:
        return text("card-stolen", seat=self.seat, to=self.to, card=texts.card_name(self.card))


class GoodsSnatched(Event, frozen=True):
    seat: int
    to: int
    gold: int
    food: int

    def message(self) -> Text:
        goods = texts.amount_texts(((self.gold, "GOLD"), (self.food, "FOOD")))
        return text("goods-snatched", seat=self.seat, to=self.to, goods=goods)


class BattleBegan(Event, frozen=True):
    seat: int
    foe: texts.FoeName

    def message(self) -> Text:
        key = "dragon-battle-began" if self.foe == content.DRAGON else "battle-began"
        return text(key, seat=self.seat, foe=texts.FOE[self.foe])


class DiceRolled(Event, frozen=True):
    seat: int
    hero: tuple[int, ...]
    foe: tuple[int, ...]
    special: tuple[int, ...]

    def message(self) -> Text:
        return text(
            "dice-rolled",
            seat=self.seat,
            hero=[*self.hero],
            foe=[*self.foe],
            special=[*self.special],
            foes=len(self.foe),
            specials=len(self.special),
        )


class DiceRerolled(Event, frozen=True):
    seat: int
    die: str
    faces: tuple[int, ...]


PartKind = Literal["gems", "card", "added", "against", "dice", "special", "basic", "evil"]


class Part(msgspec.Struct, frozen=True, gc=False):
    """A part of one side's total in a battle. `card` is the card that adds it, or -1."""

    kind: PartKind
    points: int
    card: int = state.EMPTY


class BattleEnded(Event, frozen=True):
    """A battle ended, with both totals, their parts, and the result: "won", "tied" or "lost"."""

    seat: int
    foe: int
    hero_total: int
    foe_total: int
    result: str
    ours: tuple[Part, ...]
    theirs: tuple[Part, ...]

    def message(self) -> Text:
        return text(
            "battle-ended",
            seat=self.seat,
            foe=texts.FOE[self.foe],
            ours=self.hero_total,
            theirs=self.foe_total,
            result=self.result,
        )


class EnemySlain(Event, frozen=True):
    """A hero slew an enemy. `level` is its level on the Scale. The burning skull is one above the last level."""

    seat: int
    foe: int
    level: int

    def message(self) -> Text:
        key = "enemy-slain-last" if self.level == SKULL else "enemy-slain"
        return text(key, foe=texts.FOE[self.foe], level=self.level)


class EvilRose(Event, frozen=True):
    level: int


class PaceTaken(Silent, frozen=True):
    """A hero took one pace of a Travel. `HeroTravelled` follows with the whole path."""

    seat: int
    to: int


class HeroTravelled(Event, frozen=True):
    seat: int
    way: tuple[int, ...]

    def message(self) -> Text:
        return text("hero-travelled", seat=self.seat, to=texts.SPACE[self.way[-1]], n=len(self.way))


class FerrySailed(Event, frozen=True):
    seat: int
    to: texts.SpaceName


class BalloonRolled(Event, frozen=True):
    seat: int
    face: int
    regions: tuple[texts.RegionName, ...]


class BalloonLanded(Event, frozen=True):
    seat: int
    to: texts.SpaceName


class HeroJumped(Event, frozen=True):
    seat: int
    to: texts.SpaceName


class EnemiesEvaded(Event, frozen=True):
    seat: int
    enemies: int


class GoodGained(Event, frozen=True):
    """A hero gained a good. `said` is true if an earlier line of the log has mentioned the gain."""

    seat: int
    good: texts.GoodName
    n: int
    said: bool = False

    def message(self) -> Words:
        return NO_WORDS if self.said else text("good-gained", seat=self.seat, good=texts.good_name(self.good), n=self.n)


class GoodLeftBehind(Event, frozen=True):
    """A hero could not gain a good. `why` is "full", "stock" (the stockpile is empty) or "dead"."""

    seat: int
    good: str
    n: int
    why: str

    def message(self) -> Text:
        why = self.good if self.good == "leech" else self.why
        return text(f"left-behind-{why}", seat=self.seat, good=texts.good_name(self.good), n=self.n)


class GoodPaid(Event, frozen=True):
    """A hero paid a good. `said` is true if another line of the log mentions the payment."""

    seat: int
    good: texts.GoodName
    n: int
    said: bool = False

    def message(self) -> Words:
        return NO_WORDS if self.said else text("good-paid", seat=self.seat, good=texts.good_name(self.good), n=self.n)


class VitalityLost(Event, frozen=True):
    """A hero lost one VITALITY, or one FAITH in its place."""

    seat: int
    good: texts.GoodName
    cause: str


class LossWarded(Event, frozen=True):
    seat: int
    n: int
    card: texts.CardName


class HeroDied(Event, frozen=True):
    seat: int


class HeroReturned(Event, frozen=True):
    seat: int


class LeechCaught(Event, frozen=True):
    seat: int


class LeechesCured(Event, frozen=True):
    seat: int
    n: int
