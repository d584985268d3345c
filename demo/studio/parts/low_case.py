"""Low cabinets: sideboards, chests of drawers, TV stands, bedside tables.

Parameters beside the measures: `columns` from the left (d: door, a digit: so many drawers, o: open with a shelf, n: open niche,
a: a drawer over an open niche, b: a drawer over a door) and their `shares` of the width («1,2,1», equal when empty); `door`
(parts/front.py); materials of `case`, `front` and `top` (one of its own lies over the sides); `handle` (parts/grip.py) and `metal`;
`legs` (parts/stand.py) and `legMaterial`; `stack` makes drawers taller towards the floor."""
from parts.board import board
from parts.front import GAP, THICK, front
from parts.grip import grip
from parts.stand import stand

WALL = .022


def low_case(bench, p):
    """Builds the cabinet of the parameters."""
    width, depth, height, lift = p.metres('width', 'depth', 'height', 'legHeight')
    case(bench, p, width, depth, height, lift)
    inner, bottom = width - 2 * WALL, lift + WALL
    opening = height - WALL - bottom
    shares = [float(n) for n in p['shares'].split(',')] if p['shares'] else [1] * len(p['columns'])
    left = -inner / 2
    for i, what in enumerate(p['columns']):
        each = inner * shares[i] / sum(shares)
        if i:
            board(bench, (.018, depth - .04, opening), (left, .02, bottom + opening / 2), p['case'], grain='z', name='wall')
        side = 1 if i % 2 == 0 else -1
        column(bench, p, what, left + each / 2, each, depth, bottom, opening, side)
        left += each
    stand(bench, p['legs'], width, depth, lift, p['legMaterial'])


def case(bench, p, width, depth, height, lift):
    """Sides, top, floor and back."""
    tall, own = height - lift, p['case']
    low = height - WALL if p['top'] else height
    for side in (-1, 1):
        board(bench, (WALL, depth, low - lift), (side * (width / 2 - WALL / 2), 0, (lift + low) / 2), own, grain='z', name='side')
    inner = width if p['top'] else width - 2 * WALL
    board(bench, (inner, depth, WALL), (0, 0, height - WALL / 2), p['top'] or own, bevel=.003, grain='x', name='top')
    board(bench, (width - 2 * WALL, depth - .01, WALL), (0, .005, lift + WALL / 2), own, grain='x', name='floor')
    board(bench, (width - 2 * WALL, .006, tall - .01), (0, depth / 2 - .01, lift + tall / 2), own, bevel=0, grain='x', name='back')


def column(bench, p, what, x, each, depth, bottom, opening, side):
    """One column between two walls."""
    if what in 'on':
        shelf(bench, p, x, each, depth, bottom + opening / 2, what == 'o')
    elif what in 'ab':
        drawer = min(.17, opening * .42)
        rows(bench, p, x, each, depth, bottom + opening - drawer, [drawer])
        shelf(bench, p, x, each, depth, bottom + opening - drawer - .008, True)
        if what == 'b':
            door(bench, p, x, each, depth, bottom, opening - drawer - .018, side)
    elif what == 'd':
        door(bench, p, x, each, depth, bottom, opening, side)
    else:
        count = int(what)
        weights = [1.35, 1.2, 1.1, 1, .8, .7][:count] if p['stack'] else [1] * count
        if p['stack'] and count > 2:
            weights[-1] = .72
        rows(bench, p, x, each, depth, bottom, [opening * w / sum(weights) for w in weights])


def shelf(bench, p, x, each, depth, z, there):
    if there:
        board(bench, (each - .018, depth - .05, .018), (x, .02, z), p['case'], grain='x', name='shelf')


def dark(bench, x, each, depth, bottom, tall):
    board(bench, (each, .002, tall), (x, -depth / 2 + .03, bottom + tall / 2), 'shadow', bevel=0, name='dark')


def door(bench, p, x, each, depth, bottom, tall, side):
    dark(bench, x, each, depth, bottom, tall)
    place, size = (x, -depth / 2 + THICK / 2 + .002, bottom + tall / 2), (each - GAP, tall - GAP)
    front(bench, p['door'], place, size, p['front'])
    grip(bench, p['handle'], (x, -depth / 2 + .002, place[2]), size, p['metal'], True, side)


def rows(bench, p, x, each, depth, bottom, heights):
    """Drawers, from below."""
    dark(bench, x, each, depth, bottom, sum(heights))
    style = p['door'] if p['door'] in ('framed', 'slatted', 'fluted', 'caned') else 'plain'
    for tall in heights:
        place, size = (x, -depth / 2 + THICK / 2 + .002, bottom + tall / 2), (each - GAP, tall - GAP)
        front(bench, style, place, size, p['front'], 'x')
        grip(bench, p['handle'], (x, -depth / 2 + .002, place[2]), size, p['metal'], False)
        bottom += tall
