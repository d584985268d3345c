"""A guest room with a sofa bed."""
from rooms.daylight import daylight
from rooms.dressing import HILLS, books, picture, vase
from rooms.room import Room

SIZE = (1080, 864)


def build(palette):
    room = Room(palette, 'guest-room', wall='#d3ccd0')
    daylight(room)
    room.hang_curtain('milk')
    room.put('kover-bahroma', (.2, -.4), 'rug-denim', turn=90, spot=False)
    room.put('sofabed-tapchan', (.3, .95), 'milk')
    room.put('stolik-polka', (.15, -.35), 'ash', lift=.009)
    room.put('pouf-meshok', (-1.25, .25), 'denim')
    room.put('komod-sever', (2.0, 1.45), 'oak')
    books(room, (0, -.35, .43))
    vase(room, (.45, -.3, .43), .6, 'ceramic-white')
    picture(room, .3, 1.66, 1, .6, HILLS)
    room.photograph_from((.6, -3.9, 1.1), 5, 42, (0, -.055))
    return room
