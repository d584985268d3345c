"""The box of a wardrobe or a bookcase: sides, roof, floor, plinth, back."""
from parts.board import board

WALL = .022


def tall_case(bench, width, depth, height, plinth, inset=.02, material='main', dark=True, back=None):
    """Everything but the fronts, which are `inset` deep; `dark` closes it behind them."""
    for side in (-1, 1):
        board(bench, (WALL, depth - inset, height), (side * (width / 2 - WALL / 2), inset / 2, height / 2), material, bevel=.0015, grain='z', name='side')
    inner = width - 2 * WALL
    board(bench, (inner, depth - inset, WALL), (0, inset / 2, height - WALL / 2), material, bevel=.0015, grain='x', name='roof')
    board(bench, (inner, depth - inset - .01, WALL), (0, inset / 2 + .005, plinth + WALL / 2), material, bevel=.0015, grain='x', name='floor')
    board(bench, (inner, .016, plinth), (0, -depth / 2 + .05, plinth / 2), material, bevel=.001, grain='x', name='plinth')
    board(bench, (inner, .006, height - plinth), (0, depth / 2 - .01, (height + plinth) / 2), back or material, bevel=0, grain='z', name='back')
    if dark:
        board(bench, (inner, .002, height - plinth - WALL), (0, -depth / 2 + .03, (height + plinth) / 2), 'shadow', bevel=0, name='dark')


def cornice(bench, width, depth, height, material='main'):
    """Two stepped mouldings on the top, for a country-house look."""
    for grow, tall, z in ((.012, .022, height + .011), (.03, .018, height + .031)):
        board(bench, (width + 2 * grow, depth + grow, tall), (0, -grow / 2, z), material, bevel=.005, segments=3, grain='x', name='cornice')
