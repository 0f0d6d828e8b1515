"""Errors of the engine that only programs or a terminal show. They are not translated."""

from __future__ import annotations

from typing import Final

# Errors that no page of the hall can cause.
PROGRAMS: Final = frozenset(
    {
        "seats are numbers counted from 0, so {seat} is not a seat",
        "there is no seat {seat}; seats are 0 to {last}, and -1 is a spectator",
        "seat {seat} cannot undo: somebody has learned something or moved since",
        "seat {seat} has not begun an answer, and this game does not allow undoing a complete answer",
        "line 1: there is no game '{game}' among those that are installed; load it first with find_game",
        "line 1, variant: {error}",  # a hall reads no variants from files
        "line 1, variant: the stated digest is {digest}, but the contents have digest {found}; the file was edited",
        "{broken}; add --recover (in Python recover=True) to load it up to the fault",
        "entry {to} of the log is not an answer; you can only go back to the moment before an answer",
        "the log has {count} entries; it cannot go back to {to}",
        "nobody is looking at the table now",
        "{file} is missing: `meadhall train` writes it",  # a judgement, for the author of a game
        # From `meadhall check`, for the author of a lesson:
        "the lesson has no message '{id}': add it to words/en.ftl, or give the step its title and words",
    }
)

# Modules whose errors never reach a page.
ELSEWHERE: Final = frozenset(
    {
        "server/location.py",  # before the hall is open
        "server/copying.py",
        "server/nodes/node.py",
        "server/store/open_errors.py",
        "server/config/addresses.py",
        "server/store/migrations/__init__.py",
        "engine/common/content.py",  # when a game is loaded
        "engine/common/overlays.py",
        "engine/common/variants.py",
        "engine/contract/contents.py",
        "engine/contract/copies.py",
        "engine/contract/varied.py",
        "engine/contract/registry.py",
        "engine/contract/handbook.py",
        "engine/contract/rulebook.py",
        "engine/common/player_names.py",  # names on a command line
        "engine/record/proof.py",  # pages show only whether the proof is valid
        "engine/table/chance.py",  # scripted luck in tests
        "engine/play/imagining.py",  # imagined worlds of a bot
        "bots/user_bots.py",  # when a command or a hall starts
        "bots/runner.py",  # matches of bots alone
    }
)
