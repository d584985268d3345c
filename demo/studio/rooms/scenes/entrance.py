"""An entrance with a hallway set."""
from rooms.daylight import daylight
from rooms.room import Room

SIZE = (1080, 864)


def build(palette):
    room = Room(palette, 'entrance', wall='#d2c8b8', floor='tiles')
    daylight(room)
    room.hang_curtain('milk')
    room.put('dorozhka-tropa', (.1, -.2), 'rug-grey', turn=90, spot=False)
    room.put('prihozhaya-reyka', (.15, 1.45), 'oak')
    room.put('zerkalo-arka', (1.65, 1.7), 'oak', spot=False)
    room.put('obuvnitsa-reyka', (1.65, 1.45), 'oak')
    room.put('sansevieriya', (-1.35, 1.3), 'ceramic-terracotta')
    room.photograph_from((.75, -3.9, 1.2), 6, 42, (.0, -.02))
    return room
