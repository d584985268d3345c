"""Which pictures to take."""
import re

from materials.finish import by_light
from files.paths import STUDIO


def picture_jobs(model, view, finishes, size, samples, file_of):
    """One job for each light (a detail is seen from close by); `file_of(finish)` says where a picture goes."""
    return [{
        'do': 'picture', 'name': f'{model["id"]} {view} {" ".join(group)}', 'model': model, 'view': view, 'finishes': group,
        'size': size, 'samples': samples, 'out': [str(file_of(finish)) for finish in group],
    } for group in by_light(finishes, close=view == 'detail')]


def view_names(model):
    """The names of a model's views, read without Blender."""
    source = (STUDIO / 'kinds' / f'{model["kind"].replace("-", "_")}.py').read_text()
    block = re.search(r'^VIEWS = \{(.*?)^\}', source, re.S | re.M)
    own = dict(re.findall(r"^    '([a-z-]+)': (\w+)", block.group(1), re.M)) if block else {}
    chosen = {'front': '', 'side': '', **own, **{name: '' for name in model.get('views', {})}}
    return [name for name, what in chosen.items() if what != 'None']
