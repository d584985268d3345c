"""Table lamps: a ceramic body with a shade, a mushroom, a jointed arm, a wooden column."""
from math import cos, pi, sin

from parts.lathe import lathe, shell
from parts.profile import rounded
from parts.tube import tube
from stage.view import View

DEFAULTS = {
    'width': 32, 'depth': 32, 'height': 52,
    'form': 'vase',  # vase, mushroom, arm, or column
    'shade': 'shade', 'metal': 'brass', 'glow': 0.4,
}

VIEWS = {
    'front': View(azimuth=-24, elevation=7, lens=80, fill_width=.52, fill_height=.72),
    'side': View(azimuth=-64, elevation=5, lens=80, fill_width=.52, fill_height=.72),
}


def build(bench, p):
    FORMS[p['form']](bench, p, *p.metres('width', 'height'))


def hood(bench, p, top, width, tall):
    shell(bench, [(width / 2, top - tall), (width * .38, top)], .003, p['shade'], around=80, glow=p['glow'], name='shade')


def vase(bench, p, width, height):
    """A full-bellied body under a wide shade."""
    body = height * .56
    belly = rounded([(.056, .006), (.085, body * .25), (.098, body * .5), (.085, body * .75), (.045, body * .93), (.024, body)], 7)
    lathe(bench, [(.052, 0), *belly, (0, body)], around=80, name='body')
    lathe(bench, [(.012, body - .005), (.012, height - .12)], p['metal'], around=24, name='neck')
    hood(bench, p, height, width, height * .42)


def column(bench, p, width, height):
    """A turned stack of wood."""
    z, profile = .02, [(.075, 0), (.078, .006), (.075, .018)]
    for radius, tall in ((.045, .07), (.03, .05), (.052, .09), (.03, .04)):
        profile += rounded([(radius * .72, z), (radius * .95, z + tall * .25), (radius, z + tall * .5), (radius * .95, z + tall * .75), (radius * .72, z + tall)], 4)
        z += tall
    lathe(bench, [*profile, (.012, z + .004), (0, z + .004)], around=64, sharp=38, name='column')
    lathe(bench, [(.008, z), (.008, height - .1)], p['metal'], around=20, name='neck')
    hood(bench, p, height, width, height * .4)


def mushroom(bench, p, width, height):
    """A dome on a slim foot, all of one metal or glass."""
    r, tall = width / 2, height * .38
    shell(bench, [(r, 0), *((r * cos(pi / 2 * i / 14), .012 + tall * sin(pi / 2 * i / 14)) for i in range(14)), (.01, tall + .012)], .004, at=(0, 0, height - tall - .014), around=96, name='cap')
    lathe(bench, [(r * .52, 0), (r * .54, .008), (r * .5, .018), (.03, .03), (.02, .05), (.017, height - tall * .6), (0, height - tall * .6)], around=64, name='foot')
    lathe(bench, [(.035 * sin(pi * i / 10), .035 - .035 * cos(pi * i / 10)) for i in range(11)], 'shade', at=(0, 0, height - tall * .72), around=28, glow=3, name='bulb')


def arm(bench, p, width, height):
    """Two jointed arms and a cone: for a desk."""
    lathe(bench, [(.085, 0), (.087, .006), (.084, .02), (.02, .026), (0, .026)], around=64, name='foot')
    elbow, head = (.11, 0, height * .62), (-.12, 0, height * .96)
    tube(bench, [(0, 0, .02), (0, 0, .07)], .012, p['metal'], name='joint')
    for y in (-.008, .008):
        tube(bench, [(0, y, .06), (elbow[0], y, elbow[2])], .005, name='arm')
        tube(bench, [(elbow[0], y, elbow[2]), (head[0], y, head[2])], .005, name='arm')
    for x, z in ((0, .06), (elbow[0], elbow[2]), (head[0], head[2])):
        lathe(bench, [(.014, -.016), (.016, -.012), (.016, .012), (.014, .016)], p['metal'], at=(x, 0, z), turn=(90, 0, 0), around=28, name='joint')
    with bench.at((head[0] - .03, 0, head[2] - .02), turn=(0, 24, 0)):
        shell(bench, [(.085, -.12), (.08, -.11), (.03, -.01), (.022, .03)], .003, around=64, name='hood')
        lathe(bench, [(.028 * sin(pi * i / 10), -.08 - .028 * cos(pi * i / 10)) for i in range(11)], 'shade', around=28, glow=3, name='bulb')


FORMS = {'vase': vase, 'column': column, 'mushroom': mushroom, 'arm': arm}
