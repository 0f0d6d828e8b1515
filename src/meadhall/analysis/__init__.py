"""Luck and skill: what decided a match, answer by answer."""

from meadhall.analysis.matches import NotAnalysable, analyse
from meadhall.analysis.report import Analysis, Mistake, Share, Step

__all__ = ["Analysis", "Mistake", "NotAnalysable", "Share", "Step", "analyse"]
