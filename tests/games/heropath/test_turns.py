"""Turns and actions (TRN), the Rest action (RST)."""

from __future__ import annotations

import random
from typing import Any

from meadhall.engine.play.imagining import imagine
from meadhall.games.heropath.actions import trading
from meadhall.games.heropath.content import CARD, SEARCH_DIE
from meadhall.games.heropath.events.cards import CardReceived, GoodsExchanged, OfferMade
from meadhall.games.heropath.events.heroes import GoodGained, GoodLeftBehind, HeroReturned, TurnBegan
from meadhall.games.heropath.events.land import EnemyExposed, WeatherEnded
from meadhall.games.heropath.land import SPACE
from meadhall.testing import clause
from meadhall.testing.scenario import ScriptedTable
from tests.games.heropath.reading import (
    T,
    armed_cards,
    card_ids,
    cards_of,
    enemies_at,
    events,
    gems_of,
    hero,
    in_english,
    log_lines,
    perspective_of,
    refusal_of,
    site_id_at,
    space_of,
    vitality_of,
    walk,
)


@clause("HP-TRN-01", "HP-TRN-02", "HP-TRN-04", "HP-SET-14")
def test_heroes_play_in_a_fixed_order_four_actions_each() -> None:
    t = T(players=3, ann="P14", bram="P01", cas="F01", first="bram", turn="bram")
    for name in ("bram", "cas", "ann"):
        assert (t.asked, hero(t, name).actions) == (["ann", "bram", "cas"].index(name), 4)
        t.answer("give-up", by=name)
    assert (t.asked, t.state.round) == (1, 2)


@clause("HP-TRN-02", "HP-TRN-04")
def test_turn_ends_after_all_actions_and_a_kind_may_be_repeated() -> None:
    t = T(players=2, ann="P14")
    for _ in range(2):
        walk(t, "P13")
        walk(t, "P14")
    assert t.asked == 1


@clause("HP-TRN-04", "HP-EXA-31")
def test_rest_is_not_possible_beside_an_enemy_or_on_an_active_flare() -> None:
    t = T(ann={"at": "P14", "actions": 1}, enemies="P14=goblin")
    assert t.forbidden_by("give-up") == ["HP-TRN-04"]
    t = T(ann="U04")
    assert t.forbidden_by("give-up") == ["HP-TRN-04"]
    t = T(ann="U04", rock=2)
    assert "give-up" in t.keys


@clause("HP-TRN-05", "HP-ENM-06", "HP-ENC-03", "HP-MOV-19")
def test_turn_start_effects_happen_in_order() -> None:
    t = T(
        players=2,
        ann="P14",
        bram={"at": "H04", "late": True, "captive": True, "shielded": True},
        enemies="H04=(troll)",
        weather="fog:bram",
        sites_drawn="S01",
        rock=1,
    )
    t.answer("give-up", by="ann")
    assert (site_id_at(t, "H04"), enemies_at(t, "H04"), t.state.weathers) == ("S01", ["troll"], [])
    assert (hero(t, "bram").is_captive, hero(t, "bram").is_shielded, hero(t, "bram").is_late) == (False, False, False)
    kinds = [type(event) for event in t.news(-1) if isinstance(event, (TurnBegan, WeatherEnded, EnemyExposed))]
    assert kinds == [TurnBegan, WeatherEnded, EnemyExposed]
    t = T(players=2, ann="P14", bram={"dead": True, "gems": "F0 V0"}, enemies="START=(goblin)")
    t.answer("give-up", by="ann")
    again = [type(event) for event in t.news(-1) if isinstance(event, (TurnBegan, HeroReturned, EnemyExposed))]
    assert again == [TurnBegan, HeroReturned, EnemyExposed]


@clause("HP-ENM-07")
def test_enemy_that_arrived_in_between_is_revealed_before_the_next_action() -> None:
    t = T(ann="P14", search="fortune+gold", fortune="F47")
    t.answer("rest", "search", "space:P13", "end")
    walk(t, "P13")
    assert len(enemies_at(t, "P13")) == 1
    assert not enemies_at(t, "P13")[0].startswith("(")


@clause("HP-TRN-06", "HP-VIS-02")
def test_free_options_of_one_action_are_combined() -> None:
    t = T(ann={"at": "P14", "food": 1, "gems": "V1", "cards": "A20"}, loose={"P14": "1GOLD"}, search="gold")
    t.answer("rest", "eat", "collect", "take:GOLD", "rearrange", "arm:A20", "done", "search", "end")
    assert (vitality_of(t), hero(t).gold, armed_cards(t), hero(t).actions) == (4, 2, ["A20"], 3)


@clause("HP-TRN-07")
def test_a_card_is_not_an_action() -> None:
    t = T(ann={"at": "P14", "cards": "K29 B22 B22"})
    t.answer("card:K29", "card:B22", "card:B22")
    assert hero(t).actions == 6


# ---- the Rest


@clause("HP-RST-01")
def test_rest_is_only_possible_on_road_and_safe_spaces() -> None:
    assert T(ann="P02").forbidden_by("rest") == ["HP-RST-01"]
    for space in ("P14", "P11", "P06", "START", "E8"):
        assert "rest" in T(ann=space).keys


@clause("HP-RST-02", "HP-RST-10")
def test_first_rest_of_a_turn_gives_one_vitality() -> None:
    t = T(
        ann={
            "at": "P14",
            "gems": "V1",
            "cards": "K13",
        },
        weather="clear:bram",
        search=["food", "food"],
    )
    t.answer("rest")
    assert vitality_of(t) == 1 + 1 + 1 + 1, "the Rest, the monk, clear skies"
    t.answer("search", "end", "rest")
    assert vitality_of(t) == 5, "clear skies alone"
    t.answer("search", "end")


@clause("HP-RST-03", "HP-ASK-12")
def test_one_food_is_eaten_per_rest() -> None:
    t = T(ann={"at": "P14", "gems": "V1", "food": 2}, search="food")
    t.answer("rest", "eat")
    assert (vitality_of(t), hero(t).food) == (4, 1)
    assert t.forbidden_by("eat") == ["HP-RST-03"]
    t.answer("search", "end")
    t = T(ann={"at": "P11", "gems": "V5 F1", "food": 1, "cards": "B29"}, search="gold")
    t.answer("rest", "pray")
    assert gems_of(t) == "W1 S1 E1 F2 V5"
    t.answer("search", "end")


@clause("HP-RST-03", "HP-RST-04", "HP-RST-06", "HP-RST-07", "HP-DRP-02", "HP-DRP-04")
def test_every_unavailable_part_of_a_rest_has_a_reason() -> None:
    t = T(ann={"at": "P01", "gems": "V5", "food": 1, "gold": 0}, search="gold")
    t.answer("rest")
    assert {key: refusal_of(t, key)[1] for key in ("eat", "trade", "rearrange", "collect", "end")} == {
        "eat": "You already have 5 VITALITY, the maximum.",
        "trade": "No opponent is on your space.",
        "rearrange": "You have no card for the Armament.",
        "collect": "There is nothing to collect here now.",
        "end": "Roll the Search die first.",
    }
    t.answer("search")
    assert t.forbidden_by("search") == ["HP-RST-04"]


@clause("HP-RST-04", "HP-CHN-03", "HP-RST-09", "HP-ASK-41", "HP-CMP-03")
def test_search_die_is_rolled_once_and_gives_its_face() -> None:
    assert len(SEARCH_DIE) == 6
    t = T(ann={"at": "P14", "gems": "V5"}, search="2gold")
    t.answer("rest")
    assert t.forbidden_by("end") == ["HP-RST-04"]
    t.answer("search")
    assert (hero(t).gold, "search" in t.keys) == (2, False)
    assert [gain.said for gain in t.heard(GoodGained)] == [True], "the log line of the die already names the GOLD"
    t.answer("end")
    t = T(ann="P14", search="2gold", gold=1)
    t.answer("rest", "search", "end")
    assert hero(t).gold == 1, "the stockpile has no more"


@clause("HP-RST-07", "HP-RST-08", "HP-ASK-13", "HP-SEE-16", "HP-SEE-02")
def test_up_to_five_items_are_traded_by_offer_and_consent() -> None:
    t = T(
        players=3,
        ann={"at": "P14", "gold": 3, "cards": "M19 A01"},
        bram={"at": "P14", "food": 2, "cards": "A20"},
        cas="P01",
        search="food",
    )
    t.answer("rest", "trade", "give:GOLD", "give:M19", "take:FOOD", "take:A20")
    assert "give:A01" in t.keys
    t.answer("give:A01")
    assert t.forbidden_by("give:GOLD") == ["HP-RST-08"]
    t.answer("offer")
    assert (t.question, t.asked) == ("answer-offer", 1)
    assert events(t, OfferMade, "cas") == [OfferMade(0, 1)]
    row = t.state.deal.row
    assert all(t.view("cas").state.faces.face[piece] == -1 for piece in row)
    t.answer("accept", by="bram")
    assert (hero(t).gold, hero(t).food, cards_of(t)) == (2, 1, ["A20"])
    assert (cards_of(t, "bram"), cards_of(t, "bram", "magic")) == (["A01"], ["M19"])
    assert card_ids(t.view("cas").state, hero(t, "bram").magic) == ["?"]
    assert [events(t, CardReceived, name) for name in ("ann", "bram", "cas")] == [
        [],
        [CardReceived(1, CARD["M19"])],
        [],
    ]
    assert [event.gives for event in events(t, GoodsExchanged, "cas")] == [(0, -1)]  # type: ignore[attr-defined]
    assert "trade" not in t.keys, "five items have changed hands"
    t.answer("search", "end")


@clause("HP-SEE-16")
def test_trade_partner_is_public_and_named_in_the_question() -> None:
    here = {"at": "P14", "gold": 1}
    t = T(players=3, ann=here, bram=here, cas=here)
    t.answer("rest", "trade", "with:2")
    assert perspective_of(t).question() == "What do you offer Cas, and for what?"
    assert log_lines(t, 2)[-1] == "Ann is preparing an offer for you."
    t.answer("give:GOLD", "offer")
    assert perspective_of(t, 2).question() == "Ann offers 1 GOLD for nothing. Do you accept?"
    t.answer("refuse", by="cas")
    assert log_lines(t)[-1] == "Cas refuses the offer."


def test_the_things_of_an_offer_have_the_numbers_by_which_the_browser_reads_them() -> None:
    """The browser reads these numbers in `tradeOf`, web/src/games/heropath/read.ts."""
    assert [*range(5)] == [trading.NOTHING, trading.GIVE_GOLD, trading.GIVE_FOOD, trading.TAKE_GOLD, trading.TAKE_FOOD]
    assert (trading.TAKE_MAGIC, trading.FIRST_CARD) == (5, 6)


@clause("HP-RST-07")
def test_trade_answer_names_the_only_possible_partner() -> None:
    def words(**others: object) -> str:
        t = T(players=3, ann={"at": "P14", "gold": 1}, **others)
        t.answer("rest")
        return perspective_of(t).option_words(t.menu.find("trade"), brief=True)

    assert words(bram="P14", cas="P01") == "Trade with Bram"
    assert words(bram="P14", cas="P14") == "Trade with somebody here"


@clause("HP-RST-08")
def test_three_refusals_by_a_player_end_their_offers_this_turn() -> None:
    t = T(players=3, ann={"at": "P14", "gold": 1}, bram="P14", cas="P14", search="gold")
    t.answer("rest")
    for _ in range(3):
        t.answer("trade", "with:1", "give:GOLD", "offer")
        t.answer("refuse", by="bram")
    for _ in range(2):
        t.answer("trade", "give:GOLD", "offer")
        t.answer("refuse", by="cas")
    t.answer("search", "end", "rest", "trade", "give:GOLD", "offer")
    t.answer("refuse", by="cas")
    assert "trade" not in t.keys
    assert refusal_of(t, "trade") == ("HP-RST-08", "The players here have refused 3 of your offers this turn.")


@clause("HP-SEE-16", "HP-SEE-02")
def test_trade_offers_are_hidden_from_other_players() -> None:
    def offered(*keys: str) -> ScriptedTable[Any]:
        ann = {"at": "P14", "gold": 1, "cards": "M01 M03 M14"}
        t = T(players=3, ann=ann, bram={"at": "P14", "food": 1}, cas="P14")
        t.answer("rest", "trade", "with:1", *keys, "take:FOOD", "offer")
        return t

    first, *others = [offered(key) for key in ("give:M01", "give:M03", "give:GOLD")]
    for other in others:
        for watcher in ("cas", -1):
            assert other.view(watcher).state == first.view(watcher).state
            assert other.news(watcher) == first.news(watcher)
    for t in (first, others[0]):
        t.answer("accept", by="bram")
    assert others[0].view("cas").state == first.view("cas").state
    assert [cards_of(t, "bram", "magic") for t in (first, others[0])] == [["M01"], ["M03"]]


@clause("HP-SEE-16")
def test_imagined_trade_offer_keeps_its_face_down_cards_with_the_sender() -> None:
    t = T(players=2, ann={"at": "P14", "cards": "M01 M01 M14 M28"}, bram={"at": "P14", "food": 1})
    t.answer("rest", "trade", "give:M01", "give:M14", "give:M01", "take:FOOD", "offer")
    rng, lain = random.Random(0), set[int]()
    for _ in range(40):
        world = imagine(t.view("bram"), rng)
        assert world.menu(1).keys == ["accept", "refuse"]
        lain.add(card_ids(world.state, hero(t).magic).index("M14"))
        world.answer(1, "accept")
        assert sorted(card_ids(world.state, world.state.heroes[1].magic)) == ["M01", "M01", "M14"]
    assert len(lain) > 1, "the partner does not know which of the cards it is"


@clause("HP-RST-08", "HP-DEC-02")
def test_no_trade_is_offered_if_nothing_can_change_hands() -> None:
    def offered(ann: str = "", bram: str = "", gold: int = 0) -> bool:
        poor: dict[str, object] = {"at": "P14", "food": 0}
        one, other = {**poor, "gold": 0, "cards": ann}, {**poor, "gold": gold, "cards": bram}
        t = T(players=2, ann=one, bram=other)
        t.answer("rest")
        return "trade" in t.keys

    assert not offered("B01", "B02"), "ABILITIES are never traded"
    assert [offered("K26"), offered("", "M19"), offered(gold=1)] == [True] * 3


@clause("HP-RST-08", "HP-RES-08")
def test_a_partner_may_refuse_and_abilities_are_never_traded() -> None:
    t = T(players=2, ann={"at": "P14", "gold": 1, "cards": "B01"}, bram={"at": "P14", "cards": "B02"}, search="food")
    t.answer("rest", "trade")
    assert sorted(t.keys) == ["give:GOLD", "never-mind"]
    t.answer("give:GOLD", "offer")
    t.answer("refuse", by="bram")
    assert (hero(t).gold, t.question, t.asked) == (1, "rest", 0)
    t.answer("search", "pass", "end")


@clause("HP-DEC-02", "HP-ASK-41")
def test_rest_options_are_asked_even_if_only_one_exists() -> None:
    t = T(ann={"at": "P14", "gold": 0, "food": 0}, search="gold")
    t.answer("rest")
    assert t.keys == ["search"]
    t.answer("search", "drop", "drop:GOLD")
    assert (t.question, t.keys) == ("rest", ["end"])


@clause("HP-RST-05", "HP-RST-06")
def test_drop_and_rearrange_are_parts_of_a_rest() -> None:
    t = T(ann={"at": "P14", "gold": 1, "armed": "A01"}, search="food")
    t.answer("rest", "drop", "drop:GOLD", "rearrange", "unarm:A01", "done", "search", "end")
    assert (hero(t).gold, armed_cards(t), t.state.loose_gold) == (0, [], {SPACE["P14"]: 1})
    assert space_of(t) == "P14"


@clause("HP-ASK-19", "HP-RST-04", "HP-CON-07")
def test_camp_craft_rerolls_the_search_die_once_per_turn() -> None:
    t = T(ann={"at": "P14", "cards": "B27"}, search="gold 2gold food")
    t.answer("rest", "search", "reroll:B27")
    if t.question == "use-card-for-search":
        t.answer("pass")
    t.answer("end")
    assert (hero(t).gold, hero(t).food) == (2, 0)
    t.answer("rest", "search")
    assert t.question == "rest", "once in a turn"
    t.answer("end")


@clause("HP-RST-02", "HP-RES-09", "HP-CMP-03")
def test_unusable_gains_are_reported() -> None:
    t = T(ann={"at": "P01", "gems": "V5", "food": 0, "gold": 0}, bram={"gold": 30, "food": 0}, search="gold")
    t.answer("rest", "search")
    assert t.heard(GoodLeftBehind) == [GoodLeftBehind(0, "VITALITY", 1, "full"), GoodLeftBehind(0, "GOLD", 1, "stock")]
    assert [in_english(event.message(), 0) for event in t.heard(GoodLeftBehind)] == [
        "Your VITALITY is full: you miss out on 1.",
        "The stockpile is empty: you miss out on 1 GOLD.",
    ]
    t = T(ann={"at": "P01", "leeches": 2}, search="fortune+gold", fortune="F41")
    t.answer("rest", "search")
    assert [event.good for event in t.heard(GoodLeftBehind)] == ["leech"]
    t = T(ann={"at": "P01", "gems": "V5"}, search="fortune+gold", fortune="F26")
    t.answer("rest", "search")
    assert [event.n for event in t.heard(GoodLeftBehind)] == [1, 2], (
        "a card without room for its gain brings nothing, either"
    )
