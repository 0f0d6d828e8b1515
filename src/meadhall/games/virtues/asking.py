"""Questions: menus, and options that name a card, a player or a marker on the table (SV-DEC-90)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final, Protocol, TypeVar

from meadhall.engine.common.text import Args, Text, Words
from meadhall.engine.flows.flow import choose
from meadhall.engine.flows.options import Menu, Option, Question, Reason, Refused
from meadhall.games.virtues import content, texts
from meadhall.games.virtues.state import NOBODY, Seat, State
from meadhall.games.virtues.texts import Building, Character, Elixir, Portal, Quest, Sin, Treasure

T = TypeVar("T", bound=Option)


def effect_menu(
    name: str, clause: str, options: Sequence[T], default: str = "", all_options: Sequence[Option] = ()
) -> Menu[T]:
    """Return a menu of these options. It has no default if the player who is asked began the effect (SV-DEC-92).

    `all_options` lists all options of this kind. Those that are not on the menu are refused. The message of the refusal
    is `only-` plus the name of the menu.
    """
    return Menu(_question(name, clause, default), options, (name, clause, options, all_options))


def default_first_menu(name: str, clause: str, options: Sequence[T], all_options: Sequence[Option] = ()) -> Menu[T]:
    """Return a menu whose first option is the default."""
    return effect_menu(name, clause, options, options[0].key, all_options)


@cache
def _question(name: str, clause: str, default: str) -> Question:
    return Question(name, clause, default, never=_refused_others)


def _refused_others(
    name: str, clause: str, options: Sequence[Option], all_options: Sequence[Option]
) -> Iterator[Refused]:
    keys = {option.key for option in options}
    yield from ((option, Reason(clause, f"only-{name}")) for option in all_options if option.key not in keys)


@cache
def reason_about(reason: Reason, **names: Text) -> Reason:
    """Return a reason with these arguments. It is cached, because menus of cards often repeat it."""
    return reason(**names)


async def ask_seat(seat: Seat, menu: Menu[T]) -> T:
    """Ask a seat for an answer. Return a single answer without asking (SV-DEC-90)."""
    return menu.options[0] if len(menu.options) == 1 else await choose(seat, menu)


# ---- options that name a card, a player or a marker; each is created once


class CardOption(Option):
    """An option that names a card by its number."""

    __slots__ = ("card",)

    def __init__(self, key: str, clause: str, card: int) -> None:
        super().__init__(key, clause)
        self.card = card

    def warning(self, state: State) -> Words:
        """Return a warning to show before the answer, or NOTHING if none is needed."""
        return ""


class HasId(Protocol):
    @property
    def id(self) -> str: ...


C = TypeVar("C", bound=CardOption)


def card_options(kind: type[C], verb: str, clause: str, cards: Sequence[HasId]) -> list[C]:
    """Return an option of this kind for each card."""
    return [kind(f"{verb}:{card.id}", clause, number) for number, card in enumerate(cards)]


class OneCharacter(CardOption):
    __slots__ = ()
    card: Character


class TapOne(OneCharacter):
    """Choose one of the player's own characters to tap without its gifts."""

    __slots__ = ()


class LoseOne(OneCharacter):
    """Choose one of the player's own characters to discard."""

    __slots__ = ()


class OneElixir(CardOption):
    __slots__ = ()
    card: Elixir


class OneBuilding(CardOption):
    __slots__ = ()
    card: Building


class OneSin(CardOption):
    """A sin card, named by its face. Two equal cards are a single option."""

    __slots__ = ()
    card: Sin


class OneSpace(Option):
    """A requirement of a quest on the board, or the marker on it."""

    __slots__ = ("quest", "space")

    def __init__(self, quest: int, space: int) -> None:
        super().__init__(f"space:{content.QUESTS[quest].id}.{space + 1}", "SV-DEC-08")
        self.quest = quest
        self.space = space

    def args(self, state: State) -> Args:
        return {"quest": texts.QUESTS[self.quest], "asked": texts.requirement_cost(self.quest, self.space)}


class OneTreasure(Option):
    """A face-up treasure beside a quest."""

    __slots__ = ("face", "quest")
    face: Treasure
    quest: Quest

    def __init__(self, quest: int, face: int) -> None:
        super().__init__(f"beside:{content.QUESTS[quest].id}.{content.TREASURES[face].id}", "SV-DEC-08")
        self.quest = quest
        self.face = face


class OnePortal(Option):
    __slots__ = ("portal",)
    portal: Portal

    def __init__(self, portal: int) -> None:
        super().__init__(f"portal:{content.PORTALS[portal].id}", "SV-DEC-25")
        self.portal = portal


class OnePlayer(Option):
    """Another player. If fame or gold is named together with the player, `res` is its name."""

    __slots__ = ("res", "seat")
    seat: int
    res: str

    def __init__(self, seat: Seat, res: str = "") -> None:
        super().__init__(f"player:{seat}:{res}" if res else f"player:{seat}", "SV-DEC-07")
        self.seat = seat
        self.res = res

    def args(self, state: State) -> Args:
        player = state.players[self.seat]
        return {
            "seat": self.seat,
            "res": self.res,
            "fame": player.fame,
            "gold": player.gold,
            "gifts": sum(player.gifts),
        }


CHARACTER_OPTION: Final = card_options(OneCharacter, "character", "SV-DEC-08", content.CHARACTERS)
TAP_OPTION: Final = card_options(TapOne, "character", "SV-DEC-08", content.CHARACTERS)
LOSE_OPTION: Final = card_options(LoseOne, "character", "SV-DEC-08", content.CHARACTERS)
ELIXIR_OPTION: Final = card_options(OneElixir, "elixir", "SV-DEC-08", content.ELIXIRS)
BUILDING_OPTION: Final = card_options(OneBuilding, "building", "SV-DEC-08", content.BUILDINGS)
SIN_OPTION: Final = card_options(OneSin, "discard", "SV-DEC-23", content.SINS)
PORTAL_OPTION: Final = [OnePortal(portal) for portal in range(len(content.PORTALS))]


space_option: Final = cache(OneSpace)
treasure_option: Final = cache(OneTreasure)
player_option: Final = cache(OnePlayer)


@cache
def treasure_options() -> list[OneTreasure]:
    """Return every combination of a quest and a treasure beside it."""
    return [
        treasure_option(quest, face) for quest in range(len(content.QUESTS)) for face in range(len(content.TREASURES))
    ]


@cache
def space_options() -> list[OneSpace]:
    """Return every requirement of every quest."""
    return [
        space_option(quest, space) for quest, card in enumerate(content.QUESTS) for space in range(len(card.spaces))
    ]


def face_up_treasures(s: State, quest: int = NOBODY) -> list[OneTreasure]:
    """Return the different face-up treasures beside a quest, or by default beside all quests of rows 1 and 2."""
    options = [
        treasure_option(open_quest.card, face)
        for _, open_quest in s.open_quests()
        if quest in (NOBODY, open_quest.card)
        for face in open_quest.treasures
    ]
    return list(dict.fromkeys(options))


def treasure_gold_value(face: int) -> int:
    """Return the value of a treasure in gold. 1 might counts as 2 gold, and an artifact as 3 gold (SV-DEC-13)."""
    card = content.TREASURES[face]
    return {"might": 2 * card.n, "artifact": 3}.get(card.res, card.n)
