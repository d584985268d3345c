"""Small things that make a room lived in: pictures, vases, books, dry stems, a bowl."""
import numpy as np

from parts.board import board
from parts.lathe import lathe, shell
from parts.tube import tube

VASE = [(.045, 0), (.062, .01), (.085, .06), (.09, .1), (.078, .15), (.045, .2), (.03, .235), (.034, .26)]
BOTTLE = [(.04, 0), (.055, .01), (.06, .08), (.055, .15), (.028, .2), (.022, .27), (.026, .29)]


def vase(room, at, scale=1, material='ceramic', profile=VASE):
    lathe(room.bench, [(r * scale, z * scale) for r, z in profile], material, at=at, name='vase')


def bowl(room, at, scale=1, material='ceramic'):
    shell(room.bench, [(r * scale, z * scale) for r, z in ((.05, 0), (.1, .03), (.14, .075))], .006, material, at=at, name='bowl')


def stems(room, at, count=9, scale=1):
    """Dry grass in a vase; `at` is the vase's neck."""
    rng, (x, y, z) = room.bench.random, at
    for _ in range(count):
        angle, reach, tall = rng.uniform(0, 6.28), rng.uniform(.05, .16) * scale, rng.uniform(.3, .46) * scale
        line = [(x + reach * np.cos(angle) * t ** 1.6, y + reach * np.sin(angle) * t ** 1.6, z + tall * t - .06) for t in np.linspace(0, 1, 10)]
        tube(room.bench, line, .0018, '#8b7a4f', fineness=1, name='stem')
        for j in range(7):
            tip = [line[-1][0] + rng.gauss(0, .009), line[-1][1] + rng.gauss(0, .009), line[-1][2] - .055 + .014 * j]
            lathe(room.bench, [(0, 0), (.0065, .008), (.005, .017), (0, .024)], '#cdb88c', at=tip, turn=(rng.uniform(-28, 28), rng.uniform(-28, 28), 0), around=10, name='bud')


def books(room, at, colours=('#7d8a80', '#d8cfc0'), turn=17):
    x, y, z = at
    for i, colour in enumerate(colours):
        side = .19 - .017 * i
        board(room.bench, (side * 1.35, side, .022), (x, y, z + .011 + .023 * i), colour, bevel=.002, turn=(0, 0, turn + 14 * i), name='book')


def picture(room, x, z, width, height, shapes, wood='oak'):
    """A framed print on the back wall; `shapes` are ('disc', dx, dz, radius, colour) and ('block', dx, dz, w, h, colour)."""
    y, bench = room.back, room.bench
    board(bench, (width, .004, height), (x, y - .012, z), '#f1ece2', bevel=0, name='paper')
    for side in (-1, 1):
        board(bench, (.022, .03, height + .044), (x + side * (width / 2 + .011), y - .015, z), wood, grain='z', name='frame')
        board(bench, (width, .03, .022), (x, y - .015, z + side * (height / 2 + .011)), wood, grain='x', name='frame')
    for i, (form, dx, dz, *size, colour) in enumerate(shapes):
        face = y - .0145 - .0007 * i
        if form == 'disc':
            lathe(bench, [(0, 0), (size[0], 0), (size[0], .0004), (0, .0004)], colour, at=(x + dx, face, z + dz), turn=(90, 0, 0), around=64, name='shape')
        else:
            board(bench, (size[0], .0004, size[1]), (x + dx, face, z + dz), colour, bevel=0, name='shape')


SUN = (('disc', .05, .1, .14, '#b5654a'), ('block', -.02, -.17, .36, .18, '#56655c'), ('disc', -.11, -.05, .095, '#d7b98d'))
DOOR = (('block', -.06, .03, .2, .46, '#d9cbb2'), ('block', .1, -.06, .16, .3, '#8c5a3f'), ('disc', .05, .2, .07, '#c9963f'))
HILLS = (('disc', .2, .05, .17, '#c9963f'), ('block', -.12, -.12, .6, .2, '#7d8a6f'), ('disc', -.22, .04, .12, '#b5654a'))
MOONS = (('disc', .04, .1, .17, '#56655c'), ('disc', -.08, -.12, .13, '#c9963f'), ('block', .1, -.2, .22, .2, '#b5654a'))
