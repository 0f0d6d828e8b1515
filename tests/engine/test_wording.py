"""Games without a catalogue: events and options that return their words."""

from __future__ import annotations

from meadhall.engine import Event, Option
from meadhall.engine.language.names import Names
from meadhall.engine.language.wording import Wording


class Rode(Event, frozen=True):
    seat: int
    to: str

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'ride')} to {self.to}."


class Said(Event, frozen=True):
    seat: int
    words: str


class To(Option):
    __slots__ = ("to",)

    def __init__(self, to: str) -> None:
        super().__init__(f"to:{to}", "XX-GO-01")
        self.to = to

    def words(self, state: object, names: Names) -> str:
        return f"Ride to {self.to}"


def test_an_event_and_an_option_may_return_their_words() -> None:
    wording, ann = Wording(), Names(["Ann", "Bram"], 0)
    assert wording.event(Rode(0, "Ashby"), ann) == "You ride to Ashby."
    assert wording.event(Rode(1, "Ashby"), ann) == "Bram rides to Ashby."
    assert wording.option(To("Ashby"), None, ann) == "Ride to Ashby"
    assert wording.event(Said(1, "hello"), ann) == "Bram said, words hello."


def test_listed_questions_have_listed_words_and_others_their_names() -> None:
    wording, ann = Wording(questions={"where": "Where do you ride?"}), Names(["Ann"], 0)
    assert wording.question("where", None, ann) == "Where do you ride?"
    assert wording.question("roll-or-hold", None, ann) == "Roll or hold?"
    own = Wording(question=lambda question, state, names: "Well?", questions={"where": "Where?"})
    assert own.question("where", None, ann) == "Well?"
