"""Fails a test of this folder if it scripts luck that is never used."""

from meadhall.testing.fixtures import all_luck_is_used

__all__ = ["all_luck_is_used"]
