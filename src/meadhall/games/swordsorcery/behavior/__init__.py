"""Intents of enemies as pure functions, and their activations. May import `combat` and below."""
