"""Puts the right handle in the right place of a door or a drawer."""
from parts.board import board
from parts.handle import bar_handle, edge_handle, knob, shell_handle


def grip(bench, handle, at, size, metal, door=True, side=1, height=None):
    """`at` is the middle of the face, `size` its (width, height); `side` is where a door opens (1 right, −1 left).

    `height` is where a tall door is gripped."""
    (x, y, z), (width, tall) = at, size
    if handle == 'none':
        return
    if door:
        x, z = x + side * (width / 2 - .045), height or z + tall * .2
        if handle == 'bar':
            bar_handle(bench, (x, y, z), min(.42, max(.16, tall * .2)), metal)
        elif handle == 'knob':
            knob(bench, (x, y, z), material=metal)
        elif handle == 'shell':
            knob(bench, (x, y, z), .016, metal)
        elif handle == 'edge':
            edge_handle(bench, (x + side * .043, y, z), min(.5, tall * .3), metal, upright=True)
        elif handle == 'long':
            bar_handle(bench, (x, y, at[2]), tall * .82, metal, section=.012)
        return
    z += tall * .12
    if handle == 'bar':
        bar_handle(bench, (x, y, z), min(.24, width * .4), metal, upright=False)
    elif handle == 'knob':
        for spot in (-width * .26, width * .26) if width > .6 else (0,):
            knob(bench, (x + spot, y, z), material=metal)
    elif handle == 'shell':
        for spot in (-width * .26, width * .26) if width > .7 else (0,):
            shell_handle(bench, (x + spot, y, z), .095, metal)
    elif handle == 'edge':
        edge_handle(bench, (x, y, at[2] + tall / 2 - .002), min(.3, width * .5), metal)
    elif handle == 'long':
        bar_handle(bench, (x, y, at[2] + tall / 2 - .05), width * .8, metal, upright=False)


def slot(bench, at, width):
    """A hollow to reach a drawer by."""
    board(bench, (width, .004, .022), at, 'shadow', bevel=.0015, name='slot')
