"""Dressing tables with a mirror; a pouf-stool belongs to some."""
from math import cos, pi, sin

from parts.board import board, chamfered_top, prism
from parts.cushion import cushion
from parts.front import GAP, THICK, front
from parts.grip import grip
from parts.lathe import lathe, leg
from parts.props import vase
from stage.view import View

DEFAULTS = {
    'width': 100, 'depth': 45, 'height': 132, 'desk': 76,
    'mirror': 'round',  # round, arch, or wings (three leaves)
    'legs': 'tapered',  # tapered, or drawers (two cases of drawers)
    'drawers': 2, 'front': 'main', 'handle': 'knob', 'metal': 'brass', 'stool': '',  # the cloth of a stool, or nothing
}

VIEWS = {
    'front': View(azimuth=-28, elevation=7, lens=75, fill_width=.7, fill_height=.78),
    'detail': View(azimuth=-22, elevation=9, lens=75, focus=(.45, .6, .7), span=.75),
    'side': None,
}


def build(bench, p):
    width, depth, height, desk = p.metres('width', 'depth', 'height', 'desk')
    chamfered_top(bench, (width, depth, .026), (0, 0, desk - .013), inset=.01)
    {'tapered': on_legs, 'drawers': on_drawers}[p['legs']](bench, p, width, depth, desk - .026)
    MIRRORS[p['mirror']](bench, p, width, depth / 2 - .05, desk, height)
    vase(bench, (-width * .38, .02, desk), .55, 'ceramic', 1)
    lathe(bench, [(.03, 0), (.032, .004), (.032, .03), (.034, .031), (.034, .042), (0, .044)], 'ceramic-terracotta', at=(width * .36, -.03, desk), around=40, name='jar')
    lathe(bench, [(.018, 0), (.02, .004), (.02, .06), (.008, .068), (.008, .085), (0, .086)], 'brass', at=(width * .28, .05, desk), around=32, name='bottle')
    if p['stool']:
        stool(bench, p, depth)


def row(bench, p, x, width, depth, low, tall, count):
    """Drawers side by side in a box."""
    for side in (-1, 1):
        board(bench, (.018, depth, tall), (x + side * (width / 2 - .009), 0, low + tall / 2), grain='y', name='side')
    board(bench, (width, .018, tall), (x, depth / 2 - .009, low + tall / 2), grain='x', name='back')
    board(bench, (width - .03, depth - .03, .012), (x, 0, low + .006), grain='x', name='floor')
    board(bench, (width - .036, .002, tall), (x, -depth / 2 + .025, low + tall / 2), 'shadow', bevel=0, name='dark')
    each = (width - .036) / count
    for i in range(count):
        at = x - (width - .036) / 2 + each * (i + .5), -depth / 2 + THICK / 2, low + tall / 2
        size = each - GAP, tall - 2 * GAP
        front(bench, 'plain', at, size, p['front'], 'x')
        grip(bench, p['handle'], (at[0], -depth / 2, at[2]), size, p['metal'], False)


def on_legs(bench, p, width, depth, top):
    row(bench, p, 0, width - .09, depth - .06, top - .12, .12, p['drawers'])
    for side in (-1, 1):
        for end in (-1, 1):
            leg(bench, (side * (width / 2 - .03), end * (depth / 2 - .03), 0), (side * (width / 2 - .075), end * (depth / 2 - .06), top - .02), (.012, .022), around=32)


def on_drawers(bench, p, width, depth, top):
    wide = .3
    for side in (-1, 1):
        for i in range(3):
            tall = (top - .1) / 3
            row(bench, p, side * (width / 2 - wide / 2 - .01), wide, depth - .02, .1 + tall * i, tall, 1)
        board(bench, (.006, depth - .018, top - .1), (side * (width / 2 - .007), 0, (top + .1) / 2), bevel=.002, grain='z', name='cheek')
        for end in (-1, 1):
            for reach in (.04, wide - .04):
                leg(bench, (side * (width / 2 - reach), end * (depth / 2 - .06), 0), (side * (width / 2 - reach), end * (depth / 2 - .06), .105), (.01, .014), p['metal'])
    row(bench, p, 0, width - 2 * wide - .02, depth - .02, top - .11, .11, 1)


def disc(bench, at, radius, tilt=-4):
    """A round mirror in a wooden ring."""
    lathe(bench, [(radius - .012, 0), (radius, .002), (radius, .022), (radius - .014, .026), (radius - .016, .02)], at=at, turn=(90 + tilt, 0, 0), around=96, grain='x', name='ring')
    lathe(bench, [(0, .0203), (radius - .018, .0203), (radius - .018, .0215), (0, .0215)], 'mirror', at=at, turn=(90 + tilt, 0, 0), around=96, name='mirror')


def round_mirror(bench, p, width, back, desk, height):
    radius = min((height - desk - .04) / 2, width * .3)
    z = height - radius
    for side in (-1, 1):
        x = side * (radius + .025)
        leg(bench, (x, back, desk), (x, back, z + .03), (.012, .009), around=24, name='post')
        lathe(bench, [(.008, 0), (.008, .03), (.013, .034), (.013, .044), (0, .046)], p['metal'], at=(x - side * .02, back, z), turn=(0, side * 90, 0), around=24, name='hinge')
    board(bench, (2 * radius + .1, .06, .018), (0, back, desk + .009), grain='x', name='foot')
    disc(bench, (0, back + .008, z), radius)


def arch_mirror(bench, p, width, back, desk, height):
    leaf(bench, 0, back, desk + .006, width * .56, height - desk - .006, True)


def leaf(bench, x, y, low, width, tall, arched, turn=0):
    """An upright mirror, its top straight or round."""
    def outline(inset):
        half, foot = width / 2 - inset, inset
        if not arched:
            return [(-half, foot), (half, foot), (half, tall - inset), (-half, tall - inset)]
        spring = tall - width / 2
        return [(-half, foot), (half, foot), *((half * cos(pi * i / 24), spring + half * sin(pi * i / 24)) for i in range(25))]
    with bench.at((x, y, low), turn=(0, 0, turn)):
        prism(bench, outline(0), .02, (0, 0, 0), bevel=.004, axis='y', grain='z', name='frame')
        prism(bench, outline(.022), .004, (0, -.011, 0), 'mirror', bevel=.001, axis='y', name='mirror')


def wings(bench, p, width, back, desk, height):
    tall = height - desk - .004
    middle, wing = width * .46, width * .25
    leaf(bench, 0, back, desk + .002, middle, tall, False)
    for side in (-1, 1):
        x = side * (middle / 2 + wing / 2 * .88 + .004)
        leaf(bench, x, back - wing * .235, desk + .002, wing, tall * .92, False, turn=-side * 28)


def stool(bench, p, depth):
    with bench.at((.06, -depth / 2 - .06, 0)):
        cushion(bench, (.38, .32, .09), (0, 0, .42), p['stool'], radius=.04, bulge=(.002, .004, .014), wrinkle=.002, crease=.001, piping=.003, name='seat')
        for x in (-1, 1):
            for y in (-1, 1):
                leg(bench, (x * .16, y * .13, 0), (x * .13, y * .1, .39), (.009, .016))


MIRRORS = {'round': round_mirror, 'arch': arch_mirror, 'wings': wings}
