"""Events of goods and cards that are paid, gained, lost or stolen, and of sins."""

from __future__ import annotations

from meadhall.engine.common.text import Text, Words, text, text_of
from meadhall.engine.table.events import Event
from meadhall.games.virtues import content, texts


class SeatEvent(Event, frozen=True):
    """An event about one player."""

    seat: int


class PaymentMade(SeatEvent, frozen=True):
    """A player paid tokens, gift cards, elixirs and buildings."""

    fame: int
    gold: int
    gifts: list[int]
    elixirs: list[texts.Elixir]
    buildings: list[texts.Building]

    def message(self) -> Words:
        tokens = texts.resource_words(self.fame, self.gold) if self.fame or self.gold else []
        cards = [*(texts.ELIXIRS[card] for card in self.elixirs), *(texts.BUILDINGS[card] for card in self.buildings)]
        paid = [*tokens, *texts.gift_texts(self.gifts), *cards]
        return text("payment-made", seat=self.seat, paid=paid) if paid else ""


class ResourceGained(SeatEvent, frozen=True):
    res: str
    n: int


class ResourceLost(SeatEvent, frozen=True):
    res: str
    n: int


class ResourceStolen(SeatEvent, frozen=True):
    of: int  # the player who lost it
    res: str
    n: int


class GiftsTaken(SeatEvent, frozen=True):
    gifts: texts.Gifts


class GiftsDropped(SeatEvent, frozen=True):
    gifts: texts.Gifts


class GiftsStolen(SeatEvent, frozen=True):
    of: int  # the player who lost them
    gifts: texts.Gifts


class GiftsExchanged(SeatEvent, frozen=True):
    """A player exchanged gift cards. `of` are the players that gave cards, without the pool."""

    gave: texts.Gifts
    took: texts.Gifts
    of: list[int]

    def message(self) -> Text:
        gave, took = texts.gift_texts(self.gave), texts.gift_texts(self.took)
        return text("gifts-exchanged", seat=self.seat, gave=gave, took=took, n=len(self.of), of=[*sorted(set(self.of))])


class ElixirDiscarded(SeatEvent, frozen=True):
    card: texts.Elixir


class BuildingDiscarded(SeatEvent, frozen=True):
    card: texts.Building


class SpecialUsed(SeatEvent, frozen=True):
    card: texts.Building
    of: int  # the target, or NOBODY


class WindowClosed(Event, frozen=True):
    """An interrupt window was closed after the answers of all asked players."""

    kind: str

    def message(self) -> Words:
        return ""


# ---- cards that are tapped, stolen or lost


class CharacterTapped(SeatEvent, frozen=True):
    """An effect tapped a character. Nobody receives its gifts."""

    card: texts.Character


class CharacterUntapped(SeatEvent, frozen=True):
    card: texts.Character


class CharacterDismissed(SeatEvent, frozen=True):
    card: texts.Character


class CharacterRansomed(SeatEvent, frozen=True):
    card: texts.Character


class ElixirStolen(SeatEvent, frozen=True):
    of: int  # the player who lost it
    card: texts.Elixir


class ElixirLost(SeatEvent, frozen=True):
    card: texts.Elixir


class BuildingLost(SeatEvent, frozen=True):
    """A building was destroyed. `seat` is NOBODY if it had no owner."""

    card: texts.Building


class MarkerEvicted(SeatEvent, frozen=True):
    quest: int
    space: int

    def message(self) -> Text:
        return text("marker-evicted", seat=self.seat, requirement=texts.requirement_text(self.quest, self.space))


class BoardRefreshed(Event, frozen=True):
    board: str


class SpaceClosed(Event, frozen=True):
    board: str
    space: int


class TurnForfeited(SeatEvent, frozen=True):
    pass


class HeroEmpowered(SeatEvent, frozen=True):
    """An artifact had a lasting effect, `colours` or `portal`."""

    what: str


# ---- sins, cataclysms, corruption, and the cards of the Unnamed


class SinPlayed(SeatEvent, frozen=True):
    """A function of a sin card was played. `of` is the target. `virtue` or `res` was named together with it."""

    card: int
    function: int
    of: int
    virtue: texts.Virtue
    res: str

    def message(self) -> Text:
        named = texts.VIRTUES[self.virtue] if self.virtue >= 0 else text("resource", res=self.res) if self.res else ""
        function, about = texts.function_text(self.card, self.function), int(bool(named))
        plain = int(content.SINS[self.card].functions[self.function].only_gains)
        return text("sin-played", seat=self.seat, function=function, about=about, named=named, of=self.of, plain=plain)


class SinWarded(SeatEvent, frozen=True):
    """A player was protected from a sin card by the card, building or temple `by`."""

    by: str

    def message(self) -> Text:
        return text("sin-warded", seat=self.seat, by=Text(self.by))


class SinDiscarded(SeatEvent, frozen=True):
    card: texts.Sin
    pile: int

    def message(self) -> Text:
        return text_of(self, most=content.RULES.sins_per_cataclysm)


class SinsDrawn(SeatEvent, frozen=True):
    n: int


class SinSeen(SeatEvent, frozen=True):
    """The face of a drawn sin card, sent to its owner alone."""

    card: texts.Sin


class SinsReturned(SeatEvent, frozen=True):
    n: int


class SinsShuffled(Event, frozen=True):
    pass


class CataclysmRevealed(Event, frozen=True):
    card: texts.Cataclysm
    number: int

    def message(self) -> Text:
        return text_of(self, most=content.RULES.cataclysms)


class HeroCorrupted(SeatEvent, frozen=True):
    has: int

    def message(self) -> Text:
        return text_of(self, most=content.RULES.corruption_to_fall)


class HeroFell(SeatEvent, frozen=True):
    hero: texts.Hero


class HeroRose(SeatEvent, frozen=True):
    hero: texts.Hero


class UnnamedPlayed(SeatEvent, frozen=True):
    card: texts.UnnamedCard
    of: int  # the player named by a demand, or NOBODY


class PlaceBlocked(Event, frozen=True):
    """A portal (with `quest` -1) or a requirement was blocked until the end of the next lap."""

    quest: int
    place: int

    def message(self) -> Text:
        words = texts.PORTALS[self.place] if self.quest < 0 else texts.requirement_text(self.quest, self.place)
        return text("place-blocked", what=words)


class PenaltyTaken(SeatEvent, frozen=True):
    sin: bool


class GameEnded(Event, frozen=True):
    ending: str
