"""Intents of enemies as pure functions, and their activations."""
