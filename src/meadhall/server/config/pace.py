"""All times at tables that an operator may set."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Pace:
    """Times in seconds.

    `bot` passes between what a bot does and what the next one does, while a person watches; `think` is the most that
    somebody may let a bot think about an answer. A person who is `away` so long may have the seat handed to a bot by
    the others; after `gone` it is, without being asked (None: never). Who has not voted after `vote` has said no (None:
    everybody is waited for). Who has a channel is told there after `remind` that a table waits. `race` is how long a
    race against the clock lasts. A table where nobody is, and nothing happens, sleeps after `nap`.

    In real time lines are measured every `probe`, who is gone for less than `blink` has only loaded the page anew, and
    a line on which nothing is heard for so long as `silent` is gone too.
    """

    bot: float = 0.7
    think: float = 5.0
    away: float = 60.0
    gone: float | None = None
    vote: float | None = 60.0
    remind: float = 60.0
    race: float = 20.0
    nap: float = 60.0
    tick: float = 0.5
    probe: float = 2.0
    blink: float = 2.0
    silent: float = 6.0
