"""Units of a kitchen; each stands with its left back corner at the origin, its front towards −Y."""
from parts.board import board
from parts.front import GAP, THICK, front
from parts.grip import grip
from parts.lathe import lathe

WALL, PLINTH, DESK, TOP = .018, .1, .87, .035
BASE_DEPTH, WALL_DEPTH = .56, .34


def box(bench, x, width, depth, base, top, material, dark=True):
    """The carcass: its back is at y = 0; `base` and `top` are heights."""
    tall, middle = top - base, (top + base) / 2
    for edge in (x + WALL / 2, x + width - WALL / 2):
        board(bench, (WALL, depth, tall), (edge, -depth / 2, middle), material, bevel=.0012, grain='z', name='side')
    for z in (base + WALL / 2, top - WALL / 2):
        board(bench, (width - 2 * WALL, depth, WALL), (x + width / 2, -depth / 2, z), material, bevel=.0012, grain='x', name='floor')
    board(bench, (width - 2 * WALL, .006, tall - .02), (x + width / 2, -.008, middle), material, bevel=0, grain='z', name='back')
    if dark:
        board(bench, (width - .004, .002, tall - .004), (x + width / 2, -depth - .0012, middle), 'shadow', bevel=0, name='dark')


def face(bench, look, at, size, door=True, side=1, height=None):
    """A front with its handle; `look` = style, material, handle, metal."""
    style, material, handle, metal = look
    if not door and style not in ('framed', 'fluted', 'slatted'):
        style = 'plain'
    front(bench, style, at, size, material, 'z' if door else 'x')
    grip(bench, handle, (at[0], at[1] - THICK / 2, at[2]), size, metal, door, side, height)


def feet(bench, x, width, plinth):
    """The black feet at the back, where no plinth hides them."""
    for spot in (x + .06, x + width - .06):
        lathe(bench, [(.03, 0), (.03, .01), (.016, .016), (.016, plinth)], 'rubber', at=(spot, -.07, 0), around=20, name='foot')


def base_unit(bench, what, x, width, look, case, depth=BASE_DEPTH, desk=DESK, plinth=PLINTH):
    """`what`: d door, D two doors, a digit: so many drawers, o oven, s (under a sink), n open."""
    box(bench, x, width, depth, plinth, desk, case, what != 'n')
    feet(bench, x, width, plinth)
    board(bench, (width, .016, plinth), (x + width / 2, -depth + .05, plinth / 2), look[1], bevel=.001, grain='x', name='plinth')
    y, tall, middle = -depth - THICK / 2 - .003, desk - plinth, x + width / 2
    if what == 'o':
        oven(bench, (middle, -depth, plinth + .06), width - GAP, tall - .12)
        for z, high in ((plinth + .03, .057), (desk - .03, .057)):
            board(bench, (width - GAP, THICK, high), (middle, y, z), look[1], bevel=.0015, grain='x', name='filler')
    elif what == 'n':
        board(bench, (width - 2 * WALL, depth - .02, WALL), (middle, -depth / 2, plinth + tall * .5), case, grain='x', name='shelf')
    elif what.isdigit():
        shares = {'1': (1,), '2': (.5, .5), '3': (.4, .4, .2), '4': (.3, .25, .25, .2)}[what]
        z = plinth
        for share in shares:
            high = tall * share
            face(bench, look, (middle, y, z + high / 2), (width - GAP, high - GAP), False)
            z += high
    else:
        count = 2 if what in 'Ds' and width > .5 else 1
        for i in range(count):
            at = x + width / count * (i + .5), y, plinth + tall / 2
            face(bench, look, at, (width / count - GAP, tall - GAP), True, 1 if i == 0 else -1, desk - .16)


def wall_unit(bench, what, x, width, base, top, look, case, depth=WALL_DEPTH):
    """`what`: d, D, g (glazed), n (open), f (two flaps, one over the other)."""
    box(bench, x, width, depth, base, top, case, what not in 'ng')
    y, tall, middle = -depth - THICK / 2 - .003, top - base, (top + base) / 2
    if what in 'ng':
        for share in (.34, .67) if tall > .8 else (.5,):
            board(bench, (width - 2 * WALL, depth - .02, WALL), (x + width / 2, -depth / 2, base + tall * share), case, grain='x', name='shelf')
    if what == 'n':
        return
    if what == 'f':
        for i in range(2):
            face(bench, (look[0], look[1], 'none', look[3]), (x + width / 2, y, base + tall / 2 * (i + .5)), (width - GAP, tall / 2 - GAP), False)
        return
    count = 2 if what == 'D' or width > .55 else 1
    for i in range(count):
        at = x + width / count * (i + .5), y, middle
        own = ('glazed', *look[1:]) if what == 'g' else look
        face(bench, own, at, (width / count - GAP, tall - GAP), True, 1 if i == 0 else -1, base + .15)


def tall_unit(bench, what, x, width, top, look, case, depth=BASE_DEPTH, plinth=PLINTH):
    """`what`: f (two doors: a fridge), o (oven between fronts), p (a pantry's one door), m (oven and microwave)."""
    box(bench, x, width, depth, plinth, top, case)
    feet(bench, x, width, plinth)
    board(bench, (width, .016, plinth), (x + width / 2, -depth + .05, plinth / 2), look[1], bevel=.001, grain='x', name='plinth')
    y, middle = -depth - THICK / 2 - .003, x + width / 2
    parts = {'f': (('d', .38), ('d', .62)), 'p': (('d', 1),), 'o': (('1', .17), ('1', .17), ('o', .29), ('d', .37)), 'm': (('1', .31), ('o', .27), ('m', .17), ('d', .25))}[what]
    z = plinth
    for kind, share in parts:
        high = (top - plinth) * share
        size = width - GAP, high - GAP
        if kind in 'om':
            oven(bench, (middle, -depth, z), size[0], size[1], kind == 'm')
        else:
            face(bench, look, (middle, y, z + high / 2), size, kind == 'd', -1, min(1.05, z + high * .8) if what == 'p' or z < .6 else z + .16)
        z += high


def oven(bench, at, width, height, small=False):
    """Black glass with a steel bar; `at` is the middle of its lower edge on the carcass."""
    x, y, z = at
    panel = 0 if small else min(.1, height * .18)
    board(bench, (width, .02, height - panel - .004), (x, y - .013, z + (height - panel) / 2), 'glass-black', bevel=.002, name='oven')
    board(bench, (width - .12, .003, height - panel - .14), (x, y - .0235, z + (height - panel) * .46), '#0c0c0d', bevel=.001, name='window')
    if panel:
        board(bench, (width, .02, panel), (x, y - .013, z + height - panel / 2), 'glass-black', bevel=.002, name='panel')
        board(bench, (.09, .002, .03), (x, y - .0235, z + height - panel / 2), '#3a4750', bevel=0, name='clock')
    length, level = width - .12, z + height - panel - .05
    board(bench, (length, .012, .016), (x, y - .06, level), 'chrome', bevel=.004, segments=3, name='bar')
    for side in (-1, 1):
        board(bench, (.014, .04, .014), (x + side * (length / 2 - .03), y - .04, level), 'chrome', bevel=.002, name='post')


def worktop(bench, x, width, material, depth=BASE_DEPTH + .045, desk=DESK):
    board(bench, (width, depth, TOP), (x + width / 2, -depth / 2, desk + TOP / 2), material, bevel=.003, grain='x', name='worktop')
