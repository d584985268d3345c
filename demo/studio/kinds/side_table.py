"""Small tables beside a sofa or a bed."""
from math import cos, pi, radians, sin

from parts.board import prism, rounded_outline
from parts.handle import knob
from parts.lathe import lathe, leg, shell
from parts.profile import rounded
from parts.props import pile, vase
from parts.tube import bent_tube, tube
from stage.view import View

DEFAULTS = {
    'width': 42, 'depth': 42, 'height': 54,
    'form': 'tray',  # tray (a round tray on metal), pull (a C that slides under the sofa), drawer (round, with a drawer), or mushroom
    'metal': 'black-metal', 'props': True,
}

VIEWS = {
    'front': View(azimuth=-32, elevation=14, lens=80, fill_width=.54, fill_height=.68),
    'side': View(azimuth=-68, elevation=10, lens=80, fill_width=.54, fill_height=.68),
}


def build(bench, p):
    width, depth, height = p.metres('width', 'depth', 'height')
    surface = FORMS[p['form']](bench, p, width, depth, height)
    if p['props']:
        pile(bench, (width * .08, .03, surface), 2, 20)
        vase(bench, (-width * .2, .06, surface), .6, 'ceramic', 2)


def tray(bench, p, width, depth, height):
    """A wooden tray in a ring on three bent rods."""
    r = width / 2
    shell(bench, [(r - .012, height - .028), (r - .002, height - .02), (r, height)], .008, around=96, grain='x', name='rim')
    lathe(bench, [(0, height - .03), (r - .012, height - .03), (r - .01, height - .018), (0, height - .018)], around=96, grain='x', name='tray')
    ring = [(cos(2 * pi * i / 48) * (r - .02), sin(2 * pi * i / 48) * (r - .02), height - .038) for i in range(48)]
    tube(bench, ring, .007, p['metal'], closed=True, name='ring')
    low = [(x * .92, y * .92, .008) for x, y, _ in ring]
    tube(bench, low, .007, p['metal'], closed=True, name='ring')
    for i in range(3):
        a = 2 * pi * i / 3 + .5
        tube(bench, [(cos(a) * (r - .02) * .92, sin(a) * (r - .02) * .92, .008), (cos(a) * (r - .02), sin(a) * (r - .02), height - .038)], .007, p['metal'], name='rod')
    return height - .018


def pull(bench, p, width, depth, height):
    prism(bench, rounded_outline(width, depth, .025), .022, (0, 0, height - .011), bevel=.004, grain='x', name='top')
    for end in (-1, 1):
        y = end * (depth / 2 - .03)
        bent_tube(bench, [(-width / 2 + .03, y, height - .03), (width / 2 - .02, y, height - .03), (width / 2 - .02, y, .01), (-width / 2 + .02, y, .01)], .01, p['metal'], bend=.03, name='frame')
    for x, z in ((-width / 2 + .02, .01), (width / 2 - .02, .01)):
        tube(bench, [(x, -depth / 2 + .03, z), (x, depth / 2 - .03, z)], .01, p['metal'], name='rail')
    return height


def drawer(bench, p, width, depth, height):
    """A drum with a drawer on three legs."""
    r, low = width / 2, height - .19
    lathe(bench, [(0, height - .022), (r - .008, height - .022), (r, height - .014), (r, height - .006), (r - .006, height), (0, height)], around=96, grain='x', name='top')
    lathe(bench, [(r - .018, low), (r - .016, low + .003), (r - .016, height - .022)], around=96, name='drum')
    for material, reach, outer, tall in (('shadow', 47, r - .0145, .132), ('main', 46, r - .006, .124)):
        arc(bench, outer, reach, tall, (0, 0, low + .088), material)
    knob(bench, (0, -r + .006, low + .088), material='brass')
    for i in range(3):
        a = 2 * pi * i / 3 + pi / 2
        leg(bench, (cos(a) * r * .98, sin(a) * r * .98, 0), (cos(a) * r * .6, sin(a) * r * .6, low + .01), (.011, .018))
    return height


def arc(bench, outer, reach, tall, at, material):
    """A bent front: a part of a ring towards the viewer."""
    turns = [radians(-90 - reach + 2 * reach * i / 24) for i in range(25)]
    outline = [(outer * cos(t), outer * sin(t)) for t in turns] + [((outer - .02) * cos(t), (outer - .02) * sin(t)) for t in reversed(turns)]
    prism(bench, outline, tall, at, material, bevel=.0015, grain='x', name='front', shading=40)


def mushroom(bench, p, width, depth, height):
    """One turned body, top and foot in one."""
    r = width / 2
    body = rounded([(r * .68, .006), (r * .68, .03), (r * .56, .12), (r * .38, height * .5), (r * .44, height - .15), (r * .78, height - .05), (r * .98, height - .02)])
    lathe(bench, [(r * .66, 0), *body, (r, height - .01), (r - .006, height), (0, height)], around=120, name='body')
    return height


FORMS = {'tray': tray, 'pull': pull, 'drawer': drawer, 'mushroom': mushroom}
