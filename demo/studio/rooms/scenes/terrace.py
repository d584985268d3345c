"""A terrace at the wall of a house, in the evening sun."""
from rooms.daylight import daylight
from rooms.dressing import bowl
from rooms.room import Room

SIZE = (1080, 864)


def build(palette):
    room = Room(palette, 'terrace', wall='#d8cbb8', floor='ash', open_air=True)
    daylight(room, sun=4.2, window=40, soft=60, fill=.7)
    room.put('kover-bahroma', (.25, -.3), 'rug-cream', turn=90, spot=False)
    room.put('sad-terrasa-lounge', (.3, .35), 'oak', spot=(.3, .4, .5))
    room.put('palma', (-1.55, 1.2), 'rattan')
    room.put('oliva', (1.95, 1.3), 'ceramic-terracotta')
    bowl(room, (.3, -.25, .36), .8)
    room.photograph_from((.7, -4.1, 1.2), 6, 40, (0, -.05))
    return room
