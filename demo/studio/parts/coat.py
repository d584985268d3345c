"""What hangs and stands in a hallway: a coat, a bag, shoes, a hat."""
import math

from parts.board import board
from parts.cushion import cushion
from parts.lathe import lathe
from parts.mesh import add_mesh, mesh_of
from parts.tube import tube


def coat(bench, at, width=.42, tall=.95, material='linen'):
    """A coat on a hook: a folded cone with shoulders; `at` is the hook."""
    x, y, z = at
    rng, around, rows = bench.random, 40, 16
    phase = rng.uniform(0, 6)
    points = []
    for row in range(rows + 1):
        t = row / rows
        wide = width / 2 * (.16 + .62 * min(1, t * 4) ** .6 + .22 * t)
        deep = .05 + .05 * min(1, t * 3)
        for i in range(around):
            a = 2 * math.pi * i / around
            fold = 1 + .1 * t * math.sin(a * 6 + phase) + .05 * t * math.sin(a * 11 + 2 * phase)
            points.append((math.cos(a) * wide * fold, math.sin(a) * deep * fold - deep, -tall * t))
    faces = [(r * around + i, r * around + (i + 1) % around, (r + 1) * around + (i + 1) % around, (r + 1) * around + i) for r in range(rows) for i in range(around)]
    faces.append(tuple(range(around)))
    add_mesh(bench, 'coat', mesh_of('coat', points, faces), material, (x, y - .01, z), shading='soft')
    for side in (-1, 1):
        cushion(bench, (.1, .08, tall * .62), (x + side * width * .42, y - .075, z - tall * .42), material, radius=.035, bulge=(.004, .004, .004), wrinkle=.006, crease=.003, turn=(0, side * -5, 0), detail=16, name='sleeve')


def bag(bench, at, material='leather-cognac'):
    """A leather bag; `at` is where its strap hangs."""
    x, y, z = at
    cushion(bench, (.25, .09, .23), (x, y - .055, z - .44), material, radius=.03, bulge=(.004, .012, .006), wrinkle=.003, crease=.002, piping=.003, name='bag')
    tube(bench, [(x - .1, y - .055, z - .335), (x - .04, y - .03, z - .06), (x, y - .02, z), (x + .04, y - .03, z - .06), (x + .1, y - .055, z - .335)], .006, material, smooth=True, name='strap')


def shoes(bench, at, material='leather-black', turn=6):
    """A pair of low shoes, their tips to the front."""
    for side in (-1, 1):
        with bench.at((at[0] + side * .055, at[1], at[2]), (0, 0, side * turn)):
            board(bench, (.09, .27, .02), (0, 0, .01), 'rubber', bevel=.009, segments=3, name='sole')
            cushion(bench, (.08, .255, .042), (0, 0, .036), material, radius=.02, bulge=(.002, .004, .006), wrinkle=.001, detail=12, name='upper')
            cushion(bench, (.074, .12, .06), (0, .062, .06), material, radius=.026, bulge=(.002, .003, .003), wrinkle=.001, detail=12, name='heel')


def hat(bench, at, material='linen'):
    lathe(bench, [(.17, 0), (.172, .006), (.1, .012), (.094, .06), (.085, .095), (.05, .11), (0, .108)], material, at=at, around=48, name='hat')
