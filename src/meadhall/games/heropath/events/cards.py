"""Events of cards: drawn, bought, used, dropped, traded."""

from __future__ import annotations

from meadhall.engine import Event
from meadhall.engine.common.text import Text, text, text_of
from meadhall.games.heropath.content import CARDS
from meadhall.games.heropath.texts import CardName, DeckName, GoodName, SpaceName, card_name, thing_texts


class DeckUsedUp(Event, frozen=True):
    """A deck and its discard pile had no card to draw."""

    seat: int
    deck: DeckName


class CardDrawn(Event, frozen=True):
    """A hero drew a card that everybody sees (HP-CRD-21, HP-HID-02)."""

    seat: int
    card: CardName

    def message(self) -> Text:
        return text_of(self, plain=int(CARDS[self.card].only_gains))


class CardTaken(Event, frozen=True):
    seat: int
    card: CardName
    price: int


class CardsTurnedUp(Event, frozen=True):
    deck: DeckName
    cards: tuple[CardName, ...]

    def message(self) -> Text:
        return text_of(self, n=len(self.cards))


class CardUsed(Event, frozen=True):
    seat: int
    card: CardName
    target: int = -1

    def message(self) -> Text:
        key = "card-used" if self.target < 0 else "card-used-on"
        return text(key, seat=self.seat, card=card_name(self.card), target=self.target)


class CardShown(Event, frozen=True):
    """A face-down card was turned up because it changed something (HP-RES-04)."""

    seat: int
    card: CardName


class CardCancelled(Event, frozen=True):
    card: CardName


class CardArmed(Event, frozen=True):
    seat: int
    card: CardName


class CardDisarmed(Event, frozen=True):
    seat: int
    card: CardName


class CardSold(Event, frozen=True):
    seat: int
    card: CardName
    gold: int


class CardDropped(Event, frozen=True):
    """A hero dropped a card. `card` is -1 for a face-down card."""

    seat: int
    card: CardName
    deck: str
    at: SpaceName

    def message(self) -> Text:
        return text_of(self, named=int(self.card >= 0))


class CardDiscarded(Event, frozen=True):
    seat: int
    card: CardName


class GoodsDropped(Event, frozen=True):
    seat: int
    good: GoodName
    at: SpaceName


class GoodsCollected(Event, frozen=True):
    """A hero collected things from a space. `hidden` is the number of face-down cards."""

    seat: int
    gold: int
    food: int
    cards: tuple[int, ...]
    hidden: int

    def message(self) -> Text:
        found = thing_texts(self.cards, self.gold, self.food, self.hidden)
        return text("goods-collected", seat=self.seat, found=found)


class GoodsExchanged(Event, frozen=True):
    """Two heroes exchanged cards and goods. A face-down card has the number -1."""

    seat: int
    to: int
    gives: tuple[int, ...]
    takes: tuple[int, ...]
    gives_gold: int = 0
    gives_food: int = 0
    takes_gold: int = 0
    takes_food: int = 0

    def message(self) -> Text:
        given = thing_texts(self.gives, self.gives_gold, self.gives_food)
        taken = thing_texts(self.takes, self.takes_gold, self.takes_food)
        return text("goods-exchanged", seat=self.seat, to=self.to, given=given, taken=taken)


class CardReceived(Event, frozen=True):
    """A hero received a face-down card. Only they see its face (HP-SEE-02)."""

    seat: int
    card: CardName


class OfferBegan(Event, frozen=True):
    """A player began an offer. The receiver is public, but the contents are secret (HP-SEE-16)."""

    seat: int
    to: int


class OfferMade(Event, frozen=True):
    """A player finished an offer. Its contents are secret (HP-SEE-16)."""

    seat: int
    to: int


class OfferRefused(Event, frozen=True):
    seat: int
    to: int
