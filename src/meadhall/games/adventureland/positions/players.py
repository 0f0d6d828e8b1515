"""Position words for one player: parties, points and keys. The words for tiles and gold are state fields."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from meadhall.engine.common.errors import BadPosition, joined_names
from meadhall.engine.positions.positions import Word
from meadhall.games.adventureland.adventures.princess import COLOURS as KEY_COLOURS
from meadhall.games.adventureland.content import EXPANSION, SETUP
from meadhall.games.adventureland.land import FIELDS, NOWHERE, place_name, start_areas
from meadhall.games.adventureland.positions.names import SEATS, P, place_of
from meadhall.games.adventureland.state import Party, State

COMPANIONS_PER_SUPER: Final = EXPANSION.super_companion_worth
_PARTY: Final = re.compile(r"([A-Z][0-9]+|row[0-9]+|col[A-Z])((?:\+[0-9]*[a-z]*)*)")
_SUFFIX: Final = re.compile(r"\+([0-9]*)([a-z]*)")


def _parties(p: P, value: str) -> None:
    """`E8+2 row3`: parties by place; `+2` adds companions, `+2a` adventurers, `+1g` gold, `+1s` super companions."""
    _set_parties(p.state, p.seat, value.split())


def _points(p: P, value: int) -> None:
    """The points on the track."""
    p.state.track[p.seat] = value


def _keys(p: P, value: str) -> None:
    """The colours of the player's keys, such as `red blue`, or `all`."""
    princess = p.state.princess
    for colour in KEY_COLOURS if value == "all" else value.split():
        if princess is None or colour not in KEY_COLOURS:
            raise p.wrong(f"there is no {colour} key; adventure 4 has {joined_names(KEY_COLOURS)}")
        princess.keys[p.seat][KEY_COLOURS.index(colour)] = True


SEAT_WORDS: Final[Mapping[str, Word]] = {"parties": _parties, "points": _points, "keys": _keys}
SEAT_FIELDS: Final = ("swords", "herbs", "gold", "beaten")  # state fields with one entry per seat


def _set_parties(s: State, seat: int, words: list[str]) -> None:
    """Set a seat's parties. The word `start` puts all others into start areas; without it they are out of the game."""
    adventurers_each = SETUP[s.players].adventurers_each
    parties = [_read_party(seat, word) for word in words if word != "start"]
    if "start" in words:
        taken_places = {p.at for p in parties}
        areas = [area for area in start_areas(s.players) if area not in taken_places]
        parties += [Party(seat, area) for area in areas[: adventurers_each - sum(p.adventurers for p in parties)]]
    count = sum(p.adventurers for p in parties)
    if count > adventurers_each:
        raise BadPosition(
            f"{SEATS[seat]} has {count} adventurers, but only {adventurers_each} with {s.players} players"
        )
    parties += [Party(seat, NOWHERE, adventurers=0)] * (adventurers_each - len(parties))
    for party_number, party in zip(s.parties_of(seat), parties, strict=True):
        _set_party(s, party_number, party)


def _read_party(seat: int, word: str) -> Party:
    """Read a party, such as `E8+2+1g`. See `_parties` for the suffixes."""
    match = _PARTY.fullmatch(word)
    if match is None:
        raise BadPosition(f"'{word}' is not a party; write a place and its goods, like E8+2 or J9+2a+5+1g+1s+king")
    party = Party(seat, place_of(match[1]))
    for count, kind in _SUFFIX.findall(match[2]):
        party = _add_goods(party, int(count or 1), kind, word)
    return party


def _add_goods(p: Party, count: int, kind: str, word: str) -> Party:
    if kind in ("", "c"):
        return replace(p, companions=p.companions + count)
    if kind == "a":
        return replace(p, adventurers=p.adventurers + count)
    if kind == "g":
        return replace(p, gold=p.gold + count)
    if kind == "s":
        return replace(p, supers=p.supers + count, companions=p.companions + COMPANIONS_PER_SUPER * count)
    if kind == "king":
        return replace(p, king=True)
    raise BadPosition(f"'{word}' contains +{kind}; only + (companions), +a, +g, +s and +king are possible")


def _set_party(s: State, party_number: int, party: Party) -> None:
    s.parties[party_number] = party
    if party.adventurers > 1 and s.options.adventure != 2:
        raise BadPosition(f"{place_name(party.at)} has {party.adventurers} adventurers; groups need adventure 2")
    if (party.gold or party.supers or party.king) and s.king is None:
        raise BadPosition(f"{place_name(party.at)}: carried gold, super companions and the king need adventure 5")
    if party.at >= FIELDS and party.at not in start_areas(s.players):
        raise BadPosition(f"start area {place_name(party.at)} is not in play with {s.players} players")
    earlier_parties = s.parties[s.parties_of(party.owner).start : party_number]
    if party.at >= FIELDS and not s.options.expansion and any(other.at == party.at for other in earlier_parties):
        raise BadPosition(f"{place_name(party.at)} has two parties of {SEATS[party.owner]}; that needs the expansion")
    if not 0 <= party.at < FIELDS:
        return
    if s.party_on[party.at] != NOWHERE:
        raise BadPosition(f"{place_name(party.at)} has two parties")
    s.party_on[party.at] = party_number
