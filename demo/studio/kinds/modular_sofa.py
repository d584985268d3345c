"""Modular sofas: low deep blocks put together as one likes."""
from parts.cushion import cushion
from parts.lathe import lathe
from parts.pillow import pillow
from stage.view import View

DEFAULTS = {
    'module': 92, 'depth': 96, 'height': 70, 'seatHeight': 40,
    # a row of modules from the left: l (arm at the left), m (middle), r (arm at the right), c (corner), p (pouf)
    'row': 'lmr', 'ahead': '',  # `ahead` stands in front of the last module: p (pouf) or m (a middle one turned)
    'soft': 1, 'pillows': 1,
}

VIEWS = {
    'front': View(azimuth=-26, elevation=14, fill_width=.84),
    'side': View(azimuth=38, elevation=13, fill_width=.84),
    'detail': View(azimuth=-36, elevation=20, focus=(.3, .3, .62), span=.8),
}


def build(bench, p):
    module, depth, height, seat = p.metres('module', 'depth', 'height', 'seatHeight')
    row = p['row']
    shift = depth / 2 if p['ahead'] else 0
    with bench.at((0, shift, 0)):
        for i, which in enumerate(row):
            with bench.at(((i - (len(row) - 1) / 2) * (module + .004), 0, 0)):
                block(bench, which, module, depth, height, seat, p['soft'])
        last = (len(row) - 1) / 2 * (module + .004)
        if p['ahead']:
            turn = -90 if p['ahead'] != 'p' else 0
            with bench.at((last, -depth - .004, 0), (0, 0, turn)):
                block(bench, p['ahead'], module if not turn else depth, depth if not turn else module, height, seat, p['soft'])
        if p['pillows']:
            pillow(bench, (.5, .22, .5), (-last - .12, depth / 2 - .46, seat + .21), turn=(-27, -5, 14))
        if p['pillows'] > 1:
            pillow(bench, (.5, .2, .32), (last - .02, depth / 2 - .48, seat + .13), turn=(-32, 4, -10))


def block(bench, which, width, depth, height, seat, soft):
    """One module: base, seat, and the backs it has."""
    radius, bulge = .05 + .035 * soft, .01 + .014 * soft
    base = seat * .48
    cushion(bench, (width, depth, base), (0, 0, base / 2 + .02), radius=min(radius, base * .45), bulge=(bulge * .4, bulge * .4, .004), wrinkle=.003 * soft, crease=.002, detail=26, name='base')
    left, right = which in 'l', which in 'rc'
    thick = .2 if which != 'p' else 0
    across = width - (thick if left or right else 0)
    deep = depth - thick
    cushion(bench, (across, deep, seat - base), ((left - right) * thick / 2, -thick / 2, base + (seat - base) / 2 + .015), radius=radius, bulge=(bulge * .5, bulge * .6, bulge * 1.5), wrinkle=.005 * soft, crease=.004, sag=.008, detail=30, name='seat')
    if which != 'p':
        upright(bench, (width, thick, height - base), (0, depth / 2 - thick / 2, base + (height - base) / 2 + .01), bulge, soft)
    for side in (-1, 1):
        if (side < 0 and left) or (side > 0 and right):
            tall = (height if which == 'c' else height * .82) - base
            upright(bench, (thick, deep, tall), (side * (width / 2 - thick / 2), -thick / 2, base + tall / 2 + .01), bulge, soft)
    for sx in (-1, 1):
        for sy in (-1, 1):
            lathe(bench, [(.022, 0), (.024, .03)], 'black-metal', at=(sx * (width / 2 - .1), sy * (depth / 2 - .1), 0), around=16, name='foot')


def upright(bench, size, at, bulge, soft):
    """A back or an arm: a thick soft roll."""
    cushion(bench, size, at, radius=.07 + .02 * soft, bulge=(bulge * .8, bulge * .8, bulge), wrinkle=.005 * soft, crease=.004, detail=28, name='back')
