"""Load tests: many clients at many tables of one hall, who answer at a steady rate."""
