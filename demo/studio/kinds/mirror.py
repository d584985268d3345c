"""Mirrors: leaning on a stand, arched, on a table, in a frame of posts."""
from math import cos, pi, radians, sin

from parts.board import board, prism
from parts.lathe import lathe, leg
from parts.tube import tube
from stage.view import View

DEFAULTS = {
    'width': 70, 'depth': 40, 'height': 175,
    'form': 'arch',  # arch, straight (both lean on a strut), cheval (swings between posts), table (round, on a foot), or sun (rays round a disc, on a strut)
    'rim': 3, 'metal': 'brass',
}

VIEWS = {
    'front': View(azimuth=-26, elevation=3, lens=80, fill_width=.56, fill_height=.82),
    'detail': View(azimuth=-30, elevation=4, lens=80, focus=(.5, .4, .8), span=.62),
    'side': None,
}


def build(bench, p):
    FORMS[p['form']](bench, p, *p.metres('width', 'depth', 'height', 'rim'))


def outline(width, tall, arched, inset=0):
    half, top = width / 2 - inset, tall - inset
    if not arched:
        return [(-half, inset), (half, inset), (half, top), (-half, top)]
    spring = tall - width / 2
    return [(-half, inset), (half, inset), *((half * cos(pi * i / 36), spring + half * sin(pi * i / 36)) for i in range(37))]


def plate(bench, width, tall, rim, arched):
    """The frame, the glass a little before its middle, the back."""
    outer, inner = outline(width, tall, arched), outline(width, tall, arched, rim)
    ring(bench, outer, inner, .03)
    prism(bench, inner, .004, (0, -.004, 0), 'mirror', bevel=0, axis='y', name='mirror')
    prism(bench, outline(width, tall, arched, .004), .006, (0, .011, 0), '#6b5b47', bevel=0, axis='y', name='back')


def ring(bench, outer, inner, deep):
    """A frame between two outlines of as many points: one prism for each side."""
    count = len(outer)
    for i in range(count):
        after = (i + 1) % count
        prism(bench, [outer[i], outer[after], inner[after], inner[i]], deep, (0, 0, 0), bevel=.0012 if count < 8 else 0, axis='y', grain='z' if abs(outer[i][0] - outer[after][0]) < .01 else 'x', name='frame')


def leaning(bench, p, width, depth, height, rim, arched):
    """Tilted back on a strut."""
    tilt = 9
    long = height / cos(radians(tilt))
    with bench.at((0, -depth / 2 + .02, 0), turn=(-tilt, 0, 0)):
        plate(bench, width, long - .02, rim, arched)
    back = -depth / 2 + .05 + sin(radians(tilt)) * height * .8
    for side in (-1, 1):
        leg(bench, (side * width * .28, depth / 2 - .01, 0), (side * width * .18, back, height * .8), (.01, .012), p['metal'])
    tube(bench, [(-width * .26, depth / 2 - .03, .14), (width * .26, depth / 2 - .03, .14)], .007, p['metal'], name='brace')


def arch(bench, p, width, depth, height, rim):
    leaning(bench, p, width, depth, height, rim, True)


def straight(bench, p, width, depth, height, rim):
    leaning(bench, p, width, depth, height, rim, False)


def cheval(bench, p, width, depth, height, rim):
    """Hung between two posts on spread feet."""
    inner, tall = width - .14, height - .15
    with bench.at((0, 0, .14 + tall / 2), turn=(-5, 0, 0)):
        with bench.at((0, 0, -tall / 2)):
            plate(bench, inner, tall, rim, False)
    for side in (-1, 1):
        x = side * (width / 2 - .025)
        leg(bench, (x, 0, .05), (x, 0, height * .64), (.02, .013))
        lathe(bench, [(.013, 0), (.02, .012), (.016, .03), (0, .034)], p['metal'], at=(x, 0, height * .64), around=32, name='finial')
        lathe(bench, [(.009, 0), (.009, .05), (.014, .052), (.014, .064), (0, .066)], p['metal'], at=(x - side * .04, 0, .14 + tall / 2), turn=(0, side * 90, 0), around=24, name='hinge')
        board(bench, (.045, depth, .045), (x, 0, .0225), bevel=.012, segments=4, grain='y', name='foot')
    board(bench, (width - .08, .03, .03), (0, 0, .085), bevel=.006, grain='x', name='brace')


def disc(bench, at, radius, rim, tilt):
    lathe(bench, [(radius - rim, 0), (radius - .004, 0), (radius, .006), (radius, .016), (radius - .006, .022), (radius - rim, .022)], at=at, turn=(90 + tilt, 0, 0), around=120, grain='x', name='ring')
    lathe(bench, [(0, .0222), (radius - rim - .001, .0222), (radius - rim - .001, .0232), (0, .0232)], 'mirror', at=at, turn=(90 + tilt, 0, 0), around=120, name='mirror')


def table(bench, p, width, depth, height, rim):
    """Round, on a turned foot: for a dressing table."""
    radius = width / 2
    disc(bench, (0, .01, height - radius), radius, rim, -6)
    lathe(bench, [(depth * .42, 0), (depth * .44, .008), (depth * .4, .018), (.03, .03), (.014, .05), (.012, height - width + .02)], p['metal'], at=(0, .02, 0), around=64, name='foot')


def sun(bench, p, width, depth, height, rim):
    """A disc in a crown of rods, leaning on a strut."""
    radius = width * .3
    with bench.at((0, -.02, height / 2), turn=(-9, 0, 0)):
        disc(bench, (0, .012, 0), radius, .02, 0)
        for i in range(44):
            a, reach = 2 * pi * i / 44, width / 2 * (1 if i % 2 == 0 else .84)
            leg(bench, (cos(a) * reach, .006, sin(a) * reach), (cos(a) * radius * .96, .006, sin(a) * radius * .96), (.004, .006), around=14, name='ray')
    for side in (-1, 1):
        leg(bench, (side * width * .2, depth / 2, 0), (side * width * .1, .03, height * .55), (.008, .01), p['metal'])


FORMS = {'arch': arch, 'straight': straight, 'cheval': cheval, 'table': table, 'sun': sun}
