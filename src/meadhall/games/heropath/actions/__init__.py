"""The five actions: Travel, Rest, Visit, Fight, Encounter, and what cards do in them. May import dragon and below."""
