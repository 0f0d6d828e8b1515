"""Events of goods and cards that are paid, gained, lost or change hands, and of sins."""

from __future__ import annotations

from meadhall.engine.common.english import count, listing, upper
from meadhall.engine.language.names import Names
from meadhall.engine.table.events import Event
from meadhall.games.virtues import content, phrases


class SeatEvent(Event, frozen=True):
    """Something that a player does or meets with."""

    seat: int


class CardEvent(SeatEvent, frozen=True):
    """Something that happens to a card of a player, named by its number."""

    card: int


class Spent(SeatEvent, frozen=True):
    """What was paid for something: tokens, gift cards, and cards that were discarded."""

    fame: int
    gold: int
    gifts: list[int]
    elixirs: list[int]
    buildings: list[int]

    def words(self, names: Names) -> str:
        tokens = phrases.goods(self.fame, self.gold) if self.fame or self.gold else ""
        cards = phrases.gifts(self.gifts) if any(self.gifts) else ""
        parts = [part for part in (tokens, cards, phrases.things(self.elixirs, self.buildings)) if part]
        return f"{names.does(self.seat, 'pay')} {listing(parts)}." if parts else ""


class Gained(SeatEvent, frozen=True):
    res: str
    n: int

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'gain')} {self.n} {self.res}."


class Lost(SeatEvent, frozen=True):
    res: str
    n: int

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'lose')} {self.n} {self.res}."


class Stolen(SeatEvent, frozen=True):
    of: int
    res: str
    n: int

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'take')} {self.n} {self.res} from {names.inside(self.of)}."


class GiftsTaken(SeatEvent, frozen=True):
    gifts: list[int]

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'take')} {phrases.gifts(self.gifts)}."


class GiftsDropped(SeatEvent, frozen=True):
    gifts: list[int]

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'discard')} {phrases.gifts(self.gifts)}."


class GiftsStolen(SeatEvent, frozen=True):
    of: int
    gifts: list[int]

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'take')} {phrases.gifts(self.gifts)} from {names.inside(self.of)}."


class Exchanged(SeatEvent, frozen=True):
    """Gift cards given and received; what came from a player is named with the card he got for it."""

    gave: list[int]
    took: list[int]
    of: list[int]

    def words(self, names: Names) -> str:
        whose = f", {count(len(self.of), 'card')} of them from {seats(names, sorted(set(self.of)))}" if self.of else ""
        took = phrases.gifts(self.took)
        return f"{names.does(self.seat, 'exchange')} {phrases.gifts(self.gave)} for {took}{whose}."


class ElixirDiscarded(CardEvent, frozen=True):
    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'discard')} {content.ELIXIRS[self.card].name}."


class BuildingDiscarded(CardEvent, frozen=True):
    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'give')} up {content.BUILDINGS[self.card].name}."


class SpecialUsed(CardEvent, frozen=True):
    of: int

    def words(self, names: Names) -> str:
        card = content.BUILDINGS[self.card]
        on = f" on {names.inside(self.of)}" if self.of >= 0 else ""
        return f"{names.does(self.seat, 'use')} {card.special} of {card.name}{on}."


class WindowClosed(Event, frozen=True):
    """Everybody who might have broken in has let it happen, or has not."""

    kind: str

    def words(self, names: Names) -> str:
        return ""


# ---- cards that change hands, or leave


class CharacterTapped(CardEvent, frozen=True):
    """Tapped by an effect: nobody receives gifts for it."""

    def words(self, names: Names) -> str:
        return f"{upper(names.whose(self.seat))} {content.CHARACTERS[self.card].name} is tapped."


class CharacterUntapped(CardEvent, frozen=True):
    def words(self, names: Names) -> str:
        return f"{upper(names.whose(self.seat))} {content.CHARACTERS[self.card].name} is upright again."


class CharacterDismissed(CardEvent, frozen=True):
    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'lose')} {content.CHARACTERS[self.card].name}."


class Ransomed(CardEvent, frozen=True):
    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'pay')} for {content.CHARACTERS[self.card].name} to stay."


class ElixirStolen(SeatEvent, frozen=True):
    of: int
    card: int

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'take')} {content.ELIXIRS[self.card].name} from {names.inside(self.of)}."


class ElixirLost(CardEvent, frozen=True):
    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'lose')} {content.ELIXIRS[self.card].name}."


class BuildingLost(CardEvent, frozen=True):
    """A building was destroyed; nobody's if it had not been founded."""

    def words(self, names: Names) -> str:
        name = content.BUILDINGS[self.card].name
        return f"{upper(names.whose(self.seat))} {name} is destroyed." if self.seat >= 0 else f"{name} is destroyed."


class MarkerEvicted(SeatEvent, frozen=True):
    quest: int
    space: int

    def words(self, names: Names) -> str:
        left = f"{content.QUESTS[self.quest].name} ({phrases.requirement(self.quest, self.space)})"
        return f"{upper(names.whose(self.seat))} marker leaves {left}; a neutral one stays."


class Refreshed(Event, frozen=True):
    board: str

    def words(self, names: Names) -> str:
        return f"The {self.board} is filled anew."


class SpaceClosed(Event, frozen=True):
    board: str
    space: int

    def words(self, names: Names) -> str:
        return f"Space {self.space} of the {self.board} is closed for good."


class Skipping(SeatEvent, frozen=True):
    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'miss', 'misses')} the next go."


class Empowered(SeatEvent, frozen=True):
    """An artifact whose effect lasts: what it does stands on the card."""

    what: str

    def words(self, names: Names) -> str:
        said = {"colours": "hero counts as every colour this turn", "portal": "next portal of this turn is cheaper"}
        return f"{upper(names.whose(self.seat))} {said[self.what]}."


# ---- sins, cataclysms, corruption, and the cards of the Unnamed


class SinPlayed(CardEvent, frozen=True):
    """A function of a sin card, with all that is named with it: whom, a virtue, or fame or gold."""

    function: int
    of: int
    virtue: int
    res: str

    def words(self, names: Names) -> str:
        function = content.SINS[self.card].functions[self.function]
        named = content.VIRTUES[self.virtue].name if self.virtue >= 0 else self.res
        about = f" ({named})" if named else ""
        on = f" on {names.inside(self.of)}" if self.of >= 0 else ""
        return f"{names.does(self.seat, 'play')} {function.name}{about}{on}: {function.text}"


class Warded(SeatEvent, frozen=True):
    """A sin card does not affect this player: by a card, a building or a temple."""

    by: str

    def words(self, names: Names) -> str:
        return f"{self.by}: it does not affect {names.inside(self.seat)}."


class SinDiscarded(CardEvent, frozen=True):
    pile: int

    def words(self, names: Names) -> str:
        name = content.SINS[self.card].sin.capitalize()
        return f"{name} goes to the sin discard pile: {self.pile} of {content.RULES.sins_per_cataclysm}."


class SinsDrawn(SeatEvent, frozen=True):
    n: int

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'draw')} {count(self.n, 'sin card')}." if names.listener != self.seat else ""


class SinSeen(CardEvent, frozen=True):
    """To its holder alone."""

    def words(self, names: Names) -> str:
        card = content.SINS[self.card]
        return f"{names.does(self.seat, 'draw')} {card.sin.capitalize()}: {card.f1.name} or {card.f2.name}."


class SinsReturned(SeatEvent, frozen=True):
    n: int

    def words(self, names: Names) -> str:
        cards = count(self.n, "sin card")
        return f"{names.does(self.seat, 'shuffle')} {cards} into the sin deck."


class SinsShuffled(Event, frozen=True):
    def words(self, names: Names) -> str:
        return "The sin discard pile is shuffled into the deck."


class CataclysmRevealed(Event, frozen=True):
    card: int
    number: int

    def words(self, names: Names) -> str:
        card = content.CATACLYSMS[self.card]
        return f"Cataclysm {self.number} of {content.RULES.cataclysms}: {card.name}. {card.text}"


class Corrupted(SeatEvent, frozen=True):
    has: int

    def words(self, names: Names) -> str:
        return (
            f"{names.does(self.seat, 'receive')} a corruption card: {self.has} of {content.RULES.corruption_to_fall}."
        )


class Fell(SeatEvent, frozen=True):
    hero: int

    def words(self, names: Names) -> str:
        hero = content.HEROES[self.hero]
        return f"{names.does(self.seat, 'fall')}! {hero.name} is now {hero.evil_name}."


class Rose(SeatEvent, frozen=True):
    hero: int

    def words(self, names: Names) -> str:
        name = content.HEROES[self.hero].name
        return f"{name} turns back to the good side, and so {names.does(self.seat, 'do', 'does')}."


class UnnamedPlayed(CardEvent, frozen=True):
    of: int

    def words(self, names: Names) -> str:
        card = content.UNNAMED[self.card]
        on = f" on {names.inside(self.of)}" if self.of >= 0 else ""
        return f"{names.does(self.seat, 'play')} {card.name}{on}: {card.text}"


class Blocked(Event, frozen=True):
    """A portal, or a requirement, until the end of the next lap."""

    quest: int
    place: int

    def words(self, names: Names) -> str:
        if self.quest < 0:
            return f"{content.PORTALS[self.place].name} cannot be closed until the end of the next lap."
        asked = phrases.requirement(self.quest, self.place)
        return f"{asked} of {content.QUESTS[self.quest].name} cannot be fulfilled until the end of the next lap."


class Penalised(SeatEvent, frozen=True):
    sin: bool

    def words(self, names: Names) -> str:
        what = "draw a sin card" if self.sin else "take a corruption card"
        others = "draws a sin card" if self.sin else "takes a corruption card"
        return f"{names.does(self.seat, what, others)} for not paying."


class Ended(Event, frozen=True):
    ending: str

    def words(self, names: Names) -> str:
        return f"The match is over: {phrases.ENDINGS[self.ending]}."


# ---- names that several events use


def seats(names: Names, who: list[int]) -> str:
    return listing([names.inside(seat) for seat in who])
