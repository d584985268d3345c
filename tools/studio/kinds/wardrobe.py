"""Wardrobes with hinged doors: an example of case furniture."""
from parts.board import board
from parts.handle import bar_handle, knob
from stage.view import View

DEFAULTS = {
    'width': 150, 'depth': 60, 'height': 210, 'doors': 3, 'drawers': 0,
    'door': 'plain',  # plain, framed, or slatted
    'front': 'main', 'handle': 'bar', 'metal': 'black-metal', 'plinth': 7,
}

VIEWS = {
    'front': View(azimuth=-30, elevation=1.5, fill_height=.84),
    'detail': View(azimuth=-24, elevation=4, focus=(.5, 0, .5), span=.95),
    'side': None,
}

WALL, GAP, DOOR = .022, .0035, .02
DRAWER = .2


def build(bench, p):
    width, depth, height, plinth = p.metres('width', 'depth', 'height', 'plinth')
    carcass(bench, width, depth, height, plinth)
    inner, doors = width - 2 * WALL, p['doors']
    below = plinth + DRAWER * p['drawers'] + GAP
    for i in range(p['drawers']):
        z = plinth + GAP + DRAWER * (i + .5)
        for side in (-1, 1):
            board(bench, (inner / 2 - GAP, DOOR, DRAWER - GAP), (side * inner / 4, -depth / 2 + DOOR / 2, z), p['front'], grain='x', name='drawer')
            pull(bench, p, (side * inner / 4, -depth / 2, z), upright=False)
    door_height = height - WALL - below - GAP
    for i in range(doors):
        x = -inner / 2 + inner / doors * (i + .5)
        size = inner / doors - GAP, door_height
        door(bench, p, (x, -depth / 2 + DOOR / 2, below + door_height / 2), size)
        edge = (size[0] / 2 - .045) * (-1 if i == doors - 1 and doors > 1 else 1)
        pull(bench, p, (x + edge, -depth / 2, min(1.05, below + door_height * .5)))


def carcass(bench, width, depth, height, plinth):
    """The box: sides, top, bottom, back, and the dark inside that the gaps show."""
    for side in (-1, 1):
        board(bench, (WALL, depth - DOOR, height), (side * (width / 2 - WALL / 2), DOOR / 2, height / 2), bevel=.0015, name='side')
    inner = width - 2 * WALL
    board(bench, (inner, depth - DOOR, WALL), (0, DOOR / 2, height - WALL / 2), bevel=.0015, name='roof')
    board(bench, (inner, depth - .03, WALL), (0, .015, plinth + WALL / 2), bevel=.0015, name='floor')
    board(bench, (inner, .016, plinth), (0, -depth / 2 + .05, plinth / 2), bevel=.001, name='plinth')
    board(bench, (inner, .006, height - plinth), (0, depth / 2 - .01, (height + plinth) / 2), bevel=0, name='back')
    board(bench, (inner, .002, height - plinth - WALL), (0, -depth / 2 + .03, (height + plinth) / 2), 'shadow', bevel=0, name='dark')


def door(bench, p, at, size):
    """One front: plain, with a frame, or of vertical slats."""
    (x, y, z), (width, height) = at, size
    if p['door'] == 'framed':
        rail = .07
        board(bench, (width - 2 * rail, .01, height - 2 * rail), (x, y + .005, z), p['front'], grain='z', name='panel')
        for side in (-1, 1):
            board(bench, (rail, DOOR, height), (x + side * (width / 2 - rail / 2), y, z), p['front'], bevel=.0018, grain='z', name='stile')
            board(bench, (width - 2 * rail, DOOR, rail), (x, y, z + side * (height / 2 - rail / 2)), p['front'], bevel=.0018, grain='x', name='rail')
    elif p['door'] == 'slatted':
        board(bench, (width, .012, height), (x, y + .004, z), p['front'], grain='z', name='panel')
        count = max(3, round(width / .032))
        for i in range(count):
            left = x - width / 2 + width / count * (i + .5)
            board(bench, (width / count - .008, .012, height), (left, y - .006, z), p['front'], bevel=.002, grain='z', name='slat')
    else:
        board(bench, (width, DOOR, height), at, p['front'], bevel=.0018, grain='z', name='door')


def pull(bench, p, at, upright=True):
    if p['handle'] == 'bar':
        bar_handle(bench, at, .42 if upright else .2, p['metal'], upright)
    elif p['handle'] == 'knob':
        knob(bench, at, material=p['metal'])
