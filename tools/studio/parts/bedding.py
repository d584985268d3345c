"""A made bed: mattress, duvet turned down, pillows, a throw at the feet."""
from parts.cloth import drape
from parts.cushion import cushion
from parts.pillow import pillow


def mattress(bench, width, length, thickness, at, material='sheet', piping=.006):
    """`at` is the middle of its underside."""
    x, y, z = at
    return cushion(bench, (width, length, thickness), (x, y, z + thickness / 2), material, radius=.045, bulge=(.003, .003, .006), wrinkle=.0015, piping=piping, detail=26, name='mattress')


def made_bed(bench, width, length, top, linen='sheet', throw='accent', hang=.24, pillows=2):
    """Bedding on a mattress whose upper side is at `top`; the head lies at +Y."""
    duvet_length = length * .68
    middle = -length / 2 + duvet_length / 2 - .02
    drape(bench, (width, length), (width + 2 * hang, duvet_length + .16), (0, middle, top), linen, thickness=.05, fold=.035, soft=.016, drop=hang, name='duvet')
    band = .34
    head = middle + duvet_length / 2 - .06
    drape(bench, (width + .09, length * 2), (width + 2 * hang - .05, band), (0, head - band / 2, top + .045), linen, thickness=.045, fold=.03, soft=.01, drop=hang - .05, detail=48, name='turn-down')
    if throw:
        drape(bench, (width + .1, length * 2), (width + 2 * hang + .06, .55), (0, -length * .27, top + .052), throw, thickness=.02, fold=.035, soft=.013, drop=hang + .03, detail=60, name='throw')
    each = min(.7, width / 2 - .06)
    sides = (-1, 1) if pillows > 1 else (0,)
    for row in range(max(1, pillows // 2)):
        for side in sides:
            wide = min(.72, width - .12) if not side else each
            pillow(bench, (wide, .2, .46), (side * width / 4, length / 2 - .16 - row * .17, top + .21 - row * .02), linen if row == 0 else throw or linen, pinch=.05, crease=.008, dent=.03,
                   turn=(-30 - row * 4, side * bench.random.uniform(-2, 2), bench.random.uniform(-3, 3)), name='pillow')
    if throw:
        pillow(bench, (.5, .15, .3), (.02, length / 2 - .36 - (.14 if pillows > 2 else 0), top + .17), throw, turn=(-38, 0, bench.random.uniform(-5, 5)), name='cushion')
