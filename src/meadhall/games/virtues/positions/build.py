"""The words of a position that fill the boards. Places without a word are empty.

A quest is `q01: ann - neutral | tr_gold_2`: the hero on each requirement, and the treasures beside it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from meadhall.engine.common.errors import BadPosition, joined_names
from meadhall.engine.model.state import OVER
from meadhall.engine.positions.positions import Word
from meadhall.engine.positions.readers import OpenCard, listed_words
from meadhall.games.virtues.boards.quest_board import markers_of, new_quest
from meadhall.games.virtues.content import BUILDINGS, HEROES, RULES, VIRTUES
from meadhall.games.virtues.positions.names import (
    MARK,
    QUEST_CARD,
    STORE,
    TAVERN,
    TREASURE_CARD,
    UNNAMED_NAMED,
    VIRTUES_NAMED,
    P,
)
from meadhall.games.virtues.state import BAGS, OpenQuest, Player, State
from meadhall.games.virtues.texts import ENDINGS

_CATACLYSM: Final = OpenCard(BAGS.cataclysms)
_SIN: Final = OpenCard(BAGS.sins)


def begin(p: P) -> None:
    """Give each player a hero in the order of colours, and begin the first go, unless set-up is not over."""
    s, words = p.state, p.words
    s.step = words.setdefault("step", "go")
    s.order = list(range(len(s.players)))
    if s.step in ("setup", "draft"):
        return
    s.turn = s.lap = 1
    seat_words: list[dict[str, Any]] = [words.setdefault(p.seats[seat], {}) for seat in s.order]
    chosen_heroes = {side.get("hero") for side in seat_words}
    hero_ids = [hero.id for hero in HEROES]
    free_heroes = [
        hero for hero in hero_ids[len(seat_words) :] + hero_ids[: len(seat_words)] if hero not in chosen_heroes
    ]
    for side, hero in zip(seat_words, hero_ids, strict=False):
        side.setdefault("hero", hero if hero in free_heroes else free_heroes[0])
        free_heroes = [hero_id for hero_id in free_heroes if hero_id != side["hero"]]


def finish(p: P) -> None:
    """Set everything that follows from the words: decks, remaining markers, and a fallen hero's corruption."""
    s = p.state
    _empty_decks(p)
    for seat, player in enumerate(s.players):
        player_words = p.words.get(p.seats[seat], {})
        if player.fallen and "corruption" not in player_words:
            player.corruption = RULES.corruption_to_fall
        used_markers = sum(quest.markers.count(seat) for row in s.rows for quest in row)
        if "markers" not in player_words:
            player.markers = RULES.player_markers - used_markers - s.portals.count(seat) - len(player.manned)
    require_possible(p)


def _order(p: P, value: object) -> None:
    """`bram cas ann`: the turn order."""
    p.state.order = [p.seat_of(name) for name in listed_words(value)]


def _on(p: P, value: object) -> None:
    """The player whose go it is."""
    p.state.at = p.state.order.index(p.seat_of(value))


def _row(row: int) -> Word:
    def lay(p: P, value: str | list[str]) -> None:
        """`q01: ann - neutral | tr_gold_2`, or a list of such quests: the marker on each requirement, and treasures."""
        quests = [value] if isinstance(value, str) else value
        p.state.rows[row] = [_quest(p, text, face_down=row == 2) for text in quests]

    return lay


def _quest(p: P, text: str, *, face_down: bool) -> OpenQuest:
    name, _, details = text.partition(":")
    marks, _, treasure_names = details.partition("|")
    quest = new_quest(QUEST_CARD(p, name.strip()))
    for space, mark in enumerate(marks.split()):
        quest.markers[space] = MARK(p, mark)
    treasures = [TREASURE_CARD(p, name) for name in treasure_names.split()]
    if face_down:
        quest.face_down = [p.lay(BAGS.treasures, face, 0) for face in treasures]
    else:
        quest.treasures = treasures
    return quest


def _tavern(p: P, value: object) -> None:
    """Characters on the first spaces. `-` is an empty space, and `closed` a space out of play."""
    _fill(p, p.state.tavern, value, TAVERN)


def _store(p: P, value: object) -> None:
    """Elixirs on the first spaces. `-` is an empty space, and `closed` a space out of play."""
    _fill(p, p.state.store, value, STORE)


def _fill(p: P, spaces: list[int], value: object, card: OpenCard) -> None:
    """Cards on the first spaces. `-` is an empty space, and `closed` a space out of play."""
    names = listed_words(value)
    if len(names) > len(spaces):
        raise p.wrong(f"there are {len(spaces)} spaces, not {len(names)}")
    for space, name in enumerate(names):
        spaces[space] = card(p, name)


def _pool(p: P, value: object) -> None:
    """`DIL:3`: three gift cards of this virtue are left."""
    for name in listed_words(value):
        sign, _, number = name.partition(":")
        p.state.pool[VIRTUES_NAMED(p, sign)] = int(number)


def _cataclysms(p: P, value: object) -> None:
    """The played cataclysms: their names, or their number."""
    bag = p.state.faces.bags[BAGS.cataclysms]
    names = bag[:value] if isinstance(value, int) else listed_words(value)
    p.state.cataclysms = [_CATACLYSM(p, name) for name in names]


def _sin_pile(p: P, value: object) -> None:
    """The sin cards on the discard pile."""
    p.state.sin_deck.discards += [_SIN(p, name) for name in listed_words(value)]


def _decks(p: P, value: Mapping[str, object]) -> None:
    """Decks with exactly these cards. The decks are set at the end, after all other words have taken their cards."""
    for name, cards in value.items():
        for card in listed_words(cards):
            if not p.faces_called(_bag(p, name), card):
                raise p.wrong(f"unknown card '{card}'")


def _empty_decks(p: P) -> None:
    for name, cards in p.words.get("decks", {}).items():
        p.state.faces.bags[_bag(p, name)] = sorted(
            p.faces_called(_bag(p, name), card)[0] for card in listed_words(cards)
        )


def _discards(p: P, value: Mapping[str, object]) -> None:
    """Discard piles, with cards taken from their decks."""
    s = p.state
    piles = {BAGS.characters: s.character_deck, BAGS.elixirs: s.elixir_deck, BAGS.treasures: s.treasure_deck}
    for name, cards in value.items():
        piles[_bag(p, name)].discards += [OpenCard(_bag(p, name))(p, card) for card in listed_words(cards)]


def _bag(p: P, name: str) -> str:
    """Return the bag of a deck, by the name of its field in `Decks`."""
    if name not in BAGS._fields:
        raise p.wrong(f"unknown deck '{name}'; it must be one of {joined_names(BAGS._fields)}")
    return str(getattr(BAGS, name))


def _hand(p: P, value: object) -> None:
    """The cards of the Unnamed."""
    if p.state.unnamed is None:
        raise p.wrong("the Unnamed is not in play: write unnamed=True")
    p.state.unnamed.hand = [UNNAMED_NAMED(p, name) for name in listed_words(value)]


def _demanded(p: P, value: object) -> None:
    """The player named by the last demand of the Unnamed."""
    if p.state.unnamed is None:
        raise p.wrong("the Unnamed is not in play: write unnamed=True")
    p.state.unnamed.demanded = p.seat_of(value)


WORDS: Final[Mapping[str, Word]] = {
    "order": _order,
    "on": _on,
    "row1": _row(0),
    "row2": _row(1),
    "row3": _row(2),
    "tavern": _tavern,
    "store": _store,
    "pool": _pool,
    "cataclysms": _cataclysms,
    "sin_pile": _sin_pile,
    "discards": _discards,
    "decks": _decks,
    "hand": _hand,
    "demanded": _demanded,
}


# ---- faults of a position: too many pieces of a kind, or a situation that the rules do not allow


MAX_SIN_PILE: Final = RULES.sins_per_cataclysm - 1  # largest number of cards; one more causes a cataclysm and a shuffle


def require_possible(p: P) -> None:
    """Raise BadPosition for the first fault of the position."""
    for sentence in _faults(p):
        raise BadPosition(sentence)


def _faults(p: P) -> Iterator[str]:
    s = p.state
    seats = range(len(s.players))
    if sorted(s.order) != list(seats):
        yield f"order: name each of {joined_names(p.seats[: len(seats)])} once"
    if not 0 <= s.at < len(seats):
        yield f"at: must be an index in the order, from 0 to {len(seats) - 1}, not {s.at}"
    if len({*s.passed}) < len(s.passed):
        yield "passed: name each seat once"
    if s.armour > RULES.armour_pieces:
        yield f"armour: there are {RULES.armour_pieces} pieces, not {s.armour}"
    if s.ending and (s.ending not in ENDINGS or s.step != OVER):
        yield (
            f"ending: must be one of {joined_names(ENDINGS)}, with step '{OVER}'; not '{s.ending}' with step '{s.step}'"
        )
    if len(s.sin_deck.discards) > MAX_SIN_PILE:
        yield f"sin_pile: has at most {MAX_SIN_PILE} cards, not {len(s.sin_deck.discards)} (SV-SIN-05)"
    if any(BUILDINGS[building].kind != "temple" for building in s.temples):
        yield "temples: may contain temples only"
    yield from _gift_faults(s)
    for seat in seats:
        yield from (f"{p.seats[seat]}.{sentence}" for sentence in _player_faults(s, seat, s.players[seat]))


def _gift_faults(s: State) -> Iterator[str]:
    for virtue, card in enumerate(VIRTUES):
        held_count = sum(player.gifts[virtue] for player in s.players)
        if min(s.pool[virtue], *(player.gifts[virtue] for player in s.players)) < 0:
            yield f"{card.id}: there are {RULES.gift_copies} gift cards, and no number may be negative (SV-GFT-01)"
        if held_count + s.pool[virtue] > RULES.gift_copies:
            yield (
                f"pool: {card.id} has {RULES.gift_copies} gift cards, and players hold {held_count} of them (SV-GFT-01)"
            )


def _player_faults(s: State, seat: int, player: Player) -> Iterator[str]:
    used_markers = len([*markers_of(s, seat)]) + s.portals.count(seat) + len(player.manned)
    if player.markers + used_markers > RULES.player_markers:
        yield (
            f"markers: there are {RULES.player_markers}, {used_markers} of them in use, so {player.markers} is too many"
        )
    if not {*player.tapped} <= {*player.characters} or len({*player.tapped}) < len(player.tapped):
        yield "tapped: name only characters of the player, each once; write `ch_red_2!` among the characters"
    if not {*player.manned} <= {*player.buildings} or len({*player.manned}) < len(player.manned):
        yield "manned: name only buildings of the player, each once; write `b01+` among the buildings"
    if (player.fallen or player.corruption) and not s.options.fall:
        yield "corruption: there is none without The Fall of a Hero; write fall=True (SV-FAL-01)"
