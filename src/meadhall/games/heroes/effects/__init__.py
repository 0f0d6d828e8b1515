"""Effects on Beings, dice and cards, and the verbs that carry ops out. May import `board` and `ending`."""
