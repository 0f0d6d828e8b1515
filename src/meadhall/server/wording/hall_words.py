"""The server's own sentences in each language, and which language a browser wants."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meadhall.engine import Names, Standing
from meadhall.engine.language.language import FIRST

LONGEST: Final = 8  # letters of the name of a language


def wished(languages: str) -> str:
    """The language that is wished most in an Accept-Language header, without its country: `de-AT,en;q=0.5` is `de`."""
    first = min(languages.split(","), key=_after)
    return first.partition(";")[0].strip().partition("-")[0].casefold()[:LONGEST] or FIRST


def _after(part: str) -> float:
    """Languages that are wished more come first; what cannot be read comes last."""
    _, _, weight = part.partition("q=")
    try:
        return -float(weight) if weight else -1.0
    except ValueError:
        return 0.0


class Words:
    """The hall's own sentences in English; other languages say all of them in their own words."""

    no, yes = "no", "yes"
    last = " and "
    waiting = "Waiting for players"
    not_yours = "This is not your seat."
    over = "The match is over; nobody is asked anything."
    not_begun = "The match has not begun: seats are free."
    bot_plays = "A bot plays this seat; take it back first."
    all_lost = "All have lost together."
    you_ask_back = "You ask to take your last answer back."
    trial_title = "Messages from your hall arrive"
    trial = "You will be told here when a table waits for you and you are away."

    def seat(self, seat: int) -> str:
        """Who sits at a seat whose name nobody knows."""
        return f"Seat {seat + 1}"

    def struck(self, seat: int, names: Names) -> str:
        """A seat has taken its last answer back."""
        return f"{names.does(seat, 'take')} that back."

    def asks_back(self, name: str) -> str:
        """Somebody else wants to take an answer back by leave of all."""
        return f"{name} asks to take the last answer back."

    def result(self, first: Sequence[Standing], names: Sequence[str]) -> str:
        """Who has won."""
        winners = " and ".join(names[one.seat] for one in first)
        return f"{winners} {'wins' if len(first) == 1 else 'win'} with {first[0].points}."

    def not_asked(self, names: Sequence[str]) -> str:
        """Others are asked, or time itself."""
        return f"It is not your turn; {' and '.join(names) or 'the clock'} {'is' if len(names) < 2 else 'are'} asked."

    def no_answer(self, key: str) -> str:
        """Nothing is called so."""
        return f"This question has no such answer as ‘{key}’."

    def your_turn(self, game: str) -> str:
        """A table waits for somebody who is away."""
        return f"Your turn in {game}"

    def match_over(self, game: str) -> str:
        """A match has ended while somebody was away."""
        return f"{game} is over"

    def at_table(self, names: Sequence[str]) -> str:
        """With whom somebody plays."""
        return f"At your table with {self._list_of(names)}." if names else "At your table."

    def _list_of(self, names: Sequence[str]) -> str:
        """`Ann, Bea and Cai`."""
        return self.last.join(part for part in (", ".join(names[:-1]), *names[-1:]) if part)

    def too_far_ahead(self, most: int, these: int) -> str:
        """Somebody asks what would be after too many answers."""
        return f"Only {most} answers are thought ahead, and these are {these}."


class German(Words):
    """The hall's own sentences in German."""

    no, yes = "nein", "ja"
    last = " und "
    waiting = "Wartet auf Mitspieler"
    not_yours = "Das ist nicht dein Platz."
    over = "Die Partie ist aus; niemand wird mehr gefragt."
    not_begun = "Die Partie hat noch nicht begonnen: Es sind Plätze frei."
    bot_plays = "Auf diesem Platz spielt ein Bot; nimm ihn erst zurück."
    all_lost = "Alle haben gemeinsam verloren."
    you_ask_back = "Du bittest darum, deine letzte Antwort zurückzunehmen."
    trial_title = "Nachrichten aus deiner Halle kommen an"
    trial = "Hier erfährst du, wenn ein Tisch auf dich wartet und du nicht da bist."

    def seat(self, seat: int) -> str:
        return f"Platz {seat + 1}"

    def struck(self, seat: int, names: Names) -> str:
        return f"{names.does(seat, 'nimmst', 'nimmt')} das zurück."

    def asks_back(self, name: str) -> str:
        return f"{name} möchte die letzte Antwort zurücknehmen."

    def result(self, first: Sequence[Standing], names: Sequence[str]) -> str:
        winners = " und ".join(names[one.seat] for one in first)
        return f"{winners} {'gewinnt' if len(first) == 1 else 'gewinnen'} mit {first[0].points}."

    def not_asked(self, names: Sequence[str]) -> str:
        return (
            f"Du bist nicht am Zug; gefragt {'ist' if len(names) < 2 else 'sind'} {' und '.join(names) or 'die Uhr'}."
        )

    def no_answer(self, key: str) -> str:
        return f"Auf diese Frage gibt es keine Antwort ‚{key}‘."

    def your_turn(self, game: str) -> str:
        return f"Du bist am Zug: {game}"

    def match_over(self, game: str) -> str:
        return f"Zu Ende gespielt: {game}"

    def at_table(self, names: Sequence[str]) -> str:
        return f"An deinem Tisch mit {self._list_of(names)}." if names else "An deinem Tisch."

    def too_far_ahead(self, most: int, these: int) -> str:
        return f"Nur {most} Antworten werden vorausgedacht, und das sind {these}."


_ENGLISH: Final = Words()
_OTHERS: Final[dict[str, Words]] = {"de": German()}


def words_in(language: str) -> Words:
    """The hall's sentences in a language, in English if it does not speak that."""
    return _OTHERS.get(language, _ENGLISH)
