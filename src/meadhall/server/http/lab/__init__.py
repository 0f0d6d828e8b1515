"""The laboratory's page of a hall with `--lab`: for this machine alone, one comparison at a time.

`comparing` runs `meadhall compare` beside the hall, `growth` reads its results so far, `pages` answers requests.
"""
