"""The home page: a dining room; words stand on the wall between 57 and 80 % of the width."""
from rooms.daylight import daylight
from rooms.dressing import MOONS, bowl, picture, stems, vase
from rooms.room import Room

SIZE = (2400, 1032)


def build(palette):
    room = Room(palette, 'home-dining', wall='#d9cfc2', width=7.2, depth=3.6, left=-3.15)
    daylight(room, soft=115)
    room.hang_curtain('milk')
    room.put('kover-zal', (-.55, .02), 'rug-grey', turn=90, spot=False)
    room.put('stol-polden', (-.55, .1), 'oak', lift=.014, spot=(-.1, -.3, .76))
    for x, y, turn in ((-1.05, -.68, 180), (-.1, -.7, 186), (-1, .84, 2), (-.12, .86, -4)):
        room.put('stul-polden', (x, y), 'rust' if y > 0 else 'linen', turn=turn, lift=.014, spot=None if (x, y) == (-.1, -.7) else False)
    vase(room, (-.4, .12, .764), 1)
    stems(room, (-.4, .12, 1.03), 10, 1)
    bowl(room, (-.95, .05, .764))
    room.put('komod-reyka', (-.75, 1.5), 'walnut', spot=False)
    picture(room, -.75, 1.6, .6, .8, MOONS, 'walnut')
    room.put('torsher-duga', (-2.35, 1.15), 'black-metal')
    room.put('armchair-fiord', (2.35, .45), 'olive', turn=-38)
    room.put('stolik-kaplya', (2.95, .95), 'walnut')
    vase(room, (2.95, .95, .46), .7, 'ceramic-terracotta')
    room.photograph_from((.16, -4.75, 1.25), 0, 35.5, (-.012, -.062))
    return room
