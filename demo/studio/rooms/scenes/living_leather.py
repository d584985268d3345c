"""A living room in leather and walnut."""
from rooms.daylight import daylight
from rooms.dressing import MOONS, books, picture, vase
from rooms.room import Room

SIZE = (1080, 864)


def build(palette):
    room = Room(palette, 'living-leather', wall='#c6bfb0', floor='walnut')
    daylight(room, soft=110)
    room.hang_curtain('graphite-weave')
    room.put('kover-zal', (.1, -.3), 'rug-grey', turn=90, spot=False)
    room.put('sofa-brigg', (.25, .95), 'leather-cognac')
    room.put('stolik-rama', (.1, -.3), 'walnut', lift=.014)
    room.put('armchair-brigg', (1.5, .0), 'leather-black', turn=-52, lift=.014)
    room.put('torsher-vecher', (-1.35, 1.2), 'black-metal')
    books(room, (-.1, -.3, .416), ('#b4654a', '#d8cfc0'))
    vase(room, (.35, -.25, .416), .6, 'ceramic-black')
    picture(room, .25, 1.62, .7, .8, MOONS, 'walnut')
    room.photograph_from((.8, -3.9, 1.1), 5, 41, (0, -.055))
    return room
