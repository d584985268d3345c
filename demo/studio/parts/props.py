"""Small things on shelves, so that one sees their scale: books, vases, bowls, boxes, a plant."""
import math

from parts.board import board
from parts.lathe import lathe, shell
from parts.profile import rounded
from parts.tube import tube

COVERS = '#7d8a80', '#d8cfc0', '#b5654a', '#e9e2d4', '#56655c', '#c9a468', '#8698a6', '#3b3d40', '#cdb9a0'
PROFILES = (
    [(.045, 0), (.062, .01), (.085, .06), (.09, .1), (.078, .15), (.045, .2), (.03, .235), (.034, .26)],
    [(.04, 0), (.055, .01), (.06, .08), (.055, .15), (.028, .2), (.022, .27), (.026, .29)],
    [(.05, 0), (.08, .012), (.1, .05), (.1, .09), (.07, .13), (.06, .15), (.066, .16)],
)


def books(bench, at, length, tall=.24, lean=True):
    """A row from `at` (its left end, on the shelf) to the right, the last one leaning."""
    (x, y, z), rng, left = at, bench.random, 0
    while left < length - .05:
        thick, height = rng.uniform(.014, .04), tall * rng.uniform(.72, 1)
        board(bench, (thick - .001, rng.uniform(.13, .17), height), (x + left + thick / 2, y, z + height / 2), rng.choice(COVERS), bevel=.0015, segments=1, name='book')
        left += thick
    if lean:
        height = tall * .8
        board(bench, (.022, .15, height), (x + left + .011 + math.sin(.2) * height / 2, y, z + math.cos(.2) * height / 2 + .003), rng.choice(COVERS), bevel=.0015, turn=(0, -11.5, 0), name='book')


def pile(bench, at, count=3, turn=8):
    """Books lying on one another."""
    (x, y, z), rng = at, bench.random
    for _ in range(count):
        thick = rng.uniform(.018, .032)
        board(bench, (rng.uniform(.2, .25), rng.uniform(.14, .17), thick), (x, y, z + thick / 2), rng.choice(COVERS), bevel=.0015, turn=(0, 0, turn * rng.uniform(-1, 1)), name='book')
        z += thick


def vase(bench, at, scale=1, material='ceramic', form=0):
    lathe(bench, rounded([(r * scale, h * scale) for r, h in PROFILES[form]], 4), material, at=at, name='vase')


def bowl(bench, at, scale=1, material='ceramic'):
    shell(bench, [(r * scale, z * scale) for r, z in ((.05, 0), (.1, .03), (.14, .075))], .006, material, at=at, name='bowl')


def box(bench, at, size, material='linen'):
    """A storage box or basket."""
    x, y, z = at
    board(bench, size, (x, y, z + size[2] / 2), material, bevel=.008, segments=3, grain='x', name='box')
    board(bench, (.06, .003, .02), (x, y - size[1] / 2 - .001, z + size[2] * .62), 'brass', bevel=.001, name='label')


def twigs(bench, at, count=7, tall=.38):
    """Dry stems in the neck of a vase."""
    (x, y, z), rng = at, bench.random
    for _ in range(count):
        angle, reach, height = rng.uniform(0, 6.28), rng.uniform(.04, .13), tall * rng.uniform(.75, 1)
        line = [(x + reach * math.cos(angle) * t ** 1.6, y + reach * math.sin(angle) * t ** 1.6, z - .05 + height * t) for t in (0, .2, .4, .6, .8, 1)]
        tube(bench, line, .0018, '#8b7a4f', fineness=1, name='stem')
        for j in range(6):
            spot = line[-1][0] + rng.gauss(0, .009), line[-1][1] + rng.gauss(0, .009), line[-1][2] - .05 + .014 * j
            lathe(bench, [(0, 0), (.0065, .008), (.005, .017), (0, .024)], '#cdb88c', at=spot, turn=(rng.uniform(-28, 28), rng.uniform(-28, 28), 0), around=8, name='bud')
