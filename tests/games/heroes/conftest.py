"""Fails a test of this folder if its scripted luck is not used up."""

from meadhall.testing.fixtures import all_luck_is_used

__all__ = ["all_luck_is_used"]
