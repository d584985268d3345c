"""Plants in pots: a ficus, a monstera, a palm, a snake plant, an olive tree."""
from math import cos, pi, sin

import numpy as np

from parts.lathe import lathe
from parts.mesh import add_mesh, mesh_of
from parts.profile import rounded
from parts.tube import tube
from stage.view import View

DEFAULTS = {
    'width': 60, 'depth': 60, 'height': 120,
    'form': 'ficus',  # ficus, monstera, palm, snake, or olive
    'pot': 30,
}

VIEWS = {
    'front': View(azimuth=-24, elevation=5, lens=80, fill_width=.6, fill_height=.82),
    'side': View(azimuth=-80, elevation=12, lens=80, fill_width=.6, fill_height=.82),
}

GREENS = 'leaf', '#55743f', '#3f5c38'


def build(bench, p):
    width, height, pot = p.metres('width', 'height', 'pot')
    soil = planter(bench, pot)
    PLANTS[p['form']](bench, width, height, soil)


def planter(bench, size):
    """The pot carries the finish; gives the height of the soil."""
    r, tall = size / 2, size * .92
    outer = rounded([(r * .68, .004), (r * .8, tall * .3), (r * .95, tall * .75), (r, tall)], 6)
    lathe(bench, [(r * .66, 0), *outer, (r - .012, tall), (r - .016, tall - .03), (0, tall - .03)], around=96, name='pot')
    lathe(bench, [(0, tall - .03), (r - .015, tall - .03), (r - .015, tall - .024), (0, tall - .02)], 'soil', around=40, name='soil')
    return tall - .025


def leaf(bench, at, long, wide, turn, rise, droop=.9, fold=.22, holes=0):
    """A blade that leaves its stalk at an angle and droops; `turn` round the stem, `rise` from the level (radians)."""
    rng, steps, across = bench.random, bench.steps(9, 5), 5
    points = []
    for i in range(steps + 1):
        t = i / steps
        angle = rise - droop * t
        reach, up = (sum(f(rise - droop * k / 12 * t) for k in range(13)) / 13 * long * t for f in (cos, sin))
        half = wide / 2 * (sin(pi * min(1, t * .96 + .02) ** .8)) ** .75
        if holes and i % 2 and .2 < t < .9:
            half *= 1 - holes
        for j in range(across):
            v = j / (across - 1) * 2 - 1
            lift = fold * abs(v) * half
            points.append((reach - sin(angle) * lift, v * half, up + cos(angle) * lift))
    faces = [(i * across + j, i * across + j + 1, (i + 1) * across + j + 1, (i + 1) * across + j) for i in range(steps) for j in range(across - 1)]
    add_mesh(bench, 'leaf', mesh_of('leaf', points, faces), rng.choice(GREENS), at, (rng.uniform(-12, 12), 0, turn * 180 / pi), shading='soft')


def ficus(bench, width, height, soil):
    """A slim trunk with big glossy leaves in a spiral."""
    rng = bench.random
    for lean, top in ((.03, height * .93), (-.05, height * .74)):
        line = [(lean * t * (1 + .3 * sin(6 * t)), lean * .6 * t, soil + (top - soil) * t) for t in np.linspace(0, 1, 12)]
        tube(bench, line, .011, '#7a6248', name='trunk')
        count = 32 if top > height * .8 else 20
        for i in range(count):
            t = .36 + .64 * i / (count - 1)
            spot = [a + (b - a) * (t * 11 % 1) for a, b in zip(line[int(t * 11)], line[min(11, int(t * 11) + 1)])]
            leaf(bench, spot, width * rng.uniform(.38, .52), width * rng.uniform(.2, .28), i * 2.4 + lean * 30, rng.uniform(.3, .8), rng.uniform(.7, 1.2))


def monstera(bench, width, height, soil):
    rng = bench.random
    for i in range(15):
        a, tall = i * 2.4, soil + (height - soil) * (.35 + .6 * (i * 7 % 15) / 15)
        reach = width * .3 * rng.uniform(.5, 1)
        line = [(cos(a) * reach * t ** 1.7, sin(a) * reach * t ** 1.7, soil + (tall - soil) * t) for t in np.linspace(0, 1, 9)]
        tube(bench, line, .005, '#5d7a45', fineness=2, name='stalk')
        leaf(bench, line[-1], width * rng.uniform(.36, .46), width * rng.uniform(.32, .42), a, rng.uniform(-.1, .4), 1, .1, .34)


def palm(bench, width, height, soil):
    """Arching fronds with narrow leaflets on both sides."""
    rng = bench.random
    for i in range(13):
        a, reach = i * 2.4, width / 2 * rng.uniform(.6, 1)
        top = soil + (height - soil) * rng.uniform(.72, 1)
        line = [(cos(a) * reach * t ** 1.5, sin(a) * reach * t ** 1.5, soil + (top - soil) * (1.5 * t - .5 * t * t * (1 + .35 * reach / width))) for t in np.linspace(0, 1, 14)]
        tube(bench, line, .0045, '#6d8a4c', fineness=1, name='frond')
        for k in range(3, 14):
            for side in (-1, 1):
                leaf(bench, line[k], width * .24 * (1 - .5 * abs(k - 9) / 9), width * .05, a + side * (1.05 - .05 * (k - 5)), .25, .7, .15)


def snake(bench, width, height, soil):
    """Stiff upright swords."""
    rng = bench.random
    for i in range(13):
        a, far = i * 2.4, width * .03 * (i ** .5)
        leaf(bench, (cos(a) * far, sin(a) * far, soil), (height - soil) * rng.uniform(.62, 1.02), width * .15, a, pi / 2 - rng.uniform(.06, .2), .12, .3)


def olive(bench, width, height, soil):
    """A little tree with a round crown of narrow leaves."""
    rng, fork = bench.random, soil + (height - soil) * .45
    tube(bench, [(0, 0, soil), (.012, .01, (soil + fork) / 2), (0, 0, fork)], .014, '#8a7a64', smooth=True, name='trunk')
    for i in range(19):
        a, tall = i * 2.4, fork + (height - fork) * rng.uniform(.45, 1)
        reach = width / 2 * rng.uniform(.45, .95) * (1 - .5 * max(0, (tall - fork) / (height - fork) - .7))
        line = [(cos(a) * reach * t, sin(a) * reach * t, fork - .03 + (tall - fork) * t ** .8) for t in np.linspace(0, 1, 9)]
        tube(bench, line, .004, '#8a7a64', fineness=1, name='branch')
        for k in range(2, 9):
            for side in (-1, 1, 0):
                leaf(bench, line[k], width * .15, width * .042, a + side * 1.1 + rng.uniform(-.3, .3), rng.uniform(.1, 1), .4, .1)


PLANTS = {'ficus': ficus, 'monstera': monstera, 'palm': palm, 'snake': snake, 'olive': olive}
