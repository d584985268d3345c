"""Writing desks: on slim legs, with pedestals of drawers, on trestles, with an upper shelf."""
from parts.board import board, chamfered_top
from parts.front import GAP, THICK, front
from parts.grip import grip
from parts.lathe import leg
from parts.props import bowl, pile, vase
from parts.tube import bent_tube
from stage.view import View

DEFAULTS = {
    'width': 130, 'depth': 65, 'height': 75,
    'form': 'drawer',  # drawer (tapered legs, drawers under the top), pedestal (a case of drawers), frame (metal), trestle, or bureau (a row of pigeonholes)
    'pedestals': 1, 'drawers': 2, 'front': 'main', 'handle': 'knob', 'metal': 'black-metal', 'props': True,
}

VIEWS = {
    'front': View(azimuth=-30, elevation=11, lens=75, fill_width=.76),
    'detail': View(azimuth=-24, elevation=13, lens=75, focus=(.34, 0, .72), span=.75),
    'side': None,
}

BOARD = .026


def build(bench, p):
    width, depth, height = p.metres('width', 'depth', 'height')
    desk = height - .2 if p['form'] == 'bureau' else height
    FORMS[p['form']](bench, p, width, depth, desk)
    if p['props']:
        pile(bench, (width * .3, depth * .14, desk), 3)
        vase(bench, (-width * .36, depth * .22, desk), .7, 'ceramic', 1)


def drawer(bench, p, width, depth, height):
    """A shallow box with drawers between tapered legs."""
    chamfered_top(bench, (width, depth, BOARD), (0, 0, height - BOARD / 2), inset=.012)
    drawer_box(bench, p, width - .1, depth - .08, height - BOARD, .12)
    for side in (-1, 1):
        for end in (-1, 1):
            leg(bench, (side * (width / 2 - .04), end * (depth / 2 - .04), 0), (side * (width / 2 - .085), end * (depth / 2 - .075), height - BOARD - .02), (.013, .024), around=32)


def drawer_box(bench, p, width, depth, top, tall):
    """The box under a top, open to the front, closed by its drawers."""
    for side in (-1, 1):
        board(bench, (.02, depth, tall), (side * (width / 2 - .01), 0, top - tall / 2), grain='y', name='side')
    board(bench, (width, .02, tall), (0, depth / 2 - .01, top - tall / 2), grain='x', name='back')
    board(bench, (width - .04, depth - .04, .012), (0, 0, top - tall + .006), grain='x', name='floor')
    board(bench, (width - .04, .002, tall), (0, -depth / 2 + .025, top - tall / 2), 'shadow', bevel=0, name='dark')
    each = (width - .04) / p['drawers']
    for i in range(p['drawers']):
        x = -(width - .04) / 2 + each * (i + .5)
        at, size = (x, -depth / 2 + THICK / 2, top - tall / 2), (each - GAP, tall - 2 * GAP)
        front(bench, 'plain', at, size, p['front'], 'x')
        grip(bench, p['handle'], (x, -depth / 2, at[2]), size, p['metal'], False)


def pedestal(bench, p, width, depth, height):
    """One or two cases of three drawers carry the top; legs where there is none."""
    board(bench, (width, depth, BOARD), (0, 0, height - BOARD / 2), bevel=.003, grain='x', name='top')
    wide, tall, lift = .4, height - BOARD, .06
    for side in (1, -1)[:p['pedestals']]:
        with bench.at((side * (width / 2 - wide / 2 - .01), .01, 0)):
            case(bench, p, wide, depth - .04, tall, lift)
    if p['pedestals'] == 1:
        for end in (-1, 1):
            board(bench, (.045, .045, tall), (-width / 2 + .05, end * (depth / 2 - .05), tall / 2), bevel=.004, taper=.7, grain='z', name='leg')
        board(bench, (.024, depth - .14, .06), (-width / 2 + .05, 0, tall - .03), grain='y', name='rail')
    board(bench, (width - .42 * p['pedestals'] - .04, .02, .3 if p['pedestals'] == 2 else .06), (-.2 * (p['pedestals'] == 1), depth / 2 - .06, tall - (.15 if p['pedestals'] == 2 else .03)), grain='x', name='apron')


def case(bench, p, width, depth, tall, lift):
    board(bench, (width - .05, depth - .06, lift), (0, .01, lift / 2), name='plinth')
    for side in (-1, 1):
        board(bench, (.02, depth, tall - lift), (side * (width / 2 - .01), 0, (tall + lift) / 2), grain='z', name='side')
    board(bench, (width - .04, .01, tall - lift), (0, depth / 2 - .01, (tall + lift) / 2), grain='z', name='back')
    board(bench, (width - .04, depth, .02), (0, 0, lift + .01), grain='x', name='floor')
    board(bench, (width - .04, .002, tall - lift), (0, -depth / 2 + .028, (tall + lift) / 2), 'shadow', bevel=0, name='dark')
    z, whole = lift + .02, tall - lift - .02
    for share in (.44, .32, .24):
        size = width - .04 - GAP, whole * share - GAP
        at = 0, -depth / 2 + THICK / 2, z + whole * share / 2
        front(bench, 'plain', at, size, p['front'], 'x')
        grip(bench, p['handle'], (0, -depth / 2, at[2]), size, p['metal'], False)
        z += whole * share


def frame(bench, p, width, depth, height):
    """A wide board on two bent frames, a shelf for papers under it."""
    board(bench, (width, depth, .03), (0, 0, height - .015), bevel=.004, grain='x', name='top')
    for side in (-1, 1):
        x = side * (width / 2 - .07)
        bent_tube(bench, [(x, -depth / 2 + .06, height - .034), (x, -depth / 2 + .03, .012), (x, depth / 2 - .03, .012), (x, depth / 2 - .06, height - .034)], .0125, p['metal'], bend=.035, name='frame')
        bent_tube(bench, [(x, -depth / 2 + .05, height - .042), (x, depth / 2 - .05, height - .042)], .0105, p['metal'], name='rail')
    bent_tube(bench, [(-width / 2 + .07, depth / 2 - .05, .28), (width / 2 - .07, depth / 2 - .05, .28)], .0105, p['metal'], name='brace')
    drawer_box(bench, p, width * .46, depth - .12, height - .03, .09)


def trestle(bench, p, width, depth, height):
    """A board on two A-shaped trestles."""
    board(bench, (width, depth, .03), (0, 0, height - .015), bevel=.004, grain='x', name='top')
    for side in (-1, 1):
        x = side * (width / 2 - .2)
        board(bench, (.05, depth - .12, .04), (x, 0, height - .05), bevel=.004, grain='y', name='head')
        for end in (-1, 1):
            for lean in (-1, 1):
                leg(bench, (x + lean * .13, end * (depth / 2 - .05), 0), (x + lean * .012, end * (depth / 2 - .11), height - .05), (.013, .018), 'main', 28)
            board(bench, (.17, .022, .035), (x, end * (depth / 2 - .074), height * .4), bevel=.004, grain='x', name='brace')
        board(bench, (.022, depth - .14, .035), (x, 0, height * .4 + .03), bevel=.004, grain='y', name='rail')


def bureau(bench, p, width, depth, height):
    """A desk with pigeonholes at the back."""
    drawer(bench, p, width, depth, height)
    deep, tall = .24, .2
    y, z = depth / 2 - deep / 2, height + tall / 2
    count = 4
    for i in range(count + 1):
        board(bench, (.016, deep, tall - .016), (-width / 2 + .008 + (width - .016) * i / count, y, z - .008), grain='z', name='wall')
    board(bench, (width, deep, .016), (0, y, height + tall - .008), bevel=.003, grain='x', name='top')
    board(bench, (width - .02, .008, tall - .01), (0, depth / 2 - .006, z - .004), grain='x', name='back')
    each = (width - .016) / count
    for i in (1, 2):
        at, size = (-width / 2 + .008 + each * (i + .5), y - deep / 2 + .012, height + tall * .25), (each - .02, tall * .44)
        front(bench, 'plain', at, size, p['front'], 'x')
        grip(bench, 'knob', (at[0], at[1] - .01, at[2]), size, p['metal'], False)
    bowl(bench, (each * .5, y, height + tall), .4, 'ceramic-terracotta')


FORMS = {'drawer': drawer, 'pedestal': pedestal, 'frame': frame, 'trestle': trestle, 'bureau': bureau}
