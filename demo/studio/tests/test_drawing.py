"""What a dimension drawing must keep to."""
import re
import unittest

from picture.drawing import HEIGHT, drawing


def heights(svg):
    return [float(y) for path in re.findall(r'd="M([^"]*)Z"', svg) for y in path.split()[1::2]]


class DrawingTest(unittest.TestCase):
    def test_what_stands_stands_on_the_ground(self):
        box = [[(0, 0), (1, 0), (1, .8), (0, .8)]]
        svg = drawing(box, box, {'widthCm': 100, 'depthCm': 100, 'heightCm': 80})
        self.assertEqual(max(heights(svg)), 490)

    def test_what_lies_flat_is_whole_on_the_sheet(self):
        rug = [[(-.7, -1), (.7, -1), (.7, 1), (-.7, 1)]]
        svg = drawing(rug, [], {'widthCm': 140, 'depthCm': 0, 'heightCm': 200})
        self.assertEqual((min(heights(svg)), max(heights(svg))), (90, 490))
        self.assertLess(max(heights(svg)), HEIGHT)


if __name__ == '__main__':
    unittest.main()
