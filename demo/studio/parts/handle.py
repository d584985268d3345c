"""Handles and knobs of doors and drawers; `at` is a point on the front's surface."""
from parts.board import board
from parts.lathe import lathe


def bar_handle(bench, at, length=.32, material='black-metal', upright=True, section=.011):
    """A slim bar on two posts."""
    x, y, z = at
    long = (section, section, length) if upright else (length, section, section)
    board(bench, long, (x, y - .028, z), material, bevel=.003, segments=3, name='handle')
    for side in (-1, 1):
        reach = side * length * .4
        spot = (x, y - .013, z + reach) if upright else (x + reach, y - .013, z)
        board(bench, (.009, .03, .009), spot, material, bevel=.001, name='handle-post')


def knob(bench, at, radius=.014, material='brass'):
    """A small turned knob."""
    profile = [(radius * .45, 0), (radius * .4, .012), (radius * .95, .018), (radius, .023), (radius * .85, .028), (0, .029)]
    lathe(bench, profile, material, at=at, turn=(90, 0, 0), around=28, name='knob')


def shell_handle(bench, at, width=.09, material='brass'):
    """A cup to pull a drawer by."""
    x, y, z = at
    board(bench, (width, .022, .006), (x, y - .011, z + .012), material, bevel=.0025, segments=3, name='handle')
    board(bench, (width, .006, .026), (x, y - .021, z), material, bevel=.0025, segments=3, name='handle')


def edge_handle(bench, at, length=.2, material='black-metal', upright=False):
    """A thin profile on the edge of a front."""
    x, y, z = at
    size = (.003, .022, length) if upright else (length, .022, .003)
    board(bench, size, (x, y - .009, z), material, bevel=.0008, name='handle')


HANDLES = {'bar': bar_handle, 'knob': knob, 'shell': shell_handle, 'edge': edge_handle}
