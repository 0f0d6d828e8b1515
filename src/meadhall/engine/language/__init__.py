"""The words of a game in one language. May import `presentation`, `privacy` and everything below them."""
