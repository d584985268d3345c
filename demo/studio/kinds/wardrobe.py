"""Wardrobes with hinged doors: an example of case furniture."""
from parts.board import board
from parts.front import GAP, THICK, front
from parts.grip import grip
from parts.tall_case import WALL, cornice, tall_case
from stage.view import View

DEFAULTS = {
    'width': 150, 'depth': 60, 'height': 210, 'doors': 3, 'drawers': 0,
    'door': 'plain',  # see parts/front.py
    'mirrors': '',  # which doors carry a mirror, from the left: «010»
    'front': 'main', 'case': 'main', 'handle': 'bar', 'metal': 'black-metal', 'plinth': 7, 'cornice': False,
    'loft': 0,  # height of a row of short doors on top
}

VIEWS = {
    'front': View(azimuth=-30, elevation=1.5, fill_height=.84),
    'detail': View(azimuth=-24, elevation=4, focus=(.5, 0, .5), span=.95),
    'side': None,
}

DRAWER = .2


def build(bench, p):
    width, depth, height, plinth, loft = p.metres('width', 'depth', 'height', 'plinth', 'loft')
    if p['cornice']:
        height -= .04
        cornice(bench, width, depth, height, p['case'])
    tall_case(bench, width, depth, height, plinth, material=p['case'])
    inner, doors = width - 2 * WALL, p['doors']
    below = plinth + DRAWER * p['drawers'] + GAP
    face = -depth / 2
    for i in range(p['drawers']):
        z = plinth + GAP + DRAWER * (i + .5)
        for side in (-1, 1):
            drawer(bench, p, (side * inner / 4, face + THICK / 2, z), (inner / 2 - GAP, DRAWER - GAP))
    top = height - WALL - GAP - loft
    for i in range(doors):
        x = -inner / 2 + inner / doors * (i + .5)
        size, z = (inner / doors - GAP, top - below), (below + top) / 2
        style = 'mirrored' if p['mirrors'][i:i + 1] == '1' else p['door']
        side = -1 if i == doors - 1 and doors > 1 or doors == 4 and i == 1 else 1
        front(bench, style, (x, face + THICK / 2, z), size, p['front'])
        grip(bench, p['handle'], (x, face, z), size, p['metal'], True, side, min(1.05, z))
        if loft:
            short = size[0], loft - GAP
            front(bench, p['door'], (x, face + THICK / 2, top + GAP + short[1] / 2), short, p['front'])
            grip(bench, 'none' if p['handle'] == 'none' else 'knob', (x, face, top + GAP + short[1] * .1), short, p['metal'], True, side)
    if loft:
        board(bench, (inner, .012, .004), (0, face + .012, top), 'shadow', bevel=0, name='gap')


def drawer(bench, p, at, size):
    style = p['door'] if p['door'] in ('framed', 'slatted', 'fluted') else 'plain'
    front(bench, style, at, size, p['front'], 'x')
    grip(bench, p['handle'], (at[0], at[1] - THICK / 2, at[2]), size, p['metal'], False)
