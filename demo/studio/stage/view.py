"""How a picture is taken."""
from dataclasses import dataclass, replace
from typing import Optional, Tuple


@dataclass(frozen=True)
class View:
    """Azimuth below zero looks from the left of the front; angles in degrees.

    A whole view frames the model to `fill_width` of the picture's width or `fill_height` of its height, whichever
    is reached first. A close one (`focus`, shares 0…1 of the model's width, depth and height) frames `span` metres."""

    azimuth: float = -30
    elevation: float = 11
    lens: float = 70
    fill_width: float = .8
    fill_height: float = .7
    drop: float = -.02
    focus: Optional[Tuple[float, float, float]] = None
    span: float = .6


def view_of(view, changes):
    """A view with some of its settings changed."""
    return replace(view, **{name: tuple(value) if isinstance(value, list) else value for name, value in changes.items()})
