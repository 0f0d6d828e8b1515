"""The drawn game on the full screen.

`app` is the window, and `desk` has the cursor, the choice and the open page of the current player. `keys` and `clicks`
(clicks and typed lines) handle input. `answering` carries out answers, `undo` undoes them, and `queries` opens
reasons, rules and other pages.

`layout` assigns the screen areas, and `frame` draws all of them except the board. `answers` draws the list of answers.
`drawings` loads a game's own drawing of the board; `scene_drawing` is the default. A `card` (why not?), a `page` (with
the texts of `pages` and `rules_pages`) and the curtain between two people cover the screen. `window`, `surface`,
`theme` (colours), `ascii_characters` and `text` send the result to the terminal.
"""
