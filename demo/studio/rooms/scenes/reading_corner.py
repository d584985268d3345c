"""A corner to read in."""
from rooms.daylight import daylight
from rooms.dressing import DOOR, books, picture, stems, vase
from rooms.room import Room

SIZE = (1080, 864)


def build(palette):
    room = Room(palette, 'reading-corner', wall='#c6c9ba', width=4.6, depth=3.2, left=-2.05, back=1.55)
    daylight(room, soft=75, window=110, fill=.5)
    room.hang_curtain('milk')
    room.put('kover-krug', (.15, -.05), 'rug-cream', spot=False)
    room.put('armchair-kamin', (-.12, .4), 'navy', turn=24, lift=.016)
    room.put('stolik-kaplya', (.86, .72), 'walnut', lift=.016)
    room.put('torsher-vecher', (-1.12, 1.12), 'brass')
    room.put('pouf-volna', (.72, -.2), 'powder', lift=.016)
    vase(room, (.8, .76, .476), .75, 'ceramic-white')
    stems(room, (.8, .76, .67), 9, .9)
    books(room, (.94, .64, .476))
    picture(room, .42, 1.62, .62, .82, DOOR)
    room.photograph_from((.6, -3.35, 1.12), 10, 43, (0, -.045))
    return room
