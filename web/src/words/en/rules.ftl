# The rulebook.
rules-of = Rules of { $game }
rules-games = Games
rules-search = Search the rules
rules-chapter = Go to a chapter
rules-link = Link to this clause
rules-none = No clause says “{ $sought }”.
no-rules = No game here has a rulebook.
