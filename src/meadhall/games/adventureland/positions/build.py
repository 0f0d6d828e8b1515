"""Position words for the whole table: the board, the stocks and the expansion."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from meadhall.engine import UNSEEN, BadPosition
from meadhall.engine.model.pieces import ALL_SEATS
from meadhall.engine.positions.positions import Word
from meadhall.games.adventureland import content, land, sprite, state, turns
from meadhall.games.adventureland.adventures.princess import COLOURS as KEY_COLOURS
from meadhall.games.adventureland.positions.inspect import TOTALS, census
from meadhall.games.adventureland.positions.names import CREATURE_CARD, SEATS, P, faces_of, field_of
from meadhall.games.adventureland.state import King, Princess, State

_ITEM_OF_TERRAIN: Final = {
    land.FOREST: state.HERB,
    land.MOUNTAIN: state.SWORD,
    land.CITY: state.COMPANION,
    land.FOG: state.CREATURE,
}
_NOTHING_LAID: Final = "step='setup' is the table before the first card: nothing can lie on it yet"


def begin(p: P) -> None:
    """Set the step of the turn: its moves or, if the luck includes `cards`, its beginning."""
    s, words = p.state, p.words
    s.step = words.setdefault("step", "turn" if "cards" in p.luck else "move")
    if s.step == "setup":
        if any(value for word, value in words.items() if word != "step"):
            raise BadPosition(_NOTHING_LAID)
        return
    s.round = 1
    if s.step == "move":
        words.setdefault("moves", turns.MOVES_A_TURN)
    if s.options.adventure == 5:
        s.king = King()
        s.sprite = sprite.WEST_MOUTH  # AL-KNG-02
    if s.options.adventure == 4:
        keys = [[False] * len(KEY_COLOURS) for _ in range(s.players)]
        s.princess = Princess(prison=s.faces.lay(state.CARD_BAG), keys=keys)


def finish(p: P) -> None:
    """Set the rest of the state from the words. Raise BadPosition if a piece is missing or occurs twice."""
    s, words = p.state, p.words
    if s.step == "setup":
        return
    _check_king(s)
    _discard_cards(p, words.get("used", "").split(), words.get("stack"))
    _set_stock(p, "swords", len(s.used_swords))
    _set_stock(p, "companions")
    _fill_stocks(s)
    if not words.get("incomplete"):
        _check_pieces(s)


def _check_pieces(s: State) -> None:
    """Raise BadPosition if a piece of the game is missing or occurs twice (AL-INV-01)."""
    for kind, line in census(s).items():
        if sum(line.values()) != TOTALS[kind] or min(line.values()) < 0:
            places = ", ".join(f"{place} {count}" for place, count in line.items())
            raise BadPosition(
                f"there are {TOTALS[kind]} {kind}, but this position has {sum(line.values())}: {places}"
                " (add incomplete=True if this is intended)"
            )


# Words that `finish` reads at the end; these functions only document them.


def _used_cards(p: P, value: str) -> None:
    """`E9 A1`: cards in the discard pile, besides those of items on the board."""


def _stack(p: P, value: str) -> None:
    """`E9 A1`: the cards left in the stack; all others are in the discard pile."""


def _skip_piece_check(p: P, value: bool) -> None:
    """`True`: skip the check that every piece of the game occurs exactly once."""


def _moves(p: P, moves: int) -> None:
    """The number of moves left in the turn."""
    if moves not in range(1, turns.MOVES_A_TURN + 1):
        raise p.wrong(f"moves is the number of moves left, from 1 to {turns.MOVES_A_TURN}, not {moves}")
    p.state.moves_left = moves if p.state.step == "move" else 0


# ---- the board


def _board(p: P, value: str) -> None:
    """Fields with their terrain's item: `E9` gold, `C6` a companion, `A1=4` a herb of 4, `D7=12` a creature."""
    for word in value.split():
        name, _, item_value = word.partition("=")
        _lay_item(p, field_of(name), item_value)


def _lay_item(p: P, field: land.Place, value: str) -> None:
    s, name = p.state, land.place_name(field)
    if s.lying[field] != state.NOTHING:
        raise p.wrong(f"{name} has {state.ITEM_NAMES[s.lying[field]]} already")
    item = _ITEM_OF_TERRAIN.get(land.TERRAIN[field], state.GOLD)
    if item == state.CREATURE and not value:
        raise p.wrong(f"{name} is a fog field: name its creature, like {name}=12 or {name}=F09")
    if item in (state.COMPANION, state.GOLD) and value:
        raise p.wrong(f"{name} has {state.ITEM_NAMES[item]}, which takes no value; write '{name}' alone")
    _require_free(p, field, state.ITEM_NAMES[item])
    s.lying[field] = item
    if item == state.CREATURE:
        s.which[field] = CREATURE_CARD(p, value)
    elif item in (state.HERB, state.SWORD):
        bag = state.HERB_BAG if item == state.HERB else state.SWORD_BAG
        s.which[field] = p.lay(bag, p.take(bag, value, faces_of(bag, value)), 0) if value else s.faces.lay(bag)


def _require_free(p: P, field: land.Place, item_name: str) -> None:
    if p.state.party_on[field] != land.NOWHERE:
        raise p.wrong(
            f"{land.place_name(field)} has a party and {item_name}; a party and anything else never share a field"
        )


def _sprite(p: P, name: str) -> None:
    """The field of the water sprite."""
    if not name:
        return
    if name not in land.PLACE:
        raise p.wrong(f"the sprite needs a river field; '{name}' is not a field")
    p.state.sprite = land.PLACE[name]
    if p.state.sprite not in land.RIVER_INDEX:
        raise p.wrong(f"the sprite needs a river field; {name} is not one")
    _require_free(p, p.state.sprite, "the sprite")


def _discard_cards(p: P, used_names: list[str], stack_names: str | None) -> None:
    """Discard the used cards, and those of items and the sprite on the board.

    If the cards of the stack are given, discard all other cards too.
    """
    s = p.state
    bag = s.faces.bags[state.CARD_BAG]
    if s.king is not None:
        bag[:] = [f for f in bag if land.TERRAIN[f] in content.EXPANSION.king_adventure.deck]
    discarded = [field_of(name) for name in used_names]
    discarded += [f for f in range(land.FIELDS) if s.lying[f] not in (state.NOTHING, state.GIANT) or f == s.sprite]
    if stack_names is not None:
        cards_left = {field_of(name) for name in stack_names.split()}
        if s.princess is not None and s.faces.face[s.princess.prison] == UNSEEN:
            raise BadPosition("a position with `stack` must also set `prison`")
        discarded += [f for f in bag if f not in cards_left]
    for field in dict.fromkeys(discarded):
        if field in bag:
            bag.remove(field)
            s.discard.append(field)
        elif s.king is None:
            raise BadPosition(
                f"{land.place_name(field)} is the prison, so its card cannot be discarded; leave it empty"
            )


# ---- stocks


def _set_stock(p: P, kind: str, used: int = 0) -> None:
    """Set the numbers of swords or companions on the table and in the box. Compute those that no word gives."""
    table, box = (p.words.get(f"{kind}_{place}") for place in ("on_table", "in_box"))
    line = census(p.state)[kind]
    total_left = TOTALS[kind] - sum(count for place, count in line.items() if place not in ("table", "box"))
    if table is None:
        box = min(line["box"] + used, total_left) if box is None else box
        table = total_left - box
    elif box is None:
        box = total_left - table
    if used > box:
        raise BadPosition(f"{used} used {kind} are in the box, so it must contain at least {used}, not {box}")
    setattr(p.state, f"{kind}_on_table", table)
    setattr(p.state, f"{kind}_in_box", box)


def _fill_stocks(s: State) -> None:
    """Put all remaining herbs, gold, creatures and super companions into the stock."""
    s.herbs_on_table = _count_left(s, "herbs")
    s.gold_on_table = _count_left(s, "gold")
    s.creatures_on_table = _count_left(s, "creatures")
    if s.king is not None:
        s.king.supers_left = _count_left(s, "super companions")


def _count_left(s: State, kind: str) -> int:
    line = census(s)[kind]
    return TOTALS[kind] - (sum(line.values()) - line["table"])


# ---- the expansion


def _king(p: P, king: str) -> None:
    """`F01`: this creature has the king. A field: he is alone there. A colour: this player rescued him."""
    if p.state.king is None:
        raise p.wrong("the king needs adventure 5")
    if king in content.CREATURE_IDS:
        p.state.king.creature = content.CREATURE_IDS.index(king)
    elif king in SEATS:
        p.state.king.rescued_by = p.seat_of(king)
    else:
        p.state.king.at = field_of(king)


def _check_king(s: State) -> None:
    """Raise BadPosition if the king is in two places at once."""
    if s.king is None:
        return
    places = [f"with the party on {land.place_name(p.at)}" for p in s.parties if p.king]
    if s.king.at != land.NOWHERE:
        places.append(f"on {land.place_name(s.king.at)}")
    if s.king.rescued_by >= 0:
        places.append(f"rescued by {SEATS[s.king.rescued_by]}")
    if s.king.creature >= 0:
        if any(s.king.creature in beaten for beaten in s.beaten):
            raise BadPosition(
                f"{content.CREATURE_IDS[s.king.creature]} is beaten, so it cannot have the king: name his field"
            )
        places.append(f"with {content.CREATURE_IDS[s.king.creature]}")
    if len(places) > 1:
        raise BadPosition(f"the king is {' and '.join(places)}; he can be in one place only")


def _require_princess(p: P) -> Princess:
    if p.state.princess is None:
        raise p.wrong("prison, giant and princess need adventure 4")
    return p.state.princess


def _prison(p: P, name: str) -> None:
    """The field of the prison card, which is public once the giant has appeared."""
    p.state.faces.set_face(_require_princess(p).prison, field_of(name))


def _giant(p: P, name: str) -> None:
    """The giant's field."""
    princess, field = _require_princess(p), field_of(name)
    if "prison" not in p.words:
        _prison(p, name)
    _require_free(p, field, state.ITEM_NAMES[state.GIANT])
    _reveal_giant(p, princess)
    princess.giant = field
    p.state.lying[field] = state.GIANT


def _reveal_giant(p: P, princess: Princess) -> None:
    if p.state.faces.face[princess.prison] == UNSEEN:
        raise p.wrong("the giant has appeared, so name the field: giant='D5', or prison='D5' if he is beaten")
    p.state.faces.seen[princess.prison] = ALL_SEATS
    princess.giant_came = True


def _rescuer(p: P, name: str) -> None:
    """The player who rescued the princess."""
    princess = _require_princess(p)
    _reveal_giant(p, princess)
    princess.rescued_by = p.seat_of(name)


def _first_five(p: P, value: str) -> None:
    """`black green`: the players who were first to have all keys."""
    _require_princess(p).first_five = [p.seat_of(name) for name in value.split()]


WORDS: Final[Mapping[str, Word]] = {
    "moves": _moves,
    "king": _king,
    "prison": _prison,
    "giant": _giant,
    "princess": _rescuer,
    "first_five": _first_five,
    "sprite": _sprite,
    "board": _board,
    "used": _used_cards,
    "stack": _stack,
    "incomplete": _skip_piece_check,
}
