"""The games, one package each, found by entry point. They import only `engine` and `cells`."""
