"""A study."""
from rooms.daylight import daylight
from rooms.dressing import MOONS, books, picture
from rooms.room import Room

SIZE = (1080, 864)


def build(palette):
    room = Room(palette, 'study', wall='#b8bdb2', floor='walnut')
    daylight(room, soft=105)
    room.hang_curtain('linen')
    room.put('kover-kayma', (.2, -.4), 'rug-grey', turn=90, spot=False)
    room.put('stol-pismenny-polden', (.1, 1.05), 'walnut')
    room.put('kreslo-rabochee-vektor', (.05, .3), 'graphite-weave', turn=160, lift=.012)
    room.put('stellazh-polden', (1.55, 1.5), 'walnut')
    room.put('armchair-fiord', (1.75, -.35), 'olive', turn=-58, lift=.012)
    room.put('lampa-pismo', (-.45, 1.2), 'black-metal', lift=.75, spot=False)
    room.put('fikus', (-1.6, 1.25), 'ceramic-white')
    books(room, (.5, 1.1, .75))
    picture(room, .1, 1.68, .6, .74, MOONS, 'walnut')
    room.photograph_from((.7, -3.9, 1.15), 6, 40, (0, -.045))
    return room
