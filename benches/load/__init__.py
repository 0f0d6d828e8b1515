"""Many people at many tables of one hall, answering at a steady pace."""
