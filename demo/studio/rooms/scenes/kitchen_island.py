"""A kitchen with an island."""
from rooms.daylight import daylight
from rooms.dressing import bowl, stems, vase
from rooms.room import Room

SIZE = (1080, 864)


def build(palette):
    room = Room(palette, 'kitchen-island', wall='#e0dad0', width=5.6)
    daylight(room, soft=115)
    room.put('kuhnya-studiya', (.5, 1.42), 'white', spot=(0, 1.1, .6))
    room.put('ostrov-polden', (.35, -.15), 'sage')
    for x in (-.15, .55):
        room.put('stul-barny-polden', (x, -.75), 'oak', turn=180, spot=None if x > 0 else False)
    vase(room, (.75, -.05, .9), .9)
    stems(room, (.75, -.05, 1.13), 8, .9)
    bowl(room, (.05, -.1, .9))
    room.photograph_from((.95, -4.2, 1.25), 7, 44, (-.01, -.05))
    return room
