"""Dining chairs: a curved wooden back, an upholstered bucket, a slat back, a metal frame."""
from parts.board import board
from parts.cushion import cushion
from parts.lathe import leg
from parts.mesh import add_mesh, mesh_of
from parts.tub import tub
from parts.tube import bent_tube
from stage.view import View

DEFAULTS = {
    'width': 48, 'depth': 54, 'height': 82, 'seatHeight': 46,
    'form': 'curved',  # curved (wood, padded seat), soft (upholstered seat and back), bucket (a shell with arms), or slats (all wood)
    'wood': 'oak', 'legs': 'wood',
}

VIEWS = {
    'front': View(azimuth=-34, elevation=12, lens=80, fill_width=.6, fill_height=.72),
    'side': View(azimuth=-82, elevation=8, lens=80, fill_width=.6, fill_height=.72),
}


def build(bench, p):
    FORMS[p['form']](bench, p, *p.metres('width', 'depth', 'height', 'seatHeight'))


def curved(bench, p, width, depth, height, seat):
    wood = p['wood']
    cushion(bench, (width - .02, depth - .08, .055), (0, -.02, seat - .01), radius=.026, bulge=(.002, .004, .014), wrinkle=.0015, crease=.001, name='seat')
    posts(bench, width, depth, height, seat, wood)
    rails(bench, width, depth, seat, wood)
    back_rest(bench, width, depth, height - .06, wood)


def slats(bench, p, width, depth, height, seat):
    """All of one wood: the finish."""
    board(bench, (width - .02, depth - .07, .028), (0, -.02, seat - .014), bevel=.01, segments=4, grain='y', name='seat')
    posts(bench, width, depth, height, seat, 'main')
    rails(bench, width, depth, seat, 'main')
    back_rest(bench, width, depth, height - .05, 'main')
    for i in range(5):
        x = (i - 2) * (width - .16) / 4
        leg(bench, (x, depth / 2 - .055, seat - .02), (x * 1.06, depth / 2 + .02, height - .08), (.009, .008), 'main', 14, 'slat')


def soft(bench, p, width, depth, height, seat):
    cushion(bench, (width, depth - .06, .085), (0, -.03, seat - .04), radius=.038, bulge=(.003, .006, .016), wrinkle=.002, crease=.002, piping=.003, detail=24, name='seat')
    cushion(bench, (width - .03, .07, height - seat + .02), (0, depth / 2 - .075, (height + seat) / 2), radius=.033, bulge=(.003, .014, .006), wrinkle=.002, crease=.002, turn=(-9, 0, 0), detail=24, name='back')
    four_legs(bench, p, width, depth, seat - .07)


def bucket(bench, p, width, depth, height, seat):
    cushion(bench, (width - .1, depth - .1, .09), (0, -.03, seat - .03), radius=.042, bulge=(.003, .008, .016), wrinkle=.002, crease=.002, piping=.003, detail=24, name='seat')
    cushion(bench, (width - .08, depth - .08, .06), (0, -.01, seat - .09), radius=.028, bulge=(.002, .002, 0), wrinkle=0, detail=16, name='base')
    tub(bench, width, depth, seat - .13, seat + .17, height, thickness=.036, lean=.12, opening=30, rise=1.2)
    four_legs(bench, p, width - .06, depth - .06, seat - .1)


def four_legs(bench, p, width, depth, top):
    for side in (-1, 1):
        if p['legs'] == 'sled':
            x = side * (width / 2 - .05)
            bent_tube(bench, [(x * .8, -depth / 2 + .08, top), (x * 1.1, -depth / 2 + .03, .008), (x * 1.1, depth / 2 - .02, .008), (x * .8, depth / 2 - .1, top)], .008, 'black-metal', bend=.03, name='frame')
            continue
        for end in (-1, 1):
            material = 'black-metal' if p['legs'] == 'metal' else p['wood']
            width_low = (.008, .009) if p['legs'] == 'metal' else (.01, .017)
            leg(bench, (side * (width / 2 - .015), end * (depth / 2 - .02), 0), (side * (width / 2 - .07), end * (depth / 2 - .09), top + .02), width_low, material)


def posts(bench, width, depth, height, seat, wood):
    for side in (-1, 1):
        leg(bench, (side * (width / 2 - .02), -depth / 2 + .01, 0), (side * (width / 2 - .05), -depth / 2 + .06, seat - .02), (.011, .018), wood)
        leg(bench, (side * (width / 2 - .025), depth / 2 - .005, 0), (side * (width / 2 - .05), depth / 2 - .09, seat - .02), (.011, .018), wood)
        leg(bench, (side * (width / 2 - .047), depth / 2 - .085, seat - .05), (side * (width / 2 - .035), depth / 2 - .01, height - .02), (.016, .012), wood)


def rails(bench, width, depth, seat, wood):
    for y in (depth / 2 - .09, -depth / 2 + .06):
        board(bench, (width - .1, .02, .042), (0, y, seat - .052), wood, grain='x', name='rail')
    for side in (-1, 1):
        board(bench, (.02, depth - .15, .042), (side * (width / 2 - .05), -.015, seat - .052), wood, grain='y', name='rail')


def back_rest(bench, width, depth, z, wood):
    """A board bent round the sitter's back."""
    outline = ((-.011, -.085), (-.014, 0), (-.011, .085), (0, .093), (.011, .085), (.013, 0), (.011, -.085), (0, -.093))
    points, count = [], bench.steps(26, 10)
    for i in range(count + 1):
        t = i / count * 2 - 1
        for dy, dz in outline:
            points.append((t * (width / 2 + .002), depth / 2 - .002 - .055 * t * t + dy + dz * .16, z + dz * (1 - .14 * t * t)))
    faces = [(i * 8 + j, i * 8 + (j + 1) % 8, (i + 1) * 8 + (j + 1) % 8, (i + 1) * 8 + j) for i in range(count) for j in range(8)]
    faces += [tuple(range(8)), tuple(range(count * 8, count * 8 + 8))]
    add_mesh(bench, 'back', mesh_of('back', points, faces), wood, grain='x', shading=50)


FORMS = {'curved': curved, 'soft': soft, 'bucket': bucket, 'slats': slats}
