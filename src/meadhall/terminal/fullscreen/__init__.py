"""The game on the full screen.

`app` is the window in play and `desk` what the person before it looks at and has in mind. What he does arrives in
`keys` and `pointing` (clicks and typed lines) and is carried out by `choosing` (answers), `undoing` (taking back, Esc)
and `asking` (why not, rules, pages).

The picture: `frame` draws everything around the board, where `layout` finds room for it; `drawings` finds a game's own
board, else there is `scene_drawing`; `card` ("why not?"), `pages` (log, rules, players, help) and `curtain` (between
two people) lie on top. `window`, `surface`, `theme` (colours), `ascii_signs` and `text` bring it to the terminal.
"""
