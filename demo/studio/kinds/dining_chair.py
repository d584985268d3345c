"""Dining chairs of bent and turned wood, and on a bent steel tube."""
from math import cos, pi, sin

from parts.board import board, prism, rounded_outline
from parts.cushion import cushion
from parts.lathe import lathe, leg
from parts.tube import bent_tube, tube
from stage.view import View

DEFAULTS = {
    'width': 50, 'depth': 52, 'height': 84, 'seatHeight': 45,
    'form': 'spindle',  # spindle (a hoop with rods), bistro (bent wood, a woven seat), cantilever (a steel tube), or arms (a bent rail round the sitter, a pad)
    'wood': 'oak', 'metal': 'chrome',
}

VIEWS = {
    'front': View(azimuth=-34, elevation=12, lens=80, fill_width=.6, fill_height=.72),
    'side': View(azimuth=-80, elevation=8, lens=80, fill_width=.6, fill_height=.72),
}


def build(bench, p):
    FORMS[p['form']](bench, p, *p.metres('width', 'depth', 'height', 'seatHeight'))


def four(bench, width, depth, seat, material='main', radius=(.011, .018)):
    for side in (-1, 1):
        for end in (-1, 1):
            leg(bench, (side * width / 2, end * depth / 2, 0), (side * (width / 2 - .065), end * (depth / 2 - .07), seat), radius, material, 28)
        tube(bench, [(side * (width / 2 - .03), -depth / 2 + .03, .19), (side * (width / 2 - .03), depth / 2 - .03, .19)], .009, material, name='stretcher')
    tube(bench, [(-width / 2 + .03, 0, .19), (width / 2 - .03, 0, .19)], .009, material, name='stretcher')


def spindle(bench, p, width, depth, height, seat):
    """A hoop of bent wood with rods in it."""
    prism(bench, rounded_outline(width - .06, depth - .09, .14), .034, (0, -.02, seat - .017), bevel=.012, grain='x', name='seat')
    four(bench, width - .04, depth - .06, seat - .03)
    back, half, lean = depth / 2 - .11, width / 2 - .06, .13

    def place(x, z):
        t = (z - seat) / (height - seat)
        return x, back + lean * t - .05 * (x / half) ** 2 + .03, z

    hoop = [place(half * (-1.02 + .1 * t), seat - .01 + (height - seat) * .55 * t) for t in (0, .5)]
    hoop += [place(-half * cos(pi * i / 16), seat + (height - seat) * (.5 + .5 * sin(pi * i / 16))) for i in range(17)]
    hoop += [place(half * (1.02 - .1 * t), seat - .01 + (height - seat) * .55 * t) for t in (.5, 0)]
    tube(bench, hoop, .0125, smooth=True, fineness=4, name='hoop')
    for i in range(7):
        u = (i - 3) / 3.6
        top = seat + (height - seat) * (.5 + .5 * (1 - u * u) ** .5) - .006
        leg(bench, place(u * half * .86, seat - .01), place(u * half, top), (.0085, .007), 'main', 16, 'rod')


def bistro(bench, p, width, depth, height, seat):
    """Bent wood: one hoop makes back and hind legs, a smaller one fills it; the seat is woven."""
    r = width * .43
    lathe(bench, [(r - .045, seat - .03), (r - .004, seat - .03), (r, seat - .022), (r, seat - .008), (r - .006, seat), (r - .045, seat)], around=80, grain='x', name='ring')
    lathe(bench, [(0, seat - .002), (r - .045, seat - .002), (r - .045, seat + .0012), (r - .048, seat + .002), (0, seat + .002)], 'rattan', around=64, grain='x', name='cane')
    for side in (-1, 1):
        leg(bench, (side * (width / 2 - .03), -depth / 2 + .03, 0), (side * r * .72, -r * .62, seat - .02), (.011, .017))
    outer = [(-width / 2 + .02, depth / 2 - .01, 0), (-r * .78, r * .72, seat), (-r * .86, depth / 2 - .05, height * .82), (-r * .5, depth / 2 - .015, height), (0, depth / 2 - .005, height + .006), (r * .5, depth / 2 - .015, height), (r * .86, depth / 2 - .05, height * .82), (r * .78, r * .72, seat), (width / 2 - .02, depth / 2 - .01, 0)]
    tube(bench, outer, .0145, smooth=True, fineness=5, name='hoop')
    inner = [(-r * .42, r * .84, seat - .01), (-r * .5, depth / 2 - .06, height * .76), (0, depth / 2 - .015, height), (r * .5, depth / 2 - .06, height * .76), (r * .42, r * .84, seat - .01)]
    tube(bench, inner, .0115, smooth=True, fineness=4, name='hoop')
    ring = [(width * .5 * cos(2 * pi * i / 40), width * .5 * sin(2 * pi * i / 40), .21) for i in range(40)]
    tube(bench, ring, .009, closed=True, name='foot-ring')


def cantilever(bench, p, width, depth, height, seat):
    """One bent tube without hind legs, pads on it."""
    metal, half = p['metal'], width / 2 - .025
    for side in (-1, 1):
        x = side * half
        bent_tube(bench, [(x * .96, depth / 2 - .02, height - .02), (x, depth / 2 - .1, seat), (x, -depth / 2 + .02, seat), (x, -depth / 2 + .02, .013), (x, depth / 2 - .02, .013)], .0125, metal, bend=.07, fineness=4, name='frame')
    tube(bench, [(-half, depth / 2 - .02, .013), (half, depth / 2 - .02, .013)], .0125, metal, fineness=4, name='frame')
    tube(bench, [(-half, -depth / 2 + .09, seat - .002), (half, -depth / 2 + .09, seat - .002)], .009, metal, name='brace')
    cushion(bench, (width - .03, depth - .1, .06), (0, -.02, seat + .036), radius=.027, bulge=(.002, .004, .01), wrinkle=.002, crease=.002, piping=.003, name='seat')
    with bench.at((0, depth / 2 - .075, seat + .12), turn=(-10, 0, 0)):
        cushion(bench, (width - .03, .055, height - seat - .12), (0, -.012, (height - seat - .12) / 2), radius=.025, bulge=(.002, .01, .005), wrinkle=.002, crease=.002, piping=.003, name='back')


def arms(bench, p, width, depth, height, seat):
    """A rail bent round the sitter on four posts; the pad is the cloth."""
    half, back, wood = width / 2 - .02, depth / 2 - .03, p['wood']
    for side in (-1, 1):
        leg(bench, (side * (half + .005), -depth / 2 + .03, 0), (side * half, -depth / 2 + .08, height - .1), (.012, .015), wood, 28)
        leg(bench, (side * (half - .015), back + .01, 0), (side * (half - .05), back - .05, height - .03), (.012, .016), wood, 28)
        board(bench, (.022, depth - .16, .045), (side * (half - .02), 0, seat - .06), wood, grain='y', name='rail')
    for y in (-depth / 2 + .06, back - .03):
        board(bench, (width - .09, .022, .045), (0, y, seat - .06), wood, grain='x', name='rail')
    rail = [(-half, -depth / 2 + .03, height - .095), (-half - .012, 0, height - .08), (-half + .03, back - .04, height - .03), (0, back + .055, height - .005), (half - .03, back - .04, height - .03), (half + .012, 0, height - .08), (half, -depth / 2 + .03, height - .095)]
    for dz in (-.016, 0, .016):
        tube(bench, [(x, y, z + dz) for x, y, z in rail], .0155, wood, smooth=True, fineness=5, name='rail')
    for dz in (.13, .2):
        tube(bench, [(-half + .05, back - .05, height - dz), (0, back + .015, height - dz + .01), (half - .05, back - .05, height - dz)], .01, wood, smooth=True, fineness=4, name='slat')
    cushion(bench, (width - .05, depth - .09, .07), (0, -.015, seat - .01), radius=.033, bulge=(.002, .005, .014), wrinkle=.002, crease=.002, piping=.003, detail=24, name='seat')


FORMS = {'spindle': spindle, 'bistro': bistro, 'cantilever': cantilever, 'arms': arms}
