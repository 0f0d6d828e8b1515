"""The names of the seats, with "you" for the listener."""

from __future__ import annotations

from collections.abc import Sequence


class Names:
    """The names of the seats: "You" for the listener; `does` picks the form of the verb.

    `shared` means that several people share one screen in turn, so the letters of pieces must not change. `you` is the
    word for the listener when it stands alone.
    """

    def __init__(self, names: Sequence[str], listener: int = -1, *, shared: bool = False, you: str = "You") -> None:
        self.names = names
        self.listener = listener
        self.shared = shared
        self.you = you

    def __call__(self, seat: int) -> str:
        return self.you if seat == self.listener else self.names[seat]

    def letter(self, seat: int) -> str:
        """Letter on a seat's pieces: that of "You" or, on a shared screen, that of the last word of the name."""
        name = self.names[seat] if self.shared else self(seat)
        return name.strip().split(" ")[-1][:1].upper() or "?"

    def does(self, seat: int, verb: str, others: str = "") -> str:
        """`does(0, "take")` is "You take" or "Bram takes"."""
        return f"You {verb}" if seat == self.listener else f"{self.names[seat]} {others or verb + 's'}"

    def inside(self, seat: int) -> str:
        """Name in the middle of a sentence: "you" or "Bram"."""
        return "you" if seat == self.listener else self.names[seat]

    def to(self, seat: int) -> str:
        """Name of a receiver or owner: "you" or "Bram", which in some languages is another word."""
        return self.inside(seat)

    def whose(self, seat: int, ending: str = "") -> str:
        """`whose(0)` is "your" or "Bram's"; `ending` is for languages that decline "your"."""
        if seat == self.listener:
            return "your"
        return f"{self.names[seat]}'" if self.names[seat].endswith("s") else f"{self.names[seat]}'s"
