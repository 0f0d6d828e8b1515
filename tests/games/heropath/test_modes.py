"""The option `competition`: Team (TEA), Co-op (COP), Solo (SOL), and combinations that are not allowed."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from meadhall.engine import Match
from meadhall.engine.common.errors import BadOption
from meadhall.engine.play.perspective import Perspective
from meadhall.games.heropath import GAME
from meadhall.games.heropath.content import CARD, CARDS, DECKS
from meadhall.games.heropath.enemies.tokens import tokens_in_stock
from meadhall.games.heropath.events.heroes import EvilRose, HeroJumped, RoundBegan, TurnBegan, VitalityLost
from meadhall.games.heropath.events.land import EnemyPlaced, RitualEnded
from meadhall.games.heropath.land import SPACE, SPACES
from meadhall.games.heropath.rows import competition
from meadhall.games.heropath.state import State
from meadhall.testing import clause
from meadhall.testing.scenario import ScriptedTable
from tests.games.heropath.reading import (
    T,
    card_ids,
    cards_of,
    enemies_at,
    events,
    gems_of,
    hero,
    last_line,
    refusal_of,
    site_id_at,
    space_of,
    vitality_of,
    walk,
)


def is_allowed(**options: Any) -> bool:
    try:
        GAME.options(**options)
    except BadOption:
        return False
    return True


@clause("HP-MOD-01", "HP-MOD-02", "HP-MOD-04", "HP-TEA-01")
def test_every_combination_that_is_not_excluded_is_allowed() -> None:
    for players, moral, style, teams in product(range(1, 7), ("bronze", "golden"), ("conservative", "mist"), (2, 3)):
        rows = {"players": players, "moral": moral, "style": style, "teams": teams}
        plain = moral == "bronze" and style == "conservative"
        assert is_allowed(competition="competitive", **rows) == (players > 1 and teams == 2)
        assert is_allowed(competition="team", **rows) == ((players, teams) in ((4, 2), (6, 2), (6, 3)))
        assert is_allowed(competition="co-op", **rows) == (players > 1 and plain and teams == 2)
        assert is_allowed(competition="solo", **rows) == (players == 1 and plain and teams == 2)


@clause("HP-MOD-06")
def test_first_match_is_the_classic_game_without_robbery() -> None:
    match = Match(GAME, "1", players=2, first_game=True)
    assert (match.state.options.moral, match.state.options.first_game) == ("golden", True)
    assert match.options["moral"] == "golden", "the options of the match show the played values"
    assert GAME.options()["moral"] == "bronze"
    assert not any(CARDS[face].encounter for deck in DECKS for face in match.state.faces.bags[deck])
    rows = (
        {"competition": "co-op"},
        {"moral": "silver"},
        {"style": "mist"},
        {"difficulty": "expert"},
        {"turns": "real-time"},
    )
    for row in rows:
        with pytest.raises(BadOption, match="in a first match"):
            GAME.options(first_game=True, **row)
    choice = next(choice for choice in GAME.choices if choice.id == "first_game")
    assert is_allowed(first_game=True, **choice.form_sets[True])
    assert not Match(GAME, "1", players=2).state.options.first_game


# ---- Team


def team_table(**words: Any) -> ScriptedTable[Any]:
    return T(players=4, competition="team", **words)


@clause("HP-TEA-01", "HP-TEA-06", "HP-GEN-04")
def test_teams_alternate_and_teammates_are_not_opponents() -> None:
    t = team_table(
        ann={"at": "P14", "cards": "A33"}, bram={"at": "P14", "gold": 1}, cas={"at": "P14", "gold": 1}, dot="P01"
    )
    assert "snatching:1" in t.keys
    assert t.forbidden_by("snatching:2") == ["HP-TEA-06"]
    t.answer("card:A33")
    assert hero(t, "bram").leeches == 1, "the teammate is not a target"
    assert GAME.teams(GAME.options(players=6, competition="team", teams=3)) == [[0, 3], [1, 4], [2, 5]]


@clause("HP-TEA-02", "HP-TEA-10", "HP-ASK-34")
def test_mates_take_their_actions_in_any_order() -> None:
    t = team_table(ann="P14", bram="P01", cas="P05", dot="F01")
    assert t.match.ask is not None
    assert t.match.ask.waiting == [0, 2]
    t.match.answer(2, "travel")
    t.answer("space:P01", "stop", by="cas")
    t.match.answer(0, "travel")
    t.answer("space:P13", "stop", by="ann")
    assert (space_of(t, "cas"), space_of(t), hero(t, "cas").actions, hero(t).actions) == ("P01", "P13", 3, 3)
    t.match.answer(0, "give-up")
    assert t.match.ask.waiting == [2]
    t.match.answer(2, "give-up")
    assert t.match.ask is not None
    assert t.match.ask.waiting == [1, 3]


@clause("HP-TEA-03", "HP-TEA-04", "HP-ASK-35", "HP-HID-06")
def test_nearby_mates_exchange_cards_as_an_action() -> None:
    t = team_table(
        ann={"at": "P14", "cards": "M19 M14 M15 A01", "gold": 3}, bram="P01", cas={"at": "P13", "cards": "B01 K26"}
    )
    assert card_ids(t.view("cas").state, hero(t).magic) == ["M19", "M14", "M15"], "teammates see each other's cards"
    assert card_ids(t.view("bram").state, hero(t).magic) == ["?"] * 3
    t.match.answer(0, "exchange")
    assert not {"give:GOLD", "take:B01"} & set(t.keys)
    t.answer("give:M19", "give:M14")
    assert "give:M15" not in t.keys, "at most two cards of a deck"
    t.answer("give:A01", "take:K26", "offer")
    t.answer("accept", by="cas")
    assert (cards_of(t), cards_of(t, "cas"), sorted(cards_of(t, "cas", "magic"))) == (["K26"], ["A01"], ["M14", "M19"])
    assert hero(t).actions == 3
    assert card_ids(t.view("ann").state, sorted(hero(t, "cas").magic)) != ["?", "?"]
    assert card_ids(t.view("bram").state, hero(t, "cas").magic) == ["?", "?"]


@clause("HP-TEA-03", "HP-COP-24", "HP-HID-06", "HP-SEE-02", "HP-SEE-16")
@pytest.mark.parametrize("competition", ["team", "co-op"])
def test_teammate_asks_for_a_face_down_card_in_secret(competition: str) -> None:
    def asked(key: str) -> ScriptedTable[Any]:
        t = T(players=4, competition=competition, ann={"at": "P14", "cards": "A01"}, bram="P01",
              cas={"at": "P13", "cards": "M19 M14 M15"})  # fmt: skip
        t.match.answer(0, "exchange")
        if t.question == "trade-with":
            t.answer("with:2")
        assert "take:magic" not in t.keys
        t.answer("give:A01", key, "offer")
        return t

    t, other = asked("take:M14"), asked("take:M15")
    people = ("Ann", "Bram", "Cas", "Dot")
    offered = "Ann offers Short Sword for Banish. Do you accept?"
    assert Perspective(t.match, people, 2).question() == offered
    watchers = (1, -1) if competition == "team" else (-1,)
    for watcher in watchers:
        assert t.view(watcher).state == other.view(watcher).state
    for table in (t, other):
        table.answer("accept", by="cas")
    assert cards_of(t, category="magic") == ["M14"]
    for watcher in watchers:
        assert t.view(watcher).state == other.view(watcher).state
        assert t.news(watcher) == other.news(watcher)


@clause("HP-RST-08", "HP-TEA-04", "HP-COP-24")
@pytest.mark.parametrize("competition", ["team", "co-op"])
def test_mate_who_has_refused_three_offers_gets_no_more_this_turn(competition: str) -> None:
    t = T(players=4, competition=competition, ann={"at": "P14", "cards": "A01"}, bram="P01", cas="P13", dot="P01")
    for _ in range(3):
        t.match.answer(0, "exchange")
        t.answer("give:A01", "offer")
        t.answer("refuse", by="cas")
    assert "exchange" not in t.keys
    assert refusal_of(t, "exchange") == ("HP-RST-08", "The players here have refused 3 of your offers this turn.")


@clause("HP-TEA-06", "HP-CRD-18")
def test_a_mates_spell_is_not_countered() -> None:
    t = team_table(ann={"at": "P14", "cards": "M28", "gems": "F2"}, cas={"at": "P13", "cards": "M26", "gems": "W1"},
             dot={"cards": "M14", "gems": "W1"})  # fmt: skip
    t.match.answer(0, "card:M28")
    assert (t.asked, t.question) == (3, "use-card"), "only opponents may react"
    t.answer("pass", by="dot")
    assert (t.question, gems_of(t)[9:11]) == ("action", "F3")


@clause("HP-TEA-03", "HP-COP-24", "HP-DEC-02")
@pytest.mark.parametrize("competition", ["team", "co-op"])
def test_no_exchange_is_offered_if_neither_mate_has_a_card_for_it(competition: str) -> None:
    def offered(ann: str, cas: str) -> bool:
        mates: dict[str, object] = {"ann": {"at": "P14", "cards": ann, "gold": 3}, "cas": {"at": "P13", "cards": cas}}
        return "exchange" in T(players=4, competition=competition, bram="F01", dot="F02", **mates).keys

    assert not offered("B01", "B02")
    assert [offered("K26", ""), offered("", "M19")] == [True] * 2


@clause("HP-TEA-03", "HP-TEA-04")
def test_refused_exchange_costs_nothing() -> None:
    t = team_table(ann={"at": "P14", "cards": "A01"}, bram="P01", cas={"at": "P13"})
    t.match.answer(0, "exchange")
    t.answer("give:A01", "offer")
    t.answer("refuse", by="cas")
    assert (hero(t).actions, cards_of(t), t.question) == (4, ["A01"], "action")


@clause("HP-TEA-05")
def test_passing_mates_exchange_in_the_middle_of_a_move() -> None:
    t = team_table(ann={"at": "START", "cards": "A01"}, cas="P11")
    t.match.answer(0, "travel")
    t.answer("space:P14", "space:P13", "exchange", "give:A01", "offer")
    t.answer("accept", by="cas")
    assert t.question == "travel"
    t.answer("space:P14", "stop", by="ann")
    assert (cards_of(t, "cas"), space_of(t), hero(t).actions) == (["A01"], "P14", 2)


@clause("HP-TEA-07", "HP-END-06", "HP-END-01")
def test_team_of_the_hero_who_defeats_the_dragon_wins() -> None:
    t = T(
        players=6,
        competition="team",
        teams=3,
        ann={"at": "U04", "gems": "W5 S5 E5 F5 V5"},
        bram={"gems": "V0"},
        cas={"gems": "V5"},
        dot={"gems": "V0"},
        eve={"gems": "V0"},
        finn={"gems": "V5"},
        hero_dice=[3, 3] + [1, 1] * 5,
        enemy_dice=[2, 2],
    )
    t.match.answer(0, "fight:dragon")
    assert t.places == [1, 3, 2, 1, 3, 2]
    assert last_line(t) == "You and Dot win: the Dragon fell in round 1, at Evil 0."


@clause("HP-TEA-08")
def test_second_place_site_is_placed_by_the_next_opponent() -> None:
    t = team_table(ann="P14")
    assert competition(t.state).seats_drawing_sites(t.state, 0) == [0, 1]
    assert competition(t.state).seats_drawing_sites(t.state, 3) == [3, 0]


@clause("HP-TEA-09", "HP-TEA-10", "HP-GAT-03")
def test_after_the_gathering_the_killers_team_starts() -> None:
    t = team_table(
        ann="P01",
        bram={"at": "P14", "gems": "W5 S5 E5 F5 V5"},
        enemies="P14=goblin",
        level=10,
        count=4,
        turn="bram",
        hero_dice=[3, 3],
        enemy_dice=[2],
        fortune="F20",
    )
    t.match.answer(3, "give-up")  # a player who has finished also gets a full turn again
    t.match.answer(1, "fight:goblin")
    assert t.match.ask is not None
    assert (t.state.is_gathered, t.match.ask.waiting, t.state.first) == (True, [1, 3], 1)
    assert [hero(t, name).actions for name in ("bram", "dot")] == [4, 4]


# ---- Co-op


def coop(players: int = 2, **words: Any) -> ScriptedTable[Any]:
    return T(players=players, competition="co-op", **words)


@clause("HP-COP-01", "HP-COP-02", "HP-COP-03")
def test_all_enemies_are_on_the_map_and_cards_against_rivals_are_removed() -> None:
    match = Match(GAME, seed="1", players=2, competition="co-op", hero_choice="random")
    s = match.state
    assert sum(map(len, s.enemies.values())) == 48
    assert tokens_in_stock(s) == 0
    assert all(s.tokens(SPACE[space.id]) for space in SPACES if space.kind in ("settlement", "safe", "balloon"))
    faces = {face for deck, bag in s.faces.bags.items() if deck.isupper() for face in bag}
    assert not any(CARDS[face].encounter or CARDS[face].opponent for face in faces)
    t = coop(ann="P14", bram={"at": "P14", "gold": 1})
    assert not any(key.startswith(("snatching", "ambush", "thievery")) for key in t.keys)
    assert t.forbidden_by("snatching:1") == ["HP-COP-03"]


@clause("HP-COP-04")
def test_weather_affects_all_heroes() -> None:
    t = coop(ann="P03", bram="P12", search="fortune+gold", fortune="F43")
    t.answer("rest", "search")
    assert [event.seat for event in events(t, VitalityLost)] == [0, 1]  # type: ignore[attr-defined]


@clause("HP-COP-10", "HP-COP-13", "HP-COP-11", "HP-TRN-08")
def test_heroes_alternate_single_actions_until_all_have_taken_four() -> None:
    t = coop(ann="P14", bram="P01", stock="")
    order = []
    for _ in range(8):
        order.append(t.asked)
        walk(
            t,
            *({"P14": ["P13"], "P13": ["P14"], "P01": ["P05"], "P05": ["P01"]}[space_of(t, ("ann", "bram")[t.asked])]),
        )
    assert order == [0, 1] * 4
    assert (t.state.round, t.asked, hero(t).actions) == (2, 0, 4)


@clause("HP-COP-10", "HP-COP-12")
def test_log_has_a_line_for_each_go_and_one_for_the_round() -> None:
    t = coop(players=3, ann="P14", bram="P01", cas="P05", stock="")
    goes = {0: ("P13", "P14"), 1: ("P05", "P01"), 2: ("P09", "P05")}
    t.answer("pass-on", by="ann")
    t.match.answer(1, "agree")
    t.match.answer(2, "agree")
    while t.state.round == 1:
        assert t.asked is not None
        walk(t, next(space for space in goes[t.asked] if space_of(t, ("ann", "bram", "cas")[t.asked]) != space))
    told_of = [event for event in t.match.news(-1) if isinstance(event, (RoundBegan, TurnBegan))]
    goes_told = [event.seat for event in told_of if isinstance(event, TurnBegan)]
    assert goes_told == [1, 2, 0] * 4 + [0], (
        "the position begins in Ann's go without a log line, and the last line begins round 2"
    )
    assert [type(event) for event in told_of[-2:]] == [RoundBegan, TurnBegan]


@clause("HP-COP-05", "HP-COP-06", "HP-ASK-40", "HP-COP-07", "HP-EVL-05")
def test_at_the_end_of_a_round_an_enemy_moves_to_the_nearest_site() -> None:
    t = coop(ann={"at": "P02", "actions": 1}, bram={"at": "P01", "actions": 0}, sites="P02=S19 P04=S01 E6=S14",
             stock="", dead={1: "goblin"}, level=2, count=1)  # fmt: skip
    walk(t, "P03")
    assert (t.question, t.keys) == ("enemy-to-site", ["space:P02", "space:P04"])
    t.answer("space:P04")
    assert (enemies_at(t, "P04"), t.state.scale.level) == (["(?)"], 2)
    assert t.heard(EnemyPlaced)
    t = coop(ann={"at": "P02", "actions": 1}, bram={"at": "P01", "actions": 0}, sites="P04=S01", enemies="P04=? P04=?")
    walk(t, "P03")
    assert t.question == "action", "the only site is full"


@clause("HP-COP-08", "HP-ASK-37", "HP-EXA-16", "HP-COP-09")
def test_two_heroes_beside_two_enemies_choose_in_turn_order() -> None:
    t = coop(ann={"at": "P14", "actions": 4}, bram="P14", enemies="P14=warlock P14=goblin",
             hero_dice=[1, 1, 3, 3, 1, 1], enemy_dice=[5, 5, 2, 5, 5], fortune="F20")  # fmt: skip
    t.answer("fight:warlock", by="ann")
    t.answer("fight:goblin", by="bram")
    t.answer("fight:warlock", by="ann")
    assert (enemies_at(t, "P14"), gems_of(t)[6:8]) == (["warlock"], "E2"), "it is not moved, but teaches"
    assert t.asked == 1


@clause("HP-COP-12", "HP-COP-15", "HP-ASK-36")
def test_an_extra_or_skipped_action_needs_the_others_consent() -> None:
    t = coop(players=3, ann="P14", bram="P01", cas="P05")
    assert {"pass-on", "twice"} <= set(t.keys)
    t.answer("pass-on")
    t.match.answer(1, "agree")
    t.match.answer(2, "agree")
    assert (t.asked, hero(t).actions) == (1, 4)
    t.answer("twice", by="bram")
    t.match.answer(0, "agree")
    t.match.answer(2, "agree")
    walk(t, "P05")
    walk(t, "P01")
    assert (t.asked, hero(t, "bram").actions) == (2, 2)
    t.answer("pass-on", by="cas")
    t.match.answer(0, "agree")
    t.match.answer(1, "disagree")
    assert t.asked == 2


@clause("HP-COP-12")
def test_somebody_must_act_after_all_others_passed_on() -> None:
    t = coop(ann="P14", bram="P01")
    t.answer("pass-on", by="ann")
    t.match.answer(1, "agree")
    assert "pass-on" not in t.keys


@clause("HP-COP-12", "HP-COP-24")
def test_unavailable_order_or_exchange_has_a_reason() -> None:
    t = coop(ann="P14", bram="P01")
    assert refusal_of(t, "exchange") == ("HP-COP-24", "No partner is on your space or beside it.")
    t.answer("pass-on", by="ann")
    t.match.answer(1, "agree")
    passed = "All others have passed their actions on. Somebody must act."
    assert refusal_of(t, "pass-on") == ("HP-COP-12", passed)
    t.answer("twice", by="bram")
    t.match.answer(0, "agree")
    assert refusal_of(t, "twice") == ("HP-COP-12", "You are taking another action already.")
    t = coop(ann={"at": "P14", "actions": 1}, bram="P13")
    assert refusal_of(t, "twice") == ("HP-COP-12", "This is your last action in this round.")
    nothing = "Neither you nor a partner near you has a card to exchange."
    assert refusal_of(t, "exchange") == ("HP-COP-24", nothing)
    t = coop(ann={"at": "P14", "cards": "A01"}, bram={"at": "P13", "actions": 0})
    alone = ("HP-COP-12", "Nobody else has an action left this round.")
    assert [refusal_of(t, key) for key in ("pass-on", "twice")] == [alone, alone]
    t.answer("exchange", "give:A01", "offer")
    t.answer("accept", by="bram")
    assert (
        refusal_of(t, "exchange")[1] == "You have exchanged cards with every partner near you since your last action."
    )


@clause("HP-TEA-03", "HP-TEA-04", "HP-MOV-13")
def test_unavailable_exchange_in_a_team_has_a_reason() -> None:
    t = T(players=4, competition="team", ann={"at": "P14", "cards": "A01"}, cas="P01", enemies="P14=goblin")
    assert refusal_of(t, "exchange") == ("HP-MOV-13", "With an enemy here you can only Fight or Travel.")
    t = T(players=4, competition="team", ann={"at": "P14", "cards": "A01"}, cas="P01")
    assert refusal_of(t, "exchange")[1] == "No partner is on your space or beside it."
    t.answer("travel")
    assert refusal_of(t, "exchange")[1] == "No partner is on your space or beside it."


@clause("HP-COP-14", "HP-EXA-32")
def test_fifth_action_is_borrowed_from_the_next_round() -> None:
    t = coop(ann={"at": "P14", "cards": "B22", "actions": 1}, bram={"at": "P01", "actions": 0}, stock="")
    t.answer("card:B22")
    walk(t, "P13")
    assert (t.asked, hero(t).actions) == (0, 1), "in the same go"
    walk(t, "P14")
    assert (t.state.round, hero(t).actions, hero(t, "bram").actions) == (2, 3, 4)


@clause("HP-COP-16", "HP-COP-17", "HP-COP-18", "HP-COP-19")
def test_dragons_turn_in_coop() -> None:
    t = coop(
        ann={"at": "P03", "cards": "M37", "gems": "W3"},
        bram="P12",
        rock=3,
        flare="plains",
        sites="P02=S19",
        stock="goblin troll",
        sites_drawn="S05 S06",
    )
    t.answer("card:M37")
    assert (t.state.rock, vitality_of(t), vitality_of(t, "bram")) == (1, 2, 3)
    assert enemies_at(t, "P02") == ["(?)", "(?)"]
    assert (t.question, t.asked) == ("draw-site", 0)
    t.answer("yes", "space:H03")
    t.answer("yes", "space:H04", by="bram")
    assert (site_id_at(t, "H03"), site_id_at(t, "H04")) == ("S05", "S06")


@clause("HP-COP-19")
def test_flares_cost_at_most_two_per_action() -> None:
    t = coop(ann="U04", bram="P12", enemies="U04=goblin", level=1, count=2, hero_dice=[3, 3], enemy_dice=[2],
             flare="ruby", fortune="F20", stock="", pouch="", rock=3)  # fmt: skip
    t.answer("fight:goblin")
    assert vitality_of(t) == 2


def ritual_result(t: ScriptedTable[State]) -> tuple[int, int, int, tuple[int, ...], str]:
    """Return the result of the only ritual. Check that the Dragon's power counts once per player."""
    (end,) = t.heard(RitualEnded)
    assert (end.times, end.power * end.times) == (t.state.players, end.dragon)
    return end.seat, end.heroes, end.dragon, end.each, end.result


@clause("HP-COP-20", "HP-COP-21", "HP-COP-22", "HP-EXA-25", "HP-END-07", "HP-ASK-42", "HP-COP-25")
def test_ritual_of_all_heroes_faces_the_dragon_times_their_number() -> None:
    t = coop(
        players=3,
        ann={"at": "U04", "gems": "W5 S5 E5 F4 V4"},
        bram={"at": "P14", "gems": "W5 S5 E5 F5 V5"},
        cas={"at": "U02", "gems": "W5 S5 E5 F5 V5", "armed": "A01"},
        level=6,
        enemies="U07=troll",
        hero_dice=[2, 2, 2, 3, 2, 3],
        enemy_dice=[4, 4],
    )
    t.answer("fight:dragon")
    assert (t.question, t.asked) == ("ritual-space", 1)
    t.answer("space:U07", by="bram")
    assert t.over
    assert ritual_result(t) == (0, 27 + 30 + 31, 87, (27, 30, 31), "won")
    (end,) = t.heard(RitualEnded)
    assert [(part.kind, part.points) for part in end.one] == [("basic", 15), ("evil", 6), ("dice", 8)]
    assert [(part.kind, part.points) for part in end.theirs] == [("basic", 45), ("evil", 18), ("dice", 24)]
    assert t.places == [1, 1, 1]
    assert last_line(t) == "The heroes win together: the Dragon fell in round 1, at Evil 6."


@clause("HP-COP-23")
def test_failed_ritual_costs_two_and_sends_all_back() -> None:
    t = coop(ann="U04", bram="P14", hero_dice=[1] * 4, enemy_dice=[5, 5])
    t.answer("fight:dragon", "space:U02")
    assert (vitality_of(t), vitality_of(t, "bram"), space_of(t), space_of(t, "bram")) == (2, 3, "U04", "P14")
    assert {event.cause for event in t.heard(VitalityLost)} == {"battle"}
    assert (hero(t).actions, t.asked) == (3, 1)
    assert [event.seat for event in t.heard(HeroJumped)] == [1, 1], "only the called hero has moved"


@clause("HP-COP-22", "HP-COP-11", "HP-CRD-03")
def test_each_hero_in_a_ritual_uses_their_own_cards_and_wards() -> None:
    t = coop(ann="U04", bram={"at": "P14", "cards": "B17 B15", "armed": "A20"}, special=[0],
             hero_dice=[1] * 5, enemy_dice=[5, 5])  # fmt: skip
    t.answer("fight:dragon", "space:U02")
    t.answer("card:B17", by="bram")
    while t.question == "use-card":
        t.answer("pass")
    assert t.question == "after-the-roll"
    t.answer("card:B15", by="bram")
    t.answer("die:hero-1", "enough", by="bram")
    assert ritual_result(t) == (0, 10 + 2 + 10 + 2 + 1 + 1, 2 * 25, (12, 14), "lost")
    assert (vitality_of(t), vitality_of(t, "bram")) == (2, 4), "the Wooden Shield prevents one of two losses"


@clause("HP-COP-21", "HP-COP-22")
def test_dead_heroes_are_not_called_but_count() -> None:
    t = coop(players=3, ann="U04", bram={"dead": True}, cas="U02", hero_dice=[1] * 4, enemy_dice=[5, 5])
    t.answer("fight:dragon")
    assert ritual_result(t) == (0, 10 + 11 + 4, 3 * 25, (12, 0, 13), "lost")


@clause("HP-COP-24", "HP-ASK-35")
def test_exchanges_are_free_once_per_pair_and_action() -> None:
    t = coop(ann={"at": "P14", "cards": "A01 A20"}, bram="P13")
    t.answer("exchange", "give:A01", "offer")
    t.answer("accept", by="bram")
    assert (cards_of(t, "bram"), hero(t).actions, "exchange" in t.keys) == (["A01"], 4, False)


@clause("HP-COP-25", "HP-MOD-05")
def test_at_the_round_limit_all_have_lost() -> None:
    t = coop(ann={"at": "P14", "actions": 0}, bram={"at": "P01", "actions": 1}, round=20, stock="", turn="bram")
    walk(t, "P05")
    assert (t.over, t.places) == (True, [2, 2])
    assert last_line(t) == "After 20 rounds the Dragon still lives: the heroes lose."
    t = coop(ann={"at": "P14", "actions": 0}, bram={"at": "P01", "actions": 1}, round=20, round_limit=30, stock="",
             turn="bram")  # fmt: skip
    walk(t, "P05")
    assert not t.over


@clause("HP-COP-26")
def test_after_the_gathering_there_are_no_special_moves() -> None:
    t = coop(
        ann={"at": "P14", "actions": 0},
        bram={"at": "P01", "actions": 1},
        rock=0,
        level=10,
        sites="P02=S19",
        turn="bram",
    )
    walk(t, "P05")
    assert (enemies_at(t, "P02"), t.state.round) == ([], 2)


# ---- Solo


def solo_table(**words: Any) -> ScriptedTable[Any]:
    return T(players=1, competition="solo", **words)


def test_a_card_for_an_encounter_says_that_it_does_nothing_in_solo() -> None:
    assert refusal_of(solo_table(ann={"at": "P14", "cards": "F02"}), "card:F02") == (
        "HP-DEC-02",
        "Ambush would do nothing now.",
    )


@clause("HP-SOL-01", "HP-SOL-02", "HP-SOL-05", "HP-SOL-15", "HP-SEE-15", "HP-EVL-08", "HP-MOD-03")
def test_setup_of_solo() -> None:
    match = Match(GAME, seed="1", players=1, competition="solo")
    match.answer(0, "hero:elf")
    s = match.state
    assert sum(number >= 0 for number in s.sites) == 22
    assert sum(map(len, s.enemies.values())) == 42
    assert [SPACES[space].id for space, tokens in s.enemies.items() if tokens[0].exposed] == ["C1"]
    assert {SPACES[space].kind for space in s.enemies} == {"road", "pier", "prison"}
    assert (s.scale.marker >= 0, tokens_in_stock(s), s.scale.level) == (True, 5, 4)


@clause("HP-SOL-03", "HP-SOL-13", "HP-ASK-43")
def test_six_of_fourteen_cards_are_kept_and_those_against_rivals_replaced() -> None:
    match = Match(GAME, seed="3", players=1, competition="solo")
    match.answer(0, "hero:elf")
    while len(match.menu()) > 1:
        assert match.menu().question == "replace-dealt"
        match.answer(0, match.menu().unanswered())
    match.answer(0, "enough")
    s = match.state
    assert len(s.heroes[0].draft) == 14
    assert not any(s.card(piece).opponent for piece in s.heroes[0].draft)
    for _ in range(6):
        match.answer(0, match.menu()[0])
    s = match.state
    assert len([*s.heroes[0].resources()]) == 6
    assert sum(len(bag) for deck, bag in s.faces.bags.items() if deck.isupper()) == 220 - 6 - 16
    t = solo_table(ann="P14", search="fortune+gold", fortune="F50 F20")
    t.answer("rest", "search", "yes")
    assert (hero(t).gold, t.state.fortune.discards) == (3, [CARD["F50"], CARD["F20"]])


@clause(
    "HP-SOL-04", "HP-SOL-05", "HP-SOL-07", "HP-SOL-08", "HP-SOL-09", "HP-SOL-10", "HP-SOL-11", "HP-EXA-28", "HP-ASK-38"
)
def test_after_each_turn_evil_rises_and_the_dragon_acts_at_even_levels() -> None:
    hidden = "F01=(goblin) F02=(troll) F05=(troll) H01=(goblin) U01=(goblin) H02=(troll) P01=(goblin)"
    t = solo_table(ann="P03", level=5, flare="plains plains", enemies=hidden, sites="P02=S19")
    assert hero(t).actions == 5
    t.answer("give-up")
    assert t.question == "rock"
    t.answer("rock:2")
    assert (t.state.scale.level, vitality_of(t), t.state.rock) == (6, 2, 2)
    assert (t.question, len(t.keys)) == ("turn-up", 3)
    t.answer("space:F01", "space:F05", "space:H01", "space:U01")
    assert [enemies_at(t, name) for name in ("F01", "F02", "H01", "H02", "P01")] == [
        ["goblin"], ["(troll)"], ["goblin"], ["(troll)"], ["goblin"]
    ]  # fmt: skip
    assert (t.question, t.state.round, hero(t).actions) == ("action", 2, 5)
    assert t.heard(EvilRose)


@clause("HP-SOL-06")
def test_kills_do_not_move_the_marker() -> None:
    t = solo_table(ann={"at": "P14", "gems": "S5"}, level=4, enemies="P14=goblin", hero_dice=[3, 3], enemy_dice=[2],
             fortune="F20")  # fmt: skip
    t.answer("fight:goblin")
    assert (t.state.scale.level, t.state.scale.dead[3]) == (4, [5])


@clause("HP-SOL-10", "HP-SOL-14")
def test_card_in_solo_starts_a_dragons_turn_whose_flares_burn_once() -> None:
    t = solo_table(ann="P03", search="fortune+gold", fortune="F46", flare="plains plains", gold=30)
    t.answer("rest", "search", "stay")
    assert (vitality_of(t), t.question) == (5 - 1, "rest")


@clause("HP-SOL-12", "HP-END-08")
def test_level_ten_is_a_loss_and_a_win_scores_ten_minus_the_level() -> None:
    t = solo_table(ann="P14", level=9)
    t.answer("give-up")
    assert (t.over, t.places, t.points) == (True, [2], [0])
    assert last_line(t) == "Evil has reached level 10 and the Dragon still lives: the hero loses."
    t = solo_table(ann={"at": "U04", "gems": "W5 S5 E5 F5 V5"}, level=3, hero_dice=[3, 3], enemy_dice=[2, 2])
    t.answer("fight:dragon")
    assert (t.over, t.places, t.points) == (True, [1], [7])


def test_sides_of_a_table() -> None:
    assert GAME.teams(GAME.options(players=3, competition="co-op")) == [[0, 1, 2]]
    assert GAME.teams(GAME.options(players=2)) == [[0], [1]]
    with pytest.raises(BadOption, match="Solo"):
        GAME.options(players=1)


@clause("HP-DRP-05", "HP-SEE-16")
def test_no_interrupt_is_asked_while_an_offer_is_composed() -> None:
    t = coop(ann={"at": "P14", "cards": "A01"}, bram={"at": "P13", "cards": "A20"})
    assert t.match.unasked(1) is not None
    t.answer("exchange")
    assert t.match.unasked(1) is None
    t.answer("never-mind")
    assert t.match.unasked(1) is not None


@clause("HP-MOD-05", "HP-SOL-12")
def test_no_round_limit_ends_solo() -> None:
    t = solo_table(ann={"at": "P14", "actions": 0}, level=5, round=1, round_limit=1, flare="forest forest")
    t.answer("stay")
    assert (t.state.round, t.state.scale.level, t.question) == (2, 6, "action")
