"""Handles typed lines and clicks. They have the same effects as keys."""

from __future__ import annotations

from typing import Final

from meadhall.cells.drawing import Span
from meadhall.engine import MeadhallError, Option
from meadhall.engine.common.errors import as_sentence
from meadhall.terminal.fullscreen import hints
from meadhall.terminal.fullscreen.answering import choose_advised_answer, choose_answer, give_answer, toggle_interrupts
from meadhall.terminal.fullscreen.desk import Desk
from meadhall.terminal.fullscreen.frame import Frame
from meadhall.terminal.fullscreen.page import Page
from meadhall.terminal.fullscreen.queries import explain_at_cursor, explain_typed, open_page
from meadhall.terminal.fullscreen.rules_pages import rules_page
from meadhall.terminal.fullscreen.undo import is_second_part, undo, undo_last_answer
from meadhall.terminal.plain.plain import CollectedOutput, Plain
from meadhall.terminal.saved_matches import write
from meadhall.terminal.typed_input import keys_of_line, keys_of_two_answers
from meadhall.terminal.words import say

PAGES: Final = {"log": "L", "help": "f1", "players": "P", "hand": "H"}
LEAVING: Final = ("stop", "quit", "exit")
QUESTION_COMMANDS: Final = ("list", "if")  # commands about the open question
COMMANDS: Final = ("stop", "why", "undo", "interrupts", "advice", "rule", *PAGES)


def carry_out_line(desk: Desk, text: str) -> None:
    """Carry out a typed line: an answer, `why d9`, `undo`, `rule sprite`, or another command of plain mode."""
    first, _, rest = text.strip().partition(" ")
    word = next((word for word in COMMANDS if first.casefold() == say(f"word-{word}")), first.casefold())
    if word == "why" and rest:
        _explain_named(desk, rest)
    elif word == "undo":
        undo(desk)
    elif word == "interrupts":
        toggle_interrupts(desk)
    elif word == "advice":
        choose_advised_answer(desk)
    elif word in ("rule", "rules"):
        _find_rule(desk, rest)
    elif word in PAGES:
        open_page(desk, PAGES[word])
    elif word in LEAVING:
        desk.leave()
    elif _try_plain_command(desk, first, rest, text):
        pass
    elif (unasked := desk.session.unasked_option(text.strip())) is not None:
        _confirm_unasked(desk, unasked)
    elif text.strip():
        _give_typed_answer(desk, text.strip())


def _try_plain_command(desk: Desk, word: str, rest: str, text: str) -> bool:
    """Carry out a command of plain mode. Return False if the line is not such a command.

    Output of one line is shown as a message, longer output as a page.
    """
    lines: list[str] = []
    plain = Plain(
        desk.session, CollectedOutput(lines), lambda path: write(desk.session.match, desk.session.names, path)
    )
    command = plain.commands.get(word.casefold())
    if command is None or plain.is_answer(text):
        return False
    if command in [plain.commands[name] for name in QUESTION_COMMANDS] and not desk.session.is_person_asked:
        desk.message = hints.hint_while_waiting(desk)
        return True
    try:
        command(rest.strip())
    except MeadhallError as error:
        lines.append(as_sentence(str(error)))
    if len(lines) > 1:
        desk.page = Page(text, [[Span(line)] for line in lines])
    else:
        desk.message = "".join(lines)
    return True


def _find_rule(desk: Desk, words: str) -> None:
    """Open the rules at a clause, or at the first line of the handbook with these words."""
    game = desk.session.match.game
    desk.page = page = rules_page(game, words.upper(), exact=True) if "-" in words else rules_page(game)
    if words and "-" not in words:
        page.search(words)


def _confirm_unasked(desk: Desk, option: Option) -> None:
    """Carry out an option that is allowed at any time. The person must type it twice to confirm it."""
    if desk.option_to_confirm != option.key:
        desk.option_to_confirm = option.key
        desk.message = f"{desk.session.option_words(option)} {say('type-again', key=option.key)}"
        return
    desk.option_to_confirm = ""
    give_answer(desk, option.key)


def _give_typed_answer(desk: Desk, text: str) -> None:
    if not desk.is_asked:
        desk.message = hints.hint_while_waiting(desk)
        return
    try:
        keys = keys_of_line(desk.session, text)
    except MeadhallError as error:
        desk.message = as_sentence(str(error))
        return
    if not keys:
        desk.message = say("no-typed-answer", text=text)
        return
    menu = desk.session.peek(*keys[:-1])
    if menu is None or keys[-1] not in menu.keys:  # if the last part is impossible, do not give the first part either
        explain_typed(desk, keys)
        return
    for key in keys:
        if key == keys[-1] and desk.session.warning(key):
            choose_answer(desk, key)
            return
        give_answer(desk, key)


def _explain_named(desk: Desk, rest: str) -> None:
    """Explain a place (`why d9`), or an answer after another one (`why h3 j7`)."""
    keys = keys_of_two_answers(desk.session, desk.session.answers(), rest.split()) if desk.is_asked else []
    if keys:
        explain_typed(desk, keys)
    else:
        explain_at_cursor(desk, _place_id(desk, rest))


def _place_id(desk: Desk, name: str) -> str:
    place = desk.session.scene().place(name.strip())
    return place.id if place is not None else name.strip().upper()


def click(desk: Desk, frame: Frame, x: int, y: int) -> str:
    """Handle a click: choose an answer or explain a place. If a key name is clicked, return the key; else return ""."""
    kind, _, target = frame.meaning_at(x, y).partition(":")
    if kind == "key":
        return target
    if kind:
        choose_answer(desk, target)
        return ""
    if frame.board is not None and desk.page is None:
        _click_board(desk, desk.drawing.place_at(desk.context(), x - frame.board[0], y - frame.board[1]))
    return ""


def _click_board(desk: Desk, place: str) -> None:
    if not place or not desk.is_asked:
        return
    options = desk.drawing.options_at(desk.context(), place)
    if options:
        chosen = [option for option in options if option.key == desk.chosen]
        choose_answer(desk, (chosen or list(options))[0].key)
        return
    if is_second_part(desk) and _change_first_part(desk, place):
        return
    desk.cursor, desk.chosen = place, ""
    explain_at_cursor(desk, place)


def _change_first_part(desk: Desk, place: str) -> bool:
    """Replace the first part of an answer with the option at a clicked place. Return False if there is no option."""
    first_part = undo_last_answer(desk)
    options = desk.drawing.options_at(desk.context(), place)
    give_answer(desk, options[0].key if options else first_part)
    return bool(options)
