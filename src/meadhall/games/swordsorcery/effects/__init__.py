"""How cards are carried out: by whom, on whom, the table of ops. May import `figures` and what is before it."""
