"""Asks which game to play, line by line, if a command names no game. It also works with a screen reader."""

from __future__ import annotations

from string import ascii_lowercase
from typing import Any, Final, NamedTuple

from meadhall.engine import Game, find_game, installed_games
from meadhall.engine.contract.game import typed_text
from meadhall.engine.contract.handbook import handbook
from meadhall.terminal.plain.plain import Voices
from meadhall.terminal.words import LanguageSetting, say

FIRST, USUAL, LESSON = "first", "usual", "lesson"
LEAVE: Final = ("q", "quit")


class PickedGame(NamedTuple):
    """A game by its id, the way it begins, and its command-line arguments: options and bots."""

    game: str
    way: str = USUAL
    words: tuple[str, ...] = ()
    bots: str = ""


def pick_game(voices: Voices) -> PickedGame | None:
    """Let the person choose a game and a way to begin. Return None if the person leaves."""
    games = [find_game(name) for name in installed_games()]
    names_and_lines = [(game.name, _game_line(game)) for game in games]
    index = _ask_pick(voices, say("pick-game"), names_and_lines)
    if index is None:
        return None
    ways = ways_of(games[index])
    way = _ask_pick(
        voices, say("pick-way", game=games[index].name), [(say(f"way-{possible_way}"), "") for possible_way in ways]
    )
    return None if way is None else _picked_game(games[index], ways[way])


def ways_of(game: Game[Any]) -> list[str]:
    """Return the ways to begin a game. Ways for beginners are first."""
    possible_ways = {FIRST: game.first_match is not None, LESSON: game.lesson is not None, USUAL: True}
    return [way for way, is_possible in possible_ways.items() if is_possible]


def _picked_game(game: Game[Any], way: str) -> PickedGame:
    first = game.first_match
    if way != FIRST or first is None:
        return PickedGame(game.id, way)
    words = [word for name, value in first.options.items() for word in (f"--{name}", typed_text(value))]
    return PickedGame(game.id, way, tuple(words), first.bot)


def _game_line(game: Game[Any]) -> str:
    """Return a game's number of players and topic, in one line."""
    book = handbook(game, LanguageSetting.language)
    seats = sorted(int(value) for choice in game.choices if choice.id == "players" for value in choice.values)
    players = say("pick-players", first=seats[0], last=seats[-1]) if seats else ""
    return " ".join(part for part in (players, book.lead if book is not None else "") if part)


def _ask_pick(voices: Voices, question: str, choices: list[tuple[str, str]]) -> int | None:
    """Ask the person to pick one of these names, by letter or by the beginning of a word.

    Return the index of the pick, or None if the person leaves.
    """
    for letter, (name, words) in zip(ascii_lowercase, choices, strict=False):
        voices.say(f"{letter}. {name}{f': {words}' if words else ''}")
    voices.say(f"{question} {say('pick-leave')}")
    while True:
        line = voices.read("> ")
        typed = line.strip().casefold() if line is not None else LEAVE[0]
        if typed in LEAVE or not typed:
            return None
        if len(typed) == 1 and typed in ascii_lowercase[: len(choices)]:
            return ascii_lowercase.index(typed)
        matches = [index for index, (name, _) in enumerate(choices) if f" {typed}" in f" {name.casefold()}"]
        if len(matches) == 1:
            return matches[0]
        voices.say(say("pick-again", last=ascii_lowercase[len(choices) - 1]))
