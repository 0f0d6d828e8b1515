"""Answers that name a thing on the table: a card, a player, a marker. Each is made once."""

from __future__ import annotations

from functools import cache
from typing import Final

from meadhall.engine.flows.options import Option
from meadhall.engine.language.wording import Names
from meadhall.games.virtues import phrases
from meadhall.games.virtues.content import BUILDINGS, CHARACTERS, ELIXIRS, PORTALS, QUESTS, SINS, TREASURES
from meadhall.games.virtues.state import NOBODY, Seat, State


class OneCharacter(Option):
    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        super().__init__(f"character:{CHARACTERS[card].id}", "SV-DEC-08")
        self.card = card

    def words(self, state: State, names: Names) -> str:
        return CHARACTERS[self.card].name


class OneElixir(Option):
    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        super().__init__(f"elixir:{ELIXIRS[card].id}", "SV-DEC-08")
        self.card = card

    def words(self, state: State, names: Names) -> str:
        return ELIXIRS[self.card].name


class OneBuilding(Option):
    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        super().__init__(f"building:{BUILDINGS[card].id}", "SV-DEC-08")
        self.card = card

    def words(self, state: State, names: Names) -> str:
        card = BUILDINGS[self.card]
        return f"{card.name} ({card.special})"


class OneSin(Option):
    """A sin card by its face: of two alike it does not matter which."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        super().__init__(f"discard:{SINS[card].id}", "SV-DEC-23")
        self.card = card

    def words(self, state: State, names: Names) -> str:
        return phrases.sin(self.card)


class OneSpace(Option):
    """A requirement of a quest on the board, or the marker that lies on it."""

    __slots__ = ("quest", "space")

    def __init__(self, quest: int, space: int) -> None:
        super().__init__(f"space:{QUESTS[quest].id}.{space + 1}", "SV-DEC-08")
        self.quest = quest
        self.space = space

    def words(self, state: State, names: Names) -> str:
        return f"{QUESTS[self.quest].name}: {phrases.requirement(self.quest, self.space)}"


class OneTreasure(Option):
    """A treasure face up beside a quest."""

    __slots__ = ("face", "quest")

    def __init__(self, quest: int, face: int) -> None:
        super().__init__(f"beside:{QUESTS[quest].id}.{TREASURES[face].id}", "SV-DEC-08")
        self.quest = quest
        self.face = face

    def words(self, state: State, names: Names) -> str:
        return f"{phrases.treasure(self.face)} beside {QUESTS[self.quest].name}"


class OnePortal(Option):
    __slots__ = ("portal",)

    def __init__(self, portal: int) -> None:
        super().__init__(f"portal:{PORTALS[portal].id}", "SV-DEC-25")
        self.portal = portal

    def words(self, state: State, names: Names) -> str:
        return PORTALS[self.portal].name


class OnePlayer(Option):
    """Another player, and fame or gold where one of the two is named with him."""

    __slots__ = ("res", "seat")

    def __init__(self, seat: Seat, res: str) -> None:
        super().__init__(f"player:{seat}:{res}" if res else f"player:{seat}", "SV-DEC-07")
        self.seat = seat
        self.res = res

    def words(self, state: State, names: Names) -> str:
        return f"{self.res.capitalize()} of {names.inside(self.seat)}" if self.res else names(self.seat)


class Always(Option):
    """An answer whose words never change."""

    __slots__ = ("said",)

    def __init__(self, key: str, clause: str, said: str) -> None:
        super().__init__(key, clause)
        self.said = said

    def words(self, state: State, names: Names) -> str:
        return self.said


CHARACTER_OPTION: Final = [OneCharacter(card) for card in range(len(CHARACTERS))]
ELIXIR_OPTION: Final = [OneElixir(card) for card in range(len(ELIXIRS))]
BUILDING_OPTION: Final = [OneBuilding(card) for card in range(len(BUILDINGS))]
SIN_OPTION: Final = [OneSin(card) for card in range(len(SINS))]
PORTAL_OPTION: Final = [OnePortal(portal) for portal in range(len(PORTALS))]


@cache
def space_option(quest: int, space: int) -> OneSpace:
    return OneSpace(quest, space)


@cache
def treasure_option(quest: int, face: int) -> OneTreasure:
    return OneTreasure(quest, face)


@cache
def player_option(seat: Seat, res: str = "") -> OnePlayer:
    return OnePlayer(seat, res)


def face_up_treasures(s: State, quest: int = NOBODY) -> list[OneTreasure]:
    """The treasures that lie face up beside a quest, or beside all of row 1 and row 2; of two alike one."""
    found = [
        treasure_option(open_quest.card, face)
        for _, open_quest in s.open_quests()
        if quest in (NOBODY, open_quest.card)
        for face in open_quest.treasures
    ]
    return list(dict.fromkeys(found))


def worth(face: int) -> int:
    """What a treasure is worth, in gold: 1 might is 2 gold, an artifact 3 (SV-DEC-13)."""
    card = TREASURES[face]
    return {"might": 2 * card.n, "artifact": 3}.get(card.res, card.n)
