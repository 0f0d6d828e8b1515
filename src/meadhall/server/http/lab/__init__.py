"""The laboratory's page of a hall, where `--lab` opened it: for this machine alone, a comparison at a time.

`comparing` lets `meadhall compare` run beside the hall, `growth` reads what it has played so far, `pages` answers.
"""
