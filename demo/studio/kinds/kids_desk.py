"""Children's desks: growing, with shelves, a small table with a stool."""
from parts.board import board, prism, rounded_outline
from parts.front import GAP, THICK, front
from parts.grip import grip
from parts.lathe import lathe, leg
from parts.props import books, pile
from parts.tube import tube
from stage.view import View

DEFAULTS = {
    'width': 100, 'depth': 58, 'height': 76,
    'form': 'school',  # school (drawers and a shelf above), growing (tilting top on two posts), or play (a low table with a stool)
    'top': 'main', 'front': 'accent', 'metal': 'white-metal', 'handle': 'knob',
}

VIEWS = {
    'front': View(azimuth=-32, elevation=10, lens=75, fill_width=.72),
    'side': View(azimuth=-66, elevation=9, lens=80, fill_width=.64),
}


def build(bench, p):
    FORMS[p['form']](bench, p, *p.metres('width', 'depth', 'height'))


def pencils(bench, at):
    x, y, z = at
    lathe(bench, [(.036, 0), (.036, .095), (.032, .095), (.032, .006), (0, .006)], 'ceramic-white', at=at, around=32, name='cup')
    for i, colour in enumerate(('#c9963f', '#b5654a', '#56655c', '#45586f')):
        lean = (i - 1.5) * .012
        tube(bench, [(x + lean * .4, y + .01 * (i % 2), z + .01), (x + lean, y + .014 * (i % 2), z + .16 + .01 * (i % 3))], .0038, colour, name='pencil')


def school(bench, p, width, depth, height):
    """A desk with drawers on the right and a shelf over its back edge."""
    desk = height
    prism(bench, rounded_outline(width, depth, .04), .024, (0, 0, desk - .012), p['top'], bevel=.004, grain='x', name='top')
    wide, tall = .34, desk - .024
    for x in (width / 2 - .03, width / 2 - .03 - wide):
        board(bench, (.02, depth - .08, tall - .06), (x, 0, (tall + .06) / 2), grain='z', name='side')
    middle = width / 2 - .03 - wide / 2
    board(bench, (wide - .02, depth - .1, .018), (middle, 0, .07), grain='x', name='floor')
    board(bench, (wide, depth - .14, .06), (middle, 0, .03), name='plinth')
    board(bench, (wide - .02, .002, tall - .08), (middle, -depth / 2 + .07, (tall + .08) / 2), 'shadow', bevel=0, name='dark')
    z, whole = .08, tall - .08
    for share in (.42, .33, .25):
        at, size = (middle, -depth / 2 + .04 + THICK / 2, z + whole * share / 2), (wide - .02 - GAP, whole * share - GAP)
        front(bench, 'plain', at, size, p['front'], 'x')
        grip(bench, p['handle'], (middle, at[1] - THICK / 2, at[2]), size, p['metal'], False)
        z += whole * share
    for end in (-1, 1):
        leg(bench, (-width / 2 + .05, end * (depth / 2 - .06), 0), (-width / 2 + .08, end * (depth / 2 - .09), tall), (.015, .022))
    y = depth / 2 - .1
    for x in (-width / 2 + .1, width / 2 - .1):
        board(bench, (.02, .18, .3), (x, y, desk + .15), grain='z', name='upright')
    board(bench, (width - .1, .2, .02), (0, y, desk + .31), p['top'], bevel=.004, grain='x', name='shelf')
    books(bench, (width * .05, y, desk + .32), .22, .2)
    pile(bench, (-width * .3, -.02, desk), 2)
    pencils(bench, (width * .24, y - .02, desk))


def growing(bench, p, width, depth, height):
    """A tilting top on two sliding posts."""
    for side in (-1, 1):
        x = side * (width / 2 - .12)
        board(bench, (.07, depth - .04, .035), (x, 0, .0175), bevel=.01, segments=3, grain='y', name='foot')
        board(bench, (.06, .11, height * .62), (x, .06, height * .31 + .02), bevel=.008, segments=3, grain='z', name='post')
        board(bench, (.045, .085, height * .45), (x, .06, height * .72), p['metal'], bevel=.006, grain='z', name='slide')
        lathe(bench, [(.02, 0), (.02, .012), (.012, .018), (0, .018)], 'brass', at=(x - side * .031, .06, height * .52), turn=(0, -side * 90, 0), around=24, name='knob')
    board(bench, (width - .3, .022, .16), (0, .09, height * .45), p['front'], bevel=.005, grain='x', name='apron')
    with bench.at((0, 0, height - .018), turn=(9, 0, 0)):
        prism(bench, rounded_outline(width, depth, .06), .024, (0, 0, 0), p['top'], bevel=.005, grain='x', name='top')
        for side in (-1, 1):
            board(bench, (.03, depth - .14, .024), (side * (width / 2 - .12), 0, -.024), p['metal'], bevel=.004, grain='y', name='bracket')
        board(bench, (width * .6, .014, .02), (0, -depth / 2 + .02, .018), p['front'], bevel=.004, grain='x', name='stop')
        board(bench, (.3, .22, .012), (.06, -.03, .02), '#e9e2d4', bevel=.002, turn=(0, 0, 6), name='album')
    board(bench, (.32, depth - .2, .1), (width * .2, .02, height - .12), p['front'], bevel=.004, grain='x', name='drawer')


def play(bench, p, width, depth, height):
    """A low table and a stool beside it."""
    prism(bench, rounded_outline(width, depth, .12), .024, (0, 0, height - .012), p['top'], bevel=.006, grain='x', name='top')
    for side in (-1, 1):
        for end in (-1, 1):
            leg(bench, (side * (width / 2 - .05), end * (depth / 2 - .05), 0), (side * (width / 2 - .12), end * (depth / 2 - .11), height - .02), (.015, .024))
    with bench.at((-width * .2, -depth / 2 - .16, 0)):
        lathe(bench, [(0, .27), (.135, .27), (.15, .28), (.152, .292), (.145, .3), (0, .3)], p['front'], around=64, grain='x', name='stool')
        for i in range(3):
            with bench.at((0, 0, 0), turn=(0, 0, 30 + 120 * i)):
                leg(bench, (.15, 0, 0), (.085, 0, .275), (.013, .021))
    pencils(bench, (width * .2, .06, height))
    board(bench, (.28, .2, .01), (-width * .12, -.02, height + .005), '#e9e2d4', bevel=.002, turn=(0, 0, -8), name='album')


FORMS = {'school': school, 'growing': growing, 'play': play}
