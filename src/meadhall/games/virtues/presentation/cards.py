"""What lies before a player: gifts, characters, elixirs, buildings, sin cards and artifacts."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from meadhall.engine.model.pieces import UNSEEN
from meadhall.engine.presentation.scene import Card, CardFace
from meadhall.games.virtues import phrases
from meadhall.games.virtues.content import (
    ARTIFACTS,
    BUILDINGS,
    CHARACTERS,
    ELIXIRS,
    HEROES,
    RULES,
    SINS,
    VIRTUES,
)
from meadhall.games.virtues.phases.regrouping import income
from meadhall.games.virtues.state import NOBODY, Seat, State

VIRTUE_COLOUR: Final = ("grey", "amber", "white", "violet", "blue", "green", "red")  # of the realm that leans to it

GIFTS: Final = [CardFace(one.id, one.name, one.id, colour) for one, colour in zip(VIRTUES, VIRTUE_COLOUR, strict=True)]

EXCHANGES: Final = f"Exchange up to {RULES.hero_exchange_max} gift cards for others of the pool or of players."
ALWAYS: Final = ("fame", "gold", "sin")  # told also where there is none


def cards_before(s: State, seat: Seat) -> list[Card]:
    """All that a player owns; of sin cards and artifacts those that the viewer knows."""
    player = s.players[seat]
    kinds: list[tuple[str, str, int, list[CardFace]]] = [
        ("hero", "hero", int(player.hero != NOBODY), [_hero(s, seat)] if player.hero != NOBODY else []),
        ("fame", "fame", player.fame, []),
        ("gold", "gold", player.gold, []),
        ("gift", "gift cards", sum(player.gifts), _gifts(player.gifts)),
        ("character", "characters", len(player.characters),
         [_character(card, card in player.tapped) for card in player.characters]),
        ("elixir", "elixirs", len(player.elixirs), [_elixir(card) for card in player.elixirs]),
        ("building", "buildings", len(player.buildings),
         [_building(card, card in player.manned) for card in player.buildings]),
        ("sin", "sin cards", len(player.sins), [_sin(card) for card in s.sin_faces(seat) if card != UNSEEN]),
        ("marker", "markers", player.markers, []),
        ("corruption", "corruption", player.corruption, []),
        ("artifact", "artifacts", len(player.artifacts),
         [_artifact(card) for card in s.artifact_faces(seat) if card != UNSEEN]),
    ]  # fmt: skip
    return [Card(kind, name, count, faces=faces) for kind, name, count, faces in kinds if count or kind in ALWAYS]


def _hero(s: State, seat: Seat) -> CardFace:
    """The side of the hero that lies up: the ability, and the income with all that the player owns."""
    player = s.players[seat]
    hero = HEROES[player.hero]
    fame, gold, might = income(s, seat)
    does = f"{hero.evil_ability}: {hero.evil_text}" if player.fallen else EXCHANGES
    text = f"{does} Income {phrases.goods(fame, gold, sum(might.values()))}."
    return CardFace(hero.id, phrases.hero(player.hero, fallen=player.fallen), "", hero.colour, text, player.hero_tapped)


def _gifts(gifts: Sequence[int]) -> list[CardFace]:
    return [GIFTS[virtue] for virtue, number in enumerate(gifts) for _ in range(number)]


@cache
def _character(card: int, turned: bool) -> CardFace:
    one = CHARACTERS[card]
    return CardFace(one.id, one.name, "", one.colour, phrases.character_text(card), turned)


@cache
def _elixir(card: int) -> CardFace:
    one = ELIXIRS[card]
    return CardFace(one.id, one.name, "", one.colour, phrases.elixir_text(card))


@cache
def _building(building: int, manned: bool) -> CardFace:
    card = BUILDINGS[building]
    return CardFace(card.id, card.name, "*" if manned else "", card.colour, f"{card.special}: {card.text}")


@cache
def _sin(card: int) -> CardFace:
    one = SINS[card]
    text = f"{one.f1.name}: {one.f1.text} {one.f2.name}: {one.f2.text}"
    return CardFace(one.id, f"{one.sin.capitalize()} ({one.f2.name})", "", "red", text)


@cache
def _artifact(card: int) -> CardFace:
    one = ARTIFACTS[card]
    return CardFace(one.id, one.name, "", "amber", one.text)


def note_of(s: State, seat: Seat) -> str:
    """`Ysolde Brandt: first in turn order, income 3 fame and 1 gold, 7 markers`."""
    player = s.players[seat]
    if player.hero == NOBODY:
        return ""
    fame, gold, might = income(s, seat)
    parts = [
        *([f"{_nth(s, seat)} in turn order"] if s.order else []),
        f"income {phrases.goods(fame, gold, sum(might.values()))}",
        f"{player.markers} markers",
    ]
    parts += ["hero tapped"] if player.hero_tapped else []
    parts += [f"{player.corruption} corruption"] if player.corruption else []
    return f"{phrases.hero(player.hero, fallen=player.fallen)}: {', '.join(parts)}"


def _nth(s: State, seat: Seat) -> str:
    return ("first", "second", "third", "fourth", "fifth", "sixth")[s.order.index(seat)]
