"""The game on the full screen.

`app` is the window in play, and `desk` holds what the person before it looks at and has in mind. Input arrives in
`keys` and `clicks` (clicks and typed lines). `answering` carries out answers, `undo` takes them back, and `queries`
opens why not, rules and other pages.

The picture: `frame` draws everything around the board, where `layout` finds room for it, and `answers` lists the
answers. `drawings` finds a game's own board, else there is `scene_drawing`. A `card` ("why not?"), a `page` (its texts
are in `pages` and `rules_pages`) and the `curtain` between two people lie on top. `window`, `surface`, `theme`
(colours), `ascii_signs` and `text` bring it to the terminal.
"""
