"""Office chairs: a star of five with castors, a gas lift, a soft or a meshed back."""
from parts.board import board
from parts.cloth import border_of, grid_faces
from parts.cushion import cushion
from parts.lathe import lathe
from parts.mesh import add_mesh, mesh_of
from parts.tub import tub
from parts.tube import bent_tube, tube
from stage.view import View

DEFAULTS = {
    'width': 64, 'depth': 62, 'height': 112, 'seatHeight': 48,
    'form': 'mesh',  # mesh (a framed back, a head rest), soft (a padded high back), or bucket (a shell, home office)
    'arms': True, 'headrest': False, 'metal': 'black-metal',
}

VIEWS = {
    'front': View(azimuth=-34, elevation=9, lens=80, fill_width=.6, fill_height=.78),
    'side': View(azimuth=-84, elevation=6, lens=80, fill_width=.6, fill_height=.78),
}


def build(bench, p):
    width, depth, height, seat = p.metres('width', 'depth', 'height', 'seatHeight')
    star(bench, p['metal'], min(width, depth) / 2 - .01, seat)
    BACKS[p['form']](bench, p, width, depth, height, seat)
    if p['arms']:
        for side in (-1, 1):
            arm(bench, p['metal'], side * (width / 2 - .045), seat)


def star(bench, metal, reach, seat):
    """Five arms, twin castors, the gas lift."""
    for i in range(5):
        turn = 72 * i + 54
        with bench.at((0, 0, 0), turn=(0, 0, turn)):
            board(bench, (reach - .03, .042, .026), (reach / 2, 0, .092), metal, bevel=.008, segments=3, turn=(0, 4, 0), name='arm')
            lathe(bench, [(.011, .05), (.011, .085)], metal, at=(reach - .03, 0, 0), around=16, name='stem')
            for side in (-1, 1):
                lathe(bench, [(.012, 0), (.026, .001), (.028, .006), (.028, .016), (.024, .02), (.012, .02)], 'rubber', at=(reach - .03, .006 if side > 0 else -.026, .028), turn=(-90, 0, 0), around=28, name='castor')
    lathe(bench, [(.034, .075), (.038, .085), (.034, .14), (.026, .145), (.026, seat * .62), (.016, seat * .62 + .004), (.016, seat - .1)], metal, around=36, name='lift')
    board(bench, (.2, .26, .035), (0, 0, seat - .1), metal, bevel=.01, segments=3, name='plate')
    tube(bench, [(.08, .03, seat - .1), (.2, .03, seat - .105), (.27, .03, seat - .1)], .006, metal, name='lever')


def arm(bench, metal, x, seat):
    bent_tube(bench, [(x * .5, .03, seat - .09), (x, .03, seat - .08), (x, .04, seat + .19)], .013, metal, bend=.05, name='arm-post')
    cushion(bench, (.075, .25, .03), (x, 0, seat + .205), 'rubber', radius=.013, bulge=(.001, .001, .002), wrinkle=0, detail=12, name='arm-rest')


def seat_pad(bench, width, depth, seat):
    cushion(bench, (width - .14, depth - .12, .085), (0, -.03, seat - .04), radius=.04, bulge=(.003, .006, .014), wrinkle=.002, crease=.002, piping=.003, detail=26, name='seat')


def mesh(bench, p, width, depth, height, seat):
    """A bent frame filled with net."""
    seat_pad(bench, width, depth, seat)
    top = height - (.17 if p['headrest'] else 0)
    half, low, back = (width - .17) / 2, seat + .06, depth / 2 - .1
    rows, columns = 18, 14
    points = []
    for row in range(rows + 1):
        for column in range(columns + 1):
            u, v = column / columns * 2 - 1, row / rows
            points.append((u * half * (1 - .12 * v ** 3), back + .02 + .1 * v ** 1.6 + .07 * (1 - u * u) * (1 - .5 * v), low + (top - low) * v))
    faces = grid_faces(rows + 1, columns + 1)
    add_mesh(bench, 'net', mesh_of('net', points, faces), 'main', shading='soft')
    edge = [points[i] for i in border_of(rows + 1, columns + 1)]
    tube(bench, edge, .0125, p['metal'], closed=True, fineness=4, name='frame')
    spine(bench, p['metal'], back + .15, seat, low + .34)
    cushion(bench, (half * 1.2, .03, .1), (0, back + .125, low + .16), 'rubber', radius=.014, bulge=(.001, .004, .004), wrinkle=0, turn=(-4, 0, 0), detail=14, name='lumbar')
    if p['headrest']:
        cushion(bench, (.3, .06, .14), (0, back + .1, height - .08), radius=.028, bulge=(.002, .008, .004), wrinkle=.001, turn=(-6, 0, 0), name='head-rest')
        tube(bench, [(0, back + .19, low + .3), (0, back + .2, top - .05), (0, back + .13, height - .08)], .014, p['metal'], name='neck')


def spine(bench, metal, y, seat, top):
    bent_tube(bench, [(0, 0, seat - .1), (0, y - .02, seat - .1), (0, y + .02, top)], .019, metal, bend=.08, fineness=4, name='spine')


def soft(bench, p, width, depth, height, seat):
    """A padded back in three fields."""
    seat_pad(bench, width, depth, seat)
    y, base, wide = depth / 2 - .09, seat + .03, width - .15
    tall = height - base
    spine(bench, p['metal'], y + .06, seat, seat + .3)
    with bench.at((0, y, base), turn=(-9, 0, 0)):
        cushion(bench, (wide, .05, tall), (0, .035, tall / 2), radius=.024, bulge=(.002, .004, .004), wrinkle=.001, detail=20, name='shell')
        for i, share in enumerate((.36, .34, .3)):
            z = tall * (.18, .53, .85)[i]
            cushion(bench, (wide - .02, .07, tall * share - .006), (0, -.006, z), radius=.03, bulge=(.002, .012, .006), wrinkle=.002, crease=.002, detail=20, name='back')


def bucket(bench, p, width, depth, height, seat):
    cushion(bench, (width - .14, depth - .14, .08), (0, -.03, seat - .02), radius=.038, bulge=(.003, .006, .014), wrinkle=.002, crease=.002, piping=.003, name='seat')
    tub(bench, width - .02, depth - .04, seat - .1, seat + .17, height, thickness=.034, lean=.14, opening=26, rise=1.3)


BACKS = {'mesh': mesh, 'soft': soft, 'bucket': bucket}
