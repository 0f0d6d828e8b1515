"""Set-up, paragraphs, quests and their branches (3, 4.29), hidden information (6)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from meadhall.engine import Match
from meadhall.engine.common.errors import NotOffered
from meadhall.engine.common.text import text
from meadhall.engine.kit.decks import left
from meadhall.engine.language.names import Names
from meadhall.engine.model.state import encode
from meadhall.engine.play.imagining import imagine
from meadhall.games.swordsorcery.bot.thought import GUIDE, turns_played
from meadhall.games.swordsorcery.content import ENEMIES, EVENTS, QUESTS
from meadhall.games.swordsorcery.events import CardDrawn, CardsPeeked, LabelsShown, ParagraphRead, QuestBegan
from meadhall.games.swordsorcery.story.triggers import condition_holds, record_trigger
from meadhall.games.swordsorcery.texts import card_name
from meadhall.games.swordsorcery.words import question_text
from meadhall.testing import clause, table
from tests.games.swordsorcery.tables import GAME, area, at, crypt, enemy_types, english, foe, hero, quest


def first_question_table(**position: Any) -> Any:
    """Return a single quest at its first question."""
    return table(GAME, mode="single", seed="1", step="heroes", **position)


# ---- the party


@clause("SS-SET-01", "SS-SET-02", "SS-SET-03", "SS-SET-05", "SS-DEC-01", "SS-DEC-02", "SS-OPT-03")
def test_every_player_chooses_heroes_and_natures() -> None:
    t = first_question_table(players=2, heroes=5)
    seats = list[int]()
    for _ in range(5):
        seats.append(t.asked)
        if t.question == "hero":
            assert len(t.keys) == 5 - len(t.state.heroes)
            t.answer(t.keys[0])
        t.answer("nature:chaos")
    assert seats == [0, 0, 0, 1, 1]
    assert [hero.id for hero in t.state.heroes] == ["bryndis", "dorrun", "ilvane", "corvane", "sable"]
    assert hero(t, "bryndis").side.class_ == "Reaver"
    t = first_question_table(players=2, heroes=3)
    t.answer("hero:sable", "nature:law", "hero:bryndis", "nature:law", "hero:ilvane", "nature:law")
    assert [(hero.id, hero.seat) for hero in t.state.heroes] == [("sable", 0), ("bryndis", 0), ("ilvane", 1)]
    t = first_question_table()
    assert t.state.options.heroes == 2
    t.answer("hero:sable", "nature:law")
    assert t.forbidden_by("hero:sable") == ["SS-SET-01"]


@clause("SS-SET-07")
def test_campaign_starts_with_the_items_of_the_class() -> None:
    t = table(GAME, seed="1", step="heroes")
    t.answer("hero:sable", "nature:law", "hero:bryndis", "nature:chaos")
    one = hero(t, "sable")
    assert (one.primary.item, one.secondary.item, one.armor.item) == (
        "duelling_rapier",
        "main_gauche",
        "leather_jerkin",
    )
    assert [thing.item for thing in one.bag] == ["healing_potion"]
    assert (one.rank, one.crowns, t.state.soul, t.state.step) == (1, 0, 0, "setup")


@clause("SS-SET-08", "SS-CAM-50", "SS-OPT-01")
def test_single_quest_starts_at_the_market_but_the_prologue_does_not() -> None:
    t = first_question_table(quest="q3")
    t.answer("hero:sable", "nature:law", "hero:bryndis", "nature:chaos")
    assert (t.question, hero(t, "sable").rank, hero(t, "sable").crowns, t.state.soul) == ("market", 3, 90, 32)
    assert [key for key in t.keys if key.startswith("enchant")]
    t = first_question_table(quest="q2")
    t.answer("hero:sable", "nature:law", "hero:bryndis", "nature:chaos")
    assert not [key for key in t.keys if key.startswith("enchant")]
    t = first_question_table(quest="q0")
    t.answer("hero:sable", "nature:law", "hero:bryndis", "nature:chaos")
    assert (t.question, hero(t, "sable").crowns) == ("power", 0)


@clause("SS-SET-09")
def test_powers_and_talents_are_chosen_at_the_set_up() -> None:
    t = crypt(step="setup", seed="1")
    assert t.keys == ["take:b1", "take:b2", "take:b5"]
    t.answer("take:b5", "take:b1", "take:s1", "take:s2")
    assert hero(t, "bryndis").powers == ["b5", "b1"]
    assert t.question == "who-acts"


def table_after_setup(id: str, party: str = "bryndis law, sable law", **position: Any) -> Any:
    """Return a quest after its set-up, with the first powers on offer."""
    t = quest(id, step="setup", party=party, seed="1", **position)
    while t.question in ("power", "talent"):
        t.answer(t.keys[0])
    return t


@clause("SS-SET-10", "SS-SET-20", "SS-SET-21", "SS-SET-23", "SS-SET-24", "SS-SET-27", "SS-SET-28")
def test_setup_lays_everything_out() -> None:
    t = table_after_setup("q3", bryndis={"wounds": 3, "conditions": "ko", "armor": "starwoven*"})
    s = t.state
    assert (hero(t, "bryndis").wounds, hero(t, "bryndis").conditions, hero(t, "bryndis").shields) == (0, {}, 2)
    assert (at(t, "bryndis"), s.opened, s.locks, sorted(s.chests)) == ("C1", 0, ["cc1"], ["cc1", "cc2"])
    assert sorted(s.markers) == ["font", "lamp1", "lamp2", "lamp3"]
    assert len(s.searches) == 4
    assert s.master("nethric") is not None
    assert s.master("nethric").asleep
    assert len(s.faces.bags["power/nethric"]) == 6
    assert s.read == ["q3.0"]
    assert s.round == 1


@clause("SS-SET-22")
def test_bag_has_the_tokens_for_the_number_of_heroes() -> None:
    t = crypt(party="bryndis law, sable law, dorrun law")
    ids = [list(ENEMIES)[face] for face in t.state.faces.bags["enemies"]]
    assert {id: ids.count(id) for id in set(ids)} == {"gremlin_g": 5, "risen_g": 3, "gremlin_b": 2, "risen_b": 1}


@clause("SS-SET-30", "SS-CAM-40", "SS-DEC-53", "SS-DEC-64", "SS-INF-01")
def test_tavern_services_take_effect_after_setup() -> None:
    t = quest("q1", step="setup", services=["rumour", "guide"], seed="1")
    while t.question in ("power", "talent"):
        t.answer(t.keys[0])
    assert t.question == "peek-place"
    assert len(t.heard(CardsPeeked)[0].cards) == 2
    t.answer("top", "under", "under", "top")
    assert (len(t.state.encounters.top), len(t.state.encounters.under)) == (1, 1)
    assert t.question == "guide"
    t.answer(t.keys[0])
    assert len(t.state.shadows) == 5


# ---- paragraphs


@clause("SS-STY-01", "SS-STY-02", "SS-DEC-50")
def test_paragraph_is_read_when_triggered_and_its_choice_by_its_label() -> None:
    t = crypt(party="bryndis law K2, sable law K1")
    t.answer("to:K8")
    assert [event.para for event in t.heard(ParagraphRead)] == ["q0.2"]
    words = [GAME.wording.option(option, t.state, Names([])) for option in t.menu]
    assert list(map(english, words)) == ["Break the cage", "Leave it"]
    # every seat receives the event
    assert [(event.para, event.prices) for event in t.heard(LabelsShown)] == [("q0.2", [0, 0])]
    t.answer("branch:1")
    assert "snikket_free" in t.state.flags
    assert "cage" not in t.state.markers


def cannot_be_undone(t: Any) -> bool:
    """Whether the last answer cannot be undone, because it revealed something secret."""
    with pytest.raises(NotOffered):
        t.take_back(0)
    return True


@clause("SS-STY-01", "SS-STY-02", "SS-DEC-91")
def test_reading_a_page_forbids_undo() -> None:
    t = crypt(party="bryndis law K2, sable law K1")
    t.answer("to:K8")
    assert cannot_be_undone(t)
    t.answer("branch:2")
    assert t.heard(ParagraphRead)
    assert cannot_be_undone(t)
    t = crypt(party="bryndis law K6, sable law K1")
    t.answer("interact:clapper")
    assert cannot_be_undone(t)


@clause("SS-DEC-91")
def test_no_return_to_the_market_after_the_next_quest_is_known() -> None:
    t = table(GAME, step="market", quest="q1", party="bryndis law, sable law", seed="1")
    t.answer("ready", "ready")
    t.take_back(0)
    t.answer("ready", "go-on")
    assert t.heard(QuestBegan)
    assert cannot_be_undone(t)


@clause("SS-DEC-91")
@pytest.mark.parametrize("drawn", [0, 5], ids=["Night", "Day"])
def test_drawing_night_or_day_forbids_undo(drawn: int) -> None:
    t = quest("q1", party="bryndis law F1, sable law F1", acted="sable", events_drawn=drawn, read=["q1.0"])
    assert QUESTS["q1"].event_deck[drawn] in ("night", "day")
    t.answer("end")
    assert t.heard(CardDrawn)
    assert cannot_be_undone(t)


@clause("SS-DEC-91")
def test_opening_a_chest_forbids_undo() -> None:
    words: dict[str, Any] = {"rank": 7, "powers": "s2"}
    t = crypt(party="sable law K13, dorrun law K1", sable=words, treasures={"top": "wyrmhide"})
    t.answer("use:s2")
    assert hero(t, "sable").crowns == 10
    assert cannot_be_undone(t)


@clause("SS-STY-03")
def test_paragraph_happens_once_unless_it_is_repeatable() -> None:
    t = crypt(party="bryndis law K2, sable law K1", read=["q0.2"])
    t.answer("to:K8")
    assert t.question == "act"
    t = quest("q3", party="bryndis law C9, sable law C17", foes="nethric C14 asleep", bryndis={"rank": 2})
    t.answer("interact:lamp1")
    assert (t.state.soul, t.state.markers, foe(t).asleep) == (1, {"lamp2": 0, "lamp3": 0, "font": 0}, False)


@clause("SS-STY-04", "SS-STY-23", "SS-DEC-55")
def test_the_toll_is_paid_together_if_the_party_has_it() -> None:
    setup_words: dict[str, Any] = {"party": "bryndis law G5, sable law G5", "foes": "grundle G17"}
    t = quest("q2", bryndis={"crowns": 20}, sable={"crowns": 9}, **setup_words)
    t.answer("interact:tollstone")
    assert (t.question, t.keys) == ("paragraph", ["branch:2"])
    assert t.forbidden_by("branch:1") == ["SS-STY-04"]
    t = quest("q2", bryndis={"crowns": 25}, sable={"crowns": 9}, **setup_words)
    t.answer("interact:tollstone", "branch:1")
    assert t.keys[0] == "pay:23"
    t.answer("pay:25")
    assert (hero(t, "bryndis").crowns, hero(t, "sable").crowns) == (0, 4)
    assert foe(t).pacified
    assert "toll_paid" in t.state.flags


@clause("SS-STY-20", "SS-STY-30")
def test_conditions_of_the_story_are_evaluated() -> None:
    t = quest(
        "q1", flags=["a"], counters={"saved": 3}, killed=["skarga"], delivered=["miller"], bryndis={"keys": "magic_key"}
    )
    for so in (
        "flag:a",
        "count:saved>=3",
        "killed:skarga",
        "saved:miller",
        "held:magic_key",
        "marker:priest",
        "no_hero_outside:F1,F2",
    ):
        assert condition_holds(t.state, so), so
    assert condition_holds(t.state, "carries:magic_key", 0)
    assert not condition_holds(t.state, "carries:magic_key", 1)
    assert condition_holds(t.state, "flag:b & flag:a | flag:a")
    assert not condition_holds(t.state, "flag:b & (flag:a | flag:a)")
    assert not condition_holds(t.state, "all_ghosts")


@clause("SS-STY-21", "SS-STY-10")
def test_villager_is_led_to_safety_or_dies_with_the_hero() -> None:
    t = quest("q1", party="bryndis law F3, sable law F1", bryndis={"escort": "miller"})
    t.answer("to:F1")
    assert (t.state.delivered, t.state.counters, t.state.soul, hero(t, "bryndis").escort) == (
        ["miller"],
        {"saved": 1},
        1,
        "",
    )
    luck: dict[str, Any] = {"encounters": ["e01"], "red": [7], "blue": [6, 1, 1]}
    t = quest(
        "q1",
        step="foes",
        party="bryndis law F3, dorrun law F1",
        foes="orc_g F3",
        bryndis={"escort": "miller", "wounds": 7},
        **luck,
    )
    assert t.state.counters == {"dead": 1}
    t = quest("q1", party="bryndis law F8, sable law F1", bryndis={"escort": "miller"})
    assert "interact:twins" not in t.keys


@clause("SS-STY-22")
def test_villager_whose_roof_burns_is_dead() -> None:
    t = quest("q1", step="event", events_drawn=6, flags=["mill_held"], markers="priest miller twins widow")
    assert (t.state.counters, "priest" in t.state.markers, "miller" in t.state.markers) == ({"dead": 1}, False, True)
    assert enemy_types(t) == ["skarga", "orc_b"]


@clause("SS-STY-24", "SS-DEC-54")
def test_bell_toll_token_takes_a_cards_effect() -> None:
    t = quest("q4", step="foes", party="dorrun law R3, corvane law R1", foes="orc_g R3", bells=2, encounters=["e01"])
    assert (t.question, t.asked) == ("toll", 0)
    t.answer("yes")
    assert (t.state.bells, t.state.encounters.discards) == (1, [0])


@clause("SS-STY-25")
def test_the_freed_monks_shield_the_unshielded() -> None:
    t = table_after_setup("q4", flags=["abbot_freed"])
    assert hero(t, "bryndis").shields == 1
    t = quest(
        "q4",
        step="time",
        bryndis={"extras": "shield_each_time_phase/1"},
        sable={"extras": "shield_each_time_phase/1", "shields": 2},
    )
    assert (hero(t, "bryndis").shields, hero(t, "sable").shields) == (1, 2)


def test_choices_of_one_quest_change_the_next() -> None:
    t = table_after_setup("q1", flags=["snikket_free"])
    assert t.question == "choose-hero"
    assert question_text(t.question, t.state, Names([])) == text("question-choose-hero-item", n=card_name("smoke_bomb"))
    t.answer("hero:sable")
    assert "smoke_bomb" in [thing.item for thing in hero(t, "sable").bag]
    t = table_after_setup("q2", flags=["snikket_free"])
    assert area(t, "G23") not in t.state.gates
    assert t.state.opened
    t = table_after_setup("q3", flags=["drains", "blessing"])
    assert area(t, "C17") not in t.state.gates
    assert all("holy_water" in [thing.item for thing in hero.bag] for hero in t.state.heroes)


def test_prologue_can_be_won() -> None:
    ring = {"keys": "bell_clapper"}
    t = crypt(party="bryndis law K12, sable law K11", bryndis=ring, foes="risen_b K9")
    t.answer("interact:bell")
    assert "rung" in t.state.flags
    assert foe(t).conditions == {"stun": 1}
    assert hero(t, "bryndis").keys == []


# ---- hidden information


@clause("SS-INF-02", "SS-INF-03")
def test_everybody_sees_the_same_and_bots_see_no_more() -> None:
    t = table_after_setup("q4", players=2)
    views = [encode(t.match.view(seat).state) for seat in (0, 1, -1)]
    assert views[1 - t.asked] == views[2]
    assert encode(t.match.view(-1).state) == encode(t.match.view(1 - t.asked).state)


@clause("SS-STY-05", "SS-STY-10")
def test_triggers_noted_do_not_reveal_existing_ones() -> None:
    noted = list[list[str]]()
    for pages in (["q0.2"], []):
        t = crypt(party="bryndis law K1, sable law K1", read=pages)
        for place in ("K8", "K1"):
            record_trigger(t.state, f"enter:{place}")
        noted.append(t.view(-1).state.triggers)
    assert noted[0] == noted[1] == ["enter:K8", "enter:K1"]


@clause("SS-SPW-10", "SS-INF-02")
def test_bag_and_deck_contents_are_hidden_but_their_sizes_are_shown() -> None:
    one, other = (crypt(seed=1, enemy_bag=tokens, traps={"discards": trap}) for tokens, trap in BAGS)
    for seat in (0, -1):
        assert encode(one.view(seat).state.faces) == encode(other.view(seat).state.faces)
        seen = one.view(seat).state
        assert (left(seen.faces, seen.bag), left(seen.faces, seen.traps)) == (2, 15)
    world = imagine(one.view(0), random.Random(1))
    assert sorted(world.state.faces.bags["enemies"]) == sorted(one.state.faces.bags["enemies"])


BAGS = (("orc_g orc_g", "t01"), ("risen_b wraith_b", "t02"))


def imagined_state(t: Any, *answers: str) -> Any:
    """Return the state of an imagined world after these answers."""
    world = imagine(t.view(t.asked), random.Random(1))
    for key in answers:
        world.answer(t.asked, key)
    return world.state


@clause("SS-INF-03")
def test_lookahead_knows_only_that_a_page_exists() -> None:
    t = crypt(party="bryndis law K6, sable law K1")
    s = imagined_state(t, "interact:clapper")
    assert s.read == ["q0.3"]
    assert (s.flags, len(s.enemies), [hero.keys for hero in s.heroes]) == ([], 0, [[], []])
    assert s.markers["clapper"] == 1  # the work on the marker is visible
    t.answer("interact:clapper")
    assert (t.state.flags, len(t.state.enemies)) == (["clapper"], 1)
    assert imagined_state(t).flags == ["clapper"]  # a page that was read before is known in the imagined world


@clause("SS-INF-03")
def test_lookahead_does_not_know_the_result_of_a_branch() -> None:
    rich = {"crowns": 15}
    t = quest("q2", party="bryndis law G5, sable law G5", foes="grundle G17", read=["q2.2"], bryndis=rich, sable=rich)
    s = imagined_state(t, "interact:tollstone", "branch:1")
    assert [hero.crowns for hero in s.heroes] == [0, 0]
    assert (s.flags, s.enemies[0].pacified) == ([], False)


@clause("SS-INF-03", "SS-EVT-01")
@pytest.mark.parametrize("drawn", [0, 3, 5], ids=["Night", "a story", "Day"])
def test_lookahead_treats_every_event_card_as_any_event(drawn: int) -> None:
    t = quest("q1", party="bryndis law F1, sable law F1", acted="sable", events_drawn=drawn, read=["q1.0"])
    assert QUESTS["q1"].event_deck[drawn] in ("night", "day", "story:q1s1")
    s = imagined_state(t, "end")
    assert (s.event in EVENTS, s.events_drawn, s.night, s.read) == (True, drawn + 1, False, ["q1.0"])


@clause("SS-INF-03", "SS-STY-03")
def test_repeatable_page_reveals_nothing_the_second_time_either() -> None:
    t = quest("q3", party="bryndis law C17, sable law C20", foes="nethric C14 asleep")
    s = imagined_state(t, "interact:lamp2", "end", "interact:lamp3")
    assert (s.markers["lamp2"], s.markers["lamp3"]) == (1, 1)
    assert (s.read, s.soul, s.enemies[0].asleep) == ([], 0, True)


@clause("SS-INF-03")
def test_lookahead_does_not_know_the_contents_of_a_chest() -> None:
    words: dict[str, Any] = {
        "sable": {"powers": "s2"},
        "treasures": {"left": "antidote moonbiter", "discards": ""},
        "seed": 1,
    }
    t = quest("q1", party="sable law F15, bryndis law F1", **words)
    one = imagined_state(t, "use:s2", "open:fc2").heroes[0]
    assert (len(one.bag), one.crowns) == (2, 0)
    t.answer("use:s2", "open:fc2")
    assert (len(hero(t, "sable").bag), hero(t, "sable").crowns) == (3, 10)


@clause("SS-INF-03", "SS-SPW-03")
@pytest.mark.parametrize(("known", "guessed"), [("gremlin_g K9", "gremlin_g"), ("nethric K9 asleep", "")])
def test_lookahead_expects_only_seen_tokens_from_the_enemy_bag(known: str, guessed: str) -> None:
    t = crypt(party="bryndis law K1, sable law K1", foes=known, shadows="K3", enemy_bag="risen_b", drawn=["risen_b"])
    s = imagined_state(t, "to:K2")
    assert [enemy.id for enemy in s.enemies[1:]] == ([guessed] if guessed else [])
    t.answer("to:K2")
    assert enemy_types(t)[1:] == ["risen_b"]
    t = crypt(party="bryndis law K1, sable law K1", shadows="K3", bag={"discards": "gremlin_b"})
    assert [enemy.id for enemy in imagined_state(t, "to:K2").enemies] == ["gremlin_b"]


@clause("SS-INF-03")
def test_lookahead_stops_at_the_end_of_the_quest() -> None:
    words: dict[str, Any] = {"active": "sable", "acted": "bryndis", "event": "v11", "flags": ["rung"]}
    t = table(GAME, party="bryndis law K11, sable law K12", **words)
    s = imagined_state(t, "end")
    assert (s.quest, s.step) == ("q1", "market")
    assert turns_played(s) >= turns_played(t.state) + GUIDE.horizon


@clause("SS-INF-03")
def test_imagined_world_forked_before_an_open_choice_still_asks_it() -> None:
    t = crypt(party="bryndis law K2, sable law K1")
    t.answer("to:K8")
    world = imagine(t.view(0), random.Random(1))
    for one in (world, world.fork(), world.fork().fork()):
        assert (one.menu().question, one.digest) == ("paragraph", world.digest)


@clause("SS-INF-03")
def test_forks_and_undos_of_an_imagined_world_keep_its_imagined_moment() -> None:
    t = crypt(party="bryndis law K2, sable law K1")
    t.answer("to:K8", "branch:1")  # a page that was read, while the step is not finished
    world = imagine(t.view(0), random.Random(1))
    assert "snikket_free" in world.fork().state.flags
    world.answer(0, "end")
    for one in (world, world.fork(), world.fork().fork()):
        assert (one.table.imagined, one.digest) == (True, world.digest)
    t = crypt(party="bryndis law K6, sable law K1")
    world = imagine(t.view(0), random.Random(1))
    before = world.digest
    for _ in range(2):
        world.answer(0, "interact:clapper")
        assert (world.state.read, world.state.flags) == (["q0.3"], [])
        world.take_back(0)
        assert world.digest == before
    assert not t.match.table.imagined


@pytest.mark.parametrize("id", list(QUESTS))
def test_unread_paragraphs_appear_in_no_view_or_event(id: str) -> None:
    match = Match(GAME, "1", mode="single", quest=id)
    for _ in range(20):
        assert match.ask is not None
        match.answer(match.ask.seat, match.menu().options[0].key)
    sent = encode(match.view(0).state) + encode(GAME.scene(match.view(0).state, 0))
    sent += "".join(english(event.message()) for event in match.news(seat=0)).encode()
    read = set(match.state.read)
    for para in QUESTS[id].para:
        texts = [para.text] if para.id not in read else []
        texts += [branch.text for branch in para.choice if para.id not in read]
        for page in texts:
            assert page[:40].encode() not in sent, para.id
