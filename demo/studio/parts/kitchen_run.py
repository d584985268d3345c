"""A run of kitchen units side by side, told by words like «D80 s60 o60»: what it is, and how many centimetres wide."""
from parts.board import board
from parts.kitchen_goods import hob, hood, sink, tap
from parts.kitchen_unit import BASE_DEPTH, DESK, TOP, base_unit, tall_unit, wall_unit, worktop

HANG = 1.42


def words(text):
    """«D80 s60» → [('D', .8), ('s', .6)]."""
    return [(word[0], float(word[1:]) / 100) for word in text.split()]


def long(text):
    """How many metres a run takes."""
    return sum(width for _, width in words(text))


def look_of(p, upper=False):
    """Style, material, handle and metal of the fronts."""
    return p['door'], p['upper'] if upper else p['front'], p['handle'], p['metal']


def base_run(bench, p, text, x=0):
    """Base units, the sink over «s», the hob over «o» or «H» (drawers under a hob)."""
    for what, width in words(text):
        own = {'H': '3'}.get(what, what)
        base_unit(bench, own, x, width, look_of(p), p['case'])
        middle, top = x + width / 2, DESK + TOP
        if what == 's':
            sink(bench, (middle, -.3, top), min(.5, width - .08), .42, p['basin'])
            tap(bench, (middle, -.07, top), p['metal'])
        elif what in 'oH':
            hob(bench, (middle, -.31, top), min(.58, width - .02))
        x += width


def wall_run(bench, p, text, top, x=0):
    """Wall units; «h» is a hood, «-» a gap."""
    for what, width in words(text):
        if what == 'h':
            hood(bench, (x + width / 2, 0, 1.55), top, p['metal'], min(.6, width))
        elif what != '-':
            wall_unit(bench, what, x, width, HANG, top, look_of(p, True), p['case'])
        x += width


def tall_run(bench, p, text, top, x):
    for what, width in words(text):
        tall_unit(bench, what, x, width, top, look_of(p), p['case'])
        x += width


def splash(bench, x, width, top, material):
    """The panel on the wall behind."""
    board(bench, (width, .014, top - DESK), (x + width / 2, .007, (top + DESK) / 2), material, bevel=.001, grain='x', name='splash')


def cheek(bench, x, depth, top, material):
    """A panel that closes the end of a run."""
    board(bench, (.018, depth + .022, top), (x, -(depth + .022) / 2, top / 2), material, bevel=.0015, grain='z', name='cheek')


def desk(bench, p, x, width):
    worktop(bench, x, width, p['worktop'], BASE_DEPTH + .045)
