"""Armchairs: tub, box, wing, and wooden ones with loose cushions."""
from math import radians, tan

from parts.board import board
from parts.cushion import cushion
from parts.lathe import leg, lathe
from parts.pillow import pillow
from parts.tub import tub
from parts.tube import bent_tube
from parts.upholstery import lean, legs, side_arm
from stage.view import View

DEFAULTS = {
    'width': 80, 'depth': 80, 'height': 77, 'seatHeight': 46,
    'form': 'tub',  # tub, box, wing, frame (wooden), or lounge (low, deep, no arms)
    'arms': 'box', 'armWidth': 14, 'armHeight': 60,
    'backs': 'cushions',
    'legs': 'tapered',  # tapered, block, metal, plinth, sled, or swivel
    'legHeight': 17, 'legMaterial': 'walnut', 'pillow': False,
}

VIEWS = {
    'front': View(azimuth=-35, elevation=13, lens=80, fill_width=.66, fill_height=.68),
    'side': View(azimuth=-80, elevation=9, lens=80, fill_width=.6, fill_height=.68),
}


def build(bench, p):
    FORMS[p['form']](bench, p)
    if p['pillow']:
        depth, seat = p.metres('depth', 'seatHeight')
        pillow(bench, (.44, .15, .3), (0, depth * .1, seat + .13), turn=(-22, 0, 2))


def tub_chair(bench, p):
    width, depth, height, seat, lift, arm = p.metres('width', 'depth', 'height', 'seatHeight', 'legHeight', 'armHeight')
    tall = max(.12, seat - .15 - lift)
    board(bench, (width - .12, depth - .16, tall), (0, 0, lift + tall / 2), bevel=.04, segments=5, name='base')
    cushion(bench, (width - .2, depth - .12, .19), (0, -.04, seat - .075), radius=.08, bulge=(.006, .014, .03), wrinkle=.004, crease=.003, piping=.005, detail=28, name='seat')
    tub(bench, width, depth, lift + .015, arm, height)
    stand(bench, p, width, depth, lift)


def box_chair(bench, p):
    width, depth, height, seat, lift, arm = p.metres('width', 'depth', 'height', 'seatHeight', 'legHeight', 'armWidth')
    inner = width - 2 * arm
    board(bench, (width - .03, depth - .08, seat - .17 - lift), (0, .02, lift + (seat - .17 - lift) / 2), bevel=.02, segments=4, name='base')
    for side in (-1, 1):
        side_arm(bench, p['arms'], side, (arm, depth - .02, p.metres('armHeight') - lift), (side * (width / 2 - arm / 2), 0, lift))
    tall = height - .13 - lift
    cushion(bench, (inner + .05, .16, tall), (0, depth / 2 - .1, lift + tall / 2), radius=.06, bulge=(0, .008, .01), wrinkle=.003, turn=(-6, 0, 0), name='back')
    cushion(bench, (inner - .006, depth - .22, .17), (0, -.1, seat - .085), radius=.045, bulge=(.004, .012, .028), wrinkle=.004, crease=.003, sag=.006, piping=.0045, detail=28, name='seat')
    lean(bench, p['backs'], (0, depth, seat), inner, height, 0)
    stand(bench, p, width, depth, lift)


def wing_chair(bench, p):
    width, depth, height, seat, lift, arm = p.metres('width', 'depth', 'height', 'seatHeight', 'legHeight', 'armHeight')
    board(bench, (width - .14, depth - .16, .12), (0, 0, lift + .06), bevel=.035, segments=5, name='base')
    cushion(bench, (width - .24, depth - .14, .17), (0, -.05, seat - .07), radius=.07, bulge=(.006, .014, .03), wrinkle=.004, crease=.003, piping=.005, detail=28, name='seat')
    inner = width - .24
    tall = height - seat + .06
    cushion(bench, (inner + .04, .13, height - lift - .02), (0, depth / 2 - .1, (height + lift) / 2), radius=.06, bulge=(0, .012, .012), wrinkle=.002, turn=(-9, 0, 0), name='back')
    cushion(bench, (inner - .03, .12, tall - .06), (0, depth / 2 - .19, seat + tall / 2 - .03), radius=.055, bulge=(.006, .034, .012), wrinkle=.005, crease=.004, turn=(-10, 0, 0), detail=28, name='back-cushion')
    for side in (-1, 1):
        x = side * (width / 2 - .065)
        cushion(bench, (.11, depth - .16, arm - lift), (x, -.02, (arm + lift) / 2), radius=.052, bulge=(.006, .004, .01), wrinkle=.002, detail=20, name='arm')
        wing = height - arm + .1
        cushion(bench, (.085, .27, wing), (x, depth / 2 - .21, height - wing / 2 - .035), radius=.04, bulge=(.004, .01, .01), wrinkle=.002, turn=(-9, 0, side * 14), detail=20, name='wing')
    stand(bench, p, width, depth, lift)


def frame_chair(bench, p):
    """A wooden frame that one sees all of, with two loose cushions."""
    width, depth, height, seat, arm = p.metres('width', 'depth', 'height', 'seatHeight', 'armHeight')
    wood, slope = p['legMaterial'], 7
    half = width / 2 - .025
    for side in (-1, 1):
        board(bench, (.035, .045, arm - .02), (side * half, -depth / 2 + .06, (arm - .02) / 2), wood, bevel=.008, segments=3, taper=.7, grain='z', name='leg')
        board(bench, (.035, .045, arm - .03), (side * half, depth / 2 - .14, (arm - .03) / 2), wood, bevel=.008, segments=3, taper=.7, shift=(0, .09), grain='z', name='leg')
        board(bench, (.065, depth - .1, .026), (side * half, -.03, arm - .005), wood, bevel=.01, segments=4, turn=(-3, 0, 0), grain='y', name='arm')
        board(bench, (.025, depth - .2, .05), (side * (half - .01), -.03, seat - .15), wood, bevel=.005, turn=(-slope, 0, 0), grain='y', name='rail')
        board(bench, (.03, .028, height - seat + .14), (side * (half - .06), depth / 2 - .12, (height + seat) / 2 - .08), wood, bevel=.006, turn=(-20, 0, 0), grain='z', name='post')
    for y, z in ((-depth / 2 + .08, seat - .12), (depth / 2 - .2, seat - .18)):
        board(bench, (width - .07, .024, .05), (0, y, z), wood, bevel=.005, name='rail')
    for i in range(4):
        rise = i * (height - seat - .06) / 3.3
        board(bench, (width - .15, .018, .05), (0, depth / 2 - .19 + rise * tan(radians(20)), seat - .02 + rise), wood, bevel=.004, turn=(-20, 0, 0), name='slat')
    cushion(bench, (width - .09, depth - .2, .12), (0, -.04, seat - .05), radius=.045, bulge=(.004, .01, .022), wrinkle=.004, crease=.003, piping=.004, turn=(-slope, 0, 0), detail=28, name='seat')
    cushion(bench, (width - .1, .13, height - seat + .05), (0, depth / 2 - .18, (height + seat) / 2), radius=.05, bulge=(.004, .024, .01), wrinkle=.005, crease=.004, piping=.004, turn=(-20, 0, 0), detail=28, name='back-cushion')


def lounge_chair(bench, p):
    """Low and deep, all cushion."""
    width, depth, height, seat = p.metres('width', 'depth', 'height', 'seatHeight')
    cushion(bench, (width, depth, seat * .55), (0, 0, seat * .275 + .015), radius=.09, bulge=(.012, .012, .01), wrinkle=.006, crease=.004, detail=30, name='base')
    cushion(bench, (width - .01, depth - .18, seat * .5), (0, -.08, seat * .75), radius=.1, bulge=(.012, .014, .035), wrinkle=.008, crease=.005, detail=32, name='seat')
    tall = height - seat + .1
    cushion(bench, (width - .02, .26, tall), (0, depth / 2 - .17, seat + tall / 2 - .1), radius=.12, bulge=(.012, .04, .02), wrinkle=.01, crease=.006, turn=(-12, 0, 0), detail=32, name='back-cushion')


def stand(bench, p, width, depth, lift):
    if p['legs'] == 'swivel':
        lathe(bench, [(.24, 0), (.245, .006), (.235, .014), (.03, .024), (.026, lift), (0, lift)], p['legMaterial'], name='swivel')
    elif p['legs'] == 'tapered':
        for side in (-1, 1):
            for end in (-1, 1):
                leg(bench, (side * (width / 2 - .09), end * (depth / 2 - .11), 0), (side * (width / 2 - .14), end * (depth / 2 - .16), lift + .03), (.012, .021), p['legMaterial'])
    elif p['legs'] == 'sled':
        for side in (-1, 1):
            x = side * (width / 2 - .12)
            bent_tube(bench, [(x, -depth / 2 + .15, lift + .02), (x, -depth / 2 + .08, .009), (x, depth / 2 - .08, .009), (x, depth / 2 - .15, lift + .02)], .009, p['legMaterial'], bend=.03)
    else:
        legs(bench, p['legs'], width, depth, lift, p['legMaterial'])


FORMS = {'tub': tub_chair, 'box': box_chair, 'wing': wing_chair, 'frame': frame_chair, 'lounge': lounge_chair}
