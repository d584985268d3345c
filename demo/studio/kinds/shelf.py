"""Open shelving: a case, a metal frame, a ladder, steps."""
from parts.board import board
from parts.props import books, bowl, box, pile, twigs, vase
from parts.tube import bent_tube
from stage.view import View

DEFAULTS = {
    'width': 90, 'depth': 34, 'height': 190,
    'form': 'case',  # case (squares), frame (metal posts), ladder (shelves grow deeper downwards), or steps
    'columns': 2, 'rows': 5, 'metal': 'black-metal', 'props': True,
}

VIEWS = {
    'front': View(azimuth=-28, elevation=3, lens=75, fill_width=.74, fill_height=.84),
    'detail': View(azimuth=-30, elevation=5, lens=75, focus=(.5, 0, .68), span=.8),
    'side': None,
}

BOARD = .024


def build(bench, p):
    width, depth, height = p.metres('width', 'depth', 'height')
    cells = FORMS[p['form']](bench, p, width, depth, height)
    if p['props']:
        for number, cell in enumerate(cells):
            dress(bench, number, *cell)


def case(bench, p, width, depth, height):
    """Uprights all the way, shelves between them."""
    columns, rows = p['columns'], p['rows']
    each = (width - BOARD) / columns
    for i in range(columns + 1):
        board(bench, (BOARD, depth, height), (-width / 2 + BOARD / 2 + each * i, 0, height / 2), grain='z', name='upright')
    cells, tall = [], (height - BOARD - .04) / rows
    for row in range(rows + 1):
        for column in range(columns):
            x, z = -width / 2 + BOARD / 2 + each * (column + .5), .04 + BOARD / 2 + tall * row
            board(bench, (each - BOARD, depth - .006, BOARD), (x, .002, z), grain='x', name='shelf')
            if row < rows:
                cells.append((x, z + BOARD / 2, each - BOARD, tall - BOARD, depth))
    return cells


def frame(bench, p, width, depth, height):
    """Wooden shelves on square metal posts, crossed at the back."""
    for side in (-1, 1):
        x = side * (width / 2 - .011)
        for end in (-1, 1):
            board(bench, (.022, .022, height), (x, end * (depth / 2 - .011), height / 2), p['metal'], bevel=.002, grain='z', name='post')
        for z in (.1, height - .011):
            board(bench, (.02, depth - .044, .02), (x, 0, z), p['metal'], bevel=.002, grain='y', name='rail')
    cells, tall = [], (height - .16) / (p['rows'] - 1)
    for row in range(p['rows']):
        z = .12 + tall * row
        board(bench, (width - .046, depth - .004, .028), (0, 0, z), bevel=.003, grain='x', name='shelf')
        for end in (-1, 1):
            board(bench, (width - .044, .014, .014), (0, end * (depth / 2 - .02), z - .021), p['metal'], bevel=.001, grain='x', name='rail')
        if row < p['rows'] - 1:
            cells += [(side * width / 4.2, z + .014, width / 2 - .08, tall - .05, depth) for side in (-1, 1)]
    return cells


def ladder(bench, p, width, depth, height):
    """Two bent hoops lean back; the shelves grow shorter upwards."""
    top = .14
    for side in (-1, 1):
        x = side * (width / 2 - .01)
        bent_tube(bench, [(x, -depth / 2 + .01, 0), (x, depth / 2 - top - .02, height), (x, depth / 2 - .012, height), (x, depth / 2 - .012, 0)], .01, p['metal'], bend=.05, name='hoop')
    cells, rows = [], p['rows']
    for row in range(rows):
        share = (row + .5) / rows
        z = .14 + (height - .3) * row / (rows - 1)
        front = -depth / 2 + (depth - top - .03) * z / height
        deep = depth / 2 - front
        board(bench, (width - .036, deep - .01, .024), (0, (depth / 2 + front) / 2, z), bevel=.003, grain='x', name='shelf')
        board(bench, (width - .036, .012, .04), (0, depth / 2 - .012, z + .03), bevel=.002, grain='x', name='lip')
        cells.append((-width * .22 if row % 2 else width * .2, z + .012, width * .42, .3, deep * (1 - .1 * share)))
    return cells


def steps(bench, p, width, depth, height):
    """Squares that rise like stairs: a divider for a room."""
    count = p['columns']
    each = (width - BOARD) / count
    tall = (height - BOARD) / p['rows']
    cells = []
    for column in range(count + 1):
        reach = min(p['rows'], max(1, round(p['rows'] * max(min(column, count - 1) + 1, 1) / count))) if column else max(1, round(p['rows'] / count))
        board(bench, (BOARD, depth, tall * reach + BOARD), (-width / 2 + BOARD / 2 + each * column, 0, (tall * reach + BOARD) / 2), grain='z', name='upright')
    for column in range(count):
        reach = max(1, round(p['rows'] * (column + 1) / count))
        x = -width / 2 + BOARD / 2 + each * (column + .5)
        for row in range(reach + 1):
            board(bench, (each - BOARD, depth - .004, BOARD), (x, 0, BOARD / 2 + tall * row), grain='x', name='shelf')
            if row < reach:
                cells.append((x, BOARD + tall * row, each - BOARD, tall - BOARD, depth))
    return cells


def dress(bench, number, x, z, width, tall, depth):
    """Something in most cells, so that one sees their depth."""
    what = (number * 5 + 2) % 9
    if what in (0, 4):
        books(bench, (x - width / 2 + .02, .01, z), width * .62, min(.25, tall * .8))
    elif what == 1:
        pile(bench, (x, 0, z), 3)
        if tall > .24:
            bowl(bench, (x, 0, z + .08), .5, 'ceramic-terracotta')
    elif what == 2:
        box(bench, (x, 0, z), (min(.32, width * .8), min(.26, depth * .8), min(.2, tall * .66)))
    elif what == 3:
        vase(bench, (x + width * .1, 0, z), min(.8, tall * .8 / .26), 'ceramic', number % 3)
    elif what == 6:
        vase(bench, (x - width * .1, 0, z), min(.6, tall * .5 / .26), 'ceramic-terracotta', 2)
        if tall > .34:
            twigs(bench, (x - width * .1, 0, z + .08), 5, tall * .7)
    elif what == 7:
        books(bench, (x - width * .1, .01, z), width * .4, min(.23, tall * .76), lean=False)


FORMS = {'case': case, 'frame': frame, 'ladder': ladder, 'steps': steps}
