"""Lamps that hang: the cord ends in a cup at the ceiling."""
from math import cos, pi, sin

from parts.board import board
from parts.lathe import lathe, shell
from parts.tube import tube
from stage.view import View

DEFAULTS = {
    'width': 42, 'depth': 42, 'height': 90,  # with the cord
    'form': 'dome',  # dome, globe, drum (cloth), basket (woven), cone, or row (three on a bar)
    'glass': 'shade', 'metal': 'brass', 'glow': 0.5,
}

VIEWS = {
    'front': View(azimuth=-20, elevation=-4, lens=80, fill_width=.62, fill_height=.84, drop=0),
    'side': View(azimuth=-24, elevation=-7, lens=80, focus=(.5, .5, .22), span=.72),
}

LIFT = 1.1


def build(bench, p):
    width, height = p.metres('width', 'height')
    with bench.at((0, 0, LIFT)):
        if p['form'] == 'row':
            row(bench, p, width, height)
        else:
            top = FORMS[p['form']](bench, p, width / 2)
            cord(bench, p, 0, top, height)


def cord(bench, p, x, low, high):
    tube(bench, [(x, 0, low), (x, 0, high - .03)], .0028, 'rubber', name='cord')
    lathe(bench, [(.006, low - .012), (.016, low - .008), (.016, low + .045), (.006, low + .055), (0, low + .055)], p['metal'], at=(x, 0, 0), around=28, name='holder')
    lathe(bench, [(.05, high - .025), (.052, high - .02), (.052, high), (0, high)], p['metal'], at=(x, 0, 0), around=40, name='cup')


def bulb(bench, z, radius=.045, x=0):
    lathe(bench, [(radius * sin(pi * i / 12), z - radius * cos(pi * i / 12)) for i in range(13)], 'shade', at=(x, 0, 0), around=32, glow=3, name='bulb')


def dome(bench, p, r, x=0):
    tall = r * .82
    profile = [(r * cos(pi / 2 * i / 14), tall * sin(pi / 2 * i / 14)) for i in range(14)]
    shell(bench, [(r, -.02), *profile, (.02, tall)], .0035, at=(x, 0, .02), around=96, name='dome')
    bulb(bench, tall * .42, min(.05, r * .3), x)
    return tall + .02


def globe(bench, p, r, x=0):
    lathe(bench, [(max(.001, r * sin(pi * i / 28)), r - r * cos(pi * i / 28)) for i in range(29)], p['glass'], at=(x, 0, 0), around=96, glow=p['glow'], sharp=80, name='globe')
    lathe(bench, [(.05, 2 * r - .012), (.052, 2 * r - .006), (.03, 2 * r + .022), (0, 2 * r + .024)], at=(x, 0, 0), around=40, name='cap')
    return 2 * r + .02


def drum(bench, p, r, x=0):
    tall = r * 1.05
    shell(bench, [(r, 0), (r * .94, tall)], .003, at=(x, 0, 0), around=96, glow=p['glow'] * .3, name='drum')
    for i in range(3):
        a = 2 * pi * i / 3
        tube(bench, [(x, 0, tall - .03), (x + cos(a) * r * .93, sin(a) * r * .93, tall - .01)], .003, p['metal'], name='spoke')
    bulb(bench, tall * .45, .05, x)
    return tall - .02


def cone(bench, p, r, x=0):
    tall = r * 1.5
    shell(bench, [(r, 0), (r * .97, .012), (.035, tall)], .0035, at=(x, 0, 0), around=80, name='cone')
    bulb(bench, tall * .22, min(.045, r * .35), x)
    return tall


def basket(bench, p, r, x=0):
    """Hoops and ribs of cane."""
    tall, ribs = r * 1.5, 26
    outline = lambda t: r * (.42 + .58 * sin(pi * (.1 + .72 * t)) ** .8)
    for i in range(ribs):
        a = 2 * pi * i / ribs
        line = [(x + cos(a + .5 * t) * outline(1 - t), sin(a + .5 * t) * outline(1 - t), tall * t) for t in (k / 14 for k in range(15))]
        tube(bench, line, .0034, name='rib')
        line = [(x + cos(a - .5 * t) * outline(1 - t), sin(a - .5 * t) * outline(1 - t), tall * t) for t in (k / 14 for k in range(15))]
        tube(bench, line, .0034, name='rib')
    for t in (0, .18, .5, .8, 1):
        hoop = [(x + cos(2 * pi * i / 48) * outline(1 - t), sin(2 * pi * i / 48) * outline(1 - t), tall * t) for i in range(48)]
        tube(bench, hoop, .0055, closed=True, name='hoop')
    bulb(bench, tall * .5, .06, x)
    tube(bench, [(x - outline(0), 0, tall), (x + outline(0), 0, tall)], .0045, name='bar')
    return tall


def row(bench, p, width, height):
    """Three cones on a wooden bar."""
    board(bench, (width, .06, .035), (0, 0, height - .0175), 'oak', bevel=.006, segments=3, grain='x', name='bar')
    for i in (-1, 0, 1):
        x, drop = i * width * .36, .09 if i else 0
        with bench.at((0, 0, drop)):
            top = cone(bench, p, .085, x)
            tube(bench, [(x, 0, top), (x, 0, height - drop - .03)], .0028, 'rubber', name='cord')
            lathe(bench, [(.006, top - .012), (.016, top - .008), (.016, top + .04), (0, top + .045)], p['metal'], at=(x, 0, 0), around=28, name='holder')


FORMS = {'dome': dome, 'globe': globe, 'drum': drum, 'cone': cone, 'basket': basket}
