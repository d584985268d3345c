"""What low case furniture stands on."""
from parts.board import board
from parts.lathe import leg
from parts.tube import bent_tube


def stand(bench, form, width, depth, lift, material='main'):
    """Legs, a plinth or a frame under a case of `width` × `depth`, `lift` metres high."""
    if form != 'none':
        FORMS[form](bench, width, depth, lift, material)


def corners():
    return [(side, end) for side in (-1, 1) for end in (-1, 1)]


def plinth(bench, width, depth, lift, material):
    board(bench, (width - .06, depth - .08, lift), (0, .02, lift / 2), material, grain='x', name='plinth')


def block(bench, width, depth, lift, material):
    for side, end in corners():
        board(bench, (.035, .035, lift), (side * (width / 2 - .04), end * (depth / 2 - .04), lift / 2), material, bevel=.003, grain='z', name='leg')


def tapered(bench, width, depth, lift, material):
    for side, end in corners():
        leg(bench, (side * (width / 2 - .08), end * (depth / 2 - .06), 0), (side * (width / 2 - .12), end * (depth / 2 - .08), lift + .005), (.012, .019), material)


def slim(bench, width, depth, lift, material):
    """Straight thin metal legs."""
    for side, end in corners():
        leg(bench, (side * (width / 2 - .03), end * (depth / 2 - .03), 0), (side * (width / 2 - .05), end * (depth / 2 - .05), lift + .005), (.008, .009), material)


def sled(bench, width, depth, lift, material):
    """Two bent hoops."""
    for side in (-1, 1):
        x = side * (width / 2 - .1)
        bent_tube(bench, [(x, -depth / 2 + .05, lift + .004), (x, -depth / 2 + .05, .009), (x, depth / 2 - .05, .009), (x, depth / 2 - .05, lift + .004)], .009, material, bend=.04, name='frame')


def rail(bench, width, depth, lift, material):
    """A wooden frame with square legs, set a little inside."""
    for side, end in corners():
        board(bench, (.034, .034, lift), (side * (width / 2 - .03), end * (depth / 2 - .03), lift / 2), material, bevel=.004, segments=3, taper=.68, grain='z', name='leg')
    for end in (-1, 1):
        board(bench, (width - .08, .022, .035), (0, end * (depth / 2 - .03), lift - .0175), material, grain='x', name='rail')
    for side in (-1, 1):
        board(bench, (.022, depth - .08, .035), (side * (width / 2 - .03), 0, lift - .0175), material, grain='y', name='rail')


FORMS = {f.__name__: f for f in (plinth, block, tapered, slim, sled, rail)}
