"""The game on the full screen.

`app` is the window in play, and `desk` holds the cursor, the choice and the open page of the current player. Input
arrives in `keys` and `clicks` (clicks and typed lines). `answering` carries out answers, `undo` takes them back, and
`queries` opens why not, rules and other pages.

`layout` assigns the screen areas, and `frame` draws all of them except the board. `answers` lists the answers.
`drawings` finds a game's own board, else there is `scene_drawing`. A `card` ("why not?"), a `page` (its texts
are in `pages` and `rules_pages`) and the `curtain` between two people lie on top. `window`, `surface`, `theme`
(colours), `ascii_signs` and `text` send the result to the terminal.
"""
