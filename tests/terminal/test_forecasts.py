"""Forecasts of an answer at the terminal: on the pieces, next to the board, and in sentences."""

from __future__ import annotations

import random

import pytest

from meadhall.bots import find_bot
from meadhall.engine.contract.registry import find_game
from meadhall.engine.play.match import Match
from meadhall.engine.presentation.preview import Odds, PlaceEffect, Preview
from meadhall.terminal.forecasts import LOSS_SYMBOL, forecast_facts
from meadhall.terminal.fullscreen.answering import choose_answer, give_answer
from meadhall.terminal.fullscreen.ascii_characters import to_ascii
from meadhall.terminal.fullscreen.clicks import carry_out_line
from meadhall.terminal.fullscreen.desk import Desk
from meadhall.terminal.fullscreen.forecasts import mark_words
from meadhall.terminal.plain.plain import Plain
from meadhall.terminal.session import Player, Session
from meadhall.terminal.words import say
from tests.terminal.heroes_moment import session_in_a_trial
from tests.terminal.moment import session as adventure
from tests.terminal.test_plain import ScriptedConsole

SIZES = [(140, 42), (100, 30), (80, 24), (64, 29)]


def screen_text(desk: Desk, size: tuple[int, int] = (80, 24)) -> str:
    return "\n".join(desk.frame(*size).canvas.text())


def text_beside_boards(desk: Desk, size: tuple[int, int]) -> str:
    """Return the text in the columns next to the boards as one line."""
    lines = desk.frame(*size).canvas.text()
    assert desk.layout is not None
    left = 2 + 4 * desk.layout.cell[0]
    return " ".join(" ".join(line[left : left + 26].strip() for line in lines).split())


def desk_with_forecast() -> Desk:
    """Return a desk where a Fireball waits for its target."""
    desk = Desk(session_in_a_trial())
    for key in ("cast:fireball", "free:use", "enough"):
        give_answer(desk, key)
    return desk


@pytest.mark.parametrize("size", SIZES)
def test_chosen_answer_shows_its_cost_and_the_pieces_it_hurts(size: tuple[int, int]) -> None:
    desk = desk_with_forecast()
    choose_answer(desk, "at:1b3")
    text = screen_text(desk, size)
    sentences = text_beside_boards(desk, size)
    for words in ("Fireball, 1 enhancement", "Costs: 4 F", "Nymph falls", "You cannot undo this"):
        assert words in sentences
    assert LOSS_SYMBOL in text


@pytest.mark.parametrize("size", SIZES)
def test_open_question_shows_the_effect_of_each_answer_on_its_target(size: tuple[int, int]) -> None:
    desk = desk_with_forecast()
    text = text_beside_boards(desk, size)
    assert "What each choice would do:" in text
    assert "Bot Bram's Nymph: −2, falls" in text
    assert "[e] −4" in screen_text(desk, size)
    assert text.index("Bot Bram's Triton") < text.index("Your Red Dragon")


def test_answer_that_can_be_undone_is_not_called_final() -> None:
    desk = Desk(session_in_a_trial())
    choose_answer(desk, "cast:fireball")
    assert say("final") not in screen_text(desk)
    assert desk.session.is_final("none")
    assert not desk.session.is_final("cast:fireball")


def test_answer_that_all_wait_for_is_final_unless_other_people_still_answer() -> None:
    game = find_game("heroes")
    match = Match(game, "5", players=2, army="preset")
    bot = find_bot("sensible", game)
    while match.menu().question != "beat":
        match.answer(match.asked, bot.choose(match.view(match.asked)))
    lone_session = Session(match, [Player("Ann"), Player("Bot Bram", bot)])
    two = Session(match, [Player("Ann"), Player("Bram")])
    two.seat = 0
    assert lone_session.is_final("throw:none")
    assert not two.is_final("throw:none")


def test_forecast_is_readable_without_colour_and_in_ascii() -> None:
    desk = desk_with_forecast()
    choose_answer(desk, "at:1b3")
    text = "\n".join(to_ascii(desk.frame(80, 24).canvas).text())
    assert text.isascii()
    assert "[c] -2!" in text.replace("−", "-")


def test_mark_fits_into_few_cells() -> None:
    assert mark_words(PlaceEffect("1f1", "−12", "falls", lost=True), 4) == f"−12{LOSS_SYMBOL}"
    assert mark_words(PlaceEffect("1f1", "falls", lost=True), 4) == LOSS_SYMBOL
    assert mark_words(PlaceEffect("1f1", "0"), 4) == "0"
    assert mark_words(PlaceEffect("1f1", "Freezing"), 4) == "Free"


def test_every_part_of_a_preview_is_shown() -> None:
    desk = Desk(session_in_a_trial())
    whole = Preview(
        "A throw", sum="Strength 3", missing="1 missing", odds=[Odds("4 F", 0.996), Odds("2 L", 0.0)],
        result="Triton falls.",
        wins="1 victory point", risks="Kaldor 21 → 16", note="Dice stay.", costs="4 F",
    )  # fmt: skip
    facts = forecast_facts(whole, desk.session.scene(), desk.session.listener, final=True)
    sentences = [fact.sentence for fact in facts]
    assert sentences == [
        "Strength 3, 1 missing.", "Costs: 4 F.", "Triton falls.", "4 F: 99 %.", "2 L: 0 %.",
        "You gain: 1 victory point.",
        "At risk: Kaldor 21 → 16.", "Dice stay.", say("final"),
    ]  # fmt: skip


def test_certain_loss_is_called_a_loss_and_not_a_risk() -> None:
    desk = Desk(session_in_a_trial())
    certain = Preview("Your Hero", risks="Kaldor 21 → 16")
    sentences = [fact.sentence for fact in forecast_facts(certain, desk.session.scene(), desk.session.listener)]
    assert sentences == ["You suffer: Kaldor 21 → 16."]


def test_all_questions_of_a_match_are_drawn_with_forecasts() -> None:
    game = find_game("heroes")
    rng = random.Random(3)
    match = Match(game, "8", players=3, army="preset")
    bots = [Player(f"Bot {name}", find_bot("random", game, name)) for name in ("Bram", "Isolde")]
    desk = Desk(Session(match, [Player("You"), *bots]))
    asked: set[str] = set()
    for _ in range(30):
        while not desk.session.is_person_asked and desk.session.advance():
            pass
        if match.over:
            break
        desk.refresh()
        desk.shown_count = len(desk.story)
        asked.add(match.menu(0).question)
        choose_answer(desk, rng.choice([*desk.options]).key)
        screen_text(desk, rng.choice(SIZES))
        give_answer(desk, rng.choice([*desk.options]).key)
    assert len(asked) > 2


def test_story_cache_matches_a_fresh_story_after_an_undo() -> None:
    start = session_in_a_trial()
    for key in ("cast:fireball", "free:use", "enough"):
        start.answer(key)
    assert start.story() == start.lines(0)
    start.undo()
    assert start.story() == start.lines(0)
    for key in ("enough", "at:1b3"):
        start.answer(key)
    assert start.story() == start.lines(0)
    assert len(start.story()) > 1
    start.seat = None
    assert start.story() == start.lines(0)


# ---- plain mode


def plain_output(*typed: str, start: Session | None = None) -> ScriptedConsole:
    console = ScriptedConsole(*typed)
    Plain(start or session_in_a_trial(), console, lambda path: None).play()
    return console


def test_plain_mode_prints_the_effects_of_an_answer_without_giving_it() -> None:
    console = plain_output("if a", "if z", "if")
    assert console.after("if a")[:3] == ["Fireball, 1 enhancement.", "Costs: 4 F.", "What each choice would do:"]
    assert "Bot Bram's Nymph: −2, falls." in console.after("if a")
    assert console.after("if z")[-1] == say("final")
    assert console.after("if") == ["Which answer? For example: if a."]


def test_plain_mode_prints_the_effects_on_each_target() -> None:
    console = plain_output("a", "a", "y")
    assert "c. Bot Bram's Nymph (back 3), 2 hit points. Nymph falls." in console.lines
    assert "e. Your Hero (back 2), 21 hit points. You suffer: Kaldor 21 → 17." in console.lines


def test_plain_mode_says_that_a_game_has_no_forecast() -> None:
    pig = find_game("examples/pig.py")
    start = Session(Match(pig, "7", players=2), [Player("You"), Player("Bot Bram", find_bot("random", pig))])
    assert plain_output("if a", start=start).after("if a")[-1] == "There is no forecast for this."


def test_plain_mode_prints_the_chance_to_win_a_fight() -> None:
    told_of_it = plain_output("d6", "if i6", start=adventure()).after("if i6")
    assert any("%" in line for line in told_of_it)


def test_conceding_by_name_asks_for_confirmation() -> None:
    start = session_in_a_trial()
    assert plain_output("concede", "no", start=start).after("concede") == ["Concede the match. Type yes or no."]
    assert not start.match.over
    assert "Bot Bram wins." in plain_output("concede", "yes", start=start).lines
    assert start.match.over
    desk = Desk(session_in_a_trial())
    carry_out_line(desk, "concede")
    assert "type it again" in desk.message
    assert not desk.session.match.over
    carry_out_line(desk, "concede")
    assert desk.session.match.over


def test_german_player_concedes_in_german(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("meadhall.terminal.words.LanguageSetting.language", "de")
    start = session_in_a_trial()
    plain_output("aufgeben", "ja", start=start)
    assert start.match.over


def test_concede_is_unknown_in_a_game_without_unasked_actions() -> None:
    assert plain_output("concede", start=adventure()).after("concede")[0].startswith("“concede” is not an answer here")


def test_typed_question_mark_prints_the_help() -> None:
    assert any(line.startswith("Answer with a letter") for line in plain_output("?").after("?"))
