"""`meadhall play`: a match in the terminal, against bots or each other, drawn or line by line."""

from __future__ import annotations

import contextlib
import importlib
import shlex
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from meadhall.arguments import LANGUAGE_HELP, RECOVER_HELP, VARIANT_HELP, read_options, split_arguments, variant_name
from meadhall.bots import find_bot
from meadhall.bots.names import free_names, usual_bot
from meadhall.bots.user_bots import load_bot_files
from meadhall.commands.learn import learn
from meadhall.commands.replay import replay_lines
from meadhall.engine import BadOption, Game, Match, find_game, installed_games, record
from meadhall.engine.common.player_names import BOT_PREFIX, checked_names
from meadhall.engine.common.text import Text
from meadhall.engine.contract.game import SEATS_LISTED, Choice, choice_words, typed_text
from meadhall.engine.language.language import FIRST
from meadhall.engine.language.names import Names
from meadhall.terminal import picker, saved_matches
from meadhall.terminal.realtime.seating import bot_and_pace, check_seats
from meadhall.terminal.session import Player
from meadhall.terminal.sitting import SavedSession, new_session, play_drawn, saved_session, why_plain
from meadhall.terminal.words import say, set_language, usual_language

CONTEXT = {"ignore_unknown_options": True}  # the game reads its own options, such as --adventure 2


def play(
    game: str = typer.Argument(
        "",
        help="The game: adventureland, or a file or folder, such as examples/pig.py. Leave it out to pick one.",
    ),
    extra_arguments: list[str] = typer.Argument(
        None, metavar="[--OPTION VALUE]...", help="The game's own options, by name."
    ),
    seed: str = typer.Option("", help="The random seed. The same seed gives the same cards and dice."),
    name: list[str] = typer.Option([], "--name", help="A player at this keyboard. Repeat it for hot-seat play."),
    bots: str = typer.Option("", help="Bots for the other seats: sensible, thinker:0.2s, sensible@calm, or several."),
    watch: bool = typer.Option(False, "--watch", help="Watch bots play."),
    set_options: list[str] = typer.Option([], "--set", help="An option of the game, such as --set adventure=2."),
    plain: bool = typer.Option(False, "--plain", help="Play line by line, for a screen reader or a pipe."),
    ascii: bool = typer.Option(False, "--ascii", help="Draw with ASCII only."),
    load: str = typer.Option("", help="Continue the match in this file. 'last' is the most recent one."),
    save: str = typer.Option("", help="Save the match in this file instead of the data folder."),
    recover: Annotated[bool, typer.Option("--recover", help=RECOVER_HELP)] = False,
    variant: Annotated[str, typer.Option("--variant", help=VARIANT_HELP)] = "",
    options: Annotated[bool, typer.Option("--options", help="List the game's options and exit.")] = False,
    language: Annotated[str, typer.Option("--language", help=LANGUAGE_HELP)] = "",
) -> None:
    """Play a game in this terminal. The match is saved after every move; --load continues it.

    You can add any option of the game: --players 3 --adventure 2. --options lists them all.
    """
    set_language(language or usual_language())
    extra_arguments = extra_arguments or []
    if not (game or load or variant or options) and sys.stdin.isatty() and sys.stdout.isatty():
        picked_game = _pick_game(plain=plain, language=language)
        if picked_game is None:
            return
        game, extra_arguments, bots = picked_game.game, [*picked_game.words, *extra_arguments], bots or picked_game.bots
    game_path = game if game not in installed_games() else ""
    game = variant_name(_require_game_name(game), variant) if variant else game
    if options:
        print(options_text(find_game(_require_game_name(game)), game))
        return
    drawn = not (plain or why_plain())
    if load:
        _refuse_options_with_load(extra_arguments, set_options, seed, name, watch)
        session = _continue_match(game, load, bots, save, recover=recover, drawn=drawn)
    else:
        arguments = [*extra_arguments, *[f"--{option}" for option in set_options]]
        session = _new_match(game, arguments, seed, name, bots, watch, save, drawn=drawn)
    _play_on_screen(session, plain, ascii, game_path)


def _pick_game(*, plain: bool, language: str) -> picker.PickedGame | None:
    """Let the person pick a game. Return None if they picked nothing, or after a lesson."""
    from meadhall.terminal.plain.plain import Console

    pick = picker.pick_game(Console())
    if pick is not None and pick.way == picker.LESSON:
        learn(pick.game, plain, language)
        return None
    return pick


def _continue_match(game: str, load: str, bots: str, save: str, *, recover: bool, drawn: bool) -> SavedSession:
    """Continue the match in a file. If the file is damaged, keep a copy of it."""
    named_game = find_game(game) if game else None  # also loads a game from a path, which the match needs
    saved = saved_matches.read_match(load, recover)
    if named_game is not None:
        _require_game(named_game, saved, load)
    check_seats(saved.match, person_count_of(saved.match, saved.names), drawn=saved.match.over or drawn)
    players = _players_of_saved(saved.match, saved.names, bots)
    damaged_copy = saved_matches.copy_if_damaged(saved.path) if recover and not save else None
    session = _saved_session(saved.match, players, save or str(saved.path))
    if damaged_copy is not None:
        print(say("broken-kept", path=str(damaged_copy)))
    session.catch_up()
    return session


def _refuse_options_with_load(
    extra_arguments: Sequence[str], set_options: Sequence[str], seed: str, names: Sequence[str], watch: bool
) -> None:
    if extra_arguments or set_options or seed:
        raise BadOption("--load takes options and seed from the file; leave them out")
    if names or watch:
        raise BadOption("--load takes the players from the file; leave --name and --watch out")


def _require_game(named_game: Game[Any], saved: saved_matches.SavedMatch, load: str) -> None:
    """Raise BadOption if the file is not a match of the named game."""
    game = saved.match.game
    if named_game.base_id != game.base_id or (named_game.variant is not None and named_game.version != game.version):
        raise BadOption(
            f"{saved.path.name} is a match of {saved.match.game.name}, not of {named_game.name}; "
            f"leave {named_game.id} out, for example: meadhall play --load {shlex.quote(load)}"
        )


def _require_game_name(game: str) -> str:
    """Return the game name. Raise BadOption if it is missing or is an option."""
    if not game or game.startswith("-"):
        raise BadOption(
            f"name a game, for example: meadhall play adventureland; the games are {', '.join(installed_games())}"
        )
    return game


def _seats_meaning(game: Game[Any], choice: Choice) -> str:
    """Return the meaning of seat numbers in the values of an option."""
    catalogue, id = game.wording.catalogue, f"choice-{choice.id}"
    if catalogue is None or not catalogue.has(id, choice.seats):
        return choice.seats
    return catalogue.say(Text(id), Names([]), form=choice.seats)


def options_text(game: Game[Any], game_name: str) -> str:
    """Return a text with every option of a game, its values and its meaning.

    The example names the game by `game_name`.
    """
    lines, language = [f"The options of {game.name}, the usual value first:", ""], game.language(FIRST)
    for choice in game.choices:
        values = [choice.default, *(value for value in choice.values if value != choice.default)]
        lines.append(f"  --{choice.id.replace('_', '-')} {', '.join(map(typed_text, values))}")
        seats = f"with {SEATS_LISTED} {_seats_meaning(game, choice)}" if choice.seats else ""
        parts = (choice_words(choice, language).help, seats, choice.clause)
        lines.append(f"      {'; '.join(part for part in parts if part).replace('.; ', '. ')}".rstrip())
    example = " ".join(
        f"--{c.id.replace('_', '-')} {typed_text(c.values[-1])}" for c in game.choices if c.id == "players"
    )
    return "\n".join([*lines, "", f"Example: meadhall play {game_name} {example}".rstrip()])


def _new_match(
    name: str, arguments: list[str], seed: str, people: list[str], bots: str, watch: bool, save: str, *, drawn: bool
) -> SavedSession:
    game = find_game(_require_game_name(name))
    people = checked_names(people)
    positional, options = split_arguments(arguments)
    if positional:
        raise BadOption(f"'{positional[0]}' is not an option; the options of {game.name} are written like --players 3")
    match = Match(game, seed or None, **read_options(game, options))
    seats = game.seats(match.options)
    if watch and people:
        raise BadOption("--watch leaves no seat for a person; leave --name out")
    if len(people) > seats:
        raise BadOption(f"{len(people)} people cannot sit at a table for {seats}; add --players {len(people)}")
    check_seats(match, len(people), drawn=drawn)
    person_count = [] if watch else people or [say("player-name")]
    return _saved_session(match, _players(match, person_count + [""] * (seats - len(person_count)), bots), save)


def _players_of_saved(match: Match[Any], names: Sequence[str], bots: str) -> list[Player]:
    """Return the players of a match that is continued. Bots stay bots."""
    seats = match.game.seats(match.options)
    people = list(names[:seats]) or [say("player-name")]
    return _players(match, [*people, *[""] * (seats - len(people))], bots)


def person_count_of(match: Match[Any], names: Sequence[str]) -> int:
    """Return how many people played in a saved match."""
    return sum(bool(name) and not name.startswith(BOT_PREFIX) for name in names[: match.game.seats(match.options)])


def _players(match: Match[Any], names: Sequence[str], bots: str) -> list[Player]:
    """Return the players with these names. Bots play the seats with an empty name or the name of a bot."""
    bot_names_given = [kind.strip() for kind in bots.split(",") if kind.strip()]
    bot_seats = sum(not name or name.startswith(BOT_PREFIX) for name in names)
    if len(bot_names_given) > bot_seats:
        raise BadOption(
            f"--bots names {len(bot_names_given)} bots, but {bot_seats} of {len(names)} seats are left for them"
        )
    kinds = bot_names_given or [usual_bot(match.game)]
    load_bot_files(*kinds)
    players: list[Player] = []
    names_left = free_names(names)
    for seat, name in enumerate(names):
        count = sum(player.bot is not None for player in players)
        if name and not name.startswith(BOT_PREFIX):
            players.append(Player(name))
        else:
            kind, pace = bot_and_pace(kinds[min(count, len(kinds) - 1)], match)
            bot = find_bot(kind, match.game, f"{match.seed} {seat}")
            players.append(Player(name or next(names_left), bot, pace))
    return players


def _saved_session(match: Match[Any], players: Sequence[Player], save: str) -> SavedSession:
    return saved_session(match, players, _save_path(save) if save else None)


def _save_path(save: str) -> Path:
    """Return the path for --save. Raise BadOption if its folder is missing, or the file is not a match file."""
    path = Path(save).expanduser()
    if not path.parent.is_dir():
        raise BadOption(f"there is no folder {path.parent} to save in; create it first, or choose another")
    if path.exists() and not saved_matches.is_match_file(path):
        raise BadOption(f"{path} already exists and is not a match file. Choose another name")
    return path


# ---- display


def _play_on_screen(session: SavedSession, plain: bool, ascii: bool, game_path: str) -> None:
    reason = "" if plain else why_plain()
    if plain or reason:
        _play_plain(session, reason, game_path)
    else:
        play_drawn(session, game_path, ascii=ascii)


def _play_plain(session: SavedSession, reason: str, game_path: str) -> None:
    from meadhall.terminal.plain.plain import Console, Plain

    if reason:
        print(reason)
    if sys.stdin.isatty():
        with contextlib.suppress(ImportError):
            importlib.import_module("readline")  # arrow keys then edit the line and recall earlier lines
    path, console = session.path, Console()
    wish = Plain(
        session,
        console,
        lambda copy: saved_matches.write(session.match, session.names, copy),
        path,
        continue_command=saved_matches.continue_command(path, game_path, "--plain"),
        replay_command=saved_matches.replay_command(path, game_path),
    ).play()
    if session.save_error:
        print(session.save_error)
    if wish == "another":
        _play_plain(new_session(session), "", game_path)
    elif wish == "replay":
        for line in replay_lines(record.replay(path.read_text("utf-8"), session.match.game), session.names):
            console.say(line)
