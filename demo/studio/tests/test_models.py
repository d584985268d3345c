"""What the lists must keep to."""
import json
import re
import unittest

from commands.picture_jobs import view_names
from materials.finish import by_light, finishes, surfaces
from files.keys import picture_key
from files.models import read_models


class ModelsTest(unittest.TestCase):
    def test_ids_are_latin_and_unique(self):
        for model in read_models():
            self.assertRegex(model['id'], re.compile(r'^[a-z0-9]+(-[a-z0-9]+)*$'))

    def test_every_model_comes_in_known_finishes_and_has_two_views(self):
        for model in read_models():
            self.assertTrue(set(model['finishes']) <= set(finishes()), model['id'])
            self.assertGreaterEqual(len(view_names(model)), 2, model['id'])

    def test_every_finish_has_a_surface_and_an_accent(self):
        for code, finish in finishes().items():
            self.assertIn(finish['texture'], surfaces(), code)
            self.assertIn(finish.get('accent', code), finishes(), code)

    def test_cloths_share_a_light_from_afar_but_not_close_by(self):
        self.assertEqual(by_light(['linen', 'boucle', 'oak', 'white']), [['linen', 'boucle'], ['oak', 'white']])
        self.assertEqual(by_light(['linen', 'boucle'], close=True), [['linen'], ['boucle']])

    def test_the_key_follows_the_parameters(self):
        model = next(m for m in read_models() if m['id'] == 'sofa-polden')
        wider = json.loads(json.dumps(model))
        wider['params'] = {'width': 230}
        self.assertNotEqual(picture_key(model, 'front', 'linen'), picture_key(wider, 'front', 'linen'))
        self.assertNotEqual(picture_key(model, 'front', 'linen'), picture_key(model, 'front', 'rust'))
