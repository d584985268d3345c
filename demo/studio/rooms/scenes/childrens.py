"""A children’s room."""
from rooms.daylight import daylight
from rooms.dressing import HILLS, books, picture
from rooms.room import Room

SIZE = (1080, 864)


def build(palette):
    room = Room(palette, 'childrens', wall='#cfd5d3')
    daylight(room)
    room.hang_curtain('milk')
    room.put('kover-krug', (.1, -.5), 'rug-mustard', spot=False)
    room.put('detskaya-domik', (-.75, .9), 'white')
    room.put('stol-detskiy-uchenik', (1.35, 1.3), 'white')
    room.put('stellazh-nizkiy', (2.2, 1.45), 'oak', spot=False)
    room.put('pouf-meshok', (.75, -.25), 'denim', lift=.016)
    picture(room, 1.35, 1.75, .8, .5, HILLS)
    books(room, (1.2, 1.3, .62), ('#c9963f', '#56655c'))
    room.photograph_from((1.0, -3.9, 1.15), 8, 42, (.01, -.05))
    return room
