"""`meadhall learn`: a game's lesson in the terminal, step by step, on the drawn table or only in words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

import typer

from meadhall.arguments import LANGUAGE_HELP
from meadhall.engine import Game, find_game
from meadhall.engine.contract.lesson import step_title, step_words
from meadhall.terminal.plain.plain import Console, Voices
from meadhall.terminal.sitting import why_plain
from meadhall.terminal.words import LanguageSetting, say, set_language, usual_language
from meadhall.testing.lessons import PlayedStep, lesson_of, lesson_steps


@dataclass(frozen=True)
class Page:
    """A step of a lesson in words, with the letter and the words of the answer that the step waits for."""

    title: str
    words: str
    letter: str = ""
    answer: str = ""


def learn(
    game: str = typer.Argument(help="The game: adventureland, or a file or folder, such as examples/pig.py."),
    plain: bool = typer.Option(False, "--plain", help="Only words, for a screen reader or a pipe."),
    language: Annotated[str, typer.Option("--language", help=LANGUAGE_HELP)] = "",
) -> None:
    """Learn a game: a lesson of a few minutes that shows the table and lets you play the first moves.

    Press Enter to go on, and the left arrow (line by line: b) to go back. If a step asks for an answer, you can also
    type its letter.
    """
    set_language(language or usual_language())
    game_object = find_game(game)
    lesson_of(game_object)
    if plain or why_plain():
        completed = show_pages(pages_of(game_object), Console())
    else:
        from meadhall.terminal.lesson.app import teach

        completed = teach(game_object)
    if completed:
        print(say("learned", game=game))


def pages_of(game: Game[Any]) -> list[Page]:
    """Return all pages of a game's lesson in words."""
    return [_page_of(played_step) for played_step in lesson_steps(game, LanguageSetting.language)]


def show_pages(pages: list[Page], voices: Voices) -> bool:
    """Show the pages, and let the person go forward and back. Return whether they reached the end."""
    index = 0
    while index < len(pages):
        page = pages[index]
        for line in ("", f"{index + 1}/{len(pages)}  {page.title}", page.words):
            voices.say(line)
        choice = _read_choice(page, voices)
        if choice is None:
            return False
        index = max(0, index - 1) if choice == "b" else index + 1
    return True


def _read_choice(page: Page, voices: Voices) -> str | None:
    """Read a line; return `b` for back, `on` for the next page, or None to leave.

    If the page waits for an answer, only the letter of that answer or Enter leads to the next page.
    """
    prompt = say("learn-answer", letter=page.letter, answer=page.answer) if page.letter else say("learn-next")
    while True:
        line = voices.read(f"{prompt} ")
        typed = None if line is None else line.strip()
        if typed is None or (typed == "q" and page.letter != "q"):
            return None
        if not page.letter or typed in ("", "B", page.letter):
            return "b" if typed in ("b", "B") and typed != page.letter else "on"
        if typed == "b":
            return typed
        voices.say(say("learn-not-yet", letter=page.letter))


def _page_of(played_step: PlayedStep) -> Page:
    step, perspective = played_step.step, played_step.perspective
    awaited = (
        next((offered for offered in perspective.answers() if offered.key == step.awaits), None)
        if step.awaits
        else None
    )
    answer = perspective.voice.option(awaited.option, played_step.state, brief=True) if awaited is not None else ""
    title, words = step_title(step, perspective.language), step_words(step, played_step.state, perspective.language)
    return Page(title, words, awaited.letter if awaited is not None else "", answer)
