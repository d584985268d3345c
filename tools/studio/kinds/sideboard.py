"""Low cabinets on legs: sideboards, TV stands and bedside tables."""
from parts.board import board
from parts.handle import bar_handle, edge_handle, knob
from parts.lathe import leg
from stage.view import View

DEFAULTS = {
    'width': 160, 'depth': 42, 'height': 74, 'legHeight': 15,
    'columns': 'ddd',  # from the left: d (door), a digit (so many drawers), o (open)
    'door': 'plain',  # plain or slatted
    'front': 'main', 'handle': 'bar', 'metal': 'black-metal', 'legs': 'tapered', 'legMaterial': 'main',
}

VIEWS = {
    'front': View(azimuth=-28, elevation=8, lens=75, fill_width=.78),
    'detail': View(azimuth=-22, elevation=10, lens=75, focus=(.28, 0, .62), span=.7),
    'side': None,
}

WALL, FRONT, GAP = .022, .02, .004


def build(bench, p):
    width, depth, height, lift = p.metres('width', 'depth', 'height', 'legHeight')
    inner, tall = width - 2 * WALL, height - lift
    for side in (-1, 1):
        board(bench, (WALL, depth, tall), (side * (width / 2 - WALL / 2), 0, lift + tall / 2), grain='z', name='side')
    board(bench, (inner, depth, WALL), (0, 0, height - WALL / 2), grain='x', name='top')
    board(bench, (inner, depth - .01, WALL), (0, .005, lift + WALL / 2), grain='x', name='floor')
    board(bench, (inner, .006, tall - .01), (0, depth / 2 - .01, lift + tall / 2), bevel=0, grain='x', name='back')
    each, opening = inner / len(p['columns']), tall - 2 * WALL
    for i, what in enumerate(p['columns']):
        x = -inner / 2 + each * (i + .5)
        if i:
            board(bench, (.018, depth - .04, opening), (x - each / 2, .02, lift + WALL + opening / 2), grain='z', name='wall')
        if what == 'o':
            board(bench, (each - .018, depth - .05, .018), (x, .02, lift + WALL + opening / 2), grain='x', name='shelf')
            continue
        board(bench, (each, .002, opening), (x, -depth / 2 + .03, lift + WALL + opening / 2), 'shadow', bevel=0, name='dark')
        rows = int(what) if what.isdigit() else 1
        for j in range(rows):
            z = lift + WALL + opening / rows * (j + .5)
            face(bench, p, (x, -depth / 2 + FRONT / 2 + .002, z), (each - GAP, opening / rows - GAP), what == 'd')
            grip(bench, p, (x, -depth / 2 + .002, z), each, opening / rows, what == 'd', i)
    stand(bench, p, width, depth, lift)


def face(bench, p, at, size, door):
    (x, y, z), (width, height) = at, size
    if p['door'] != 'slatted':
        board(bench, (width, FRONT, height), at, p['front'], bevel=.0018, grain='z' if door else 'x', name='front')
        return
    board(bench, (width, .01, height), (x, y + .005, z), p['front'], bevel=.001, grain='z', name='front')
    count = max(3, round(width / .028))
    for i in range(count):
        board(bench, (width / count - .007, .012, height), (x - width / 2 + width / count * (i + .5), y - .004, z), p['front'], bevel=.0022, grain='z', name='slat')


def grip(bench, p, at, width, height, door, column):
    x, y, z = at
    if p['handle'] == 'none':
        return
    if p['handle'] == 'knob':
        knob(bench, (x + (width / 2 - .05) * (1 if column % 2 == 0 else -1) if door else x, y, z + (height * .2 if door else height * .12)), material=p['metal'])
    elif p['handle'] == 'edge':
        edge_handle(bench, (x, y, z + height / 2 - .002), min(.24, width * .5), p['metal'])
    elif door:
        bar_handle(bench, (x + (width / 2 - .05) * (1 if column % 2 == 0 else -1), y, z + height * .2), .16, p['metal'])
    else:
        bar_handle(bench, (x, y, z + height * .18), min(.2, width * .4), p['metal'], upright=False)


def stand(bench, p, width, depth, lift):
    if p['legs'] == 'plinth':
        board(bench, (width - .08, depth - .08, lift), (0, .02, lift / 2), p['legMaterial'], name='plinth')
        return
    for side in (-1, 1):
        for end in (-1, 1):
            if p['legs'] == 'block':
                board(bench, (.035, .035, lift), (side * (width / 2 - .04), end * (depth / 2 - .04), lift / 2), p['legMaterial'], bevel=.003, grain='z', name='leg')
            else:
                leg(bench, (side * (width / 2 - .08), end * (depth / 2 - .06), 0), (side * (width / 2 - .12), end * (depth / 2 - .08), lift + .005), (.012, .019), p['legMaterial'])
