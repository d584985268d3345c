"""What is built into a worktop and what stands on it: sink, tap, hob, hood, boards, jars."""
from parts.board import board, prism, rounded_outline
from parts.lathe import lathe
from parts.tube import tube


def sink(bench, at, width=.5, depth=.4, material='rubber'):
    """A basin let in from above: its rim and the dark hollow; `at` is on the worktop."""
    x, y, z = at
    prism(bench, rounded_outline(width, depth, .04), .006, (x, y, z + .003), material, bevel=.002, name='rim')
    prism(bench, rounded_outline(width - .05, depth - .05, .03), .002, (x, y, z + .0065), '#101010', bevel=0, name='hollow')
    lathe(bench, [(.035, 0), (.033, .003), (0, .003)], 'chrome', at=(x, y, z + .007), around=28, name='drain')


def tap(bench, at, material='black-metal'):
    x, y, z = at
    lathe(bench, [(.026, 0), (.026, .008), (.017, .012), (.016, .09), (0, .092)], material, at=at, around=24, name='tap')
    tube(bench, [(x, y, z + .08), (x, y, z + .34), (x, y - .1, z + .41), (x, y - .2, z + .36), (x, y - .2, z + .27)], .011, material, smooth=True, fineness=4, name='spout')
    tube(bench, [(x, y, z + .06), (x + .07, y, z + .085)], .006, material, name='lever')


def hob(bench, at, width=.58, depth=.5):
    """Black glass with four rings."""
    x, y, z = at
    prism(bench, rounded_outline(width, depth, .012), .006, (x, y, z + .003), 'glass-black', bevel=.0015, name='hob')
    for dx, dy, radius in ((-.14, .1, .075), (.14, .1, .09), (-.14, -.12, .09), (.14, -.12, .075)):
        lathe(bench, [(radius, 0), (radius, .0006), (radius - .004, .0006), (radius - .004, 0)], '#55585c', at=(x + dx, y + dy, z + .006), around=48, name='ring')


def hood(bench, at, top, material='black-metal', width=.6):
    """A slim canopy with a chimney; `at` is the middle of its lower back edge."""
    x, y, z = at
    board(bench, (width, .46, .05), (x, y - .23, z + .025), material, bevel=.004, segments=3, name='hood')
    board(bench, (.26, .26, top - z - .05), (x, y - .13, (z + top + .05) / 2), material, bevel=.003, grain='z', name='chimney')


def pot(bench, at, material='ceramic-terracotta', radius=.1, tall=.11):
    x, y, z = at
    lathe(bench, [(radius * .94, 0), (radius, .01), (radius, tall), (radius * 1.03, tall + .004), (radius * .9, tall + .022), (.03, tall + .032), (.012, tall + .036), (.02, tall + .055), (0, tall + .058)], material, at=at, around=44, name='pot')
    for side in (-1, 1):
        board(bench, (.045, .03, .014), (x + side * (radius + .015), y, z + tall * .8), material, bevel=.005, segments=3, name='ear')


def cutting_boards(bench, at):
    """Two boards leaning on the wall behind."""
    x, y, z = at
    board(bench, (.26, .018, .36), (x, y - .035, z + .178), 'walnut', bevel=.006, segments=3, grain='z', turn=(-9, 0, 0), name='cutting-board')
    board(bench, (.21, .016, .27), (x + .1, y - .075, z + .134), 'ash', bevel=.006, segments=3, grain='z', turn=(-11, 0, 0), name='cutting-board')


def jars(bench, at, count=3, material='ceramic'):
    x, y, z = at
    for i in range(count):
        radius, tall = .045 - .005 * i, .16 - .03 * i
        left = x + i * .11
        lathe(bench, [(radius * .95, 0), (radius, .008), (radius, tall), (0, tall)], material, at=(left, y, z), around=36, name='jar')
        lathe(bench, [(radius * 1.02, tall), (radius * 1.02, tall + .018), (0, tall + .018)], 'oak', at=(left, y, z), around=36, name='lid')
