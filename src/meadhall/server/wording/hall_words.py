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
    over = "The match is over, and nobody can move."
    not_begun = "The match has not begun: some seats are free."
    bot_plays = "A bot is playing this seat. Take it back first."
    all_lost = "You have all lost."
    you_ask_back = "You ask to undo your last move."
    trial_title = "Notifications work"
    trial = "You will get a message here when it is your turn and you are away."

    def seat(self, seat: int) -> str:
        """Who sits at a seat whose name nobody knows."""
        return f"Seat {seat + 1}"

    def struck(self, seat: int, names: Names) -> str:
        """A seat has taken its last answer back."""
        return f"{names.does(seat, 'undo', 'undoes')} that."

    def asks_back(self, name: str) -> str:
        """Somebody else wants to take an answer back by leave of all."""
        return f"{name} asks to undo their last move."

    def result(self, first: Sequence[Standing], names: Sequence[str]) -> str:
        """Who has won."""
        winners = " and ".join(names[one.seat] for one in first)
        return f"{winners} {'wins' if len(first) == 1 else 'win'} with {first[0].points}."

    def not_asked(self, names: Sequence[str]) -> str:
        """Others are asked, or time itself."""
        return f"It is not your turn. Waiting for {' and '.join(names) or 'the clock'}."

    def no_answer(self, key: str) -> str:
        """Nothing is called so."""
        return f"‘{key}’ is not an option here."

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
        return f"You can preview at most {most} moves ahead, and these are {these}."


class German(Words):
    """The hall's own sentences in German."""

    no, yes = "nein", "ja"
    last = " und "
    waiting = "Wartet auf Mitspieler"
    not_yours = "Das ist nicht dein Platz."
    over = "Die Partie ist vorbei, und niemand ist mehr am Zug."
    not_begun = "Die Partie hat noch nicht begonnen: Es sind Plätze frei."
    bot_plays = "Auf diesem Platz spielt ein Bot. Nimm ihn erst zurück."
    all_lost = "Ihr habt alle verloren."
    you_ask_back = "Du möchtest deinen letzten Zug zurücknehmen."
    trial_title = "Benachrichtigungen funktionieren"
    trial = "Du bekommst hier eine Nachricht, wenn du am Zug und nicht da bist."

    def seat(self, seat: int) -> str:
        return f"Platz {seat + 1}"

    def struck(self, seat: int, names: Names) -> str:
        return f"{names.does(seat, 'nimmst', 'nimmt')} das zurück."

    def asks_back(self, name: str) -> str:
        return f"{name} möchte den letzten Zug zurücknehmen."

    def result(self, first: Sequence[Standing], names: Sequence[str]) -> str:
        winners = " und ".join(names[one.seat] for one in first)
        return f"{winners} {'gewinnt' if len(first) == 1 else 'gewinnen'} mit {first[0].points}."

    def not_asked(self, names: Sequence[str]) -> str:
        return f"Du bist nicht am Zug. Warten auf {' und '.join(names) or 'die Uhr'}."

    def no_answer(self, key: str) -> str:
        return f"‚{key}‘ steht hier nicht zur Wahl."

    def your_turn(self, game: str) -> str:
        return f"Du bist dran: {game}"

    def match_over(self, game: str) -> str:
        return f"{game} ist zu Ende"

    def at_table(self, names: Sequence[str]) -> str:
        return f"An deinem Tisch mit {self._list_of(names)}." if names else "An deinem Tisch."

    def too_far_ahead(self, most: int, these: int) -> str:
        return f"Die Vorschau reicht höchstens {most} Züge weit, und das sind {these}."


_ENGLISH: Final = Words()
_OTHERS: Final[dict[str, Words]] = {"de": German()}


def words_in(language: str) -> Words:
    """The hall's sentences in a language, in English if it does not speak that."""
    return _OTHERS.get(language, _ENGLISH)
