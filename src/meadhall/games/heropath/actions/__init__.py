"""The five actions: Travel, Rest, Visit, Fight, Encounter, and cards in them. May import dragon and below."""

from meadhall.games.heropath.actions import jumping

__all__ = ["jumping"]  # reached only through its verbs
