"""The home page: a bedroom; words stand on the wall between 57 and 80 % of the width."""
from rooms.daylight import daylight
from rooms.dressing import HILLS, books, picture, stems, vase
from rooms.room import Room

SIZE = (2400, 1032)


def build(palette):
    room = Room(palette, 'home-bedroom', wall='#c9cbbd', width=7.2, depth=3.6, left=-3.15)
    daylight(room, soft=110)
    room.hang_curtain('linen')
    room.put('kover-zal', (-.3, -.2), 'rug-cream', turn=90, spot=False)
    room.put('bed-polden', (-.75, .62), 'linen', spot=(-.75, -.1, .62))
    for side in (-1, 1):
        room.put('tumba-polden', (-.75 + side * 1.22, 1.42), 'oak', spot=None if side > 0 else False)
    vase(room, (-2.02, 1.42, .5), .75)
    stems(room, (-2.02, 1.42, .7), 8, .9)
    books(room, (.42, 1.4, .5), ('#7d8a80', '#d8cfc0'), 12)
    room.put('komod-sever', (2.75, 1.48), 'oak')
    vase(room, (2.6, 1.46, .92), .9, 'ceramic-terracotta')
    room.put('armchair-oblako', (2.05, .15), 'boucle', turn=-34)
    picture(room, -.75, 1.68, 1, .6, HILLS)
    room.photograph_from((.16, -4.75, 1.2), 0, 35.5, (-.012, -.062))
    return room
