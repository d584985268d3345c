"""A made bed: mattress, duvet turned down, pillows, a throw at the feet."""
from parts.cloth import Rumple, drape
from parts.cushion import cushion
from parts.pillow import pillow


def mattress(bench, width, length, thickness, at, material='sheet', piping=.006):
    """`at` is the middle of its underside."""
    x, y, z = at
    return cushion(bench, (width, length, thickness), (x, y, z + thickness / 2), material, radius=.045, bulge=(.003, .003, .006), wrinkle=.0015, piping=piping, detail=26, name='mattress')


def made_bed(bench, width, length, top, frame, linen='sheet', throw='accent', hang=.2, foot_hang=.16, pillows=2, leaning=True):
    """Bedding on a mattress whose upper side is at `top`; the head lies at +Y.

    `frame` is the (width, length) of what the cover hangs over at the sides and at the foot."""
    rumple = Rumple(bench.random.randrange(1 << 30))
    head, foot = length / 2 - .52, -frame[1] / 2 - foot_hang
    middle, long = (head + foot) / 2, head - foot
    drape(bench, frame, (frame[0] + 2 * hang, long), (0, middle, top + .012), rumple, linen, thickness=.045, fold=.03, soft=.02, drop=hang, name='duvet')
    drape(bench, (frame[0] + .1, frame[1] + 1), (frame[0] + 2 * hang, .3), (0, head - .16, top + .06), rumple, linen, thickness=.035, fold=.03, soft=.02, drop=hang - .06, name='turn-down')
    if throw:
        drape(bench, (frame[0] + .105, frame[1] + 1), (frame[0] + 2 * hang + .1, .56), (0, -length * .26, top + .062), rumple, throw, thickness=.014, fold=.034, soft=.02, drop=hang + .06, detail=80, name='throw')
    each = min(.7, width / 2 - .06)
    tilt, rise = (-30, .2) if leaning else (-66, .15)
    for row in range(max(1, pillows // 2)):
        for side in (-1, 1) if pillows > 1 else (0,):
            wide = each if side else min(.72, width - .12)
            cloth = linen if row == 0 else throw or linen
            turn = (tilt - row * 4, side * bench.random.uniform(-2, 2), bench.random.uniform(-3, 3))
            pillow(bench, (wide, .21, .46), (side * width / 4, length / 2 - .17 - row * .17, top + rise - row * .02), cloth, pinch=.05, crease=.008, dent=.03, turn=turn, name='pillow')
    if throw and leaning:
        pillow(bench, (.5, .15, .3), (.02, length / 2 - .37 - (.15 if pillows > 2 else 0), top + .18), throw, turn=(-38, 0, bench.random.uniform(-5, 5)), name='cushion')
