"""Dropping and collecting (DRP)."""

from __future__ import annotations

from meadhall.engine.language.names import Names
from meadhall.games.heropath import GAME
from meadhall.games.heropath.content import CARD
from meadhall.games.heropath.events.cards import CardDropped, GoodsCollected
from meadhall.games.heropath.land import SPACE, SPACES
from meadhall.testing import clause
from tests.games.heropath.reading import T, armed_cards, card_ids, cards_of, events, hero


@clause("HP-DRP-01", "HP-DRP-02", "HP-DRP-07", "HP-ASK-11", "HP-HID-07")
def test_dropping_is_free_for_everything_except_abilities() -> None:
    t = T(ann={"at": "P14", "gold": 1, "food": 1, "cards": "K26 B01 M19", "armed": "A01"})
    t.answer("drop")
    assert sorted(t.keys) == ["card:A01", "card:K26", "drop:FOOD", "drop:GOLD", "hidden", "nothing"]
    assert t.forbidden_by("card:B01") == ["HP-DRP-02"]
    t.answer("card:A01")
    assert (hero(t).actions, card_ids(t.state, t.state.dropped[0].cards)) == (4, ["A01"])
    assert t.state.dropped[0].at == SPACE["P14"]
    assert events(t, CardDropped) == [CardDropped(0, CARD["A01"], "ARMS", SPACE["P14"])]


@clause("HP-DRP-03", "HP-DRP-08")
def test_cards_of_one_space_share_a_square() -> None:
    t = T(ann={"at": "P14", "cards": "K26 K29"})
    t.answer("drop", "card:K26", "drop", "card:K29")
    assert card_ids(t.state, t.state.dropped[0].cards) == ["K26", "K29"]
    assert t.state.dropped[1].at == -1


@clause("HP-DRP-10")
def test_sixth_space_has_no_token_so_the_card_is_discarded() -> None:
    places = {"P01": "A01", "P02": "A02", "P03": "A03", "P05": "A04", "P06": "A05"}
    t = T(ann={"at": "P14", "cards": "K26"}, dropped=places)
    t.answer("drop", "card:K26")
    assert t.state.board("MARKET").deck.discards == [CARD["K26"]]


@clause("HP-DRP-02", "HP-MOV-18")
def test_hero_with_only_an_armed_card_may_drop_it_while_travelling() -> None:
    t = T(ann={"at": "P14", "armed": "K24"})
    t.answer("travel", "space:START", "drop", "card:K24")
    assert (armed_cards(t), t.state.dropped[0].at) == ([], SPACE["START"])


@clause("HP-DRP-11", "HP-SEE-12")
def test_gold_and_food_are_open_without_a_token() -> None:
    t = T(ann={"at": "P14", "gold": 2})
    t.answer("drop", "drop:GOLD")
    assert t.view(-1).state.loose_gold == {SPACE["P14"]: 1}
    assert all(square.at == -1 for square in t.state.dropped)


@clause("HP-DRP-04", "HP-RST-05", "HP-ASK-10")
def test_collecting_is_only_part_of_a_travel_or_a_rest() -> None:
    t = T(ann="P14", loose={"P14": "2GOLD"}, search="food")
    assert "collect" not in t.keys
    t.answer("rest", "collect", "take:GOLD", "nothing", "search", "end")
    assert (hero(t).gold, t.state.loose_gold) == (1, {SPACE["P14"]: 1})


@clause("HP-DRP-05")
def test_player_may_drop_and_rearrange_between_actions_of_another_turn() -> None:
    t = T(players=2, ann="P14", bram={"at": "P01", "gold": 1, "cards": "A01 B31", "gems": "V2"})
    offered = t.match.unasked(1)
    assert offered is not None
    assert sorted(offered.keys) == ["arm:A01", "card:B31", "drop-card:A01", "drop-drop:GOLD"]
    t.match.answer(1, "arm:A01")
    t.match.answer(1, "drop-drop:GOLD")
    t.match.answer(1, "card:B31")
    assert (hero(t, "bram").gold, hero(t, "bram").gems[4], t.asked) == (0, 4, 0)
    t.answer("travel")
    assert t.match.unasked(1) is None, "no unasked action during an effect"


@clause("HP-DRP-06", "HP-EXA-02")
def test_a_landslide_drops_equipment_seven_spaces_away() -> None:
    t = T(ann={"at": "P14", "cards": "A01"}, search="fortune+gold", fortune="F40")
    t.answer("rest", "search")
    assert t.question == "drop-where"
    key = t.keys[0]
    t.answer(key)
    square = t.state.dropped[0]
    assert (card_ids(t.state, square.cards), f"space:{SPACES[square.at].id}") == (["A01"], key)


@clause("HP-DRP-12", "HP-SEE-11", "HP-HID-07")
def test_passing_hero_sees_face_down_cards_and_others_do_not() -> None:
    t = T(players=2, ann="P13", dropped={"P14": "(M19) (M14)"})
    t.answer("travel", "space:P14", "collect")
    assert sorted(card_ids(t.view("ann").state, t.state.dropped[0].cards)) == ["M14", "M19"]
    assert card_ids(t.view("bram").state, t.state.dropped[0].cards) == ["?", "?"]
    t.answer("hidden")
    t.answer(t.keys[0])
    t.answer("enough")
    assert [event.hidden for event in events(t, GoodsCollected, "bram")] == [1]  # type: ignore[attr-defined]
    assert len(cards_of(t, category="magic")) == 1
    assert card_ids(t.view("bram").state, t.state.dropped[0].cards) == ["?"]


@clause("HP-DRP-13")
def test_enemies_do_not_hinder_collecting() -> None:
    t = T(ann="P13", dropped={"P14": "A01"}, enemies="P14=troll")
    t.answer("travel", "space:P14", "collect", "card:A01", "stop")
    assert cards_of(t) == ["A01"]


@clause("HP-DRP-14", "HP-RES-05", "HP-RES-06", "HP-RES-07", "HP-TRN-08", "HP-EXA-23", "HP-ASK-30")
def test_cards_above_five_are_dropped_at_the_end_of_the_turn() -> None:
    t = T(players=2, ann={"at": "P14", "cards": "M14 M15 M16 M17 M28 M29"})
    assert "card:M29" in t.keys, "the surplus cards may still be used"
    t.answer("give-up", by="ann")
    assert (t.question, len(t.keys)) == ("surplus", 6)
    t.answer(t.keys[0])
    assert len(hero(t).magic) == 5
    assert len(t.state.dropped[0].cards) == 1
    assert events(t, CardDropped, "bram") == [CardDropped(0, -1, "MAGIC", SPACE["P14"])]


@clause("HP-RES-08", "HP-EXA-23")
def test_surplus_ability_is_discarded() -> None:
    t = T(players=2, ann={"at": "P14", "cards": "B01 B02 B03 B04 B05 B06"})
    t.answer("give-up")
    t.answer(t.keys[0])
    assert (len(hero(t).abilities), len(t.state.board("ABILITIES").deck.discards)) == (5, 1)


@clause("HP-RES-06", "HP-TRN-08")
def test_hero_who_drops_the_mule_drops_its_surplus() -> None:
    t = T(players=2, ann={"at": "P14", "cards": "A01 A05 A06 A07 A20 A21 A24 K03 K01 K04 K05 K09 K11"})
    t.answer("give-up", "card:K03")
    assert (t.question, t.asked) == ("surplus", 0)
    t.answer("card:A01", "card:A20")
    assert (t.question, len(cards_of(t)), len(cards_of(t, category="companions"))) == ("arrange", 5, 5)


@clause("HP-DRP-15", "HP-EXA-34", "HP-CRD-25")
def test_card_collected_in_a_later_action_brings_no_second_gain() -> None:
    t = T(ann={"at": "P14", "cards": "K03"}, search=["food", "food"])
    t.answer("rest", "drop", "card:K03")
    assert "collect" not in t.keys
    t.answer("search", "end", "rest", "collect", "card:K03", "search", "end")
    food = hero(t).food
    assert (cards_of(t, category="companions"), food) == (["K03"], 2)


@clause("HP-DRP-15", "HP-DRP-04")
def test_dropping_a_good_elsewhere_does_not_forbid_collecting_it() -> None:
    t = T(ann={"at": "P14", "gold": 1}, loose={"P13": "1GOLD"})
    t.answer("travel", "drop", "drop:GOLD", "space:P13", "collect", "take:GOLD", "space:P14")
    assert (hero(t).gold, "collect" in t.keys) == (1, False)


@clause("HP-DRP-05", "HP-HID-07")
def test_in_another_players_turn_a_face_down_card_is_dropped_secretly() -> None:
    t = T(players=2, ann="P14", bram={"at": "P01", "cards": "M14 M19"})
    t.match.answer(1, "drop-hidden")
    assert (t.asked, t.question) == (1, "which-hidden")
    t.answer(next(key for key in t.keys if t.state.card(int(key[6:])).id == "M19"), by="bram")
    assert (cards_of(t, "bram", "magic"), t.asked, t.question) == (["M14"], 0, "action")
    assert events(t, CardDropped, "ann") == [CardDropped(1, -1, "MAGIC", SPACE["P01"])]
    assert card_ids(t.view("ann").state, t.state.dropped[0].cards) == ["?"]


@clause("HP-RES-05", "HP-RES-07", "HP-TRN-08", "HP-ARM-03")
def test_cards_returned_at_the_end_of_a_turn_are_counted_in_the_next() -> None:
    t = T(
        players=2,
        ann={"at": "P14", "armed": "A20 A24", "cards": "K26 K28 K29 K30 F05"},
        bram={"at": "P01", "actions": 0},
    )
    t.answer("give-up", "unarm:A20", "unarm:A24", "done")
    assert (len(cards_of(t)), t.asked, t.question) == (7, 1, "action")
    t.answer("give-up", by="bram")
    t.answer("give-up", by="ann")
    assert t.question == "surplus"


def test_german_quotes_the_name_of_a_dropped_card_unless_it_is_hidden() -> None:
    def told_of(face: int) -> str:
        dropped = CardDropped(0, face, "MAGIC", SPACE["P14"])
        return GAME.voice(Names(["Ann"]), "de").say(dropped.message())

    assert told_of(CARD["M19"]).startswith("Ann lässt „")
    assert told_of(-1).startswith("Ann lässt eine verdeckte MAGIE-Karte ")
