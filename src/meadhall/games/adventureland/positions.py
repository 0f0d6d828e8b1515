"""The words in which a test sets up a position of Adventure Land by hand; docs/testing.md shows them at work."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, Final

from meadhall.engine.errors import BadPosition, listed
from meadhall.engine.game import Positions, Setting
from meadhall.engine.pieces import EVERYONE, UNSEEN, Face, Piece
from meadhall.games.adventureland.adventures.princess import COLOURS as KEY_COLOURS
from meadhall.games.adventureland.census import TOTALS, census
from meadhall.games.adventureland.content import (
    CREATURE_IDS,
    EXPANSION,
    SETUP,
    STRENGTH,
)
from meadhall.games.adventureland.luck_words import IDS, LUCK, SEATS, WORTHS, Value, faces_of, field_of, place_of
from meadhall.games.adventureland.map import (
    CITY,
    FIELDS,
    FOG,
    FOREST,
    MOUNTAIN,
    NOWHERE,
    PLACE,
    PLACE_NAMES,
    RIVER_INDEX,
    TERRAIN,
    place_name,
    start_areas,
)
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
    Party,
    Princess,
    State,
)

WORTH: Final = EXPANSION.super_companion_worth
Side = str | Mapping[str, Any] | None

_PARTY: Final = re.compile(r"([A-Z][0-9]+|row[0-9]+|col[A-Z])((?:\+[0-9]*[a-z]*)*)")
_WITH: Final = re.compile(r"\+([0-9]*)([a-z]*)")
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
        return s
    s.step, s.round, s.moves_left, s.end_called = _known_step(step), round, moves if step == "move" else 0, end_called
    s.turn, s.first = seat_of(s, turn), seat_of(s, first)
    _lay_expansion(s, king, prison or giant, giant, princess, first_five.split())
    _lay_sprite(s, sprite)
    for word in board.split():
        _lay(s, word)
    for seat, side in enumerate((black, green, violet, orange)):
        if side is not None:
            _set_side(s, seat_of(s, SEATS[seat]), side)
    _turn_over(s, used.split(), stack)
    s.used_swords = [_known_piece(s, SWORD_BAG, value, EVERYONE) for value in used_swords]
    s.herbs_in_box, s.gold_in_box, s.supers_in_box = herbs_in_box, gold_in_box, supers_in_box
    s.swords_on_table, s.swords_in_box = _stock(s, "swords", swords_on_table, swords_in_box, len(used_swords))
    s.companions_on_table, s.companions_in_box = _stock(s, "companions", companions_on_table, companions_in_box)
    _set_rest(s)
    if not incomplete:
        check(s)
    return s


def check(s: State) -> None:
    """Fails unless all pieces of the game are somewhere, and none twice (AL-INV-01)."""
    for kind, line in census(s).items():
        if sum(line.values()) != TOTALS[kind] or min(line.values()) < 0:
            places = ", ".join(f"{place} {count}" for place, count in line.items())
            raise BadPosition(
                f"there are {TOTALS[kind]} {kind}, but this position has {sum(line.values())}: {places}"
                " (say incomplete=True if that is meant)"
            )


def seat_of(s: State, who: int | str) -> int:
    """A seat by number or colour."""
    seat = SEATS.index(who) if isinstance(who, str) and who in SEATS else who
    if not isinstance(seat, int) or not 0 <= seat < s.players:
        raise BadPosition(f"there is no seat {who!r} with {s.players} players; there are {listed(SEATS[: s.players])}")
    return seat


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
        s.which[field] = _take(s, CREATURE_BAG, value)
    elif item in (HERB, SWORD):
        s.which[field] = s.faces.lay(HERB_BAG if item == HERB else SWORD_BAG)
        if value:
            _decide(s, s.which[field], value)
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


# ---- faces


def _take(s: State, bag: str, value: Value) -> Face:
    """Takes a face of this value or id out of its bag."""
    faces = s.faces.bags[bag]
    face = next((f for f in reversed(faces_of(bag, value)) if f in faces), None)
    if face is None:
        raise BadPosition(f"no {bag} {value} is left; there are {listed(IDS[bag][f] for f in faces)}")
    faces.remove(face)
    return face


def _decide(s: State, piece: Piece, value: Value) -> None:
    bag = s.faces.bag[piece]
    face = _take(s, bag, value)
    s.faces.bags[bag].append(face)
    s.faces.bags[bag].sort()
    s.faces.set_face(piece, face)


def _known_piece(s: State, bag: str, value: Value, who: int) -> Piece:
    """A tile that somebody has looked at; with a `!` at its end all have."""
    shown = str(value).endswith("!") or s.options.open_tiles
    piece = s.faces.lay(bag)
    _decide(s, piece, str(value).rstrip("!"))
    s.faces.seen[piece] = EVERYONE if shown else who
    return piece


# ---- the players


def _set_side(s: State, seat: int, side: str | Mapping[str, Any]) -> None:
    """What one player has: the parties named and no others, tiles, gold, beaten creatures, points, keys."""
    words: dict[str, Any] = {"parties": side} if isinstance(side, str) else dict(side)
    if "parties" in words or isinstance(side, str):
        _set_parties(s, seat, words.pop("parties").split())
    s.swords[seat] = tuple(_known_piece(s, SWORD_BAG, v, 1 << seat) for v in words.pop("swords", ()))
    s.herbs[seat] = tuple(_known_piece(s, HERB_BAG, v, 1 << seat) for v in words.pop("herbs", ()))
    s.beaten[seat] = tuple(_take(s, CREATURE_BAG, v) for v in words.pop("beaten", ()))
    s.gold[seat] = words.pop("gold", 0)
    s.track[seat] = words.pop("points", 0)
    for colour in _key_colours(words.pop("keys", "")):
        if s.princess is None or colour not in KEY_COLOURS:
            raise BadPosition(f"there is no {colour} key; adventure 4 has {listed(KEY_COLOURS)}")
        s.princess.keys[seat][KEY_COLOURS.index(colour)] = True
    if words:
        raise BadPosition(
            f"{SEATS[seat]} cannot have '{next(iter(words))}';"
            " a player has parties, swords, herbs, gold, beaten, points and keys"
        )


def _key_colours(keys: str) -> Sequence[str]:
    return KEY_COLOURS if keys == "all" else keys.split()


def _set_parties(s: State, seat: int, words: list[str]) -> None:
    """Exactly these parties; `start` puts the other adventurers into start areas, else they are out of the game."""
    each = SETUP[s.players].adventurers_each
    parties = [_party(seat, word) for word in words if word != "start"]
    if "start" in words:
        taken = {p.at for p in parties}
        areas = [area for area in start_areas(s.players) if area not in taken]
        parties += [Party(seat, area) for area in areas[: each - sum(p.adventurers for p in parties)]]
    count = sum(p.adventurers for p in parties)
    if count > each:
        raise BadPosition(f"{SEATS[seat]} has {count} adventurers, but {each} each play with {s.players} players")
    parties += [Party(seat, NOWHERE, adventurers=0)] * (each - len(parties))
    for number, party in zip(s.parties_of(seat), parties, strict=True):
        _set_party(s, number, party)


def _party(seat: int, word: str) -> Party:
    """`E8+2` has two companions; `+2a` is two more adventurers, `+1g` carried gold, `+1s` a super companion."""
    match = _PARTY.fullmatch(word)
    if match is None:
        raise BadPosition(f"'{word}' is no party; write a place and what goes along, like E8+2 or J9+2a+5+1g+1s+king")
    party = Party(seat, place_of(match[1]))
    for number, what in _WITH.findall(match[2]):
        party = _joined(party, int(number or 1), what, word)
    return party


def _joined(p: Party, number: int, what: str, word: str) -> Party:
    if what in ("", "c"):
        return p._replace(companions=p.companions + number)
    if what == "a":
        return p._replace(adventurers=p.adventurers + number)
    if what == "g":
        return p._replace(gold=p.gold + number)
    if what == "s":
        return p._replace(supers=p.supers + number, companions=p.companions + WORTH * number)
    if what == "king":
        return p._replace(king=True)
    raise BadPosition(f"'{word}' says +{what}; it may be + (companions), +a, +g, +s or +king")


def _set_party(s: State, number: int, party: Party) -> None:
    s.parties[number] = party
    if party.adventurers > 1 and s.options.adventure != 2:
        raise BadPosition(f"{place_name(party.at)} has {party.adventurers} adventurers; groups need adventure 2")
    if (party.gold or party.supers or party.king) and s.king is None:
        raise BadPosition(f"{place_name(party.at)}: carried gold, super companions and the king need adventure 5")
    if party.at >= FIELDS and party.at not in start_areas(s.players):
        raise BadPosition(f"start area {place_name(party.at)} is not in play with {s.players} players")
    if not 0 <= party.at < FIELDS:
        return
    if s.party_on[party.at] != NOWHERE:
        raise BadPosition(f"{place_name(party.at)} has two parties")
    if s.lying[party.at] != NOTHING or s.sprite == party.at:
        what = "the sprite" if s.sprite == party.at else ITEM_NAMES[s.lying[party.at]]
        raise BadPosition(
            f"{place_name(party.at)} has a party and {what}; a party and anything else never share a field"
        )
    s.party_on[party.at] = number


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


# ---- looking


def where(s: State, who: int | str) -> str:
    """A seat's parties in play, in the words of `build`, by place: `E9 J3+1 row2`."""
    return " ".join(_said(s.parties[p]) for p in sorted(s.in_play(seat_of(s, who)), key=lambda p: s.parties[p].at))


def _said(p: Party) -> str:
    extra = {"a": p.adventurers - 1, "": p.companions - WORTH * p.supers, "g": p.gold, "s": p.supers}
    return PLACE_NAMES[p.at] + "".join(f"+{n}{what}" for what, n in extra.items() if n) + ("+king" if p.king else "")


def on(s: State, name: str) -> str:
    """What is on a field: `black`, `gold`, `F09`, `sprite`, `king`, several with spaces between, or nothing."""
    field = field_of(name)
    item = s.lying[field]
    things = [SEATS[s.parties[s.party_on[field]].owner]] if s.party_on[field] != NOWHERE else []
    if item != NOTHING:
        things.append(CREATURE_IDS[s.which[field]] if item == CREATURE else ITEM_NAMES[item])
    if s.sprite == field:
        things.append("sprite")
    if s.king is not None and s.king.at == field:
        things.append("king")
    return " ".join(things)


def hand(s: State, who: int | str) -> dict[str, Any]:
    """What lies before a seat, in the words of `build`; a tile that this state does not know is '?'."""
    seat = seat_of(s, who)
    return {
        "swords": [_worth(s, p) for p in s.swords[seat]],
        "herbs": [_worth(s, p) for p in s.herbs[seat]],
        "gold": s.gold[seat],
        "beaten": [STRENGTH[c] for c in s.beaten[seat]],
    }


def _worth(s: State, piece: Piece) -> Value:
    face = s.faces.face[piece]
    bag = HERB_BAG if s.faces.bag[piece] == HERB_BAG else SWORD_BAG
    return "?" if face == UNSEEN else WORTHS[bag][face]


POSITIONS: Final[Positions[State]] = Positions(
    build=build,
    luck=LUCK,
    seats=SEATS,
)
