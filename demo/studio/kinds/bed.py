"""Beds: upholstered or wooden, with many headboards or none."""
from math import cos, pi, sin

from parts.bedding import made_bed, mattress
from parts.board import board, prism
from parts.cushion import cushion
from parts.lathe import leg
from stage.view import View

DEFAULTS = {
    'width': 172, 'length': 214, 'height': 102, 'mattressWidth': 160, 'mattressLength': 200,
    'body': 'soft',  # soft or wood
    'headboard': 'panels',  # panels, channels, plain, cushions, arch, slats, board, posts, or none
    'baseHeight': 34, 'legHeight': 10, 'legMaterial': 'oak', 'linen': 'sheet', 'throw': 'accent', 'pillows': 2, 'footboard': False,
}

VIEWS = {
    'front': View(azimuth=-32, elevation=15, fill_width=.82, fill_height=.68),
    'side': View(azimuth=-70, elevation=12, lens=80, fill_width=.74),
    'detail': None,
}

MATTRESS = .2


def build(bench, p):
    width, length, height, base, lift = p.metres('width', 'length', 'height', 'baseHeight', 'legHeight')
    bed_width, bed_length = p.metres('mattressWidth', 'mattressLength')
    head = length / 2 - .06
    {'soft': soft_base, 'wood': wooden_base}[p['body']](bench, p, width, length, base, lift)
    middle = length / 2 - .12 - bed_length / 2 if p['headboard'] != 'none' else 0
    mattress(bench, bed_width - .01, bed_length, MATTRESS, (0, middle, base - .06), p['linen'], piping=0)
    with bench.at((0, middle, 0)):
        frame = width + .01, 2 * (length / 2 + middle) + .01
        foot_hang = -.12 if p['footboard'] else .16
        made_bed(bench, bed_width - .01, bed_length, base - .06 + MATTRESS, frame, p['linen'], p['throw'], .19, foot_hang, p['pillows'], p['headboard'] != 'none')
    if p['headboard'] != 'none':
        HEADBOARDS[p['headboard']](bench, p, width, height, lift, head)


def soft_base(bench, p, width, length, base, lift):
    """Four upholstered sides round the mattress."""
    tall = base - lift
    for side in (-1, 1):
        cushion(bench, (.06, length - .1, tall), (side * (width / 2 - .03), -.03, lift + tall / 2), radius=.025, bulge=(.003, 0, .002), wrinkle=.0015, detail=24, name='rail')
    cushion(bench, (width, .06, tall), (0, -length / 2 + .03, lift + tall / 2), radius=.025, bulge=(0, .003, .002), wrinkle=.0015, detail=24, name='foot')
    board(bench, (width - .1, length - .14, .03), (0, 0, base - .08), 'shadow', bevel=0, name='slats')
    corners(bench, width - .04, length - .06, lift, p['legMaterial'])


def wooden_base(bench, p, width, length, base, lift):
    """Rails of boards between corner legs."""
    tall = .12
    for side in (-1, 1):
        board(bench, (.028, length - .1, tall), (side * (width / 2 - .02), 0, base - tall / 2), bevel=.005, grain='y', name='rail')
        for end in (-1, 1):
            board(bench, (.065, .065, base), (side * (width / 2 - .05), end * (length / 2 - .06), base / 2), bevel=.008, segments=3, taper=.62, grain='z', name='leg')
    board(bench, (width - .09, .028, tall), (0, -length / 2 + .05, base - tall / 2), bevel=.005, grain='x', name='foot')
    board(bench, (width - .09, .028, tall), (0, length / 2 - .05, base - tall / 2), bevel=.005, grain='x', name='head')
    for i in range(14):
        board(bench, (width - .12, .08, .018), (0, -length / 2 + .12 + i * (length - .24) / 13, base - .08), 'ash', bevel=.003, name='slat')
    if p['footboard']:
        board(bench, (width - .09, .022, .22), (0, -length / 2 + .05, base + .1), bevel=.006, grain='x', name='footboard')


def corners(bench, width, length, lift, material):
    for side in (-1, 1):
        for end in (-1, 1):
            leg(bench, (side * (width / 2 - .05), end * (length / 2 - .06), 0), (side * (width / 2 - .07), end * (length / 2 - .08), lift + .01), (.017, .024), material)


def panels(bench, p, width, height, lift, y, count=3, thick=.1):
    board(bench, (width, .06, height - lift), (0, y + .03, (height + lift) / 2), bevel=.02, segments=4, name='headboard')
    each = width / count
    low = lift + .12
    for i in range(count):
        x = -width / 2 + each * (i + .5)
        cushion(bench, (each - .004, thick, height - low), (x, y - .03, (height + low) / 2), radius=.042, bulge=(0, .018, .004), wrinkle=.003, crease=.002, detail=24, name='headboard-panel')


def channels(bench, p, width, height, lift, y):
    panels(bench, p, width, height, lift, y, max(9, round(width / .15)), .085)


def plain(bench, p, width, height, lift, y):
    cushion(bench, (width, .1, height - lift), (0, y, (height + lift) / 2), radius=.045, bulge=(0, .012, .006), wrinkle=.002, crease=.0015, piping=0, detail=34, name='headboard')


def cushions(bench, p, width, height, lift, y):
    """A low board with two big loose cushions leaning on it."""
    board(bench, (width, .07, height - lift - .1), (0, y + .03, (height + lift - .1) / 2), bevel=.025, segments=4, name='headboard')
    for side in (-1, 1):
        cushion(bench, (width / 2 - .02, .16, .52), (side * width / 4, y - .05, height - .26), radius=.07, bulge=(.006, .035, .012), wrinkle=.007, crease=.005, piping=.005, turn=(-8, 0, side), detail=28, name='headboard-cushion')


def arch(bench, p, width, height, lift, y):
    """A round-topped upholstered board."""
    tall = height - lift
    prism(bench, arched(width, tall), .1, (0, y, lift), bevel=.035, axis='y', name='headboard', shading=60)


def arched(width, tall, steps=40):
    rise = min(width * .3, tall * .5)
    top = [(width / 2 * cos(pi * i / steps), tall - rise + rise * sin(pi * i / steps) ** .8) for i in range(steps + 1)]
    return [(-width / 2, 0), (width / 2, 0), *top]


def slats(bench, p, width, height, lift, y):
    """Two posts, two rails and upright slats, leaning back a little."""
    base = p.metres('baseHeight')
    with bench.at((0, y + .01, base - .04), (-7, 0, 0)):
        tall = height - base + .04
        for side in (-1, 1):
            board(bench, (.055, .04, tall), (side * (width / 2 - .05), 0, tall / 2), bevel=.008, segments=3, grain='z', name='post')
        for z in (tall - .04, .1):
            board(bench, (width - .12, .026, .075), (0, 0, z), bevel=.006, grain='x', name='rail')
        count = round((width - .2) / .095)
        for i in range(count):
            x = -(width - .24) / 2 + i * (width - .24) / (count - 1)
            board(bench, (.04, .016, tall - .2), (x, 0, (tall - .04 + .1) / 2), bevel=.004, grain='z', name='slat')


def board_head(bench, p, width, height, lift, y):
    """One solid board."""
    base = p.metres('baseHeight')
    tall = height - base + .1
    with bench.at((0, y + .02, base - .1), (-5, 0, 0)):
        board(bench, (width - .02, .03, tall), (0, 0, tall / 2), bevel=.008, segments=3, grain='x', name='headboard')


def posts(bench, p, width, height, lift, y):
    """Broad boards one above another between two posts."""
    base = p.metres('baseHeight')
    tall = height - base + .04
    with bench.at((0, y + .01, base - .04), (-6, 0, 0)):
        for side in (-1, 1):
            board(bench, (.06, .045, tall), (side * (width / 2 - .05), 0, tall / 2), bevel=.012, segments=3, grain='z', name='post')
        count = 3
        for i in range(count):
            z = .1 + (tall - .2) * (i + .5) / count
            board(bench, (width - .13, .022, (tall - .2) / count - .03), (0, 0, z), bevel=.005, grain='x', name='board')


HEADBOARDS = {'panels': panels, 'channels': channels, 'plain': plain, 'cushions': cushions, 'arch': arch, 'slats': slats, 'board': board_head, 'posts': posts}
