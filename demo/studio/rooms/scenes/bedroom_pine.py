"""A bedroom in light wood."""
from rooms.daylight import daylight
from rooms.dressing import HILLS, books, picture, stems, vase
from rooms.room import Room

SIZE = (1080, 864)


def build(palette):
    room = Room(palette, 'bedroom-pine', wall='#c9cbbd')
    daylight(room)
    room.hang_curtain('linen')
    room.put('kover-kayma', (.15, -.45), 'rug-grey', turn=90, spot=False)
    room.put('bed-sosna', (.15, .62), 'oak', spot=(.1, -.2, .6))
    room.put('tumba-polden', (-1.1, 1.42), 'oak', spot=False)
    room.put('tumba-polden', (1.4, 1.42), 'oak')
    vase(room, (-1.1, 1.42, .5), .75)
    stems(room, (-1.1, 1.42, .7), 8, .9)
    books(room, (1.38, 1.4, .5))
    picture(room, .15, 1.66, 1, .62, HILLS)
    room.photograph_from((.8, -4.0, 1.15), 8, 43, (0, -.055))
    return room
