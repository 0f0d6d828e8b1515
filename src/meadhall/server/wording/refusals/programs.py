"""Errors of the engine that only programs meet, or people at a terminal: they are in English for everybody."""

from __future__ import annotations

from typing import Final

# No page of the hall leads to these.
PROGRAMS: Final = frozenset(
    {
        "a seat is a number, counted from 0, and not {seat}",
        "there is no seat {seat}; seats are 0 to {last}, and -1 is a spectator",
        "seat {seat} cannot undo: somebody has learned something or moved since",
        "seat {seat} has not begun an answer, and in this game complete answers stand",
        "line 1: there is no game '{game}' among those that are installed; load it first with find_game",
        "line 1, variant: {error}",  # a hall reads no variant out of a file
        "line 1, variant: it says that its digest is {digest}; of what it holds it is {found}: somebody changed it",
        "{broken}; add --recover (in Python recover=True) to take it as far as it goes",
        "entry {to} of the log is not an answer; a match goes back to just before one",
        "the log has {count} entries; it cannot go back to {to}",
        "nobody is looking at the table now",
        "{file} is missing: `meadhall train` writes it",  # of a judgement: met by the author of a game
        # `meadhall check` tells the author of a lesson:
        "the lesson has no message '{id}': add it to words/en.ftl, or give the step its title and words",
    }
)

# Nothing that is raised in these comes as far as a page.
ELSEWHERE: Final = frozenset(
    {
        "server/location.py",  # before a hall is open
        "server/copying.py",
        "server/nodes/node.py",
        "server/store/open_errors.py",
        "server/config/addresses.py",
        "server/store/migrations/__init__.py",
        "engine/common/content.py",  # when a game is read
        "engine/common/overlays.py",
        "engine/common/variants.py",
        "engine/contract/contents.py",
        "engine/contract/copies.py",
        "engine/contract/varied.py",
        "engine/contract/registry.py",
        "engine/contract/handbook.py",
        "engine/contract/rulebook.py",
        "engine/common/player_names.py",  # names on a command line
        "engine/record/proof.py",  # a proof in full; a page is told only whether there is one
        "engine/table/chance.py",  # scripts of tests
        "engine/play/imagining.py",  # worlds that a bot imagines
        "bots/user_bots.py",  # when a command or a hall begins
        "bots/runner.py",  # bots that play by themselves
    }
)
