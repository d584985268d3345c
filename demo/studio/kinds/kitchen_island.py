"""Kitchen islands: drawers in front, a bar behind, shelves at the end."""
from parts.board import board
from parts.kitchen_goods import hob, sink, tap
from parts.kitchen_run import look_of, words
from parts.kitchen_unit import BASE_DEPTH, DESK, PLINTH, base_unit
from parts.props import bowl, pile, vase
from stage.view import View

DEFAULTS = {
    'width': 180, 'depth': 90, 'height': 90,
    'base': '360 360 d60',  # from the left, with widths; see parts/kitchen_unit.py
    'end': 'panel',  # the left end: panel, or shelves
    'on': '',  # sink, hob, or nothing
    'waterfall': False,  # the worktop comes down the ends
    'door': 'plain', 'handle': 'edge', 'metal': 'black-metal', 'front': 'main', 'case': 'main', 'worktop': 'oak', 'basin': 'rubber',
}

VIEWS = {
    'front': View(azimuth=-32, elevation=11, fill_width=.8),
    'side': View(azimuth=-148, elevation=9, fill_width=.76),
    'detail': None,
}

SHELVES = .3


def build(bench, p):
    width, depth, height = p.metres('width', 'depth', 'height')
    run = sum(wide for _, wide in words(p['base']))
    left = -run / 2 + (SHELVES / 2 if p['end'] == 'shelves' else 0)
    look = look_of({**p.values, "upper": ""})
    with bench.at((left, -depth / 2 + BASE_DEPTH + .04, 0)):
        x = 0
        for what, wide in words(p['base']):
            base_unit(bench, what, x, wide, look, p['case'])
            x += wide
        if p['end'] == 'shelves':
            shelves(bench, p)
        board(bench, (run, .018, DESK), (run / 2, .009, DESK / 2), p['front'], bevel=.0015, grain='z', name='back')
        for edge in (-.009, run + .009):
            board(bench, (.018, BASE_DEPTH + .02, DESK), (edge, -BASE_DEPTH / 2, DESK / 2), p['front'], bevel=.0015, grain='z', name='cheek')
    board(bench, (width, depth, .04), (0, 0, DESK + .02), p['worktop'], bevel=.003, grain='x', name='worktop')
    if p['waterfall']:
        for side in (-1, 1):
            board(bench, (.04, depth, DESK), (side * (width / 2 - .02), 0, DESK / 2), p['worktop'], bevel=.003, grain='z', name='fall')
    dress(bench, p, width, DESK + .04)


def shelves(bench, p):
    """Open shelves that look to the left end."""
    for y in (-.009, -BASE_DEPTH + .009):
        board(bench, (SHELVES, .018, DESK - PLINTH), (-SHELVES / 2 - .018, y, (DESK + PLINTH) / 2), p['front'], grain='z', name='wall')
    for i in range(4):
        z = PLINTH + .009 + (DESK - PLINTH - .018) * i / 3
        board(bench, (SHELVES, BASE_DEPTH - .036, .018), (-SHELVES / 2 - .018, -BASE_DEPTH / 2, z), p['front'], grain='y', name='shelf')
    board(bench, (SHELVES - .04, BASE_DEPTH - .08, PLINTH), (-SHELVES / 2, -BASE_DEPTH / 2, PLINTH / 2), p['front'], name='plinth')
    step = (DESK - PLINTH - .018) / 3
    pile(bench, (-SHELVES / 2, -BASE_DEPTH * .6, PLINTH + .018 + step), 4)
    bowl(bench, (-SHELVES / 2, -BASE_DEPTH * .4, PLINTH + .018 + step * 2), .8, 'ceramic-terracotta')


def dress(bench, p, width, top):
    if p['on'] == 'sink':
        sink(bench, (0, -.1, top), .5, .4, p['basin'])
        tap(bench, (0, .16, top), p['metal'])
    elif p['on'] == 'hob':
        hob(bench, (0, -.1, top))
    vase(bench, (-width * .34, .12, top), .9, 'ceramic', 0)
    bowl(bench, (width * .32, 0, top), .95, 'ceramic-terracotta')
