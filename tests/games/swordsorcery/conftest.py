"""Luck that a test of this folder scripts must come up."""

from meadhall.testing.fixtures import all_luck_is_used

__all__ = ["all_luck_is_used"]
