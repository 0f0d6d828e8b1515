"""The words of a game in each language. May import `presentation`, `privacy` and everything below them."""
