"""Positions from words: the accepted values, and the refused ones."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Literal, NamedTuple

import pytest

from examples.couriers import GAME as COURIERS
from meadhall.engine import HAND, Choice, Faces, Game, Luck, Option, Piece, Positions, Seat, State, Table, ranked
from meadhall.engine.common.errors import BadPosition, BadScript
from meadhall.engine.contract.game import Setting
from meadhall.engine.flows.flow import choose
from meadhall.engine.flows.options import Menu, Question
from meadhall.engine.kit.decks import Deck, turn_up
from meadhall.engine.model.pieces import ALL_SEATS, UNSEEN
from meadhall.engine.positions.position import Position
from meadhall.engine.positions.readers import SEAT, ByName, LaidPiece, NamedNumber, OpenCard, ids
from meadhall.testing import position, table
from tests.engine.kit.market import MARKET

LANDS = ("meadow", "wood", "hill")
CARDS = ("imp", "ogre", "elf", "crown", "ring")


class Guard(NamedTuple):
    piece: Piece
    is_awake: bool = False


@dataclass(frozen=True)
class Options:
    players: int = 2


@dataclass(slots=True)
class Quarrel:
    by: Seat
    about: str
    stage: Literal["begun", "settled"] = "begun"
    dice: list[int] = field(default_factory=list[int])


@dataclass(slots=True)
class Lord:
    """The possessions of one player."""

    gold: int = 0
    gems: list[int] = field(default_factory=lambda: [0, 0, 0])
    hand: list[Piece] = field(default_factory=list[Piece], metadata=HAND)
    worn: list[Piece] = field(default_factory=lambda: [-1, -1])
    is_king: bool = False
    rival: Seat = -1
    sign: str = ""


@dataclass(slots=True, kw_only=True)
class Realm(State):
    options: Options
    lords: list[Lord]
    order: list[Seat] = field(default_factory=list[Seat])
    shop: list[int] = field(default_factory=lambda: [-1, -1])
    guards: dict[int, list[Guard]] = field(default_factory=dict[int, list[Guard]])
    taxes: dict[str, int] = field(default_factory=dict[str, int])
    quarrel: Quarrel | None = None
    deck: Deck = field(default_factory=lambda: Deck("card"))
    beasts: Deck = field(default_factory=lambda: Deck("beast"))
    limit: int | str = "none"


def first_state(options: Mapping[str, Setting]) -> Realm:
    players = int(options["players"])
    bags = {"card": [0, 1, 2, 2, 3, 4], "beast": [0, 1]}
    return Realm(options=Options(players), lords=[Lord() for _ in range(players)], faces=Faces(bags))


async def rule(t: Table[Realm]) -> None:
    """The first player turns up a card and is asked a question."""
    t.roll("RE-02")
    turn_up(t, t.state.deck, "RE-01")
    await choose(0, Menu(Question("rule", "RE-01"), [Option("so", "RE-01")]))


def set_king(p: Position[Realm], value: object) -> None:
    p.state.lords[p.seat_of(value)].is_king = True


def set_debt(p: Position[Realm], value: str) -> None:
    """`ann=3`: the debt of a lord.

    It is subtracted from the lord's coins.
    """
    who, _, gold = value.partition("=")
    p.state.lords[p.seat_of(who)].gold -= int(gold)


def require_one_king(p: Position[Realm]) -> None:
    if sum(lord.is_king for lord in p.state.lords) > 1:
        raise BadPosition("there are two kings; one can be crowned")


REALM: Game[Realm] = Game(
    id="realm",
    name="Realm",
    version="1",
    choices=(Choice("players", (2, 3), 2),),
    first_state=first_state,
    steps={"setup": rule, "rule": rule},
    standings=lambda s: ranked([lord.gold for lord in s.lords]),
    face_names={"card": CARDS, "beast": ("imp", "dragon")},
    positions=Positions(
        luck={"rolls": Luck("die")},
        fields={
            "gems": ByName(NamedNumber("gem", ("ruby", "opal", "jade"))),
            "Lord.worn": ByName(NamedNumber("place", ("head", "hand")), LaidPiece("card", is_open=True)),
            "shop": OpenCard("card"),
            "guards": ByName(NamedNumber("land", LANDS)),
            "order": SEAT,
            "sign": ids("sign", ("rose", "boar")),
        },
        words={"crowned": set_king, "tithe": set_debt},
        finish=require_one_king,
    ),
)


def realm_state(**words: Any) -> Realm:
    state: Realm = position(REALM, **words)
    return state


def faces_in_bag(s: State, bag: str) -> list[str]:
    """Return the names of the undrawn faces of a bag."""
    return [CARDS[face] for face in s.faces.bags[bag]]


# ---- accepted values


def test_position_sets_named_seat_fields_and_keeps_the_rest() -> None:
    s = realm_state(
        ann={"gold": 3, "is_king": True, "rival": "bram"}, bram={"gold": "2", "is_king": "no", "sign": "boar"}
    )
    assert [lord.gold for lord in s.lords] == [3, 2]
    assert (s.lords[0].is_king, s.lords[0].rival, s.lords[1].rival) == (True, 1, -1)
    assert s.lords[1].sign == "boar"
    assert s.step == "setup"
    assert realm_state(step="rule").step == "rule"
    assert realm_state(ann=4).lords[0].gold == 4, "a bare value is the first word of a seat"


def test_cards_in_hands_come_out_of_their_bags_and_only_their_seat_has_seen_them() -> None:
    s = realm_state(ann={"hand": "ogre elf elf crown! ring? card:?", "worn": "hand=card:imp"})
    assert faces_in_bag(s, "card") == []
    pieces = s.lords[0].hand
    assert [s.faces.face[p] for p in pieces] == [1, 2, 2, 3, 4, UNSEEN]
    assert [s.faces.seen[p] for p in pieces] == [1, 1, 1, ALL_SEATS, 0, 0]
    assert [s.faces.bag[p] for p in pieces] == ["card"] * 6
    assert s.lords[0].worn[0] == -1
    assert s.faces.seen[s.lords[0].worn[1]] == ALL_SEATS


def test_entries_may_be_called_by_name() -> None:
    s = realm_state(bram={"gems": "jade=2 ruby=1"}, taxes={"salt": 3}, players=3)
    assert s.lords[1].gems == [1, 0, 2]
    assert s.lords[2].gems == [0, 0, 0]
    assert s.taxes == {"salt": 3}
    assert realm_state(ann={"gems": {"opal": 4}}).lords[0].gems == [0, 4, 0]
    assert realm_state(ann={"gems": [3, 2, 1]}).lords[0].gems == [3, 2, 1]
    assert realm_state(taxes="salt=3 wine=1").taxes == {"salt": 3, "wine": 1}


def test_parts_are_mappings_or_strings_in_field_order() -> None:
    s = realm_state(quarrel="bram salt dice=3,4", guards={"wood": ["dragon yes", "card:imp"], "hill": []})
    assert s.quarrel == Quarrel(1, "salt", "begun", [3, 4])
    wood = s.guards[1]
    assert [guard.is_awake for guard in wood] == [True, False]
    assert [s.faces.bag[guard.piece] for guard in wood] == ["beast", "card"]
    assert s.guards[2] == []
    assert realm_state(quarrel={"by": 0, "about": "x", "stage": "settled"}).quarrel == Quarrel(0, "x", "settled")
    assert realm_state(quarrel=None).quarrel is None
    assert realm_state(quarrel=Quarrel(1, "x")).quarrel == Quarrel(1, "x")


def test_open_cards_and_seats_are_called_by_name() -> None:
    s = realm_state(shop="elf -", order="bram ann")
    assert (s.shop, s.order) == ([2, -1], [1, 0])
    assert faces_in_bag(s, "card") == ["imp", "ogre", "elf", "crown", "ring"]


def test_position_sets_the_next_left_and_discarded_cards_of_a_deck() -> None:
    s = realm_state(deck={"discards": "ogre elf"}, ann={"hand": "card:imp"})
    assert s.deck.discards == [1, 2]
    assert faces_in_bag(s, "card") == ["elf", "crown", "ring"]
    s = realm_state(deck={"left": "crown elf"}, ann={"hand": "card:imp"})
    assert faces_in_bag(s, "card") == ["elf", "crown"]
    assert sorted(s.deck.discards) == [1, 2, 4]
    s = realm_state(deck={"top": "ring crown", "under": "ogre"})
    assert (s.deck.top, s.deck.under, faces_in_bag(s, "card")) == ([4, 3], [1], ["imp", "elf", "elf"])
    s = realm_state(deck={"left": "crown", "discards": ""})
    assert (faces_in_bag(s, "card"), s.deck.discards) == (["crown"], [])


def test_position_deck_cards_need_not_be_drawn() -> None:
    t = table(REALM, step="rule", deck="crown elf ring", rolls=[3, 4])
    assert faces_in_bag(t.state, "card") == ["imp", "ogre", "elf", "elf", "ring"]
    t.answer("so")
    assert faces_in_bag(t.state, "card") == ["imp", "ogre", "elf", "ring"]
    t.answer("so")
    assert t.waits, "there are no more rolls"
    t.done()


def test_next_card_that_is_no_longer_in_the_deck_is_named() -> None:
    t = table(REALM, step="rule", deck="crown ring", rolls=[3, 4])
    t.state.faces.bags["card"].remove(4)
    with pytest.raises(
        BadScript, match="the next card of card is ring, which is no longer in the deck; it could be imp"
    ):
        t.answer("so")


def test_luck_is_read_by_the_names_of_faces() -> None:
    t = table(REALM, step="rule", luck={"card": "ring", "die": 2})
    assert faces_in_bag(t.state, "card") == ["imp", "ogre", "elf", "elf", "crown"]
    with pytest.raises(BadScript, match="there is no card 'ringg'; there are imp, ogre, elf, crown, ring"):
        table(REALM, luck={"card": "ringg"})
    with pytest.raises(BadScript, match="there is no rolls 'six'; there are numbers"):
        table(REALM, rolls="six")


def test_words_and_finish_function_of_a_game_are_used() -> None:
    assert realm_state(crowned="bram").lords[1].is_king
    with pytest.raises(BadPosition, match="there are two kings; one can be crowned"):
        realm_state(crowned="bram", ann={"is_king": True})


def test_position_returns_replaced_pieces_to_their_bag() -> None:
    def dealt(p: Position[Realm]) -> None:
        lord = p.state.lords[0]
        lord.hand = [p.lay("card", p.take("card", "elf", [2]), 1)]
        lord.worn = [p.lay("card", p.take("card", "imp", [0]), ALL_SEATS), -1]
        p.state.shop = [p.take("card", "crown", [3]), p.take("card", "ogre", [1])]
        p.state.deck.discards = [p.take("card", "ring", [4])]

    game: Game[Realm] = Game(
        id="dealt", name="Dealt", version="1", choices=REALM.choices, first_state=first_state, steps=REALM.steps,
        standings=REALM.standings, face_names=REALM.face_names,
        positions=Positions(fields={"shop": OpenCard("card"), "worn": LaidPiece("card")}, begin=dealt),
    )  # fmt: skip
    assert faces_in_bag(position(game), "card") == ["elf"]
    s: Realm = position(game, ann={"hand": "card:crown", "worn": "- elf"}, shop="imp ring", deck={"discards": ""})
    assert faces_in_bag(s, "card") == ["ogre", "elf"]
    assert s.faces.bag.count("") == 2, "two pieces are off the table"


def test_game_without_special_words_has_the_words_of_its_fields() -> None:
    t = table(COURIERS, step="turn", ann={"at": 3, "letter": "Oakham", "hand": "hill meadow"}, bram={"delivered": 2},
              roads="ford ford wood")  # fmt: skip
    assert t.keys == ["ride:hill", "rest"]
    t.answer("ride:hill", "to:beacon-hill", by="ann")
    assert [t.state.faces.face[p] for p in t.state.couriers[0].hand] == [0, 3]
    assert t.asked == 1
    s = position(MARKET, coins=[5, 0], ann={"hand": "1 0"}, deck={"discards": [0]})
    assert (s.coins, s.faces.bags["card"], s.deck.discards) == ([5, 0], [0, 0, 2, 3, 4], [0])


# ---- refused values


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ({"dragons": 3}, "Realm has no word 'dragons' for tests; it has ann, beasts, bram, crowned, deck, guards,"
                         " limit, lords, luck, order, players, quarrel, rolls, seed, shop, state, step, stop_at, taxes,"
                         " tithe"),
        ({"cas": {"gold": 1}}, "there is no seat 'cas' with 2 players; there are ann, bram"),
        ({"ann": {"silver": 1}}, "ann cannot have 'silver'; a player has gold, gems, hand, worn, is_king, rival, sign"),
        ({"ann": {"gold": "much"}}, "ann.gold: wants a number, not 'much'"),
        ({"ann": {"gold": True}}, "ann.gold: wants a number, not True"),
        ({"ann": {"is_king": 2}}, "ann.is_king: wants yes or no, not 2"),
        ({"ann": {"sign": "bear"}}, "ann.sign: there is no sign 'bear'; there are rose, boar"),
        ({"ann": {"rival": "cas"}}, "ann.rival: there is no seat 'cas' with 2 players; there are ann, bram"),
        ({"order": "ann 3"}, "order.2: there is no seat '3' with 2 players; there are ann, bram"),
        ({"ann": {"hand": "witch"}}, "ann.hand.1: there is no card 'witch';"
                                     " there are imp, ogre, elf, crown, ring, dragon"),
        ({"ann": {"hand": "elf imp"}}, "ann.hand.2: 'imp' may come out of card, beast: write card:imp"),
        ({"ann": {"hand": "ogre"}, "bram": {"hand": "ogre"}}, "bram.hand.1: no card ogre is left;"
                                                              " there are imp, elf, elf, crown, ring"),
        ({"ann": {"gems": "pearl=1"}}, "ann.gems: there is no gem 'pearl'; there are ruby, opal, jade"),
        ({"ann": {"gems": "jade=x"}}, "ann.gems.jade: wants a number, not 'x'"),
        ({"ann": {"worn": "head=orc"}}, "ann.worn.head: there is no card 'orc';"
                                        " there are imp, ogre, elf, crown, ring"),
        ({"guards": {"sea": []}}, "guards: there is no land 'sea'; there are meadow, wood, hill"),
        ({"guards": {"wood": "x"}}, "guards.wood.1.piece: there is no card 'x'"),
        ({"guards": ["imp"]}, "guards: wants a mapping like {'key': value}, not ['imp']"),
        ({"quarrel": {"by": "ann"}}, "quarrel: a Quarrel needs about"),
        ({"quarrel": {"by": "ann", "on": 1}}, "quarrel: a Quarrel has no 'on'; it has by, about, stage, dice"),
        ({"quarrel": "ann salt begun 3 4"}, "quarrel: a Quarrel has no 'more'; it has by, about, stage, dice"),
        ({"quarrel": "ann salt over"}, "quarrel.stage: is one of begun, settled, not 'over'"),
        ({"quarrel": {"by": "ann", "about": 3}}, "quarrel.about: wants a text, not 3"),
        ({"shop": {"a": 1}}, "shop: wants a list, not {'a': 1}"),
        ({"shop": "gem"}, "shop.1: there is no card 'gem'; there are imp, ogre, elf, crown, ring"),
        ({"deck": {"first": "imp"}}, "deck: a deck has no 'first'; it has next, left, discards, top, under"),
        ({"deck": {"left": "elf elf elf"}}, "no card elf is left"),
        ({"deck": "crown", "ann": {"hand": "crown"}}, "no card crown is left that could come next"),
        ({"deck": "crow"}, "deck: there is no card 'crow'; there are imp, ogre, elf, crown, ring"),
        ({"step": "end"}, "step is one of setup, rule, over, not 'end'"),
        ({"limit": [1]}, "limit: wants a number or a text, not [1]"),
        ({"ann": {"gold": -1}}, "ann.gold: is a number from 0 on, not -1"),
        ({"tithe": "ann=salt"}, "tithe: 'ann=salt' cannot be read: `ann=3`: the debt of a lord."),
        ({"tithe": 3}, "tithe: 3 cannot be read: `ann=3`: the debt of a lord."),
        ({"state": 3}, "state= takes a finished State, as position(...) makes one, not 3"),
    ],
)  # fmt: skip
def test_impossible_position_is_refused_in_one_sentence(words: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadPosition) as error:
        position(REALM, **words)
    assert str(error.value).startswith(sentence)


def test_luck_that_the_games_reader_cannot_read_is_an_error_of_the_script() -> None:
    positions = Positions[Realm](luck={"rolls": Luck("die", lambda value: [[int(digit)] for digit in value])})
    with pytest.raises(BadScript, match="rolls: 'xy' cannot be read"):
        position(replace(REALM, positions=positions), rolls="xy")


def test_a_card_of_a_game_that_names_no_faces_says_where_to_name_them() -> None:
    with pytest.raises(BadPosition, match=r"there is no card 'elf'; there are none with a name: .* in Game.face_names"):
        position(replace(REALM, face_names={}), ann={"hand": "elf"})


def test_a_reader_of_names_refuses_rows_of_a_table() -> None:
    rows: Any = [Lord()]
    with pytest.raises(TypeError, match="takes a list of names such as 'lord-1', and not Lord"):
        NamedNumber("lord", rows)
