"""What happens, as it is told: characters and areas by name, in the past tense, each event with its sentence."""

from __future__ import annotations

from meadhall.engine import Event, Names
from meadhall.games.swordsorcery.content import KINDS, face_words

NUMERALS = ("", "I", "II", "III", "IV", "V", "VI", "VII")


def many(number: int, thing: str, things: str = "") -> str:
    """`1 Hit`, `2 Hits`."""
    return f"{number} {thing if number == 1 else things or thing + 's'}"


class QuestBegan(Event, frozen=True):
    quest: str
    title: str
    attempt: int
    intro: str
    goal: str

    def words(self, names: Names) -> str:
        again = f" (attempt {self.attempt})" if self.attempt > 1 else ""
        return f"{self.title}{again}. {self.intro} Your goal: {self.goal}"


class RoundBegan(Event, frozen=True):
    round: int
    leader: int

    def words(self, names: Names) -> str:
        return f"Round {self.round}. {names.does(self.leader, 'lead')} the party."


class Chose(Event, frozen=True):
    """A hero and his nature were chosen."""

    seat: int
    hero: str
    title: str

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'lead')} {self.hero}, {self.title}."


class Took(Event, frozen=True):
    """Powers or talents were taken."""

    hero: str
    card: str

    def words(self, names: Names) -> str:
        return f"{self.hero} takes {self.card}."


class GaveUp(Event, frozen=True):
    hero: str
    card: str

    def words(self, names: Names) -> str:
        return f"{self.hero} gives up {self.card}."


class TurnBegan(Event, frozen=True):
    hero: str
    seat: int
    ghost: bool

    def words(self, names: Names) -> str:
        return f"{self.hero}'s {'Ghost Soul' if self.ghost else 'turn'}."


class Moved(Event, frozen=True):
    who: str
    area: str
    how: str

    def words(self, names: Names) -> str:
        said = {
            "step": "moves to", "bash": "is bashed into", "pull": "is pulled into", "teleport": "appears in",
            "back": "falls back to", "ghost": "drifts to", "interpose": "steps in front of the blow in",
        }  # fmt: skip
        return f"{self.who} {said[self.how]} {self.area}."


class Evaded(Event, frozen=True):
    who: str
    area: str

    def words(self, names: Names) -> str:
        return f"{self.who} slips away from the enemies in {self.area}."


class AttackDeclared(Event, frozen=True):
    who: str
    target: str
    name: str

    def words(self, names: Names) -> str:
        whom = f" {self.target}" if self.target else ""
        return f"{self.who} attacks{whom}: {self.name}." if self.who else f"{self.name} strikes{whom}."


class DiceRolled(Event, frozen=True):
    """Dice as `R7 B3`."""

    who: str
    dice: list[tuple[str, int]]
    why: str

    def words(self, names: Names) -> str:
        shown = ", ".join(f"{KINDS[color]} {number} ({face_words(color, number)})" for color, number in self.dice)
        whose = f"{self.who} rolls" if self.who else "Rolled:"
        return f"{whose} {shown or 'no dice'}{f' for {self.why}' if self.why else ''}."


class Reckoned(Event, frozen=True):
    """The sum of the Hits, with what it is made of."""

    hits: int
    lethal: int
    parts: list[tuple[str, int]]

    def words(self, names: Names) -> str:
        parts = "".join(f", {name} {n:+}" for name, n in self.parts)
        lethal = f", {self.lethal} Lethal" if self.lethal else ""
        return f"{many(self.hits, 'Hit')}{lethal}{parts}."


class Defended(Event, frozen=True):
    who: str
    armor: int
    magic: int
    shields: int
    wounds: int

    def words(self, names: Names) -> str:
        by_what = {"Armor": self.armor, "Magic Shields": self.magic, "Shields": self.shields}
        stops = [f"{n} by {what}" for what, n in by_what.items() if n]
        stopped = f" Stopped: {', '.join(stops)}." if stops else ""
        return f"{self.who} takes {many(self.wounds, 'wound') if self.wounds else 'no wound'}.{stopped}"


class Suffered(Event, frozen=True):
    who: str
    n: int
    why: str

    def words(self, names: Names) -> str:
        return f"{self.who} suffers {self.n} HP ({self.why})."


class Healed(Event, frozen=True):
    who: str
    n: int

    def words(self, names: Names) -> str:
        return f"{self.who} heals {self.n}."


class TokenGained(Event, frozen=True):
    """A condition, Critical, Fire, Magic Shield, Rune, buff was given."""

    who: str
    token: str

    def words(self, names: Names) -> str:
        return f"{self.who}: {self.token.removesuffix('.')}."


class TokenLost(Event, frozen=True):
    who: str
    token: str

    def words(self, names: Names) -> str:
        _, rests, power = self.token.partition("the cooldown of ")
        return f"{self.who} may use {power} again." if rests else f"{self.who} is rid of {self.token.rstrip('.')}."


class SaveMade(Event, frozen=True):
    who: str
    number: int
    value: int
    saved: bool

    def words(self, names: Names) -> str:
        return f"{self.who} rolls {self.number} against Save {self.value}: {'saved' if self.saved else 'failed'}."


class Died(Event, frozen=True):
    """A hero became a Ghost Soul."""

    hero: str
    seat: int

    def words(self, names: Names) -> str:
        return f"{self.hero} falls. A Ghost Soul stands in that place."


class Slain(Event, frozen=True):
    who: str
    by: str
    soul: int

    def words(self, names: Names) -> str:
        by = f" by {self.by}" if self.by else ""
        soul = f" The party gains {many(self.soul, 'Soul Point')}." if self.soul else ""
        return f"{self.who} is slain{by}.{soul}"


class Left(Event, frozen=True):
    """Somebody left the map without being killed."""

    who: str

    def words(self, names: Names) -> str:
        return f"{self.who} is gone."


class Entered(Event, frozen=True):
    who: str
    area: str
    hero: str

    def words(self, names: Names) -> str:
        owner = f"; its card lies before {self.hero}" if self.hero else ""
        return f"{self.who} enters in {self.area}{owner}."


class NobodyEntered(Event, frozen=True):
    """An enemy was to enter, and the limit of its figures was reached (SS-ENE-08)."""

    name: str
    area: str

    def words(self, names: Names) -> str:
        return f"No {self.name} enters in {self.area}: as many as there can be are on the map."


class Revealed(Event, frozen=True):
    area: str

    def words(self, names: Names) -> str:
        return f"A Shadow in {self.area} takes shape."


class CardDrawn(Event, frozen=True):
    """A card of a deck was turned up, with its text."""

    deck: str
    card: str
    name: str
    text: str

    def words(self, names: Names) -> str:
        what = {"encounter": "Encounter", "event": "Event", "trap": "Trap", "power": "Power", "search": "Search"}
        return f"{what.get(self.deck, 'Story')}: {self.name}. {self.text}".strip()


class Peeked(Event, frozen=True):
    deck: str
    cards: list[str]

    def words(self, names: Names) -> str:
        return f"The next cards of the {self.deck} deck: {', '.join(self.cards) or 'none'}."


class PutBack(Event, frozen=True):
    """What was peeked at was put back or discarded."""

    card: str
    where: str

    def words(self, names: Names) -> str:
        return f"{self.card} is {'discarded' if self.where == 'discard' else f'put {self.where} the deck'}."


class Activated(Event, frozen=True):
    """An enemy acts: the rule that applies, the victim, and why."""

    enemy: str
    rule: str
    victim: str
    why: str

    def words(self, names: Names) -> str:
        why = f"It means {self.victim}: {self.why}" if self.victim else f"{self.why[:1].upper()}{self.why[1:]}"
        return f"{self.enemy}: {self.rule} {why}."


class Skipped(Event, frozen=True):
    who: str
    why: str

    def words(self, names: Names) -> str:
        return f"{self.who} does nothing: {self.why}."


class Used(Event, frozen=True):
    who: str
    card: str
    target: str

    def words(self, names: Names) -> str:
        return f"{self.who} uses {self.card}{f' on {self.target}' if self.target else ''}."


class SteppedIn(Event, frozen=True):
    """Somebody becomes the defender in the place of the target, before the dice (SS-POW-18)."""

    who: str
    card: str
    target: str

    def words(self, names: Names) -> str:
        return f"{self.who} steps in for {self.target} ({self.card})."


class Wasted(Event, frozen=True):
    """A Blind hero's activity came to nothing."""

    who: str

    def words(self, names: Names) -> str:
        return f"{self.who} gropes about blindly; nothing comes of it."


class DoorOpened(Event, frozen=True):
    door: str
    by: str

    def words(self, names: Names) -> str:
        return f"{self.by or 'Somebody'} opens {self.door}."


class LockRemoved(Event, frozen=True):
    what: str
    by: str

    def words(self, names: Names) -> str:
        return f"{self.by} removes the Magic Lock of {self.what}."


class Gained(Event, frozen=True):
    """A hero gained or lost Crowns."""

    who: str
    n: int

    def words(self, names: Names) -> str:
        return f"{self.who} {'gains' if self.n >= 0 else 'loses'} {many(abs(self.n), 'Crown')}."


class SoulChanged(Event, frozen=True):
    n: int
    left: int

    def words(self, names: Names) -> str:
        done = "gains" if self.n >= 0 else "parts with"
        return f"The party {done} {many(abs(self.n), 'Soul Point')}; it has {self.left}."


class ItemMoved(Event, frozen=True):
    """An item changed hands or places."""

    who: str
    item: str
    how: str

    def words(self, names: Names) -> str:
        said = {
            "gain": "gains", "drop": "drops", "pick": "picks up", "wear": "equips", "bag": "puts into the bag",
            "lose": "gives up", "buy": "buys", "sell": "sells", "hand": "hands over", "box": "uses up",
        }  # fmt: skip
        return f"{self.who} {said[self.how]} {self.item}."


class OfferMade(Event, frozen=True):
    who: str
    to: str
    what: str

    def words(self, names: Names) -> str:
        return f"{self.who} offers {self.to} an exchange: {self.what}."


class Offered(Event, frozen=True):
    """An exchange was offered, and agreed to or not."""

    who: str
    to: str
    what: str
    agreed: bool

    def words(self, names: Names) -> str:
        return f"{self.who} and {self.to} {'agree on' if self.agreed else 'do not agree on'} {self.what}."


class RankChanged(Event, frozen=True):
    hero: str
    rank: int

    def words(self, names: Names) -> str:
        return f"{self.hero} has Soulrank {NUMERALS[self.rank]}."


class Resurrected(Event, frozen=True):
    hero: str
    hp: int

    def words(self, names: Names) -> str:
        return f"{self.hero} returns to life with {self.hp} HP."


class ParagraphRead(Event, frozen=True):
    """A paragraph of the Book of Secrets, or what came of a choice: never told before it is triggered."""

    para: str
    text: str

    def words(self, names: Names) -> str:
        return self.text


class LabelsShown(Event, frozen=True):
    """A paragraph puts a choice to the party: everybody sees its labels, one player decides."""

    seat: int
    labels: list[str]

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'decide')} for the party: {' / '.join(self.labels)}."


class Decided(Event, frozen=True):
    """The party chose."""

    seat: int
    what: str

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'choose', 'chooses')}: {self.what}."


class FlagSet(Event, frozen=True):
    """Something happened in the story that later pages know of."""

    flag: str

    def words(self, names: Names) -> str:
        return ""


class MapChanged(Event, frozen=True):
    """Something on the map came or went, as a sentence."""

    what: str

    def words(self, names: Names) -> str:
        return self.what


class EventEnded(Event, frozen=True):
    name: str

    def words(self, names: Names) -> str:
        return f"{self.name} is over."


class QuestWon(Event, frozen=True):
    quest: str
    title: str
    rounds: int

    def words(self, names: Names) -> str:
        return f"{self.title}: won in {many(self.rounds, 'round')}."


class QuestLost(Event, frozen=True):
    quest: str
    title: str
    why: str

    def words(self, names: Names) -> str:
        return f"{self.title}: lost. {self.why}"


class CampaignEnded(Event, frozen=True):
    how: str

    def words(self, names: Names) -> str:
        ends = {
            "dawn": "The campaign is won. Ending: dawn.", "crown": "The campaign is won. Ending: crown.",
            "lost": "The campaign is lost.", "abandoned": "The campaign is abandoned.", "won": "The quest is done.",
        }  # fmt: skip
        return ends[self.how]
