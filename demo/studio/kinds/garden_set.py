"""Sets for a terrace: a sofa with armchairs and a table, a table with chairs, a bistro pair."""
from math import cos, pi, sin

from kinds import garden_chair
from kinds.params import Params
from parts.board import board
from parts.cushion import cushion
from parts.lathe import lathe, leg
from parts.props import bowl, vase
from stage.view import View

DEFAULTS = {
    'width': 260, 'depth': 210, 'height': 84,
    'form': 'lounge',  # lounge (sofa, two armchairs, a low table), dining (a table and chairs), or bistro (two chairs, a round table)
    'chair': 'slats', 'chairs': 4, 'metal': 'black-metal', 'pad': 'milk',
}

VIEWS = {
    'front': View(azimuth=-26, elevation=16, fill_width=.84, fill_height=.66),
    'side': View(azimuth=-58, elevation=18, fill_width=.8, fill_height=.66),
}


def build(bench, p):
    FORMS[p['form']](bench, p, *p.metres('width', 'depth'))


def chair(bench, p, at, turn, **own):
    """One chair of the set, as kinds/garden_chair.py makes it."""
    with bench.at((*at, 0), turn=(0, 0, turn)):
        garden_chair.build(bench, Params({'form': p['chair'], 'metal': p['metal'], 'pad': p['pad'], **own}, garden_chair.DEFAULTS))


def table(bench, p, width, depth, height):
    """Slats in a frame on square legs."""
    for end in (-1, 1):
        board(bench, (width, .07, .03), (0, end * (depth / 2 - .035), height - .015), bevel=.004, grain='x', name='frame')
        board(bench, (.07, depth - .14, .03), (end * (width / 2 - .035), 0, height - .015), bevel=.004, grain='y', name='frame')
    count = max(4, round((depth - .14) / .075))
    for i in range(count):
        y = -depth / 2 + .07 + (depth - .14) * (i + .5) / count
        board(bench, (width - .142, (depth - .14) / count - .008, .022), (0, y, height - .015), bevel=.003, grain='x', name='slat')
    for side in (-1, 1):
        board(bench, (.026, depth - .16, .06), (side * (width / 2 - .1), 0, height - .06), bevel=.003, grain='y', name='apron')
        for end in (-1, 1):
            board(bench, (.065, .065, height - .03), (side * (width / 2 - .06), end * (depth / 2 - .06), (height - .03) / 2), bevel=.006, segments=3, grain='z', name='leg')


def lounge(bench, p, width, depth):
    with bench.at((0, depth / 2 - .36, 0)):
        sofa(bench, p, width * .68)
    for side in (-1, 1):
        chair(bench, p, (side * (width / 2 - .34), -depth * .16), side * 62)
    with bench.at((0, -depth * .2, 0)):
        table(bench, p, .95, .55, .36)
        bowl(bench, (.18, .02, .36), 1, 'ceramic-terracotta')
        vase(bench, (-.2, .05, .36), .8, 'ceramic', 2)


def sofa(bench, p, width):
    """The wide brother of the slatted armchair."""
    depth, height, seat = .7, .8, .38
    for side in (-1, 1):
        x = side * (width / 2 - .03)
        board(bench, (.05, .05, seat + .2), (x, -depth / 2 + .06, (seat + .2) / 2), bevel=.006, segments=3, grain='z', name='post')
        board(bench, (.05, .055, height), (x, depth / 2 - .06, height / 2), bevel=.006, segments=3, grain='z', turn=(-5, 0, 0), name='post')
        board(bench, (.07, depth - .04, .026), (x, -.01, seat + .213), bevel=.008, segments=3, grain='y', name='arm')
    for y in (-depth / 2 + .06, depth / 2 - .08):
        board(bench, (width - .1, .028, .07), (0, y, seat - .035), bevel=.004, grain='x', name='rail')
    for i in range(7):
        board(bench, (width - .1, .06, .018), (0, -depth / 2 + .07 + i * (depth - .16) / 6, seat - .004), bevel=.004, grain='x', name='slat')
    for i in range(4):
        z = seat + .14 + i * .1
        board(bench, (width - .1, .018, .055), (0, depth / 2 - .06 + .087 * (z - height / 2), z), bevel=.004, grain='x', turn=(-5, 0, 0), name='slat')
    count = max(2, round(width / .75))
    each = (width - .12) / count
    for i in range(count):
        x = -(width - .12) / 2 + each * (i + .5)
        cushion(bench, (each - .006, depth - .13, .11), (x, -.02, seat + .055), p['pad'], radius=.045, bulge=(.003, .005, .016), wrinkle=.004, crease=.002, piping=.003, name='pad')
        cushion(bench, (each - .01, .13, .36), (x, depth / 2 - .13, seat + .27), p['pad'], radius=.055, bulge=(.004, .02, .01), wrinkle=.005, crease=.003, piping=.003, turn=(-13, 0, 0), name='back-pad')


def dining(bench, p, width, depth):
    long = width - .1 if p['chairs'] > 2 else width * .5
    table(bench, p, long, .9, .75)
    bowl(bench, (0, 0, .75), 1.1, 'ceramic')
    places = p['chairs'] // 2
    for i in range(places):
        x = -long / 2 + long * (i + .5) / places
        chair(bench, p, (x, -depth / 2 + .34), 180 + (4 if i else -3), width=54, depth=56, seatHeight=43)
        chair(bench, p, (x, depth / 2 - .34), -2 + 3 * i, width=54, depth=56, seatHeight=43)


def bistro(bench, p, width, depth):
    r, height = .33, .72
    lathe(bench, [(0, height - .024), (r - .008, height - .024), (r, height - .014), (r - .004, height), (0, height)], around=96, grain='x', name='top')
    lathe(bench, [(.03, .02), (.02, .05), (.02, height - .04), (.05, height - .024)], p['metal'], around=32, name='stem')
    for i in range(3):
        a = 2 * pi * i / 3 + .5
        leg(bench, (cos(a) * .25, sin(a) * .25, .004), (0, 0, .09), (.011, .016), p['metal'])
    vase(bench, (.05, .05, height), .7, 'ceramic-terracotta', 1)
    for side in (-1, 1):
        chair(bench, p, (side * (width / 2 - .33), .06), side * 68, width=58, depth=60, height=80)


FORMS = {'lounge': lounge, 'dining': dining, 'bistro': bistro}
