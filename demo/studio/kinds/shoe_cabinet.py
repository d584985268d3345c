"""Shoe cabinets: with tilting flaps, with doors, an open rack."""
from parts.board import board
from parts.coat import shoes
from parts.cushion import cushion
from parts.front import GAP, THICK, front
from parts.grip import grip
from parts.props import bowl, vase
from parts.stand import stand
from stage.view import View

DEFAULTS = {
    'width': 80, 'depth': 28, 'height': 100, 'legHeight': 10,
    'form': 'flaps',  # flaps, doors, or rack (an open bench)
    'rows': 2, 'columns': 1, 'door': 'plain', 'handle': 'edge', 'metal': 'black-metal', 'legs': 'tapered', 'legMaterial': 'main',
    'front': 'main', 'case': 'main', 'seat': 'linen',
}

VIEWS = {
    'front': View(azimuth=-30, elevation=8, lens=80, fill_width=.66),
    'detail': View(azimuth=-24, elevation=12, lens=80, focus=(.4, 0, .82), span=.6),
    'side': None,
}

WALL = .02


def build(bench, p):
    width, depth, height, lift = p.metres('width', 'depth', 'height', 'legHeight')
    if p['form'] == 'rack':
        rack(bench, p, width, depth, height)
        return
    tall = height - lift
    for side in (-1, 1):
        board(bench, (WALL, depth - THICK, tall - WALL), (side * (width / 2 - WALL / 2), THICK / 2, lift + (tall - WALL) / 2), p['case'], grain='z', name='side')
    board(bench, (width + .01, depth + .006, WALL), (0, 0, height - WALL / 2), p['case'], bevel=.003, grain='x', name='top')
    board(bench, (width - 2 * WALL, depth - THICK, WALL), (0, THICK / 2, lift + WALL / 2), p['case'], grain='x', name='floor')
    board(bench, (width - .01, .006, tall - WALL), (0, depth / 2 - .004, lift + tall / 2), p['case'], bevel=0, grain='x', name='back')
    board(bench, (width - .004, .002, tall - WALL - .004), (0, -depth / 2 + THICK + .002, lift + (tall - WALL) / 2), 'shadow', bevel=0, name='dark')
    wide, high = width / p['columns'], (tall - WALL - GAP) / p['rows']
    for column in range(p['columns']):
        for row in range(p['rows']):
            at = -width / 2 + wide * (column + .5), -depth / 2 + THICK / 2, lift + high * (row + .5)
            size = wide - GAP, high - GAP
            door = p['form'] == 'doors'
            front(bench, p['door'], at, size, p['front'], 'z' if door else 'x')
            grip(bench, p['handle'], (at[0], -depth / 2, at[2]), size, p['metal'], door, 1 if column % 2 == 0 else -1)
    stand(bench, p['legs'], width, depth, lift, p['legMaterial'])
    vase(bench, (-width * .3, 0, height), .8, 'ceramic', 0)
    bowl(bench, (width * .26, -.01, height), .62, 'ceramic-terracotta')


def rack(bench, p, width, depth, height):
    """A bench over shelves of slats."""
    for side in (-1, 1):
        board(bench, (.024, depth, height - .05), (side * (width / 2 - .012), 0, (height - .05) / 2), p['case'], grain='z', name='side')
    board(bench, (width, depth, .022), (0, 0, height - .061), p['case'], grain='x', name='top')
    cushion(bench, (width - .004, depth - .004, .06), (0, 0, height - .024), p['seat'], radius=.026, bulge=(.001, .003, .01), wrinkle=.0015, piping=.003, name='seat')
    for row in range(p['rows']):
        z = .07 + (height - .16) / p['rows'] * row
        for i in range(5):
            board(bench, (width - .048, depth / 5 - .018, .016), (0, -depth / 2 + depth / 5 * (i + .5), z), p['front'], bevel=.003, grain='x', name='slat')
        for i in range(3):
            if (row + i) % 3 < 2:
                shoes(bench, (-width * .3 + i * width * .3, -.01, z + .008), ('leather-cognac', 'leather-black', 'milk')[(row + i) % 3])
