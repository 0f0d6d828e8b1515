"""A match at one keyboard: who sits where, who looks now, what they hear, and the bots that answer in between."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from string import ascii_lowercase
from typing import Any, NamedTuple

from meadhall.bots import Bot, answer_with
from meadhall.engine.errors import NotOffered
from meadhall.engine.events import EVERYBODY, Event
from meadhall.engine.log import Answer, Entry, TakenBack
from meadhall.engine.match import Match
from meadhall.engine.options import Menu, Option, Refusal
from meadhall.engine.scene import Scene
from meadhall.engine.view import View
from meadhall.engine.voice import Names, label

SPECTATOR = -1
ROLLED = "dice were rolled since"


@dataclass(frozen=True)
class Player:
    """Who sits at a seat: a person, unless there is a bot."""

    name: str
    bot: Bot | None = None


class Heard(NamedTuple):
    """One event in the listener's words. `to_you`: it was done to the listener; `opens` and `joins` as in Voice."""

    words: str
    brief: str
    to_you: bool
    opens: bool
    joins: bool
    event: Event
    at: int


class Lettered(NamedTuple):
    """One answer of the open question, with the letter that gives it."""

    letter: str
    option: Option

    @property
    def key(self) -> str:
        return self.option.key


def lettered(options: Sequence[Option], fixed: Mapping[str, str]) -> list[Lettered]:
    """Letters in reading order: a to z, then aa, ab and so on; `fixed` keys keep theirs wherever they stand."""
    taken = {fixed[option.key] for option in options if option.key in fixed}
    free = (letter for letter in _letters() if letter not in taken)
    return [Lettered(fixed.get(option.key) or next(free), option) for option in options]


def _letters() -> Iterator[str]:
    yield from ascii_lowercase
    for first in ascii_lowercase:
        yield from (first + second for second in ascii_lowercase)


class Session:
    """One match, the players around it, and the person who looks.

    `seat` is the seat of the person who looks now, None behind a curtain or when only bots play. `curtain` is the seat
    of the person who must take the keyboard first; `lift` lets him look. `keep` is called after every change, to save.
    """

    def __init__(
        self, match: Match[Any], players: Sequence[Player], keep: Callable[[Match[Any]], None] | None = None
    ) -> None:
        self.match = match
        self.players = list(players)
        self.names = [player.name for player in players]
        self.people = [seat for seat, player in enumerate(players) if player.bot is None]
        self.seat: int | None = self.people[0] if len(self.people) == 1 else None
        self.keep = keep
        self._heard: dict[int, int] = {}

    # ---- who looks, who is asked

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def has_begun(self) -> bool:
        """Whether anybody has answered yet."""
        return any(isinstance(entry, Answer) for entry in self.match.log)

    @property
    def asked(self) -> int | None:
        """The seat whose answer is waited for: who looks if he may answer, else a bot, else another person."""
        waiting = self.match.ask.waiting if self.match.ask is not None else []
        if self.seat in waiting:
            return self.seat
        return next((s for s in waiting if s not in self.people), waiting[0] if waiting else None)

    @property
    def is_mine(self) -> bool:
        """Whether the person who looks is asked."""
        return self.seat is not None and self.asked == self.seat

    @property
    def curtain(self) -> int | None:
        """The person who must take the keyboard before the match can go on, None if nobody must."""
        asked = self.asked
        if asked is None or asked not in self.people or asked == self.seat:
            return None
        return asked

    def draw_curtain(self) -> None:
        """Nobody looks any more, if several people share the keyboard."""
        if len(self.people) > 1:
            self.seat = None

    def lift(self) -> None:
        """The person behind the curtain takes the keyboard."""
        if self.curtain is not None:
            self.seat = self.curtain

    @property
    def listener(self) -> Names:
        """The names as the person who looks hears them."""
        return Names(self.names, self._viewer, shared=len(self.people) > 1)

    @property
    def _viewer(self) -> int:
        return SPECTATOR if self.seat is None else self.seat

    # ---- what is seen

    def view(self) -> View[Any]:
        """What the person who looks knows; what a spectator knows when nobody looks."""
        return self.match.view(self._viewer)

    def scene(self) -> Scene:
        """The table as the person who looks sees it."""
        return self.match.game.scene(self.view().state, self._viewer)

    def menu(self) -> Menu[Any]:
        """The menu of the person who looks; NotOffered if he is not asked."""
        if self.seat is None:
            raise NotOffered("nobody looks at the table now")
        return self.match.menu(self.seat)

    def answers(self) -> list[Lettered]:
        """The answers of the person who looks, each with its letter."""
        return lettered(self.menu().options, self.match.game.voice.letters)

    def question(self) -> str:
        """The open question in words."""
        return self.match.game.voice.question(self.menu().question, self.view().state, self.listener)

    def words(self, option: Option, *, brief: bool = False) -> str:
        """An answer in words; `brief` for a button."""
        voice = self.match.game.voice
        speak = voice.brief_option if brief and voice.brief_option is not None else voice.option
        return speak(option, self.view().state, self.listener)

    def aside(self) -> str:
        """What only the asked person may hear before he answers; often nothing."""
        return self.match.game.voice.aside(self.menu().question, self.view().state, self.listener)

    def warning(self, key: str) -> str:
        """What should be confirmed with a yes before this answer; mostly nothing."""
        return self.match.game.voice.warning(self.menu().find(key), self.view().state, self.listener)

    def aim(self) -> Sequence[str]:
        """What the game is about, in a few sentences; nothing where the game does not say."""
        return self.match.game.voice.aim(self.view().state)

    @property
    def is_new_here(self) -> bool:
        """Whether the person who looks has not answered yet: who sits down may not know what it is about."""
        log = self.match.log
        return self.seat is not None and not any(isinstance(e, Answer) and e.seat == self.seat for e in log)

    # ---- what is heard

    def news(self) -> list[Heard]:
        """What the person who looks has not heard yet; it counts as heard from now on."""
        since = min(self._heard.get(self._viewer, 0), self.match.told)
        self._heard[self._viewer] = self.match.told
        return self._lines(since)

    def catch_up(self) -> None:
        """Counts everything that was told so far as heard: for a match that goes on after a pause."""
        self._heard = dict.fromkeys([*self.people, SPECTATOR], self.match.told)

    def story(self) -> list[Heard]:
        """Everything the person who looks was told, from the beginning."""
        return self._lines(0)

    def _lines(self, since: int) -> list[Heard]:
        told = self.match.table.told[since:]
        lines = [self._line(event, at) for event, to, at in told if to in (EVERYBODY, self._viewer)]
        return [line for line in lines if line.words]

    def _line(self, event: Event, at: int) -> Heard:
        voice, names = self.match.game.voice, self.listener
        words = voice.event(event, names)
        brief = voice.brief_event(event, names) if voice.brief_event is not None else words
        to_you = self.seat is not None and voice.befalls(event) == self.seat
        return Heard(words, brief, to_you, isinstance(event, voice.opens), isinstance(event, voice.joins), event, at)

    # ---- what is done

    def answer(self, key: str) -> None:
        """The person who looks answers; NotOffered leaves the match as it was."""
        if self.seat is None:
            raise NotOffered("nobody looks at the table now")
        self.match.answer(self.seat, key)
        self._changed()

    def advance(self, said: Option | str | None = None) -> bool:
        """Lets a bot answer one question, as `said` if it has thought already; False if none is asked."""
        asked = self.asked
        if asked is None or asked in self.people:
            return False
        bot = self.players[asked].bot if asked >= 0 else None
        if said is not None:
            self.match.answer(asked, said)
        elif bot is None:  # the clock, or a seat without a player
            self.match.let_pass(asked)
        else:
            answer_with(bot, self.match, asked)
        self._changed()
        return True

    def let_pass(self) -> None:
        """What stands unanswered stands: for a bot that failed."""
        if self.asked is not None:
            self.match.let_pass(self.asked)
            self._changed()

    @property
    def can_undo(self) -> bool:
        """Whether the last answer of the person who looks may be taken back freely."""
        return self.seat is not None and self.match.free_take_back(self.seat) is not None

    def undo(self) -> str:
        """Takes the last answer of the person who looks back, and says which; NotOffered if it is too late."""
        at = None if self.seat is None else self.match.free_take_back(self.seat)
        if self.seat is None or at is None:
            raise NotOffered(f"nothing can be taken back: {self._too_late()}")
        key = str(getattr(self.match.log[at], "key", ""))
        self.match.take_back(self.seat)
        self._changed()
        return key

    def _too_late(self) -> str:
        """What has happened since the last answer of the person who looks, that cannot be unlearned."""
        log = self.match.log
        own = [at for at, entry in enumerate(log) if isinstance(entry, Answer) and entry.seat == self.seat]
        if not own:
            return "you have answered nothing yet"
        since = [words for entry in log[own[-1] + 1 :] if (words := self._learned(entry))]
        telling = [words for words in since if words == ROLLED] or since  # what else came up is less than the dice
        return telling[0] if telling else "the match has gone on since your last answer"

    def _learned(self, entry: Entry) -> str:
        """Who learned what from an entry of the log, as far as the person who looks may know."""
        if isinstance(entry, Answer):
            return f"{self.names[entry.seat]} has answered since" if 0 <= entry.seat < len(self.names) else ""
        if isinstance(entry, TakenBack):
            return ""
        what = f"{'an' if entry.kind[:1] in 'aeiou' else 'a'} {label(entry.kind)}"
        if entry.seat == self.seat:
            return f"you have looked at {what} since"
        if entry.seat != EVERYBODY:
            return f"{self.names[entry.seat]} has looked at something since"
        return ROLLED if entry.kind == "die" else f"{what} was turned up since"

    def peek(self, *keys: str) -> Menu[Any] | None:
        """The menu that would follow these answers of the person who looks; None if it hangs on luck or on others."""
        if self.seat is None:
            return None
        match = self.match.fork() if keys else self.match
        told, learned = match.told, match.table.learned
        for key in keys:
            match.answer(self.seat, key)
        if (
            match.ask is None
            or self.seat not in match.ask.waiting
            or (told, learned) != (match.told, match.table.learned)
        ):
            return None
        return match.menu(self.seat)

    def why(self, *keys: str) -> list[Refusal]:
        """Why the last of these keys is not on offer, once those before it were answered; names stand for seats."""
        return [refusal for refusal in self.refusals(*keys[:-1]) if refusal.key == keys[-1]]

    def refusals(self, *keys: str) -> list[Refusal]:
        """Everything that is not on offer once these keys were answered, and why; names stand for seats."""
        menu = self.peek(*keys)
        return [self._with_names(refusal) for refusal in menu.refusals()] if menu is not None else []

    def _with_names(self, refusal: Refusal) -> Refusal:
        seat = refusal.numbers.get("seat")
        if not isinstance(seat, int):
            return refusal
        name = "you" if seat == self.seat else self.names[seat]
        text = refusal.text.replace("seat {seat}", "{seat}")
        return Refusal(refusal.key, refusal.clause, text, {**refusal.numbers, "seat": name})

    def _changed(self) -> None:
        if self.keep is not None:
            self.keep(self.match)
