"""A living room with a corner sofa."""
from rooms.daylight import daylight
from rooms.dressing import DOOR, SUN, books, picture, vase
from rooms.room import Room

SIZE = (1080, 864)


def build(palette):
    room = Room(palette, 'living-corner', wall='#cfc9bb')
    daylight(room)
    room.hang_curtain('milk')
    room.put('kover-kayma', (.1, -.35), 'rug-cream', turn=90, spot=False)
    room.put('corner-polden', (.35, .82), 'forest', spot=(.2, .7, .6))
    room.put('stolik-galka', (-.25, -.45), 'oak', turn=6, lift=.012)
    room.put('torsher-trenoga', (-1.5, 1.25), 'oak')
    books(room, (-.05, -.45, .392))
    vase(room, (-.5, -.42, .392), .6)
    picture(room, .05, 1.68, .56, .74, SUN)
    picture(room, .75, 1.68, .56, .74, DOOR)
    room.photograph_from((.75, -3.9, 1.15), 6, 41, (0, -.055))
    return room
