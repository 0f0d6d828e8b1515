from meadhall.engine.scene import Scene
def scene(s, seat):
    return Scene("Adventure Land", "", s.turn, [], [], [], [])
