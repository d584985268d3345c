"""Coffee tables: round on three legs, nested, rectangular with a shelf, a stone drum."""
import math

from parts.board import board, chamfered_top, prism, rounded_outline
from parts.lathe import lathe, leg
from parts.tube import bent_tube
from stage.view import View

DEFAULTS = {
    'width': 88, 'depth': 88, 'height': 37,
    'form': 'round',  # round, oval, shelf, frame (metal), or drum
    'metal': 'black-metal',
}

VIEWS = {
    'front': View(azimuth=-30, elevation=15, lens=80, fill_width=.72, fill_height=.6),
    'side': View(azimuth=28, elevation=9, lens=80, fill_width=.72, fill_height=.6),
}


def build(bench, p):
    FORMS[p['form']](bench, p, *p.metres('width', 'depth', 'height'))


def round_table(bench, p, width, depth, height):
    radius = width / 2
    edge = [(0, height - .03), (radius - .03, height - .03), (radius - .006, height - .014), (radius, height - .006), (radius - .004, height), (0, height)]
    lathe(bench, edge, around=110, grain='x', name='top')
    for i in range(3):
        angle = math.radians(90 + i * 120)
        x, y = math.cos(angle), math.sin(angle)
        leg(bench, ((radius - .06) * x, (radius - .06) * y, 0), ((radius - .16) * x, (radius - .16) * y, height - .028), (.014, .024))


def oval(bench, p, width, depth, height):
    outline = [(math.copysign(abs(math.cos(a)) ** .75, math.cos(a)) * width / 2, math.copysign(abs(math.sin(a)) ** .75, math.sin(a)) * depth / 2) for a in (2 * math.pi * i / 90 for i in range(90))]
    prism(bench, outline, .028, (0, 0, height - .014), bevel=.008, grain='x', name='top')
    for side in (-1, 1):
        for end in (-1, 1):
            leg(bench, (side * (width / 2 - .12), end * (depth / 2 - .1), 0), (side * (width / 2 - .22), end * (depth / 2 - .15), height - .026), (.013, .023))


def shelf(bench, p, width, depth, height):
    chamfered_top(bench, (width, depth, .028), (0, 0, height - .014))
    board(bench, (width - .12, depth - .1, .018), (0, 0, height * .36), grain='x', name='shelf')
    for side in (-1, 1):
        for end in (-1, 1):
            board(bench, (.045, .045, height - .028), (side * (width / 2 - .06), end * (depth / 2 - .05), (height - .028) / 2), bevel=.006, taper=.7, grain='z', name='leg')
        board(bench, (.022, depth - .14, .05), (side * (width / 2 - .06), 0, height - .06), grain='y', name='apron')
    for end in (-1, 1):
        board(bench, (width - .16, .022, .05), (0, end * (depth / 2 - .05), height - .06), grain='x', name='apron')


def frame(bench, p, width, depth, height):
    prism(bench, rounded_outline(width, depth, .04), .022, (0, 0, height - .011), bevel=.004, grain='x', name='top')
    for side in (-1, 1):
        x = side * (width / 2 - .1)
        loop = [(x, 0, .008), (x, -depth / 2 + .06, .008), (x, -depth / 2 + .06, height - .028), (x, depth / 2 - .06, height - .028), (x, depth / 2 - .06, .008), (x, 0, .008)]
        bent_tube(bench, loop, .008, p['metal'], bend=.03, name='frame')


def drum(bench, p, width, depth, height):
    radius = width / 2
    lathe(bench, [(0, 0), (radius - .03, 0), (radius - .012, .012), (radius - .012, height - .03), (radius, height - .024), (radius, height - .004), (radius - .004, height), (0, height)], around=110, grain='x', sharp=50, name='drum')


FORMS = {'round': round_table, 'oval': oval, 'shelf': shelf, 'frame': frame, 'drum': drum}
