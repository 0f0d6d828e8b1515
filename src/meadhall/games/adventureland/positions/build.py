"""A position out of words: the board, the stocks and the expansion."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Final

from meadhall.engine.common.errors import BadPosition
from meadhall.engine.contract.game import Setting
from meadhall.engine.model.pieces import EVERYONE, UNSEEN
from meadhall.games.adventureland.adventures.princess import COLOURS as KEY_COLOURS
from meadhall.games.adventureland.census import TOTALS, census
from meadhall.games.adventureland.content import CREATURE_IDS, EXPANSION
from meadhall.games.adventureland.map import (
    CITY,
    FIELDS,
    FOG,
    FOREST,
    MOUNTAIN,
    NOWHERE,
    PLACE,
    RIVER_INDEX,
    TERRAIN,
    place_name,
)
from meadhall.games.adventureland.positions.names import SEATS, Value, field_of, seat_of
from meadhall.games.adventureland.positions.players import Side, set_side
from meadhall.games.adventureland.positions.tiles import decide, known_piece, take
from meadhall.games.adventureland.setup import first_state
from meadhall.games.adventureland.sprite import WEST_MOUTH
from meadhall.games.adventureland.state import (
    CARD_BAG,
    COMPANION,
    CREATURE,
    CREATURE_BAG,
    GIANT,
    GOLD,
    HERB,
    HERB_BAG,
    ITEM_NAMES,
    NOTHING,
    SWORD,
    SWORD_BAG,
    King,
    Princess,
    State,
)
from meadhall.games.adventureland.turn import MOVES_A_TURN

Stock = tuple[int | None, int | None]  # on the table, and in the box

_ITEM: Final = {FOREST: HERB, MOUNTAIN: SWORD, CITY: COMPANION, FOG: CREATURE}


def build(
    chosen: Mapping[str, Setting],
    said: Collection[str] = (),
    *,
    black: Side = None,
    green: Side = None,
    violet: Side = None,
    orange: Side = None,
    turn: int | str = 0,
    first: int | str = 0,
    round: int = 1,
    step: str = "",
    moves: int = 2,
    end_called: bool = False,
    board: str = "",
    sprite: str = "",
    used: str = "",
    stack: str | None = None,
    swords_on_table: int | None = None,
    swords_in_box: int | None = None,
    used_swords: Sequence[Value] = (),
    companions_on_table: int | None = None,
    companions_in_box: int | None = None,
    herbs_in_box: int = 0,
    gold_in_box: int = 0,
    supers_in_box: int = 0,
    king: str = "",
    prison: str = "",
    giant: str = "",
    princess: str = "",
    first_five: str = "",
    incomplete: bool = False,
) -> State:
    """A position out of words. `said` are the test's words for chance: with `cards` the turn begins with them."""
    s = first_state(chosen)
    step = step or ("turn" if "cards" in said else "move")
    if step == "setup":
        _must_be_bare(black, green, violet, orange, board, sprite, used, stack, king, prison, giant)
        return s
    _begin(s, step, moves)
    s.turn, s.first, s.round, s.end_called = seat_of(s, turn), seat_of(s, first), round, end_called
    _lay_expansion(s, king, prison or giant, giant, princess, first_five.split())
    _lay_sprite(s, sprite)
    for word in board.split():
        _lay(s, word)
    _seat_all(s, (black, green, violet, orange))
    _turn_over(s, used.split(), stack)
    s.herbs_in_box, s.gold_in_box, s.supers_in_box = herbs_in_box, gold_in_box, supers_in_box
    _lay_stocks(s, used_swords, (swords_on_table, swords_in_box), (companions_on_table, companions_in_box))
    _set_rest(s)
    if not incomplete:
        check(s)
    return s


def _must_be_bare(*words: object) -> None:
    """Fails if something is said to lie where nothing can lie yet."""
    if any(words):
        raise BadPosition("step='setup' is the table before the first card: nothing can lie on it yet")


def _begin(s: State, step: str, moves: int) -> None:
    """Where in a turn the match stands."""
    if moves not in range(1, MOVES_A_TURN + 1):
        raise BadPosition(f"moves is how many of the {MOVES_A_TURN} are left, 1 or more, not {moves}")
    s.step, s.moves_left = _known_step(step), moves if step == "move" else 0


def _seat_all(s: State, sides: Iterable[Side]) -> None:
    """What each player has; a seat of which nothing is said is as after set-up."""
    for seat, side in enumerate(sides):
        if side is not None:
            set_side(s, seat_of(s, SEATS[seat]), side)
    _one_king(s)


def _lay_stocks(s: State, used: Sequence[Value], swords: Stock, companions: Stock) -> None:
    """The swords that were used, and what lies ready and in the box."""
    s.used_swords = [known_piece(s, SWORD_BAG, value, EVERYONE) for value in used]
    s.swords_on_table, s.swords_in_box = _stock(s, "swords", *swords, len(used))
    s.companions_on_table, s.companions_in_box = _stock(s, "companions", *companions)


def check(s: State) -> None:
    """Fails unless all pieces of the game are somewhere, and none twice (AL-INV-01)."""
    for kind, line in census(s).items():
        if sum(line.values()) != TOTALS[kind] or min(line.values()) < 0:
            places = ", ".join(f"{place} {count}" for place, count in line.items())
            raise BadPosition(
                f"there are {TOTALS[kind]} {kind}, but this position has {sum(line.values())}: {places}"
                " (say incomplete=True if that is meant)"
            )


def _known_step(step: str) -> str:
    if step not in ("turn", "move"):
        raise BadPosition(f"step is 'setup', 'turn' (cards come first) or 'move', not '{step}'")
    return step


# ---- the board


def _lay(s: State, word: str) -> None:
    """Lays the item of a field's own terrain: `E9` gold, `C6` a companion, `A1=4` a herb of 4, `D7=12` a creature."""
    name, _, value = word.partition("=")
    field = field_of(name)
    if s.lying[field] != NOTHING:
        raise BadPosition(f"{name} has {ITEM_NAMES[s.lying[field]]} already")
    item = s.lying[field] = _ITEM.get(TERRAIN[field], GOLD)
    if item == CREATURE:
        if not value:
            raise BadPosition(f"{name} is a fog field: say which creature lies there, like {name}=12 or {name}=F09")
        s.which[field] = take(s, CREATURE_BAG, value)
    elif item in (HERB, SWORD):
        s.which[field] = s.faces.lay(HERB_BAG if item == HERB else SWORD_BAG)
        if value:
            decide(s, s.which[field], value)
    elif value:
        raise BadPosition(f"{name} has {ITEM_NAMES[item]}, which takes no value; write '{name}' alone")


def _lay_sprite(s: State, sprite: str) -> None:
    if sprite and sprite not in PLACE:
        raise BadPosition(f"the sprite stands on a river field, not on '{sprite}'")
    if sprite:
        s.sprite = PLACE[sprite]
        if s.sprite not in RIVER_INDEX:
            raise BadPosition(f"the sprite stands on a river field, and {sprite} is none")
    elif s.king is not None:
        s.sprite = WEST_MOUTH  # AL-KNG-02


def _turn_over(s: State, used: list[str], stack: str | None) -> None:
    """Cards that are not in the stack any more: those named, those of every item on the board, the sprite's field."""
    bag = s.faces.bags[CARD_BAG]
    if s.king is not None:
        bag[:] = [f for f in bag if TERRAIN[f] in EXPANSION.king_adventure.deck]
    gone = [field_of(name) for name in used]
    gone += [f for f in range(FIELDS) if s.lying[f] not in (NOTHING, GIANT) or f == s.sprite]
    if stack is not None:
        left = {field_of(name) for name in stack.split()}
        if s.princess is not None and s.faces.face[s.princess.prison] == UNSEEN:
            raise BadPosition("with a stack of its own the position must say which card is the prison")
        gone += [f for f in bag if f not in left]
    for field in dict.fromkeys(gone):
        if field in bag:
            bag.remove(field)
            s.discard.append(field)
        elif s.king is None:
            raise BadPosition(f"the card of {place_name(field)} lies apart as the prison; nothing can lie there")


# ---- stocks


def _stock(s: State, kind: str, table: int | None, box: int | None, used: int = 0) -> tuple[int, int]:
    """How many swords or companions lie on the table and in the box: what is not said follows from what is."""
    line = census(s)[kind]
    left = TOTALS[kind] - sum(count for place, count in line.items() if place not in ("table", "box"))
    if table is None:
        box = min(line["box"] + used, left) if box is None else box
        table = left - box
    elif box is None:
        box = left - table
    if used > box:
        raise BadPosition(f"{used} used {kind} lie in the box, so it holds at least {used}, not {box}")
    return table, box


def _set_rest(s: State) -> None:
    """Herbs, gold, creatures and super companions: what is nowhere else is in the stock."""
    for kind in ("herbs", "gold", "creatures", "super companions"):
        line = census(s)[kind]
        rest = TOTALS[kind] - (sum(line.values()) - line["table"])
        if kind == "herbs":
            s.herbs_on_table = rest
        elif kind == "gold":
            s.gold_on_table = rest
        elif kind == "creatures":
            s.creatures_on_table = rest
        elif s.king is not None:
            s.king.supers_left = rest


# ---- the expansion


def _lay_expansion(s: State, king: str, prison: str, giant: str, princess: str, first_five: Iterable[str]) -> None:
    if s.options.adventure == 5:
        s.king = _king(s, king)
    elif king:
        raise BadPosition("the king needs adventure 5")
    if s.options.adventure == 4:
        _lay_princess(s, prison, giant, princess, first_five)
    elif prison or princess:
        raise BadPosition("prison, giant and princess need adventure 4")


def _king(s: State, king: str) -> King:
    """`F01`: with this creature; a field: he stands there alone; a colour: rescued. A party has him by `+king`."""
    if king in CREATURE_IDS:
        return King(creature=CREATURE_IDS.index(king))
    if king in SEATS:
        return King(rescued_by=seat_of(s, king))
    return King(at=field_of(king) if king else NOWHERE)


def _one_king(s: State) -> None:
    """Fails if the king is in two places at once."""
    if s.king is None:
        return
    places = [f"with the party on {place_name(p.at)}" for p in s.parties if p.king]
    if s.king.at != NOWHERE:
        places.append(f"on {place_name(s.king.at)}")
    if s.king.rescued_by >= 0:
        places.append(f"rescued by {SEATS[s.king.rescued_by]}")
    if s.king.creature >= 0:
        if any(s.king.creature in beaten for beaten in s.beaten):
            raise BadPosition(f"{CREATURE_IDS[s.king.creature]} is beaten, so the king is not with it: say where he is")
        places.append(f"with {CREATURE_IDS[s.king.creature]}")
    if len(places) > 1:
        raise BadPosition(f"the king is {' and '.join(places)}; he can be in one place only")


def _lay_princess(s: State, prison: str, giant: str, princess: str, first_five: Iterable[str]) -> None:
    p = s.princess = Princess(prison=s.faces.lay(CARD_BAG), keys=[[False] * len(KEY_COLOURS) for _ in range(s.players)])
    if prison:
        s.faces.set_face(p.prison, field_of(prison))
    if giant or princess:
        if not prison:
            raise BadPosition(
                "once the giant has come the position must say where: giant='D5', or prison='D5' if he is beaten"
            )
        s.faces.seen[p.prison] = EVERYONE
        p.giant_came = True
    if giant:
        p.giant = field_of(giant)
        s.lying[p.giant] = GIANT
    p.first_five = [seat_of(s, who) for who in first_five]
    p.rescued_by = seat_of(s, princess) if princess else -1
