"""A position out of words: enemies, Place-Sites, cards on the table, the Scale, whose turn it is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from meadhall.engine.model.pieces import EVERYONE, Piece
from meadhall.engine.positions.position import Position
from meadhall.engine.positions.positions import Word
from meadhall.games.heropath.cards.decks import deck_named
from meadhall.games.heropath.content import CARDS
from meadhall.games.heropath.land import START
from meadhall.games.heropath.positions.heroes import P, begin_hero, new_card
from meadhall.games.heropath.positions.names import card_of, foe_of, site_of, space_of, words
from meadhall.games.heropath.rows import competition
from meadhall.games.heropath.state import EMPTY, ENEMY_BAG, SITE_BAG, Dropped, State, Token, Weather


def begin(p: Position[State]) -> None:
    """In the middle of the first player's turn, without cards, enemies and Place-Sites; what is said comes on top."""
    s = p.state
    s.step = p.words.get("step", "go")
    if s.step == "setup":
        return
    s.round = 1
    for seat in s.seats:
        begin_hero(s, seat, seat)
    if "gold" in p.words:
        s.gold = p.words["gold"]
    if "food" in p.words:
        s.food = p.words["food"]


def finish(p: Position[State]) -> None:
    """The turn goes to whoever has it; the dead are off the map and count as on the start space (HP-VIT-08)."""
    s = p.state
    for hero in s.heroes:
        if hero.is_dead:
            hero.at = START
    if s.step in ("go", "close"):
        competition(s).take_turn(s, s.now)


def _turn(p: P, value: str | int) -> None:
    p.state.now = p.seat_of(value)


def _enemies(p: P, value: str) -> None:
    """`P05=troll` lies face up, `P05=(troll)` face down, `P05=?` is any hidden one."""
    s = p.state
    for word in words(value):
        name, _, foe = word.partition("=")
        piece = s.faces.lay(ENEMY_BAG)
        if foe != "?":
            s.faces.set_face(piece, foe_of(foe.strip("()")))
        is_exposed = foe != "?" and not foe.startswith("(")
        s.faces.seen[piece] = EVERYONE if is_exposed else 0
        s.enemies.setdefault(space_of(name), []).append(Token(piece, is_exposed))


def _sites(p: P, value: str) -> None:
    """`P02=S19 P04=S01`."""
    for word in words(value):
        space, _, name = word.partition("=")
        p.state.sites[space_of(space)] = site_of(name)
        p.state.faces.bags[SITE_BAG].remove(site_of(name))


def _exposed(p: P, value: Mapping[str, str]) -> None:
    """By deck: three squares, then the top card."""
    for deck, names in value.items():
        board, pieces = p.state.board(deck), [new_card(p.state, name, EVERYONE) for name in words(names)]
        count = len(board.squares)
        board.squares = [*pieces[:count], *[EMPTY] * (count - len(pieces))]
        board.top = pieces[count] if len(pieces) > count else EMPTY


def _discards(p: P, value: str) -> None:
    for name in words(value):
        face = card_of(name)
        deck_named(p.state, CARDS[face].deck).discards.append(face)
        p.state.faces.bags[CARDS[face].deck].remove(face)


def _dropped(p: P, value: Mapping[str, str]) -> None:
    """By space: `A01` lay open before it was dropped, `(M19)` lay face down."""
    for number, (space, names) in enumerate(value.items()):
        pieces = [_dropped_card(p.state, name) for name in words(names)]
        p.state.dropped[number] = Dropped(space_of(space), pieces)


def _dropped_card(s: State, name: str) -> Piece:
    return new_card(s, name.strip("()"), 0 if name.startswith("(") else EVERYONE)


def _loose(p: P, value: Mapping[str, str]) -> None:
    """By space: `2GOLD 1FOOD`."""
    for space, goods in value.items():
        for word in words(goods):
            pile = p.state.loose_gold if word.endswith("GOLD") else p.state.loose_food
            pile[space_of(space)] = int(word.removesuffix("GOLD").removesuffix("FOOD"))


def _level(p: P, value: int) -> None:
    p.state.scale.level = value


def _count(p: P, value: int) -> None:
    p.state.scale.count = value


def _dead(p: P, value: Mapping[int, str]) -> None:
    """The dead by level of the Scale."""
    for number, names in value.items():
        for name in words(names):
            p.state.scale.dead[number - 1].append(foe_of(name))
            p.state.faces.bags[ENEMY_BAG].remove(foe_of(name))


def _ferry(p: P, value: str) -> None:
    p.state.ferry = space_of(value)


def _weather(p: P, value: str) -> None:
    """`fog snow:bram`: a kind, and who brought it."""
    for word in words(value):
        kind, _, by = word.partition(":")
        p.state.weathers.append(Weather(kind, p.seat_of(by) if by else p.state.now))


def _stock(p: P, value: str) -> None:
    """All enemies that are left in the stockpile."""
    p.state.faces.bags[ENEMY_BAG] = sorted(foe_of(name) for name in words(value))


def _pouch(p: P, value: str) -> None:
    """All Place-Sites that are left in the pouch."""
    p.state.faces.bags[SITE_BAG] = sorted(site_of(name) for name in words(value))


def _under(p: P, value: str) -> None:
    """FORTUNE cards that were put under the deck."""
    p.state.under = [new_card(p.state, name, 0) for name in words(value)]


def _said(p: P, value: Any) -> None:
    """Read at the beginning, before heroes take their share."""


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
    "weather": _weather,
    "stock": _stock,
    "pouch": _pouch,
    "under": _under,
    "gold": _said,
    "food": _said,
}
