"""Saves, tokens, wounds and deaths (4.19 to 4.22). May import `effects` and below."""
