"""Texts of Heroes."""

from __future__ import annotations

import random
from typing import Any

import pytest

from meadhall.engine.common.text import Text
from meadhall.engine.language.names import Names
from meadhall.engine.play.match import Match
from meadhall.engine.play.perspective import Perspective
from meadhall.games.heroes import GAME
from meadhall.games.heroes.content import CREATURE, HERO, SPELL
from meadhall.games.heroes.events import BeingHealed, BeingWounded
from meadhall.games.heroes.state import State
from meadhall.games.heroes.texts import NONE, ability_text, hero_text, requirement_text, spell_text
from meadhall.testing import clause
from tests.games.heroes.asking import KALDOR, MARIS, Playing, acting, cast, play, render
from tests.games.heroes.pairs import pairs

ANN, BRAM = Names(["Ann", "Bram"], 0), Names(["Ann", "Bram"], 1)


def story_lines(t: Playing, listener: int) -> list[str]:
    """Return the messages of all events, as the listener reads them."""
    return [render(words, listener) for e in t.match.news(-1) if (words := e.message())]


@pytest.mark.parametrize(
    ("spell", "words"),
    [
        ("fireball", "Each Being next to the target takes half as many magical wounds, rounded down."),
        ("misfortune", "Whenever that player acts with at least one C on their dice, their Hero takes 2 magical"),
        ("stoneskin", "Whenever the target takes physical wounds, it takes 1 less."),
        ("concentration", "After each Spell they cast with at least one C on their dice, that player may draw 1 card."),
        ("haste", "Activating the target costs 1 point less, but at least 1."),
        ("scorch", "Target: any Being. The target takes 1 magical wound. Each enhancement: 1 more wound."),
    ],
)
def test_spell_text_follows_its_effects(spell: str, words: str) -> None:
    assert words in render(spell_text(SPELL[spell]))


def test_other_card_texts_equal_the_printed_ones() -> None:
    assert render(requirement_text(SPELL["fireball"])) == "4 F"
    assert render(requirement_text(SPELL["dispel"])) == "5 identical elements"
    assert ability_text(CREATURE["ifrit"]) == NONE
    talons = "Talons: Before a basic attack on it, the attacker takes 2 physical wounds."
    assert render(ability_text(CREATURE["griffin"])) == talons
    assert render(hero_text(HERO["kaldor"])) == (
        "Your F Spells get one free enhancement. When you act, each W on your dice deals your Hero 1 magical wound."
    )


def test_each_listener_is_addressed_in_the_second_person() -> None:
    t = acting({"board": "f1=ifrit b2=hero", "dice": "FFLLEE", "hand": "scorch"}, "f4=griffin b2=hero")
    cast(t, "scorch", "at:1b2", free=True)
    t.answer("attack:f1", "at:1f4")
    assert story_lines(t, 0) == [
        "You act with F F L L E E.",
        "You cast Scorch, enhanced once.",
        "Bram's Hero (back 2) takes 2 magical wounds from Scorch: 19 hit points left.",
        "Your Ifrit (front 1) attacks Bram's Griffin (front 4).",
        "Your Ifrit (front 1) takes 2 physical wounds from the Griffin: 2 hit points left.",
        "Bram's Griffin (front 4) takes 4 physical wounds: 2 hit points left.",
    ]
    assert story_lines(t, 1)[2] == "Your Hero (back 2) takes 2 magical wounds from Scorch: 19 hit points left."
    assert [GAME.wording.affected_seat(e) for e in t.heard(BeingWounded)] == [1, 0, 1]


def test_healing_nothing_at_a_stop_has_no_message() -> None:
    assert BeingHealed(0, CREATURE["ifrit"], 0, 0, 4, at_stop=True).message() == ""
    assert (
        render(BeingHealed(0, CREATURE["ifrit"], 0, 1, 4).message())
        == "Your Ifrit (front 1) heals 1 wound and has 4 hit points."
    )


def test_question_for_a_space_names_the_placed_card() -> None:
    ann = {"hero": KALDOR, "board": "", "unplaced": "hero ifrit"}
    t = play(step="place", ann=ann, bram={"hero": MARIS, "board": "", "unplaced": "hero"})
    asked: list[str] = []
    for card in ("place:ifrit", "place:hero"):
        t.answer(card)
        view = t.view("ann")
        asked.append(render(GAME.wording.question(view.question, view.state, ANN)))
        t.match.take_back(0)
    assert asked == ["Ifrit: on which space?", "Hero: on which space?"]


def test_draft_question_names_the_choices_still_needed() -> None:
    match = Match(GAME, "7", players=2)
    asked: dict[int, list[str]] = {0: [], 1: []}
    while match.state.step == "draft":
        seat = match.asked
        question = GAME.wording.question("draft", match.state, Names(["Ann", "Bram"], seat))
        assert isinstance(question, Text)
        asked[seat].append(question.id)
        match.answer(seat, match.menu()[-1 if seat == 0 else 0])  # Heroes are last on the menu
    both, spell = "question-draft", "question-draft-spell"
    assert asked == {0: [both, spell, spell, spell], 1: [both, both, both, "question-draft-hero"]}


@pytest.mark.parametrize(
    ("penalty", "costs"), [("on", ", and a Stop without an action costs wounds"), ("off", ""), ("0", "")]
)
@pytest.mark.parametrize(("hand", "dice", "idle"), [("fireball", "LLLLWW", True), ("fireball", "FFFFLL", False)])
def test_stop_without_a_possible_action_has_a_warning(
    penalty: str, costs: str, hand: str, dice: str, idle: bool
) -> None:
    """The warning does not name wounds if the option `no_action_penalty` is off (HE-NOA-01, HE-OPT-08)."""
    t = play(ann={"hand": hand, "dice": dice}, bram="b2=hero", no_action_penalty=penalty)
    story_lines = render(GAME.wording.warning(t.menu.find("stop:none"), t.view("ann").state, ANN))
    assert story_lines == (f"Your dice show nothing to act with{costs}." if idle else "")


def test_questions_and_answers_name_dice_targets_and_costs() -> None:
    t = acting({"board": "f1=ifrit b2=hero", "dice": "FFLLEE", "hand": "scorch"}, "f4=griffin b2=hero")
    wording, view = GAME.wording, t.view("ann")
    assert render(wording.question(view.question, view.state, ANN)) == "Your dice: F F L L E E. Which action?"
    assert render(t.menu.find("cast:scorch").message(view.state)).startswith("Cast Scorch. Target: any Being.")
    assert render(wording.warning(t.menu.find("none"), view.state, ANN)) == "Taking no action costs your Hero 2 wounds."
    cast(t, "scorch", "at:1b2")
    state, attack = t.view("ann").state, t.menu.find("attack:f1")
    assert (
        render(wording.question("next", state, ANN)) == "You have 2 points left. Attack, use an ability, move, or end?"
    )
    assert render(wording.option(attack, state, ANN)) == "Attack with Ifrit (front 1): Strength 4, costs 2 points"
    assert render(wording.option(attack, state, ANN), form="brief") == "Attack with Ifrit for 2"


def test_sets_of_dice_are_in_words() -> None:
    t = play(ann={"dice": "WF-ALC"}, bram={"dice": "WFEALC"})
    menu, state, option = t.match.menu(0), t.view("ann").state, GAME.wording.option
    assert render(option(menu.find("throw:13"), state, ANN)) == "Throw dice 1 (W) and 3"
    assert render(option(menu.find("throw:13"), state, ANN), form="brief") == "Throw 1 3"
    assert render(option(menu.find("throw:123456"), state, ANN)) == "Throw all dice"
    assert render(option(t.match.menu(1).find("throw:none"), state, BRAM)) == "Hold: keep all dice"
    parts = GAME.wording.parts(menu.find("stop:3"), state, ANN)
    assert parts is not None
    assert [render(part) for part in parts] == ["Stop", "die 3"]


def test_boards_face_each_other_in_the_scene() -> None:
    t = acting({"board": "f1=ifrit b2=hero", "dice": "FFLLEE"}, "f4=griffin b2=hero")
    for seat in (0, 1):
        scene = GAME.scene(t.view(seat).state, seat)
        places = {place.id: place for place in scene.places}
        own, foe = places[f"{seat}f1"], places[f"{1 - seat}f4"]
        assert (own.column, own.row) == (0, 2)
        assert (foe.column, foe.row) == (0, 1)  # column 1 faces column 4


@clause("HE-VTM-01")
def test_scene_names_the_opponents_while_pairs_play_apart() -> None:
    t, _ = pairs(format="team")
    assert _foes(t) == [3, 2, 1, 0]
    t.state.duels[1].over = True
    assert _foes(t) == [3, NONE, NONE, 0]


def _foes(t: Playing) -> list[Any]:
    """Return the opponents that the scene names."""
    notes: list[Any] = [seat.note for seat in GAME.scene(t.view(0).state, 0).seats]
    return [note.args["foe"] for note in notes]


@pytest.mark.parametrize(
    "chosen", [{"players": 4, "format": "team"}, {"players": 4, "format": "tournament"}, {"players": 3}]
)
def test_every_event_of_a_match_has_a_message(chosen: dict[str, Any]) -> None:
    rng = random.Random(5)
    match: Match[State] = Match(GAME, "words", **{"players": 4, **chosen})
    while match.ask is not None:
        seat = rng.choice(match.ask.waiting)
        match.answer(seat, rng.choice(match.menu(seat).options))
    for event in match.news(1):
        if isinstance(event, BeingHealed) and not event.healed:
            continue  # healing an unhurt creature may be silent
        for language in ("en", "de"):
            words = render(event.message(), 1, language)
            assert words.endswith((".", "!"))
            assert words[0] == words[0].upper()


@pytest.mark.parametrize(
    ("hand", "asked"),
    [
        ("", "You have nothing to act with. Pass?"),
        ("scorch", "You may act, too. Act or pass?"),
        ("command", "You may act, too. Act or pass?"),
    ],
)
@clause("HE-DEC-25")
def test_player_without_a_possible_action_is_asked_and_told_so(hand: str, asked: str) -> None:
    board = {"board": "f1=hellhound f2=hellhound f3=hellhound f4=hellhound b2=hero", "dice": "FFLLEE"}
    t = acting({"dice": "EEEEEE"}, {**board, "hand": hand})
    t.answer("none")
    assert (t.asked, t.question) == (1, "act-or-pass")
    assert Perspective(t.match, ["Ann", "Bram"], 1).question().endswith(f". {asked}")
    preview = GAME.preview(t.view(1), t.menu.find("act"))
    assert preview is not None
    assert render(preview.result).startswith("You have nothing to act with") == (not hand)


@pytest.mark.parametrize(
    ("dice", "act", "passing"), [("WWLLLL", True, True), ("WWWLLL", True, False), ("FFLLLL", False, True)]
)
@clause("HE-DEC-25")
def test_answer_that_costs_and_gives_up_nothing_needs_one_press(dice: str, act: bool, passing: bool) -> None:
    """Fire on the dice wounds Maris as soon as she acts."""
    t = acting({"dice": "EEEEEE"}, {"board": "f1=siren b2=hero", "dice": dice, "hand": "ice_shards"})
    t.answer("none")
    shown = [GAME.preview(t.view(1), t.menu.find(key)) for key in ("act", "pass")]
    assert [preview is not None and preview.light for preview in shown] == [act, passing]


@clause("HE-VTM-08", "HE-VTO-02", "HE-VNE-08", "HE-END-01")
@pytest.mark.parametrize(
    ("options", "win"),
    [
        ({}, "The last Hero left wins."),
        ({"players": 4, "format": "team"}, "The team with a Hero left wins."),
        ({"players": 4, "format": "tournament"}, "The winners of both duels play the final."),
        ({"elimination": "off"}, "The first player with 21 victory points wins."),
    ],
)
def test_goal_says_how_this_match_is_won(options: dict[str, Any], win: str) -> None:
    assert render(GAME.wording.aim(Match(GAME, "aim", **options).state)[0]).endswith(win)


@pytest.mark.parametrize(
    ("spell", "dice", "shown"),
    [
        ("life_drain", "EEELLL", ["at:1b2", "at:0f1"]),
        ("daze", "WWWLLL", ["player:1", "player:0"]),
        ("healing", "WWLLLL", ["at:0f1", "at:0b1", "at:1b2"]),
    ],
)
def test_best_targets_of_a_spell_are_listed_first(spell: str, dice: str, shown: list[str]) -> None:
    t = acting({"hero": KALDOR, "board": "f1=golem b1=hero", "dice": dice, "hand": spell})
    t.answer(f"cast:{spell}")
    perspective = Perspective(t.match, ["Ann", "Bram"], 0)
    assert [answer.key for answer in perspective.answers()] == shown
    assert [answer.letter for answer in perspective.answers()] == list("abc")[: len(shown)]
    assert t.keys == sorted(shown, key=lambda key: key[key.index(":") + 1]), (
        "bots and files keep the order of the rules"
    )


@clause("HE-WND-03")
def test_healing_an_unhurt_creature_is_told_but_not_at_a_stop() -> None:
    whole = BeingHealed(1, CREATURE["golem"], 0, 0, 7)
    assert render(whole.message()) == "Bram's Golem (front 1) has no wounds to heal."
    assert render(whole.message(), language="de") == "Brams Golem (vorn 1) ist unverletzt."
    assert BeingHealed(1, CREATURE["golem"], 0, 0, 7, at_stop=True).message() == ""


@clause("HE-FST-02")
@pytest.mark.parametrize("language", ["en", "de"])
def test_hero_without_a_text_is_offered_without_one(language: str) -> None:
    whole, bare = (
        render(
            next(o for o in match.menu().options if o.key.startswith("hero:")).message(match.state), language=language
        )
        for match in (Match(GAME, "words", players=2), Match(GAME, "words", players=2, hero_text="off"))
    )
    assert whole.startswith(f"{bare}. ")
