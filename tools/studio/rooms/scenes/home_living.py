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
    room.put('sofa-polden', (-.35, .98), 'linen')
    room.put('armchair-teply-ugol', (1.62, -.02), 'rust', turn=-42, lift=.012)
    picture(room, -.78, 1.58, .56, .74, SUN)
    picture(room, -.02, 1.58, .56, .74, DOOR)
    room.photograph_from((.16, -4.75, 1.1), 0, 35.5, (-.012, -.062))
    return room
