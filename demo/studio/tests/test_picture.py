"""What can be proven of a picture without Blender: `/usr/bin/python3 -m unittest discover demo/studio/tests -t demo/studio`."""
import unittest

import numpy as np

from picture.drawing import drawing, thinned
from picture.tone import finished, on_sand, tone_mapped


def backdrop():
    """An uneven lit cove with a dark thing in the middle."""
    down, across = np.mgrid[0:80, 0:100] / 100
    light = (.75 + .2 * down - .1 * across)[..., None] * np.array([1, .97, .93])
    light[30:50, 40:60] = .05
    return light.astype(np.float32)


class PictureTest(unittest.TestCase):
    def test_the_edge_of_a_whole_picture_is_sand(self):
        pixels = finished(on_sand(tone_mapped(backdrop()))).astype(int)
        for rim in (pixels[0], pixels[-1], pixels[:, 0], pixels[:, -1]):
            self.assertLessEqual(np.abs(np.median(rim, axis=0) - (0xf1, 0xeb, 0xe1)).max(), 1)

    def test_tone_mapping_never_turns_brighter_light_darker(self):
        grey = np.linspace(0, 3, 200, dtype=np.float32)[None, :, None].repeat(3, 2)
        self.assertGreaterEqual(np.diff(tone_mapped(grey)[0, :, 0]).min(), 0)

    def test_a_drawing_says_its_measures(self):
        box = [[(0, 0), (0, .74), (1.6, .74), (1.6, 0)]]
        text = drawing(box, box, {'widthCm': 160, 'depthCm': 42, 'heightCm': 74})
        for measure in ('160 см', '42 см', '74 см'):
            self.assertIn(measure, text)

    def test_points_on_a_straight_line_are_dropped(self):
        self.assertEqual(thinned([(0, 0), (5, 0), (10, 0), (10, 10)]), [(0, 0), (10, 0), (10, 10)])
