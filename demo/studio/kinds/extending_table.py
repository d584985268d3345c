"""Extending tables: two halves that part, and the leaf between them."""
from math import cos, pi, sin

from parts.board import board, prism, rounded_outline
from parts.lathe import lathe, leg
from parts.props import bowl
from stage.view import View

DEFAULTS = {
    'width': 160, 'depth': 85, 'height': 76, 'leaf': 40,
    'form': 'legs',  # legs, oval (on splayed legs), pedestal (two round feet), or round
    'metal': 'black-metal',
}

VIEWS = {
    'front': View(azimuth=-30, elevation=14),
    'side': View(azimuth=-14, elevation=10, fill_width=.78),
}

SEAM = .0022


def build(bench, p):
    width, depth, height, leaf = p.metres('width', 'depth', 'height', 'leaf')
    top(bench, width, depth, height, leaf, p['form'])
    for side in (-1, 1):
        board(bench, (leaf + .3, .03, .022), (0, side * depth * .26, height - .042), p['metal'], bevel=.002, grain='x', name='runner')
    FORMS[p['form']](bench, width, depth, height - .03, leaf)
    bowl(bench, (0, 0, height), 1.1, 'ceramic')


def top(bench, width, depth, height, leaf, form):
    """Two halves and the leaf, fine seams between them."""
    half = (width - leaf) / 2
    for side in (-1, 1):
        if form in ('oval', 'round'):
            bow = depth / 2 if form == 'round' else half * .9
            outline = [(0, -depth / 2), (half - bow, -depth / 2), *((half - bow + bow * sin(pi * i / 30), -depth / 2 * cos(pi * i / 30)) for i in range(1, 30)), (half - bow, depth / 2), (0, depth / 2)]
        else:
            outline = [(0, -depth / 2), *((half - .03 + .03 * sin(pi / 2 * i / 6), -depth / 2 + .03 - .03 * cos(pi / 2 * i / 6)) for i in range(7)),
                       *((half - .03 + .03 * cos(pi / 2 * i / 6), depth / 2 - .03 + .03 * sin(pi / 2 * i / 6)) for i in range(7)), (0, depth / 2)]
        points = [(side * (x + leaf / 2 + SEAM), y) for x, y in outline]
        prism(bench, points if side > 0 else points[::-1], .028, (0, 0, height - .014), bevel=.003, grain='x', name='half')
    prism(bench, rounded_outline(leaf - SEAM, depth, .001), .028, (0, 0, height - .014), bevel=.0015, grain='x', name='leaf')


def apron(bench, width, depth, top, inset):
    for side in (-1, 1):
        board(bench, (width - 2 * inset, .022, .07), (0, side * (depth / 2 - inset), top - .035), grain='x', name='apron')
        board(bench, (.022, depth - 2 * inset, .07), (side * (width / 2 - inset), 0, top - .035), grain='y', name='apron')


def legs(bench, width, depth, top, leaf):
    apron(bench, width, depth, top, .08)
    for side in (-1, 1):
        for end in (-1, 1):
            board(bench, (.07, .07, top), (side * (width / 2 - .07), end * (depth / 2 - .07), top / 2), bevel=.006, taper=.68, grain='z', name='leg')


def oval(bench, width, depth, top, leaf):
    apron(bench, width * .74, depth * .82, top, .06)
    for side in (-1, 1):
        for end in (-1, 1):
            leg(bench, (side * width * .36, end * depth * .4, 0), (side * width * .29, end * depth * .3, top), (.017, .032), around=32)


def pedestal(bench, width, depth, top, leaf):
    for side in (-1, 1):
        x = side * width * .24
        lathe(bench, [(.07, .06), (.055, .12), (.05, top * .5), (.065, top - .05), (.1, top)], at=(x, 0, 0), around=48, name='column')
        board(bench, (.075, depth * .78, .05), (x, 0, .025), bevel=.014, segments=4, grain='y', name='foot')
        board(bench, (.1, depth * .6, .03), (x, 0, top - .015), bevel=.006, grain='y', name='head')
    board(bench, (width * .48, .04, .07), (0, 0, .2), bevel=.006, grain='x', name='beam')


def round_foot(bench, width, depth, top, leaf):
    lathe(bench, [(.26, 0), (.262, .012), (.24, .024), (.09, .05), (.07, .1), (.062, top * .6), (.09, top - .04), (.15, top)], around=72, name='foot')
    board(bench, (width * .6, .06, .03), (0, 0, top - .015), bevel=.004, grain='x', name='head')


FORMS = {'legs': legs, 'oval': oval, 'pedestal': pedestal, 'round': round_foot}
