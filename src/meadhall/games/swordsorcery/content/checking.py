"""Check that the content is whole: every reference between entries leads somewhere."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from meadhall.engine import BadContent
from meadhall.engine.common.errors import listed
from meadhall.games.swordsorcery import content
from meadhall.games.swordsorcery.content.tables import MOST_RANK, Quest
from meadhall.games.swordsorcery.ops.grammar import condition, rule_sentences


def check_content() -> None:
    """Everything that one entry says of another must be there."""
    _known(
        "items.toml, treasure",
        (card for card in content.TREASURES if not card.startswith(content.PURSE)),
        content.ITEMS,
    )
    for hero in content.HEROES.values():
        for nature in content.SIDES:
            _known(f"heroes.toml, {hero.id}", hero.side(nature).start, content.ITEMS)
            if len(hero.side(nature).gem) != MOST_RANK:
                raise BadContent(f"heroes.toml, {hero.id}: the soul gem of {nature} must have {MOST_RANK} rows")
    _known("heroes.toml, powers", (power.hero for power in content.POWERS.values()), content.HEROES)
    _known("heroes.toml, talents", (talent.hero for talent in content.TALENTS.values()), content.HEROES)
    for enemy in content.ENEMIES.values():
        _known(f"enemies.toml, {enemy.id}", enemy.deck, content.POWER_CARDS)
        for rule in enemy.rules:
            _reads(f"enemies.toml, {enemy.id}", rule_sentences, rule.do)
    for quest in content.QUESTS.values():
        _check_quest(quest)


def _check_quest(quest: Quest) -> None:
    where = f"quests.toml, {quest.id}"
    _known(where, [quest.map], content.MAPS)
    areas = {area.id for area in content.MAPS[quest.map].areas}
    _known(where, [*quest.start, quest.shrine, *quest.gates, *quest.search], areas)
    _known(where, (one.area for one in (*quest.enemies, *quest.shadows)), areas)
    _known(where, (master.area for master in quest.masters), areas)
    _known(where, (chest.area for chest in quest.chests), areas)
    _known(where, (marker.area for marker in quest.markers), areas)
    _known(where, [enemy.enemy for enemy in quest.enemies] + [one for one, _ in quest.bag], content.ENEMIES)
    _known(where, (card.para for card in quest.story_cards), {one.id for one in quest.para})
    for text in (quest.win, quest.lose, *(one.needs for one in quest.para if one.needs)):
        _reads(where, condition, text)


def _known(where: str, names: Iterable[str], among: Iterable[str]) -> None:
    missing = sorted(set(names) - set(among))
    if missing:
        raise BadContent(f"{where}: there is no {listed(missing)}")


def _reads(where: str, reader: Callable[[str], object], text: str) -> None:
    try:
        reader(text)
    except ValueError as error:
        raise BadContent(f"{where}: {error}") from None
