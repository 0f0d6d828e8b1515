"""The hall as a whole: all tables, people and replays; nothing about HTTP. May import `replays`, `live` and below."""
