"""The German words of Heroes."""
