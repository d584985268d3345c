"""Poufs: drums, cubes, benches, and beanbags."""
import math

import numpy as np

from parts.board import board
from parts.cushion import cushion
from parts.lathe import lathe, leg
from parts.mesh import add_mesh, mesh_of
from parts.tube import tube
from stage.view import View

DEFAULTS = {
    'width': 52, 'depth': 52, 'height': 42,
    'form': 'drum',  # drum, cube, bench (long, on legs), ribbed (a drum of upright rolls), or bag
    'legMaterial': 'oak', 'legHeight': 16,
}

VIEWS = {
    'front': View(azimuth=-30, elevation=14, lens=80, fill_width=.62, fill_height=.56),
    'detail': View(azimuth=-40, elevation=22, lens=80, focus=(.5, .3, .82), span=.42),
    'side': None,
}


def build(bench, p):
    FORMS[p['form']](bench, p, *p.metres('width', 'depth', 'height'))


def drum(bench, p, width, depth, height):
    radius = width / 2
    profile = [(0, .03), (radius - .05, .03), (radius - .015, .05), (radius, .1), (radius + .004, height * .5), (radius, height - .1),
               (radius - .018, height - .045), (radius - .06, height - .018), (radius * .5, height - .002), (0, height)]
    lathe(bench, profile, around=96, name='drum', sharp=70)
    for z in (.075, height - .072):
        ring(bench, radius - .002, z)
    lathe(bench, [(0, 0), (radius - .07, 0), (radius - .07, .035), (0, .035)], 'black-metal', name='foot')


def ribbed(bench, p, width, depth, height):
    """Upright rolls round a drum, and a round seat on top."""
    radius, rolls = width / 2, 22
    each = 2 * math.pi * (radius - .02) / rolls / 2
    for i in range(rolls):
        angle = 2 * math.pi * i / rolls
        x, y = (radius - each) * math.cos(angle), (radius - each) * math.sin(angle)
        top = height - .05
        lathe(bench, [(0, .03), (each * .8, .035), (each * 1.04, .06), (each * 1.06, top * .5), (each * 1.04, top - .03), (each * .8, top - .004), (0, top)], at=(x, y, 0), around=20, sharp=70, name='roll')
    lathe(bench, [(0, height - .09), (radius - .03, height - .09), (radius - .008, height - .06), (radius - .016, height - .028), (radius - .06, height - .008), (radius * .4, height), (0, height)], around=80, sharp=70, name='top')
    ring(bench, radius - .012, height - .045)
    lathe(bench, [(0, 0), (radius - .08, 0), (radius - .08, .035), (0, .035)], 'black-metal', name='foot')


def cube(bench, p, width, depth, height):
    cushion(bench, (width, depth, height - .03), (0, 0, (height - .03) / 2 + .02), radius=.04, bulge=(.008, .008, .016), wrinkle=.004, crease=.003, piping=.0045, detail=30, name='cube')
    for side in (-1, 1):
        for end in (-1, 1):
            lathe(bench, [(.02, 0), (.022, .03)], 'black-metal', at=(side * (width / 2 - .06), end * (depth / 2 - .06), 0), around=20, name='foot')


def bench_pouf(bench, p, width, depth, height):
    lift = p.metres('legHeight')
    board(bench, (width - .03, depth - .03, .05), (0, 0, lift + .03), bevel=.015, segments=4, name='base')
    cushion(bench, (width, depth, height - lift - .04), (0, 0, (height + lift + .04) / 2), radius=.05, bulge=(.004, .006, .018), wrinkle=.004, crease=.003, piping=.0045, detail=32, name='seat')
    for side in (-1, 1):
        for end in (-1, 1):
            leg(bench, (side * (width / 2 - .06), end * (depth / 2 - .05), 0), (side * (width / 2 - .1), end * (depth / 2 - .09), lift + .02), (.012, .02), p['legMaterial'])


def bag(bench, p, width, depth, height):
    """A beanbag: a drop that has been sat in."""
    rng = np.random.default_rng(bench.random.randrange(1 << 30))
    around, up = bench.steps(72, 24), bench.steps(40, 14)
    phases = rng.uniform(0, 6.28, 8)
    points = []
    for i in range(up + 1):
        t = i / up
        reach = width / 2 * (np.sin(np.pi * min(1, t * 1.02 + .02) ** .62) ** .62 if t < 1 else 0)
        for j in range(around):
            angle = 2 * np.pi * j / around
            seam = abs(math.sin(angle * 3))
            fold = .012 * np.sin(angle * 7 + t * 9 + phases[0]) + .009 * np.sin(angle * 13 - t * 14 + phases[1]) + .014 * np.sin(t * 22 + 2 * np.sin(angle * 2 + phases[2]))
            r = reach * (.955 + .045 * seam) + fold * (reach / (width / 2))
            z = height * t ** 1.05
            hollow = .1 * math.exp(-((t - .8) / .3) ** 2) * max(0, -math.sin(angle))
            points.append((r * math.cos(angle), r * math.sin(angle) + hollow + .1 * t ** 3, max(0, z - hollow * .7)))
    faces = [(i * around + j, i * around + (j + 1) % around, (i + 1) * around + (j + 1) % around, (i + 1) * around + j) for i in range(up) for j in range(around)]
    faces.append(tuple(range(around)))
    add_mesh(bench, 'bag', mesh_of('bag', points, faces), 'main', shading='soft')


def ring(bench, radius, z):
    tube(bench, [(radius * math.cos(a), radius * math.sin(a), z) for a in np.linspace(0, 2 * math.pi, 72)[:-1]], .005, closed=True, name='piping')


FORMS = {'drum': drum, 'ribbed': ribbed, 'cube': cube, 'bench': bench_pouf, 'bag': bag}
