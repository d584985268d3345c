"""What the book of finishes must keep to."""
import json
import unittest

from files.models import read_models
from files.paths import FINISHES, GLB, SURFACES


class FinishesTest(unittest.TestCase):
    def setUp(self):
        self.book = json.loads(FINISHES.read_text())

    def test_every_exported_model_stands_in_it_with_its_first_finish(self):
        for model in read_models():
            if (GLB / f'{model["id"]}.glb').exists():
                entry = self.book['models'][model['id']]
                self.assertEqual(entry['main'], model['finishes'][0])
                self.assertIn(entry['main'], entry['finishes'])
                self.assertLessEqual(set(entry['finishes']), set(model['finishes']))

    def test_every_finish_that_is_shown_has_its_look_and_its_bitmaps(self):
        for model in self.book['models'].values():
            for code in [c for c in model['finishes'] if c != model['main']]:
                look = self.book['looks'][code]
                for what in ('albedo', 'normal'):
                    self.assertTrue(not look[what] or (SURFACES / f'{look["map"]}-{what}.jpg').exists(), code)


if __name__ == '__main__':
    unittest.main()
