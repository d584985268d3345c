"""One model in an empty scene."""
from kinds.kind import build
from materials.palette import Palette
from materials.texture_cache import texture_folder
from parts.bench import Bench
from files.paths import CACHE
from stage.scene import empty_scene


def set_up(model, finish, fine=1):
    """The bench with the model built on it in one finish."""
    empty_scene()
    bench = Bench(model['id'], finish, Palette(texture_folder(CACHE)), fine=fine, accent=model.get('accent'))
    build(bench, model)
    return bench
