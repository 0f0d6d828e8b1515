"""Pages over the table: the rulebook in plain words, players in full, the end of a match, and plain-mode commands."""

from __future__ import annotations

import pytest

from meadhall.bots import find_bot, play_out
from meadhall.cells.drawing import Canvas, bare_text
from meadhall.engine import Match, find_game, installed_games
from meadhall.engine.contract.handbook import handbook
from meadhall.terminal.fullscreen.desk import Desk
from meadhall.terminal.fullscreen.keys import press
from meadhall.terminal.fullscreen.page import Page
from meadhall.terminal.fullscreen.rules_pages import rules_page
from meadhall.terminal.session import Player, Session
from tests.terminal.moment import session

SIZE = (100, 30)


def desk(*keys: str) -> Desk:
    current_desk = Desk(session())
    current_desk.frame(*SIZE)
    for key in keys:
        press(current_desk, key)
        current_desk.frame(*SIZE)
    return current_desk


def type_line(shown_desk: Desk, text: str) -> Desk:
    for key in ("/", *("space" if sign == " " else sign for sign in text), "enter"):
        press(shown_desk, key)
    return shown_desk


def screen_lines(made: Desk) -> list[str]:
    return made.frame(*SIZE).canvas.text()


def text(page: Page) -> str:
    return "\n".join(bare_text(line) for line in page.lines)


def page_lines(page: Page) -> list[str]:
    canvas = Canvas(*SIZE)
    page.draw(canvas)
    return canvas.text()


# ---- the rulebook


@pytest.mark.parametrize("name", installed_games())
def test_rulebook_is_in_plain_words_with_contents_and_without_clauses(name: str) -> None:
    game = find_game(name)
    book, page = handbook(game), rules_page(game)
    assert book is not None
    assert [*page.contents] == list("abcdefghijklmo")[: len(book.chapters)]
    for letter, chapter in zip(page.contents, book.chapters, strict=True):
        assert f"[{letter}] {chapter.title}" in text(page)
        assert page.press(letter) is page
        assert chapter.title in page_lines(page)[2] or page.first_row + len(page_lines(page)) - 3 >= len(page.lines)
    sentences = [sentence.unnumbered for block in book.blocks if block.kind != "table" for sentence in block.sentences]
    assert all(sentence in text(page) for sentence in sentences)
    assert not any(clause in text(page) for clause in book.clauses)


def test_rulebook_opens_at_the_chapter_of_the_question() -> None:
    current_desk = desk("R")
    assert current_desk.page is not None
    assert current_desk.page.title == "Rulebook of Adventure Land"
    assert any("►" in line for line in screen_lines(current_desk))


def test_every_clause_is_one_key_behind_the_rulebook() -> None:
    current_desk = desk("R", "C")
    assert current_desk.page is not None
    assert current_desk.page.title == "Rules of Adventure Land"
    assert any("► AL-" in line for line in screen_lines(current_desk))
    press(current_desk, "C")
    assert current_desk.page.title == "Rulebook of Adventure Land"


def test_rule_of_a_why_not_card_is_the_clause_itself() -> None:
    current_desk = desk("d", "d", "right", "?", "R")
    assert current_desk.page is not None
    assert current_desk.page.title == "Rules of Adventure Land"


def test_search_finds_words_and_n_continues() -> None:
    current_desk = desk("R", "home", "/", "s", "p", "r", "i", "t", "e")
    assert screen_lines(current_desk)[28].startswith("  / sprite")
    press(current_desk, "enter")
    first = screen_lines(current_desk)[2]
    assert "sprite" in first.casefold()
    press(current_desk, "n")
    assert screen_lines(current_desk)[2] != first
    assert "sprite" in screen_lines(current_desk)[2].casefold()


def test_search_wraps_around_and_says_if_nothing_is_found() -> None:
    page = Page("A page", [*rules_page(find_game("adventureland")).lines])
    page_lines(page)
    page.search("no such words")
    assert page.target_line is None
    assert "no such words" in page_lines(page)[28]
    page.search("sword")
    there = [nth for nth, line in enumerate(page.lines) if "sword" in bare_text(line).casefold()]
    seen = [page.found_line]
    for _ in there:
        page.press("n")
        page_lines(page)
        seen.append(page.found_line)
    assert seen == [*there, there[0]]


def test_typed_rule_is_a_clause_or_a_search() -> None:
    current_desk = type_line(desk(), "rule al-wsp-09")
    assert any("► AL-WSP-09" in line for line in screen_lines(current_desk))
    current_desk = type_line(desk(), "rule sprite")
    assert "sprite" in screen_lines(current_desk)[2].casefold()


def test_rulebook_is_in_german(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("meadhall.terminal.words.LanguageSetting.language", "de")
    page = rules_page(find_game("virtues"))
    assert page.title == "Regelheft von Seven Virtues"
    assert "Ziel" in text(page)


# ---- players


def test_players_page_has_the_full_width_and_the_text_of_their_cards() -> None:
    game = find_game("virtues")
    match = Match(game, "a1", players=3)
    bots = [find_bot("random", game, str(seat)) for seat in range(3)]
    names = ("You", "Bot Bram", "Bot Isolde")
    current_desk = Desk(Session(match, [Player(name, bot) for name, bot in zip(names, (None, *bots[1:]), strict=True)]))
    while not current_desk.session.is_person_asked or current_desk.session.view().state.step != "go":
        if not current_desk.session.advance():
            match.answer(0, bots[0].choose(match.view(0)))
    current_desk.refresh()
    current_desk.frame(140, 45)
    press(current_desk, "P")
    lines = current_desk.frame(140, 45).canvas.text()
    assert current_desk.page is not None
    scene = current_desk.session.scene()
    for seat in scene.seats:
        for face in (face for card in seat.cards for face in card.faces):
            assert face.name in text(current_desk.page)
            assert face.text in text(current_desk.page)
    assert not any(line.endswith("…") for line in lines)


# ---- the end


def desk_after_match() -> Desk:
    game = find_game("adventureland")
    match = Match(game, "4", players=2)
    play_out(match, [find_bot("random", game, "a"), find_bot("random", game, "b")])
    current_desk = Desk(Session(match, [Player("You"), Player("Bot Bram", find_bot("random", game))]))
    current_desk.settle()
    return current_desk


def test_end_page_names_the_winner_and_offers_a_new_match_and_a_replay() -> None:
    current_desk = desk_after_match()
    lines = screen_lines(current_desk)
    assert lines[2].strip() in ("You win.", "Bot Bram wins.")
    assert any("N " in line and "same players" in line for line in lines)
    assert "N new match  V watch again" in lines[-1]


@pytest.mark.parametrize(("key", "then"), [("N", "another"), ("V", "replay")])
def test_new_match_and_replay_leave_the_table_from_page_and_board(key: str, then: str) -> None:
    for before in ((), ("escape",)):
        current_desk = desk_after_match()
        for one in (*before, key):
            press(current_desk, one)
        assert current_desk.has_left
        assert current_desk.next_wish == then


def test_during_a_match_neither_is_offered() -> None:
    current_desk = desk("N")
    assert not current_desk.has_left
    assert "does nothing here" in current_desk.message


# ---- commands of plain mode


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("list", "d. Move from D6"), ("where", "In front of you"), ("where bram", "Bot Bram"), ("score", "Bot Isolde"),
        ("look", "B1, K4, E6, E10"), ("aim", "Score the most points"), ("log 2", "Log"),
        ("if d", "D6: 1 adventurer and 2 companions."),
    ],
)  # fmt: skip
def test_plain_mode_commands_may_be_typed(words: str, told: str) -> None:
    current_desk = type_line(desk(), words)
    page = "" if current_desk.page is None else f"{current_desk.page.title} {text(current_desk.page)}"
    assert told.casefold() in f"{page} {current_desk.message}".casefold()
    assert current_desk.session.match.menu().question == "first-move"


@pytest.mark.parametrize("over", [False, True])
@pytest.mark.parametrize("words", ["score", "look", "where", "aim", "list", "why", "again"])
def test_commands_can_be_typed_out_of_turn_and_after_the_match(words: str, over: bool) -> None:
    match = Match(find_game("adventureland"), "3", players=2, start_player="seat2")
    while over and not match.over:
        match.let_pass(match.asked)
    current_desk = type_line(
        Desk(Session(match, [Player("Ann"), Player("Bram", find_bot("random", match.game))])), words
    )
    assert not current_desk.is_asked
    assert current_desk.page is not None or current_desk.message or words == "again"


def test_mistake_in_a_command_is_one_sentence() -> None:
    current_desk = type_line(desk(), "where nobody")
    assert current_desk.page is None
    assert "There is no player called nobody" in current_desk.message


def test_stop_asks_as_q_does() -> None:
    current_desk = type_line(desk(), "stop")
    assert current_desk.is_leaving
    assert not current_desk.has_left
