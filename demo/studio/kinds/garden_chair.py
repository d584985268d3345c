"""Chairs and armchairs for a terrace: slats, rope, woven, a deck chair."""
from math import cos, pi, sin

import numpy as np

from parts.board import board
from parts.cushion import cushion
from parts.lathe import leg
from parts.tube import curved, tube
from stage.view import View

DEFAULTS = {
    'width': 62, 'depth': 64, 'height': 84, 'seatHeight': 40,
    'form': 'slats',  # slats (wood), rope (cord round a metal frame), woven (a rattan shell), or adirondack
    'metal': 'black-metal', 'pad': 'milk',
}

VIEWS = {
    'front': View(azimuth=-34, elevation=11, lens=80, fill_width=.62, fill_height=.7),
    'side': View(azimuth=-78, elevation=8, lens=80, fill_width=.6, fill_height=.7),
}


def build(bench, p):
    FORMS[p['form']](bench, p, *p.metres('width', 'depth', 'height', 'seatHeight'))


def pads(bench, p, width, depth, seat, height, lean=-12):
    """A seat pad and one behind."""
    cushion(bench, (width, depth, .09), (0, -.02, seat + .045), p['pad'], radius=.04, bulge=(.003, .005, .014), wrinkle=.003, crease=.002, piping=.003, name='pad')
    tall = height - seat - .12
    cushion(bench, (width - .01, .1, tall), (0, depth / 2 - .05, seat + .1 + tall / 2), p['pad'], radius=.045, bulge=(.003, .014, .006), wrinkle=.003, crease=.002, piping=.003, turn=(lean, 0, 0), name='back-pad')


def slats(bench, p, width, depth, height, seat):
    """Teak-like: square posts, wide arms, slats under the pads."""
    for side in (-1, 1):
        x = side * (width / 2 - .03)
        board(bench, (.05, .05, seat + .2), (x, -depth / 2 + .06, (seat + .2) / 2), bevel=.006, segments=3, grain='z', name='post')
        board(bench, (.05, .055, height), (x, depth / 2 - .06, height / 2), bevel=.006, segments=3, grain='z', turn=(-5, 0, 0), name='post')
        board(bench, (.07, depth - .04, .026), (x, -.01, seat + .213), bevel=.008, segments=3, grain='y', name='arm')
        board(bench, (.028, depth - .16, .06), (x, 0, seat - .035), bevel=.004, grain='y', name='rail')
    for y in (-depth / 2 + .06, depth / 2 - .08):
        board(bench, (width - .1, .028, .06), (0, y, seat - .035), bevel=.004, grain='x', name='rail')
    for i in range(7):
        board(bench, (width - .1, .055, .018), (0, -depth / 2 + .07 + i * (depth - .16) / 6, seat - .004), bevel=.004, grain='x', name='slat')
    for i in range(5):
        z = seat + .1 + i * (height - seat - .15) / 4
        board(bench, (width - .1, .018, .055), (0, depth / 2 - .06 + .087 * (z - height / 2), z), bevel=.004, grain='x', turn=(-5, 0, 0), name='slat')
    pads(bench, p, width - .12, depth - .14, seat, height)


def rope(bench, p, width, depth, height, seat):
    """Cord wound on a bent frame: the finish is the cord."""
    half, back = width / 2 - .02, depth / 2
    rim = [(-half, -depth * .34, seat + .2), (-half, back - .1, seat + .22), (-half * .8, back - .02, height - .02), (0, back + .01, height), (half * .8, back - .02, height - .02), (half, back - .1, seat + .22), (half, -depth * .34, seat + .2)]
    base = [(-half * .92, -depth * .36, seat), (-half * .92, back - .12, seat), (-half * .7, back - .07, seat), (0, back - .05, seat), (half * .7, back - .07, seat), (half * .92, back - .12, seat), (half * .92, -depth * .36, seat)]
    rim, base = (curved(np.array(line), 8) for line in (rim, base))
    tube(bench, rim, .012, p['metal'], fineness=4, name='rim')
    tube(bench, base, .011, p['metal'], fineness=4, name='base')
    tube(bench, [base[0], base[-1]], .011, p['metal'], name='front')
    count = 52
    for i in range(count):
        t = i / (count - 1)
        top, low = along(rim, t), along(base, t)
        tube(bench, [top, low], .0052, fineness=1, name='cord')
    board(bench, (width - .1, depth - .14, .016), (0, -.02, seat + .004), p['metal'], bevel=.004, name='deck')
    for side in (-1, 1):
        leg(bench, (side * (half + .005), -depth / 2 + .01, 0), (side * (half - .03), -depth * .33, seat), (.011, .012), p['metal'])
        tube(bench, [(side * half * .92, -depth * .36, seat), (side * half, -depth * .34, seat + .2)], .011, p['metal'], name='arm')
        leg(bench, (side * (half - .02), back - .005, 0), (side * half * .84, back - .12, seat), (.011, .012), p['metal'])
    cushion(bench, (width - .12, depth - .16, .09), (0, -.03, seat + .055), p['pad'], radius=.042, bulge=(.003, .005, .014), wrinkle=.003, crease=.002, piping=.003, name='pad')
    cushion(bench, (width - .2, .11, .3), (0, back - .14, seat + .24), p['pad'], radius=.05, bulge=(.003, .014, .006), wrinkle=.004, crease=.003, turn=(-14, 0, 0), name='back-pad')


def along(line, t):
    """The point at the share `t` of a line of points."""
    place = t * (len(line) - 1)
    i = min(len(line) - 2, int(place))
    return tuple(u + (v - u) * (place - i) for u, v in zip(line[i], line[i + 1]))


def woven(bench, p, width, depth, height, seat):
    """Hoops and staves of rattan in a round shell."""
    half, back = width / 2 - .01, depth / 2 - .02
    staves, rows = 40, 11

    def spot(a, t):
        """Of the shell: `a` round it from arm to arm, `t` upwards."""
        behind = max(0, sin(a))
        top = seat + .2 + (height - seat - .2) * behind ** 1.4
        z = seat - .06 + (top - seat + .06) * t
        grow = .86 + .14 * t
        return half * cos(a) * grow, back * sin(a) * grow + .06 * behind * t, z
    angles = [-.5 + (pi + 1) * i / staves for i in range(staves + 1)]
    for a in angles:
        tube(bench, [spot(a, t / 6) for t in range(7)], .0042, fineness=1, name='stave')
    for row in range(rows):
        t = row / (rows - 1)
        tube(bench, [spot(a, t) for a in angles], .012 if row == rows - 1 else .005, fineness=2, name='hoop')
    tube(bench, [spot(a, 0) for a in angles] + [spot(angles[0], 0)], .01, fineness=2, name='base')
    cushion(bench, (width - .12, depth - .12, .1), (0, -.02, seat), p['pad'], radius=.046, bulge=(.003, .005, .016), wrinkle=.003, crease=.002, piping=.003, name='pad')
    for side in (-1, 1):
        for end in (-1, 1):
            leg(bench, (side * half * .86, end * back * .8, 0), (side * half * .62, end * back * .58, seat - .05), (.012, .016), name='leg')
    board(bench, (width * .7, depth * .66, .02), (0, 0, seat - .06), bevel=.006, name='deck')


def adirondack(bench, p, width, depth, height, seat):
    """Fan of boards behind, a sloping seat, broad arms."""
    for side in (-1, 1):
        x = side * (width / 2 - .06)
        board(bench, (.026, .1, seat + .18), (x + side * .016, -depth / 2 + .08, (seat + .18) / 2), bevel=.004, grain='z', name='post')
        board(bench, (.026, depth - .02, .1), (x - side * .014, 0, seat * .62), bevel=.004, grain='y', turn=(-14, 0, 0), name='rail')
        board(bench, (.11, depth - .02, .022), (x + side * .01, -.02, seat + .19), bevel=.008, segments=3, grain='y', name='arm')
        board(bench, (.026, .07, seat + .18), (x + side * .016, depth / 2 - .1, (seat + .18) / 2), bevel=.004, grain='z', name='post')
    for i in range(6):
        y = -depth / 2 + .04 + i * .078
        board(bench, (width - .13, .07, .018), (0, y, seat * .76 + .055 - (y + depth / 2) * .25), bevel=.004, grain='x', turn=(-14, 0, 0), name='slat')
    for i in range(7):
        u = i - 3
        tall = (height - seat * .55) * (1.04 - .028 * u * u)
        with bench.at((u * .068, depth / 2 - .33, seat * .5), turn=(-22, u * 2.6, 0)):
            board(bench, (.066, .018, tall), (0, 0, tall / 2), bevel=.006, grain='z', name='fan')
    board(bench, (width - .1, .022, .07), (0, depth / 2 - .14, seat + .15), bevel=.004, grain='x', name='brace')


FORMS = {'slats': slats, 'rope': rope, 'woven': woven, 'adirondack': adirondack}
