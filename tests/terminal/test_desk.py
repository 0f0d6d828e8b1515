"""A desk without a screen: keys, choices, questions, typed lines and undo."""

from __future__ import annotations

from dataclasses import replace

import pytest

from meadhall.bots import find_bot
from meadhall.engine.contract.registry import find_game
from meadhall.engine.play.match import Match
from meadhall.terminal.fullscreen.answering import give_answer
from meadhall.terminal.fullscreen.desk import Desk
from meadhall.terminal.fullscreen.keys import press
from meadhall.terminal.fullscreen.queries import explain_at_cursor
from meadhall.terminal.session import Player, Session
from meadhall.testing import table
from tests.terminal.moment import session


def desk(*keys: str) -> Desk:
    """Return a desk at the position of the pictures, after these keys."""
    current_desk = Desk(session())
    current_desk.frame(100, 30)
    for key in keys:
        press(current_desk, key)
        current_desk.frame(100, 30)
    return current_desk


def question(shown_desk: Desk) -> str:
    return shown_desk.session.match.menu().question


def screen(shown_desk: Desk) -> str:
    return "\n".join(shown_desk.frame(100, 30).canvas.text())


def test_letter_selects_and_previews_and_enter_answers() -> None:
    current_desk = desk("d")
    assert question(current_desk) == "first-move"
    assert current_desk.chosen == "go:D6"
    assert current_desk.cursor == "D6"
    press(current_desk, "enter")
    assert question(current_desk) == "where"


def test_typing_a_letter_twice_answers() -> None:
    current_desk = desk("d", "d", "e", "e")
    assert question(current_desk) == "second-move"
    assert current_desk.session.match.state.parties[3].at == 6 * 11 + 3


def test_fight_always_needs_enter() -> None:
    current_desk = desk("d", "d", "d", "d", "d")
    assert question(current_desk) == "where"
    assert "Enter" in current_desk.message
    press(current_desk, "enter")
    assert question(current_desk) == "swords"
    for _ in range(3):
        press(current_desk, "b")
        current_desk.frame(100, 30)
    assert question(current_desk) == "swords"
    press(current_desk, "enter")
    assert question(current_desk) == "reinforce"


def test_letter_without_an_answer_is_explained() -> None:
    assert desk("x").message == "There is no answer x. The answers are a to h and z."


def test_capital_letter_without_a_meaning_gets_a_hint() -> None:
    assert desk("G").message == "The key G does nothing here. Press F1 to see all keys."


def test_answer_out_of_turn_names_the_asked_player() -> None:
    current_desk = desk()
    name = current_desk.session.names[current_desk.session.seat or 0]
    current_desk.session.seat = None
    explain_at_cursor(current_desk)
    assert current_desk.message == f"It is not your turn: the table waits for {name}."


def test_enter_without_a_choice_uses_the_cursor_or_asks_for_a_letter() -> None:
    assert desk("enter").message == "Press the letter of an answer first, then Enter."
    current_desk = desk()
    current_desk.cursor = "D6"
    press(current_desk, "enter")
    assert current_desk.chosen == "go:D6" or question(current_desk) == "where"


def test_two_answers_are_listed_and_not_shown_as_a_range() -> None:
    trial = table("adventureland", black="D6", green="F6")
    current_desk = Desk(Session(trial.match, [Player("Ann"), Player("Bot Bram", find_bot("random", trial.match.game))]))
    current_desk.frame(100, 30)
    current_desk.cursor = ""
    press(current_desk, "enter")
    assert current_desk.message == "Press the letter of an answer first, then Enter."
    press(current_desk, "x")
    assert current_desk.message == "There is no answer x. The answers are a and z."


def test_tab_switches_between_parties_even_while_a_target_is_asked() -> None:
    current_desk = desk("tab", "tab")
    assert current_desk.chosen == "go:F1"
    current_desk = desk("d", "d", "tab")
    assert question(current_desk) == "where"
    assert "A7" in screen(current_desk).split("Where to")[1]


def test_letter_that_ends_a_turn_works_while_a_target_is_asked() -> None:
    current_desk = desk("d", "d", "z")
    assert question(current_desk) == "first-move"
    assert current_desk.chosen == "stay"
    press(current_desk, "enter")
    assert current_desk.session.match.ask is not None
    assert current_desk.session.match.ask.seat != 0


def test_escape_closes_clears_and_undoes() -> None:
    current_desk = desk("d", "d", "a")
    assert current_desk.chosen == "to:E6"
    press(current_desk, "escape")
    assert current_desk.chosen == ""
    press(current_desk, "escape")
    assert question(current_desk) == "first-move"


def test_answer_that_revealed_nothing_is_undone() -> None:
    current_desk = desk("d", "d", "e", "e", "U")
    assert question(current_desk) == "where"
    press(current_desk, "U")
    assert question(current_desk) == "first-move"
    assert current_desk.message == "Undone."
    press(current_desk, "U")
    assert current_desk.message == "You cannot undo: you have not moved yet."


def test_dice_are_not_undone() -> None:
    current_desk = desk("d", "d", "d", "enter", "b", "enter", "U")
    assert question(current_desk) == "reinforce"
    assert current_desk.message == "You cannot undo: dice were rolled after your move."


def test_tile_that_you_have_seen_prevents_an_undo() -> None:
    current_desk = desk("d", "d", "a", "a", "U")
    assert question(current_desk) == "second-move"
    assert current_desk.message == "You cannot undo: you have seen a herb since your move."


def test_undo_refusal_names_what_happened_since() -> None:
    match = Match(find_game("adventureland"), "3", players=2, start_player="seat1")
    current_desk = Desk(Session(match, [Player("Ann"), Player("Bot Bram", find_bot("random", match.game))]))
    press(current_desk, "U")
    assert current_desk.message == "You cannot undo: you have not moved yet."
    give_answer(current_desk, "stay")
    current_desk.session.advance()
    press(current_desk, "U")
    assert current_desk.message == "You cannot undo: a card was revealed after your move."


def test_typed_pair_of_answers_is_given_completely_or_not_at_all() -> None:
    current_desk = desk("/", *"d6", "space", *"d9", "enter")
    assert question(current_desk) == "first-move"
    assert not current_desk.session.has_begun
    text = screen(current_desk)
    assert "Why not D6 › D9?" in text
    assert "AL-WSP-09" in text
    assert "Why not D6 › D9?" in screen(desk("/", *"why", "space", *"d6", "space", *"d9", "enter"))
    assert "No rule allows Z9 there." in screen(desk("/", *"d6", "space", *"z9", "enter"))
    assert "D6 › E6 is possible" in screen(desk("/", *"why", "space", *"d6", "space", *"e6", "enter"))


def test_why_not_shows_the_reason_its_clause_and_open_answers() -> None:
    current_desk = desk("d", "d")
    current_desk.cursor = "D9"
    press(current_desk, "?")
    text = screen(current_desk)
    assert "Why not D9?" in text
    assert "The water sprite stands on" in text
    assert "AL-WSP-09" in text
    assert "Possible: [f] D8" in text
    press(current_desk, "R")
    assert "► AL-WSP-09" in screen(current_desk)
    press(current_desk, "escape")
    press(current_desk, "escape")
    assert current_desk.card is None


def test_why_on_a_possible_place_shows_the_rule_that_allows_it() -> None:
    current_desk = desk("d", "d")
    explain_at_cursor(current_desk, "E6")
    assert current_desk.card is not None
    assert current_desk.card.title == "[a] is possible"
    assert "AL-MOV-01" in screen(current_desk)


@pytest.mark.parametrize("place", ["A1", "K10", "D6", "E5", "row4"])
def test_every_place_has_an_answer_to_why_not(place: str) -> None:
    current_desk = desk("d", "d")
    explain_at_cursor(current_desk, place)
    assert current_desk.card is not None
    assert current_desk.card.reasons[0].words


@pytest.mark.parametrize(
    ("typed", "asks"),
    [("d6", "where"), ("d6 d7", "second-move"), ("go:D6", "where"), ("d6 e6", "second-move")],
)
def test_typed_line_answers_one_question_or_two(typed: str, asks: str) -> None:
    current_desk = desk("/", *("space" if char == " " else char for char in typed), "enter")
    assert question(current_desk) == asks


def test_typed_fight_is_only_selected() -> None:
    current_desk = desk("/", *"d6", "space", *"i6", "enter")
    assert question(current_desk) == "where"
    assert current_desk.chosen == "to:I6"


def test_typed_questions_are_answered() -> None:
    current_desk = desk("d", "d", "/", *"why", "space", *"d9", "enter")
    assert current_desk.card is not None
    current_desk = desk("/", *"rule", "space", *"al-fgt-15", "enter")
    assert "► AL-FGT-15" in screen(current_desk)
    current_desk = desk("/", *"nonsense", "backspace", "enter")
    assert "“nonsens” is not an answer here" in current_desk.message
    assert desk("/", "a", "escape").typed is None


def test_arrows_move_over_the_board_and_onto_its_edge() -> None:
    current_desk = desk()
    current_desk.cursor = "A4"
    press(current_desk, "left")
    assert current_desk.cursor == "row4"
    assert "start of row 4" in screen(current_desk)
    press(current_desk, "right")
    press(current_desk, "down")
    assert current_desk.cursor == "A5"
    current_desk.cursor = "D1"
    press(current_desk, "up")
    assert current_desk.cursor == "colD"
    press(current_desk, "down")
    assert current_desk.cursor == "D1"
    current_desk.cursor = "K10"
    press(current_desk, "down")
    assert current_desk.cursor == "K10"


@pytest.mark.parametrize(
    ("key", "words"), [("L", "The log"), ("P", "Players"), ("H", "Only you see these"), ("f1", "Help")]
)
def test_pages_open_scroll_and_close(key: str, words: str) -> None:
    current_desk = desk(key)
    assert words in screen(current_desk)
    for scroll in ("down", "pagedown", "end", "home", "up"):
        press(current_desk, scroll)
        assert words in screen(current_desk)
    press(current_desk, "escape")
    assert current_desk.page is None


def test_m_shows_the_map_from_the_fight_and_back() -> None:
    current_desk = desk("d", "d", "d", "enter")
    assert "Fog Stalker" in screen(current_desk)
    assert "At stake" in screen(current_desk)
    press(current_desk, "M")
    assert "Midmarket" in screen(current_desk)
    press(current_desk, "M")
    assert "At stake" in screen(current_desk)


def test_sword_that_cannot_be_added_is_grey_with_its_clause() -> None:
    current_desk = desk("d", "d", "d", "enter", "b", "enter")
    line = next(line for line in screen(current_desk).splitlines() if "Plain Blade" in line)
    assert "Swords come before the dice" in line
    assert "[" not in line


def test_sword_chances_are_labelled_and_why_not_explains_them() -> None:
    current_desk = desk("d", "d", "d", "enter")
    assert "Chance to win: alone, or with all your herbs and gold" in screen(current_desk)
    assert "A sword rolls a die and adds its number: +0 is the die alone" in screen(current_desk)
    press(current_desk, "?")
    assert current_desk.card is not None
    assert [reason.clause for reason in current_desk.card.reasons] == ["AL-FGT-07", "AL-FGT-11", "AL-FGT-01"]
    text = " ".join(reason.words for reason in current_desk.card.reasons)
    assert "You can commit 3 swords at most" in text
    assert "You cannot decline a fight" in text
    assert "0 of +0" not in text


def test_leaving_needs_q_twice_and_the_question_says_so() -> None:
    current_desk = desk("Q")
    assert not current_desk.has_left
    lines = screen(current_desk).splitlines()
    at = next(nth for nth, line in enumerate(lines) if "Leave the table?" in line)
    asked = " ".join(line[:63].strip(" ─") for line in lines[at : at + 2])
    assert "Press Q again to leave. Your match is saved." in asked
    press(current_desk, "up")
    assert "Leave the table?" not in screen(current_desk)
    press(current_desk, "Q")
    assert not current_desk.has_left
    press(current_desk, "Q")
    assert current_desk.has_left


def test_control_c_leaves_in_the_same_way_from_everywhere() -> None:
    for before in ((), ("L",), ("/", "d"), ("d", "d", "d", "enter")):
        current_desk = desk(*before, "ctrl+c")
        assert not current_desk.has_left
        assert "Leave the table?" in screen(current_desk)
        press(current_desk, "ctrl+c")
        assert current_desk.has_left


@pytest.mark.parametrize("word", ["list", "if"])
def test_commands_list_and_if_out_of_turn_name_the_asked_player(word: str) -> None:
    match = Match(find_game("adventureland"), "3", players=2)
    made = Desk(Session(match, [Player("Ann"), Player("Bram", find_bot("random", match.game))]))
    while match.asked == 0:
        match.let_pass(0)
    made.refresh()
    made.shown_count = len(made.story)
    typed = {"list": "list", "if": "if x"}[word]
    for key in ("/", *("space" if letter == " " else letter for letter in typed), "enter"):
        press(made, key)
    assert made.message == "It is not your turn: the table waits for Bram."


def test_after_the_match_one_q_is_enough() -> None:
    match = Match(find_game("adventureland"), "3", players=2)
    while not match.over:
        match.let_pass(match.asked)
    current_desk = Desk(Session(match, [Player("Ann"), Player("Bob", find_bot("random", match.game))]))
    press(current_desk, "Q")
    assert current_desk.has_left


@pytest.mark.parametrize("width", [64, 80, 100, 140])
def test_every_window_shows_the_keys_that_a_beginner_needs(width: int) -> None:
    current_desk = Desk(session())
    key_bar = current_desk.frame(width, 30).canvas.text()[-1]
    assert key_bar.startswith(f" F1 help  Enter play  {'Tab next  ' if width >= 72 else ''}z end turn  ")
    for key in ("? why", "U undo", "Q leave", *(["L log"] if width >= 80 else [])):
        assert key in key_bar
    give_answer(current_desk, "go:D6")
    give_answer(current_desk, "to:I6")
    fight = current_desk.frame(width, 30).canvas.text()[-1]
    assert fight.startswith(" F1 help  Enter do it  M map  ? why")
    assert "Q leave" in fight


def test_help_begins_with_the_goal_and_the_log_shows_it_at_the_start() -> None:
    current_desk = desk()
    aim = current_desk.session.aim()
    assert "Score the most points" in aim[0]
    lately = " ".join(line.rpartition("│ ")[2].strip() for line in screen(current_desk).splitlines())
    assert f"{aim[0]} Press F1 for more." in lately
    press(current_desk, "f1")
    assert [line.strip() for line in screen(current_desk).splitlines()[2 : 2 + len(aim)]] == list(aim)
    press(current_desk, "escape")
    give_answer(current_desk, "go:D6")
    assert "Score the most points" not in screen(current_desk)


def test_two_people_have_a_curtain_between_their_turns() -> None:
    match = Match(find_game("adventureland"), "3", players=2, start_player="seat1")
    current_desk = Desk(Session(match, [Player("Ann"), Player("Bob")]))
    assert "Ann, it is your turn." in screen(current_desk)
    assert "Only you see these" not in screen(current_desk)
    press(current_desk, "a")
    assert current_desk.session.seat is None
    press(current_desk, "Q")
    assert "Press Q again to leave" in screen(current_desk)
    press(current_desk, "a")
    assert "shows the table" in screen(current_desk)
    press(current_desk, "enter")
    assert current_desk.session.seat == 0
    assert "Only you see these" in screen(current_desk)
    press(current_desk, "z")
    press(current_desk, "enter")
    current_desk.shown_count = len(current_desk.story)
    assert "Bob, it is your turn." in screen(current_desk)
    assert "Ann" not in screen(current_desk)
    press(current_desk, "space")
    assert current_desk.session.seat == 1
    assert "which party?" in screen(current_desk)


def test_reason_of_a_bot_is_shown_before_the_effects() -> None:
    pig = find_game("examples/pig.py")
    game = replace(pig, bots={"sensible": lambda view: view.options[0]}, reason=lambda view, option: "It may be a six.")
    session = Session(Match(game, "3", target=20), [Player("Bot Ada", find_bot("sensible", game)), Player("Bot Bram")])
    for _ in range(2):
        session.advance()
    story_lines = [heard.words for heard in session.story()]
    assert story_lines.count("Bot Ada: It may be a six.") == 1
    assert (
        story_lines.index("Bot Ada: It may be a six.")
        == next(n for n, words in enumerate(story_lines) if "rolled" in words) - 1
    )
