"""Cards: drawn, bought, used, dropped, traded."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.engine import Event, Names
from meadhall.games.heropath.content import CARDS
from meadhall.games.heropath.events.heroes import cards_named
from meadhall.games.heropath.land import name_of


class DeckUsedUp(Event, frozen=True):
    """Neither the deck nor its discard pile holds a card to draw."""

    seat: int
    deck: str

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'draw')} nothing: no {self.deck} card is left."


class CardDrawn(Event, frozen=True):
    """A card came to a hero in the open (HP-CRD-21, HP-HID-02)."""

    seat: int
    card: int

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'draw')} {CARDS[self.card].name}: {CARDS[self.card].text}"


class CardTaken(Event, frozen=True):
    seat: int
    card: int
    price: int

    def words(self, names: Names) -> str:
        if self.price:
            return f"{names.does(self.seat, 'buy')} {CARDS[self.card].name} for {self.price} GOLD."
        return f"{names.does(self.seat, 'take')} {CARDS[self.card].name}."


class CardsTurnedUp(Event, frozen=True):
    deck: str
    cards: tuple[int, ...]

    def words(self, names: Names) -> str:
        return f"{self.deck} turned up: {cards_named(self.cards)}."


class CardUsed(Event, frozen=True):
    seat: int
    card: int
    target: int = -1

    def words(self, names: Names) -> str:
        at = f" on {names.inside(self.target)}" if self.target >= 0 else ""
        return f"{names.does(self.seat, 'use')} {CARDS[self.card].name}{at}."


class CardShown(Event, frozen=True):
    """A face-down card was turned up because it changed something (HP-RES-04)."""

    seat: int
    card: int

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'turn')} up {CARDS[self.card].name}."


class CardCancelled(Event, frozen=True):
    card: int

    def words(self, names: Names) -> str:
        return f"{CARDS[self.card].name} has no effect."


class Armed(Event, frozen=True):
    seat: int
    card: int

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'arm')} {CARDS[self.card].name}."


class Disarmed(Event, frozen=True):
    seat: int
    card: int

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'put')} {CARDS[self.card].name} back into the Resources."


class Sold(Event, frozen=True):
    seat: int
    card: int
    gold: int

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'sell')} {CARDS[self.card].name} for {self.gold} GOLD."


class CardDropped(Event, frozen=True):
    """`card` is -1 where it lay face down."""

    seat: int
    card: int
    deck: str
    at: int

    def words(self, names: Names) -> str:
        what = CARDS[self.card].name if self.card >= 0 else f"a {self.deck} card"
        return f"{names.does(self.seat, 'drop')} {what} at {name_of(self.at)}."


class CardDiscarded(Event, frozen=True):
    seat: int
    card: int

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'discard')} {CARDS[self.card].name}."


class GoodsDropped(Event, frozen=True):
    seat: int
    good: str
    at: int

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'drop')} 1 {self.good} at {name_of(self.at)}."


class Collected(Event, frozen=True):
    """What a hero picked up; cards that stay face down are counted in `hidden`."""

    seat: int
    gold: int
    food: int
    cards: tuple[int, ...]
    hidden: int

    def words(self, names: Names) -> str:
        parts = [f"{self.gold} GOLD" * bool(self.gold), f"{self.food} FOOD" * bool(self.food), cards_named(self.cards),
                 f"{self.hidden} face-down card{'s' * (self.hidden != 1)}" * bool(self.hidden)]  # fmt: skip
        return f"{names.does(self.seat, 'collect')} {', '.join(filter(None, parts))}."


class Changed(Event, frozen=True):
    """Cards and goods changed hands between two heroes; -1 stands for a card that stays face down."""

    seat: int
    to: int
    gives: tuple[int, ...]
    takes: tuple[int, ...]
    gives_gold: int = 0
    gives_food: int = 0
    takes_gold: int = 0
    takes_food: int = 0

    def words(self, names: Names) -> str:
        given = _goods(self.gives, self.gives_gold, self.gives_food)
        taken = _goods(self.takes, self.takes_gold, self.takes_food)
        return f"{names.does(self.seat, 'give')} {names.inside(self.to)} {given} for {taken}."


def _goods(cards: Sequence[int], gold: int, food: int) -> str:
    hidden = sum(card < 0 for card in cards)
    parts = [
        cards_named([card for card in cards if card >= 0]),
        f"{hidden} face-down card{'s' * (hidden != 1)}" if hidden else "",
        f"{gold} GOLD" if gold else "",
        f"{food} FOOD" if food else "",
    ]
    return ", ".join(filter(None, parts)) or "nothing"


class Received(Event, frozen=True):
    """What a card shows that came into a hero's hands face down: told to him alone (HP-SEE-02)."""

    seat: int
    card: int

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'receive')} face down {CARDS[self.card].name}: {CARDS[self.card].text}"


class OfferBegan(Event, frozen=True):
    """Somebody puts an offer together; for whom is public, what it names is not (HP-SEE-16)."""

    seat: int
    to: int

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'think')} about a trade with {names.inside(self.to)}."


class Offered(Event, frozen=True):
    """That two deal, not what (HP-SEE-16)."""

    seat: int
    to: int

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'offer')} {names.inside(self.to)} a trade."


class Refused(Event, frozen=True):
    seat: int
    to: int

    def words(self, names: Names) -> str:
        return f"{names.does(self.to, 'refuse')} the trade."
