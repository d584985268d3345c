"""A hallway."""
from rooms.daylight import daylight
from rooms.dressing import SUN, picture
from rooms.room import Room

SIZE = (1080, 864)


def build(palette):
    room = Room(palette, 'hallway', wall='#cdbfae', floor='tiles')
    daylight(room)
    room.hang_curtain('milk')
    room.put('dorozhka-tropa', (-.1, -.4), 'rug-rust', turn=90, spot=False)
    room.put('wardrobe-usadba-4', (1.15, 1.42), 'sage')
    room.put('banketka-ryad', (-.95, 1.35), 'linen')
    room.put('pouf-kub', (-1.75, .65), 'rust', turn=12)
    room.put('podushka-dlinnaya', (-1.15, 1.42), 'rust', lift=.45, turn=4, spot=False)
    picture(room, -.95, 1.62, .6, .8, SUN)
    room.photograph_from((.3, -3.95, 1.15), 2, 39, (0, -.03))
    return room
