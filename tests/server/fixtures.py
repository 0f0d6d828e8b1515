"""Write tables as the browser receives them, for the client's own tests: `python -m tests.server.fixtures`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from meadhall.bots import answer_with, find_bot
from meadhall.engine import Match, find_game
from meadhall.engine.common.english import with_capital
from meadhall.engine.common.text import localized
from meadhall.engine.play.perspective import Perspective
from meadhall.games.heropath import GAME as HEROPATH
from meadhall.server.http.routes.games import game_card
from meadhall.server.live.sight import SightContext, letters_of, sight_of, undo_of
from meadhall.server.protocol import wire
from meadhall.server.tables.story import Narration, Story
from meadhall.server.wording.hall_words import table_catalogue
from meadhall.testing import table

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "web" / "src" / "fixtures"
GAMES = ("adventureland", "heroes", "heropath", "swordsorcery", "virtues")
LANGUAGES = ("en", "de")
NAMES = ["Ann", "Bot Bram", "Bot Isolde", "Bot Wenna"]
B = TypeVar("B", wire.Ask, wire.Option, wire.Line)
Condition = Callable[[Match[Any]], bool]


def sight(match: Match[Any], seat: int = 0) -> wire.Sight:
    """Return a seat's sight of a match, with the whole story so far."""
    names = NAMES[: match.game.seats(match.options)]
    perspective, story = Perspective(match, names, seat), Story()
    story.follow(match)
    narration = Narration(story)
    narration.follow(perspective)
    context = SightContext(
        seq=len(match.log),
        seats=[
            wire.Seat(at, name, letter, "ann" if at == seat else None, "" if at == seat else "sensible")
            for at, (name, letter) in enumerate(zip(names, letters_of(tuple(names)), strict=True))
        ],
        mine=[seat],
        since=0,
        news=narration.lines(perspective),
        undo=undo_of(perspective, needs_consent=False),
    )
    return with_words(sight_of(perspective, context), perspective)


def with_words(shown_sight: wire.Sight, perspective: Perspective) -> wire.Sight:
    """Return a sight after a browser has turned its texts into words."""
    catalogue, names = table_catalogue(perspective.match.game), perspective.listener

    def briefly(said: B) -> B:
        brief = with_capital(catalogue.say(said.words, names, form="brief"))
        return said if said.brief else msgspec.structs.replace(said, brief=brief)

    ask = shown_sight.ask and msgspec.structs.replace(
        briefly(shown_sight.ask), options=[briefly(option) for option in shown_sight.ask.options]
    )
    whole = msgspec.structs.replace(shown_sight, ask=ask, news=[briefly(line) for line in shown_sight.news])
    return localized(whole, lambda text: catalogue.say(text, names))


def play_until(game: str, seed: str, condition: Condition, **options: object) -> Match[Any] | None:
    """Return a match of sensible bots at the first position that satisfies `condition`; None if it ends before."""
    match: Match[Any] = Match(find_game(game), seed=seed, **options)
    bots = [find_bot("sensible", match.game, f"{seed} {seat}") for seat in range(match.game.seats(match.options))]
    while not condition(match):
        if match.ask is None:
            return None
        answer_with(bots[match.asked], match, match.asked)
    return match


def asks_after_two_rounds(match: Match[Any], kind: str) -> bool:
    """Whether seat 0 is asked a question of this kind after the first two rounds."""
    return asks(match, kind) and match.state.round > 2


def asks(match: Match[Any], kind: str) -> bool:
    """Whether seat 0 is asked a question of this kind."""
    return match.ask is not None and match.asked == 0 and match.menu().question == kind


def may_move_into_fight(match: Match[Any]) -> bool:
    """Whether seat 0 may move into a fight."""
    perspective = Perspective(match, NAMES, 0)
    return asks_after_two_rounds(match, "where") and any(perspective.warning(option.key) for option in match.menu())


MOMENTS: dict[str, Condition] = {
    "choose-party": lambda m: asks_after_two_rounds(m, "first-move"),
    "choose-end": may_move_into_fight,
    "swords": lambda m: asks_after_two_rounds(m, "swords") and len(m.menu()) > 2,
    "reinforce": lambda m: asks_after_two_rounds(m, "reinforce") and len(m.menu()) > 3,
    "waiting": lambda m: m.ask is not None and m.asked == 2 and m.state.round > 3,
    "over": lambda m: m.over,
}


def fixtures() -> Iterator[tuple[str, wire.Sight]]:
    """Yield the name of each fixture, and its sight."""
    for name, found in MOMENTS.items():
        yield name, sight(first_match(found, 1))
    for adventure in (4, 5):  # one with the giant and the keys, one with the king and several parties in a start area
        yield f"choose-end-{adventure}", sight(first_match(may_move_into_fight, adventure))
    for kind in ("draft", "army", "beat", "target"):
        duel = play_until("heroes", "5", lambda m: asks(m, kind))  # noqa: B023
        assert duel is not None
        yield f"heroes-{kind}", sight(duel)
    yield from heropath_sights()
    window = play_until("virtues", "3", lambda m: asks(m, "after-action"), players=2)
    assert window is not None
    yield "virtues-after-action", sight(window)
    pig = play_until(str(ROOT / "examples" / "pig.py"), "7", lambda m: m.asked == 0 and m.state.pot > 5)
    assert pig is not None
    yield "pig", sight(pig)


def heropath_sights() -> Iterator[tuple[str, wire.Sight]]:
    """Yield positions of Heropath made by hand: an action within a match, a battle, a Visit, and the draft."""
    board: dict[str, Any] = {
        "ann": {
            "at": "P07",
            "gems": "W2 S2 E3 F3 V4",
            "gold": 3,
            "food": 2,
            "leeches": 1,
            "armed": "A01 A20 A28",
            "cards": "K26 A02 K01 M01 M03 M19 B01 B21",
        },
        "bram": {"at": "U07", "gems": "W1 S3 E2 F3 V2", "armed": "A13"},
        "cas": {"at": "P07", "gems": "W3 S1 E1 F3 V3"},
        "players": 3,
        "sites": "P02=S01 P04=S11 P12=S04 P13=S18 P09=S05",
        "enemies": "U08=? P10=troll U02=? C1=goblin P06=(werewolf)",
        "loose": {"P08": "2GOLD"},
        "dropped": {"P12": "A05"},
        "exposed": {"ARMS": "A10 A14 A21 A26", "MAGIC": "M02 M04 M05 M06"},
        "level": 4,
        "count": 2,
        "dead": {1: "skeleton goblin crocodile", 4: "warlock skeleton"},
    }
    yield "heropath-action", sight(table(HEROPATH, **board).match)
    fight = table(HEROPATH, **board | {"ann": board["ann"] | {"at": "P10"}})
    fight.answer("fight:troll")
    yield "heropath-battle", sight(fight.match)
    visit = table(HEROPATH, **board | {"ann": board["ann"] | {"at": "P02"}})
    visit.answer("visit")
    yield "heropath-visit", sight(visit.match)
    draft: Match[Any] = Match(HEROPATH, seed="5", players=3)
    while not asks(draft, "keep"):
        draft.answer(draft.asked, draft.menu()[0].key)
    yield "heropath-draft", sight(draft)


def first_match(condition: Condition, adventure: int) -> Match[Any]:
    """Return the first match, in the order of seeds, at a position that satisfies a condition."""
    for seed in range(100):
        match = play_until(
            "adventureland", str(seed), condition, players=3, adventure=adventure, expansion=adventure in (4, 5)
        )
        if match is not None:
            return match
    raise LookupError(f"no such moment in 100 matches of adventure {adventure}")


def main() -> None:
    """Write one file per fixture, and the cards and catalogues of all games in English and German."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    cards = {f"games-{language}": [game_card(find_game(game), language) for game in GAMES] for language in LANGUAGES}
    words = {game: table_catalogue(find_game(game)) for game in GAMES}
    catalogues = {game: {language: said.source(language) for language in LANGUAGES} for game, said in words.items()}
    for name, shown in (*fixtures(), *cards.items(), ("catalogues", catalogues)):
        (FOLDER / f"{name}.json").write_bytes(msgspec.json.encode(shown))


if __name__ == "__main__":
    main()
