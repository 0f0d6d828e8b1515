"""The German words of Adventure Land."""
