"""A dining corner with a round table."""
from rooms.daylight import daylight
from rooms.dressing import MOONS, bowl, picture, stems, vase
from rooms.room import Room

SIZE = (1080, 864)


def build(palette):
    room = Room(palette, 'dining-round', wall='#c8c4b4')
    daylight(room)
    room.hang_curtain('olive')
    room.put('kover-krug', (.15, .05), 'rug-cream', spot=False)
    room.put('stol-krug', (.15, .1), 'walnut', lift=.016)
    for x, y, turn in ((-.62, .02, 96), (.95, .0, -95), (.2, .92, 0), (.1, -.72, 178)):
        room.put('stul-kapriz', (x, y), 'forest', turn=turn, lift=.016, spot=None if y < -.5 else False)
    vase(room, (.18, .14, .766), 1)
    stems(room, (.18, .14, 1.03), 10, 1)
    bowl(room, (-.12, .0, .766), .8)
    room.put('komod-reyka', (1.05, 1.5), 'walnut')
    room.put('torsher-trenoga', (-1.35, 1.25), 'walnut')
    picture(room, .9, 1.6, .6, .8, MOONS, 'walnut')
    room.photograph_from((.7, -3.8, 1.2), 6, 41, (0, -.05))
    return room
