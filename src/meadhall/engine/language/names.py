"""The names of the seats for one listener, who is "you"."""

from __future__ import annotations

from collections.abc import Sequence


class Names:
    """The names of the seats for one listener, in English. Catalogues word the names in other languages.

    `you` is the listener's name. With `shared`, several players share one screen, so a seat's letter must not depend on
    the listener.
    """

    def __init__(self, names: Sequence[str], listener: int = -1, *, shared: bool = False, you: str = "You") -> None:
        self.names = names
        self.listener = listener
        self.shared = shared
        self.you = you

    def __call__(self, seat: int) -> str:
        return self.you if seat == self.listener else self.names[seat]

    def letter(self, seat: int) -> str:
        """Return the letter on a seat's pieces: the first letter of the last word of the name, or of "You"."""
        name = self.names[seat] if self.shared else self(seat)
        return name.strip().split(" ")[-1][:1].upper() or "?"

    def does(self, seat: int, verb: str, others: str = "") -> str:
        """Return a name with its verb: `does(0, "take")` is "You take" or "Bram takes"."""
        return f"You {verb}" if seat == self.listener else f"{self.names[seat]} {others or verb + 's'}"

    def inside(self, seat: int) -> str:
        """Return a name for the middle of a sentence: "you" or "Bram"."""
        return "you" if seat == self.listener else self.names[seat]

    def to(self, seat: int) -> str:
        """Return the name of a receiver or owner: "you" or "Bram"."""
        return self.inside(seat)

    def whose(self, seat: int, ending: str = "") -> str:
        """Return the possessive of a name: `whose(0)` is "your" or "Bram's"; English ignores `ending`."""
        if seat == self.listener:
            return "your"
        return f"{self.names[seat]}'" if self.names[seat].endswith("s") else f"{self.names[seat]}'s"
