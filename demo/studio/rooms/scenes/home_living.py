"""The home page: a living room with a free wall for the words between 57 and 80 % of the width."""
from rooms.daylight import daylight
from rooms.dressing import DOOR, SUN, books, bowl, picture, stems, vase
from rooms.room import Room

SIZE = (2400, 1032)


def build(palette):
    room = Room(palette, 'home-living', wall='#d6cec0', width=7.2, depth=3.6, left=-3.15)
    daylight(room, soft=120)
    room.hang_curtain()
    room.put('kover-zal', (.25, .02), 'rug-cream', turn=90, spot=False)
    room.put('sofa-polden', (-.35, .98), 'linen', spot=(.35, .55, .62))
    room.put('armchair-teply-ugol', (1.62, -.02), 'rust', turn=-42, lift=.012)
    room.put('stolik-krug', (.05, -.42), 'walnut', lift=.014)
    room.put('stolik-kaplya', (.7, -.16), 'oak', turn=40, lift=.014, spot=False)
    room.put('torsher-vecher', (-1.95, 1.22), 'brass', spot=(-1.92, 1.22, 1.5))
    room.put('komod-polden', (2.55, 1.46), 'oak')
    vase(room, (.17, -.34, .386), .62)
    books(room, (-.12, -.48, .385))
    vase(room, (2.1, 1.46, .74), 1.15)
    stems(room, (2.1, 1.46, 1.04), 11, 1.15)
    books(room, (2.8, 1.44, .74), ('#b4654a', '#e6dccb', '#5f7265'), 6)
    bowl(room, (3.15, 1.44, .74))
    picture(room, -.78, 1.58, .56, .74, SUN)
    picture(room, -.02, 1.58, .56, .74, DOOR)
    room.photograph_from((.16, -4.75, 1.1), 0, 35.5, (-.012, -.062))
    return room
