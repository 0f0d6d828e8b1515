"""How Heroes speaks."""

from __future__ import annotations

import random
from typing import Any

import pytest

from meadhall.engine.language.german import GermanNames
from meadhall.engine.language.names import Names
from meadhall.engine.play.match import Match
from meadhall.engine.play.perspective import Perspective
from meadhall.games.heroes import GAME
from meadhall.games.heroes.content import CREATURE, HERO, SPELL
from meadhall.games.heroes.events import Healed, Wounded
from meadhall.games.heroes.german import WORDING as GERMAN
from meadhall.games.heroes.state import State
from meadhall.games.heroes.words.english.cards import ability_words, hero_words, need_words, spell_words
from meadhall.testing import clause
from tests.games.heroes.asking import KALDOR, MARIS, Playing, acting, cast, play
from tests.games.heroes.pairs import pairs

ANN, BRAM = Names(["Ann", "Bram"], 0), Names(["Ann", "Bram"], 1)


def said(t: Playing, names: Names) -> list[str]:
    return [words for e in t.match.news(-1) if (words := GAME.wording.event(e, names))]


@pytest.mark.parametrize(
    ("spell", "words"),
    [
        ("fireball", "Each Being adjacent to the target suffers half as many magical wounds, rounded down."),
        (
            "misfortune",
            "When the bearer stops and the dice show at least one C: the bearer's Hero suffers 2",
        ),
        ("stoneskin", "Each instance of physical wounds on the target is 1 less, not below 0."),
        (
            "concentration",
            "that the bearer casts and the dice show at least one C: its player may draw 1 card.",
        ),
        ("haste", "Activating the target costs 1 less, not below 1."),
        ("scorch", "Target: any Being. The target suffers 1 magical wound. Each enhancement: 1 wound more."),
    ],
)
def test_the_text_of_a_spell_is_made_of_what_it_does(spell: str, words: str) -> None:
    assert words in spell_words(SPELL[spell])


def test_what_else_stands_on_cards() -> None:
    assert need_words(SPELL["fireball"]) == "4 F"
    assert need_words(SPELL["dispel"]) == "5 identical elements"
    assert ability_words(CREATURE["ifrit"]) == ""
    assert ability_words(CREATURE["griffin"]) == (
        "Talons: Before a basic attack against it is resolved: the attacker suffers 2 physical wounds."
    )
    assert hero_words(HERO["kaldor"]) == (
        "Your F Spells have one enhancement free. When you stop: 1 magical wound for each W on your dice."
    )


def test_a_story_is_told_to_each_in_the_second_person() -> None:
    t = acting({"board": "f1=ifrit b2=hero", "dice": "FFLLEE", "hand": "scorch"}, "f4=griffin b2=hero")
    cast(t, "scorch", "at:1b2", free=True)
    t.answer("attack:f1", "at:1f4")
    assert said(t, ANN) == [
        "You act with F F L L E E.",
        "You cast Scorch, enhanced 1 time.",
        "Bram's Hero on back 2 suffers 2 magical wounds (Scorch), 19 left.",
        "Your Ifrit on front 1 attacks Bram's Griffin on front 4.",
        "Your Ifrit on front 1 suffers 2 physical wounds (Griffin), 2 left.",
        "Bram's Griffin on front 4 suffers 4 physical wounds, 2 left.",
    ]
    assert said(t, BRAM)[2] == "Your Hero on back 2 suffers 2 magical wounds (Scorch), 19 left."
    assert [GAME.wording.befalls(e) for e in t.heard(Wounded)] == [1, 0, 1]


def test_a_heal_at_a_stop_that_finds_no_wound_is_not_spoken_of() -> None:
    for language in ("en", "de"):
        wording = GAME.language(language).wording
        names = GAME.language(language).names(["Ann", "Bram"], 0)
        assert wording.event(Healed(0, CREATURE["ifrit"], 0, 0, 4, at_stop=True), names) == ""
        assert "1" in wording.event(Healed(0, CREATURE["ifrit"], 0, 1, 4), names)


def test_the_question_for_a_space_names_the_card_that_is_placed() -> None:
    ann = {"hero": KALDOR, "board": "", "unplaced": "hero ifrit"}
    t = play(step="place", ann=ann, bram={"hero": MARIS, "board": "", "unplaced": "hero"})
    asked: list[str] = []
    for card in ("place:ifrit", "place:hero"):
        t.answer(card)
        view = t.view("ann")
        asked.append(GAME.wording.question(view.question, view.state, ANN))
        t.match.take_back(0)
    assert asked == ["Ifrit. On which space?", "The Hero. On which space?"]


def test_the_question_of_the_draft_asks_for_what_is_still_needed() -> None:
    match = Match(GAME, "7", players=2)
    asked: dict[int, list[str]] = {0: [], 1: []}
    while match.state.step == "draft":
        seat = match.asked
        names = GAME.language("en").names(["Ann", "Bram"], seat)
        asked[seat].append(GAME.wording.question("draft", match.state, names))
        match.answer(seat, match.menu()[-1 if seat == 0 else 0])  # Heroes stand last
    both, spell = "Draft: a Hero or a Spell of the bottom row?", "Draft: which Spell of the bottom row?"
    assert asked == {0: [both, spell, spell, spell], 1: [both, both, both, "Draft: which Hero?"]}


@pytest.mark.parametrize(("penalty", "costs"), [("on", "; a Stop without action costs wounds"), ("off", ""), ("0", "")])
@pytest.mark.parametrize(("hand", "dice", "idle"), [("fireball", "LLLLWW", True), ("fireball", "FFFFLL", False)])
def test_a_stop_with_nothing_to_act_with_is_warned_of(
    penalty: str, costs: str, hand: str, dice: str, idle: bool
) -> None:
    """HE-NOA-01, HE-OPT-08: who is spared is told nothing of wounds."""
    t = play(ann={"hand": hand, "dice": dice}, bram="b2=hero", no_action_penalty=penalty)
    said = GAME.wording.warning(t.menu.find("stop:none"), t.view("ann").state, ANN)
    assert said == (f"Your dice show nothing to act with{costs}." if idle else "")


def test_questions_and_answers_name_dice_targets_and_costs() -> None:
    t = acting({"board": "f1=ifrit b2=hero", "dice": "FFLLEE", "hand": "scorch"}, "f4=griffin b2=hero")
    ask = GAME.wording.question
    view = t.view("ann")
    assert ask(view.question, view.state, ANN) == "Your dice: F F L L E E. Which action?"
    assert GAME.wording.option(t.menu.find("cast:scorch"), view.state, ANN).startswith(
        "Cast Scorch. Target: any Being."
    )
    assert GAME.wording.warning(t.menu.find("none"), view.state, ANN) == "No action costs your Hero 2 wounds."
    cast(t, "scorch", "at:1b2")
    state = t.view("ann").state
    assert ask("next", state, ANN) == "You have 2 points. Activate, move or end?"
    assert (
        GAME.wording.option(t.menu.find("attack:f1"), state, ANN)
        == "Ifrit on front 1 attacks with Strength 4, 2 points."
    )


def test_sets_of_dice() -> None:
    t = play(ann={"dice": "WF-ALC"}, bram={"dice": "WFEALC"})
    menu, state = t.match.menu(0), t.view("ann").state
    assert GAME.wording.option(menu.find("throw:13"), state, ANN) == "Throw dice 1 (W), 3."
    assert GAME.wording.option(menu.find("throw:123456"), state, ANN) == "Throw all dice."
    assert GAME.wording.option(t.match.menu(1).find("throw:none"), state, BRAM) == "Hold."
    assert GAME.wording.parts(menu.find("stop:3"), state, ANN) == ["stop", "die 3"]


def test_the_boards_face_each_other_in_the_scene() -> None:
    t = acting({"board": "f1=ifrit b2=hero", "dice": "FFLLEE"}, "f4=griffin b2=hero")
    for seat in (0, 1):
        scene = GAME.scene(t.view(seat).state, seat)
        own, foe = scene.place(f"{seat}f1"), scene.place(f"{1 - seat}f4")
        assert own is not None
        assert foe is not None
        assert (own.column, own.row) == (0, 2)
        assert (foe.column, foe.row) == (0, 1)  # column 1 faces column 4


@clause("HE-VTM-01")
def test_the_scene_says_whom_each_fights_while_pairs_play_apart() -> None:
    t, _ = pairs(format="team")
    notes = [seat.note for seat in GAME.scene(t.view(0).state, 0).seats]
    assert [f"duels board {foe}" in note for foe, note in zip((4, 3, 2, 1), notes, strict=True)] == [True] * 4
    t.state.duels[1].over = True
    notes = [seat.note for seat in GAME.scene(t.view(0).state, 0).seats]
    assert ["duels" in note for note in notes] == [True, False, False, True]


@pytest.mark.parametrize(
    "chosen", [{"players": 4, "format": "team"}, {"players": 4, "format": "tournament"}, {"players": 3}]
)
def test_whole_matches_are_told_without_a_gap(chosen: dict[str, Any]) -> None:
    rng = random.Random(5)
    match: Match[State] = Match(GAME, "words", **{"players": 4, **chosen})
    while match.ask is not None:
        seat = rng.choice(match.ask.waiting)
        match.answer(seat, rng.choice(match.menu(seat).options))
    names = Names(["Ann", "Bram", "Cas", "Dot"], 1)
    for told in match.news(1):
        if isinstance(told, Healed) and not told.healed:
            continue  # which is not spoken of
        words = GAME.wording.event(told, names)
        assert words.endswith((".", "!"))
        assert words[0] == words[0].upper()


@pytest.mark.parametrize(
    ("hand", "asked"),
    [("", "Nothing to act with: do you pass?"), ("scorch", "Do you act?"), ("command", "Do you act?")],
)
@clause("HE-DEC-25")
def test_who_can_do_nothing_is_asked_all_the_same_and_told_so(hand: str, asked: str) -> None:
    board = {"board": "f1=hellhound f2=hellhound f3=hellhound f4=hellhound b2=hero", "dice": "FFLLEE"}
    t = acting({"dice": "EEEEEE"}, {**board, "hand": hand})
    t.answer("none")
    assert (t.asked, t.question) == (1, "act-or-pass")
    assert Perspective(t.match, ["Ann", "Bram"], 1).question().endswith(f". {asked}")


@clause("HE-VTM-08", "HE-VTO-02", "HE-VNE-08", "HE-END-01")
@pytest.mark.parametrize(
    ("given", "win"),
    [
        ({}, "the last Hero left wins"),
        ({"players": 4, "format": "team"}, "the team with a Hero left wins"),
        ({"players": 4, "format": "tournament"}, "the winners of both duels play the final"),
        ({"elimination": "off"}, "the first with 21 victory points wins"),
    ],
)
def test_the_aim_says_how_this_match_is_won(given: dict[str, Any], win: str) -> None:
    assert win in GAME.wording.aim(Match(GAME, "aim", **given).state)[0]


@pytest.mark.parametrize(
    ("spell", "dice", "shown"),
    [
        ("life_drain", "EEELLL", ["at:1b2", "at:0f1"]),
        ("daze", "WWWLLL", ["player:1", "player:0"]),
        ("healing", "WWLLLL", ["at:0f1", "at:0b1", "at:1b2"]),
    ],
)
def test_whom_a_spell_is_meant_for_is_shown_first(spell: str, dice: str, shown: list[str]) -> None:
    t = acting({"hero": KALDOR, "board": "f1=golem b1=hero", "dice": dice, "hand": spell})
    t.answer(f"cast:{spell}")
    eyes = Perspective(t.match, ["Ann", "Bram"], 0)
    assert [answer.key for answer in eyes.answers()] == shown
    assert [answer.letter for answer in eyes.answers()] == list("abc")[: len(shown)]
    assert t.keys == sorted(shown, key=lambda key: key[key.index(":") + 1]), (
        "bots and files keep the order of the rules"
    )


@clause("HE-WND-03")
def test_healing_of_whom_nothing_ails_is_told_but_not_at_every_stop() -> None:
    whole = Healed(1, CREATURE["golem"], 0, 0, 7)
    assert GAME.wording.event(whole, ANN) == "Bram's Golem on front 1 has no wounds: nothing is healed."
    german = GERMAN.event(whole, GermanNames(["Ann", "Bram"], 0))
    assert german == "Brams Golem (vorn 1) ist unverletzt: Nichts wird geheilt."
    assert GAME.wording.event(Healed(1, CREATURE["golem"], 0, 0, 7, at_stop=True), ANN) == ""


@clause("HE-FST-02")
@pytest.mark.parametrize("wording", [GAME.wording, GERMAN])
def test_a_hero_that_has_no_text_is_offered_without_it(wording: Any) -> None:
    whole, bare = (
        wording.option(
            next(o for o in match.menu().options if o.key.startswith("hero:")),
            match.state,
            GermanNames(["Ann", "Bram"], 0),
        )
        for match in (Match(GAME, "words", players=2), Match(GAME, "words", players=2, hero_text="off"))
    )
    assert len(bare) < len(whole)
    assert ":" not in bare
