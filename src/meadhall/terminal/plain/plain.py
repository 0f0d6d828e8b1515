"""Plain mode: plays a match line by line, for a screen reader, a pipe or a very small window."""

from __future__ import annotations

import shutil
import sys
import textwrap
from collections.abc import Callable
from pathlib import Path
from typing import Final, Protocol

from meadhall.bots import BotError
from meadhall.engine import MeadhallError, NotOffered, Option
from meadhall.engine.common.errors import as_sentence
from meadhall.engine.contract.handbook import handbook
from meadhall.engine.contract.rulebook import rulebook
from meadhall.terminal.forecasts import with_full_stop
from meadhall.terminal.plain import sentences as spoken
from meadhall.terminal.session import Session
from meadhall.terminal.typed_input import keys_of_line
from meadhall.terminal.words import LanguageSetting, say

COMMAND: Final = ": meadhall "  # part of a line that shows a command
CLEAR: Final = "\x1b[H\x1b[2J\x1b[3J"
LINES_BY_DEFAULT: Final = 20
COMMANDS: Final = (  # commands that also have a translated name
    "help", "aim", "list", "why", "look", "where", "score", "log", "rule", "undo", "again", "save", "stop", "if",
    "interrupts", "advice",
)  # fmt: skip
AFTERWARDS: Final = {"n": "another", "v": "replay", "q": "leave"}  # choices after the match


class StopRequest(Exception):
    """The person wants to stop, or the input has ended."""


class Voices(Protocol):
    """A source of input lines and target of output lines."""

    def read(self, prompt: str) -> str | None:
        """Show a prompt and return the next line. Return None at the end of input."""
        ...

    def say(self, line: str) -> None: ...

    def clear(self) -> None:
        """Hide the earlier output, if possible."""
        ...


class Console:
    """Standard input and output. Input from a pipe is printed too, for a readable transcript."""

    def __init__(self) -> None:
        self._echo = not sys.stdin.isatty()

    def read(self, prompt: str) -> str | None:
        try:
            line = input(prompt)
        except (EOFError, KeyboardInterrupt):
            print()
            return None
        if self._echo:
            print(line)
        return line

    def say(self, line: str) -> None:
        text = spoken.in_ascii(line)
        coding = sys.stdout.encoding or "ascii"
        if sys.stdout.isatty():
            text = wrap_line(text, shutil.get_terminal_size().columns)
        print(text.encode(coding, "replace").decode(coding), flush=True)

    def clear(self) -> None:
        if sys.stdout.isatty():
            print(CLEAR, end="")


class CollectedOutput:
    """Collects the output in a list. There is no input."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines

    def read(self, prompt: str) -> str | None:
        return None

    def say(self, line: str) -> None:
        self.lines.append(line)

    def clear(self) -> None:
        self.lines.clear()


def wrap_line(line: str, width: int) -> str:
    """Wrap a line between words. A line with a command is not wrapped, so that it can be copied."""
    if COMMAND in line:
        return line
    return "\n".join(textwrap.wrap(line, max(1, width), break_long_words=False, break_on_hyphens=False))


class Plain:
    """One match in plain mode. `save` writes a copy to a file, and `match_file` is the file of the match itself."""

    def __init__(
        self,
        session: Session,
        voices: Voices,
        save: Callable[[Path], None],
        match_file: Path | None = None,
        *,
        continue_command: str = "",
        replay_command: str = "",
    ) -> None:
        self.session = session
        self.voices = voices
        self.save = save
        self.match_file = match_file
        self.continue_command = continue_command  # the command that continues the match
        self.replay_command = replay_command  # the command that replays it
        self._points = ""
        self._answered_in_own_turn = False  # whether the person's last answer was in their own turn
        self._is_question_new = True  # whether the question must still be shown
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self._help, "aim": self._aim, "list": self._list, "why": self._why, "look": self._look,
            "where": self._where, "score": self._score, "log": self._log, "rule": self._rule, "rules": self._rule,
            "undo": self._undo, "again": self._repeat_question, "save": self._save, "stop": self._stop,
            "quit": self._stop, "exit": self._stop, "if": self._forecast, "?": self._help,
            "interrupts": self._interrupts, "advice": self._advice,
        }  # fmt: skip
        self.commands |= {say(f"word-{word}"): self.commands[word] for word in COMMANDS}

    # ---- the match

    def play(self) -> str:
        """Play until the match is over or the person stops.

        Returns the person's next wish: `another` match, a `replay`, or empty.
        """
        self._say(say("plain-mode", title=self.session.scene().title, players=len(self.session.players)))
        self._points = spoken.points_line(self.session)
        if self.session.has_begun:
            self._say(" ".join(part for part in (say("match-goes-on"), self._play_phase(), self._points) if part))
        else:
            self._aim("")
        try:
            while not self.session.is_over:
                self._play_step()
            self._print_news()
            self._say_all(["", *spoken.ending_lines(self.session)])
        except StopRequest as stopped:
            self._say(str(stopped))
        except KeyboardInterrupt:  # Ctrl-C while a bot thinks
            self._say(say("you-leave"))
        if self.match_file is not None:
            self._say(say("kept", path=str(self.match_file)))
        if self.continue_command and not self.session.is_over:
            self._say(say("to-go-on", command=self.continue_command))
        if self.replay_command and self.session.is_over:
            self._say(say("to-look-back", command=self.replay_command))
        wants_more = self.match_file is not None and self.session.is_over and self.session.people
        return self._ask_next_wish() if wants_more else ""

    def _ask_next_wish(self) -> str:
        """Ask for the person's next wish after the match, and return it. Commands such as `log` still work."""
        self._say_all(["", *(f"{letter}. {say(f'help-{wish}')}" for letter, wish in AFTERWARDS.items())])
        try:
            while (line := self._read_line("> ").casefold()) not in AFTERWARDS:
                word, _, rest = line.partition(" ")
                command = self.commands.get(word, self._undo)
                if command != self._undo:  # undo is not possible after the end
                    self._run_command(command, rest.strip())
                elif line:
                    self._say(
                        say("unknown-letter", key=line, n=len(AFTERWARDS), letters=spoken.letter_runs([*AFTERWARDS]))
                    )
        except StopRequest:
            return ""
        return AFTERWARDS[line].removeprefix("leave")

    def _play_phase(self) -> str:
        phase = self.session.scene().phase
        return as_sentence(phase) if phase else ""

    def _play_step(self) -> None:
        session = self.session
        if session.curtain is not None:
            self._pass_keyboard(session.curtain)
        elif session.is_person_asked:
            self._print_news()
            self._take_answer()
        else:
            self._print_news()
            self._let_bot_answer()

    def _let_bot_answer(self) -> None:
        """Let a bot answer. If it fails, its seat takes the default answer."""
        try:
            self.session.advance()
        except BotError as error:
            self._say(f"{as_sentence(str(error))} {say('usual-answer')}")
            self.session.let_pass()

    def _pass_keyboard(self, seat: int) -> None:
        """Hide the table until the next person has the keyboard."""
        session = self.session
        if session.seat is not None:
            self._print_news()
        session.draw_curtain()
        name = session.names[seat]
        if self.commands.get(self._read_line(say("pass-keyboard", name=name)).casefold()) == self._stop:
            self._stop("")
        self.voices.clear()
        session.lift_curtain()
        self._points, self._is_question_new = "", True

    # ---- output

    def _say(self, line: str) -> None:
        self.voices.say(line)

    def _say_all(self, lines: list[str]) -> None:
        for line in lines:
            self._say(line)

    def _print_news(self) -> None:
        """Print all news in paragraphs. Print nothing while the keyboard is passed to another person."""
        if self.session.seat is None and self.session.people:
            return
        news = self.session.news()
        for index, paragraph in enumerate(spoken.paragraphs(news)):
            if index == 0:
                self._say_all(paragraph)
                continue
            if self._answered_in_own_turn and self.session.scene().turn != self.session.seat:
                self._say(say("turn-over"))
                self._answered_in_own_turn = False
            self._say_all(["", paragraph[0]])
            self._print_points()
            self._say_all(paragraph[1:])
        self._is_question_new = self._is_question_new or bool(news)

    def _print_points(self) -> None:
        """Print the points if they have changed. In the person's own turn, also print the counters of the table."""
        if self.session.is_over:
            return
        points = spoken.points_line(self.session)
        if points and points != self._points:
            self._say(points)
        self._points = points
        facts = spoken.facts_line(self.session)
        if facts and self.session.scene().turn == self.session.seat:
            self._say(facts)

    # ---- input

    def _take_answer(self) -> None:
        if self._is_question_new:
            self._is_question_new = False
            self._say_all(spoken.question_lines(self.session))
        line = self._read_line("> ")
        if line:
            self._carry_out(line)

    def _read_line(self, prompt: str) -> str:
        """Return the typed line. Raise StopRequest at the end of input."""
        line = self.voices.read(prompt)
        if line is None:
            raise StopRequest(say("no-more-input"))
        return line.strip()

    def _carry_out(self, line: str) -> None:
        """Carry out a typed line: a command or an answer. The keys of answers take priority over commands."""
        word, _, rest = line.partition(" ")
        try:
            if word.casefold() in self.commands and not self.is_answer(line):
                self.commands[word.casefold()](rest.strip())
            elif (unasked := self.session.unasked_option(line)) is not None:
                self._confirm_unasked(unasked)
            else:
                self._answer(line)
        except MeadhallError as error:
            self._say(as_sentence(str(error)))

    def _run_command(self, command: Callable[[str], None], rest: str) -> None:
        try:
            command(rest)
        except MeadhallError as error:
            self._say(as_sentence(str(error)))

    def is_answer(self, line: str) -> bool:
        """Whether the line is the key of an answer; such answers take priority over commands."""
        return self.session.is_person_asked and any(
            answer.key.casefold() == line.casefold() for answer in self.session.answers()
        )

    def _answer(self, line: str) -> None:
        keys = keys_of_line(self.session, line)
        if not keys:
            self._say(spoken.unknown_line(self.session, line))
            return
        menu = self.session.peek(*keys[:-1])
        if menu is None or keys[-1] not in menu.keys:
            self._say(spoken.why_words(self.session, line))
            return
        self._answered_in_own_turn = self.session.scene().turn == self.session.seat
        for key in keys:
            if not self._ask_to_confirm(key):
                break
            self.session.answer(key)
        self._is_question_new = True

    def _confirm_unasked(self, option: Option) -> None:
        """Carry out an option that is allowed at any time, if the person confirms it."""
        self._say(f"{with_full_stop(self.session.option_words(option))} {say('yes-or-no')}")
        if self._read_confirmation():
            self.session.answer(option.key)
            self._is_question_new = True

    def _ask_to_confirm(self, key: str) -> bool:
        """Whether an answer may be given. If the answer has a warning, the person must confirm it."""
        warning = self.session.warning(key)
        if not warning:
            return True
        self._say(f"{warning} {say('yes-or-no')}")
        return self._read_confirmation()

    def _read_confirmation(self) -> bool:
        reply = self._read_line("> ").casefold()
        if reply in ("yes", "y", say("word-yes")):
            return True
        if reply not in ("no", "n", say("word-no")):
            self._say(say("nothing-done"))
        return False

    # ---- commands

    def _help(self, rest: str) -> None:
        self._say_all(say("plain-help").split("\n"))

    def _aim(self, rest: str) -> None:
        self._say_all([*self.session.aim(), *map(self.session.say, self.session.wording.signs), say("rules-hint")])

    def _list(self, rest: str) -> None:
        self._say_all(spoken.answer_lines(self.session, lists_all=True))

    def _repeat_question(self, rest: str) -> None:
        self._is_question_new = True

    def _why(self, rest: str) -> None:
        self._say(spoken.why_words(self.session, rest) if rest else spoken.why_without_name(self.session))

    def _forecast(self, rest: str) -> None:
        """Print the forecast of an answer, without answering."""
        keys = keys_of_line(self.session, rest) if rest else []
        if len(keys) != 1 or keys[0] not in self.session.menu().keys:
            raise NotOffered(say("if-which"))
        self._say_all(spoken.forecast_sentences(self.session, keys[0]))

    def _advice(self, rest: str) -> None:
        """Print a bot's advice, without answering."""
        self._say(self.session.advice()[1])

    def _look(self, rest: str) -> None:
        self._say_all(spoken.look_lines(self.session, rest))

    def _where(self, rest: str) -> None:
        self._say_all(spoken.where_lines(self.session, self._seat(rest)))

    def _seat(self, name: str) -> int:
        """Return the seat of the player with this name. If the name is empty, return the person's seat."""
        if not name:
            return self.session.listener.listener
        seats = [seat for seat, seat_name in enumerate(self.session.names) if name.casefold() in seat_name.casefold()]
        if len(seats) != 1:
            raise NotOffered(say("no-player", name=name, players=[*self.session.names]))
        return seats[0]

    def _score(self, rest: str) -> None:
        self._say_all(spoken.score_lines(self.session))

    def _log(self, rest: str) -> None:
        lines = [line for paragraph in spoken.paragraphs(self.session.story()) for line in paragraph]
        if not lines:
            raise NotOffered(say("nothing-told"))
        if rest and not (rest.isdecimal() and int(rest)):
            raise NotOffered(say("log-lines", most=len(lines), example=min(5, len(lines))))
        self._say_all(lines[-int(rest or LINES_BY_DEFAULT) :])

    def _rule(self, rest: str) -> None:
        """Print the chapters of the handbook, one chapter, or the lines with these words. Otherwise print clauses."""
        game = self.session.match.game
        book, clauses = handbook(game, LanguageSetting.language), rulebook(game)
        if book is not None and rest.isdecimal():
            if not 0 < int(rest) <= len(book.chapters):
                raise NotOffered(say("no-chapter", number=rest, last=len(book.chapters)))
            self._say_all(spoken.chapter_lines(book.chapters[int(rest) - 1]))
        elif book is not None and rest and "-" not in rest and (lines := spoken.rule_lines(book, rest)):
            self._say_all(lines[:LINES_BY_DEFAULT])
        elif rest and "-" not in rest and (matches := clauses.search(rest)):
            self._say_all([line for clause in matches[:LINES_BY_DEFAULT] for line in spoken.clause_lines(clause)])
        elif rest:
            self._say_all(spoken.clause_lines(clauses.find(rest)))
        elif book is not None:
            self._say_all(spoken.contents_lines(book))
        else:
            self._say(say("rules-count", game=clauses.name, rules=len(clauses.clauses)))

    def _undo(self, rest: str) -> None:
        self.session.undo()
        self._say(say("undone"))
        self._is_question_new = True

    def _interrupts(self, rest: str) -> None:
        """Turn questions in other players' turns on or off (SV-FREE-04)."""
        self._say(self.session.toggle_interrupts())
        self._is_question_new = True

    def _save(self, rest: str) -> None:
        if not rest:
            raise NotOffered(say("save-where"))
        self.save(Path(rest).expanduser())
        self._say(say("saved", path=rest))

    def _stop(self, rest: str) -> None:
        raise StopRequest(say("you-leave"))
