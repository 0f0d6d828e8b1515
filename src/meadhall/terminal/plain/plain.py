"""Plain mode: a match told and played line by line, for a screen reader, a pipe or a very small window."""

from __future__ import annotations

import shutil
import sys
import textwrap
from collections.abc import Callable
from pathlib import Path
from typing import Final, Protocol

from meadhall.bots import BotError
from meadhall.engine import MeadhallError, NotOffered, Option
from meadhall.engine.common.errors import whole
from meadhall.engine.contract.rulebook import rulebook
from meadhall.terminal.forecasts import ended
from meadhall.terminal.plain import sentences as spoken
from meadhall.terminal.session import Session
from meadhall.terminal.typed_input import understand
from meadhall.terminal.words import say

COMMAND: Final = ": meadhall "  # what stands before a command that a line tells
CLEAR: Final = "\x1b[H\x1b[2J\x1b[3J"
LATELY: Final = 20
COMMANDS: Final = (  # those with a name in the language of the person, beside the English one
    "help", "aim", "list", "why", "look", "where", "score", "log", "rule", "undo", "again", "save", "stop", "if",
    "interrupts",
)  # fmt: skip


class Stopped(Exception):
    """The person at the keyboard has had enough, or there is no more input."""


class Voices(Protocol):
    """The keyboard and the paper: where lines come from and go to."""

    def read(self, prompt: str) -> str | None:
        """The next line, None when there will be no more."""
        ...

    def say(self, line: str) -> None: ...

    def clear(self) -> None:
        """Hides what was said before, as far as that can be done."""
        ...


class Console:
    """Standard input and output. Input that comes from a pipe is printed, so that the transcript can be read."""

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
        text = spoken.printed(line)
        coding = sys.stdout.encoding or "ascii"
        if sys.stdout.isatty():
            text = wrapped(text, shutil.get_terminal_size().columns)
        print(text.encode(coding, "replace").decode(coding), flush=True)

    def clear(self) -> None:
        if sys.stdout.isatty():
            print(CLEAR, end="")


def wrapped(line: str, width: int) -> str:
    """The same in rows that a window of this width does not break within a word; a command is left whole, to copy."""
    if COMMAND in line:
        return line
    return "\n".join(textwrap.wrap(line, max(1, width), break_long_words=False, break_on_hyphens=False))


class Plain:
    """One match in plain mode. `save` writes a copy to a file; `kept` is where the match itself is kept."""

    def __init__(
        self,
        session: Session,
        wordings: Voices,
        save: Callable[[Path], None],
        kept: Path | None = None,
        *,
        again: str = "",
        back: str = "",
    ) -> None:
        self.session = session
        self.wordings = wordings
        self.save = save
        self.kept = kept
        self.again = again  # the command that goes on with the match
        self.back = back  # the one that looks through it
        self._points = ""
        self._my_turn = False  # whether the last answer was given in the person's own turn
        self._fresh = True  # whether the question has still to be asked
        self.words: dict[str, Callable[[str], None]] = {
            "help": self._help, "aim": self._about, "list": self._list, "why": self._why, "look": self._look,
            "where": self._where, "score": self._score, "log": self._log, "rule": self._rule, "rules": self._rule,
            "undo": self._undo, "again": self._ask_again, "save": self._save, "stop": self._stop, "quit": self._stop,
            "exit": self._stop, "if": self._if, "?": self._help,
            "interrupts": self._interrupts,
        }  # fmt: skip
        self.words |= {say(f"word-{word}"): self.words[word] for word in COMMANDS}

    # ---- the match

    def play(self) -> None:
        """Plays until the match is over or the person stops."""
        self._say(say("plain-mode", title=self.session.scene().title, players=len(self.session.players)))
        self._points = spoken.points(self.session)
        if self.session.has_begun:
            self._say(" ".join(part for part in (say("match-goes-on"), self._phase(), self._points) if part))
        else:
            self._about("")
        try:
            while not self.session.over:
                self._go_on()
            self._tell()
            self._all(["", *spoken.ending(self.session)])
        except Stopped as stopped:
            self._say(str(stopped))
        except KeyboardInterrupt:  # while a bot thinks
            self._say(say("you-leave"))
        if self.kept is not None:
            self._say(say("kept", path=str(self.kept)))
        if self.again and not self.session.over:
            self._say(say("to-go-on", command=self.again))
        if self.back and self.session.over:
            self._say(say("to-look-back", command=self.back))

    def _phase(self) -> str:
        phase = self.session.scene().phase
        return whole(phase) if phase else ""

    def _go_on(self) -> None:
        session = self.session
        if session.curtain is not None:
            self._pass_on(session.curtain)
        elif session.is_mine:
            self._tell()
            self._take_answer()
        else:
            self._tell()
            self._let_bot_answer()

    def _let_bot_answer(self) -> None:
        """A bot that fails is no reason to end the match: the answer stands that stands for an absent player."""
        try:
            self.session.advance()
        except BotError as error:
            self._say(f"{whole(str(error))} {say('usual-answer')}")
            self.session.let_pass()

    def _pass_on(self, seat: int) -> None:
        """Hides the table until the next person sits down."""
        session = self.session
        if session.seat is not None:
            self._tell()
        session.draw_curtain()
        name = session.names[seat]
        if self.words.get(self._line(say("pass-keyboard", name=name)).casefold()) == self._stop:
            self._stop("")
        self.wordings.clear()
        session.lift()
        self._points, self._fresh = "", True

    # ---- telling

    def _say(self, line: str) -> None:
        self.wordings.say(line)

    def _all(self, lines: list[str]) -> None:
        for line in lines:
            self._say(line)

    def _tell(self) -> None:
        """Everything that is new, in paragraphs; nothing while the keyboard is passed on."""
        if self.session.seat is None and self.session.people:
            return
        news = self.session.news()
        for at, said in enumerate(spoken.paragraphs(news)):
            if at == 0:
                self._all(said)
                continue
            if self._my_turn and self.session.scene().turn != self.session.seat:
                self._say(say("turn-over"))
                self._my_turn = False
            self._all(["", said[0]])
            self._tell_points()
            self._all(said[1:])
        self._fresh = self._fresh or bool(news)

    def _tell_points(self) -> None:
        """Points, if they changed since they were told last, and what is left, when it is the listener's turn."""
        if self.session.over:
            return
        points = spoken.points(self.session)
        if points != self._points:
            self._say(points)
        self._points = points
        left = spoken.facts(self.session)
        if left and self.session.scene().turn == self.session.seat:
            self._say(left)

    # ---- asking

    def _take_answer(self) -> None:
        if self._fresh:
            self._fresh = False
            self._all(spoken.question(self.session))
        line = self._line("> ")
        if line:
            self._do(line)

    def _line(self, prompt: str) -> str:
        """What was typed; Stopped when there is no more."""
        line = self.wordings.read(prompt)
        if line is None:
            raise Stopped(say("no-more-input"))
        return line.strip()

    def _do(self, line: str) -> None:
        """An answer if it can be one, else one of the words that are always understood."""
        word, _, rest = line.partition(" ")
        try:
            if word.casefold() in self.words and not self._is_answer(line):
                self.words[word.casefold()](rest.strip())
            elif (unasked := self.session.at_any_time(line)) is not None:
                self._do_unasked(unasked)
            else:
                self._answer(line)
        except MeadhallError as error:
            self._say(whole(str(error)))

    def _is_answer(self, line: str) -> bool:
        """Whether a word of ours is the name of an answer here, which goes first."""
        return any(answer.key.casefold() == line.casefold() for answer in self.session.answers())

    def _answer(self, line: str) -> None:
        keys = understand(self.session, line)
        if not keys:
            self._say(spoken.unknown(self.session, line))
            return
        menu = self.session.peek(*keys[:-1])
        if menu is None or keys[-1] not in menu.keys:
            self._say(spoken.why(self.session, line))
            return
        self._my_turn = self.session.scene().turn == self.session.seat
        for key in keys:
            if not self._confirmed(key):
                break
            self.session.answer(key)
        self._fresh = True

    def _do_unasked(self, option: Option) -> None:
        """Does what may be done at any time, after a yes."""
        self._say(f"{ended(self.session.words(option))} {say('yes-or-no')}")
        if self._has_said_yes():
            self.session.answer(option.key)
            self._fresh = True

    def _confirmed(self, key: str) -> bool:
        """Asks for a yes where an answer deserves it."""
        warning = self.session.warning(key)
        if not warning:
            return True
        self._say(f"{warning} {say('yes-or-no')}")
        return self._has_said_yes()

    def _has_said_yes(self) -> bool:
        said = self._line("> ").casefold()
        if said in ("yes", "y", say("word-yes")):
            return True
        if said not in ("no", "n", say("word-no")):
            self._say(say("nothing-done"))
        return False

    # ---- words that are always understood

    def _help(self, rest: str) -> None:
        self._all(say("plain-help").split("\n"))

    def _about(self, rest: str) -> None:
        self._all([*self.session.aim(), *map(self.session.say, self.session.wording.signs), say("rules-hint")])

    def _list(self, rest: str) -> None:
        self._all(spoken.offered(self.session, everything=True))

    def _ask_again(self, rest: str) -> None:
        self._fresh = True

    def _why(self, rest: str) -> None:
        self._say(spoken.why(self.session, rest) if rest else spoken.why_what(self.session))

    def _if(self, rest: str) -> None:
        """What an answer would bring; nothing is answered."""
        keys = understand(self.session, rest) if rest else []
        if len(keys) != 1 or keys[0] not in self.session.menu().keys:
            raise NotOffered(say("if-which"))
        self._all(spoken.foreseen(self.session, keys[0]))

    def _look(self, rest: str) -> None:
        self._all(spoken.look(self.session, rest))

    def _where(self, rest: str) -> None:
        self._all(spoken.where(self.session, self._seat(rest)))

    def _seat(self, name: str) -> int:
        """The seat of a player by name; without a name that of the listener."""
        if not name:
            return self.session.listener.listener
        found = [seat for seat, known in enumerate(self.session.names) if name.casefold() in known.casefold()]
        if len(found) != 1:
            raise NotOffered(say("no-player", name=name, players=[*self.session.names]))
        return found[0]

    def _score(self, rest: str) -> None:
        self._all(spoken.score(self.session))

    def _log(self, rest: str) -> None:
        told = [line for said in spoken.paragraphs(self.session.story()) for line in said]
        if not told:
            raise NotOffered(say("nothing-told"))
        if rest and not (rest.isdecimal() and int(rest)):
            raise NotOffered(say("log-lines", most=len(told), example=min(5, len(told))))
        self._all(told[-int(rest or LATELY) :])

    def _rule(self, rest: str) -> None:
        book = rulebook(self.session.match.game)
        found = [] if "-" in rest else book.search(rest)
        if rest and found:
            self._all([line for one in found[:LATELY] for line in spoken.clause(one)])
        elif rest:
            self._all(spoken.clause(book.find(rest)))
        else:
            self._say(say("rules-count", game=book.name, rules=len(book.clauses)))

    def _undo(self, rest: str) -> None:
        self.session.undo()
        self._say(say("undone"))
        self._fresh = True

    def _interrupts(self, rest: str) -> None:
        """SV-FREE-04: whether to be asked where others play."""
        self._say(self.session.toggle_interrupts())
        self._fresh = True

    def _save(self, rest: str) -> None:
        if not rest:
            raise NotOffered(say("save-where"))
        self.save(Path(rest).expanduser())
        self._say(say("saved", path=rest))

    def _stop(self, rest: str) -> None:
        raise Stopped(say("you-leave"))
