"""A match at one keyboard: its players, the person at the screen, and the news for each person."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from meadhall.bots import Bot, answer_with, reason_of
from meadhall.bots.advice import advice_for
from meadhall.engine import EVERYBODY, Answer, Match, NotOffered, Option
from meadhall.engine.flows.flow import ALL, EACH
from meadhall.engine.play.perspective import SPECTATOR, HeardEvent, Perspective
from meadhall.engine.table.events import ReasonGiven
from meadhall.terminal.realtime.race import Race
from meadhall.terminal.words import LanguageSetting, say


@dataclass(frozen=True)
class Player:
    """The player of a seat: a person or a bot. A bot in real time also has a pace."""

    name: str
    bot: Bot | None = None
    pace: str = ""


@dataclass
class StoryCache:
    """Cache of event words for one viewer. It has the first `count` events, and `last_event` is the last of them."""

    viewer: int
    count: int = 0
    last_event: object = None
    lines: list[HeardEvent] = field(default_factory=list[HeardEvent])

    def is_prefix_of(self, events: Sequence[object], viewer: int) -> bool:
        """Whether the match begins with the cached events, and the viewer is the same. An undo makes this False."""
        if viewer != self.viewer or self.count > len(events):
            return False
        return not self.count or events[self.count - 1] is self.last_event


class Session(Perspective):
    """One match, the players around it, and the person at the screen.

    `seat` is the seat of that person. It is None behind a curtain, or if only bots play. `curtain` is the
    seat of the person who must take the keyboard next, and `lift_curtain` shows them the table. `on_change` is called
    after every change, to save the match.
    """

    def __init__(
        self, match: Match[Any], players: Sequence[Player], on_change: Callable[[Match[Any]], None] | None = None
    ) -> None:
        self.players = list(players)
        self.people = [seat for seat, player in enumerate(players) if player.bot is None]
        viewer = self.people[0] if len(self.people) == 1 else None
        names = [player.name for player in players]
        super().__init__(match, names, viewer, shared=len(self.people) > 1, language=LanguageSetting.language)
        self.on_change = on_change
        self._shown_counts: dict[int, int] = {}
        self._story_cache: StoryCache | None = None
        self.race: Race | None = None
        self._interrupts_off: set[int] = set()  # seats whose interrupts are off

    def race_on(self, ticks: Callable[[], float] = time.monotonic) -> Race:
        """Start this match in real time, and return its race. `ticks` is a clock in seconds."""
        bots = {seat: (player.bot, player.pace) for seat, player in enumerate(self.players) if player.bot is not None}
        self.race = Race(self.match, bots, self._after_change, ticks)
        return self.race

    # ---- viewer and asked seat

    @property
    def is_over(self) -> bool:
        return self.match.over

    @property
    def has_begun(self) -> bool:
        """Whether anybody has answered."""
        return any(isinstance(entry, Answer) for entry in self.match.log)

    @property
    def asked(self) -> int | None:
        """The next seat to answer, or None after the match.

        If several seats are asked, the person at the screen is first, then a bot, then another person.
        """
        asked_seats = self.match.ask.waiting if self.match.ask is not None else []
        if self.seat in asked_seats:
            return self.seat
        return next((s for s in asked_seats if s not in self.people), asked_seats[0] if asked_seats else None)

    @property
    def is_person_asked(self) -> bool:
        """Whether the person at the screen is asked."""
        return self.seat is not None and self.asked == self.seat

    @property
    def curtain(self) -> int | None:
        """The seat of the person who must take the keyboard before the match can continue, or None."""
        asked = self.asked
        if asked is None or asked not in self.people or asked == self.seat:
            return None
        return asked

    def draw_curtain(self) -> None:
        """Hide the table if several people share the keyboard."""
        if len(self.people) > 1:
            self.seat = None

    def lift_curtain(self) -> None:
        """Show the table to the person behind the curtain."""
        if self.curtain is not None:
            self.seat = self.curtain

    # ---- news

    def news(self) -> list[HeardEvent]:
        """Return the events that are new for the person at the screen, and mark them as shown."""
        first_new = min(self._shown_counts.get(self.viewer, 0), self.match.event_count)
        self._shown_counts[self.viewer] = self.match.event_count
        return self.lines(first_new)

    def catch_up(self) -> None:
        """Mark all events so far as shown, when a saved match continues."""
        self._shown_counts = dict.fromkeys([*self.people, SPECTATOR], self.match.event_count)

    def story(self) -> list[HeardEvent]:
        """Return all events for the person at the screen, from the beginning. Earlier events keep their words."""
        events, cache = self.match.table.told, self._story_cache
        if cache is None or not cache.is_prefix_of(events, self.viewer):
            cache = self._story_cache = StoryCache(self.viewer)
        cache.lines += self.lines(cache.count)
        cache.count, cache.last_event = len(events), events[-1] if events else None
        return [*cache.lines]

    # ---- actions

    def answer(self, key: str) -> None:
        """Answer for the person at the screen. Raise NotOffered if that is not possible."""
        if self.seat is None:
            raise NotOffered(say("nobody-looks"))
        if self.race is not None:
            self.race.give_answer(self.seat, key)
            return
        self.match.answer(self.seat, key)
        self._after_change()

    def unasked_option(self, text: str) -> Option | None:
        """Return the option with this name that is allowed at any time, such as to concede, or None."""
        menu = self.match.unasked(self.seat) if self.seat is not None else None
        key = {say("word-concede"): "concede"}.get(text.casefold(), text.casefold())
        return next((option for option in menu if option.key == key), None) if menu is not None else None

    def advance(self, answer: Option | str | None = None) -> bool:
        """Let the asked bot answer, with `answer` if it has already chosen. Return False if no bot is asked."""
        asked = self.asked
        if asked is None or asked in self.people:
            return False
        bot = self.players[asked].bot if asked >= 0 else None
        if bot is None and answer is None:  # the clock is asked, or a seat without a player
            self.match.let_pass(asked)
        elif bot is None:
            self.match.answer(asked, answer or "")
        else:
            self._let_answer(bot, asked, answer)
        self._after_change()
        return True

    def _let_answer(self, bot: Bot, seat: int, answer: Option | str | None) -> None:
        """Let a bot answer. Its reason is shown before the results, unless it repeats the bot's last reason."""
        view, event_count = self.match.view(seat), self.match.event_count
        is_private = self.match.ask is not None and self.match.ask.way == EACH
        if answer is None:
            answer = answer_with(bot, self.match, seat)
        else:
            self.match.answer(seat, answer)
        reason = reason_of(bot, view, answer)
        last_reason = next(
            (
                earlier_reason.reason
                for earlier_reason in reversed(self.reasons.values())
                if earlier_reason.seat == seat
            ),
            "",
        )
        public = any(recipient == EVERYBODY for _, recipient, _ in self.match.table.told[event_count:])
        if public and not is_private and reason not in ("", last_reason):
            self.reasons[event_count] = ReasonGiven(seat, reason)

    def let_pass(self) -> None:
        """Give the default answer for the asked seat, whose bot failed."""
        if self.asked is not None:
            self.match.let_pass(self.asked)
            self._after_change()

    def is_final(self, key: str) -> bool:
        """Whether the person at the screen could not undo this answer, because others would see it or play on."""
        ask = self.match.ask
        if self.seat is None or ask is None:
            return False
        if ask.way == ALL:  # bots answer at once, so undo is possible only while another person is asked
            return not any(seat != self.seat and seat in self.people for seat in ask.waiting)
        trial = self.match.fork()
        trial.answer(self.seat, key)
        goes_on = trial.ask is not None and self.seat in trial.ask.waiting
        return not goes_on or trial.undo_place(self.seat) is None

    def undo(self) -> str:
        """Undo the last answer of the person at the screen and return its key. Raise NotOffered if it is too late."""
        position = None if self.seat is None else self.match.undo_place(self.seat)
        if self.seat is None or position is None:
            raise NotOffered(say("too-late", why=self.say(self.no_undo_reason())))
        key = str(getattr(self.match.log[position], "key", ""))
        if self.race is not None:
            self.race.take_back(self.seat)
            return key
        self.match.take_back(self.seat)  # a skipped question may be open now
        self.reasons = {place: reason for place, reason in self.reasons.items() if place < self.match.event_count}
        self._save()
        return key

    def advice(self) -> tuple[str, str]:
        """Return a bot's advice: the key of its answer and a sentence with the reason.

        Raise NotOffered if several people play, or if the match is in real time.
        """
        if len(self.people) > 1 or self.race is not None:
            raise NotOffered(say("no-advice"))
        menu = self.menu()
        key, why = advice_for(self.match, self.viewer)
        words = self.option_words(menu.find(key)).removesuffix(".")
        return key, " ".join(part for part in (say("advice", words=words), self.say(why)) if part)

    def toggle_interrupts(self) -> str:
        """Turn interrupts for the person at the screen on or off. Return a sentence about the new setting."""
        if not self.match.game.interrupts:
            raise NotOffered(say("no-interrupts", game=self.match.game.name))
        if self.seat is None:
            raise NotOffered(say("nobody-looks"))
        self._interrupts_off ^= {self.seat}
        self._after_change()
        return say("interrupts-off" if self.seat in self._interrupts_off else "interrupts-on")

    def _after_change(self) -> None:
        while (seat := self._skipped_seat()) is not None:
            self.match.let_pass(seat)
        self._save()

    def _skipped_seat(self) -> int | None:
        """Return a seat that is asked for an interrupt although its interrupts are off, or None."""
        match = self.match
        asked = match.ask.waiting if self._interrupts_off and match.ask is not None else []
        skipped_seats = (seat for seat in asked if seat in self._interrupts_off)
        return next(
            (seat for seat in skipped_seats if match.game.is_interrupt(match.state, seat, match.menu(seat).question)),
            None,
        )

    def _save(self) -> None:
        if self.on_change is not None:
            self.on_change(self.match)
