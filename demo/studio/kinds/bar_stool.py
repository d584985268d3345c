"""Bar stools: a wooden one, a soft one with a back, one on a column."""
from math import cos, radians, sin

from parts.cushion import cushion
from parts.lathe import lathe, leg
from parts.tub import tub
from parts.tube import tube
from stage.view import View

DEFAULTS = {
    'width': 42, 'depth': 44, 'height': 78, 'seatHeight': 65,
    'form': 'round',  # round (all wood), soft (a low upholstered back), column (turns on a foot), or saddle (a curved seat)
    'wood': 'oak', 'metal': 'black-metal',
}

VIEWS = {
    'front': View(azimuth=-32, elevation=9, lens=80, fill_width=.56, fill_height=.76),
    'side': View(azimuth=-78, elevation=7, lens=80, fill_width=.56, fill_height=.76),
}


def build(bench, p):
    FORMS[p['form']](bench, p, *p.metres('width', 'depth', 'height', 'seatHeight'))


def four(bench, width, depth, top, material, low=(.011, .018)):
    """Splayed legs with a foot rest all round."""
    for side in (-1, 1):
        for end in (-1, 1):
            leg(bench, (side * width / 2, end * depth / 2, 0), (side * width * .3, end * depth * .3, top), low, material, 28)
    for z, along in ((.22, 'x'), (.29, 'y')):
        x, y = width / 2 * (1 - .4 * z / top), depth / 2 * (1 - .4 * z / top)
        for end in (-1, 1):
            line = [(-x, end * y, z), (x, end * y, z)] if along == 'x' else [(end * x, -y, z), (end * x, y, z)]
            tube(bench, line, .0095, material, name='rung')


def round_seat(bench, p, width, depth, height, seat):
    """A turned, hollowed seat."""
    r = width * .43
    lathe(bench, [(0, seat - .034), (r * .8, seat - .034), (r * .98, seat - .022), (r, seat - .01), (r * .97, seat), (r * .8, seat - .003), (0, seat - .012)], around=96, grain='x', name='seat')
    four(bench, width - .02, depth - .02, seat - .028, 'main')


def saddle(bench, p, width, depth, height, seat):
    """A seat cut to a curve and a bent rail behind."""
    cushion(bench, (width, depth * .74, .036), (0, -.01, seat - .018), 'main', radius=.016, bulge=(0, 0, -.008), wrinkle=0, detail=26, name='seat')
    four(bench, width - .02, depth - .03, seat - .03, 'main')
    back, top = depth / 2 - .04, height
    for side in (-1, 1):
        leg(bench, (side * (width / 2 - .06), back - .05, seat - .02), (side * (width / 2 - .02), back, top - .02), (.012, .01), 'main', 20, 'post')
    tube(bench, [(-width / 2 + .02, back, top - .02), (-width * .3, back + .05, top - .015), (0, back + .07, top - .012), (width * .3, back + .05, top - .015), (width / 2 - .02, back, top - .02)], .016, 'main', smooth=True, fineness=5, name='rail')


def soft(bench, p, width, depth, height, seat):
    cushion(bench, (width, depth - .04, .08), (0, -.02, seat - .04), radius=.036, bulge=(.003, .005, .014), wrinkle=.002, crease=.002, piping=.003, name='seat')
    cushion(bench, (width - .02, .06, height - seat), (0, depth / 2 - .06, (height + seat) / 2 - .012), radius=.028, bulge=(.002, .01, .006), wrinkle=.002, crease=.002, turn=(-8, 0, 0), name='back')
    metal = p['metal']
    for side in (-1, 1):
        x = side * (width / 2 - .03)
        for end in (-1, 1):
            leg(bench, (x * 1.12, end * (depth / 2), 0), (x * .85, end * (depth / 2 - .08), seat - .07), (.0085, .0095), metal, 20)
        tube(bench, [(x * 1.05, -depth / 2 + .025, .24), (x * 1.05, depth / 2 - .025, .24)], .008, metal, name='rung')
    tube(bench, [(-width / 2 + .032, -depth / 2 + .025, .24), (width / 2 - .032, -depth / 2 + .025, .24)], .008, metal, name='rung')


def column(bench, p, width, depth, height, seat):
    """A shell that turns on a chromed column."""
    cushion(bench, (width - .07, depth - .08, .08), (0, -.02, seat - .03), radius=.038, bulge=(.003, .006, .014), wrinkle=.002, crease=.002, piping=.003, name='seat')
    tub(bench, width, depth - .02, seat - .1, seat + .06, height, thickness=.03, lean=.06, opening=14, rise=1.3)
    metal = p['metal']
    lathe(bench, [(.2, 0), (.202, .006), (.19, .012), (.04, .02), (.03, .04), (.03, seat * .5), (.022, seat * .5 + .005), (.022, seat - .12), (.07, seat - .1), (.07, seat - .08)], metal, around=72, name='column')
    ring = [(.13 * sin(radians(a)), -.06 - .13 * cos(radians(a)) + .06, .26) for a in range(-100, 101, 10)]
    tube(bench, [(0, 0, .26), *ring, (0, 0, .26)], .009, metal, name='rest')


FORMS = {'round': round_seat, 'saddle': saddle, 'soft': soft, 'column': column}
