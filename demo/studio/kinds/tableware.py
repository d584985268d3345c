"""Tableware: a set for two or four, a tea set, bowls, cups."""
from math import cos, sin

from parts.board import prism, rounded_outline
from parts.lathe import lathe, shell
from parts.profile import rounded
from parts.tube import tube
from stage.view import View

DEFAULTS = {
    'width': 60, 'depth': 45, 'height': 14,
    'form': 'dinner',  # dinner (plates, bowls, cups), tea (a pot and cups on a tray), bowls, or carafe
    'accentOf': 'oak',
}

VIEWS = {
    'front': View(azimuth=-22, elevation=22, lens=85, fill_width=.74, fill_height=.6),
    'side': View(azimuth=-48, elevation=34, lens=85, fill_width=.74, fill_height=.66),
}


def build(bench, p):
    FORMS[p['form']](bench, p['accentOf'])


def plate(bench, at, radius):
    shell(bench, rounded([(radius * .56, 0), (radius * .62, .004), (radius * .74, .008), (radius * .96, .02), (radius, .024)], 2), .004, at=at, around=80, name='plate')
    lathe(bench, [(0, .002), (radius * .58, .002), (radius * .6, .005), (0, .006)], at=at, around=64, name='plate')


def bowl(bench, at, radius):
    shell(bench, rounded([(radius * .4, 0), (radius * .44, .006), (radius * .74, radius * .16), (radius * .95, radius * .45), (radius, radius * .62)], 3), .004, at=at, around=80, name='bowl')
    lathe(bench, [(0, .004), (radius * .42, .004), (radius * .42, .009), (0, .009)], at=at, around=60, name='bowl')


def cup(bench, at, radius=.042, tall=.085, turn=0, ear=True):
    x, y, z = at
    shell(bench, rounded([(radius * .66, 0), (radius * .78, .006), (radius * .96, tall * .4), (radius, tall)], 3), .0035, at=at, around=56, name='cup')
    lathe(bench, [(0, .004), (radius * .7, .004), (radius * .7, .008), (0, .008)], at=at, around=50, name='cup')
    if ear:
        c, s = cos(turn), sin(turn)
        line = [(x + c * r, y + s * r, z + h) for r, h in ((radius * .96, tall * .82), (radius * 1.5, tall * .84), (radius * 1.66, tall * .5), (radius * 1.3, tall * .24), (radius * .9, tall * .26))]
        tube(bench, line, .0052, smooth=True, fineness=3, name='ear')


def dinner(bench, wood):
    for i in range(4):
        plate(bench, (-.13, .06, .011 * i), .135)
    for i in range(4):
        plate(bench, (-.13, .06, .05 + .01 * i), .1)
    for i in range(2):
        bowl(bench, (.14, .09, .024 * i), .085)
    plate(bench, (.07, -.13, 0), .135)
    bowl(bench, (.07, -.13, .022), .075)
    cup(bench, (.27, -.04, 0), turn=-.5)
    cup(bench, (-.2, -.16, 0), turn=-2.4)


def tea(bench, wood):
    prism(bench, rounded_outline(.52, .34, .05), .014, (0, 0, .007), wood, bevel=.005, grain='x', name='tray')
    z, r = .014, .08
    belly = rounded([(.05, 0), (.062, .006), (r, .05), (r * .98, .085), (.055, .12), (.04, .128)], 6)
    lathe(bench, [*belly, (0, .128)], at=(-.12, .04, z), around=100, name='pot')
    lathe(bench, rounded([(.042, .126), (.04, .134), (.014, .144), (.008, .15), (.014, .16), (.001, .168)], 4), at=(-.12, .04, z), around=60, name='lid')
    tube(bench, [(-.05, .03, z + .06), (.0, .02, z + .07), (.012, .018, z + .12), (.03, .014, z + .135)], .0105, smooth=True, fineness=4, name='spout')
    tube(bench, [(-.17, .045, z + .115), (-.235, .055, z + .125), (-.245, .056, z + .06), (-.19, .05, z + .04)], .0065, smooth=True, fineness=3, name='handle')
    for x, y, turn in ((.12, .07, .4), (.17, -.06, -.4), (.04, -.09, -1.6)):
        plate(bench, (x, y, z), .062)
        cup(bench, (x, y, z + .008), .034, .055, turn)


def bowls(bench, wood):
    for x, y, radius in ((-.15, .05, .15), (.14, .09, .11), (.06, -.12, .085)):
        bowl(bench, (x, y, 0), radius)
    bowl(bench, (.14, .09, .034), .11)
    lathe(bench, [(.006, 0), (.0065, .17), (.024, .19), (.03, .22), (.022, .25), (0, .26)], wood, at=(-.05, -.2, .012), turn=(0, 84, 24), around=28, name='spoon')


def carafe(bench, wood):
    shell(bench, rounded([(.045, 0), (.055, .008), (.062, .08), (.05, .16), (.03, .21), (.032, .25), (.042, .27)], 6), .004, at=(-.07, .06, 0), around=90, name='jug')
    tube(bench, [(-.1, .065, .245), (-.16, .075, .24), (-.165, .075, .14), (-.12, .068, .1)], .007, smooth=True, fineness=3, name='handle')
    for x, y in ((.08, .08), (.14, -.03), (.03, -.08)):
        cup(bench, (x, y, 0), .038, .1, ear=False)


FORMS = {'dinner': dinner, 'tea': tea, 'bowls': bowls, 'carafe': carafe}
