"""The page of the laboratory, for a hall with `--lab`. It serves only this machine, and runs one comparison at a time.

`comparing` runs `meadhall compare` as a process, `growth` reads its results so far, and `pages` has the routes.
"""
