"""Facts for each paragraph of the Book of Secrets, when it is read."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.swordsorcery.content import QUESTS
from meadhall.games.swordsorcery.events import ParagraphRead
from tests.games.swordsorcery.facts import Fact, check_fact, ids, play_fact

SETUP: dict[str, Any] = {"step": "setup", "seed": "1", "party": "bryndis law, sable law"}
EVENT: dict[str, Any] = {"step": "event"}


def setup(card: str, expected: str, *answers: str, **position: Any) -> Fact:
    """Return a fact about a paragraph that is read at the set-up."""
    return Fact(card, card[:2], {**SETUP, **position}, [*answers], f"'{card}' in s.read and ({expected})")


def here(card: str, place: str, answers: list[str], expected: str, friend: str = "", **position: Any) -> Fact:
    """Return a fact about a paragraph that is read after an activity of the first hero in an area."""
    party = f"bryndis law {place}, sable law {friend or place}"
    return Fact(card, card[:2], {"party": party, **position}, answers, f"'{card}' in s.read and ({expected})")


def story(card: str, drawn_events: int, expected: str, *answers: str, **position: Any) -> Fact:
    """Return a fact about a story card's paragraph. `drawn_events` is the number of Event cards above it."""
    return Fact(
        card,
        card[:2],
        {**EVENT, "events_drawn": drawn_events, **position},
        [*answers],
        f"'{card}' in s.read and ({expected})",
    )


def win_fact(card: str, expected: str = "True", **position: Any) -> Fact:
    """Return a fact about a paragraph that is read when the quest is won."""
    return Fact(
        card, card[:2], {**EVENT, "event": "v11", **position}, [], f"won and '{card}' in s.read and ({expected})"
    )


WIN_POSITION: dict[str, Any] = {"counters": {"saved": 3}, "flags": ["skarga_fled"]}

FACTS = [
    setup("q0.1", "names.count('gremlin_g') > 0 and s.flags == []"),
    here("q0.2", "K2", ["to:K8", "branch:1"], "s.flags == ['snikket_free'] and 'cage' not in s.markers"),
    here("q0.2", "K2", ["to:K8", "branch:2"], "s.flags == [] and h.crowns == 10 and 'cage' not in s.markers"),
    here(
        "q0.3", "K6", ["interact:clapper"],
        "h.keys == ['bell_clapper'] and 'clapper' in s.flags and names == ['risen_g'] and at('risen_g') == 'K5'"
        " and 'clapper' not in s.markers",
    ),
    here("q0.4", "K10", ["to:K11"], "names == ['gremlin_g', 'gremlin_b'] and at('gremlin_b') == 'K16'", opened="all"),
    here(
        "q0.5", "K12", ["interact:bell"],
        "'rung' in s.flags and h.keys == [] and h.wounds == 1 and e.conditions == {'stun': 1}",
        foes="risen_b K9, orc_g K9", bryndis={"keys": "bell_clapper", "wounds": 2},
    ),
    story("q0.6", 2, "names == ['gremlin_g'] and at('gremlin_g') == 'K9'", drawn=["gremlin_g"]),
    story("q0.8", 5, "lost"),
    win_fact("q0.9", flags=["rung"], party="bryndis law K11, sable law K12"),
    setup("q1.0", "s.flags == []"),
    setup("q1.0b", "'smoke_bomb' in bag(1)", "hero:sable", flags=["snikket_free"]),
    here("q1.1", "F5", ["interact:miller"], "h.escort == 'miller' and 'miller' not in s.markers"),
    here("q1.2", "F11", ["interact:priest"], "h.escort == 'priest' and 'priest' not in s.markers"),
    here("q1.3", "F8", ["interact:twins"], "h.escort == 'twins' and 'twins' not in s.markers"),
    here("q1.4", "F13", ["interact:widow"], "h.escort == 'widow' and h.crowns == 10"),
    here(
        "q1.4b", "F3", ["to:F1"], "s.counters == {'saved': 1} and s.soul == 1 and h.escort == ''",
        bryndis={"escort": "widow"},
    ),
    story("q1.5", 3, "'mill_held' in s.flags and s.terrain == {area('F11'): ['deadly']} and at('orc_g') == 'F19'",
          "branch:1", drawn=["orc_g"]),
    story("q1.5", 3, "'chapel_held' in s.flags and s.terrain == {area('F5'): ['deadly']} and at('orc_g') == 'F19'",
          "branch:2", drawn=["orc_g"]),
    story("q1.6", 6, "s.counters == {'dead': 1} and 'priest' not in s.markers", flags=["mill_held"]),
    story("q1.6b", 6, "s.counters == {'dead': 1} and 'miller' not in s.markers", flags=["chapel_held"]),
    story("q1.7", 6, "names == ['skarga', 'orc_b'] and at('skarga') == at('orc_b') == 'F17'"),
    here(
        "q1.8", "F3", ["attack", "done"],
        "names == [] and 'skarga_fled' in s.flags and s.soul == 1 and (h.crowns, f.crowns) == (5, 5)",
        foes="skarga F3 wounds=10 ko", red=[7], blue=[6, 1],
    ),
    story("q1.10", 9, "lost"),
    win_fact("q1.11", "'drains' not in s.flags and 'blessing' not in s.flags", **WIN_POSITION),
    win_fact("q1.12", "'drains' in s.flags", delivered=["miller"], **WIN_POSITION),
    win_fact("q1.13", "'blessing' in s.flags", delivered=["priest"], **WIN_POSITION),
    setup("q2.0", "s.flags == []"),
    setup("q2.1", "'warren_quiet' in s.flags and s.opened and area('G23') not in s.gates", flags=["snikket_free"]),
    here(
        "q2.2", "G5", ["interact:tollstone", "branch:1"],
        "'toll_paid' in s.flags and e.pacified and 'tollstone' not in s.markers and h.crowns + f.crowns == 0",
        foes="grundle G17", bryndis={"crowns": 15}, sable={"crowns": 15},
    ),
    here(
        "q2.2", "G5", ["interact:tollstone", "branch:2"],
        "s.flags == [] and not e.pacified and 'tollstone' in s.markers", foes="grundle G17", bryndis={"crowns": 30},
    ),
    here("q2.3", "G18", ["interact:keyhook"], "h.keys == ['magic_key'] and 'keyhook' not in s.markers"),
    here(
        "q2.4", "G20", ["interact:vein", "interact:vein"],
        "h.keys == ['silver_heart'] and 'heart' in s.flags and not e.pacified and e.menace == 0"
        " and not {'vein', 'tollstone'} & {*s.markers} and at('spider_g') == 'G21'",
        foes="grundle G17 pacified", drawn=["spider_g"], bryndis={"rank": 2},
    ),
    story("q2.5", 2, "names == ['spider_b'] and at('spider_b') == 'G8'"),
    story("q2.6", 5, "'deadly' in s.terrain[area('G4')]"),
    here(
        "q2.7", "G16", ["attack", "done"], "not e.pacified", foes="grundle G16 pacified", flags=["toll_paid"],
        red=[3], blue=[1, 1],
    ),
    here(
        "q2.8", "G16", ["attack", "done"],
        "names == [] and 'troll_dead' in s.flags and (h.crowns, f.crowns) == (10, 10)",
        foes="grundle G16 wounds=17 ko", red=[7], blue=[6, 1, 1],
    ),
    story("q2.9", 7, "lost"),
    win_fact("q2.10", "'soul_silver' in s.flags", flags=["heart"], killed=["grundle"]),
    setup("q3.0", "s.flags == []"),
    setup("q3.1", "s.opened and area('C17') not in s.gates", flags=["drains"]),
    setup("q3.2", "'holy_water' in bag(0) and 'holy_water' in bag(1)", flags=["blessing"]),
    *(
        here(
            "q3.3", place, [f"interact:{lamp}"], f"'{lamp}' not in s.markers and s.soul == 1 and not e.asleep",
            foes="nethric C14 asleep",
        )
        for lamp, place in (("lamp1", "C9"), ("lamp2", "C17"), ("lamp3", "C20"))
    ),
    here(
        "q3.4", "C11", ["to:C13"], "not e.asleep and names == ['nethric', 'risen_g'] and at('risen_g') == 'C11'",
        foes="nethric C14 asleep", drawn=["risen_g"], opened="all",
    ),
    here(
        "q3.5", "C15", ["interact:font"],
        "h.wounds == 1 and h.conditions == {} and h.fire == [] and h.keys == ['magic_key'] and 'font' not in s.markers",
        bryndis={"wounds": 4, "conditions": "poison", "fire": [1]},
    ),
    story("q3.6", 3, "names == ['risen_b', 'wraith_g'] and at('wraith_g') == 'C22' and e.wounds == 1",
          foes="risen_b C9 wounds=2", drawn=["wraith_g"]),
    story("q3.7", 6, "'difficult' in s.terrain[area('C18')] and 'difficult' in s.terrain[area('C6')]"
          " and at('wraith_b') == 'C20'"),
    here(
        "q3.8", "C14", ["attack", "done", "branch:1"], "'abbot_freed' in s.flags and s.soul == 5 + 2",
        foes="nethric C14 wounds=23 ko", markers="", red=[7], blue=[6, 1, 1, 1],
    ),
    here(
        "q3.8", "C14", ["attack", "done", "branch:2"], "'abbot_bound' in s.flags and (h.crowns, f.crowns) == (15, 15)",
        foes="nethric C14 wounds=23 ko", markers="", red=[7], blue=[6, 1, 1, 1],
    ),
    story("q3.9", 7, "lost"),
    win_fact("q3.10", killed=["nethric"]),
    setup("q4.0", "'skarga' in names"),
    setup("q4.1", "h.shields == f.shields == 1 and 'shield_each_time_phase/1' in h.extras", flags=["abbot_freed"]),
    setup("q4.2", "s.bells == 2", flags=["abbot_bound"]),
    here("q4.3", "R16", ["interact:cell"], "h.keys == ['magic_key'] and 'heart_draught' in bag(0)"
         " and 'cell' not in s.markers"),
    here(
        "q4.4", "R8", ["attack", "done"], "names == [] and (h.crowns, f.crowns) == (10, 10) and s.opened",
        foes="skarga R8 most=7 wounds=6 ko", red=[7], blue=[6, 1],
    ),
    *(
        here(
            "q4.5", place, [f"interact:{fire}", f"interact:{fire}"],
            f"'{fire}' not in s.markers and s.counters == {{'furnaces': 1}} and s.soul == 1"
            " and (h.wounds, f.wounds) == (1, 0) and not e.asleep",
            foes="regent R15 asleep", bryndis={"rank": 2, "wounds": 2}, sable={"wounds": 1},
        )
        for fire, place in (("furnace1", "R12"), ("furnace2", "R13"))
    ),
    story("q4.6", 3, "[at('orc_g'), at('orc_b')] == ['R19', 'R6']", drawn=["orc_g", "orc_b"]),
    story("q4.7", 7, "not e.asleep and e.wounds == 3 and at('orc_g') == 'R19'",
          foes="regent R15 asleep wounds=5", drawn=["orc_g"]),
    here("q4.8", "R11", ["to:R14"], "not e.asleep", foes="regent R15 asleep", opened="all"),
    here(
        "q4.9", "R15", ["attack", "done"],
        "names == ['crown'] and left(e.ref) == 24 and (h.wounds, f.wounds) == (0, 1)",
        foes="regent R15 wounds=25 ko", markers="", counters={"furnaces": 2}, red=[7], blue=[6, 1, 1, 1],
        bryndis={"wounds": 1}, sable={"wounds": 2},
    ),
    here(
        "q4.10", "R15", ["attack", "done", "branch:1"], "'ending_dawn' in s.flags",
        foes="crown R15 wounds=23 ko", red=[7], blue=[6, 1, 1, 1],
    ),
    here(
        "q4.10", "R15", ["attack", "done", "branch:2"], "'ending_crown' in s.flags",
        foes="crown R15 wounds=23 ko", red=[7], blue=[6, 1, 1, 1],
    ),
    story("q4.12", 8, "lost"),
    win_fact("q4.13", "s.record.ending == 'dawn'", killed=["crown"], flags=["ending_dawn"]),
    win_fact("q4.14", "s.record.ending == 'crown'", killed=["crown"], flags=["ending_crown"]),
]  # fmt: skip


@pytest.mark.parametrize("fact", FACTS, ids=ids(FACTS))
def test_paragraph_does_what_it_says(fact: Fact) -> None:
    check_fact(fact)


def test_every_paragraph_has_a_fact() -> None:
    assert {fact.card for fact in FACTS} == {para.id for quest_card in QUESTS.values() for para in quest_card.para}


CHOICES = [fact for fact in FACTS if any("branch" in key for key in fact.answers)]


@pytest.mark.parametrize("fact", CHOICES, ids=ids(CHOICES))
def test_the_paragraph_of_a_choice_is_read_at_the_choice(fact: Fact) -> None:
    t = play_fact(fact)
    branch = next(int(key[-1]) for key in fact.answers if key.startswith("branch"))
    para = next(para for para in QUESTS[fact.quest].para if para.id == fact.card)
    read = {event.branch for event in t.heard(ParagraphRead) if event.para == fact.card}
    assert [at for at in range(1, len(para.choice) + 1) if at in read] == [branch]
