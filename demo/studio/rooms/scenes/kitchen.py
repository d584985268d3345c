"""A kitchen with a table to eat at."""
from rooms.daylight import daylight
from rooms.dressing import bowl
from rooms.room import Room

SIZE = (1080, 864)


def build(palette):
    room = Room(palette, 'kitchen', wall='#d9d2c6', floor='tiles')
    daylight(room, soft=110)
    room.put('kuhnya-polden', (.35, 1.42), 'sage', spot=(-.1, 1.1, .6))
    room.put('kover-kayma', (.1, -.5), 'rug-grey', turn=90, spot=False)
    room.put('stol-krug', (.15, -.45), 'oak', lift=.01)
    for x, y, turn in ((-.62, -.45, 92), (.9, -.5, -95), (.1, -1.2, 176)):
        room.put('stul-lada', (x, y), 'oak', turn=turn, lift=.01, spot=None if x > .5 else False)
    room.put('podves-len', (.15, -.45), 'linen', lift=1.62, spot=False)
    bowl(room, (.1, -.4, .762))
    room.photograph_from((.85, -4.1, 1.25), 7, 43, (0, -.045))
    return room
