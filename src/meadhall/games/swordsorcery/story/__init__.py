"""Paragraphs, conditions, flags and counters of the quest (4.29). May import `effects` and below."""
