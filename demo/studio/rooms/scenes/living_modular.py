"""A living room with a modular sofa."""
from rooms.daylight import daylight
from rooms.dressing import HILLS, bowl, picture
from rooms.room import Room

SIZE = (1080, 864)


def build(palette):
    room = Room(palette, 'living-modular', wall='#d5cdc4')
    daylight(room)
    room.hang_curtain('linen')
    room.put('kover-krug', (.2, -.55), 'rug-rust', spot=False)
    room.put('modul-oblako-3', (.3, 1.02), 'boucle')
    room.put('stolik-kamen', (.15, -.5), 'stone', lift=.016)
    room.put('pouf-kaplya', (1.35, -.45), 'rust')
    room.put('torsher-duga', (-1.3, 1.3), 'black-metal')
    bowl(room, (.1, -.5, .356))
    picture(room, .35, 1.62, 1, .62, HILLS, 'walnut')
    room.photograph_from((.6, -3.9, 1.1), 4, 42, (0, -.055))
    return room
