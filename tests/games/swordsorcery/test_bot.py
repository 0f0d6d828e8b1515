"""Answers of a sensible player in given positions, and the bot's reasons."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from meadhall.bots import find_bot, play_out, reason_of
from meadhall.engine import Match
from meadhall.engine.contract.guide import Decision
from meadhall.games.swordsorcery import GAME
from meadhall.games.swordsorcery.bot import weights
from meadhall.games.swordsorcery.bot.acting import TACTICS
from meadhall.games.swordsorcery.bot.explaining import TACTIC_REASONS
from meadhall.games.swordsorcery.bot.thought import GUIDE, thoughtful_answer
from meadhall.games.swordsorcery.content import POWERS, TALENTS
from meadhall.games.swordsorcery.figures.answers import answer
from meadhall.games.swordsorcery.state import State
from meadhall.testing import table
from tests.games.swordsorcery.tables import ScriptedTable, crypt, english, foe_key, hero, quest

SENSIBLE_BOT = find_bot("sensible", GAME)


def answer_and_reason(t: ScriptedTable[State]) -> tuple[str, str]:
    """Return the bot's answer, and the message id of its reason."""
    assert t.match.ask is not None
    view = t.match.view(t.match.ask.seat)
    option = SENSIBLE_BOT.choose(view)
    key = option if isinstance(option, str) else option.key
    why = reason_of(SENSIBLE_BOT, view, key)
    return key, why if isinstance(why, str) else why.id


PARTY = "bryndis law K1, sable law K1"


@pytest.mark.parametrize(
    ("position", "key", "why"),
    [
        (
            lambda: crypt(party=PARTY, bryndis={"conditions": "ko"}),
            "stand",
            "why-stands",
        ),
        (
            lambda: crypt(party=PARTY, bryndis={"wounds": 5}),
            "use:healing_potion",
            "why-heals",
        ),
        (
            lambda: crypt(party="bryndis law K6, sable law K1"),
            "interact:clapper",
            "why-interacts",
        ),
        (
            lambda: crypt(party=PARTY, foes="orc_g K1"),
            "attack",
            "why-attacks",
        ),
        (
            lambda: crypt(party="bryndis law K1, sable law K5", foes="orc_g K3"),
            "to:K2",
            "why-goes-for",
        ),
        (lambda: crypt(party=PARTY), "to:K2", "why-walks-to-marker"),
        (
            lambda: crypt(party=PARTY, bryndis={"keys": "bell_clapper"}),
            "to:K2",
            "why-carries",
        ),
        (
            lambda: quest("q1", party="bryndis law F5, sable law F1", bryndis={"escort": "miller"}),
            "open:fd1",
            "why-brings",
        ),
    ],
)
def test_bot_gives_the_reason_for_its_answer(position: Callable[[], ScriptedTable[State]], key: str, why: str) -> None:
    assert answer_and_reason(position()) == (key, why)


def test_bot_gives_remaining_hp_as_the_reason_for_its_target() -> None:
    t = crypt(party=PARTY, foes="orc_g K1, orc_b K1")
    t.answer("attack")
    assert answer_and_reason(t) == (foe_key(t), "why-target")


def test_every_tactic_but_ending_the_turn_has_a_reason() -> None:
    assert [tactic for tactic in TACTICS if tactic not in TACTIC_REASONS] == [TACTICS[-1]]


@pytest.mark.parametrize("name", ["q0", "q1", "q2", "q3", "q4"])
def test_every_activity_of_a_whole_quest_has_its_reason(name: str) -> None:
    """Every answer except `end` has a reason of one line."""
    match = Match(GAME, seed=name, mode="single", quest=name, heroes=4)
    silent = set[str]()
    while match.ask is not None:
        view = match.view(match.ask.seat)
        option = SENSIBLE_BOT.choose(view)
        key = option if isinstance(option, str) else option.key
        why = reason_of(SENSIBLE_BOT, view, key)
        assert "\n" not in english(why)
        if view.question == "act" and not why:
            silent.add(key)
        match.answer(match.ask.seat, key)
    assert silent <= {"end"}


# ---- thinking ahead


def plan_answers(t: ScriptedTable[State]) -> list[str]:
    """Return the first answer of each plan to compare. The answer of the bot `sensible` is first."""
    assert t.match.ask is not None
    view = t.match.view(t.match.ask.seat)
    return [plan[0] for _, plan in GUIDE.plans(Decision(view.state, view.seat, view.question, view.options))]


def test_thinker_tries_the_sensible_answer_first_and_a_few_others() -> None:
    t = crypt(party=PARTY, foes="orc_g K1, orc_b K2")
    keys = plan_answers(t)
    assert keys[0] == answer_and_reason(t)[0] == "attack"
    assert 1 < len(keys) <= weights.MAX_ANSWERS
    assert set(keys) <= set(t.keys)
    assert plan_answers(crypt(step="turn", party=PARTY)) == ["hero:bryndis"]


def test_position_is_worth_more_with_healthy_heroes_fewer_enemies_and_quest_progress() -> None:
    def position_value(**words: Any) -> float:
        return GUIDE.value(crypt(party=PARTY, **words).state, 0)

    assert (
        position_value()
        > position_value(bryndis={"wounds": 3})
        > position_value(bryndis={"wounds": 6})
        > position_value(bryndis={"ghost": True})
    )
    assert (
        position_value()
        > position_value(foes="orc_g K16 wounds=1")
        > position_value(foes="orc_g K16")
        > position_value(foes="orc_r K16")
    )
    assert position_value(markers="bell") > position_value(markers="clapper bell")
    assert position_value(bryndis={"area": "K3"}) > position_value()
    assert quest("q3", foes="nethric C14 wounds=5").state.enemies[0].wounds == 5


def test_turn_count_grows_with_each_hero_turn() -> None:
    t = crypt(step="turn", party=PARTY)
    before = GUIDE.turn(t.state)
    t.answer("hero:sable")
    assert GUIDE.turn(t.state) == before + 1


def test_bot_spends_leftover_crowns_on_enchantments() -> None:
    full = {
        "crowns": 40,
        "bag": "healing_potion healing_potion",
        "primary": "longsword",
        "armor": "half_plate",
        "artifact": "ember_ward",
    }
    t = quest("q3", step="market", party=PARTY, bryndis=full)
    view = t.match.view(0)
    asked = Decision(view.state, 0, view.question, view.options)
    assert answer_and_reason(t)[0] == "ready"
    assert thoughtful_answer(asked).key == "enchant:round_shield/ward"


def first_sight_answer(t: ScriptedTable[State]) -> str:
    """Return the answer of a thinking bot before it thinks ahead."""
    assert t.match.ask is not None
    view = t.match.view(t.match.ask.seat)
    return thoughtful_answer(Decision(view.state, view.seat, view.question, view.options)).key


def test_thinker_heals_earlier() -> None:
    t = crypt(party=PARTY, bryndis={"wounds": 3})
    assert answer_and_reason(t)[0] == "to:K2"
    assert first_sight_answer(t) == "use:healing_potion"
    assert first_sight_answer(crypt(party=PARTY, bryndis={"wounds": 2})) == "to:K2"
    assert first_sight_answer(crypt(party=PARTY, sable={"wounds": 3})) == "to:K2"


def test_thinker_dashes_to_an_enemy_that_it_can_still_strike() -> None:
    spent = {"moves": 0, "combat": 1, "action": 1}
    t = crypt(party=PARTY, foes="orc_g K2", turn=spent)
    assert answer_and_reason(t)[0] == "end"
    assert first_sight_answer(t) == "dash"
    view = t.match.view(0)
    dash = next(option for option in view.options if option.key == "dash")
    assert english(GAME.reason(view, dash)) == "Bryndis dashes to strike: Orc Brawler 1 is 1 area away."
    assert first_sight_answer(crypt(party=PARTY, foes="orc_g K2", turn={**spent, "combat": 0})) == "end"


def test_a_thinker_turns_on_the_master_when_few_rounds_are_left() -> None:
    def first_target(drawn: int) -> str:
        foes = "orc_g C14, nethric C14"
        t = quest("q3", party="bryndis law C14, sable law C1", foes=foes, events_drawn=drawn, markers="font")
        t.answer("attack")
        assert answer_and_reason(t)[0] == foe_key(t)
        return first_sight_answer(t)

    t = quest("q3", party="bryndis law C14, sable law C1", foes="orc_g C14, nethric C14")
    assert (first_target(4), first_target(5)) == (foe_key(t), foe_key(t, 1))


def test_thinker_prefers_the_quest_to_a_distant_enemy() -> None:
    words: dict[str, Any] = {"party": "sable law C10, bryndis law C1", "opened": "all", "foes": "orc_g C5"}
    t = quest("q3", **words)
    assert answer_and_reason(t)[0] == "to:C5"
    assert first_sight_answer(t) == "to:C9"
    view = t.match.view(0)
    step = next(option for option in view.options if option.key == "to:C9")
    assert english(GAME.reason(view, step)) == "Sable heads for the Scriptorium to put out the lamp."
    words["foes"] = "orc_g C5, orc_g C9"
    assert (
        first_sight_answer(quest("q3", **words)) == first_sight_answer(quest("q3", **words, markers="font")) == "to:C5"
    )


def test_thinker_avoids_a_master_with_lit_lamps() -> None:
    words: dict[str, Any] = {"party": "sable law C5, bryndis law C1", "opened": "all", "foes": "nethric C8"}
    t = quest("q3", **words)
    assert (answer_and_reason(t)[0], first_sight_answer(t)) == ("to:C8", "to:C4")
    assert first_sight_answer(quest("q3", **words, markers="font")) == "to:C8"
    t = quest("q3", **{**words, "foes": "nethric C5, risen_r C5"})
    t.answer("attack")
    assert first_sight_answer(t) == foe_key(t, 1)


@pytest.mark.parametrize(
    ("question", "offered", "chosen"),
    [
        ("power", "b2 b1 b6 b3", "b6"),
        ("power", "b6 b12", "b12"),  # of Soulrank V
        ("talent", "bt1 bt2 bt5", "bt2"),
        ("give-up", "b6 b2 b1", "b2"),
    ],
)
def test_thinker_chooses_powers_that_have_won_quests(question: str, offered: str, chosen: str) -> None:
    options = [answer("give-up" if question == "give-up" else "take", "SS-POW-01", id) for id in offered.split()]
    assert (
        thoughtful_answer(Decision(crypt(party=PARTY).state, 0, question, options))
        is options[offered.split().index(chosen)]
    )


def test_winning_weights_name_only_known_powers_and_talents() -> None:
    assert weights.EXTRA_WINS.keys() <= POWERS.keys() | TALENTS.keys()
    unknown = (POWERS.keys() | TALENTS.keys()) - weights.EXTRA_WINS.keys()
    assert all(POWERS[id].rank >= 4 for id in unknown), unknown


def test_thinker_plays_a_quest_to_its_end() -> None:
    match = Match(GAME, seed="ahead", mode="single", quest="q0", heroes=2)
    play_out(match, [find_bot("thinker:2", GAME)])
    assert match.over


def test_shield_does_not_replace_a_two_handed_weapon() -> None:
    kit = {"primary": "orcsplitter", "secondary": "", "bag": "round_shield", "crowns": 0}
    t = table(GAME, step="market", quest="q1", party="bryndis law K1, sable law K1", bryndis=kit)
    answers = list[str]()
    while (key := answer_and_reason(t)[0]) != "ready":
        answers.append(key)
        assert len(answers) < 12, answers
        t.answer(key)
    assert hero(t, "bryndis").primary.item == "orcsplitter"
