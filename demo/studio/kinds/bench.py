"""Benches: for the end of a bed, a dining table, a hallway."""
from parts.board import board
from parts.cushion import cushion
from parts.front import front
from parts.lathe import leg
from parts.tube import bent_tube
from stage.view import View

DEFAULTS = {
    'width': 120, 'depth': 42, 'height': 46,
    'form': 'soft',  # soft (upholstered on legs), quilted (three fields on a metal frame), wood (a slab on splayed legs), or chest (a box with a seat)
    'wood': 'oak', 'metal': 'black-metal', 'pad': 'linen',
}

VIEWS = {
    'front': View(azimuth=-30, elevation=11, lens=75, fill_width=.72),
    'side': View(azimuth=-64, elevation=9, lens=80, fill_width=.64),
}


def build(bench, p):
    FORMS[p['form']](bench, p, *p.metres('width', 'depth', 'height'))


def splayed(bench, width, depth, top, material):
    for side in (-1, 1):
        for end in (-1, 1):
            leg(bench, (side * (width / 2 - .05), end * (depth / 2 - .035), 0), (side * (width / 2 - .12), end * (depth / 2 - .08), top), (.012, .022), material, 32)


def soft(bench, p, width, depth, height):
    board(bench, (width - .04, depth - .04, .03), (0, 0, height - .13), p['wood'], grain='x', name='base')
    cushion(bench, (width, depth, .13), (0, 0, height - .058), radius=.055, bulge=(.004, .006, .018), wrinkle=.003, crease=.002, piping=.004, detail=30, name='seat')
    splayed(bench, width, depth, height - .13, p['wood'])


def quilted(bench, p, width, depth, height):
    """Three pads on a bent frame."""
    for i in range(3):
        cushion(bench, (width / 3 - .004, depth, .11), ((i - 1) * width / 3, 0, height - .05), radius=.045, bulge=(.003, .004, .016), wrinkle=.003, crease=.003, detail=24, name='pad')
    board(bench, (width - .06, depth - .06, .02), (0, 0, height - .112), p['metal'], bevel=.003, grain='x', name='base')
    for side in (-1, 1):
        x = side * (width / 2 - .14)
        bent_tube(bench, [(x, -depth / 2 + .04, height - .115), (x, -depth / 2 + .04, .011), (x, depth / 2 - .04, .011), (x, depth / 2 - .04, height - .115)], .011, p['metal'], bend=.05, name='frame')


def wood(bench, p, width, depth, height):
    """A thick slab, hollowed a little, on splayed legs with a stretcher."""
    board(bench, (width, depth - .04, .038), (0, 0, height - .019), bevel=.014, segments=4, grain='x', name='slab')
    for side in (-1, 1):
        board(bench, (.05, depth - .12, .03), (side * (width / 2 - .14), 0, height - .05), bevel=.006, grain='y', name='head')
        board(bench, (.026, depth - .11, .03), (side * (width / 2 - .085), 0, .17), bevel=.006, grain='y', name='rung')
    splayed(bench, width, depth, height - .04, 'main')
    board(bench, (width - .17, .026, .03), (0, 0, .17), bevel=.006, grain='x', name='stretcher')


def chest(bench, p, width, depth, height):
    """A box that opens under its pad."""
    tall = height - .07
    for side in (-1, 1):
        board(bench, (.024, depth, tall), (side * (width / 2 - .012), 0, tall / 2), grain='z', name='side')
        board(bench, (width - .06, .016, .05), (0, side * (depth / 2 - .05), .035), grain='x', name='plinth')
        with bench.at(turn=(0, 0, 90 + side * 90)):
            front(bench, 'grooved', (0, -depth / 2 + .014, (tall + .06) / 2), (width - .05, tall - .06), 'main', 'z')
    board(bench, (width + .004, depth + .01, .022), (0, 0, tall + .011), bevel=.003, grain='x', name='lid')
    cushion(bench, (width - .006, depth - .004, .055), (0, 0, tall + .046), p['pad'], radius=.025, bulge=(.002, .004, .01), wrinkle=.002, piping=.003, detail=26, name='pad')


FORMS = {'soft': soft, 'quilted': quilted, 'wood': wood, 'chest': chest}
