"""Events. Characters, areas and cards are stored as ids. Longer texts are built in `message`."""

from __future__ import annotations

from typing import Annotated, Final

from meadhall.engine import Event
from meadhall.engine.common.text import Arg, FieldWords, Text, Words, message_arguments, text, text_of
from meadhall.games.swordsorcery import texts
from meadhall.games.swordsorcery.book import branch_label, page
from meadhall.games.swordsorcery.content import COMPANIONS, SERVICES
from meadhall.games.swordsorcery.state import Die
from meadhall.games.swordsorcery.texts import character_name

# Reasons for a roll; any other reason is a card's id.
ROLL_REASONS: Final = (
    "attack",
    "defense",
    "reroll",
    "save",
    "search",
)


class QuestBegan(Event, frozen=True):
    quest: texts.CardId
    attempt: int


class RoundBegan(Event, frozen=True):
    round: int
    leader: int


class HeroPicked(Event, frozen=True):
    """A player chose a hero and a nature."""

    seat: int
    hero: texts.CardId
    nature: str

    def message(self) -> Words:
        return Text("hero-picked", {**message_arguments(self), "title": Text(f"class-{self.hero}-{self.nature}")})


class CardTaken(Event, frozen=True):
    """A hero took a power or talent."""

    hero: texts.Who
    card: texts.CardId


class CardGivenUp(Event, frozen=True):
    hero: texts.Who
    card: texts.CardId


class TurnBegan(Event, frozen=True):
    hero: texts.Who
    seat: int
    ghost: bool

    def message(self) -> Words:
        return Text("turn-began-of-a-ghost" if self.ghost else "turn-began", message_arguments(self))


class FigureMoved(Event, frozen=True):
    who: texts.Who
    area: texts.AreaId
    how: str


class EnemiesEvaded(Event, frozen=True):
    who: texts.Who
    area: texts.AreaId


class AttackDeclared(Event, frozen=True):
    who: texts.Who
    target: texts.Who
    card: str
    name: str  # name of an enemy's attack, as in the state

    def message(self) -> Words:
        text_id = "attack-declared" if self.target else "attack-declared-on-an-area"
        fields = {**message_arguments(self), "name": texts.attack_name(self.card, self.name)}
        return Text(text_id if self.who else "attack-declared-by-a-trap", fields)


class DiceRolled(Event, frozen=True):
    """Dice were rolled; `why` is `attack`, `defense`, `reroll`, `save`, `search` or a card.

    `lie` lists all dice of the attack or defence after the roll, if the roll added or replaced some of them.
    """

    who: texts.Who
    dice: texts.Dice
    why: texts.CardId
    lie: Annotated[tuple[Die, ...], FieldWords(len)] = ()

    def message(self) -> Words:
        return Text(f"dice-rolled-{self.why if self.why in ROLL_REASONS else 'by-card'}", message_arguments(self))


class HitsCounted(Event, frozen=True):
    """The Hits of an attack were added up; `parts` are the modifiers from cards."""

    hits: int
    lethal: int
    parts: texts.Changes

    def message(self) -> Words:
        return Text("hits-counted-with" if self.parts else "hits-counted", message_arguments(self))


class AttackDefended(Event, frozen=True):
    who: texts.Who
    armor: int
    magic: int
    shields: int
    wounds: int

    def message(self) -> Words:
        stopped = {"armor": self.armor, "magic": self.magic, "shields": self.shields}
        stops: list[Arg] = [text(f"stopped-by-{source}", n=n) for source, n in stopped.items() if n]
        return Text(
            "attack-defended-stopped" if stops else "attack-defended", {**message_arguments(self), "stops": stops}
        )


class WoundsSuffered(Event, frozen=True):
    who: texts.Who
    n: int
    why: texts.CardId


class WoundsHealed(Event, frozen=True):
    who: texts.Who
    n: int


class TokenGained(Event, frozen=True):
    """A character gained a condition, Critical, Fire, Magic Shield, Rune or buff."""

    who: texts.Who
    token: texts.Token

    def message(self) -> Text:
        kind = self.token.partition(":")[0]
        if kind.startswith(("buff-", "whispered-")):
            kind = "immune" if kind == "buff-immune" else "buff"
        return text_of(self, kind=kind)


class TokenLost(Event, frozen=True):
    who: texts.Who
    token: texts.Token


class PowerRefreshed(Event, frozen=True):
    """A used power became ready again."""

    who: texts.Who
    card: texts.CardId


class SaveMade(Event, frozen=True):
    who: texts.Who
    number: int
    value: int
    saved: bool


class HeroDied(Event, frozen=True):
    """A hero became a Ghost Soul."""

    hero: texts.Who
    seat: int


class FigureSlain(Event, frozen=True):
    who: texts.Who
    by: texts.Who
    soul: int

    def message(self) -> Words:
        return Text("figure-slain-by" if self.by else "figure-slain", message_arguments(self))


class FigureLeft(Event, frozen=True):
    """A figure left the map without being killed."""

    who: texts.Who


class EnemyEntered(Event, frozen=True):
    who: texts.Who
    area: texts.AreaId
    hero: texts.Who

    def message(self) -> Words:
        return Text("enemy-entered-before" if self.hero else "enemy-entered", message_arguments(self))


class NobodyEntered(Event, frozen=True):
    """An enemy could not enter, because all figures of its rank are in play (SS-ENE-08)."""

    name: texts.CardId
    area: texts.AreaId


class ShadowRevealed(Event, frozen=True):
    area: texts.AreaId


class CardDrawn(Event, frozen=True):
    """A card was drawn from a deck and shown."""

    deck: str
    card: texts.CardId


class CardsPeeked(Event, frozen=True):
    deck: str
    cards: list[texts.CardId]

    def message(self) -> Words:
        return Text("cards-peeked" if self.cards else "cards-peeked-nothing", message_arguments(self))


class CardPutBack(Event, frozen=True):
    """A peeked card was put back or discarded."""

    card: texts.CardId
    where: str


class EnemyActivated(Event, frozen=True):
    """An enemy began to act: its rule, its victim, and the reason for the victim."""

    enemy: texts.Who
    rule: texts.Rule
    victim: texts.Who
    why: str
    far: int

    def message(self) -> Words:
        rule, why = texts.rule_text(self.rule, self.victim), texts.victim_reason(self.enemy, self.why, self.far)
        return Text("enemy-activated", {**message_arguments(self), "rule": rule, "why": why})


class NobodyActed(Event, frozen=True):
    """An Encounter card activated no enemy."""


class ActivitySkipped(Event, frozen=True):
    """A character lost an activity, or part of it, because of a condition."""

    who: texts.Who
    why: str


class CardUsed(Event, frozen=True):
    who: texts.Who
    card: texts.CardId
    target: texts.Aim

    def message(self) -> Words:
        text_id = (
            "card-used-companion" if self.card in COMPANIONS else "card-used-service" if self.card in SERVICES else ""
        )
        return Text(text_id or ("card-used-on" if self.target else "card-used"), message_arguments(self))


class DefenderReplaced(Event, frozen=True):
    """A character took the target's place as defender, before the roll (SS-POW-18)."""

    who: texts.Who
    card: texts.CardId
    target: texts.Who


class ActivityWasted(Event, frozen=True):
    """A Blind hero's activity failed."""

    who: texts.Who


class DoorOpened(Event, frozen=True):
    door: texts.Door
    by: texts.Who

    def message(self) -> Words:
        return Text("door-opened-by" if self.by else "door-opened", message_arguments(self))


class LockRemoved(Event, frozen=True):
    chest: bool
    by: texts.Who


class CrownsGained(Event, frozen=True):
    """A hero gained, lost, paid or handed over Crowns."""

    who: texts.Who
    n: int
    how: str = ""

    def message(self) -> Words:
        id = "crowns-gained" if self.n >= 0 else f"crowns-{self.how or 'lost'}"
        return text(id, who=character_name(self.who), n=abs(self.n))


class SoulChanged(Event, frozen=True):
    n: int
    left: int

    def message(self) -> Words:
        return text("soul-gained" if self.n >= 0 else "soul-spent", n=abs(self.n), left=self.left)


class ItemMoved(Event, frozen=True):
    """An item was gained, lost, handed over or moved to another slot."""

    who: texts.Who
    item: texts.Item
    how: str


class OfferMade(Event, frozen=True):
    who: texts.Who
    to: texts.Who
    given: str
    taken: str
    crowns: int  # Crowns that the offerer gives; negative if they receive Crowns

    def message(self) -> Words:
        parts = texts.offer_texts(
            character_name(self.who), character_name(self.to), self.given, self.taken, self.crowns
        )
        return text("offer-made", who=character_name(self.who), to=character_name(self.to), parts=parts)


class OfferAnswered(Event, frozen=True):
    """An offered exchange was accepted or refused."""

    who: texts.Who
    to: texts.Who
    given: str
    taken: str
    crowns: int
    agreed: bool

    def message(self) -> Words:
        parts = texts.offer_texts(
            character_name(self.who), character_name(self.to), self.given, self.taken, self.crowns
        )
        return text(
            "offer-answered",
            who=character_name(self.who),
            to=character_name(self.to),
            parts=parts,
            agreed=int(self.agreed),
        )


class RankChanged(Event, frozen=True):
    hero: texts.Who
    rank: texts.Rank


class HeroResurrected(Event, frozen=True):
    hero: texts.Who
    hp: int


class ParagraphRead(Event, frozen=True):
    """A paragraph of the Book of Secrets, or the result of a choice, was read. It is secret until then."""

    para: str
    branch: int  # the chosen option, from 1; 0 for the paragraph itself

    def message(self) -> Words:
        return page(self.para, self.branch)


class LabelsShown(Event, frozen=True):
    """A paragraph offered a choice. Everybody sees its labels, and one player decides."""

    seat: int
    para: str
    prices: list[int]

    def message(self) -> Words:
        found = [branch_label(self.para, number, price) for number, price in enumerate(self.prices, 1)]
        labels: list[Arg] = [text("quoted-label", label=label) for label in found]
        return text("labels-shown", seat=self.seat, labels=labels)


class BranchDecided(Event, frozen=True):
    """A player made a paragraph's choice for the party."""

    seat: int
    para: str
    branch: int

    def message(self) -> Words:
        return text("branch-decided", seat=self.seat, what=branch_label(self.para, self.branch))


class FlagSet(Event, frozen=True):
    """A fact of the story was set, for later paragraphs. Players do not see the event."""

    flag: str

    def message(self) -> Words:
        return ""


class MapChanged(Event, frozen=True):
    """Something on the map changed; `what` is the id of the message."""

    what: str
    who: texts.Who = ""
    area: texts.AreaId = ""
    card: texts.CardId = ""
    to: texts.Who = ""
    n: int = 0

    def message(self) -> Words:
        return Text(self.what, message_arguments(self))


class EventEnded(Event, frozen=True):
    name: texts.CardId


class QuestWon(Event, frozen=True):
    quest: texts.CardId
    rounds: int


class QuestLost(Event, frozen=True):
    quest: texts.CardId
    why: str


class CampaignEnded(Event, frozen=True):
    how: str
