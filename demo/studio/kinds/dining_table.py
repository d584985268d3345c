"""Dining tables: four legs, a trestle, one round foot."""
from math import cos, pi, sin

from parts.board import board, chamfered_top, prism, rounded_outline
from parts.lathe import lathe, leg
from parts.tube import bent_tube
from stage.view import View

DEFAULTS = {
    'width': 180, 'depth': 90, 'height': 75,
    'form': 'tapered',  # tapered, block, trestle, pedestal (round), or metal
    'metal': 'black-metal',
}

VIEWS = {
    'front': View(azimuth=-30, elevation=13),
    'side': View(azimuth=-62, elevation=10, lens=80, fill_width=.66),
}


def build(bench, p):
    width, depth, height = p.metres('width', 'depth', 'height')
    if p['form'] == 'pedestal':
        pedestal(bench, width, height)
        return
    if p['form'] in ('metal', 'trestle'):
        prism(bench, rounded_outline(width, depth, .03), .03, (0, 0, height - .015), bevel=.005, grain='x', name='top')
    else:
        chamfered_top(bench, (width, depth, .03), (0, 0, height - .015))
    FORMS[p['form']](bench, p, width, depth, height)


def aprons(bench, width, depth, height, inset):
    for side in (-1, 1):
        board(bench, (width - 2 * inset - .02, .022, .075), (0, side * (depth / 2 - inset * .65), height - .067), grain='x', name='apron')
        board(bench, (.022, depth - 1.3 * inset - .02, .075), (side * (width / 2 - inset), 0, height - .067), grain='y', name='apron')


def tapered(bench, p, width, depth, height):
    aprons(bench, width, depth, height, .17)
    for side in (-1, 1):
        for end in (-1, 1):
            leg(bench, (side * (width / 2 - .09), end * (depth / 2 - .07), 0), (side * (width / 2 - .16), end * (depth / 2 - .11), height - .03), (.016, .03), around=32)


def block(bench, p, width, depth, height):
    aprons(bench, width, depth, height, .08)
    for side in (-1, 1):
        for end in (-1, 1):
            board(bench, (.075, .075, height - .03), (side * (width / 2 - .07), end * (depth / 2 - .065), (height - .03) / 2), bevel=.006, taper=.72, grain='z', name='leg')


def trestle(bench, p, width, depth, height):
    for side in (-1, 1):
        x = side * (width / 2 - .32)
        board(bench, (.07, depth - .12, .05), (x, 0, .03), bevel=.01, segments=3, grain='y', name='foot')
        board(bench, (.07, depth - .2, .05), (x, 0, height - .055), bevel=.008, segments=3, grain='y', name='head')
        for end in (-1, 1):
            board(bench, (.06, .075, height - .12), (x, end * .11, height / 2 - .01), bevel=.008, segments=3, grain='z', turn=(end * 7, 0, 0), name='post')
    board(bench, (width - .68, .04, .075), (0, 0, height * .36), bevel=.006, grain='x', name='beam')


def metal(bench, p, width, depth, height):
    for side in (-1, 1):
        x = side * (width / 2 - .16)
        for lean in (-1, 1):
            bent_tube(bench, [(x + lean * .12, -depth / 2 + .12, 0), (x, -depth / 2 + .16, height - .035), (x, depth / 2 - .16, height - .035), (x + lean * .12, depth / 2 - .12, 0)], .0125, p['metal'], bend=.03, name='frame')


def pedestal(bench, width, height):
    radius = width / 2
    lathe(bench, [(0, height - .032), (radius - .035, height - .032), (radius - .008, height - .014), (radius, height - .007), (radius - .005, height), (0, height)], around=120, grain='x', name='top')
    lathe(bench, [(.05, height - .03), (.055, height - .08), (.06, .3), (.075, .16), (.11, .08)][::-1], around=64, name='stem')
    for i in range(4):
        a = pi / 4 + i * pi / 2
        leg(bench, (cos(a) * radius * .62, sin(a) * radius * .62, .012), (cos(a) * .05, sin(a) * .05, .17), (.018, .034))


FORMS = {'tapered': tapered, 'block': block, 'trestle': trestle, 'metal': metal}
