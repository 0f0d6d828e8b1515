"""The campaign and the market between two quests (4.31), options (8), the record (9)."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.engine import ANY_QUESTION, BadOption, Match, NotOffered
from meadhall.engine.language.names import Names
from meadhall.engine.record.playback import load
from meadhall.engine.record.saving import save
from meadhall.games.swordsorcery import market
from meadhall.games.swordsorcery.content import CAMPAIGN, ENEMIES, ITEMS, QUESTS
from meadhall.games.swordsorcery.ending import record_parts
from meadhall.games.swordsorcery.events import CampaignEnded, HitsCounted, QuestBegan, QuestLost, SoulChanged
from meadhall.games.swordsorcery.figures.crowd import full_hp
from meadhall.games.swordsorcery.scene import scene
from meadhall.games.swordsorcery.setup import copy_party, treasure_cards
from meadhall.games.swordsorcery.state import CampaignRecord, State, Thing
from meadhall.games.swordsorcery.turns.phases import event_deck
from meadhall.testing import clause, table
from tests.games.swordsorcery.tables import GAME, ScriptedTable, at, crypt, foe, hero, quest
from tests.games.swordsorcery.tables import english as say


def campaign(quest: str = "q0", **position: Any) -> ScriptedTable[State]:
    """Return a table in the campaign, at this quest."""
    return table(GAME, quest=quest, **position)


def at_market(quest: str = "q1", **position: Any) -> ScriptedTable[State]:
    """Return a campaign at the market."""
    return campaign(**{"step": "market", "quest": quest, **position})


@pytest.mark.parametrize("crowns", [0, 9, 25, 80])
def test_market_offers_each_item_or_tells_why_not(crowns: int) -> None:
    t = at_market()
    t.state.heroes[0].crowns = crowns
    menu = t.menu.with_current_options()
    wares = {f"buy:{card.id}" for card in market.WARES}
    offered, refused = wares.intersection(menu.keys), wares & {refusal.key for refusal in menu.refusals()}
    assert (offered | refused, offered & refused) == (wares, set())
    assert bool(offered) == (crowns > 0)


def set_quest(t: ScriptedTable[State], quest: str) -> ScriptedTable[State]:
    t.state.quest = quest
    return t


# ---- from quest to quest


@clause("SS-CAM-01", "SS-SET-04", "SS-CAM-10", "SS-CAM-52", "SS-END-04")
def test_won_quest_leads_to_the_next_with_all_heroes_healed() -> None:
    ghost = {"ghost": True, "wounds": 2, "keys": "bell_clapper regent_seal"}
    words: dict[str, Any] = {"step": "event", "event": "v11", "flags": ["rung"]}
    t = campaign(party="bryndis law K11, sable law K12", sable=ghost, **words)
    assert (t.state.quest, t.state.step, t.question) == ("q1", "market", "market")
    one = hero(t, "sable")
    assert (one.ghost, one.wounds, one.keys, one.crowns, t.state.soul) == (False, 0, ["regent_seal"], 10, 4)
    assert CAMPAIGN == ("q0", "q1", "q2", "q3", "q4")
    assert QUESTS["q4"].next == ""


@clause("SS-CAM-10", "SS-CMP-11")
def test_map_is_cleared_when_the_market_opens() -> None:
    words: dict[str, Any] = {
        "foes": "gremlin_b K9, gremlin_g K16",
        "mates": "wolf sable K12",
        "flags": ["rung"],
        "night": True,
    }
    t = campaign(party="bryndis law K11, sable law K12", step="event", event="v11", **words)
    assert (t.state.quest, t.question) == ("q1", "market")
    assert (t.state.enemies, t.state.companions, t.state.owners) == ([], [], {})
    cards = [card for seat in scene(t.view(0).state, 0).seats for card in seat.cards]
    assert not [card for card in cards if card.kind in ("enemy", "event")]


@clause("SS-CAM-02", "SS-DEC-62")
def test_lost_quest_is_replayed_from_before_its_setup() -> None:
    t = campaign(step="event", events_drawn=7, bryndis={"crowns": 9, "bag": "antidote"}, soul=5, flags=["clapper"])
    assert (t.question, t.keys) == ("lost", ["again", "end"])
    t.answer("again")
    one = hero(t, "bryndis")
    assert (one.crowns, t.state.soul, t.state.flags, t.state.attempt) == (0, 0, [], 2)
    assert [thing.item for thing in one.bag] == ["healing_potion"]
    assert t.heard(QuestBegan)[-1].attempt == 2
    t = campaign(step="event", events_drawn=7)
    t.answer("end")
    assert t.heard(CampaignEnded)[0].how == "abandoned"


@clause("SS-CAM-02", "SS-SET-09")
def test_choices_after_a_defeat_forget_the_lost_attempt() -> None:
    t = campaign(step="event", events_drawn=7, sable={"rank": 2, "powers": "s1 s4", "talents": "st1"})
    t.answer("again")
    assert (t.question, hero(t, "sable").rank) == ("power", 1)
    assert (hero(t, "sable").powers, hero(t, "sable").talents) == ([], [])


@clause("SS-CAM-03")
@pytest.mark.parametrize(("attempt", "soul", "potions"), [(2, 0, 1), (3, 1, 2), (4, 2, 2), (6, 4, 2)])
def test_later_attempts_get_help(attempt: int, soul: int, potions: int) -> None:
    t = crypt(step="setup", attempt=attempt, seed="1")
    t.state.saved = copy_party(t.state)
    while t.question in ("power", "talent"):
        t.answer(t.keys[0])
    assert t.state.soul == soul
    assert [(event.n, event.left) for event in t.heard(SoulChanged)] == ([(soul, soul)] if soul else [])
    assert t.state.record.earned == 0
    assert [thing.item for thing in hero(t, "bryndis").bag].count("healing_potion") == potions


@clause("SS-CAM-51", "SS-RNK-03")
def test_sixth_defeat_loses_the_campaign() -> None:
    t = campaign(step="event", events_drawn=7, attempt=6)
    assert t.over
    assert t.heard(CampaignEnded)[0].how == "lost"


@clause("SS-CAM-04")
@pytest.mark.parametrize(("flag", "ending", "points"), [("ending_dawn", "dawn", 25), ("ending_crown", "crown", 15)])
def test_campaign_ends_with_the_last_quest(flag: str, ending: str, points: int) -> None:
    t = table(GAME, mode="single", quest="q4", step="event", event="v11", killed=["regent", "crown"], flags=[flag])
    assert t.state.record.ending == ending
    t.state.record.ending = ending
    assert record_parts(t.state)["ending"] == points


@clause("SS-CAM-11", "SS-DEC-63")
def test_treasures_and_crowns_on_the_ground_may_be_taken() -> None:
    words: dict[str, Any] = {
        "step": "event",
        "event": "v11",
        "flags": ["rung"],
        "ground": {"K3": "moonbiter* antidote"},
    }
    t = campaign(party="bryndis law K11, sable law K12", crowns={"K5": 7}, **words)
    assert (t.question, t.keys) == ("spoils", ["nothing", "take:crowns", "take:moonbiter*"])
    t.answer("take:crowns", "take:moonbiter*")
    assert hero(t, "bryndis").crowns == 17
    assert Thing("moonbiter", "", True) in hero(t, "bryndis").bag
    assert t.question == "market"


@clause("SS-CAM-12", "SS-CAM-53")
def test_kept_treasures_are_missing_from_the_deck_until_they_are_sold() -> None:
    t = at_market(bryndis={"bag": "moonbiter* fire_flask"})
    assert len(treasure_cards(t.state)) == 36
    t.answer("sell:moonbiter*", "sell:fire_flask")
    assert hero(t, "bryndis").crowns == 30 + 6
    assert len(treasure_cards(t.state)) == 37


@clause("SS-CAM-13")
def test_items_and_crowns_are_exchanged_freely() -> None:
    t = at_market(bryndis={"crowns": 12})
    assert [one.words for one in t.why_not("hand-crowns:7/sable")] == [
        "Bryndis has 12 Crowns. They are handed over one at a time, by 5, 10 or 25, or all together."
    ]
    t.answer("hand:healing_potion/sable", "hand-crowns:12/sable")
    assert [one.words for one in t.why_not("hand-crowns:12/sable")] == ["Bryndis has no Crowns to hand over."]
    assert (hero(t, "sable").crowns, len(hero(t, "sable").bag), hero(t, "bryndis").bag) == (12, 2, [])


# ---- Emporium, Anvil, tavern


@clause("SS-CAM-20", "SS-CAM-21", "SS-CAM-22", "SS-DEC-60", "SS-ITM-01")
def test_emporium_buys_and_sells_and_has_limited_stock() -> None:
    t = at_market(bryndis={"crowns": 90, "bag": ""}, stock={"longsword": 1, "half_plate": 0})
    assert "buy:half_plate" not in t.keys
    assert "buy:moonbiter" not in t.keys
    t.answer("buy:longsword")
    assert "buy:longsword" not in t.keys
    t.answer("buy:healing_potion", "sell:longsword")
    assert "buy:longsword" in t.keys
    assert hero(t, "bryndis").crowns == 90 - 40 - 12 + 20
    assert t.menu.unanswered().key == "ready"
    assert t.forbidden_by("buy:half_plate") == ["SS-CAM-22"]


@clause("SS-CAM-30")
def test_enchantment_is_permanent_and_moves_with_the_item() -> None:
    t = at_market(bryndis={"crowns": 60})
    t.answer("enchant:watch_sword/edge")
    assert hero(t, "bryndis").primary == Thing("watch_sword", "edge")
    assert "enchant:watch_sword+edge/ember" not in t.keys
    assert "enchant:ring_mail/edge" not in t.keys
    t.answer("sell:watch_sword+edge")
    assert hero(t, "bryndis").crowns == 30 + 7 + 15


def test_edge_and_other_runes_strengthen_their_weapon() -> None:
    sword = {"primary": "watch_sword+edge"}
    with crypt(party="bryndis law K4, sable law K1", bryndis=sword, foes="orc_r K4", red=[1], blue=[1]) as t:
        t.answer("attack", "edge", "done")
        assert t.heard(HitsCounted)[0].parts == [("edge", 1)]
    sword = {"primary": "watch_sword+ember"}
    with crypt(party="bryndis law K4, sable law K4", bryndis=sword, foes="risen_r K4", red=[8], blue=[6, 1]) as t:
        t.answer("attack", "done")
        assert foe(t).fire == [1]
    sword = {"primary": "watch_sword+balance"}
    with crypt(party="bryndis law K4, sable law K1", bryndis=sword, foes="orc_r K4", red=[1, 1], blue=[1]) as t:
        t.answer("attack", "reroll:balance", "die:1", "done")
        assert hero(t, "bryndis").limits == ["turn/balance"]


@clause("SS-CAM-31")
def test_soul_weapon_is_forged_once_from_soul_silver() -> None:
    assert "forge" not in at_market(bryndis={"crowns": 60}).keys
    t = at_market(bryndis={"crowns": 60}, flags=["soul_silver"])
    t.answer("forge")
    assert Thing("oathkeeper") in hero(t, "bryndis").bag
    assert "forge" not in t.keys
    assert "sell:oathkeeper" not in t.keys
    assert not [key for key in t.keys if key.startswith("hand:oathkeeper")]


@clause("SS-CAM-40", "SS-DEC-61", "SS-DEC-55")
def test_tavern_has_services_for_heroes_and_for_the_party() -> None:
    t = at_market(bryndis={"crowns": 30}, sable={"crowns": 5}, red=[9])
    t.answer("tavern:meal", "tavern:dice")
    assert hero(t, "bryndis").crowns == 30 - 6 - 5 + 15
    assert not {"tavern:meal", "tavern:dice"} & set(t.keys)
    assert full_hp(t.state, 0) == 9
    t.answer("ready", "ready")
    assert (t.question, t.asked) == ("party-services", 0)
    t.answer("service:candle", "pay:10")
    assert t.state.services == ["candle"]
    assert (hero(t, "bryndis").crowns, hero(t, "sable").crowns) == (24, 5)


@clause("SS-CAM-40")
def test_candle_restores_the_lost_soulrank() -> None:
    t = crypt(
        step="time",
        party="bryndis law K1, sable law K1",
        candle=True,
        sable={"ghost": True, "rank": 2, "lost_rank": True},
        bryndis={"rank": 2},
    )
    t.answer("resurrect")
    assert (hero(t, "sable").rank, t.state.soul, t.state.candle) == (3, 0, False)


@clause("SS-CAM-41")
def test_soul_points_may_be_spent_between_quests() -> None:
    t = at_market(soul=4)
    t.answer("raise")
    assert (hero(t, "bryndis").rank, t.state.soul) == (2, 0)
    assert t.forbidden_by("raise") == ["SS-SOU-12"]


# ---- options


@clause("SS-OPT-02")
def test_difficulties_change_their_numbers() -> None:
    t = crypt(difficulty="story", step="market")
    assert full_hp(t.state, 0) == 10
    assert [item.item for item in hero(t, "bryndis").bag] == ["healing_potion", "healing_potion"]
    t = quest(
        "q2",
        difficulty="heroic",
        step="time",
        soul=1,
        party="bryndis law G1, sable law G2",
        sable={"ghost": True},
        foes="grundle G17",
    )
    assert foe(t).most == 18 + 2
    assert full_hp(t.state, 0) == 8 - 2
    assert t.question == "who-acts"


@clause("SS-OPT-02", "SS-SET-26")
def test_clock_is_longer_in_story_and_heroic_and_shorter_without_a_master() -> None:
    def cards(id: str, difficulty: str) -> list[str]:
        return event_deck(quest(id, difficulty=difficulty).state)

    assert cards("q0", "normal") == ["R", "R", "story:q0s1", "R", "R", "story:q0s2"]
    assert cards("q0", "story") == ["R", "R", "story:q0s1", "R", "R", "R", "story:q0s2"]
    assert cards("q0", "heroic") == ["R", "R", "story:q0s1", "R", "story:q0s2"]
    assert all(cards(id, "heroic") == cards(id, "normal") for id in ("q1", "q2", "q3", "q4"))


@clause("SS-DEC-01", "SS-DEC-02")
def test_hero_and_nature_options_describe_themselves() -> None:
    t = table(GAME, step="heroes", seed="1")

    def option_text(key: str, brief: bool = False) -> str:
        view = t.match.view(0)
        option = next(option for option in view.options if option.key == key)
        return say(GAME.wording.option(option, view.state, Names([])), "brief" if brief else "")

    assert option_text("hero:sable") == "Lead Sable Renn (half-elf): Duelist of law or Shadowblade of chaos"
    assert option_text("hero:sable", brief=True) == "Sable Renn"
    t.answer("hero:sable")
    assert option_text("nature:law").startswith(
        "Law: Duelist, 6 HP. Riposte: Once per round, after an enemy in your area"
    )
    assert option_text("nature:law", brief=True) == "Law: Duelist"


@clause("SS-OPT-04")
def test_one_side_option_fixes_the_nature_of_later_heroes() -> None:
    t = table(GAME, one_side=True, step="heroes", seed="1")
    t.answer("hero:sable", "nature:chaos", "hero:bryndis")
    assert [hero.nature for hero in t.state.heroes] == ["chaos", "chaos"]
    with pytest.raises(BadOption):
        GAME.options(one_side=True, soul_storm=True)
    with pytest.raises(BadOption):
        GAME.options(players=3, heroes=2)
    with pytest.raises(BadOption):
        GAME.options(legend=True, difficulty="story")


@clause("SS-OPT-05")
def test_soul_storm_strengthens_and_hurts() -> None:
    party = "bryndis law K4, sable chaos K1"
    t = crypt(soul_storm=True, party=party, foes="orc_r K4", red=[1], blue=[1])
    t.state.enemies[0].storm.append("chaos")
    t.answer("attack", "done")
    assert t.heard(HitsCounted)[0].parts == [("soul-storm", 1)]
    assert foe(t).stormed
    luck: dict[str, Any] = {"encounters": ["e01"], "red": [7], "blue": [6, 1, 1]}
    t = crypt(
        soul_storm=True,
        step="foes",
        party="bryndis law K4, corvane chaos K3, dorrun law K3",
        foes="orc_g K4",
        bryndis={"wounds": 7},
        **luck,
    )
    assert [hero.wounds for hero in t.state.heroes] == [0, 1, 0]


@clause("SS-OPT-09")
def test_iron_souls_return_once() -> None:
    words: dict[str, Any] = {"step": "time", "soul": 3, "party": "bryndis law K1, sable law K1"}
    assert crypt(iron_souls=True, sable={"ghost": True, "resurrected": True}, **words).question != "soul"
    assert crypt(iron_souls=True, sable={"ghost": True}, **words).question == "soul"


@clause("SS-OPT-10")
def test_legend_starts_at_soulrank_three() -> None:
    t = table(GAME, legend=True, step="heroes", seed="1")
    t.answer("hero:sable", "nature:chaos", "hero:bryndis", "nature:law")
    assert hero(t, "sable").rank == 3


@clause("SS-OPT-11")
def test_decision_has_no_limit_or_one_of_half_a_minute_to_two() -> None:
    assert GAME.time_limits(GAME.options()) == {}
    for seconds in (30, 60, 120):
        assert GAME.time_limits(GAME.options(decision_time=seconds)) == {ANY_QUESTION: seconds}
    for wrong in (0, 45, "30", True):
        with pytest.raises(BadOption, match="SS-OPT-11"):
            GAME.options(decision_time=wrong)
    one, other = (Match(GAME, "3", mode="single", quest="q0", **more) for more in ({}, {"decision_time": 30}))
    assert one.digest == other.digest, "the rules know no time"


@clause("SS-OPT-12", "SS-DEC-20")
def test_every_question_has_a_default_answer() -> None:
    match = Match(GAME, "3", mode="single", quest="q0", players=2)
    for _ in range(400):
        if match.ask is None:
            break
        match.let_pass(match.ask.seat)
    assert match.ask is None


# ---- the record


@clause("SS-RNK-01", "SS-RNK-02")
def test_all_win_or_lose_together() -> None:
    t = crypt(players=2, step="event", events_drawn=7)
    assert (t.places, t.points) == ([2, 2], [0, 0])  # nobody has won
    assert t.heard(QuestLost)


@clause("SS-RNK-04", "SS-RNK-05")
def test_record_counts_deeds_and_losses() -> None:
    t = campaign(step="market", players=2)
    t.state.record = CampaignRecord(
        soul=11, deaths=2, defeats=1, rounds=40, firsts=3, saved=4, troll=True, freed=True, ending="dawn"
    )
    assert record_parts(t.state) == {
        "first-attempts": 60, "soul": 6, "villagers": 40, "troll": 10, "abbot": 15,
        "ending": 25, "deaths": -6, "defeats": -10,
    }  # fmt: skip
    assert t.points == [140, 140]
    assert t.state.record.rounds == 40


def test_a_campaign_is_saved_and_resumed() -> None:
    match = Match(GAME, "9", players=2)
    for _ in range(120):
        if match.ask is None:
            break
        match.let_pass(match.ask.seat)
    again = load(save(match), GAME)
    assert again.state == match.state


def test_prices_and_texts_exist() -> None:
    assert all(item.text for item in ITEMS.values())
    assert all(card.text for card in ENEMIES.values())
    assert at(crypt(), "bryndis") == "K1"


# ---- the other decisions


@clause("SS-DEC-06")
def test_start_is_asked_only_with_several_start_areas() -> None:
    assert all(len(card.start) == 1 for card in QUESTS.values())
    t = crypt(step="setup", seed="1")
    while t.question in ("power", "talent"):
        t.answer(t.keys[0])
    assert t.question != "start"


@clause("SS-DEC-21", "SS-DEC-22", "SS-DEC-23")
def test_steps_evades_and_targets_are_asked() -> None:
    t = crypt(party="sable law K4, bryndis law K1", foes="orc_g K4 wounds=1, orc_g K4")
    assert {"to:K3", "to:K5", "to:K10", "attack"} <= set(t.keys)
    t.answer("attack")
    assert t.keys == [f"foe:{enemy.ref}" for enemy in t.state.enemies]
    t = crypt(party="sable law K4, bryndis law K1", foes="orc_g K4")
    t.answer("to:K3")
    assert t.menu.unanswered().key == "stay"


@clause("SS-DEC-07", "SS-CAM-02", "SS-ACT-08")
def test_gear_is_asked_at_the_setup_of_a_repeated_quest() -> None:
    words: dict[str, Any] = {"bryndis": {"bag": "longsword healing_potion"}, "sable": {"bag": "half_plate"}}
    t = campaign("q1", step="setup", seed="1", attempt=2, **words)
    assert (t.question, t.menu.unanswered().key) == ("gear", "done")
    t.answer("wear:longsword/primary")
    assert hero(t, "bryndis").primary.item == "longsword"
    assert "wear:longsword/secondary" not in t.keys
    t.answer("done")
    assert t.question == "power"  # Sable wears no plate, so she is not asked
    assert campaign("q1", step="setup", seed="1", **words).question == "power"


@clause("SS-DEC-21", "SS-HTN-06", "SS-MAP-07")
def test_movement_is_ended_for_the_next_one_if_its_points_do_not_suffice() -> None:
    """The Scroll of Haste gives a second Movement. One remaining point is not enough for a Difficult area."""
    words: dict[str, Any] = {"party": "bryndis law K1, sable law K1", "bryndis": {"bag": "scroll_of_haste"}}
    t = crypt(**words)
    t.answer("to:K2")
    assert "halt" not in t.keys
    t = crypt(**words)
    t.answer("use:scroll_of_haste", "to:K2")
    assert "to:K7" not in t.keys
    t.answer("halt")
    assert "halt" not in t.keys
    t.answer("to:K7")
    assert at(t, "bryndis") == "K7"
    assert not [key for key in t.keys if key.startswith("to:")]


@clause("SS-DEC-91")
def test_activity_can_be_undone_until_dice_are_rolled() -> None:
    t = crypt(party="bryndis law K1, sable law K1", foes="orc_r K4")
    t.answer("to:K2")
    t.take_back(0)
    assert at(t, "bryndis") == "K1"
    t = crypt(party="bryndis law K4, sable law K1", foes="orc_r K4", red=[1], blue=[1])
    t.answer("attack")
    with pytest.raises(NotOffered):
        t.take_back(0)
    t.answer("done")
