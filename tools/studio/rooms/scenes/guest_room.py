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
    room.put('tumba-tv-polden', (2.2, 1.2), 'oak', turn=-90, spot=False)
    books(room, (0, -.35, .43))
    vase(room, (.45, -.3, .43), .6, 'ceramic-white')
    picture(room, .3, 1.66, 1, .6, HILLS)
    room.photograph_from((.6, -3.9, 1.15), 6, 36)
    return room
