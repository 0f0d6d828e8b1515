"""The five actions Travel, Rest, Visit, Fight and Encounter, and cards used in them. May import dragon and below."""

from meadhall.games.heropath.actions import jumping

__all__ = ["jumping"]  # imported so that its verbs are registered
