"""Rocking chairs."""
from parts.board import board
from parts.cushion import cushion
from parts.lathe import leg
from parts.tube import tube
from stage.view import View

DEFAULTS = {
    'width': 66, 'depth': 88, 'height': 98, 'seatHeight': 40,
    'form': 'runners',  # runners (a high back that rocks), or spindle (all wood, a pad)
    'wood': 'oak', 'pad': 'accent',
}

VIEWS = {
    'front': View(azimuth=-38, elevation=10, lens=80, fill_width=.64, fill_height=.72),
    'side': View(azimuth=-82, elevation=7, lens=80, fill_width=.64, fill_height=.72),
}


def build(bench, p):
    FORMS[p['form']](bench, p, *p.metres('width', 'depth', 'height', 'seatHeight'))


def lift(y):
    """How high a runner is at `y`: an arc of a wheel."""
    radius = 1.15
    return radius - (radius ** 2 - (y - .02) ** 2) ** .5


def runners(bench, width, depth, material):
    """Two arcs to rock on."""
    for side in (-1, 1):
        line = [(side * (width / 2 - .03), y, lift(y) + .017) for y in (-depth / 2 + depth * i / 18 for i in range(19))]
        tube(bench, line, .017, material, fineness=4, name='runner')


def rocker(bench, p, width, depth, height, seat):
    """Upholstered, with a high back and wooden arms."""
    wood = p['wood']
    runners(bench, width, depth, wood)
    front, back = -depth * .3, depth * .22
    for side in (-1, 1):
        x = side * (width / 2 - .03)
        leg(bench, (x, front, lift(front) + .02), (x, front + .03, seat + .2), (.016, .014), wood)
        leg(bench, (x, back + .08, lift(back + .08) + .02), (x, back - .02, seat + .22), (.016, .014), wood)
        board(bench, (.06, .5, .024), (x, -.05, seat + .215), wood, bevel=.009, segments=4, grain='y', turn=(-3, 0, 0), name='arm')
        board(bench, (.024, .5, .045), (x - side * .012, -.04, seat - .07), wood, bevel=.005, grain='y', turn=(-5, 0, 0), name='rail')
    for y in (front + .02, back):
        board(bench, (width - .07, .024, .045), (0, y, seat - .07), wood, bevel=.005, grain='x', name='rail')
    with bench.at((0, -.02, seat - .02), turn=(-6, 0, 0)):
        cushion(bench, (width - .1, .54, .12), (0, -.02, 0), radius=.055, bulge=(.004, .008, .018), wrinkle=.004, crease=.003, piping=.004, detail=26, name='seat')
    tall = height - seat + .06
    with bench.at((0, back - .02, seat - .02), turn=(-19, 0, 0)):
        cushion(bench, (width - .1, .11, tall), (0, 0, tall / 2), radius=.05, bulge=(.004, .02, .01), wrinkle=.004, crease=.003, piping=.004, detail=28, name='back')
        cushion(bench, (width - .16, .09, .17), (0, -.06, tall - .13), p['pad'], radius=.042, bulge=(.003, .012, .008), wrinkle=.003, crease=.003, detail=18, name='head-rest')


def spindle(bench, p, width, depth, height, seat):
    """All wood: turned legs, a back of rods, a pad on the seat."""
    runners(bench, width, depth, 'main')
    front, back = -depth * .27, depth * .2
    for side in (-1, 1):
        x = side * (width / 2 - .03)
        leg(bench, (x, front, lift(front) + .02), (x - side * .05, front + .05, seat - .02), (.014, .02))
        leg(bench, (x, back + .06, lift(back + .06) + .02), (x - side * .05, back - .04, seat - .02), (.014, .02))
        tube(bench, [(x, front + .02, seat + .24), (x + side * .02, -.02, seat + .23), (x, back, seat + .26)], .014, smooth=True, fineness=4, name='arm')
        for y in (front + .04, front + .2):
            leg(bench, (x - side * .04, y, seat - .02), (x + side * .006, y - .01, seat + .24), (.009, .009), around=18, name='rod')
    board(bench, (width - .08, .52, .034), (0, -.03, seat - .017), bevel=.014, segments=4, grain='x', turn=(-4, 0, 0), name='seat')
    count, lean = 9, .2
    for i in range(count):
        u = i / (count - 1) * 2 - 1
        foot = u * (width / 2 - .1), back - .05 + .03 * (1 - u * u), seat
        top = u * (width / 2 - .05), back + lean - .02 + .05 * (1 - u * u), height - .05 - .02 * u * u
        leg(bench, foot, top, (.011, .0085), around=18, name='rod')
    rail = [((i / 12 * 2 - 1) * (width / 2 - .035), back + lean - .02 + .05 * (1 - (i / 12 * 2 - 1) ** 2), height - .045 - .02 * (i / 12 * 2 - 1) ** 2) for i in range(13)]
    for dz in (-.022, 0, .022):
        tube(bench, [(x, y, z + dz) for x, y, z in rail], .015, fineness=4, name='top-rail')
    cushion(bench, (width - .14, .44, .06), (0, -.03, seat + .026), p['pad'], radius=.028, bulge=(.003, .004, .01), wrinkle=.003, crease=.002, piping=.003, turn=(-4, 0, 0), name='pad')


FORMS = {'runners': rocker, 'spindle': spindle}
