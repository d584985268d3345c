"""Consoles: narrow tables for a hallway or behind a sofa."""
from math import cos, pi, sin

from parts.board import board, chamfered_top, prism
from parts.front import GAP, THICK, front
from parts.grip import grip
from parts.lathe import lathe, leg
from parts.props import bowl, pile, twigs, vase
from parts.tube import bent_tube
from stage.view import View

DEFAULTS = {
    'width': 110, 'depth': 34, 'height': 80,
    'form': 'drawers',  # drawers (on legs), frame (metal with two boards), half (a half circle), or slab (fluted supports)
    'drawers': 2, 'front': 'main', 'handle': 'knob', 'metal': 'brass', 'props': True,
}

VIEWS = {
    'front': View(azimuth=-28, elevation=8, lens=75, fill_width=.72),
    'detail': View(azimuth=-22, elevation=10, lens=75, focus=(.3, 0, .72), span=.6),
    'side': None,
}


def build(bench, p):
    width, depth, height = p.metres('width', 'depth', 'height')
    FORMS[p['form']](bench, p, width, depth, height)
    if p['props']:
        vase(bench, (-width * .3, depth * .1, height), .95, 'ceramic', 0)
        twigs(bench, (-width * .3, depth * .1, height + .24), 7, .3)
        pile(bench, (width * .22, depth * .1, height), 2)


def drawers(bench, p, width, depth, height):
    chamfered_top(bench, (width, depth, .024), (0, 0, height - .012), inset=.008)
    inner, deep, tall, top = width - .08, depth - .05, .14, height - .024
    for side in (-1, 1):
        board(bench, (.02, deep, tall), (side * (inner / 2 - .01), 0, top - tall / 2), grain='y', name='side')
    board(bench, (inner, .016, tall), (0, deep / 2 - .008, top - tall / 2), grain='x', name='back')
    board(bench, (inner - .03, deep - .03, .014), (0, 0, top - tall + .007), grain='x', name='floor')
    board(bench, (inner - .04, .002, tall), (0, -deep / 2 + .026, top - tall / 2), 'shadow', bevel=0, name='dark')
    each = (inner - .04) / p['drawers']
    for i in range(p['drawers']):
        at, size = (-(inner - .04) / 2 + each * (i + .5), -deep / 2 + THICK / 2, top - tall / 2), (each - GAP, tall - 2 * GAP)
        front(bench, 'plain', at, size, p['front'], 'x')
        grip(bench, p['handle'], (at[0], -deep / 2, at[2]), size, p['metal'], False)
    for side in (-1, 1):
        for end in (-1, 1):
            leg(bench, (side * (width / 2 - .03), end * (depth / 2 - .025), 0), (side * (width / 2 - .06), end * (depth / 2 - .045), top - .02), (.01, .018), around=28)
    board(bench, (width - .12, depth - .1, .018), (0, 0, .2), grain='x', name='shelf')


def frame(bench, p, width, depth, height):
    for z, wide in ((height - .014, width), (.16, width - .07)):
        board(bench, (wide, depth - .004, .028), (0, 0, z), bevel=.004, grain='x', name='board')
    for side in (-1, 1):
        x = side * (width / 2 - .035)
        bent_tube(bench, [(x, -depth / 2 + .02, height - .03), (x, -depth / 2 + .02, .01), (x, depth / 2 - .02, .01), (x, depth / 2 - .02, height - .03)], .01, p['metal'], bend=.03, name='frame')
    bowl(bench, (width * .05, 0, .174), 1, 'ceramic-terracotta')


def half(bench, p, width, depth, height):
    """A half circle on three turned legs."""
    back = depth / 2
    outline = [(width / 2 * cos(pi * i / 40 + pi), back + depth * sin(pi * i / 40 + pi)) for i in range(41)]
    prism(bench, outline, .026, (0, 0, height - .013), bevel=.006, grain='x', name='top')
    small = [(x * .88, back - .012 + (y - back) * .84) for x, y in outline]
    prism(bench, small, .07, (0, 0, height - .061), bevel=.003, grain='x', name='apron')
    profile = [(.011, 0), (.015, .02), (.012, .05), (.022, .3), (.026, height - .2), (.02, height - .15), (.028, height - .12), (.028, height - .03)]
    for x, y in ((-width * .38, back - .05), (width * .38, back - .05), (0, -depth * .32)):
        lathe(bench, profile, at=(x, y, 0), around=36, name='leg')


def slab(bench, p, width, depth, height):
    """A thick top on two fluted half columns."""
    board(bench, (width, depth, .045), (0, 0, height - .0225), bevel=.012, segments=4, grain='x', name='top')
    for side in (-1, 1):
        x, count, radius = side * width * .28, 18, depth * .36
        lathe(bench, [(radius, 0), (radius, height - .045)], at=(x, 0, 0), around=48, name='column')
        for i in range(count):
            a = 2 * pi * i / count
            lathe(bench, [(radius * .165, 0), (radius * .165, height - .045)], at=(x + radius * cos(a), radius * sin(a), 0), around=16, name='flute')


FORMS = {'drawers': drawers, 'frame': frame, 'half': half, 'slab': slab}
