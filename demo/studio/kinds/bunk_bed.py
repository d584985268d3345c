"""Bunk beds and loft beds."""
from parts.bedding import made_bed, mattress
from parts.board import board
from parts.grip import grip
from parts.lathe import leg
from parts.props import books, pile
from parts.tube import bent_tube
from stage.view import View

DEFAULTS = {
    'width': 98, 'length': 208, 'height': 165, 'mattressWidth': 90, 'mattressLength': 200,
    'form': 'bunk',  # bunk, loft (a desk below), or stairs (drawers in the steps)
    'upper': 128, 'lower': 34,  # heights of the bases
    'linen': 'sheet', 'throw': 'accent', 'metal': 'black-metal', 'ladder': 'wood',  # wood or metal
}

VIEWS = {
    'front': View(azimuth=-58, elevation=6, fill_width=.78, fill_height=.8),
    'side': View(azimuth=-34, elevation=5, fill_width=.74, fill_height=.8),
    'detail': None,
}


def build(bench, p):
    """The long open side looks towards −X, where the camera stands."""
    width, length, height, upper, lower = p.metres('width', 'length', 'height', 'upper', 'lower')
    posts(bench, width, length, height)
    bunk(bench, p, width, length, upper)
    guard(bench, width, length, upper, height, p['form'])
    if p['form'] == 'loft':
        desk(bench, p, width, length)
    else:
        bunk(bench, p, width, length, lower)
        drawers(bench, p, width, length, lower)
    if p['form'] == 'stairs':
        stairs(bench, p, width, length, upper)
    else:
        ladder(bench, p, width, length, upper)


def posts(bench, width, length, height):
    for side in (-1, 1):
        for end in (-1, 1):
            board(bench, (.06, .06, height), (side * (width / 2 - .03), end * (length / 2 - .03), height / 2), bevel=.006, segments=3, grain='z', name='post')


def bunk(bench, p, width, length, base):
    """One place to sleep, between the posts."""
    for side in (-1, 1):
        board(bench, (.026, length - .12, .14), (side * (width / 2 - .03), 0, base - .03), bevel=.004, grain='y', name='rail')
        board(bench, (width - .12, .026, .14), (0, side * (length / 2 - .03), base - .03), bevel=.004, grain='x', name='rail')
    board(bench, (width - .08, length - .1, .02), (0, 0, base - .08), 'ash', bevel=0, name='deck')
    bed_width, bed_length = p.metres('mattressWidth', 'mattressLength')
    wide, long = bed_width - .035, bed_length - .06
    mattress(bench, wide, long, .13, (0, 0, base - .06), p['linen'], piping=0)
    made_bed(bench, wide, long, base + .07, (wide, long), p['linen'], p['throw'], .04, -.04, 1, leaning=False)


def guard(bench, width, length, base, height, form):
    """Boards round the upper place, open where one climbs up; boards at the ends of the lower."""
    gap = .46
    for z in (base + .19, height - .045):
        board(bench, (.022, length - .12, .08), (width / 2 - .03, 0, z), bevel=.006, segments=3, grain='y', name='guard')
        long = length - .12 - gap
        board(bench, (.022, long, .08), (-width / 2 + .03, gap / 2, z), bevel=.006, segments=3, grain='y', name='guard')
        for end in (-1, 1):
            if form != 'stairs' or end == 1:
                board(bench, (width - .12, .022, .08), (0, end * (length / 2 - .03), z), bevel=.006, segments=3, grain='x', name='guard')
    board(bench, (.03, .05, height - base), (-width / 2 + .03, -length / 2 + .06 + gap, (height + base) / 2), bevel=.004, grain='z', name='guard-post')
    for end in (-1, 1):
        for z in (.55, .72):
            if form != 'loft':
                board(bench, (width - .12, .022, .08), (0, end * (length / 2 - .03), z), bevel=.006, segments=3, grain='x', name='guard')


def ladder(bench, p, width, length, upper):
    x, y, reach = -width / 2 - .02, -length / 2 + .29, .2
    for end in (-1, 1):
        at = y + end * reach
        if p['ladder'] == 'metal':
            bent_tube(bench, [(x - .16, at, 0), (x - .012, at, upper + .2)], .014, p['metal'], name='ladder')
        else:
            board(bench, (.03, .06, upper + .3), (x - .09, at, (upper + .3) / 2 - .004), bevel=.005, grain='z', turn=(0, 6.5, 0), name='ladder')
    for i in range(1, 5):
        z = upper * i / 4.6
        spot = x - .165 + .155 * z / (upper + .2)
        board(bench, (.06, 2 * reach, .022), (spot, y, z), bevel=.004, grain='y', name='rung')


def drawers(bench, p, width, length, base):
    """Two boxes on wheels under the lower place."""
    tall = base - .13
    with bench.at((-width / 2 + .03, 0, 0), turn=(0, 0, -90)):
        for side in (-1, 1):
            at = side * (length / 4 - .035), 0, tall / 2 + .02
            board(bench, (length / 2 - .08, .02, tall), at, bevel=.003, grain='x', name='drawer')
            grip(bench, 'knob', (at[0], -.01, at[2]), (length / 2, tall), p['metal'], False)
    board(bench, (width - .14, length - .16, tall - .02), (.022, 0, tall / 2 + .02), bevel=.002, grain='y', name='boxes')


def stairs(bench, p, width, length, upper):
    """Steps at the foot, each a drawer."""
    wide, count = .42, 4
    rise = (upper + .02) / count
    for i in range(count):
        deep, tall = width / count, rise * (i + 1)
        x = -width / 2 + deep * (i + .5)
        y = -length / 2 - wide / 2
        board(bench, (deep, wide, tall - .022), (x, y, (tall - .022) / 2), bevel=.002, grain='z', name='step-case')
        board(bench, (deep + .012, wide + .008, .022), (x - .006, y, tall - .011), bevel=.003, grain='y', name='tread')
        if i == 0 or tall > .5:
            board(bench, (deep - .03, .02, rise - .06), (x, y - wide / 2 - .006, tall - .05 - (rise - .06) / 2), bevel=.002, grain='x', name='drawer')
            with bench.at((x, y - wide / 2 - .016, tall - rise / 2 - .02)):
                grip(bench, 'knob', (0, 0, 0), (deep, .1), p['metal'], False)


def desk(bench, p, width, length):
    """A desk and shelves under the loft."""
    board(bench, (.6, length - .14, .026), (width / 2 - .33, 0, .74), bevel=.003, grain='y', name='desk')
    for y in (length / 2 - .09, length / 2 - .55):
        board(bench, (.3, .022, 1.1), (width / 2 - .18, y, .55), bevel=.002, grain='z', name='side')
    for z in (.08, .4, 1.08):
        board(bench, (.3, .44, .02), (width / 2 - .18, length / 2 - .32, z), bevel=.002, grain='y', name='shelf')
    leg(bench, (width / 2 - .58, -length / 2 + .12, 0), (width / 2 - .58, -length / 2 + .14, .73), (.014, .02))
    pile(bench, (width / 2 - .3, -.2, .753), 3)
    with bench.at((width / 2 - .18, length / 2 - .32, .41), turn=(0, 0, -90)):
        books(bench, (-.18, 0, 0), .3, .23)
