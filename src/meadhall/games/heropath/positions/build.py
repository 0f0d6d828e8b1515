"""Words of a position for the table: enemies, Place-Sites, cards, the Scale, the turn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from meadhall.engine import BadPosition, Piece
from meadhall.engine.common.errors import joined_names
from meadhall.engine.model.pieces import ALL_SEATS
from meadhall.engine.positions.position import Position
from meadhall.engine.positions.positions import Word
from meadhall.games.heropath import land, rows
from meadhall.games.heropath.cards.holding import deck_named
from meadhall.games.heropath.content import CARD_TABLE, CARDS, LIMITS, OPEN_DECKS, STOCK
from meadhall.games.heropath.positions.heroes import P, begin_hero, kinds_of_heroes, new_card, require_different_heroes
from meadhall.games.heropath.positions.names import card_of, foe_named, number, site_named, space_of, split_words
from meadhall.games.heropath.state import EMPTY, ENEMY_BAG, SITE_BAG, DroppedSquare, State, Token, Weather

WEATHERS: Final = tuple(weather.name for weather in CARD_TABLE.weather)


def begin(p: Position[State]) -> None:
    """Begin the first player's turn without cards, enemies and Place-Sites. The words are applied afterwards."""
    s = p.state
    s.step = p.words.get("step", "go")
    if s.step == "setup":
        return
    s.round = 1
    for seat, kind in enumerate(kinds_of_heroes(p)):
        begin_hero(s, seat, kind)
    for good in ("gold", "food"):
        if good in p.words:
            stock = getattr(s, good)
            with p.reading(good):
                setattr(s, good, number(p, p.words[good], 0, stock, f"the {good.upper()} of the stockpile"))


def finish(p: Position[State]) -> None:
    """Check the position, and set the turn. Dead heroes count as on the start space (HP-VIT-08)."""
    s = p.state
    require_different_heroes(p)
    if s.now not in s.seats:
        raise BadPosition(f"now: is a seat from 0 to {len(s.heroes) - 1}, not {s.now}")
    for hero in s.heroes:
        if hero.is_dead:
            hero.at = land.START
    for space in {hero.at for hero in s.heroes} - {land.START, land.PRISON}:
        if len(s.heroes_at(space)) > LIMITS.heroes_per_space:
            raise BadPosition(f"{land.SPACES[space].id} holds at most {LIMITS.heroes_per_space} heroes (HP-MAP-16)")
    if s.step in ("go", "close"):
        rows.competition(s).set_turn(s, s.now)


def _turn(p: P, value: str | int) -> None:
    """The acting seat."""
    p.state.now = p.seat_of(value)


def _enemies(p: P, value: str) -> None:
    """`P05=troll` is face up, `P05=(troll)` face down, `P05=?` a random hidden enemy."""
    s = p.state
    for word in split_words(value):
        name, _, foe = word.partition("=")
        piece = s.faces.lay(ENEMY_BAG)
        if foe != "?":
            s.faces.set_face(piece, _available(p, ENEMY_BAG, foe_named(foe.strip("()")), foe.strip("()")))
        is_exposed = foe != "?" and not foe.startswith("(")
        s.faces.seen[piece] = ALL_SEATS if is_exposed else 0
        tokens = s.enemies.setdefault(space_of(name), [])
        if len(tokens) == LIMITS.enemies_per_space:
            raise p.wrong(f"{name} holds at most {LIMITS.enemies_per_space} enemies")
        tokens.append(Token(piece, is_exposed))


def _sites(p: P, value: str) -> None:
    """Place-Sites by space: `P02=S19 P04=S01`."""
    for word in split_words(value):
        space, _, name = word.partition("=")
        settlement = space_of(space)
        if land.SPACES[settlement].kind != "settlement" or p.state.sites[settlement] != EMPTY:
            raise p.wrong(f"{space} must be a Settlement space without a Place-Site")
        p.state.sites[settlement] = _available(p, SITE_BAG, site_named(name), name)
        p.state.faces.bags[SITE_BAG].remove(p.state.sites[settlement])


def _available(p: P, bag: str, face: int, name: str) -> int:
    """Return `face` if its bag still has one. Otherwise raise an error that contains `name`."""
    if face not in p.state.faces.bags[bag]:
        raise p.wrong(f"no {name} is left")
    return face


def _exposed(p: P, value: Mapping[str, str]) -> None:
    """The exposed cards by deck: three squares, then the top card."""
    for deck, names in value.items():
        if deck not in OPEN_DECKS:
            raise p.wrong(f"the deck {deck} has no exposed cards, only {joined_names(OPEN_DECKS)} do")
        board = p.state.board(deck)
        count = len(board.squares)
        if len(split_words(names)) > count + 1 or any(CARDS[card_of(name)].deck != deck for name in split_words(names)):
            raise p.wrong(f"{deck} has at most {count + 1} exposed cards, which must belong to this deck")
        pieces = [new_card(p.state, name, ALL_SEATS) for name in split_words(names)]
        board.squares = [*pieces[:count], *[EMPTY] * (count - len(pieces))]
        board.top = pieces[count] if len(pieces) > count else EMPTY


def _discards(p: P, value: str) -> None:
    """Cards on the discard piles of their decks: `A01 M04`."""
    for name in split_words(value):
        face = _available(p, CARDS[card_of(name)].deck, card_of(name), name)
        deck_named(p.state, CARDS[face].deck).discards.append(face)
        p.state.faces.bags[CARDS[face].deck].remove(face)


def _dropped(p: P, value: Mapping[str, str]) -> None:
    """The dropped cards by space: `A01` was open before the drop, `(M19)` face down."""
    if len(value) > len(p.state.dropped):
        raise p.wrong(f"there are {len(p.state.dropped)} tracking tokens, not {len(value)}")
    for square, (space, names) in enumerate(value.items()):
        pieces = [_dropped_card(p.state, name) for name in split_words(names)]
        p.state.dropped[square] = DroppedSquare(space_of(space), pieces)


def _dropped_card(s: State, name: str) -> Piece:
    return new_card(s, name.strip("()"), 0 if name.startswith("(") else ALL_SEATS)


def _loose(p: P, value: Mapping[str, str]) -> None:
    """Goods on the ground by space: `2GOLD 1FOOD`."""
    for space, goods in value.items():
        for word in split_words(goods):
            if word[-4:] not in ("GOLD", "FOOD"):
                raise p.wrong(f"write the GOLD and FOOD on a space as 2GOLD or 1FOOD, not '{word}'")
            pile = p.state.loose_gold if word.endswith("GOLD") else p.state.loose_food
            pile[space_of(space)] = number(p, word[:-4], 1, max(STOCK.GOLD, STOCK.FOOD), f"the {word[-4:]} on a space")


def _level(p: P, value: int) -> None:
    """The level of the Scale."""
    p.state.scale.level = number(p, value, 0, LIMITS.scale_levels, "the level of the Scale")


def _count(p: P, value: int) -> None:
    """The number of enemies on the present level of the Scale."""
    tokens = len(p.state.faces.bags[ENEMY_BAG])
    p.state.scale.count = number(p, value, 0, tokens, "the number of enemies on the present level of the Scale")


def _dead(p: P, value: Mapping[int, str]) -> None:
    """The slain enemies by level of the Scale."""
    for level, names in value.items():
        dead = p.state.scale.dead[number(p, level, 1, LIMITS.scale_levels, "a level of the Scale") - 1]
        for name in split_words(names):
            dead.append(_available(p, ENEMY_BAG, foe_named(name), name))
            p.state.faces.bags[ENEMY_BAG].remove(foe_named(name))


def _ferry(p: P, value: str) -> None:
    """The Riverbank space of the ferry."""
    p.state.ferry = space_of(value)
    if not land.IS_RIVERBANK[p.state.ferry]:
        raise p.wrong(f"the ferry must be on a Riverbank space, and {value} is not one")


def _rock(p: P, value: int) -> None:
    """The Dragon's rock, or 0 once the Dragon is on the start space."""
    p.state.rock = number(p, value, 0, 3, "the Dragon's rock")


def _weather(p: P, value: str) -> None:
    """`fog snow:bram`: the kind of weather, and the hero who caused it."""
    for word in split_words(value):
        kind, _, cause = word.partition(":")
        if kind not in WEATHERS:
            raise p.wrong(f"unknown weather '{kind}'; it must be one of {joined_names(WEATHERS)}")
        p.state.weathers.append(Weather(kind, p.seat_of(cause) if cause else p.state.now))


def _stock(p: P, value: str) -> None:
    """All enemies that are left in the stockpile."""
    p.state.faces.bags[ENEMY_BAG] = sorted(foe_named(name) for name in split_words(value))


def _pouch(p: P, value: str) -> None:
    """All Place-Sites that are left in the pouch."""
    p.state.faces.bags[SITE_BAG] = sorted(site_named(name) for name in split_words(value))


def _under(p: P, value: str) -> None:
    """The FORTUNE cards under the deck."""
    if any(CARDS[card_of(name)].deck != "FORTUNE" for name in split_words(value)):
        raise p.wrong("only FORTUNE cards are put under a deck")
    p.state.under = [new_card(p.state, name, 0) for name in split_words(value)]


def _read_in_begin(p: P, value: Any) -> None:
    """The amount in the stockpile, before the heroes take their goods."""


WORDS: Final[Mapping[str, Word]] = {
    "turn": _turn,
    "enemies": _enemies,
    "sites": _sites,
    "exposed": _exposed,
    "discards": _discards,
    "dropped": _dropped,
    "loose": _loose,
    "level": _level,
    "count": _count,
    "dead": _dead,
    "ferry": _ferry,
    "rock": _rock,
    "weather": _weather,
    "stock": _stock,
    "pouch": _pouch,
    "under": _under,
    "gold": _read_in_begin,
    "food": _read_in_begin,
}
