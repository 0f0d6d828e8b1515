"""Events of turns, actions and quests."""

from __future__ import annotations

from meadhall.engine.common.english import count, listing
from meadhall.engine.language.names import Names
from meadhall.engine.table.events import Event
from meadhall.games.virtues import content, phrases
from meadhall.games.virtues.events.goods import CardEvent, SeatEvent, seats


class HeroDealt(SeatEvent, frozen=True):
    hero: int

    def words(self, names: Names) -> str:
        card = content.HEROES[self.hero]
        return f"{names.does(self.seat, 'play')} {card.name}, {card.title}."


class TurnBegan(Event, frozen=True):
    turn: int
    order: list[int]

    def words(self, names: Names) -> str:
        return f"Turn {self.turn} begins. Turn order: {seats(names, self.order)}."


class Passed(SeatEvent, frozen=True):
    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'pass', 'passes')}."


class GoSkipped(SeatEvent, frozen=True):
    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'lose')} this go."


class PhaseEnded(Event, frozen=True):
    laps: int

    def words(self, names: Names) -> str:
        return f"The Quest Phase ends after {count(self.laps, 'lap')}."


class MajorityWon(SeatEvent, frozen=True):
    most: str

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'have', 'has')} the most {self.most}: 1 might."


class Produced(SeatEvent, frozen=True):
    fame: int
    gold: int
    might: int

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'receive')} {phrases.goods(self.fame, self.gold, self.might)} from Production."


class SinsWeighed(SeatEvent, frozen=True):
    """Sin cards in hand cost might."""

    n: int

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'lose')} {self.n} might for sin cards in hand."


# ---- what the actions of a go bring about


class Recruited(CardEvent, frozen=True):
    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'recruit')} {content.CHARACTERS[self.card].name}."


class Bought(CardEvent, frozen=True):
    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'take')} {content.ELIXIRS[self.card].name} from the store."


class Founded(CardEvent, frozen=True):
    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'found')} {content.BUILDINGS[self.card].name}."


class Manned(CardEvent, frozen=True):
    def words(self, names: Names) -> str:
        card = content.BUILDINGS[self.card]
        return f"{names.does(self.seat, 'man')} {card.name} ({card.special})."


class Tapped(CardEvent, frozen=True):
    """A character was tapped for gifts; the second time it is gone."""

    gone: bool

    def words(self, names: Names) -> str:
        name = content.CHARACTERS[self.card].name
        end = f", who leaves {names.inside(self.seat)}" if self.gone else ""
        return f"{names.does(self.seat, 'call')} on {name}{end}."


class TookPart(SeatEvent, frozen=True):
    quest: int
    space: int

    def words(self, names: Names) -> str:
        quest = content.QUESTS[self.quest].name
        return f"{names.does(self.seat, 'fulfil')} {phrases.requirement(self.quest, self.space)} of {quest}."


class PortalClosed(SeatEvent, frozen=True):
    portal: int

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'close')} {content.PORTALS[self.portal].name}!"


class Cleansed(SeatEvent, frozen=True):
    left: int

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'are', 'is')} cleansed of a corruption card; {self.left} left."


class AbilityUsed(SeatEvent, frozen=True):
    """The ability of a fallen hero, and whom it names."""

    hero: int
    of: int

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'use')} {content.HEROES[self.hero].evil_ability} on {names.inside(self.of)}."


class ArtifactUsed(CardEvent, frozen=True):
    def words(self, names: Names) -> str:
        return (
            f"{names.does(self.seat, 'use')} {content.ARTIFACTS[self.card].name}: {content.ARTIFACTS[self.card].text}"
        )


# ---- quests and their treasures


class TreasureTaken(SeatEvent, frozen=True):
    face: int

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'take')} {phrases.treasure(self.face)}."


class TreasureDeclined(SeatEvent, frozen=True):
    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'want')} no more of these treasures."


class TreasureTarnished(Event, frozen=True):
    face: int

    def words(self, names: Names) -> str:
        return f"{phrases.treasure(self.face)} is discarded."


class ArtifactTaken(SeatEvent, frozen=True):
    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'lay')} an artifact face down." if names.listener != self.seat else ""


class ArtifactSeen(CardEvent, frozen=True):
    """To its owner alone."""

    def words(self, names: Names) -> str:
        return f"The artifact is {content.ARTIFACTS[self.card].name}: {content.ARTIFACTS[self.card].text}"


class QuestCompleted(Event, frozen=True):
    quest: int

    def words(self, names: Names) -> str:
        return f"{content.QUESTS[self.quest].name} is completed."


class Prized(SeatEvent, frozen=True):
    n: int

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'receive')} {self.n} might for most markers."


class ArmourPlaced(Event, frozen=True):
    pieces: int

    def words(self, names: Names) -> str:
        piece = content.CONTENT.armour[self.pieces - 1].name
        return f"The heroes receive the {piece}: {self.pieces} of {content.RULES.armour_pieces} pieces."


class RowsMoved(Event, frozen=True):
    quests: list[int]

    def words(self, names: Names) -> str:
        new = listing([content.QUESTS[quest].name for quest in self.quests])
        return f"The rows move down. New above: {new}." if new else "The rows move down."
