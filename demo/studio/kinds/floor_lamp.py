"""Floor lamps: a straight stem, a tripod, an arc."""
import math

from parts.lathe import lathe, leg, shell
from parts.tube import tube
from stage.view import View

DEFAULTS = {
    'width': 40, 'depth': 40, 'height': 164,
    'form': 'stem',  # stem, tripod, or arc
    'shade': 'shade', 'foot': 'black-metal', 'glow': 0.35,
}

VIEWS = {
    'front': View(azimuth=-20, elevation=2, lens=80, fill_width=.6, fill_height=.84),
    'detail': View(azimuth=-30, elevation=4, lens=80, focus=(.5, .5, .86), span=.62),
    'side': None,
}


def build(bench, p):
    FORMS[p['form']](bench, p, *p.metres('width', 'height'))


def stem(bench, p, width, height):
    lathe(bench, [(0, 0), (.14, 0), (.143, .008), (.14, .016), (.012, .022), (0, .022)], p['foot'], around=64, name='foot')
    lathe(bench, [(.0085, .02), (.0085, height - .16)], around=20, name='stem')
    hood(bench, p, (0, 0, height), width)


def tripod(bench, p, width, height):
    top = height - .36
    for i in range(3):
        angle = math.radians(90 + i * 120)
        x, y = math.cos(angle), math.sin(angle)
        leg(bench, (.27 * x, .27 * y, 0), (.03 * x, .03 * y, top), (.011, .017), name='leg')
    lathe(bench, [(.045, top - .02), (.05, top - .012), (.05, top + .012), (.012, top + .03), (.012, height - .16)], p['foot'], around=32, name='head')
    hood(bench, p, (0, 0, height), width)


def arc(bench, p, width, height):
    """A heavy foot, a long bow, and a small metal hood."""
    lathe(bench, [(0, 0), (.15, 0), (.153, .01), (.15, .03), (0, .032)], 'stone', at=(-.35, 0, 0), around=64, name='foot')
    line = [(-.35, 0, .03), (-.35, 0, height * .55), (-.34, 0, height * .86), (-.2, 0, height), (.12, 0, height), (.34, 0, height * .9), (.36, 0, height * .84)]
    tube(bench, line, .0095, smooth=True, fineness=4, name='bow')
    z = height * .84
    shell(bench, [(.15, z - .15), (.14, z - .08), (.1, z - .03), (.03, z)], .004, at=(.36, 0, 0), around=64, name='hood')
    lathe(bench, [(0, -.04), (.035, -.02), (.042, .015), (.02, .05)], 'shade', at=(.36, 0, z - .1), around=32, glow=2.5, name='bulb')


def hood(bench, p, top, width):
    x, y, height = top
    shell(bench, [(width / 2, height - .3), (width * .39, height)], .003, p['shade'], at=(x, y, 0), around=72, glow=p['glow'], name='shade')


FORMS = {'stem': stem, 'tripod': tripod, 'arc': arc}
