"""Children's beds: a house, a rounded one with guards, a day bed with drawers, a cot."""
from math import atan2, cos, degrees, hypot, pi, sin

from parts.bedding import made_bed, mattress
from parts.board import board, prism
from parts.grip import grip
from parts.lathe import leg
from stage.view import View

DEFAULTS = {
    'width': 90, 'length': 170, 'height': 150, 'mattressWidth': 80, 'mattressLength': 160, 'baseHeight': 32,
    'form': 'house',  # house, guard (a rail on one side), drawers (a day bed), or cot
    'linen': 'sheet', 'throw': 'accent', 'metal': 'brass',
}

VIEWS = {
    'front': View(azimuth=-50, elevation=11, fill_width=.78, fill_height=.74),
    'side': View(azimuth=-78, elevation=9, lens=80, fill_width=.72, fill_height=.74),
    'detail': None,
}


def build(bench, p):
    width, length, height, base = p.metres('width', 'length', 'height', 'baseHeight')
    FORMS[p['form']](bench, p, width, length, height, base)
    bed_width, bed_length = p.metres('mattressWidth', 'mattressLength')
    thick = .1 if p['form'] == 'cot' else .14
    mattress(bench, bed_width - .01, bed_length - .01, thick, (0, 0, base - .03), p['linen'], piping=0)
    inside = -.015
    made_bed(bench, bed_width - .02, bed_length - .02, base - .03 + thick, (bed_width + inside, bed_length + inside), p['linen'], p['throw'], .05, -.03, 1, leaning=p['form'] != 'cot')


def rails(bench, width, length, base, tall=.14):
    for side in (-1, 1):
        board(bench, (.026, length - .1, tall), (side * (width / 2 - .02), 0, base - tall / 2 + .03), bevel=.004, grain='y', name='rail')
        board(bench, (width - .1, .026, tall), (0, side * (length / 2 - .02), base - tall / 2 + .03), bevel=.004, grain='x', name='rail')
    for i in range(10):
        board(bench, (width - .08, .07, .016), (0, -length / 2 + .12 + i * (length - .24) / 9, base - .05), 'ash', bevel=.003, name='slat')


def beam(bench, start, end, section=.05):
    """A square beam from one point to another in a plane across y."""
    (x0, y0, z0), (x1, _, z1) = start, end
    long, angle = hypot(x1 - x0, z1 - z0), degrees(atan2(x1 - x0, z1 - z0))
    board(bench, (section, section, long), ((x0 + x1) / 2, y0, (z0 + z1) / 2), bevel=.004, grain='z', turn=(0, angle, 0), name='beam')


def house(bench, p, width, length, height, base):
    """Posts, gables and a ridge; slats at the sides."""
    eaves, half = height * .72, width / 2 - .025
    rails(bench, width, length, base)
    for end in (-1, 1):
        y = end * (length / 2 - .025)
        for side in (-1, 1):
            board(bench, (.05, .05, eaves), (side * half, y, eaves / 2), bevel=.004, grain='z', name='post')
            beam(bench, (side * half, y, eaves - .01), (side * .012, y, height - .03))
        board(bench, (2 * half - .05, .045, .045), (0, y, eaves - .025), bevel=.004, grain='x', name='tie')
    for x, z in ((0, height - .035), (half, eaves - .025), (-half, eaves - .025)):
        board(bench, (.045, length - .1, .045), (x, 0, z), bevel=.004, grain='y', name='ridge')
    top, head = base + .42, length / 2 - .025
    for i in range(4):
        board(bench, (.022, .018, top - base), (-half + .1 + i * (2 * half - .2) / 3, head, (top + base) / 2), bevel=.004, grain='z', name='slat')
    board(bench, (2 * half - .05, .03, .04), (0, head, top), bevel=.004, grain='x', name='head')
    guard(bench, half, length, base, .62)


def guard(bench, x, length, base, share, rise=.24):
    """A low guard at the far side, from the head down."""
    long = length * share
    for y in (length / 2 - .05, length / 2 - .05 - long / 2, length / 2 - .05 - long + .02):
        board(bench, (.024, .04, rise + .1), (x, y, base + rise / 2), bevel=.004, grain='z', name='guard-post')
    for z in (base + rise, base + rise * .55):
        board(bench, (.024, long, .06), (x, length / 2 - .05 - long / 2, z), bevel=.008, segments=3, grain='y', name='guard')


def with_guard(bench, p, width, length, height, base):
    """Rounded ends and guards on both sides."""
    rails(bench, width, length, base)
    for end, top in ((1, height), (-1, height * .74)):
        arch = [(-width / 2, .12), (width / 2, .12), (width / 2, top - .14), *(((width / 2 - .14) + .14 * c, top - .14 + .14 * s) for c, s in quarter()), *((-(width / 2 - .14) - .14 * c, top - .14 + .14 * s) for c, s in quarter()[::-1]), (-width / 2, top - .14)]
        prism(bench, arch, .026, (0, end * (length / 2 - .013), 0), bevel=.006, axis='y', grain='x', name='end')
        for side in (-1, 1):
            leg(bench, (side * (width / 2 - .05), end * (length / 2 - .013), 0), (side * (width / 2 - .06), end * (length / 2 - .013), .14), (.013, .02))
    guard(bench, width / 2 - .02, length, base, .9)
    guard(bench, -width / 2 + .02, length, base, .42, .2)


def quarter(steps=8):
    return [(cos(pi / 2 * i / steps), sin(pi / 2 * i / steps)) for i in range(1, steps)]


def drawers(bench, p, width, length, height, base):
    """A day bed with a back and two drawers under it."""
    low = .05
    board(bench, (width - .06, length - .08, low), (0, 0, low / 2), name='plinth')
    for end, top in ((1, height), (-1, height * .8)):
        board(bench, (width, .028, top - .02), (0, end * (length / 2 - .014), top / 2 + .01), bevel=.008, segments=3, grain='x', name='end')
    board(bench, (.028, length - .056, height - .02), (width / 2 - .014, 0, height / 2 + .01), bevel=.008, segments=3, grain='y', name='back')
    board(bench, (.026, length - .056, .07), (-width / 2 + .013, 0, base), bevel=.004, grain='y', name='rail')
    board(bench, (width - .06, length - .06, .02), (0, 0, base - .05), 'ash', bevel=0, name='deck')
    board(bench, (.002, length - .06, base - low), (-width / 2 + .03, 0, (base + low) / 2), 'shadow', bevel=0, name='dark')
    with bench.at((-width / 2 + .012, 0, 0), turn=(0, 0, -90)):
        each, tall = (length - .06) / 2, base - .035 - low - .01
        for side in (-1, 1):
            at = side * each / 2, 0, low + tall / 2
            board(bench, (each - .004, .02, tall), at, bevel=.0018, grain='x', name='drawer')
            grip(bench, 'knob', (at[0], -.01, at[2]), (each, tall), p['metal'], False)


def cot(bench, p, width, length, height, base):
    """Bars all round, for the smallest."""
    for side in (-1, 1):
        for end in (-1, 1):
            board(bench, (.045, .045, height), (side * (width / 2 - .022), end * (length / 2 - .022), height / 2), bevel=.012, segments=3, grain='z', name='post')
        for z in (base - .04, height - .03):
            board(bench, (.028, length - .09, .05), (side * (width / 2 - .022), 0, z), bevel=.008, segments=3, grain='y', name='rail')
            board(bench, (width - .09, .028, .05), (0, side * (length / 2 - .022), z), bevel=.008, segments=3, grain='x', name='rail')
        for i in range(1, 15):
            y = -length / 2 + .05 + i * (length - .1) / 15
            leg(bench, (side * (width / 2 - .022), y, base - .03), (side * (width / 2 - .022), y, height - .04), (.0085, .0085), around=14, name='bar')
        for i in range(1, 8):
            x = -width / 2 + .05 + i * (width - .1) / 8
            leg(bench, (x, side * (length / 2 - .022), base - .03), (x, side * (length / 2 - .022), height - .04), (.0085, .0085), around=14, name='bar')
    board(bench, (width - .06, length - .06, .02), (0, 0, base - .05), 'ash', bevel=0, name='deck')


FORMS = {'house': house, 'guard': with_guard, 'drawers': drawers, 'cot': cot}
