"""Wardrobes with sliding doors: of wood, with mirrors, in bands."""
from math import cos, pi, sin

from parts.board import board, prism
from parts.front import THICK, front
from parts.tall_case import WALL, tall_case
from stage.view import View

DEFAULTS = {
    'width': 180, 'depth': 60, 'height': 220, 'plinth': 6,
    'doors': 'pm',  # from the left: p (plain), m (mirror), b (banded with a mirror), s (slatted), g (smoked glass)
    'front': 'main', 'case': 'main', 'metal': 'black-metal',
    'end': False,  # open shelves on the left end
}

VIEWS = {
    'front': View(azimuth=-30, elevation=1.5, fill_height=.84),
    'detail': View(azimuth=-28, elevation=7, focus=(.4, 0, .84), span=1.05),
    'side': None,
}

TRACK, OVERLAP, END = .035, .03, .3
PATTERNS = {'p': 'plain', 's': 'slatted'}


def build(bench, p):
    width, depth, height, plinth = p.metres('width', 'depth', 'height', 'plinth')
    end = END if p['end'] else 0
    with bench.at((end / 2, 0, 0)):
        closet(bench, p, width - end, depth, height, plinth)
    if end:
        shelves(bench, p, end - width / 2, end, depth, height, plinth)


def closet(bench, p, width, depth, height, plinth):
    """Two or three doors run on two tracks, the second track lying deeper."""
    tall_case(bench, width, depth, height, plinth, inset=0, material=p['case'], dark=False)
    inner, base, top = width - 2 * WALL, plinth + WALL, height - WALL
    board(bench, (inner, .002, top - base), (0, -depth / 2 + .1, (top + base) / 2), 'shadow', bevel=0, name='dark')
    for z, tall in ((top - .02, .04), (base + .004, .008)):
        board(bench, (inner, .085, tall), (0, -depth / 2 + .05, z), p['metal'], bevel=.002, grain='x', name='track')
    count = len(p['doors'])
    wide = (inner + OVERLAP * (count - 1)) / count
    tall = top - .03 - base - .012
    for i, what in enumerate(p['doors']):
        x = -inner / 2 + wide / 2 + i * (wide - OVERLAP)
        y = -depth / 2 + .022 + (TRACK if i % 2 else 0)
        at = x, y, base + .01 + tall / 2
        door(bench, p, what, at, (wide - .003, tall))


def door(bench, p, what, at, size):
    """A leaf between two metal profiles, which are its handles."""
    (x, y, z), (width, tall) = at, size
    for side in (-1, 1):
        board(bench, (.024, .034, tall), (x + side * (width / 2 - .012), y - .004, z), p['metal'], bevel=.004, segments=3, grain='z', name='profile')
        board(bench, (.004, .002, tall - .04), (x + side * (width / 2 - .012), y - .0215, z), 'shadow', bevel=0, name='groove')
    inside = width - .05, tall - .004
    if what == 'm' or what == 'g':
        board(bench, (inside[0], .01, inside[1]), (x, y, z), 'mirror' if what == 'm' else '#2b2a29', bevel=.001, name='glass')
    elif what == 'b':
        banded(bench, p, at, inside)
    else:
        front(bench, PATTERNS[what], at, inside, p['front'])


def banded(bench, p, at, size):
    """A mirror between two fields of wood."""
    (x, y, z), (width, tall) = at, size
    base = z - tall / 2
    for share, material in ((.3, p['front']), (.4, 'mirror'), (.3, p['front'])):
        board(bench, (width, THICK, tall * share - .008), (x, y, base + tall * share / 2), material, bevel=.001, grain='z', name='field')
        base += tall * share
        if base < z + tall / 2 - .01:
            board(bench, (width, THICK + .006, .012), (x, y, base), p['metal'], bevel=.002, name='profile')


def shelves(bench, p, right, wide, depth, height, plinth):
    """Open shelves with round fronts."""
    board(bench, (wide, .018, height), (right - wide / 2, depth / 2 - .009, height / 2), p['case'], grain='z', name='back')
    from_floor = height - plinth
    for i in range(6):
        z = plinth + from_floor * i / 5 - (.011 if i else -.011)
        shelf(bench, p, right, wide, depth, z)


def shelf(bench, p, right, wide, depth, z):
    """A quarter of an ellipse."""
    back = depth / 2
    outline = [(right, back), *((right - wide * sin(pi / 2 * i / 14), back - (depth - .02) * cos(pi / 2 * i / 14)) for i in range(15))]
    prism(bench, outline, .022, (0, 0, z), p['case'], grain='x', name='shelf')
