"""Texts for names and amounts, and field types that are shown as names."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Annotated, Final

from meadhall.engine import UNSEEN, Piece
from meadhall.engine.common.text import NO_WORDS, Arg, FieldWords, Text, Words, named, text
from meadhall.games.heropath import content, land
from meadhall.games.heropath.state import EMPTY, State

CARD: Final = named("card", content.CARDS)
SPACE: Final = named("space", land.SPACES)
ROCK: Final = {rock.number: Text(f"rock-{rock.id}") for rock in land.ROCKS}
SITE: Final = named("site", content.SITES)
HERO: Final = named("hero", content.HEROES)
FOE: Final = (*named("enemy", content.ENEMIES), text("dragon"))
REGION: Final = {region.id: Text(f"region-{region.id}") for region in land.MAP.region}
HIDDEN_CARD: Final = text("hidden-card")
HIDDEN_ENEMY: Final = text("hidden-enemy")


def card_name(face: int) -> Text:
    """Return the name of a card by its face, or "hidden card" for an unknown face."""
    return CARD[face] if face >= 0 else HIDDEN_CARD


def card_of_piece(s: State, piece: Piece) -> Text:
    """Return the name of a card by its piece, or "hidden card" if this state does not know its face."""
    return card_name(s.faces.face[piece]) if piece != EMPTY else HIDDEN_CARD


def card_by_id(id: str) -> Text:
    """Return the name of the card with this id."""
    return Text(f"card-{id}")


def foe_name(foe: int) -> Text:
    """Return the name of an opponent in battle, or the text for a hidden enemy."""
    return FOE[foe] if foe != UNSEEN else HIDDEN_ENEMY


def good_name(good: str) -> Text:
    """Return the name of an attribute, GOLD or FOOD."""
    return Text(f"good-{good.lower()}")


def deck_name(deck: str) -> Text:
    """Return the name of a deck."""
    return Text(f"deck-{deck.lower()}")


CardName = Annotated[int, FieldWords(card_name)]
SpaceName = Annotated[int, FieldWords(SPACE.__getitem__)]
SiteName = Annotated[int, FieldWords(SITE.__getitem__)]
HeroName = Annotated[int, FieldWords(HERO.__getitem__)]
FoeName = Annotated[int, FieldWords(foe_name)]
RockName = Annotated[int, FieldWords(ROCK.__getitem__)]
RegionName = Annotated[str, FieldWords(REGION.__getitem__)]
GoodName = Annotated[str, FieldWords(good_name)]
DeckName = Annotated[str, FieldWords(deck_name)]


def amount(n: int, good: str) -> Text:
    """Return the text for an amount of a good or an attribute."""
    return text("amount", n=n, good=good_name(good))


def amount_texts(goods: Iterable[tuple[int, str]]) -> list[Arg]:
    """Return the texts for several amounts, without the zero amounts."""
    return [amount(n, good) for n, good in goods if n]


def thing_texts(cards: Iterable[int], gold: int = 0, food: int = 0, hidden_count: int = 0) -> list[Arg]:
    """Return texts for some cards, GOLD and FOOD, or the text "nothing". Face-down cards are only counted."""
    faces = list(cards)
    hidden_count += sum(face < 0 for face in faces)
    names: list[Arg] = [CARD[face] for face in faces if face >= 0]
    if hidden_count:
        names.append(text("hidden-cards", n=hidden_count))
    return names + amount_texts(((gold, "GOLD"), (food, "FOOD"))) or [text("nothing")]


def search_find_texts(face: int) -> list[Arg]:
    """Return the texts for the finds on a face of the Search die."""
    result = content.SEARCH_DIE[face]
    cards = [(result.FORTUNE, "FORTUNE"), (result.MAGIC, "MAGIC")]
    card_texts: list[Arg] = [text("cards-of-deck", n=n, deck=deck_name(deck)) for n, deck in cards if n]
    return card_texts + amount_texts(((result.GOLD, "GOLD"), (result.FOOD, "FOOD")))


def join_sentences(sentences: Sequence[Text]) -> Words:
    """Join sentences into one text, in order."""
    if len(sentences) < 2:
        return sentences[0] if sentences else NO_WORDS
    return text("sentences", first=sentences[0], rest=join_sentences(sentences[1:]))
