"""Bookcases: glazed or open above, doors or drawers below."""
from parts.board import board
from parts.front import GAP, THICK, front
from parts.grip import grip
from parts.props import books, bowl, pile, vase
from parts.tall_case import WALL, cornice, tall_case
from stage.view import View

DEFAULTS = {
    'width': 90, 'depth': 38, 'height': 205, 'plinth': 7, 'doors': 2,
    'above': 'glazed',  # glazed, or open
    'below': 'doors',  # doors or drawers
    'belowHeight': 62, 'shelves': 3,
    'door': 'framed', 'handle': 'knob', 'metal': 'brass', 'front': 'main', 'case': 'main', 'back': 'main', 'cornice': False,
}

VIEWS = {
    'front': View(azimuth=-30, elevation=2, fill_height=.84),
    'detail': View(azimuth=-26, elevation=4, focus=(.5, 0, .55), span=.85),
    'side': None,
}


def build(bench, p):
    width, depth, height, plinth, low = p.metres('width', 'depth', 'height', 'plinth', 'belowHeight')
    if p['cornice']:
        height -= .04
        cornice(bench, width, depth, height, p['case'])
    tall_case(bench, width, depth, height, plinth, inset=THICK, material=p['case'], dark=False, back=p['back'])
    inner, desk = width - 2 * WALL, plinth + WALL + low
    board(bench, (inner, depth - THICK, WALL), (0, THICK / 2, desk - WALL / 2), p['case'], bevel=.0015, grain='x', name='desk')
    board(bench, (inner, .002, low), (0, -depth / 2 + .03, plinth + low / 2), 'shadow', bevel=0, name='dark')
    fronts(bench, p, inner, -depth / 2, plinth + GAP, desk - GAP)
    top = height - WALL
    shelves(bench, p, inner, depth, desk, top)
    if p['above'] == 'glazed':
        each = inner / p['doors']
        for i in range(p['doors']):
            at = -inner / 2 + each * (i + .5), -depth / 2 + THICK / 2, (desk + top) / 2
            size = each - GAP, top - desk - GAP
            front(bench, 'glazed', at, size, p['front'])
            grip(bench, p['handle'], (at[0], -depth / 2, at[2]), size, p['metal'], True, side_of(i, p['doors']), desk + .35)


def side_of(i, count):
    """Doors open from the middle of each pair."""
    return 1 if i % 2 == 0 and not (i == count - 1 and count > 1) else -1


def fronts(bench, p, inner, face, base, top):
    if p['below'] == 'drawers':
        for row in range(3):
            tall = (top - base) / 3
            at, size = (0, face + THICK / 2, base + tall * (row + .5)), (inner - GAP, tall - GAP)
            front(bench, p['door'] if p['door'] in ('framed', 'fluted') else 'plain', at, size, p['front'], 'x')
            grip(bench, p['handle'], (0, face, at[2]), size, p['metal'], False)
        return
    each = inner / p['doors']
    for i in range(p['doors']):
        at, size = (-inner / 2 + each * (i + .5), face + THICK / 2, (base + top) / 2), (each - GAP, top - base)
        front(bench, p['door'], at, size, p['front'])
        grip(bench, p['handle'], (at[0], face, at[2]), size, p['metal'], True, side_of(i, p['doors']), top - .12)


def shelves(bench, p, inner, depth, desk, top):
    """Shelves, a wall between columns, and what stands on them."""
    count, columns = p['shelves'] + 1, max(1, round(inner / .62))
    each, tall = inner / columns, (top - desk) / count
    for c in range(1, columns):
        board(bench, (.02, depth - .06, top - desk), (-inner / 2 + each * c, .015, (top + desk) / 2), p['case'], grain='z', name='wall')
    for c in range(columns):
        x = -inner / 2 + each * (c + .5)
        for i in range(count):
            z = desk + tall * i
            if i:
                board(bench, (each - .02, depth - .07, .02), (x, .015, z - .01), p['case'], grain='x', name='shelf')
            dress(bench, i * 3 + c * 5, x, z, each - .04, tall - .03)


def dress(bench, number, x, z, width, tall):
    what = number % 5
    books(bench, (x - width / 2 + .02, .02, z), width * (.55 if what != 3 else .3), min(.27, tall * .84))
    if what == 0:
        vase(bench, (x + width * .33, 0, z), min(.8, tall * .7 / .26), 'ceramic')
    elif what == 3:
        pile(bench, (x + width * .2, 0, z), 4)
    elif what == 1:
        bowl(bench, (x + width * .3, 0, z), .55, 'ceramic-terracotta')
