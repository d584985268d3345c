"""The home page: a bedroom; words stand on the wall between 57 and 80 % of the width."""
from rooms.daylight import daylight
from rooms.dressing import HILLS, picture
from rooms.room import Room

SIZE = (2400, 1032)


def build(palette):
    room = Room(palette, 'home-bedroom', wall='#c9cbbd', width=7.2, depth=3.6, left=-3.15)
    daylight(room, soft=110)
    room.hang_curtain('linen')
    room.put('kover-zal', (-.3, -.2), 'rug-cream', turn=90, spot=False)
    room.put('bed-polden', (-.75, .62), 'linen')
    room.put('armchair-oblako', (2.3, .5), 'boucle', turn=-34)
    picture(room, -.75, 1.72, 1, .6, HILLS)
    room.photograph_from((.16, -4.75, 1.2), 0, 35.5, (-.012, -.062))
    return room
