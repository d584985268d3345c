"""A bedroom with a velvet headboard."""
from rooms.daylight import daylight
from rooms.dressing import MOONS, SUN, picture, vase
from rooms.room import Room

SIZE = (1080, 864)


def build(palette):
    room = Room(palette, 'bedroom-velvet', wall='#d8cdc0', floor='walnut')
    daylight(room)
    room.hang_curtain('forest')
    room.put('kover-zal', (.1, -.4), 'rug-cream', turn=90, spot=False)
    room.put('bed-veter', (.15, .6), 'forest', spot=(.1, -.2, .6))
    room.put('tumba-reyka', (-1.12, 1.42), 'walnut', spot=False)
    room.put('tumba-reyka', (1.42, 1.42), 'walnut')
    room.put('pouf-volna', (1.6, -.35), 'powder', lift=.014)
    vase(room, (1.42, 1.42, .48), .8, 'ceramic-black')
    picture(room, -.3, 1.75, .5, .62, SUN, 'walnut')
    picture(room, .5, 1.75, .5, .62, MOONS, 'walnut')
    room.photograph_from((.75, -4.1, 1.2), 7, 42, (0, -.05))
    return room
