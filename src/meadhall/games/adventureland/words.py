from meadhall.engine.game import Voice
VOICE = Voice(lambda e, n: repr(e), lambda o, s, seat: o.key, lambda q, s, seat: q)
