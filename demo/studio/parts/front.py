"""Fronts of case furniture: doors and drawers in many patterns."""
import math

from parts.board import board
from parts.mesh import add_mesh, mesh_of

THICK = .02
GAP = .0035


def front(bench, style, at, size, material='main', grain='z'):
    """A front of `size` (width, height) whose middle is at `at`, its face `THICK`/2 before it."""
    STYLES[style](bench, at, size, material, grain)


def plain(bench, at, size, material, grain):
    board(bench, (size[0], THICK, size[1]), at, material, bevel=.0018, grain=grain, name='front')


def framed(bench, at, size, material, grain, rail=.07, deep=.012):
    """A Shaker frame round a panel that lies deeper."""
    (x, y, z), (width, height) = at, size
    rail = min(rail, width * .2, height * .26)
    board(bench, (width - 2 * rail, THICK - deep, height - 2 * rail), (x, y + deep / 2, z), material, bevel=0, grain=grain, name='panel')
    frame(bench, at, size, rail, material)


def frame(bench, at, size, rail, material):
    (x, y, z), (width, height) = at, size
    for side in (-1, 1):
        board(bench, (rail, THICK, height), (x + side * (width / 2 - rail / 2), y, z), material, bevel=.0022, grain='z', name='stile')
        board(bench, (width - 2 * rail, THICK, rail), (x, y, z + side * (height / 2 - rail / 2)), material, bevel=.0022, grain='x', name='rail')


def slatted(bench, at, size, material, grain, pitch=.03, gap=.008):
    """Upright slats before a panel."""
    (x, y, z), (width, height) = at, size
    board(bench, (width, .01, height), (x, y + .005, z), material, bevel=.001, grain='z', name='front')
    count = max(3, round(width / pitch))
    for i in range(count):
        board(bench, (width / count - gap, .014, height), (x - width / 2 + width / count * (i + .5), y - .004, z), material, bevel=.0022, grain='z', name='slat')


def fluted(bench, at, size, material, grain, steps=6):
    """Close round staves, as one sheet bent into waves."""
    (x, y, z), (width, height) = at, size
    board(bench, (width, .012, height), (x, y + .004, z), material, bevel=.001, grain='z', name='front')
    count = max(4, round(width / .024))
    wide, half = width / count, height / 2 - .001
    line = [(width * -.5 + wide * (i + .5 - .5 * math.cos(math.pi * j / steps)), -.002 - .0105 * math.sin(math.pi * j / steps)) for i in range(count) for j in range(steps + 1)]
    low, high = [(u, v, -half) for u, v in line], [(u, v, half) for u, v in line]
    total = len(line)
    faces = [(i, i + 1, total + i + 1, total + i) for i in range(total - 1)]
    faces += [tuple(range(i * (steps + 1), (i + 1) * (steps + 1))) for i in range(count)]
    faces += [tuple(total + j for j in face) for face in faces[-count:]]
    add_mesh(bench, 'staves', mesh_of('staves', low + high, faces), material, (x, y, z), grain='z', shading=50)


def grooved(bench, at, size, material, grain):
    """Tongue-and-groove planks."""
    (x, y, z), (width, height) = at, size
    board(bench, (width - .004, .008, height - .004), (x, y + .004, z), material, bevel=0, grain='z', name='front')
    count = max(2, round(width / .085))
    for i in range(count):
        board(bench, (width / count - .0012, THICK, height), (x - width / 2 + width / count * (i + .5), y, z), material, bevel=.0045, segments=1, grain='z', name='plank')


def caned(bench, at, size, material, grain):
    """Woven cane in a frame."""
    (x, y, z), (width, height) = at, size
    rail = min(.055, width * .16, height * .2)
    board(bench, (width - 2 * rail, .004, height - 2 * rail), (x, y + .002, z), 'rattan', bevel=0, name='cane')
    frame(bench, at, size, rail, material)


def mirrored(bench, at, size, material, grain):
    """A mirror in a slim frame."""
    (x, y, z), (width, height) = at, size
    rail = .022
    board(bench, (width - 2 * rail + .004, .006, height - 2 * rail + .004), (x, y - THICK / 2 + .009, z), 'mirror', bevel=.0005, name='glass')
    frame(bench, at, size, rail, material)


def glazed(bench, at, size, material, grain):
    """A glass door: a frame with two bars, the pane too clear to be seen."""
    (x, y, z), (width, height) = at, size
    frame(bench, at, size, .05, material)
    for i in range(1, 4 if height > 1 else 2):
        board(bench, (width - .1, .014, .018), (x, y, z - height / 2 + height * i / (4 if height > 1 else 2)), material, bevel=.002, grain='x', name='bar')


STYLES = {f.__name__: f for f in (plain, framed, slatted, fluted, grooved, caned, mirrored, glazed)}
